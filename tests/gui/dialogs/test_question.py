"""Questions in boxes: every answer by its button, Escape changes nothing, all words can be read."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QPushButton

from deckbuilder.gui.ask import AskInBoxes, Conflict, Leave, Renamed
from deckbuilder.gui.dialogs.question import Question
from deckbuilder.gui.theme import Theme
from tests.helpers.window import answering, clipped

FILE = Path("/home/player/decks/League 2026/Fire Mountain.deck")
QUESTIONS: dict[str, tuple[Callable[[AskInBoxes], object], dict[str, object]]] = {
    "leave": (
        lambda ask: ask.leave(["Fire Mountain"]),
        {"Save": Leave.SAVE, "Discard": Leave.DISCARD, "Cancel": Leave.CANCEL},
    ),
    "conflict": (
        lambda ask: ask.conflict(FILE),
        {
            "Keep both": Conflict.KEEP_BOTH,
            "Overwrite": Conflict.OVERWRITE,
            "Reload from disk": Conflict.RELOAD,
            "Cancel": Conflict.CANCEL,
        },
    ),
    "renamed": (
        lambda ask: ask.renamed(FILE, "Ash Mountain"),
        {
            "Rename the file": Renamed.RENAME,
            "Save a copy": Renamed.COPY,
            "Keep the file name": Renamed.KEEP,
            "Cancel": Renamed.CANCEL,
        },
    ),
    "confirm": (
        lambda ask: ask.confirm("Empty the trash?", "3 decks are deleted for good.", "&Empty trash"),
        {"Empty trash": True, "Cancel": False},
    ),
}
EVERY = [(name, button) for name, (_, answers) in QUESTIONS.items() for button in answers]


def pressed(words: str) -> Callable[[Question], None]:
    """Presses the button with these words, or Escape."""

    def press(box: Question) -> None:
        if words == "Escape":
            QTest.keyClick(box, Qt.Key.Key_Escape)
            return
        buttons = {each.text().replace("&", ""): each for each in box.findChildren(QPushButton)}
        buttons[words].click()

    return press


@pytest.mark.parametrize(("name", "button"), EVERY)
def test_every_answer_has_its_button(theme: Theme, qtbot: Any, name: str, button: str) -> None:
    ask, answers = QUESTIONS[name]
    with answering(Question, pressed(button)):
        assert ask(AskInBoxes()) == answers[button]


@pytest.mark.parametrize("name", QUESTIONS)
def test_escape_changes_nothing(theme: Theme, qtbot: Any, name: str) -> None:
    ask, answers = QUESTIONS[name]
    with answering(Question, pressed("Escape")):
        assert ask(AskInBoxes()) == answers["Cancel"]


@pytest.mark.parametrize("name", QUESTIONS)
def test_enter_gives_the_answer_that_loses_nothing(theme: Theme, qtbot: Any, name: str) -> None:
    """The default has the focus from the start; what cannot be undone is never the default."""
    ask, answers = QUESTIONS[name]

    def enter(box: Question) -> None:
        QTest.keyClick(box.focusWidget(), Qt.Key.Key_Return)

    with answering(Question, enter):
        assert ask(AskInBoxes()) == answers["Cancel" if name == "confirm" else next(iter(answers))]


@pytest.mark.parametrize(("typed", "button", "answer"), [("Ash", "OK", "Ash"), ("Ash", "Cancel", None)])
def test_a_line_is_typed_over_what_is_there(
    theme: Theme, qtbot: Any, typed: str, button: str, answer: str | None
) -> None:
    def type_it(box: Question) -> None:
        line = box.focusWidget()
        assert isinstance(line, QLineEdit)
        QTest.keyClicks(line, typed)
        pressed(button)(box)

    with answering(Question, type_it):
        assert AskInBoxes().name("Rename the deck", "Name:", "Fire") == answer


@pytest.mark.parametrize("name", QUESTIONS)
def test_no_word_is_cut_in_the_largest_letters(theme: Theme, qtbot: Any, name: str) -> None:
    """Four answers side by side are wider than the screen then: they stand below one another."""
    theme.set_size(24)
    cut: list[str] = []

    def look(box: Question) -> None:
        cut.extend(clipped(box))
        assert box.width() <= box.screen().availableSize().width()
        if name == "renamed":
            assert box.findChild(QDialogButtonBox).orientation() is Qt.Orientation.Vertical
        box.reject()

    with answering(Question, look):
        QUESTIONS[name][0](AskInBoxes())
    assert cut == []
