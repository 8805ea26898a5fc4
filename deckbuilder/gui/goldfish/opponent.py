"""The dialog that says whom the deck plays: nothing but a monster, a bot with a deck, or a second person."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

import card_data
from deckbuilder.cards.facts import ROMAN
from deckbuilder.cards.messages import say
from deckbuilder.decks.deck_library import Library
from deckbuilder.decks.disk import DeckFileError
from deckbuilder.decks.files import read_deck_file
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import BoardSettings
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.named import named
from deckbuilder.gui.widgets.words import Words
from deckbuilder.play import BOTS, Behaviour, Goldfish, numbers_of
from deckbuilder.play.opening import Numbers

from .start import Start, against_deck, against_goldfish

BOT_NAMES = {
    "greedy": say("Greedy: takes what is best now"),
    "lookahead": say("Lookahead: thinks two turns on"),
    "random": say("Random: anything that is allowed"),
}
BEHAVIOURS = {
    Behaviour.ADVANCES: say("walks one zone each turn"),
    Behaviour.STANDS: say("stands still"),
}


def goldfish_of(settings: BoardSettings) -> Goldfish:
    """The passive opponent as the player set it last."""
    return Goldfish(
        settings.zone, settings.rank, settings.rage, settings.threat, Behaviour(settings.behaviour)
    )


class OpponentDialog(QDialog):
    """``start`` is what the player chose, once it was accepted."""

    def __init__(self, title: str, deck: Numbers, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._deck, self._services = title, deck, services
        self.start: Start | None = None
        self.setWindowTitle(tr("Opponent"))
        settings, theme = services.settings.board, services.theme
        self.passive = QRadioButton(tr("&Passive: a monster that never plays a card"))
        self.bot = QRadioButton(tr("&Bot with a deck"))
        self.person = QRadioButton(tr("&Second person at this screen (hands are hidden between turns)"))
        self.zone = _number(1, 8, settings.zone, tr("Zone of their monster"))
        self.rank = QComboBox()
        for rank, numeral in ROMAN.items():
            self.rank.addItem(numeral, rank)
        self.rank.setCurrentIndex(settings.rank - 1)
        named(self.rank, tr("Rank of their monster"))
        self.rage = _number(0, 99, settings.rage, tr("Rage of their monster"))
        self.threat = _number(0, 999, settings.threat // 1000, tr("Printed threat of their monster"))
        self.threat.setSuffix(",000")
        self.behaviour = QComboBox()
        for behaviour, words in BEHAVIOURS.items():
            self.behaviour.addItem(shown(words), behaviour.value)
        self.behaviour.setCurrentIndex(max(0, self.behaviour.findData(settings.behaviour)))
        named(self.behaviour, tr("What their monster does"))
        self.kind = QComboBox()
        for name, words in BOT_NAMES.items():
            self.kind.addItem(shown(words), name)
        self.kind.setCurrentIndex(max(0, self.kind.findData(settings.bot)))
        named(self.kind, tr("Which bot"))
        self.deck = QComboBox()
        self._fill_decks()
        named(self.deck, tr("Deck of the opponent"))
        self.problem = Words(theme, tone="signaltext", wrap=True)
        self.problem.hide()
        self.play = QPushButton(tr("Play"))
        self.play.setDefault(True)
        self.cancel = QPushButton(tr("Cancel"))
        self._build()
        chosen = {"bot": self.bot, "person": self.person}.get(settings.opponent, self.passive)
        chosen.setChecked(True)
        for each in (self.passive, self.bot, self.person):
            each.toggled.connect(self._enable)
        self.play.clicked.connect(self._accept)
        self.cancel.clicked.connect(self.reject)
        self._enable()

    def _build(self) -> None:
        theme = self._services.theme
        fields = QFormLayout()
        fields.setContentsMargins(theme.steps(6), 0, 0, theme.steps(2))
        fields.addRow(tr("Zone"), self.zone)
        fields.addRow(tr("Rank"), self.rank)
        fields.addRow(tr("Rage"), self.rage)
        fields.addRow(tr("Threat"), self.threat)
        fields.addRow(tr("Its monster"), self.behaviour)
        bots = QFormLayout()
        bots.setContentsMargins(theme.steps(6), 0, 0, theme.steps(2))
        bots.addRow(tr("Bot"), self.kind)
        decks = QFormLayout()
        decks.addRow(tr("Deck"), self.deck)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.play)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.steps(2))
        layout.addWidget(self.passive)
        layout.addLayout(fields)
        layout.addWidget(self.bot)
        layout.addLayout(bots)
        layout.addWidget(self.person)
        layout.addLayout(decks)
        layout.addWidget(self.problem)
        layout.addLayout(buttons)

    def _fill_decks(self) -> None:
        """The own deck again, the decks of the library, the shipped ones; nothing is read before it plays."""
        services = self._services
        self.deck.addItem(tr("The same deck"), None)
        for folder, path in Library(services.paths.decks, services.catalogue).files():
            self.deck.addItem(f"{folder}/{path.stem}".lstrip("/"), path)
        for path in sorted(card_data.DECKS.glob("*.deck")):
            self.deck.addItem(path.stem.replace("_", " "), path)
        at = self.deck.findText(services.settings.board.against)
        self.deck.setCurrentIndex(max(0, at))

    def _enable(self) -> None:
        passive = self.passive.isChecked()
        for each in (self.zone, self.rank, self.rage, self.threat, self.behaviour):
            each.setEnabled(passive)
        self.kind.setEnabled(self.bot.isChecked())
        self.deck.setEnabled(not passive)

    def _accept(self) -> None:
        services, settings = self._services, self._services.settings.board
        try:
            self.start = self._chosen()
            self.start.make(0)
        except (ValueError, DeckFileError) as error:
            self.problem.setText(tr("That opponent cannot play: {reason}", reason=shown(str(error))))
            self.problem.show()
            return
        services.settings.board = replace(
            settings,
            opponent="bot" if self.bot.isChecked() else "person" if self.person.isChecked() else "passive",
            zone=self.zone.value(),
            rank=self.rank.currentData(),
            rage=self.rage.value(),
            threat=1000 * self.threat.value(),
            behaviour=self.behaviour.currentData(),
            bot=self.kind.currentData(),
            against=self.deck.currentText(),
        )
        self.accept()

    def _chosen(self) -> Start:
        catalogue = self._services.catalogue
        if self.passive.isChecked():
            fish = Goldfish(
                self.zone.value(),
                int(self.rank.currentData()),
                self.rage.value(),
                1000 * self.threat.value(),
                Behaviour(self.behaviour.currentData()),
            )
            return against_goldfish(catalogue, self._title, self._deck, fish)
        path = self.deck.currentData()
        theirs, name = self._deck, self._title
        if isinstance(path, Path):
            read = read_deck_file(path, catalogue).result.deck
            theirs, name = numbers_of(read), read.name or path.stem
        bot = BOTS[str(self.kind.currentData())] if self.bot.isChecked() else None
        called = say("{deck} (second)", deck=name) if name == self._title else say("{deck}", deck=name)
        return against_deck(catalogue, self._title, (self._deck, theirs), called, bot)


def _number(low: int, high: int, value: int, name: str) -> QSpinBox:
    box = QSpinBox()
    box.setRange(low, high)
    box.setValue(value)
    box.setAccessibleName(name)
    return box
