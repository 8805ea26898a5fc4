"""The list of the games: the seed, who won, how and when; entering one opens it (B76)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QWidget

from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.play.report import Report

from .plain_table import PlainTable
from .results import result_words

Index = QModelIndex | QPersistentModelIndex


class Game(NamedTuple):
    """One row."""

    seed: int
    result: str
    turn: int
    """Own turn of the winner; 0 for a game that was given up."""

    first: str


class GameModel(QAbstractTableModel):
    """Given-up games first, then all by seed, until sorted otherwise."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.games: list[Game] = []
        self._sort: tuple[int, Qt.SortOrder] | None = None

    def show_report(self, report: Report | None) -> None:
        """Show the games of a report that has them."""
        self.beginResetModel()
        self.games = [] if report is None else _games(report)
        self._arrange()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a game."""
        return 0 if parent.isValid() else len(self.games)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Seed, result, turn, first player."""
        return 0 if parent.isValid() else len(Game._fields)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Texts; a screen reader hears the row in its first cell."""
        if not index.isValid():
            return None
        game = self.games[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            cell = game[index.column()]
            return "–" if index.column() == 2 and not cell else str(cell)
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == 0:
            return tr(
                "seed {seed}: {result}, turn {turn}", seed=game.seed, result=game.result, turn=game.turn
            )
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        """The titles."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (tr("Seed"), tr("Result"), tr("Turn"), tr("First player"))[section]
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; games that are equal in it by seed."""
        self.layoutAboutToBeChanged.emit()
        self._sort = (column, order)
        self._arrange()
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        if self._sort is None:
            return
        column, order = self._sort
        if column < 0:
            return
        self.games.sort(key=lambda game: game.seed)
        key: Callable[[Game], Any] = lambda game: game[column]  # noqa: E731
        self.games.sort(key=key, reverse=order is Qt.SortOrder.DescendingOrder)


def _games(report: Report) -> list[Game]:
    names = (report.names[0], report.names[1])
    given_up = [
        Game(each.seed, tr("given up: {why}", why=shown(each.what)), 0, "") for each in report.failures
    ]
    words: dict[tuple[int | None, str], str] = {}
    games: list[Game] = []
    for seed, result in sorted(report.tally.results.items()):
        key = (result.winner, result.reason)
        if key not in words:
            words[key] = result_words(result, names[1])
        games.append(Game(seed, words[key], result.turn, names[result.first]))
    return [*given_up, *games]


class GameTable(PlainTable):
    """Double click or Enter opens a game."""

    open_wanted = Signal(int)
    """The seed of a game."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.games = GameModel(self)
        self.setModel(self.games)
        self.setAccessibleName(tr("Games, Enter opens one"))
        self._widths()
        theme.changed.connect(self._widths)
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        self.activated.connect(lambda index: self.open_wanted.emit(self.games.games[index.row()].seed))

    def show_report(self, report: Report | None) -> None:
        """Show the games of a report."""
        self.games.show_report(report)

    def _widths(self) -> None:
        for column, ems in enumerate((8, 18, 5, 14)):
            self.setColumnWidth(column, self._theme.ems(ems))
