"""Makes the report lines of cards, the same way for every format."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.messages import Message, joined, say
from deckbuilder.cards.names import in_sentence
from deckbuilder.decks.deck import Entry, Section
from deckbuilder.decks.edits import MAX_COPIES
from deckbuilder.decks.words import one_of

from .report import WHOLE_INPUT, Choice, LineState, ReportLine, Unit, phrase, quoted, visible
from .resolve import Found, Resolver
from .result import UnreadableError
from .shapes import CardText, amount

MAX_PLACEHOLDER = 500
"""Longest text that is kept in place of an unknown card."""

MAX_LINES = 20_000
"""Most lines of one report; a file of 500 saved decks has fewer."""

_ADDED: Mapping[Unit, str] = {
    "line": say("added to line {number}"),
    "row": say("added to row {number}"),
    "card": say("added to card {number}"),
}
_NO_COUNT = say("it has no count; a number from 1 to {limit} was expected", limit=MAX_COPIES)
PLACE_CHOICES = tuple(
    Choice(section.value, say("the {deck}", deck=section.label), section)
    for section in (Section.MAIN, Section.MONSTER)
)


@dataclass
class CardLines:
    """Collects the lines of one input and remembers what they named."""

    resolver: Resolver
    unit: Unit = "line"
    keeps_all: bool = False
    """True for formats that carry whole decks: tokens and rage cards stay in, for the check to point at."""

    repeats: bool = False
    """True for formats that name a card once for each copy; its repetition is then no correction."""

    lines: list[ReportLine] = field(default_factory=list[ReportLine])
    cards: dict[int, Card] = field(default_factory=dict[int, Card])
    """The card found on each line."""

    _seen: dict[tuple[int, Section | None, str], int] = field(
        default_factory=dict[tuple[int, Section | None, str], int]
    )

    def note(
        self, text: str, state: LineState, message: str = "", line_no: int = 0, deck_no: int = 0
    ) -> None:
        """A line without cards."""
        number = line_no or self.next_no
        self._put(ReportLine(number, visible(text), state, message, deck_no=deck_no))

    def _put(self, line: ReportLine) -> None:
        if len(self.lines) >= MAX_LINES:
            raise UnreadableError(say("too long: more than {limit:,} cards and fields", limit=MAX_LINES))
        self.lines.append(line)

    @property
    def next_no(self) -> int:
        """The number after the last line's."""
        return self.lines[-1].line_no + 1 if self.lines else 1

    def record(
        self,
        text: str,
        section: Section | None,
        number: str,
        count: object,
        name: str = "",
        deck_no: int = 0,
        line_no: int = 0,
    ) -> None:
        """A card of a table, payload or code; ``count`` is whatever stood there."""
        line_no = line_no or self.next_no
        copies = whole(count)
        if isinstance(copies, str):
            self.note(
                text, LineState.REJECTED, say("not imported: {reason}", reason=copies), line_no, deck_no
            )
        elif len(number) > MAX_PLACEHOLDER:
            message = say("not imported: {count:,} characters are no card number", count=len(number))
            self.note(text[:MAX_PLACEHOLDER], LineState.REJECTED, message, line_no, deck_no)
        elif not number.strip() and not name.strip():
            message = say("not imported: it names no card; a card number was expected")
            self.note(text, LineState.REJECTED, message, line_no, deck_no)
        else:
            read = self.resolver.number(number)
            is_number = read is not None
            found = read or self.resolver.name(number if number.strip() else name)
            parts = CardText(copies, number if is_number else "", name if number.strip() else "")
            self.card(line_no, text, parts, found, section, deck_no)

    def card(
        self,
        line_no: int,
        text: str,
        parts: CardText,
        found: Found,
        section: Section | None,
        deck_no: int = 0,
    ) -> None:
        """A line whose card was looked up, with a note for whatever was not read letter for letter."""
        shown = visible(text)
        if parts.count == 0:
            message = say("the count is 0: no card is added")
            self._put(ReportLine(line_no, shown, LineState.SKIPPED, message, deck_no=deck_no))
            return
        why_not = _why_never_in_a_deck(found)
        if why_not and not self.keeps_all:
            message = say("not imported: {card} is {reason}", card=found.name, reason=why_not)
            self._put(ReportLine(line_no, shown, LineState.REJECTED, message, deck_no=deck_no))
            return
        if found.card is not None:
            self.cards[line_no] = found.card
        corrections = self._corrections(line_no, parts, found, section, deck_no)
        remarks = [why_not if found.card is not None else ""]
        if parts.comment:
            remarks.append(say("comment left out: {comment}", comment=quoted(parts.comment)))
        state = found.state
        if corrections and state is LineState.ACCEPTED:
            state = LineState.CHANGED
        count = 1 if parts.count is None else parts.count
        cards = say("{count} {card}", count=count, card=found.name)
        candidates = found.candidates
        if state is LineState.UNKNOWN and parts.number and parts.name:
            candidates = self.resolver.name_choices(parts.name)
        self._put(
            ReportLine(
                line_no,
                shown,
                state,
                phrase(cards, *found.notes, *corrections, *remarks),
                section,
                found.number,
                count,
                candidates,
                deck_no=deck_no,
            )
        )

    def _corrections(
        self, line_no: int, parts: CardText, found: Found, section: Section | None, deck_no: int
    ) -> list[str]:
        notes = list(parts.notes)
        if parts.second:
            notes.append(say("a second number, {number}, was not read", number=parts.second))
        if parts.count is None:
            notes.append(say("no count, read as 1"))
        if found.card is not None and parts.number and parts.name:
            others = self.resolver.named(parts.name)
            if others and found.card not in others:
                owners = one_of([card.number for card in others[:3]])
                notes.append(
                    say(
                        "the name {name} on the line belongs to {owners}",
                        name=quoted(parts.name),
                        owners=owners,
                    )
                )
        first = self._seen.setdefault((deck_no, section, found.number), line_no)
        if first != line_no and not self.repeats:
            notes.append(say(_ADDED[self.unit], number=first))
        return notes

    def missing_sections(self) -> list[ReportLine]:
        """What to say of cards for which the input names no section; they are in the main deck (B35)."""
        governed = {number for line in self.lines for number in line.governs}
        loose = [
            line
            for line in self.lines
            if line.entry and line.section is None and line.line_no not in governed
        ]
        if not loose:
            return []
        if any(line.section for line in self.lines if line.entry):
            message = say(
                "1 line stands before any heading; the cards there are in the main deck"
                if len(loose) == 1
                else "{count} lines stand before any heading; the cards there are in the main deck",
                count=len(loose),
            )
            return [ReportLine(WHOLE_INPUT, "", LineState.CHANGED, message)]
        monsters = [line for line in loose if self._is_single_monster(line)]
        if sorted(self.cards[line.line_no].rank for line in monsters) != [1, 2, 3, 4]:
            message = say("no headings: all cards are in the main deck; move the monster deck's four by hand")
            return [ReportLine(WHOLE_INPUT, "", LineState.CHANGED, message)]
        names = joined(in_sentence(self.cards[line.line_no].name) for line in monsters)
        message = say(
            "no headings: all cards are in the main deck. Are {names} the monster deck?", names=names
        )
        question = ReportLine(WHOLE_INPUT, "", LineState.QUESTION, message, candidates=PLACE_CHOICES[::-1])
        return [replace(question, governs=tuple(line.line_no for line in monsters))]

    def _is_single_monster(self, line: ReportLine) -> bool:
        card = self.cards.get(line.line_no)
        return card is not None and card.type is CardType.MONSTER and line.count == 1


def _why_never_in_a_deck(found: Found) -> str:
    if found.card is not None and found.card.is_token:
        return say("a token, which stays outside the decks")
    return say("a rage card, which no deck holds") if found.is_rage else ""


def portions(entries: Iterable[Entry]) -> Iterator[Entry]:
    """The entries, those of more copies than one line may ask for on several lines."""
    for entry in entries:
        for done in range(0, entry.count, MAX_COPIES):
            yield replace(entry, count=min(MAX_COPIES, entry.count - done))


def whole(value: object) -> int | str:
    """A count from a table or payload: a whole number or its digits; else why it is none (H31)."""
    if isinstance(value, str):
        digits = value.strip()
        if digits.isascii() and digits.isdecimal():
            return amount(digits)
    elif isinstance(value, int) and not isinstance(value, bool):
        if value < 0:
            return (
                say("the count {count} is below 1", count=value)
                if value > -1000
                else say("the count is below 1")
            )
        return amount(str(value)) if value < 10**9 else amount("9" * 10)
    if value is None or value == "":
        return _NO_COUNT
    return say(
        "the count {count} is no whole number; 1 to {limit} was expected",
        count=quoted(str(value), 20),
        limit=MAX_COPIES,
    )


def listed(names: Iterable[str], limit: int = 6) -> Message:
    """The first names with commas, and how many more there are."""
    all_names = [visible(name) for name in names]
    more = len(all_names) - limit
    few = joined(all_names[:limit])
    return say("{names} and {count} more", names=few, count=more) if more > 0 else few
