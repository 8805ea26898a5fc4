"""Draws the rows and groups of the deck list; knows where − and + are on the current row."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from deckbuilder.cards.facts import CardType
from deckbuilder.gui.rows import (
    Inks,
    draw_hairline,
    draw_name,
    draw_rank,
    draw_steps,
    draw_tags,
    draw_text,
    fill_row,
)
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.paper.signs import StateSign, draw_state, painting, polygon, type_sign

from .model import GROUP_ROLE, ROW_ROLE, DeckGroup, DeckRow

Index = QModelIndex | QPersistentModelIndex
_TYPES = {each.value: each for each in CardType}


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of a row are, from the left edge of the list to its right."""

    minus: QRectF
    count: QRectF
    plus: QRectF
    tags: QRectF
    rank: QRectF
    name: QRectF
    power: QRectF
    step: QRectF

    @classmethod
    def in_row(cls, rect: QRectF, theme: Theme, tag_count: int = 1) -> Places:
        """The places in a row of this rectangle."""
        em, top, height = theme.em, rect.top(), rect.height()
        button = max(1.5 * em, 24.0)  # the least a pointer should have to hit
        x = rect.left() + 0.6 * em

        def cell(width: float, gap: float = 0.3) -> QRectF:
            nonlocal x
            place = QRectF(x, top, width, height)
            x += width + gap * em
            return place

        minus, count, plus = cell(button, 0.1), cell(1.6 * em, 0.1), cell(button)
        tags = cell(max(1, tag_count) * round(1.15 * em))
        rank = cell(1.9 * em)
        step = QRectF(rect.right() - 3.0 * em, top, 2.6 * em, height)
        power = QRectF(step.left() - 4.4 * em, top, 4.2 * em, height)
        name = QRectF(x, top, max(0.0, power.left() - x - 0.3 * em), height)
        return cls(minus, count, plus, tags, rank, name, power, step)


class DeckDelegate(QStyledItemDelegate):
    """Paints by the theme; row heights follow the font."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.tag_count = 1
        """Room for so many colour tags in every row."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """Rows of 1.7 em, never under 24 pixels."""
        return QSize(self._theme.ems(20), max(24, self._theme.ems(1.7)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a group heading or a row."""
        rect = QRectF(option.rect)
        state = option.state
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        group = index.data(GROUP_ROLE)
        with painting(painter):
            if isinstance(group, DeckGroup):
                self._paint_group(painter, rect, group, self._is_open(option, index), focused)
            else:
                current = focused or self._is_current(option, index)
                self._paint_row(painter, rect, index.data(ROW_ROLE), selected, current, focused)

    # ---- inside -------------------------------------------------------------------------------------------

    @staticmethod
    def _is_open(option: QStyleOptionViewItem, index: Index) -> bool:
        view = option.widget
        return isinstance(view, QTreeView) and view.isExpanded(index)

    @staticmethod
    def _is_current(option: QStyleOptionViewItem, index: Index) -> bool:
        view = option.widget
        return isinstance(view, QTreeView) and view.currentIndex() == index

    def _paint_group(
        self, painter: QPainter, rect: QRectF, group: DeckGroup, is_open: bool, focused: bool
    ) -> None:
        theme, em = self._theme, self._theme.em
        inks = Inks.of(theme, False)
        fill_row(painter, rect, theme, selected=False, focused=focused, alt=True)
        middle = rect.center().y()
        x = rect.left() + 0.9 * em
        painter.fillPath(_disclosure(QPointF(x, middle), 0.32 * em, is_open), inks.text)
        x += 0.9 * em
        sign = _TYPES.get(group.key)
        if sign is not None:
            box = QRectF(x, middle - 0.35 * em, 0.7 * em, 0.7 * em)
            painter.fillPath(type_sign(sign, box), inks.text)
            x += 1.1 * em
        font = theme.font(weight=QFont.Weight.Medium)
        space = QRectF(x, rect.top(), rect.right() - x, rect.height())
        x += draw_text(painter, space, group.title, font, inks.text) + 0.5 * em
        draw_text(
            painter, QRectF(x, rect.top(), 4 * em, rect.height()), str(group.count), theme.font(), inks.second
        )
        draw_hairline(painter, rect.left(), rect.right(), rect.bottom(), theme)

    def _paint_row(
        self, painter: QPainter, rect: QRectF, row: DeckRow, selected: bool, current: bool, focused: bool
    ) -> None:
        theme = self._theme
        inks = Inks.of(theme, selected)
        fill_row(painter, rect, theme, selected=selected, focused=focused)
        places = Places.in_row(rect, theme, self.tag_count)
        draw_hairline(painter, places.tags.left(), rect.right(), rect.bottom(), theme)
        strong = theme.font(weight=QFont.Weight.DemiBold)
        draw_text(painter, places.count, str(row.count), strong, inks.text, Qt.AlignmentFlag.AlignHCenter)
        if current:
            for place, plus in ((places.minus, False), (places.plus, True)):
                _draw_button(painter, place, theme, plus)
        if row.card is None:
            self._paint_unknown(painter, places, row, inks)
            return
        draw_tags(painter, places.tags, row.card, theme)
        draw_rank(painter, places.rank, row.card, theme, inks.text)
        room = places.name
        if row.problem:
            room = self._paint_problem(painter, room, row.problem, inks)
        other_art = "+" * row.number.count("+")
        name = f"{row.name} {other_art}".strip()
        draw_name(painter, room, name, theme, inks)
        power = row.card.power_label or (tr("base") if row.card.is_base else "–")
        ink = inks.text if row.card.power_label else inks.second
        draw_text(painter, places.power, power, theme.font(), ink, Qt.AlignmentFlag.AlignRight)
        draw_steps(painter, places.step, row.card, theme, inks.text)

    def _paint_problem(self, painter: QPainter, room: QRectF, problem: str, inks: Inks) -> QRectF:
        """The amber sign and its words at the right of the name; what is left for the name."""
        theme, em = self._theme, self._theme.em
        font = theme.font(scale=0.95, weight=QFont.Weight.DemiBold)
        words = min(QFontMetricsF(font).horizontalAdvance(problem) + 2, 0.5 * room.width())
        left = room.right() - words - 1.5 * em
        box = QRectF(left, room.center().y() - 0.6 * em, 1.2 * em, 1.2 * em)
        draw_state(painter, box, StateSign.PROBLEM, theme.scheme)
        draw_text(
            painter, QRectF(left + 1.4 * em, room.top(), words, room.height()), problem, font, inks.signal
        )
        return QRectF(room.left(), room.top(), left - room.left() - 0.3 * em, room.height())

    def _paint_unknown(self, painter: QPainter, places: Places, row: DeckRow, inks: Inks) -> None:
        theme = self._theme
        pen = QPen(inks.text, 1, Qt.PenStyle.DotLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = places.tags.united(places.rank)
        half = 0.55 * theme.em
        painter.drawRect(QRectF(box.left(), box.center().y() - half, box.width(), 2 * half))
        draw_text(painter, places.name, row.number, theme.font(weight=QFont.Weight.Medium), inks.text)
        right = places.power.united(places.step)
        draw_text(painter, right, tr("unknown"), theme.font(), inks.second, Qt.AlignmentFlag.AlignRight)


def _disclosure(center: QPointF, size: float, is_open: bool) -> QPainterPath:
    x, y = center.x(), center.y()
    if is_open:
        return polygon((x - size, y - size * 0.6), (x + size, y - size * 0.6), (x, y + size * 0.8))
    return polygon((x - size * 0.6, y - size), (x + size * 0.8, y), (x - size * 0.6, y + size))


def _draw_button(painter: QPainter, place: QRectF, theme: Theme, plus: bool) -> None:
    side = min(place.width(), place.height() - 4)
    box = QRectF(place.center().x() - side / 2, place.center().y() - side / 2, side, side)
    painter.setPen(QPen(theme.color("edge"), 1))
    painter.setBrush(theme.color("base"))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.setPen(QPen(theme.color("text"), 1.6))
    arm = side * 0.22
    center = box.center()
    painter.drawLine(QPointF(center.x() - arm, center.y()), QPointF(center.x() + arm, center.y()))
    if plus:
        painter.drawLine(QPointF(center.x(), center.y() - arm), QPointF(center.x(), center.y() + arm))
