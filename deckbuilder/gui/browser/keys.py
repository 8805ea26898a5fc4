"""What keys, drags and clicks on the cards of the table or the grid ask for; one for each view."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView

from deckbuilder.cards.card import Card
from deckbuilder.decks.deck import Section
from deckbuilder.gui.cards_mime import CardsMime
from deckbuilder.gui.dragging import DropFrame, drag_cards
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr

from .model import CARD_ROLE

_HELD = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class CardKeys(QObject):
    """Watches a view of cards: Enter adds, Shift+Enter adds to the monster deck, +, − and digits count.

    Every wish is for all chosen cards at once, a ``list[Card]`` in the order of the list.
    """

    card_current = Signal(object)
    """The ``Card`` under the cursor."""

    add_wanted = Signal(object, object)
    """Cards and the ``Section`` they should go to."""

    remove_wanted = Signal(object)
    """Cards of which one copy each should leave the main deck."""

    count_wanted = Signal(object, int)
    """Cards and how many copies of each the main deck should have."""

    peek_wanted = Signal(object)
    """A ``Card`` to show large."""

    menu_wanted = Signal(object, object)
    """Cards and the global point at which their menu should open."""

    choice_told = Signal(str)
    """How many cards are chosen, in words; empty for one or none."""

    returned = Signal(object)
    """A ``CardsMime`` dragged here out of the deck."""

    def __init__(self, view: QAbstractItemView, services: Services) -> None:
        super().__init__(view)
        self._view = view
        self._services = services
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        view.setAcceptDrops(True)
        view.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        view.setDropIndicatorShown(False)
        self._frame = DropFrame(view.viewport(), services.theme)
        view.selectionModel().currentChanged.connect(self._on_current_changed)
        view.selectionModel().selectionChanged.connect(self._tell_choice)

    def current_card(self) -> Card | None:
        """The card under the cursor."""
        card = self._view.currentIndex().data(CARD_ROLE)
        return card if isinstance(card, Card) else None

    def selected_cards(self) -> list[Card]:
        """The selected cards in the order of the list, each once; the current one if none is selected."""
        rows = sorted({index.row() for index in self._view.selectionModel().selectedIndexes()})
        model = self._view.model()
        cards = dict.fromkeys(
            card for row in rows if isinstance(card := model.index(row, 0).data(CARD_ROLE), Card)
        )
        current = self.current_card()
        return list(cards) or ([current] if current else [])

    def drag(self) -> None:
        """Carry the chosen cards."""
        numbers = tuple(card.number for card in self.selected_cards())
        if numbers:
            drag_cards(self._view, CardsMime(numbers, None), self._services)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Turn the keys of the house into wishes; leave everything else to the view."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and watched is self._view:
            return self._on_key(event)
        if isinstance(event, QDropEvent):  # enter and move events are kinds of it
            return self._on_drag(event)
        if isinstance(event, QContextMenuEvent):
            cards = self.selected_cards()
            if cards:
                self.menu_wanted.emit(cards, self._menu_place(event))
            return True
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseButtonDblClick:
            card = self._view.indexAt(event.position().toPoint()).data(CARD_ROLE)
            if isinstance(card, Card) and event.button() is Qt.MouseButton.LeftButton:
                self.add_wanted.emit([card], Section.MAIN)
                return True
        return False

    # ---- inside -------------------------------------------------------------------------------------------

    def _menu_place(self, event: QContextMenuEvent) -> object:
        """At the pointer; asked for by key, at the current card."""
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            return event.globalPos()
        place = self._view.visualRect(self._view.currentIndex()).center()
        return self._view.viewport().mapToGlobal(place)

    def _on_drag(self, event: QDropEvent) -> bool:
        """Cards of the deck may be dropped on the list, which takes them out; nothing else may."""
        cards = CardsMime.unpack(event.mimeData())
        if cards is None:
            return False  # deck files go on to the window
        taken = self._frame.answer(event, "" if cards.source is None else None)
        if taken and event.type() is QEvent.Type.Drop:
            self._frame.hide()
            self.returned.emit(cards)
        return True

    def _on_key(self, event: QKeyEvent) -> bool:
        cards = self.selected_cards()
        if event.modifiers() & _HELD or not cards:
            return False
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                self.add_wanted.emit(cards, Section.MONSTER if shift else Section.MAIN)
            case Qt.Key.Key_Space:
                self.peek_wanted.emit(self.current_card() or cards[0])
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.count_wanted.emit(cards, 0)
            case Qt.Key.Key_Escape if self._view.selectionModel().hasSelection():
                self._view.clearSelection()
            case _:
                return self._on_count_key(cards, event.text())
        return True

    def _on_count_key(self, cards: list[Card], text: str) -> bool:
        if text in ("+", "="):
            self.add_wanted.emit(cards, Section.MAIN)
        elif text in ("-", "−"):
            self.remove_wanted.emit(cards)
        elif len(text) == 1 and text in "0123456789":
            self.count_wanted.emit(cards, int(text))
        else:
            return False
        return True

    def _tell_choice(self) -> None:
        count = len({index.row() for index in self._view.selectionModel().selectedIndexes()})
        self.choice_told.emit(tr("{count:,} cards chosen", count=count) if count > 1 else "")

    def _on_current_changed(self, current: QModelIndex | QPersistentModelIndex) -> None:
        card = current.data(CARD_ROLE)
        if isinstance(card, Card):
            self.card_current.emit(card)
