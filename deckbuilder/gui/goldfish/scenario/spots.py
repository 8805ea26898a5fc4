"""The places of a position that hold cards: their names, what lies there, and other cards put there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Any, NamedTuple

from deckbuilder.engine import Placed, Scenario, Side
from deckbuilder.engine.board import ZONES
from deckbuilder.engine.scenario import Numbers
from deckbuilder.engine.scenario_check import MOST_STRATEGY_ZONES
from deckbuilder.engine.state import STRATEGY_ZONES
from deckbuilder.gui.tr import tr
from deckbuilder.paper.board.places import Place, Where


class Pile(StrEnum):
    """The kinds of place, by the names they have in a scenario."""

    MONSTER = "monster"
    ZONE = "zones"
    STRATEGY = "strategies"
    HAND = "hand"
    DECK_TOP = "deck_top"
    DECK_REST = "deck_rest"
    DISCARD = "discard"
    MONSTER_DECK = "monster_deck"


STACKS = frozenset({Pile.MONSTER, Pile.ZONE, Pile.STRATEGY})
"""Where cards lie on one another."""

_LAST_ON_TOP = STACKS | {Pile.DISCARD}


class Spot(NamedTuple):
    """One place of one side."""

    player: int
    pile: Pile
    at: int = 0
    """The zone from 1 to 8, the strategy zone from 1; else 0."""


def all_spots(player: int) -> Iterator[Spot]:
    """Every place of a side."""
    yield Spot(player, Pile.MONSTER)
    yield from (Spot(player, Pile.ZONE, zone) for zone in ZONES)
    yield from (Spot(player, Pile.STRATEGY, at) for at in range(1, MOST_STRATEGY_ZONES + 1))
    for pile in (Pile.HAND, Pile.DECK_TOP, Pile.DECK_REST, Pile.DISCARD, Pile.MONSTER_DECK):
        yield Spot(player, pile)


def cards_at(scenario: Scenario, spot: Spot) -> Numbers:
    """What lies there, the card that counts first: the top one, the next draw, the last one discarded."""
    cards = _cards(scenario.players[spot.player], spot)
    return cards[::-1] if spot.pile in _LAST_ON_TOP else cards


def with_cards(scenario: Scenario, spot: Spot, cards: Numbers) -> Scenario:
    """The position with these cards there, in the order of ``cards_at``."""
    side = scenario.players[spot.player]
    cards = cards[::-1] if spot.pile in _LAST_ON_TOP else cards
    match spot.pile:
        case Pile.ZONE:
            zones = {zone: held for zone, held in side.zones.items() if zone != spot.at}
            if cards:
                zones[spot.at] = cards
            return with_side(scenario, spot.player, replace(side, zones=dict(sorted(zones.items()))))
        case Pile.STRATEGY:
            return _with_strategy(scenario, spot, cards)
        case _:
            changed: dict[str, Any] = {spot.pile.value: cards}
            return with_side(scenario, spot.player, replace(side, **changed))


def with_side(scenario: Scenario, player: int, side: Side) -> Scenario:
    """The position with another side of a player."""
    one, two = scenario.players
    return replace(scenario, players=(side, two) if player == 0 else (one, side))


def with_turn_placed(scenario: Scenario, spot: Spot, turn: int) -> Scenario:
    """The position with the strategy card there placed on another turn."""
    side = scenario.players[spot.player]
    strategies = [
        replace(each, turn=turn) if each is not None and at == spot.at else each
        for at, each in enumerate(side.strategies, 1)
    ]
    return with_side(scenario, spot.player, replace(side, strategies=tuple(strategies)))


def turn_placed(scenario: Scenario, spot: Spot) -> int | None:
    """The turn on which a strategy card was placed; None where none lies."""
    strategies = scenario.players[spot.player].strategies
    placed = strategies[spot.at - 1] if spot.at <= len(strategies) else None
    return None if placed is None else placed.turn


def _cards(side: Side, spot: Spot) -> Numbers:
    match spot.pile:
        case Pile.ZONE:
            return side.zones.get(spot.at, ())
        case Pile.STRATEGY:
            placed = side.strategies[spot.at - 1] if spot.at <= len(side.strategies) else None
            return () if placed is None else placed.cards
        case _:
            cards: Numbers = getattr(side, spot.pile.value)
            return cards


def _with_strategy(scenario: Scenario, spot: Spot, cards: Numbers) -> Scenario:
    side = scenario.players[spot.player]
    strategies = [*side.strategies, *[None] * (spot.at - len(side.strategies))]
    before = strategies[spot.at - 1]
    turn = scenario.turn if before is None else before.turn
    strategies[spot.at - 1] = Placed(cards, turn) if cards else None
    while len(strategies) > STRATEGY_ZONES and strategies[-1] is None:
        strategies.pop()
    return with_side(scenario, spot.player, replace(side, strategies=tuple(strategies)))


# ---- names ------------------------------------------------------------------------------------------------


def name_of(spot: Spot) -> str:
    """What the place is called: ``Your zone 3``."""
    mine = spot.player == 0
    match spot.pile:
        case Pile.MONSTER:
            return tr("Your monster" if mine else "Their monster")
        case Pile.ZONE:
            return tr("Your zone {zone}" if mine else "Their zone {zone}", zone=spot.at)
        case Pile.STRATEGY:
            return tr("Your strategy zone {zone}" if mine else "Their strategy zone {zone}", zone=spot.at)
        case Pile.HAND:
            return tr("Your hand" if mine else "Their hand")
        case Pile.DECK_TOP:
            return tr("Top of your deck" if mine else "Top of their deck")
        case Pile.DECK_REST:
            return tr("Rest of your deck" if mine else "Rest of their deck")
        case Pile.DISCARD:
            return tr("Your discard pile" if mine else "Their discard pile")
        case Pile.MONSTER_DECK:
            return tr("Your monster deck" if mine else "Their monster deck")


def order_of(pile: Pile) -> str:
    """In which order the cards of a place are listed."""
    match pile:
        case Pile.MONSTER:
            return tr("The monster first, then the cards under it")
        case Pile.ZONE | Pile.STRATEGY:
            return tr("The card on top first, then the cards under it")
        case Pile.DECK_TOP:
            return tr("The next draw first")
        case Pile.DECK_REST:
            return tr("Under the cards on top; shuffled when the game begins")
        case Pile.DISCARD:
            return tr("The last card first")
        case Pile.HAND | Pile.MONSTER_DECK:
            return tr("In any order")


_SIDE = re.compile(r"players\[([01])\](?:\.(.*))?")
_NAMED = re.compile(r"(\w+)(?:\.(\d+)|\[(\d+)\])?.*")


def spot_of_fault(where: str) -> Spot | None:
    """The place with cards that a fault is about: that of ``players[0].zones.3``."""
    side = _SIDE.fullmatch(where)
    found = _NAMED.fullmatch(side[2] or "") if side else None
    if side is None or found is None or found[1] not in set(Pile):
        return None
    pile = Pile(found[1])
    if pile is Pile.ZONE:
        return Spot(int(side[1]), pile, int(found[2])) if found[2] and int(found[2]) in ZONES else None
    if pile is Pile.STRATEGY:
        at = int(found[3] or 0) + 1
        return Spot(int(side[1]), pile, at) if at <= MOST_STRATEGY_ZONES else None
    return Spot(int(side[1]), pile)


def side_of_fault(where: str) -> int | None:
    """Whose side a fault is about; None for the moment of the game."""
    side = _SIDE.fullmatch(where)
    return None if side is None else int(side[1])


# ---- on the board -----------------------------------------------------------------------------------------

_PILES = {
    Where.HAND: Pile.HAND,
    Where.DECK: Pile.DECK_TOP,
    Where.DISCARD: Pile.DISCARD,
    Where.MONSTERS: Pile.MONSTER_DECK,
}


def spot_at(place: Place, scenario: Scenario) -> Spot | None:
    """What a place of the board is here; None for the rage, which is a number."""
    player = place.player(0)
    match place.where:
        case Where.ZONE if place.at == scenario.players[player].zone:
            return Spot(player, Pile.MONSTER)
        case Where.ZONE:
            return Spot(player, Pile.ZONE, place.at)
        case Where.STRATEGY:
            return Spot(player, Pile.STRATEGY, place.at)
        case Where.RAGE:
            return None
        case _:
            return Spot(player, _PILES[place.where])


def place_of(spot: Spot, scenario: Scenario) -> Place:
    """Where on the board it is."""
    near = spot.player == 0
    match spot.pile:
        case Pile.MONSTER:
            return Place(near, Where.ZONE, scenario.players[spot.player].zone)
        case Pile.ZONE:
            return Place(near, Where.ZONE, spot.at)
        case Pile.STRATEGY:
            return Place(near, Where.STRATEGY, spot.at)
        case Pile.HAND:
            return Place(near, Where.HAND, 1 if near else 0)
        case Pile.DECK_TOP | Pile.DECK_REST:
            return Place(near, Where.DECK)
        case Pile.DISCARD:
            return Place(near, Where.DISCARD)
        case Pile.MONSTER_DECK:
            return Place(near, Where.MONSTERS)
