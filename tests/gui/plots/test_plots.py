"""Statistics and odds: plots that can be read by eye, by keys and as a table, in every scheme."""

from __future__ import annotations

import csv
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsTextItem

from deckbuilder.cards.facts import CardType
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.odds import at_least
from deckbuilder.gui.deck.questions import DeckOdds, Questions
from deckbuilder.gui.plots.chart import ticks_apart
from deckbuilder.gui.plots.figures import hand_figure, odds_figure, power_figure, turns_figure
from deckbuilder.gui.plots.table import csv_of
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import OddsQuestion
from deckbuilder.gui.theme import Theme
from deckbuilder.paper.palette import contrast
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import FakeAsk, Player, clipped, focusable, spoken

ESD01 = decks.shipped("ESD01")


@pytest.fixture
def odds(services: Services, qapp: object) -> DeckOdds:
    return DeckOdds(opened(ESD01, services), services)


# ---- the figures ------------------------------------------------------------------------------------------


def test_the_curve_is_the_odds_by_cards_seen(odds: DeckOdds) -> None:
    """18 monsters of 50 cards."""
    figure = odds_figure(odds, [OddsQuestion()])
    assert list(figure.table.heads) == ["Cards seen", "at least 1 of monsters"]
    assert len(figure.table.rows) == 20
    for seen, value in figure.curves[0].points:
        assert value == pytest.approx(at_least(1, 18, 50, int(seen)))
    assert figure.table.rows[4] == ("5", "90.5 %")
    assert figure.curves[0].marked[2] == "90.5 %"


def test_several_questions_have_a_curve_for_all_of_them(odds: DeckOdds) -> None:
    questions = [OddsQuestion(), OddsQuestion(group="t:strategy", draws=7)]
    figure = odds_figure(odds, questions)
    assert [curve.name for curve in figure.curves] == [
        "all of them",
        "at least 1 of monsters",
        "at least 1 of strategy cards",
    ]
    together, *each = [[value for _, value in curve.points] for curve in figure.curves]
    assert all(value <= min(others) + 1e-12 for value, *others in zip(together, *each, strict=True))
    both = odds.chance(*questions)
    assert max(0, each[0][4] + each[1][6] - 1) <= both <= min(each[0][4], each[1][6])


def test_the_opening_hand_adds_up_to_certainty(odds: DeckOdds) -> None:
    """B71."""
    figure = hand_figure(odds, OddsQuestion(group="t:battle r<=3"))
    assert sum(bar.value for bar in figure.bars) == pytest.approx(1)
    assert figure.table.rows[0][2] == "100.0 %"
    assert figure.mean[0] == pytest.approx(5 * 4 / 50)
    assert "no redraw" in figure.sentence, "R5.5"


def test_more_can_be_played_by_every_turn(services: Services, qapp: object) -> None:
    """R9.1, R10.1: the rank is not above the zone."""
    deck = opened(ESD01, services)
    figure = turns_figure(deck, services)
    battle = [bar.value for bar in figure.bars if not bar.second]
    assert battle == sorted(battle)
    assert battle[-1] == deck.statistics.types[CardType.BATTLE]
    fourth = next(bar for bar in figure.bars if bar.words.startswith("Turn 4: ") and not bar.second)
    assert {services.catalogue[number].rank for number in fourth.numbers} == {2, 4}


def test_the_histogram_holds_every_battle_card(services: Services, qapp: object) -> None:
    deck = opened(ESD01, services)
    figure = power_figure(deck, services)
    assert sum(bar.value for bar in figure.bars) == 20
    assert figure.table.rows[-1] == ("7,000", "4")
    assert 0 <= figure.mean[0] <= len(figure.bars) - 1


@pytest.mark.parametrize("text", ["", "1 EBP01-016", "2 EBP99-999", "60 EBP01-016, 15 EBP01-030"])
def test_every_deck_has_figures(services: Services, qapp: object, text: str) -> None:
    """B71: nothing divides by an empty deck, nothing exceeds certainty."""
    deck = opened(decks.deck("", text) if text else Deck(), services)
    odds = DeckOdds(deck, services)
    questions = Questions(services.settings).rows
    figures = [odds_figure(odds, questions), hand_figure(odds, questions[1])]
    for figure in figures:
        assert all(0 <= bar.value <= 1 for bar in figure.bars)
        assert all(0 <= value <= 1 for curve in figure.curves for _, value in curve.points)
    turns_figure(deck, services)
    power_figure(deck, services)


def test_the_table_of_an_export_reads_back(odds: DeckOdds) -> None:
    table = odds_figure(odds, [OddsQuestion(), OddsQuestion(group='n:"a, b"')]).table
    rows = list(csv.reader(csv_of(table).splitlines()))
    assert [tuple(row) for row in rows] == [table.heads, *table.rows]


def test_plots_are_loaded_only_when_they_are_shown() -> None:
    code = """
import sys
import deckbuilder.gui.window
print(*sorted({"pyqtgraph", "numpy"} & sys.modules.keys()))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr


# ---- the window -------------------------------------------------------------------------------------------


@pytest.fixture
def player(make_window: Callable[..., Player]) -> Iterator[Player]:
    """A window with a deck and the window of plots before it."""
    player = make_window()
    player.window.workspace.current.document.edit("make it", lambda old: ESD01)
    player.press("Ctrl+T")
    QApplication.processEvents()
    yield player
    player.window.plots.shown.close()


def test_a_question_can_be_added_changed_and_removed(player: Player) -> None:
    window = player.window.plots.shown
    box = window.questions
    assert [row.isVisible() for row in box.rows] == [True, True, False, False]
    QTest.mouseClick(box.add, Qt.MouseButton.LeftButton)
    assert box.rows[2].isVisible()
    box.rows[2].group.setEditText("t:battle cp>=7000")
    QTest.keyClick(box.rows[2].group.lineEdit(), Qt.Key.Key_Return)
    assert box.rows[2].result.text() == f"{100 * at_least(1, 4, 50, 6):.1f} %"
    assert window.model.table.heads[-1] == "at least 1 of t:battle cp>=7000"
    assert "All together: " in box.together.text()
    QTest.mouseClick(box.removers[0], Qt.MouseButton.LeftButton)
    assert [row.group for row in player.services.settings.odds] == ["t:battle r<=3", "t:battle cp>=7000"]
    quick = player.window.statistics.odds
    assert quick[1].group.query == "t:battle cp>=7000", "the panel asks the same questions"


def test_a_search_with_a_mistake_is_explained(player: Player) -> None:
    window = player.window.plots.shown
    window.questions.rows[0].group.setEditText("t:battle r<=x")
    QTest.keyClick(window.questions.rows[0].group.lineEdit(), Qt.Key.Key_Return)
    assert window.questions.rows[0].mistake.isVisible()
    assert window.questions.rows[0].mistake.text() == window.sentence.text()


def test_a_bar_selects_its_cards_by_click_and_by_keys(player: Player) -> None:
    window = player.window.plots.shown
    window.tabs.setCurrentIndex(3)
    QApplication.processEvents()
    bar = window.chart._figure.bars[-1]
    QTest.mouseClick(
        window.chart.plot.viewport(),
        Qt.MouseButton.LeftButton,
        pos=window.chart.plot.viewport().mapFrom(window.chart, window.chart.point_of(bar).toPoint()),
    )
    view = player.window.deck_panel.view
    assert {row.card.counter_power for row in view.selected_rows()} == {7000}
    window.chart.setFocus()
    QTest.keyClick(window.chart, Qt.Key.Key_Home)
    assert "Counter power 0: 4 copies" in window.chart.accessibleName()
    QTest.keyClick(window.chart, Qt.Key.Key_Return)
    assert {row.card.counter_power for row in view.selected_rows()} == {0}
    window.table.setCurrentIndex(window.model.index(1, 0))
    window.table.setFocus()
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert {row.card.counter_power for row in view.selected_rows()} == {2000}


def test_the_window_follows_the_deck(player: Player) -> None:
    window = player.window.plots.shown
    window.tabs.setCurrentIndex(3)
    player.window.workspace.current.document.edit("more", lambda old: old.add(decks.MAIN, "EBP01-073", 1))
    assert window.model.table.rows[-1] == ("10,000", "1")


def ink_of(item: QGraphicsTextItem) -> str:
    """The colour its first letter is drawn in."""
    form = item.document().firstBlock().begin().fragment().charFormat()
    own = form.foreground()
    return (item.defaultTextColor() if own.style() is Qt.BrushStyle.NoBrush else own.color()).name()


def test_every_text_of_every_plot_is_readable_in_every_scheme(player: Player, theme: Theme) -> None:
    """B55: at least 4.5 to 1 on what it stands on; the axes at least 3 to 1; switched without a restart."""
    window = player.window.plots.shown
    for scheme in ("light", "dark", "contrast"):
        theme.choose(scheme)
        for tab in range(window.tabs.count()):
            window.tabs.setCurrentIndex(tab)
            QApplication.processEvents()
            ground = window.chart.plot.backgroundBrush().color().name()
            assert ground == theme.color("base").name()
            texts = [
                item for item in window.chart.plot.scene().items() if isinstance(item, QGraphicsTextItem)
            ]
            assert len(texts) > 3
            inks = {ink_of(item) for item in texts if item.isVisible() and item.toPlainText().strip()}
            axes = [window.chart.plot.getPlotItem().getAxis(side) for side in ("left", "bottom")]
            inks |= {axis.textPen().color().name() for axis in axes}
            assert min(contrast(ink, ground) for ink in inks) >= 4.5, (scheme, tab)
            assert min(contrast(axis.pen().color().name(), ground) for axis in axes) >= 3


def test_bars_of_two_kinds_differ_without_colour(player: Player) -> None:
    """B59: solid and outlined, seen in grey."""
    window = player.window.plots.shown
    window.tabs.setCurrentIndex(2)
    QApplication.processEvents()
    image = window.chart.plot.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    bars = window.chart._figure.bars[-2:]
    greys = []
    for bar in bars:
        point = window.chart.plot.mapFrom(window.chart, window.chart.point_of(bar).toPoint())
        greys.append(image.pixelColor(point).lightness())
    assert abs(greys[0] - greys[1]) > 150


def test_everything_has_a_name_and_nothing_is_cut_off(player: Player, theme: Theme) -> None:
    window = player.window.plots.shown
    for points in (10, 20):
        theme.set_size(points)
        window.resize(1024, 700)
        for tab in range(window.tabs.count()):
            window.tabs.setCurrentIndex(tab)
            for _ in range(3):
                QApplication.processEvents()
            assert [each for each in focusable(window) if not spoken(each)] == []
            assert clipped(window) == []
            assert (window.width(), window.height()) == (1024, 700)


def test_words_of_a_plot_do_not_touch_in_a_narrow_window_at_20_points(player: Player, theme: Theme) -> None:
    """B53: numbers on bars, names of lines, the average; every word inside the plot."""
    window = player.window.plots.shown
    theme.set_size(20)
    window.resize(800, 700)
    for tab in range(window.tabs.count()):
        window.tabs.setCurrentIndex(tab)
        for _ in range(4):
            QApplication.processEvents()
        scene = window.chart.plot.scene()
        written = [
            (item.toPlainText(), item.sceneBoundingRect().adjusted(4, 8, -4, -8))
            for item in scene.items()
            if isinstance(item, QGraphicsTextItem) and item.isVisible() and item.toPlainText().strip()
        ]
        assert len(written) > 3
        touching = [(a, b) for (a, at), (b, other) in combinations(written, 2) if at.intersects(other)]
        assert touching == [], tab
        assert [words for words, at in written if not scene.sceneRect().contains(at)] == [], tab


def test_ticks_are_thinned_until_their_words_stand_apart(qapp: object) -> None:
    metrics = QFontMetricsF(QFont())
    ticks = [(float(seen), str(seen)) for seen in (1, 5, 10, 15, 20)]
    assert list(ticks_apart(ticks, 100.0, metrics)) == ticks
    narrow = ticks_apart(ticks, metrics.horizontalAdvance("0") * 0.5, metrics)
    assert [words for _, words in narrow] == ["1", "10", "20"]
    assert list(ticks_apart(ticks, 0.01, metrics)) == ticks[:1]
    assert list(ticks_apart((), 1.0, metrics)) == []


def test_picture_and_table_are_saved(make_window: Callable[..., Player], tmp_path: Path) -> None:
    ask = FakeAsk(saves=[tmp_path / "curve.png", tmp_path / "curve"])
    player = make_window(ask=ask)
    player.window.workspace.current.document.edit("make it", lambda old: ESD01)
    player.press("Ctrl+T")
    window = player.window.plots.shown
    window.save_picture.click()
    window.save_table.click()
    picture = QImage(str(tmp_path / "curve.png"))
    assert picture.width() == 2 * window.chart.plot.width()
    rows = list(csv.reader((tmp_path / "curve.csv").read_text("utf-8-sig").splitlines()))
    assert tuple(rows[5]) == window.model.table.rows[4]
    window.copy_table.click()
    assert QGuiApplication.clipboard().text().splitlines()[0].split("\t") == list(window.model.table.heads)
    window.close()


def test_the_window_is_where_it_was(make_window: Callable[..., Player], qtbot: Any) -> None:
    first = make_window()
    first.press("Ctrl+T")
    first.window.plots.shown.resize(700, 500)
    first.press("Escape")
    assert not first.window.plots.shown.isVisible()
    first.window.close()
    second = make_window()
    second.press("Ctrl+T")
    assert (second.window.plots.shown.width(), second.window.plots.shown.height()) == (700, 500)
    second.window.plots.shown.close()


def test_the_answers_stand_at_the_right_and_every_column_of_two_questions_is_seen(
    make_window: Callable[..., Player],
) -> None:
    """At the least usual width: titles go on in the next line, the plot gives room."""
    player = make_window()
    player.window.files.open_starter(player.window.files.starters()[0])
    player.window.menus["statistics"].trigger()
    plots = player.window.plots.shown
    assert plots is not None
    plots.resize(800, 540)
    for _ in range(3):
        QApplication.processEvents()
    header = plots.table.horizontalHeader()
    assert header.count() == 4
    assert header.length() <= plots.table.viewport().width()
    for row, remove in zip(plots.questions.rows[:2], plots.questions.removers, strict=False):
        right = row.result.mapTo(plots, row.result.rect().topRight()).x()
        assert 0 <= remove.mapTo(plots, remove.rect().topLeft()).x() - right <= 30
    assert [remove.isVisible() for remove in plots.questions.removers] == [True, True, False, False]
