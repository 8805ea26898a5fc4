"""What stands around the tables: title, fields, problems, verdict, the judge's box, the foot of a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from deckbuilder import __version__
from deckbuilder.cards.messages import capital, joined
from deckbuilder.paper.fonts import TEXT, Weight
from deckbuilder.paper.letters import MISSING, code_points, drawable, nameless, undrawable
from deckbuilder.paper.qr import fits_qr

from .data import SheetData
from .items import (
    Area,
    Block,
    Box,
    Code,
    Ground,
    Item,
    Mark,
    Sign,
    baseline_in,
    text_at,
    text_cut,
    text_to,
)
from .lettering import (
    BODY,
    CODE,
    HEAD,
    LABEL,
    LABEL_ASIDE,
    QUIET,
    SHORT_TITLE,
    STRONG,
    TITLE,
    Style,
    width,
    wrapped,
)
from .words import Term, Voice

MARGIN = 42.0
"""White on each side of a page, in points: 15 mm, more than any printer leaves out."""

TOP, FOOT = 34.0, 30.0
FIRST_HEAD, NEXT_HEAD = 42.0, 52.0
"""Height of the title on the first page and on the others."""

_STAMP = Style(TEXT, Weight.STRONG, 9, white=True)
_VALUE_SIZES = (11.0, 10.0, 9.0, 8.0)
_SQUARE = 76.0
"""Side of the QR picture: 27 mm, of which a module of the longest code of a legal deck has half a one."""

_MOST_VERDICT = 9
"""Lines of the verdict; the name of a format, were it that long, stands in full in its field."""


# ---- head and foot of every page --------------------------------------------------------------------------


def page_head(data: SheetData, voice: Voice, left: float, right: float, page: int, pages: int) -> list[Item]:
    """The title, the page, and on an illegal deck the stamp; from the second page on who it belongs to."""
    first = page == 1
    style, base = (TITLE, 34.0) if first else (SHORT_TITLE, 24.0)
    items: list[Item] = [Area(Box(left, 0, right - left, 3.2), Ground.BLACK)]
    title = text_at(left, base, voice.say(Term.TITLE), style)
    aside = text_at(title.box.right + 8, base, voice.aside(Term.TITLE), Style(size=style.size * 0.42))
    items += [title, aside]
    if not data.is_legal:
        items += _stamp(voice, right - 92, base - (9 if first else 6))
    if first:
        items.append(text_to(right, 18, voice.say(Term.GAME), STRONG))
    numbers = voice.say(Term.PAGE, page=page, pages=pages)
    items.append(text_to(right, 31 if first else 22, numbers, QUIET))
    if not first:
        told = " · ".join(
            filter(None, map(drawable, (_player(data), data.player_id, data.deck.name, _event(data))))
        )
        if told:
            items.append(text_cut(left, 40, told, STRONG, right - left))
    return items


def _stamp(voice: Voice, right: float, middle: float) -> list[Item]:
    """The mark of an illegal deck, in both languages."""
    words, aside = voice.say(Term.STAMP), voice.aside(Term.STAMP)
    wide = width(words, _STAMP) + width(aside, _STAMP) + 20
    box = Box(right - wide, middle - 8, wide, 16)
    first = text_at(box.x + 7, baseline_in(box.y, 16, _STAMP), words, _STAMP)
    return [
        Area(box, Ground.BLACK),
        first,
        text_at(first.box.right + 6, baseline_in(box.y, 16, _STAMP), aside, _STAMP),
    ]


def page_foot(voice: Voice, left: float, right: float, bottom: float) -> list[Item]:
    """Whose form this is and what printed it."""
    return [
        text_at(left, bottom, voice.say(Term.NEUTRAL), LABEL_ASIDE),
        text_to(right, bottom, voice.say(Term.APP, version=__version__), LABEL_ASIDE),
    ]


# ---- fields -----------------------------------------------------------------------------------------------


def fields(data: SheetData, voice: Voice, left: float, right: float) -> Iterator[Block]:
    """Three rows of three fields: who, where, what; an empty one is a line to write on.

    Under them the letters that no font has, so that they are written by hand, and those drawn that programs
    do not read from the file.
    """
    rows = (
        ((Term.PLAYER, _player(data)), (Term.PLAYER_ID, data.player_id), (Term.SIGNATURE, "")),
        ((Term.EVENT, _event(data)), (Term.DATE, data.event_date), (Term.PLACE, data.place)),
        (
            (Term.DECK, data.deck.name),
            (Term.DECK_LOG, data.deck_log_code or data.deck.deck_log_code),
            (Term.FORMAT, _format(data, voice)),
        ),
    )
    yield Block(5, air=True)
    for row in rows:
        yield from _field_row(row, voice, left, right)
    for term, letters in ((Term.MISSING, undrawable(data.typed)), (Term.NAMELESS, nameless(data.typed))):
        if letters:
            told = voice.say(term, sign=MISSING, letters=code_points(letters))
            for line in wrapped(told, BODY, right - left):
                yield Block(12, (text_at(left, 9, line, BODY),))


def _field_row(row: Sequence[tuple[Term, str]], voice: Voice, left: float, right: float) -> Iterator[Block]:
    """The labels, the values line by line, and the lines under them."""
    wide = right - left
    starts = [left, left + 0.46 * wide, left + 0.70 * wide]
    ends = [left + 0.44 * wide, left + 0.68 * wide, right]
    heads: list[Item] = []
    columns: list[tuple[tuple[float, str, Style], ...]] = []
    for (term, value), start, end in zip(row, starts, ends, strict=True):
        label = text_at(start, 9, voice.say(term), LABEL)
        heads += [label, text_at(label.box.right + 5, 9, voice.aside(term), LABEL_ASIDE)]
        style, texts = _value(drawable(value), end - start)
        columns.append(tuple((start, text, style) for text in texts))
    yield Block(11, tuple(heads), keep_with_next=True)
    stacked = list(zip_longest(*columns))
    for index, parts in enumerate(stacked):
        last = index == len(stacked) - 1
        items: list[Item] = [text_at(x, 11.6, text, style) for x, text, style in filter(None, parts) if text]
        if last:
            items += [
                Area(Box(start, 16.4, end - start, 0.6), Ground.BLACK)
                for start, end in zip(starts, ends, strict=True)
            ]
        yield Block(21.5 if last else 13.5, tuple(items), keep_with_next=len(stacked) <= 3 and not last)


def _value(text: str, room: float) -> tuple[Style, tuple[str, ...]]:
    """The largest size in which a value fits on one line, or the smallest and its lines."""
    styles = [Style(weight=Weight.MEDIUM, size=size) for size in _VALUE_SIZES]
    style = next((style for style in styles if width(text, style) <= room), styles[-1])
    return style, wrapped(text, style, room)


def _player(data: SheetData) -> str:
    return data.player or data.deck.player


def _event(data: SheetData) -> str:
    return data.event or data.deck.event


def _format(data: SheetData, voice: Voice) -> str:
    """The format and the day of its list."""
    name = voice.shown(data.format.full_name)
    in_force = data.format.list_on(data.on)
    if in_force is None or in_force.effective is None:
        return name
    return voice.say(Term.FORMAT_DATED, format=name, day=in_force.effective)


# ---- what is wrong ----------------------------------------------------------------------------------------


def problems(data: SheetData, voice: Voice, left: float, right: float) -> Iterator[Block]:
    """Each broken rule with its number, and each line of the file that nobody understood."""
    if data.violations:
        told = [(each.rule, voice.shown(capital(each.sentence))) for each in data.violations]
        yield from _section(voice, Term.PROBLEMS, Sign.PROBLEM, told, left, right)
    if data.deck.unread:
        told = [("", text) for text in data.deck.unread]
        yield from _section(voice, Term.UNREAD, Sign.UNKNOWN, told, left, right)


def _section(
    voice: Voice, term: Term, sign: Sign, told: Sequence[tuple[str, str]], left: float, right: float
) -> Iterator[Block]:
    """Sentences, each after its rule, under a head that is said again on the next page."""
    title = text_at(left, 14, voice.say(term), HEAD)
    rule = Area(Box(left, 19.6, right - left, 1.3), Ground.BLACK)
    first, again = (
        Block(23, (title, text_at(title.box.right + 9, 14, beside, QUIET), rule), keep_with_next=True)
        for beside in (voice.aside(term), voice.say(Term.CONTINUED))
    )
    yield Block(8, air=True, keep_with_next=True)
    yield first
    for number, sentence in told:
        for block in _told(number, drawable(sentence), left, right, sign):
            yield replace(block, resume=(again,))


def _told(rule: str, sentence: str, left: float, right: float, sign: Sign) -> Iterator[Block]:
    """A sentence with its sign, in as many lines as it takes."""
    start = left + 52
    lines = wrapped(sentence, BODY, right - start)
    for index, line in enumerate(lines):
        items: list[Item] = []
        if index == 0:
            items.append(Mark(Box(left + 1, 1.9, 9.2, 9.2), sign))
            if rule:
                items.append(text_at(left + 16, 9.5, rule, STRONG))
        items.append(text_at(start, 9.5, line, BODY))
        yield Block(13, tuple(items), keep_with_next=index < len(lines) - 1 <= 3)


# ---- the end ----------------------------------------------------------------------------------------------


def closing(data: SheetData, voice: Voice, left: float, right: float) -> Iterator[Block]:
    """The QR picture, the verdict and the judge's box side by side, and the deck code as text."""
    yield Block(5, air=True, keep_with_next=True)
    items: list[Item] = []
    start = left
    if fits_qr(data.code):
        items.append(Code(Box(left, 2, _SQUARE, _SQUARE), data.code))
        start += _SQUARE + 16
    judge = right - 176
    verdict, height = _verdict(data, voice, start, judge - 14)
    items += [*verdict, *_judge_box(voice, Box(judge, 2, right - judge, 74))]
    yield Block(max(_SQUARE + 6, height), tuple(items), keep_with_next=bool(data.code))
    if data.code:
        yield from _deck_code(data.code, voice, left, right)


def _verdict(data: SheetData, voice: Voice, left: float, right: float) -> tuple[list[Item], float]:
    """The verdict with its dates, and how high it is."""
    name = voice.shown(data.format.full_name)
    style = Style(weight=Weight.STRONG, size=11)
    lists = data.format.lists_on(data.on)
    told = [
        *([] if data.is_legal else [voice.say(Term.PROBLEM_SUM, count=len(data.violations))]),
        capital(voice.shown(joined(each.label for each in lists))) if lists else voice.say(Term.NO_LIST),
        voice.say(Term.CHECKED_ON, day=data.on),
        voice.say(Term.DATA, version=data.catalogue.data_version or "–", count=len(data.catalogue)),
    ]
    head = voice.say(Term.LEGAL if data.is_legal else Term.ILLEGAL, format=name)
    texts = [(text, style, 14.5) for text in wrapped(drawable(head), style, right - left - 18)]
    texts += [
        (text, BODY, 12.2) for line in told for text in wrapped(drawable(line), BODY, right - left - 18)
    ]
    items: list[Item] = [Mark(Box(left, 2.5, 12, 12), Sign.KEPT if data.is_legal else Sign.PROBLEM)]
    base = 0.0
    for text, each, pitch in texts[:_MOST_VERDICT]:
        base += pitch
        items.append(text_at(left + 18, base - 1.5, text, each))
    return items, base + 6


def _judge_box(voice: Voice, box: Box) -> list[Item]:
    """A frame the judge fills in: who, which round, what came out."""
    head = Style(TEXT, Weight.STRONG, 9, white=True)
    title = text_at(box.x + 6, baseline_in(box.y, 16, head), voice.say(Term.JUDGE_ONLY), head)
    small = Style(size=7, white=True)
    items: list[Item] = [
        Area(box, Ground.FRAME),
        Area(Box(box.x, box.y, box.width, 16), Ground.BLACK),
        title,
        text_at(title.box.right + 7, title.baseline, voice.aside(Term.JUDGE_ONLY), small),
    ]
    for index, term in enumerate((Term.CHECKED_BY, Term.ROUND, Term.RESULT)):
        base = box.y + 31 + index * 18.5
        items.append(text_at(box.x + 6, base, voice.say(term), QUIET))
        items.append(Area(Box(box.x + 58, base + 1.5, box.width - 64, 0.5), Ground.HAIRLINE))
    return items


def _deck_code(code: str, voice: Voice, left: float, right: float) -> Iterator[Block]:
    """The code as text, for copying out of the PDF file."""
    label = text_at(left, 8, voice.say(Term.DECK_CODE), LABEL)
    start = label.box.right + 8
    lines = wrapped(code, CODE, right - start, anywhere=True)
    for index, line in enumerate(lines):
        text = text_at(start, 8, line, CODE)
        yield Block(8.4, (label, text) if index == 0 else (text,), keep_with_next=index < len(lines) - 1 <= 3)
