"""The statistics of the current deck: bars that select their cards, odds, the figures in words (4.4)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from deckbuilder.cards.facts import ROMAN
from deckbuilder.cards.language import color_word
from deckbuilder.cards.messages import joined, say
from deckbuilder.decks.figures import DeckStatistics
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.link import Link
from deckbuilder.gui.widgets.sides import Sides
from deckbuilder.gui.widgets.still import Still
from deckbuilder.gui.widgets.words import STRONG, Words

from .bars import BarGroup, LevelBars, UprightBars
from .marks import Mark, Marks
from .odds_row import OddsRow
from .questions import DeckOdds, Questions
from .step_squares import StepSquares

QUICK_QUESTIONS = 2
"""How many of the player's questions stand in the panel."""


class StatisticsPanel(Column):
    """Follows the current deck; works its figures out only while it can be seen."""

    cards_chosen = Signal(object)
    """A set of card numbers to select in the deck."""

    said = Signal(str)
    """One sentence for the status bar: what was selected."""

    all_wanted = Signal()
    """Open the window with all statistics and odds."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._theme = theme = services.theme
        self._deck: OpenDeck | None = None
        self._steps: Mark | None = None
        self.questions = Questions(services.settings, self)
        self.ranks, self.types = UprightBars(theme, tr("Ranks")), LevelBars(theme, tr("Types"))
        self.steps = StepSquares(theme)
        self.powers = UprightBars(theme, tr("Counter power"), ems=6)
        self.monsters, self.followers = (
            LevelBars(theme, tr("Monsters by rank")),
            LevelBars(theme, tr("Can be played on your monster")),
        )
        self.traits, self.sources = LevelBars(theme, tr("Traits")), LevelBars(theme, tr("Cards that"))
        self._groups: list[BarGroup] = [
            self.ranks,
            self.types,
            self.powers,
            self.monsters,
            self.followers,
            self.traits,
            self.sources,
        ]
        self._steps_label = Words(theme, weight=STRONG)
        self.odds = [OddsRow(services) for _ in range(QUICK_QUESTIONS)]
        self.all = Link(theme, tr("All statistics and odds…"))
        self.words = Words(theme, wrap=True).selectable()
        self._build()
        self._wire()

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Show another deck, or the changed one."""
        self._deck = deck
        if self.isVisible():
            self._refresh()

    def showEvent(self, event: object) -> None:
        """Catch up with what changed while hidden."""
        super().showEvent(event)  # type: ignore[arg-type]
        self._refresh()

    # ---- inside -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        theme = self._theme
        inner = QWidget()
        odds = QVBoxLayout()
        odds.setSpacing(theme.steps(1.5))
        head = Flow(last_right=True)
        head.setSpacing(theme.steps(2))
        head.addWidget(Words(theme, tr("Odds"), weight=STRONG))
        head.addWidget(self.all)
        odds.addLayout(head)
        for row in self.odds:
            odds.addWidget(row)
        first = self._column(self.ranks), self._column(self.types, Still(self._steps_label), self.steps)
        more = (
            self._column(self.powers, self.traits, Still(self.words)),
            self._column(self.monsters, self.followers, self.sources),
        )
        layout = QVBoxLayout(inner)
        margin = theme.steps(3.5)
        layout.setContentsMargins(margin, theme.steps(2), margin, margin)
        layout.setSpacing(theme.steps(2))
        layout.addLayout(Sides(*first, gap=theme.steps(5), shares=(3, 2)))
        layout.addLayout(odds)
        layout.addLayout(Sides(*more, gap=theme.steps(5), shares=(3, 2)))
        layout.addStretch(1)
        self.set_content(inner)

    def _column(self, *parts: QWidget) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._theme.steps(1))
        for part in parts:
            if isinstance(part, BarGroup):
                if column.count():
                    column.addSpacing(self._theme.steps(1))
                column.addWidget(self._head(part))
            column.addWidget(part)
        column.addStretch(1)
        return holder

    def _head(self, group: BarGroup) -> Words:
        return Words(self._theme, group.accessibleName(), weight=STRONG)

    def _wire(self) -> None:
        for group in self._groups:
            group.chosen.connect(self._on_chosen)
        self.steps.clicked.connect(lambda: self._on_chosen(self._steps))
        self.all.clicked.connect(self.all_wanted)
        for place, row in enumerate(self.odds):
            row.edited.connect(lambda question, place=place: self.questions.put(place, question))
        self.questions.changed.connect(self._refresh_odds)

    def _refresh(self) -> None:
        deck = self._deck
        if deck is None:
            return
        figures = deck.statistics
        marks = Marks(deck, self._services.catalogue)
        self._steps = marks.steps()
        for group, shown_marks in (
            (self.ranks, marks.ranks()),
            (self.types, marks.types()),
            (self.powers, marks.powers()),
            (self.monsters, marks.monsters()),
            (self.followers, marks.followers()),
            (self.traits, marks.traits()),
            (self.sources, marks.sources(source_names())),
        ):
            group.show_marks(shown_marks)
        self.steps.show_steps(figures.steps)
        self._steps_label.setText(
            tr("Step 2   {count} of {limit}", count=figures.steps.two, limit=figures.steps.cap)
        )
        self.words.setText("\n".join(in_words(figures)))
        self._refresh_odds()

    def _refresh_odds(self) -> None:
        odds = DeckOdds(self._deck, self._services) if self._deck is not None else None
        questions = self.questions.rows
        for place, row in enumerate(self.odds):
            row.setVisible(place < len(questions))
            if place < len(questions):
                row.show_question(questions[place], odds)

    def _on_chosen(self, mark: Mark | None) -> None:
        if mark is None:
            return
        self.cards_chosen.emit(set(mark.numbers))
        words = shown(mark.words)
        self.said.emit(tr("{words}, selected in the deck", words=words) if mark.numbers else words)


def source_names() -> dict[str, str]:
    """What the bars of the sources are called."""
    return {
        "rage": tr("gain rage"),
        "discard": tr("discard for rage"),
        "draw": tr("draw cards"),
        "find": tr("find cards"),
    }


def in_words(figures: DeckStatistics) -> list[str]:
    """The figures that have no bars, a line each."""
    lines = [_step_in_words(step.rank, step.holds, step.by_text, step.shared) for step in figures.chain]
    power = figures.counter_power
    if power.average is not None:
        lines.append(
            tr(
                "Counter power: total {total}, average {average}, best eight {best}",
                total=f"{power.total:,}",
                average=f"{power.average:,.0f}",
                best=f"{power.best:,}",
            )
        )
    colors = joined(
        say("{what} {count}", what=color_word(color), count=count)
        for color, count in figures.colors.items()
        if count
    )
    lines.append(tr("Colours: {colors}", colors=colors) if colors else tr("Colours: none"))
    if figures.unknown:
        lines.append(tr("Unknown cards, in no other figure: {count}", count=figures.unknown))
    return lines


def _step_in_words(rank: int, holds: bool | None, by_text: bool, shared: tuple[str, ...]) -> str:
    low, high = ROMAN[rank], ROMAN[rank + 1]
    if holds is None:
        return tr("Rank up {low} to {high}: a monster is missing", low=low, high=high)
    if by_text:
        return tr("Rank up {low} to {high}: by the card's own text", low=low, high=high)
    if not shared:
        return tr("Rank up {low} to {high}: no shared trait", low=low, high=high)
    return tr(
        "Rank up {low} to {high}: {traits}", low=low, high=high, traits=joined(say(trait) for trait in shared)
    )
