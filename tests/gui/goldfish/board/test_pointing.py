"""What the pointer is on, and where arrows lead on the board."""

import pytest
from PySide6.QtCore import QPointF, QSizeF

from deckbuilder.gui.goldfish.board.pointing import next_place, place_at
from deckbuilder.paper.board.geometry import Layout, Way, lay_out
from deckbuilder.paper.board.places import Place, Where

ROOMS = [
    lay_out(QSizeF(*size), em, *counts)
    for size, em, counts in (
        ((640, 400), 10.0, ((2, 2), (0, 0))),
        ((640, 900), 32.0, ((2, 2), (5, 5))),
        ((1024, 700), 10.0, ((3, 3), (25, 40))),
        ((1040, 760), 32.0, ((3, 2), (11, 20))),
        ((1920, 1080), 10.0, ((2, 2), (5, 5))),
        ((2560, 600), 32.0, ((2, 2), (0, 0))),
        ((800, 2000), 10.0, ((3, 2), (11, 20))),
    )
]


@pytest.fixture(scope="module")
def usual() -> Layout:
    return lay_out(QSizeF(1040, 760), 13.0)


def test_a_point_is_in_the_place_it_is_drawn_in(usual: Layout) -> None:
    for place, rect in usual.places.items():
        assert place_at(usual, rect.center()) == place
    assert place_at(usual, usual.front_line.center()) is None


def test_of_overlapping_cards_the_one_on_top_is_meant() -> None:
    layout = lay_out(QSizeF(640, 400), 13.0, (2, 2), (20, 0))
    second = layout.places[Place(True, Where.HAND, 2)]
    assert layout.places[Place(True, Where.HAND, 1)].contains(second.topLeft())
    assert place_at(layout, second.topLeft() + QPointF(1, 1)) == Place(True, Where.HAND, 2)


WAYS = [
    (1, Way.RIGHT, 2),
    (4, Way.RIGHT, 5),
    (5, Way.UP, 6),
    (6, Way.LEFT, 7),
    (8, Way.DOWN, 3),
    (7, Way.DOWN, 4),
]


@pytest.mark.parametrize(("zone", "way", "expected"), WAYS)
def test_arrows_go_along_the_board(usual: Layout, zone: int, way: Way, expected: int) -> None:
    assert next_place(usual, Place(True, Where.ZONE, zone), way) == Place(True, Where.ZONE, expected)


def test_arrows_cross_the_front_line_in_the_column(usual: Layout) -> None:
    assert next_place(usual, Place(True, Where.ZONE, 8), Way.UP) == Place(False, Where.ZONE, 8)
    assert next_place(usual, Place(True, Where.ZONE, 7), Way.UP) == Place(False, Where.RAGE)


def test_arrows_lead_to_every_place_and_back() -> None:
    for layout in ROOMS:
        reached = {Place(True, Where.ZONE, 1)}
        todo = list(reached)
        while todo:
            place = todo.pop()
            for way in Way:
                found = next_place(layout, place, way)
                if found not in reached:
                    reached.add(found)
                    todo.append(found)
        assert reached == set(layout.places), (layout.size, set(layout.places) - reached)
