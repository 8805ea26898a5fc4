"""The manners of the tables of this window: whole rows, no grid, measures that follow the text."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from deckbuilder.gui.theme import Theme


class PlainTable(QTableView):
    """One row is chosen at a time; Enter or a double click is ``activated``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        theme.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        self.verticalHeader().setDefaultSectionSize(max(24, self._theme.ems(2.0)))
        self.setMinimumSize(self._theme.ems(14), self._theme.ems(6))
