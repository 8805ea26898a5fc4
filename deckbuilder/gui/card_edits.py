"""What the window does with a card wish: it becomes one named edit of the current deck."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.decks import edits
from deckbuilder.decks.deck import Section
from deckbuilder.decks.legality import Violation

from .cards_mime import CardsMime
from .deck.model import DeckRow
from .describe import shown_name
from .services import Services
from .workspace import Workspace


class CardEdits(QObject):
    """Turns wishes of the browser, the preview and the deck into edits; refuses only the impossible."""

    said = Signal(str)
    """One sentence for the status bar: what was done, or why nothing was."""

    def __init__(self, workspace: Workspace, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._services = services

    def add(self, card: Card, section: Section, count: int = 1) -> None:
        """Add a card; in the monster deck it takes the place of its rank."""
        name = shown_name(card.name)
        if section is Section.MONSTER:
            if card.type is CardType.MONSTER:
                self._edit(edits.put_monster(card, self._services.catalogue))
            else:
                self.said.emit(f"{name} is no monster card and has no place in the monster deck")
        else:
            self._edit(edits.add(name, card.number, Section.MAIN, count))

    def remove_one(self, card: Card) -> None:
        """Take one copy out of the main deck, the last print first; else out of the monster deck."""
        deck = self._workspace.current
        if deck is None:
            return
        for section in (Section.MAIN, Section.MONSTER):
            prints = [entry.number for entry in deck.deck.section(section) if entry.base == card.number]
            if prints:
                self._edit(edits.remove(shown_name(card.name), prints[-1], section))
                return
        self.said.emit(f"{shown_name(card.name)} is not in the deck")

    def set_copies(self, card: Card, count: int) -> None:
        """Have so many copies of a card in the main deck; other prints of it stay."""
        deck = self._workspace.current
        if deck is None:
            return
        others = sum(
            entry.count
            for entry in deck.deck.main
            if entry.base == card.number and entry.number != card.number
        )
        name = shown_name(card.name)
        if count == 0:
            prints = [(Section.MAIN, e.number) for e in deck.deck.main if e.base == card.number]
            if prints:
                self._edit(replace(edits.remove_all(prints), reason=f"remove {name}"))
        else:
            self._edit(edits.set_count(name, card.number, Section.MAIN, max(0, count - others)))

    def set_row_count(self, row: DeckRow, count: int) -> None:
        """Have so many copies of a print in its section."""
        if count == row.count + 1:
            self._edit(edits.add(row.name, row.number, row.section))
        elif count == row.count - 1:
            self._edit(edits.remove(row.name, row.number, row.section))
        else:
            self._edit(edits.set_count(row.name, row.number, row.section, count))

    def remove_rows(self, rows: Iterable[DeckRow]) -> None:
        """Take out every copy of these rows in one step."""
        rows = list(rows)
        edit = edits.remove_all((row.section, row.number) for row in rows)
        if len(rows) == 1:
            edit = replace(edit, reason=f"remove {rows[0].count} {rows[0].name}")
        self._edit(edit)

    def row_to_monster_deck(self, row: DeckRow) -> None:
        """Put the monster of a main-deck row into the monster deck, taking that copy along."""
        card = row.card
        if card is None or card.type is not CardType.MONSTER:
            self.said.emit(f"{row.name} is no monster card and has no place in the monster deck")
            return
        put = edits.put_monster(card, self._services.catalogue, row.number)
        self._edit(replace(put, change=lambda deck: put.change(deck.remove(row.section, row.number))))

    def drop(self, cards: CardsMime, target: Section) -> None:
        """Cards dropped on a section: added from the list, moved from the other section."""
        for number in cards.numbers:
            card = self._services.catalogue.get(number)
            name = shown_name(card.name) if card else number
            if cards.source is None:
                if card is not None:
                    self.add(card, target)
            elif cards.source is not target:
                if target is Section.MONSTER and card is not None:
                    row = DeckRow(cards.source, number, 1, card)
                    self.row_to_monster_deck(row)
                else:
                    self._edit(edits.move(name, number, cards.source, target))

    def take_out(self, cards: CardsMime) -> None:
        """Cards dragged out of the deck: one copy of each leaves."""
        if cards.source is not None:
            for number in cards.numbers:
                card = self._services.catalogue.get(number)
                self._edit(edits.remove(shown_name(card.name) if card else number, number, cards.source))

    def apply_fix(self, violation: Violation) -> None:
        """Apply the fix of a violation as one step."""
        if violation.fix is not None:
            words = str(violation.fix)
            self._edit(edits.Edit(words[0].lower() + words[1:], violation.fix.apply))

    def _edit(self, edit: edits.Edit) -> None:
        deck = self._workspace.current
        if deck is None:
            return
        changes = deck.edit(edit)
        words = changes.reason[0].upper() + changes.reason[1:] if changes.reason else ""
        self.said.emit(words if changes else f"Nothing changed: {edit.reason}")
