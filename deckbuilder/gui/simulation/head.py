"""The head of the window: what was played and how, the buttons, and how far a batch is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from deckbuilder.cards.messages import counted, say
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.cut_words import CutWords
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.paper.fonts import NUMERALS

from .plan import Plan

_BOLD = QFont.Weight.Bold

_PILOTS = {
    "greedy": say("greedy pilot"),
    "lookahead": say("lookahead pilot"),
    "random": say("random pilot"),
    "passive": say("passive pilot"),
}


class Head(QWidget):
    """Flows into more lines where the window is narrow."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = CutWords(theme, scale=1.9, weight=_BOLD, family=NUMERALS)
        self.against = Words(theme, tone="text2")
        self.games = Words(theme, weight=STRONG)
        self.pilot = Words(theme)
        self.seed = Words(theme)
        self.time = Words(theme)
        self.warning = Words(theme, tone="signaltext", wrap=True)
        self.warning.setVisible(False)
        self.settings = QPushButton(tr("S&ettings…"))
        self.export = QPushButton(tr("E&xport"))
        self.run = QPushButton()
        self.run.setDefault(True)
        self.cancel = QPushButton(tr("&Cancel"))
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Games played"))
        self.bar.setFixedHeight(theme.ems(0.7))
        self.progress = Words(theme, tone="text2")
        line = QWidget()
        flow = Flow(line)
        flow.setContentsMargins(0, 0, 0, 0)
        flow.setSpacing(theme.steps(4))
        facts = (self.against, self.games, self.pilot, self.seed, self.time)
        for widget in facts:
            flow.addWidget(widget)
        buttons = QHBoxLayout()
        for button in (self.settings, self.export, self.cancel, self.run):
            buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        upper = QHBoxLayout()
        upper.addWidget(self.name, 1)
        upper.addLayout(buttons)
        self._running = QWidget()
        policy = self._running.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # or everything below would move when a batch begins and ends
        self._running.setSizePolicy(policy)
        lower = QHBoxLayout(self._running)
        lower.setContentsMargins(0, 0, 0, 0)
        lower.addWidget(self.bar, 1)
        lower.addWidget(self.progress)
        layout = QVBoxLayout(self)
        margin = theme.steps(3)
        layout.setContentsMargins(margin, theme.steps(2), margin, theme.steps(2))
        layout.setSpacing(theme.steps(1))
        layout.addLayout(upper)
        layout.addWidget(line)
        layout.addWidget(self.warning)
        layout.addWidget(self._running)
        self.show_running(on=False)

    def show_plan(self, plan: Plan | None) -> None:
        """What is or was played; the button says what comes next."""
        if plan is None:
            self.name.show_text(tr("No deck"))
            for words in (self.against, self.games, self.pilot, self.seed):
                words.setText("")
            return
        choices = plan.choices
        self.name.show_text(plan.mine.name)
        self.against.setText(tr("against {opponent}", opponent=plan.opponent))
        self.games.setText(shown(counted(plan.games, "game")))
        self.pilot.setText(shown(_PILOTS[choices.pilot]))
        self.seed.setText(tr("seed {seed}", seed=choices.seed))

    def show_running(self, *, on: bool) -> None:
        """Progress and Cancel while a batch is played."""
        self._running.setVisible(on)
        self.cancel.setVisible(on)
        self.run.setVisible(not on)
        self.settings.setEnabled(not on)

    def show_progress(self, played: int, wanted: int, seconds: float | None) -> None:
        """How far it is and how long it still takes."""
        self.bar.setUpdatesEnabled(False)  # or it would have the whole window painted at once
        self.bar.setMaximum(max(1, wanted))
        self.bar.setValue(played)
        self.bar.setUpdatesEnabled(True)
        games = tr("{played} of {wanted} games", played=f"{played:,}", wanted=f"{wanted:,}")
        if seconds is None:
            self.progress.setText(tr("{games}, starting", games=games))
        else:
            self.progress.setText(tr("{games}, {time} left", games=games, time=duration(seconds)))

    def show_warning(self, words: str) -> None:
        """A sentence under the facts; empty for none."""
        self.warning.setText(words)
        self.warning.setVisible(bool(words))


def duration(seconds: float) -> str:
    """``41 s``, ``3 min 05 s``."""
    whole = max(0, round(seconds))
    if whole < 60:
        return tr("{seconds} s", seconds=whole)
    return tr("{minutes} min {seconds} s", minutes=whole // 60, seconds=f"{whole % 60:02}")
