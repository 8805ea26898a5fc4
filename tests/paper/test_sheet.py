"""The registration sheet says the whole deck, as text too: every line once, with the right sums."""

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from datetime import date
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from pypdf import PdfReader

from deckbuilder import __version__
from deckbuilder.cards.facts import CardType
from deckbuilder.decks import Deck, Entry, Section
from deckbuilder.decks.disk import DeckFileError
from deckbuilder.decks.legality import check
from deckbuilder.paper.sheet import SheetData, write_sheet
from tests.helpers.decks import TODAY, cards, formats
from tests.helpers.random_decks import FORMAT, legal_deck
from tests.helpers.sheet_text import page_texts, pdf_of, read_sheet, squeezed

pytestmark = pytest.mark.usefixtures("qapp")


def sheet(deck: Deck, format_id: str = FORMAT, on: date = TODAY, **who: str) -> SheetData:
    return SheetData(deck, cards(), formats()[format_id], on, **who)


def counts(deck: Deck, section: Section) -> Counter[str]:
    return Counter({entry.number: entry.count for entry in deck.merged().section(section)})


def singles(count: int) -> tuple[Entry, ...]:
    """So many different prints, of every type."""
    return tuple(Entry(card.number) for card in cards() if not card.is_token)[:: 390 // count][:count]


def illegal_deck() -> Deck:
    return Deck(
        name="Broken",
        monster=(Entry("EBP01-001"), Entry("EBP01-003", 2)),
        main=(Entry("EBP01-077", 3), Entry("EBP01-016", 9), Entry("EBP09-123", 2), Entry("Café ゴジラ?", 2)),
        unread=("what is this line",),
    )


# ---- the deck is on it ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_random_legal_deck_reads_back_from_the_sheet(seed: int) -> None:
    """B68, B70: what a program reads out of the file is the deck, with its sums."""
    deck = legal_deck(Random(seed))
    data = sheet(deck)
    printed = read_sheet(data)
    assert printed.section(Section.MONSTER) == counts(deck, Section.MONSTER)
    assert printed.section(Section.MAIN) == counts(deck, Section.MAIN)
    known = [(cards().get(entry.number), entry.count) for entry in deck.main]
    by_type = Counter[str]()
    for card, count in known:
        assert card is not None
        by_type[card.type.capitalize()] += count
    assert printed.groups == by_type
    assert (printed.total, printed.limit) == (50, 10)
    assert printed.steps == sum(count for card, count in known if card is not None and card.invasion == 2)
    assert data.is_legal


@pytest.mark.parametrize("lines", [50, 60, 90])
def test_more_lines_than_a_page_holds_flow_on(lines: int) -> None:
    """B68: neither overprinted nor dropped; the pages say which of how many they are."""
    deck = replace(legal_deck(Random(1)), main=singles(lines), player="Zoë", name="Singles")
    data = sheet(deck)
    printed = read_sheet(data)
    assert printed.section(Section.MAIN) == counts(deck, Section.MAIN)
    assert printed.section(Section.MONSTER) == counts(deck, Section.MONSTER)
    assert printed.total == lines == sum(printed.groups.values())
    assert len(printed.pages) > 1
    for number, text in enumerate(printed.pages, 1):
        assert f"page {number} of {len(printed.pages)}" in text
        assert "Zoë" in text


def test_group_parted_by_the_end_of_a_page_is_named_again() -> None:
    pages = page_texts(pdf_of(sheet(Deck(main=singles(60)))))
    assert "Main deck continued" in pages[1]
    assert any("cards continued" in line for line in pages[1].splitlines())


@pytest.mark.parametrize("page", ["A4", "Letter"])
def test_usual_deck_fits_one_page(page: str) -> None:
    """Twenty-three prints of a deck, four monsters, all fields."""
    deck = replace(legal_deck(Random(5)), name="Fire Mountain", player="Zoë", event="Spring Cup")
    assert len(deck.main) == 23
    assert len(page_texts(pdf_of(sheet(deck), page=page))) == 1


def test_lines_of_one_print_are_one_row() -> None:
    deck = Deck(
        main=(Entry("EBP01-016", 1), Entry("EBP01-017", 2), Entry("EBP01-016", 3), Entry("EBP01-016+", 1))
    )
    assert read_sheet(sheet(deck)).section(Section.MAIN) == Counter(
        {"EBP01-016": 4, "EBP01-016+": 1, "EBP01-017": 2}
    )


def test_long_names_and_unknown_text_are_printed_whole() -> None:
    long = "とても長い名前の怪獣" * 12
    words = "A card nobody knows, of a set that was never printed anywhere " * 9
    deck = Deck(name=long, player="Łukasz Ñandú", main=(Entry(long, 2), Entry(words, 3), Entry("W" * 700)))
    text = squeezed("".join(page_texts(pdf_of(sheet(deck)))))
    assert text.count(long) >= 2  # the name of the deck, the row
    assert squeezed(words) in text
    assert "W" * 700 in text
    assert "ŁukaszÑandú" in text


def test_text_that_would_turn_or_break_the_line_is_made_harmless() -> None:
    deck = Deck(name="a\x00b\u202ec\nd", main=(Entry("x\u2028y\u200bz\ud800", 2),), player="\t")
    text = "".join(page_texts(pdf_of(sheet(deck))))
    assert "a bc d" in text
    assert "2 x yz" in text


@pytest.mark.parametrize("page", ["A4", "Letter"])
def test_japanese_sheet_says_names_in_japanese(page: str) -> None:
    deck = legal_deck(Random(3))
    text = squeezed(
        "".join(page_texts(pdf_of(sheet(deck, place="東京都千代田区"), page=page, language="ja")))
    )
    for entry in (*deck.monster, *deck.main):
        card = cards().get(entry.number)
        assert card is not None
        assert squeezed(card.name_ja or card.name) in text
        assert entry.number in text
    assert "東京都千代田区" in text
    assert "で使用可" in text


# ---- what else stands on it -------------------------------------------------------------------------------


def test_sheet_names_player_event_deck_format_and_dates() -> None:
    """B70: all that an organiser asks for, the verdict and the dates it holds for."""
    deck = replace(legal_deck(Random(2)), name="Fire Mountain", deck_log_code="26YK7")
    who = {
        "event": "Autumn Store Championship",
        "event_date": "2026-12-05",
        "place": "Table Top, Kassel",
        "player": "Zoë Łukasiewicz",
        "player_id": "BN-20461-77",
    }
    data = sheet(deck, "standard-jp", **who)
    text = "\n".join(page_texts(pdf_of(data)))
    format_ = formats()["standard-jp"]
    in_force = format_.list_on(TODAY)
    assert in_force is not None
    for wanted in (
        *who.values(),
        "Fire Mountain",
        "26YK7",
        f"{format_.name}, list of {in_force.effective}",
        f"Checked {TODAY}",
        cards().data_version,
        f"Deck builder {__version__}",
        "Judge only",
        "Signature",
        "page 1 of ",
    ):
        assert wanted in text
    assert squeezed(data.code) in squeezed(text)


def test_what_the_deck_says_itself_need_not_be_given() -> None:
    deck = Deck(player="Akira", event="Spring Cup", deck_log_code="26YK7")
    text = page_texts(pdf_of(sheet(deck)))[0]
    assert "Akira" in text
    assert "Spring Cup" in text
    assert "26YK7" in text


def test_illegal_deck_is_printed_with_its_problems_and_a_mark_on_each_page() -> None:
    deck = illegal_deck()
    data = sheet(deck)
    printed = read_sheet(data)
    text = squeezed("".join(printed.pages))
    assert all("NOT LEGAL" in page for page in printed.pages)
    assert "NotlegalinUnrestricted" in text
    errors = [each for each in check(deck, cards(), formats()[FORMAT], TODAY) if each.is_error]
    assert len(errors) > 4
    for each in errors:
        assert squeezed(each.sentence).casefold() in text.casefold()
    assert "whatisthisline" in text
    assert printed.section(Section.MAIN)["EBP01-016"] == 9
    assert printed.total == 16


def test_list_of_problems_goes_on_under_its_head() -> None:
    deck = Deck(main=tuple(Entry(f"Unknown {number}", number + 1) for number in range(70)))
    printed = read_sheet(sheet(deck))
    assert any("Problems continued" in page for page in printed.pages)
    assert f"Problems: {len(sheet(deck).violations)}" in printed.pages[-1]


def test_japanese_form_tells_its_problems_and_its_format_in_japanese() -> None:
    """Whatever the window or the terminal speaks: no English reason stands on a Japanese form."""
    text = squeezed("".join(page_texts(pdf_of(sheet(illegal_deck(), "standard-en"), language="ja"))))
    for words in ("スタンダード（英語版）で使用不可", "メインデッキは16枚（50枚必要）", "（1枚まで）"):
        assert words in text
    assert "Main deck has" not in text


def test_legal_deck_has_no_mark() -> None:
    text = "".join(page_texts(pdf_of(sheet(legal_deck(Random(4))))))
    assert "LEGAL" not in text
    assert "Problems" not in text
    assert "Legal in Unrestricted" in text


def test_rows_of_cards_that_break_a_rule_are_marked() -> None:
    data = sheet(illegal_deck())
    marked = {line.number for group in data.groups for line in group.lines if line.marked}
    assert {"EBP01-016", "EBP09-123"} <= marked


def test_rows_stand_by_type_and_rank() -> None:
    data = sheet(legal_deck(Random(8)))
    assert [group.type for group in data.groups] == [CardType.BATTLE, CardType.STRATEGY, CardType.MONSTER]
    for group in data.groups:
        ranks = [line.card.rank for line in group.lines if line.card]
        assert ranks == sorted(ranks)


# ---- the file ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("page", "size"), [("A4", (595, 842)), ("Letter", (612, 792))])
def test_paper_size(page: str, size: tuple[int, int]) -> None:
    box = PdfReader(BytesIO(pdf_of(sheet(Deck()), page=page))).pages[0].mediabox
    assert (round(box.width), round(box.height)) == size


def test_every_font_is_embedded_and_says_its_characters() -> None:
    pdf = PdfReader(BytesIO(pdf_of(sheet(legal_deck(Random(6)), player="髙橋 Ł"), language="ja")))
    fonts = [font.get_object() for font in pdf.pages[0]["/Resources"]["/Font"].values()]
    assert len(fonts) > 4
    for font in fonts:
        assert "/ToUnicode" in font
        descriptor = font["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
        assert {"/FontFile", "/FontFile2", "/FontFile3"} & descriptor.keys()


def test_nothing_is_a_picture_or_coloured() -> None:
    """B70: vectors only, black and greys, whatever printer it meets."""
    page = PdfReader(BytesIO(pdf_of(sheet(illegal_deck())))).pages[0]
    assert not page.images
    drawn = page.get_contents().get_data().decode("latin-1").splitlines()
    inks = {
        tuple(line.split()[:3])
        for line in drawn
        if line.endswith((" scn", " SCN")) and len(line.split()) == 4
    }
    assert inks
    assert all(red == green == blue for red, green, blue in inks)


def test_title_of_the_file_names_the_deck() -> None:
    pdf = PdfReader(BytesIO(pdf_of(sheet(Deck(name="Fire Mountain")))))
    assert pdf.metadata is not None
    assert pdf.metadata.title == "Deck registration: Fire Mountain"


def test_file_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    with pytest.raises(DeckFileError):
        write_sheet(sheet(Deck()), tmp_path / "no folder" / "sheet.pdf")


def test_sheet_needs_no_display(tmp_path: Path) -> None:
    """A command on a server without screen writes the same sheet."""
    program = (
        "import sys; from datetime import date; from pathlib import Path\n"
        "from deckbuilder.cards.catalogue import load_catalogue\n"
        "from deckbuilder.decks.deck import Deck, Entry\n"
        "from deckbuilder.decks.formats import load_formats\n"
        "from deckbuilder.paper.sheet import SheetData, write_sheet\n"
        "data = SheetData(Deck(main=(Entry('EBP01-016', 4),)), load_catalogue(),"
        " load_formats()['standard-en'], date(2026, 11, 30))\n"
        "write_sheet(data, Path(sys.argv[1]))\n"
    )
    target = tmp_path / "sheet.pdf"
    hidden = {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [sys.executable, "-c", program, str(target)], env=env, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "EBP01-016" in page_texts(target.read_bytes())[0]
