"""The icons of the window as paths on a grid of 16: strokes of 1.6, flat ends, mitred corners, no fills."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from .palette import Scheme
from .signs import painting

GRID = 16
STROKE = 1.6


class Icon(StrEnum):
    """What an icon means; its button has the word as its name."""

    SEARCH = "search"
    UNDO = "undo"
    REDO = "redo"
    PLUS = "plus"
    MINUS = "minus"
    CLOSE = "close"
    GRID = "grid"
    TABLE = "table"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    FILTER = "filter"
    MENU = "menu"


def icon_path(icon: Icon) -> QPainterPath:
    """The lines of an icon in a square of 16; stroke them, do not fill."""
    return _DRAWINGS[icon]()


def draw_icon(painter: QPainter, rect: QRectF, icon: Icon, color: QColor | str) -> None:
    """Draw an icon in the middle of `rect`."""
    side = min(rect.width(), rect.height())
    with painting(painter):
        painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
        painter.scale(side / GRID, side / GRID)
        pen = QPen(QColor(color), STROKE)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(icon_path(icon))


def make_icon(icon: Icon, scheme: Scheme, side: int = 16) -> QIcon:
    """A QIcon in a scheme's colours: text, faint when disabled, on ink when checked; sharp up to 300 %."""
    result = QIcon()
    for ratio in (1, 2, 3):
        result.addPixmap(_pixmap(icon, scheme.text, side, ratio), QIcon.Mode.Normal, QIcon.State.Off)
        result.addPixmap(_pixmap(icon, scheme.faint, side, ratio), QIcon.Mode.Disabled, QIcon.State.Off)
        checked = _pixmap(icon, scheme.onink, side, ratio)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Active):
            result.addPixmap(checked, mode, QIcon.State.On)
    return result


def _pixmap(icon: Icon, color: str, side: int, ratio: int) -> QPixmap:
    pixmap = QPixmap(QSize(side, side) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_icon(painter, QRectF(0, 0, side, side), icon, color)
    painter.end()
    return pixmap


def _lines(*strokes: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for stroke in strokes:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in stroke]))
    return path


def _boxes(*boxes: tuple[float, float, float, float]) -> QPainterPath:
    path = QPainterPath()
    for box in boxes:
        path.addRect(QRectF(*box))
    return path


def _search() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(6.8, 6.8), 4.5, 4.5)
    path.addPath(_lines(((10.0, 10.0), (14.2, 14.2))))
    return path


def _undo() -> QPainterPath:
    path = _lines(((6.0, 2.4), (2.6, 5.8), (6.0, 9.2)))
    path.moveTo(2.6, 5.8)
    path.lineTo(9.6, 5.8)
    path.cubicTo(15.0, 5.8, 15.0, 13.2, 9.6, 13.2)
    path.lineTo(6.0, 13.2)
    return path


def _redo() -> QPainterPath:
    path = _lines(((10.0, 2.4), (13.4, 5.8), (10.0, 9.2)))
    path.moveTo(13.4, 5.8)
    path.lineTo(6.4, 5.8)
    path.cubicTo(1.0, 5.8, 1.0, 13.2, 6.4, 13.2)
    path.lineTo(10.0, 13.2)
    return path


_DRAWINGS: dict[Icon, Callable[[], QPainterPath]] = {
    Icon.SEARCH: _search,
    Icon.UNDO: _undo,
    Icon.REDO: _redo,
    Icon.PLUS: lambda: _lines(((8, 2.6), (8, 13.4)), ((2.6, 8), (13.4, 8))),
    Icon.MINUS: lambda: _lines(((2.6, 8), (13.4, 8))),
    Icon.CLOSE: lambda: _lines(((3.6, 3.6), (12.4, 12.4)), ((12.4, 3.6), (3.6, 12.4))),
    Icon.GRID: lambda: _boxes((2.6, 2.6, 4, 4), (9.4, 2.6, 4, 4), (2.6, 9.4, 4, 4), (9.4, 9.4, 4, 4)),
    Icon.TABLE: lambda: _lines(*(((2, y), (14, y)) for y in (3.2, 6.4, 9.6, 12.8))),
    Icon.LEFT: lambda: _lines(((10.2, 3.2), (5.4, 8), (10.2, 12.8))),
    Icon.RIGHT: lambda: _lines(((5.8, 3.2), (10.6, 8), (5.8, 12.8))),
    Icon.UP: lambda: _lines(((3.2, 10.2), (8, 5.4), (12.8, 10.2))),
    Icon.DOWN: lambda: _lines(((3.2, 5.8), (8, 10.6), (12.8, 5.8))),
    Icon.FILTER: lambda: _lines(((2, 4), (14, 4)), ((4.5, 8), (11.5, 8)), ((6.6, 12), (9.4, 12))),
    Icon.MENU: lambda: _lines(((2, 4), (14, 4)), ((2, 8), (14, 8)), ((2, 12), (14, 12))),
}
