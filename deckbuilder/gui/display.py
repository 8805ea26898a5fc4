"""Whether a window could be seen here; asked before Qt is loaded, since without a display Qt aborts."""

from __future__ import annotations

import ctypes
import socket
from collections.abc import Mapping
from pathlib import Path

_UNSEEN = {"offscreen", "minimal", "minimalegl"}
_NEEDS = {"xcb": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}


def plugins(environ: Mapping[str, str], system: str) -> tuple[str, ...]:
    """The Qt platform plugins that could show a window, first choice first; none where there is no display.

    `system` is ``sys.platform``. A plugin chosen with ``QT_QPA_PLATFORM`` is respected, but one that draws
    into memory only shows nobody anything.
    """
    asked = [choice.partition(":")[0] for choice in environ.get("QT_QPA_PLATFORM", "").split(";") if choice]
    if not asked:
        asked = ["wayland", "xcb"] if system.startswith("linux") else ["native"]
    return tuple(name for name in asked if name not in _UNSEEN and _is_announced(name, environ))


def _is_announced(plugin: str, environ: Mapping[str, str]) -> bool:
    variable = _NEEDS.get(plugin)
    return variable is None or bool(environ.get(variable))


def answers(plugin: str, environ: Mapping[str, str]) -> bool:
    """Whether the display behind a plugin takes a connection; its libraries must be there already."""
    if plugin == "xcb":
        return _x11_answers(environ["DISPLAY"])
    if plugin == "wayland":
        return _wayland_answers(Path(environ.get("XDG_RUNTIME_DIR", "/")) / environ["WAYLAND_DISPLAY"])
    return True


def _x11_answers(display: str) -> bool:
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return False
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    has_error = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not has_error


def _wayland_answers(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(str(path))
        except OSError:
            return False
    return True
