"""The simulation window: settings, a run, its tables, a change compared, a gauntlet, games, files."""

from __future__ import annotations

import csv
import importlib.util
import json
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from deckbuilder.cli import app as terminal
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.document import DeckDocument
from deckbuilder.decks.files import save_deck
from deckbuilder.gui.compare.sides import Sides
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import SimulationChoices
from deckbuilder.gui.simulation.card_lines import ROW_ROLE, Column
from deckbuilder.gui.simulation.change import Change
from deckbuilder.gui.simulation.dialog import SettingsDialog
from deckbuilder.gui.simulation.difference import DifferenceView
from deckbuilder.gui.simulation.plan import Entrant, Plan, unlike_names
from deckbuilder.gui.simulation.runner import Runner
from deckbuilder.gui.simulation.window import SimulationWindow
from deckbuilder.gui.workspace import Workspace
from deckbuilder.play.estimates import Estimate
from deckbuilder.play.replay import Replay, read_replay, write_replay
from tests.helpers import decks
from tests.helpers.window import FakeAsk, Player, clipped, focusable, press, spoken

ESD01 = replace(decks.shipped("ESD01"), name="Mine")
FEW = SimulationChoices(games=12, seed=40, workers=1)


class Desk:
    """A simulation window over a workspace with one deck in it."""

    def __init__(self, services: Services, deck: Deck, qtbot: Any) -> None:
        self.services = services
        self.qtbot = qtbot
        self.workspace = Workspace(services)
        self.open: OpenDeck = self.workspace.add(DeckDocument(deck))
        self.sides = Sides(self.workspace, services)
        self.side = self.sides.open_deck(self.open)
        self.replays: list[Replay] = []
        runner = Runner(lambda *_: nullcontext(None))
        with services.theme.assembling():  # in half the time
            self.window = SimulationWindow(
                services, self.sides, lambda replay, _: self.replays.append(replay), runner
            )
        self.window.resize(1440, 900)
        self.window.show_deck(self.side)

    def play(self, *rivals: Entrant, **choices: Any) -> None:
        """Run a batch to its end."""
        plan = Plan(Entrant(self.open.title, self.open.deck), rivals, replace(FEW, **choices))
        with self.qtbot.waitSignal(self.window.runner.finished, timeout=30_000):
            self.window.run(plan, self.side)
        self.settle()

    def settle(self) -> None:
        """Wait until every part shows what is new."""
        self.qtbot.waitUntil(lambda: not self.window.pages.is_filling)

    def compare(self) -> None:
        """Play the change that is chosen."""
        with self.qtbot.waitSignal(self.window.runner.finished, timeout=30_000):
            self.window.comparison.run.click()

    def choose_swap(self, out: str, into: str, copies: int = 1) -> None:
        """Choose a card to take out and one to put in."""
        panel = self.window.comparison
        panel.kind.setCurrentIndex(0)
        places = [panel.out.itemData(place)[1] for place in range(panel.out.count())]
        panel.out.setCurrentIndex(places.index(out))
        panel.into.setCurrentIndex(panel.into.findData(into))
        panel.copies.setValue(copies)


@pytest.fixture
def make_desk(services: Services, qtbot: Any) -> Iterator[Callable[..., Desk]]:
    made: list[Desk] = []

    def make(deck: Deck = ESD01) -> Desk:
        made.append(Desk(services, deck, qtbot))
        return made[-1]

    yield make
    for desk in made:
        if shiboken6.isValid(desk.window):
            desk.window.close()
            shiboken6.delete(desk.window)


@pytest.fixture
def desk(make_desk: Callable[..., Desk]) -> Desk:
    return make_desk()


# ---- a run -----------------------------------------------------------------------------------------------


def test_before_a_run_the_window_says_what_it_will_play(desk: Desk) -> None:
    window = desk.window
    assert window.head.name.text() == "Mine"
    assert window.head.against.text() == "against the passive opponent"
    assert window.head.run.text() == "&Run 1,000 games"
    assert window.histogram.histogram.words == "No game is over yet."
    assert not window.head.export.isEnabled()
    assert not window.comparison.run.isEnabled()


def test_a_run_shows_its_result_everywhere(desk: Desk) -> None:
    desk.play()
    window = desk.window
    assert window.report
    assert window.report.tally.finished == 12
    assert (
        sum(bar.count for bar in window.histogram.histogram.bars) == window.report.tally.sides[0].wins.total()
    )
    assert window.result.lines[0].what.text() == "turns to win, mean"
    assert window.games.games.rowCount() == 12
    assert window.cards.cards.rowCount() > 10
    assert window.steps.numbers.rowCount() > 1
    assert window.turns.numbers.rowCount() >= 1
    assert window.head.run.text() == "&Run again"
    assert window.status.text().startswith("Finished 14:02: 12 games in ")


def test_the_same_seed_gives_the_report_of_the_terminal(
    desk: Desk, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.deck"
    save_deck(path, ESD01)
    desk.play()
    desk.services.ask.saves.append(tmp_path / "out.json")  # type: ignore[attr-defined]
    desk.window.exports.save_json()
    terminal.run(["goldfish", str(path), "--games", "12", "--seed", "40", "--workers", "1", "--json"])
    assert json.loads((tmp_path / "out.json").read_text("utf-8")) == json.loads(capsys.readouterr().out)


def test_an_unfinished_deck_is_played_as_it_is(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk(replace(decks.deck("ESD01-001", "4 ESD01-008"), name="Draft"))
    desk.play(games=2)
    assert desk.window.report
    assert desk.window.report.tally.games == 2


@pytest.mark.parametrize(
    ("monster", "main", "said"),
    [
        ("", "4 ESD01-008", "every game begins with a rank I monster"),
        ("ESD01-001", "", "its main deck is empty"),
        ("", "", "every game begins with a rank I monster"),
    ],
)
def test_a_deck_that_cannot_be_played_says_why(
    make_desk: Callable[..., Desk], monster: str, main: str, said: str
) -> None:
    desk = make_desk(replace(decks.deck(monster, main), name="Draft"))
    assert said in desk.window.head.warning.text()
    assert not desk.window.head.run.isEnabled()


def test_an_unknown_card_is_named(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk(replace(decks.deck("ESD01-001", "4 ESD01-008, 1 EBP99-999"), name="Draft"))
    with desk.qtbot.waitSignal(desk.window.runner.failed, timeout=10_000):
        desk.window.head.run.click()
    assert "EBP99-999" in desk.window.head.warning.text()
    assert desk.window.head.run.isEnabled()


def test_parts_and_rows_that_are_seen_are_filled_a_few_a_frame(desk: Desk) -> None:
    """B76: no frame of the window is long, yet everything is there within half a second."""
    window = desk.window
    window.show()
    with desk.qtbot.waitSignal(window.runner.finished, timeout=30_000):
        window.run(Plan(Entrant("Mine", ESD01), (), FEW), desk.side)
    assert window.pages.is_filling
    empty = window.cards.grab().toImage()
    desk.settle()
    assert window.cards.cards.rowCount() > 10
    assert window.cards.grab().toImage() != empty
    assert all(part.updatesEnabled() for part in (window.histogram, window.result, window.cards))


def test_cancel_keeps_what_is_finished(desk: Desk) -> None:
    window = desk.window
    choices = replace(FEW, games=100_000, pilot="random")
    window.show()
    window.run(Plan(Entrant("Mine", ESD01), (), choices), desk.side)
    assert window.head.cancel.isVisible()
    desk.qtbot.waitUntil(lambda: window.runner.played > 0, timeout=20_000)
    assert "of 100,000 games" in window.head.progress.text()
    with desk.qtbot.waitSignal(window.runner.finished, timeout=2000):
        window.head.cancel.click()
    assert window.report
    assert 0 < window.report.tally.games < 100_000
    desk.settle()
    assert window.status.text().startswith("Cancelled after ")
    assert window.games.games.rowCount() == window.report.tally.games
    assert not window.head.cancel.isVisible()


def test_escape_cancels_first_and_closes_then(desk: Desk) -> None:
    window = desk.window
    window.show()
    choices = replace(FEW, games=100_000, pilot="random")
    window.run(Plan(Entrant("Mine", ESD01), (), choices), desk.side)
    with desk.qtbot.waitSignal(window.runner.finished, timeout=5000):
        press("Escape", window)
    assert window.isVisible()
    press("Escape", window)
    assert not window.isVisible()


# ---- tables ----------------------------------------------------------------------------------------------


def test_the_cards_are_sorted_by_any_figure_and_empty_ones_stand_last(desk: Desk) -> None:
    desk.play()
    table = desk.window.cards
    for column in Column:
        for ascending in (True, False):
            table.sort_by(column, ascending=ascending)
            lines = [table.sorted.index(row, 0).data(ROW_ROLE) for row in range(table.sorted.rowCount())]
            texts = [table.sorted.index(row, column).data() for row in range(len(lines))]
            known = [text for text in texts if text != "–"]
            assert texts[: len(known)] == known or column is Column.DRAWN
    table.sort_by(Column.NAME, ascending=True)
    names = [table.sorted.index(row, 0).data() for row in range(table.sorted.rowCount())]
    assert names == sorted(names, key=str.casefold)


def test_every_compared_figure_says_its_interval_and_its_sample(desk: Desk) -> None:
    """B80."""
    desk.play(games=30)
    cards = desk.window.cards.cards
    for line in cards.lines:
        for column in (Column.STUCK, Column.UNUSED, Column.WON_DRAWN):
            if line.row.games_drawn:
                assert "95 % interval" in cards.words(line, column)
                assert "drawn" in cards.words(line, column)
        if line.row.win_turn_early:
            assert "with it in the first hand" in cards.words(line, Column.TURN)


def test_entering_a_card_chooses_it(desk: Desk) -> None:
    desk.play()
    chosen: list[set[str]] = []
    desk.window.cards_chosen.connect(chosen.append)
    table = desk.window.cards
    table.activated.emit(table.sorted.index(0, 0))
    assert chosen == [{table.sorted.index(0, 0).data(ROW_ROLE).number}]


def test_the_games_are_listed_and_sorted_by_turn(desk: Desk) -> None:
    desk.play()
    table = desk.window.games
    assert [game.seed for game in table.games.games] == list(range(40, 52))
    table.sortByColumn(2, Qt.SortOrder.DescendingOrder)
    turns = [game.turn for game in table.games.games]
    assert turns == sorted(turns, reverse=True)


def test_entering_a_game_opens_it_as_it_was_played(desk: Desk) -> None:
    desk.play()
    table = desk.window.games
    game = table.games.games[3]
    table.activated.emit(table.games.index(3, 0))
    desk.qtbot.waitUntil(lambda: bool(desk.replays), timeout=10_000)
    session = desk.replays[0].session
    assert session.position == 0
    session.go_to(len(session))
    assert session.outcome
    assert (session.state.turn + (session.state.first == 0)) // 2 == game.turn
    again = read_replay(write_replay(session, desk.services.catalogue), desk.services.catalogue)
    assert again.notes == ()
    assert len(again.session) == len(session)


def test_a_game_that_was_given_up_is_first_in_the_list_and_opens(desk: Desk) -> None:
    """B76."""
    desk.play(decisions=5, games=3)
    window = desk.window
    assert window.report
    assert window.report.tally.failed == 3
    assert window.games.games.games[0].result == "given up: too many decisions"
    assert "3 games given up, with the seeds 40, 41, 42" in window.result.ending.text()
    window.games.activated.emit(window.games.games.index(0, 0))
    desk.qtbot.waitUntil(lambda: bool(desk.replays), timeout=10_000)
    assert len(desk.replays[0].session) == 5


def test_a_game_of_a_batch_is_shown_on_the_board(make_window: Callable[..., Player], qtbot: Any) -> None:
    player = make_window()
    main = player.window
    main.workspace.add(DeckDocument(ESD01))
    main.simulations.pools = lambda *_: nullcontext(None)
    main.commands.handlers()["simulate"]()
    shown = main.simulations.windows[0]
    with qtbot.waitSignal(shown.runner.finished, timeout=20_000):
        shown.run(Plan(Entrant("Mine", ESD01), (), replace(FEW, games=2)), None)
    qtbot.waitUntil(lambda: not shown.pages.is_filling)
    shown.games.activated.emit(shown.games.games.index(1, 0))
    qtbot.waitUntil(
        lambda: main.goldfish.board is not None and main.goldfish.board.isVisible(), timeout=20_000
    )
    board = main.goldfish.board
    assert board
    assert board.game.start.title == "Mine, seed 41"
    assert board.game.session.position == 0
    assert len(board.game.session) > 10


# ---- a change --------------------------------------------------------------------------------------------


def test_one_card_for_another_is_played_with_the_same_seeds(desk: Desk) -> None:
    desk.play()
    desk.choose_swap("ESD01-008", "ESD01-005", 2)
    desk.compare()
    panel = desk.window.comparison
    assert panel.words.text().count("2 ") == 2
    assert panel.sample.text() == "the same 12 seeds, paired"
    assert panel.verdict.text()
    counts = [int(words.split()[0]) for words in panel.bar.accessibleName().split(", ")]
    assert sum(counts) == 12
    assert desk.window.games.games.rowCount() == 12, "the result of the deck itself stays"


def test_a_deck_compared_with_itself_is_no_change(desk: Desk) -> None:
    desk.play()
    copy = desk.workspace.add(DeckDocument(replace(ESD01, name="Copy")))
    panel = desk.window.comparison
    panel.kind.setCurrentIndex(1)
    side = desk.sides.open_deck(copy)
    panel.other.show_choices([side], side)
    desk.compare()
    assert panel.verdict.text() == "No difference: every game ended alike."
    assert panel.bar.accessibleName() == "0 sooner, 12 same turn, 0 later"
    assert not panel.open.isVisibleTo(panel)


def test_the_change_is_applied_in_one_step_that_can_be_undone(
    make_window: Callable[..., Player], qtbot: Any
) -> None:
    player = make_window()
    main = player.window
    deck = main.workspace.add(DeckDocument(ESD01))
    main.commands.handlers()["simulate"]()
    shown = main.simulations.windows[0]
    assert shown.head.name.text() == "Mine"
    change = Change(ESD01, decks.swap(ESD01, "ESD01-008", "ESD01-005"))
    shown.apply_wanted.emit(change)
    assert deck.deck.copies_of(decks.MAIN, "ESD01-005") == ESD01.copies_of(decks.MAIN, "ESD01-005") + 1
    deck.document.undo()
    assert deck.deck == ESD01


def test_the_estimate_stands_in_the_middle_of_its_interval(desk: Desk) -> None:
    view = DifferenceView(desk.services.theme)
    view.resize(400, 100)
    view.show_estimate(Estimate(-0.5, -1.0, 0.0 - 0.001), ("faster", "slower"))
    image = view.grab().toImage()
    amber = desk.services.theme.color("signal").rgb()
    line = [x for x in range(400) if any(image.pixel(x, y) == amber for y in range(60))]
    y = round(2.2 * desk.services.theme.em)
    bar = [x for x in range(190) if image.pixelColor(x, y).lightness() < 160]
    assert bar[0] < line[0] <= line[-1] < 200
    assert abs((line[0] + line[-1]) / 2 - (bar[0] + 200) / 2) < 4
    shiboken6.delete(view)


def test_a_change_leaves_alone_what_was_edited_since() -> None:
    edited = ESD01.remove(decks.MAIN, "ESD01-008", 4).add(decks.MAIN, "EBP01-030", 1)
    done = Change(ESD01, decks.swap(ESD01, "ESD01-008", "ESD01-005", 2)).applied_to(edited)
    assert done.copies_of(decks.MAIN, "ESD01-008") == 0
    assert done.copies_of(decks.MAIN, "EBP01-030") == 1
    assert done.copies_of(decks.MAIN, "ESD01-005") == ESD01.copies_of(decks.MAIN, "ESD01-005") + 2


def test_a_change_without_a_card_to_put_in_is_asked_for(desk: Desk) -> None:
    desk.play()
    desk.window.comparison.run.click()
    assert desk.window.status.text() == "Choose a card to take out and one to put in."
    assert not desk.window.runner.is_running


def test_a_game_of_the_change_opens_as_the_changed_deck_played_it(desk: Desk) -> None:
    desk.play()
    desk.choose_swap("ESD01-008", "ESD01-005", 4)
    desk.compare()
    desk.window.comparison.open_wanted.emit(41)
    desk.qtbot.waitUntil(lambda: bool(desk.replays), timeout=10_000)
    opening = desk.replays[0].session.opening
    assert opening
    assert opening.decks[0].main.count("ESD01-008") == 0


# ---- while it runs ---------------------------------------------------------------------------------------


def test_nothing_moves_when_a_batch_begins_and_ends(desk: Desk, qtbot: Any) -> None:
    """A table that moves is painted again in full, and misses the click that was meant for it."""
    window = desk.window
    window.show()
    desk.play()
    QApplication.processEvents()
    before = window.pages.left.geometry(), window.histogram.geometry()
    slow = replace(FEW, games=100_000, pilot="random")
    window.run(Plan(Entrant("Mine", ESD01), (), slow), desk.side)
    qtbot.waitUntil(lambda: window.runner.played > 0, timeout=20_000)
    assert window.head.bar.isVisible()
    assert (window.pages.left.geometry(), window.histogram.geometry()) == before
    with qtbot.waitSignal(window.runner.finished, timeout=5000):
        window.runner.cancel()
    QApplication.processEvents()
    assert (window.pages.left.geometry(), window.histogram.geometry()) == before


# ---- gauntlet --------------------------------------------------------------------------------------------


def rivals() -> tuple[Entrant, ...]:
    return tuple(Entrant(name, decks.shipped(name)) for name in ("ESD01", "ESD02"))


def test_a_gauntlet_has_a_row_for_each_deck_and_shows_the_chosen_one(desk: Desk) -> None:
    """B77."""
    desk.play(*rivals(), against="folder", pilot="random", rival="random", games=6)
    window = desk.window
    table = window.matrix.table
    assert [row[0] for row in table.shares.rows] == ["ESD01", "ESD02"]
    assert table.shares.index(0, 5).data() == "6"
    assert "95 % interval" in table.shares.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    for column in range(table.shares.columnCount()):
        assert table.columnWidth(column) >= table.sizeHintForColumn(column), "no number is cut"
    assert window.report
    assert window.report.names[1] == "ESD01"
    table.setCurrentIndex(table.shares.index(1, 0))
    assert window.report.names[1] == "ESD02"
    assert window.games.games.rowCount() == 6


def test_the_figures_of_a_gauntlet_name_the_opponent_in_each_row(desk: Desk, tmp_path: Path) -> None:
    """B77."""
    desk.play(*rivals(), against="folder", pilot="random", rival="random", games=3)
    path = tmp_path / "out.csv"
    desk.services.ask.saves.append(path)  # type: ignore[attr-defined]
    desk.window.exports.save_csv()
    rows = list(csv.DictReader(path.read_text("utf-8-sig").splitlines()))
    assert {row["opponent"] for row in rows} == {"ESD01", "ESD02"}
    desk.services.ask.saves.append(tmp_path / "out.json")  # type: ignore[attr-defined]
    desk.window.exports.save_json()
    data = json.loads((tmp_path / "out.json").read_text("utf-8"))
    assert [each["name"] for each in data["opponents"]] == ["ESD01", "ESD02"]


def test_decks_of_one_name_are_told_apart() -> None:
    twins = unlike_names([Entrant("a", Deck()), Entrant("b", Deck()), Entrant("a", Deck())])
    assert [each.name for each in twins] == ["a", "b", "a (2)"]


# ---- files -----------------------------------------------------------------------------------------------


def test_the_csv_has_every_figure_of_the_report(desk: Desk, tmp_path: Path) -> None:
    desk.play()
    path = tmp_path / "figures"
    desk.services.ask.saves.append(path)  # type: ignore[attr-defined]
    desk.window.exports.save_csv()
    assert desk.window.report
    rows = list(csv.reader((tmp_path / "figures.csv").read_text("utf-8-sig").splitlines()))
    assert [tuple(row) for row in rows[1:]] == list(desk.window.report.csv_rows())
    assert desk.window.status.text() == "Saved: figures.csv."


def test_the_picture_is_drawn_as_it_is_shown(desk: Desk, tmp_path: Path) -> None:
    desk.play()
    desk.services.ask.saves.append(tmp_path / "plot.png")  # type: ignore[attr-defined]
    desk.window.exports.save_picture()
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


# ---- settings --------------------------------------------------------------------------------------------


def settings_of(desk: Desk, **choices: Any) -> SettingsDialog:
    return SettingsDialog(
        desk.sides,
        desk.services,
        desk.side,
        replace(FEW, **choices),
        desk.window,
        lambda *_: "/nowhere",
    )


def test_the_settings_make_a_plan_and_are_remembered(desk: Desk) -> None:
    dialog = settings_of(desk)
    dialog.games.setValue(77)
    dialog.threat.setValue(12_000)
    dialog.stands.setChecked(True)
    plans: list[Plan] = []
    dialog.accepted_plan.connect(plans.append)
    dialog.run.click()
    assert plans[0].games == 77
    assert plans[0].mine.deck == ESD01
    assert "threat 12,000" in plans[0].jobs(desk.services)[0].names[1]
    assert desk.services.settings.simulation.games == 77


def test_the_address_of_a_cluster_is_remembered_and_the_result_says_where_it_was_played(
    desk: Desk, qtbot: Any
) -> None:
    dialog = settings_of(desk)
    assert dialog.workers.isEnabled()
    dialog.scheduler.setText(" tcp://127.0.0.1:8786 ")
    assert not dialog.workers.isEnabled(), "a cluster has its own"
    dialog.accepted_plan.connect(lambda plan: desk.window.run(plan, desk.side))
    with qtbot.waitSignal(desk.window.runner.finished, timeout=20_000):
        dialog.run.click()
    assert desk.services.settings.simulation.scheduler == "tcp://127.0.0.1:8786"
    assert desk.window.head.time.text().endswith("s on the cluster")
    assert settings_of(desk, scheduler="tcp://127.0.0.1:8786").scheduler.text() == "tcp://127.0.0.1:8786"


def test_a_cluster_without_the_package_for_it_is_told_in_the_dialog(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    dialog = settings_of(desk, scheduler="tcp://127.0.0.1:8786")
    dialog.show()
    dialog.run.click()
    assert dialog.isVisible()
    assert 'pip install "godzilla-deckbuilder[cluster]"' in dialog.problem.text()


def test_only_what_matters_to_the_opponent_is_asked(desk: Desk) -> None:
    dialog = settings_of(desk)
    wanted = {"passive": dialog.zone, "deck": dialog.rival_deck, "folder": dialog.folder}
    for against, field in wanted.items():
        dialog.against.setCurrentIndex(dialog.against.findData(against))
        for other in wanted.values():
            assert other.isVisibleTo(dialog) is (other is field)


def test_a_folder_becomes_a_gauntlet_and_other_files_are_left_out(desk: Desk, tmp_path: Path) -> None:
    folder = tmp_path / "rivals"
    folder.mkdir()
    for name in ("one", "two"):
        save_deck(folder / f"{name}.deck", replace(ESD01, name="Same"))
    (folder / "notes.png").write_bytes(b"\x89PNG\x00")
    dialog = settings_of(desk, against="folder", folder=str(folder))
    plans: list[Plan] = []
    dialog.accepted_plan.connect(plans.append)
    dialog.run.click()
    assert [each.name for each in plans[0].rivals] == ["Same", "Same (2)"]
    assert [each.name for each in plans[0].left_out] == ["notes.png"]
    assert len(plans[0].jobs(desk.services)) == 2


def test_a_folder_that_is_not_there_is_told_in_the_dialog(desk: Desk) -> None:
    dialog = settings_of(desk, against="folder")
    dialog.show()
    dialog.choose.click()
    assert dialog.folder.text() == "/nowhere"
    dialog.run.click()
    assert dialog.isVisible()
    assert "/nowhere cannot be read" in dialog.problem.text()


# ---- looks and access ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "size"), [(1440, None), (1024, None), (1024, 20)])
def test_nothing_is_cut_off(desk: Desk, width: int, size: float | None) -> None:
    desk.services.theme.set_size(size)
    window = desk.window
    window.show()
    window.resize(width, 700)
    desk.play()
    QApplication.processEvents()
    assert window.width() <= width
    assert clipped(window) == []


def test_everything_is_reached_by_tab_and_has_a_name(desk: Desk) -> None:
    desk.play()
    desk.window.show()
    nameless = [widget for widget in focusable(desk.window) if not spoken(widget)]
    assert nameless == []


def test_the_keys_go_from_bar_to_bar(desk: Desk) -> None:
    desk.play()
    desk.window.show()
    view = desk.window.histogram
    view.setFocus()
    press("Home", view)
    first = view.accessibleName()
    assert first.startswith("Win turn: turn ")
    press("End", view)
    assert view.accessibleName() != first or len(view.histogram.bars) == 1


def test_a_big_number_is_read_with_its_interval(desk: Desk) -> None:
    desk.play()
    line = desk.window.result.lines[0]
    assert line.accessibleName() == " ".join([line.value.text(), line.what.text() + ",", line.note.text()])
    assert all(isinstance(each, QLabel) for each in (line.value, line.what, line.note))


def test_the_window_of_a_deck_comes_up_from_the_menu_and_ends_with_the_main_one(
    make_window: Callable[..., Player],
) -> None:
    player = make_window(ask=FakeAsk())
    player.window.workspace.add(DeckDocument(ESD01))
    player.press("Ctrl+Shift+P")
    shown = player.window.simulations.windows[0]
    assert shown.isVisible()
    assert shown.head.name.text() == "Mine"
    player.ask.forgiving = True
    player.window.close()
    assert not shown.isVisible()


def test_a_closed_window_is_not_in_the_way_of_the_next(make_window: Callable[..., Player]) -> None:
    player = make_window()
    main = player.window
    main.workspace.add(DeckDocument(ESD01))
    main.commands.handlers()["simulate"]()
    first = main.simulations.windows[0]
    main.commands.handlers()["simulate"]()
    assert main.simulations.windows == [first], "it comes to the front again"
    first.close()
    main.commands.handlers()["simulate"]()
    assert main.simulations.windows[0] is not first
    main.simulations.windows[0].close()
    main.simulations.close()


def test_a_busy_window_is_left_alone(make_window: Callable[..., Player], qtbot: Any) -> None:
    """B77: two at once."""
    player = make_window()
    main = player.window
    main.simulations.pools = lambda *_: nullcontext(None)
    main.workspace.add(DeckDocument(ESD01))
    main.commands.handlers()["simulate"]()
    first = main.simulations.windows[0]
    slow = replace(FEW, games=100_000, pilot="random")
    first.run(Plan(Entrant("Mine", ESD01), (), slow), None)
    main.commands.handlers()["simulate"]()
    second = main.simulations.windows[1]
    with qtbot.waitSignal(second.runner.finished, timeout=20_000):
        second.run(Plan(Entrant("Mine", ESD01), (), replace(FEW, games=2)), None)
    assert first.runner.is_running
    with qtbot.waitSignal(first.runner.finished, timeout=5000):
        first.runner.cancel()
