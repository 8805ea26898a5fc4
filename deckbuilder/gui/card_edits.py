"""What the window does with a wish for cards: one named edit of the current deck, however many cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.messages import counted, say
from deckbuilder.decks import edits
from deckbuilder.decks.deck import Deck, Section
from deckbuilder.decks.edits import Edit
from deckbuilder.decks.interchange import ReadResult
from deckbuilder.decks.legality import Violation

from .cards_mime import CardsMime
from .deck.model import DeckRow
from .describe import called
from .services import Services
from .tr import shown, tr
from .workspace import Workspace

Cards = Card | Sequence[Card]
"""One card, or several that are one wish."""


class CardEdits(QObject):
    """Turns wishes of the browser, the preview and the deck into edits; refuses only the impossible."""

    said = Signal(str)
    """One sentence for the status bar: what was done, or why nothing was."""

    def __init__(self, workspace: Workspace, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._services = services

    # ---- cards of the list --------------------------------------------------------------------------------

    def add(self, cards: Cards, section: Section, count: int = 1) -> None:
        """Add so many of each card; in the monster deck a card takes the place of its rank."""
        chosen = _several(cards)
        if section is Section.MONSTER:
            self._put_monsters([card.number for card in chosen], None)
            return
        parts = [edits.add(self._name(card.number), card.number, Section.MAIN, count) for card in chosen]
        self._edit(parts, say("add {cards}", cards=counted(count * len(parts), "card")))

    def remove_one(self, cards: Cards) -> None:
        """Take one copy of each card out of the main deck, the last print first; else out of the monsters."""
        deck = self._workspace.current
        if deck is None:
            return
        chosen = _several(cards)
        parts = [part for card in chosen if (part := self._removal_of(deck.deck, card)) is not None]
        if not parts:
            self.said.emit(self._not_there(chosen))
        self._edit(parts, say("remove {cards}", cards=counted(len(parts), "card")))

    def set_copies(self, cards: Cards, count: int) -> None:
        """Have so many copies of each card in the main deck; other prints of it stay."""
        deck = self._workspace.current
        if deck is None:
            return
        chosen = _several(cards)
        parts = [part for card in chosen if (part := self._setting(deck.deck, card, count)) is not None]
        if not parts:
            self.said.emit(self._not_there(chosen))
        self._edit(parts, self._set_reason(len(parts), count))

    # ---- rows of the deck ---------------------------------------------------------------------------------

    def step_rows(self, rows: Sequence[DeckRow], step: int) -> None:
        """Have one copy more (1) or one less (-1) of each of these rows."""
        change = edits.add if step > 0 else edits.remove
        parts = [change(row.name, row.number, row.section) for row in rows]
        cards = counted(len(parts), "card")
        self._edit(parts, say("add {cards}" if step > 0 else "remove {cards}", cards=cards))

    def set_rows(self, rows: Sequence[DeckRow], count: int) -> None:
        """Have so many copies of each of these rows."""
        if count == 0:
            self.remove_rows(rows)
            return
        parts = [edits.set_count(row.name, row.number, row.section, count) for row in rows]
        self._edit(parts, self._set_reason(len(parts), count))

    def remove_rows(self, rows: Sequence[DeckRow]) -> None:
        """Take out every copy of these rows."""
        parts = [edits.remove(row.name, row.number, row.section, row.count) for row in rows]
        self._edit(parts, say("remove {cards}", cards=counted(sum(row.count for row in rows), "card")))

    def rows_to(self, rows: Sequence[DeckRow], target: Section) -> None:
        """Move one copy of each row to the other deck; a monster takes the place of its rank."""
        for source in Section:
            numbers = tuple(row.number for row in rows if row.section is source)
            if numbers and source is not target:
                self.drop(CardsMime(numbers, source), target)

    # ---- drags, pasted lists, fixes -----------------------------------------------------------------------

    def drop(self, cards: CardsMime, target: Section) -> None:
        """Cards dropped on a section: added from the list, moved from the other section."""
        if cards.source is target:
            return
        if target is Section.MONSTER:
            self._put_monsters(cards.numbers, cards.source)
        elif cards.source is None:
            known = [card for number in cards.numbers if (card := self._services.catalogue.get(number))]
            self.add(known, target)
        else:
            source = cards.source
            parts = [edits.move(self._name(number), number, source, target) for number in cards.numbers]
            moved = counted(len(parts), "card")
            self._edit(parts, say("move {cards} to the main deck", cards=moved))

    def take_out(self, cards: CardsMime) -> None:
        """Cards dragged out of the deck: one copy of each leaves."""
        if cards.source is not None:
            source = cards.source
            parts = [edits.remove(self._name(number), number, source) for number in cards.numbers]
            self._edit(parts, say("remove {cards}", cards=counted(len(parts), "card")))

    def paste(self, result: ReadResult) -> None:
        """Add the cards of a list that was read."""
        count = sum(result.deck.count(section) for section in Section)
        reason = say("paste {cards}", cards=counted(count, "card"))
        self._edit([Edit(reason, result.merge_into)], reason)

    def apply_fix(self, violation: Violation) -> None:
        """Apply the fix of a violation as one step."""
        if violation.fix is not None:
            self._edit([Edit(violation.fix.reason, violation.fix.apply)])

    # ---- inside -------------------------------------------------------------------------------------------

    def _name(self, number: str) -> str:
        card = self._services.catalogue.get(number)
        return called(card, self._services.language) if card else number

    def _not_there(self, cards: Sequence[Card]) -> str:
        if len(cards) == 1:
            return tr("{card} is not in the deck", card=self._name(cards[0].number))
        return tr("None of these cards is in the deck")

    def _set_reason(self, parts: int, count: int) -> str:
        cards = counted(parts, "card")
        if count == 0:
            return say("remove {cards}", cards=cards)
        return say("set {cards} to {count} each", cards=cards, count=count)

    def _removal_of(self, deck: Deck, card: Card) -> Edit | None:
        for section in (Section.MAIN, Section.MONSTER):
            prints = [entry.number for entry in deck.section(section) if entry.base == card.number]
            if prints:
                return edits.remove(self._name(card.number), prints[-1], section)
        return None

    def _setting(self, deck: Deck, card: Card, count: int) -> Edit | None:
        own = [entry for entry in deck.main if entry.base == card.number]
        name = self._name(card.number)
        if count == 0:
            gone = edits.remove_all((Section.MAIN, entry.number) for entry in own)
            return replace(gone, reason=say("remove {card}", card=name)) if own else None
        others = sum(entry.count for entry in own if entry.number != card.number)
        return edits.set_count(name, card.number, Section.MAIN, max(0, count - others))

    def _put_monsters(self, numbers: Sequence[str], source: Section | None) -> None:
        """Put monsters in their places, out of the section they come from; say what is no monster."""
        catalogue = self._services.catalogue
        parts: list[Edit] = []
        refused: list[str] = []
        for number in numbers:
            card = catalogue.get(number)
            if card is None or card.type is not CardType.MONSTER:
                refused.append(number)
                continue
            put = edits.put_monster(card, catalogue, number)
            name = self._name(number)
            parts.append(Edit(say("put {card} in the monster deck", card=name), _moving(put, number, source)))
        cards = counted(len(parts), "card")
        self._edit(parts, say("put {cards} in the monster deck", cards=cards))
        if len(refused) == 1:
            self.said.emit(
                tr(
                    "{card} is no monster card and has no place in the monster deck",
                    card=self._name(refused[0]),
                )
            )
        elif refused:
            self.said.emit(
                tr("{cards} are no monsters and have no place there", cards=counted(len(refused), "card"))
            )

    def _edit(self, parts: Sequence[Edit], together: str = "") -> None:
        """Apply the parts as one step, named by its only part or by what they are together."""
        deck = self._workspace.current
        if deck is None or not parts:
            return
        edit = parts[0] if len(parts) == 1 else Edit(together, _one_after_another(parts))
        changes = deck.edit(edit)
        words = shown(edit.reason)
        if changes:
            self.said.emit(words[:1].upper() + words[1:])
        else:
            self.said.emit(tr("Nothing changed: {what}", what=words))


def _several(cards: Cards) -> Sequence[Card]:
    return [cards] if isinstance(cards, Card) else cards


def _one_after_another(parts: Iterable[Edit]) -> Callable[[Deck], Deck]:
    steps = tuple(part.change for part in parts)

    def change(deck: Deck) -> Deck:
        for step in steps:
            deck = step(deck)
        return deck

    return change


def _moving(put: Edit, number: str, source: Section | None) -> Callable[[Deck], Deck]:
    if source is None:
        return put.change
    return lambda deck: put.change(deck.remove(source, number))
