"""One editable question of chance: at least k of these cards in c drawn."""

from __future__ import annotations

from string import Formatter

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QComboBox, QSpinBox, QVBoxLayout, QWidget

from deckbuilder.cards.messages import counted
from deckbuilder.gui.describe import tip
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import OddsQuestion
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.named import named
from deckbuilder.gui.widgets.words import Figure, Words

from .questions import GROUPS, DeckOdds, QueryError


class GroupBox(QComboBox):
    """A list of the usual groups in which any search text can be typed instead."""

    query_changed = Signal(str)
    """The search text of the group chosen or typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(9)
        named(self, tr("of these cards"))
        self.setToolTip(tip(tr("A group, or any search: c:red r<=3, tr:mech, o:draw")))
        for query, label in GROUPS.items():
            self.addItem(shown(label), query)
        self.view().setTextElideMode(Qt.TextElideMode.ElideNone)
        self.activated.connect(lambda _: self.query_changed.emit(self.query))
        line = self.lineEdit()
        if line is not None:
            line.editingFinished.connect(lambda: self.query_changed.emit(self.query))

    @property
    def query(self) -> str:
        """The search text: that of the group of this name, else what is typed."""
        text = self.currentText().strip()
        place = self.findText(text, Qt.MatchFlag.MatchFixedString)
        return str(self.itemData(place)) if place >= 0 else text

    def show_query(self, query: str) -> None:
        """Show another group; the text of one that is being typed stays."""
        if query == self.query:
            return
        with QSignalBlocker(self):
            place = self.findData(query)
            self.setCurrentIndex(place)
            if place < 0:
                self.setEditText(query)
        line = self.lineEdit()
        if line is not None:
            line.setCursorPosition(0)  # what does not fit is cut at the end


class OddsRow(QWidget):
    """Shows a question and its answer; what the player changes goes out as another question."""

    edited = Signal(object)
    """The ``OddsQuestion`` as the player has it now."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self.least, self.draws, self.group = QSpinBox(), QSpinBox(), GroupBox()
        for box, name in (
            (self.least, tr("at least so many")),
            (self.draws, tr("among so many cards drawn")),
        ):
            box.setRange(1, 50)
            box.setAccessibleName(name)
            box.setKeyboardTracking(False)
            box.valueChanged.connect(self._on_edited)
        self.group.query_changed.connect(self._on_edited)
        self.result = Figure(services.theme, percent(0.9999), scale=1.1, weight=QFont.Weight.Bold)
        self.mistake = Words(services.theme, scale=0.92, tone="signaltext", wrap=True)
        self.mistake.hide()
        self.line = Flow(last_right=True)
        self.line.setSpacing(services.theme.steps(1))
        fields: dict[str, QWidget] = {"least": self.least, "group": self.group, "draws": self.draws}
        sentence = tr(
            "at least {least} of {group} in {draws}", least="{least}", group="{group}", draws="{draws}"
        )
        for words, field, _, _ in Formatter().parse(sentence):
            if words.strip():
                self.line.addWidget(Words(services.theme, words.strip()))
            if field:
                self.line.addWidget(fields[field])
        self.line.addWidget(self.result)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self.line)
        layout.addWidget(self.mistake)

    @property
    def question(self) -> OddsQuestion:
        """The question as it stands in the fields."""
        return OddsQuestion(least=self.least.value(), group=self.group.query, draws=self.draws.value())

    def show_question(self, question: OddsQuestion, odds: DeckOdds | None) -> None:
        """Show a question, and its answer for a deck."""
        for box, value in ((self.least, question.least), (self.draws, question.draws)):
            if value != box.value():
                with QSignalBlocker(box):
                    box.setValue(value)
        self.group.show_query(question.group)
        self._answer(question, odds)

    def _answer(self, question: OddsQuestion, odds: DeckOdds | None) -> None:
        self.mistake.hide()
        if odds is None:
            self.result.setText("–")
            return
        try:
            chance = odds.chance(question)
            members = len(odds.group(question.group).cards)
        except QueryError as error:
            self.result.setText("–")
            self.mistake.setText(shown(str(error)))
            self.mistake.show()
            return
        self.result.setText(percent(chance))
        words = tr(
            "{members} of {cards}, {draws} drawn",
            members=members,
            cards=counted(odds.size, "card"),
            draws=min(question.draws, odds.size),
        )
        self.result.setToolTip(tip(words))
        self.result.setAccessibleName(tr("{chance}: {counted}", chance=self.result.text(), counted=words))

    def _on_edited(self) -> None:
        self.edited.emit(self.question)


def percent(chance: float) -> str:
    """``35.3 %``; what is neither impossible nor certain never reads as if it were."""
    shown_ = f"{100 * chance:.1f}"
    if shown_ == "100.0" and chance < 1:
        return "> 99.9 %"
    return "< 0.1 %" if shown_ == "0.0" and chance > 0 else f"{shown_} %"
