"""The board of a game: both sides of the table, played by pointer or keys (R2, LOOK 7, 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from deckbuilder.engine import Action
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.play import Voice, label

from .choices import Choices
from .geometry import SMALLEST, Layout, Way, lay_out, next_place, place_at
from .marks import Marks, Tip
from .overlay import Overlay
from .places import Place, Where
from .scene import Scene, read_scene
from .seats import Seats
from .table import Table
from .words import place_in_words

if TYPE_CHECKING:
    from deckbuilder.gui.goldfish.game import Game

_WAYS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_PILES = (Where.DISCARD, Where.MONSTERS, Where.DECK)


class BoardView(QWidget):
    """Shows a game from the place of its viewer and turns what is pointed at into actions.

    A card of the hand is taken up with a click, Enter or its place's number, and put down in a zone in the
    same ways, or carried there. While an ability asks, one click on a target is the answer.
    """

    action_wanted = Signal(object)
    """An ``Action`` that was chosen; whoever hears it plays it."""

    card_hovered = Signal(object)
    """The uid of the open card pointed at, or None."""

    pile_wanted = Signal(object)
    """The ``Place`` of a pile that was clicked or entered to be looked through."""

    refused = Signal(str)
    """Why something that was tried by keyboard or click cannot be done."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._game: Game | None = None
        self._scene: Scene | None = None
        self._choices = Choices(services)
        self._hover: Place | None = None
        self._hovered_card: int | None = None
        self._pressed: tuple[Place | None, QPointF] | None = None
        self._dragged: QPointF | None = None
        self._tip: Tip | None = None
        self._turned = False
        self._columns = True
        self._picture: QPixmap | None = None
        self._layout = lay_out(SMALLEST, services.theme.em)
        self._seats = Seats(self, self._activate_by_name)
        self.menu: QMenu | None = None
        """Asks which of several meanings a place has; None while nothing is asked."""

        self.setMouseTracking(True)
        self.setMinimumSize(SMALLEST.toSize())
        self.setAccessibleName(tr("Board"))
        services.theme.changed.connect(self._rebuild)
        services.pictures.changed.connect(self._repaint_table)

    # ---- what is shown ------------------------------------------------------------------------------------

    def show_game(self, game: Game) -> None:
        """Show a game and follow it from now on."""
        if self._game is not None:
            self._game.changed.disconnect(self._on_changed)
        self._game = game
        game.changed.connect(self._on_changed)
        self._on_changed()

    def show_targets(self, targets: Mapping[int, str]) -> None:
        """Write keys on targets: by uid, or by ``zone_key(player, zone)`` for a zone; {} for none."""
        self._choices.keys = dict(targets)
        self._name_places()
        self.update()

    def set_turned(self, turned: bool) -> None:
        """Whether the opponent's faces lie turned by half, as on a table."""
        self._turned = turned
        self._repaint_table()

    def set_columns(self, shown: bool) -> None:
        """Whether the column of a zone pointed at is shaded over both boards."""
        self._columns = shown
        self.update()

    @property
    def layout_shown(self) -> Layout:
        """Where everything lies now."""
        return self._layout

    @property
    def scene(self) -> Scene | None:
        """What is shown; None before a game is."""
        return self._scene

    @property
    def marks(self) -> Marks:
        """What the board adds to the cards now: what glows, is taken up, asked for, refused."""
        choices, focus = self._choices, self._seats.focused
        return Marks(
            hover=self._hover,
            focus=focus,
            taken=choices.taken,
            ready=frozenset(choices.open.hand),
            glowing=choices.glowing(),
            meanings=choices.meanings(self._scene, (self._hover, focus)),
            picked=choices.picked(),
            dragged=self._dragged,
            tip=self._tip,
            columns=self._columns,
        )

    def place_center(self, place: Place) -> QPointF:
        """Where to point to be on a place: its card, of an overlapped one the part that shows."""
        rect = self._layout.places[place]
        after = self._layout.places.get(place._replace(at=place.at + 1))
        if place.where is Where.HAND and after is not None and after.left() < rect.right():
            return QPointF((rect.left() + after.left()) / 2, rect.center().y())
        return rect.center()

    # ---- following the game -------------------------------------------------------------------------------

    def _on_changed(self) -> None:
        game = self._game
        assert game is not None
        self._dragged = self._pressed = self._tip = None
        if self.menu is not None:
            self.menu.close()
        self._choices.read(game)
        self._rebuild()

    def _rebuild(self) -> None:
        """Read and lay out everything anew."""
        game = self._game
        if game is None:
            return
        self._scene = read_scene(game.state, game.viewer, self._services.catalogue, covered=game.covered)
        near, far = self._scene.near, self._scene.far
        self._layout = lay_out(
            QSizeF(self.size()),
            self._services.theme.em,
            (near.strategies, far.strategies),
            (near.hand, far.hand),
        )
        if self._hover is not None and self._hover not in self._layout.places:
            self._hover = None
        self._seats.arrange(self._layout)
        self._name_places()
        self._tell_hovered()
        self._repaint_table()

    def _name_places(self) -> None:
        scene, marks = self._scene, self.marks
        if scene is None:
            return
        names: dict[Place, str] = {}
        for place in self._layout.places:
            note = ""
            if place == marks.taken:
                note = tr("taken up")
            elif place in marks.ready:
                note = tr("can be played")
            elif place in marks.picked:
                note = tr("chosen")
            names[place] = place_in_words(
                place, scene, self._services.language, marks=marks.glowing, note=note
            )
        self._seats.name(names)

    # ---- doing it -----------------------------------------------------------------------------------------

    def activate(self, place: Place) -> bool:
        """Take up, put down or choose what is at a place, as a click does; False where it means nothing."""
        choices = self._choices
        if place in choices.goals:
            self._want(place, choices.goals[place])
        elif place in choices.open.hand:
            self._take(None if place == choices.taken else place)
        elif choices.taken is None and place in choices.open.targets:
            self._want(place, choices.open.targets[place])
        elif choices.taken is None and place.where in _PILES:
            self.pile_wanted.emit(place)
        else:
            return self._refuse(place, self.place_center(place))
        return True

    def _activate_by_name(self, place: Place) -> None:
        """A screen reader presses a place."""
        self._seats.go(place)
        self.activate(place)

    def _take(self, place: Place | None) -> None:
        """Take up a card of the hand; None puts it back."""
        self._choices.take(place)
        self._tip = None
        self._name_places()
        self.update()

    def _want(self, place: Place, actions: tuple[Action, ...]) -> None:
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

    def _send(self, action: Action) -> None:
        self._take(None)
        self.action_wanted.emit(action)

    def _refuse(self, place: Place, point: QPointF, *, aloud: bool = True) -> bool:
        """Say at a point why a place cannot be chosen; False when there is nothing to say."""
        self._tip = self._read_tip(place, point)
        self.update()
        if self._tip is None:
            return False
        if aloud:
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
        elif place == self._hover and (self._tip is None) == (place is None):
            return  # nothing that is drawn depends on where in the place the pointer is
        self._hover = place
        self._tip = self._read_tip(place, point) if place is not None else None
        self._set_cursor()
        self._tell_hovered()
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
            self._drop(place, event.position())
        elif place is None or (place == pressed[0] and not self.activate(place)):
            self._take(None)

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

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at."""
        super().leaveEvent(event)
        self._hover = self._tip = None
        self._tell_hovered()
        self.update()

    def _set_cursor(self) -> None:
        live = self._hover in self._choices.open.hand or self._hover in self._choices.glowing()
        self.setCursor(Qt.CursorShape.PointingHandCursor if live else Qt.CursorShape.ArrowCursor)

    def _tell_hovered(self) -> None:
        """Say which card is pointed at, by pointer or else by keyboard."""
        at = self._hover or self._seats.focused
        item = self._scene.items.get(at) if self._scene is not None and at is not None else None
        card = item.uid if item is not None else None
        if card != self._hovered_card:
            self._hovered_card = card
            self.card_hovered.emit(card)

    # ---- the keyboard -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from place to place, Enter does what a click does, Escape puts a card back."""
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

    # ---- Qt -----------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """A board on which names on cards can be read."""
        return QSize(1040, 760)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._rebuild()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the moment."""
        painter, scene = QPainter(self), self._scene
        if scene is None:
            painter.fillRect(self.rect(), self._services.theme.color("table"))
        else:
            painter.drawPixmap(0, 0, self._table(scene))
            Overlay(
                painter,
                self._services,
                self._layout,
                scene,
                self.marks,
                ratio=self.devicePixelRatio(),
                turned=self._turned,
            ).paint()
        painter.end()

    def _table(self, scene: Scene) -> QPixmap:
        """The picture of the table, drawn when the position or the room has changed."""
        ratio = self.devicePixelRatio()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            painter = QPainter(self._picture)
            Table(painter, self._services, self._layout, scene, ratio=ratio, turned=self._turned).paint()
            painter.end()
        return self._picture

    def _repaint_table(self) -> None:
        """Cards look different now."""
        self._picture = None
        self.update()
