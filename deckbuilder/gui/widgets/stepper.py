"""A count with − and + beside it: "− 2 of 4 +"."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from deckbuilder.cards.messages import counted
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr


class Stepper(QWidget):
    """Shows how many copies there are and of how many; asks for one more or one less."""

    more = Signal()
    less = Signal()

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, less: str = "", more: str = ""
    ) -> None:
        """``less`` and ``more`` name the buttons where they count something else than copies in the deck."""
        super().__init__(parent)
        self._minus = QPushButton("−")
        self._plus = QPushButton("+")
        self._label = QLabel()
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._minus.setAccessibleName(less or tr("Remove one"))
        self._plus.setAccessibleName(more or tr("Add one"))
        for button in (self._minus, self._plus):
            button.setFixedWidth(theme.ems(2.4))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.steps(1))
        layout.addWidget(self._minus)
        layout.addWidget(self._label, 1)
        layout.addWidget(self._plus)
        self._minus.clicked.connect(self.less)
        self._plus.clicked.connect(self.more)

    def show_count(self, count: int, limit: int | None) -> None:
        """Show the copies; without a limit only their number. Nothing stops a deck from having more."""
        if limit is None:
            self._label.setText(str(count))
            self.setAccessibleName(shown(counted(count, "copy", "copies")))
        else:
            self._label.setText(tr("{count} of {limit}", count=count, limit=limit))
            copies = counted(limit, "copy", "copies")
            self.setAccessibleName(tr("{count} of {copies}", count=count, copies=copies))
        self._minus.setEnabled(count > 0)
