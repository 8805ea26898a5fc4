"""What a deck would hold after an import, against the 50 + 4 cards a deck needs (B19, R4.1, R4.2)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from deckbuilder.decks.deck import MONSTER_DECK_SIZE, Deck, Section
from deckbuilder.decks.interchange import MergeMode, ReadResult
from deckbuilder.decks.legality import MAIN_DECK_SIZE
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.sign import SignLabel
from deckbuilder.gui.widgets.words import Words
from deckbuilder.paper.signs import StateSign


class ImportSums(QWidget):
    """A line for each way to take the reading over; a tick where the numbers are those of a deck."""

    def __init__(self, theme: Theme, into: Deck | None, parent: QWidget | None = None) -> None:
        """``into`` is the open deck that the reading can be added to."""
        super().__init__(parent)
        self._into = into
        self._signs = [SignLabel(theme, StateSign.DONE, ems=1.2) for _ in MergeMode]
        self.lines = [Words(theme, wrap=True) for _ in MergeMode]
        """As a deck of its own or in the place of the open one; added to the open one."""

        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        for row, (sign, line) in enumerate(zip(self._signs, self.lines, strict=True)):
            grid.addWidget(sign, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(line, row, 1)
        self._signs[1].setVisible(into is not None)
        self.lines[1].setVisible(into is not None)

    def show_result(self, result: ReadResult) -> None:
        """Count what each way would make of the open deck."""
        into = self._into
        self._show(
            0,
            result.deck,
            tr("As a deck: {sums}", sums=sums_of(result.deck))
            if into is None
            else tr("New, or replacing this deck: {sums}", sums=sums_of(result.deck)),
        )
        if into is not None:
            added = result.merge_into(into, MergeMode.ADD)
            self._show(1, added, tr("Added to this deck: {sums}", sums=sums_of(added)))

    def _show(self, place: int, deck: Deck, words: str) -> None:
        fits = deck.count(Section.MAIN) == MAIN_DECK_SIZE and deck.count(Section.MONSTER) == MONSTER_DECK_SIZE
        self._signs[place].show_sign(StateSign.DONE if fits else StateSign.PROBLEM)
        self.lines[place].setText(words)


def sums_of(deck: Deck) -> str:
    """``main deck 46 of 50, monster deck 4 of 4``."""
    return tr(
        "main deck {main} of {size}, monster deck {monsters} of {ranks}",
        main=deck.count(Section.MAIN),
        size=MAIN_DECK_SIZE,
        monsters=deck.count(Section.MONSTER),
        ranks=MONSTER_DECK_SIZE,
    )
