"""Decks asked for while a window is open go to that window: a double click opens a tab, no second program."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from pydantic import TypeAdapter
from PySide6.QtCore import QObject, Qt
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QWidget

_PATIENCE = 1000
"""Milliseconds until a window that does not answer is taken for busy or gone; then another one opens."""

_LONGEST = 1_000_000
"""Bytes of a request; nothing so long is a list of files."""

_TAKEN = b"taken\n"

_FILES = TypeAdapter(list[Path])


def hand_over(files: Sequence[Path], home: Path) -> bool:
    """Ask the open window that keeps its things in ``home`` to open these; False if there is none."""
    socket = QLocalSocket()
    socket.connectToServer(_name(home))
    if not socket.waitForConnected(_PATIENCE):
        return False
    socket.write(json.dumps([str(file.absolute()) for file in files]).encode() + b"\n")
    while b"\n" not in bytes(socket.peek(len(_TAKEN)).data()):
        if not socket.waitForReadyRead(_PATIENCE):
            return False
    return bytes(socket.readAll().data()) == _TAKEN


class Handover(QObject):
    """Listens for files until it is closed, and opens them in the window; only the same user reaches it."""

    def __init__(self, window: QWidget, home: Path, open_file: Callable[[Path], object]) -> None:
        super().__init__(window)
        self._window = window
        self._open_file = open_file
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        self._listen(_name(home))

    def close(self) -> None:
        """Leave what is asked from now on to the next window."""
        self._server.close()

    def _listen(self, name: str) -> None:
        """The first window listens; where one was killed, its name is free again."""
        if self._server.listen(name):
            return
        other = QLocalSocket()
        other.connectToServer(name)
        if not other.waitForConnected(_PATIENCE):
            QLocalServer.removeServer(name)
            self._server.listen(name)

    def _on_connection(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.readyRead.connect(partial(self._on_words, socket))
            socket.disconnected.connect(socket.deleteLater)

    def _on_words(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST:
                socket.abort()
            return
        files = _files(bytes(socket.readLine().data()))
        if files is None:
            socket.abort()
            return
        socket.write(_TAKEN)  # before opening: questions that a file brings wait for the player
        socket.flush()
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.activateWindow()
        for file in files:
            self._open_file(file)


def _name(home: Path) -> str:
    """By which programs of this user with the same settings find one another."""
    return f"deckbuilder-{hashlib.sha256(str(home.absolute()).encode()).hexdigest()[:20]}"


def _files(line: bytes) -> list[Path] | None:
    """The files a request names; None for what is no request."""
    try:
        return _FILES.validate_json(line)
    except ValueError:
        return None
