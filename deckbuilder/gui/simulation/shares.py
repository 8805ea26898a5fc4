"""Tables of shares as tinted cells that tell their intervals: the course by turn, a gauntlet's matrix."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from deckbuilder.cards.messages import counted
from deckbuilder.gui.describe import tip
from deckbuilder.gui.rows import Inks
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.paper.palette import mix
from deckbuilder.play.estimates import Estimate

from .results import interval_words, percent

Index = QModelIndex | QPersistentModelIndex
CELL_ROLE = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class ShareCell:
    """A share with what it rests on, or a plain text."""

    share: Estimate | None = None
    games: int = 0
    text: str = ""
    middle: bool = False
    """Written with half of its interval, and strong where that does not hold one half."""


class ShareModel(QAbstractTableModel):
    """Rows of shares; the first column is the name of the row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.heads: tuple[str, ...] = ()
        self.spoken: tuple[str, ...] = ()
        self.rows: tuple[tuple[str, tuple[ShareCell, ...]], ...] = ()

    def show_rows(
        self,
        heads: Sequence[str],
        rows: Sequence[tuple[str, tuple[ShareCell, ...]]],
        spoken: Sequence[str] = (),
    ) -> bool:
        """Show other shares; the heads include that of the names, ``spoken`` says them in full.

        True when columns may need other widths than before.
        """
        self.spoken = tuple(spoken or heads)
        fits = (self.heads, list(map(_shape, self.rows))) == (tuple(heads), list(map(_shape, rows)))
        same = (self.heads, len(self.rows)) == (tuple(heads), len(rows))
        if not same:
            self.beginResetModel()
        self.heads, self.rows = tuple(heads), tuple(rows)
        if not same:
            self.endResetModel()
        elif rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(heads) - 1))
        return not fits

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a name."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The names and the shares."""
        return 0 if parent.isValid() else len(self.heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Texts, and the whole of a share for a tip and a screen reader."""
        if not index.isValid():
            return None
        name, cells = self.rows[index.row()]
        cell = cells[index.column() - 1] if index.column() else ShareCell(text=name)
        if role == CELL_ROLE:
            return cell
        if role == Qt.ItemDataRole.DisplayRole:
            return _text(cell)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            words = self._words(name, cell, self.spoken[index.column()], named=index.column() == 0)
            return tip(words) if role == Qt.ItemDataRole.ToolTipRole else words
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        """The titles."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.heads[section]
        return None

    def _words(self, name: str, cell: ShareCell, head: str, *, named: bool) -> str:
        if named:
            return name
        if cell.share is None:
            return tr("{name}, {head}: {value}", name=name, head=head, value=cell.text or "–")
        return tr(
            "{name}, {head}: {value}, 95 % interval {interval}, {games}",
            name=name,
            head=head,
            value=percent(cell.share.value),
            interval=interval_words(cell.share, share=True),
            games=counted(cell.games, "game"),
        )


def _text(cell: ShareCell) -> str:
    if cell.share is None:
        return cell.text or "–"
    if cell.middle:
        half = 50 * (cell.share.high - cell.share.low)
        return f"{percent(cell.share.value)} ± {half:.1f}"
    return percent(cell.share.value, 0)


def _shape(row: tuple[str, tuple[ShareCell, ...]]) -> tuple[str, ...]:
    """The texts that decide over the widths of the columns."""
    return (row[0], *(cell.text if cell.share is None else _widest(cell) for cell in row[1]))


def _widest(cell: ShareCell) -> str:
    """The longest text that a share may come to, so that columns keep their widths."""
    return f"{percent(1.0)} ± 50.0" if cell.middle else percent(1.0, 0)


_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_MIDDLE = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)


class ShareDelegate(QStyledItemDelegate):
    """The larger the share, the darker the cell; the number is always written.

    It is painted again and again while games are played, so what all cells share is made once.
    """

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        theme.changed.connect(self._dress)
        self._dress()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """As wide as the widest text of its kind when it is strong, rows of 1.8 em."""
        cell: ShareCell = index.data(CELL_ROLE)
        widest = str(index.data()) if cell.share is None else _widest(cell)
        width = self._strong_metrics.horizontalAdvance(widest) + 1.0 * self._theme.em
        return QSize(round(width), max(24, self._theme.ems(1.8)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one cell."""
        theme, rect, first = self._theme, QRectF(option.rect), index.column() == 0
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        cell: ShareCell = index.data(CELL_ROLE)
        if selected:
            painter.fillRect(rect, theme.color("sel"))
            if first:
                painter.fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), theme.color("focus"))
        elif cell.share is not None:
            painter.fillRect(rect.adjusted(1, 1, -1, -1), self._tint(cell.share.value))
        inner = rect.adjusted(0.5 * theme.em, 0, -0.4 * theme.em, 0)
        sure = cell.middle and cell.share is not None and not cell.share.low <= 0.5 <= cell.share.high
        metrics = self._strong_metrics if sure else self._metrics
        text = _text(cell)
        if metrics.horizontalAdvance(text) > inner.width():
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, inner.width())
        painter.setFont(self._strong if sure else self._font)
        painter.setPen(self._inks[selected].text)
        painter.drawText(inner, _LEFT if first else _MIDDLE, text)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.color("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(1, 1, -1, -1))

    def _dress(self) -> None:
        theme = self._theme
        self._inks = {selected: Inks.of(theme, selected) for selected in (False, True)}
        self._font, self._strong = theme.font(), theme.font(weight=QFont.Weight.DemiBold)
        self._metrics, self._strong_metrics = QFontMetricsF(self._font), QFontMetricsF(self._strong)

    def _tint(self, value: float) -> QColor:
        scheme = self._theme.scheme
        if scheme.base == scheme.panel:  # high contrast knows no tints; the number alone tells
            return QColor(scheme.base)
        # The text keeps its contrast of 4.5: the darkest cell is the hairline's tone.
        return QColor(mix(scheme.panel, scheme.rule, min(1.0, value)))


class ShareTable(QTableView):
    """As high as its rows where ``whole`` is asked for: no scroll bar stands in a column of figures."""

    def __init__(
        self, theme: Theme, name: str, parent: QWidget | None = None, *, whole: bool = False
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._whole = whole
        self.shares = ShareModel(self)
        self.setModel(self.shares)
        self.setItemDelegate(ShareDelegate(theme, self))
        self.setAccessibleName(name)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        theme.changed.connect(self._dress)
        self._dress()

    def show_rows(
        self,
        heads: Sequence[str],
        rows: Sequence[tuple[str, tuple[ShareCell, ...]]],
        spoken: Sequence[str] = (),
    ) -> None:
        """Show other shares."""
        if self.shares.show_rows(heads, rows, spoken):
            self._fit()

    def _dress(self) -> None:
        self.verticalHeader().setDefaultSectionSize(max(24, self._theme.ems(1.8)))
        self.setMinimumWidth(self._theme.ems(14))
        self._fit()

    def _fit(self) -> None:
        """Columns as wide as they can come to need; asked of the cells only when these are others."""
        self.resizeColumnsToContents()
        if not self._whole:
            self.setMinimumHeight(self._theme.ems(6))
            return
        rows = self.shares.rowCount() * self.verticalHeader().defaultSectionSize()
        bar = self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(rows + self.horizontalHeader().sizeHint().height() + bar + 2)
