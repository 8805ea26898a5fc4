"""The found cards as a grid of drawn faces with the copies in the deck on each."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from deckbuilder.cards.card import Card
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.paper.signs import painting

from .columns import Column
from .frames import FaceFrames
from .heading import draw_heading
from .keys import CardKeys
from .model import CARD_ROLE, COPIES_ROLE, HEADING_ROLE, CardModel, Heading

Index = QModelIndex | QPersistentModelIndex
RATIO = 88 / 63
MIN_WIDTH, MAX_WIDTH = 60, 400
LimitOf = Callable[[Card], int | None]
"""How many copies of a card a deck may hold, None for any number."""


class FaceDelegate(QStyledItemDelegate):
    """Paints a face from the cache, its ring when it is current, a bar when it is selected."""

    def __init__(self, services: Services, limit_of: LimitOf, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._services = services
        self._limit_of = limit_of
        self.width = 120
        """Width of a face as drawn, device-independent pixels."""

        self.frames = FaceFrames(services, self._card_in, self._repaint, self)

    @property
    def gap(self) -> int:
        """Half of the space between two faces; the focus ring stands in it."""
        return max(4, self._services.theme.steps(1))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The face and half the gap around it; a heading takes a whole line."""
        view = option.widget
        if isinstance(view, QListView) and index.data(HEADING_ROLE) is not None:
            return QSize(view.viewport().width() - 4, max(24, self._services.theme.ems(2.2)))
        return QSize(self.width + 2 * self.gap, round(self.width * RATIO) + 2 * self.gap)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one face, or the line over a group."""
        theme = self._services.theme
        cell = QRectF(option.rect)
        heading = index.data(HEADING_ROLE)
        if isinstance(heading, Heading):
            with painting(painter):
                draw_heading(painter, cell.adjusted(self.gap, 0, 0, 0), heading, theme)
            return
        state = option.state
        card = index.data(CARD_ROLE)
        corner = QPointF(cell.left() + self.gap, cell.top() + self.gap)
        face = QRectF(corner.x(), corner.y(), self.width, round(self.width * RATIO))
        copies = index.data(COPIES_ROLE)
        limit = self._limit_of(card)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(cell.adjusted(1, 1, -1, -1), theme.color("sel"))
        self.frames.draw(painter, face, index.row(), card, (copies, limit) if copies else None)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        view = option.widget
        current = isinstance(view, QAbstractItemView) and view.currentIndex() == index
        if selected or focused or current:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            with_keys = focused or (current and self._view.hasFocus())
            painter.setPen(QPen(theme.color("focus"), 3 if with_keys else 1.5 if current else 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = 0.045 * self.width + 3
            painter.drawRoundedRect(face.adjusted(-3, -3, 3, 3), radius, radius)
            painter.restore()

    def _card_in(self, row: int) -> tuple[Card, tuple[int, int | None] | None] | None:
        model = self._view.model()
        index = model.index(row, 0) if 0 <= row < model.rowCount() else QModelIndex()
        card = index.data(CARD_ROLE) if index.isValid() else None
        if card is None:
            return None
        copies = index.data(COPIES_ROLE)
        return card, (copies, self._limit_of(card)) if copies else None

    def _repaint(self, rect: QRectF) -> None:
        self._view.viewport().update(rect.toAlignedRect().adjusted(-4, -4, 4, 4))


class CardGrid(QListView):
    """Faces in rows; the width is the player's choice."""

    def __init__(
        self, model: CardModel, services: Services, limit_of: LimitOf, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._services = services
        self.delegate = FaceDelegate(services, limit_of, self)
        self._wanted = self.delegate.width
        self.setModel(model)
        self.setModelColumn(Column.NAME)  # letters go to the next card whose name begins so
        self.keys = CardKeys(self, services)
        self.setItemDelegate(self.delegate)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setLayoutMode(QListView.LayoutMode.Batched)  # 20,000 cards at once take a quarter of a second
        self.setBatchSize(1000)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # or the width would jump
        self.setDragEnabled(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setAccessibleName(tr("Cards found"))
        model.modelReset.connect(lambda: self.setUniformItemSizes(not model.has_headings))
        services.theme.changed.connect(self._on_theme_changed)
        services.pictures.changed.connect(self.viewport().update)

    @property
    def face_width(self) -> int:
        """The width the player asked for, at 10 points; faces differ a little from it to fill the row."""
        return self._wanted

    def set_face_width(self, width: int) -> None:
        """Draw faces of about another width."""
        self._wanted = max(MIN_WIDTH, min(MAX_WIDTH, width))
        self._fill_rows()

    def reset(self) -> None:
        """Another list has its places at once; laid out with the next event it would be seen after it."""
        super().reset()
        if self.isVisible():
            self.delegate.frames.hurry()
            self.executeDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what there is time for; the rest follows."""
        frames = self.delegate.frames
        frames.begin()
        super().paintEvent(event)
        frames.end(max(1, self.viewport().width() // (self.delegate.width + 2 * self.delegate.gap)))

    def startDrag(self, supportedActions: Qt.DropAction) -> None:  # noqa: N803, ARG002 - named by Qt
        """Carry the chosen cards."""
        self.keys.drag()

    # ---- cursor -------------------------------------------------------------------------------------------

    def indexAt(self, p: QPoint) -> QModelIndex:
        """The card at a point; the space between the cards is nobody's, so that a frame can begin there."""
        index = super().indexAt(p)
        gap = self.delegate.gap
        inner = self.visualRect(index).adjusted(gap, gap, -gap, -gap)
        return index if index.isValid() and inner.contains(p) else QModelIndex()

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """With Shift all from one card to another in the order of the list; a frame takes what it touches."""
        anchor = self._anchor(rect)
        if anchor is None or self.state() is QAbstractItemView.State.DragSelectingState:
            super().setSelection(rect, command)
            return
        rows = sorted((anchor.row(), self.currentIndex().row()))
        ends = [self.model().index(row, Column.NAME) for row in rows]
        self.selectionModel().select(QItemSelection(*ends), command)

    def _anchor(self, rect: QRect) -> QModelIndex | None:
        """Where a choice from one card to the current one began: the card in the opposite corner."""
        corners = (rect.topLeft(), rect.bottomRight()), (rect.topRight(), rect.bottomLeft())
        for one, other in (*corners, *(pair[::-1] for pair in corners)):
            index = super().indexAt(other)
            if super().indexAt(one) == self.currentIndex() and index.isValid():
                return index
        return None

    def moveCursor(
        self,
        cursorAction: QAbstractItemView.CursorAction,  # noqa: N803 - Qt gives it by this name
        modifiers: Qt.KeyboardModifier,  # noqa: ARG002
    ) -> QModelIndex:
        """Along the row, up and down to the nearest card, a page, to either end; never on a heading."""
        actions = QAbstractItemView.CursorAction
        here, last = self.currentIndex(), self.model().rowCount() - 1
        if last < 0:
            return QModelIndex()
        if not here.isValid() or cursorAction is actions.MoveHome:
            return self._card_from(0, 1)
        match cursorAction:
            case actions.MoveEnd:
                return self._card_from(last, -1)
            case actions.MoveLeft | actions.MovePrevious:
                return self._card_from(here.row() - 1, -1)
            case actions.MoveRight | actions.MoveNext:
                return self._card_from(here.row() + 1, 1)
            case actions.MoveUp | actions.MoveDown:
                return self._line_from(here, 1 if cursorAction is actions.MoveDown else -1)
            case _:
                step = 1 if cursorAction is actions.MovePageDown else -1
                lines = max(1, self.viewport().height() // max(1, self.visualRect(here).height()) - 1)
                for _ in range(lines):
                    here = self._line_from(here, step)
                return here

    def _card_from(self, row: int, step: int) -> QModelIndex:
        """The first card from a row on; the current one if there is none."""
        while 0 <= row < self.model().rowCount():
            index = self.model().index(row, Column.NAME)
            if index.flags() & Qt.ItemFlag.ItemIsEnabled:
                return index
            row += step
        return self.currentIndex()

    def _line_from(self, here: QModelIndex, step: int) -> QModelIndex:
        """The card of the next line of cards that is nearest to the column of this one."""
        place, row = self.visualRect(here), here.row() + step
        best, line = here, 0
        while 0 <= row < self.model().rowCount():
            index = self.model().index(row, Column.NAME)
            rect = self.visualRect(index)
            row += step
            if rect.top() == place.top() or not index.flags() & Qt.ItemFlag.ItemIsEnabled:
                continue
            if best is not here and rect.top() != line:
                break
            if best is here or _apart(rect, place) < _apart(self.visualRect(best), place):
                best, line = index, rect.top()
        return best

    # ---- size ---------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the rows of the new width."""
        self._fill_rows()
        super().resizeEvent(event)

    def _fill_rows(self) -> None:
        """The number of faces a row that comes closest to the wanted width and leaves no gap at its end."""
        gaps = 2 * self.delegate.gap
        room = self.viewport().width() - 2
        wanted = self._wanted * max(1.0, self._services.theme.size / 10)
        columns = max(1, round(room / (wanted + gaps)))
        width = max(MIN_WIDTH, min(room // columns - gaps, round(1.5 * wanted)))
        if width != self.delegate.width:
            self.delegate.width = width
            self.scheduleDelayedItemsLayout()
            self.viewport().update()

    def _on_theme_changed(self) -> None:
        self._fill_rows()
        self.scheduleDelayedItemsLayout()
        self.viewport().update()


def _apart(one: QRect, other: QRect) -> int:
    return abs(one.center().x() - other.center().x())
