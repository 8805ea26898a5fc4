"""The status bar: the counts of the deck, its problems, the current card, when it was saved."""

from __future__ import annotations

from datetime import datetime
from weakref import WeakKeyDictionary

from PySide6.QtCore import QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStatusBar, QWidget

from deckbuilder.cards.messages import counted, say
from deckbuilder.decks.deck import MAIN_DECK_SIZE, MONSTER_DECK_SIZE, STEP_2_LIMIT, Section
from deckbuilder.paper.signs import StateSign

from .open_deck import OpenDeck
from .services import Services
from .tr import shown, tr
from .widgets.cut_words import CutWords
from .widgets.sign import SignLabel
from .widgets.still import Still
from .widgets.words import STRONG, Words

SAID_FOR_MS = 6000


class StatusBar(QStatusBar):
    """Follows the current deck."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._theme = services.theme
        theme = services.theme
        self._main, self._monsters, self._steps, self._problems = (
            Words(theme, weight=STRONG) for _ in range(4)
        )
        self._sign = SignLabel(services.theme, StateSign.KEPT, ems=1.2)
        self._selected, self._saved = CutWords(theme, tone="text2"), Words(theme, tone="text2")
        self._words = ""
        self._deck: OpenDeck | None = None
        self._saved_at: WeakKeyDictionary[OpenDeck, datetime] = WeakKeyDictionary()
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(services.theme.steps(3), 0, 0, 0)
        row.setSpacing(services.theme.steps(4))
        for label in (self._main, self._monsters, self._steps):
            row.addWidget(label)
        row.addWidget(self._sign)
        row.addWidget(self._problems)
        row.addSpacing(services.theme.steps(2))
        row.addWidget(self._selected, 1)
        self._place = Still(box)
        self._place.setMinimumWidth(1)  # the window may be narrower than what is said; see _fit
        self.addWidget(self._place, 1)
        self._saved.setContentsMargins(0, 0, theme.steps(3), 0)
        self.addPermanentWidget(self._saved)
        self.setSizeGripEnabled(False)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(SAID_FOR_MS)
        self._quiet.timeout.connect(lambda: self._selected.show_text(self._words))
        theme.changed.connect(self._fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Large letters in a narrow window: the counts that the deck shows too give way."""
        steps = self._theme.steps
        needed = steps(5) + sum(
            each.sizeHint().width() + steps(4) for each in (self._main, self._sign, self._problems)
        )
        for label in (self._monsters, self._steps):
            needed += label.sizeHint().width() + steps(4)
            label.setVisible(needed <= self._place.width())

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Show the counts of another deck, or of the changed one."""
        self._deck = deck
        if deck is None:
            return
        self._main.setText(
            tr("{count}/{size} main", count=deck.deck.count(Section.MAIN), size=MAIN_DECK_SIZE)
        )
        self._monsters.setText(
            tr("{count}/{size} monsters", count=deck.deck.count(Section.MONSTER), size=MONSTER_DECK_SIZE)
        )
        self._steps.setText(tr("{count}/{limit} step 2", count=deck.statistics.steps.two, limit=STEP_2_LIMIT))
        count = deck.problems
        self._problems.setText(shown(counted(count, "problem") if count else say("legal")))
        self._sign.show_sign(StateSign.PROBLEM if count else StateSign.KEPT)
        if deck.document.dirty:
            self._saved.setText(tr("not saved"))
        elif deck in self._saved_at:
            self._saved.setText(tr("saved {time}", time=f"{self._saved_at[deck]:%H:%M}"))
        else:
            self._saved.setText(tr("saved") if deck.path else "")
        self._fit()

    def note_saved(self, deck: OpenDeck) -> None:
        """Remember when a deck was saved."""
        self._saved_at[deck] = self._services.now()
        if deck is self._deck:
            self.show_deck(deck)
        self.say(tr("Saved {path}", path=str(deck.path)))

    def show_card(self, words: str) -> None:
        """Name the current card."""
        self._words = words
        if not self._quiet.isActive():
            self._selected.show_text(words)

    def say(self, words: str) -> None:
        """Say something for a few seconds, in place of the current card."""
        self._selected.show_text(words)
        self._quiet.start()

    @property
    def text(self) -> str:
        """What the middle of the bar says now."""
        return self._selected.whole
