"""Whether a window could be seen here, known before Qt is loaded."""

import socket
import struct
import sys
import threading
from pathlib import Path

import pytest

from deckbuilder.gui import display


@pytest.mark.parametrize(
    ("environ", "system", "expected"),
    [
        ({}, "linux", ()),
        ({"DISPLAY": ""}, "linux", ()),
        ({"DISPLAY": ":0"}, "linux", ("xcb",)),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", ("wayland",)),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "linux", ("wayland", "xcb")),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, "linux", ()),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "minimal:enable_fonts"}, "linux", ()),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "wayland;xcb"}, "linux", ("xcb",)),
        ({"QT_QPA_PLATFORM": "xcb"}, "linux", ()),
        ({"QT_QPA_PLATFORM": "vnc:size=800x600"}, "linux", ("vnc",)),
        ({}, "darwin", ("native",)),
        ({}, "win32", ("native",)),
        ({"QT_QPA_PLATFORM": "offscreen"}, "win32", ()),
    ],
    ids=str,
)
def test_display_is_known_from_the_environment(
    environ: dict[str, str], system: str, expected: tuple[str, ...]
) -> None:
    assert display.plugins(environ, system) == expected


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 and Wayland")
def test_display_without_a_server_does_not_answer(tmp_path: Path) -> None:
    assert not display.answers("xcb", {"DISPLAY": ":7654"})
    assert not display.answers("wayland", {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)})


def greet_as_x11_server(server: socket.socket) -> None:
    """Take one client of the X11 protocol and accept it, with one screen and nothing else."""
    client, _ = server.accept()
    with client:
        client.recv(4096)
        setup = struct.pack("<IIIIHHBBBBBBBBI", 1, 0, 0, 0, 0, 65535, 1, 0, 0, 0, 0, 0, 8, 255, 0)
        screen = bytes(40)
        body = setup + screen
        client.sendall(struct.pack("<BBHHH", 1, 0, 11, 0, len(body) // 4) + body)
        client.recv(4096)  # until the client goes


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 and Wayland")
def test_x11_server_answers() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        greeter = threading.Thread(target=greet_as_x11_server, args=(server,))
        greeter.start()
        number = server.getsockname()[1] - 6000  # display n listens on port 6000 + n
        assert display.answers("xcb", {"DISPLAY": f"127.0.0.1:{number}"})
        greeter.join(timeout=10)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 and Wayland")
def test_wayland_server_answers(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        assert display.answers("wayland", {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)})


def test_other_ways_to_show_a_window_are_left_to_qt() -> None:
    assert display.answers("native", {})
