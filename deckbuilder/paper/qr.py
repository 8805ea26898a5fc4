"""QR pictures of deck codes and addresses, drawn as paths for paper and as images for the screen."""

from __future__ import annotations

from functools import lru_cache

import segno
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

QUIET = 4
"""Modules of white a reader needs on each side of the pattern."""

_MAX_VERSION = 22
"""The widest pattern drawn, 105 modules: on 25 mm they are a quarter of one, as small as phones read."""


class QrTooLongError(ValueError):
    """The text does not fit into a pattern that a phone could read."""


def fits_qr(text: str) -> bool:
    """Whether a text can be drawn as a QR picture; nothing is no text."""
    try:
        return bool(qr_modules(text))
    except QrTooLongError:
        return False


def qr_modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """The pattern row by row, True for black, without the quiet margin; empty for an empty text.

    Raises ``QrTooLongError`` for a text of more than about 1,500 capital letters and figures. As much of the
    pattern as its size allows serves to mend damage, 15 % at least where the text is short enough for that.
    """
    rows = _pattern(text) if text else ()
    if rows is None:
        raise QrTooLongError(f"{len(text):,} characters are too many for a QR picture")
    return rows


@lru_cache(maxsize=32)
def _pattern(text: str) -> tuple[tuple[bool, ...], ...] | None:
    """The pattern, or None for a text that is too long; either takes a while to find out."""
    for level in ("m", "l"):
        try:
            segno.make(text, error=level, version=_MAX_VERSION, mask=0)  # whether it fits at all
        except segno.DataOverflowError:
            continue
        matrix = segno.make(text, error=level, micro=False).matrix
        return tuple(tuple(bool(module) for module in row) for row in matrix)
    return None


def paint_qr(painter: QPainter, rect: QRectF, text: str) -> None:
    """Draw the pattern in black, as large as fits into the middle of ``rect``.

    The quiet margin, ``QUIET`` modules of white around it, is the caller's. Raises ``QrTooLongError``.
    """
    rows = qr_modules(text)
    side = min(rect.width(), rect.height())
    unit = side / max(1, len(rows))
    left, top = rect.center().x() - side / 2, rect.center().y() - side / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    painter.drawRects(
        [
            QRectF(left + start * unit, top + y * unit, (end - start) * unit, unit)
            for y, row in enumerate(rows)
            for start, end in _runs(row)
        ]
    )
    painter.restore()


def qr_image(text: str, size: int) -> QImage:
    """The picture with its quiet margin, at most ``size`` pixels a side and each module whole pixels.

    Never smaller than one pixel a module. Raises ``QrTooLongError``.
    """
    rows = qr_modules(text)
    modules = len(rows) + 2 * QUIET
    image = QImage(modules, modules, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    for y, row in enumerate(rows):
        for x, black in enumerate(row):
            if black:
                image.setPixelColor(x + QUIET, y + QUIET, Qt.GlobalColor.black)
    side = modules * max(1, size // modules)
    return image.scaled(side, side)


def _runs(row: tuple[bool, ...]) -> list[tuple[int, int]]:
    """The stretches of black of a row: first module and the one after the last."""
    runs: list[tuple[int, int]] = []
    start: int | None = None
    for x, black in enumerate((*row, False)):
        if black and start is None:
            start = x
        elif not black and start is not None:
            runs.append((start, x))
            start = None
    return runs
