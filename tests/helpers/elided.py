"""Which texts of painted rows are cut where there is little room, and whether they can be had whole (B61)."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, QRect, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QWidget

NARROW = 9
"""The width in which every cell is painted, in em: less than any name of a card needs."""

MOST_ROWS = 15


def painted_views(root: QWidget) -> list[QAbstractItemView]:
    """The lists and tables of a window whose rows the app paints itself."""
    return [
        each
        for each in root.findChildren(QAbstractItemView)
        if each.isVisibleTo(root)
        and each.model() is not None
        and type(each.itemDelegate()).__module__.startswith("deckbuilder.")
    ]


def cut_without_a_word(view: QAbstractItemView, em: float) -> list[str]:
    """Texts that are cut in a narrow cell and are whole neither in its tip nor for a screen reader."""
    kind = type(view.itemDelegate()).__name__
    wrong = [
        f"{kind}: {text!r} is not in its {role.name}"
        for index in _indexes(view.model(), QModelIndex())
        for text in _cut(view, index, em)
        for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
        if _bare(text) not in _bare(_offered(index, role))
    ]
    return list(dict.fromkeys(wrong))


def _offered(index: QModelIndex, role: Qt.ItemDataRole) -> str:
    """What the row says besides what is painted."""
    if role is Qt.ItemDataRole.ToolTipRole:
        return str(index.data(role) or "")
    said = (index.data(role) or index.data(), index.data(Qt.ItemDataRole.AccessibleDescriptionRole))
    return "\n".join(str(each) for each in said if each)


def _cut(view: QAbstractItemView, index: QModelIndex, em: float) -> list[str]:
    cut: list[str] = []

    def spying(really: Any) -> Any:
        def spy(metrics: Any, text: str, *more: Any) -> str:
            shown = really(metrics, text, *more)
            if shown != text and len(text) > 3 and any(map(str.isalpha, text)):
                cut.append(text)
            return str(shown)

        return spy

    delegate = view.itemDelegate()
    option = QStyleOptionViewItem()
    option.widget = view  # type: ignore[attr-defined]
    option.font = view.font()  # type: ignore[attr-defined]
    height = max(24, delegate.sizeHint(option, index).height())
    option.rect = QRect(0, 0, round(NARROW * em), height)  # type: ignore[attr-defined]
    image = QImage(option.rect.size(), QImage.Format.Format_RGB32)  # type: ignore[attr-defined]
    with pytest.MonkeyPatch.context() as patch:
        for metrics in (QFontMetricsF, QFontMetrics):
            patch.setattr(metrics, "elidedText", spying(metrics.elidedText))
        painter = QPainter(image)
        delegate.paint(painter, option, index)
        painter.end()
    return cut


def _indexes(model: Any, parent: QModelIndex) -> Iterator[QModelIndex]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(min(model.rowCount(parent), MOST_ROWS)):
        for column in range(columns):
            yield model.index(row, column, parent)
        yield from _indexes(model, model.index(row, 0, parent))


def _bare(text: str) -> str:
    """Without mark-up, line breaks and spaces, of which tips have others."""
    return re.sub(r"[\s\u200b✓]", "", html.unescape(re.sub(r"<[^>]*>", "", text))).casefold()
