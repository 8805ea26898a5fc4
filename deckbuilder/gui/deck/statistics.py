"""The statistics of the current deck: drawn curves, then the figures in words (4.4)."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from deckbuilder.cards.facts import ROMAN
from deckbuilder.decks.figures import DeckStatistics
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.words import STRONG, Words

from .curve import RankCurve, StepSquares, TypeBars
from .odds_row import OddsRow


class StatisticsPanel(Column):
    """Follows the current deck; works its figures out only while it can be seen."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme = services.theme
        self._deck: OpenDeck | None = None
        self.curve, self.types, self.steps = RankCurve(theme), TypeBars(theme), StepSquares(theme)
        self._steps_label = Words(theme, weight=STRONG)
        self.odds = [OddsRow(services, 1, "monsters", 5), OddsRow(services, 2, "battle rank 1–3", 6)]
        self.words = Words(theme, wrap=True).selectable()
        heads = [Words(theme, text, weight=STRONG) for text in ("Ranks", "Types", "Odds")]
        inner = QWidget()
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.steps(5))
        grid.addWidget(heads[0], 0, 0)
        grid.addWidget(heads[1], 0, 1)
        grid.addWidget(self.curve, 1, 0, 3, 1)
        grid.addWidget(self.types, 1, 1)
        grid.addWidget(self._steps_label, 2, 1)
        grid.addWidget(self.steps, 3, 1)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        layout = QVBoxLayout(inner)
        margin = theme.steps(3.5)
        layout.setContentsMargins(margin, theme.steps(2), margin, margin)
        layout.setSpacing(theme.steps(2))
        layout.addLayout(grid)
        layout.addWidget(heads[2])
        for row in self.odds:
            layout.addWidget(row)
        layout.addWidget(self.words)
        layout.addStretch(1)
        self.set_content(inner)

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Show another deck, or the changed one."""
        self._deck = deck
        if self.isVisible():
            self._refresh()

    def showEvent(self, event: object) -> None:
        """Catch up with what changed while hidden."""
        super().showEvent(event)  # type: ignore[arg-type]
        self._refresh()

    def _refresh(self) -> None:
        if self._deck is None:
            return
        figures = self._deck.statistics
        self.curve.show_columns(figures.ranks)
        self.types.show_types(figures.types)
        self.steps.show_steps(figures.steps)
        self._steps_label.setText(f"Step 2   {figures.steps.two} of {figures.steps.cap}")
        for row in self.odds:
            row.show_deck(self._deck)
        self.words.setText("\n".join(in_words(figures)))


def in_words(figures: DeckStatistics) -> list[str]:
    """The figures that are not drawn, a line each."""
    lines = [
        "Monsters by rank: " + ", ".join(f"{ROMAN[m.rank]} {m.total}" for m in figures.monsters),
        "Can be played on your monster: "
        + ", ".join(f"{ROMAN[m.rank]} {m.followers}" for m in figures.monsters),
    ]
    for step in figures.chain:
        link = f"{ROMAN[step.rank]} to {ROMAN[step.rank + 1]}"
        if step.holds is None:
            lines.append(f"Rank up {link}: a monster is missing")
        elif step.by_text:
            lines.append(f"Rank up {link}: by the card's own text")
        else:
            lines.append(f"Rank up {link}: {', '.join(step.shared) or 'no shared trait'}")
    power = figures.counter_power
    if power.count:
        average = f", average {power.average:,.0f}" if power.average is not None else ""
        lines.append(f"Counter power: total {power.total:,}{average}, best eight {power.best:,}")
    sources = figures.sources
    lines.append(
        f"Gain rage {sources.rage_cards}, discard for rage {sources.rage_discards}, "
        f"draw {sources.draw}, find cards {sources.search}"
    )
    colors = ", ".join(f"{color.value} {count}" for color, count in figures.colors.items() if count)
    lines.append(f"Colours: {colors or 'none'}")
    traits = ", ".join(f"{row.trait} {row.total}" for row in figures.traits[:8])
    lines.append(f"Traits: {traits or 'none'}")
    if figures.unknown:
        lines.append(f"Unknown cards, in no other figure: {figures.unknown}")
    return lines
