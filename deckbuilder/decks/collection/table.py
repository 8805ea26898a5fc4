"""A collection as CSV, its own file and the trade with other programs: one answer for every line read.

Each line of the text is one row, so that a damaged one costs no other.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from dataclasses import dataclass, field
from typing import NamedTuple

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.language import Language, card_name
from deckbuilder.cards.messages import joined, say
from deckbuilder.cards.names import fold_name, in_sentence
from deckbuilder.cards.numbers import natural_key, parse_number
from deckbuilder.decks.interchange.report import LineState, Report, ReportLine, quoted, visible
from deckbuilder.decks.interchange.sniff import Refused, decode
from deckbuilder.decks.interchange.table import protected, unprotected

from .counts import MAX_OWNED, Collection, print_key

VERSION = 1
"""Of the collection's own file, in its first line."""

MAX_ROWS = 50_000
MAX_LINE = 2_000
"""Characters of one row."""

_MARK = "# deckbuilder collection: "
_MARK_LINE = re.compile(r"#\s*deckbuilder collection:\s*([0-9]{1,6})")
_DELIMITER_LINE = re.compile(r'"?sep=([,;\t])"?', re.IGNORECASE)
_DELIMITERS = (",", ";", "\t")
_COUNT = re.compile(r"([0-9]{1,12})(?:[.,]0+)?")
_HEADERS = {
    "number": "number card_number cardnumber card_no card_id id no code カード番号 番号 型番",
    "count": "count copies qty quantity amount owned have number_of_copies 枚数 所持枚数 所持数",
    "name": "name card_name cardname card カード名 名前",
}
_TITLES = {"number": say("number"), "count": say("count"), "name": say("name")}
_COLUMNS = {fold_name(word): column for column, words in _HEADERS.items() for word in words.split()}


@dataclass(frozen=True, slots=True)
class TableReading:
    """What was read from a table, and the answer for each of its lines."""

    collection: Collection
    report: Report
    version: int = VERSION
    """The version that the file says it has."""

    @property
    def ok(self) -> bool:
        """False when the input was no table of cards at all."""
        return not self.report.refusal


# ---- writing ----------------------------------------------------------------------------------------------


def write_stored(collection: Collection) -> str:
    """The text of the collection's own file; it reads back as the same collection."""
    text = io.StringIO(newline="")
    text.write(f"{_MARK}{VERSION}\n")
    rows = ((protected(number), collection.counts[number]) for number in _in_order(collection))
    csv.writer(text, lineterminator="\n").writerows((("number", "count"), *rows))
    return text.getvalue()


def write_collection(collection: Collection, catalogue: Catalogue, language: Language = "en") -> str:
    """The collection as CSV for spreadsheets: ``number,count,name``, in natural order of the numbers."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(("number", "count", "name"))
    for number in _in_order(collection):
        card = catalogue.get(number)
        name = card_name(card, language) if card else ""
        writer.writerow((protected(number), collection.counts[number], protected(name)))
    return text.getvalue()


def _in_order(collection: Collection) -> list[str]:
    return sorted(collection.counts, key=lambda number: (natural_key(number), number))


# ---- reading ----------------------------------------------------------------------------------------------


def read_collection(data: bytes | str, catalogue: Catalogue | None = None) -> TableReading:
    """The counts of a CSV text with comma, semicolon or tab between the cells; never raises.

    Columns are known by a header (``number``, ``count``, perhaps ``name``) or by what stands in them. Lines
    of one print add up. Without a catalogue no number is called unknown; with one, unknown numbers are kept
    and said.
    """
    remarks: tuple[str, ...] = ()
    text = _plain_utf8(data)
    if text is None:
        decoded = decode(data)
        if isinstance(decoded, Refused):
            return TableReading(Collection(), Report(refusal=decoded.reason))
        text, remarks = decoded.text, decoded.remarks
    lines = text.splitlines()
    if len(lines) > MAX_ROWS:
        refusal = say("too long: more than {count:,} lines", count=MAX_ROWS)
        return TableReading(Collection(), Report(refusal=refusal))
    return _Reader(catalogue, remarks).read(lines)


def _plain_utf8(data: bytes | str) -> str | None:
    """The text of UTF-8 that looks like a table, whatever its size; everything else is for ``decode``."""
    if isinstance(data, str):
        return None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
    return text if _MARK_LINE.match(text) else None


class _Row(NamedTuple):
    number: str
    copies: str
    name: str


@dataclass
class _Reader:
    """Reads the lines of one input."""

    catalogue: Catalogue | None
    remarks: tuple[str, ...]
    sums: dict[str, int] = field(default_factory=dict[str, int])
    first: dict[str, int] = field(default_factory=dict[str, int])
    """The line that first named each print."""

    out: list[ReportLine] = field(default_factory=list[ReportLine])

    def read(self, lines: list[str]) -> TableReading:
        """The collection of all lines."""
        delimiter, start, version = "", 0, VERSION
        for line_no, line in enumerate(lines[:3], 1):
            if mark := _MARK_LINE.fullmatch(line.strip()):
                version = int(mark[1])
            elif separator := _DELIMITER_LINE.fullmatch(line.strip(" ")):
                delimiter = separator[1]
            elif line.strip():
                break
            start = line_no
            self._say(line_no, line, LineState.COMMENT if line.strip() else LineState.BLANK)
        rows = self._parted(lines[start:], delimiter)
        head, columns = _find_columns(rows)
        if columns is None:
            refusal = say(
                "this is no table of cards: columns for number and count were expected; "
                "for a deck list, use Import in the File menu"
            )
            return TableReading(Collection(), Report(refusal=refusal, remarks=self.remarks), version)
        for index, (line, cells) in enumerate(zip(lines[start:], rows, strict=True)):
            self._line(start + index + 1, line, cells, columns, is_head=index == head)
        report = Report(tuple(self.out), "row", self.remarks)
        return TableReading(Collection(self.sums), report, version)

    def _parted(self, lines: list[str], delimiter: str) -> list[list[str]]:
        first = next((line for line in lines if line.strip()), "")
        delimiter = delimiter or max(_DELIMITERS, key=first.count)
        return [_cells(line, delimiter) for line in lines]

    def _line(
        self, line_no: int, line: str, cells: list[str], columns: dict[str, int], is_head: bool
    ) -> None:
        if is_head:
            self._say(
                line_no,
                line,
                LineState.HEADING,
                say("header: {columns}", columns=joined(_TITLES[column] for column in columns)),
            )
        elif not any(cell.strip() for cell in cells) and len(line) <= MAX_LINE:
            self._say(line_no, line, LineState.BLANK)
        else:
            values = {
                column: unprotected(cells[place].strip()) if place < len(cells) else ""
                for column, place in columns.items()
            }
            self._card(line_no, line, _Row(values["number"], values["count"], values.get("name", "")))

    def _card(self, line_no: int, line: str, row: _Row) -> None:
        count = _whole(row.copies)
        if len(line) > MAX_LINE:
            self._refuse(line_no, line[:100], say("the line is too long"))
        elif isinstance(count, str):
            self._refuse(line_no, line, count)
        elif not (key := print_key(row.number)) and not row.name.strip():
            self._refuse(line_no, line, say("it names no card; a card number was expected"))
        elif count == 0:
            self._say(line_no, line, LineState.SKIPPED, say("the count is 0"))
        elif not key:
            self._by_name(line_no, line, row.name, count)
        else:
            read = parse_number(row.number)
            self._count(line_no, line, key, count, list(read.notes) if read else [])

    def _by_name(self, line_no: int, line: str, name: str, count: int) -> None:
        cards = self.catalogue.named(name) if self.catalogue and len(name) <= 120 else ()
        if len(cards) == 1:
            note = say("no number; found by its name {name}", name=quoted(name))
            self._count(line_no, line, cards[0].number, count, [note])
        elif cards:
            numbers = joined(card.number for card in cards[:4])
            why = say("several cards have this name; give the number: {numbers}", numbers=numbers)
            self._refuse(line_no, line, why)
        else:
            self._refuse(line_no, line, say("no card of this name is known; a card number was expected"))

    def _count(self, line_no: int, line: str, key: str, count: int, notes: list[str]) -> None:
        before = self.sums.get(key, 0)
        if before + count > MAX_OWNED:
            most = say("more than {most:,} copies of one print are not counted", most=MAX_OWNED)
            self._refuse(line_no, line, most)
            return
        self.sums[key] = before + count
        if before:
            notes.append(say("added to row {row}", row=self.first[key]))
        self.first.setdefault(key, line_no)
        card = self.catalogue.get(key) if self.catalogue else None
        state = LineState.CHANGED if notes else LineState.ACCEPTED
        name = in_sentence(card.name) if card else quoted(key)
        if self.catalogue and card is None:
            state = LineState.UNKNOWN
            notes.append(say("unknown number; kept as it is"))
        elif key.endswith("+"):
            notes.append(say("other art {sign}", sign="+" * (len(key) - len(key.rstrip("+")))))
        message = joined([say("{count} {name}", count=count, name=name), *notes], "; ")
        self.out.append(ReportLine(line_no, visible(line), state, message, number=key, count=count))

    def _refuse(self, line_no: int, line: str, why: str) -> None:
        self._say(line_no, line, LineState.REJECTED, say("not counted: {why}", why=why))

    def _say(self, line_no: int, line: str, state: LineState, message: str = "") -> None:
        self.out.append(ReportLine(line_no, visible(line), state, message))


def _cells(line: str, delimiter: str) -> list[str]:
    if len(line) > MAX_LINE:
        return []
    try:
        return next(csv.reader([line], delimiter=delimiter), list[str]())
    except csv.Error:
        return [line]


def _find_columns(rows: list[list[str]]) -> tuple[int, dict[str, int] | None]:
    """The header's index, -1 without one, and where the columns are; None when no row looks like cards."""
    for index, cells in enumerate(rows[:50]):
        if (columns := _header(cells)) is not None:
            return index, columns
    for cells in rows[:50]:
        if (columns := _by_content(cells)) is not None:
            return -1, columns
    return -1, None


def _header(cells: list[str]) -> dict[str, int] | None:
    found: dict[str, int] = {}
    for place, cell in enumerate(cells):
        column = _COLUMNS.get(fold_name(cell.strip()).replace(" ", "_"))
        if column is not None:
            found.setdefault(column, place)
    return found if found.keys() >= {"number", "count"} else None


def _by_content(cells: list[str]) -> dict[str, int] | None:
    numbers = [place for place, cell in enumerate(cells) if parse_number(unprotected(cell.strip()))]
    counts = [place for place, cell in enumerate(cells) if isinstance(_whole(cell.strip()), int)]
    return {"number": numbers[0], "count": counts[0]} if numbers and counts else None


def _whole(text: str) -> int | str:
    """A count: digits of any script, perhaps with the .0 of spreadsheets; else why it is none."""
    plain = unicodedata.normalize("NFKC", text.strip())
    match = _COUNT.fullmatch(plain)
    if match is None:
        if not plain:
            return say("it has no count")
        return say("{text} is no whole number of copies", text=quoted(text, 20))
    count = int(match[1])
    if count > MAX_OWNED:
        return say(
            "{count:,} are more copies than anyone owns; at most {most:,}", count=count, most=MAX_OWNED
        )
    return count
