"""Icons stay on their grid, differ from each other, and follow the palette."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QIcon

from deckbuilder.paper.icons import GRID, STROKE, Icon, draw_icon, icon_path, make_icon
from deckbuilder.paper.palette import CONTRAST, DARK, LIGHT
from tests.helpers.faces import colors_in, drawn

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("icon", Icon)
def test_no_stroke_leaves_the_grid(icon):
    half = STROKE / 2
    inside = QRectF(half, half, GRID - STROKE, GRID - STROKE)
    bounds = icon_path(icon).boundingRect()
    assert bounds.left() >= inside.left()
    assert bounds.right() <= inside.right()
    assert bounds.top() >= inside.top()
    assert bounds.bottom() <= inside.bottom()


def test_no_two_icons_look_the_same():
    images = {
        bytes(
            drawn(
                lambda painter, rect, icon=icon: draw_icon(painter, rect, icon, "black"), 16, 16
            ).constBits()
        )
        for icon in Icon
    }
    assert len(images) == len(Icon)


@pytest.mark.parametrize("scheme", [LIGHT, DARK, CONTRAST], ids=lambda scheme: scheme.name)
def test_an_icon_takes_text_colour_and_turns_faint_when_disabled(scheme):
    icon = make_icon(Icon.PLUS, scheme)
    normal = icon.pixmap(QSize(16, 16), 2.0, QIcon.Mode.Normal).toImage()
    disabled = icon.pixmap(QSize(16, 16), 2.0, QIcon.Mode.Disabled).toImage()
    assert scheme.text.lower() in colors_in(normal)
    assert scheme.faint.lower() in colors_in(disabled)


def test_an_icon_is_sharp_at_200_percent():
    pixmap = make_icon(Icon.SEARCH, LIGHT).pixmap(QSize(16, 16), 2.0)
    assert pixmap.size() == QSize(32, 32)
