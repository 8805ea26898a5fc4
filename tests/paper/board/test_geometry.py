"""Where everything lies on the board (R2)."""

from functools import cache
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from deckbuilder.engine.board import ADJACENT, COLUMNS, OPPOSITE, ZONES
from deckbuilder.paper.board.geometry import FAN_STEP, Layout, lay_out
from deckbuilder.paper.board.places import Place, Where, all_places

SIZES = [(640, 400), (640, 900), (1024, 700), (1040, 760), (1920, 1080), (2560, 600), (800, 2000)]
COUNTS = [((2, 2), (0, 0)), ((2, 2), (5, 5)), ((3, 2), (11, 20)), ((3, 3), (25, 40))]
EMS = [10.0, 32.0]


@cache
def layouts() -> list[Layout]:
    return [lay_out(QSizeF(*size), em, *counts) for size in SIZES for counts in COUNTS for em in EMS]


@pytest.fixture(scope="module")
def usual() -> Layout:
    return lay_out(QSizeF(1040, 760), 13.0)


def at(layout: Layout, near: bool, zone: int) -> QRectF:
    return layout.places[Place(near, Where.ZONE, zone)]


@pytest.mark.parametrize("counts", COUNTS, ids=str)
def test_every_place_of_both_players_is_on_the_board(counts: tuple[tuple[int, int], tuple[int, int]]) -> None:
    """R2.1, R2.14: also a third strategy zone."""
    strategies, hands = counts
    layout = lay_out(QSizeF(640, 400), 13.0, strategies, hands)
    assert set(layout.places) == set(all_places(strategies, hands[0]))
    assert len(layout.backs) == hands[1]


def test_nothing_lies_on_anything_else_in_any_room() -> None:
    for layout in layouts():
        places = [(place, rect) for place, rect in layout.places.items() if not is_own_hand(place)]
        for (one, first), (two, second) in combinations(places, 2):
            assert not first.intersects(second), (layout.size, one, two)
        for place, rect in places:
            assert not rect.intersects(layout.near_strip), (layout.size, place)
            assert not rect.intersects(layout.front_line), (layout.size, place)


def test_everything_is_inside_the_room() -> None:
    for layout in layouts():
        room = QRectF(QPointF(0, 0), layout.size).adjusted(-0.5, -0.5, 0.5, 0.5)
        for rect in (*layout.places.values(), *layout.cards.values(), *layout.backs):
            assert room.contains(rect), (layout.size, rect)


def test_cards_lie_inside_their_places_and_can_be_seen() -> None:
    for layout in layouts():
        for place, card in layout.cards.items():
            assert layout.places[place].adjusted(-1, -1, 1, 1).contains(card), (layout.size, place)
            assert min(card.width(), card.height()) >= 14, (layout.size, place)


def test_what_is_clicked_is_never_under_24_pixels_high() -> None:
    """LOOK 5."""
    for layout in layouts():
        for place, rect in layout.places.items():
            assert rect.height() >= 24, (layout.size, place)


def test_a_fan_shows_the_badge_of_each_card() -> None:
    """LOOK 6."""
    for layout in layouts():
        cards = [rect for place, rect in layout.places.items() if is_own_hand(place)]
        for one, two in pairwise(cards):
            assert two.left() - one.left() >= FAN_STEP * one.width() - 1.5, layout.size


def test_a_board_is_that_of_the_rules(usual: Layout) -> None:
    """R2.3: zones 1 to 5 stand in the near row from left to right, 6 to 8 run back before them."""
    home = [at(usual, True, zone) for zone in (1, 2, 3, 4, 5)]
    assert [rect.left() for rect in home] == sorted(rect.left() for rect in home)
    assert len({rect.top() for rect in home}) == 1
    front = [at(usual, True, zone) for zone in (6, 7, 8)]
    assert [rect.left() for rect in front] == sorted((rect.left() for rect in front), reverse=True)
    assert all(rect.bottom() <= home[0].top() for rect in front)
    places = usual.places
    deck, discard, monsters = (places[Place(True, w)] for w in (Where.DECK, Where.DISCARD, Where.MONSTERS))
    assert monsters.right() < home[0].left()
    assert home[-1].right() < min(discard.left(), deck.left())
    assert deck.bottom() <= discard.top()
    assert deck.top() == front[0].top()
    assert places[Place(True, Where.STRATEGY, 1)].left() == home[0].left()
    assert places[Place(True, Where.RAGE)].left() == home[1].left()


def test_the_far_board_is_the_near_one_turned_by_half(usual: Layout) -> None:
    """R2.4."""
    middle = usual.front_line.center()
    for zone in ZONES:
        turned = middle * 2 - at(usual, True, zone).center()
        assert (turned - at(usual, False, zone).center()).manhattanLength() < 2
    for where in (Where.RAGE, Where.DECK, Where.DISCARD, Where.MONSTERS):
        turned = middle * 2 - usual.places[Place(True, where)].center()
        assert (turned - usual.places[Place(False, where)].center()).manhattanLength() < 2


@pytest.mark.parametrize("zone", ZONES)
def test_zones_of_one_column_stand_over_each_other_on_both_boards(usual: Layout, zone: int) -> None:
    """R2.5, R2.6."""
    here = at(usual, True, zone)
    same = next(zones for zones in COLUMNS if zone in zones)
    for near, zones in ((True, same), (False, OPPOSITE[zone])):
        for other in ZONES:
            assert (at(usual, near, other).left() == here.left()) == (other in zones)
    column = next(rect for rect in usual.columns if rect.contains(here.center()))
    assert all(column.contains(at(usual, False, other).center()) for other in OPPOSITE[zone])


@pytest.mark.parametrize("zone", ZONES)
def test_zones_that_touch_are_neighbours_and_no_others(usual: Layout, zone: int) -> None:
    """R2.8, R2.10."""
    reach = at(usual, True, zone).adjusted(-10, -10, 10, 10)
    touching = [other for other in ZONES if other != zone and reach.intersects(at(usual, True, other))]
    middle = at(usual, True, zone).center()
    straight = {
        other
        for other in touching
        if middle.x() == at(usual, True, other).center().x()
        or middle.y() == at(usual, True, other).center().y()
    }  # diagonals do not count
    assert straight == set(ADJACENT[zone])


def test_the_trail_runs_from_each_zone_to_the_next(usual: Layout) -> None:
    """R2.2."""
    for arrow in usual.arrows:
        here, there = (at(usual, arrow.near, zone).center() for zone in (arrow.zone, arrow.zone + 1))
        x, y = arrow.way.value
        step = there - here
        assert step.x() * x + step.y() * y > 0
        assert abs(step.x() * y) + abs(step.y() * x) < 1
        assert min(here.x(), there.x()) <= arrow.middle.x() <= max(here.x(), there.x())
    assert len(usual.arrows) == 14


def is_own_hand(place: Place) -> bool:
    return place.near and place.where is Where.HAND
