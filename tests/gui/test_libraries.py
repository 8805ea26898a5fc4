"""A missing library of Qt is named with the package that brings it, on Debian, Ubuntu and Fedora."""

import importlib.util
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from deckbuilder.gui import libraries


def machine_without(*absent: str) -> Callable[[str], None]:
    """A stand-in for the loader of a machine that lacks these."""

    def load(name: str) -> None:
        if name in absent:
            raise OSError(f"{name}: cannot open shared object file: No such file or directory")

    return load


def test_complete_machine_misses_nothing() -> None:
    assert libraries.missing(["xcb"], machine_without()) == ()


def test_what_every_window_needs_is_missed_on_any_display() -> None:
    for plugin in ("xcb", "wayland", "offscreen", "vnc"):
        assert libraries.missing([plugin], machine_without("libEGL.so.1")) == ("libEGL.so.1",)


def test_x11_libraries_are_missed_on_x11_only() -> None:
    load = machine_without("libxcb-cursor.so.0", "libxcb-icccm.so.4")
    assert libraries.missing(["xcb"], load) == ("libxcb-cursor.so.0", "libxcb-icccm.so.4")
    assert libraries.missing(["wayland"], load) == ()


def test_one_complete_way_to_the_display_is_enough() -> None:
    assert libraries.missing(["wayland", "xcb"], machine_without("libxcb-cursor.so.0")) == ()
    assert libraries.missing(["wayland", "xcb"], machine_without("libwayland-client.so.0")) == ()


def test_library_that_another_one_lacks_is_named_itself() -> None:
    def load(name: str) -> None:
        if name == "libEGL.so.1":
            raise OSError("libGLdispatch.so.0: cannot open shared object file: No such file or directory")

    assert libraries.missing(["xcb"], load) == ("libGLdispatch.so.0",)


def test_explanation_gives_the_commands_to_type() -> None:
    text = libraries.explain(["libEGL.so.1", "libxcb-cursor.so.0"])
    assert "libEGL.so.1         libegl1 on Debian and Ubuntu, libglvnd-egl on Fedora" in text
    assert "Debian, Ubuntu:  sudo apt-get install libegl1 libxcb-cursor0\n" in text
    assert text.endswith("Fedora:          sudo dnf install libglvnd-egl xcb-util-cursor")


def test_package_is_named_once_though_it_brings_two_libraries() -> None:
    text = libraries.explain(["libglib-2.0.so.0", "libgthread-2.0.so.0"])
    assert "sudo dnf install glib2" in text.splitlines()[-1]
    assert text.splitlines()[-2].endswith("apt-get install libglib2.0-0")


def test_unknown_library_is_still_named() -> None:
    assert "libnew.so.7" in libraries.explain(["libnew.so.7"])


@pytest.mark.parametrize(
    ("message", "name"),
    [
        ("libEGL.so.1: cannot open shared object file: No such file or directory", "libEGL.so.1"),
        ("cannot import name 'x' from 'deckbuilder.gui.app'", None),
        ("No module named 'PySide6'", None),
    ],
)
def test_library_is_read_from_the_error_of_an_import(message: str, name: str | None) -> None:
    assert libraries.unloaded(ImportError(message)) == name


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the libraries of Linux")
@pytest.mark.parametrize(
    "part", ["lib/libQt6Gui.so.6", "lib/libQt6XcbQpa.so.6", "plugins/platforms/libqwayland.so"]
)
def test_table_knows_what_the_installed_qt_asks_for(part: str) -> None:
    """The names stand as they are in the string table of each binary."""
    spec = importlib.util.find_spec("PySide6")
    assert spec
    assert spec.submodule_search_locations
    home = Path(spec.submodule_search_locations[0]) / "Qt"
    data = (home / part).read_bytes()
    asked = {
        name.decode()
        for name in re.findall(
            rb"\0(lib(?:xcb|X11|xkb|wayland|EGL|GL|font|free|glib)[\w.-]*\.so\.\d+)(?=\0)", data
        )
    }
    assert asked
    assert asked <= libraries.PACKAGES.keys()
