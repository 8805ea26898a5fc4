"""The checks: every violation has a row that can be read, followed and mended by keys."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from deckbuilder.decks.deck import Section
from deckbuilder.decks.legality import Code
from deckbuilder.decks.legality.rules import RULES as RULE_TEXTS
from deckbuilder.gui.deck.checks import MOST_ROWS, RULES, ChecksPanel
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import Player, shown

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
        assert (row.button is not None) == (violation.fix is not None or row.search is not None)
        if violation.fix:
            assert str(violation.fix) in row.accessibleName()
            assert row.button.text().replace("&&", "&") == violation.fix.label


def test_problems_stand_above_advice_and_the_verdict_on_top(panel: ChecksPanel) -> None:
    kinds = [row.accessibleName().partition(":")[0] for row in panel.rows]
    assert kinds == sorted(kinds, key=["Problem", "Advice"].index)
    assert "problem" in panel.verdict_text.text().lower()
    assert "2026-11-30" in panel.verdict_detail.text(), "today"
    heading = next(label for label in shown(panel, QLabel) if label.text() == "Advice, legal as it is")
    tops = {row.accessibleName()[:6]: row.mapTo(panel, QPoint(0, 0)).y() for row in panel.rows}
    assert tops["Proble"] < heading.mapTo(panel, QPoint(0, 0)).y() < tops["Advice"]


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


def test_the_kept_rules_are_one_line_that_opens_to_one_line_a_rule(panel: ChecksPanel) -> None:
    kept = next(text for text in labels(panel) if "kept:" in text)
    broken = {row.violation.code for row in panel.rows}
    names = kept.partition(": ")[2].split(", ")
    assert kept.startswith(f"{len(names)} rules kept")
    assert set(names) == {name for name, (_, codes) in RULES.items() if not codes & broken}
    before = len(labels(panel))
    panel.kept.button.click()
    assert len(labels(panel)) == before + len(names)
    assert f"{names[0]} ({RULES[names[0]][0]}): " in "\n".join(labels(panel))
    panel.kept.button.click()
    assert len(labels(panel)) == before


def test_every_kind_of_violation_belongs_to_a_rule_that_is_listed() -> None:
    assert set().union(*(codes for _, codes in RULES.values())) == set(Code)
    assert {rule for rule, _ in RULES.values()} <= set(RULE_TEXTS)


def test_why_shows_the_rule_in_words_by_click_and_by_keys(panel: ChecksPanel) -> None:
    row = panel.rows[0]
    text = RULE_TEXTS[row.violation.rule]
    assert text not in labels(panel)
    row.why.click()
    assert text in labels(panel)
    assert row.accessibleDescription() == text
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Left)
    assert text not in labels(panel)
    QTest.keyClick(row, Qt.Key.Key_Right)
    assert text in labels(panel)


def test_f2_on_a_row_opens_the_page_of_its_rule_and_does_not_rename_the_deck(
    make_window: Callable[..., Player],
) -> None:
    player = make_window()
    player.press("F8", "F2")
    assert player.ask.asked == []
    assert player.window.guides.help.isVisible()
    assert player.window.guides.help.text.toPlainText().startswith("Rules of construction")


def test_missing_cards_are_a_search_that_enter_runs(make_window: Callable[..., Player]) -> None:
    """The mock's "Add 3…": the list shows what the deck may hold."""
    player = make_window()
    full = decks.shipped("ESD01")
    first = full.main[0]
    player.window.workspace.current.document.edit(
        "make it", lambda old: full.set_count(Section.MAIN, first.number, first.count - 2)
    )
    row = player.window.checks.rows[0]
    assert row.button.text() == "Add 2…"
    player.press("F8", "Return")
    assert player.window.top.search.text == "legal:deck fits:deck"
    colors = player.window.workspace.current.colors
    assert 50 < len(player.found) < len(decks.cards())
    assert all(not colors.isdisjoint(decks.cards()[number].colors) for number in player.found)
    assert player.window.browser.view.hasFocus()


def test_a_mended_row_says_so_and_the_next_one_has_the_focus(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.window.workspace.current.document.edit("make it", lambda old: BAD)
    checks = player.window.checks
    row = next(row for row in checks.rows if row.violation.code is Code.TOO_MANY_COPIES)
    following = checks.rows[checks.rows.index(row) + 1]
    row.setFocus()
    player.press("Return")
    mended = f"Mended: {row.violation.sentence}"
    assert mended in labels(checks)
    assert following.hasFocus()
    player.press("Ctrl+Z")
    assert mended not in labels(checks), "the next step ends it at once"
    assert row.violation.sentence in labels(checks)


def test_the_mended_row_fades_away(panel: ChecksPanel, services: Services, qtbot: Any) -> None:
    deck = opened(BAD, services)
    panel.show_deck(deck)
    row = next(row for row in panel.rows if row.violation.code is Code.TOO_MANY_COPIES)
    QTest.keyClick(row, Qt.Key.Key_Return)
    deck.document.edit("fix it", row.violation.fix.apply)
    panel.show_deck(deck)
    text = f"Mended: {row.violation.sentence}"
    assert text in labels(panel)
    panel._mended._fade()
    qtbot.waitUntil(lambda: text not in labels(panel), timeout=2000)


def test_all_safe_fixes_are_one_step(make_window: Callable[..., Player]) -> None:
    player = make_window()
    bad = BAD.add(decks.MAIN, "EBP01-077", 2)
    player.window.workspace.current.document.edit("make it", lambda old: bad)
    checks = player.window.checks
    assert checks.verdict.fix_all.isVisible()
    assert checks.verdict.fix_all.text() == "Fix 2"
    checks.verdict.fix_all.click()
    codes = {violation.code for violation in player.window.workspace.current.violations}
    assert not codes & {Code.TOO_MANY_COPIES, Code.RESTRICTED}
    assert Code.UNKNOWN_CARD in codes, "that is the player's choice"
    assert player.undo_entry() == "Undo apply 2 fixes"
    player.press("Ctrl+Z")
    assert player.deck == bad


def test_rows_stay_the_same_widgets_while_the_violations_are_the_same(
    panel: ChecksPanel, services: Services
) -> None:
    rows = list(panel.rows)
    said = rows[0].accessibleName()
    panel.show_deck(opened(BAD, services))
    assert panel.rows == rows
    panel.show_deck(opened(BAD.add(decks.MAIN, "EBP01-077", 2), services))
    assert set(rows) <= set(panel.rows), "the number of cards is another, the fault is the same"
    assert rows[0].accessibleName() != said


def test_another_theme_keeps_the_rows(panel: ChecksPanel, theme: Theme) -> None:
    names = [row.accessibleName() for row in panel.rows]
    theme.choose("dark")
    assert [row.accessibleName() for row in panel.rows] == names


# ---- another format, another day --------------------------------------------------------------------------


def choose(panel: ChecksPanel, box: Any, text: str) -> None:
    """Choose the entry of a list that begins so."""
    place = next(index for index in range(box.count()) if box.itemText(index).startswith(text))
    box.setCurrentIndex(place)
    box.activated.emit(place)


def test_the_panel_says_region_date_and_source_of_the_list(panel: ChecksPanel, services: Services) -> None:
    """B97."""
    deck = opened(BAD, services)
    deck.try_format("standard-jp")
    panel.show_deck(deck)
    assert "2026-04-01" in panel.verdict_detail.text()
    panel.verdict.sources.click()
    text = panel.verdict.source_text.text()
    assert panel.verdict.source_text.isVisible()
    assert "Japanese cards" in text
    assert "in force from 2026-04-01" in text
    assert services.formats["standard-jp"].lists[0].source in text


def test_an_old_date_can_be_chosen_and_the_whole_window_follows(make_window: Callable[..., Player]) -> None:
    """B97: two copies of a card that the list of 2026-04-01 limits to one, the day before it."""
    player = make_window()
    bad = decks.red().add(decks.MAIN, "EBP01-077", 2)
    player.window.workspace.current.document.edit("make it", lambda old: bad)
    checks, deck = player.window.checks, player.window.workspace.current
    path, saved = deck.path, deck.deck
    choose(checks, checks.verdict.format, "Standard JP")
    assert deck.format.id == "standard-jp"
    assert any("Oxygen Destroyer" in problem for problem in player.problems)
    assert "limit 1" in " ".join(player.rows)
    player.search("legal:deck")
    with_list = len(player.found)
    choose(checks, checks.verdict.day, "Another day")
    assert checks.verdict.date.hasFocus()
    checks.verdict.date.setDate(QDate(2025, 11, 1))
    assert not any("Oxygen Destroyer" in problem for problem in player.problems)
    assert "limit 1" not in " ".join(player.rows)
    assert len(player.found) < with_list, "sets that came out later are not legal yet"
    assert "2025-11-01" in checks.verdict_detail.text()
    assert (deck.path, deck.deck) == (path, saved), "nothing is edited"
    checks.verdict.back.click()
    assert (deck.format, deck.on) == (deck.own_format, date(2026, 11, 30))
    assert not checks.verdict.back.isVisible()


def test_every_dated_list_of_a_format_is_offered(panel: ChecksPanel, services: Services) -> None:
    """B97."""
    for each in services.formats.offered():
        deck = opened(BAD, services)
        deck.try_format(each.full_id)
        panel.show_deck(deck)
        offered = [panel.verdict.day.itemText(index) for index in range(panel.verdict.day.count())]
        dates = {str(dated.effective) for dated in each.lists if dated.effective}
        assert {text[:10] for text in offered if text[0] == "2"} >= dates
        assert offered[0] == "Today"


def test_a_tried_format_becomes_that_of_the_deck_only_when_asked(make_window: Callable[..., Player]) -> None:
    player = make_window()
    verdict, deck = player.window.checks.verdict, player.window.workspace.current
    choose(player.window.checks, verdict.format, "Standard JP")
    assert player.deck.format == "standard-en"
    assert player.window.top.format.currentData() == "standard-en"
    assert not deck.document.dirty
    verdict.use.click()
    assert player.deck.format == "standard-jp"
    assert not deck.is_tried
    assert player.window.top.format.currentData() == "standard-jp"
    assert player.undo_entry() == "Undo change the format"


def test_each_deck_is_looked_at_in_its_own_way(make_window: Callable[..., Player]) -> None:
    player = make_window()
    first = player.window.workspace.current
    first.document.edit("make it", lambda old: BAD)
    choose(player.window.checks, player.window.checks.verdict.day, "Another day")
    player.window.checks.verdict.date.setDate(QDate(2030, 1, 2))
    second = player.window.workspace.new()
    assert (first.on, second.on) == (date(2030, 1, 2), date(2026, 11, 30))
    assert not player.window.checks.verdict.date.isVisible()
    player.press("Ctrl+Tab")
    assert player.window.checks.verdict.date.date() == QDate(2030, 1, 2)


def test_a_deck_with_hundreds_of_problems_shows_the_worst_and_says_how_many_follow(
    panel: ChecksPanel, services: Services
) -> None:
    """A row each would take seconds."""
    crowd = decks.red(", ".join(f"9 EBP01-{serial:03}" for serial in range(1, 80)))
    deck = opened(crowd, services)
    panel.show_deck(deck)
    assert len(panel.rows) == MOST_ROWS < len(deck.violations)
    assert f"and {len(deck.violations) - MOST_ROWS} more" in labels(panel)
    assert str(deck.problems) in panel.verdict_text.text()
    panel.show_deck(opened(BAD, services))
    assert not any(text.endswith(" more") for text in labels(panel))
