"""The deck code of our own: short, checked, and the same deck for ever (B92)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import card_data
from deckbuilder.cards import Catalogue, load_catalogue
from deckbuilder.decks.deck import Deck, Entry, Section
from deckbuilder.decks.interchange import read_deck
from deckbuilder.decks.interchange.code import decode, write_code
from deckbuilder.decks.interchange.result import UnreadableError

DECK = Deck(
    monster=(Entry("ESD01-001"),),
    main=(
        Entry("EBP01-016+", 4),
        Entry("EPR-005"),
        Entry("EBP02-T03", 2),
        Entry("EBP99-999", 99),
        Entry("Ëbirah", 3),
    ),
)
CODE = write_code(DECK)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"

numbers = st.one_of(
    st.builds(
        "E{}{:02}-{:03}{}".format,
        st.sampled_from(["BP", "SD", "SC", "FC"]),
        st.integers(0, 99),
        st.integers(0, 999),
        st.sampled_from(["", "+", "++", "+++"]),
    ),
    st.builds("EPR-{:03}".format, st.integers(0, 999)),
    st.builds("EBP02-T{:02}".format, st.integers(0, 99)),
    st.text(max_size=12),
)
sections = st.lists(st.builds(Entry, numbers, st.integers(1, 200)), max_size=30).map(tuple)


def test_the_code_never_changes() -> None:
    """Codes are in chats and on paper; a new version may add, never change, what this one means."""
    assert CODE == "GZ1-AEDQCAIAAUDACEANAUAQKAALAHVQOBHQAMA6OB4IAMAACB6DRNRGS4TBNAEKCSH7TQ"


@given(sections, sections)
def test_a_code_gives_back_exactly_the_numbers_and_counts(
    monster: tuple[Entry, ...], main: tuple[Entry, ...]
) -> None:
    code = write_code(Deck(monster=monster, main=main))
    assert decode(code) == {Section.MONSTER: monster, Section.MAIN: main}
    assert decode(code.lower()) == decode(code)


@pytest.mark.parametrize("position", range(len(CODE)))
def test_any_changed_character_is_noticed(position: int) -> None:
    for letter in LETTERS:
        if letter != CODE[position]:
            with pytest.raises(UnreadableError):
                decode(CODE[:position] + letter + CODE[position + 1 :])


@pytest.mark.parametrize("position", range(len(CODE)))
def test_any_missing_or_doubled_character_is_noticed(position: int) -> None:
    for altered in (
        CODE[:position] + CODE[position + 1 :],
        CODE[:position] + CODE[position] + CODE[position:],
    ):
        with pytest.raises(UnreadableError):
            decode(altered)


@settings(max_examples=300)
@given(st.binary(max_size=60))
def test_any_bytes_with_a_right_checksum_are_a_deck_or_refused(body: bytes) -> None:
    import base64

    from deckbuilder.decks.interchange.code import _checksum  # the test stands in for a forger

    code = "GZ1-" + base64.b32encode(body + _checksum(body)).decode().rstrip("=")
    try:
        decks = decode(code)
    except UnreadableError:
        return
    assert sum(entry.count for entries in decks.values() for entry in entries) < 100_000


def test_a_starter_deck_takes_under_a_hundred_characters() -> None:
    catalogue = load_catalogue()
    deck = read_deck((card_data.ROOT / "decks/ESD01.deck").read_bytes(), catalogue).deck
    assert len(write_code(deck)) < 100


def test_a_code_is_found_among_other_words(catalogue: Catalogue) -> None:
    result = read_deck(f"my deck: {CODE.lower()} have fun", catalogue)
    assert (result.format, result.deck.monster, result.deck.main) == ("code", DECK.monster, DECK.main)


def test_a_damaged_code_says_what_to_do(catalogue: Catalogue) -> None:
    result = read_deck(CODE[:-1], catalogue)
    assert "copy all of it again" in result.report.refusal
    assert "version 7" in read_deck(CODE.replace("GZ1", "GZ7"), catalogue).report.refusal
