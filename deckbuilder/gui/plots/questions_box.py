"""All questions of chance under one another: edit, add, remove, and the answer to all of them together."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from deckbuilder.gui.deck.odds_row import OddsRow, percent
from deckbuilder.gui.deck.questions import MOST_QUESTIONS, DeckOdds, QueryError, Questions
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.words import STRONG, Words


class QuestionsBox(QWidget):
    """Shows the shared list of questions for one deck."""

    focused = Signal(int)
    """The question that was edited last, by its place."""

    def __init__(self, services: Services, questions: Questions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._questions = questions
        self.rows = [OddsRow(services) for _ in range(MOST_QUESTIONS)]
        self.removers = [QPushButton(tr("Remove")) for _ in range(MOST_QUESTIONS)]
        self.add = QPushButton(tr("Add a question"))
        self.together = Words(services.theme, scale=1.1, weight=STRONG, wrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(services.theme.steps(1))
        for place, (row, remove) in enumerate(zip(self.rows, self.removers, strict=True)):
            remove.setAccessibleName(tr("Remove question {number}", number=place + 1))
            line = QHBoxLayout()
            line.setSpacing(services.theme.steps(3))
            line.addWidget(row, 1)
            line.addWidget(remove, 0, Qt.AlignmentFlag.AlignTop)
            row.edited.connect(lambda question, place=place: self._on_edited(place, question))
            remove.clicked.connect(lambda _=False, place=place: questions.remove(place))
            layout.addLayout(line)
        foot = QHBoxLayout()
        foot.setSpacing(services.theme.steps(3))
        foot.addWidget(self.add)
        foot.addWidget(self.together, 1)
        layout.addLayout(foot)
        self.add.clicked.connect(questions.add)

    def show_odds(self, odds: DeckOdds | None) -> None:
        """Show the answers for another deck, or for the changed one."""
        asked = self._questions.rows
        for place, (row, remove) in enumerate(zip(self.rows, self.removers, strict=True)):
            row.setVisible(place < len(asked))
            remove.setVisible(len(asked) > 1 and place < len(asked))
            if place < len(asked):
                row.show_question(asked[place], odds)
        self.add.setEnabled(len(asked) < MOST_QUESTIONS)
        self.together.setVisible(len(asked) > 1)
        self.together.setText(self._together(odds))

    def _together(self, odds: DeckOdds | None) -> str:
        if odds is None:
            return ""
        try:
            return tr("All together: {chance}", chance=percent(odds.chance(*self._questions.rows)))
        except QueryError:
            return tr("All together: a search cannot be read")

    def _on_edited(self, place: int, question: object) -> None:
        self.focused.emit(place)
        self._questions.put(place, question)  # type: ignore[arg-type]
