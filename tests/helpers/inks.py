"""What is written in a window as it is seen: every text with its place, and whether it can be read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractListModel, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QTextCursor
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QHeaderView,
    QItemDelegate,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QStyledItemDelegate,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)

READABLE = 4.5
"""The least contrast of WCAG 2 AA for text."""


def pixels(image: QImage) -> NDArray[np.uint32]:
    """Rows of pixels, each ``0xFFRRGGBB``."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(bytes(image.constBits()), np.uint32).reshape(image.height(), image.width())


def light(colors: NDArray[np.uint32]) -> NDArray[np.float64]:
    """Relative luminance as WCAG 2 has it."""
    parts = np.stack([colors >> shift & 255 for shift in (16, 8, 0)], axis=-1) / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def contrast_in(part: NDArray[np.uint32]) -> float:
    """Of the ground of a part, the colour most of it has, to the colour that differs most from it."""
    colors, counts = np.unique(part, return_counts=True)
    lights = light(colors)
    ground = lights[counts.argmax()]
    ratios = (np.maximum(lights, ground) + 0.05) / (np.minimum(lights, ground) + 0.05)
    return float(ratios.max())


def written(root: QWidget) -> Iterator[tuple[str, QRectF]]:
    """What Qt itself writes into a window where it can be used or read, with the places in the window."""
    for each in root.findChildren(QWidget):
        inner = each.viewport() if isinstance(each, QAbstractScrollArea) else each  # it covers the outer one
        if not each.isVisibleTo(root) or not each.isEnabled() or inner.visibleRegion().isEmpty():
            continue
        seen = inner.visibleRegion().boundingRect()
        if inner is not each:
            seen.translate(inner.pos())
        for text, rect in _texts_in(each):
            whole = rect.toAlignedRect().size()
            rect = rect.intersected(QRectF(seen))
            is_cut = rect.height() < 0.7 * whole.height() or rect.width() < 0.7 * whole.width()
            if any(map(str.isalnum, text)) and not rect.isEmpty() and not is_cut:
                yield text, rect.translated(QPointF(each.mapTo(root, QPoint())))


def _texts_in(widget: QWidget) -> Iterator[tuple[str, QRectF]]:
    """Texts with their places in a widget."""
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text(), QRectF(widget.rect())
        case QComboBox():
            yield widget.currentText(), QRectF(widget.rect())
        case QLineEdit():
            yield widget.text() or widget.placeholderText(), QRectF(widget.rect())
        case QTabBar():
            for place in range(widget.count()):
                yield widget.tabText(place), QRectF(widget.tabRect(place))
        case QMenuBar():
            more = widget.findChild(QToolButton)  # has what finds no room
            end = more.x() if more and more.isVisible() else widget.width()
            for action in widget.actions():
                if (place := widget.actionGeometry(action)).right() < end:
                    yield action.text(), QRectF(place)
        case QHeaderView() if widget.orientation() is Qt.Orientation.Horizontal and widget.model():
            for section in range(widget.count()):
                left, width = widget.sectionViewportPosition(section), widget.sectionSize(section)
                text = str(widget.model().headerData(section, Qt.Orientation.Horizontal) or "")
                if widget.fontMetrics().horizontalAdvance(text) < width:  # else a sign of its cut is left
                    yield text, QRectF(left, 0, width, widget.height())
        case QTextEdit() | QPlainTextEdit():
            yield from _parts_of(widget)
        case QAbstractItemView() if type(widget.itemDelegate()) in (QStyledItemDelegate, QItemDelegate):
            yield from _cells_of(widget)
        case _:
            pass


def _cells_of(view: QAbstractItemView) -> Iterator[tuple[str, QRectF]]:
    """The cells that Qt paints; what the app paints is heard by ``painted``."""
    model, frame = view.model(), QPointF(view.viewport().pos())
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(min(model.rowCount(), 60)):
        for column in range(columns):
            index = model.index(row, column)
            rect = QRectF(view.visualRect(index))
            if QRectF(view.viewport().rect()).contains(rect):
                yield str(index.data() or ""), rect.translated(frame)


def _parts_of(edit: QTextEdit | QPlainTextEdit) -> Iterator[tuple[str, QRectF]]:
    """The first line of each run of one colour: a link beside black text has to be readable by itself."""
    document, frame = edit.document(), QPointF(edit.viewport().pos())
    block = document.begin()
    while block.isValid():
        for each in block.begin():
            part = each.fragment()
            here, end = QTextCursor(block), QTextCursor(block)
            here.setPosition(part.position())
            line = block.layout().lineForTextPosition(part.position() - block.position())
            last = min(
                part.position() + part.length(), block.position() + line.textStart() + line.textLength()
            )
            end.setPosition(last)
            rect = QRectF(edit.cursorRect(here)).united(QRectF(edit.cursorRect(end)))
            if rect.intersects(QRectF(edit.viewport().rect())) and rect.width() > 3:
                yield part.text(), rect.translated(frame)
        block = block.next()


def painted(root: QWidget) -> tuple[QImage, list[tuple[str, QRectF]]]:
    """A window as it looks, and the texts that rows, charts and badges of it draw, with their places."""
    found: list[tuple[str, QRectF]] = []
    draw = QPainter.drawText

    def spy(painter: QPainter, *arguments: Any) -> object:
        text = next(each for each in arguments if isinstance(each, str))
        box = arguments[0]
        if isinstance(box, QPointF):
            box = QFontMetricsF(painter.font()).boundingRect(text).translated(box)
        widget = painter.device()
        if isinstance(widget, QWidget) and any(map(str.isalnum, text)):
            place = painter.deviceTransform().mapRect(QRectF(box))
            seen = widget.visibleRegion().boundingRect()
            seen.moveTopLeft(widget.mapTo(root, seen.topLeft()))
            if QRectF(seen).contains(place):
                found.append((text, place))
        return draw(painter, *arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", spy)
        image = root.grab().toImage()
    return image, found


def unreadable(root: QWidget) -> list[str]:
    """What cannot be read in a window, with its colours or without them."""
    image, found = painted(root)
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    wrong = []
    for name, colors in (("in colour", pixels(image)), ("in grey", pixels(grey))):
        for text, place in (*found, *written(root)):
            box = place.toAlignedRect().intersected(image.rect())
            if box.width() < 6 or box.height() < 6:
                continue
            part = colors[box.top() : box.bottom() + 1, box.left() : box.right() + 1]
            if (ratio := contrast_in(part)) < READABLE:
                wrong.append(f"{text!r} {box.getRect()} {name}: {ratio:.1f}")
    return wrong
