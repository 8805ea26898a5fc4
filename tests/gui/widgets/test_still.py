"""A part whose text changes keeps its layout to itself."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from deckbuilder.gui.theme import Theme
from deckbuilder.gui.widgets.still import Still
from deckbuilder.gui.widgets.words import Figure, Words


class Asked(QObject):
    """Counts how often a widget is asked to lay out what is in it."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__()
        self.count = 0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt calls it
        """Look on."""
        self.count += event.type() is QEvent.Type.LayoutRequest
        return False


def settle() -> None:
    """The part is laid out, then what is around it."""
    for _ in range(3):
        QApplication.processEvents()


def around(qtbot: Any, *parts: QWidget) -> QWidget:
    box = QWidget()
    qtbot.addWidget(box)
    layout = QVBoxLayout(box)
    for part in parts:
        layout.addWidget(part)
    layout.addStretch(1)
    box.resize(300, 300)
    box.show()
    settle()
    return box


def test_another_number_lays_nothing_out(theme: Theme, qtbot: Any) -> None:
    words, below = Words(theme, "Main deck has 23 cards", wrap=True), Words(theme, "Rule")
    box = around(qtbot, Still(words), below)
    asked = Asked(box)
    words.setText("Main deck has 24 cards")
    settle()
    assert asked.count == 0
    assert words.text() == "Main deck has 24 cards"
    assert words.size().width() == box.width() - 2 * box.layout().contentsMargins().left()


def test_more_lines_get_their_room_and_give_it_back(theme: Theme, qtbot: Any) -> None:
    words, below = Words(theme, "One line", wrap=True), Words(theme, "Below")
    box = around(qtbot, Still(words), below)
    low = below.y()
    words.setText("Some more words than fit on one line. " * 6)
    settle()
    assert words.height() >= words.heightForWidth(words.width()) > low / 2
    assert below.y() > low
    words.setText("One line")
    settle()
    assert below.y() == low
    assert box.isVisible()


def test_lines_that_came_while_hidden_have_their_room_when_shown(theme: Theme, qtbot: Any) -> None:
    words, below = Words(theme, "One line", wrap=True), Words(theme, "Below")
    box = around(qtbot, Still(words), below)
    low = below.y()
    box.hide()
    words.setText("Some more words than fit on one line. " * 6)
    box.show()
    settle()
    assert below.y() > low
    assert words.height() >= words.heightForWidth(words.width())


def test_a_longer_word_is_not_cut(theme: Theme, qtbot: Any) -> None:
    words = Words(theme, "1")
    box = around(qtbot, Still(words))
    words.setText("A word that is much longer than the window is wide, and does not wrap")
    settle()
    assert box.minimumSizeHint().width() >= words.sizeHint().width()


def test_a_figure_keeps_its_room_and_grows_with_the_letters(theme: Theme, qtbot: Any) -> None:
    figure = Figure(theme, "> 99.9 %")
    box = around(qtbot, figure)
    asked, before = Asked(box), figure.size()
    figure.setText("7.1 %")
    figure.setText("> 99.9 %")
    settle()
    assert asked.count == 0
    assert figure.sizeHint().width() <= figure.width()
    theme.set_size(20)
    settle()
    assert figure.width() > before.width()
    assert figure.sizeHint().width() <= figure.width()
