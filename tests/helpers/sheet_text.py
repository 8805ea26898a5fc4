"""Reads a printed registration sheet back: the text of its PDF, and the decks and sums that it states."""

import re
from collections import Counter
from dataclasses import dataclass, field
from io import BytesIO

from pypdf import PdfReader
from pypdf.generic import DecodedStreamObject, NameObject
from PySide6.QtCore import QIODevice

from deckbuilder.decks import Section
from deckbuilder.paper.offscreen import bytes_of
from deckbuilder.paper.sheet import SheetData, write_sheet

_NUMBER = re.compile(r"E[A-Z]{2}[0-9]{0,2}-T?[0-9]{2,3}\+*")
_ROW = re.compile(rf"([0-9]+) (?:.*? )?({_NUMBER.pattern})(?= |$)")
_GROUP = re.compile(r"(Battle|Strategy|Monster) cards .*?([0-9]+)$")
_TOTAL = re.compile(r"([0-9]+) main deck total ([0-9]+) cards with step 2, limit ([0-9]+)")
_HEADS = {"Monster deck": Section.MONSTER, "Main deck": Section.MAIN, "Problems": None, "Lines of": None}


@dataclass
class Printed:
    """What an English sheet says."""

    pages: list[str]
    """The whole text of each page."""

    rows: list[tuple[Section, str, int]] = field(default_factory=list)
    """Section, number and count of each row, in order."""

    groups: dict[str, int] = field(default_factory=dict)
    total: int = 0
    steps: int = 0
    limit: int = 0

    def section(self, section: Section) -> Counter[str]:
        """The counts of a section by number; a number that stands there twice fails."""
        numbers = [number for each, number, _ in self.rows if each is section]
        assert len(numbers) == len(set(numbers))
        return Counter({number: count for each, number, count in self.rows if each is section})


def pdf_of(data: SheetData, **how: object) -> bytes:
    """The PDF file of a sheet."""

    def write(device: QIODevice) -> None:
        write_sheet(data, device, **how)

    return bytes_of(write)


def page_texts(pdf: bytes) -> list[str]:
    """The text of each page as a reader program extracts it; lines and areas are taken out, for speed."""
    texts: list[str] = []
    for page in PdfReader(BytesIO(pdf)).pages:
        drawn = page.get_contents().get_data().splitlines(keepends=True)
        stream = DecodedStreamObject()
        stream.set_data(b"".join(line for line in drawn if line.rstrip().endswith(_OF_TEXT)))
        page[NameObject("/Contents")] = stream
        texts.append(page.extract_text())
    return texts


_OF_TEXT = (b"BT", b"ET", b"Tf", b"Tm", b"Td", b"Tj", b"cm", b"q", b"Q")
"""Operators without which a text is another or elsewhere."""


def squeezed(text: str) -> str:
    """The text without its spaces: programs put some between kana and kanji."""
    return "".join(text.split())


def read_sheet(data: SheetData) -> Printed:
    """Print a sheet and read back what its tables say."""
    printed = Printed(page_texts(pdf_of(data)))
    section: Section | None = None
    for line in "\n".join(printed.pages).splitlines():
        head = next((head for head in _HEADS if line.startswith(head)), None)
        if head is not None:
            section = _HEADS[head]
        elif found := _TOTAL.match(line):
            printed.total, printed.steps, printed.limit = map(int, found.groups())
        elif (found := _GROUP.match(line)) and section is Section.MAIN:
            assert found[1] not in printed.groups
            printed.groups[found[1]] = int(found[2])
        elif (found := _ROW.match(line)) and section is not None:
            assert len(_NUMBER.findall(line)) == 1
            printed.rows.append((section, found[2], int(found[1])))
    return printed
