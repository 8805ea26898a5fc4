"""What a check answers: violations with rule, both numbers and, where one exists, a fix that is data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from deckbuilder.cards.messages import Message, capital, counted, joined, say
from deckbuilder.cards.numbers import CardNumber, natural_key
from deckbuilder.decks.deck import Deck, Entry, Section

Value = int | str | None
"""One side of the comparison a rule makes: usually a number of cards."""


class Severity(StrEnum):
    """Errors make a deck illegal; warnings are advice."""

    ERROR = "error"
    WARNING = "warning"


class Code(StrEnum):
    """Every violation there is, worst first; the values are stable and may be stored."""

    MAIN_DECK_SIZE = "main-deck-size"
    MONSTER_MISSING = "monster-missing"
    MONSTER_EXTRA = "monster-extra"
    MONSTER_DECK_TYPE = "monster-deck-type"
    UNKNOWN_CARD = "unknown-card"
    TOKEN = "token"  # noqa: S105 - a kind of card, no secret
    RAGE_CARD = "rage-card"
    NOT_IN_POOL = "not-in-pool"
    EXCLUDED = "excluded"
    NOT_RELEASED = "not-released"
    BANNED = "banned"
    RESTRICTED = "restricted"
    CHOICE_GROUP = "choice-group"
    TOO_MANY_COPIES = "too-many-copies"
    STEP_2_LIMIT = "step-2-limit"
    COLOR = "color"
    RESONANCE_TRAIT = "resonance-trait"
    RESONANCE_RANK = "resonance-rank"
    RESONANCE_COUNT = "resonance-count"
    TRAIT_CHAIN = "trait-chain"
    NO_REPLACEMENT = "no-replacement"


@dataclass(frozen=True, slots=True)
class Remove:
    """Take copies of one print out of a section."""

    section: Section
    number: str
    count: int

    def apply(self, deck: Deck) -> Deck:
        """The deck without them."""
        return deck.remove(self.section, self.number, self.count)

    @property
    def reason(self) -> Message:
        """What it does, for the undo list."""
        return say(
            "remove {count} {card} from the monster deck"
            if self.section is Section.MONSTER
            else "remove {count} {card}",
            count=self.count,
            card=self.number,
        )


@dataclass(frozen=True, slots=True)
class Move:
    """Take copies of one print from one section to the other."""

    number: str
    source: Section
    target: Section
    count: int

    def apply(self, deck: Deck) -> Deck:
        """The deck with them moved."""
        return deck.move(self.number, self.source, self.target, self.count)

    @property
    def reason(self) -> Message:
        """What it does, for the undo list."""
        return say(
            "move {count} {card} to the {deck}", count=self.count, card=self.number, deck=self.target.label
        )


@dataclass(frozen=True, slots=True)
class Replace:
    """Put another card in the place of every copy of one print in a section."""

    section: Section
    number: str
    by: str
    count: int
    """How many copies that are."""

    def apply(self, deck: Deck) -> Deck:
        """The deck with the other card at the same place."""
        entries = deck.section(self.section)
        return deck.with_section(
            self.section,
            (Entry(self.by, each.count) if each.number == self.number else each for each in entries),
        )

    @property
    def reason(self) -> Message:
        """What it does, for the undo list."""
        return say("replace {count} {card} by {other}", count=self.count, card=self.number, other=self.by)


FixEdit = Remove | Move | Replace


@dataclass(frozen=True, slots=True)
class Fix:
    """Edits that end a violation; one undo step."""

    label: str
    """For a button beside the violation: ``Remove 1``."""

    edits: tuple[FixEdit, ...]

    def apply(self, deck: Deck) -> Deck:
        """The mended deck."""
        for edit in self.edits:
            deck = edit.apply(deck)
        return deck

    @property
    def reason(self) -> Message:
        """Everything it does, for the undo list: ``remove 2 EBP01-016``."""
        return joined(edit.reason for edit in self.edits)

    def __str__(self) -> str:
        """The same by itself: ``Remove 2 EBP01-016``."""
        return capital(self.reason)


@dataclass(frozen=True, slots=True)
class Violation:
    """One broken rule, or one piece of advice."""

    code: Code
    rule: str
    """Number of the rule: ``R4.7``."""

    severity: Severity
    cards: tuple[CardNumber | str, ...]
    """The cards concerned, by rules card; the text itself for an unknown one. Empty when none is to blame."""

    actual: Value
    allowed: Value
    sentence: str
    """The fact with both numbers: ``Oxygen Destroyer: 2 copies, limit 1``; no full stop."""

    rule_words: str
    """The rule in a few words, to stand after its number."""

    fix: Fix | None = None

    @property
    def is_error(self) -> bool:
        """True when it makes the deck illegal."""
        return self.severity is Severity.ERROR

    def as_data(self) -> dict[str, object]:
        """Plain values for JSON; the fix as the sentence that says what it does."""
        return {
            "code": str(self.code),
            "rule": self.rule,
            "severity": str(self.severity),
            "cards": list(self.cards),
            "actual": self.actual,
            "allowed": self.allowed,
            "sentence": self.sentence,
            "fix": str(self.fix) if self.fix else None,
        }

    def __str__(self) -> str:
        return say(
            "{sentence} ({rule}, {rule_words})",
            sentence=self.sentence,
            rule=self.rule,
            rule_words=self.rule_words,
        )


def worst_first(violations: Sequence[Violation]) -> tuple[Violation, ...]:
    """Errors, then warnings, each in the order of ``Code`` and by card number, never by place in the deck.

    What is about the ranks of the monster deck stays in their order, in which the rules give it.
    """
    return tuple(sorted(violations, key=_weight))


_ORDER = {code: index for index, code in enumerate(Code)}
_BY_RANK = {Code.MONSTER_EXTRA, Code.TRAIT_CHAIN, Code.NO_REPLACEMENT}


def _weight(violation: Violation) -> tuple[object, ...]:
    by_number = violation.cards and violation.code not in _BY_RANK
    return (
        not violation.is_error,
        _ORDER[violation.code],
        natural_key(violation.cards[0] if by_number else ""),
    )


def is_legal(violations: Sequence[Violation]) -> bool:
    """True when nothing but advice was found."""
    return not any(violation.is_error for violation in violations)


def verdict(violations: Sequence[Violation]) -> Message:
    """The state of a deck in a few words: ``Not legal: 2 problems, 1 advice``."""
    problems = sum(violation.is_error for violation in violations)
    advice = len(violations) - problems
    state = say("Not legal: {problems}", problems=counted(problems, "problem")) if problems else say("Legal")
    return say("{state}, {count} advice", state=state, count=advice) if advice else state
