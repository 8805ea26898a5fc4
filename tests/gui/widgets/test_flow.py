"""Widgets in lines like words: the height follows from the width and from what the widgets need now."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QApplication, QLabel, QWidget

from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.sides import Sides


def labels(*texts: str) -> list[QLabel]:
    """Labels that never break their text."""
    return [QLabel(text) for text in texts]


def test_a_longer_text_takes_another_line_at_the_same_width(qtbot: Any) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = Flow(holder)
    first, second = labels("one", "two")
    flow.addWidget(first)
    flow.addWidget(second)
    holder.show()
    width = flow.minimumSize().width() * 3
    one_line = flow.heightForWidth(width)
    second.setText("two " * 40)
    QApplication.processEvents()
    assert flow.heightForWidth(width) > one_line
    second.hide()
    QApplication.processEvents()
    assert flow.heightForWidth(width) == one_line


def test_sides_grow_with_the_higher_part(qtbot: Any) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    left, right = labels("left", "right")
    sides = Sides(left, right, gap=4)
    holder.setLayout(sides)
    holder.show()
    before = sides.heightForWidth(600)
    right.setText("right\n" * 9)
    QApplication.processEvents()
    assert sides.heightForWidth(600) > 4 * before
