"""The picture of a game: both sides of the table drawn, every place named; it follows the game.

What is pointed at and begun by the player is ``view``'s, which builds on this.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QStyle, QWidget

from deckbuilder.engine.events import Kind
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.paper.board.geometry import SMALLEST, Layout, lay_out
from deckbuilder.paper.board.ground import Ground
from deckbuilder.paper.board.places import Place, Where
from deckbuilder.paper.board.scene import Scene, read_scene
from deckbuilder.paper.board.table import Table
from deckbuilder.play import Session

from .choices import Choices
from .flights import Flights, Motion, flashes_between, flights_between
from .look import look_of
from .marks import Marks, Tip
from .overlay import Overlay
from .seats import Seats
from .words import place_in_words

if TYPE_CHECKING:
    from deckbuilder.gui.goldfish.game import Game

_PAUSE = 20
"""Milliseconds between two faces that are drawn ahead."""


class _Drawn(NamedTuple):
    """A picture of the table with what it was drawn from."""

    ground: QPixmap
    table: QPixmap
    scene: Scene
    turned: bool


class BoardPicture(QWidget):
    """Shows a game from the place of its viewer."""

    card_hovered = Signal(object)
    """The uid of the open card pointed at, or None."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._game: Game | None = None
        self._session: Session | None = None
        self._step = 0
        self._scene: Scene | None = None
        self._choices = Choices(services)
        self._hover: Place | None = None
        self._hovered_card: int | None = None
        self._dragged: QPointF | None = None
        self._tip: Tip | None = None
        self._turned = False
        self._columns = True
        self._drawn: _Drawn | None = None
        self._ground: tuple[object, QPixmap] | None = None
        self._named: dict[Place, object] = {}
        """What each place was named by."""

        self._layout = lay_out(SMALLEST, services.theme.em)
        self._warmer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._warmer.timeout.connect(self._warm_up)
        self._flights = Flights(self)
        self._flights.moved.connect(self.update)
        self._flights.landed.connect(self.update)
        self._seats = Seats(self, self._on_seat_pressed, self._on_seat_focused)
        self.setMinimumSize(SMALLEST.toSize())
        self.setAccessibleName(tr("Board"))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
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
            ready=choices.ready,
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
        self._forget_input()
        self._choices.read(game)
        before, was, same_game = self._scene, self._layout, self._session is game.session
        step, self._session, self._step = self._step, game.session, game.session.position
        if not same_game:
            self._hovered_card = None  # the same number may be another card
        self._rebuild()
        if before is not None and self._scene is not None and same_game and self._shows_motion():
            shuffled = _shuffled_in(game.session, step)
            flights = flights_between(before, was, self._scene, self._layout)
            self._flights.begin(Motion(flights, flashes_between(before, self._scene, shuffled)))

    def _shows_motion(self) -> bool:
        """Not where the player, or the desktop by its style, wants no movement."""
        takes = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, self)
        return self._services.settings.motion and takes > 0 and self.isVisible()

    def _forget_input(self) -> None:
        """The position is another: what was begun in the last one is over."""
        self._dragged = self._tip = None

    def _rebuild(self) -> None:
        """Read and lay out everything anew."""
        scene = self._read()
        if scene is None:
            return
        self._scene = scene
        near, far = scene.near, scene.far
        self._layout = lay_out(
            QSizeF(self.size()),
            self._services.theme.em,
            (near.strategies, far.strategies),
            (near.hand, far.hand),
        )
        if self._hover is not None and self._hover not in self._layout.places:
            self._hover = None
        self._seats.arrange(self._layout)
        self._named = {place: by for place, by in self._named.items() if place in self._layout.places}
        self._name_places()
        self._tell_hovered()
        self.update()
        self._warmer.start()

    def _read(self) -> Scene | None:
        """What is to be shown now; None before there is anything."""
        game = self._game
        if game is None:
            return None
        return read_scene(
            game.state,
            game.viewer,
            self._services.catalogue,
            covered=game.covered,
            opponent=game.voice.name(1 - game.viewer),
        )

    def _name_places(self) -> None:
        scene, marks = self._scene, self.marks
        if scene is None:
            return
        names: dict[Place, str] = {}
        language = self._services.language
        for place in self._layout.places:
            note = ""
            if place == marks.taken:
                note = tr("taken up")
            elif place in marks.ready:
                note = tr("can be played")
            elif place in marks.picked:
                note = tr("chosen")
            named_by = scene.look(place), marks.glowing.get(place), note, language
            if self._named.get(place) != named_by:
                self._named[place] = named_by
                names[place] = place_in_words(place, scene, language, marks=marks.glowing, note=note)
        self._seats.name(names)

    def _tell_hovered(self) -> None:
        """Say which card is pointed at, by pointer or else by keyboard."""
        self._tell(self._hover or self._seats.focused)

    def _tell(self, at: Place | None) -> None:
        item = self._scene.items.get(at) if self._scene is not None and at is not None else None
        card = item.uid if item is not None else None
        if card != self._hovered_card:
            self._hovered_card = card
            self.card_hovered.emit(card)

    def _on_seat_pressed(self, place: Place) -> None:
        """A screen reader presses a place."""
        self._seats.go(place)

    def _on_seat_focused(self) -> None:
        """The keyboard has come to a place, or has left."""
        self._tell_hovered()
        self.update()

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
            painter.drawPixmap(0, 0, self._table_of(scene))
            Overlay(
                painter,
                look_of(self._services),
                self._services.theme,
                self._layout,
                scene,
                self.marks,
                ratio=self.devicePixelRatio(),
                turned=self._turned,
                flights=self._flights,
            ).paint()
        painter.end()

    def _table_of(self, scene: Scene) -> QPixmap:
        """The picture of the table; of one that was drawn before only what looks different now is drawn."""
        ratio, ground = self.devicePixelRatio(), self._ground_of(scene, self.devicePixelRatio())
        shown = scene.without(self._flights.hidden)
        drawn = self._drawn
        if drawn is not None and drawn.ground is ground and drawn.turned == self._turned:
            table, within = drawn.table, _differs(drawn.scene, shown, self._layout)
            if within.isEmpty():
                return table
        else:
            table, within = ground.copy(), None
        painter = QPainter(table)
        if within is not None:
            painter.setClipRegion(within)
            painter.drawPixmap(0, 0, ground)
        Table(painter, look_of(self._services), self._layout, shown, ratio=ratio, turned=self._turned).paint(
            within
        )
        painter.end()
        self._drawn = _Drawn(ground, table, shown, self._turned)
        return table

    def _ground_of(self, scene: Scene, ratio: float) -> QPixmap:
        """The picture of the empty table, drawn when the room or the look has changed."""
        theme = self._services.theme
        room = (self.size(), ratio, theme.scheme, theme.em, scene.near.strategies, scene.far.strategies)
        if self._ground is None or self._ground[0] != room:
            picture = QPixmap(self.size() * ratio)
            picture.setDevicePixelRatio(ratio)
            painter = QPainter(picture)
            Ground(painter, look_of(self._services), self._layout).paint()
            painter.end()
            self._ground = room, picture
        return self._ground[1]

    def _warm_up(self) -> None:
        """Draw a face of the hand as it will look in a zone before it is played, so that playing is quick."""
        scene, services = self._scene, self._services
        if scene is None or not self.isVisible():
            return
        width = self._layout.cards[Place(True, Where.ZONE, 1)].width()
        ratio, scheme, language = self.devicePixelRatio(), services.theme.scheme, services.language
        for place, item in scene.items.items():
            if place.where is not Where.HAND or item.card is None:
                continue
            if not services.faces.has(item.card, width, scheme=scheme, ratio=ratio, language=language):
                services.faces.image(item.card, width, scheme=scheme, ratio=ratio, language=language)
                self._warmer.start()
                return

    def _repaint_table(self) -> None:
        """Cards look different now."""
        self._drawn = None
        self.update()


def _shuffled_in(session: Session, after: int) -> frozenset[int]:
    """The players who shuffled in the steps after some; nobody when steps were taken back."""
    steps = session.steps[after:]
    return frozenset(event.player for step in steps for event in step.events if event.kind is Kind.SHUFFLED)


def _differs(before: Scene, after: Scene, layout: Layout) -> QRegion:
    """Where one picture of the table is not the other one's."""
    region = QRegion()
    for place, rect in layout.places.items():
        if (not place.near or place.where is not Where.HAND) and before.look(place) != after.look(place):
            region += rect.toAlignedRect().adjusted(-2, -2, 2, 2)
    if (before.near.hand, before.opponent) != (after.near.hand, after.opponent):
        region += layout.near_caption.toAlignedRect()
        region += layout.far_strip.toAlignedRect()
    if before.far.hand != after.far.hand:
        region += layout.far_strip.toAlignedRect()
    for near, zone, middle, _ in layout.arrows:
        if (zone < before.side(near).zone) != (zone < after.side(near).zone):
            region += QRectF(middle.x() - 6, middle.y() - 6, 12, 12).toAlignedRect()
    return region
