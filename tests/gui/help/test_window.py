"""The help window as its reader sees it: pages, links, back and forward, finding."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from deckbuilder.gui.help.pages import PAGES
from deckbuilder.gui.help.window import HelpWindow
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.paper.palette import CONTRAST, DARK
from tests.gui.test_access import contrast
from tests.helpers.window import Player, activate, clipped, focusable, press, spoken


@pytest.fixture
def player(make_window: Callable[..., Player]) -> Player:
    return make_window()


@pytest.fixture
def alone(services: Services, qtbot: Any) -> HelpWindow:
    """The help without a window behind it, for what happens in it alone."""
    help_ = HelpWindow(services, None)
    qtbot.addWidget(help_)
    return help_


def shown(help_: HelpWindow, page: str = "first_steps", anchor: str = "") -> HelpWindow:
    help_.open_at(page, anchor)
    activate(help_)
    return help_


def opened(player: Player, page: str = "first_steps", anchor: str = "") -> HelpWindow:
    player.window.guides.open_help(page, anchor)
    help_ = player.window.guides.help
    assert help_ is not None
    activate(help_)
    return help_


def follow(help_: HelpWindow, address: str) -> None:
    help_.text.anchorClicked.emit(QUrl(address))
    QApplication.processEvents()


def top_line(help_: HelpWindow) -> str:
    """The line at the top of what is seen of the page."""
    return help_.text.cursorForPosition(help_.text.viewport().rect().topLeft()).block().text()


def seen(help_: HelpWindow) -> str:
    """What of the page can be seen."""
    area = help_.text.viewport().rect()
    first = help_.text.cursorForPosition(area.topLeft()).position()
    last = help_.text.cursorForPosition(area.bottomRight()).position()
    return help_.text.toPlainText()[first:last]


def test_f1_shows_the_keys_and_shift_f1_the_search_language(player: Player) -> None:
    player.press("F1")
    help_ = player.window.guides.help
    assert help_ is not None
    assert help_.text.accessibleName() == "Keyboard"
    assert "Ctrl+Shift+V" in help_.text.toPlainText()
    player.window.menus["search_help"].trigger()
    assert player.window.guides.help is help_
    assert "red battle cards of rank 5 at most" in help_.text.toPlainText()


def test_an_example_runs_in_the_search_line_of_the_window_by_mouse_and_by_keys(player: Player) -> None:
    help_ = opened(player)
    follow(help_, "search:t:battle%20r%3C%3D5%20c:red")
    assert player.window.top.search.text == "t:battle r<=5 c:red"
    assert player.found
    assert help_.isVisible(), "the help stays for the next example"
    opened(player, "search")
    press("Tab", help_)
    press("Return", help_)
    assert player.window.top.search.text == "ebirah"


def test_a_card_of_a_page_is_shown_in_the_list_and_a_command_is_carried_out(player: Player) -> None:
    player.search("c:blue t:b")
    help_ = opened(player, "rules")
    follow(help_, "card:EBP01-046")
    assert player.window.preview.card is not None
    assert player.window.preview.card.number == "EBP01-046"
    follow(help_, "card:EBP04-059")
    assert player.window.preview.card.number == "EBP04-059", "a card that the search hides is searched for"
    follow(help_, "action:palette")
    palette = player.window.guides.palette
    assert palette is not None
    assert palette.isVisible()


def test_a_rule_opens_at_its_place_and_the_contents_say_where_that_is(
    alone: HelpWindow,
) -> None:
    """What a check's own help asks for."""
    help_ = shown(alone, "rules", "R4.7")
    assert top_line(help_) in ("", "Step 2: at most 10 cards")
    assert "R4.7 At most 10 cards" in seen(help_)
    assert help_.contents.currentItem().text(0) == "Step 2: at most 10 cards"
    help_.go_to("rules", "R4.9")
    assert help_.contents.currentItem().text(0) == "Colours"


def test_back_and_forward_return_to_the_place_that_was_left(alone: HelpWindow) -> None:
    help_ = shown(alone)
    bar = help_.text.verticalScrollBar()
    bar.setValue(120)
    follow(help_, "rule:R4.16")
    follow(help_, "page:search#keys")
    assert help_.place == ("search", "keys")
    press("Alt+Left", help_)
    assert help_.place == ("rules", "R4.16")
    press("Alt+Left", help_)
    assert help_.place == ("first_steps", "")
    assert bar.value() == 120
    assert not help_.back.isEnabled()
    press("Alt+Right", help_)
    assert help_.place == ("rules", "R4.16")
    follow(help_, "page:about")
    assert not help_.forward.isEnabled()


def test_the_contents_lead_to_every_page_by_keys(alone: HelpWindow) -> None:
    help_ = shown(alone)
    help_.contents.setFocus()
    met = {help_.place[0]}
    for _ in range(150):
        press("Down", help_)
        met.add(help_.place[0])
        if met == set(PAGES):
            break
    assert met == set(PAGES)


def test_find_marks_every_place_and_enter_goes_round(alone: HelpWindow) -> None:
    help_ = shown(alone, "rules")
    press("Ctrl+F", help_)
    QTest.keyClicks(help_.seek, "resonance")
    count = help_.text.toPlainText().casefold().count("resonance")
    assert help_.hits.text() == f"{count} found"
    assert len(help_.text.extraSelections()) == count
    first = help_.text.textCursor().selectionStart()
    press("Return", help_)
    assert help_.text.textCursor().selectionStart() > first
    press("Shift+Return", help_)
    assert help_.text.textCursor().selectionStart() == first
    press("Shift+Return", help_)
    assert help_.text.textCursor().selectionStart() > first, "before the first comes the last"
    QTest.keyClicks(help_.seek, "!")
    assert help_.hits.text() == "0 found"
    press("Escape", help_)
    assert help_.seek.text() == ""
    assert help_.text.hasFocus()


def test_the_text_can_be_selected_and_copied(alone: HelpWindow) -> None:
    help_ = shown(alone, "about")
    press("Ctrl+A", help_)
    press("Ctrl+C", help_)
    assert "MIT licence" in QApplication.clipboard().text()


def test_escape_closes_the_help_and_its_place_on_the_screen_is_remembered(
    alone: HelpWindow, services: Services
) -> None:
    help_ = shown(alone)
    press("Escape", help_)
    assert not help_.isVisible()
    assert services.settings.layout.help


def test_everything_in_the_help_has_a_name_and_no_button_is_cut_off(alone: HelpWindow, theme: Theme) -> None:
    help_ = shown(alone)
    for points in (8, 24):
        theme.set_size(points)
        QApplication.processEvents()
        assert clipped(help_) == []
    assert [each for each in focusable(help_) if not spoken(each)] == []


def test_the_page_is_readable_in_every_scheme_at_once(alone: HelpWindow, theme: Theme) -> None:
    """Links, headings and text follow the scheme while the page is open."""
    help_ = shown(alone, "rules")
    for name, scheme in (("dark", DARK), ("contrast", CONTRAST)):
        theme.choose(name)
        QApplication.processEvents()
        block = help_.text.document().begin()
        while block.isValid():
            part = block.begin()
            while not part.atEnd():
                style = part.fragment().charFormat()
                ink = style.foreground().color() if style.foreground().style().value else QColor(scheme.text)
                assert contrast(ink, QColor(scheme.base)) >= 4.5, part.fragment().text()
                if style.isAnchor():
                    assert style.fontUnderline(), "no link by colour alone"
                part += 1
            block = block.next()


def test_the_pages_are_japanese_where_the_player_reads_japanese(services: Services, qtbot: Any) -> None:
    services.language = "ja"
    help_ = HelpWindow(services, None)
    qtbot.addWidget(help_)
    shown(help_, "rules", "R4.7")
    assert "メインデッキに10枚まで" in seen(help_)
    assert help_.contents.topLevelItem(0).text(0) == "はじめに"
