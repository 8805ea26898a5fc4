"""The native `.deck` file: opens in the simulator, and loses nothing (interchange 2.2)."""

from pathlib import Path

import pytest

import card_data
from deckbuilder.cards import Catalogue
from deckbuilder.decks.deck import Deck, Entry
from deckbuilder.decks.interchange import ExportOptions, LineState, read_deck, write_deck

DECK = Deck(
    name="Fire Mountain",
    format="standard-jp",
    monster=(Entry("ESD01-001"), Entry("EBP99-001")),
    main=(Entry("EBP01-016+", 4), Entry("Mecha Kong", 2)),
    player="Ken Ō",
    event="Store final",
    notes="first\n\n  indented: yes\n# not a comment",
    deck_log_code="26YK7",
    tags=("league", "to try"),
    unread=("-3 EBP01-022", "thanks Ken"),
    extra=(("author", "Ken"), ("With space", 'say "hi"')),
)

TEXT = """# deckbuilder: 1
# name: Fire Mountain
# format: standard-jp
# player: Ken Ō
# event: Store final
# deck_log_code: 26YK7
# tags: league, to try
# author: Ken
# extra: ["With space", "say \\"hi\\""]
# notes: first
# notes:
# notes: "  indented: yes"
# notes: # not a comment
# unread: -3 EBP01-022
# unread: thanks Ken

[monster deck]
1 ESD01-001
1 EBP99-001

[main deck]
4 EBP01-016+
2 "Mecha Kong"
"""


def test_the_file_is_what_the_simulator_reads_with_the_rest_in_comments(catalogue: Catalogue) -> None:
    assert write_deck(DECK, "deck", catalogue).decode() == TEXT


def test_the_file_reads_back_equal(catalogue: Catalogue) -> None:
    assert read_deck(TEXT, catalogue).deck == DECK


@pytest.mark.parametrize("path", sorted(card_data.ROOT.glob("decks/*.deck")), ids=lambda path: path.stem)
def test_shipped_decks_are_read_letter_for_letter_and_written_alike(path: Path, catalogue: Catalogue) -> None:
    data = path.read_bytes()
    result = read_deck(data, catalogue)
    assert result.report.is_clean
    assert write_deck(result.deck, "deck", catalogue) == data


def test_a_comment_of_another_program_goes_to_the_notes(catalogue: Catalogue) -> None:
    deck = read_deck("# built for Friday\n[main deck]\n4 EBP01-016", catalogue).deck
    assert deck.notes == "built for Friday"
    assert read_deck(write_deck(deck, "deck", catalogue), catalogue).deck == deck


def test_a_second_name_is_kept_as_a_note(catalogue: Catalogue) -> None:
    deck = read_deck("# name: A\n# name: B\n[main deck]\n4 EBP01-016", catalogue).deck
    assert (deck.name, deck.notes) == ("A", "name: B")


def test_a_later_version_is_read_with_a_remark(catalogue: Catalogue) -> None:
    result = read_deck("# deckbuilder: 2\n# sleeves: red\n[main deck]\n4 EBP01-016", catalogue)
    assert "a later version wrote this" in result.report.remarks[0]
    assert result.deck.extra == (("sleeves", "red"),)


@pytest.mark.parametrize(
    "character", ["a", '"', "\x01", "\U000e0041"], ids=["letter", "quote", "control", "tag"]
)
def test_the_longest_placeholder_comes_back(character: str, catalogue: Catalogue) -> None:
    deck = Deck(main=(Entry("q" + 499 * character, 4),))
    for format_id in ("deck", "text"):
        assert read_deck(write_deck(deck, format_id, catalogue), catalogue).deck == deck


def test_cards_before_the_first_heading_are_not_dropped(catalogue: Catalogue) -> None:
    result = read_deck("4 EBP01-016\n[monster deck]\n1 ESD01-001", catalogue)
    assert result.deck.main == (Entry("EBP01-016", 4),)
    assert result.report.lines[0].state is LineState.CHANGED
    assert "1 line stands before any heading" in result.report.lines[0].message


def test_the_simulator_gets_two_fields_a_line_and_no_other_art(catalogue: Catalogue) -> None:
    deck = Deck(
        name="A", notes="B", monster=(Entry("ESD01-001"),), main=(Entry("EBP01-016+", 3), Entry("EBP01-016"))
    )
    expected = "[monster deck]\n1 ESD01-001\n\n[main deck]\n"
    assert write_deck(deck, "simulator", catalogue).decode() == expected + "4 EBP01-016\n"
    kept = write_deck(deck, "simulator", catalogue, ExportOptions(keep_prints=True)).decode()
    assert kept == expected + "3 EBP01-016+\n1 EBP01-016\n"


@pytest.mark.parametrize("marks", ["[{}]", "{}:"])
def test_both_kinds_of_headings_of_the_simulator_make_a_deck_file(marks: str, catalogue: Catalogue) -> None:
    text = f"{marks.format('MONSTER Deck')}\n1 ESD01-001\n{marks.format('main deck')}\n1 EBP02-T03"
    result = read_deck(text, catalogue)
    assert (result.format, result.deck.main) == ("deck", (Entry("EBP02-T03"),))


def test_a_missing_card_database_loses_no_card() -> None:
    """B05."""
    empty = Catalogue((), {})
    deck = read_deck(TEXT, empty).deck
    assert deck == DECK
    assert write_deck(deck, "deck", empty).decode() == TEXT
