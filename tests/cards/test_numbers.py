"""Card numbers in every spelling players write (interchange 2.1, hostile corpus H06-H11)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckbuilder.cards import Catalogue, natural_key, parse_number
from deckbuilder.cards.numbers import CardNumber, PrintedNumber

FIGURES = st.integers(0, 99)
SET_CODES = st.one_of(
    st.builds(lambda kind, no: f"{kind}{no:02}", st.sampled_from(["BP", "SD", "SC", "FC"]), FIGURES),
    st.just("PR"),
)
SERIALS = st.one_of(st.integers(0, 999).map("{:03}".format), FIGURES.map("T{:02}".format))
PRINTED = st.builds(
    lambda code, serial, plus: PrintedNumber(CardNumber(f"E{code}-{serial}"), plus),
    SET_CODES,
    SERIALS,
    st.integers(0, 3),
)
DASHES = "-‐‑‒–—―−ー－"
FULL_WIDTH = {ord(char): chr(ord(char) + 0xFEE0) for char in "0123456789ABCDEFOPRSTabcdefoprst+"}


def read(text: str) -> str | None:
    number = parse_number(text)
    return str(number.printed) if number else None


def notes(text: str) -> tuple[str, ...]:
    number = parse_number(text)
    assert number is not None
    return number.notes


@given(PRINTED)
def test_every_number_reads_back(printed: PrintedNumber) -> None:
    number = parse_number(str(printed))
    assert number is not None
    assert number.printed == printed
    assert number.notes == ()


@given(PRINTED, st.data())
def test_no_spelling_of_a_number_changes_which_card_it_is(
    printed: PrintedNumber, data: st.DataObject
) -> None:
    set_code, _, rest = str(printed).partition("-")
    separator = data.draw(st.sampled_from([*DASHES, " - ", " – ", " ", "　", "\u200b-"]), "separator")
    text = set_code + separator + rest
    if data.draw(st.booleans(), "Japanese"):
        text = text.removeprefix("E")
    if data.draw(st.booleans(), "image suffix"):
        text += data.draw(st.sampled_from(["OL", "ol", "Ol"]))
    text = data.draw(st.sampled_from([str, str.lower, str.title]), "case")(text)
    if data.draw(st.booleans(), "full width"):
        text = text.translate(FULL_WIDTH)
    text = data.draw(st.sampled_from(["", " ", "　", "\t"]), "before") + text + " "
    assert read(text) == str(printed)


@given(st.text(max_size=60))
def test_any_text_is_a_number_or_none_and_never_an_error(text: str) -> None:
    number = parse_number(text)
    if number is not None:
        assert read(str(number.printed)) == str(number.printed)
    natural_key(text)


@pytest.mark.parametrize("text", ["ＥＢＰ０１－０１６", "　ＥＢＰ０１－０１６　"])
def test_h06_full_width_needs_no_remark(text: str) -> None:
    assert read(text) == "EBP01-016"
    assert notes(text) == ()


@pytest.mark.parametrize("text", ["ebp01-016", "Ebp01-016", "eBP01-016"])
def test_h07_case_needs_no_remark(text: str) -> None:
    assert read(text) == "EBP01-016"
    assert notes(text) == ()


def test_h08_a_japanese_number_is_read_as_the_english_print_and_says_so() -> None:
    assert read("BP01-016") == "EBP01-016"
    assert notes("BP01-016") == ("Japanese number read as EBP01-016",)


@pytest.mark.parametrize("text", ["EBP01–016", "EBP01−016", "EBP01ー016", "EBP01 016", "EBP01 - 016"])
def test_h09_odd_dashes_and_spaces_are_normalised_with_a_remark(text: str) -> None:
    assert read(text) == "EBP01-016"
    assert notes(text) == ("dash or space normalised to EBP01-016",)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("EBP1-16", "EBP01-016"),
        ("EBP01-16", "EBP01-016"),
        ("EBP1 16", "EBP01-016"),
        ("EBP1 016", "EBP01-016"),
        ("EBP01016", "EBP01-016"),
        ("ebp02-t3", "EBP02-T03"),
        ("EPR 1", "EPR-001"),
        ("EPR1", "EPR-001"),
    ],
)
def test_h09_shortened_figures_are_completed_with_a_remark(text: str, number: str) -> None:
    assert read(text) == number
    assert notes(text) == (f"spelling completed to {number}",)


@pytest.mark.parametrize("text", ["EBP116", "EBP1016", "EBP0116"])
def test_figures_without_any_gap_are_not_guessed_apart(text: str) -> None:
    assert read(text) is None


@pytest.mark.parametrize(("text", "plus"), [("EBP01-016+", 1), ("EBP01-016++", 2), ("EBP01-016 ＋＋＋", 3)])
def test_h10_alternate_arts_keep_their_plus_and_are_the_same_rules_card(text: str, plus: int) -> None:
    number = parse_number(text)
    assert number is not None
    assert number.printed == PrintedNumber(CardNumber("EBP01-016"), plus)
    assert number.printed.set_code == "EBP01"


@pytest.mark.parametrize(
    ("text", "number"),
    [("SD01-005OL", "ESD01-005"), ("SD01-005ol", "ESD01-005"), ("SD01-005+OL", "ESD01-005+")],
)
def test_h11_the_suffix_of_image_files_is_dropped_with_a_remark(text: str, number: str) -> None:
    assert read(text) == number
    assert "image suffix OL dropped" in notes(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Ebirah(2004)",
        "EBP01",
        "EBP01-O16",
        "EBPO1-016",
        "EBP01-0016",
        "EBP001-016",
        "EBP01-016++++",
        "EXX01-016",
        "EBP01-016 Ebirah",
        "EBP01-٠١٦",
        "EBP01-016 " * 1000,
    ],
)
def test_what_is_no_number_is_not_guessed(text: str) -> None:
    assert read(text) is None


def test_numbers_sort_as_players_read_them() -> None:
    """By figure, not by letter; alternate arts after their base, tokens after their set, promos last."""
    order = [
        "EBP01-002",
        "EBP01-010",
        "EBP01-010+",
        "EBP01-010++",
        "EBP02-001",
        "EBP02-080",
        "EBP02-T01",
        "EBP02-T04",
        "EBP10-001",
        "ESD01-001",
        "EPR-001",
    ]
    assert sorted(sorted(order), key=natural_key) == order


@given(st.data())
def test_the_catalogue_finds_a_card_by_any_print_and_spelling(
    catalogue: Catalogue, data: st.DataObject
) -> None:
    card = data.draw(st.sampled_from(catalogue.cards))
    text = card.number + data.draw(st.sampled_from(["", "+", "++", "OL", "+ol"]))
    text = text.replace("-", data.draw(st.sampled_from([*DASHES, " "])))
    text = data.draw(st.sampled_from([text, text.lower(), text.removeprefix("E")]))
    assert catalogue.get(text) is card
