"""The lines of a deck as a two-level Qt model: groups by type, a row a print, nothing left out (B85)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.language import Language
from deckbuilder.cards.messages import say
from deckbuilder.cards.names import fold_name
from deckbuilder.decks.deck import Section
from deckbuilder.decks.legality import Code
from deckbuilder.gui.cards_mime import CardsMime
from deckbuilder.gui.describe import called, card_in_words, problem_in_short, tip
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr

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

    language: Language = "en"

    @property
    def key(self) -> tuple[Section, str]:
        """What the row is found by after a change."""
        return (self.section, self.number)

    @property
    def name(self) -> str:
        """The card's name as shown, or the text of an unknown card."""
        return called(self.card, self.language) if self.card else self.number

    @property
    def words(self) -> str:
        """The row for a screen reader: count, card, problem."""
        if self.card is None:
            card = tr("{number}, unknown card", number=self.number)
        else:
            card = card_in_words(self.card, self.language)
        if not self.problem:
            return tr("{count} {card}", count=self.count, card=card)
        return tr("{count} {card}, problem: {problem}", count=self.count, card=card, problem=self.problem)


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
    "extra": say("Monster deck, without a place"),
    "battle": say("Battle"),
    "strategy": say("Strategy"),
    "monster": say("Monster"),
    "all": say("All cards"),
    "unknown": say("Unknown"),
}

ORDERS: Mapping[str, str] = {
    "type": say("Type, rank"),
    "rank": say("Rank"),
    "name": say("Name"),
    "number": say("Number"),
    "count": say("Count, highest first"),
}
"""What the list can be sorted by. By type it is in groups, otherwise in one; equals are by number (4.3)."""


def rows_of(deck: OpenDeck, services: Services, section: Section) -> list[DeckRow]:
    """The rows of a section in the order of its lines, prints merged."""
    problems = problems_by_card(deck, section)
    rows: list[DeckRow] = []
    for entry in deck.deck.merged().section(section):
        card = services.catalogue.get(entry.number)
        problem = problems.get(entry.key, "")
        rows.append(DeckRow(section, entry.number, entry.count, card, problem, services.language))
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
                extra.append(replace(row, count=row.count - 1))
        else:
            extra.append(row)
    return slots, extra


def grouped(deck: OpenDeck, services: Services, order: str = "type") -> tuple[DeckGroup, ...]:
    """The groups with at least one row, each in one of the ``ORDERS``."""
    members: dict[str, list[DeckRow]] = {key: [] for key in GROUPS}
    members["extra"] = monster_slots(deck, services)[1]
    for row in rows_of(deck, services, Section.MAIN):
        known = row.card.type.value if order == "type" and row.card else "all"
        members[known if row.card else "unknown"].append(row)
    for rows in members.values():
        rows.sort(key=lambda row: _sort_key(row, order))
    return tuple(
        DeckGroup(key, shown(title), tuple(members[key])) for key, title in GROUPS.items() if members[key]
    )


def _sort_key(row: DeckRow, order: str) -> tuple[object, ...]:
    card = row.card
    if card is None:
        return (1, row.number)
    first: tuple[object, ...]
    match order:
        case "name":
            first = (fold_name(row.name),)
        case "number":
            first = ()
        case "count":
            first = (-row.count, card.rank)
        case _:
            first = (card.rank, card.colors)
    return (0, *first, card.sort_key, row.number)


_PLACES = {key: place for place, key in enumerate(GROUPS, start=1)}
"""What a row's index carries of its group: a number that stays when a group before it comes or goes."""


def _alike(one: list[tuple[Section, str]], other: list[tuple[Section, str]]) -> int:
    """How many are the same from the beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


class DeckModel(QAbstractItemModel):
    """Groups at the top, their rows below; one column, drawn by a delegate."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._deck: OpenDeck | None = None
        self._groups: tuple[DeckGroup, ...] = ()

    @property
    def order(self) -> str:
        """What the list is sorted by, one of the ``ORDERS``; the same for every deck, and remembered."""
        order = self._services.settings.layout.sorts.get("deck", "type")
        return order if order in ORDERS else "type"

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Show another deck, or another state of the same one: there, rows that stay are left in place."""
        after = grouped(deck, self._services, self.order) if deck else ()
        if deck is not self._deck:
            self.beginResetModel()
            self._deck, self._groups = deck, after
            self.endResetModel()
            return
        wanted = {group.key: group for group in after}
        for place in reversed(range(len(self._groups))):
            if self._groups[place].key not in wanted:
                self.beginRemoveRows(QModelIndex(), place, place)
                self._groups = (*self._groups[:place], *self._groups[place + 1 :])
                self.endRemoveRows()
        for place, group in enumerate(after):
            if place == len(self._groups) or self._groups[place].key != group.key:
                self.beginInsertRows(QModelIndex(), place, place)
                self._groups = (*self._groups[:place], group, *self._groups[place:])
                self.endInsertRows()
            elif group != self._groups[place]:
                self._show_group(place, group)

    def _show_group(self, place: int, group: DeckGroup) -> None:
        """Take out the rows that are gone, put in the new ones, then tell which others say something else."""
        head = self.index(place, 0)
        before = self._groups[place].rows
        old, new = [row.key for row in before], [row.key for row in group.rows]
        first = _alike(old, new)
        last = _alike(old[first:][::-1], new[first:][::-1])
        if first + last < len(old):
            self.beginRemoveRows(head, first, len(old) - last - 1)
            before = (*before[:first], *before[len(old) - last :])
            self._put(place, replace(group, rows=before))
            self.endRemoveRows()
        came = range(first, len(new) - last)
        if came:
            self.beginInsertRows(head, came.start, came.stop - 1)
            before = (*before[:first], *group.rows[first : came.stop], *before[first:])
            self._put(place, replace(group, rows=before))
            self.endInsertRows()
        self._put(place, group)
        self.dataChanged.emit(head, head)
        for number, (was, row) in enumerate(zip(before, group.rows, strict=True)):
            if row != was:
                index = self.index(number, 0, head)
                self.dataChanged.emit(index, index)

    def _put(self, place: int, group: DeckGroup) -> None:
        self._groups = (*self._groups[:place], group, *self._groups[place + 1 :])

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
        """Groups carry id 0, rows the number of their group in ``GROUPS``."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(
            row, column, _PLACES[self._groups[parent.row()].key] if parent.isValid() else 0
        )

    def parent(self, child: Index = QModelIndex()) -> Any:  # noqa: B008, ANN401 - QObject.parent() is the other overload
        """The group of a row."""
        place = self._place_of(child) if child.isValid() else None
        return QModelIndex() if place is None else self.createIndex(place, 0, 0)

    def _place_of(self, row: Index) -> int | None:
        """Where the group of a row stands; None for a group itself."""
        number = row.internalId()
        return next((at for at, each in enumerate(self._groups) if _PLACES[each.key] == number), None)

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
        place = self._place_of(index)
        if place is None:
            return None
        row = self._groups[place].rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return tr("{count} {card}", count=row.count, card=row.name)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.words
        return tip(row.words) if role == Qt.ItemDataRole.ToolTipRole else None

    def _group_data(self, group: DeckGroup, role: int) -> Any:  # noqa: ANN401
        if role == GROUP_ROLE:
            return group
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return tr("{group} {count}", group=group.title, count=group.count)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows can be selected and dragged; groups only hold them."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsDropEnabled
        if not index.internalId():
            return flags
        return flags | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        """Cards travel as a list of prints."""
        return [CardsMime.TYPE]

    def mimeData(self, indexes: Any) -> QMimeData:  # noqa: ANN401
        """The dragged prints, one copy each, and where they come from."""
        rows = [row for index in indexes if (row := index.data(ROW_ROLE)) is not None]
        return CardsMime.pack([row.number for row in rows], rows[0].section if rows else None)
