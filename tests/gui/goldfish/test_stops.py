"""Steps of a turn are taken by hand in the window where their switch is off: menu, keys, undo, settings."""

from __future__ import annotations

from collections.abc import Callable

from deckbuilder.engine import GO, Ask, Task
from deckbuilder.gui.goldfish.menus import MENUS
from deckbuilder.gui.goldfish.window import GoldfishWindow
from deckbuilder.gui.services import Services
from deckbuilder.play import Behaviour, Goldfish, GreedyBot, read_replay, write_replay
from deckbuilder.play.automatic import SWITCHES
from tests.helpers import decks
from tests.helpers.window import press

from .conftest import alone, two_decks

Make = Callable[..., GoldfishWindow]


def step(window: GoldfishWindow) -> Task | None:
    """The step that waits for the player."""
    ask = window.game.state.ask
    return window.game.state.todo[-1] if ask is not None and ask.kind is Ask.STEP else None


def own_turn(window: GoldfishWindow) -> list[Task]:
    """Go on from the own main phase to the next one; the steps at which the turns stopped."""
    press("Space")
    found: list[Task] = []
    while (waits := step(window)) is not None or window.choice.waits:
        found += [waits] if waits is not None else []
        press("Return")
    return found


def test_a_step_whose_switch_is_off_waits_for_enter(make_board: Make, services: Services) -> None:
    """R7.2, R7.4, R7.7, R15.8, R16.3, R16.8: only the player's own turns stop, and only there."""
    window = make_board(alone(Goldfish(behaviour=Behaviour.STANDS)), seed=7)
    while window.game.state.active != 0:
        press("Space")
    for wanted, switch in SWITCHES.items():
        window.actions_by_name[switch].trigger()
        assert not getattr(services.settings.board, switch)
        assert own_turn(window) == [wanted]
        window.actions_by_name[switch].trigger()
    assert own_turn(window) == []


def test_every_switch_is_in_the_menu() -> None:
    names = {item.name for _, items in MENUS for item in items if item is not None and item.checkable}
    assert set(SWITCHES.values()) <= names


def test_the_first_draw_of_a_game_waits_too_and_says_what_it_draws(
    make_board: Make, services: Services
) -> None:
    services.settings.board.draw = False
    window = make_board(two_decks(GreedyBot()), seed=7)
    while step(window) is None:
        press("Space" if not window.choice.waits else "1")
    hand = len(window.game.state.players[0].hand)
    assert window.choice.title.text().startswith("Start Phase: draw ")
    assert window.choice.primary.text().startswith("Draw ")
    press("Space")
    assert len(window.game.state.players[0].hand) > hand


def test_a_step_taken_is_undone_and_is_a_line_of_the_log(make_board: Make, services: Services) -> None:
    services.settings.board.advance = False
    window = make_board(alone(), seed=7)
    while step(window) is not Task.ADVANCE:
        press("Space")
    before = window.game.state.key()
    press("Return")
    assert "You let the monster advance" in [row.text for row in window.log.log.rows]
    press("Ctrl+Z")
    assert window.game.state.key() == before
    assert window.game.legal == (GO,)


def test_a_switch_that_is_turned_on_lets_the_step_that_waits_happen(
    make_board: Make, services: Services
) -> None:
    services.settings.board.counter = False
    window = make_board(alone(), seed=7)
    while step(window) is None:
        press("Space")
    window.actions_by_name["counter"].trigger()
    assert step(window) is None


def test_a_game_with_switches_off_is_saved_and_played_again_exactly(
    make_board: Make, services: Services
) -> None:
    services.settings.board.draw = services.settings.board.refill = False
    window = make_board(alone(), seed=7)
    for _ in range(12):
        press("Space")
    window.actions_by_name["refill"].trigger()
    for _ in range(6):
        press("Space")
    session = window.game.session
    again = read_replay(write_replay(session, decks.cards()), decks.cards())
    assert again.notes == ()
    assert again.session.state.key() == session.state.key()
