"""Rows with room around their words, wrapped where they are too long."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from deckbuilder.gui.theme import Theme


class RoomyRows(QStyledItemDelegate):
    """No row is lower than 24 pixels (LOOK 7)."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """A little more than the words take."""
        size = super().sizeHint(option, index)
        return QSize(size.width(), max(24, size.height() + self._theme.ems(0.6)))
