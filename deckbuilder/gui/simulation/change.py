"""Is this change better? A change of the deck, played with the same seeds, and the answer in one sentence."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.card import Card
from deckbuilder.cards.messages import counted
from deckbuilder.decks.compare import compare_decks, in_words
from deckbuilder.decks.deck import Deck, Section
from deckbuilder.decks.disk import DeckFileError
from deckbuilder.gui.compare.sides import Side, Sides
from deckbuilder.gui.compare.window import SideChooser
from deckbuilder.gui.describe import called
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.sign import SignLabel
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.paper.fonts import NUMERALS
from deckbuilder.paper.signs import StateSign
from deckbuilder.play.paired import Paired, Verdict

from .difference import DifferenceView, SplitBar
from .plan import Entrant
from .results import signed

BOLD = QFont.Weight.Bold


@dataclass(frozen=True, slots=True)
class Change:
    """What a tried version has more or less than the deck that was measured."""

    before: Deck
    after: Deck

    def applied_to(self, deck: Deck) -> Deck:
        """The same change made to a deck that may have been edited since; what is gone stays gone."""
        for section in Section:
            old, new = _copies(self.before, section), _copies(self.after, section)
            for number, count in (old - new).items():
                deck = deck.remove(section, number, min(count, deck.copies_of(section, number)))
            for number, count in (new - old).items():
                deck = deck.add(section, number, count)
        return deck


def _copies(deck: Deck, section: Section) -> Counter[str]:
    copies = Counter[str]()
    for entry in deck.section(section):
        copies[entry.number] += entry.count
    return copies


class ComparisonPanel(QWidget):
    """Chooses the change, asks for its games, shows what they say."""

    run_wanted = Signal(object)
    """An ``Entrant``: the changed deck."""

    apply_wanted = Signal(object)
    """A ``Change``."""

    open_wanted = Signal(int)
    """The seed of a game, to be opened as the changed deck played it."""

    said = Signal(str)

    def __init__(self, sides: Sides, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._sides = sides
        self._mine: Entrant | None = None
        self._change: Change | None = None
        self._paired: Paired | None = None
        theme = services.theme
        self.title = Words(theme, tr("Is this change better?"), scale=1.1, weight=STRONG)
        self.kind = QComboBox()
        self.kind.setAccessibleName(tr("What is compared"))
        self.kind.addItems([tr("One card for another"), tr("Another deck or version")])
        self.out, self.into = QComboBox(), QComboBox()
        self.out.setAccessibleName(tr("Card to take out"))
        self.into.setAccessibleName(tr("Card to put in"))
        self.copies = QSpinBox()
        self.copies.setRange(1, 4)
        self.copies.setAccessibleName(tr("Copies to exchange"))
        self.other = SideChooser(tr("Compare with"), sides, services)
        self.run = QPushButton(tr("Play the same seeds"))
        self.words = Words(theme, weight=STRONG, wrap=True)
        self.sample = Words(theme, tone="text2", wrap=True)
        self.difference = DifferenceView(theme)
        self.value = Words(theme, scale=2.9, weight=BOLD, family=NUMERALS)
        self.value_words = Words(theme, wrap=True)
        self.sign = SignLabel(theme, StateSign.DONE, 1.4)
        self.verdict = Words(theme, weight=STRONG, wrap=True)
        self.bar = SplitBar(theme)
        self.apply = QPushButton(tr("Apply to the deck"))
        self.open = QPushButton()
        self._build()
        self.kind.currentIndexChanged.connect(self._adapt)
        self.run.clicked.connect(self._on_run)
        self.apply.clicked.connect(lambda: self.apply_wanted.emit(self._change) if self._change else None)
        self.open.clicked.connect(self._on_open)
        self._adapt()
        self.show_result(None)

    def show_deck(self, mine: Entrant | None, side: Side | None = None) -> None:
        """The deck that is measured; the choices follow it."""
        self._mine = mine
        self._fill(mine)
        choices = self._sides.all()
        others = [each for each in choices if side is None or each.key != side.key]
        versions = self._sides.versions(side.path) if side and side.path else []
        chosen = versions[0] if versions else (others[0] if others else None)
        self.other.show_choices(choices, chosen)
        self.show_result(None)

    def allow(self, *, on: bool) -> None:
        """Whether games can be asked for now: there is a result to compare with, and nothing is played."""
        self.run.setEnabled(on)

    def changed_deck(self) -> Entrant | None:
        """The deck with the change that is chosen; None, said in a sentence, where there is none."""
        mine = self._mine
        if mine is None:
            return None
        if self.kind.currentIndex() == 1:
            side = self.other.side
            try:
                return Entrant(side.name, side.read()) if side else None
            except DeckFileError as error:
                self.said.emit(tr("This deck cannot be compared: {reason}", reason=shown(str(error))))
                return None
        found = self.out.currentData()
        card = self._services.catalogue.get(str(self.into.currentData() or ""))
        if found is None or card is None or self.into.currentText() != self._title(card):
            self.said.emit(tr("Choose a card to take out and one to put in."))
            return None
        section, number = found
        count = min(self.copies.value(), mine.deck.copies_of(section, number))
        deck = mine.deck.remove(section, number, count).add(section, card.number, count)
        return Entrant(tr("{deck}, changed", deck=mine.name), deck)

    def show_result(self, paired: Paired | None, after: Entrant | None = None) -> None:
        """Show what the pairs of games say; None before there are any."""
        self._paired = paired
        parts = (
            self.words,
            self.sample,
            self.difference,
            self.value,
            self.value_words,
            self.sign,
            self.verdict,
            self.bar,
            self.apply,
            self.open,
        )
        for part in parts:
            part.setVisible(paired is not None)
        if paired is None or after is None or self._mine is None:
            self._change = None
            return
        self._change = Change(self._mine.deck, after.deck)
        found = compare_decks(self._mine.deck, after.deck, self._services.catalogue)
        self.words.setText(shown(in_words(found, self._named)) if found else tr("The decks are equal."))
        self.sample.setText(tr("the same {seeds}, paired", seeds=counted(paired.pairs, "seed")))
        self._show_numbers(paired)
        self._show_parts(paired)
        seed = self._telling(paired)
        self.open.setVisible(seed is not None)
        self.open.setText(tr("Open game {seed}", seed=seed))
        self.apply.setEnabled(bool(found))

    # ---- inside -------------------------------------------------------------------------------------------

    def _show_numbers(self, paired: Paired) -> None:
        mean = paired.decisive
        self.difference.setVisible(mean is not None)
        self.value.setVisible(mean is not None)
        self.value_words.setVisible(mean is not None)
        self.verdict.setText(self._sentence(paired))
        self.sign.show_sign(
            {Verdict.BETTER: StateSign.DONE, Verdict.WORSE: StateSign.ADVICE}.get(
                paired.verdict, StateSign.QUESTION
            )
        )
        if mean is None:
            return
        if paired.by_wins:
            ends, factor = (tr("wins less"), tr("wins more")), 100.0
            self.value.setText(signed(100 * mean.value, 1))
            interval = tr("{low} to {high}", low=signed(100 * mean.low, 1), high=signed(100 * mean.high, 1))
            what = tr("percentage points of games won, 95 % interval {interval}", interval=interval)
        else:
            ends, factor = (tr("faster"), tr("slower")), 1.0
            digits = 3 if max(abs(mean.low), abs(mean.high)) < 0.1 else 2
            self.value.setText(signed(mean.value, digits))
            pairs = counted(paired.turns.size if paired.turns else 0, "pair")
            low, high = (signed(each, digits) for each in (mean.low, mean.high))
            interval = tr("{low} to {high}", low=low, high=high)
            what = tr("turns to win, 95 % interval {interval}, {pairs}", interval=interval, pairs=pairs)
        self.value_words.setText(what)
        self.difference.show_estimate(mean, ends, factor)
        self.difference.setAccessibleName(
            tr("Difference {value}, {words}", value=self.value.text(), words=what)
        )

    def _sentence(self, paired: Paired) -> str:
        above = paired.by_wins
        match paired.verdict:
            case Verdict.BETTER:
                return (
                    tr("Better: the whole interval is above zero")
                    if above
                    else tr("Better: the whole interval is below zero")
                )
            case Verdict.WORSE:
                return (
                    tr("Worse: the whole interval is below zero")
                    if above
                    else tr("Worse: the whole interval is above zero")
                )
            case Verdict.OPEN if not (paired.sooner or paired.later or paired.gained or paired.lost):
                return tr("No difference: every game ended alike.")
            case Verdict.OPEN:
                return tr("No difference shown: zero is inside the interval. More games narrow it.")
            case Verdict.NONE:
                return tr("Too few games that both versions won to compare them.")

    def _show_parts(self, paired: Paired) -> None:
        if paired.by_wins:
            same = paired.pairs - len(paired.gained) - len(paired.lost)
            parts = (
                (len(paired.gained), tr("{count} won only now", count=f"{len(paired.gained):,}")),
                (same, tr("{count} as before", count=f"{same:,}")),
                (len(paired.lost), tr("{count} won only before", count=f"{len(paired.lost):,}")),
            )
        else:
            parts = (
                (len(paired.sooner), tr("{count} sooner", count=f"{len(paired.sooner):,}")),
                (len(paired.same), tr("{count} same turn", count=f"{len(paired.same):,}")),
                (len(paired.later), tr("{count} later", count=f"{len(paired.later):,}")),
            )
        self.bar.show_parts(parts)

    @staticmethod
    def _telling(paired: Paired) -> int | None:
        """A game in which the change is seen: one that speaks for the verdict, where there is one."""
        up = (*paired.gained, *paired.sooner)
        down = (*paired.lost, *paired.later)
        order = (*down, *up) if paired.verdict is Verdict.WORSE else (*up, *down)
        return order[0] if order else None

    def _on_open(self) -> None:
        seed = self._telling(self._paired) if self._paired else None
        if seed is not None:
            self.open_wanted.emit(seed)

    def _on_run(self) -> None:
        deck = self.changed_deck()
        if deck is not None:
            self.run_wanted.emit(deck)

    def _build(self) -> None:
        theme = self._services.theme
        for box in (self.kind, self.out, self.into):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(14)
        self.into.setEditable(True)
        self.into.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        completer = self.into.completer()
        assert completer is not None, "an editable box has one"
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        for card in self._services.catalogue:
            if not card.is_token:
                self.into.addItem(self._title(card), card.number)
        self.into.setCurrentIndex(-1)
        self._swap = QWidget()
        swap = QVBoxLayout(self._swap)
        swap.setContentsMargins(0, 0, 0, 0)
        for sign, box in (("\N{MINUS SIGN}", self.out), ("+", self.into)):
            line = QHBoxLayout()
            mark = Words(theme, sign, weight=STRONG)
            mark.setFixedWidth(theme.ems(1.2))
            line.addWidget(mark)
            line.addWidget(box, 1)
            if box is self.out:
                line.addWidget(self.copies)
            swap.addLayout(line)
        layout = QVBoxLayout(self)
        margin = theme.steps(3.5)
        layout.setContentsMargins(margin, theme.steps(2), margin, theme.steps(2))
        layout.setSpacing(theme.steps(1.5))
        layout.addWidget(self.title)
        for widget in (self.kind, self._swap, self.other):
            layout.addWidget(widget)
        layout.addWidget(self.run, 0, Qt.AlignmentFlag.AlignLeft)
        for words in (self.words, self.sample, self.difference):
            layout.addWidget(words)
        figure = QHBoxLayout()
        figure.addWidget(self.value)
        figure.addWidget(self.value_words, 1)
        layout.addLayout(figure)
        verdict = QHBoxLayout()
        verdict.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        verdict.addWidget(self.verdict, 1)
        layout.addLayout(verdict)
        layout.addWidget(self.bar)
        buttons = QWidget()
        flow = Flow(buttons)
        flow.setContentsMargins(0, 0, 0, 0)
        flow.setSpacing(theme.steps(2))
        flow.addWidget(self.apply)
        flow.addWidget(self.open)
        layout.addWidget(buttons)
        layout.addStretch(1)

    def _adapt(self) -> None:
        swap = self.kind.currentIndex() == 0
        self._swap.setVisible(swap)
        self.other.setVisible(not swap)

    def _fill(self, mine: Entrant | None) -> None:
        self.out.clear()
        if mine is None:
            return
        for section in (Section.MAIN, Section.MONSTER):
            for entry in mine.deck.section(section):
                card = self._services.catalogue.get(entry.number)
                title = self._title(card) if card else entry.number
                text = tr("{count} {card}", count=entry.count, card=title)
                self.out.addItem(text, (section, entry.number))

    def _title(self, card: Card) -> str:
        return f"{called(card, self._services.language)}, {card.number}"

    def _named(self, number: str) -> str:
        card = self._services.catalogue.get(number)
        return called(card, self._services.language) if card else number
