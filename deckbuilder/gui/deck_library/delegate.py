"""Draws the rows of the library: folders like groups, decks with four small faces and two lines of words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from deckbuilder.cards.facts import ROMAN, CardType
from deckbuilder.cards.messages import joined
from deckbuilder.gui.rows import Inks, draw_cached_face, draw_hairline, draw_text, fill_row
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.paper.signs import StateSign, draw_color_tags, draw_numeral, draw_state, painting, polygon

from .model import NODE_ROLE, Kind, Node
from .stock import ShelfDeck

Index = QModelIndex | QPersistentModelIndex

_FACE = 2.1
"""Width of a face in em; a deck's row is as high as that and a little more."""

_NARROW = 18
"""Up to this width in em the faces give room to the words."""

_RATIO = 88 / 63
_RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of a deck's row are."""

    faces: tuple[QRectF, ...]
    upper: QRectF
    """Name at its left, date at its right."""

    lower: QRectF
    """Colours, counts and format at its left, state at its right."""

    @classmethod
    def in_row(cls, rect: QRectF, em: float, depth: int) -> Places:
        """The places in a row of this rectangle."""
        share = 0.075 if rect.width() > _NARROW * em else 0.055  # a narrow list keeps room for the words
        width = min(_FACE * em, share * rect.width())
        height = width * _RATIO
        x, top = rect.left() + (0.9 + 0.9 * depth) * em, rect.center().y() - height / 2
        faces = tuple(QRectF(x + place * (width + 0.25 * em), top, width, height) for place in range(4))
        left = faces[-1].right() + 0.8 * em
        line = 1.5 * em
        room = max(0.0, rect.right() - 0.9 * em - left)
        middle = rect.center().y()
        return cls(faces, QRectF(left, middle - line, room, line), QRectF(left, middle, room, line))


class LibraryDelegate(QStyledItemDelegate):
    """Paints by the theme; row heights follow the font."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._theme = services.theme
        self.target: str = ""
        """Key of the folder that would take what is dragged; empty for none."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """Decks as high as their faces, the rest one line, never under 24 pixels."""
        node = index.data(NODE_ROLE)
        is_deck = isinstance(node, Node) and node.kind is Kind.DECK
        height = _FACE * _RATIO + 0.7 if is_deck else 1.9
        return QSize(self._theme.ems(20), max(24, self._theme.ems(height)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a folder or a deck."""
        node = index.data(NODE_ROLE)
        if not isinstance(node, Node):
            return
        rect = QRectF(option.rect)
        view = option.widget
        is_open = isinstance(view, QTreeView) and view.isExpanded(index)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        with painting(painter):
            is_target = bool(self.target) and node.key == self.target
            fill_row(
                painter,
                rect,
                self._theme,
                selected=selected or is_target,
                focused=focused,
                alt=node.deck is None,
            )
            inks = Inks.of(self._theme, selected or is_target)
            if node.deck is not None:
                self._paint_deck(painter, rect, node, node.deck, inks)
            else:
                self._paint_folder(painter, rect, node, is_open, inks)
            if is_target:
                painter.setPen(QPen(self._theme.color("text"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(rect.adjusted(1, 1, -1, -1))

    # ---- inside -------------------------------------------------------------------------------------------

    def _paint_folder(self, painter: QPainter, rect: QRectF, node: Node, is_open: bool, inks: Inks) -> None:
        theme, em = self._theme, self._theme.em
        middle = rect.center().y()
        x = rect.left() + (0.9 + 0.9 * node.depth) * em
        if node.children:
            _disclose(painter, QPointF(x, middle), 0.32 * em, is_open, inks)
        x += 0.9 * em
        font = theme.font(weight=QFont.Weight.Medium)
        count = str(node.count) if node.count else tr("empty")
        room = rect.right() - 0.9 * em - x
        figure = min(room, QFontMetricsF(theme.font()).horizontalAdvance(count) + 2)
        title = QRectF(x, rect.top(), max(0.0, room - figure - 0.5 * em), rect.height())
        x += draw_text(painter, title, node.title, font, inks.text) + 0.5 * em
        draw_text(painter, QRectF(x, rect.top(), figure, rect.height()), count, theme.font(), inks.second)
        draw_hairline(painter, rect.left(), rect.right(), rect.bottom(), theme)

    def _paint_deck(self, painter: QPainter, rect: QRectF, node: Node, deck: ShelfDeck, inks: Inks) -> None:
        theme = self._theme
        places = Places.in_row(rect, theme.em, node.depth)
        draw_hairline(painter, places.faces[0].left(), rect.right(), rect.bottom(), theme)
        self._paint_faces(painter, places, deck, inks)
        font = theme.font(weight=QFont.Weight.Medium)
        name = self._paint_date(
            painter, places.upper, deck, QFontMetricsF(font).horizontalAdvance(node.title), inks
        )
        draw_text(painter, name, node.title, font, inks.text)
        room = self._paint_state(painter, places.lower, deck, inks)
        if deck.is_readable:
            self._paint_facts(painter, room, deck, inks)
        else:
            draw_text(painter, room, shown(deck.summary.problem), theme.font(), inks.text)

    def _paint_faces(self, painter: QPainter, places: Places, deck: ShelfDeck, inks: Inks) -> None:
        for (rank, roman), place in zip(ROMAN.items(), places.faces, strict=True):
            card = deck.monsters[rank - 1]
            if card is not None:
                draw_cached_face(painter, place, card, self._services)
                continue
            painter.setPen(QPen(self._theme.color("edge"), 1, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5))
            if deck.is_readable:
                height = 1.3 * self._theme.em
                badge = QRectF(0, 0, 1.34 * height, height)
                badge.moveCenter(place.center())
                draw_numeral(painter, badge, CardType.MONSTER, roman, inks.second)

    def _paint_state(self, painter: QPainter, line: QRectF, deck: ShelfDeck, inks: Inks) -> QRectF:
        """Sign and words at the right end; what is left of the line."""
        theme, em = self._theme, self._theme.em
        font = theme.font(scale=0.95, weight=QFont.Weight.DemiBold if deck.problems else QFont.Weight.Normal)
        words = min(QFontMetricsF(font).horizontalAdvance(deck.state) + 2, line.width() - 1.5 * em)
        left = line.right() - words
        draw_text(
            painter,
            QRectF(left, line.top(), words, line.height()),
            deck.state,
            font,
            inks.signal if deck.problems else inks.second,
        )
        box = QRectF(left - 1.45 * em, line.center().y() - 0.55 * em, 1.1 * em, 1.1 * em)
        sign = StateSign.PROBLEM if deck.problems else StateSign.KEPT
        draw_state(painter, box, sign, theme.scheme, inks.text)
        return QRectF(line.left(), line.top(), max(0.0, box.left() - 0.4 * em - line.left()), line.height())

    def _paint_date(
        self, painter: QPainter, line: QRectF, deck: ShelfDeck, needed: float, inks: Inks
    ) -> QRectF:
        """The date at the right end if the name leaves room for it; what is left for the name."""
        font = self._theme.font(scale=0.95)
        width = QFontMetricsF(font).horizontalAdvance(deck.when) + 2
        room = line.width() - width - 0.8 * self._theme.em
        if room < min(needed, 16 * self._theme.em):
            return line
        draw_text(painter, line, deck.when, font, inks.second, _RIGHT)
        return QRectF(line.left(), line.top(), room, line.height())

    def _paint_facts(self, painter: QPainter, line: QRectF, deck: ShelfDeck, inks: Inks) -> None:
        theme, em = self._theme, self._theme.em
        side = round(1.1 * em)
        colors = deck.summary.colors
        if len(colors) * 1.1 * side > line.width():
            return
        corner = QPointF(round(line.left()), round(line.center().y() - side / 2))
        x = line.left() + draw_color_tags(painter, corner, side, colors, theme.scheme)
        x += 0.5 * em if colors else 0.0
        room = QRectF(x, line.top(), max(0.0, line.right() - x), line.height())
        metrics = QFontMetricsF(theme.font())
        if metrics.horizontalAdvance(deck.counts) > room.width():  # a cut number would be another number
            return
        width = draw_text(painter, room, deck.counts, theme.font(), inks.text) + em
        left = room.adjusted(width, 0, 0, 0)
        name = shown(deck.format_name)
        if left.width() > min(3 * em, metrics.horizontalAdvance(name)):
            width = draw_text(painter, left, name, theme.font(), inks.text) + em
            left = left.adjusted(width, 0, 0, 0)
        if left.width() > 3 * em:
            draw_text(painter, left, shown(joined(deck.summary.deck.tags)), theme.font(), inks.second)


def _disclose(painter: QPainter, center: QPointF, size: float, is_open: bool, inks: Inks) -> None:
    x, y = center.x(), center.y()
    if is_open:
        path = polygon((x - size, y - size * 0.6), (x + size, y - size * 0.6), (x, y + size * 0.8))
    else:
        path = polygon((x - size * 0.6, y - size), (x + size * 0.8, y), (x - size * 0.6, y + size))
    painter.fillPath(path, inks.text)
