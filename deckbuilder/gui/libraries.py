"""Which shared libraries of the system Qt needs on Linux, and which packages bring them; imports no Qt.

A desktop brings all of these; a server, a container or a lean window manager may not, and Qt itself then
stops with one name at a time or without a word. Read from the libraries that PySide6 6.8 to 6.11 ship.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Iterable

# Shared library -> the package that brings it on Debian and Ubuntu, on Fedora.
PACKAGES = {
    "libEGL.so.1": ("libegl1", "libglvnd-egl"),
    "libGL.so.1": ("libgl1", "libglvnd-glx"),
    "libX11.so.6": ("libx11-6", "libX11"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libwayland-client.so.0": ("libwayland-client0", "libwayland-client"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "libwayland-cursor"),
    "libxcb.so.1": ("libxcb1", "libxcb"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
    "libz.so.1": ("zlib1g", "zlib"),
    "libzstd.so.1": ("libzstd1", "libzstd"),
}

_X11 = {name for name in PACKAGES if name.startswith(("libxcb", "libX11-xcb", "libxkbcommon-x11"))}
_WAYLAND = {name for name in PACKAGES if name.startswith("libwayland")}
_ALWAYS = PACKAGES.keys() - _X11 - _WAYLAND
_OF_PLUGIN = {"xcb": _X11, "wayland": _WAYLAND}

_UNLOADED = re.compile(r"(?P<name>[\w.+-]+\.so[.\d]*): cannot open shared object file")


def unloaded(fault: Exception) -> str | None:
    """The library that an import or load error says is not there; ``None`` if it is about something else."""
    found = _UNLOADED.search(str(fault))
    return found["name"] if found else None


def _absent(names: Iterable[str], load: Callable[[str], object]) -> set[str]:
    """Those of the names that do not load, or whichever library they lack in turn."""
    absent: set[str] = set()
    for name in names:
        try:
            load(name)
        except OSError as fault:
            absent.add(unloaded(fault) or name)
    return absent


def missing(plugins: Iterable[str], load: Callable[[str], object] = ctypes.CDLL) -> tuple[str, ...]:
    """The libraries to install before Qt can open a window through any one of these platform plugins.

    Qt tries the plugins in turn, so one complete set is enough; if none is, the shortest way is told.
    """
    shortest = min((_absent(_OF_PLUGIN.get(plugin, ()), load) for plugin in plugins), key=len)
    return tuple(sorted(_absent(_ALWAYS, load) | shortest))


def explain(names: Iterable[str]) -> str:
    """What is missing, library by library, and the two commands that bring it, for a reader at a terminal."""
    names = list(names)
    width = max(map(len, names))
    lines = ["The window cannot open: Qt needs shared libraries that this system does not have.", ""]
    debian: list[str] = []
    fedora: list[str] = []
    for name in names:
        if name not in PACKAGES:
            lines.append(f"  {name:{width}}  (look for the package that brings this file)")
            continue
        packages = PACKAGES[name]
        lines.append(f"  {name:{width}}  {packages[0]} on Debian and Ubuntu, {packages[1]} on Fedora")
        debian.append(packages[0])
        fedora.append(packages[1])
    if debian:
        lines += ["", "Install them, then start again:"]
        lines.append(f"  Debian, Ubuntu:  sudo apt-get install {' '.join(dict.fromkeys(debian))}")
        lines.append(f"  Fedora:          sudo dnf install {' '.join(dict.fromkeys(fedora))}")
    return "\n".join(lines)
