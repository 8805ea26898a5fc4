"""Random legal decks, built around one card or out of some sets."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, cast

from deckbuilder.cards import Card, Color, Region
from deckbuilder.cards.facts import CardType
from deckbuilder.decks import Deck, Entry
from deckbuilder.decks.deck import MAIN_DECK_SIZE, STEP_2_LIMIT
from deckbuilder.decks.legality import can_rank_up, can_replace
from deckbuilder.decks.legality.colors import lacks_trait, leader_colors
from tests.helpers.board import catalogue

FORMAT = "unrestricted"
"""The format of these decks: every card may be used."""

_ANY_COPIES = 12
"""How many of a card a deck around it holds when any number is allowed."""


def legal_deck(random: Random, star: Card | None = None, sets: Collection[str] = ()) -> Deck:
    """A deck that the rules allow, with four copies of the star and cards that go with it.

    Without a star it is any deck; cards of the named sets come first, others fill it up. The four monsters
    rank up into each other where the colours have such a chain. A token is starred by who creates it.
    """
    leaders = [card for card in _monsters(1) if star is None or fits_leader(card, star)]
    if star is not None and star.type is CardType.MONSTER and star.rank == 1 and random.random() < 0.8:
        leaders = [star]
    own = [card for card in leaders if card.set_code in sets]
    for leader in _shuffled(random, own) + _shuffled(random, leaders):
        chain = _chain(random, leader, star, sets)
        main = _main(random, chain, star, sets)
        if main is not None:
            return Deck(
                monster=tuple(Entry(card.number) for card in chain),
                main=tuple(Entry(card.number, count) for card, count in main.items()),
            )
    raise AssertionError(f"no legal deck holds {star}")


def fits_leader(leader: Card, card: Card) -> bool:
    """Whether a deck of that rank I monster may hold a card: its colours, the terms of its Resonance."""
    if leader_colors(leader).isdisjoint(card.colors):
        return False
    return not any(
        requirement.type is card.type
        and (lacks_trait(card, requirement, Region.EN) or card.rank < (requirement.rank_min or 0))
        for requirement in (leader.resonance.requirements if leader.resonance else ())
    )


@lru_cache(maxsize=8)
def _monsters(rank: int) -> tuple[Card, ...]:
    return tuple(card for card in catalogue() if card.type is CardType.MONSTER and card.rank == rank)


def _shuffled(random: Random, cards: Sequence[Card]) -> list[Card]:
    return random.sample(cards, len(cards))


# ---- the monster deck ------------------------------------------------------------------------------------


def _chain(random: Random, leader: Card, star: Card | None, sets: Collection[str]) -> list[Card]:
    """A monster of each rank, each able to follow the one before if the colours have one that is."""
    chain = [leader]
    for rank in (2, 3, 4):
        fitting = [card for card in _monsters(rank) if fits_leader(leader, card)]
        following = [card for card in fitting if can_rank_up(chain[-1], card, Region.EN)] or fitting
        liked = [card for card in fitting if card is star] or [
            card for card in following if card.set_code in sets
        ]
        chain.append(random.choice(liked or following))
    return chain


# ---- the main deck ---------------------------------------------------------------------------------------


def _main(
    random: Random, chain: Sequence[Card], star: Card | None, sets: Collection[str]
) -> dict[Card, int] | None:
    """Fifty cards with their counts, None if the leader's terms cannot be met."""
    leader = chain[0]
    pool = [card for card in catalogue() if not card.is_token and fits_leader(leader, card)]
    friends = {card for card in pool if star is not None and are_friends(star, card)}
    weights = {card: _weight(card, chain, friends, sets) for card in pool}
    order = sorted(pool, key=lambda card: random.random() ** (1 / weights[card]), reverse=True)
    if star is not None and not star.is_token:
        order = [star, *(card for card in order if card is not star)]
    return _fill(random, order, chain, star)


def _weight(card: Card, chain: Sequence[Card], friends: Collection[Card], sets: Collection[str]) -> float:
    weight = 1.0
    if card.type is CardType.MONSTER and any(can_replace(each, card, Region.EN) for each in chain):
        weight *= 3
    return weight * (8 if card in friends else 1) * (1000 if card.set_code in sets else 1)


def _fill(
    random: Random, order: Sequence[Card], chain: Sequence[Card], star: Card | None
) -> dict[Card, int] | None:
    main: dict[Card, int] = {}
    needed = _minima(chain[0])
    wide = 0
    for card in order:
        room = MAIN_DECK_SIZE - sum(main.values())
        others = sum(n for kind, n in needed.items() if kind is not card.type)
        most = 4 - sum(each is card for each in chain)
        if card.any_copies and card is star:
            most = _ANY_COPIES
        if card.invasion == 2:
            most = min(most, STEP_2_LIMIT - wide)
        count = min(most, room - others, most if card is star else random.choice((1, 2, 2, 3, 4)))
        if count > 0:
            main[card] = count
            wide += count if card.invasion == 2 else 0
            if card.type in needed:
                needed[card.type] = max(0, needed[card.type] - count)
    whole = sum(main.values()) == MAIN_DECK_SIZE and not any(needed.values())
    return main if whole else None


def _minima(leader: Card) -> dict[CardType, int]:
    """How many cards of a type the leader's Resonance asks for."""
    requirements = leader.resonance.requirements if leader.resonance else ()
    return {each.type: each.min_count for each in requirements if each.min_count}


# ---- what goes together ----------------------------------------------------------------------------------


def are_friends(one: Card, other: Card) -> bool:
    """Whether the text of either asks for such a card as the other is."""
    return _speaks_of(one, other) or _speaks_of(other, one)


def _speaks_of(one: Card, other: Card) -> bool:
    if any(part.get("act") == "retrigger" for part in parts(one.ability_data)):  # of what enters
        return other.type is CardType.MONSTER and any(
            part.get("ev") == "enter" for part in parts(other.ability_data)
        )
    return any(_fits(other, each) for each in _asked_for(one))


_TESTS: Mapping[str, Callable[[Card, Collection[object]], bool]] = {
    "type": lambda card, values: card.type in values,
    "rank": lambda card, values: card.rank in values,
    "trait": lambda card, values: not set(card.traits).isdisjoint(values),
    "traits_all": lambda card, values: set(values) <= set(card.traits),
    "name": lambda card, values: card.name in values,
    "name_has": lambda card, values: any(str(each) in card.name for each in values),
    "color": lambda card, values: not set(card.colors).isdisjoint(values),
    "has": lambda card, values: not card.keywords.isdisjoint(map(str, values)),
    "token": lambda card, values: card.is_token and card.name in values,
}

_Asked = Mapping[str, Collection[object]]


def _fits(card: Card, asked: _Asked) -> bool:
    return all(_TESTS[key](card, values) for key, values in asked.items())


@lru_cache(maxsize=512)
def _asked_for(card: Card) -> tuple[_Asked, ...]:
    """What cards the text of a card speaks of, apart from battle cards as such."""
    return tuple(each for each in _selectors(card.ability_data) if each and each != {"type": ["battle"]})


def _selectors(data: object) -> Iterator[_Asked]:
    for part in parts(data):
        keys = {"trait"} if part.get("kind") == "keyword" else _TESTS.keys()
        own = {key: value for key, value in part.items() if key in keys and not isinstance(value, dict)}
        yield {key: value if isinstance(value, list) else [value] for key, value in own.items()}


def parts(data: object) -> Iterator[Mapping[str, Any]]:
    """Every object in the data of abilities, outer ones first."""
    if isinstance(data, dict):
        whole = cast("dict[str, Any]", data)
        yield whole
        yield from parts(list(whole.values()))
    elif isinstance(data, list | tuple):
        for each in cast("Sequence[object]", data):
            yield from parts(each)


def colors_of(deck: Deck) -> frozenset[Color]:
    """Every colour among the cards of a deck, white aside."""
    cards = (catalogue().get(entry.number) for entry in (*deck.monster, *deck.main))
    return frozenset(color for card in cards if card for color in card.colors) - {Color.WHITE}
