"""A short question in a box of its own: a strong sentence, what there is to know, buttons to answer with."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

Role = QDialogButtonBox.ButtonRole

LEAST, MOST = 24, 40
"""The width of the words in ems: never a scrap, never a line too long to read."""


class Question(QDialog):
    """Asks and waits; Escape is the button that changes nothing. All words are shown plain (H27)."""

    def __init__(self, title: str, text: str, detail: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{text}\n{detail}".strip())
        self.answer: QPushButton | None = None
        """The button that was pressed; None when the box was closed."""

        em = self.fontMetrics().height() / 1.2
        self._layout = QVBoxLayout(self)
        margin = round(1.2 * em)
        self._layout.setContentsMargins(margin, margin, margin, margin)
        self._layout.setSpacing(round(0.6 * em))
        self.text = _words(text)
        font = self.text.font()
        font.setPointSizeF(1.1 * font.pointSizeF())
        font.setWeight(QFont.Weight.DemiBold)
        self.text.setFont(font)
        self._layout.addWidget(self.text)
        self.detail = _words(detail)
        self._layout.addWidget(self.detail)
        self.detail.setVisible(bool(detail))
        self._layout.addSpacing(round(0.6 * em))
        self.buttons = QDialogButtonBox()
        self.buttons.clicked.connect(self._on_clicked)
        self._layout.addWidget(self.buttons)
        for words in (self.text, self.detail):
            natural = max(words.fontMetrics().horizontalAdvance(line) for line in words.text().split("\n"))
            width = min(MOST * em, max(LEAST * em, natural + 2), self._room() - 4 * margin)
            words.setMinimumWidth(round(width))

    def add(self, words: str, role: Role, *, default: bool = False) -> QPushButton:
        """Add an answer; the order of the buttons is that of the system."""
        button = self.buttons.addButton(words, role)
        button.setAutoDefault(True)
        if default:
            button.setDefault(True)
            button.setFocus()
        return button

    def add_line(self, text: str) -> QLineEdit:
        """Let the player type a line; the strong sentence says what for."""
        line = QLineEdit(text)
        line.setAccessibleName(self.text.text())
        line.selectAll()
        self.text.setBuddy(line)
        self._layout.insertWidget(1, line)
        line.setFocus()
        return line

    def ask(self) -> QPushButton | None:
        """Wait for the answer; None when the box was closed without one."""
        margins = self._layout.contentsMargins()
        if self.buttons.sizeHint().width() + margins.left() + margins.right() > self._room():
            self.buttons.setOrientation(Qt.Orientation.Vertical)  # large letters: one below the other
            self._layout.setAlignment(self.buttons, Qt.AlignmentFlag.AlignRight)
        width = self._layout.totalSizeHint().width()
        self.resize(width, self._layout.totalHeightForWidth(width))  # Qt itself stops at 2/3 of the screen
        self.exec()
        self.deleteLater()
        return self.answer

    def _room(self) -> int:
        return self.screen().availableSize().width()

    def _on_clicked(self, button: QWidget) -> None:
        self.answer = button if isinstance(button, QPushButton) else None
        if self.answer is not None and self.buttons.buttonRole(self.answer) is Role.RejectRole:
            self.reject()
        else:
            self.accept()


def _words(text: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)  # deck names are data, not mark-up (H27)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
