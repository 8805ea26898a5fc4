"""What keeps a game from beginning, a line each; choosing a line leads to the field it is about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSizePolicy

from deckbuilder.cards.messages import say
from deckbuilder.engine.plain import parted
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr

from .spots import name_of, side_of_fault, spot_of_fault

_MOST_LINES = 4
_FIELDS = {
    "zone": say("zone of the monster"),
    "rage": say("rage"),
    "invaded": say("zones invaded"),
    "invader": say("cards on the invader"),
    "destroyed": say("own cards destroyed"),
    "burst": say("played by Burst"),
    "strategies": say("strategy zones"),
}
"""What has no place on the board, by its name in a scenario."""

_WHERE = int(Qt.ItemDataRole.UserRole)


class FaultList(QListWidget):
    """No higher than what is in it, and never higher than a few lines; hidden while nothing is wrong."""

    fault_chosen = Signal(str)
    """The place of a fault, as a scenario names it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(tr("What is wrong with the position"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setTabKeyNavigation(False)
        self.setWordWrap(True)
        self.itemClicked.connect(self._choose)

    def show_faults(self, faults: Sequence[str]) -> None:
        """Show these, worded for the form where they have a field in it."""
        self.clear()
        for fault in faults:
            where, _ = parted(fault)
            item = QListWidgetItem(words_of(fault))
            item.setData(_WHERE, where)
            self.addItem(item)
        self.setVisible(bool(faults))
        self.updateGeometry()

    @property
    def lines(self) -> list[str]:
        """What is shown."""
        return [self.item(row).text() for row in range(self.count())]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses the line."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentRow() >= 0:
            self._choose(self.currentItem())
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """The lines there are."""
        return QSize(self._theme.ems(20), min(self.count(), _MOST_LINES) * self._line + 6)

    def minimumSizeHint(self) -> QSize:
        """One line."""
        return QSize(self._theme.ems(10), self._line + 6)

    @property
    def _line(self) -> int:
        return max(24, self.sizeHintForRow(0)) if self.count() else 24

    def _choose(self, item: QListWidgetItem) -> None:
        self.fault_chosen.emit(str(item.data(_WHERE)))


def words_of(fault: str) -> str:
    """A fault with its place as the form calls it; as it stands where the form has no such place."""
    where, what = parted(fault)
    spot = spot_of_fault(where)
    if spot is not None:
        return tr("{place}: {what}", place=name_of(spot), what=shown(what))
    player = side_of_fault(where)
    if player is not None and "." in where:
        name = where.partition(".")[2]
        field = shown(_FIELDS.get(name, name))
        return (
            tr("Your side, {field}: {what}", field=field, what=shown(what))
            if player == 0
            else tr("Their side, {field}: {what}", field=field, what=shown(what))
        )
    return shown(fault)
