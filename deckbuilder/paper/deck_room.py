"""Where everything lies in the picture of a deck: monsters and words at the top, the main deck below."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from deckbuilder.decks.deck import MONSTER_DECK_SIZE

from .face_cache import CARD_SHAPE

FEWEST_COLUMNS, MOST_COLUMNS = 7, 16
"""Columns: four for the monsters and three for the words beside them at least."""

_FLATTEST = 0.72
"""Height by width up to which no further column is taken."""

_GAP = 0.13
"""Between cards, by their width."""


@dataclass(frozen=True, slots=True)
class Room:
    """Where everything lies, in pixels of the picture."""

    width: int
    columns: int
    margin: float
    card: float
    """Width of a card."""

    gap: float
    monster_rows: int
    rows: int

    @property
    def card_height(self) -> float:
        """Height of a card."""
        return self.card * CARD_SHAPE

    @property
    def step(self) -> float:
        """From the top of one row to the next."""
        return self.card_height + self.gap

    @property
    def head(self) -> float:
        """Height of the line over the main deck."""
        return self.card * 0.36

    @property
    def main_top(self) -> float:
        """The top of the main deck's first row."""
        return self.margin + self.monster_rows * self.step + self.head

    @property
    def foot(self) -> float:
        """The top of the last line."""
        return self.main_top + self.rows * self.step + self.card * 0.06

    @property
    def height(self) -> int:
        """Pixels of the picture from top to foot."""
        return round(self.foot + self.margin * 0.8)

    def place(self, at: int, top: float, columns: int) -> QRectF:
        """The rectangle of a card in a block so many columns wide."""
        row, column = divmod(at, columns)
        x = self.margin + column * (self.card + self.gap)
        return QRectF(x, top + row * self.step, self.card, self.card_height)

    @property
    def beside(self) -> QRectF:
        """Right of the monsters."""
        left = self.margin + MONSTER_DECK_SIZE * (self.card + self.gap) + self.gap
        return QRectF(left, self.margin, self.width - self.margin - left, self.card_height)


def room_for(width: int, monsters: int, tiles: int) -> Room:
    """The room of so many cards, in as few columns as make the picture no higher than looks well."""
    rooms = (_in_columns(width, columns, monsters, tiles) for columns in range(FEWEST_COLUMNS, MOST_COLUMNS))
    flat = (room for room in rooms if room.height <= _FLATTEST * width)
    return next(flat, _in_columns(width, MOST_COLUMNS, monsters, tiles))


def _in_columns(width: int, columns: int, monsters: int, tiles: int) -> Room:
    margin = width * 0.022
    card = (width - 2 * margin) / (columns + _GAP * (columns - 1))
    monster_rows = -(-monsters // MONSTER_DECK_SIZE)
    return Room(width, columns, margin, card, card * _GAP, monster_rows, -(-tiles // columns))
