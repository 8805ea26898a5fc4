"""Chips and the search line are two views of one query, in both directions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtTest import QTest

from deckbuilder.cards.facts import CardType, Color
from deckbuilder.cards.search.filters import Filters
from deckbuilder.gui.browser.filter_panel import FilterPanel
from deckbuilder.gui.services import Services
from tests.helpers.window import Player, spoken


@pytest.fixture
def panel(services: Services, qtbot: Any) -> FilterPanel:
    panel = FilterPanel(services)
    qtbot.addWidget(panel)
    return panel


def test_a_chip_says_what_the_player_changed_and_nothing_else(panel: FilterPanel) -> None:
    heard: list[Filters] = []
    panel.filters_changed.connect(heard.append)
    panel.show_filters(Filters(rest="gigan", ranks=frozenset({3})))
    assert heard == [], "showing is not changing"
    panel.toggles["colors", Color.RED].click()
    assert heard == [Filters(rest="gigan", ranks=frozenset({3}), colors=frozenset({Color.RED}))]
    panel.toggles["ranks", 3].click()
    assert heard[-1] == Filters(rest="gigan", colors=frozenset({Color.RED}))


def test_a_rare_trait_that_is_asked_for_can_be_seen_and_taken_back(panel: FilterPanel) -> None:
    traits = [value for field, value in panel.toggles if field == "traits"]
    rare = next(trait for trait in traits if not panel.toggles["traits", trait].isVisibleTo(panel))
    panel.show_filters(Filters(traits=frozenset({rare})))
    assert panel.toggles["traits", rare].isVisibleTo(panel)
    assert panel.toggles["traits", rare].isChecked()


def test_every_chip_and_tick_has_a_name(panel: FilterPanel) -> None:
    names = [spoken(toggle) for toggle in panel.toggles.values()]
    assert all(names)
    assert len(set(names)) == len(names), "two chips with one name cannot be told apart"


CASES = {
    "c:red": ("colors", Color.RED),
    "t:monster": ("types", CardType.MONSTER),
    "t:battle r:4": ("ranks", 4),
    "inv:2": ("steps", 2),
}


@pytest.mark.parametrize("query", CASES)
def test_the_line_presses_the_chip_and_the_chip_writes_the_line(
    make_window: Callable[..., Player], query: str
) -> None:
    player = make_window(show=False)
    window, line = player.window, player.window.top.search
    toggle = window.filters.toggles[CASES[query]]
    window.query.set_text(query)
    assert toggle.isChecked()
    pressed = player.found
    toggle.click()
    assert not toggle.isChecked()
    assert len(line.text) < len(query)
    assert len(player.found) > len(pressed)
    toggle.click()
    assert player.found == pressed


def test_what_chips_cannot_say_stays_in_the_line(make_window: Callable[..., Player]) -> None:
    player = make_window(show=False)
    player.window.query.set_text("t:battle cp>=5000")
    player.window.filters.toggles["colors", Color.BLUE].click()
    assert "cp>=5000" in player.window.top.search.text
    assert player.window.filters.toggles["colors", Color.BLUE].isChecked()
    assert player.found


def test_words_of_the_text_can_be_typed_with_spaces(make_window: Callable[..., Player]) -> None:
    player = make_window()
    field = player.window.filters.text
    QTest.keyClicks(field, "battle card")
    assert field.text() == "battle card"
    assert player.found
    assert len(player.found) < len(player.services.catalogue)


def test_sorting_keeps_what_was_asked(make_window: Callable[..., Player]) -> None:
    player = make_window(show=False)
    player.window.query.set_text("c:red t:battle")
    some = set(player.found)
    player.window.query.set_order("power desc")
    assert set(player.found) == some
    powers = [player.services.catalogue[number].counter_power for number in player.found]
    numbers = [power for power in powers if isinstance(power, int)]
    assert numbers == sorted(numbers, reverse=True)
    player.window.query.set_order("")
    assert player.window.top.search.text == "c:red t:battle"


def test_a_chip_beside_a_mistake_keeps_what_was_typed_and_says_why_it_waits(
    make_window: Callable[..., Player],
) -> None:
    player = make_window(show=False)
    line, red = player.window.top.search, player.window.filters.toggles["colors", Color.RED]
    player.window.query.set_text("t:battle")
    player.window.query.set_text("t:battle rnk:3")
    red.click()
    assert line.text == "t:battle rnk:3"
    assert not red.isChecked()
    assert line.message.text().startswith("The filters wait until the search can be read. Unknown key")
    player.window.query.set_text("t:battle r:3")
    assert line.message.text() == ""
    red.click()
    assert line.text == "c:r t:battle r:3"


def test_a_chip_pressed_before_the_list_has_followed_keeps_the_last_letters(
    make_window: Callable[..., Player],
) -> None:
    player = make_window(show=False)
    line = player.window.top.search
    player.window.query.set_text("gig")
    line.edit.setText("gigan")
    player.window.filters.toggles["colors", Color.GREEN].click()
    assert line.text == "gigan c:g"
    line.edit.setText("gigan c:")
    player.window.filters.toggles["colors", Color.RED].click()
    assert line.text == "gigan c:"
