"""Signs differ in outline and leave the painter as they found it."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from deckbuilder.cards.facts import CardType, Color
from deckbuilder.paper.palette import CONTRAST, DARK, LIGHT, TONES
from deckbuilder.paper.signs import (
    StateSign,
    badge_path,
    badge_size,
    draw_badge,
    draw_color_tag,
    draw_color_tags,
    draw_count_pill,
    draw_letter_ring,
    draw_state,
    footprints,
    hatch_brush,
    type_sign,
)
from tests.helpers.faces import colors_in, drawn, gray

pytestmark = pytest.mark.usefixtures("qapp")


def state(sign: StateSign, scheme=LIGHT, **options) -> QImage:
    return drawn(lambda painter, rect: draw_state(painter, rect, sign, scheme, **options), 24, 24)


def shape(image: QImage) -> bytes:
    """Which pixels are covered, whatever their colour."""
    return bytes(image.convertToFormat(QImage.Format.Format_Alpha8).constBits())


@pytest.mark.parametrize(("one", "other"), list(combinations(StateSign, 2)))
def test_states_differ_in_outline_not_only_in_colour(one, other):
    first, second = shape(state(one)), shape(state(other))
    assert sum(abs(a - b) > 128 for a, b in zip(first, second, strict=True)) > 12


def test_only_a_problem_is_amber():
    for sign in StateSign:
        amber = LIGHT.signal.lower() in colors_in(state(sign))
        assert amber is (sign is StateSign.PROBLEM)


def test_amber_by_day_has_an_ink_line():
    image = state(StateSign.PROBLEM)
    assert any(QColor(image.pixel(12, y)).lightness() < 110 for y in range(5))


def test_a_sign_takes_the_ink_of_a_selected_row():
    assert colors_in(state(StateSign.DONE, CONTRAST, ink="#000000")) == {"#000000"}


@pytest.mark.parametrize("scheme", [LIGHT, DARK, CONTRAST], ids=lambda scheme: scheme.name)
def test_signs_leave_the_painter_as_it_was(scheme):
    image = QImage(64, 64, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setPen(QColor("#123456"))
    painter.setBrush(QColor("#654321"))
    rect = QRectF(0, 0, 20, 20)
    for sign in StateSign:
        draw_state(painter, rect, sign, scheme)
    for color in Color:
        draw_color_tag(painter, rect, color, scheme, hatched=True)
        draw_letter_ring(painter, rect.center(), 8, TONES[color])
    draw_badge(painter, QPointF(0, 0), 18, CardType.MONSTER, "IV", scheme.text)
    draw_count_pill(painter, rect, "2/4", False, scheme)
    assert painter.pen().color().name() == "#123456"
    assert painter.brush().color().name() == "#654321"
    assert painter.transform().isIdentity()
    painter.end()


def test_the_caller_s_brush_does_not_fill_a_tag():
    def tag(painter: QPainter, rect: QRectF) -> None:
        painter.setBrush(QColor("#00FF00"))
        draw_color_tag(painter, rect, Color.WHITE, LIGHT)

    assert "#00ff00" not in colors_in(drawn(tag, 16, 16))


def test_type_signs_are_triangle_circle_and_square():
    box = QRectF(0, 0, 100, 100)
    corner, foot = QPointF(14, 14), QPointF(14, 84)
    found = {
        kind: (type_sign(kind, box).contains(corner), type_sign(kind, box).contains(foot))
        for kind in CardType
    }
    assert found == {
        CardType.MONSTER: (False, True),
        CardType.BATTLE: (False, False),
        CardType.STRATEGY: (True, True),
    }


@pytest.mark.parametrize("kind", CardType)
def test_badges_fill_their_box(kind):
    size = badge_size(kind, 100)
    assert badge_path(kind, QRectF(QPointF(0, 0), size)).boundingRect() == QRectF(QPointF(0, 0), size)


def test_the_mountain_badge_is_wider_than_high_with_hollow_sides():
    assert badge_size(CardType.MONSTER, 100).width() == pytest.approx(134)
    path = badge_path(CardType.MONSTER, QRectF(0, 0, 134, 100))
    assert path.contains(QPointF(67, 1))
    straight = QPointF(67 - (24 + 67) / 2 + 1, 50)
    assert not path.contains(straight)


def test_two_steps_are_two_prints():
    one, two = footprints(1, 100).boundingRect(), footprints(2, 100).boundingRect()
    assert one.height() == pytest.approx(100, abs=3)
    assert two.width() > 1.4 * one.width()
    assert two.height() < 1.35 * one.height()


@pytest.mark.parametrize("color", Color)
def test_a_tag_shows_its_letter(color):
    plain = drawn(lambda painter, rect: painter.fillRect(rect, QColor(TONES[color].tag)), 18, 18)
    tag = drawn(lambda painter, rect: draw_color_tag(painter, rect, color, LIGHT), 18, 18)
    inside = (4, 3, 10, 12)
    assert tag.copy(*inside) != plain.copy(*inside)


def test_hatched_tags_differ_in_grey():
    tags = [
        gray(
            drawn(
                lambda painter, rect, color=color: draw_color_tag(painter, rect, color, LIGHT, True), 32, 24
            )
        )
        for color in Color
    ]
    edges = {bytes(tag.copy(0, 0, 8, 24).constBits()) for tag in tags}
    assert len(edges) == 4


def test_white_has_no_hatching():
    assert hatch_brush(Color.WHITE, "#000000") is None
    styles = {brush.style() for color in Color if (brush := hatch_brush(color, "#000000"))}
    assert styles == {Qt.BrushStyle.VerPattern, Qt.BrushStyle.HorPattern, Qt.BrushStyle.FDiagPattern}


def test_tags_of_a_card_stand_in_card_order():
    def tags(painter: QPainter, rect: QRectF) -> None:
        assert draw_color_tags(painter, rect.topLeft(), 16, (Color.GREEN, Color.RED), LIGHT) == 32

    image = drawn(tags, 32, 16)
    assert image.pixelColor(1, 1).name() == TONES[Color.GREEN].tag.lower()
    assert image.pixelColor(17, 1).name() == TONES[Color.RED].tag.lower()
