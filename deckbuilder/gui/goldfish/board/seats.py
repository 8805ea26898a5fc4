"""The controls of all places of a board, one of which Tab leads to; arrows go on from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from deckbuilder.paper.board.geometry import Layout
from deckbuilder.paper.board.places import Place, Where

from .seat import Seat


class Seats:
    """Keeps a control for each place where the layout has it."""

    def __init__(self, board: QWidget, pressed: Callable[[Place], None], focused: Callable[[], None]) -> None:
        self._board, self._pressed, self._focused = board, pressed, focused
        self._going = False
        self._seats: dict[Place, Seat] = {}
        self.current = Place(True, Where.HAND, 1)
        """Where the keyboard is, or will be when the board gets it."""

    def __getitem__(self, place: Place) -> Seat:
        return self._seats[place]

    @property
    def focused(self) -> Place | None:
        """Where the keyboard is while the board has it."""
        seat = self._seats.get(self.current)
        return self.current if seat is not None and seat.hasFocus() else None

    def arrange(self, layout: Layout) -> None:
        """Put the controls where their places are; the keyboard stays where it was, or near by."""
        kept = self._board.isAncestorOf(focus) if (focus := self._board.focusWidget()) else False
        had_focus = kept and any(seat.hasFocus() for seat in self._seats.values())
        for place in layout.places.keys() - self._seats.keys():
            self._seats[place] = self._new_seat(place)
        self.current = self._nearest(layout)
        if had_focus:
            self._seats[self.current].setFocus()
        for place in self._seats.keys() - layout.places.keys():
            self._seats.pop(place).deleteLater()
        for place, rect in layout.places.items():
            self._seats[place].setGeometry(rect.toAlignedRect())
        self._mark_current()

    def name(self, names: Mapping[Place, str]) -> None:
        """Say what is at each place."""
        for place, name in names.items():
            seat = self._seats[place]
            if seat.accessibleName() != name:
                seat.setAccessibleName(name)

    def go(self, place: Place) -> None:
        """Take the keyboard to a place."""
        if place not in self._seats:
            return
        self.current = place
        self._mark_current()
        self._going = True  # between two places the keyboard is nowhere, which nobody needs to hear
        self._seats[place].setFocus(Qt.FocusReason.OtherFocusReason)
        self._going = False
        self._focused()

    def _on_focus(self) -> None:
        if not self._going:
            self._focused()

    def _new_seat(self, place: Place) -> Seat:
        seat = Seat(place, self._board, self._on_focus)
        seat.clicked.connect(lambda: self._pressed(place))
        seat.show()
        return seat

    def _nearest(self, layout: Layout) -> Place:
        """The current place, or the last card of a hand that has become smaller."""
        here = self.current
        while here not in layout.places and here.at > 1:
            here = here._replace(at=here.at - 1)
        return here if here in layout.places else Place(True, Where.ZONE, 1)

    def _mark_current(self) -> None:
        for place, seat in self._seats.items():
            here = place == self.current
            policy = Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus
            if seat.focusPolicy() is not policy:
                seat.setFocusPolicy(policy)
        self._board.setFocusProxy(self._seats[self.current])
