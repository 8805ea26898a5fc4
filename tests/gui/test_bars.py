"""Notices: words that are seen whole, and buttons where there is room for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from deckbuilder.gui.bars import NoticeArea, NoticeBar
from deckbuilder.gui.theme import Theme
from tests.helpers.window import clipped

CHOICES = [(words, lambda: None) for words in ("Restore", "Compare…", "Discard")]


@pytest.fixture
def bar(theme: Theme, qtbot: Any) -> Iterator[NoticeBar]:
    area = NoticeArea(theme)
    qtbot.addWidget(area)
    area.show()
    area.resize(700, 200)
    yield area.show_notice("Fire Mountain was cut off", "12 changes after the last save, 14:02", CHOICES)
    area.close()


def bottom_of_words(bar: NoticeBar) -> int:
    return max(label.geometry().bottom() for label in bar.findChildren(QLabel))


def top_of_buttons(bar: NoticeBar) -> int:
    return min(button.mapTo(bar, button.rect().topLeft()).y() for button in bar.buttons)


def test_with_room_the_buttons_stand_beside_the_words(bar: NoticeBar) -> None:
    QApplication.processEvents()
    assert top_of_buttons(bar) < bottom_of_words(bar)
    assert len({button.y() for button in bar.buttons}) == 1


@pytest.mark.parametrize("width", [240, 300, 420])
def test_without_room_the_buttons_stand_under_the_words(bar: NoticeBar, width: int) -> None:
    area = bar.parentWidget()
    assert area is not None
    area.resize(width, 400)
    for _ in range(3):
        QApplication.processEvents()
    assert area.width() == width
    assert top_of_buttons(bar) > bottom_of_words(bar)
    assert clipped(bar) == []
