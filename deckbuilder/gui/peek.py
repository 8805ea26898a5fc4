"""A card shown large over the window; space or Escape ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout

from deckbuilder.cards.card import Card

from .describe import called
from .widgets.card_text import CardText
from .widgets.face import RATIO, FaceWidget

if TYPE_CHECKING:
    from .window import MainWindow


class Peek(QObject):
    """Opens the large card of a window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._dialog: QDialog | None = None

    def show(self, card: Card) -> None:
        """Show a card large."""
        services = self._window.services
        dialog = QDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(called(card, services.language))
        face = FaceWidget(services)
        face.show_card(card)
        layout = QVBoxLayout(dialog)
        layout.addWidget(face)
        text = CardText(services)
        text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        text.show_card(card)
        text.setMinimumHeight(services.theme.ems(6))
        layout.addWidget(text, 1)
        em, room = services.theme.ems, self._window.screen().availableGeometry()
        face.setMaximumWidth(round(min(em(26), 0.62 * room.height() / RATIO)))
        layout.setAlignment(face, Qt.AlignmentFlag.AlignHCenter)
        dialog.resize(em(28), min(round(em(26) * RATIO) + em(12), room.height()))
        dialog.installEventFilter(self)
        self._dialog = dialog
        dialog.open()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Space closes the large card."""
        if watched is self._dialog and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            assert self._dialog is not None
            self._dialog.close()
            return True
        return False
