"""``deckbuilder cards --explain``: what the data say a card does, and which open readings bear on it."""

import pytest

from deckbuilder.cli.explain import outline
from tests.helpers.terminal import Terminal


def test_a_card_is_explained_from_its_facts_to_its_status(deckbuilder: Terminal) -> None:
    answer = deckbuilder("cards", "EBP03-052", "--explain")
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[:2] == [
        "EBP03-052 M.O.G.U.E.R.A.",
        "  blue battle, rank 7, counter power 7,000, step 2, Moguera, Weapon",
    ]
    heads = [line for line in lines if line.startswith("  ") and line[2:3].isalpha()]
    assert [line.split(":")[0].strip() for line in heads[-4:]] == [
        "Set",
        "Abilities in the data",
        "Readings that no official answer settles",
        "Status",
    ]
    assert lines[-1] == "  Status: full"


def test_its_text_stands_above_the_data(deckbuilder: Terminal) -> None:
    text = deckbuilder("cards", "EBP01-024").out
    assert deckbuilder("cards", "EBP01-024", "--explain").out.startswith(text)


def test_the_name_in_the_other_language_is_told(deckbuilder: Terminal) -> None:
    assert ", in Japanese ゴジラ(1954)\n" in deckbuilder("cards", "EBP01-002", "--explain").out
    in_japanese = deckbuilder("cards", "EBP01-002", "--explain", "--language", "ja").out
    assert in_japanese.startswith("EBP01-002 ゴジラ(1954)\n")
    assert ", in English Godzilla(1954)\n" in in_japanese


def test_the_abilities_are_shown_as_the_data_have_them(deckbuilder: Terminal) -> None:
    out = deckbuilder("cards", "EBP03-052", "--explain").out
    assert "    1. replace\n         of: would_be_destroyed, of self, by opp_effect\n" in out
    assert "       uses act:add_to_hand, act:proceed, in:under_self," in out


def test_a_reading_shows_its_points_and_how_sure_it_is_and_what_decides_it(deckbuilder: Terminal) -> None:
    out = deckbuilder("cards", "EBP01-002", "--explain").out
    assert "    R12.11, D12 (M): " in out
    switched = deckbuilder("cards", "EBP03-052", "--explain").out
    assert "    A4, F1 (L): " in switched
    assert "[AWAKENING_IS_CHECKED_AGAIN = True]" in switched


def test_a_card_without_abilities_has_no_data_to_show(deckbuilder: Terminal) -> None:
    out = deckbuilder("cards", "no:EBP01-016", "--explain").out
    assert "Abilities" not in out
    assert out.endswith("  Status: vanilla\n")


def test_several_cards_are_explained_one_after_the_other(deckbuilder: Terminal) -> None:
    assert deckbuilder("cards", "n:ebirah", "--explain").out.count("\n  Status: ") == 2


def test_programs_get_data_items_and_readings(deckbuilder: Terminal) -> None:
    (card,) = deckbuilder("cards", "EBP01-002", "--explain", "--json").data["cards"]
    assert card["text"].startswith("Burst 1")
    assert card["abilities"][0] == {
        "data": {"kind": "keyword", "name": "burst", "from_rank": 1},
        "items": ["kw:burst"],
    }
    assert {"R12.11, D12": None}.items() <= {
        each["points"]: each["value"] for each in card["readings"]
    }.items()
    (plain,) = deckbuilder("cards", "EBP01-002", "--json").data["cards"]
    assert "abilities" not in plain


@pytest.mark.parametrize(
    ("data", "lines"),
    [
        (
            {"kind": "keyword", "name": "evolution", "rank_max": 5, "trait": "Mothra"},
            ["keyword, evolution, rank_max 5, trait Mothra"],
        ),
        (
            {"of": "you", "in": "hand", "name": ["A", "B"], "other": True},
            ["of you, in hand, name A / B, other"],
        ),
        (
            {"act": "destroy", "what": {"of": "opp", "pick": {"n": 1}}},
            ["destroy", "  what: of opp", "    pick: n 1"],
        ),
        (
            {"act": "choose_mode", "modes": [{"do": [{"act": "draw", "n": 1}]}]},
            ["choose_mode", "  modes:", "  - any", "      do:", "      - draw, n 1"],
        ),
        ({"fx": "counter_immunity", "retreat": False}, ["counter_immunity, retreat false"]),
    ],
    ids=["keyword", "filter", "part in a part", "list", "false"],
)
def test_data_become_lines(data: dict[str, object], lines: list[str]) -> None:
    assert list(outline(data)) == lines
