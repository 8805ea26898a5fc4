"""What two collections of formats say differently: pools, dated lists, and how many copies they allow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import Region
from deckbuilder.cards.messages import Message, counted, joined, one_of, say
from deckbuilder.decks.formats import ChoiceGroup, DatedList, Format, Formats
from deckbuilder.decks.words import copies

from .card_changes import FieldChange


@dataclass(frozen=True, slots=True)
class FormatChange:
    """One format that comes, goes or becomes another."""

    id: str
    old: Format | None
    new: Format | None
    shipped: bool
    """It has the id of a format that comes with the program and takes its place."""

    fields: tuple[FieldChange, ...]
    """What is different of the format and its lists."""

    limits: tuple[tuple[Card, FieldChange], ...] = ()
    """The cards of which it allows another number, from the day on that the field names."""

    @property
    def name(self) -> str:
        """What it is called afterwards, or was until then."""
        known = self.new or self.old
        return known.name if known else self.id


def format_changes(
    now: Formats, then: Formats, shipped: Formats, cards: Iterable[Card], today: date
) -> tuple[FormatChange, ...]:
    """Every format that is not the same in both; limits are told of ``cards``."""
    every = tuple(cards)
    changes = (_change(id_, now, then, shipped, every, today) for id_ in dict.fromkeys((*now, *then)))
    return tuple(change for change in changes if change.fields or change.limits)


def _change(
    id_: str, now: Formats, then: Formats, shipped: Formats, cards: Iterable[Card], today: date
) -> FormatChange:
    old, new = now.get(id_), then.get(id_)
    fields = tuple(_fields(old, new))
    if old is None or new is None:
        return FormatChange(id_, old, new, id_ in shipped, fields)
    return FormatChange(id_, old, new, id_ in shipped, fields, tuple(_limits(old, new, cards, today)))


def _fields(old: Format | None, new: Format | None) -> Iterator[FieldChange]:
    """The facts of the format, then its lists; of one that comes or goes everything is told."""
    for field, before, after in zip(_WORDS, _facts(old), _facts(new), strict=True):
        if before != after:
            yield FieldChange(field, before, after)
    was, is_ = _lists(old), _lists(new)
    for id_ in dict.fromkeys((*was, *is_)):
        gone, come = was.get(id_), is_.get(id_)
        told = come or gone
        if told is not None and gone != come:
            entries = _edited(gone, come) if gone and come else _entries(come)
            yield FieldChange(say("list: {list}", list=told.label), _entries(gone), entries)


_WORDS = (
    say("name"),
    say("Japanese name"),
    say("region"),
    say("cards it is played with"),
    say("excluded cards"),
    say("copies of a card"),
)


def _facts(format_: Format | None) -> tuple[str, ...]:
    if format_ is None:
        return ("",) * len(_WORDS)
    pool = format_.pool
    names = [] if pool is None else [*sorted(pool.sets), *sorted(pool.cards)]
    return (
        format_.name,
        format_.name_ja or "",
        say("English prints") if format_.region is Region.EN else say("Japanese prints"),
        say("every card") if pool is None else ", ".join(names),
        ", ".join(sorted(format_.excluded)),
        str(format_.copies),
    )


def _lists(format_: Format | None) -> dict[str, DatedList]:
    return {each.id: each for each in (*format_.lists, *format_.additions)} if format_ else {}


def _entries(dated: DatedList | None) -> str:
    """What is in a list: ``3 cards with 0 copies, 2 cards with fewer copies, 1 choice``."""
    if dated is None:
        return ""
    none = sum(card.count == 0 for card in dated.cards)
    parts: list[Message] = []
    if none:
        parts.append(say("{cards} with 0 copies", cards=counted(none, "card")))
    if len(dated.cards) > none:
        parts.append(say("{cards} with fewer copies", cards=counted(len(dated.cards) - none, "card")))
    if dated.groups:
        parts.append(counted(len(dated.groups), "choice"))
    return joined(parts) if parts else say("no card")


def _edited(before: DatedList, after: DatedList) -> str:
    """A changed list; where its entries are as many as before, that it is changed all the same."""
    entries = _entries(after)
    return say("{entries}; changed", entries=entries) if entries == _entries(before) else entries


def _limits(
    old: Format, new: Format, cards: Iterable[Card], today: date
) -> Iterator[tuple[Card, FieldChange]]:
    """Told for the day on which the last of the new lists comes into force, or for today."""
    known = set(_lists(old).values())
    coming = [each.effective for each in _lists(new).values() if each not in known and each.effective]
    day = max((today, *coming))
    field = say("copies from {day} on", day=day) if day > today else say("copies today")
    for card in cards:
        before, after = _allowed(old, card, day), _allowed(new, card, day)
        if before != after:
            yield card, FieldChange(field, before, after)


def _allowed(format_: Format, card: Card, day: date) -> str:
    limit = format_.copy_limit(card, day)
    allowed = say("any number") if limit is None else copies(limit)
    groups = [group for group, _ in format_.restrictions(day).groups if card.number in group.numbers]
    if not groups or limit == 0:
        return allowed
    return say("{copies}, {choice}", copies=allowed, choice=joined(map(_choice, groups)))


def _choice(group: ChoiceGroup) -> Message:
    return say("only {count} of {cards}", count=group.limit, cards=one_of(map(say, group.numbers)))
