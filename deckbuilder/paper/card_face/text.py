"""Lays out styled text in a box: breaks lines, measures, cuts with an ellipsis. Knows nothing of cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from deckbuilder.paper.fonts import Weight, face_font
from deckbuilder.paper.signs import CAP_HEIGHT

LINE = 1.2
"""Line height as a multiple of the font size."""

_MEASURE = 200
"""Words are measured once at this size; without hinting their widths scale with it."""

_WORDS = re.compile(
    r"[ \n]+"
    r"|[•「『（《〈【\[(]*[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef][、。，．・：；！？」』）》〉】ー々ゃゅょっぁぃぅぇぉャュョッァィゥェォ％)\]]*"
    r"|[^ \n\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+"
)
"""Words as units that stay together: Japanese breaks anywhere but before 、。」 and behind 「 and bullets."""


@dataclass(frozen=True, slots=True)
class Style:
    """A cut and a weight."""

    family: str
    weight: Weight


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one style and colour; a tag is set in reverse in a small box and never broken."""

    text: str
    style: Style
    ink: str
    tag_paper: str | None = None
    """The colour of the letters of a tag, whose box is filled with ``ink``."""


@dataclass(slots=True)
class Piece:
    """Part of a run on one line."""

    run: Run
    text: str
    x: float
    width: float


@dataclass(slots=True)
class Line:
    """One line of pieces from left to right."""

    pieces: list[Piece] = field(default_factory=list[Piece])
    width: float = 0.0
    cut: bool = False
    """True when an ellipsis stands for the rest."""


@lru_cache(maxsize=32768)
def _unit_width(text: str, style: Style) -> float:
    return QFontMetricsF(face_font(style.family, style.weight, _MEASURE)).horizontalAdvance(text) / _MEASURE


def text_width(text: str, style: Style, size: float) -> float:
    """The advance of a text at a font size."""
    return _unit_width(text, style) * size


def flow(runs: Sequence[Run], size: float, width: float) -> list[Line]:
    """Break runs into lines no wider than `width`; a single word that is wider keeps a line of its own."""
    lines = [Line()]
    space = 0.0
    for run, text in _units(runs):
        if not text.strip(" \n"):
            space = text_width(" ", run.style, size)
            if "\n" in text and lines[-1].pieces:
                lines.append(Line())
            continue
        advance = _advance(run, text, size)
        line = lines[-1]
        if line.pieces and line.width + space + advance > width:
            line = Line()
            lines.append(line)
            space = 0.0
        _append(line, run, text, advance, space if line.pieces else 0.0)
        space = 0.0
    return lines


def _units(runs: Sequence[Run]) -> Iterator[tuple[Run, str]]:
    for run in runs:
        if run.tag_paper is not None:
            yield run, run.text
        else:
            for match in _WORDS.finditer(run.text):
                yield run, match[0]


def _append(line: Line, run: Run, text: str, advance: float, space: float) -> None:
    """Put a word on a line, joined to the piece before it when both belong to one run."""
    last = line.pieces[-1] if line.pieces else None
    if last is not None and last.run is run:
        last.text += (" " if space else "") + text
        last.width += space + advance
    else:
        line.pieces.append(Piece(run, text, line.width + space, advance))
    line.width += space + advance


def _tag_padding(size: float) -> float:
    return size * 0.32


def _advance(run: Run, text: str, size: float) -> float:
    if run.tag_paper is None:
        return text_width(text, run.style, size)
    return text_width(text, run.style, size * 0.9) + 2 * _tag_padding(size)


def cut_to(lines: Sequence[Line], count: int, size: float, width: float) -> list[Line]:
    """At most `count` lines, each no wider than `width`; what is left out becomes an ellipsis."""
    kept = list(lines[:count])
    for index, line in enumerate(kept):
        more = index == len(kept) - 1 and len(lines) > count
        if more or line.width > width:
            _cut_line(line, size, width)
    return kept


def _cut_line(line: Line, size: float, width: float) -> None:
    while line.pieces:
        last = line.pieces[-1]
        text = last.text.rstrip(" ,;:(（·")
        while text and last.x + text_width(text + "…", last.run.style, size) > width:
            text = text[:-1].rstrip(" ,;:(（·")
        if text:
            last.text = text + "…"
            last.width = text_width(last.text, last.run.style, size)
            line.width = last.x + last.width
            line.cut = True
            return
        line.pieces.pop()


def draw_line(painter: QPainter, line: Line, x: float, baseline: float, size: float) -> None:
    """Draw one line with its first piece at `x`."""
    for piece in line.pieces:
        run = piece.run
        if run.tag_paper is not None:
            _draw_tag(painter, piece, run.tag_paper, x + piece.x, baseline, size)
            continue
        painter.setFont(_font(run.style, size))
        painter.setPen(QColor(run.ink))
        painter.drawText(QPointF(x + piece.x, baseline), piece.text)


def _draw_tag(painter: QPainter, piece: Piece, paper: str, x: float, baseline: float, size: float) -> None:
    run = piece.run
    small = size * 0.9
    middle = baseline - size * CAP_HEIGHT / 2
    box = QRectF(x, middle - size * 0.54, piece.width, size * 1.08)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(run.ink))
    painter.drawRoundedRect(box, size * 0.12, size * 0.12)
    painter.setFont(_font(run.style, small))
    painter.setPen(QColor(paper))
    painter.drawText(QPointF(x + _tag_padding(size), middle + small * CAP_HEIGHT / 2), piece.text)


def _font(style: Style, size: float) -> QFont:
    return face_font(style.family, style.weight, round(size))
