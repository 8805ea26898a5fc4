"""The rules about the format's pool on the day: its sets, exclusions and release dates (R4.18 to R4.20)."""

from __future__ import annotations

from collections.abc import Iterator

from deckbuilder.cards.messages import say
from deckbuilder.decks.formats import Status
from deckbuilder.decks.words import copies

from . import fixes
from .reading import Reading, Use
from .violation import Code, Fix, Severity, Violation


def pool(reading: Reading) -> Iterator[Violation]:
    """Every card belongs to the format's pool on the day; the first reason against a card is given."""
    for use in reading.uses.values():
        if use.status is Status.NOT_IN_POOL:
            if use.card.number in reading.format.excluded:
                yield _excluded(reading, use)
            elif reading.format.pool is not None and use.card not in reading.format.pool:
                yield _not_in_pool(reading, use)
            else:
                yield _not_released(reading, use, Severity.ERROR)
        elif reading.format.pool is None and not reading.format.is_released(use.card, reading.on):
            yield _not_released(reading, use, Severity.WARNING)


def _excluded(reading: Reading, use: Use) -> Violation:
    number = use.card.number
    exclusion = reading.format.excluded[number]
    fix: Fix = fixes.remove_all(reading, number)
    if exclusion.instead is not None and exclusion.instead in reading.catalogue:
        fix = fixes.replace_all(reading, number, exclusion.instead)
    return Violation(
        Code.EXCLUDED,
        "R4.19",
        Severity.ERROR,
        (number,),
        use.total,
        0,
        say("{card}: {copies}, limit 0", card=reading.label(number), copies=copies(use.total)),
        say(
            "excluded from {format}: {reason}" if exclusion.note else "excluded from {format}",
            format=say(reading.format.name),
            reason=say(exclusion.note),
        ),
        fix,
    )


def _not_in_pool(reading: Reading, use: Use) -> Violation:
    return Violation(
        Code.NOT_IN_POOL,
        "R4.18",
        Severity.ERROR,
        (use.card.number,),
        use.total,
        0,
        say("{card}: {copies}, limit 0", card=reading.label(use.card.number), copies=copies(use.total)),
        say("not in the pool of {format}", format=say(reading.format.name)),
        fixes.remove_all(reading, use.card.number),
    )


def _not_released(reading: Reading, use: Use, severity: Severity) -> Violation:
    day = reading.format.release_day(use.card)
    return Violation(
        Code.NOT_RELEASED,
        "R4.20",
        severity,
        (use.card.number,),
        str(day),
        str(reading.on),
        say(
            "{card} comes out on {day}, after {today}",
            card=reading.label(use.card.number),
            day=day,
            today=reading.on,
        ),
        say("release of {set}", set=say(reading.catalogue.set_name(use.card.set_code))),
        fixes.remove_all(reading, use.card.number),
    )
