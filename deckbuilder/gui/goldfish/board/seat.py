"""One place of the board as a control of its own: named, focusable and pressed by screen readers.

It draws nothing and lets the pointer through; the board draws and decides.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractButton, QWidget

from deckbuilder.paper.board.places import Place

_NOWHERE = QRegion(-1, -1, 1, 1)


class Seat(QAbstractButton):
    """Where the keyboard can be."""

    def __init__(self, place: Place, board: QWidget, focused: Callable[[], None]) -> None:
        """``focused`` is called when the keyboard comes or goes."""
        super().__init__(board)
        self._focused = focused
        self.place = place
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMask(_NOWHERE)  # or all of them would be painted with the board, one after the other

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the board draws itself."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """All keys are the board's; a button would take arrows and the space bar."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """See ``keyPressEvent``."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The board shows where the keyboard is."""
        super().focusInEvent(event)
        self._focused()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The board shows that it is elsewhere."""
        super().focusOutEvent(event)
        self._focused()
