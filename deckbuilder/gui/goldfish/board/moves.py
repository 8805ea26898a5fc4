"""What the legal actions mean on the board: which cards can be taken up, and where each can go. No rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from deckbuilder.engine import Action, Ask, ByHand, GameState
from deckbuilder.engine.actions import INVADE_UNSEEN, Kind
from deckbuilder.paper.board.places import Place, Where
from deckbuilder.paper.board.scene import cards_on_board
from deckbuilder.play.prompt import board_asked

Move = Action | ByHand
Moves = Mapping[Place, tuple[Move, ...]]

_FROM_HAND = frozenset({Kind.BATTLE, Kind.ON_TOP, Kind.STRATEGY, Kind.RAGE, Kind.MONSTER, Kind.INVADE})


@dataclass(frozen=True, slots=True)
class Open:
    """What the player at the bottom can do now by pointing."""

    hand: Moves
    """Cards of the hand with everything that can be done with them; they are taken up first.

    While the rules are off, every card that can be taken up.
    """

    targets: Moves
    """Places that are an answer by themselves."""


NOTHING_OPEN = Open({}, {})


def read_moves(state: GameState, legal: Iterable[Action], viewer: int) -> Open:
    """Sort the legal actions by where a player points; nothing while the other player is asked."""
    if state.ask is None or state.ask.player != viewer:
        return NOTHING_OPEN
    on_board = cards_on_board(state, viewer)
    hand: dict[Place, list[Move]] = {}
    targets: dict[Place, list[Move]] = {}
    for action in legal:
        if action.kind in _FROM_HAND and action.card in on_board:
            hand.setdefault(on_board[action.card], []).append(action)
        elif (place := _target(state, action, viewer, on_board)) is not None:
            targets.setdefault(place, []).append(action)
    return Open(_frozen(hand), _frozen(targets))


def _target(state: GameState, action: Action, viewer: int, on_board: Mapping[int, Place]) -> Place | None:
    match action.kind:
        case Kind.PICK:
            return on_board.get(action.card)
        case Kind.ZONE:
            return Place(board_asked(state) == viewer, Where.ZONE, action.zone)
        case Kind.RESOLVE:
            return on_board.get(state.waiting[action.card].card)
        case Kind.INVADE if action == INVADE_UNSEEN:
            return Place(True, Where.DECK)
        case _:
            return None


def destinations(state: GameState, actions: Iterable[Move], viewer: int) -> Moves:
    """Where a card that was taken up can go: its zones, strategy zones, the rage panel, the discard pile."""
    found: dict[Place, list[Move]] = {}
    for action in actions:
        for place in _goes_to(state, action, viewer):
            found.setdefault(place, []).append(action)
    return _frozen(found)


def _goes_to(state: GameState, action: Move, viewer: int) -> tuple[Place, ...]:
    me = state.players[viewer]
    if isinstance(action, ByHand):
        return ()
    match action.kind:
        case Kind.BATTLE | Kind.ON_TOP:
            return (Place(True, Where.ZONE, action.zone),)
        case Kind.STRATEGY:
            free = (at for at, stack in enumerate(me.strategies, 1) if not stack)
            return tuple(Place(True, Where.STRATEGY, at) for at in free)
        case Kind.RAGE:
            return (Place(True, Where.RAGE),)
        case Kind.MONSTER:
            return (Place(True, Where.ZONE, me.zone),)
        case Kind.INVADE:
            return (Place(True, Where.DISCARD),)
        case _:
            return ()


def wished(state: GameState, viewer: int, card: int | None, place: Place) -> Action | None:
    """What a player who points at a place seems to want, to be told why it cannot be; None for nothing.

    ``card`` is the card of the hand that was taken up.
    """
    if state.ask is None or state.ask.player != viewer:
        return None
    if state.ask.kind is Ask.MAIN:
        return _wish_with_card(state, viewer, card, place)
    if state.ask.kind is Ask.STEP:
        return None
    if state.ask.kind is Ask.ZONE:
        asked = board_asked(state) == place.player(viewer)
        return Action(Kind.ZONE, zone=place.at) if asked and place.where is Where.ZONE else None
    on_board = {found: uid for uid, found in cards_on_board(state, viewer).items()}
    return Action(Kind.PICK, on_board[place]) if place in on_board else None


_TYPE_PLAYED = (Kind.MONSTER, Kind.BATTLE, Kind.STRATEGY)
"""By the type of a card as the engine counts them: what playing it is."""


def _wish_with_card(state: GameState, viewer: int, card: int | None, place: Place) -> Action | None:
    if card is None:
        if place.where is not Where.HAND or not place.near:
            return None
        card = state.players[viewer].hand[place.at - 1]
        played = _TYPE_PLAYED[state.table[card].kind]
        # Any zone but the monster's: what forbids all of them is told.
        zone = 1 if state.players[viewer].zone != 1 else 2
        return Action(played, card, zone if played is Kind.BATTLE else 0)
    if not place.near:
        return None
    match place.where:
        case Where.ZONE:
            if place.at == state.players[viewer].zone and state.table[card].kind == 0:
                return Action(Kind.MONSTER, card)
            return Action(Kind.BATTLE, card, place.at)
        case Where.STRATEGY:
            return Action(Kind.STRATEGY, card)
        case Where.RAGE:
            return Action(Kind.RAGE, card)
        case Where.DISCARD:
            return Action(Kind.INVADE, card)
        case _:
            return None


def _frozen(moves: Mapping[Place, list[Move]]) -> Moves:
    return {place: tuple(actions) for place, actions in moves.items()}
