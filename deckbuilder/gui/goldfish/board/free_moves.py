"""Where cards can be put by hand while the rules are off: what each place of the table means for a card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from deckbuilder.engine import ByHand, Deed, GameState, To, why_not_by_hand
from deckbuilder.paper.board.places import Place, Where, all_places
from deckbuilder.paper.board.scene import cards_on_board

from .moves import Moves, Open

OWN_HAND = Place(True, Where.HAND, 0)
"""The strip of the own hand beside its cards, where a card is put down too."""


def cards_to_move(state: GameState, viewer: int) -> dict[int, Place]:
    """Every card that can be taken up, with its place: what lies open, and the top of each deck."""
    found = cards_on_board(state, viewer)
    for near in (True, False):
        deck = state.players[viewer if near else 1 - viewer].deck
        if deck:
            found[deck[-1]] = Place(near, Where.DECK)
    return found


def open_by_hand(cards: Mapping[int, Place]) -> Open:
    """All of them can be taken up; where each can go is worked out when it is."""
    return Open(dict.fromkeys(cards.values(), ()), {})


def goals_by_hand(state: GameState, viewer: int, card: int, origin: Place) -> Moves:
    """Where a card can be put down, with what that would do; several meanings are asked for."""
    side = state.players[viewer]
    strategies = len(side.strategies), len(state.players[1 - viewer].strategies)
    found: dict[Place, tuple[ByHand, ...]] = {}
    for place in (*all_places(strategies, len(side.hand)), OWN_HAND):
        if place == origin or place.near != origin.near:
            continue
        deeds = meanings_by_hand(state, viewer, card, place)
        possible = tuple(deed for deed in deeds if why_not_by_hand(state, deed, {}) is None)
        if possible:
            found[place] = possible
    return found


def refusal_by_hand(state: GameState, viewer: int, card: int, place: Place) -> str:
    """Why a card cannot be put down at a place; empty where the place means nothing for it."""
    reasons = (why_not_by_hand(state, deed, {}) for deed in meanings_by_hand(state, viewer, card, place))
    return next((reason for reason in reasons if reason), "")


def meanings_by_hand(state: GameState, viewer: int, card: int, place: Place) -> Iterator[ByHand]:
    """What putting a card down at a place may mean, whether or not it is possible."""
    player = place.player(viewer)
    side = state.players[player]
    if side.deck[-1:] == [card] and place.where in _FROM_DECK:
        yield ByHand(_FROM_DECK[place.where], player, at=1)
        return
    if state.table[card].is_token and place.where is Where.DISCARD:
        yield ByHand(Deed.REMOVE, player, card)
        return
    if place.where is Where.ZONE and side.monster[-1] == card:
        yield ByHand(Deed.WALK, player, at=place.at)
        return
    for to, at in _ends(state, player, place):
        yield ByHand(Deed.MOVE, player, card, to, at)


_FROM_DECK = {Where.HAND: Deed.DRAW, Where.DISCARD: Deed.MILL}


def _ends(state: GameState, player: int, place: Place) -> Iterator[tuple[To, int]]:
    side = state.players[player]
    match place.where:
        case Where.ZONE if place.at == side.zone:
            yield from ((To.MONSTER, 0), (To.UNDER_MONSTER, 0))
        case Where.ZONE if side.zones[place.at]:
            yield from ((To.OVER, place.at), (To.ZONE, place.at), (To.UNDER, place.at))
        case Where.ZONE:
            yield To.ZONE, place.at
        case Where.STRATEGY:
            yield To.STRATEGY, place.at
            if side.strategies[place.at - 1]:
                yield To.UNDER_STRATEGY, place.at
        case Where.DECK:
            yield from ((To.DECK, 1), (To.DECK, 2), (To.BOTTOM, 0))
        case Where.DISCARD:
            yield To.DISCARD, 0
        case Where.MONSTERS:
            yield To.MONSTERS, 0
        case Where.HAND:
            yield To.HAND, 0
        case Where.RAGE:
            pass
