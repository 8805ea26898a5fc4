"""A deck for Tabletop Simulator as a folder of files: drawn face sheets, a back, the saved object (2.7)."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.language import Language
from deckbuilder.cards.messages import say
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.disk import NO_FILE, AlreadyExistsError, explained, write_file
from deckbuilder.decks.file_names import safe_file_name
from deckbuilder.decks.interchange import ExportOptions, write_deck
from deckbuilder.decks.interchange.tabletop import FaceSheet, sheets

from .card_face import FaceSize, draw_back
from .deck_cards import CardDrawing
from .face_cache import Pictures
from .offscreen import png, prepare
from .palette import LIGHT

CELL = QSize(408, 570)
"""Pixels of one card, 63 : 88; ten across and seven down stay below 4,096, which every machine can load."""

_THUMBNAIL = 256
_GROUND = "#FFFFFF"


class Bundle(NamedTuple):
    """The files of one deck by name, in the order in which they are written."""

    pictures: dict[str, bytes]
    """Face sheets, back, and the thumbnail that the game shows in its list."""

    object_name: str
    """The saved object; the game looks for it, and for its thumbnail, in its folder of saved objects."""

    object: bytes

    @property
    def names(self) -> tuple[str, ...]:
        """All files."""
        return (*self.pictures, self.object_name)


def make_bundle(
    deck: Deck,
    catalogue: Catalogue,
    folder: Path,
    *,
    language: Language = "en",
    pictures: Pictures | None = None,
) -> Bundle:
    """The files of a deck that is to lie in `folder`, whose place the saved object names; writes nothing."""
    prepare()
    stem = safe_file_name(deck.name or "Deck")
    drawing = CardDrawing(catalogue, language=language, pictures=pictures)
    sheets_of_deck = sheets(deck)
    faces = {f"{stem} faces {sheet.key}.png": png(face_sheet(sheet, drawing)) for sheet in sheets_of_deck}
    back = f"{stem} back.png"
    options = ExportOptions(
        face_urls=tuple(_address(folder, name) for name in faces), back_url=_address(folder, back)
    )
    first = sheets_of_deck[0].numbers[0] if sheets_of_deck else None
    files = faces | {back: png(_back()), f"{stem}.png": png(_thumbnail(first, drawing))}
    return Bundle(files, f"{stem}.json", write_deck(deck, "tts", catalogue, options))


def write_bundle(
    deck: Deck,
    catalogue: Catalogue,
    folder: Path,
    *,
    language: Language = "en",
    pictures: Pictures | None = None,
    overwrite: bool = False,
) -> tuple[Path, ...]:
    """Write the files of a deck into a folder, which is made if it is missing; the saved object comes last.

    Raises ``DeckFileError``: ``AlreadyExistsError`` for a file of that name, before anything is written,
    unless ``overwrite`` is set.
    """
    folder = folder.absolute()
    bundle = make_bundle(deck, catalogue, folder, language=language, pictures=pictures)
    _make_ready(folder, bundle.names, overwrite=overwrite)
    for name, data in (*bundle.pictures.items(), (bundle.object_name, bundle.object)):
        write_file(folder / name, data, expected_hash=None if overwrite else NO_FILE)
    return tuple(folder / name for name in bundle.names)


def _make_ready(folder: Path, names: tuple[str, ...], *, overwrite: bool) -> None:
    with explained(folder, "write"):
        folder.mkdir(parents=True, exist_ok=True)
    there = [] if overwrite else [name for name in names if (folder / name).exists()]
    if there:
        raise AlreadyExistsError(
            folder / there[0],
            say("there is a file of this name already"),
            say("Replace it or choose another."),
        )


def face_sheet(sheet: FaceSheet, drawing: CardDrawing) -> QImage:
    """One picture of faces, upright, in cells of equal size; further cells are empty."""
    size = QSize(CELL.width() * sheet.columns, CELL.height() * sheet.rows)
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(_GROUND))
    painter = QPainter(image)
    for cell, number in enumerate(sheet.numbers):
        row, column = divmod(cell, sheet.columns)
        rect = QRectF(column * CELL.width(), row * CELL.height(), CELL.width(), CELL.height())
        painter.setClipRect(rect)
        drawing.draw(painter, rect, number, FaceSize.LARGE)
    painter.end()
    return image


def _back() -> QImage:
    image = QImage(CELL, QImage.Format.Format_RGB32)
    image.fill(QColor(_GROUND))
    painter = QPainter(image)
    draw_back(painter, QRectF(image.rect()), scheme=LIGHT)
    painter.end()
    return image


def _thumbnail(number: str | None, drawing: CardDrawing) -> QImage:
    """The first card of the deck in the middle of a square."""
    image = QImage(QSize(_THUMBNAIL, _THUMBNAIL), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    shape = QSizeF(63, 88).scaled(QSizeF(image.size()), Qt.AspectRatioMode.KeepAspectRatio)
    rect = QRectF((_THUMBNAIL - shape.width()) / 2, 0, shape.width(), shape.height())
    painter = QPainter(image)
    if number is None:
        draw_back(painter, rect, scheme=drawing.scheme)
    else:
        drawing.draw(painter, rect, number, FaceSize.THUMB)
    painter.end()
    return image


def _address(folder: Path, name: str) -> str:
    """Where a file will be, as the game wants to be told; only the host of a table can see such files."""
    return (folder.absolute() / name).as_uri()
