"""The found cards as one Qt model for the table and the grid, with a heading before each group."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.language import Language
from deckbuilder.cards.messages import counted
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.cards.search.grouping import CardGroup
from deckbuilder.gui.cards_mime import CardsMime
from deckbuilder.gui.describe import called, card_in_words, tip
from deckbuilder.gui.tr import shown, tr

from .columns import LOOKS, Column, fact

Index = QModelIndex | QPersistentModelIndex

CARD_ROLE = Qt.ItemDataRole.UserRole + 1
COPIES_ROLE = Qt.ItemDataRole.UserRole + 2
HEADING_ROLE = Qt.ItemDataRole.UserRole + 3

_COLUMNS = len(Column)


@dataclass(frozen=True, slots=True)
class Heading:
    """The line over a group of cards."""

    title: str
    count: int

    @property
    def words(self) -> str:
        """``Rank 3, 12 cards``."""
        return tr("{group}, {cards}", group=self.title, cards=shown(counted(self.count, "card")))


class CardModel(QAbstractTableModel):
    """A list of cards, and how many copies of each the current deck holds."""

    def __init__(
        self, catalogue: Catalogue, language: Language = "en", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._language: Language = language
        self._items: Sequence[Card | Heading] = ()
        self._cards: Sequence[Card] = ()
        self._known_rows: dict[CardNumber, list[int]] | None = None
        self._copies: Mapping[str, int] = {}
        self._owned: Mapping[str, int] | None = None
        self._standing: Callable[[Card], str] | None = None

    def use(self, catalogue: Catalogue) -> None:
        """Take the names of sets from other data."""
        self._catalogue = catalogue

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show other cards, in one list."""
        self._show(cards, cards)

    def show_groups(self, groups: Sequence[CardGroup]) -> None:
        """Show other cards under their headings; a card of two groups stands in both."""
        items: list[Card | Heading] = []
        for group in groups:
            title = shown(group.heading)
            items.append(Heading(title[:1].upper() + title[1:], len(group.cards)))
            items.extend(group.cards)
        self._show(tuple(dict.fromkeys(card for group in groups for card in group.cards)), items)

    def show_copies(self, copies: Mapping[str, int]) -> None:
        """Show how many copies of each card are in the deck; only rows that changed are repainted."""
        changed = {
            number for number in {*self._copies, *copies} if self._copies.get(number) != copies.get(number)
        }
        self._copies = copies
        for number in changed:
            for row in self._rows.get(CardNumber(number), ()):
                self.dataChanged.emit(self.index(row, 0), self.index(row, _COLUMNS - 1))

    def show_standing(self, standing: Callable[[Card], str] | None) -> None:
        """Take what the deck's format says of cards from here."""
        self._standing = standing

    def show_owned(self, owned: Mapping[str, int] | None) -> None:
        """Take how many copies the player owns from here; None while no collection is kept."""
        self._owned = owned

    @property
    def has_owned(self) -> bool:
        """Whether a collection is kept."""
        return self._owned is not None

    @property
    def cards(self) -> Sequence[Card]:
        """What is shown, in order, each card once."""
        return self._cards

    @property
    def has_headings(self) -> bool:
        """Whether the cards are in groups."""
        return self._items is not self._cards

    def row_of(self, number: CardNumber) -> int | None:
        """The first row of a card, or None if it is not shown."""
        rows = self._rows.get(number)
        return rows[0] if rows else None

    # ---- QAbstractTableModel ------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a card and one a heading."""
        return 0 if parent.isValid() else len(self._items)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The columns of the table."""
        return 0 if parent.isValid() else _COLUMNS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Text for reading and copying, the card or the heading itself for the delegates."""
        if not index.isValid():
            return None
        item = self._items[index.row()]
        if isinstance(item, Heading):
            return self._heading_data(item, Column(index.column()), role)
        if role == CARD_ROLE:
            return item
        if role == COPIES_ROLE:
            return self._copies.get(item.number, 0)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(item, Column(index.column()))
        if role == Qt.ItemDataRole.ToolTipRole:
            cell = self._text(item, Column(index.column())) if index.column() != Column.NAME else ""
            return tip("\n".join(filter(None, (called(item, self._language), cell, item.text))))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words(item)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and index.column() != Column.NAME:
            return self._text(item, Column(index.column()))
        if role == Qt.ItemDataRole.TextAlignmentRole and LOOKS[Column(index.column())].is_number:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        """Column titles, with the whole words for tips and screen readers."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        look = LOOKS[Column(section)]
        if role == Qt.ItemDataRole.DisplayRole:
            return shown(look.title)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return shown(look.words)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every card can be selected and dragged; headings only stand there."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if isinstance(self._items[index.row()], Heading):
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        """Cards travel as a list of prints."""
        return [CardsMime.TYPE]

    def mimeData(self, indexes: Any) -> QMimeData:  # noqa: ANN401 - the stub lets any sequence in
        """The dragged cards, each once, in the order of the list."""
        rows: set[int] = {index.row() for index in indexes}
        items = [self._items[row] for row in sorted(rows)]
        numbers = dict.fromkeys(item.number for item in items if isinstance(item, Card))
        return CardsMime.pack(list(numbers), None)

    # ---- inside -------------------------------------------------------------------------------------------

    def _show(self, cards: Sequence[Card], items: Sequence[Card | Heading]) -> None:
        self.beginResetModel()
        self._cards, self._items = cards, items
        self._known_rows = None
        self.endResetModel()

    @property
    def _rows(self) -> dict[CardNumber, list[int]]:
        """The rows of each card, made when first asked for: most lists are gone with the next key."""
        if self._known_rows is None:
            self._known_rows = {}
            for row, item in enumerate(self._items):
                if isinstance(item, Card):
                    self._known_rows.setdefault(item.number, []).append(row)
        return self._known_rows

    def _heading_data(self, heading: Heading, column: Column, role: int) -> Any:  # noqa: ANN401
        if role == HEADING_ROLE:
            return heading
        if role == COPIES_ROLE:
            return 0
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return heading.words
        if role == Qt.ItemDataRole.DisplayRole:
            return heading.words if column is Column.NAME else ""
        return None

    def _words(self, card: Card) -> str:
        copies = self._copies.get(card.number, 0)
        words = card_in_words(card, self._language)
        return tr("{card}, {count} in the deck", card=words, count=copies) if copies else words

    def _text(self, card: Card, column: Column) -> str:
        match column:
            case Column.COPIES:
                copies = self._copies.get(card.number, 0)
                return str(copies) if copies else ""
            case Column.LEGALITY:
                return self._standing(card) if self._standing else ""
            case Column.OWNED:
                return str((self._owned or {}).get(card.number, 0) or "")
            case _:
                return fact(card, column, self._catalogue, self._language)
