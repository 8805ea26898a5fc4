"""An open deck: its title, the verdict line, checks worked out anew with every change."""

from __future__ import annotations

from pathlib import Path

from deckbuilder.decks import Deck, DeckDocument, Section, edits
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from tests.helpers.opened import opened


def test_the_verdict_line_names_format_list_and_day(services: Services) -> None:
    deck = opened(Deck(format="standard-jp"), services)
    assert deck.verdict_line == "Standard JP, list: official Japanese list of 2026-04-01; today 2026-11-30"


def test_a_deck_of_an_unknown_format_says_so_and_is_checked_all_the_same(services: Services) -> None:
    deck = opened(Deck(format="club-night"), services)
    assert deck.verdict_line.startswith('The format "club-night" is unknown; checked as Standard EN')
    assert deck.problems == 2


def test_a_format_with_its_optional_list_judges_by_it(services: Services) -> None:
    """G030: the undated entries count only when they are switched on."""
    deck = opened(Deck(format="standard-jp").add(Section.MAIN, "EBP01-079"), services)
    assert "EBP01-079" not in {number for violation in deck.violations for number in violation.cards}
    deck.edit(edits.set_format("standard-jp+zero-copies"))
    assert "EBP01-079" in {number for violation in deck.violations for number in violation.cards}


def test_checks_follow_every_edit_and_undo(services: Services) -> None:
    deck = opened(Deck(), services)
    empty = deck.violations
    deck.edit(edits.add("Ebirah", "EBP01-016", Section.MAIN, 5))
    assert deck.problems == 3
    deck.document.undo()
    assert deck.violations == empty


def test_an_unnamed_deck_is_called_by_its_file_or_untitled(services: Services) -> None:
    assert opened(Deck(), services).title == "Untitled"
    document = DeckDocument(Deck(), path=Path("Fire Mountain.deck"))
    assert OpenDeck(document, services).title == "Fire Mountain"
    assert opened(Deck(name="Moth Garden"), services).title == "Moth Garden"
