"""Cards on their way, and places where something changed: short, ended by any input (LOOK 5)."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation, Signal

from deckbuilder.paper.board.geometry import Layout
from deckbuilder.paper.board.places import Place, Where
from deckbuilder.paper.board.scene import Item, Scene

_TAKES = 180
"""Milliseconds."""

_MOST = 8
"""More cards at once are a jump, which is not shown as a movement."""

_APART = 0.25
"""Seconds between steps; faster ones are not shown as movements."""


class Motion(NamedTuple):
    """What is shown between two moments."""

    flights: tuple[Flight, ...] = ()
    flashes: tuple[Place, ...] = ()
    """Rage that changed and decks that were shuffled: a ring that fades."""


class Flight(NamedTuple):
    """A card that comes to a place."""

    place: Place
    item: Item
    start: QPointF
    end: QRectF


def flights_between(before: Scene, was: Layout, after: Scene, now: Layout) -> tuple[Flight, ...]:
    """The cards that lie elsewhere than before, each from the middle of where it was; none after a jump."""
    if before.viewer != after.viewer:
        return ()
    old = {item.uid: place for place, item in before.items.items()}
    found: list[Flight] = []
    for place, item in after.items.items():
        origin = old.get(item.uid) or _hidden_origin(before, after, place)
        if origin is None or origin == place or origin.where is place.where is Where.HAND:
            continue
        if origin in was.places:
            found.append(Flight(place, item, was.places[origin].center(), now.cards[place]))
    found += _leaving(before, was, after, now)
    return tuple(found) if len(found) <= _MOST else ()


def _leaving(before: Scene, was: Layout, after: Scene, now: Layout) -> list[Flight]:
    """The cards that lay open in play and lie nowhere open now: to the discard pile, a hand or a deck."""
    there = {item.uid for item in after.items.values()}
    found: list[Flight] = []
    for place, item in before.items.items():
        if place.where not in (Where.ZONE, Where.STRATEGY) or item.uid in there:
            continue
        above = after.items.get(place)
        if above is not None and above.under > item.under:
            continue  # it was covered
        goal = _gone_to(before, after, place.near)
        if goal is not None and place in was.cards:
            end = now.cards.get(goal) or _in_the_middle(now.places[goal], was.cards[place])
            found.append(Flight(goal, item, was.cards[place].center(), end))
    return found


def _gone_to(before: Scene, after: Scene, near: bool) -> Place | None:
    """The pile of a side that has grown."""
    piles = [Place(near, Where.DISCARD), Place(near, Where.DECK)]
    if not near:
        piles.insert(1, Place(False, Where.HAND))
    return next((pile for pile in piles if after.count(pile) > before.count(pile)), None)


def _in_the_middle(room: QRectF, card: QRectF) -> QRectF:
    """A card of the same size there."""
    return card.translated(room.center() - card.center())


def flashes_between(before: Scene, after: Scene, shuffled: frozenset[int] = frozenset()) -> tuple[Place, ...]:
    """Where rage has changed, and the decks of the players who shuffled."""
    if before.viewer != after.viewer:
        return ()
    rage = [
        Place(near, Where.RAGE) for near in (True, False) if before.side(near).rage != after.side(near).rage
    ]
    decks = [Place(player == after.viewer, Where.DECK) for player in sorted(shuffled)]
    return (*rage, *decks)


def _hidden_origin(before: Scene, after: Scene, place: Place) -> Place | None:
    """Where a card came from that was not seen before; None for one that was uncovered where it lies."""
    deck = Place(place.near, Where.DECK)
    if place.where is Where.DISCARD:
        more = after.count(place) > before.count(place)
        return deck if more and after.count(deck) < before.count(deck) else None
    was = before.items.get(place)
    if was is not None and was.under > after.items[place].under:
        return None
    fewer_in_hand = after.side(place.near).hand < before.side(place.near).hand
    return Place(False, Where.HAND) if not place.near and fewer_in_hand else deck


class Flights(QObject):
    """The movement that runs, if one does."""

    moved = Signal()
    """The cards are a little further."""

    landed = Signal()
    """They have arrived."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.flying: tuple[Flight, ...] = ()
        self.flashing: tuple[Place, ...] = ()
        self.share = 1.0
        """How much of the way is done."""

        self._last = 0.0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(_TAKES)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._on_moved)
        self._animation.finished.connect(self.finish)

    def begin(self, motion: Motion) -> None:
        """Let cards fly, unless steps come so fast that nobody could follow."""
        self.finish()
        now = monotonic()
        hurried, self._last = now - self._last < _APART, now
        if (motion.flights or motion.flashes) and not hurried:
            self.flying, self.flashing, self.share = motion.flights, motion.flashes, 0.0
            self._animation.start()

    def finish(self) -> None:
        """Everything is where it belongs now."""
        if self.flying or self.flashing:
            self.flying, self.flashing, self.share = (), (), 1.0
            self._animation.stop()
            self.landed.emit()

    @property
    def hidden(self) -> frozenset[Place]:
        """Places whose card is still on its way; a pile shows its card at once."""
        return frozenset(flight.place for flight in self.flying if flight.place.where is not Where.DISCARD)

    def _on_moved(self, value: object) -> None:
        if isinstance(value, float):
            self.share = value
            self.moved.emit()
