"""Two decks side by side: what one has more of, less of or otherwise than the other; a plain value.

Not ``document.compare``, which tells the views of one deck what to redraw: this is for players to read.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from enum import StrEnum

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import ROMAN, CardType
from deckbuilder.cards.messages import Message, joined, say

from .deck import Deck, Section
from .edits import usual_order
from .interchange.table import protected

Named = Callable[[str], str]
"""What a card of that number is called; numbers nobody knows come back as they are."""

MINUS = "−"


class Mark(StrEnum):
    """What became of a line from the first deck to the second."""

    SAME = "same"
    ADDED = "added"
    REMOVED = "removed"
    MORE = "more"
    FEWER = "fewer"
    CHANGED = "changed"


@dataclass(frozen=True, slots=True)
class CardLine:
    """One print in one section: how many copies each deck has, one of them at least."""

    section: Section
    number: str
    card: Card | None
    before: int
    after: int

    @property
    def change(self) -> int:
        """So many more in the second deck, negative for fewer."""
        return self.after - self.before

    @property
    def mark(self) -> Mark:
        """What became of it."""
        if self.change == 0:
            return Mark.SAME
        if not self.before:
            return Mark.ADDED
        if not self.after:
            return Mark.REMOVED
        return Mark.MORE if self.change > 0 else Mark.FEWER


@dataclass(frozen=True, slots=True)
class SlotLine:
    """The monsters of one rank in the monster decks: mostly one each, none for an empty place (R4.2)."""

    rank: int
    before: tuple[str, ...]
    after: tuple[str, ...]

    @property
    def mark(self) -> Mark:
        """What became of the place."""
        if self.before == self.after:
            return Mark.SAME
        if not self.before:
            return Mark.ADDED
        return Mark.CHANGED if self.after else Mark.REMOVED


@dataclass(frozen=True, slots=True)
class FieldLine:
    """Something the decks say about themselves and say differently: ``name``, ``format``, ``notes`` ..."""

    field: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """Everything two decks have, line by line; the order depends on the cards alone, not on the decks."""

    fields: tuple[FieldLine, ...]
    slots: tuple[SlotLine, ...]
    """Ranks I to IV."""

    cards: tuple[CardLine, ...]
    """The monster deck by rank, then the main deck by type, rank, colour and number, unknown cards last."""

    @property
    def changed_cards(self) -> tuple[CardLine, ...]:
        """The lines with another count."""
        return tuple(line for line in self.cards if line.change)

    def of(self, section: Section) -> tuple[CardLine, ...]:
        """The lines of one section."""
        return tuple(line for line in self.cards if line.section is section)

    def totals(self, section: Section) -> tuple[int, int]:
        """The cards of a section in each deck."""
        lines = self.of(section)
        return sum(line.before for line in lines), sum(line.after for line in lines)

    @property
    def gained(self) -> int:
        """Copies that the second deck has and the first has not."""
        return sum(line.change for line in self.cards if line.change > 0)

    @property
    def lost(self) -> int:
        """Copies that the first deck has and the second has not."""
        return -sum(line.change for line in self.cards if line.change < 0)

    def __bool__(self) -> bool:
        """True if anything differs."""
        return bool(self.fields or self.changed_cards)


def compare_decks(before: Deck, after: Deck, catalogue: Catalogue) -> Comparison:
    """What became of ``before`` in ``after``; the order of lines in the decks does not count."""
    cards = tuple(line for section in Section for line in _lines(before, after, section, catalogue))
    slots = tuple(
        SlotLine(rank, _monsters(before, rank, catalogue), _monsters(after, rank, catalogue))
        for rank in ROMAN
    )
    return Comparison(tuple(_fields(before, after)), slots, cards)


def _lines(before: Deck, after: Deck, section: Section, catalogue: Catalogue) -> list[CardLine]:
    first, second = _counts_of(before, section), _counts_of(after, section)
    return [
        CardLine(section, number, catalogue.get(number), first[number], second[number])
        for number in sorted(first.keys() | second.keys(), key=usual_order(catalogue))
    ]


def _counts_of(deck: Deck, section: Section) -> Counter[str]:
    counts: Counter[str] = Counter()
    for entry in deck.section(section):
        counts[entry.number] += entry.count
    return counts


def _monsters(deck: Deck, rank: int, catalogue: Catalogue) -> tuple[str, ...]:
    order = usual_order(catalogue)
    found: list[str] = []
    for entry in deck.monster:
        card = catalogue.get(entry.number)
        if card is not None and card.type is CardType.MONSTER and card.rank == rank:
            found += [entry.number] * entry.count
    return tuple(sorted(found, key=order))


def _fields(before: Deck, after: Deck) -> Iterator[FieldLine]:
    for field in fields(Deck):
        if field.name in FIELD_NAMES:
            one, other = (_as_text(getattr(deck, field.name)) for deck in (before, after))
            if one != other:
                yield FieldLine(field.name, one, other)


FIELD_NAMES = {
    "name": say("Name"),
    "format": say("Format"),
    "player": say("Player"),
    "event": say("Event"),
    "notes": say("Notes"),
    "deck_log_code": say("Deck Log code"),
    "tags": say("Tags"),
    "unread": say("Unread lines"),
}
"""What the fields of a deck are called, as far as they are compared."""


def _as_text(value: str | tuple[str, ...]) -> str:
    return value if isinstance(value, str) else joined(value)


# ---- in words -----------------------------------------------------------------------------------------


def change_in_words(line: CardLine, named: Named) -> Message:
    """``+2 Ebirah``; for the monster deck with its place."""
    return say(
        "{sign}{count} {card} in the monster deck"
        if line.section is Section.MONSTER
        else "{sign}{count} {card}",
        sign=_sign(line),
        count=abs(line.change),
        card=named(line.number),
    )


def _sign(line: CardLine) -> str:
    return "+" if line.change > 0 else MINUS


def in_words(found: Comparison, named: Named, most: int = 4) -> Message:
    """What changed in one line: cards first, then fields; at most so many, and how many more there are."""
    changes = [change_in_words(line, named) for line in found.changed_cards]
    changes += [_field_in_words(line) for line in found.fields]
    if not changes:
        return say("No difference")
    rest = len(changes) - most
    if rest <= 0:
        return joined(changes)
    return say("{changes} and {count} more", changes=joined(changes[:most]), count=rest)


def _field_in_words(line: FieldLine) -> Message:
    match line.field:
        case "name":
            return say("renamed to {name}", name=line.after) if line.after else say("name removed")
        case "format":
            return say("format {name}", name=line.after)
        case "notes":
            return say("notes changed")
        case "tags":
            return say("tags changed")
        case _:
            return say("{field} changed", field=FIELD_NAMES[line.field])


def as_lines(found: Comparison, titles: tuple[str, str], named: Named) -> list[str]:
    """The differences as a text for players, one message a line."""
    one, other = titles
    lines: list[str] = [say("{one} compared with {other}", one=one, other=other)]
    if not found:
        return [*lines, say("No difference")]
    for field in found.fields:
        values = {"field": FIELD_NAMES[field.field], "before": field.before, "after": field.after}
        lines.append(say("{field}: {before} → {after}", **values))
    for slot in found.slots:
        if slot.mark is not Mark.SAME:
            before, after = (
                joined([named(number) for number in each]) if each else say("none")
                for each in (slot.before, slot.after)
            )
            lines.append(
                say("Rank {roman}: {before} → {after}", roman=ROMAN[slot.rank], before=before, after=after)
            )
    for section in Section:
        changed = [line for line in found.of(section) if line.change]
        if changed:
            lines += ["", total_in_words(found, section)]
            lines += [_line_in_words(line, named) for line in changed]
    return lines


def total_in_words(found: Comparison, section: Section) -> Message:
    """``Main deck: 50 → 49 cards``."""
    before, after = found.totals(section)
    return say(
        "Monster deck: {before} → {after} cards"
        if section is Section.MONSTER
        else "Main deck: {before} → {after} cards",
        before=before,
        after=after,
    )


def _line_in_words(line: CardLine, named: Named) -> Message:
    return say(
        "{sign}{count} {number} {card} ({before} → {after})"
        if line.card
        else "{sign}{count} {card} ({before} → {after})",
        sign=_sign(line),
        count=abs(line.change),
        number=line.number,
        card=named(line.number),
        before=line.before,
        after=line.after,
    )


def as_csv(found: Comparison, named: Named) -> str:
    """Every line as a table for spreadsheets: section, number, card, count in each deck, change."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(["section", "number", "card", "before", "after", "change"])
    for line in found.cards:
        cells = (line.number, named(line.number))
        writer.writerow([line.section.value, *map(protected, cells), line.before, line.after, line.change])
    return out.getvalue()
