"""The statistics: bars with words that select their cards, and odds that can be asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from deckbuilder.cards.facts import CardType
from deckbuilder.decks.deck import Deck
from deckbuilder.gui.deck.bars import BarGroup
from deckbuilder.gui.deck.odds_row import OddsRow, percent
from deckbuilder.gui.deck.questions import GROUPS, DeckOdds
from deckbuilder.gui.deck.statistics import StatisticsPanel, in_words
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import OddsQuestion, SettingsFile
from deckbuilder.gui.theme import Theme
from deckbuilder.paper.palette import TONES, contrast
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import Player, clipped, focusable, shown, spoken


@pytest.fixture
def panel(services: Services, qtbot: Any) -> StatisticsPanel:
    panel = StatisticsPanel(services)
    qtbot.addWidget(panel)
    panel.resize(440, 600)
    return panel


@pytest.fixture
def filled(panel: StatisticsPanel, services: Services) -> StatisticsPanel:
    panel.show()
    panel.show_deck(opened(decks.shipped("ESD01"), services))
    return panel


def names(group: BarGroup) -> list[str]:
    return [bar.accessibleName() for bar in group.bars]


def test_every_bar_says_what_it_stands_for(filled: StatisticsPanel) -> None:
    assert names(filled.ranks)[1] == "Rank 2: 4 red battle"
    assert names(filled.types) == ["battle: 20 copies", "strategy: 12 copies", "monster: 18 copies"]
    assert filled.steps.accessibleName().endswith("of 10")
    assert names(filled.monsters)[0] == "Monsters of rank I: 0 copies"
    assert names(filled.traits)[0].startswith("Trait Godzilla: ")
    assert names(filled.powers)[-1] == "Counter power 7,000: 4 copies"
    assert [name.partition(":")[0] for name in names(filled.sources)] == [
        "gain rage",
        "discard for rage",
        "draw cards",
        "find cards",
    ]
    assert all("Can be played on your rank" in name for name in names(filled.followers))


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


# ---- bars that are pressed --------------------------------------------------------------------------------


def test_a_click_on_a_bar_selects_its_cards_and_says_so(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.window.workspace.current.document.edit("make it", lambda old: decks.shipped("ESD01"))
    bar = player.window.statistics.ranks.bars[4 - 1]
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton)
    selected = player.window.deck_panel.view.selected_rows()
    assert selected
    assert all(row.card.rank == 4 and row.card.type is not CardType.MONSTER for row in selected)
    assert sum(row.count for row in selected) == bar.mark.count
    assert player.said == f"{bar.accessibleName()}, selected in the deck"


def test_arrows_go_from_bar_to_bar_and_enter_presses(filled: StatisticsPanel) -> None:
    chosen: list[set[str]] = []
    filled.cards_chosen.connect(chosen.append)
    bars = filled.ranks.bars
    bars[0].setFocus()
    QTest.keyClick(bars[0], Qt.Key.Key_Right)
    assert bars[1].hasFocus()
    QTest.keyClick(bars[1], Qt.Key.Key_Return)
    QTest.keyClick(bars[1], Qt.Key.Key_End)
    assert bars[-1].hasFocus()
    QTest.keyClick(bars[-1], Qt.Key.Key_Home)
    QTest.keyClick(bars[0], Qt.Key.Key_Left)
    assert bars[0].hasFocus(), "the first one has no neighbour there"
    assert chosen == [set(bars[1].mark.numbers)]
    assert chosen[0]


def test_tab_stops_once_at_each_figure(filled: StatisticsPanel) -> None:
    stops = focusable(filled)
    groups = filled.findChildren(BarGroup)
    assert all(sum(group.isAncestorOf(stop) for stop in stops) == 1 for group in groups)
    assert [stop for stop in stops if not spoken(stop)] == []
    filled.ranks.step(filled.ranks.bars[0], 3)
    assert [stop for stop in focusable(filled) if filled.ranks.isAncestorOf(stop)] == [filled.ranks.bars[3]]


def test_bars_stay_the_same_widgets_while_the_deck_changes(
    filled: StatisticsPanel, services: Services
) -> None:
    bars = list(filled.ranks.bars)
    bars[2].setFocus()
    filled.show_deck(opened(decks.red("3 EBP01-016"), services))
    assert filled.ranks.bars == bars
    assert bars[2].hasFocus()


@pytest.mark.parametrize("points", [8, 10, 20])
def test_no_label_is_cut_off(filled: StatisticsPanel, theme: Theme, qtbot: Any, points: int) -> None:
    theme.set_size(points)
    filled.resize(filled.minimumSizeHint().width() + 10, 700)
    qtbot.waitUntil(lambda: clipped(filled) == [])


# ---- odds -------------------------------------------------------------------------------------------------


@pytest.fixture
def four(services: Services, qapp: object) -> DeckOdds:
    """Four strategy cards among fifty."""
    strategy = [card.number for card in decks.cards() if card.type == "strategy" and not card.is_token][:4]
    return DeckOdds(opened(decks.deck("", f"46 EBP01-016, {', '.join(strategy)}"), services), services)


@pytest.mark.parametrize(
    ("least", "draws", "chance"), [(1, 5, "35.3 %"), (1, 50, "100.0 %"), (4, 50, "100.0 %"), (5, 50, "0.0 %")]
)
def test_odds_follow_the_numbers_that_are_asked(
    services: Services, four: DeckOdds, qtbot: Any, least: int, draws: int, chance: str
) -> None:
    row = OddsRow(services)
    qtbot.addWidget(row)
    asked: list[OddsQuestion] = []
    row.edited.connect(asked.append)
    row.show_question(OddsQuestion(group="t:strategy", least=1, draws=7), four)
    assert row.result.text() == "46.4 %"
    row.least.setValue(least)
    row.draws.setValue(draws)
    row.show_question(asked[-1] if asked else row.question, four)
    assert row.question == OddsQuestion(group="t:strategy", least=least, draws=draws)
    assert row.result.text() == chance
    assert row.result.accessibleName() == f"{chance}: 4 of 50 cards, {draws} drawn"


def test_odds_of_a_deck_smaller_than_the_draw_are_no_more_than_certain(
    services: Services, qapp: object
) -> None:
    """B71."""
    for text in ("", "1 EBP01-016", "3 EBP01-016"):
        odds = DeckOdds(opened(decks.deck("", text), services), services)
        for group in GROUPS:
            questions = [OddsQuestion(group=group, least=k, draws=n) for k in (1, 3) for n in (1, 5, 50)]
            assert all(0 <= odds.chance(question) <= 1 for question in questions)
            assert 0 <= odds.chance(*questions[:3]) <= 1
            assert sum(odds.spread(group, 5)) == pytest.approx(1)


def test_a_chance_never_reads_as_certain_or_impossible_when_it_is_not() -> None:
    """B71."""
    assert [percent(chance) for chance in (0, 0.0004, 0.353, 0.9999, 1)] == [
        "0.0 %",
        "< 0.1 %",
        "35.3 %",
        "> 99.9 %",
        "100.0 %",
    ]


def test_any_search_can_be_a_group(filled: StatisticsPanel) -> None:
    row = filled.odds[0]
    edit = row.group.lineEdit()
    edit.selectAll()
    QTest.keyClicks(edit, "t:battle cp>=7000")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert filled.questions.rows[0].group == "t:battle cp>=7000"
    assert row.result.text() == "35.3 %", "four of fifty"
    edit.selectAll()
    QTest.keyClicks(edit, "t:battle r<=x")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert row.result.text() == "–"
    assert row.mistake.text() in [label.text() for label in shown(filled, QLabel)]
    edit.selectAll()
    QTest.keyClicks(edit, "battle cards")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert filled.questions.rows[0].group == "t:battle"
    assert not row.mistake.isVisible()


def test_questions_are_remembered(services: Services, qtbot: Any, tmp_path: Path) -> None:
    first = StatisticsPanel(services)
    qtbot.addWidget(first)
    first.odds[1].least.setValue(3)
    file = SettingsFile(tmp_path / "settings.json")
    file.save(services.settings)
    assert file.load().odds[1].least == 3


def test_every_group_can_be_chosen_by_keys(services: Services, qtbot: Any) -> None:
    row = OddsRow(services)
    qtbot.addWidget(row)
    row.show()
    assert [spoken(each) for each in focusable(row)] == [
        "at least so many",
        "of these cards",
        "among so many cards drawn",
    ]
    assert row.group.count() == len(GROUPS)


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_every_text_of_the_bars_is_readable(theme: Theme, scheme: str) -> None:
    """B55: numbers and labels on the panel and on a bar under the pointer, letters on the card colours."""
    theme.choose(scheme)
    pairs = [("text", "window"), ("text2", "window"), ("text", "base"), ("onsel", "sel"), ("onsel2", "sel")]
    found = {pair: contrast(theme.color(pair[0]).name(), theme.color(pair[1]).name()) for pair in pairs}
    assert min(found.values()) >= 4.5, found
    assert min(contrast(tones.on_tag, tones.tag) for tones in TONES.values()) >= 4.5


def test_colours_of_a_bar_differ_without_hue(filled: StatisticsPanel, services: Services) -> None:
    """B59: the letter of each colour stands in its piece of the bar, so two colours differ in grey."""
    pieces = []
    for number in ("EBP01-029", "EBP01-056"):
        filled.show_deck(opened(decks.deck("", f"20 {number}"), services))
        rank = services.catalogue[number].rank
        bar = filled.ranks.bars[rank - 1]
        pieces.append(bar.grab().toImage().convertToFormat(QImage.Format.Format_Mono))
    assert services.catalogue["EBP01-029"].colors != services.catalogue["EBP01-056"].colors
    assert pieces[0] != pieces[1]
