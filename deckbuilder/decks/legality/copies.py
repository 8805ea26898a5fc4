"""The rules about copies of one card over both decks: usual limit and lists in force (R4.3, R4.19)."""

from __future__ import annotations

from collections.abc import Iterator

from deckbuilder.cards.messages import Message, say
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.decks.formats import ChoiceGroup, DatedList, ListedCard, Status
from deckbuilder.decks.words import all_of
from deckbuilder.decks.words import copies as copies_of

from . import fixes
from .reading import Reading, Use
from .violation import Code, Fix, Severity, Violation


def copies(reading: Reading) -> Iterator[Violation]:
    """Not more copies than a list in force allows, else 4 (R4.3, R4.19).

    A card whose text allows any number is free of the usual limit (R4.4); a list that names it still holds.
    """
    limits = reading.format.restrictions(reading.on).limits
    for number, use in reading.uses.items():
        listed = limits.get(number)
        if use.status is Status.NOT_IN_POOL:
            continue
        if listed is not None and use.total > listed[0].count:
            yield _listed(reading, use, *listed)
        elif use.total > reading.format.copies and not use.card.any_copies:
            yield _too_many(reading, use, reading.format.copies)


def _listed(reading: Reading, use: Use, entry: ListedCard, dated: DatedList) -> Violation:
    limit = entry.count
    in_force = {"format": say(reading.format.name), "list": dated.label}
    words = (
        say("not allowed in {format} by the {list}", **in_force)
        if limit == 0
        else say("restricted to {copies} in {format} by the {list}", copies=copies_of(limit), **in_force)
    )
    return Violation(
        Code.BANNED if limit == 0 else Code.RESTRICTED,
        "R4.19",
        Severity.ERROR,
        (use.card.number,),
        use.total,
        limit,
        _sentence(reading, use, limit),
        words,
        _remove(reading, use, limit),
    )


def _too_many(reading: Reading, use: Use, limit: int) -> Violation:
    return Violation(
        Code.TOO_MANY_COPIES,
        "R4.3",
        Severity.ERROR,
        (use.card.number,),
        use.total,
        limit,
        _sentence(reading, use, limit),
        say("copies over both decks"),
        _remove(reading, use, limit),
    )


def _sentence(reading: Reading, use: Use, limit: int) -> Message:
    return say(
        "{card}: {copies}, limit {limit}",
        card=reading.label(use.card.number),
        copies=copies_of(use.total),
        limit=limit,
    )


def _remove(reading: Reading, use: Use, limit: int) -> Fix:
    return fixes.remove(reading.lines(use.card.number), use.total - limit)


def choice_groups(reading: Reading) -> Iterator[Violation]:
    """Of the cards of a choice group only so many different ones (R4.19)."""
    for group, dated in reading.format.restrictions(reading.on).groups:
        present = [number for number in group.numbers if number in reading.uses]
        if len(present) <= group.limit:
            continue
        names = all_of([reading.label(number) for number in present])
        yield Violation(
            Code.CHOICE_GROUP,
            "R4.19",
            Severity.ERROR,
            tuple(present),
            len(present),
            group.limit,
            say(
                "{cards}: {count} of the group in the deck, limit {limit}",
                cards=names,
                count=len(present),
                limit=group.limit,
            ),
            say("a choice in {format} by the {list}", format=say(reading.format.name), list=dated.label),
            _keep_the_most_used(reading, group, present),
        )


def _keep_the_most_used(reading: Reading, group: ChoiceGroup, present: list[CardNumber]) -> Fix:
    """Remove the cards the deck leans on least: not in the monster deck, few copies, later in the group."""

    def weight(number: CardNumber) -> tuple[bool, int, int]:
        use = reading.uses[number]
        return (use.monster > 0, use.total, -group.numbers.index(number))

    losers = sorted(present, key=weight)[: len(present) - group.limit]
    removals = [fixes.remove_all(reading, number) for number in losers]
    edits = tuple(edit for fix in removals for edit in fix.edits)
    return Fix(say("Remove {count}", count=sum(reading.uses[number].total for number in losers)), edits)
