"""What keys and double clicks on a card of the table or the grid ask for; one for each view."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView

from deckbuilder.cards.card import Card
from deckbuilder.decks.deck import Section
from deckbuilder.gui.cards_mime import CardsMime

from .model import CARD_ROLE

_HELD = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class CardKeys(QObject):
    """Watches a view of cards: Enter adds, Shift+Enter adds to the monster deck, +, − and digits count."""

    card_current = Signal(object)
    """The ``Card`` under the cursor."""

    add_wanted = Signal(object, object)
    """A ``Card`` and the ``Section`` it should go to."""

    remove_wanted = Signal(object)
    """A ``Card`` of which one copy should leave the main deck."""

    count_wanted = Signal(object, int)
    """A ``Card`` and how many copies the main deck should have."""

    peek_wanted = Signal(object)
    """A ``Card`` to show large."""

    menu_wanted = Signal(object, object)
    """A ``Card`` and the global point at which its menu should open."""

    returned = Signal(object)
    """A ``CardsMime`` dragged here out of the deck."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        view.setAcceptDrops(True)
        view.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        view.setDropIndicatorShown(False)
        view.selectionModel().currentChanged.connect(self._on_current_changed)

    def current_card(self) -> Card | None:
        """The card under the cursor."""
        card = self._view.currentIndex().data(CARD_ROLE)
        return card if isinstance(card, Card) else None

    def selected_cards(self) -> list[Card]:
        """The selected cards in the order of the list; the current one if none is selected."""
        rows = sorted({index.row() for index in self._view.selectionModel().selectedIndexes()})
        model = self._view.model()
        cards = [model.index(row, 0).data(CARD_ROLE) for row in rows]
        current = self.current_card()
        return cards or ([current] if current else [])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Turn the keys of the house into wishes; leave everything else to the view."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and watched is self._view:
            return self._on_key(event)
        if isinstance(event, QDropEvent):  # enter and move events are kinds of it
            return self._on_drag(event)
        if isinstance(event, QContextMenuEvent):
            card = self.current_card()
            if card is not None:
                self.menu_wanted.emit(card, event.globalPos())
            return True
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseButtonDblClick:
            card = self._view.indexAt(event.position().toPoint()).data(CARD_ROLE)
            if isinstance(card, Card) and event.button() is Qt.MouseButton.LeftButton:
                self.add_wanted.emit(card, Section.MAIN)
                return True
        return False

    # ---- inside -------------------------------------------------------------------------------------------

    def _on_drag(self, event: QDropEvent) -> bool:
        """Cards of the deck may be dropped on the list, which takes them out; nothing else may."""
        cards = CardsMime.unpack(event.mimeData())
        if cards is None or cards.source is None:
            return False  # deck files go on to the window
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            self.returned.emit(cards)
        return True

    def _on_key(self, event: QKeyEvent) -> bool:
        cards = self.selected_cards()
        if event.modifiers() & _HELD or not cards:
            return False
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                for card in cards:
                    self.add_wanted.emit(card, Section.MONSTER if shift else Section.MAIN)
            case Qt.Key.Key_Space:
                self.peek_wanted.emit(cards[0])
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                for card in cards:
                    self.count_wanted.emit(card, 0)
            case _:
                return self._on_count_key(cards, event.text())
        return True

    def _on_count_key(self, cards: list[Card], text: str) -> bool:
        if text in ("+", "="):
            for card in cards:
                self.add_wanted.emit(card, Section.MAIN)
        elif text in ("-", "−"):
            for card in cards:
                self.remove_wanted.emit(card)
        elif len(text) == 1 and text in "0123456789":
            for card in cards:
                self.count_wanted.emit(card, int(text))
        else:
            return False
        return True

    def _on_current_changed(self, current: QModelIndex) -> None:
        card = current.data(CARD_ROLE)
        if isinstance(card, Card):
            self.card_current.emit(card)
