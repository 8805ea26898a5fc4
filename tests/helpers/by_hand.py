"""Things to do by hand at random, of which most are possible where a game stands."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from deckbuilder.engine import ByHand, Deed, GameState, To
from deckbuilder.engine.by_hand import NUMBERED
from tests.helpers.invariants import places

TOKEN = "EBP02-T01"


def some_deed(state: GameState, choose: Random) -> ByHand:
    """One thing, possible or not."""
    player = choose.randrange(2)
    side = state.players[player]
    kind = choose.choice((*Deed, Deed.MOVE, Deed.MOVE, Deed.MOVE, Deed.MOVE))
    match kind:
        case Deed.MOVE | Deed.SEARCH:
            cards = side.deck if kind is Deed.SEARCH else [card for _, card in lying(state, player)]
            to = choose.choice(tuple(To))
            at = choose.randrange(0, 10) if to in NUMBERED else 0
            return ByHand(kind, player, choose.choice(cards) if cards else 0, to, at)
        case Deed.ORDER:
            top = side.deck[-choose.randrange(2, 6) :]
            choose.shuffle(top)
            return ByHand(kind, player, cards=tuple(top))
        case Deed.TOKEN:
            return ByHand(kind, player, at=choose.randrange(1, 9), number=TOKEN)
        case Deed.REMOVE:
            return ByHand(kind, player, choose.randrange(len(state.table)))
        case Deed.SHUFFLE:
            return ByHand(kind, player)
        case _:
            return ByHand(kind, player, at=choose.randrange(0, 9))


def lying(state: GameState, player: int) -> Iterator[tuple[str, int]]:
    """Every card of a player with its place, cards under others more than once a turn of the dice."""
    for name, cards in places(state.players[player]).items():
        for card in cards:
            yield name, card
