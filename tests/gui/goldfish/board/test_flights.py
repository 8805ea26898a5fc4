"""Cards fly to where they go, briefly, and never in anybody's way (LOOK 5)."""

from typing import Any

from deckbuilder.engine import Action
from deckbuilder.engine.actions import Kind
from deckbuilder.gui.goldfish.board import BoardView, Place, Where
from deckbuilder.gui.goldfish.board.flights import Flight
from deckbuilder.gui.goldfish.game import Game
from deckbuilder.gui.services import Services

from .table import battle, crowded, game_of, hand, shown, zone


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
