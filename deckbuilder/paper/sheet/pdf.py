"""The sheet as a PDF file, and its pages for previews."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from deckbuilder import __version__
from deckbuilder.cards.language import Language
from deckbuilder.decks.disk import write_file
from deckbuilder.paper.letters import plain
from deckbuilder.paper.offscreen import bytes_of, prepare

from .data import SheetData
from .drawing import draw_page
from .flow import PageSize, pages_of
from .items import Page
from .lettering import FINE
from .words import Term, Voice, voice_of

_QT_SIZES = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}


def sheet_pages(data: SheetData, page: PageSize = "A4", language: Language = "en") -> tuple[Page, ...]:
    """The pages of a sheet for ``paint_sheet``; laying out takes hundredths of a second, so keep them."""
    prepare()
    return pages_of(data, voice_of(data, language), page)


def paint_sheet(painter: QPainter, page: Page, rect: QRectF) -> None:
    """Draw one page as large as fits into ``rect``, in its middle; the white of the paper is the caller's."""
    scale = min(rect.width() / page.width, rect.height() / page.height) / FINE
    painter.save()
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-page.width * FINE / 2, -page.height * FINE / 2)
    draw_page(painter, page)
    painter.restore()


def write_sheet(
    data: SheetData, target: Path | QIODevice, page: PageSize = "A4", language: Language = "en"
) -> int:
    """Write the registration sheet as PDF; how many pages it has.

    A file is replaced wholly or not at all; raises ``DeckFileError`` where it cannot be. Text stays text and
    the fonts are embedded. An illegal deck is written too, with its problems and a mark on every page.
    """
    pages = sheet_pages(data, page, language)
    if isinstance(target, Path):
        write_file(target, bytes_of(lambda device: _write(pages, device, data, page, language)))
    else:
        _write(pages, target, data, page, language)
    return len(pages)


def _write(
    pages: tuple[Page, ...], device: QIODevice, data: SheetData, page: PageSize, language: Language
) -> None:
    writer = QPdfWriter(device)
    writer.setPageLayout(
        QPageLayout(QPageSize(_QT_SIZES[page]), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    )
    writer.setResolution(72 * FINE)
    title = Voice(language).say(Term.TITLE)
    writer.setTitle(f"{title}: {plain(data.deck.name)}" if data.deck.name else title)
    writer.setCreator(f"Deck builder {__version__}")
    painter = QPainter(writer)
    try:
        for number, each in enumerate(pages):
            if number:
                writer.newPage()
            draw_page(painter, each)
    finally:
        painter.end()
