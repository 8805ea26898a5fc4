"""How the line over a group of cards is drawn, in the table and in the grid."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from deckbuilder.gui.rows import draw_hairline, draw_text
from deckbuilder.gui.theme import Theme
from deckbuilder.paper.fonts import NUMERALS

from .model import Heading


def draw_heading(painter: QPainter, row: QRectF, heading: Heading, theme: Theme) -> None:
    """Title and count of a group over the whole width of a row."""
    em = theme.em
    painter.fillRect(row, theme.color("alt"))
    font = theme.font(scale=1.1, weight=QFont.Weight.DemiBold, family=NUMERALS)
    left = row.left() + 0.6 * em
    room = QRectF(left, row.top(), row.width() - em, row.height())
    width = draw_text(painter, room, heading.title, font, theme.color("text"))
    count = QRectF(left + width + 0.6 * em, row.top(), 5 * em, row.height())
    draw_text(painter, count, f"{heading.count:,}", theme.font(), theme.color("text2"))
    draw_hairline(painter, row.left(), row.right(), row.bottom(), theme)
