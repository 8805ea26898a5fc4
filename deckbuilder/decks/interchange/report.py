"""What a reader says about its input: one answer for every line, so that nothing is lost in silence."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, NamedTuple

from deckbuilder.cards.messages import Message, counted, joined, say
from deckbuilder.decks.deck import Entry, Section

WHOLE_INPUT = 0
"""Line number of what concerns the input as a whole; real lines count from 1."""


Unit = Literal["line", "row", "card"]
"""What one answer stands for; a row is one of a table, a card one of a code or payload."""


class LineState(StrEnum):
    """How a line was read. The first five are those a player looks for; the rest need no attention."""

    CHANGED = "changed"
    """Read, but not letter for letter; the message says what was corrected or left out."""

    QUESTION = "question"
    """Several readings are possible. Until answered, its card stands in the deck as written."""

    UNKNOWN = "unknown"
    """A card that the data does not have; kept in the deck as a placeholder."""

    REJECTED = "rejected"
    """Not read; the line is kept with the deck, outside its cards."""

    SKIPPED = "skipped"
    """Understood, and it asks for nothing: a count of 0."""

    ACCEPTED = "accepted"
    HEADING = "heading"
    FIELD = "field"
    """Something about the deck: its name, player, Deck Log code."""

    COMMENT = "comment"
    BLANK = "blank"

    @property
    def words(self) -> Message:
        """The state in a word or two, for the player."""
        return _STATE_WORDS[self]


_STATE_WORDS = {
    LineState.CHANGED: say("changed"),
    LineState.QUESTION: say("question"),
    LineState.UNKNOWN: say("unknown"),
    LineState.REJECTED: say("rejected"),
    LineState.SKIPPED: say("skipped"),
    LineState.ACCEPTED: say("accepted"),
    LineState.HEADING: say("heading"),
    LineState.FIELD: say("field"),
    LineState.COMMENT: say("comment"),
    LineState.BLANK: say("blank"),
}
CARD_STATES = frozenset({LineState.ACCEPTED, LineState.CHANGED, LineState.QUESTION, LineState.UNKNOWN})
"""The states in which a line can hold cards of the deck."""


class Choice(NamedTuple):
    """One possible answer to a question."""

    value: str
    """What ``ReadResult.answer`` takes: a card number, or the name of a section."""

    label: str
    """How the choice is offered: ``EBP01-009 Godzilla(2023), rank III, 22,000``."""

    section: Section | None = None
    """Set when the question is where cards go, not which card it is."""

    is_known: bool = True
    """False for a card that the data does not have; chosen, it is a placeholder."""


@dataclass(frozen=True, slots=True)
class ReportLine:
    """One line of the input, or one record of a format that has no lines, and how it was read."""

    line_no: int
    """Counted from 1 over the input; ``WHOLE_INPUT`` for a question about all of it."""

    text: str
    """The line as written, with invisible and control characters made visible."""

    state: LineState
    message: str = ""
    """One phrase for the player: how it was read, or what is wrong and what was expected."""

    section: Section | None = None
    """Where the cards of the line go, or what a heading opens; None while no heading said so."""

    number: str = ""
    """The number as printed, or the text of an unknown card; empty on lines without cards."""

    count: int = 0
    candidates: tuple[Choice, ...] = ()
    governs: tuple[int, ...] = ()
    """The numbers of the lines that an answer about the section moves."""

    deck_no: int = 0
    """Which deck of the input the line belongs to, from 0."""

    @property
    def entry(self) -> Entry | None:
        """The cards that the line puts in the deck, or None."""
        holds = self.state in CARD_STATES and self.number and self.count > 0
        return Entry(self.number, self.count) if holds else None


_COUNTED = {
    LineState.ACCEPTED: say("{count} read"),
    LineState.CHANGED: say("{count} changed"),
    LineState.UNKNOWN: say("{count} unknown"),
    LineState.REJECTED: say("{count} rejected"),
    LineState.SKIPPED: say("{count} skipped"),
}


@dataclass(frozen=True, slots=True)
class Report:
    """The answers to all lines of one input, in its order."""

    lines: tuple[ReportLine, ...] = ()
    unit: Unit = "line"

    remarks: tuple[str, ...] = ()
    """What the player should know about the input as a whole, such as a guessed encoding."""

    refusal: str = ""
    """Why nothing at all was read; empty when something was."""

    def in_state(self, *states: LineState) -> tuple[ReportLine, ...]:
        """The lines in one of these states, in order."""
        return tuple(line for line in self.lines if line.state in states)

    @property
    def questions(self) -> tuple[ReportLine, ...]:
        """The lines that wait for an answer."""
        return self.in_state(LineState.QUESTION)

    @property
    def problems(self) -> tuple[ReportLine, ...]:
        """The lines that were not read as the player meant, or may not have been."""
        return self.in_state(LineState.QUESTION, LineState.UNKNOWN, LineState.REJECTED)

    @property
    def is_clean(self) -> bool:
        """True when everything was read, letter for letter."""
        return not (
            self.refusal
            or self.remarks
            or self.problems
            or self.in_state(LineState.CHANGED, LineState.SKIPPED)
        )

    @property
    def count(self) -> int:
        """How many lines, rows or cards the input has; what is said about all of it is none of them."""
        return sum(line.line_no != WHOLE_INPUT for line in self.lines)

    @property
    def size(self) -> Message:
        """How many there are in their unit: ``11 lines``."""
        count = self.count
        match self.unit:
            case "line":
                return counted(count, "line")
            case "row":
                return counted(count, "row")
            case "card":
                return counted(count, "card")

    def counts(self) -> tuple[tuple[LineState, Message], ...]:
        """How many lines were read as they stand, and how many are in each state a player looks for."""
        states = (LineState.CHANGED, LineState.QUESTION, LineState.UNKNOWN, LineState.REJECTED)
        found = {state: len(self.in_state(state)) for state in (*states, LineState.SKIPPED)}
        read = len(self.lines) - sum(found.values()) - len(self.in_state(LineState.BLANK))
        some = [(state, _counted(count, state)) for state, count in found.items() if count]
        return ((LineState.ACCEPTED, _counted(read, LineState.ACCEPTED)), *some)

    def summary(self) -> Message:
        """The counts as one phrase: ``6 read, 2 changed, 1 question, 1 unknown, 1 rejected``."""
        return say("nothing read") if self.refusal else joined(words for _, words in self.counts())


def _counted(count: int, state: LineState) -> Message:
    return counted(count, "question") if state is LineState.QUESTION else say(_COUNTED[state], count=count)


def visible(text: str) -> str:
    """The text with control, format and half characters written out, so that none can act or hide (H30)."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_escape(char) if is_hidden(char) else char for char in text)


def is_hidden(char: str) -> bool:
    """True for a control, format or half character, or a line end: none of them can be seen."""
    return unicodedata.category(char) in {"Cc", "Cf", "Cs", "Zl", "Zp"}


def _escape(char: str) -> str:
    if char == "\t":
        return " "
    return f"\\u{ord(char):04x}" if ord(char) < 0x10000 else f"\\U{ord(char):08x}"


def quoted(text: str, limit: int = 40) -> str:
    """The text between quotes for a message, invisible characters shown, long text cut."""
    shown = visible(text)
    return f'"{shown}"' if len(shown) <= limit else f'"{shown[: limit - 1]}…"'


def phrase(*parts: str) -> str:
    """The non-empty parts as one message."""
    some = [part for part in parts if part]
    return some[0] if len(some) == 1 else joined(some, say("; "))
