"""Reads decks in lines: ``.deck`` texts, the app's and the simulator's, and pasted lists (2.2, 2.5)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from deckbuilder.cards.messages import say
from deckbuilder.decks.deck import Deck, Section

from .fields import FieldReader, unquote
from .lines import MAX_PLACEHOLDER, PLACE_CHOICES, CardLines
from .report import LineState, Report, ReportLine, phrase, quoted, visible
from .resolve import Found, Resolver
from .result import ReadResult, refused
from .shapes import MAX_HEADING, MAX_LINE, CardText, Heading
from .sniff import Decoded

MAX_VERBATIM = 12 * MAX_PLACEHOLDER + 10
"""Longest line of a count and a placeholder in quotes; a hidden character takes up to twelve."""

MAX_LINES = 3_000
"""Texts of more lines are refused; no list of cards has them."""


def read_text(decoded: Decoded, resolver: Resolver) -> ReadResult:
    """The deck of a text, one report line for each line of it."""
    lines = decoded.text.splitlines()
    if len(lines) > MAX_LINES:
        return refused(
            say(
                "too long: {count:,} lines, and no list of cards needs more than {limit:,}",
                count=len(lines),
                limit=MAX_LINES,
            )
        )
    reading = _Reading(resolver, native=_has_native_headings(lines))
    if not reading.native:
        reading.hash_headings = not any(map(_is_heading, lines))
        reading.single = sum(not line.isspace() for line in lines if line) == 1
    for line_no, line in enumerate(lines, 1):
        reading.read(line_no, line)
    read = reading.finish()
    patched = tuple(_patched(line) if line.line_no in decoded.patched else line for line in read.report.lines)
    return replace(read, report=replace(read.report, lines=patched))


def is_deck_text(text: str) -> bool:
    """True for a text with a heading of ``.deck`` files on a line of its own."""
    folded = text.casefold()
    return any(heading in folded for heading in _HEADINGS) and _has_native_headings(text.splitlines())


def has_cards(text: str) -> bool:
    """True for a text with a line that begins with a card number, or with a count and one."""
    pattern = r"^[ \t・-]{0,8}(?:x?[0-9]{1,2} ?[x×枚]? {0,2})?E?(?:BP|SD|SC|FC|PR)[0-9-]"
    return bool(re.search(pattern, text, re.IGNORECASE | re.MULTILINE))


def may_be_table(text: str) -> bool:
    """True for a text whose first line with anything on it has cells."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    return any(mark in first for mark in ",;\t|")


_HEADINGS = {
    "[monster deck]": Section.MONSTER,
    "monster deck:": Section.MONSTER,
    "[main deck]": Section.MAIN,
    "main deck:": Section.MAIN,
}
_PLAIN = re.compile(r"([0-9]{1,2}) (E[A-Z]{2}[0-9]{0,2}-[0-9T]+\+{0,3})")
_VERBATIM = r'([0-9]{1,2}) ("(?:[^"\\]|\\.)*")'


def _is_heading(line: str) -> bool:
    from .grammar import clean, parse_heading

    if len(line) > MAX_HEADING or line.lstrip().startswith(("#", "//")):
        return False
    return parse_heading(clean(line)) is not None


def _has_native_headings(lines: Iterable[str]) -> bool:
    return any(line.strip().casefold() in _HEADINGS for line in lines)


def _patched(line: ReportLine) -> ReportLine:
    if line.state is LineState.BLANK:
        return line
    state = LineState.CHANGED if line.state in {LineState.ACCEPTED, LineState.FIELD} else line.state
    return replace(line, state=state, message=phrase(line.message, say("odd bytes read as Latin letters")))


@dataclass
class _Reading:
    """The state of reading one text: the section so far, the lines answered."""

    resolver: Resolver
    native: bool
    """True for the bracketed headings of ``.deck`` files, which keep even cards no deck may hold."""

    hash_headings: bool = False
    """True when only ``#`` lines look like headings: then they are."""

    single: bool = False
    """True when only one line has anything on it: then it may be a bare Deck Log code."""

    out: CardLines = field(init=False)
    fields: FieldReader = field(default_factory=FieldReader)
    section: Section | None = None
    totals: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """Position in ``lines`` of each heading with a total, and the total."""

    def __post_init__(self) -> None:
        self.out = CardLines(self.resolver, keeps_all=self.native)

    @property
    def lines(self) -> list[ReportLine]:
        """The lines answered so far."""
        return self.out.lines

    def read(self, line_no: int, raw: str) -> None:
        """Answer one line; what files of our own hold first, the many shapes of pasted lists after it."""
        line = raw.strip("\0 \t\u3000\ufeff")
        shown = visible(raw.rstrip())
        plain = _PLAIN.fullmatch(line)
        heading = _HEADINGS.get(line.casefold())
        if not line:
            self._add(line_no, shown, LineState.BLANK)
        elif plain:
            self.out.record(shown, self.section, plain[2], plain[1], line_no=line_no)
        elif heading:
            self._heading(line_no, shown, Heading(line, heading))
        elif line.startswith(("#", "//", "＃")):
            self._comment(line_no, shown, line)
        else:
            self._pasted(line_no, shown, line)

    def _pasted(self, line_no: int, shown: str, line: str) -> None:
        verbatim = re.fullmatch(_VERBATIM, line) if '"' in line and len(line) <= MAX_VERBATIM else None
        if verbatim:
            self.out.record(shown, self.section, unquote(verbatim[2]), verbatim[1], line_no=line_no)
            return
        if len(line) > MAX_LINE:
            message = say("not imported: {count:,} characters are no card line", count=len(line))
            self._add(line_no, shown, LineState.REJECTED, message)
            return
        from .grammar import clean

        text = clean(line)
        if not text:
            self._add(line_no, shown, LineState.BLANK)
        elif not any(char.isalnum() for char in text):
            self._add(line_no, shown, LineState.COMMENT, say("a separator"))
        else:
            self._content(line_no, shown, text)

    def _add(self, line_no: int, text: str, state: LineState, message: str = "") -> None:
        self.lines.append(ReportLine(line_no, text, state, message))

    def _comment(self, line_no: int, shown: str, line: str) -> None:
        if self.hash_headings and line[0] in "#＃":
            from .grammar import clean, parse_heading

            heading = parse_heading(clean(line.lstrip("#＃ ")))
            if heading and (heading.section or heading.group):
                self._heading(line_no, shown, heading)
                return
        what = self.fields.take(line) if line.startswith("#") else None
        if what is not None:
            self._add(line_no, shown, LineState.FIELD, what)
            return
        self.fields.notes.append(visible(line.lstrip("#＃/ ")))
        self._add(line_no, shown, LineState.COMMENT, say("a comment; goes to the notes"))

    def _content(self, line_no: int, shown: str, text: str) -> None:
        from .grammar import parse_card_line, parse_heading, parse_total

        heading = None if self._is_name(text) else parse_heading(text)
        total = parse_total(text)
        if heading is not None:
            self._heading(line_no, shown, heading)
        elif total is not None:
            self._add(
                line_no,
                shown,
                LineState.COMMENT,
                say("a total of {total}; the cards are counted anew", total=total),
            )
        elif not self._deck_log(line_no, shown, text):
            self._card(line_no, shown, parse_card_line(text, self._is_name))

    def _is_name(self, text: str) -> bool:
        return bool(self.resolver.named(text))

    # ---- headings and fields --------------------------------------------------------------------

    def _heading(self, line_no: int, shown: str, heading: Heading) -> None:
        if heading.group:
            self._add(line_no, shown, LineState.HEADING, say("a group of cards; the section stays"))
            return
        self.section = heading.section
        if heading.section is None:
            message = say(
                "unknown heading {heading}; where do its cards go? Until then to the main deck",
                heading=quoted(heading.name),
            )
            line = ReportLine(line_no, shown, LineState.QUESTION, message, candidates=PLACE_CHOICES)
        else:
            message = say("heading: {deck}", deck=heading.section.label)
            line = ReportLine(line_no, shown, LineState.HEADING, message, heading.section)
        if heading.total is not None:
            self.totals.append((len(self.lines), heading.total))
        self.lines.append(line)

    def _deck_log(self, line_no: int, shown: str, text: str) -> bool:
        from .address import bare_code, find_code

        found = find_code(text)
        if found is None and self.single and not self._is_name(text):
            found = bare_code(text)
        if found is None:
            return False
        had = self.fields.outline.deck_log_code
        if had and had != found.code:
            message = say("a second Deck Log code, {code}; {had} is kept", code=found.code, had=had)
            self._add(line_no, shown, LineState.REJECTED, message)
            return True
        self.fields.outline = replace(self.fields.outline, deck_log_code=found.code)
        state = LineState.FIELD if found.trusted else LineState.CHANGED
        self._add(line_no, shown, state, found.message)
        return True

    # ---- cards ----------------------------------------------------------------------------------

    def _card(self, line_no: int, shown: str, parts: CardText) -> None:
        if parts.problem:
            self._add(line_no, shown, LineState.REJECTED, say("not imported: {reason}", reason=parts.problem))
            return
        found = self.resolver.number(parts.number) if parts.number else self.resolver.name(parts.name)
        if found is None:
            found = self.resolver.name(phrase_or(parts))
        if parts.count is None and not parts.number and found.state is not LineState.ACCEPTED:
            self._prose(line_no, shown, found)
            return
        if parts.second and not self.native and self._base(parts.second) != self._base(parts.number):
            message = say(
                "not imported: two cards, {number} and {second}; put each on a line of its own",
                number=parts.number,
                second=parts.second,
            )
            self._add(line_no, shown, LineState.REJECTED, message)
            return
        self.out.card(line_no, shown, parts, found, self.section)

    def _base(self, number: str) -> str:
        found = self.resolver.number(number)
        return found.number.rstrip("+") if found else number

    def _prose(self, line_no: int, shown: str, found: Found) -> None:
        """A line with neither count nor number: a question where cards have that name, else no card line."""
        if found.state is LineState.QUESTION and found.exact:
            message = phrase(*found.notes, say("no count, read as 1"))
            line = ReportLine(
                line_no, shown, LineState.QUESTION, message, self.section, found.number, 1, found.candidates
            )
        else:
            message = say(
                "not understood: a count and a card's number or name were expected; the line is kept"
            )
            line = ReportLine(
                line_no, shown, LineState.REJECTED, message, self.section, candidates=found.candidates
            )
        self.lines.append(line)

    # ---- the end --------------------------------------------------------------------------------

    def finish(self) -> ReadResult:
        """The result: scopes of unknown headings, totals compared, the question of missing headings."""
        lines = _with_scopes(self.lines)
        for position, total in self.totals:
            lines[position] = _compared(lines, position, total)
        self.out.lines = lines
        missing = self.out.missing_sections()
        remarks = (
            (say("a later version wrote this; what it added is kept as it stands"),)
            if self.fields.newer
            else ()
        )
        outline: Deck = self.fields.finish()
        kind = "deck" if self.native else "text"
        return ReadResult(Report((*missing, *lines), remarks=remarks), (outline,), kind)


def phrase_or(parts: CardText) -> str:
    """The text by which a card is looked up when its number could not be read."""
    return " ".join(filter(None, (parts.number, parts.name)))


def _opens_a_section(line: ReportLine) -> bool:
    known = line.state in {LineState.HEADING, LineState.CHANGED} and line.section is not None
    return line.candidates is PLACE_CHOICES or (known and not line.number)


def _with_scopes(lines: list[ReportLine]) -> list[ReportLine]:
    """The lines, each unknown heading with the numbers of the lines under it."""
    result = list(lines)
    open_at: int | None = None
    for position, line in enumerate(lines):
        if _opens_a_section(line):
            open_at = position if line.candidates is PLACE_CHOICES else None
        elif open_at is not None and (line.number or line.candidates):
            heading = result[open_at]
            result[open_at] = replace(heading, governs=(*heading.governs, line.line_no))
    return result


def _compared(lines: list[ReportLine], position: int, total: int) -> ReportLine:
    """A heading whose total was compared with the cards that follow it up to the next heading."""
    heading = lines[position]
    read = 0
    for line in lines[position + 1 :]:
        if _opens_a_section(line):
            break
        read += line.count if line.entry else 0
    if read == total:
        return heading
    state = LineState.CHANGED if heading.state is LineState.HEADING else heading.state
    return replace(
        heading,
        state=state,
        message=say(
            "{heading}; it says {total}, the lines give {read}",
            heading=heading.message,
            total=total,
            read=read,
        ),
    )
