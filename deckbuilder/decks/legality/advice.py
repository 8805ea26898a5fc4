"""What is allowed but worth a look: a broken rank-up chain (R4.16), monsters nothing can be played on."""

from __future__ import annotations

from collections.abc import Iterator

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import ROMAN
from deckbuilder.cards.messages import say
from deckbuilder.decks.deck import Section

from .chain import can_rank_up, can_replace
from .colors import allowed_colors
from .reading import Reading
from .violation import Code, Fix, Move, Severity, Violation


def trait_chain(reading: Reading) -> Iterator[Violation]:
    """Each monster can rank up to the next one of the monster deck; if not, a counter there loses (R4.16)."""
    for rank in (1, 2, 3):
        lower = [use.card for use in reading.monsters.get(rank, ())]
        higher = [use.card for use in reading.monsters.get(rank + 1, ())]
        region = reading.format.region
        if not (lower and higher) or any(can_rank_up(low, high, region) for low in lower for high in higher):
            continue
        low, high = (min(cards, key=lambda card: card.sort_key) for cards in (lower, higher))
        yield Violation(
            Code.TRAIT_CHAIN,
            "R4.16",
            Severity.WARNING,
            (low.number, high.number),
            0,
            1,
            say(
                "Rank {rank} {card} shares no trait with rank {lower_rank} {lower}: "
                "a counter there loses the game",
                rank=ROMAN[rank + 1],
                card=reading.label(high.number),
                lower_rank=ROMAN[rank],
                lower=reading.label(low.number),
            ),
            say("a shared trait to rank up"),
            _mend_chain(reading, rank),
        )


def _mend_chain(reading: Reading, rank: int) -> Fix | None:
    """Swap one of the two monsters for one of the main deck that joins the chain and breaks no other link."""
    chain = {
        each: uses[0] for each, uses in reading.monsters.items() if sum(use.monster for use in uses) == 1
    }
    allowed = allowed_colors(reading) or frozenset()
    for place in (rank + 1, rank):
        # Another rank I monster would change the colours of the whole deck.
        if place == 1 or place not in chain:
            continue
        for use in sorted(reading.main_monsters, key=lambda use: use.card.sort_key):
            if use.card.rank != place or use.monster or allowed.isdisjoint(use.card.colors):
                continue
            others = {each: other.card for each, other in chain.items()} | {place: use.card}
            if _joined(reading, others, place, rank):
                return _swap(reading, chain[place].card, use.card)
    return None


def _joined(reading: Reading, chain: dict[int, Card], place: int, rank: int) -> bool:
    """Whether the link above ``rank`` and both links of ``place`` hold; a missing rank breaks none."""
    region = reading.format.region
    links = {rank, place - 1, place}
    return all(
        can_rank_up(chain[low], chain[low + 1], region) for low in links if low in chain and low + 1 in chain
    )


def _swap(reading: Reading, out: Card, into: Card) -> Fix:
    entering = next(e.number for section, e in reading.lines(into.number) if section is Section.MAIN)
    leaving = next(e.number for section, e in reading.lines(out.number) if section is Section.MONSTER)
    return Fix(
        say("Swap 1"),
        (
            Move(entering, Section.MAIN, Section.MONSTER, 1),
            Move(leaving, Section.MONSTER, Section.MAIN, 1),
        ),
    )


def no_replacement(reading: Reading) -> Iterator[Violation]:
    """Some monster of the main deck can be played on each one of the monster deck (R12.2, R12.10).

    A rank that two monsters claim waits until one has left.
    """
    region = reading.format.region
    for rank, uses in reading.monsters.items():
        card = uses[0].card
        contested = len(uses) > 1
        if contested or any(can_replace(card, other.card, region) for other in reading.main_monsters):
            continue
        yield Violation(
            Code.NO_REPLACEMENT,
            "R12.2",
            Severity.WARNING,
            (card.number,),
            0,
            1,
            say(
                "No monster of the main deck can be played on rank {rank} {card}",
                rank=ROMAN[rank],
                card=reading.label(card.number),
            ),
            say("the same rank or Burst, and a shared trait"),
        )
