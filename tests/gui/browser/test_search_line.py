"""The search line: typing is coalesced, mistakes are marked where they stand, Escape clears."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from deckbuilder.gui.browser.search_line import PAUSE_MS, SearchLine
from deckbuilder.gui.theme import Theme
from tests.helpers.window import shown


@pytest.fixture
def line(theme: Theme, qtbot: Any) -> SearchLine:
    line = SearchLine(theme)
    qtbot.addWidget(line)
    line.resize(500, 60)
    line.show()
    return line


def heard(line: SearchLine) -> list[str]:
    queries: list[str] = []
    line.query_changed.connect(queries.append)
    return queries


def test_letters_typed_in_a_row_are_one_query(line: SearchLine, qtbot: Any) -> None:
    queries = heard(line)
    QTest.keyClicks(line.edit, "t:battle")
    assert queries == []
    qtbot.waitUntil(lambda: bool(queries), timeout=20 * PAUSE_MS)
    assert queries == ["t:battle"]


def test_enter_asks_for_the_list_at_once(line: SearchLine) -> None:
    queries, left = heard(line), []
    line.edit.left_for_list.connect(lambda: left.append("list"))
    QTest.keyClicks(line.edit, "c:red")
    QTest.keyClick(line.edit, Qt.Key.Key_Return)
    line.flush()
    assert (queries, left) == (["c:red"], ["list"])
    line.flush()
    assert queries == ["c:red"], "nothing is announced twice"


def test_escape_clears_the_line(line: SearchLine) -> None:
    line.set_text("t:battle")
    queries = heard(line)
    QTest.keyClick(line.edit, Qt.Key.Key_Escape)
    line.flush()
    assert (line.text, queries) == ("", [""])


def test_a_mistake_is_told_under_the_line_and_marked_in_it(line: SearchLine) -> None:
    line.set_text("t:battle r<=x")
    before = image_of(line)
    line.show_mistake("r<=x: a number was expected", (9, 13))
    assert line.message.text() == "r<=x: a number was expected"
    assert not line.message.isHidden()
    assert line.edit.accessibleDescription() == "r<=x: a number was expected"
    assert image_of(line) != before, "the place is marked in the field"
    line.show_mistake("", None)
    assert line.message.isHidden()
    assert image_of(line) == before


def image_of(line: SearchLine) -> QImage:
    line.edit.clearFocus()
    return line.edit.grab().toImage()


def test_the_number_of_hits_gives_way_to_a_long_query(line: SearchLine) -> None:
    line.show_count(12, 400)
    line.edit.setText("c:red")
    assert "12 of 400" in [label.text() for label in shown(line.edit, QLabel)]
    line.edit.setText("x" * 120)
    assert "12 of 400" not in [label.text() for label in shown(line.edit, QLabel)]


def test_a_query_of_any_length_is_cut_not_refused(line: SearchLine) -> None:
    line.set_text("y" * 100_000)
    assert 0 < len(line.text) <= 1000
