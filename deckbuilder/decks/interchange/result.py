"""A finished reading: the decks of an input and its report, and what a player's answers make of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from deckbuilder.cards.messages import say
from deckbuilder.decks.deck import Deck, Entry, Section

from .report import WHOLE_INPUT, LineState, Report, ReportLine


class UnreadableError(ValueError):
    """An input no deck can be made of; the sentence says why. Stays inside: ``read_deck`` reports it."""


class MergeMode(StrEnum):
    """What an import does with the deck that is open (B25)."""

    ADD = "add"
    REPLACE = "replace"


@dataclass(frozen=True)
class ReadResult:
    """One input as read. A value: answering a question gives a new one."""

    report: Report
    outlines: tuple[Deck, ...] = (Deck(),)
    """Each deck of the input without its cards: name, notes and other fields. At least one."""

    format: str = ""
    """Id of the reader, a key of ``READERS``; empty when no reader took the input."""

    format_name: str = ""
    """What the input was recognised as, for the player."""

    source: str = ""
    """Where the input came from: a path, ``Clipboard``."""

    @property
    def ok(self) -> bool:
        """True when the input was read as a deck; single lines may still have problems."""
        return not self.report.refusal

    @property
    def deck(self) -> Deck:
        """The deck, or the first of several."""
        return self.decks[0]

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        """All decks of the input, in its order; nearly always one."""
        return tuple(_filled(deck, self._lines_of(number)) for number, deck in enumerate(self.outlines))

    def only(self, deck_no: int) -> ReadResult:
        """The reading of one deck of several, with the report lines that belong to it."""
        lines = tuple(replace(line, deck_no=0) for line in self._lines_of(deck_no))
        return replace(self, report=replace(self.report, lines=lines), outlines=(self.outlines[deck_no],))

    def answer(self, line_no: int, choice: str) -> ReadResult:
        """The reading with the question of a line answered by the value of one of its candidates.

        Raises ValueError for a line without that choice; answering again with another choice is allowed.
        """
        line = next((line for line in self.report.lines if line.line_no == line_no and line.candidates), None)
        if line is None:
            raise ValueError(f"line {line_no} asks nothing")
        chosen = next((c for c in line.candidates if c.value == choice), None)
        if chosen is None:
            offered = ", ".join(c.value for c in line.candidates)
            raise ValueError(f"{choice} is no answer to line {line_no}; it offers {offered}")
        if chosen.section is None:
            count = line.count or 1
            state = LineState.CHANGED if chosen.is_known else LineState.UNKNOWN
            message = say("{count} {card}; chosen", count=count, card=chosen.label)
            done = replace(line, state=state, number=choice, count=count, message=message)
            return self._with_lines(done if other is line else other for other in self.report.lines)
        message = say("{deck}; chosen", deck=chosen.section.label)
        done = replace(line, state=LineState.HEADING, section=chosen.section, message=message)
        return self._with_lines(
            done
            if other is line
            else replace(other, section=chosen.section)
            if other.line_no in line.governs
            else other
            for other in self.report.lines
        )

    def merge_into(self, deck: Deck, mode: MergeMode | str = MergeMode.ADD, deck_no: int = 0) -> Deck:
        """An open deck with the read one added to it, or replaced by it.

        Adding keeps the open deck's fields where it has any and puts cards at their place or at the end;
        replacing keeps only a name where the input brings none.
        """
        read = self.decks[deck_no]
        if MergeMode(mode) is MergeMode.REPLACE:
            return replace(read, name=read.name or deck.name)
        joined = {section: (*deck.section(section), *read.section(section)) for section in Section}
        merged = Deck(monster=joined[Section.MONSTER], main=joined[Section.MAIN]).merged()
        return replace(
            deck,
            name=deck.name or read.name,
            monster=merged.monster,
            main=merged.main,
            player=deck.player or read.player,
            event=deck.event or read.event,
            notes="\n".join(filter(None, (deck.notes, read.notes))),
            deck_log_code=deck.deck_log_code or read.deck_log_code,
            tags=(*deck.tags, *read.tags),
            unread=(*deck.unread, *read.unread),
            extra=(*deck.extra, *(pair for pair in read.extra if pair not in deck.extra)),
        )

    def _lines_of(self, deck_no: int) -> tuple[ReportLine, ...]:
        return tuple(line for line in self.report.lines if line.deck_no == deck_no)

    def _with_lines(self, lines: Iterable[ReportLine]) -> ReadResult:
        return replace(self, report=replace(self.report, lines=tuple(lines)))


def refused(reason: str, *, source: str = "", text: str = "", format_name: str = "") -> ReadResult:
    """The reading of an input that cannot be read at all: an empty deck and the reason."""
    line = ReportLine(WHOLE_INPUT, text, LineState.REJECTED, reason)
    return ReadResult(Report((line,), refusal=reason), format_name=format_name, source=source)


def _filled(outline: Deck, lines: tuple[ReportLine, ...]) -> Deck:
    """The deck of an outline and its lines: same prints merged, in the order of their first line."""
    counts: dict[Section, dict[str, int]] = {section: {} for section in Section}
    for line in lines:
        entry = line.entry
        if entry is not None:
            place = counts[line.section or Section.MAIN]
            place[entry.number] = place.get(entry.number, 0) + entry.count
    entries = {
        section: tuple(Entry(number, count) for number, count in place.items())
        for section, place in counts.items()
    }
    unread = tuple(
        line.text for line in lines if line.state is LineState.REJECTED and line.line_no != WHOLE_INPUT
    )
    return replace(
        outline,
        monster=entries[Section.MONSTER],
        main=entries[Section.MAIN],
        unread=(*outline.unread, *unread),
    )
