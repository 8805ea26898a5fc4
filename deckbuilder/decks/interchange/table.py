"""Tables (2.6): CSV with our columns or others', several decks in a file, Markdown saved as CSV."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.messages import joined, say
from deckbuilder.cards.names import fold_name
from deckbuilder.cards.numbers import parse_number
from deckbuilder.decks.deck import Deck, Section

from .lines import CardLines, portions
from .names import deck_name
from .report import LineState, Report, quoted
from .resolve import Resolver
from .result import ReadResult, UnreadableError
from .sniff import Decoded

MAX_ROWS = 5_000
MAX_COLUMNS = 100
_DELIMITERS = (",", ";", "\t")
_MARKDOWN_RULE = re.compile(r"\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*")
_FORMULA = re.compile(r"'*[=+\-@\t\r]")
_HEADERS = {
    "section": "section zone deck part 区分 セクション デッキ種別 種別",
    "count": "count copies qty quantity num number_of_copies amount 枚数",
    "number": "number card_number cardnumber card_no card_id cardid id no code カードid カード番号 番号 型番",
    "name": "name card_name cardname card カード名 名前",
    "deck": "deck_name deckname デッキ名 デッキ",
    "updated": "updated updated_at updatedat updated-at 更新日 更新日時 date",
}
_COLUMNS = {fold_name(word): column for column, words in _HEADERS.items() for word in words.split()}
_MONSTER = {
    fold_name(word) for word in ("monster", "monster deck", "monsters", "怪獣", "怪獣デッキ", "p_list")
}
_MAIN = {fold_name(word) for word in ("main", "main deck", "deck", "メイン", "メインデッキ", "list")}

Row = tuple[int, list[str]]
"""The line a row begins on, and its cells."""


def write_csv(deck: Deck, catalogue: Catalogue, ascii_names: bool = False) -> str:
    """The deck's cards as CSV for spreadsheets: ``section,count,number,name``.

    A cell that a spreadsheet would run as a formula begins with ``'``, which the reader takes off (H38).
    """
    from .plain import to_ascii

    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(("section", "count", "number", "name"))
    for section in Section:
        for entry in portions(deck.section(section)):
            card = catalogue.get(entry.number)
            name = card.name if card else ""
            cells = (entry.number, to_ascii(name) if ascii_names else name)
            writer.writerow((section.value, entry.count, *map(protected, cells)))
    return text.getvalue()


def protected(cell: str) -> str:
    """The cell such that no spreadsheet takes it for a formula; ``unprotected`` is the way back."""
    return f"'{cell}" if _FORMULA.match(cell) else cell


def unprotected(cell: str) -> str:
    """The cell as it was before ``protected``."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell


# ---- recognising --------------------------------------------------------------------------------


def looks_like_table(text: str) -> bool:
    """True for a Markdown table, and for cells with a known header or with numbers and counts in columns."""
    lines = [line for line in text.splitlines()[:40] if line.strip()][:12]
    if not lines:
        return False
    if _is_markdown(lines):
        return True
    delimiter = _delimiter(lines[0])
    if delimiter is None:
        return False
    if lines[0].count(delimiter) > 10 * MAX_COLUMNS:
        return True
    try:
        rows = list(csv.reader(lines, delimiter=delimiter))
    except csv.Error:
        return False
    if _header(rows[0]):
        return True
    return len(rows) > 1 and len({len(row) for row in rows}) == 1 and _columns_by_content(rows) is not None


def _is_markdown(lines: list[str]) -> bool:
    return (
        len(lines) > 1
        and lines[0].lstrip().startswith("|")
        and bool(_MARKDOWN_RULE.fullmatch(lines[1].strip()))
    )


def _delimiter(line: str) -> str | None:
    best = max(_DELIMITERS, key=line.count)
    return best if best in line else None


def _header(cells: list[str]) -> dict[str, int] | None:
    """Position of each column, if the cells are a header that names cards and counts."""
    found: dict[str, int] = {}
    for position, cell in enumerate(cells):
        column = _COLUMNS.get(fold_name(cell.strip().strip("'")).replace(" ", "_"))
        if column is not None and column not in found:
            found[column] = position
    return found if "count" in found and ("number" in found or "name" in found) else None


def _columns_by_content(rows: list[list[str]]) -> dict[str, int] | None:
    """Position of the number and the count where every row has both in the same places."""
    width = min(map(len, rows))
    numbers = [i for i in range(width) if all(parse_number(row[i]) for row in rows)]
    counts = [i for i in range(width) if all(re.fullmatch(r"\s*[0-9]{1,4}\s*", row[i]) for row in rows)]
    if len(numbers) != 1 or len(counts) != 1:
        return None
    found = {"number": numbers[0], "count": counts[0]}
    sections = [i for i in range(width) if all(_section(row[i]) for row in rows)]
    return found | ({"section": sections[0]} if sections else {})


def _section(cell: str) -> Section | None:
    name = fold_name(cell)
    if name in _MONSTER:
        return Section.MONSTER
    return Section.MAIN if name in _MAIN else None


# ---- reading ------------------------------------------------------------------------------------


def read_table(decoded: Decoded, resolver: Resolver) -> ReadResult:
    """The decks of a table, one report line a row. Raises ``UnreadableError`` when its quoting is broken."""
    lines = [line for line in decoded.text.splitlines() if line.strip()][:2]
    if _is_markdown(lines):
        rows = list(_markdown_rows(decoded.text))
        remarks: tuple[str, ...] = (say("this is a Markdown table, not CSV; it was read all the same"),)
    else:
        rows = list(_csv_rows(decoded.text))
        remarks = ()
    return _Reader(CardLines(resolver, "row")).read(rows, remarks)


def _csv_rows(text: str) -> Iterator[Row]:
    first = next(line for line in text.splitlines() if line.strip())
    delimiter = _delimiter(first) or ","
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    begins = 1
    try:
        for cells in reader:
            if len(cells) > MAX_COLUMNS:
                raise UnreadableError(
                    say(
                        "row {row} has {count:,} columns; at most {limit} are read",
                        row=begins,
                        count=len(cells),
                        limit=MAX_COLUMNS,
                    )
                )
            if begins > MAX_ROWS:
                raise UnreadableError(say("too long: more than {limit:,} rows", limit=MAX_ROWS))
            yield begins, cells
            begins = reader.line_num + 1
    except csv.Error as error:
        raise UnreadableError(
            say(
                "damaged CSV: {reason} in the row that begins on line {line}; "
                "a quotation mark may be missing",
                reason=str(error),
                line=begins,
            )
        ) from None


def _markdown_rows(text: str) -> Iterator[Row]:
    for line_no, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        if _MARKDOWN_RULE.fullmatch(bare):
            continue
        yield (
            line_no,
            [cell.strip() for cell in bare.removeprefix("|").removesuffix("|").split("|")] if bare else [],
        )


@dataclass
class _Reader:
    """Reads the rows of one table."""

    out: CardLines
    decks: dict[str, int] = field(default_factory=dict[str, int])
    """Number of each deck by its name."""

    def read(self, rows: list[Row], remarks: tuple[str, ...]) -> ReadResult:
        """The decks of all rows."""
        columns: dict[str, int] | None = None
        for line_no, cells in rows:
            text = " | ".join(cells)
            if not any(cell.strip() for cell in cells):
                self.out.note("", LineState.BLANK, line_no=line_no)
            elif columns is None:
                columns = _header(cells)
                if columns is None:
                    columns = _columns_by_content([row for _, row in rows if any(row)])
                    if columns is None:
                        raise UnreadableError(
                            say("a table without a header: columns for number and count were expected")
                        )
                    self._row(line_no, text, cells, columns)
                else:
                    self.out.note(
                        text, LineState.HEADING, say("header: {columns}", columns=joined(columns)), line_no
                    )
            else:
                self._row(line_no, text, cells, columns)
        names = list(self.decks) or [""]
        missing = self.out.missing_sections() if len(names) == 1 else []
        outlines = tuple(Deck(name=deck_name(name)) for name in names)
        return ReadResult(Report((*missing, *self.out.lines), "row", remarks), outlines, "csv")

    def _row(self, line_no: int, text: str, cells: list[str], columns: dict[str, int]) -> None:
        values = {
            column: unprotected(cells[position])
            for column, position in columns.items()
            if position < len(cells)
        }
        deck_no = self.decks.setdefault(values.get("deck", ""), len(self.decks))
        place = values.get("section", "")
        section = _section(place)
        if place.strip() and section is None:
            message = say(
                "not imported: the section {section} is neither main nor monster", section=quoted(place)
            )
            self.out.note(text, LineState.REJECTED, message, line_no, deck_no)
            return
        number, name = values.get("number", ""), values.get("name", "")
        self.out.record(text, section, number, values.get("count"), name, deck_no, line_no)
