"""The rules about the monster deck: one monster card of each rank (R4.2) and nothing else (R4.15)."""

from __future__ import annotations

from collections.abc import Iterator

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import ROMAN, CardType
from deckbuilder.cards.language import type_word
from deckbuilder.cards.messages import say
from deckbuilder.decks.deck import Section
from deckbuilder.decks.words import one_of

from . import fixes
from .chain import can_rank_up
from .colors import allowed_colors
from .reading import Reading, Use
from .violation import Code, Fix, Move, Severity, Violation

_WORDS = say("one monster of each rank")


def monster_missing(reading: Reading) -> Iterator[Violation]:
    """A monster of each rank (R4.2). Unknown cards may be the missing ones, so each excuses one rank."""
    missing = [rank for rank in ROMAN if rank not in reading.monsters]
    unknown = sum(entry.count for entry in reading.deck.monster if entry.key in reading.unknown)
    if len(missing) <= unknown:
        return
    names = one_of([ROMAN[rank] for rank in missing])
    have = len(ROMAN) - len(missing)
    yield Violation(
        Code.MONSTER_MISSING,
        "R4.2",
        Severity.ERROR,
        (),
        have,
        len(ROMAN),
        say(
            "Monster deck has {have} of {all} ranks: no monster of rank {ranks}",
            have=have,
            all=len(ROMAN),
            ranks=names,
        ),
        _WORDS,
        _promotion(reading, missing),
    )


def _promotion(reading: Reading, missing: list[int]) -> Fix | None:
    """Fill every missing rank from the main deck, if it has the monsters."""
    chosen = {rank: uses[0].card for rank, uses in reading.monsters.items()}
    moves: list[Move] = []
    for rank in missing:
        candidates = [use for use in reading.main_monsters if use.card.rank == rank]
        if not candidates:
            return None
        best = min(candidates, key=lambda use: _misfit(reading, use, chosen))
        chosen[rank] = best.card
        _, line = next(reading.lines(best.card.number))
        moves.append(Move(line.number, Section.MAIN, Section.MONSTER, 1))
    return Fix(say("Move {count}", count=len(moves)), tuple(moves))


def _misfit(reading: Reading, use: Use, chosen: dict[int, Card]) -> tuple[object, ...]:
    """How badly a monster fits between its neighbours; smallest is best, ties go by number."""
    card, region = use.card, reading.format.region
    colors = allowed_colors(reading)
    below, above = chosen.get(card.rank - 1), chosen.get(card.rank + 1)
    breaks = (below is not None and not can_rank_up(below, card, region)) + (
        above is not None and not can_rank_up(card, above, region)
    )
    return (colors is not None and colors.isdisjoint(card.colors), breaks, card.sort_key)


def monster_extra(reading: Reading) -> Iterator[Violation]:
    """Not more than one monster of a rank (R4.2)."""
    for rank, uses in reading.monsters.items():
        count = sum(use.monster for use in uses)
        if count == 1:
            continue
        numbers = {use.card.number for use in uses}
        lines = [entry for entry in reversed(reading.deck.monster) if entry.base in numbers]
        yield Violation(
            Code.MONSTER_EXTRA,
            "R4.2",
            Severity.ERROR,
            tuple(sorted(numbers)),
            count,
            1,
            say("Monster deck has {count} monsters of rank {rank}, limit 1", count=count, rank=ROMAN[rank]),
            _WORDS,
            fixes.leave_monster_deck(reading, lines, count - 1),
        )


def monster_deck_type(reading: Reading) -> Iterator[Violation]:
    """No battle or strategy card in the monster deck (R4.15)."""
    for number, use in reading.uses.items():
        if not use.monster or use.card.type is CardType.MONSTER:
            continue
        lines = [entry for entry in reversed(reading.deck.monster) if entry.base == number]
        yield Violation(
            Code.MONSTER_DECK_TYPE,
            "R4.15",
            Severity.ERROR,
            (number,),
            str(use.card.type),
            str(CardType.MONSTER),
            say(
                "{card} is a {type} card, the monster deck takes monster cards only",
                card=reading.label(number),
                type=type_word(use.card.type),
            ),
            say("monster cards only"),
            fixes.leave_monster_deck(reading, lines, use.monster),
        )
