"""The answers to the open question as a list: key, words, and what their counter would become."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from deckbuilder.engine import Action
from deckbuilder.gui.rows import Inks, draw_hairline, draw_text, fill_row
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.words import STRONG
from deckbuilder.paper.signs import painting

Index = QModelIndex | QPersistentModelIndex

OPTION = Qt.ItemDataRole.UserRole
MOST_KEYS = 9
MOST_ROWS, FEW_ROWS = 10, 7
"""Rows seen without scrolling: of what waits, and of what may be done."""


@dataclass(frozen=True, slots=True)
class Option:
    """One answer."""

    action: Action
    words: str
    consequence: str = ""
    """What the other side's counter would become: ``fails 15,000``; empty where nobody can know."""

    key: str = ""
    """The digit that chooses it."""


class OptionsModel(QAbstractListModel):
    """The options in the order of their keys."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.options: list[Option] = []

    def show_options(self, options: list[Option]) -> None:
        """Show other options."""
        self.beginResetModel()
        self.options = options
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many options there are."""
        return 0 if parent.isValid() else len(self.options)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words; for a screen reader all that the row shows."""
        option = self.options[index.row()]
        if role == OPTION:
            return option
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return option.words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = option.words
            if option.key:
                words = tr("{key}: {words}", key=option.key, words=words)
            if option.consequence:
                words = tr("{words}; their counter {result}", words=words, result=option.consequence)
            return words
        return None


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """One line, never under 24 pixels."""
        return QSize(self._theme.ems(14), max(26, self._theme.ems(2.2)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The key on amber, the words, the consequence at the right."""
        shown = index.data(OPTION)
        assert isinstance(shown, Option)
        theme, rect = self._theme, QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        inks = Inks.of(theme, selected)
        em = theme.em
        with painting(painter):
            fill_row(painter, rect, theme, selected=selected, focused=focused)
            side = 1.5 * em
            badge = QRectF(rect.left() + 0.8 * em, rect.center().y() - side / 2, side, side)
            if shown.key:
                painter.setPen(theme.color("onsignal"))
                painter.setBrush(theme.color("signal"))
                painter.drawRoundedRect(badge, 3, 3)
                font = theme.font(0.95, STRONG)
                painter.setFont(font)
                painter.drawText(badge, int(Qt.AlignmentFlag.AlignCenter), shown.key)
            left = badge.right() + 0.7 * em if shown.key else badge.left()
            right = rect.right() - 0.8 * em
            if shown.consequence:
                taken = draw_text(
                    painter,
                    QRectF(left, rect.top(), right - left, rect.height()),
                    shown.consequence,
                    theme.font(0.9),
                    inks.second,
                    Qt.AlignmentFlag.AlignRight,
                )
                right -= taken + 0.8 * em
            draw_text(
                painter,
                QRectF(left, rect.top(), right - left, rect.height()),
                shown.words,
                theme.font(),
                inks.text,
            )
            draw_hairline(painter, left, rect.right() - 0.8 * em, rect.bottom(), theme)


class OptionsView(QListView):
    """Click, double click or a digit; the current row is what Enter does."""

    chosen = Signal(object)
    """An ``Option`` to be done."""

    current_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.options = OptionsModel(self)
        self.setModel(self.options)
        self.setItemDelegate(_Delegate(theme, self))
        self.setAccessibleName(tr("Choices"))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.activated.connect(lambda index: self.chosen.emit(index.data(OPTION)))
        self._theme = theme
        self._most = MOST_ROWS
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def show_options(self, options: list[Option], current: int, most: int) -> None:
        """Show other options, so many at once; ``current`` is the row that Enter does, -1 for none."""
        self._most = most
        if options != self.options.options:
            self.options.show_options(options)
        if current >= 0:
            self.setCurrentIndex(self.options.index(current, 0))
        self.current_changed.emit()

    @property
    def current(self) -> Option | None:
        """What Enter does."""
        option = self.currentIndex().data(OPTION)
        return option if isinstance(option, Option) else None

    def selectionChanged(self, selected: object, deselected: object) -> None:
        """Tell what Enter does now."""
        super().selectionChanged(selected, deselected)  # type: ignore[arg-type]  # the stub names the class
        self.current_changed.emit()

    def sizeHint(self) -> QSize:
        """As high as its rows, as far as they are seen without scrolling."""
        row = max(26, self._theme.ems(2.2))
        rows = min(self._most, max(1, self.options.rowCount()))
        return QSize(self._theme.ems(18), rows * row + 2)

    def minimumSizeHint(self) -> QSize:
        """All of that: what is around it scrolls too."""
        return QSize(self._theme.ems(8), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits, Space and the like belong to the window, which hears them from everywhere."""
        moves = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
        if event.key() in (*moves, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()
