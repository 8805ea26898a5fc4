"""The tables of data updates: what would change, and the files the player has."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt

from deckbuilder.cards.messages import counted, say
from deckbuilder.decks.data_updates import Line, OwnFile, Sort
from deckbuilder.gui.describe import tip
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.ordered_rows import Index, OrderedRows

ABOUT, WHAT, FIELD, NOW, THEN = range(5)
LINE_NAMES = ("about", "what", "field", "now", "then")
"""What the settings call the columns."""

_LINE_TITLES = (say("About"), say("Card, format or deck"), say("What"), say("Now"), say("Afterwards"))

FILE, HOLDS, CHANGED, FAULTS = range(4)
FILE_NAMES = ("file", "holds", "changed", "faults")
_FILE_TITLES = (say("File"), say("Holds"), say("Since"), say("Faults"))

_ORDER = list(Sort)


class ChangeRows(OrderedRows[Line]):
    """A row for each thing that would change."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(LINE_NAMES, _LINE_TITLES, parent=parent)

    def key_of(self, line: Line, name: str) -> int | str:
        """Worst news first, everything else as it is read."""
        if name == "about":
            return _ORDER.index(line.sort)
        return change_cells(line)[LINE_NAMES.index(name)].casefold()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """The words of a cell; a row is read out as a sentence."""
        if not index.isValid():
            return None
        line = self.line_at(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return change_cells(line)[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(change_cells(line)[index.column()])
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return change_in_words(line).replace("\n", ", ")
        return None


class FileRows(OrderedRows[OwnFile]):
    """A row for each file of the player's own."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(FILE_NAMES, _FILE_TITLES, parent=parent)

    def key_of(self, line: OwnFile, name: str) -> int | str:
        """Counts as counts, days from the latest, names as they are read."""
        if name == "changed":
            return -round(line.modified.timestamp())
        if name == "faults":
            return -len(line.faults)
        return -line.count if name == "holds" else line.place.name.casefold()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """The words of a cell."""
        if not index.isValid():
            return None
        cells = file_cells(self.line_at(index))
        if role == Qt.ItemDataRole.DisplayRole:
            return cells[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(cells[index.column()])
        return None


def change_cells(line: Line) -> tuple[str, ...]:
    """The words of a row of changes."""
    return tuple(shown(each) for each in (line.sort.words, line.what, line.field, line.now, line.then))


def change_in_words(line: Line) -> str:
    """The whole of a row, a part a line: nothing is cut here."""
    about, what, field, now, then = change_cells(line)
    said = [tr("{about}: {what}", about=about, what=what), field]
    if now:
        said.append(tr("Now: {words}", words=now))
    if then or now:
        said.append(tr("Then: {words}", words=then or tr("none")) if now else then)
    return "\n".join(part for part in said if part)


def file_cells(line: OwnFile) -> tuple[str, ...]:
    """The words of a row of files."""
    faults = shown(counted(len(line.faults), "fault")) if line.faults else tr("none")
    return (
        line.place.name,
        shown(line.place.kind.counted(line.count)),
        f"{line.modified:%Y-%m-%d %H:%M}",
        faults,
    )
