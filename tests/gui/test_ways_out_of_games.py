"""Games and batches that are played are never thrown away in silence (B02)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import replace

import pytest

from deckbuilder.decks.document import DeckDocument
from deckbuilder.engine import PASS
from deckbuilder.gui.goldfish.window import GoldfishWindow
from deckbuilder.gui.settings import SimulationChoices
from deckbuilder.gui.simulation.plan import Entrant, Plan
from deckbuilder.gui.simulation.window import SimulationWindow
from tests.helpers import decks
from tests.helpers.window import Player

MINE = replace(decks.shipped("ESD01"), name="Mine")
OTHER = replace(decks.shipped("ESD02"), name="Other")
LEAVE = "Leave while games are played?: "


@pytest.fixture
def player(make_window: Callable[..., Player]) -> Player:
    """A window with two decks that are not changed."""
    player = make_window()
    for deck in (OTHER, MINE):
        player.window.workspace.add(DeckDocument(deck))
    return player


def begun(player: Player) -> GoldfishWindow:
    """A game of the current deck in which the player has moved."""
    player.window.menus["play"].trigger()
    board = player.window.goldfish.board
    assert board is not None
    board.game.restart(7)
    while not board.is_going_on:
        board.game.do(PASS if PASS in board.game.legal else board.game.legal[0])
    return board


@pytest.fixture
def batch(player: Player) -> Iterator[SimulationWindow]:
    """A batch that goes on for as long as a test looks at it."""
    main = player.window
    main.simulations.pools = lambda *_: nullcontext(None)
    main.menus["simulate"].trigger()
    window = main.simulations.windows[0]
    slow = SimulationChoices(games=100_000, pilot="random", workers=1)
    window.run(Plan(Entrant("Mine", MINE), (), slow), None)
    assert window.runner.is_running
    yield window
    window.runner.close()


def test_a_game_of_another_deck_keeps_the_changed_deck_and_the_game_before(player: Player) -> None:
    current = player.window.workspace.current
    assert current is not None
    current.document.edit("change", lambda old: old.add(decks.MAIN, "EBP01-077", 1))
    board = begun(player)
    changed, steps, seed = current.deck, board.game.session.steps, board.game.seed
    other = next(deck for deck in player.window.workspace.decks if deck.title == "Other")
    player.window.workspace.set_current(other)
    player.window.menus["play"].trigger()
    assert board.game.start.title == "Other"
    assert player.ask.asked == []
    assert (current.deck, current.document.dirty) == (changed, True)
    board.game.undo()
    assert (board.game.start.title, board.game.seed, board.game.session.steps) == ("Mine", seed, steps)


def test_a_game_whose_window_was_closed_goes_on_when_it_is_played_again(player: Player) -> None:
    board = begun(player)
    steps = board.game.session.steps
    board.close()
    assert player.ask.asked == []
    player.window.menus["play"].trigger()
    assert board.isVisible()
    assert board.game.session.steps == steps


def test_leaving_in_the_middle_of_a_game_asks(player: Player) -> None:
    board = begun(player)
    steps = board.game.session.steps
    for way in (player.window.close, player.window.menus["quit"].trigger):
        player.ask.asked.clear()
        player.ask.confirms = [False]
        way()
        assert len(player.ask.asked) == 1
        assert player.ask.asked[0].startswith(f"{LEAVE}{board.windowTitle()}: the game is not over")
        assert player.window.isVisible()
        assert board.isVisible()
        assert board.game.session.steps == steps
    player.ask.confirms = [True]
    player.window.close()
    assert not player.window.isVisible()


def test_a_game_nobody_has_moved_in_and_one_that_is_over_need_no_question(player: Player) -> None:
    player.window.menus["play"].trigger()
    board = player.window.goldfish.board
    assert board is not None
    board.actions_by_name["concede"].trigger()
    assert board.game.state.outcome is not None
    player.window.close()
    assert player.ask.asked == []
    assert not player.window.isVisible()


def test_a_batch_goes_on_unless_its_player_gives_it_up(player: Player, batch: SimulationWindow) -> None:
    player.ask.confirms = [False]
    batch.close()
    assert player.ask.asked[0].startswith("Close while games are played?: ")
    assert batch.isVisible()
    assert batch.runner.is_running
    player.ask.confirms = [True]
    batch.close()
    assert not batch.isVisible()
    assert not batch.runner.is_running


def test_leaving_while_a_batch_is_played_asks_once(player: Player, batch: SimulationWindow) -> None:
    player.ask.confirms = [False]
    player.window.close()
    assert [each.partition("games")[0] for each in player.ask.asked] == ["Leave while "]
    assert "Simulation – Mine: games are played" in player.ask.asked[0]
    assert player.window.isVisible()
    assert batch.runner.is_running
    player.ask.confirms = [True]
    player.window.close()
    assert len(player.ask.asked) == 2
    assert not batch.isVisible()
    assert not batch.runner.is_running


class EndingSession:
    """What the system hands over when its user logs out."""

    cancelled = False

    def allowsInteraction(self) -> bool:  # noqa: N802 - Qt's name
        return True

    def cancel(self) -> None:
        self.cancelled = True

    def release(self) -> None:
        pass


def test_the_end_of_the_session_asks_too(player: Player, batch: SimulationWindow) -> None:
    for answer in (False, True):
        session = EndingSession()
        player.ask.confirms = [answer]
        player.window.on_session_ends(session)
        assert session.cancelled is not answer
        assert batch.runner.is_running
