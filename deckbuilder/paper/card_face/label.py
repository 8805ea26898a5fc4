"""The paper half of a face: name, type line, rule in the card colours, rules text, number, copies."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.language import card_traits
from deckbuilder.cards.wording.paragraph import Paragraph
from deckbuilder.paper.fonts import NAMES, NUMERALS, TEXT, Weight
from deckbuilder.paper.palette import Scheme, Tones
from deckbuilder.paper.signs import CAP_HEIGHT, draw_count_pill, type_sign

from .geometry import MARGIN, H, W
from .text import LINE, Line, Run, Style, cut_to, draw_line, flow, text_width
from .words import Words

_NAME = Style(NAMES, Weight.STRONG)
_NAME_PLAIN = Style(NAMES, Weight.REGULAR)
_SMALL = Style(NAMES, Weight.REGULAR)
_BODY = Style(TEXT, Weight.REGULAR)
_HEAD = Style(TEXT, Weight.STRONG)
_TAG = Style(NAMES, Weight.STRONG)

_WIDTH = W - 2 * MARGIN
_STEP = 3
"""The step of all fitting: .15 of W / 63."""

_BRACKETS = re.compile(r"([(（][^)）]*[)）])")

_NUMBERED = re.compile(r"\b(ranks?|zones?|step) (?=[0-9IVX])|(?<=[0-9]) (?=rage\b)")
"""The spaces between a number and the noun it counts or names."""

_SMALL_TEXT = 57
"""Under this size (.045 W) reminders are worth less than larger type."""

_LEAST_TEXT = 24
_TOP = 0.056 * W
_NAME_LINE = 1.06
_TYPE_GAP = 0.072 * W
_RULE_GAP = 0.030 * W
_RULE = 0.009 * W
_TEXT_GAP = 0.020 * W
_PARAGRAPH_GAP = 0.38 * LINE
_FOOT = 0.047 * W
_FOOT_SIZE = 0.046 * W
_TEXT_FOOT = _FOOT + _FOOT_SIZE * 0.75 + 0.022 * W
_FIRST_LINE = 0.93
"""From the top of the first line of text to its baseline, in font sizes."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines and the font size they were broken for."""

    lines: tuple[Line, ...]
    size: float

    @property
    def cut(self) -> bool:
        """True when some of the text did not fit."""
        return any(line.cut for line in self.lines)


@dataclass(frozen=True, slots=True)
class LargeLabel:
    """A fitted label of the large size: how high the art may be, and what stands below it."""

    art_share: float
    name: Fitted
    paragraphs: tuple[tuple[Line, ...], ...]
    text_size: float
    text_top: float
    """The y where the rules text begins."""

    @property
    def text_height(self) -> float:
        """Height of the rules text."""
        return _text_height(self.paragraphs, self.text_size)

    @property
    def text_room(self) -> float:
        """Height the rules text may take."""
        return H - _TEXT_FOOT - self.text_top


def name_parts(name: str) -> list[tuple[str, bool]]:
    """A name cut before and after its brackets, each part with True for bold: **Godzilla** (2023)."""
    parts = [part.strip() for part in _BRACKETS.split(name)]
    return [(part, _BRACKETS.fullmatch(part) is None) for part in parts if part]


def shown_name(name: str) -> str:
    """The name with spaces around its brackets: ``Godzilla (2016) 3rd Form``."""
    return " ".join(part for part, _ in name_parts(name))


def name_runs(name: str, scheme: Scheme) -> list[Run]:
    """A name in bold with its brackets in regular, a space between the two."""
    runs: list[Run] = []
    for part, bold in name_parts(name):
        if runs:
            runs.append(Run(" ", _NAME_PLAIN, scheme.onpaper))
        runs.append(Run(part, _NAME if bold else _NAME_PLAIN, scheme.onpaper))
    return runs


def fit_name(
    name: str, scheme: Scheme, width: float, one_line: tuple[float, float], two_lines: tuple[float, float]
) -> Fitted:
    """The name as large as it fits on one line, else on two; sizes are (largest, smallest) font heights.

    A name too long for two lines ends in an ellipsis.
    """
    runs = name_runs(name, scheme)
    if " " not in name:
        one_line = (one_line[0], two_lines[1])  # one word, or Japanese: better small than torn
    for count, (largest, smallest) in ((1, one_line), (2, two_lines)):
        size = largest
        while size >= smallest:
            lines = flow(runs, size, width)
            if len(lines) <= count and all(line.width <= width for line in lines):
                return Fitted(tuple(lines), size)
            size -= _STEP
    smallest = two_lines[1]
    return Fitted(tuple(cut_to(flow(runs, smallest, width), 2, smallest, width)), smallest)


def _joined(text: str) -> str:
    """The text with its numbers kept beside their nouns: rank 5, zones 1-5, 2 rage."""
    return _NUMBERED.sub(lambda found: f"{found[1] or ''}\u00a0", text)


def text_runs(paragraph: Paragraph, scheme: Scheme) -> list[Run]:
    """One paragraph of rules text: tag in reverse, head in bold, then the sentence, then the reminder."""
    ink, second = scheme.onpaper, scheme.onpaper2
    gap = "" if paragraph.language == "ja" else " "  # Japanese brackets bring their own
    runs: list[Run] = []
    if paragraph.tag:
        runs += [Run(paragraph.tag, _TAG, ink, tag_paper=scheme.paper), Run(" ", _BODY, ink)]
    if paragraph.head:
        runs += [Run(paragraph.printed_head, _HEAD, ink), Run(gap, _BODY, ink)]
    if paragraph.body:
        runs += [Run(_joined(paragraph.body), _BODY, ink), Run(gap, _BODY, ink)]
    if paragraph.reminder:
        runs.append(Run(paragraph.printed_reminder, _BODY, second))
    return runs


def fit_large(
    card: Card, name: str, paragraphs: Sequence[Paragraph], scheme: Scheme, words: Words
) -> LargeLabel:
    """Choose name size, text size and horizon together.

    Type shrinks and the horizon sinks side by side; below .033 W the horizon goes first, down to .35 H,
    then the type to .031 W. A text longer than that shrinks further rather than lose a word. Where type
    would become small, the reminders of keywords are left out first.
    """
    fitted = fit_name(name, scheme, _WIDTH, (123, 99), (99, 84))
    head = _TOP + fitted.size * (CAP_HEIGHT + _NAME_LINE * (len(fitted.lines) - 1))
    head += _TYPE_GAP + _RULE_GAP + _RULE / 2 + _TEXT_GAP
    if paragraphs:
        text = _fit_text([text_runs(paragraph, scheme) for paragraph in paragraphs], head)
        if text.size < _SMALL_TEXT and any(paragraph.reminder for paragraph in paragraphs):
            short = [replace(paragraph, reminder="") for paragraph in paragraphs]
            text = _fit_text([text_runs(paragraph, scheme) for paragraph in short], head)
    else:
        sentence = words.by_hand if card.manual else words.no_ability
        text = _fit_text([[Run(sentence, _BODY, scheme.onpaper2)]], head)
    return LargeLabel(text.art_share, fitted, text.paragraphs, text.size, text.art_share * H + head)


@dataclass(frozen=True, slots=True)
class _FittedText:
    paragraphs: tuple[tuple[Line, ...], ...]
    size: float
    art_share: float


def _fit_text(blocks: Sequence[Sequence[Run]], head: float) -> _FittedText:
    """The largest type that leaves the art its height; `head` is what stands above the text."""
    size = 66
    while True:
        flowed = tuple(tuple(flow(runs, size, _WIDTH)) for runs in blocks)
        share = 1 - (head + _text_height(flowed, size) + _TEXT_FOOT) / H
        if share >= _lowest_horizon(size) or size <= _LEAST_TEXT:
            return _FittedText(flowed, size, min(0.60, max(0.35, share)))
        size -= _STEP


def _lowest_horizon(size: float) -> float:
    """How far the art may shrink, as a share of H, before the type must."""
    stops = ((66, 0.54), (60, 0.46), (54, 0.42), (42, 0.40))
    if size < 42:
        return 0.35
    for (large, high), (small, low) in pairwise(stops):
        if size >= small:
            return low + (high - low) * (size - small) / (large - small)
    return 0.40


def _text_height(paragraphs: Sequence[Sequence[Line]], size: float) -> float:
    lines = sum(len(lines) for lines in paragraphs)
    return size * (lines * LINE + (len(paragraphs) - 1) * _PARAGRAPH_GAP)


def draw_large(
    painter: QPainter,
    card: Card,
    label: LargeLabel,
    tones: Sequence[Tones],
    scheme: Scheme,
    words: Words,
    foot: tuple[str, str],
) -> None:
    """Draw a fitted label; `foot` is the number as printed and the name of the set."""
    baseline = label.art_share * H + _TOP + label.name.size * CAP_HEIGHT
    for line in label.name.lines:
        draw_line(painter, line, MARGIN, baseline, label.name.size)
        baseline += label.name.size * _NAME_LINE
    baseline += _TYPE_GAP - label.name.size * _NAME_LINE
    _draw_type_line(painter, card, baseline, scheme, words)
    draw_color_rule(painter, QRectF(MARGIN, baseline + _RULE_GAP - _RULE / 2, _WIDTH, _RULE), tones)
    _draw_text(painter, label)
    number, set_name = foot
    line_y = H - _FOOT
    draw_line(painter, _single(number, _SMALL, scheme.onpaper2, _FOOT_SIZE), MARGIN, line_y, _FOOT_SIZE)
    name_line = _single(set_name, _SMALL, scheme.onpaper2, _FOOT_SIZE)
    draw_line(painter, name_line, W - MARGIN - name_line.width, line_y, _FOOT_SIZE)


def _draw_text(painter: QPainter, label: LargeLabel) -> None:
    y = label.text_top
    size = label.text_size
    for lines in label.paragraphs:
        for line in lines:
            draw_line(painter, line, MARGIN, y + size * _FIRST_LINE, size)
            y += size * LINE
        y += size * _PARAGRAPH_GAP


def _draw_type_line(painter: QPainter, card: Card, baseline: float, scheme: Scheme, words: Words) -> None:
    size = 0.053 * W
    sign = QRectF(MARGIN, baseline - size * 0.76, size * 0.82, size * 0.82)
    _fill(painter, card.type, sign, scheme.onpaper)
    kind = words.types[card.type]
    if card.is_base:
        kind += f" · {words.type_base}"
    runs = [Run(kind, _NAME, scheme.onpaper)]
    if traits := card_traits(card, words.language):
        runs.append(Run(" \u00a0", _SMALL, scheme.onpaper))
        runs.append(Run(words.between_traits.join(traits), _SMALL, scheme.onpaper2))
    x = sign.right() + size * 0.28
    width = W - MARGIN - x
    while size > 48 and len(flow(runs, size, width)) > 1:
        size -= _STEP
    (line,) = cut_to(flow(runs, size, width), 1, size, width)
    draw_line(painter, line, x, baseline, size)


def draw_color_rule(painter: QPainter, rect: QRectF, tones: Sequence[Tones]) -> None:
    """The rule under the type line, one stretch a colour in card order."""
    share = rect.width() / len(tones)
    for index, tone in enumerate(tones):
        color = QColor(tone.far if tone.letter == "W" else tone.tag)
        painter.fillRect(QRectF(rect.left() + index * share, rect.top(), share, rect.height()), color)


def draw_thumb(
    painter: QPainter,
    card: Card,
    name: str,
    number: str,
    top: float,
    scheme: Scheme,
    copies: tuple[int, int | None] | None,
) -> None:
    """The label of a thumb: two lines of name, type sign and number, copies in the deck."""
    fitted = fit_name(name, scheme, _WIDTH, (147, 147), (147, 114))
    baseline = top + 0.058 * W + fitted.size * CAP_HEIGHT
    for line in fitted.lines:
        draw_line(painter, line, MARGIN, baseline, fitted.size)
        baseline += fitted.size * 1.1
    size = 0.08 * W
    foot = H - 0.055 * W
    sign = QRectF(MARGIN, foot - size * 0.66, size * 0.66, size * 0.66)
    _fill(painter, card.type, sign, scheme.onpaper2)
    x = sign.right() + size * 0.3
    draw_line(painter, _single(number, _SMALL, scheme.onpaper2, size), x, foot, size)
    if copies is not None and copies[0] > 0 and not card.is_token:
        _draw_copies(painter, copies, scheme)


def _draw_copies(painter: QPainter, copies: tuple[int, int | None], scheme: Scheme) -> None:
    count, limit = copies
    text = str(count) if limit is None else f"{count}/{limit}"
    height = 0.14 * W
    width = max(0.255 * W, text_width(text, Style(NUMERALS, Weight.STRONG), height * 0.76) + height)
    rect = QRectF(W - 0.044 * W - width, H - 0.044 * W - height, width, height)
    draw_count_pill(painter, rect, text, limit is not None and count >= limit, scheme)


def draw_mini(painter: QPainter, name: str, area: QRectF, scheme: Scheme) -> None:
    """The label of a mini: the name alone, on one or two lines, in the middle of its area."""
    inset = 0.055 * W
    width = area.width() - 2 * inset
    fitted = fit_name(name, scheme, width, (210, 180), (180, 156))
    height = fitted.size * (CAP_HEIGHT + 1.06 * (len(fitted.lines) - 1))
    baseline = area.center().y() - height / 2 + fitted.size * CAP_HEIGHT
    for line in fitted.lines:
        draw_line(painter, line, area.left() + inset, baseline, fitted.size)
        baseline += fitted.size * 1.06


def _single(text: str, style: Style, ink: str, size: float) -> Line:
    lines = flow([Run(text, style, ink)], size, W)
    return cut_to(lines, 1, size, W)[0]


def _fill(painter: QPainter, card_type: CardType, rect: QRectF, color: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(color))
    painter.drawPath(type_sign(card_type, rect))
