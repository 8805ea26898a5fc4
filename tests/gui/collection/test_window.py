"""The collection's window: counting by keys, undo, search, and what it says before it is used."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from deckbuilder.decks.collection import Collection
from deckbuilder.gui.collection.model import Column
from deckbuilder.gui.theme import Theme
from tests.gui.collection.conftest import Collector
from tests.helpers.window import clipped, focusable, spoken
from tests.helpers.window import press as press_one

Collect = Callable[..., Collector]


def press(*names: str) -> None:
    for name in names:
        press_one(name)


def type_text(text: str) -> None:
    target = QApplication.focusWidget()
    assert target is not None
    QTest.keyClicks(target, text)
    QApplication.processEvents()


def search(collector: Collector, text: str) -> None:
    """Search by keys and go on to the table."""
    press("Ctrl+F")
    type_text(text)
    press("Return")
    assert collector.window.panel.table.hasFocus()


def test_before_the_first_use_it_says_what_it_is_for_and_makes_nothing(collect: Collect) -> None:
    collector = collect()
    words = [each.text() for each in collector.window.findChildren(QPushButton) if each.isVisible()]
    assert words == ["Start a collection", "Import CSV…"]
    collector.window.close()
    assert not collector.file.exists()
    assert not collector.keeper.in_use


def test_cards_are_counted_by_keys_alone(collect: Collect) -> None:
    collector = collect()
    press("Return")  # Start a collection
    search(collector, "no:ebp01-016")
    press("1")
    type_text("2")
    press("Return")
    assert collector.rows == ["12 EBP01-016"]
    press("+", "+", "-")
    assert collector.rows == ["13 EBP01-016"]
    press("Delete")
    assert collector.rows == ["0 EBP01-016"]
    press("Return")
    type_text("3")
    press("Return")
    assert collector.keeper.save()
    assert "EBP01-016,3\n" in collector.file.read_text()


def test_escape_leaves_the_count_as_it_was(collect: Collect) -> None:
    collector = collect(EBP01_016=4)
    search(collector, "no:ebp01-016")
    press("9", "Escape")
    assert collector.rows == ["4 EBP01-016"]
    assert collector.window.isVisible()
    assert collector.window.panel.table.hasFocus()


def test_enter_goes_on_in_the_next_row(collect: Collect) -> None:
    collector = collect(EBP01_016=1)
    search(collector, "s:ebp01 order:number")
    press("2", "Return", "3", "Return", "4", "Return")
    assert collector.rows[:4] == ["2 EBP01-001", "3 EBP01-002", "4 EBP01-003", "0 EBP01-004"]


def test_all_selected_rows_are_counted_at_once(collect: Collect) -> None:
    collector = collect(EBP01_016=1)
    search(collector, "s:ebp01 order:number")
    press("Shift+Down", "Shift+Down", "4", "Return")
    assert collector.rows[:4] == ["4 EBP01-001", "4 EBP01-002", "4 EBP01-003", "0 EBP01-004"]
    press("+")
    assert collector.rows[:3] == ["5 EBP01-001", "5 EBP01-002", "5 EBP01-003"]
    press("Ctrl+Z", "Ctrl+Z")
    assert collector.rows[:3] == ["0 EBP01-001", "0 EBP01-002", "0 EBP01-003"]


def test_every_step_can_be_undone_and_has_its_words(collect: Collect) -> None:
    collector = collect(EBP01_016=1)
    search(collector, "no:ebp01-016")
    press("+", "7", "Return")
    panel = collector.window.panel
    assert panel.undo.text() == "Undo set Ebirah (2004) to 7"
    press("Ctrl+Z")
    assert panel.undo.text() == "Undo add 1 Ebirah (2004)"
    assert panel.redo.text() == "Redo set Ebirah (2004) to 7"
    press("Ctrl+Z")
    assert collector.rows == ["1 EBP01-016"]
    assert not panel.undo.isEnabled()
    press("Ctrl+Y", "Ctrl+Shift+Z")
    assert collector.rows == ["7 EBP01-016"]


def test_other_art_has_a_row_of_its_own(collect: Collect) -> None:
    """Prints are counted by themselves and add up for their card."""
    collector = collect(EBP01_016=2)
    search(collector, "no:ebp01-016")
    press("Ctrl+D")
    assert collector.rows == ["2 EBP01-016", "1 EBP01-016+"]
    press("Ctrl+D", "Ctrl+D", "Ctrl+D")
    assert collector.rows[2:] == ["1 EBP01-016++", "1 EBP01-016+++"]
    model = collector.window.panel.model
    assert model.index(0, Column.ALL).data() == "5"
    words = model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "other art EBP01-016+" in words
    assert words.endswith(": 1 owned, 5 of all prints")


def test_the_search_language_and_the_tick_say_the_same(collect: Collect) -> None:
    collector = collect(EBP01_016=2, EBP01_017=1)
    panel = collector.window.panel
    panel.only_owned.setChecked(True)
    assert panel.search.text == "owned>=1"
    assert collector.rows == ["2 EBP01-016", "1 EBP01-017"]
    panel.search.set_text("r:1 owned>=1")
    assert panel.only_owned.isChecked()
    assert collector.rows == ["2 EBP01-016"]
    panel.only_owned.setChecked(False)
    assert panel.search.text == "r:1"
    panel.search.set_text("owned>1 order:nonsense")
    assert not panel.only_owned.isEnabled()
    assert "Unknown order" in panel.search.message.text()


def test_a_row_that_falls_to_0_stays_until_the_next_search(collect: Collect) -> None:
    collector = collect(EBP01_016=1, EBP01_017=1)
    search(collector, "owned>=1")
    press("-")
    assert collector.rows == ["0 EBP01-016", "1 EBP01-017"]
    press("+")
    assert collector.rows == ["1 EBP01-016", "1 EBP01-017"]


def test_unknown_numbers_are_shown_counted_and_kept(collect: Collect) -> None:
    collector = collect(EBP99_001=3, EBP01_016=1)
    collector.window.panel.only_owned.setChecked(True)
    assert collector.rows == ["1 EBP01-016", "3 EBP99-001"]
    panel = collector.window.panel
    assert panel.totals.text() == "4 cards, 2 prints; 1 of 400 different cards; 1 unknown number"
    panel.table.go_to(1)
    panel.table.setFocus()
    press("-")
    assert collector.keeper.collection.counts == {"EBP99-001": 2, "EBP01-016": 1}


def test_headers_sort_by_the_search_language(collect: Collect) -> None:
    collector = collect(EBP01_016=1, EBP01_017=5, EBP01_020=3)
    panel = collector.window.panel
    panel.search.set_text("owned>=1")
    panel.table.horizontalHeader().sectionClicked.emit(Column.OWNED)
    assert panel.search.text == "owned>=1 order:owned dir:desc"
    assert collector.rows == ["5 EBP01-017", "3 EBP01-020", "1 EBP01-016"]
    panel.table.horizontalHeader().sectionClicked.emit(Column.OWNED)
    assert panel.search.text == "owned>=1 order:owned"
    panel.table.horizontalHeader().sectionClicked.emit(Column.NUMBER)
    assert collector.rows == ["1 EBP01-016", "5 EBP01-017", "3 EBP01-020"]


def test_an_empty_list_says_why(collect: Collect) -> None:
    collector = collect(EBP01_016=1)
    panel = collector.window.panel
    panel.search.set_text("no such card")
    assert "No card fits this search" in panel.nothing.text()
    press("Ctrl+F")
    panel.search.set_text("")
    collector.keeper.set_counts(["EBP01-016"], 0)
    panel.only_owned.setChecked(True)
    assert "You own no card yet" in panel.nothing.text()


def test_the_menu_copies_numbers(collect: Collect) -> None:
    collector = collect(EBP01_016=1, EBP01_017=1)
    search(collector, "owned>=1")
    press("Shift+Down")
    menu = collector.window.panel.menu()
    (copy,) = [action for action in menu.actions() if action.text() == "Copy &number"]
    copy.trigger()
    assert QGuiApplication.clipboard().text() == "EBP01-016\nEBP01-017"


def test_columns_order_and_place_are_remembered(collect: Collect) -> None:
    """B49."""
    first = collect(EBP01_016=1, EBP01_017=5)
    first.window.panel.search.set_text("c:red")
    first.window.panel.table.horizontalHeader().sectionClicked.emit(Column.RANK)
    first.window.panel.table.horizontalHeader().sectionClicked.emit(Column.RANK)
    header = first.window.panel.table.horizontalHeader()
    header.setSectionHidden(Column.RARITY, True)
    header.moveSection(header.visualIndex(Column.NUMBER), 1)
    header.resizeSection(Column.NAME, 333)
    first.window.resize(700, 500)
    first.window.close()
    second = collect()
    header = second.window.panel.table.horizontalHeader()
    assert header.isSectionHidden(Column.RARITY)
    assert header.visualIndex(Column.NUMBER) == 1
    assert abs(header.sectionSize(Column.NAME) - 333) <= 1
    assert second.window.size() == first.window.size()
    assert second.window.panel.search.text == "order:rank dir:desc", "the order is kept, the search is not"
    assert header.sortIndicatorSection() == Column.RANK
    second.window.close()
    kept = second.window._services.settings.layout
    kept.columns, kept.sorts = {"collection": "{"}, {"collection": "order:moon"}
    third = collect()
    assert third.window.panel.search.text == ""
    assert not third.window.panel.table.horizontalHeader().isSectionHidden(Column.RARITY)


def test_keeping_none_any_more_leaves_the_last_counts(collect: Collect) -> None:
    collector = collect(EBP01_016=1)
    collector.keeper.step(["EBP01-016"], 1)
    collector.ask.confirms = [False, True]
    collector.window.panel.end.trigger()
    assert collector.keeper.in_use
    collector.window.panel.end.trigger()
    assert not collector.keeper.in_use
    assert not collector.file.exists()
    assert "EBP01-016,2" in collector.keeper.store.backup.read_text()
    assert collector.window.panel.empty.isVisible()


# ---- saving -----------------------------------------------------------------------------------------------


def test_edits_are_saved_by_themselves(collect: Collect, qtbot: object) -> None:
    collector = collect(EBP01_016=1)
    panel = collector.window.panel
    collector.keeper.step(["EBP01-016"], 1)
    collector.keeper.step(["EBP01-016"], 1)
    assert panel.state.text() == "saving…"
    QTest.qWait(700)
    assert panel.state.text() == "saved"
    assert "EBP01-016,3" in collector.file.read_text()


def test_a_failed_save_is_told_once_and_can_be_tried_again(collect: Collect) -> None:
    collector = collect()
    collector.services.paths.data.parent.mkdir(exist_ok=True)
    collector.services.paths.data.write_text("a file where the folder belongs")
    collector.keeper.start()
    collector.keeper.step(["EBP01-016"], 1)
    panel = collector.window.panel
    for _ in range(3):
        assert not collector.keeper.save()
    (bar,) = panel.notices.bars
    assert bar.title == "The collection is not saved"
    assert panel.state.text() == "not saved"
    collector.services.paths.data.unlink()
    bar.buttons[0].click()
    QApplication.processEvents()
    assert panel.notices.bars == []
    assert panel.state.text() == "saved"
    assert "EBP01-016,1" in collector.file.read_text()


def test_what_cannot_be_saved_is_asked_about_before_leaving(collect: Collect) -> None:
    collector = collect()
    collector.services.paths.data.write_text("a file where the folder belongs")
    collector.keeper.step(["EBP01-016"], 1)
    collector.ask.confirms = [False, True]
    assert not collector.keeper.may_leave()
    assert collector.keeper.may_leave()
    assert collector.ask.asked[0].startswith("The collection cannot be saved: The last changes to")


def test_two_windows_of_the_app_keep_the_counts_of_both(collect: Collect) -> None:
    """B07."""
    one, two = collect(EBP01_016=1), collect()
    one.keeper.step(["EBP01-016"], 1)
    one.keeper.save()
    two.keeper.step(["EBP01-017"], 4)
    two.keeper.save()
    assert two.keeper.collection == Collection({"EBP01-016": 2, "EBP01-017": 4})
    assert "4 EBP01-017" in two.rows


# ---- access -----------------------------------------------------------------------------------------------


def test_everything_can_be_reached_and_has_a_name(collect: Collect) -> None:
    collector = collect(EBP01_016=1)
    names = [spoken(widget) for widget in focusable(collector.window)]
    assert "" not in names
    assert {"Search your cards", "Only owned", "Your cards"} <= set(names)


@pytest.mark.parametrize("points", [8, 20])
def test_no_label_or_button_is_cut_off(collect: Collect, theme: Theme, points: int) -> None:
    theme.set_size(points)
    collector = collect(EBP01_016=1)
    assert clipped(collector.window) == []


def test_the_file_is_not_rewritten_by_looking(collect: Collect, tmp_path: Path) -> None:
    collector = collect(EBP01_016=1)
    before = collector.file.stat()
    search(collector, "owned>=1")
    assert collector.keeper.may_leave()
    after = collector.file.stat()
    assert (after.st_mtime_ns, after.st_ino) == (before.st_mtime_ns, before.st_ino)
