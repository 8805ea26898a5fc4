"""Lists and search lines: what they say is seen whole, at every size of the text."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QStyle, QStyleOptionComboBox, QToolButton

from deckbuilder.gui.browser.search_line import SearchLine
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.widgets.choice import keep_short, letters_for
from deckbuilder.gui.widgets.clearable import make_clearable

SIZES = [10, 16, 24]


def room(box: QComboBox, part: QStyle.SubControl) -> QRect:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    return box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("words", ["Standard EN", "スタンダード（英語版）"])
def test_a_short_list_says_what_it_usually_says_whole(
    theme: Theme, qtbot: Any, size: int, words: str
) -> None:
    theme.set_size(size)
    box = QComboBox()
    qtbot.addWidget(box)
    keep_short(box, 8)
    box.addItems([words, f"{words} with newer 0-copy entries of the other list"])
    box.setMinimumContentsLength(letters_for(box, [words], 8))
    box.show()
    box.resize(box.sizeHint())
    field = room(box, QStyle.SubControl.SC_ComboBoxEditField)
    assert box.fontMetrics().horizontalAdvance(words) <= field.width() - 6
    assert box.width() < box.fontMetrics().horizontalAdvance(box.itemText(1))


@pytest.mark.parametrize("size", SIZES)
def test_the_arrow_of_a_list_that_can_be_typed_in_is_not_covered(theme: Theme, qtbot: Any, size: int) -> None:
    theme.set_size(size)
    box = QComboBox()
    qtbot.addWidget(box)
    box.setEditable(True)
    box.addItem("battle rank 1–3")
    box.show()
    line = box.lineEdit()
    assert line is not None
    arrow = room(box, QStyle.SubControl.SC_ComboBoxArrow)
    assert not line.geometry().intersects(arrow)
    assert arrow.width() >= 1.4 * theme.em


@pytest.mark.parametrize("size", SIZES)
def test_the_cross_clears_and_takes_no_room_from_an_empty_line(theme: Theme, qtbot: Any, size: int) -> None:
    theme.set_size(size)
    edit = QLineEdit()
    qtbot.addWidget(edit)
    make_clearable(edit, theme)
    edit.show()
    cross = edit.findChild(QToolButton)
    assert not cross.isVisible()
    QTest.keyClicks(edit, "rodan")
    assert cross.isVisible()
    assert cross.icon().availableSizes()[0].width() >= 0.9 * theme.em
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert edit.text() == ""


@pytest.mark.parametrize("choice", ["light", "dark", "contrast"])
def test_the_search_line_has_its_glass_in_every_scheme(theme: Theme, qtbot: Any, choice: Any) -> None:
    theme.choose(choice)
    line = SearchLine(theme)
    qtbot.addWidget(line)
    line.resize(500, 40)
    line.show()
    picture = line.edit.grab().toImage()
    inside = QRect(QPoint(round(0.4 * theme.em), 3), QPoint(round(1.7 * theme.em), line.edit.height() - 4))
    colors = {
        picture.pixelColor(x, y).name().upper()
        for x in range(inside.left(), inside.right())
        for y in range(inside.top(), inside.bottom())
    }
    assert {theme.scheme.base, theme.scheme.text2} <= colors
