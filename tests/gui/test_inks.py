"""Every text on show can be read on what it stands on, in every scheme, also in grey (B55, B59)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QTabBar, QWidget

from deckbuilder.decks.interchange import read_deck
from deckbuilder.gui.dialogs.export import ExportDialog
from deckbuilder.gui.dialogs.import_preview import ImportPreview
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from tests.gui.test_story_import import HOSTILE
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import Player

BROKEN = decks.red("5 EBP01-016, 3 EBP99-999, 1 EBP02-T03, 2 EBP01-077, 1 EBP01-029")
READABLE = 4.5
"""The least contrast of WCAG 2 AA for text."""


def pixels(image: QImage) -> NDArray[np.uint32]:
    """Rows of pixels, each ``0xFFRRGGBB``."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(bytes(image.constBits()), np.uint32).reshape(image.height(), image.width())


def light(colors: NDArray[np.uint32]) -> NDArray[np.float64]:
    """Relative luminance as WCAG 2 has it."""
    parts = np.stack([colors >> shift & 255 for shift in (16, 8, 0)], axis=-1) / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def contrast_in(part: NDArray[np.uint32]) -> float:
    """Of the ground of a part, the colour most of it has, to the colour that differs most from it."""
    colors, counts = np.unique(part, return_counts=True)
    lights = light(colors)
    ground = lights[counts.argmax()]
    ratios = (np.maximum(lights, ground) + 0.05) / (np.minimum(lights, ground) + 0.05)
    return float(ratios.max())


def written(root: QWidget) -> Iterator[tuple[str, QRectF]]:
    """The texts of labels and controls that can be used, with their places in a window."""
    for each in root.findChildren(QWidget):
        if not each.isVisibleTo(root) or not each.isEnabled() or each.visibleRegion().isEmpty():
            continue
        text = ""
        if isinstance(each, QLabel | QAbstractButton):
            text = each.text()
        elif isinstance(each, QComboBox):
            text = each.currentText()
        elif isinstance(each, QLineEdit):
            text = each.text() or each.placeholderText()
        elif isinstance(each, QTabBar):
            text = each.tabText(each.currentIndex())
        if any(map(str.isalnum, text)):
            seen = each.visibleRegion().boundingRect()
            yield text, QRectF(each.mapTo(root, seen.topLeft()), seen.size())


def painted(root: QWidget) -> tuple[QImage, list[tuple[str, QRectF]]]:
    """A window as it looks, and the texts that rows, charts and badges of it draw, with their places."""
    found: list[tuple[str, QRectF]] = []
    draw = QPainter.drawText

    def spy(painter: QPainter, *arguments: Any) -> object:
        text = next(each for each in arguments if isinstance(each, str))
        box = arguments[0]
        if isinstance(box, QPointF):
            box = QFontMetricsF(painter.font()).boundingRect(text).translated(box)
        widget = painter.device()
        if isinstance(widget, QWidget) and any(map(str.isalnum, text)):
            place = painter.deviceTransform().mapRect(QRectF(box))
            seen = widget.visibleRegion().boundingRect()
            seen.moveTopLeft(widget.mapTo(root, seen.topLeft()))
            if QRectF(seen).contains(place):
                found.append((text, place))
        return draw(painter, *arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", spy)
        image = root.grab().toImage()
    return image, found


def unreadable(root: QWidget) -> list[str]:
    """What cannot be read in a window, with its colours or without them."""
    image, found = painted(root)
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    wrong = []
    for name, colors in (("in colour", pixels(image)), ("in grey", pixels(grey))):
        for text, place in (*found, *written(root)):
            box = place.toAlignedRect().intersected(image.rect())
            if box.width() < 4 or box.height() < 6:
                continue
            part = colors[box.top() : box.bottom() + 1, box.left() : box.right() + 1]
            if (ratio := contrast_in(part)) < READABLE:
                wrong.append(f"{text!r} {box.getRect()} {name}: {ratio:.1f}")
    return wrong


@pytest.fixture
def full(make_window: Callable[..., Player]) -> Player:
    """A window with every badge, a chart, problems, an error and a card."""
    player = make_window()
    player.window.workspace.current.document.edit("make it", lambda old: BROKEN)
    player.search("(EBP01-016 or EBP01-077 or c:white) -is:token")
    player.press("Ctrl+F", "End")
    player.type(" r<=x")
    player.window.top.search.flush()
    return player


SHOWN = (("dark", "grid"), ("contrast", "table"), ("light", "table"))
"""Schemes with the view of the cards they are looked at with; both paint with the same colours."""


def test_every_text_is_readable_in_every_scheme_without_a_new_start(full: Player, theme: Theme) -> None:
    """B55, B59: the same window, switched while it is open."""
    for scheme, view in SHOWN:
        theme.choose(scheme)
        full.window.commands.show_view(view)
        QApplication.processEvents()
        assert unreadable(full.window) == [], scheme
    assert len(painted(full.window)[1]) > 50, "rows and badges are looked at too"
    label = full.window.checks.verdict_text
    label.setStyleSheet(f"color: {theme.color('signal').name()}")
    assert [label.text() in each for each in unreadable(full.window)] == [True, True], (
        "and amber by day is not"
    )


def test_every_text_of_an_import_and_an_export_is_readable_in_every_scheme(
    services: Services, theme: Theme, qtbot: Any
) -> None:
    """B55: lines of every state, the formats and the text of an export."""
    result = read_deck(HOSTILE, decks.cards(), source="Clipboard")
    dialogs = (
        ImportPreview(result, services, into=decks.red()),
        ExportDialog(opened(BROKEN, services), services),
    )
    for dialog in dialogs:
        qtbot.addWidget(dialog)
    for scheme, _ in SHOWN:
        theme.choose(scheme)
        for dialog in dialogs:
            dialog.show()
            QApplication.processEvents()
            assert unreadable(dialog) == [], (scheme, type(dialog).__name__)
            dialog.hide()
