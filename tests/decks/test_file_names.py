"""File names for decks: H40, B88, and every name a player can type."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckbuilder.decks.file_names import SUFFIX, safe_file_name, unique_name


@pytest.mark.parametrize(
    ("name", "file_name"),
    [
        ("Red Godzilla", "Red Godzilla.deck"),
        ("", "Deck.deck"),
        ("   ", "Deck.deck"),
        ("x" * 300, "x" * 120 + ".deck"),
        ("ゴ" * 300, "ゴ" * 40 + ".deck"),
        ("CON", "CON_.deck"),
        ("com1.old", "com1.old_.deck"),
        ("Connie", "Connie.deck"),
        ("a/b", "a_b.deck"),
        ("a\\b:c*?", "a_b_c__.deck"),
        ("..", "Deck.deck"),
        (".hidden", "hidden.deck"),
        ("ends in a dot.", "ends in a dot.deck"),
        ("🦖", "🦖.deck"),
        ("ゴジラ é ß", "ゴジラ é ß.deck"),
        ("\u202egniliart", "gniliart.deck"),
        ("גודזילה", "גודזילה.deck"),
        ("tab\tand\nline", "tab and line.deck"),
        ("nul\0esc\x1b", "nulesc.deck"),
        ("half \udc80 a character", "half a character.deck"),
        ("e\u0301", "é.deck"),
    ],
)
def test_a_deck_name_becomes_a_safe_file_name(name: str, file_name: str) -> None:
    """H40, B34."""
    assert safe_file_name(name, suffix=SUFFIX) == file_name


def test_decks_of_like_names_get_files_of_their_own() -> None:
    """B88, B08."""
    taken: list[str] = []
    for name in ("A/B", "A_B", "a_b", "A:B"):
        taken.append(safe_file_name(name, taken, SUFFIX))
    assert taken == ["A_B.deck", "A_B (2).deck", "a_b (3).deck", "A_B (4).deck"]


def test_upper_and_lower_case_are_one_name_also_in_the_suffix() -> None:
    assert safe_file_name("straße", ["STRASSE.DECK"], SUFFIX) == "straße (2).deck"


def test_files_of_other_kinds_take_no_name() -> None:
    assert safe_file_name("a", ["a.txt", "a.deck~"], SUFFIX) == "a.deck"


def test_without_a_suffix_it_is_the_bare_name() -> None:
    assert safe_file_name("a/b") == "a_b"
    assert safe_file_name("a", ["A"]) == "a (2)"


def test_a_numbered_name_counts_on() -> None:
    assert unique_name("x (2)", ["x", "X (2)"]) == "x (3)"
    assert unique_name("x (2)", ["x"]) == "x (2)"
    assert unique_name("(2)", ["(2)"]) == "(2) (2)"


@given(st.lists(st.text(max_size=80), min_size=1, max_size=4))
def test_any_names_make_distinct_plain_names(names: list[str]) -> None:
    """H40."""
    taken: list[str] = []
    for name in names:
        made = safe_file_name(name, taken, SUFFIX)
        assert Path(made).name == made
        assert len(made.encode("utf-8")) <= 140
        assert not made.startswith((".", " "))
        assert not set(made) & set('<>:"/\\|?*\0\n\r\t')
        assert made.casefold() not in {other.casefold() for other in taken}
        taken.append(made)


@given(st.text(max_size=60))
def test_every_such_name_can_be_written(tmp_path_factory: pytest.TempPathFactory, name: str) -> None:
    path = tmp_path_factory.getbasetemp() / safe_file_name(name, suffix=SUFFIX)
    path.write_bytes(b"x")
    assert path.read_bytes() == b"x"
    path.unlink()
