"""G-card's codes and saved decks (interchange 2.4, B92, B95)."""

import json

import pytest

from deckbuilder.cards import Catalogue
from deckbuilder.decks.deck import Deck, Entry
from deckbuilder.decks.interchange import LineState, read_deck, write_deck

CODES = [
    "v1:eyJtYWluIjp7IlNEMDEtMDA1b2wiOjR9LCJtb25zdGVyIjp7IlNEMDEtMDAxb2wiOjF9fQ==",
    "v2:4.4|0.1",
    "v3:eyJ2ZXJzaW9uIjozLCJtYWluIjpbWyJTRDAxLTAwNW9sIiw0XV0sIm1vbnN0ZXIiOltbIlNEMDEtMDAxb2wiLDFdXX0",
]
DECK = Deck(monster=(Entry("ESD01-001", 1),), main=(Entry("ESD01-005", 4),))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("around", ["{}", "my deck {} \n bye", "{}\n"])
def test_each_version_gives_the_deck_also_in_a_longer_text(
    code: str, around: str, catalogue: Catalogue
) -> None:
    result = read_deck(around.format(code), catalogue)
    assert result.deck == DECK
    assert result.format_name == f"G-card code {code[:2]}"
    assert not result.report.problems
    assert not result.report.in_state(LineState.CHANGED)


def test_the_prefix_may_be_in_capitals(catalogue: Catalogue) -> None:
    assert read_deck("V2:4.4|0.1", catalogue).deck == DECK


@pytest.mark.parametrize(
    ("index", "newer", "older"),
    [("7o", "EPR-001", "EPR-004"), ("7p", "EPR-002", "EPR-005"), ("aj", "ESC01-001", "EBP04-090")],
)
def test_an_index_of_two_meanings_is_read_with_a_warning_and_can_be_changed(
    index: str, newer: str, older: str, catalogue: Catalogue
) -> None:
    result = read_deck(f"v2:{index}.1|", catalogue)
    (line,) = result.report.lines
    assert (line.state, line.entry) == (LineState.CHANGED, Entry(newer))
    assert f"the code may be older and then means {older}" in line.message
    assert result.answer(1, older).deck.main == (Entry(older),)


@pytest.mark.parametrize(
    ("index", "number"),
    [
        (0, "ESD01-001"),
        (29, "ESD02-015"),
        (30, "EBP01-001"),
        (189, "EBP02-080"),
        (269, "EBP03-080"),
        (275, "EFC01-006"),
        (289, "EPR-014"),
        (290, "EBP04-001"),
        (378, "EBP04-089"),
        (384, "ESC01-006"),
    ],
)
def test_the_v2_list_is_that_of_june_2026(index: int, number: str, catalogue: Catalogue) -> None:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    base36 = (digits[index // 36] if index >= 36 else "") + digits[index % 36]
    base36 = digits[index // 1296] + base36 if index >= 1296 else base36
    assert read_deck(f"v2:{base36}.2|", catalogue).deck.main == (Entry(number, 2),)


def test_rage_cards_in_a_code_are_refused_visibly(catalogue: Catalogue) -> None:
    result = read_deck("v2:4.4,7y.1|", catalogue)
    assert result.deck.main == (Entry("ESD01-005", 4),)
    assert result.report.lines[1].state is LineState.REJECTED
    assert "rage card" in result.report.lines[1].message
    assert result.deck.unread == ("PR-011 ×1",)


def test_repeated_ids_of_a_v3_code_add_up(catalogue: Catalogue) -> None:
    import base64

    value = {"version": 3, "main": [["SD01-005ol", 1], ["SD01-005ol", 3]], "monster": [["SD01-001ol", 1]]}
    code = "v3:" + base64.urlsafe_b64encode(json.dumps(value).encode()).decode().rstrip("=")
    assert read_deck(code, catalogue).deck == DECK


def test_a_card_newer_than_the_data_is_kept_as_a_placeholder(catalogue: Catalogue) -> None:
    result = read_deck(json.dumps({"main": {"BP09-001": 4}, "monster": {}}), catalogue)
    assert result.deck.main == (Entry("EBP09-001", 4),)
    assert result.report.lines[0].state is LineState.UNKNOWN


def test_a_file_of_saved_decks_gives_all_of_them(catalogue: Catalogue) -> None:
    entries = [
        {"id": "1", "name": "A", "deck": {"main": {"SD01-005ol": 4}, "monster": {"SD01-001ol": 1}}},
        {"id": "2", "name": "broken", "deck": {"main": {"nope": 1}, "monster": {}}},
        {"id": "3", "name": "B", "deck": {"main": {"BP01-016ol": 2}, "monster": {}}},
    ]
    for value in ({"version": 1, "exportedAt": "2026-06-01", "decks": entries}, entries):
        result = read_deck(json.dumps(value), catalogue)
        assert [deck.name for deck in result.decks] == ["A", "B"]
        assert result.decks[1].main == (Entry("EBP01-016", 2),)
        assert len(result.report.in_state(LineState.REJECTED)) == 1
        assert result.only(1).deck == result.decks[1]
        assert result.only(1).report.lines[-1].entry == Entry("EBP01-016", 2)


def test_our_code_is_sorted_by_id_and_has_no_padding(catalogue: Catalogue) -> None:
    assert write_deck(DECK, "gcard", catalogue).decode().strip() == CODES[2]


def test_a_note_that_mentions_a_version_is_no_code(catalogue: Catalogue) -> None:
    result = read_deck("[main deck]\n# v2:final build\n4 EBP01-016", catalogue)
    assert result.deck.main == (Entry("EBP01-016", 4),)


@pytest.mark.parametrize(
    "text",
    [
        "My deck v2: red rush\n4 Super X2\n",
        "Red rush v3:final\nEBP01-016 x4\n",
        "- 4枚 BP01-016\nv1:old\n",
        "section,count,number,name\nmain,4,EBP01-016,Ebirah v2:old\n",
    ],
    ids=["names", "number first", "japanese", "table"],
)
def test_a_list_whose_title_mentions_a_version_is_still_a_list(text: str, catalogue: Catalogue) -> None:
    result = read_deck(text, catalogue)
    assert result.ok, result.report.refusal
    assert [entry.count for entry in result.deck.main] == [4]
