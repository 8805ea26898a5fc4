"""The report, its answers, and what an import does to an open deck."""

from dataclasses import replace

import pytest

from deckbuilder.cards import Catalogue
from deckbuilder.decks.deck import Deck, Entry
from deckbuilder.decks.interchange import (
    EXPORTS,
    READERS,
    LineState,
    MergeMode,
    UnknownFormatError,
    losses,
    read_deck,
    write_deck,
)

MOCK = """[monster deck]
1 EBP01-001
1 BP01-002
メインデッキ
４　ＥＢＰ０１－０１６
1 EBP01-016+
2 Godzilla(2023)
2x Super X2
4 EBP99-001
-3 EBP01-022
// thanks Ken"""


def test_eleven_lines_in_eleven_answered(catalogue: Catalogue) -> None:
    report = read_deck(MOCK, catalogue, source="Clipboard").report
    assert [line.line_no for line in report.lines] == list(range(1, 12))
    assert report.summary() == "7 read, 1 changed, 1 question, 1 unknown, 1 rejected"


def test_nothing_of_the_input_is_lost_in_the_deck(catalogue: Catalogue) -> None:
    deck = read_deck(MOCK, catalogue).deck
    assert deck.unread == ("-3 EBP01-022",)
    assert deck.notes == "thanks Ken"
    assert Entry("Godzilla(2023)", 2) in deck.main
    assert Entry("EBP99-001", 4) in deck.main


def test_an_unknown_name_can_be_answered_with_a_near_one(catalogue: Catalogue) -> None:
    result = read_deck("[main deck]\n4 Ebirha", catalogue)
    (question,) = result.report.questions
    assert "EBP01-016" in [choice.value for choice in question.candidates]
    answered = result.answer(2, "EBP01-016")
    assert answered.deck.main == (Entry("EBP01-016", 4),)
    assert answered.report.questions == ()


def test_adding_keeps_what_is_there(catalogue: Catalogue) -> None:
    """B25."""
    open_deck = Deck(name="Mine", monster=(Entry("ESD01-001"),), main=(Entry("EBP01-016", 2),), notes="old")
    read = read_deck(
        "# name: Other\n[monster deck]\n1 EBP01-001\n[main deck]\n2 EBP01-016\n// new", catalogue
    )
    added = read.merge_into(open_deck, MergeMode.ADD)
    assert added == replace(
        open_deck,
        monster=(Entry("ESD01-001"), Entry("EBP01-001")),
        main=(Entry("EBP01-016", 4),),
        notes="old\nnew",
    )


def test_replacing_leaves_only_the_new_deck(catalogue: Catalogue) -> None:
    """B25."""
    open_deck = Deck(name="Mine", monster=(Entry("ESD01-001"),), notes="old")
    read = read_deck("[monster deck]\n1 EBP01-001", catalogue)
    assert read.merge_into(open_deck, "replace") == Deck(name="Mine", monster=(Entry("EBP01-001"),))


def test_every_export_says_whom_it_is_for(catalogue: Catalogue) -> None:
    """B38."""
    for export in EXPORTS.values():
        assert export.label.startswith("for ")
        assert export.suffix.startswith(".")
        assert "/" in export.mime
        assert (
            read_deck(write_deck(Deck(main=(Entry("EBP01-016", 4),)), export.id, catalogue), catalogue).format
            in READERS
        )


def test_an_unknown_export_is_named_with_the_known_ones(catalogue: Catalogue) -> None:
    with pytest.raises(UnknownFormatError, match="no export format 'xls'; known are deck, simulator"):
        write_deck(Deck(), "xls", catalogue)
    with pytest.raises(UnknownFormatError):
        losses(Deck(), "xls")


def test_a_list_whose_every_line_fails_is_still_answered(catalogue: Catalogue) -> None:
    result = read_deck("hello\nworld", catalogue)
    assert result.ok
    assert [line.state for line in result.report.lines] == [LineState.REJECTED, LineState.REJECTED]
    assert result.deck.unread == ("hello", "world")
