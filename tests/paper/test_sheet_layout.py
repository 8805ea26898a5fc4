"""However odd the deck and its words, nothing on a sheet lies on anything else or off the page (B68)."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from deckbuilder.decks import Deck, Entry
from deckbuilder.paper.sheet import SIZES, Page, SheetData, paint_sheet, sheet_pages
from deckbuilder.paper.sheet.items import Area, Box, Code, Ground, Text
from deckbuilder.paper.sheet.lettering import BODY, CODE, width, wrapped
from tests.helpers.decks import TODAY, cards, formats
from tests.helpers.sheet_text import squeezed

pytestmark = pytest.mark.usefixtures("qapp")

MARGIN = 28
"""Points of white a printer may need on each side: 10 mm; 7 mm at the foot."""

FOOT = 18


def overlaps(page: Page) -> list[tuple[object, object]]:
    """Pairs of items that lie on each other; a ground may carry others, a line may not run through any."""
    solid = [
        item
        for item in page.items
        if not (isinstance(item, Area) and (item.ground is Ground.TINT or item.ground is Ground.FRAME))
        and not (isinstance(item, Area) and item.ground is Ground.BLACK and item.box.height > 4)
    ]
    bands: dict[int, list[int]] = defaultdict(list)
    for index, item in enumerate(solid):
        for band in range(int(item.box.y // 20), int(item.box.bottom // 20) + 1):
            bands[band].append(index)
    return [
        (solid[one], solid[other])
        for indexes in bands.values()
        for place, one in enumerate(indexes)
        for other in indexes[place + 1 :]
        if shrunk(solid[one]).overlaps(shrunk(solid[other]))
    ]


def shrunk(item: Any) -> Box:
    """What an item covers: of a text from the height of accents to the foot of its letters."""
    if not isinstance(item, Text):
        return item.box
    size = item.style.size
    return Box(item.box.x, item.baseline - 0.88 * size, item.box.width, 1.08 * size)


def check(pages: Iterable[Page]) -> None:
    for page in pages:
        for item in page.items:
            assert item.box.x >= MARGIN, item
            assert item.box.right <= page.width - MARGIN, item
            assert item.box.y >= MARGIN, item
            assert item.box.bottom <= page.height - FOOT, item
        assert not overlaps(page)


def sheet(deck: Deck, **who: str) -> SheetData:
    return SheetData(deck, cards(), formats()["standard-en"], TODAY, **who)


numbers = st.sampled_from([card.number for card in cards()])
odd_text = st.one_of(
    st.text(max_size=20),
    st.text("ゴジラの超長い名前、。」", max_size=200),
    st.text("Wide words and thin ones (1954) ", max_size=200),
    st.builds(
        lambda part, times: part * times, st.sampled_from(["W", "i", "EBP01-", "漢 "]), st.integers(1, 300)
    ),
)
prints = st.builds(lambda number, plus: number + "+" * plus, numbers, st.integers(0, 2))
entries = st.lists(
    st.builds(Entry, st.one_of(prints, prints, prints, odd_text), st.integers(1, 12) | st.just(1234)),
    max_size=70,
)
decks = st.builds(
    Deck,
    name=odd_text,
    player=odd_text,
    event=odd_text,
    deck_log_code=odd_text,
    monster=st.lists(st.builds(Entry, prints, st.integers(1, 3)), max_size=8),
    main=entries,
    unread=st.lists(odd_text, max_size=3),
)


@hypothesis_settings(max_examples=15)
@given(
    deck=decks,
    who=st.fixed_dictionaries(dict.fromkeys(("event_date", "place", "player_id"), odd_text)),
    page=st.sampled_from(list(SIZES)),
    language=st.sampled_from(["en", "ja"]),
)
def test_nothing_overlaps_or_leaves_the_page(
    deck: Deck, who: dict[str, str], page: Any, language: Any
) -> None:
    check(sheet_pages(sheet(deck, **who), page, language))


@given(deck=decks)
@hypothesis_settings(max_examples=10)
def test_every_line_is_somewhere(deck: Deck) -> None:
    """Counts and numbers of all prints stand in the layout, the text of unknown cards letter by letter."""
    texts = [item.text for page in sheet_pages(sheet(deck)) for item in page.items if isinstance(item, Text)]
    together = squeezed("".join(texts))
    for entry in deck.merged().main:
        if entry.base is not None and len(entry.number) < 14:
            assert entry.number in texts
        assert str(entry.count) in texts
    for line in deck.unread:
        assert all(char in together or not char.isalnum() for char in line)


@pytest.mark.parametrize(("page", "language"), [("A4", "en"), ("Letter", "ja")])
@pytest.mark.parametrize("lines", [0, 1, 23, 50, 60, 150])
def test_decks_of_every_size(lines: int, page: Any, language: Any) -> None:
    numbers = [card.number for card in cards()][:lines]
    deck = Deck(monster=tuple(map(Entry, numbers[:4])), main=tuple(map(Entry, numbers)), name="x")
    pages = sheet_pages(sheet(deck), page, language)
    check(pages)
    assert len(pages) <= 1 + lines / 20


def test_a_code_too_long_for_a_picture_is_still_there_as_text() -> None:
    deck = Deck(main=tuple(Entry(f"unknown card {index} " + "x" * 40) for index in range(60)))
    data = sheet(deck)
    items = [item for page in sheet_pages(data) for item in page.items]
    assert not any(isinstance(item, Code) for item in items)
    parts = [item.text for item in items if isinstance(item, Text) and item.style == CODE]
    assert "".join(parts) == data.code


def test_no_row_is_parted_from_the_sum_it_leads_to() -> None:
    """The total never stands alone at the top of a page."""
    for lines in range(46, 56):
        deck = Deck(main=tuple(Entry(card.number) for card in list(cards())[:lines]))
        for page in sheet_pages(sheet(deck)):
            texts = [item.text for item in page.items if isinstance(item, Text)]
            if "main deck total" in texts:
                assert "Judge" in texts, (lines, texts)


@given(text=st.text("ab cゴジラ (1954)", max_size=120), room=st.floats(20, 200))
@hypothesis_settings(max_examples=25)
def test_wrapped_lines_fit_and_lose_nothing(text: str, room: float) -> None:
    text = " ".join(text.split())
    lines = wrapped(text, BODY, room)
    assert squeezed("".join(lines)) == squeezed(text)
    assert all(width(line, BODY) <= room for line in lines)


def test_preview_shows_the_page_of_the_file() -> None:
    """The preview fills its rectangle, centred, and draws nothing outside the paper."""
    page = sheet_pages(sheet(Deck(main=(Entry("EBP01-016", 4),))))[0]
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_sheet(painter, page, QRectF(0, 0, 400, 400))
    painter.end()
    dark = [(x, y) for x in range(400) for y in range(400) if image.pixelColor(x, y).lightness() < 100]
    columns = [x for x, _ in dark]
    side = 400 * 595 / 842
    assert (400 - side) / 2 < min(columns)
    assert max(columns) < (400 + side) / 2
    assert max(y for _, y in dark) > 150


def test_sheet_prints_in_grey() -> None:
    """B70: nothing depends on a colour."""
    deck = Deck(main=tuple(Entry(card.number) for card in list(cards())[:30]))
    page = sheet_pages(sheet(deck))[0]
    image = QImage(595, 842, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_sheet(painter, page, QRectF(image.rect()))
    painter.end()
    assert image.allGray()
