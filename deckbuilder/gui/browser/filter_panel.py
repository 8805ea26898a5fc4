"""The filter panel: chips and ticks that are another view of the search line (GUI, 4.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.facts import ROMAN, CardType, Color
from deckbuilder.cards.search.filters import Filters
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.chip import Chip, Drawer, color_drawer, step_drawer, type_drawer
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.tick import Tick
from deckbuilder.gui.widgets.words import STRONG, Words

FIRST_TRAITS = 6
"""Traits shown before "More…"."""


class FilterPanel(Column):
    """Shows a ``Filters`` and says when the player changes one of its fields."""

    touched = Signal()
    """The player is about to change something: the time to show what the search line says by now."""

    filters_changed = Signal(object)
    """The ``Filters`` as the player has just set them; what chips cannot say is still in ``rest``."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._theme = services.theme
        self._filters = Filters()
        self._showing = False
        self.toggles: dict[tuple[str, Any], Chip | Tick] = {}
        """Every chip and tick by field and value."""

        self._inner = QWidget()
        self._layout = QVBoxLayout(self._inner)
        self._build()
        self.set_content(self._inner)
        self._theme.changed.connect(self._restyle)
        self._restyle()

    @property
    def filters(self) -> Filters:
        """What is shown."""
        return self._filters

    def show_filters(self, filters: Filters) -> None:
        """Show what the search line says."""
        self._filters = filters
        self._showing = True
        try:
            for (field, value), toggle in self.toggles.items():
                current = getattr(filters, field)
                toggle.setChecked(value in current if isinstance(current, frozenset) else bool(current))
            if self.text.text() != filters.text:
                self.text.setText(filters.text)
            for trait in filters.traits:
                if (tick := self.toggles.get(("traits", trait))) is not None:
                    tick.setVisible(True)
            self._clear.setEnabled(filters != Filters(rest=filters.rest))
        finally:
            self._showing = False

    def show_owned(self, owned: Mapping[str, int] | None) -> None:
        """Offer the owned cards while a collection is kept."""
        self.toggles["owned", True].setVisible(owned is not None)

    # ---- inside -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        theme = self._theme
        self._chips(
            "Colour", "any of", "colors", [(c, c.value.capitalize(), color_drawer(theme, c)) for c in Color]
        )
        types: list[tuple[Any, str, Drawer | None]] = [
            (each, each.value.capitalize(), type_drawer(each)) for each in CardType
        ]
        grid = self._chips("Type", "", "types", types)
        base = self._chip("base", True, "Base", "bases: strategy cards that stay", None)
        grid.addWidget(base, 1, 1)
        grid = self._chips("Rank", "", "ranks", [(rank, str(rank), None) for rank in range(1, 9)], columns=4)
        for column, (rank, roman) in enumerate(ROMAN.items()):
            grid.addWidget(
                self._chip("monster_ranks", rank, roman, f"monsters of rank {roman}", None), 2, column
            )
        self._chips("Invasion step", "", "steps", [(step, str(step), step_drawer(step)) for step in (1, 2)])
        self._head("Text")
        self.text = QLineEdit()
        self.text.setClearButtonEnabled(True)
        self.text.setAccessibleName("Words in the rules text")
        self.text.setPlaceholderText("words in the rules text")
        self.text.textEdited.connect(lambda text: self._change(lambda now: replace(now, text=text)))
        self._layout.addWidget(self.text)
        self._set_ticks()
        self._trait_ticks()
        self._head("Show")
        self._tick("legal", True, "Legal in this format", None)
        self._tick("fits_deck", True, "Fits the deck’s colours", None)
        self._tick("in_deck", True, "Only in this deck", None)
        self._tick("owned", True, tr("Only cards you own"), None).hide()
        self._clear = QPushButton("Clear filters")
        self._clear.clicked.connect(lambda: self._change(lambda now: Filters(rest=now.rest)))
        self._layout.addWidget(self._clear)
        self._layout.addStretch(1)

    def _set_ticks(self) -> None:
        catalogue = self._services.catalogue
        counts = Counter(card.set_code for card in catalogue)
        self._head("Set")
        for code in sorted(counts, key=lambda code: (code == "EPR", code)):
            self._tick("sets", code, catalogue.set_name(code), counts[code])

    def _trait_ticks(self) -> None:
        counts = Counter(trait for card in self._services.catalogue for trait in card.traits)
        self._head("Trait")
        ordered = [trait for trait, _ in counts.most_common(FIRST_TRAITS)]
        rest = sorted(set(counts) - set(ordered))
        for trait in (*ordered, *rest):
            tick = self._tick("traits", trait, trait, counts[trait])
            tick.setVisible(trait in ordered)
        self._more = QPushButton("More…")
        self._more.setCheckable(True)
        self._more.setFlat(True)
        self._more.toggled.connect(lambda on: self._show_traits(rest, on))
        self._layout.addWidget(self._more)

    def _show_traits(self, traits: Iterable[str], on: bool) -> None:
        self._more.setText("Fewer" if on else "More…")
        for trait in traits:
            self.toggles["traits", trait].setVisible(on or trait in self._filters.traits)

    def _head(self, text: str, aside: str = "") -> None:
        head, note = Words(self._theme, text, weight=STRONG), Words(self._theme, aside, tone="text2")
        row = QHBoxLayout()
        row.setContentsMargins(0, self._theme.steps(1.5), 0, 0)
        row.addWidget(head)
        row.addStretch(1)
        row.addWidget(note)
        self._layout.addLayout(row)

    def _chips(
        self,
        title: str,
        aside: str,
        field: str,
        values: list[tuple[Any, str, Drawer | None]],
        columns: int = 2,
    ) -> QGridLayout:
        self._head(title, aside)
        grid = QGridLayout()
        grid.setSpacing(self._theme.steps(2) if columns == 2 else self._theme.steps(1.5))
        for number, (value, text, draw) in enumerate(values):
            words = f"{title.lower()} {text}"
            grid.addWidget(self._chip(field, value, text, words, draw), number // columns, number % columns)
        self._layout.addLayout(grid)
        return grid

    def _chip(self, field: str, value: Any, text: str, words: str, draw: Drawer | None) -> Chip:  # noqa: ANN401
        chip = Chip(self._theme, text, words, draw)
        chip.toggled.connect(lambda on: self._on_toggled(field, value, on))
        self.toggles[field, value] = chip
        return chip

    def _tick(self, field: str, value: Any, text: str, count: int | None) -> Tick:  # noqa: ANN401
        tick = Tick(self._theme, text, count)
        tick.toggled.connect(lambda on: self._on_toggled(field, value, on))
        self.toggles[field, value] = tick
        self._layout.addWidget(tick)
        return tick

    def _on_toggled(self, field: str, value: Any, on: bool) -> None:  # noqa: ANN401
        def change(now: Filters) -> Filters:
            wanted: Any = on
            current: frozenset[Any] | bool | str = getattr(now, field)
            if isinstance(current, frozenset):
                wanted = current | {value} if on else current - {value}
            elif field == "legal":
                wanted = "deck" if on else ""
            return replace(now, **{field: wanted})

        self._change(change)

    def _change(self, change: Callable[[Filters], Filters]) -> None:
        if self._showing:
            return
        self.touched.emit()
        filters = change(self._filters)
        self.show_filters(filters)
        self.filters_changed.emit(filters)

    def _restyle(self) -> None:
        theme = self._theme
        margin = theme.steps(3.5)
        self._layout.setContentsMargins(margin, theme.steps(2), margin, margin)
        self._layout.setSpacing(theme.steps(1.5))
        self._inner.setMinimumWidth(theme.ems(14))
