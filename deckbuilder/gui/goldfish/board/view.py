"""The board of a game: both sides of the table, played by pointer or keys (R2, LOOK 7, 9)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from deckbuilder.gui.services import Services
from deckbuilder.paper.board.geometry import Way
from deckbuilder.paper.board.places import Place, Where
from deckbuilder.play import Voice, label

from .free_moves import OWN_HAND
from .marks import Tip
from .moves import Move
from .picture import BoardPicture
from .pointing import next_place, place_at

_WAYS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_PILES = (Where.DISCARD, Where.MONSTERS, Where.DECK)


class BoardView(BoardPicture):
    """Shows a game from the place of its viewer and turns what is pointed at into actions.

    A card of the hand is taken up with a click, Enter or its place's number, and put down in a zone in the
    same ways, or carried there. While an ability asks, one click on a target is the answer.
    """

    action_wanted = Signal(object)
    """An ``Action`` that was chosen; whoever hears it plays it."""

    pile_wanted = Signal(object)
    """The ``Place`` of a pile that was clicked or entered to be looked through."""

    menu_wanted = Signal(object, QPoint)
    """The ``Place`` whose menu is wanted, by right click or its key, and where on the screen."""

    refused = Signal(str)
    """Why something that was tried by keyboard or click cannot be done."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._pressed: tuple[Place | None, QPointF] | None = None
        self.menu: QMenu | None = None
        """Asks which of several meanings a place has; None while nothing is asked."""

        self.setMouseTracking(True)

    def _forget_input(self) -> None:
        super()._forget_input()
        self._pressed = None
        if self.menu is not None:
            self.menu.close()

    # ---- doing it -----------------------------------------------------------------------------------------

    def activate(self, place: Place) -> bool:
        """Take up, put down or choose what is at a place, as a click does; False where it means nothing."""
        choices = self._choices
        if place in choices.goals:
            self._want(place, choices.goals[place])
        elif choices.by_hand and choices.taken is None and not self._is_card(place):
            self.menu_wanted.emit(place, self.mapToGlobal(self.place_center(place).toPoint()))
        elif place in choices.open.hand:
            self._take(None if place == choices.taken else place)
        elif choices.taken is None and place in choices.open.targets:
            self._want(place, choices.open.targets[place])
        elif choices.taken is None and place.where in _PILES:
            self.pile_wanted.emit(place)
        else:
            return self._refuse(place, self.place_center(place))
        return True

    def _on_seat_pressed(self, place: Place) -> None:
        super()._on_seat_pressed(place)
        self.activate(place)

    def _take(self, place: Place | None) -> None:
        """Take up a card of the hand; None puts it back."""
        self._choices.take(place)
        self._tip = None
        self._name_places()
        self.update()

    def _is_card(self, place: Place) -> bool:
        """Whether one card lies there, not a pile."""
        return place in self._choices.open.hand and place.where not in _PILES

    def _want(self, place: Place, actions: tuple[Move, ...]) -> None:
        """Send the action, or ask which one is meant."""
        if len(actions) == 1:
            self._send(actions[0])
            return
        assert self._game is not None
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        voice = Voice(self._game.viewer, language=self._services.language)
        for action in actions:
            entry = menu.addAction(label(self._game.state, action, voice).replace("&", "&&"))
            entry.triggered.connect(lambda _=False, wanted=action: self._send(wanted))
        menu.aboutToHide.connect(self._forget_menu)
        self.menu = menu
        menu.popup(self.mapToGlobal(self.place_center(place).toPoint()))
        menu.setActiveAction(menu.actions()[0])

    def _forget_menu(self) -> None:
        self.menu = None

    def _send(self, action: Move) -> None:
        self._choices.take(None)
        self._tip = None
        self.update()
        self.action_wanted.emit(action)

    def _refuse(self, place: Place, point: QPointF) -> bool:
        """Say at a point why a place cannot be chosen; False when there is nothing to say."""
        self._tip = self._read_tip(place, point)
        self.update()
        if self._tip is None:
            return False
        text = f"{self._tip.title}. {self._tip.reason}"
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self.refused.emit(self._tip.reason)
        return True

    def _read_tip(self, place: Place, point: QPointF) -> Tip | None:
        refusal = self._choices.refusal(place)
        return None if refusal is None else Tip(*refusal, point)

    # ---- the pointer --------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where; the card is taken up on release, or carried from here."""
        self._flights.finish()
        self._dragged = None
        if event.button() is Qt.MouseButton.LeftButton:
            place = place_at(self._layout, event.position())
            self._pressed = place, event.position()
            if place is not None:
                self._seats.go(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at a place, or carry a card."""
        point = event.position()
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._maybe_carry(self._pressed[0], self._pressed[1], point)
        place = place_at(self._layout, point)
        if self._dragged is not None:
            self._dragged = point
        elif place == self._hover and (self._tip is not None or place is None):
            return  # a tip stays where it came up
        self._hover = place
        self._tip = self._read_tip(place, point) if place is not None else None
        self._set_cursor()
        self._tell(place)
        self.update()

    def _maybe_carry(self, place: Place | None, start: QPointF, point: QPointF) -> None:
        far = (point - start).manhattanLength() >= QApplication.startDragDistance()
        if self._dragged is None and far and place in self._choices.open.hand:
            self._take(place)
            self._dragged = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put down what was carried, or do what a click means."""
        pressed, carried = self._pressed, self._dragged is not None
        self._pressed = self._dragged = None
        if pressed is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        place = place_at(self._layout, event.position())
        self.update()
        if carried:
            self._drop(place or self._own_hand(event.position()), event.position())
        elif place is None or (place == pressed[0] and not self.activate(place)):
            self._take(None)

    def _own_hand(self, point: QPointF) -> Place | None:
        """The strip of the hand beside its cards."""
        return OWN_HAND if self._layout.near_strip.contains(point) else None

    def _drop(self, place: Place | None, point: QPointF) -> None:
        if place is not None and place in self._choices.goals:
            self._want(place, self._choices.goals[place])
            return
        if place is not None:
            self._refuse(place, point)
        tip = self._tip
        self._take(None)
        self._tip = tip

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Play a card that can do one thing only."""
        place = place_at(self._layout, event.position())
        actions = self._choices.open.hand.get(place, ()) if place is not None else ()
        if len(actions) == 1:
            self._send(actions[0])

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of what is pointed at, by pointer or by keyboard."""
        pointed = event.reason() is QContextMenuEvent.Reason.Mouse
        place = place_at(self._layout, QPointF(event.pos())) if pointed else self._seats.current
        if place is not None:
            point = event.globalPos() if pointed else self.mapToGlobal(self.place_center(place).toPoint())
            self.menu_wanted.emit(place, point)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at."""
        super().leaveEvent(event)
        self._hover = self._tip = None
        self._tell(None)
        self.update()

    def _set_cursor(self) -> None:
        live = self._hover in self._choices.open.hand or self._hover in self._choices.glowing()
        self.setCursor(Qt.CursorShape.PointingHandCursor if live else Qt.CursorShape.ArrowCursor)

    # ---- the keyboard -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from place to place, Enter does what a click does, Escape puts a card back."""
        self._flights.finish()
        key = Qt.Key(event.key())
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        if not plain or self._game is None:
            event.ignore()
        elif key in _WAYS:
            self._go(next_place(self._layout, self._seats.current, _WAYS[key]))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self._enter(self._seats.current):
                event.ignore()
        elif key is Qt.Key.Key_Escape and (self._choices.taken is not None or self._tip is not None):
            back = self._choices.taken or self._seats.current
            self._take(None)
            self._go(back)
        elif not (event.text().isdecimal() and self._digit(event.text())):
            event.ignore()

    def _go(self, place: Place) -> None:
        self._tip = None
        self._hover = None
        self._seats.go(place)
        self._tell_hovered()
        self.update()

    def _enter(self, place: Place) -> bool:
        """As a click; a card that is taken up by keyboard has its first goal at hand."""
        choices = self._choices
        if place == choices.taken and len(choices.open.hand[place]) == 1:
            self._send(choices.open.hand[place][0])
            return True
        if not self.activate(place):
            return False
        if place == choices.taken and choices.goals:
            self._go(min(choices.goals, key=lambda goal: (goal.where is not Where.ZONE, goal.at)))
        return True

    def _digit(self, text: str) -> bool:
        """The key of a target, the zone for a card that is taken up, or the place of a card in the hand."""
        choices = self._choices
        if choices.taken is not None:
            place = Place(True, Where.ZONE, int(text))
        else:
            keyed = {key: place for place, key in choices.glowing().items() if key}
            if keyed or choices.open.targets:
                return text in keyed and self.activate(keyed[text])
            place = Place(True, Where.HAND, int(text))
        if place not in self._layout.places:
            return False
        self._go(place)
        return self._enter(place)
