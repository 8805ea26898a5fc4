"""States: independent copies, keys that tell positions apart, games that do not meet (R25.10)."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckbuilder.engine import GameState, Outcome, Reason, apply, legal_actions
from deckbuilder.engine.state import (
    Delayed,
    Frame,
    Lasting,
    Link,
    PlayerState,
    Question,
    Wait,
    Waiting,
)
from deckbuilder.engine.tasks import Phase, Stop, Task
from tests.helpers import games
from tests.helpers.board import O, P, position

PAIR = ("ESD01", "ginza-rampage")

seeds = st.integers(0, 10_000)
few = settings(max_examples=25)

Change = Callable[[GameState], object]


def example() -> GameState:
    """A position with a card in every kind of place."""
    side = {
        "hand": ["B(1,3000)", "M(2,8000)"],
        "discard": ["S(2)"],
        "zones": {5: ["B(1,1000)", "B(2,2000)"]},
        "strategies": ["S(1)"],
        "monster": ["M(1,5000)", "M(2,9000)"],
    }
    return position(side, side)


def side_changes() -> dict[str, Callable[[PlayerState], object]]:
    """A change of every part of a player's side, the way the rules change it."""
    return {
        "burst": lambda side: setattr(side, "burst", 3),
        "deck": lambda side: side.deck.pop(),
        "destroyed": lambda side: setattr(side, "destroyed", 2),
        "discard": lambda side: side.discard.append(side.hand[0]),
        "hand": lambda side: side.hand.reverse(),
        "invaded": lambda side: setattr(side, "invaded", 1),
        "invader": lambda side: setattr(side, "invader", 3),
        "invasion_used": lambda side: setattr(side, "invasion_used", True),
        "monster": lambda side: setattr(side, "monster", side.monster[:1]),
        "monster_deck": lambda side: side.monster_deck.pop(),
        "monster_played": lambda side: setattr(side, "monster_played", True),
        "rage": lambda side: setattr(side, "rage", 7),
        "rooted": lambda side: setattr(side, "rooted", True),
        "strategies": lambda side: side.strategies.reverse(),
        "strategy_turns": lambda side: side.strategy_turns.reverse(),
        "zone": lambda side: setattr(side, "zone", 8),
        "zones": lambda side: side.zones.reverse(),
    }


def game_changes() -> dict[str, Change]:
    """A change of every part of the game itself."""
    return {
        "active": lambda state: setattr(state, "active", 1),
        "ask": lambda state: setattr(state, "ask", Question(state.ask.kind, O) if state.ask else None),
        "delayed": lambda state: state.delayed.append(Delayed(Phase.END, 0, 1, 0)),
        "first": lambda state: setattr(state, "first", 1),
        "frames": lambda state: state.frames.append(Frame(0, 1, 0)),
        "lasting": lambda state: state.lasting.append(Lasting(3, 1000)),
        "links": lambda state: state.links.append(Link(0, 3, 1, 4, 2)),
        "outcome": lambda state: setattr(state, "outcome", Outcome(0, Reason.CARD)),
        "phase": lambda state: setattr(state, "phase", 3),
        "resolved": lambda state: setattr(state, "resolved", 5),
        "seed": lambda state: setattr(state, "seed", 5),
        "step": lambda state: setattr(state, "step", 5),
        "stops": lambda state: setattr(state, "stops", (Stop(P, Task.DRAW),)),
        "table": lambda state: setattr(state, "table", state.table[:-1]),
        "todo": lambda state: state.todo.pop(),
        "turn": lambda state: setattr(state, "turn", 9),
        "waiting": lambda state: state.waiting.append(Waiting(0, Wait.EVOLUTION, 3)),
    }


def test_changes_below_cover_every_part_of_a_state() -> None:
    """A new part must be copied and be in the key; what follows from the cards and the events need not."""
    assert side_changes().keys() == set(PlayerState.__slots__)
    assert game_changes().keys() | {"players", "events", "applies", "hears"} == set(GameState.__slots__)


@pytest.mark.parametrize("part", sorted(game_changes()))
def test_key_tells_games_apart_and_a_clone_changes_alone(part: str) -> None:
    state = example()
    clone, before = state.clone(), state.key()
    assert clone.key() == before
    game_changes()[part](clone)
    assert clone.key() != before
    assert state.key() == before


@pytest.mark.parametrize("player", [P, O])
@pytest.mark.parametrize("part", sorted(side_changes()))
def test_key_tells_sides_apart_and_a_clone_changes_alone(part: str, player: int) -> None:
    state = example()
    clone, before = state.clone(), state.key()
    side_changes()[part](clone.players[player])
    assert clone.key() != before
    assert state.key() == before


def test_key_can_be_looked_up() -> None:
    assert len({example().key(), example().key(), position().key()}) == 2


def test_clone_begins_without_events_and_events_are_no_part_of_the_position() -> None:
    state = example()
    apply(state, legal_actions(state)[0])
    assert state.events
    assert not state.clone().events
    assert state.clone().key() == state.key()


@few
@given(seeds)
def test_game_of_a_seed_is_always_the_same(seed: int) -> None:
    """R25.10"""
    one, two = (games.finished(games.new(PAIR, seed), seed) for _ in range(2))
    assert one.key() == two.key()


@few
@given(seeds)
def test_two_games_played_by_turns_do_not_notice_each_other(seed: int) -> None:
    alone = [games.finished(games.new(PAIR, each), each).key() for each in (seed, seed + 1)]
    both = [games.at_random(games.new(PAIR, each), each) for each in (seed, seed + 1)]
    last: list[GameState | None] = [None, None]
    choose = Random(seed)
    running = [0, 1]
    while running:
        at = choose.choice(running)
        step = next(both[at], None)
        if step is None:
            running.remove(at)
        else:
            last[at] = step[0]
    assert [state.key() if state else None for state in last] == alone
