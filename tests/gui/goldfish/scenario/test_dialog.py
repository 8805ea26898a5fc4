"""Any position is set up by a player who is no programmer: pointed at, named, taken back, saved, played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from deckbuilder.engine import GameState, Placed, Scenario, read_scenario, scenario_of
from deckbuilder.gui.goldfish.scenario import ScenarioDialog
from deckbuilder.gui.goldfish.scenario.draft import EMPTY
from deckbuilder.gui.goldfish.scenario.spots import Pile, Spot, all_spots, cards_at, spot_at, with_cards
from deckbuilder.gui.goldfish.start import against_goldfish, from_scenario
from deckbuilder.gui.services import Services
from deckbuilder.paper.board.places import Place, Where
from deckbuilder.play import Behaviour, Goldfish
from tests.helpers.sessions import opening, session
from tests.helpers.window import FakeAsk, activate, clipped, focusable, press, spoken, tab_to

Make = Callable[..., ScenarioDialog]


@pytest.fixture
def make(services: Services, qtbot: Any) -> Iterator[Make]:
    """Builds dialogs over a position and shows them."""
    made: list[ScenarioDialog] = []
    QGuiApplication.clipboard().clear()

    def build(
        state: GameState | None = None,
        *,
        earlier: tuple[GameState, ...] = (),
        size: tuple[int, int] = (1300, 820),
    ) -> ScenarioDialog:
        dialog = ScenarioDialog(state, services, earlier=earlier)
        made.append(dialog)
        dialog.show()
        dialog.setGeometry(0, 0, *size)
        activate(dialog)
        QApplication.processEvents()
        return dialog

    yield build
    for dialog in made:
        if shiboken6.isValid(dialog):
            dialog.close()
            shiboken6.delete(dialog)
    QGuiApplication.clipboard().clear()


@pytest.fixture
def ask(services: Services) -> FakeAsk:
    assert isinstance(services.ask, FakeAsk)
    return services.ask


def begun() -> GameState:
    """A game at its first question."""
    return session(seed=3).state


def name_card(dialog: ScenarioDialog, spot: Spot, *texts: str) -> None:
    """Choose a place and name cards for it, by keys."""
    dialog.form.show_spot(spot)
    dialog.form.pile.line.setFocus()
    for text in texts:
        QTest.keyClicks(dialog.form.pile.line, text)
        press("Return")


def at(dialog: ScenarioDialog, spot: Spot) -> tuple[str, ...]:
    return cards_at(dialog.draft.scenario, spot)


def rows(dialog: ScenarioDialog) -> list[str]:
    cards = dialog.form.pile.cards
    return [cards.item(row).text() for row in range(cards.count())]


# ---- setting up -------------------------------------------------------------------------------------------


def test_a_position_is_set_up_from_nothing_by_names_and_numbers(make: Make) -> None:
    dialog = make()
    assert not dialog.play.isEnabled()
    assert dialog.faults.lines == [
        "Your monster: a player always has a monster",
        "Their monster: a player always has a monster",
    ]
    name_card(dialog, Spot(0, Pile.MONSTER), "esd01-001", "ESD01-002")
    name_card(dialog, Spot(1, Pile.MONSTER), "ESD02-001")
    name_card(dialog, Spot(0, Pile.ZONE, 5), "ebp1-23")
    name_card(dialog, Spot(0, Pile.HAND), "3 EBP01-017")
    name_card(dialog, Spot(0, Pile.STRATEGY, 1), "Xilien Mothership")
    dialog.form.side.zone.setValue(3)
    dialog.form.side.rage.setValue(2)
    dialog.form.moment.turn.setValue(7)
    assert dialog.verdict.text() == "The position can be played."
    dialog.play.click()
    assert dialog.scenario is not None
    mine = dialog.scenario.players[0]
    assert (mine.monster, mine.zone, mine.rage) == (("ESD01-001", "ESD01-002"), 3, 2)
    assert (mine.zones, mine.hand) == ({5: ("EBP01-023",)}, ("EBP01-017",) * 3)
    assert mine.strategies == (Placed(("EBP04-082",), 1), None)
    assert dialog.scenario.turn == 7


def test_a_place_is_chosen_on_the_board_by_click_and_by_keys(make: Make) -> None:
    dialog = make(begun())
    board, pile = dialog.form.board, dialog.form.pile
    QTest.mouseClick(
        board,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        board.place_center(Place(True, Where.ZONE, 4)).toPoint(),
    )
    assert pile.spot == Spot(0, Pile.ZONE, 4)
    assert pile.place.currentText() == "Your zone 4"
    press("Right")
    press("Return")
    assert pile.spot == Spot(0, Pile.ZONE, 5)
    assert pile.line.hasFocus()
    assert board.marks.picked == {Place(True, Where.ZONE, 5)}


def test_a_click_on_the_monster_shows_the_cards_under_it_and_the_rage_its_number(make: Make) -> None:
    dialog = make(begun())
    for place, spot in (
        (Place(False, Where.ZONE, 1), Spot(1, Pile.MONSTER)),
        (Place(True, Where.DISCARD), Spot(0, Pile.DISCARD)),
        (Place(False, Where.DECK), Spot(1, Pile.DECK_TOP)),
        (Place(True, Where.HAND, 2), Spot(0, Pile.HAND)),
    ):
        assert spot_at(place, dialog.draft.scenario) == spot
        dialog.form.board.place_chosen.emit(place)
        assert dialog.form.pile.spot == spot
    assert dialog.form.pile.cards.currentRow() == 1
    dialog.form.board.place_chosen.emit(Place(False, Where.RAGE))
    assert dialog.form.side.rage.hasFocus()
    assert dialog.form.side.player == 1


def test_the_board_shows_what_is_set_up_also_while_no_game_can_begin(make: Make) -> None:
    dialog = make()
    name_card(dialog, Spot(1, Pile.ZONE, 8), "EBP01-017")
    scene = dialog.form.board.scene
    assert scene is not None
    item = scene.items[Place(False, Where.ZONE, 8)]
    assert item.card is not None
    assert (item.card.number, item.power) == ("EBP01-017", 1000)
    name_card(dialog, Spot(0, Pile.MONSTER), "ESD01-001")
    name_card(dialog, Spot(1, Pile.MONSTER), "ESD02-001")
    scene = dialog.form.board.scene
    assert scene is not None
    assert scene.items[Place(False, Where.ZONE, 8)].power == 4000, "the engine counts now"


def test_cards_of_a_stack_are_moved_and_removed_by_keys(make: Make) -> None:
    dialog = make(begun())
    spot = Spot(0, Pile.ZONE, 7)
    name_card(dialog, spot, "EBP01-017", "EBP01-023")
    assert at(dialog, spot) == ("EBP01-023", "EBP01-017"), "what is added comes to lie on top"
    dialog.form.pile.cards.setFocus()
    press("Alt+Down")
    assert at(dialog, spot) == ("EBP01-017", "EBP01-023")
    assert dialog.draft.scenario.players[0].zones[7] == ("EBP01-023", "EBP01-017")
    press("Delete")
    assert at(dialog, spot) == ("EBP01-017",)
    press("Delete")
    assert 7 not in dialog.draft.scenario.players[0].zones


def test_a_card_that_is_dragged_in_the_list_lies_elsewhere_in_its_stack(make: Make, qtbot: Any) -> None:
    dialog = make(begun())
    spot = Spot(1, Pile.ZONE, 7)
    name_card(dialog, spot, "EBP01-017", "EBP01-023", "ESD01-012")
    model = dialog.form.pile.cards.model()
    assert model.moveRow(QModelIndex(), 0, QModelIndex(), 3)
    qtbot.waitUntil(lambda: at(dialog, spot) == ("EBP01-023", "EBP01-017", "ESD01-012"))
    press("Ctrl+Z")
    assert at(dialog, spot) == ("ESD01-012", "EBP01-023", "EBP01-017")


@pytest.mark.parametrize(
    "spot", [*all_spots(0), *all_spots(1)], ids=lambda spot: f"{spot.player}{spot.pile}{spot.at}"
)
def test_every_place_takes_cards_in_the_order_they_are_listed(spot: Spot) -> None:
    cards = ("EBP01-017", "EBP01-023", "EBP01-017")
    filled = with_cards(EMPTY, spot, cards)
    assert cards_at(filled, spot) == cards
    assert with_cards(filled, spot, ()) == EMPTY
    other = Spot(1 - spot.player, spot.pile, spot.at)
    assert cards_at(filled, other) == ()


def test_the_completion_offers_what_fits_by_any_spelling(make: Make) -> None:
    dialog = make(begun())
    line = dialog.form.pile.line
    dialog.form.show_spot(Spot(0, Pile.STRATEGY, 1))
    line.setFocus()
    for text in ("vs. destor", "EBP01-06", "ゴジラVSデストロイア"):
        line.setText(text)
        line.textEdited.emit(text)
        titles = [offer.text for offer in line.offers.offers]
        assert "Godzilla vs. Destoroyah, EBP01-062" in titles
        battle = "EBP01-067"
        assert not any(battle in title for title in titles), "a battle card is no strategy card"


def test_a_card_is_taken_from_the_offers_by_arrow_and_enter_or_by_tab(make: Make) -> None:
    dialog = make(begun())
    spot, line = Spot(0, Pile.HAND), dialog.form.pile.line
    dialog.form.show_spot(spot)
    before = at(dialog, spot)
    line.setFocus()
    QTest.keyClicks(line, "kumonga")
    assert [offer.text for offer in line.offers.offers] == [
        "Kumonga (2004), EBP01-017",
        "Kumonga (2004), EBP04-056",
    ]
    assert dialog.rect().contains(line.offers.geometry())
    press("Down")
    press("Down")
    press("Return")
    assert at(dialog, spot) == (*before, "EBP04-056")
    assert (line.text(), line.offers.isVisible(), line.hasFocus()) == ("", False, True)
    QTest.keyClicks(line, "2 kumonga")
    press("Tab")
    assert at(dialog, spot) == (*before, "EBP04-056", "EBP01-017", "EBP01-017")
    press("Ctrl+Z")
    assert at(dialog, spot) == (*before, "EBP04-056")


def test_a_text_that_names_no_card_is_told_at_the_line_and_kept(make: Make) -> None:
    dialog = make(begun())
    line, problem = dialog.form.pile.line, dialog.form.pile.problem
    for text, why in (
        ("Kumonga(2004)", "Several cards are called Kumonga(2004): EBP01-017, EBP04-056"),
        ("Kumnoga(2004)", "No card is called “Kumnoga(2004)”; did you mean Kumonga (2004), EBP01-017?"),
        ("qqqqqqqq", "No card is called “qqqqqqqq”"),
        ("godz", "Several cards have “godz” in their name: choose one from the list"),
    ):
        name_card(dialog, Spot(0, Pile.HAND), text)
        assert (problem.text(), line.text()) == (why, text)
        assert dialog.isVisible(), "Enter in the line presses no button"
        QTest.keyClicks(line, "x")
        assert not problem.isVisible()


# ---- what is wrong ----------------------------------------------------------------------------------------


def test_what_is_wrong_is_told_at_its_field_and_a_line_of_the_list_leads_there(make: Make) -> None:
    """R25.3."""
    dialog = make(begun())
    name_card(dialog, Spot(1, Pile.ZONE, 1), "EBP01-017")
    what = "the player's own monster stands there (R25.3)"
    assert dialog.form.pile.problem.text() == what
    assert dialog.form.pile.place.currentText() == "Their zone 1 (1) – problem"
    assert not dialog.play.isEnabled()
    dialog.form.show_spot(Spot(0, Pile.HAND))
    assert not dialog.form.pile.problem.isVisible()
    assert dialog.faults.lines == [f"Their zone 1: {what}"]
    dialog.faults.setFocus()
    dialog.faults.setCurrentRow(0)
    press("Return")
    assert dialog.form.pile.spot == Spot(1, Pile.ZONE, 1)
    assert dialog.form.pile.cards.hasFocus()
    dialog.form.side.zone.setValue(2)
    assert dialog.play.isEnabled()
    assert not dialog.faults.isVisible()


def test_a_position_in_the_middle_of_a_choice_offers_the_one_before(make: Make) -> None:
    state = begun()
    middle = state.clone()
    assert middle.ask is not None
    middle.ask = middle.ask._replace(kind=type(middle.ask.kind)(3))
    dialog = make(middle, earlier=(state,))
    bar = dialog.notices.bars[0]
    assert bar.title == "The position on the board cannot be set up as it is"
    assert "in the middle of a choice" in bar.accessibleName()
    assert dialog.draft.scenario == EMPTY
    bar.buttons[0].click()
    assert dialog.draft.scenario == scenario_of(state)
    assert dialog.play.isEnabled()


# ---- undo -------------------------------------------------------------------------------------------------


def test_undo_is_that_of_the_whole_form(make: Make) -> None:
    dialog = make(begun())
    start = dialog.draft.scenario
    name_card(dialog, Spot(0, Pile.ZONE, 4), "EBP01-017")
    dialog.form.side.rage.setFocus()
    for _ in range(3):
        press("Up")
    assert dialog.draft.scenario.players[0].rage == 3
    press("Ctrl+Z")
    assert dialog.draft.scenario.players[0].rage == 0, "three steps of one number are one edit"
    press("Ctrl+Z")
    assert dialog.draft.scenario == start
    assert not dialog.undo.isEnabled()
    press("Ctrl+Shift+Z")
    press("Ctrl+Shift+Z")
    assert dialog.draft.scenario.players[0].rage == 3
    dialog.clear.click()
    assert dialog.draft.scenario == EMPTY
    dialog.undo.click()
    assert dialog.draft.scenario.players[0].rage == 3


def test_undo_in_a_line_that_is_being_written_is_the_lines_own(make: Make) -> None:
    dialog = make(begun())
    dialog.form.side.rage.setValue(1)
    line = dialog.form.pile.line
    line.setFocus()
    QTest.keyClicks(line, "Man")
    press("Ctrl+Z")
    assert line.text() == ""
    assert dialog.draft.scenario.players[0].rage == 1


# ---- text and files ---------------------------------------------------------------------------------------


def test_form_and_text_are_one_position(make: Make) -> None:
    dialog = make(begun())
    dialog.form.side.rage.setValue(4)
    assert read_scenario(dialog.text.toPlainText()) == dialog.draft.scenario
    dialog.text.setPlainText(dialog.text.toPlainText().replace('"rage": 4', '"rage": 6'))
    assert dialog.check() is not None
    assert dialog.form.side.rage.value() == 6
    dialog.undo.click()
    assert dialog.form.side.rage.value() == 4
    assert '"rage": 4' in dialog.text.toPlainText()


def test_undo_in_the_text_takes_back_what_was_written_then_the_edits_of_the_form(make: Make) -> None:
    dialog = make(begun())
    dialog.form.side.rage.setValue(4)
    dialog.tabs.setCurrentIndex(1)
    dialog.text.setFocus()
    before = dialog.text.toPlainText()
    QTest.keyClicks(dialog.text, " ")
    press("Ctrl+Z")
    assert dialog.text.toPlainText() == before
    press("Ctrl+Z")
    assert dialog.draft.scenario.players[0].rage == 0
    assert '"rage": 4' not in dialog.text.toPlainText()


def test_a_damaged_text_shows_its_readable_part_in_the_form_with_a_report(make: Make) -> None:
    dialog = make(begun())
    dialog.tabs.setCurrentIndex(1)
    text = dialog.text.toPlainText().replace('"turn"', '"trun"')
    dialog.text.setPlainText(text if "trun" in text else text.replace('"players"', '"luck": 7, "players"'))
    assert dialog.check() is None
    assert not dialog.play.isEnabled()
    kept = dialog.draft.scenario
    dialog.tabs.setCurrentIndex(0)
    assert dialog.notices.bars[0].title == "Only part of the text could be read"
    assert "is no known name here" in dialog.notices.bars[0].accessibleName()
    assert dialog.draft.scenario.players == kept.players
    assert dialog.play.isEnabled()


def test_a_position_is_saved_and_loaded(make: Make, ask: FakeAsk, tmp_path: Path) -> None:
    dialog = make(begun())
    dialog.form.side.rage.setValue(5)
    wanted, path = dialog.draft.scenario, tmp_path / "mine.json"
    ask.saves = [path]
    dialog.save.click()
    assert ask.suggestions[0].name == "position.scenario.json"
    dialog.clear.click()
    ask.opens = [[path]]
    dialog.load.click()
    assert dialog.draft.scenario == wanted
    assert dialog.notices.bars == []


def test_of_a_damaged_file_the_readable_part_opens_with_a_report(
    make: Make, ask: FakeAsk, tmp_path: Path
) -> None:
    text = replace(scenario_of(begun()), turn=9).to_json()
    path = tmp_path / "half.json"
    path.write_text(text[: text.index('"turn"')], encoding="utf-8")
    dialog = make()
    ask.opens = [[path]]
    dialog.load.click()
    assert dialog.draft.scenario.players == scenario_of(begun()).players
    assert dialog.notices.bars[0].title == "Only part of half.json could be read"
    dialog.undo.click()
    assert dialog.draft.scenario == EMPTY


def test_a_file_that_is_no_position_is_refused(make: Make, ask: FakeAsk, tmp_path: Path) -> None:
    dialog, path = make(begun()), tmp_path / "what.json"
    before = dialog.draft.scenario
    for content in (b"no position", b"\xff\xfe\x00", b"[]"):
        path.write_bytes(content)
        ask.opens = [[path]]
        dialog.load.click()
        assert ask.told.pop().startswith("The position cannot be loaded: ")
        assert dialog.draft.scenario == before


def test_the_position_is_copied_as_words_and_as_text(make: Make) -> None:
    dialog = make(begun())
    dialog.copy_words()
    words = QGuiApplication.clipboard().text()
    assert words.splitlines()[0] == "Turn 1, your turn, Main Phase" or "opponent's turn" in words
    assert "- Hand: " in words
    dialog.copy_text()
    assert read_scenario(QGuiApplication.clipboard().text()) == dialog.draft.scenario
    assert [action.text() for action in dialog.copy.choices.actions()] == [
        "As &words",
        "As &text to load again (JSON)",
    ]


# ---- the window -------------------------------------------------------------------------------------------


def test_the_size_is_remembered(make: Make, services: Services) -> None:
    first = make(size=(790, 655))
    first.cancel.click()
    assert services.settings.layout.scenario
    second = ScenarioDialog(None, services)
    assert second.height() == 655
    shiboken6.delete(second)


def test_every_field_has_a_name_and_is_reached_by_tab(make: Make) -> None:
    dialog = make(begun())
    dialog.form.side.turn.set_open(True)
    dialog.form.show_spot(Spot(0, Pile.STRATEGY, 1))
    name_card(dialog, Spot(0, Pile.STRATEGY, 1), "EBP01-062")
    QApplication.processEvents()
    assert [each for each in focusable(dialog) if not spoken(each)] == []
    dialog.form.moment.turn.setFocus()
    for widget in (
        dialog.form.pile.place,
        dialog.form.pile.cards,
        dialog.form.pile.line,
        dialog.form.pile.turn,
        dialog.form.side.zone,
        dialog.form.side.burst,
        dialog.play,
    ):
        tab_to(widget)


@pytest.mark.parametrize("points", [8, 24])
def test_nothing_is_cut_off_at_any_size_of_text(make: Make, services: Services, points: int) -> None:
    services.theme.set_size(points)
    dialog = make(begun(), size=(1024, 700))
    dialog.form.side.turn.set_open(True)
    QApplication.processEvents()
    assert clipped(dialog) == []


def test_what_happened_this_turn_is_set(make: Make) -> None:
    dialog = make(begun())
    side = dialog.form.side
    side.monster_played.click()
    side.invasion_used.click()
    side.invaded.setValue(2)
    side.invader.setValue(1)
    side.lost.setValue(3)
    side.rooted.click()
    side.burst.setCurrentIndex(1)
    side.burst.activated.emit(1)
    mine = dialog.draft.scenario.players[0]
    assert (mine.monster_played, mine.invasion_used, mine.invaded, mine.invader) == (True, True, 2, 1)
    assert (mine.destroyed, mine.rooted, mine.burst) == (3, True, mine.monster[-1])
    side.invaded.setValue(0)
    assert dialog.draft.scenario.players[0].invader == 0


def test_the_phase_and_whose_turn_it_is_are_set(make: Make) -> None:
    dialog = make(begun())
    moment = dialog.form.moment
    moment.phase.setCurrentIndex(2)
    moment.phase.activated.emit(2)
    moment.active.setCurrentIndex(1)
    moment.active.activated.emit(1)
    scenario: Scenario = dialog.draft.scenario
    assert (scenario.phase, scenario.active) == ("counter", 1)
    assert moment.about.text() == "The game begins with this phase and runs to the next question."


def test_a_game_against_the_passive_opponent_is_taken_up_and_played(make: Make, services: Services) -> None:
    """Its monster is made up and has no card."""
    fish = Goldfish(zone=5, rank=3, threat=21_000, behaviour=Behaviour.STANDS)
    start = against_goldfish(services.catalogue, "Fire Mountain", opening().decks[0], fish)
    dialog = make(start.make(7).state)
    assert dialog.faults.lines == []
    dialog.form.show_spot(Spot(1, Pile.MONSTER))
    assert rows(dialog)[0] == "Goldfish of rank III, threat 21,000"
    dialog.copy_words()
    assert "Goldfish of rank III, threat 21,000 on Goldfish of rank I" in QGuiApplication.clipboard().text()
    dialog.play.click()
    assert dialog.scenario is not None
    again = from_scenario(services.catalogue, "Fire Mountain", dialog.scenario, start.opponent, start.bot)
    played = again.make(dialog.scenario.seed).state
    monster = played.table[played.players[1].monster[-1]]
    assert (monster.rank, monster.threat, played.players[1].rooted) == (3, 21_000, True)
