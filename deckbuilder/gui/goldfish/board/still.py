"""A position that is looked at, not played: places are pointed at and chosen, nothing moves."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from deckbuilder.gui.services import Services
from deckbuilder.paper.board.geometry import Way
from deckbuilder.paper.board.places import Place
from deckbuilder.paper.board.scene import Scene

from .marks import Marks
from .picture import BoardPicture
from .pointing import next_place, place_at

WAYS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_MOVING = Qt.KeyboardModifier.KeypadModifier


class StillBoard(BoardPicture):
    """Shows a scene; arrows go from place to place, a click or Enter chooses one."""

    place_chosen = Signal(object)
    """A ``Place`` was clicked, or entered by keyboard."""

    entered = Signal()
    """The place was chosen by Enter: the keyboard may go on to what belongs to it."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._still: Scene | None = None
        self._chosen: Place | None = None
        self.setMouseTracking(True)

    def show_scene(self, scene: Scene) -> None:
        """Show this position from now on."""
        self._still = scene
        self._rebuild()

    def set_chosen(self, place: Place | None) -> None:
        """Mark one place as the one that is worked on."""
        self._chosen = place
        self._name_places()
        self.update()

    @property
    def marks(self) -> Marks:
        """What is pointed at, and the chosen place."""
        chosen = frozenset[Place]() if self._chosen is None else frozenset({self._chosen})
        return replace(super().marks, picked=chosen)

    def _read(self) -> Scene | None:
        return self._still

    def _choose(self, place: Place) -> None:
        self._seats.go(place)
        self._tell_hovered()
        self.update()
        self.place_chosen.emit(place)

    def _on_seat_pressed(self, place: Place) -> None:
        self._choose(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click chooses."""
        place = place_at(self._layout, event.position())
        if event.button() is Qt.MouseButton.LeftButton and place is not None:
            self._choose(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Shade the column of what is pointed at."""
        self._hover = place_at(self._layout, event.position())
        self._tell_hovered()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go on, Enter and the space bar choose."""
        key = Qt.Key(event.key())
        if event.modifiers() & ~_MOVING != Qt.KeyboardModifier.NoModifier or self._scene is None:
            event.ignore()
        elif key in WAYS:
            self._hover = None
            self._seats.go(next_place(self._layout, self._seats.current, WAYS[key]))
            self._tell_hovered()
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self._seats.current)
            self.entered.emit()
        else:
            event.ignore()
