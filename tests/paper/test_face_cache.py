"""The cache draws a face once, keeps what is used, and stays within its bounds."""

from __future__ import annotations

import pytest

from deckbuilder.paper.card_face import draw_face
from deckbuilder.paper.face_cache import FaceCache
from deckbuilder.paper.palette import DARK, LIGHT
from tests.helpers.faces import colors_in

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def drawings(monkeypatch) -> list[str]:
    """The numbers of the faces drawn so far."""
    numbers: list[str] = []

    def counted(painter, rect, card, **options):
        numbers.append(card.number)
        draw_face(painter, rect, card, **options)

    monkeypatch.setattr("deckbuilder.paper.face_cache.draw_face", counted)
    return numbers


def test_a_face_is_drawn_once(catalogue, drawings):
    cache = FaceCache()
    card = catalogue["EBP01-016"]
    first = cache.image(card, 60, scheme=LIGHT)
    assert cache.image(card, 60, scheme=LIGHT) is first
    assert drawings == ["EBP01-016"]


@pytest.mark.parametrize(
    "change",
    [
        {"scheme": DARK},
        {"ratio": 2.0},
        {"language": "ja"},
        {"copies": (2, 4)},
        {"number": "EBP01-016+"},
        {"set_name": "Booster 01"},
        {"paragraphs": ()},
    ],
    ids=lambda change: next(iter(change)),
)
def test_whatever_changes_the_face_is_drawn_anew(catalogue, drawings, change):
    cache = FaceCache()
    card = catalogue["EBP01-016"]
    cache.image(card, 60, scheme=LIGHT)
    cache.image(card, 60, **({"scheme": LIGHT} | change))
    assert len(drawings) == 2


def test_images_are_as_sharp_as_the_screen(catalogue):
    image = FaceCache().image(catalogue["EBP01-016"], 63, scheme=LIGHT, ratio=2.0)
    assert (image.width(), image.height()) == (126, 176)
    assert image.deviceIndependentSize().width() == 63


def test_the_size_class_follows_the_width_asked_for(catalogue):
    """A face is drawn half a pixel inside its image; at 180 it must still be a large one."""
    cache = FaceCache()
    card = catalogue["EBP01-001"]
    with_text = cache.image(card, 180, scheme=LIGHT)
    without = cache.image(card, 180, scheme=LIGHT, paragraphs=())
    assert with_text != without


def test_the_oldest_use_goes_first_when_full(catalogue, drawings):
    one_face = 60 * 84 * 4
    cache = FaceCache(limit=3 * one_face + 100)
    first, second, third, fourth = (catalogue[f"EBP01-0{number}"] for number in (16, 17, 18, 19))
    for card in (first, second, third, first, fourth):
        cache.image(card, 60, scheme=LIGHT)
    assert len(cache) == 3
    assert cache.bytes_used <= 3 * one_face + 100
    drawings.clear()
    cache.image(first, 60, scheme=LIGHT)
    cache.image(second, 60, scheme=LIGHT)
    assert drawings == [second.number]


def test_one_face_larger_than_the_bounds_is_still_given(catalogue):
    cache = FaceCache(limit=10)
    assert not cache.image(catalogue["EBP01-016"], 60, scheme=LIGHT).isNull()
    assert len(cache) == 1


def test_a_cleared_cache_is_empty(catalogue):
    cache = FaceCache()
    cache.image(catalogue["EBP01-016"], 60, scheme=LIGHT)
    cache.clear()
    assert (len(cache), cache.bytes_used) == (0, 0)


def test_backs_and_cards_in_play_are_kept_too(catalogue):
    cache = FaceCache()
    back = cache.back(60, scheme=LIGHT)
    lying = cache.sideways(catalogue["EBP03-080"], 88, scheme=LIGHT)
    assert cache.back(60, scheme=LIGHT) is back
    assert (lying.width(), lying.height()) == (88, 63)
    assert len(colors_in(lying)) > 10
