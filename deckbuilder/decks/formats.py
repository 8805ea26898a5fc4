"""What a construction format is: a pool, exclusions and dated lists; data in, answers out, no rule checking.

Formats are data (R4.18): each says whose prints count, which cards may be used, and which lists were in force
when. Nothing here knows the general deck rules; ``legality`` applies both.

    >>> from datetime import date
    >>> from deckbuilder.decks.formats import load_formats
    >>> load_formats()["standard-jp"].describe(date(2026, 5, 1))
    'Standard JP, list: official Japanese list of 2026-04-01; today 2026-05-01'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import Region
from deckbuilder.cards.faults import Fault
from deckbuilder.cards.messages import Message, joined, say
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.cards.sets import CardSet

USUAL_COPIES = 4
"""Copies of one card over both decks, unless its text or a list says otherwise (R4.3)."""


class Confidence(StrEnum):
    """How well a rule of a format is attested (R0.2)."""

    HIGH = "high"
    MEDIUM_HIGH = "medium-high"
    MEDIUM = "medium"
    LOW = "low"

    @property
    def words(self) -> Message:
        """The same for the player."""
        return _CONFIDENCE[self]


_CONFIDENCE = {
    Confidence.HIGH: say("high"),
    Confidence.MEDIUM_HIGH: say("medium-high"),
    Confidence.MEDIUM: say("medium"),
    Confidence.LOW: say("low"),
}


class Status(StrEnum):
    """What a format says about one card on one day; every card has exactly one (B43)."""

    LEGAL = "legal"
    RESTRICTED = "restricted"
    """Fewer copies than usual, or only one card of a group."""

    BANNED = "banned"
    """0 copies by a list in force."""

    NOT_IN_POOL = "not in pool"
    """A token, an excluded card, another set's, or not yet released."""


@dataclass(frozen=True, slots=True)
class ListedCard:
    """One card of a list and how many copies of it a deck may hold over both decks."""

    number: CardNumber
    count: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """Cards of which a deck may hold only so many different ones, each up to its usual limit (R4.19)."""

    numbers: tuple[CardNumber, ...]
    limit: int = 1
    note: str = ""


@dataclass(frozen=True, slots=True)
class DatedList:
    """A list of restricted cards."""

    id: str
    name: str
    effective: date | None
    """First day in force; None when no date was published."""

    source: str
    confidence: Confidence
    cards: tuple[ListedCard, ...] = ()
    groups: tuple[ChoiceGroup, ...] = ()

    @property
    def label(self) -> Message:
        """Name and date as the verdict shows them."""
        return say(
            "{list} of {day}" if self.effective else "{list}, undated",
            list=say(self.name),
            day=self.effective,
        )


@dataclass(frozen=True, slots=True)
class Exclusion:
    """A card of the pool's sets that may not be used all the same."""

    number: CardNumber
    note: str = ""
    instead: CardNumber | None = None
    """The print that does the same in this format."""


@dataclass(frozen=True, slots=True)
class Pool:
    """The cards a format is played with: whole sets, and single cards of others."""

    sets: frozenset[str] = frozenset()
    cards: frozenset[CardNumber] = frozenset()

    def __contains__(self, card: Card) -> bool:
        return card.set_code in self.sets or card.number in self.cards


@dataclass(frozen=True, slots=True)
class Restrictions:
    """What the lists in force on one day say, found by card."""

    lists: tuple[DatedList, ...]
    limits: Mapping[CardNumber, tuple[ListedCard, DatedList]]
    """The tightest entry of each listed card and the list it stands in."""

    groups: tuple[tuple[ChoiceGroup, DatedList], ...]
    grouped: frozenset[CardNumber]
    """Every card of a choice group."""


@dataclass(frozen=True, eq=False)
class Format:
    """A construction format. Frozen, one object a format; ``with_additions`` gives a variant."""

    id: str
    name: str
    region: Region
    """Whose prints and release dates count (R4.21)."""

    pool: Pool | None = None
    """None means every card."""

    excluded: Mapping[CardNumber, Exclusion] = field(default_factory=dict[CardNumber, Exclusion])
    lists: tuple[DatedList, ...] = ()
    additions: tuple[DatedList, ...] = ()
    """Optional lists, off until asked for."""

    enabled: tuple[str, ...] = ()
    """Ids of the additions switched on, in the order of ``additions``."""

    copies: int = USUAL_COPIES
    sets: Mapping[str, CardSet] = field(default_factory=dict[str, CardSet])
    """What is known of the sets, for their release dates."""

    name_ja: str | None = None
    source: str = ""
    confidence: Confidence = Confidence.HIGH
    note: str = ""

    @property
    def full_id(self) -> str:
        """The id with the additions switched on (``standard-jp+zero-copies``); ``Formats.find`` reads it."""
        return "+".join((self.id, *self.enabled))

    @property
    def full_name(self) -> Message:
        """The name with the additions switched on: ``Standard JP with newer 0-copy entries ...``."""
        on = [say(each.name) for each in self.additions if each.id in self.enabled]
        name = say(self.name)
        return (
            say("{format} with {additions}", format=name, additions=joined(on, say(" and "))) if on else name
        )

    def with_additions(self, *ids: str) -> Format:
        """This format with exactly these additions switched on; ``KeyError`` for one it does not have."""
        known = [addition.id for addition in self.additions]
        for wanted in ids:
            if wanted not in known:
                raise KeyError(wanted)
        return replace(self, enabled=tuple(each for each in known if each in ids))

    def list_on(self, on: date) -> DatedList | None:
        """The list in force on a day, additions left out: the newest dated one, else an undated one."""
        in_force = [each for each in self.lists if each.effective is None or each.effective <= on]
        return max(in_force, key=lambda each: each.effective or date.min, default=None)

    def lists_on(self, on: date) -> tuple[DatedList, ...]:
        """The list in force and the additions switched on; an addition's own date counts too."""
        main = self.list_on(on)
        added = (each for each in self.additions if each.id in self.enabled)
        return (
            *((main,) if main else ()),
            *(each for each in added if each.effective is None or each.effective <= on),
        )

    def restrictions(self, on: date) -> Restrictions:
        """What the lists in force say on a day; remembered, so asking again costs nothing."""
        return _restrictions(self, on)

    def release_day(self, card: Card) -> date | None:
        """The day the card's set comes out in this format's region; None when no date is known."""
        known = self.sets.get(card.set_code)
        return known.released.get(self.region) if known else None

    def is_released(self, card: Card, on: date) -> bool:
        """True unless the card's set is known to come out later; a set without a date counts as released."""
        day = self.release_day(card)
        return day is None or day <= on

    def status(self, card: Card, on: date) -> Status:
        """What this format says about a card on a day, whatever deck it is in; remembered."""
        return _status(self, card, on)

    def copy_limit(self, card: Card, on: date) -> int | None:
        """Copies of a card over both decks; None means any number (R4.4), 0 that it may not be used."""
        if self.status(card, on) is Status.NOT_IN_POOL:
            return 0
        listed = self.restrictions(on).limits.get(card.number)
        usual = None if card.any_copies else self.copies
        if listed is None:
            return usual
        return listed[0].count if usual is None else min(listed[0].count, usual)

    def describe(self, on: date, today: date | None = None) -> Message:
        """One line for the verdict: format, list, day. ``today`` tells another day from the present one."""
        lists = self.lists_on(on)
        if lists:
            shown = say("list: {lists}", lists=joined((each.label for each in lists), say(" with ")))
        else:
            shown = say("no list in force" if self.lists else "no list")
        return say(
            "{format}, {list}; today {day}" if today is None or today == on else "{format}, {list}; on {day}",
            format=say(self.name),
            list=shown,
            day=on,
        )

    def __str__(self) -> str:
        return self.name


@lru_cache(maxsize=256)
def _restrictions(format_: Format, on: date) -> Restrictions:
    lists = format_.lists_on(on)
    limits: dict[CardNumber, tuple[ListedCard, DatedList]] = {}
    for dated in lists:
        for card in dated.cards:
            known = limits.get(card.number)
            if known is None or card.count < known[0].count:
                limits[card.number] = (card, dated)
    groups = tuple((group, dated) for dated in lists for group in dated.groups)
    grouped = frozenset(number for group, _ in groups for number in group.numbers)
    return Restrictions(lists, limits, groups, grouped)


@lru_cache(maxsize=16384)
def _status(format_: Format, card: Card, on: date) -> Status:
    if card.is_token or card.number in format_.excluded:
        return Status.NOT_IN_POOL
    if format_.pool is not None and not (card in format_.pool and format_.is_released(card, on)):
        return Status.NOT_IN_POOL
    restrictions = format_.restrictions(on)
    listed = restrictions.limits.get(card.number)
    if listed is not None and listed[0].count == 0:
        return Status.BANNED
    limited = listed is not None or card.number in restrictions.grouped
    return Status.RESTRICTED if limited else Status.LEGAL


class Formats(Mapping[str, Format]):
    """The known formats by id, in the order in which they are offered, and what is wrong with their files."""

    def __init__(self, formats: Iterable[Format], faults: Iterable[Fault] = ()) -> None:
        self._formats = {each.id: each for each in formats}
        self._variants: dict[str, Format] = {}
        """Formats with additions, each made once: what is remembered of a format goes by the object."""

        self.faults: tuple[Fault, ...] = tuple(faults)

    def __getitem__(self, format_id: str) -> Format:
        return self._formats[format_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._formats)

    def __len__(self) -> int:
        return len(self._formats)

    def offered(self) -> tuple[Format, ...]:
        """What a list of formats offers: each format, and after it its variant with each addition."""
        return tuple(
            variant
            for each in self._formats.values()
            for variant in (each, *(each.with_additions(addition.id) for addition in each.additions))
        )

    def find(self, text: str) -> Format | None:
        """The format of an id in any case, with additions (``standard-jp+zero-copies``); None if unknown."""
        wanted = text.strip().casefold()
        format_id, *additions = wanted.split("+")
        known = self._formats.get(format_id)
        if known is None or not additions:
            return known
        if wanted not in self._variants:
            try:
                self._variants[wanted] = known.with_additions(*additions)
            except KeyError:
                return None
        return self._variants[wanted]


def load_formats(user_folder: Path | None = None, sets: Mapping[str, CardSet] | None = None) -> Formats:
    """The shipped formats and those of the files (``*.json``) in the user's folder.

    Never fails: what cannot be read is in ``faults``, the rest is there. A user's format with the id of a
    shipped one takes its place. ``sets`` are those of the catalogue; without them they are read again.
    """
    from .formatfile import read_all_formats

    formats, faults = read_all_formats(user_folder, sets)
    return Formats(formats, faults)
