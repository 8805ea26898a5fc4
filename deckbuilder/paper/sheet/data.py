"""What a sheet states: the deck and its lines in order, who registers it where, the verdict of a day."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import cached_property

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.numbers import natural_key
from deckbuilder.decks.deck import Deck, Entry, Section
from deckbuilder.decks.formats import Format
from deckbuilder.decks.interchange.code import write_code
from deckbuilder.decks.legality import Violation, check, is_legal

_GROUPS = (CardType.BATTLE, CardType.STRATEGY, CardType.MONSTER, None)


@dataclass(frozen=True, slots=True)
class Line:
    """One print of the deck; ``card`` is None for one the card data does not know."""

    count: int
    number: str
    """As printed, or the text of an unknown card."""

    card: Card | None
    marked: bool = False
    """A broken rule names it."""

    @property
    def has_number(self) -> bool:
        """False for an unknown card that is mere text."""
        return Entry(self.number).base is not None


@dataclass(frozen=True, slots=True)
class Group:
    """The cards of one type in the main deck, lowest rank first; type None for unknown cards."""

    type: CardType | None
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """Cards of the group."""
        return sum(line.count for line in self.lines)


@dataclass(frozen=True)
class SheetData:
    """A deck to register. What is left empty becomes a line to fill in by hand."""

    deck: Deck
    catalogue: Catalogue
    format: Format
    on: date
    """The day the deck is checked for: its lists and pool count."""

    event: str = ""
    event_date: str = ""
    place: str = ""
    player: str = ""
    player_id: str = ""
    deck_log_code: str = ""
    """Empty for the one the deck has; ``event`` and ``player`` likewise."""

    @cached_property
    def violations(self) -> tuple[Violation, ...]:
        """The broken rules, worst first; advice is the builder's business and not printed."""
        found = check(self.deck, self.catalogue, self.format, self.on)
        return tuple(violation for violation in found if violation.is_error)

    @property
    def is_legal(self) -> bool:
        """Whether the deck may be played in the format on the day."""
        return is_legal(self.violations)

    @cached_property
    def code(self) -> str:
        """Our own code of the deck, for the QR picture; empty for a deck without cards."""
        return write_code(self.deck) if self.deck.monster or self.deck.main else ""

    @property
    def typed(self) -> tuple[str, ...]:
        """Everything on the sheet that a person wrote, in any letters."""
        who = (self.player or self.deck.player, self.player_id, self.event or self.deck.event)
        where = (self.event_date, self.place, self.deck.name, self.deck_log_code or self.deck.deck_log_code)
        cards = (entry.number for section in Section for entry in self.deck.section(section))
        return (*who, *where, self.format.name, *cards, *self.deck.unread)

    @cached_property
    def monsters(self) -> tuple[Line, ...]:
        """The lines of the monster deck by rank."""
        return self._lines(Section.MONSTER)

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The main deck by type; types without cards are left out."""
        lines = self._lines(Section.MAIN)
        groups = (
            Group(kind, tuple(line for line in lines if (line.card.type if line.card else None) is kind))
            for kind in _GROUPS
        )
        return tuple(group for group in groups if group.lines)

    @cached_property
    def steps(self) -> int:
        """Cards of the main deck with the invasion icon 2 (R4.7)."""
        return sum(
            line.count
            for group in self.groups
            for line in group.lines
            if line.card is not None and line.card.invasion == 2
        )

    def _lines(self, section: Section) -> tuple[Line, ...]:
        """The lines of a section, each print once, by rank and number; unknown cards last."""
        blamed = {str(card) for violation in self.violations for card in violation.cards}
        lines = [
            Line(entry.count, entry.number, self.catalogue.get(entry.number), entry.key in blamed)
            for entry in self.deck.merged().section(section)
        ]
        return tuple(sorted(lines, key=_place))


def _place(line: Line) -> tuple[object, ...]:
    return (line.card is None, line.card.rank if line.card else 0, natural_key(line.number))
