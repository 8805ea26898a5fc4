"""The line in which a card is named: by name or number, completed from a list of the cards that fit there."""

from __future__ import annotations

import re
from typing import Any, cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.names import fold_name
from deckbuilder.gui.describe import called
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr

from .spots import Pile

MOST_COPIES = 60
"""So many copies can be added at once: more than a deck has."""

_NUMBER = int(Qt.ItemDataRole.UserRole)
_SPELLINGS = _NUMBER + 1
_COPIES = re.compile(r"(\d{1,2})\s*[x×]?\s+(.+)")
_SHOWN = 14


def title_of(number: str, services: Services) -> str:
    """A card as lists of the form name it; the bare number of one that is not known."""
    card = services.catalogue.get(number)
    return (
        number
        if card is None
        else tr("{card}, {number}", card=called(card, services.language), number=number)
    )


def fits(card: Card, pile: Pile) -> bool:
    """Whether a card may count at a place: what the list offers there."""
    match pile:
        case Pile.MONSTER | Pile.MONSTER_DECK:
            return card.type is CardType.MONSTER
        case Pile.ZONE:
            return card.type is CardType.BATTLE
        case Pile.STRATEGY:
            return card.type is CardType.STRATEGY
        case _:
            return not card.is_token


class CardLine(QLineEdit):
    """Enter, or a click in the list, adds what is named; ``3 Manda`` adds three copies."""

    named = Signal(str, int)
    """The number of a card, and how many copies of it."""

    refused = Signal(str)
    """Why what is written names no card; empty when something is written anew."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._cards = QStandardItemModel(self)
        self._pile: Pile | None = None
        completer = _Completer(self)
        completer.setModel(self._cards)
        completer.setCompletionRole(_SPELLINGS)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setMaxVisibleItems(_SHOWN)
        cast("Any", completer.activated)[QModelIndex].connect(self._take)  # the stubs know no overloads
        self._completer = completer
        self.setCompleter(completer)
        self.setPlaceholderText(tr("Name or number of a card"))
        self.setAccessibleName(tr("Add a card: name or number"))
        self.textEdited.connect(lambda _: self.refused.emit(""))

    def offer_for(self, pile: Pile) -> None:
        """Offer the cards that may count at a kind of place; any other can be named by its number."""
        if pile is self._pile:
            return
        self._pile = pile
        self._cards.clear()
        for card in self._services.catalogue:
            if fits(card, pile):
                item = QStandardItem(title_of(card.number, self._services))
                item.setData(card.number, _NUMBER)
                spellings = (item.text(), card.name, card.name_ja or "", *card.nicknames, card.number)
                item.setData("\n".join(spellings), _SPELLINGS)
                self._cards.appendRow(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter adds the card; it never reaches the button of the dialog."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.add()
            event.accept()
        else:
            super().keyPressEvent(event)

    def add(self) -> None:
        """Add what is written, or say why not."""
        text = self.text().strip()
        if not text:
            return
        found = _COPIES.fullmatch(text)
        count, name = (int(found[1]), found[2]) if found and self._number_of(text) is None else (1, text)
        number = self._number_of(name)
        if number is None:
            self.refused.emit(self._why_not(name))
            return
        self.clear()
        self.named.emit(number, max(1, min(MOST_COPIES, count)))

    # ---- inside -------------------------------------------------------------------------------------------

    def _take(self, index: QModelIndex) -> None:
        number = str(index.data(_NUMBER))
        self.clear()
        self.named.emit(number, 1)

    def _number_of(self, text: str) -> str | None:
        """The card that a text names, if it is one and no other."""
        catalogue = self._services.catalogue
        for spelling in (text, text.rpartition(", ")[2]):
            card = catalogue.get(spelling)
            if card is not None:
                return card.number
        cards = self._called(text)
        if len(cards) == 1:
            return cards[0].number
        rows = [row for row in range(self._cards.rowCount()) if self._matches(row, text)]
        return str(self._cards.item(rows[0]).data(_NUMBER)) if len(rows) == 1 and not cards else None

    def _called(self, text: str) -> list[Card]:
        """The cards of that name; of several those that fit here."""
        cards = list(self._services.catalogue.named(text))
        fitting = [card for card in cards if self._pile is not None and fits(card, self._pile)]
        return fitting or cards

    def _matches(self, row: int, text: str) -> bool:
        return fold_name(text) in fold_name(str(self._cards.item(row).data(_SPELLINGS)))

    def _why_not(self, text: str) -> str:
        cards = self._called(text)
        if len(cards) > 1:
            numbers = tr(", ").join(card.number for card in cards)
            return tr("Several cards are called {name}: {numbers}", name=text, numbers=numbers)
        if any(self._matches(row, text) for row in range(self._cards.rowCount())):
            return tr("Several cards have “{text}” in their name: choose one from the list", text=text)
        near = self._services.catalogue.suggest(text, 1)
        if near:
            title = title_of(near[0].number, self._services)
            return tr("No card is called “{text}”; did you mean {card}?", text=text, card=title)
        return tr("No card is called “{text}”", text=text)


class _Completer(QCompleter):
    """Matches any spelling of a card and shows its title."""

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """What the line shows of a row."""
        return str(index.data(Qt.ItemDataRole.DisplayRole))
