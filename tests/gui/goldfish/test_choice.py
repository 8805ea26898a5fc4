"""Everything the engine can ask is read beside the board and answered by key and by mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from deckbuilder.engine import Action, Ask, GameState, begin
from deckbuilder.engine.actions import Kind
from deckbuilder.gui.goldfish.window import GoldfishWindow
from deckbuilder.gui.services import Services
from tests.helpers.board import scenario
from tests.helpers.games import definitions
from tests.helpers.questions import ASKED, PURPOSES, asked_for, asking, purpose_in, purposes
from tests.helpers.window import click, press

from .conftest import alone, at

Make = Callable[..., GoldfishWindow]

ENDS = (Kind.DONE, Kind.NO)

READ = {
    "order": "Choose which of your waiting abilities resolves next",
    "evolve": "Mothra (larva) (1992), Evolution: choose a battle card of your deck to play on top of "
    "it, or none",
    "may": "do you discard a monster card? If you do: Destroy all enemy battle cards of rank 5 or lower in "
    "zones 1 to 5.",
    "mode": "choose a mode: 1 Destroy 1 enemy battle card of rank 4 or lower. / 2 Choose an enemy zone, then "
    "destroy all enemy battle cards in or next to that zone.",
    "pick.choose": "choose 1 Mechagodzilla battle card revealed this way (up to 1, 0 chosen)",
    "pick.destroy": "choose 1 enemy battle card of rank 4 or lower to destroy",
    "pick.discard": "choose 1 non-blue battle card to discard",
    "pick.discard_down_to": "choose 1 card to discard",
    "pick.each_chooses": "choose 1 battle card of your own",
    "pick.evolve": "choose 1 battle card with Evolution to evolve",
    "pick.look_arrange": "choose the next card to stay on top; the others are discarded (up to 2, 0 chosen)",
    "pick.move_battle": "choose 1 other battle card to move",
    "pick.play_card": "choose 1 battle card of rank 4 or lower with Evolution in your discard pile to play "
    "(2 in all, 0 chosen)",
    "pick.play_monster": "choose 1 monster card exactly 1 rank above your monster and sharing a trait with "
    "it in your monster deck to play as the monster",
    "pick.play_strategy": "choose 1 blue strategy card of rank 6 or lower in your hand to play "
    "(up to 1, 0 chosen)",
    "pick.put_under": "choose 1 monster card in your discard pile to put under a card",
    "pick.put_under host": "choose 1 Mothra battle card with Evolution to put it under",
    "pick.return_to_deck": "choose 1 Mothra battle card in your discard pile to put back into the deck "
    "(up to 1, 0 chosen)",
    "pick.return_to_hand": "choose 1 strategy card with Base in your discard pile to return to hand",
    "pick.search_deck": 'choose 1 "Godzilla(2023)" monster card of rank III with Burst in your deck to find '
    "(up to 1, 0 chosen)",
    "pick.swap": "choose 1 enemy battle card to swap positions (2 in all, 0 chosen)",
    "pick.take_revealed": "choose 1 red battle card revealed this way to put into your hand",
    "zone.choose_zone": "choose a zone",
    "zone.create_token": "choose a zone for a token",
    "zone.move_battle": "choose the zone Rodan (2004) moves to",
    "zone.play_card": "choose a zone for Ebirah (2004)",
    "zone.search_deck": "choose a zone for Godzilla (2023)",
}
"""What the player reads, by what is asked for; the card that asks stands before it."""


def position(what: str) -> GameState:
    return asked_for(what) if what in PURPOSES else asking(Ask[what.upper()])


def options(window: GoldfishWindow) -> list[str]:
    return [option.words for option in window.choice.options.options.options]


def done(window: GoldfishWindow, step: int) -> Action:
    return window.game.session.steps[step].action


def test_the_table_has_all_that_the_engine_and_the_cards_can_ask() -> None:
    """Every kind of question but the main phase, and everything a shipped card chooses cards or zones for."""
    assert set(purposes()) == set(PURPOSES)
    kinds = {position(what).ask.kind for what in READ}  # type: ignore[union-attr]  # all of them ask
    assert kinds | {Ask.MAIN} == set(ASKED)
    assert set(ASKED) | {Ask.STEP} == set(Ask)
    assert set(READ) == {*PURPOSES, "order", "evolve"}
    assert all(purpose_in(asked_for(what)) == what for what in PURPOSES)


@pytest.mark.parametrize("group", ["pick", "zone", ""], ids=["cards", "zones", "the rest"])
def test_every_question_is_read_and_answered_by_key_and_by_mouse(
    make_board: Make, services: Services, group: str
) -> None:
    """The sentence, the card, a row with a key for each answer, and whether one may decline."""
    services.settings.board.only_answer = services.settings.board.equal_order = False
    window = make_board()
    for what in READ:
        if what.rpartition(".")[0] == group:
            window.game.begin(at(position(what)), 1)
            uncovered(window)
            read(window, what)
            answered(window, what)


def uncovered(window: GoldfishWindow) -> None:
    if window.game.covered:
        press("Return")
    assert window.choice.waits


def read(window: GoldfishWindow, what: str) -> None:
    game, choice = window.game, window.choice
    assert choice.title.text().endswith(READ[what])
    asks = game.state.ask
    assert asks is not None
    card = game.voice.card(game.state.table[asks.card]) if asks.card >= 0 else ""
    assert choice.source.isVisible() == bool(card), what
    assert not card or (choice.source.text(), choice.title.text()[: len(card)]) == (card, card), what
    may = any(action.kind in ENDS for action in game.legal)
    assert choice.duty.text() == ("may decline" if may else "compulsory"), what
    wanted = [action for action in game.legal if action.kind not in ENDS]
    assert [option.action for option in choice.options.options.options] == wanted, what
    keys = [option.key for option in choice.options.options.options]
    assert keys == [str(at) if at < 10 else "" for at in range(1, len(wanted) + 1)], what
    assert all(options(window)), what
    assert choice.primary.isDefault()
    assert choice.primary.text().endswith("(Enter)"), what


def answered(window: GoldfishWindow, what: str) -> None:
    """The first answer by its digit, the last one by a click on its row, none by its button."""
    rows, before = window.choice.options, window.game.session.position
    wanted = [option.action for option in rows.options.options]
    press("1")
    assert done(window, before) == wanted[0], what
    press("Ctrl+Z")
    uncovered(window)
    last = rows.options.index(len(wanted) - 1, 0)
    rows.scrollTo(last)
    click(rows, rows.visualRect(last).center())
    assert done(window, before) == wanted[-1], what
    press("Ctrl+Z")
    uncovered(window)
    if any(action.kind in ENDS for action in window.game.legal):
        assert window.choice.secondary.isVisible(), what
        QTest.mouseClick(window.choice.secondary, Qt.MouseButton.LeftButton)
        assert done(window, before).kind in ENDS, what


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_a_step_of_the_turn_that_waits_is_read_and_gone_on_with(
    make_board: Make, services: Services, by: str
) -> None:
    """R7.2: what a player who wants to draw by hand is asked."""
    services.settings.board.draw = False
    window = make_board(alone(), seed=7)
    choice, game = window.choice, window.game
    while game.state.ask is not None and game.state.ask.kind is not Ask.STEP:
        press("Space")
    assert choice.waits
    assert choice.title.text().startswith("Start Phase: draw ")
    assert choice.primary.text().startswith("Draw ")
    before = game.session.position
    if by == "key":
        press("Return")
    else:
        QTest.mouseClick(choice.primary, Qt.MouseButton.LeftButton)
    assert done(window, before).kind is Kind.GO


def test_declining_has_a_key_of_its_own(make_board: Make) -> None:
    window = make_board(at(asking(Ask.MAY)))
    before = window.game.session.position
    press("0")
    assert done(window, before).kind is Kind.NO


def test_enter_gives_the_answer_that_the_button_names(make_board: Make) -> None:
    window = make_board(at(asked_for("pick.swap")))
    window.choice.options.setFocus()
    press("Down")
    assert window.choice.primary.text() == "Enemy Kumonga (2004) in zone 2  (Enter)"
    before = window.game.session.position
    press("Return")
    assert window.game.state.table[done(window, before).card].number == "EBP01-017"


def test_targets_wear_on_the_board_the_key_they_have_in_the_list(make_board: Make) -> None:
    window = make_board(at(asked_for("pick.swap")))
    shown = {option.action.card: option.key for option in window.choice.options.options.options}
    worn = {place.at: key for place, key in window.board.marks.glowing.items()}
    zones = window.game.state.players[1].zones
    assert worn == {zone: shown[stack[-1]] for zone, stack in enumerate(zones) if stack}
    assert sorted(worn.values()) == ["1", "2", "3"]


def test_a_question_with_many_answers_scrolls_and_all_are_reached_by_arrows(make_board: Make) -> None:
    """More than nine answers: the first nine have digits, all have a row."""
    deck = [f"EBP01-0{number}" for number in range(16, 36)]
    side = {"monster": "EBP01-001", "monster_deck": [], "deck": deck, "zone": 7}
    state = begin(scenario({**side, "hand": deck[:12]}, side), definitions(abilities=True))
    window = make_board(at(state))
    QApplication.processEvents()
    assert len(options(window)) > 12
    assert window.choice.options.verticalScrollBar().maximum() > 0
    window.choice.options.setFocus()
    press("End")
    assert window.choice.options.current is window.choice.options.options.options[-1]
