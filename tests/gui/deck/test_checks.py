"""The checks: every violation has a row that can be read, followed and mended by keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from deckbuilder.decks.legality import Code
from deckbuilder.gui.deck.checks import RULES, ChecksPanel
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import shown

BAD = decks.red("5 EBP01-016, 3 EBP99-999").add(decks.MAIN, "EBP02-019")


@pytest.fixture
def panel(services: Services, qtbot: Any) -> ChecksPanel:
    panel = ChecksPanel(services)
    qtbot.addWidget(panel)
    panel.resize(520, 700)
    panel.show_deck(opened(BAD, services))
    panel.show()
    QApplication.processEvents()
    return panel


def labels(panel: ChecksPanel) -> list[str]:
    return [label.text() for label in shown(panel, QLabel) if label.text()]


def test_every_violation_has_a_row_with_its_sentence_rule_and_fix(
    panel: ChecksPanel, services: Services
) -> None:
    found = opened(BAD, services).violations
    assert len(panel.rows) == len(found) > 2
    for row, violation in zip(panel.rows, found, strict=True):
        assert violation.sentence in labels(panel)
        assert violation.rule in row.accessibleName()
        assert (row.button is not None) == (violation.fix is not None)
        if violation.fix:
            assert str(violation.fix) in row.accessibleName()
            assert row.button.text().replace("&&", "&") == violation.fix.label


def test_problems_stand_above_advice_and_the_verdict_on_top(panel: ChecksPanel) -> None:
    kinds = [row.accessibleName().partition(":")[0] for row in panel.rows]
    assert kinds == sorted(kinds, key=["Problem", "Advice"].index)
    assert "problem" in panel.verdict_text.text().lower()
    assert "2026-11-30" in panel.verdict_detail.text(), "today"


def test_arrows_go_from_row_to_row_and_select_their_cards(panel: ChecksPanel) -> None:
    chosen: list[set[str]] = []
    panel.cards_chosen.connect(chosen.append)
    panel.focus_next()
    assert panel.rows[0].hasFocus()
    QTest.keyClick(panel.rows[0], Qt.Key.Key_Down)
    assert panel.rows[1].hasFocus()
    QTest.keyClick(panel.rows[1], Qt.Key.Key_Up)
    assert panel.rows[0].hasFocus()
    assert chosen[1] == set(panel.rows[1].violation.cards)
    for _ in panel.rows:
        panel.focus_next()
    assert panel.rows[0].hasFocus(), "after the last comes the first"


def test_enter_and_the_button_ask_for_the_fix_a_click_for_the_cards(panel: ChecksPanel) -> None:
    wanted: list[object] = []
    chosen: list[set[str]] = []
    panel.fix_wanted.connect(wanted.append)
    row = next(row for row in panel.rows if row.violation.fix)
    QTest.keyClick(row, Qt.Key.Key_Return)
    row.button.click()
    panel.cards_chosen.connect(chosen.append)
    panel.ensureWidgetVisible(row)
    QTest.mousePress(row, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert wanted == [row.violation] * 2
    assert chosen == [set(row.violation.cards)]
    panel.apply_current()
    assert wanted[-1] == row.violation or row.violation.fix


def test_after_the_last_fix_the_verdict_has_the_focus(panel: ChecksPanel, services: Services) -> None:
    panel.focus_next()
    panel.show_deck(opened(decks.shipped("ESD01"), services))
    assert panel.rows == []
    assert panel.verdict_text.text().startswith("Legal")
    assert panel.verdict_text.parentWidget().hasFocus()
    panel.focus_next()
    assert panel.verdict_text.parentWidget().hasFocus()
    panel.show_deck(opened(BAD, services))
    QApplication.processEvents()
    QTest.keyClick(panel.verdict_text.parentWidget(), Qt.Key.Key_Down)
    assert panel.rows[0].hasFocus()


def test_the_kept_rules_are_one_line_and_count_with_the_broken_ones(panel: ChecksPanel) -> None:
    kept = next(text for text in labels(panel) if "kept:" in text)
    broken = {row.violation.code for row in panel.rows}
    names = kept.partition(": ")[2].split(", ")
    assert kept.startswith(f"{len(names)} rules kept")
    assert set(names) == {name for name, codes in RULES.items() if not codes & broken}


def test_every_kind_of_violation_belongs_to_a_rule_that_is_listed() -> None:
    assert set().union(*RULES.values()) == set(Code)


def test_rows_stay_the_same_widgets_while_the_violations_are_the_same(
    panel: ChecksPanel, services: Services
) -> None:
    rows = list(panel.rows)
    panel.show_deck(opened(BAD, services))
    assert panel.rows == rows


def test_another_theme_keeps_the_rows(panel: ChecksPanel, theme: Theme) -> None:
    names = [row.accessibleName() for row in panel.rows]
    theme.choose("dark")
    assert [row.accessibleName() for row in panel.rows] == names
