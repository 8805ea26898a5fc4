"""Chips and the search line are two views of one query, in both directions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from deckbuilder.cards.facts import CardType, Color
from deckbuilder.cards.search.filters import Filters
from deckbuilder.gui.browser.filter_panel import FilterPanel
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from tests.helpers import decks
from tests.helpers.window import Player, spoken


@pytest.fixture
def panel(services: Services, qtbot: Any) -> FilterPanel:
    panel = FilterPanel(services)
    qtbot.addWidget(panel)
    return panel


@pytest.fixture(scope="module")
def _player(make_shared_window: Callable[..., Player]) -> Player:
    return make_shared_window(show=False)


@pytest.fixture
def player(_player: Player, theme: Theme, qtbot: Any) -> Player:
    """One window for all tests that do nothing but search, which it begins anew."""
    _player.window.query.set_text("")
    return _player


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
    rare = next(
        trait for card in decks.cards() for trait in card.traits if ("traits", trait) not in panel.toggles
    )
    panel.show_filters(Filters(traits=frozenset({rare})))
    assert panel.toggles["traits", rare].isVisibleTo(panel)
    assert panel.toggles["traits", rare].isChecked()
    panel.show_filters(Filters())
    assert not panel.toggles["traits", rare].isVisibleTo(panel)


def test_all_traits_have_their_counts_and_places_once_they_are_shown(panel: FilterPanel) -> None:
    section = panel.folds["traits"]
    panel.more.setChecked(True)
    traits = Counter(trait for card in decks.cards() for trait in card.traits)
    ticks = {trait: tick for (field, trait), tick in panel.toggles.items() if field == "traits"}
    assert ticks.keys() == traits.keys()
    for trait, tick in ticks.items():
        assert f", {traits[trait]} card" in spoken(tick)
    inside = [section.body.itemAt(place).widget() for place in range(section.body.count())]
    assert inside == [*ticks.values(), panel.more]
    parts = [each for each in inside[0].parentWidget().children() if isinstance(each, QWidget)]
    assert parts == inside, "a screen reader goes through them as the eye does"
    after = [inside[0]]
    while len(after) < len(inside):
        after.append(after[-1].nextInFocusChain())
    assert after == inside, "and so does Tab"


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
def test_the_line_presses_the_chip_and_the_chip_writes_the_line(player: Player, query: str) -> None:
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


def test_what_chips_cannot_say_stays_in_the_line(player: Player) -> None:
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


def test_sorting_keeps_what_was_asked(player: Player) -> None:
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
    player: Player,
) -> None:
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
    player: Player,
) -> None:
    line = player.window.top.search
    player.window.query.set_text("gig")
    line.edit.setText("gigan")
    player.window.filters.toggles["colors", Color.GREEN].click()
    assert line.text == "gigan c:g"
    line.edit.setText("gigan c:")
    player.window.filters.toggles["colors", Color.RED].click()
    assert line.text == "gigan c:"


# ---- sections, counts, clearing ---------------------------------------------------------------------------


def test_a_section_folds_away_says_what_is_chosen_in_it_and_is_remembered(
    make_window: Callable[..., Player],
) -> None:
    player = make_window()
    player.window.query.set_text("s:(ebp01, ebp02) t:battle")
    section = player.window.filters.folds["sets"]
    section.head.click()
    assert not section.is_open
    assert section.head.accessibleDescription() == "folded, 2 chosen"
    assert not player.window.filters.toggles["sets", "EBP01"].isVisible()
    player.end()
    again = make_window()
    assert not again.window.filters.folds["sets"].is_open
    assert again.window.filters.folds["types"].is_open
    again.window.menus["reset_layout"].trigger()
    assert again.window.filters.folds["sets"].is_open


def test_a_section_folds_by_key(make_window: Callable[..., Player]) -> None:
    player = make_window()
    head = player.window.filters.folds["types"].head
    head.setFocus()
    player.press("Space")
    assert not player.window.filters.folds["types"].is_open
    player.press("Space")
    assert player.window.filters.folds["types"].is_open


def test_the_counts_say_how_many_cards_a_value_would_leave(player: Player, qtbot: Any) -> None:
    toggles, cards = player.window.filters.toggles, player.services.catalogue.cards
    player.window.query.set_text("c:red t:battle s:ebp01")
    red = [card for card in cards if Color.RED in card.colors and card.type is CardType.BATTLE]
    inside = [card for card in red if card.set_code == "EBP01"]
    godzilla = sum("Godzilla" in card.traits for card in inside)
    other = sum(card.set_code == "EBP02" for card in red)
    qtbot.waitUntil(lambda: spoken(toggles["sets", "EBP02"]).startswith(f"Booster 02, {other} "))
    assert spoken(toggles["traits", "Godzilla"]).startswith(f"Godzilla, {godzilla} ")
    assert spoken(toggles["sets", "EBP01"]).startswith(f"Booster 01, {len(inside)} ")


@pytest.mark.parametrize("keyword", ["burst", "revenge", "enter", "resonance"])
def test_a_keyword_is_a_filter_in_both_directions(player: Player, keyword: str) -> None:
    tick = player.window.filters.toggles["keywords", keyword]
    tick.click()
    assert player.window.top.search.text == f"kw:{keyword}"
    assert 0 < len(player.found) < len(player.services.catalogue)
    player.window.query.set_text("")
    assert not tick.isChecked()


def test_what_the_deck_decides_is_a_filter_too(make_window: Callable[..., Player]) -> None:
    player = make_window(show=False)
    player.window.files.open_starter(player.window.files.starters()[0])
    for field, text in (("legal", "legal:deck"), ("fits_deck", "fits:deck"), ("in_deck", "in:deck")):
        tick = player.window.filters.toggles[field, True]
        tick.click()
        assert player.window.top.search.text == text
        assert 0 < len(player.found) < len(player.services.catalogue)
        tick.click()
        assert player.window.top.search.text == ""


def test_clearing_the_filters_keeps_what_they_cannot_say(player: Player) -> None:
    player.window.query.set_text("gigan c:r t:monster tr:Gigan")
    player.window.filters.clear.click()
    assert player.window.top.search.text == "gigan"
    assert not player.window.filters.clear.isEnabled()


@pytest.mark.parametrize(
    "query", ["s:ebp01 OR s:ebp02", "s:(ebp01, ebp02)", "s:ebp01..ebp02", "-s:ebp01", "s:(ebp01, esd01) c:r"]
)
def test_several_sets_in_a_search_mean_what_the_help_says(player: Player, query: str) -> None:
    """B46."""
    player.window.query.set_text(query)
    sets = {player.services.catalogue[number].set_code for number in player.found}
    if query.startswith("-"):
        assert "EBP01" not in sets
        assert "EBP02" in sets
    else:
        assert sets == ({"EBP01", "ESD01"} if "esd01" in query else {"EBP01", "EBP02"})
