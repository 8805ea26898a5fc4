"""Reading what was written gives the same deck, for every format that can carry it."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckbuilder.cards import load_catalogue
from deckbuilder.decks.deck import Deck, Entry, Section
from deckbuilder.decks.interchange import (
    EXPORTS,
    Carries,
    ExportOptions,
    LineState,
    losses,
    read_deck,
    write_deck,
)
from deckbuilder.decks.interchange.names import deck_name

CATALOGUE = load_catalogue()
NUMBERS = [str(card.number) for card in CATALOGUE if not card.is_token]

quick = settings(max_examples=30)  # decks are slow to make up; a search on purpose takes more

texts = st.text(max_size=60)
lines = st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=60)
prints = st.builds(
    lambda number, plus: number + "+" * plus, st.sampled_from(NUMBERS), st.sampled_from([0, 0, 0, 1, 2, 3])
)
unknown = st.sampled_from(
    [
        "EBP99-001",
        "EBP01-999+",
        "ESD07-T02",
        "Qwx Zzyxy",
        "=qzzx()",
        "'=x",
        "4 Qzxv",
        'q"uo\\te',
        "ゑゐゑゐ",
        "# zzq",
        "zzq // q",
        "[main deck]",
        " qzx  y ",
        "EXX-1",
        "a,b;c\tdqz",
        "-3 qqz",
    ]
)
singles = st.builds(Entry, prints, st.one_of(st.integers(1, 4), st.integers(1, 130)))
few = st.builds(Entry, prints, st.integers(1, 4))
odd = st.text(min_size=1, max_size=20).filter(
    lambda text: text.strip() and not Entry(text).base and not CATALOGUE.named(text)
)
placeholders = st.builds(Entry, st.one_of(unknown, odd), st.integers(1, 9))


def unique(entries: list[Entry]) -> tuple[Entry, ...]:
    return tuple({entry.number: entry for entry in entries}.values())


sections = st.lists(st.one_of(singles, placeholders), max_size=8).map(unique)
few_sections = st.lists(st.one_of(few, placeholders), max_size=8).map(unique)
card_decks = st.builds(Deck, monster=sections, main=sections)
small_decks = st.builds(Deck, monster=few_sections, main=few_sections)
full_decks = st.builds(
    Deck,
    name=texts,
    format=st.text(min_size=1, max_size=20),
    monster=sections,
    main=sections,
    player=texts,
    event=texts,
    notes=texts,
    deck_log_code=texts,
    tags=st.lists(lines, max_size=3).map(tuple),
    unread=st.lists(lines, max_size=3).map(tuple),
    extra=st.lists(st.tuples(lines, lines), max_size=3).map(tuple),
)


@quick
@given(full_decks)
def test_the_native_file_loses_nothing(deck: Deck) -> None:
    result = read_deck(write_deck(deck, "deck", CATALOGUE), CATALOGUE)
    assert result.deck == deck
    assert losses(deck, "deck") == ()


@quick
@given(full_decks)
def test_our_json_loses_nothing(deck: Deck) -> None:
    result = read_deck(write_deck(deck, "json", CATALOGUE), CATALOGUE)
    assert result.deck == deck
    assert result.format == "json"


@pytest.mark.parametrize(
    "format_id",
    [export.id for export in EXPORTS.values() if Carries.PRINTS in export.carries and export.id != "tts"],
)
@quick
@given(deck=card_decks)
def test_cards_prints_placeholders_and_order_come_back(format_id: str, deck: Deck) -> None:
    """B20: other art (``EBP01-016+``, ``++``) comes back from every format that carries prints."""
    if deck.is_empty:
        return
    result = read_deck(write_deck(deck, format_id, CATALOGUE), CATALOGUE)
    assert result.deck.monster == deck.monster
    assert result.deck.main == deck.main
    assert not result.report.in_state(LineState.REJECTED)


@quick
@given(small_decks)
def test_a_tabletop_object_holds_every_copy(deck: Deck) -> None:
    if deck.is_empty:
        return
    result = read_deck(write_deck(deck, "tts", CATALOGUE), CATALOGUE)
    assert (result.deck.monster, result.deck.main) == (deck.monster, deck.main)
    assert result.report.remarks == ()


@pytest.mark.parametrize("format_id", ["simulator", "gcard", "gcard-saves"])
@quick
@given(deck=small_decks)
def test_formats_without_prints_keep_every_rules_card_and_count(format_id: str, deck: Deck) -> None:
    known = Deck(
        monster=tuple(entry for entry in deck.monster if entry.base),
        main=tuple(entry for entry in deck.main if entry.base),
    )
    if known.is_empty or "ESD07-T02" in known.copies():
        return
    result = read_deck(write_deck(known, format_id, CATALOGUE), CATALOGUE)
    for section in Section:
        assert Deck(main=result.deck.section(section)).copies() == Deck(main=known.section(section)).copies()


@quick
@given(card_decks)
def test_the_simulator_export_keeps_prints_on_request(deck: Deck) -> None:
    options = ExportOptions(keep_prints=True)
    result = read_deck(write_deck(deck, "simulator", CATALOGUE, options), CATALOGUE)
    assert (result.deck.monster, result.deck.main) == (deck.monster, deck.main)


@pytest.mark.parametrize(
    "format_id", [export.id for export in EXPORTS.values() if Carries.NAME in export.carries]
)
@quick
@given(name=texts.map(deck_name))
def test_the_name_comes_back(format_id: str, name: str) -> None:
    deck = Deck(name=name, main=(Entry("EBP01-016", 4), Entry("EBP01-020", 2)))
    assert read_deck(write_deck(deck, format_id, CATALOGUE), CATALOGUE).deck == deck


@quick
@given(card_decks, st.sampled_from(["en", "ja"]), st.booleans())
def test_a_posted_list_reads_back_in_both_languages(deck: Deck, language: str, ascii_names: bool) -> None:
    """B32: with accents and without."""
    options = ExportOptions(language=language, ascii_names=ascii_names)
    result = read_deck(write_deck(deck, "text", CATALOGUE, options), CATALOGUE)
    assert (result.deck.monster, result.deck.main) == (deck.monster, deck.main)


@pytest.mark.parametrize("format_id", EXPORTS)
def test_every_export_is_utf_8_and_names_can_be_plain(format_id: str) -> None:
    """B32: one encoding, the names of cards without accents for programs that know no other letters."""
    deck = Deck(name="Ébirah 赤", monster=(Entry("EBP01-001"),), main=(Entry("EBP01-016", 4),))
    text = write_deck(deck, format_id, CATALOGUE).decode("utf-8-sig")
    assert "\ufffd" not in text
    assert read_deck(text.encode("utf-8"), CATALOGUE).deck.copies() == deck.copies()
    plain = write_deck(replace(deck, name="Red"), "text", CATALOGUE, ExportOptions(ascii_names=True))
    assert plain.decode("utf-8-sig").isascii()


@given(
    st.lists(st.tuples(st.sampled_from(NUMBERS), st.integers(1, 4)), min_size=1, max_size=12), st.randoms()
)
def test_order_and_repetition_never_change_the_sum(rows: list[tuple[str, int]], random: Random) -> None:
    plain = read_deck("[main deck]\n" + "\n".join(f"{count} {number}" for number, count in rows), CATALOGUE)
    single = [number for number, count in rows for _ in range(count)]
    random.shuffle(single)
    shuffled = read_deck("[main deck]\n" + "\n".join(single), CATALOGUE)
    assert plain.deck.copies() == shuffled.deck.copies()


@given(st.text(max_size=300))
def test_any_text_is_read_without_fault_and_every_line_is_answered(text: str) -> None:
    result = read_deck(text, CATALOGUE)
    if result.ok and result.format in {"text", "deck"}:
        answered = [line.line_no for line in result.report.lines if line.line_no]
        assert answered == list(range(1, len(text.removeprefix("\ufeff").splitlines()) + 1))


WORDS = [
    "4",
    "x4",
    "4x",
    "0",
    "-3",
    "99",
    "100",
    "４",
    "Ⅳ",
    "1.",
    "4枚",
    "×",
    "*",
    "(",
    ")",
    "[",
    "]",
    "(4)",
    "[4]",
    ",",
    ";",
    "EBP01-016",
    "BP01-016+",
    "EBP99-001",
    "EBP1",
    "016",
    "PR-011",
    "EBP02-T03",
    "(EBP01)",
    "Ebirah(2004)",
    "Godzilla",
    "スーパーX2",
    "2004",
    "x",
    "SB:",
    "-",
    "・",
    "#",
    "//",
    "# name:",
    "# extra:",
    "[main deck]",
    "Monster Deck",
    ":",
    "怪獣",
    "Total:",
    "Deck Log",
    "26YK7",
    "v2:",
    "GZ1-",
    "|",
    '"',
    "\t",
    "\0",
    "\u202e",
    "https://decklog.bushiroad.com/view/ABC12",
]


@given(st.lists(st.lists(st.sampled_from(WORDS), max_size=6), max_size=5), st.sampled_from(["", " "]))
def test_any_mixture_of_list_words_is_answered_line_by_line(rows: list[list[str]], glue: str) -> None:
    text = "Main Deck\n" + "\n".join(glue.join(row) for row in rows)
    result = read_deck(text, CATALOGUE)
    if result.format in {"text", "deck"}:
        assert [line.line_no for line in result.report.lines if line.line_no] == list(
            range(1, len(text.splitlines()) + 1)
        )
        shown = sum(line.count for line in result.report.lines if line.entry)
        assert shown == result.deck.count(Section.MAIN) + result.deck.count(Section.MONSTER)
        assert read_deck(write_deck(result.deck, "deck", CATALOGUE), CATALOGUE).deck == result.deck


@given(st.binary(max_size=300))
def test_any_bytes_are_read_without_fault(data: bytes) -> None:
    result = read_deck(data, CATALOGUE)
    assert result.ok or result.report.refusal


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(
                    [
                        "list",
                        "p_list",
                        "main",
                        "monster",
                        "deck",
                        "decks",
                        "data",
                        "title",
                        "num",
                        "card_number",
                        "game_title_id",
                        "ObjectStates",
                        "ContainedObjects",
                        "DeckIDs",
                        "CustomDeck",
                        "CardID",
                        "Name",
                        "Nickname",
                        "deckbuilder",
                        "unread",
                        "extra",
                        "number",
                        "count",
                        "name",
                        "version",
                        "img",
                    ]
                ),
                inner,
                max_size=5,
            )
        ),
        max_leaves=20,
    )
)
def test_any_json_is_read_without_fault(value: object) -> None:
    import json

    result = read_deck(json.dumps(value), CATALOGUE)
    assert result.report.lines or result.report.remarks


outsiders = st.builds(Entry, st.sampled_from(["EBP02-T03", "EBP04-T01+", "EPR-011"]), st.integers(1, 4))
mixed = st.lists(st.one_of(few, placeholders, outsiders), max_size=4).map(unique)


@pytest.mark.parametrize("format_id", EXPORTS)
@quick
@given(deck=st.builds(Deck, name=st.sampled_from(["", "A"]), monster=mixed, main=mixed))
def test_where_no_loss_is_named_the_cards_come_back(format_id: str, deck: Deck) -> None:
    if deck.is_empty or losses(deck, format_id):
        return
    read = read_deck(write_deck(deck, format_id, CATALOGUE), CATALOGUE).deck
    assert read.copies() == deck.copies()
    assert (read.count(Section.MONSTER), read.name) == (deck.count(Section.MONSTER), deck.name)


def test_losses_name_a_token_and_a_rage_card() -> None:
    deck = Deck(main=(Entry("EBP02-T03", 4), Entry("EPR-011")))
    assert losses(deck, "text") == ("2 token or rage cards",)
    assert losses(deck, "deck") == ()


def test_losses_say_what_a_format_leaves_out() -> None:
    deck = Deck(name="A", player="B", notes="C", main=(Entry("EBP01-016+", 4), Entry("Mystery", 1)))
    assert losses(deck, "gcard") == (
        "other art on 1 line",
        "1 unknown card",
        "the name",
        "the player and notes",
    )
    assert losses(replace(deck, main=()), "csv") == ("the name", "the player and notes")
