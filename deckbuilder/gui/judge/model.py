"""The table of verdicts: a row a deck, or a file in which there is none."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt

from deckbuilder.cards.messages import capital, say
from deckbuilder.decks.interchange.report import visible
from deckbuilder.decks.judging import Judged, Standing, Unread
from deckbuilder.decks.judging.page import SIGNS
from deckbuilder.gui.describe import tip
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.ordered_rows import Index, OrderedRows

VERDICT, PROBLEMS, PLAYER, DECK, EVENT, FORMAT, FILE = range(7)
TITLES = (
    say("Verdict"),
    say("Problems"),
    say("Player"),
    say("Deck"),
    say("Event"),
    say("Format"),
    say("File"),
)
NAMES = ("verdict", "problems", "player", "deck", "event", "format", "file")
"""What the settings call the columns."""

_ORDER = list(Standing)


class VerdictRows(OrderedRows[Judged | Unread]):
    """Words for everyone; names of files and players are shown with their hidden characters written out."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(NAMES, TITLES, parent=parent)

    def key_of(self, line: Judged | Unread, name: str) -> int | str:
        """Verdicts from the worst, everything else as it is read."""
        if name == "verdict":
            return _ORDER.index(line.standing)
        if name == "problems":
            return len(line.violations) + len(line.remarks) if isinstance(line, Judged) else 1
        return cells(line)[NAMES.index(name)].casefold()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """The words of a cell; its tip tells all problems."""
        if not index.isValid():
            return None
        line = self.line_at(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return cells(line)[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip("\n".join(problems(line)) or cells(line)[index.column()])
        return None


def cells(line: Judged | Unread) -> tuple[str, ...]:
    """The words of a row."""
    sign = SIGNS[line.standing]
    said = problems(line)
    first = said[0] if said else ""
    if len(said) > 1:
        first = tr("{problem} and {count} more", problem=first, count=len(said) - 1)
    if isinstance(line, Unread):
        verdict = tr("{sign} {verdict}", sign=sign, verdict=line.standing.words)
        return verdict, first, "", "", "", "", visible(line.place)
    deck = line.deck
    return (
        tr("{sign} {verdict}", sign=sign, verdict=line.verdict),
        first,
        visible(deck.player),
        visible(deck.name),
        visible(deck.event),
        shown(line.format.full_name),
        visible(shown(line.file)),
    )


def problems(line: Judged | Unread) -> list[str]:
    """All that is to be said of a row, a sentence each."""
    if isinstance(line, Unread):
        return [visible(shown(each)) for each in (capital(line.reason), line.advice) if each]
    return [visible(shown(each)) for each in (*(one.__str__() for one in line.violations), *line.remarks)]
