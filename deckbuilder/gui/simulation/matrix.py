"""The matrix of a gauntlet: one row an opponent, shares of games won with their intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.words import Words
from deckbuilder.play.estimates import share
from deckbuilder.play.report import Report

from .plan import LeftOut, Plan
from .shares import ShareCell, ShareTable


class MatrixPanel(QWidget):
    """Choosing a row shows the games against that opponent in the rest of the window."""

    chosen = Signal(int)
    """The place of an opponent."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = services.theme
        self.note = Words(theme, tone="text2", wrap=True).selectable()
        self.table = ShareTable(theme, tr("Games won by opponent"))
        self.table.setSelectionBehavior(ShareTable.SelectionBehavior.SelectRows)
        self._filling = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        margin = theme.steps(2)
        self.note.setContentsMargins(theme.steps(3), margin, theme.steps(3), margin)
        layout.addWidget(self.note)
        layout.addWidget(self.table, 1)
        self.table.selectionModel().currentRowChanged.connect(self._on_row)

    def show_reports(self, plan: Plan, reports: Mapping[int, Report], current: int) -> None:
        """Show what there is; opponents that wait have empty cells."""
        heads = (
            tr("Opponent"),
            tr("Won"),
            tr("Going first"),
            tr("Going second"),
            tr("Turn of win"),
            tr("Games"),
            tr("Given up"),
        )
        rows = [(rival.name, _cells(reports.get(place))) for place, rival in enumerate(plan.rivals)]
        self._filling = True
        self.table.show_rows(heads, rows)
        if self.table.currentIndex().row() != current and rows:
            self.table.setCurrentIndex(self.table.shares.index(current, 0))
        self._filling = False
        self.note.setText(_note(plan.left_out))

    def _on_row(self) -> None:
        if not self._filling and self.table.currentIndex().isValid():
            self.chosen.emit(self.table.currentIndex().row())


def _cells(report: Report | None) -> tuple[ShareCell, ...]:
    if report is None:
        return (ShareCell(),) * 6
    results = report.tally.results.values()
    cells: list[ShareCell] = []
    for first in (None, 0, 1):
        games = [each for each in results if first is None or each.first == first]
        won = share(sum(each.winner == 0 for each in games), len(games))
        cells.append(ShareCell(won, len(games), middle=True))
    turn = report.side(0).win_turn
    cells.append(
        ShareCell(text=f"{turn.mean.value:.1f} ± {turn.mean.high - turn.mean.value:.1f}" if turn else "")
    )
    cells.append(ShareCell(text=f"{report.tally.games:,}"))
    cells.append(ShareCell(text=str(report.tally.failed)))
    return tuple(cells)


def _note(left_out: Sequence[LeftOut]) -> str:
    sentence = tr(
        "Games won of those finished, with half of the 95 % interval; strong where it is not one half."
    )
    if not left_out:
        return sentence
    names = tr("; ").join(tr("{name}: {reason}", name=each.name, reason=each.reason) for each in left_out[:5])
    return tr("{sentence} Left out: {names}", sentence=sentence, names=names)
