"""The statistics: the figures of the deck in drawings with words, and odds that can be asked."""

from __future__ import annotations

from typing import Any

import pytest

from deckbuilder.decks.deck import Deck
from deckbuilder.gui.deck.odds_row import GROUPS, OddsRow
from deckbuilder.gui.deck.statistics import StatisticsPanel, in_words
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import focusable, spoken


@pytest.fixture
def panel(services: Services, qtbot: Any) -> StatisticsPanel:
    panel = StatisticsPanel(services)
    qtbot.addWidget(panel)
    panel.resize(420, 400)
    return panel


def test_drawings_say_their_figures(panel: StatisticsPanel, services: Services) -> None:
    panel.show()
    panel.show_deck(opened(decks.shipped("ESD01"), services))
    assert panel.curve.accessibleName().startswith("Battle and strategy cards by rank. rank 1:")
    assert panel.types.accessibleName() == "Types: 20 battle, 12 strategy, 18 monster"
    assert panel.steps.accessibleName().endswith("of 10")
    assert "Monsters by rank: I 0" in panel.words.text()


def test_a_hidden_panel_catches_up_when_it_is_shown(panel: StatisticsPanel, services: Services) -> None:
    panel.show_deck(opened(decks.shipped("ESD01"), services))
    assert panel.words.text() == ""
    panel.show()
    assert "Rank up I to II" in panel.words.text()


@pytest.mark.parametrize(
    "deck",
    [Deck(), decks.deck("", "3 EBP99-999, 1 ?"), decks.deck("", "60 EBP01-016, 15 EBP01-030")],
    ids=["empty", "unknown", "overfilled"],
)
@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_odd_decks_are_drawn(
    panel: StatisticsPanel, services: Services, theme: Theme, deck: Deck, scheme: str
) -> None:
    theme.choose(scheme)
    panel.show()
    panel.show_deck(opened(deck, services))
    assert not panel.grab().isNull()


def test_unknown_cards_are_counted_apart(services: Services, qapp: object) -> None:
    lines = in_words(opened(decks.deck("", "3 EBP99-999"), services).statistics)
    assert "Unknown cards, in no other figure: 3" in lines


@pytest.mark.parametrize(
    ("least", "draws", "chance"), [(1, 5, "35.3 %"), (1, 50, "100.0 %"), (4, 50, "100.0 %"), (5, 50, "0.0 %")]
)
def test_odds_follow_the_numbers_that_are_asked(
    services: Services, qtbot: Any, least: int, draws: int, chance: str
) -> None:
    """Four strategy cards among fifty."""
    row = OddsRow(services, 1, "strategy cards", 5)
    qtbot.addWidget(row)
    strategy = [card.number for card in decks.cards() if card.type == "strategy" and not card.is_token][:4]
    row.show_deck(opened(decks.deck("", f"46 EBP01-016, {', '.join(strategy)}"), services))
    row.least.setValue(least)
    row.draws.setValue(draws)
    assert row.result.text() == chance


def test_odds_of_a_deck_smaller_than_the_draw_are_no_more_than_certain(
    services: Services, qtbot: Any
) -> None:
    """B71."""
    row = OddsRow(services, 1, "battle cards", 5)
    qtbot.addWidget(row)
    for text in ("", "1 EBP01-016", "3 EBP01-016"):
        row.show_deck(opened(decks.deck("", text), services))
        assert 0 <= float(row.result.text().removesuffix(" %")) <= 100


def test_every_group_can_be_chosen_by_keys(services: Services, qtbot: Any) -> None:
    row = OddsRow(services, 1, "monsters", 5)
    qtbot.addWidget(row)
    row.show()
    assert [spoken(each) for each in focusable(row)] == [
        "at least so many",
        "of these cards",
        "among so many cards drawn",
    ]
    assert row.group.count() == len(GROUPS)
