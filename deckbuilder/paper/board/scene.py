"""What lies where on the two boards, as the player at the bottom may see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.engine import GameState
from deckbuilder.engine.abilities.model import Target
from deckbuilder.engine.board import ZONES
from deckbuilder.engine.definition import BATTLE
from deckbuilder.engine.state import PlayerState
from deckbuilder.engine.values import counter_power, rank_in_play, threat

from .places import Place, Where


@dataclass(frozen=True, slots=True)
class Item:
    """A card that lies open at a place."""

    uid: int
    card: Card | None
    """None for a thing that is no card of the catalogue: a rage card that lies by itself."""

    under: int = 0
    """Cards under it."""

    monster: bool = False
    """It is its player's monster, in its zone."""

    power: int | None = None
    """Threat or counter power as it is now, of a card in a zone."""

    rank: int | None = None
    """The rank as it is now, of a battle card in a zone."""

    @property
    def changed(self) -> bool:
        """Whether the power is another than the printed one (LOOK 7)."""
        return self.power is not None and self.card is not None and self.power != self.card.power

    @property
    def rank_changed(self) -> bool:
        """Whether the rank is another than the printed one."""
        return self.rank is not None and self.card is not None and self.rank != self.card.rank


@dataclass(frozen=True, slots=True)
class Sight:
    """What of one side is told by figures."""

    zone: int
    rage: int
    hand: int
    deck: int
    discard: int
    monsters: int
    strategies: int
    """How many strategy zones there are."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything the board shows of a position."""

    viewer: int
    near: Sight
    far: Sight
    items: Mapping[Place, Item]
    opponent: str = ""
    """What the other side is called; empty for just that."""

    owner: str = ""
    """What the near side is called; empty where it is told as the reader's own."""

    def without(self, places: Collection[Place]) -> Scene:
        """The scene as if nothing lay in some places."""
        return replace(self, items={at: item for at, item in self.items.items() if at not in places})

    def side(self, near: bool) -> Sight:
        """The figures of a side."""
        return self.near if near else self.far

    def look(self, place: Place) -> tuple[Item | None, int, int]:
        """All that a place is drawn and named by: what lies there, and its figures."""
        side = self.side(place.near)
        match place.where:
            case Where.RAGE:
                return None, side.rage, 0
            case Where.HAND:
                return self.items.get(place), side.hand, place.at
            case Where.DECK | Where.DISCARD | Where.MONSTERS:
                return self.items.get(place), self.count(place), 0
            case _:
                return self.items.get(place), 0, 0

    def count(self, place: Place) -> int:
        """How many cards a pile has."""
        return int(getattr(self.side(place.near), place.where.value))


def read_scene(
    state: GameState,
    viewer: int,
    catalogue: Catalogue,
    *,
    covered: bool = False,
    both_hands: bool = False,
    opponent: str = "",
    owner: str = "",
) -> Scene:
    """The position as it is shown to a player; while hands are ``covered`` the own one is hidden too.

    ``both_hands`` shows the opponent's besides: card by card, at places of their own.
    """
    items: dict[Place, Item] = {}
    if both_hands:
        for at, uid in enumerate(state.players[1 - viewer].hand, 1):
            items[Place(False, Where.HAND, at)] = Item(uid, catalogue.get(state.table[uid].number))
    for uid, place in cards_on_board(state, viewer).items():
        if covered and place.where is Where.HAND:
            continue
        items[place] = _item(state, place.player(viewer), place, uid, catalogue)
    near, far = (_sight(state.players[player]) for player in (viewer, 1 - viewer))
    return Scene(viewer, near, far, items, opponent, owner)


def cards_on_board(state: GameState, viewer: int) -> dict[int, Place]:
    """Every card that lies on top somewhere in the viewer's sight, with its place."""
    found: dict[int, Place] = {}
    for near in (False, True):
        side = state.players[viewer if near else 1 - viewer]
        for zone in ZONES:
            if stack := side.monster if zone == side.zone and side.monster else side.zones[zone]:
                found[stack[-1]] = Place(near, Where.ZONE, zone)
        for at, stack in enumerate(side.strategies, 1):
            if stack:
                found[stack[-1]] = Place(near, Where.STRATEGY, at)
        if side.discard:
            found[side.discard[-1]] = Place(near, Where.DISCARD)
    for at, uid in enumerate(state.players[viewer].hand, 1):
        found[uid] = Place(True, Where.HAND, at)
    return found


def _item(state: GameState, player: int, place: Place, uid: int, catalogue: Catalogue) -> Item:
    side, definition = state.players[player], state.table[uid]
    card = catalogue.get(definition.number)
    match place.where:
        case Where.ZONE if side.monster and side.monster[-1] == uid:
            return Item(uid, card, len(side.monster) - 1, monster=True, power=threat(state, player))
        case Where.ZONE:
            under, target = len(side.zones[place.at]) - 1, Target(uid, player, place.at)
            battle = definition.kind == BATTLE
            power = counter_power(state, target) if battle else None
            return Item(uid, card, under, power=power, rank=rank_in_play(state, target) if battle else None)
        case Where.STRATEGY:
            return Item(uid, card, len(side.strategies[place.at - 1]) - 1)
        case _:
            return Item(uid, card)


def _sight(side: PlayerState) -> Sight:
    return Sight(
        zone=side.zone,
        rage=side.rage,
        hand=len(side.hand),
        deck=len(side.deck),
        discard=len(side.discard),
        monsters=len(side.monster_deck),
        strategies=len(side.strategies),
    )
