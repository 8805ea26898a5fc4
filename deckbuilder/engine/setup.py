"""Setting up a game from two deck lists (R5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .chance import draw_below
from .definition import MONSTER, Definition
from .events import Event, Kind
from .piles import draw, shuffle_deck
from .state import HAND_SIZE, GameState, PlayerState, new_player
from .tasks import Phase, Stops, Task
from .turn import noticed, run


class DeckList(NamedTuple):
    """A deck as the engine takes it: definitions, copies as often as they are in the deck."""

    monsters: Sequence[Definition]
    """The monster deck in any order; the rank I monster starts the game."""

    main: Sequence[Definition]


class SetupError(ValueError):
    """A deck with which no game can begin; the message says whose and why."""


def new_game(
    decks: tuple[DeckList, DeckList], seed: int, first: int | None = None, stops: Stops = ()
) -> GameState:
    """A game before its first decision; the first player comes from the seed unless given (R5.3).

    ``stops`` are the steps of a turn before which a player is asked.
    """
    one, two = decks
    state = bare_game((*one.monsters, *one.main, *two.monsters, *two.main), seed)
    state.stops = stops
    state.first = first if first is not None else draw_below(state.seed, state.step, 2)
    state.step += first is None
    state.active = state.first
    uid = 0
    for player, deck in enumerate(decks):
        uid = _lay_out(state, player, deck, uid)
    for player in range(2):
        shuffle_deck(state, player)
        draw(state, player, HAND_SIZE)
    state.events.append(Event(Kind.GAME_BEGAN, state.first))
    run(state)
    return state


def bare_game(table: tuple[Definition, ...], seed: int) -> GameState:
    """A game of these cards before anything is laid out: no card in any place, no turn begun."""
    state = GameState()
    state.table = table
    state.players = (new_player(), new_player())
    state.seed, state.step = seed & ((1 << 64) - 1), 0
    state.turn = state.resolved = 0
    state.first = state.active = 0
    state.phase = Phase.START
    state.stops = ()
    state.todo, state.waiting, state.events = [Task.BEGIN_TURN], [], []
    state.frames, state.lasting, state.delayed, state.links = [], [], [], []
    state.applies, state.hears = noticed(table)
    state.ask = state.outcome = None
    return state


def _lay_out(state: GameState, player: int, deck: DeckList, uid: int) -> int:
    """Give the cards their uids; the rank I monster stands in its start zone (R5.6, R5.7)."""
    me: PlayerState = state.players[player]
    monsters = list(range(uid, uid + len(deck.monsters)))
    uid += len(deck.monsters)
    me.deck = list(range(uid, uid + len(deck.main)))
    table = state.table
    starters = [card for card in monsters if table[card].kind == MONSTER and table[card].rank == 1]
    if not starters:
        raise SetupError(f"Player {player + 1} has no rank I monster in the monster deck")
    me.monster = (starters[0],)
    me.monster_deck = [card for card in monsters if card != starters[0]]
    me.zone = table[starters[0]].start_zone
    return uid + len(deck.main)
