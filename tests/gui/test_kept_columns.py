"""Every table is as it was left: its columns, their widths, what is hidden and sorted (B49, B50)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QWidget

from deckbuilder.decks.collection import Collection
from deckbuilder.decks.compare import compare_decks
from deckbuilder.decks.interchange import read_deck
from deckbuilder.gui.collection.keeper import CollectionKeeper
from deckbuilder.gui.collection.missing import MissingDialog
from deckbuilder.gui.compare.view import ComparisonView
from deckbuilder.gui.deck.questions import Questions
from deckbuilder.gui.dialogs.import_preview import ImportPreview
from deckbuilder.gui.kept_columns import KeptColumns
from deckbuilder.gui.plots.window import TURNS, StatisticsWindow
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import Layout, SettingsFile
from tests.gui.test_story_import import HOSTILE
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import menu_texts


class Kept(NamedTuple):
    """A table on show, with what keeps its columns."""

    widget: QWidget
    table: QTableView
    columns: KeptColumns


def compared(services: Services) -> Kept:
    view = ComparisonView(services, "compare")
    red, blue = decks.red(), replace(decks.shipped("ESD02"), name="Blue")
    view.show_comparison(compare_decks(red, blue, services.catalogue), ("Red", "Blue"))
    return Kept(view, view, view.columns)


def missing(services: Services) -> Kept:
    keeper = CollectionKeeper(services)
    keeper.edit("count", lambda _: Collection({"EBP01-016": 1}))
    dialog = MissingDialog(opened(decks.red(), services), keeper, services)
    return Kept(dialog, dialog.table, dialog.columns)


def plotted(services: Services) -> Kept:
    window = StatisticsWindow(services, Questions(services.settings))
    window.tabs.setCurrentIndex(TURNS)
    window.show_deck(opened(decks.red(), services))
    window.show()
    return Kept(window, window.table, window.columns)


def imported(services: Services) -> Kept:
    result = read_deck(HOSTILE, decks.cards(), source="Clipboard")
    dialog = ImportPreview(result, services, into=decks.red())
    return Kept(dialog, dialog.table, dialog.columns)


Build = Callable[[Services], Kept]
TABLES: dict[str, tuple[Build, int, int, int]] = {
    "compare": (compared, 0, 3, 1),
    "missing": (missing, 2, 0, 3),
    "turns": (plotted, 2, 1, 0),
    "import": (imported, 0, 1, 2),
}
"""How each is built; a column that is hidden, one that is moved and widened, one that is sorted by."""

each_table = pytest.mark.parametrize("name", TABLES)


def build(name: str, services: Services, qtbot: Any) -> Kept:
    kept = TABLES[name][0](services)
    qtbot.addWidget(kept.widget)
    kept.widget.resize(800, 600)
    kept.widget.show()
    QApplication.processEvents()
    return kept


def texts(table: QTableView) -> list[tuple[str, ...]]:
    model = table.model()
    return [
        tuple(str(model.index(row, column).data()) for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def sort_by(table: QTableView, column: int) -> None:
    header = table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(column) + 12, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)


def looks(table: QTableView) -> tuple[object, ...]:
    """Place and width of every column that can be seen, and what the rows are sorted by."""
    header = table.horizontalHeader()
    places = [header.logicalIndex(place) for place in range(header.count())]
    hidden = [section for section in places if header.isSectionHidden(section)]
    return places, hidden, header.sortIndicatorSection(), header.sortIndicatorOrder(), texts(table)


def restarted(services: Services) -> Services:
    """The same app after a restart: the settings as they come from the disk."""
    file = SettingsFile(services.paths.config / "settings.json")
    file.save(services.settings)
    return replace(services, settings=file.load())


@each_table
def test_columns_and_a_sort_by_two_headers_are_there_after_a_restart(
    name: str, services: Services, qtbot: Any
) -> None:
    """B49."""
    _, hidden, wide, by = TABLES[name]
    kept = build(name, services, qtbot)
    header = kept.table.horizontalHeader()
    plain = looks(kept.table)
    header.moveSection(header.visualIndex(wide), 0)
    header.resizeSection(wide, 137)
    sort_by(kept.table, wide)
    for _ in range(2):
        sort_by(kept.table, by)
    menu = kept.columns.menu()
    tick = next(
        action
        for action in menu.actions()
        if action.text() == (str(kept.table.model().headerData(hidden, Qt.Orientation.Horizontal)) or "State")
    )
    tick.toggle()
    left = looks(kept.table)
    assert header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
    assert left != plain
    again = build(name, restarted(services), qtbot)
    assert looks(again.table) == left
    assert again.table.columnWidth(wide) == 137
    assert again.table.isColumnHidden(hidden)
    again.columns.reset()
    assert looks(again.table) == plain
    assert looks(build(name, restarted(again.columns._services), qtbot).table) == plain


@each_table
def test_a_state_that_makes_no_sense_gives_the_first_columns(
    name: str, services: Services, qtbot: Any
) -> None:
    """B49."""
    plain = looks(build(name, services, qtbot).table)
    state = '{"order": ["moon"], "hidden": ["moon"], "ems": {"moon": -3}}'
    services.settings.layout = Layout(columns={name: state}, sorts={name: "moon, , desc"})
    kept = build(name, services, qtbot)
    assert looks(kept.table) == plain
    assert services.settings.layout.sorts[name] == ""
    services.settings.layout.columns[name] = "{"
    kept.columns.keep(name)
    assert looks(kept.table) == plain


@each_table
def test_the_menu_of_columns_has_every_one_that_can_be_missed(
    name: str, services: Services, qtbot: Any
) -> None:
    """B50: every column but the one that says what the row is about."""
    kept = build(name, services, qtbot)
    entries = menu_texts(kept.columns.menu())
    assert len(entries) == kept.table.model().columnCount()
    assert entries[-1] == "Reset columns"
    assert all(entries)


@each_table
def test_what_is_chosen_stays_chosen_while_rows_are_sorted(name: str, services: Services, qtbot: Any) -> None:
    kept = build(name, services, qtbot)
    kept.table.selectRow(3)
    chosen = texts(kept.table)[3]
    for _ in range(2):
        sort_by(kept.table, TABLES[name][3])
        assert texts(kept.table)[kept.table.currentIndex().row()] == chosen


def test_widths_grow_with_the_text(services: Services, qtbot: Any) -> None:
    """B53: what was chosen at one size of text is as roomy at another."""
    built = [build(name, services, qtbot) for name in TABLES]
    for kept, (_, _, wide, _) in zip(built, TABLES.values(), strict=True):
        kept.table.horizontalHeader().resizeSection(wide, services.theme.ems(9))
    services.theme.set_size(20)
    for kept, (_, _, wide, _) in zip(built, TABLES.values(), strict=True):
        assert kept.table.columnWidth(wide) == pytest.approx(services.theme.ems(9), abs=2)


def test_the_lines_of_a_comparison_stay_under_their_headings(services: Services, qtbot: Any) -> None:
    kept = build("compare", services, qtbot)
    view = kept.widget
    assert isinstance(view, ComparisonView)

    def heads() -> list[tuple[int, str]]:
        return [(row, each.title) for row, each in enumerate(view.model_.rows) if each.is_heading]

    before = heads()
    sort_by(kept.table, 1)
    assert heads() == before
    names = [row.title for row in view.model_.rows[before[-1][0] + 1 :]]
    assert names == sorted(names, key=str.casefold)


def test_an_answer_goes_to_its_line_wherever_it_was_sorted_to(services: Services, qtbot: Any) -> None:
    kept = build("import", services, qtbot)
    dialog = kept.widget
    assert isinstance(dialog, ImportPreview)
    box = dialog.boxes[12]
    for _ in range(2):
        sort_by(kept.table, 2)
        QApplication.processEvents()
        row = next(row for row, line in enumerate(dialog.table.model().lines) if line.line_no == 12)
        answer = dialog.table.indexWidget(dialog.table.model().index(row, 3))
        assert answer.isAncestorOf(box)
        assert answer.geometry().top() == dialog.table.visualRect(dialog.table.model().index(row, 3)).top()
    box.setCurrentIndex(1)
    assert box.currentData() in dialog.result_now.deck.copies()
    assert dialog.table.model().lines[row].number == box.currentData()
