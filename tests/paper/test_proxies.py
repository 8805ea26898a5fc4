"""Proxies: every copy has a box of exactly a card's size on the printed page, with marks to cut along."""

from __future__ import annotations

import io
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pypdf
import pytest
from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from deckbuilder.cards import Catalogue
from deckbuilder.decks.deck import Deck
from deckbuilder.paper.deck_cards import FolderPictures
from deckbuilder.paper.offscreen import bytes_of
from deckbuilder.paper.proxies import PAPERS, Paper, Proxies, write_proxies
from tests.helpers.decks import MAIN, shipped
from tests.helpers.faces import colors_in
from tests.helpers.pictures import OWN, save_picture

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
_CLIP = re.compile(r"((?:-?[\d.]+ -?[\d.]+ [ml]\n){5})h\nW\*? n")
_SCALE = re.compile(r"^([\d.]+) 0 0 -([\d.]+) 0 ([\d.]+) cm", re.MULTILINE)


def pdf(deck: Deck, catalogue: Catalogue, **wishes: object) -> pypdf.PdfReader:
    """The proxies of a deck as a reader of the file finds them."""
    return pypdf.PdfReader(io.BytesIO(bytes_of(Proxies(deck, catalogue, **wishes).write)))  # type: ignore[arg-type]


def few() -> Deck:
    """Four monsters and 10 cards: two pages."""
    deck = shipped("ginza-rampage").with_section(MAIN, ())
    return (
        deck.add(MAIN, "EBP01-016", 4)
        .add(MAIN, "EBP01-001", 3)
        .add(MAIN, "EPR-005", 2)
        .add(MAIN, "EBP03-080")
    )


def boxes(page: pypdf.PageObject) -> list[tuple[float, ...]]:
    """The areas that cards are clipped to, in millimetres from the top left: left, top, width, height."""
    content = page.get_contents()
    assert content is not None
    text = content.get_data().decode("latin-1")
    scale = _SCALE.search(text)
    assert scale is not None
    unit = float(scale[1]) / 72 * 25.4
    found: dict[tuple[float, ...], None] = {}
    for clip in _CLIP.finditer(text):
        points = [tuple(map(float, line.split()[:2])) for line in clip[1].splitlines()]
        xs, ys = {x * unit for x, _ in points}, {y * unit for _, y in points}
        found[min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)] = None
    cards = [box for box in found if box[3] > 80]
    return sorted(cards, key=lambda box: (round(box[1]), box[0]))


@pytest.mark.parametrize("page", PAPERS)
def test_cards_are_63_by_88_millimetres_on_the_page(catalogue: Catalogue, page: Paper) -> None:
    file = pdf(few(), catalogue, page=page)
    media = file.pages[0].mediabox
    assert (media.width / 72 * 25.4, media.height / 72 * 25.4) == pytest.approx(SIZES[page], abs=0.3)
    found = [boxes(each) for each in file.pages]
    assert [len(cards) for cards in found] == [9, 5]
    for cards in found:
        for _, _, width, height in cards:
            assert (width, height) == pytest.approx((63, 88), abs=0.1)


@pytest.mark.parametrize("page", PAPERS)
def test_cards_lie_edge_to_edge_in_the_middle_of_the_page(catalogue: Catalogue, page: Paper) -> None:
    cards = boxes(pdf(few(), catalogue, page=page).pages[0])
    width, height = SIZES[page]
    assert cards[0][0] == pytest.approx(width - cards[-1][0] - 63, abs=0.1)
    assert cards[0][1] == pytest.approx(height - cards[-1][1] - 88, abs=0.1)
    for card, right in pairwise(cards[:3]):
        assert right[0] == pytest.approx(card[0] + 63, abs=0.05)
    assert cards[0][1] > 7  # printers leave out the outermost millimetres


def test_every_copy_is_printed(catalogue: Catalogue) -> None:
    """Its number stands on the page once a copy, monsters first."""
    deck = few()
    pages = pdf(deck, catalogue).pages
    text = "".join(page.extract_text() for page in pages)
    printed = Counter(re.findall(r"E(?:BP|SD|PR)\d*-\d+", text))
    assert printed == deck.copies()
    first = re.findall(r"E(?:BP|SD|PR)\d*-\d+", pages[0].extract_text())
    assert first[:4] == [entry.number for entry in deck.monster]


def test_unknown_cards_are_printed_as_placeholders(catalogue: Catalogue) -> None:
    deck = Deck().add(MAIN, "EXX09-001", 2).add(MAIN, "My own monster", 1)
    text = " ".join(pdf(deck, catalogue).pages[0].extract_text().split())
    assert text.count("Unknown card") == 3
    assert text.count("EXX09-001") == 2
    assert "My own monster" in text


def test_an_empty_deck_is_one_empty_page(catalogue: Catalogue) -> None:
    file = pdf(Deck(), catalogue)
    assert len(file.pages) == 1
    assert boxes(file.pages[0]) == []


def test_the_mark_is_on_each_card_only_when_wanted(catalogue: Catalogue) -> None:
    deck = Deck().add(MAIN, "EBP01-016", 3)
    assert pdf(deck, catalogue, marked=True).pages[0].extract_text().count("PROXY") == 3
    assert "PROXY" not in pdf(deck, catalogue).pages[0].extract_text()


def test_names_are_japanese_when_wanted(catalogue: Catalogue) -> None:
    text = pdf(Deck().add(MAIN, "EBP01-016", 1), catalogue, language="ja").pages[0].extract_text()
    assert "エビラ" in text
    assert "Ebirah" not in text


def crosses(line: QLineF, box: QRectF) -> bool:
    inside = box.adjusted(0.01, 0.01, -0.01, -0.01)
    return inside.contains(line.p1()) or inside.contains(line.p2())


@pytest.mark.parametrize("copies", [1, 4, 9])
def test_cut_marks_are_in_line_with_every_edge_and_outside_of_the_cards(
    catalogue: Catalogue, copies: int
) -> None:
    proxies = Proxies(Deck().add(MAIN, "EBP01-016", copies), catalogue)
    cards = [slot.box for slot in proxies.slots(1)]
    marks = proxies.cut_marks(1)
    assert not any(crosses(mark, card) for mark in marks for card in cards)
    for card in cards:
        assert sum(mark.x1() == mark.x2() == card.left() for mark in marks) == 2
        assert sum(mark.x1() == mark.x2() == card.right() for mark in marks) == 2
        assert sum(mark.y1() == mark.y2() == card.top() for mark in marks) == 2
        assert sum(mark.y1() == mark.y2() == card.bottom() for mark in marks) == 2
    width, height = proxies.sheet.width(), proxies.sheet.height()
    page = QRectF(0, 0, width, height)
    assert all(page.contains(mark.p1()) and page.contains(mark.p2()) for mark in marks)


def painted(proxies: Proxies, per_mm: float = 4) -> QImage:
    """The first page on white, so many pixels a millimetre."""
    size = proxies.sheet * per_mm
    image = QImage(round(size.width()), round(size.height()), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(per_mm, per_mm)
    proxies.paint(painter, 1)
    painter.end()
    return image


def test_nothing_of_a_card_is_outside_of_its_box(catalogue: Catalogue) -> None:
    proxies = Proxies(Deck().add(MAIN, "EBP01-016", 1), catalogue)
    image, box = painted(proxies), proxies.slots(1)[0].box
    white, ink = QColor("white").rgb(), (box.left() * 4, box.top() * 4)
    row = round((box.top() + 20) * 4)
    colored = [x for x in range(image.width()) if image.pixel(x, row) != white]
    assert colored[0] == pytest.approx(ink[0], abs=0.5)
    assert colored[-1] + 1 == pytest.approx(ink[0] + 63 * 4, abs=0.5)


def test_black_and_white_is_without_colour(catalogue: Catalogue) -> None:
    deck = Deck().add(MAIN, "EBP01-016", 1).add(MAIN, "EBP01-060", 1).add(MAIN, "EBP03-080", 1)
    for color in colors_in(painted(Proxies(deck, catalogue, mono=True), 2)):
        red, green, blue, _ = QColor(color).getRgb()  # type: ignore[misc]
        assert max(red, green, blue) - min(red, green, blue) < 20


def test_own_pictures_are_printed(catalogue: Catalogue, tmp_path: Path) -> None:
    save_picture(tmp_path / "EBP01-016.png")
    own = FolderPictures(tmp_path)
    image = painted(Proxies(Deck().add(MAIN, "EBP01-016", 1), catalogue, pictures=own), 2)
    assert OWN in colors_in(image)


def test_a_file_is_written(catalogue: Catalogue, tmp_path: Path) -> None:
    target = tmp_path / "proxies.pdf"
    assert write_proxies(few(), catalogue, target) == 2
    assert len(pypdf.PdfReader(target).pages) == 2
