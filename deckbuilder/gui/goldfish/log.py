"""The log: every step by turn with what it brought about; a click jumps, undone steps are hollow."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from deckbuilder.engine.events import Kind
from deckbuilder.gui.rows import Inks, draw_text, fill_row
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.words import STRONG
from deckbuilder.paper.signs import painting
from deckbuilder.play import Session, Step, Voice

from .game import Game

Index = QModelIndex | QPersistentModelIndex
_UNTOLD = (Kind.TURN_BEGAN, Kind.PHASE_BEGAN)
"""The heads of the turns tell the one; the other goes without saying."""

ROW = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class LogRow:
    """One line: the head of a turn, a step, or what a step brought about."""

    text: str
    step: int
    """Steps done when this has happened; of a head, those before the turn."""

    head: bool = False
    news: bool = False
    automatic: bool = False
    """No person chose it."""


class LogModel(QAbstractListModel):
    """The whole history; rows once made are kept, so that a jump only repaints."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[LogRow] = []
        self.position = 0
        self._steps: list[Step] = []
        self._ends: list[int] = []
        """How many rows there are after each step."""

        self._voice: Voice | None = None

    def show_game(self, game: Game) -> None:
        """Show a history, whose first steps are mostly those on show already."""
        session, voice = game.session, game.voice
        steps = [*session.steps, *session.undone]
        same = self._common(steps) if voice == self._voice else 0
        self._voice = voice
        kept = self._ends[same - 1] if same else 0
        if kept < len(self.rows):
            self.beginRemoveRows(QModelIndex(), kept, len(self.rows) - 1)
            del self.rows[kept:], self._steps[same:], self._ends[same:]
            self.endRemoveRows()
        rows: list[LogRow] = []
        for at, step in enumerate(steps[same:], start=same + 1):
            rows += self._rows_of(game, session, step, at, steps[at - 2] if at > 1 else None)
            self._ends.append(kept + len(rows))
        if rows:
            self.beginInsertRows(QModelIndex(), kept, kept + len(rows) - 1)
            self.rows += rows
            self._steps = steps
            self.endInsertRows()
        self.position = session.position

    def row_of(self, step: int) -> int:
        """The first line of the step that leads to a position; -1 for the start."""
        return next((at for at, row in enumerate(self.rows) if row.step == step and not row.head), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many lines there are."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The sentence; a screen reader also hears whether it is undone."""
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            undone = row.step > self.position and not row.head
            return tr("{sentence} (undone)", sentence=row.text) if undone else row.text
        return None

    def _common(self, steps: list[Step]) -> int:
        pairs = zip(self._steps, steps, strict=False)
        return next(
            (at for at, (old, new) in enumerate(pairs) if old is not new), min(len(self._steps), len(steps))
        )

    def _rows_of(
        self, game: Game, session: Session, step: Step, at: int, before: Step | None
    ) -> list[LogRow]:
        voice, rows = game.voice, list[LogRow]()
        turn = step.before.turn
        if before is None or before.before.turn != turn:
            own = step.before.active == game.viewer
            name = tr("you") if own else shown(_name(game, step.before.active))
            rows.append(LogRow(tr("Turn {turn}, {name}", turn=turn, name=name), at - 1, head=True))
        rows.append(LogRow(step.text(voice), at, automatic=step.answered))
        told = replace(step, events=tuple(event for event in step.events if event.kind not in _UNTOLD))
        rows += [LogRow(sentence, at, news=True) for sentence in session.news(told, voice)]
        return rows


def _name(game: Game, player: int) -> str:
    return game.start.title if player == 0 else game.start.opponent


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """One line, never under 24 pixels."""
        return QSize(self._theme.ems(14), max(24, self._theme.ems(1.75)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A dot for a step, hollow when it is undone; news stand further in."""
        row, model = index.data(ROW), index.model()
        assert isinstance(row, LogRow)
        assert isinstance(model, LogModel)
        theme, rect = self._theme, QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        inks, em = Inks.of(theme, selected), theme.em
        undone = row.step > model.position
        with painting(painter):
            focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
            fill_row(painter, rect, theme, selected=selected, focused=focused, alt=row.head)
            left = rect.left() + (0.8 if row.head else 2.6 if row.news else 2.0) * em
            if not row.head and not row.news:
                painter.setPen(QPen(inks.text, 1.4))
                painter.setBrush(Qt.BrushStyle.NoBrush if undone else inks.text)
                radius = 0.16 * em if row.automatic else 0.26 * em
                painter.drawEllipse(QPointF(rect.left() + 1.2 * em, rect.center().y()), radius, radius)
            font = theme.font(1.0 if row.head else 0.92, STRONG if row.head else theme.font().weight())
            ink = inks.second if (undone or row.news) and not row.head else inks.text
            room = QRectF(left, rect.top(), rect.right() - left - 0.4 * em, rect.height())
            draw_text(painter, room, row.text, font, ink)


class LogView(QListView):
    """Click or Enter on a line goes to the moment after it."""

    jump_wanted = Signal(int)
    """A number of steps."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.log = LogModel(self)
        self.setModel(self.log)
        self.setItemDelegate(_Delegate(theme, self))
        self.setAccessibleName(tr("Log"))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._game: Game | None = None
        self.clicked.connect(self._jump)
        self.activated.connect(self._jump)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def show_game(self, game: Game) -> None:
        """Follow a game."""
        self._game = game
        game.changed.connect(self._refresh)
        self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space belongs to the window: it goes on to the Counter Phase from everywhere but a button."""
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _refresh(self) -> None:
        if self._game is None:
            return
        # What one player drew is not told while the other one comes to the board.
        self.setVisible(not self._game.covered)
        if self._game.covered:
            return
        self.log.show_game(self._game)
        self.viewport().update()  # far cheaper than to say that the dot of every row has changed
        row = self.log.row_of(self._game.session.position)
        if row >= 0:
            self.setCurrentIndex(self.log.index(row, 0))  # which scrolls there
        else:
            self.clearSelection()
            self.scrollToTop()

    def _jump(self, index: Index) -> None:
        row = index.data(ROW)
        if isinstance(row, LogRow):
            self.jump_wanted.emit(row.step)
