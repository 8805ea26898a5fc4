"""Proxies: a deck as cards to cut out, 63 x 88 mm, nine on a page, as a PDF or on any printer (LOOK 6).

All lengths are in millimetres from the top left corner of the page. Cards lie edge to edge, so that one
cut parts two of them; the marks for it stand outside the cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Literal, NamedTuple

from PySide6.QtCore import QIODevice, QLineF, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from deckbuilder import __version__
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.language import Language
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.disk import write_file

from .card_face import FaceSize
from .deck_cards import CardDrawing
from .face_cache import Pictures
from .offscreen import bytes_of, prepare
from .palette import BADGE_INK, BADGE_PAPER, LIGHT
from .signs import draw_figure, painting

Paper = Literal["A4", "Letter"]
PAPERS: tuple[Paper, ...] = ("A4", "Letter")

CARD = QSizeF(63, 88)
ACROSS, DOWN = 3, 3
ON_A_PAGE = ACROSS * DOWN

_SHEETS = {"A4": QSizeF(210, 297), "Letter": QSizeF(215.9, 279.4)}
_PAGE_SIZES = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}
_MARK_GAP, _MARK = 1.5, 4.5
"""A cut mark begins so far from the cards and is so long; printers leave out the outermost 4 mm or so."""

_DOTS_PER_INCH = 1200
_MM = 96 / 25.4
"""A face is drawn in pixels of 1/96 inch, or its hairline would be a millimetre."""

_PICTURE_DOTS = 300
"""Own pictures are read for so many dots an inch."""


class Slot(NamedTuple):
    """One copy of a card on a page."""

    number: str
    """As in the deck: a print, or the text of an unknown card."""

    box: QRectF


class Proxies:
    """The pages of one deck: the monster deck, then the main deck, one box a copy."""

    def __init__(
        self,
        deck: Deck,
        catalogue: Catalogue,
        *,
        page: Paper = "A4",
        language: Language = "en",
        mono: bool = False,
        marked: bool = False,
        pictures: Pictures | None = None,
    ) -> None:
        """``mono`` draws in black and white; ``marked`` writes PROXY on each card."""
        prepare()
        self.page: Paper = page
        self.sheet = _SHEETS[page]
        """Size of a page."""

        self._title = deck.name
        self._marked = marked
        scheme = replace(LIGHT, paper="#FFFFFF") if mono else LIGHT
        self._drawing = CardDrawing(catalogue, scheme, language, pictures, mono)
        self._numbers = [entry.number for entry in (*deck.monster, *deck.main) for _ in range(entry.count)]

    @property
    def page_count(self) -> int:
        """How many pages there are; an empty deck has one, without cards."""
        return max(1, -(-len(self._numbers) // ON_A_PAGE))

    @property
    def grid(self) -> QRectF:
        """What all cards of a full page cover: the middle of the page."""
        width, height = ACROSS * CARD.width(), DOWN * CARD.height()
        return QRectF((self.sheet.width() - width) / 2, (self.sheet.height() - height) / 2, width, height)

    def slots(self, page_no: int) -> tuple[Slot, ...]:
        """The cards of a page, from 1, row by row."""
        start = (page_no - 1) * ON_A_PAGE
        return tuple(
            Slot(number, self._box(*divmod(at, ACROSS)))
            for at, number in enumerate(self._numbers[start : start + ON_A_PAGE])
        )

    def _box(self, row: int, column: int) -> QRectF:
        grid = self.grid
        corner = grid.left() + column * CARD.width(), grid.top() + row * CARD.height()
        return QRectF(*corner, CARD.width(), CARD.height())

    def cut_marks(self, page_no: int) -> tuple[QLineF, ...]:
        """The marks of a page: two at each line along which cards are cut."""
        boxes = [slot.box for slot in self.slots(page_no)]
        if not boxes:
            return ()
        all_of = boxes[0]
        for box in boxes:
            all_of = all_of.united(box)
        return tuple(_marks(boxes, all_of))

    def paint(self, painter: QPainter, page_no: int) -> None:
        """Draw a page, from 1, with a painter whose units are millimetres from the page's corner."""
        with painting(painter):
            painter.setPen(QPen(QColor(BADGE_INK), 0.1))
            painter.drawLines(list(self.cut_marks(page_no)))
        for slot in self.slots(page_no):
            self._card(painter, slot)

    def write(self, device: QIODevice) -> None:
        """Write all pages as a PDF; nothing may scale it when it is printed."""
        writer = QPdfWriter(device)
        writer.setTitle(self._title)
        writer.setCreator(f"Deck builder {__version__}")
        writer.setResolution(_DOTS_PER_INCH)
        size = QPageSize(_PAGE_SIZES[self.page])
        writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))
        painter = QPainter(writer)
        painter.scale(_DOTS_PER_INCH / 25.4, _DOTS_PER_INCH / 25.4)
        for page_no in range(1, self.page_count + 1):
            if page_no > 1:
                writer.newPage()
            self.paint(painter, page_no)
        painter.end()

    def _card(self, painter: QPainter, slot: Slot) -> None:
        with painting(painter):
            painter.translate(slot.box.topLeft())
            painter.scale(1 / _MM, 1 / _MM)
            rect = QRectF(0, 0, CARD.width() * _MM, CARD.height() * _MM)
            painter.setClipRect(rect)  # or the line round the card would make it larger
            pixels = CARD.width() / 25.4 * _PICTURE_DOTS
            self._drawing.draw(painter, rect, slot.number, FaceSize.LARGE, pixels)
            if self._marked:
                _mark(painter, rect)


def write_proxies(
    deck: Deck,
    catalogue: Catalogue,
    target: Path | QIODevice,
    *,
    page: Paper = "A4",
    language: Language = "en",
    mono: bool = False,
    marked: bool = False,
    pictures: Pictures | None = None,
) -> int:
    """Write the proxies of a deck as a PDF, to be printed at 100 %; how many pages it has.

    A file is replaced wholly or not at all; raises ``DeckFileError`` where it cannot be. See ``Proxies`` for
    the wishes.
    """
    proxies = Proxies(
        deck, catalogue, page=page, language=language, mono=mono, marked=marked, pictures=pictures
    )
    if isinstance(target, Path):
        write_file(target, bytes_of(proxies.write))
    else:
        proxies.write(target)
    return proxies.page_count


def _marks(boxes: list[QRectF], area: QRectF) -> Iterator[QLineF]:
    near, far = _MARK_GAP, _MARK_GAP + _MARK
    for x in sorted({side for box in boxes for side in (box.left(), box.right())}):
        yield QLineF(x, area.top() - near, x, area.top() - far)
        yield QLineF(x, area.bottom() + near, x, area.bottom() + far)
    for y in sorted({side for box in boxes for side in (box.top(), box.bottom())}):
        yield QLineF(area.left() - near, y, area.left() - far, y)
        yield QLineF(area.right() + near, y, area.right() + far, y)


def _mark(painter: QPainter, rect: QRectF) -> None:
    """PROXY at the upper edge, between badge and rings, where a face has nothing to read."""
    height = rect.width() * 0.075
    width = height * 3.4
    band = QRectF(rect.center().x() - width / 2, rect.top() + rect.width() * 0.06, width, height)
    with painting(painter):
        painter.fillRect(band, QColor(BADGE_PAPER))
    draw_figure(painter, band.center(), height * 0.86, "PROXY", BADGE_INK)
