"""Cards fly to where they go, briefly, and never in anybody's way (LOOK 5)."""

from types import SimpleNamespace
from typing import Any

import pytest

from deckbuilder.engine import Action
from deckbuilder.engine.actions import Kind
from deckbuilder.engine.events import Kind as Happened
from deckbuilder.gui.benchmark import idle_timers
from deckbuilder.gui.goldfish.board import BoardView, Place, Where
from deckbuilder.gui.goldfish.board.flights import Flight
from deckbuilder.gui.goldfish.game import Game
from deckbuilder.gui.services import Services
from tests.gui.goldfish.conftest import at
from tests.helpers.questions import asked_for

from .table import battle, crowded, game_of, hand, monster, shown, zone


def flying(board: BoardView) -> tuple[Flight, ...]:
    return board._flights.flying


def play(game: Game, kind: Kind, to: int = 0) -> Action:
    action = next(each for each in game.legal if each.kind is kind and each.zone == to)
    game.do(action)
    return action


def start(services: Services, qtbot: Any) -> tuple[BoardView, Game]:
    game = game_of({"hand": [battle(2), battle(1)]}, {"zone": 3})
    return shown(services, game, qtbot), game


def test_a_played_card_flies_from_the_hand_to_its_zone(services: Services, qtbot: Any) -> None:
    board, game = start(services, qtbot)
    origin = board.layout_shown.places[hand(1)].center()
    action = play(game, Kind.BATTLE, 4)
    (flight,) = flying(board)
    assert (flight.place, flight.item.uid, flight.start) == (zone(4), action.card, origin)
    with qtbot.waitSignal(board._flights.landed, timeout=2000):
        pass
    assert flying(board) == ()


def test_any_input_ends_the_movement(services: Services, qtbot: Any) -> None:
    board, game = start(services, qtbot)
    play(game, Kind.BATTLE, 4)
    assert flying(board)
    qtbot.keyClick(board._seats[hand(1)], "x")
    assert flying(board) == ()


def test_steps_that_come_fast_are_not_shown_as_movements(services: Services, qtbot: Any) -> None:
    board, game = start(services, qtbot)
    play(game, Kind.BATTLE, 4)
    play(game, Kind.BATTLE, 6)
    assert flying(board) == ()


def test_nothing_moves_when_the_player_does_not_want_it(services: Services, qtbot: Any) -> None:
    services.settings.motion = False
    board, game = start(services, qtbot)
    play(game, Kind.BATTLE, 4)
    assert flying(board) == ()


def test_another_game_is_there_at_once(services: Services, qtbot: Any) -> None:
    board, _ = start(services, qtbot)
    board.show_game(crowded())
    assert flying(board) == ()


def test_the_picture_after_the_movement_is_the_one_without(services: Services, qtbot: Any) -> None:
    board, game = start(services, qtbot)
    play(game, Kind.BATTLE, 4)
    moving = board.grab().toImage()
    board._flights.finish()
    still = board.grab().toImage()
    assert moving != still
    services.settings.motion = False
    game.undo()
    game.redo()
    assert board.grab().toImage() == still


def test_a_card_that_pays_for_an_invasion_flies_to_the_discard_pile(services: Services, qtbot: Any) -> None:
    board, game = start(services, qtbot)
    play(game, Kind.INVADE)
    assert Place(True, Where.DISCARD) in {flight.place for flight in flying(board)}
    assert zone(2) in {flight.place for flight in flying(board)}


def test_a_monster_that_advances_walks_to_its_next_zone(services: Services, qtbot: Any) -> None:
    """R14: and the cards that it crushes there fly to the discard pile."""
    game = game_of({"hand": [battle(2)], "zone": 1, "zones": {2: battle(1)}}, {"zone": 3})
    board = shown(services, game, qtbot)
    walker, crushed = game.state.players[0].monster[-1], game.state.players[0].zones[2][-1]
    play(game, Kind.INVADE)
    ends = {flight.item.uid: flight.place for flight in flying(board)}
    assert ends[walker] == zone(2)
    assert ends[crushed] == Place(True, Where.DISCARD)


def test_rage_that_changes_flashes_and_fades(services: Services, qtbot: Any) -> None:
    game = game_of({"hand": [monster(2), battle(1)]}, {"zone": 3})
    board = shown(services, game, qtbot)
    play(game, Kind.RAGE)
    assert board._flights.flashing == (Place(True, Where.RAGE),)
    with qtbot.waitSignal(board._flights.landed, timeout=2000):
        pass
    assert board._flights.flashing == ()


def test_a_shuffled_deck_flashes(services: Services, qtbot: Any) -> None:
    game = Game(at(asked_for("pick.search_deck")), 1)
    board = shown(services, game, qtbot)
    if game.covered:
        game.uncover()
    game.do(game.legal[0])
    shuffled = any(event.kind is Happened.SHUFFLED for event in game.session.steps[-1].events)
    assert shuffled
    assert Place(True, Where.DECK) in board._flights.flashing


def test_a_covered_card_stays_where_it_is(services: Services, qtbot: Any) -> None:
    """What is played on top of it hides it; it does not leave."""
    game = game_of({"hand": [battle(1)], "zones": {4: battle(2)}}, {"zone": 3})
    board = shown(services, game, qtbot)
    play(game, Kind.BATTLE, 4)
    assert [flight.place for flight in flying(board) if flight.place.where is Where.ZONE] == [zone(4)]


def test_nothing_moves_where_the_desktop_wants_no_movement(
    services: Services, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its style tells it by a duration of nothing."""
    board, game = start(services, qtbot)
    still = SimpleNamespace(styleHint=lambda *_: 0)
    monkeypatch.setattr(board, "style", lambda: still)
    play(game, Kind.BATTLE, 4)
    assert flying(board) == ()


def test_no_timer_runs_on_a_board_at_rest(services: Services, qtbot: Any) -> None:
    board, game = start(services, qtbot)
    play(game, Kind.BATTLE, 4)
    with qtbot.waitSignal(board._flights.landed, timeout=2000):
        pass
    assert idle_timers(300) == []
