"""The type of the sheet: styles in points, how wide a text is in them, and where it breaks into lines."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from deckbuilder.paper.fonts import NAMES, NUMERALS, TEXT, Weight, face_font

FINE = 20
"""Text is laid out so many times its size, since Qt rounds small pixel sizes; painters are scaled back."""

ASCENT, DESCENT = 0.93, 0.27
"""What a line takes above and below its baseline, as shares of the size: enough for Japanese and accents."""


@dataclass(frozen=True, slots=True)
class Style:
    """A font and its size in points."""

    family: str = TEXT
    weight: Weight = Weight.REGULAR
    size: float = 9.0
    grey: bool = False
    """Secondary text, a dark grey that still prints."""

    white: bool = False
    """On a black ground."""

    @property
    def font(self) -> QFont:
        """The font, ``FINE`` times as large."""
        return _font(self.family, self.weight, round(self.size * FINE))

    @property
    def height(self) -> float:
        """Of a line, from the top of its tallest letter to the foot of its lowest, in points."""
        return self.size * (ASCENT + DESCENT)


@cache
def _font(family: str, weight: Weight, pixels: int) -> QFont:
    """Without ligatures and figures of another cut: PDF readers cannot tell what such a glyph stands for."""
    font = QFont(face_font(family, weight, pixels))
    for feature in ("liga", "clig", "calt", "dlig"):
        font.setFeature(QFont.Tag(feature), 0)
    return font


TITLE = Style(NUMERALS, Weight.BOLD, 27)
SHORT_TITLE = Style(NUMERALS, Weight.BOLD, 17)
HEAD = Style(NUMERALS, Weight.BOLD, 14.5)
TOTAL = Style(NUMERALS, Weight.BOLD, 14)
STRONG = Style(TEXT, Weight.STRONG, 9)
BODY = Style(TEXT, Weight.REGULAR, 8.5)
QUIET = Style(TEXT, Weight.REGULAR, 8.5, grey=True)
LABEL = Style(TEXT, Weight.MEDIUM, 6.6)
LABEL_ASIDE = Style(TEXT, Weight.REGULAR, 6.2, grey=True)
CODE = Style(NUMERALS, Weight.MEDIUM, 7)
NAME_FAMILY = NAMES


@lru_cache(maxsize=16384)
def width(text: str, style: Style) -> float:
    """How far a text reaches, in points."""
    start, word = words_at(text, style)[-1]
    return start + _advance(word, style)


@lru_cache(maxsize=4096)
def wrapped(text: str, style: Style, room: float, anywhere: bool = False) -> tuple[str, ...]:
    """The text in lines of at most ``room`` points, broken between words or, where one is longer, inside it.

    With ``anywhere`` words count for nothing. Only the spaces at the breaks are lost; an empty text is one
    empty line.
    """
    if width(text, style) <= room:
        return (text,)
    narrower = room
    while True:  # Qt measures spaces a little tighter than they are drawn
        lines = _broken(text, style, narrower, anywhere)
        if narrower < room / 2 or all(width(line, style) <= room for line in lines):
            return lines
        narrower -= style.size * 0.2


def _broken(text: str, style: Style, room: float, anywhere: bool) -> tuple[str, ...]:
    layout = QTextLayout(text, style.font)
    option = QTextOption()
    modes = QTextOption.WrapMode
    option.setWrapMode(modes.WrapAnywhere if anywhere else modes.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    units = text.encode("utf-16-le")  # Qt counts in these
    lines: list[str] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room * FINE)
        start, length = line.textStart(), line.textLength()
        lines.append(units[2 * start : 2 * (start + length)].decode("utf-16-le").strip())
    layout.endLayout()
    return tuple(lines)


def cut(text: str, style: Style, room: float) -> str:
    """The text, ending in an ellipsis where it is too long; only for what stands in full elsewhere."""
    if width(text, style) <= room:
        return text
    return wrapped(text, style, max(room - width("…", style), style.size))[0] + "…"


def words_at(text: str, style: Style) -> list[tuple[float, str]]:
    """The words of a line and how far from its start each begins; words are drawn one by one.

    PDF files written by Qt call the space a tab, and Barlow draws brackets into it; readers find the gaps
    between words by themselves. Where letters run from right to left the line stays whole.
    """
    if " " not in text or _RIGHT_TO_LEFT.search(text):
        return [(0.0, text)]
    placed: list[tuple[float, str]] = []
    x = 0.0
    for word in text.split(" "):
        placed.append((x, word))
        x += _advance(word, style) + style.size * _SPACE
    return placed


@lru_cache(maxsize=16384)
def _advance(word: str, style: Style) -> float:
    return QFontMetricsF(style.font).horizontalAdvance(word) / FINE


_SPACE = 0.26
"""Width of a space, as a share of the size."""

_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
