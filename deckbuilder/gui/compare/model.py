"""The lines of a comparison as a table: what became of it, the card, what the one and the other deck have."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import ROMAN
from deckbuilder.cards.language import Language
from deckbuilder.cards.messages import joined, say
from deckbuilder.decks.compare import FIELD_NAMES, MINUS, CardLine, Comparison, Mark, SlotLine
from deckbuilder.decks.deck import Section
from deckbuilder.gui.describe import called, tip
from deckbuilder.gui.row_order import RowOrder, moved
from deckbuilder.gui.tr import shown, tr

ROW_ROLE = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex

MARK_WORDS = {
    Mark.SAME: say("same"),
    Mark.ADDED: say("added"),
    Mark.REMOVED: say("removed"),
    Mark.MORE: say("more"),
    Mark.FEWER: say("fewer"),
    Mark.CHANGED: say("changed"),
}
SIGNS = {
    Mark.SAME: "",
    Mark.ADDED: "+",
    Mark.REMOVED: MINUS,
    Mark.MORE: "+",
    Mark.FEWER: MINUS,
    Mark.CHANGED: "≈",
}


class Column(IntEnum):
    """The columns from left to right."""

    MARK = 0
    WHAT = 1
    BEFORE = 2
    AFTER = 3


NAMES = ("change", "card", "before", "after")
"""What the settings call the columns."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line as it is shown; every text is in the player's language."""

    title: str
    mark: Mark = Mark.SAME
    change: int = 0
    """For cards: so many more in the second deck."""

    before: str = ""
    after: str = ""
    card: Card | None = None
    is_heading: bool = False

    @property
    def mark_words(self) -> str:
        """``+2 more``, ``≈ changed``; nothing for what is the same."""
        if self.mark is Mark.SAME:
            return ""
        sign, word = SIGNS[self.mark], shown(MARK_WORDS[self.mark])
        count = str(abs(self.change)) if self.change else ""
        return tr("{sign}{count} {word}", sign=sign, count=count, word=word)

    def words(self, titles: tuple[str, str]) -> str:
        """The row for a screen reader."""
        if self.is_heading:
            return self.title
        one, other = titles
        mark = self.mark_words or shown(MARK_WORDS[Mark.SAME])
        none = tr("none")
        return tr(
            "{what}: {mark}, {one} {before}, {other} {after}",
            what=self.title,
            mark=mark,
            one=one,
            before=self.before or none,
            other=other,
            after=self.after or none,
        )


def rows_of(
    found: Comparison, catalogue: Catalogue, language: Language, *, only_changes: bool = False
) -> list[Row]:
    """The lines under their headings; headings without lines are left out."""

    def named(number: str) -> str:
        card = catalogue.get(number)
        return called(card, language) if card else number

    def card_row(line: CardLine) -> Row:
        before, after = (str(count) if count else "" for count in (line.before, line.after))
        return Row(named(line.number), line.mark, line.change, before, after, line.card)

    def slot_row(line: SlotLine) -> Row:
        before, after = (shown(joined([named(each) for each in part])) for part in (line.before, line.after))
        return Row(tr("Rank {roman}", roman=ROMAN[line.rank]), line.mark, 0, before, after)

    fields = [
        Row(shown(FIELD_NAMES[line.field]), Mark.CHANGED, 0, shown(line.before), shown(line.after))
        for line in found.fields
    ]
    in_slots = {number for slot in found.slots for number in (*slot.before, *slot.after)}
    monsters = [slot_row(line) for line in found.slots]
    monsters += [card_row(line) for line in found.of(Section.MONSTER) if line.number not in in_slots]
    main = [card_row(line) for line in found.of(Section.MAIN)]
    rows: list[Row] = []
    for title, lines, section in (
        (tr("About the deck"), fields, None),
        (tr("Monster deck"), monsters, Section.MONSTER),
        (tr("Main deck"), main, Section.MAIN),
    ):
        kept = [line for line in lines if line.mark is not Mark.SAME or not only_changes]
        if kept:
            before, after = map(str, found.totals(section)) if section else ("", "")
            rows.append(Row(title, before=before, after=after, is_heading=True))
            rows += kept
    return rows


class ComparisonModel(QAbstractTableModel):
    """Four columns; whatever the lines are sorted by, they stay under their headings."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.names = NAMES
        self.order = RowOrder()
        self._given: list[Row] = []
        self._places: list[int] = []
        self.titles = ("", "")

    @property
    def rows(self) -> list[Row]:
        """The lines as they stand."""
        return [self._given[place] for place in self._places]

    def show_rows(self, rows: list[Row], titles: tuple[str, str]) -> None:
        """Show another comparison; the titles name the two decks."""
        self.beginResetModel()
        self._given, self.titles = rows, titles
        self._places = self._ordered()
        self.endResetModel()

    def show_order(self, order: RowOrder) -> None:
        """Put the lines under each heading into another order."""
        self.order = order
        places = self._ordered()
        moved(self, self._places, places, lambda: setattr(self, "_places", places))

    def _ordered(self) -> list[int]:
        found: list[int] = []
        heads = [place for place, row in enumerate(self._given) if row.is_heading]
        for head, following in pairwise([*heads, len(self._given)]):
            found += [head, *self.order.places(range(head + 1, following), self._key)]
        return found

    def _key(self, place: int, name: str) -> tuple[int, int, str]:
        row = self._given[place]
        if name == NAMES[Column.MARK]:
            return list(Mark).index(row.mark), row.change, ""
        if name == NAMES[Column.WHAT]:
            return 0, 0, row.title.casefold()
        text = row.before if name == NAMES[Column.BEFORE] else row.after
        return (1, int(text or 0), "") if text.isdecimal() or not text else (2, 0, text.casefold())

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The lines."""
        return 0 if parent.isValid() else len(self._places)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Mark, what, one deck, the other."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Texts, and the row itself for the delegate."""
        if not index.isValid():
            return None
        row = self._given[self._places[index.row()]]
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return (row.mark_words, row.title, row.before, row.after)[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.words(self.titles)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(row.words(self.titles))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        """What the columns are; the last two are called by their decks."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        title = (tr("Change"), tr("Card"), *self.titles)[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return title
        return tip(title) if role == Qt.ItemDataRole.ToolTipRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Lines can be chosen, headings only stepped over."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if self._given[self._places[index.row()]].is_heading:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
