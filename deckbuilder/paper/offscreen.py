"""Drawing without a window: the Qt application that fonts need, and what was drawn as the bytes of a file."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter

_kept: list[QGuiApplication] = []
"""The application made here; Qt ends when it goes."""


def prepare() -> None:
    """Make sure that there is a Qt application: where no window has made one, one that needs no display."""
    if QGuiApplication.instance() is None:
        # Said as an argument, for it counts more than what the environment says.
        _kept.append(QGuiApplication(["deckbuilder", "-platform", "offscreen"]))


def bytes_of(write: Callable[[QIODevice], object]) -> bytes:
    """What a function writes to a device, so that the file can be put on the disk wholly or not at all."""
    data = QByteArray()
    device = QBuffer(data)
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    write(device)
    device.close()
    return bytes(data.data())


def png(image: QImage) -> bytes:
    """A picture as the content of a PNG file."""
    return bytes_of(lambda device: QImageWriter(device, QByteArray(b"png")).write(image))
