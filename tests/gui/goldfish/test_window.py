"""A game is played in the window from the first draw to the end, by keys alone and by mouse alone."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSplitter

from deckbuilder.engine import Ask, from_json
from deckbuilder.engine.actions import Kind
from deckbuilder.engine.lists import define_all
from deckbuilder.gui.goldfish.board import Place, Where
from deckbuilder.gui.goldfish.opponent import OpponentDialog
from deckbuilder.gui.goldfish.scenario import ScenarioDialog
from deckbuilder.gui.goldfish.window import GoldfishWindow
from deckbuilder.gui.services import Services
from deckbuilder.play import GreedyBot, PassiveBot, Session, write_replay
from tests.helpers import decks
from tests.helpers.questions import asking
from tests.helpers.sessions import played
from tests.helpers.sessions import session as opened_session
from tests.helpers.window import FakeAsk, answering, click, clipped, focusable, press, spoken

from .conftest import at, two_decks

Make = Callable[..., GoldfishWindow]


def options(window: GoldfishWindow) -> list[str]:
    return [option.words for option in window.choice.options.options.options]


def log_lines(window: GoldfishWindow) -> list[str]:
    return [row.text for row in window.log.log.rows]


def test_the_main_phase_is_not_ended_by_enter_alone(make_board: Make) -> None:
    """B74: a key that cannot be meant otherwise; Enter is for what is chosen."""
    window = make_board()
    before = window.game.session.position
    window.log.setFocus()
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert window.game.session.position == before


def test_the_seed_is_shown_and_keys_that_throw_a_game_away_need_a_modifier(make_board: Make) -> None:
    """B73, B74."""
    window = make_board(seed=4711)
    assert window.head.seed.text() == "seed 4711"
    press("Space")
    before = window.game.state.key()
    for key in ("N", "R", "Delete", "Backspace", "Escape", "F5"):
        QTest.keyClick(window, getattr(Qt.Key, f"Key_{key}"))
        assert window.game.seed == 4711
        assert window.game.session.position > 0
    press("Ctrl+Shift+N")
    assert window.head.seed.text() != "seed 4711"
    press("Ctrl+Z")
    assert window.head.seed.text() == "seed 4711"
    assert window.game.state.key() == before


def test_a_click_in_the_log_jumps_and_undone_steps_are_told_as_such(make_board: Make) -> None:
    window = make_board(two_decks(GreedyBot()), seed=7)
    for _ in range(3):
        press("Space")
        while window.choice.waits:
            press("1")
    log = window.log
    end = window.game.session.position
    row = log.log.row_of(1)
    log.scrollTo(log.log.index(row, 0))
    click(log, log.visualRect(log.log.index(row, 0)).center())
    assert window.game.session.position == 1
    assert len(window.game.session) == end
    spoken_last = log.log.data(log.log.index(len(log.log.rows) - 1, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert str(spoken_last).endswith("(undone)")
    assert window.step.text() == f"step 1 of {end}"
    press("Ctrl+End")
    assert window.game.session.position == end


def test_every_turn_can_be_gone_to(make_board: Make, services: Services) -> None:
    window = make_board(seed=7)
    for _ in range(4):
        press("Space")
    assert isinstance(services.ask, FakeAsk)
    services.ask.names.append("3")
    press("Ctrl+G")
    assert window.game.state.turn == 3
    assert window.head.turn.text() == "Turn 3"


def test_the_bars_tell_what_a_counter_would_do(make_board: Make) -> None:
    window = make_board(seed=7)
    bar = window.forecasts.mine
    assert bar.accessibleName().startswith("Your counter this turn: 0 v ")
    assert bar.toolTip().splitlines()[0] == "Counter power"
    assert "short: nothing would happen" in bar.sentence.text()


def test_the_odds_of_the_next_draw_are_those_of_the_deck(make_board: Make) -> None:
    window = make_board(seed=7)
    state = window.game.state
    deck = [state.table[card] for card in state.players[0].deck]
    monsters = round(100 * sum(card.kind == 0 for card in deck) / len(deck))
    steps = round(100 * sum(card.step == 2 for card in deck) / len(deck))
    assert window.hand_info.odds.text() == f"Next draw: monster {monsters} %, step 2 {steps} %"


def test_hot_seat_hides_the_board_between_the_turns(make_board: Make) -> None:
    window = make_board(two_decks(None), seed=7)
    if window.game.covered:
        press("Return")
    press("Space")
    while window.choice.waits and not window.game.covered:
        press("1")
    assert window.middle.currentWidget() is window.cover
    assert not window.board.isVisible()
    assert not window.log.isVisible()
    assert window.choice.source.isHidden()
    assert not options(window)
    press("Return")
    assert window.middle.currentWidget() is window.board
    assert window.log.isVisible()


def test_a_replay_is_saved_and_opened_again(make_board: Make, services: Services, tmp_path: Path) -> None:
    window = make_board(seed=7)
    press("Space")
    press("Space")
    before = window.game.state.key()
    path = tmp_path / "game.replay.txt"
    assert isinstance(services.ask, FakeAsk)
    services.ask.saves.append(path)
    press("Ctrl+S")
    press("Ctrl+Shift+N")
    services.ask.opens.append([path])
    press("Ctrl+O")
    assert window.game.state.key() == before
    assert isinstance(window.game.start.bot, PassiveBot)
    press("Space")
    assert window.game.session.position > 2


def test_a_replay_of_other_card_data_is_only_looked_at(make_board: Make, tmp_path: Path) -> None:
    """B98."""
    window = make_board(seed=7)
    session = played(20)
    text = write_replay(session, decks.cards()).replace(decks.cards().data_version, "0123abcd")
    path = tmp_path / "old.replay.txt"
    path.write_text(text, encoding="utf-8")
    window.replays.load(path)
    assert [bar.title for bar in window.notices.bars] == ["This replay is only to be looked at"]
    assert window.game.session.read_only
    position = window.game.session.position
    for action in window.game.legal[:1]:
        window.game.do(action)
    assert window.game.session.position == position
    window.game.go_to(3)
    assert window.game.session.position == 3


def test_the_position_is_copied_exactly(make_board: Make) -> None:
    window = make_board(seed=7)
    window.game.begin(two_decks(GreedyBot()), 5)
    press("Ctrl+Shift+C")
    text = QGuiApplication.clipboard().text()
    assert from_json(text, define_all(decks.cards())).key() == window.game.state.key()


def test_any_position_is_set_up_and_played(make_board: Make) -> None:
    """B79."""
    window = make_board(two_decks(GreedyBot()), seed=7)
    while window.choice.waits:
        press("1")

    def answer(dialog: ScenarioDialog) -> None:
        text = dialog.text.toPlainText()
        dialog.text.setPlainText(text.replace('"players"', '"plyers"', 1))
        dialog.check()
        assert not dialog.play.isEnabled()
        assert dialog.faults.lines
        dialog.take_board()
        assert dialog.play.isEnabled()
        scenario = dialog.check()
        assert scenario is not None
        dialog.text.setPlainText(dialog.text.toPlainText().replace('"zone": 1', '"zone": 5'))
        dialog.check()
        dialog.play.click()

    with answering(ScenarioDialog, answer):
        press("Ctrl+E")
    assert window.game.session.position == 0
    window.game.undo()
    assert window.game.seed == 7


def test_a_passive_opponent_is_set_and_met(make_board: Make, services: Services) -> None:
    window = make_board(seed=7)

    def answer(dialog: OpponentDialog) -> None:
        dialog.passive.setChecked(True)
        dialog.zone.setValue(4)
        dialog.rank.setCurrentIndex(2)
        dialog.rage.setValue(0)
        dialog.behaviour.setCurrentIndex(1)
        dialog.play.click()

    with answering(OpponentDialog, answer):
        press("Ctrl+Shift+O")
    fish = window.game.state.players[1]
    assert (fish.zone, window.game.state.table[fish.monster[-1]].rank, fish.rooted) == (4, 3, True)
    assert services.settings.board.zone == 4
    assert services.settings.board.behaviour == "stands"


def test_a_bot_with_a_shipped_deck_is_chosen(make_board: Make) -> None:
    window = make_board(seed=7)

    def answer(dialog: OpponentDialog) -> None:
        dialog.bot.setChecked(True)
        dialog.deck.setCurrentIndex(dialog.deck.findText("ginza-rampage"))
        dialog.play.click()

    with answering(OpponentDialog, answer):
        press("Ctrl+Shift+O")
    assert isinstance(window.game.start.bot, GreedyBot)
    assert len(window.game.state.players[1].deck) > 30


def test_everything_has_a_name_and_fits(make_board: Make) -> None:
    window = make_board(at(asking(Ask.PICK)))
    assert [each for each in focusable(window) if not spoken(each)] == []
    assert clipped(window) == []


def long_game(steps: int) -> Session:
    """A game of two people who play every card they can and never invade."""
    game, choose = opened_session("xilien-gambit", "millennium-depths", seed=64), Random(64)
    plays = (Kind.BATTLE, Kind.RAGE, Kind.STRATEGY, Kind.MONSTER)
    while len(game) < steps:
        game.do(choose.choice([action for action in game.legal if action.kind in plays] or game.legal))
    return game


@pytest.mark.benchmark
def test_undo_is_quick_after_three_hundred_steps(make_board: Make) -> None:
    """With all panels following; about 10 ms on a quiet machine. The bound is for shared ones."""
    window = make_board(seed=7)
    session = long_game(300)
    window.game.begin(two_decks(GreedyBot()), 5, session)
    times = []
    for _ in range(20):
        begun = time.perf_counter()
        window.game.undo()
        times.append(time.perf_counter() - begun)
        QApplication.processEvents()
    assert statistics.median(times) < 0.2


def test_an_automatic_step_is_a_setting_and_shows_in_the_log(make_board: Make, services: Services) -> None:
    window = make_board(seed=7)
    window.actions_by_name["pass_alone"].trigger()
    assert services.settings.board.pass_alone
    assert window.game.automation.pass_alone
    press("Space")
    assert any(row.automatic for row in window.log.log.rows)


def test_the_room_of_the_panels_is_remembered_once_the_player_has_shared_it(
    make_board: Make, services: Services
) -> None:
    window = make_board(seed=7)
    window.close()
    assert services.settings.layout.board_heights == []
    window = make_board(seed=7)
    side = window.reader.parentWidget()
    assert isinstance(side, QSplitter)
    before = window.log.height()
    side.moveSplitter(side.height() - 300, 2)
    QApplication.processEvents()
    assert window.log.height() > before + 50
    window.close()
    again = make_board(seed=7)
    assert abs(again.log.height() - window.log.height()) < 10
    assert services.settings.layout.board_widths == []


def test_how_the_board_looks_is_switched_and_remembered(make_board: Make, services: Services) -> None:
    window = make_board(two_decks(GreedyBot()), seed=7)
    window.board._go(Place(True, Where.ZONE, 3))
    shaded = window.board.grab().toImage()
    press("C")
    assert window.board.grab().toImage() != shaded
    upright = window.board.grab().toImage()
    window.actions_by_name["turned"].trigger()
    assert window.board.grab().toImage() != upright
    window.actions_by_name["motion"].trigger()
    kept = services.settings
    assert (kept.board.columns, kept.board.turned, kept.motion) == (False, True, False)
    again = make_board(two_decks(GreedyBot()), seed=7)
    assert not again.board.marks.columns
    assert again.actions_by_name["turned"].isChecked()


def test_every_step_that_nobody_takes_stands_in_the_log(make_board: Make) -> None:
    """Draws, strategies that leave, rage, counters, advances: done by the rules, told one by one."""
    window = make_board(two_decks(GreedyBot()), seed=5, show=False)
    window.game.begin(at(played(1).state), 1)
    window.game.begin(two_decks(GreedyBot()), 5, played(160, seed=5))
    told = "\n".join(row.text for row in window.log.log.rows if row.news)
    for words in ("draw", "advances to zone", "counter power is", "rage, now 0"):
        assert words in told


@pytest.mark.parametrize("points", [10, 16, 24])
def test_nothing_is_cut_off_in_large_text(make_board: Make, services: Services, points: int) -> None:
    """B52, B53."""
    services.theme.set_size(points)
    window = make_board(at(asking(Ask.PICK)))
    if window.game.covered:
        press("Return")
    window.resize(1440, 1000)
    for _ in range(3):
        QApplication.processEvents()
    assert clipped(window) == []
