"""The found cards as one Qt model for the table and the grid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.gui.cards_mime import CardsMime
from deckbuilder.gui.describe import card_in_words, shown_name, tip

Index = QModelIndex | QPersistentModelIndex

CARD_ROLE = Qt.ItemDataRole.UserRole + 1
COPIES_ROLE = Qt.ItemDataRole.UserRole + 2


class Column(IntEnum):
    """The columns of the table, in their first order."""

    COPIES = 0
    COLOR = 1
    RANK = 2
    NAME = 3
    POWER = 4
    STEP = 5
    TRAITS = 6
    NUMBER = 7
    SET = 8
    RARITY = 9


TITLES = {
    Column.COPIES: ("#", "copies in the deck"),
    Column.COLOR: ("Col.", "colour"),
    Column.RANK: ("Rank", "rank"),
    Column.NAME: ("Name", "name"),
    Column.POWER: ("Power", "threat or counter power"),
    Column.STEP: ("Step", "invasion step"),
    Column.TRAITS: ("Traits", "traits"),
    Column.NUMBER: ("Number", "card number"),
    Column.SET: ("Set", "set"),
    Column.RARITY: ("Rarity", "rarity"),
}


class CardModel(QAbstractTableModel):
    """A list of cards, and how many copies of each the current deck holds."""

    def __init__(self, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._cards: Sequence[Card] = ()
        self._rows: dict[CardNumber, int] = {}
        self._copies: Mapping[str, int] = {}

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show other cards."""
        self.beginResetModel()
        self._cards = cards
        self._rows = {card.number: row for row, card in enumerate(cards)}
        self.endResetModel()

    def show_copies(self, copies: Mapping[str, int]) -> None:
        """Show how many copies of each card are in the deck; only rows that changed are repainted."""
        changed = {
            number for number in {*self._copies, *copies} if self._copies.get(number) != copies.get(number)
        }
        self._copies = copies
        for number in changed:
            row = self._rows.get(CardNumber(number))
            if row is not None:
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    @property
    def cards(self) -> Sequence[Card]:
        """What is shown, in order."""
        return self._cards

    def row_of(self, number: CardNumber) -> int | None:
        """The row of a card, or None if it is not shown."""
        return self._rows.get(number)

    # ---- QAbstractTableModel ------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a card."""
        return 0 if parent.isValid() else len(self._cards)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The columns of the table."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Text for reading and copying, the card itself for the delegates."""
        if not index.isValid():
            return None
        card = self._cards[index.row()]
        if role == CARD_ROLE:
            return card
        if role == COPIES_ROLE:
            return self._copies.get(card.number, 0)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(card, Column(index.column()))
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(f"{shown_name(card.name)}\n{card.text}".strip())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            copies = self._copies.get(card.number, 0)
            return card_in_words(card) + (f", {copies} in the deck" if copies else "")
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == Column.POWER:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _text(self, card: Card, column: Column) -> str:
        match column:
            case Column.COPIES:
                copies = self._copies.get(card.number, 0)
                return str(copies) if copies else ""
            case Column.COLOR:
                return " ".join(color.value for color in card.colors)
            case Column.RANK:
                return card.rank_label
            case Column.NAME:
                return shown_name(card.name)
            case Column.POWER:
                return (
                    ("base" if card.is_base else "") if card.type is CardType.STRATEGY else card.power_label
                )
            case Column.STEP:
                return str(card.invasion) if card.invasion else ""
            case Column.TRAITS:
                return ", ".join(card.traits)
            case Column.NUMBER:
                return card.number
            case Column.SET:
                return self._catalogue.set_name(card.set_code)
            case Column.RARITY:
                return card.rarity or ""

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        """Column titles, with the whole words for tips and screen readers."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        title, words = TITLES[Column(section)]
        if role == Qt.ItemDataRole.DisplayRole:
            return title
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return words
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every card can be selected and dragged."""
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags

    def mimeTypes(self) -> list[str]:
        """Cards travel as a list of prints."""
        return [CardsMime.TYPE]

    def mimeData(self, indexes: Any) -> QMimeData:  # noqa: ANN401
        """The dragged cards, each once."""
        rows = dict.fromkeys(index.row() for index in indexes)
        return CardsMime.pack([self._cards[row].number for row in rows], None)
