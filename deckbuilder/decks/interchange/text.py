"""Reads decks in lines: ``.deck`` texts, the app's and the simulator's, and pasted lists (2.2, 2.5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.decks.deck import Deck, Section

from .address import find_code
from .fields import FieldReader
from .grammar import CardText, Heading, clean, parse_card_line, parse_heading, parse_total
from .report import WHOLE_INPUT, Choice, LineState, Report, ReportLine, phrase, quoted, several, visible
from .resolve import Found, Resolver
from .result import ReadResult, refused
from .sniff import Decoded

MAX_LINES = 5_000
"""Texts of more lines are refused; no list of cards has them."""

PLACES = {Section.MONSTER: "monster deck", Section.MAIN: "main deck"}
PLACE_CHOICES = tuple(
    Choice(section.value, f"the {PLACES[section]}", section) for section in (Section.MAIN, Section.MONSTER)
)


def read_text(decoded: Decoded, resolver: Resolver) -> ReadResult:
    """The deck of a text, one report line for each line of it."""
    lines = decoded.text.splitlines()
    if len(lines) > MAX_LINES:
        return refused(f"too long: {len(lines):,} lines, and no list of cards needs more than {MAX_LINES:,}")
    reading = _Reading(resolver, native=_has_native_headings(lines))
    reading.hash_headings = not any(parse_heading(clean(line)) for line in lines if _may_be_heading(line))
    for line_no, line in enumerate(lines, 1):
        reading.read(line_no, line)
    read = reading.finish()
    patched = tuple(_patched(line) if line.line_no in decoded.patched else line for line in read.report.lines)
    return replace(read, report=replace(read.report, lines=patched))


def _may_be_heading(line: str) -> bool:
    return not line.lstrip().startswith(("#", "//"))


def _has_native_headings(lines: Iterable[str]) -> bool:
    return any(line.strip().casefold() in {"[monster deck]", "[main deck]"} for line in lines)


def _patched(line: ReportLine) -> ReportLine:
    if line.state is LineState.BLANK:
        return line
    state = LineState.CHANGED if line.state in {LineState.ACCEPTED, LineState.FIELD} else line.state
    return replace(line, state=state, message=phrase(line.message, "odd bytes read as Latin letters"))


@dataclass
class _Reading:
    """The state of reading one text: the section so far, the lines answered."""

    resolver: Resolver
    native: bool
    """True for the bracketed headings of ``.deck`` files, which keep even cards no deck may hold."""

    hash_headings: bool = False
    """True when only ``#`` lines look like headings: then they are."""

    lines: list[ReportLine] = field(default_factory=list[ReportLine])
    fields: FieldReader = field(default_factory=FieldReader)
    section: Section | None = None
    seen: dict[tuple[Section | None, str], int] = field(default_factory=dict[tuple[Section | None, str], int])
    """Line on which each print was first met."""

    cards: dict[int, Card] = field(default_factory=dict[int, Card])
    """The card found on each line."""

    totals: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """Position in ``lines`` of each heading with a total, and the total."""

    def read(self, line_no: int, raw: str) -> None:
        """Answer one line."""
        line = raw.strip("\0 \t\u3000\ufeff")
        text = clean(line)
        shown = visible(raw.rstrip())
        if not text:
            self._add(line_no, shown, LineState.BLANK)
        elif text.startswith(("#", "//")):
            self._comment(line_no, shown, line, text)
        elif not any(char.isalnum() for char in text):
            self._add(line_no, shown, LineState.COMMENT, "a separator")
        else:
            self._content(line_no, shown, text)

    def _add(self, line_no: int, text: str, state: LineState, message: str = "") -> None:
        self.lines.append(ReportLine(line_no, text, state, message))

    def _comment(self, line_no: int, shown: str, line: str, text: str) -> None:
        bare = text.lstrip("#/ ")
        heading = parse_heading(bare) if self.hash_headings and text.startswith("#") else None
        if heading and (heading.section or heading.group):
            self._heading(line_no, shown, heading)
            return
        what = self.fields.take(line) if line.startswith("#") else None
        if what is not None:
            self._add(line_no, shown, LineState.FIELD, what)
            return
        self.fields.notes.append(visible(line.lstrip("#/ ")))
        self._add(line_no, shown, LineState.COMMENT, "a comment; goes to the notes")

    def _content(self, line_no: int, shown: str, text: str) -> None:
        heading = None if self._is_name(text) else parse_heading(text)
        total = parse_total(text)
        if heading is not None:
            self._heading(line_no, shown, heading)
        elif total is not None:
            self._add(line_no, shown, LineState.COMMENT, f"a total of {total}; the cards are counted anew")
        elif not self._deck_log(line_no, shown, text):
            self._card(line_no, shown, parse_card_line(text, self._is_name))

    def _is_name(self, text: str) -> bool:
        return bool(self.resolver.named(text))

    # ---- headings and fields --------------------------------------------------------------------

    def _heading(self, line_no: int, shown: str, heading: Heading) -> None:
        if heading.group:
            self._add(line_no, shown, LineState.HEADING, "a group of cards; the section stays")
            return
        self.section = heading.section
        if heading.section is None:
            message = (
                f"unknown heading {quoted(heading.name)}; where do its cards go? Until then to the main deck"
            )
            line = ReportLine(line_no, shown, LineState.QUESTION, message, candidates=PLACE_CHOICES)
        else:
            message = f"heading: {PLACES[heading.section]}"
            line = ReportLine(line_no, shown, LineState.HEADING, message, heading.section)
        if heading.total is not None:
            self.totals.append((len(self.lines), heading.total))
        self.lines.append(line)

    def _deck_log(self, line_no: int, shown: str, text: str) -> bool:
        found = find_code(text)
        if found is None:
            return False
        had = self.fields.outline.deck_log_code
        if had and had != found.code:
            message = f"a second Deck Log code, {found.code}; {had} is kept"
            self._add(line_no, shown, LineState.REJECTED, message)
            return True
        self.fields.outline = replace(self.fields.outline, deck_log_code=found.code)
        state = LineState.FIELD if found.trusted else LineState.CHANGED
        self._add(line_no, shown, state, found.message)
        return True

    # ---- cards ----------------------------------------------------------------------------------

    def _card(self, line_no: int, shown: str, parts: CardText) -> None:
        if parts.problem:
            self._add(line_no, shown, LineState.REJECTED, f"not imported: {parts.problem}")
            return
        if parts.count == 0:
            self._add(line_no, shown, LineState.SKIPPED, "the count is 0: no card is added")
            return
        found = self.resolver.number(parts.number) if parts.number else self.resolver.name(parts.name)
        if found is None:
            found = self.resolver.name(phrase_or(parts))
        if parts.count is None and not parts.number and found.state is not LineState.ACCEPTED:
            self._prose(line_no, shown, found)
            return
        if parts.second and not self.native and self._base(parts.second) != self._base(parts.number):
            message = (
                f"not imported: two cards, {parts.number} and {parts.second}; put each on a line of its own"
            )
            self._add(line_no, shown, LineState.REJECTED, message)
            return
        self.lines.append(self._card_line(line_no, shown, parts, found))

    def _base(self, number: str) -> str:
        found = self.resolver.number(number)
        return found.number.rstrip("+") if found else number

    def _prose(self, line_no: int, shown: str, found: Found) -> None:
        """A line with neither count nor number: a question where cards have that name, else no card line."""
        if found.state is LineState.QUESTION and found.exact:
            message = phrase(*found.notes, "no count, read as 1")
            line = ReportLine(
                line_no, shown, LineState.QUESTION, message, self.section, found.number, 1, found.candidates
            )
        else:
            message = "not understood: a count and a card's number or name were expected; the line is kept"
            line = ReportLine(
                line_no, shown, LineState.REJECTED, message, self.section, candidates=found.candidates
            )
        self.lines.append(line)

    def _card_line(self, line_no: int, shown: str, parts: CardText, found: Found) -> ReportLine:
        count = parts.count if parts.count is not None else 1
        notes = [*found.notes, *parts.notes]
        if parts.second:
            notes.append(f"a second number, {parts.second}, was not read")
        changed = len(notes) > len(found.notes)
        if parts.count is None:
            notes.append("no count, read as 1")
            changed = True
        if found.card is not None:
            self.cards[line_no] = found.card
            contrary = self._contrary_name(parts, found.card)
            notes += contrary
            changed = changed or bool(contrary)
        banned = self._never_in_a_deck(found)
        if banned and not self.native:
            return ReportLine(line_no, shown, LineState.REJECTED, f"not imported: {found.name} is {banned}")
        if banned and found.card is not None:
            notes.append(banned)
        first = self.seen.setdefault((self.section, found.number), line_no)
        if first != line_no:
            notes.append(f"added to line {first}")
            changed = True
        if parts.comment:
            notes.append(f"comment left out: {quoted(parts.comment)}")
        state = LineState.CHANGED if changed and found.state is LineState.ACCEPTED else found.state
        message = phrase(f"{count} {found.name}", *notes)
        candidates = found.candidates
        if found.state is LineState.UNKNOWN and parts.number and parts.name:
            candidates = self.resolver.name_choices(parts.name)
        return ReportLine(line_no, shown, state, message, self.section, found.number, count, candidates)

    def _contrary_name(self, parts: CardText, card: Card) -> list[str]:
        if not (parts.number and parts.name):
            return []
        others = self.resolver.named(parts.name)
        if not others or card in others:
            return []
        return [
            f"the name {quoted(parts.name)} on the line belongs to {several(c.number for c in others[:3])}"
        ]

    def _never_in_a_deck(self, found: Found) -> str:
        if found.card is not None and found.card.is_token:
            return "a token, which stays outside the decks"
        return "a rage card, which no deck holds" if found.is_rage else ""

    # ---- the end --------------------------------------------------------------------------------

    def finish(self) -> ReadResult:
        """The result: scopes of unknown headings, totals compared, the question of missing headings."""
        lines = _with_scopes(self.lines)
        for position, total in self.totals:
            lines[position] = _compared(lines, position, total)
        missing = self._missing_headings(lines)
        remarks = (
            ("a later version wrote this; what it added is kept as it stands",) if self.fields.newer else ()
        )
        outline: Deck = self.fields.finish()
        kind = "deck" if self.native else "text"
        return ReadResult(Report((*missing, *lines), remarks=remarks), (outline,), kind)

    def _missing_headings(self, lines: list[ReportLine]) -> list[ReportLine]:
        """The question in which deck the cards before any heading belong (B35)."""
        if any(line.section is Section.MONSTER for line in lines):
            return []
        loose = [line for line in lines if line.entry and line.section is None]
        governed = {number for line in lines for number in line.governs}
        loose = [line for line in loose if line.line_no not in governed]
        if not loose:
            return []
        monsters = [line for line in loose if self._may_be_in_monster_deck(line)]
        ranks = sorted(self.cards[line.line_no].rank for line in monsters)
        if ranks == [1, 2, 3, 4]:
            names = ", ".join(self.cards[line.line_no].name for line in monsters)
            message = f"no headings: all cards are in the main deck. Are {names} the monster deck?"
            return [
                ReportLine(
                    WHOLE_INPUT,
                    "",
                    LineState.QUESTION,
                    message,
                    candidates=tuple(reversed(PLACE_CHOICES)),
                    governs=tuple(line.line_no for line in monsters),
                )
            ]
        message = "no headings: all cards are in the main deck; move the monster deck's four by hand"
        return [ReportLine(WHOLE_INPUT, "", LineState.CHANGED, message)]

    def _may_be_in_monster_deck(self, line: ReportLine) -> bool:
        card = self.cards.get(line.line_no)
        return card is not None and card.type is CardType.MONSTER and line.count == 1


def phrase_or(parts: CardText) -> str:
    """The text by which a card is looked up when its number could not be read."""
    return " ".join(filter(None, (parts.number, parts.name)))


def _with_scopes(lines: list[ReportLine]) -> list[ReportLine]:
    """The lines, each unknown heading with the numbers of the lines under it."""
    result = list(lines)
    open_at: int | None = None
    for position, line in enumerate(lines):
        if not line.number and (line.section is not None or line.candidates is PLACE_CHOICES):
            open_at = position if line.candidates is PLACE_CHOICES else None
        elif open_at is not None and line.number:
            heading = result[open_at]
            result[open_at] = replace(heading, governs=(*heading.governs, line.line_no))
    return result


def _compared(lines: list[ReportLine], position: int, total: int) -> ReportLine:
    """A heading whose total was compared with the cards that follow it up to the next heading."""
    heading = lines[position]
    read = 0
    for line in lines[position + 1 :]:
        if not line.number and (line.section is not None or line.candidates is PLACE_CHOICES):
            break
        read += line.count if line.entry else 0
    if read == total:
        return heading
    state = LineState.CHANGED if heading.state is LineState.HEADING else heading.state
    return replace(heading, state=state, message=f"{heading.message}; it says {total}, the lines give {read}")
