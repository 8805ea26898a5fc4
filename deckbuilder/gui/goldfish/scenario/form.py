"""The form: the board of the position, and beside it the cards of the chosen place and its side's numbers."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from deckbuilder.gui.goldfish.board.still import StillBoard
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.paper.board.places import Place, Where

from .draft import Draft
from .moment import MomentFields
from .pile_editor import PileEditor
from .scene import scene_of
from .side_fields import SideFields
from .spots import Spot, place_of, side_of_fault, spot_at, spot_of_fault


class Form(QWidget):
    """Shows a draft and edits it."""

    def __init__(self, draft: Draft, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft, self._services = draft, services
        theme = services.theme
        self.moment = MomentFields(draft, services)
        self.board = StillBoard(services)
        self.board.setAccessibleName(tr("Board: choose the place to set up"))
        self.pile = PileEditor(draft, services)
        self.heading = Words(theme, weight=STRONG)
        self.side = SideFields(draft, services)
        self.parts = QSplitter(Qt.Orientation.Horizontal)
        self._build()
        draft.changed.connect(self.refresh)
        self.board.place_chosen.connect(self._on_place)
        self.board.entered.connect(self._on_entered)
        self.pile.spot_chosen.connect(self.show_spot)
        self.refresh()

    def refresh(self) -> None:
        """Show the draft as it is now."""
        self.moment.refresh()
        self.pile.refresh()
        self.side.refresh()
        self.board.show_scene(scene_of(self._draft, self._services.catalogue))
        self.board.set_chosen(place_of(self.pile.spot, self._draft.scenario))
        self._head()

    def show_spot(self, spot: Spot) -> None:
        """Work on a place, and on the side it belongs to."""
        self.pile.show_spot(spot)
        self.side.show_player(spot.player)
        self.board.set_chosen(place_of(spot, self._draft.scenario))
        self._head()

    def go_to_fault(self, where: str) -> None:
        """Bring the keyboard to the field of a fault."""
        spot, player = spot_of_fault(where), side_of_fault(where)
        if spot is not None:
            self.show_spot(spot)
            (self.pile.line if not self.pile.cards.count() else self.pile.cards).setFocus()
        elif player is not None:
            self.show_spot(self.pile.spot._replace(player=player))
            self.side.zone.setFocus()
        else:
            self.moment.turn.setFocus()

    # ---- inside -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        theme = self._services.theme
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(theme.steps(3), 0, theme.steps(1), 0)
        column.setSpacing(theme.steps(2))
        column.addWidget(self.pile, 1)
        column.addWidget(self.heading)
        column.addWidget(self.side)
        side = Column()
        side.set_content(content)
        self.parts.setChildrenCollapsible(False)
        self.parts.addWidget(self.board)
        self.parts.addWidget(side)
        self.parts.setStretchFactor(0, 3)
        self.parts.setStretchFactor(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.steps(2), theme.steps(2), theme.steps(2), theme.steps(1))
        layout.setSpacing(theme.steps(2))
        layout.addWidget(self.moment)
        layout.addWidget(self.parts, 1)

    def _head(self) -> None:
        self.heading.setText(tr("Your side") if self.pile.spot.player == 0 else tr("Opponent's side"))

    def _on_place(self, place: Place) -> None:
        spot = spot_at(place, self._draft.scenario)
        if spot is None:
            self.side.show_player(place.player(0))
            self.side.rage.setFocus()
            return
        self.show_spot(spot)
        if place.where is Where.HAND and place.near:
            self.pile.cards.setCurrentRow(place.at - 1)

    def _on_entered(self) -> None:
        if not self.side.rage.hasFocus():
            self.pile.line.setFocus()
