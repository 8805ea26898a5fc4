"""The decks in which most is triggered, made from the card data: the hardest work for the engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import TYPE_CHECKING

from deckbuilder.cards.facts import CardType, Region
from deckbuilder.decks.deck import MAIN_DECK_SIZE, STEP_2_LIMIT, Deck, Entry

if TYPE_CHECKING:
    from deckbuilder.cards.card import Card
    from deckbuilder.cards.catalogue import Catalogue
    from deckbuilder.decks.formats import Format


def trigger_decks(catalogue: Catalogue, format_: Format, on: date) -> tuple[Deck, Deck]:
    """The two decks with the most triggered abilities, of different rank I monsters, legal on that day.

    The rank I monster says which colours there are. Of these the deck takes the cards with the most such
    abilities, as many of each as it may, in the order of the catalogue where they have as many.
    """
    from deckbuilder.decks.legality import check, is_legal

    leaders = [card for card in catalogue if card.type is CardType.MONSTER and card.rank == 1]
    made = [deck for leader in leaders if (deck := _deck_of(leader, catalogue, format_.copies)) is not None]
    made.sort(key=lambda deck: -count_triggers(deck, catalogue))
    legal = (deck for deck in made if is_legal(check(deck, catalogue, format_, on)))
    return next(legal), next(legal)


def count_triggers(deck: Deck, catalogue: Catalogue) -> int:
    """How many triggered abilities the cards of a deck have together, each copy counted."""
    cards = ((catalogue.get(entry.number), entry.count) for entry in (*deck.monster, *deck.main))
    return sum(_triggers(card) * count for card, count in cards if card is not None)


def _triggers(card: Card) -> int:
    return sum(ability.get("kind") == "trigger" for ability in card.ability_data)


def _deck_of(leader: Card, catalogue: Catalogue, copies: int) -> Deck | None:
    """The deck of a rank I monster, or None where no monster deck with such abilities begins with it."""
    from deckbuilder.decks.legality.colors import leader_colors

    colors = leader_colors(leader)
    fitting = [
        card
        for card in catalogue
        if not card.is_token and _triggers(card) and not colors.isdisjoint(card.colors)
    ]
    fitting.sort(key=lambda card: -_triggers(card))
    chain = _chain(leader, fitting)
    if chain is None:
        return None
    return Deck(
        monster=tuple(Entry(card.number) for card in chain), main=tuple(_main(fitting, chain, copies))
    )


def _chain(leader: Card, fitting: Sequence[Card]) -> list[Card] | None:
    """A monster of each rank, each the first that can follow the one before."""
    from deckbuilder.decks.legality import can_rank_up

    monsters = [card for card in fitting if card.type is CardType.MONSTER]
    chain = [leader]
    for rank in (2, 3, 4):
        following = [
            card for card in monsters if card.rank == rank and can_rank_up(chain[-1], card, Region.EN)
        ]
        if not following:
            return None
        chain.append(following[0])
    return chain


def _main(fitting: Sequence[Card], chain: Sequence[Card], copies: int) -> Iterator[Entry]:
    """Fifty cards, the first ones first; ``copies`` of a card may be in both decks together."""
    room, step_2_room = MAIN_DECK_SIZE, STEP_2_LIMIT
    for card in fitting:
        count = min(copies - chain.count(card), room)
        if card.invasion == 2:
            count = min(count, step_2_room)
            step_2_room -= count
        if count > 0:
            yield Entry(card.number, count)
            room -= count
