"""A deck opened while the program runs comes to the window that is there."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from deckbuilder.gui import handover
from deckbuilder.gui.handover import Handover

ASK = """
import sys
from pathlib import Path
from deckbuilder.gui.handover import hand_over
sys.exit(not hand_over([Path(sys.argv[2])], Path(sys.argv[1])))
"""


class Window:
    """A window that notes what it is asked to open."""

    def __init__(self, qtbot: QtBot, home: Path) -> None:
        self.widget = QWidget()
        qtbot.addWidget(self.widget)
        self.opened: list[Path] = []
        self.handover = Handover(self.widget, home, self.opened.append)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    made = Window(qtbot, tmp_path)
    yield made
    made.handover.close()


def test_a_second_start_with_a_deck_opens_it_in_the_window_that_is_there(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    window.widget.showMinimized()
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    second = subprocess.Popen(
        [sys.executable, "-c", ASK, str(tmp_path), "my deck 怪獣.deck"], cwd=tmp_path, env=environment
    )
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=30_000)
    assert second.returncode == 0
    assert window.opened == [tmp_path / "my deck 怪獣.deck"]  # whose own folder may be another
    assert not window.widget.isMinimized()


def test_without_an_open_window_a_start_keeps_its_files(tmp_path: Path) -> None:
    assert not handover.hand_over([Path("a.deck")], tmp_path)


def test_a_window_about_to_end_takes_nothing(window: Window, tmp_path: Path) -> None:
    """Or a restart in another language would send its decks to the window that goes."""
    window.handover.close()
    assert not handover.hand_over([Path("a.deck")], tmp_path)


def test_windows_of_other_settings_are_other_windows(window: Window, tmp_path: Path) -> None:
    assert not handover.hand_over([Path("a.deck")], tmp_path / "elsewhere")


def test_a_window_that_does_not_answer_is_not_waited_for_long(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This very thread asks, so the window cannot answer."""
    monkeypatch.setattr(handover, "_PATIENCE", 20)
    assert not handover.hand_over([Path("a.deck")], tmp_path)


def test_the_second_of_two_windows_listens_when_the_first_is_gone(qtbot: QtBot, tmp_path: Path) -> None:
    first = Window(qtbot, tmp_path)
    first.handover.close()
    second = Window(qtbot, tmp_path)
    socket = _send(tmp_path, json.dumps([str(tmp_path / "a.deck")]).encode() + b"\n")
    qtbot.waitUntil(lambda: second.opened == [tmp_path / "a.deck"])
    socket.close()
    second.handover.close()


@pytest.mark.parametrize("words", [b"no request\n", b"{}\n", b"\xff\n", b"[1, null]\n", b"x" * 2_000_000])
def test_what_is_no_request_opens_nothing(qtbot: QtBot, window: Window, tmp_path: Path, words: bytes) -> None:
    socket = _send(tmp_path, words)
    qtbot.waitUntil(lambda: socket.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert window.opened == []


def _send(home: Path, words: bytes) -> QLocalSocket:
    socket = QLocalSocket()
    socket.connectToServer(handover._name(home))
    assert socket.waitForConnected(5000)
    socket.write(words)
    return socket
