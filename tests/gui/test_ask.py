"""The box that asks where to save: an existing file is replaced only after a question (B16)."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QListView, QMessageBox, QPushButton

from deckbuilder.gui.ask import AskInBoxes
from tests.helpers.window import Player, answering

WAYS = ["the key Enter", "the button", "a double click"]


def _save_over(dialog: QFileDialog, path: Path, way: str) -> None:
    edit = dialog.findChild(QLineEdit, "fileNameEdit")
    if way == "a double click":
        view = dialog.findChild(QListView, "listView")
        model, root = view.model(), view.rootIndex()
        for _ in range(200):
            if model.rowCount(root):
                break
            QTest.qWait(10)
        rows = {
            model.index(row, 0, root).data(): model.index(row, 0, root) for row in range(model.rowCount(root))
        }
        place = view.visualRect(rows[path.name]).center()
        none = Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, none, place)
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, none, place)
        return
    edit.setText(path.name)
    if way == "the button":
        button = next(each for each in dialog.findChildren(QPushButton) if "Save" in each.text())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 5))
    else:
        QTest.keyClick(edit, Qt.Key.Key_Return)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_saving_over_a_file_asks_first_and_then_does_as_told(
    make_window: Callable[..., Player], tmp_path: Path, way: str, answer: str
) -> None:
    path = tmp_path / "mine.deck"
    path.write_text("old")
    make_window()
    asked: list[str] = []

    def on_question() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            asked.append(box.text())
            box.button(getattr(QMessageBox.StandardButton, answer)).click()

    def save(dialog: QFileDialog) -> None:
        timer = QTimer(dialog)
        timer.timeout.connect(on_question)
        timer.start(20)
        _save_over(dialog, path, way)
        if answer == "No":
            dialog.reject()

    with answering(QFileDialog, save):
        chosen = AskInBoxes().save_path(tmp_path / "other.deck", "Save deck", "Deck (*.deck)")
    assert len(asked) == 1
    assert "mine.deck" in asked[0]
    assert chosen == (path if answer == "Yes" else None)
    assert path.read_text() == "old", "the box itself writes nothing"
