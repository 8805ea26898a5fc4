"""The lines of a deck as a two-level Qt model: groups by type, a row a print, nothing left out (B85)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.decks.deck import Section
from deckbuilder.decks.legality import Code
from deckbuilder.gui.cards_mime import CardsMime
from deckbuilder.gui.describe import card_in_words, problem_in_short, shown_name, tip
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services

Index = QModelIndex | QPersistentModelIndex

ROW_ROLE = Qt.ItemDataRole.UserRole + 1
GROUP_ROLE = Qt.ItemDataRole.UserRole + 2


@dataclass(frozen=True, slots=True)
class DeckRow:
    """One print in one section, with all its copies."""

    section: Section
    number: str
    count: int
    card: Card | None
    problem: str = ""
    """What is wrong with it in two or three words, or empty."""

    @property
    def key(self) -> tuple[Section, str]:
        """What the row is found by after a change."""
        return (self.section, self.number)

    @property
    def name(self) -> str:
        """The card's name as shown, or the text of an unknown card."""
        return shown_name(self.card.name) if self.card else self.number

    @property
    def words(self) -> str:
        """The row for a screen reader: count, card, problem."""
        what = card_in_words(self.card) if self.card else f"{self.number}, unknown card"
        return f"{self.count} {what}" + (f", problem: {self.problem}" if self.problem else "")


@dataclass(frozen=True, slots=True)
class DeckGroup:
    """A heading and its rows."""

    key: str
    title: str
    rows: tuple[DeckRow, ...]

    @property
    def count(self) -> int:
        """How many cards are in the group."""
        return sum(row.count for row in self.rows)


GROUPS: Mapping[str, str] = {
    "extra": "Monster deck, without a place",
    "battle": "Battle",
    "strategy": "Strategy",
    "monster": "Monster",
    "unknown": "Unknown",
}


def rows_of(deck: OpenDeck, services: Services, section: Section) -> list[DeckRow]:
    """The rows of a section in the order of its lines, prints merged."""
    problems = problems_by_card(deck, section)
    rows: list[DeckRow] = []
    for entry in deck.deck.merged().section(section):
        card = services.catalogue.get(entry.number)
        rows.append(DeckRow(section, entry.number, entry.count, card, problems.get(entry.key, "")))
    return rows


def problems_by_card(deck: OpenDeck, section: Section) -> dict[str, str]:
    """The first error of each card of a section, in two or three words, by base number or text."""
    skipped = {Code.STEP_2_LIMIT}  # that one is nobody's own fault
    if section is Section.MAIN:
        skipped |= {Code.MONSTER_EXTRA, Code.MONSTER_DECK_TYPE}
    found: dict[str, str] = {}
    for violation in deck.violations:
        if violation.is_error and violation.code not in skipped:
            for number in violation.cards:
                found.setdefault(number, problem_in_short(violation))
    return found


def monster_slots(deck: OpenDeck, services: Services) -> tuple[dict[int, DeckRow], list[DeckRow]]:
    """The monster deck by rank, and what has no place there: second ones, other types, unknown cards."""
    slots: dict[int, DeckRow] = {}
    extra: list[DeckRow] = []
    for row in rows_of(deck, services, Section.MONSTER):
        fits = row.card is not None and row.card.type is CardType.MONSTER
        if fits and row.card is not None and row.card.rank not in slots:
            slots[row.card.rank] = row
            if row.count > 1:
                extra.append(DeckRow(row.section, row.number, row.count - 1, row.card, row.problem))
        else:
            extra.append(row)
    return slots, extra


def grouped(deck: OpenDeck, services: Services) -> tuple[DeckGroup, ...]:
    """The groups with at least one row, each sorted by rank, colour and number (4.3)."""
    members: dict[str, list[DeckRow]] = {key: [] for key in GROUPS}
    members["extra"] = monster_slots(deck, services)[1]
    for row in rows_of(deck, services, Section.MAIN):
        members[row.card.type.value if row.card else "unknown"].append(row)
    for rows in members.values():
        rows.sort(key=_sort_key)
    return tuple(DeckGroup(key, title, tuple(members[key])) for key, title in GROUPS.items() if members[key])


def _sort_key(row: DeckRow) -> tuple[object, ...]:
    card = row.card
    return (1, row.number) if card is None else (0, card.rank, card.colors, card.sort_key, row.number)


class DeckModel(QAbstractItemModel):
    """Groups at the top, their rows below; one column, drawn by a delegate."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._groups: tuple[DeckGroup, ...] = ()

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Show another state of a deck."""
        self.beginResetModel()
        self._groups = grouped(deck, self._services) if deck else ()
        self.endResetModel()

    @property
    def groups(self) -> tuple[DeckGroup, ...]:
        """What is shown."""
        return self._groups

    @property
    def tag_count(self) -> int:
        """The most colours a card of the deck has, so that names stand in one column."""
        rows = (row for group in self._groups for row in group.rows)
        return max((len(row.card.colors) for row in rows if row.card), default=1)

    def index_of(self, key: tuple[Section, str]) -> QModelIndex:
        """Where a print is, or an invalid index."""
        for group_no, group in enumerate(self._groups):
            for row_no, row in enumerate(group.rows):
                if row.key == key:
                    return self.index(row_no, 0, self.index(group_no, 0))
        return QModelIndex()

    # ---- QAbstractItemModel -------------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        """Groups carry id 0, rows carry the number of their group plus 1."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, child: Index = QModelIndex()) -> Any:  # noqa: B008, ANN401 - QObject.parent() is the other overload
        """The group of a row."""
        group = child.internalId() if child.isValid() else 0
        return self.createIndex(group - 1, 0, 0) if group else QModelIndex()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Groups at the top, rows in a group, nothing below."""
        if not parent.isValid():
            return len(self._groups)
        return 0 if parent.internalId() else len(self._groups[parent.row()].rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, ARG002
        """One column."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Text, accessible words, and the row or group itself for the delegate."""
        if not index.isValid():
            return None
        if not index.internalId():
            return self._group_data(self._groups[index.row()], role)
        row = self._groups[index.internalId() - 1].rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{row.count} {row.name}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.words
        return tip(row.words) if role == Qt.ItemDataRole.ToolTipRole else None

    def _group_data(self, group: DeckGroup, role: int) -> Any:  # noqa: ANN401
        if role == GROUP_ROLE:
            return group
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{group.title} {group.count}"
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows can be selected and dragged; groups only hold them."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDropEnabled
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.internalId() else flags

    def mimeTypes(self) -> list[str]:
        """Cards travel as a list of prints."""
        return [CardsMime.TYPE]

    def mimeData(self, indexes: Any) -> QMimeData:  # noqa: ANN401
        """The dragged prints, one copy each, and where they come from."""
        rows = [row for index in indexes if (row := index.data(ROW_ROLE)) is not None]
        return CardsMime.pack([row.number for row in rows], rows[0].section if rows else None)
