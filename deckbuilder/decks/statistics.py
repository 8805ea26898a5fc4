"""What players look at in a deck (4.4): counts, curves, colours, traits, the rank-up chain, sources.

Everything is counted, nothing judged: legality is elsewhere, and a broken deck has statistics too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import cast

from deckbuilder.cards.card import Card, Requirement
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import ROMAN, CardType, Color, Region
from deckbuilder.cards.numbers import CardNumber

from .deck import Deck, Section
from .figures import (
    BEST_ZONES,
    ChainStep,
    ColorStack,
    Copies,
    CounterPower,
    DeckStatistics,
    MonsterColumn,
    RankColumn,
    RequirementStatus,
    ResonanceStatus,
    SourceCounts,
    StepCounts,
    TraitRow,
)
from .legality.chain import burst_ranks, can_rank_up, can_replace, shared_traits
from .legality.colors import lacks_trait, leader_colors

Counted = list[tuple[Card, int]]
"""Cards of one section, each once, with their copies."""


def statistics(deck: Deck, catalogue: Catalogue, region: Region = Region.EN) -> DeckStatistics:
    """The figures of a deck. ``region`` says whose traits count (R4.21), as the deck's format does."""
    main, unknown_main = _known(deck, Section.MAIN, catalogue)
    monster, unknown_monster = _known(deck, Section.MONSTER, catalogue)
    both = main + monster
    leaders = _leaders(monster)
    first = leaders[1]
    allowed = leader_colors(first) if first else None
    copies = _copies(deck, catalogue)
    return DeckStatistics(
        main=deck.count(Section.MAIN),
        monster=deck.count(Section.MONSTER),
        unknown=unknown_main + unknown_monster,
        types={type_: sum(count for card, count in main if card.type is type_) for type_ in CardType},
        ranks=_rank_columns(main),
        monsters=tuple(_monster_column(rank, main, leaders[rank], region) for rank in ROMAN),
        steps=StepCounts(*(sum(n for card, n in main if card.invasion == icon) for icon in (1, 2, None))),
        colors={color: sum(count for card, count in both if color in card.colors) for color in Color},
        allowed_colors=allowed,
        off_color=_numbers(card for card, _ in both if allowed and allowed.isdisjoint(card.colors)),
        traits=_trait_rows(both, region),
        chain=tuple(_chain_step(rank, leaders, main, region) for rank in (1, 2, 3)),
        counter_power=_counter_power(main),
        sources=_sources(main),
        any_copies=tuple(row for row in copies if catalogue[row.number].any_copies),
        copies=copies,
        resonance=_resonance(first, main, monster, region) if first else None,
    )


def _known(deck: Deck, section: Section, catalogue: Catalogue) -> tuple[Counted, int]:
    """The known cards of a section, prints put together, and the number of unknown ones."""
    counts: Counter[CardNumber] = Counter()
    unknown = 0
    for entry in deck.section(section):
        card = catalogue.get(entry.number)
        if card is None:
            unknown += entry.count
        else:
            counts[card.number] += entry.count
    return [(catalogue[number], count) for number, count in counts.items()], unknown


def _numbers(cards: Iterable[Card]) -> tuple[CardNumber, ...]:
    """Each card once, by number."""
    return tuple(
        card.number
        for card in sorted({card.number: card for card in cards}.values(), key=lambda card: card.sort_key)
    )


def _leaders(monster: Counted) -> dict[int, Card | None]:
    """The monster of each rank in the monster deck; None for a rank with no or several."""
    result: dict[int, Card | None] = {}
    for rank in ROMAN:
        found = [
            (card, count) for card, count in monster if card.type is CardType.MONSTER and card.rank == rank
        ]
        result[rank] = found[0][0] if len(found) == 1 and found[0][1] == 1 else None
    return result


# ---- curves ----------------------------------------------------------------------------------------------


def _stack(cards: Iterable[tuple[Card, int]]) -> ColorStack:
    places = {color: place for place, color in enumerate(Color)}
    stack: Counter[tuple[Color, ...]] = Counter()
    for card, count in cards:
        stack[tuple(sorted(card.colors, key=places.__getitem__))] += count
    return dict(sorted(stack.items(), key=lambda item: (len(item[0]), [places[color] for color in item[0]])))


def _rank_columns(main: Counted) -> tuple[RankColumn, ...]:
    others = [(card, count) for card, count in main if card.type is not CardType.MONSTER]

    def stack(rank: int, type_: CardType) -> ColorStack:
        return _stack((card, count) for card, count in others if card.rank == rank and card.type is type_)

    return tuple(
        RankColumn(rank, stack(rank, CardType.BATTLE), stack(rank, CardType.STRATEGY))
        for rank in sorted({card.rank for card, _ in others} | set(range(1, 9)))
    )


def _monster_column(rank: int, main: Counted, leader: Card | None, region: Region) -> MonsterColumn:
    monsters = [(card, count) for card, count in main if card.type is CardType.MONSTER]
    return MonsterColumn(
        rank,
        _stack((card, count) for card, count in monsters if card.rank == rank),
        sum(count for card, count in monsters if leader and can_replace(leader, card, region)),
        sum(count for card, count in monsters if rank in burst_ranks(card)),
    )


def _trait_rows(both: Counted, region: Region) -> tuple[TraitRow, ...]:
    counts: dict[str, Counter[CardType]] = {}
    for card, count in both:
        for trait in card.traits_in(region):
            counts.setdefault(trait, Counter())[card.type] += count
    rows = [
        TraitRow(trait, by[CardType.MONSTER], by[CardType.BATTLE], by[CardType.STRATEGY])
        for trait, by in counts.items()
    ]
    return tuple(sorted(rows, key=lambda row: (-row.total, row.trait.casefold())))


def _chain_step(rank: int, leaders: Mapping[int, Card | None], main: Counted, region: Region) -> ChainStep:
    lower, upper = leaders[rank], leaders[rank + 1]
    if lower is None or upper is None:
        return ChainStep(rank, lower.number if lower else None, upper.number if upper else None)
    shared = shared_traits(lower, upper, region)
    by_text = not shared and can_rank_up(lower, upper, region)
    others = (
        card
        for card, _ in main
        if card.type is CardType.MONSTER and card.rank == rank + 1 and can_rank_up(lower, card, region)
    )
    alternatives = () if shared or by_text else _numbers(others)
    return ChainStep(rank, lower.number, upper.number, shared, by_text, alternatives)


def _counter_power(main: Counted) -> CounterPower:
    battle = [(card.counter_power, count) for card, count in main if card.type is CardType.BATTLE]
    spread: Counter[int] = Counter()
    for power, count in battle:
        if power is not None:
            spread[power] += count
    best = sorted(spread.elements(), reverse=True)[:BEST_ZONES]
    return CounterPower(
        count=sum(count for _, count in battle),
        total=sum(power * count for power, count in spread.items()),
        best=sum(best),
        unprinted=sum(count for power, count in battle if power is None),
        spread=dict(sorted(spread.items())),
    )


# ---- abilities -------------------------------------------------------------------------------------------


def _sources(main: Counted) -> SourceCounts:
    return SourceCounts(
        rage_discards=sum(count for card, count in main if card.type is CardType.MONSTER),
        rage_cards=sum(count for card, count in main if gains_rage(card)),
        draw=sum(count for card, count in main if draws_cards(card)),
        search=sum(count for card, count in main if finds_cards(card)),
        unread=sum(count for card, count in main if card.manual),
    )


def gains_rage(card: Card) -> bool:
    """Whether an ability of the card gives its player's monster rage."""
    return not _acts_of(card).isdisjoint({"rage_gain", "rage_set"})


def draws_cards(card: Card) -> bool:
    """Whether an ability of the card lets its player draw."""
    return "draw" in _acts_of(card)


def finds_cards(card: Card) -> bool:
    """Whether an ability of the card finds cards in the deck: searches it, or takes from the top."""
    return not _acts_of(card).isdisjoint({"search_deck", "take_revealed"})


@lru_cache(maxsize=8192)
def _acts_of(card: Card) -> frozenset[str]:
    return frozenset(_acts(card.ability_data))


def _acts(data: object) -> Iterator[str]:
    """The actions in abilities as written, but for those that are the enemy's.

    Read from the data itself: the models take half a second to build, and only the names are asked for.
    """
    if isinstance(data, Mapping):
        node = cast("Mapping[str, object]", data)
        if isinstance(act := node.get("act"), str) and "opp" not in (node.get("of"), node.get("who")):
            yield act
        for inner in node.values():
            yield from _acts(inner)
    elif isinstance(data, (list, tuple)):
        for inner in cast("Iterable[object]", data):
            yield from _acts(inner)


# ---- copies and Resonance --------------------------------------------------------------------------------


def _copies(deck: Deck, catalogue: Catalogue) -> tuple[Copies, ...]:
    counts: dict[CardNumber, Counter[Section]] = {}
    prints: dict[CardNumber, dict[str, None]] = {}
    for section in Section:
        for entry in deck.section(section):
            card = catalogue.get(entry.number)
            if card is not None:
                counts.setdefault(card.number, Counter())[section] += entry.count
                prints.setdefault(card.number, {})[entry.number] = None
    return tuple(
        Copies(number, counts[number][Section.MAIN], counts[number][Section.MONSTER], tuple(prints[number]))
        for number in _numbers(catalogue[number] for number in counts)
    )


def _resonance(first: Card, main: Counted, monster: Counted, region: Region) -> ResonanceStatus | None:
    if first.resonance is None:
        return None
    rows = tuple(_requirement(each, main, monster, region) for each in first.resonance.requirements)
    return ResonanceStatus(first.number, first.resonance.colors, rows)


def _requirement(
    requirement: Requirement, main: Counted, monster: Counted, region: Region
) -> RequirementStatus:
    def breaks(card: Card) -> bool:
        if card.type is not requirement.type:
            return False
        too_low = requirement.rank_min is not None and card.rank < requirement.rank_min
        return too_low or lacks_trait(card, requirement, region)

    return RequirementStatus(
        requirement,
        _numbers(card for card, _ in main + monster if breaks(card)),
        sum(count for card, count in main if card.type is requirement.type),
    )
