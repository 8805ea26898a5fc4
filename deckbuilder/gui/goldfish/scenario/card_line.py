"""The line in which a card is named: by name or number, completed from a list of the cards that fit there."""

from __future__ import annotations

import re
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.search.completion import Completion
from deckbuilder.cards.search.index import compact
from deckbuilder.gui.browser.offers import OfferingLine, Offers
from deckbuilder.gui.describe import called
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.play.goldfish import goldfish_called

from .spots import Pile

MOST_COPIES = 60
"""So many copies can be added at once: more than a deck has."""

MOST_OFFERS = 8

_COPIES = re.compile(r"(\d{1,2})\s*[x×]?\s+(.+)")


def title_of(number: str, services: Services) -> str:
    """A card as lists of the form name it; the bare number of one that is not known."""
    card = services.catalogue.get(number)
    if card is None:
        return shown(goldfish_called(number) or number)
    return tr("{card}, {number}", card=called(card, services.language), number=number)


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


class _Known(NamedTuple):
    """A card that can be named."""

    card: Card
    title: str
    spellings: str
    """All its names and its number, a line each, as they are compared."""


class CardLine(OfferingLine):
    """Tab or Enter takes what is offered, Enter adds what is named; ``3 Manda`` adds three copies."""

    named = Signal(str, int)
    """The number of a card, and how many copies of it."""

    refused = Signal(str)
    """Why what is written names no card; empty when something is written anew."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._pile: Pile | None = None
        self._known = [_known(card, services) for card in services.catalogue]
        self._fitting: list[_Known] = []
        self._offered = dict[str, _Known]()
        self.offers = Offers(services.theme, self)
        self.offers.taken.connect(self._take)
        self.setPlaceholderText(tr("Name or number of a card"))
        self.setAccessibleName(tr("Add a card: name or number"))
        self.offers.said.connect(lambda: self.setAccessibleDescription(self.offers.words))
        self.textEdited.connect(self._on_edited)

    def offer_for(self, pile: Pile) -> None:
        """Offer the cards that may count at a kind of place; any other can be named by its number."""
        if pile is self._pile:
            return
        self._pile = pile
        self._fitting = [each for each in self._known if fits(each.card, pile)]

    def add(self) -> None:
        """Add what is written, or say why not."""
        text = self.text().strip()
        if not text:
            return
        count, name = self._parted(text)
        number = self._number_of(name)
        if number is None:
            self.refused.emit(self._why_not(name))
            return
        self._add(number, count)

    # ---- Qt -----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go through the offers; Enter adds and never reaches the button of the dialog."""
        offers, key = self.offers, event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if offers.chosen is not None:
                offers.take()
            else:
                self.add()
        elif offers.offers and key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            offers.step(1 if key == Qt.Key.Key_Down else -1)
        elif offers.offers and key == Qt.Key.Key_Escape:
            offers.hide()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The offers go with the focus."""
        super().focusOutEvent(event)
        self.offers.hide()

    # ---- inside -------------------------------------------------------------------------------------------

    def _on_edited(self, text: str) -> None:
        self.refused.emit("")
        _, name = self._parted(text.strip())
        found = self._matching(name)[:MOST_OFFERS] if name else []
        self._offered = {each.title: each for each in found}
        self.offers.offer([Completion(0, len(text), each.title, _facts(each.card)) for each in found])
        self._place_offers()

    def _place_offers(self) -> None:
        """Above the line where there is no room under it, and as wide as the offers are."""
        offers, window = self.offers, self.window()
        if not offers.isVisible():
            return
        size, corner = offers.sizeHint(), self.mapTo(window, QPoint(0, self.height() + 2))
        width = min(size.width(), window.width())
        if corner.y() + size.height() > window.height():
            corner.setY(self.mapTo(window, QPoint(0, -2)).y() - size.height())
        offers.setGeometry(min(corner.x(), window.width() - width), max(0, corner.y()), width, size.height())

    def _take(self, offer: Completion) -> None:
        count, _ = self._parted(self.text().strip())
        self._add(self._offered[offer.text].card.number, count)

    def _add(self, number: str, count: int) -> None:
        self.offers.hide()
        self.setText("")  # unlike clear, it leaves nothing to undo in the line
        self.named.emit(number, max(1, min(MOST_COPIES, count)))

    def _parted(self, text: str) -> tuple[int, str]:
        """How many copies of what."""
        found = _COPIES.fullmatch(text)
        return (1, text) if found is None or self._matching(text) else (int(found[1]), found[2])

    def _number_of(self, text: str) -> str | None:
        """The card that a text names, if it is one and no other."""
        catalogue = self._services.catalogue
        for spelling in (text, text.rpartition(", ")[2]):
            card = catalogue.get(spelling)
            if card is not None:
                return card.number
        cards = self._called(text)
        if cards:
            return cards[0].number if len(cards) == 1 else None
        found = self._matching(text)
        return found[0].card.number if len(found) == 1 else None

    def _called(self, text: str) -> list[Card]:
        """The cards of that name; of several those that fit here."""
        cards = list(self._services.catalogue.named(text))
        fitting = [card for card in cards if self._pile is not None and fits(card, self._pile)]
        return fitting or cards

    def _matching(self, text: str) -> list[_Known]:
        """The cards of which a name or the number has this in it, those that begin with it first."""
        folded = compact(text)
        found = [each for each in self._fitting if folded in each.spellings]
        return sorted(found, key=lambda each: f"\n{folded}" not in each.spellings)

    def _why_not(self, text: str) -> str:
        cards = self._called(text)
        if len(cards) > 1:
            numbers = tr(", ").join(card.number for card in cards)
            return tr("Several cards are called {name}: {numbers}", name=text, numbers=numbers)
        if self._matching(text):
            return tr("Several cards have “{text}” in their name: choose one from the list", text=text)
        near = self._services.catalogue.suggest(text, 1)
        if near:
            title = title_of(near[0].number, self._services)
            return tr("No card is called “{text}”; did you mean {card}?", text=text, card=title)
        return tr("No card is called “{text}”", text=text)


def _known(card: Card, services: Services) -> _Known:
    title = title_of(card.number, services)
    spellings = (title, card.name, card.name_ja or "", *card.nicknames, card.number)
    return _Known(card, title, "\n" + "\n".join(map(compact, spellings)))


def _facts(card: Card) -> str:
    """What tells cards of one name apart."""
    if card.type is CardType.STRATEGY:
        return tr("rank {rank}", rank=card.rank_label)
    return tr("rank {rank}, {power}", rank=card.rank_label, power=card.power_label)
