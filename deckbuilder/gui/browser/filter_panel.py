"""The filter panel: chips and ticks that are another view of the search line (GUI, 4.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from operator import attrgetter
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import ROMAN, CardType, Color
from deckbuilder.cards.language import color_word, trait_name, type_word
from deckbuilder.cards.messages import say
from deckbuilder.cards.search.filters import Filters
from deckbuilder.cards.search.vocabulary import set_key
from deckbuilder.gui.folding import fold, is_folded
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.chip import Chip, Drawer, color_drawer, step_drawer, type_drawer
from deckbuilder.gui.widgets.clearable import make_clearable
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.fold import Fold
from deckbuilder.gui.widgets.tick import Tick

FIRST_TRAITS = 6
"""Traits shown before "More…"."""

KEYWORDS: Mapping[str, str] = {
    "burst": say("Burst"),
    "evolution": say("Evolution"),
    "awakening": say("Awakening"),
    "revenge": say("Revenge"),
    "enter": say("When entering"),
    "invading": say("When invading"),
    "overwhelm": say("Overwhelm"),
    "yourturn": say("Your turn"),
    "opponentsturn": say("Opponent’s turn"),
    "resonance": say("Resonance"),
}
"""The keywords and icons that can be ticked."""

COUNTED: Mapping[str, Callable[[Iterable[Card]], Iterable[str]]] = {
    "sets": lambda cards: (number.partition("-")[0] for number in map(attrgetter("number"), cards)),
    "traits": lambda cards: chain.from_iterable(map(attrgetter("traits"), cards)),
    "keywords": lambda cards: chain.from_iterable(map(attrgetter("keywords"), cards)),
}
"""The fields with a count beside each value, and every value that cards have, as often as they have it."""

_Values = list[tuple[Any, str, Drawer | None]]
"""What a section of chips offers: the value, its text, its sign."""


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
        """Every chip and tick by field and value; those of rare traits from when they are first shown."""

        self._counts: dict[str, Counter[str]] = {}
        """What was counted last, by field."""

        self.folds: dict[str, Fold] = {}
        """The sections by the name they are remembered under."""

        self._offers_owned = False
        self._fill()
        self._theme.changed.connect(self._restyle)
        services.data.replaced.connect(self._on_data_replaced)

    @property
    def filters(self) -> Filters:
        """What is shown."""
        return self._filters

    @property
    def first_control(self) -> QWidget:
        """What takes the focus when the panel does."""
        fold = self.folds["colors"]
        return self.toggles["colors", Color.RED] if fold.is_open else fold.head

    def show_filters(self, filters: Filters) -> None:
        """Show what the search line says."""
        self._filters = filters
        self._showing = True
        try:
            if not filters.traits.isdisjoint(self._rare):
                self._make_rare_ticks()
            for (field, value), toggle in self.toggles.items():
                current = getattr(filters, field)
                toggle.setChecked(value in current if isinstance(current, frozenset) else bool(current))
            if self.text.text() != filters.text:
                self.text.setText(filters.text)
            self._show_traits()
            self.clear.setEnabled(filters != Filters(rest=filters.rest))
            self._show_notes()
        finally:
            self._showing = False

    def show_counts(self, cards_for: Callable[[str], Sequence[Card]]) -> None:
        """Count beside each value how many cards it would leave; ``cards_for`` a field ignores that field."""
        for field, values_of in COUNTED.items():
            counts = Counter(values_of(cards_for(field)))
            self._counts[field] = counts
            for (each, value), toggle in self.toggles.items():
                if each == field and isinstance(toggle, Tick):
                    toggle.show_count(counts[value])

    def show_owned(self, owned: Mapping[str, int] | None) -> None:
        """Offer the owned cards while a collection is kept."""
        self._offers_owned = owned is not None
        self.toggles["owned", True].setVisible(self._offers_owned)

    def show_folds(self) -> None:
        """Fold and unfold the sections as the layout says."""
        for name, section in self.folds.items():
            section.set_open(not is_folded(self._services.settings, f"filters/{name}"))

    # ---- building -----------------------------------------------------------------------------------------

    def _fill(self) -> None:
        self._inner = QWidget()
        self._layout = QVBoxLayout(self._inner)
        self._build()
        self.set_content(self._inner)
        self._restyle()

    def _on_data_replaced(self) -> None:
        """Offer the sets and traits there are now."""
        self.toggles.clear()
        self.folds.clear()
        self._fill()
        self.toggles["owned", True].setVisible(self._offers_owned)

    def _build(self) -> None:
        theme = self._theme
        self._chips(
            "colors",
            tr("Colour"),
            [(each, _capital(color_word(each)), color_drawer(theme, each)) for each in Color],
            tr("colour {value}"),
        )
        types: _Values = [(each, _capital(type_word(each)), type_drawer(each)) for each in CardType]
        grid = self._chips("types", tr("Type"), types, tr("type {value}"))
        base = self._chip("base", True, tr("Base"), tr("bases: strategy cards that stay"), None)
        grid.addWidget(base, 1, 1)
        ranks: _Values = [(rank, str(rank), None) for rank in range(1, 9)]
        grid = self._chips("ranks", tr("Rank"), ranks, tr("rank {value}"), columns=4)
        for column, (rank, roman) in enumerate(ROMAN.items()):
            words = tr("monsters of rank {rank}", rank=roman)
            grid.addWidget(self._chip("monster_ranks", rank, roman, words, None), 2, column)
        steps: list[tuple[Any, str, Drawer | None]] = [
            (step, str(step), step_drawer(step)) for step in (1, 2)
        ]
        self._chips("steps", tr("Invasion step"), steps, tr("invasion step {value}"))
        self.text = QLineEdit()
        make_clearable(self.text, theme)
        self.text.setAccessibleName(tr("Words in the rules text"))
        self.text.setPlaceholderText(tr("words in the rules text"))
        self.text.textEdited.connect(lambda text: self._change(lambda now: replace(now, text=text)))
        self._section("text", tr("Text")).body.addWidget(self.text)
        self._set_ticks()
        self._trait_ticks()
        section = self._section("keywords", tr("Keyword"))
        for keyword, words in KEYWORDS.items():
            self._tick(section, "keywords", keyword, shown(words), counted=True)
        section = self._section("show", tr("Show"))
        self._tick(section, "legal", True, tr("Legal in this format"))
        self._tick(section, "fits_deck", True, tr("Fits the deck’s colours"))
        self._tick(section, "in_deck", True, tr("Only in this deck"))
        self._tick(section, "owned", True, tr("Only cards you own")).hide()
        self.clear = QPushButton(tr("Clear filters"))
        self.clear.clicked.connect(lambda: self._change(lambda now: Filters(rest=now.rest)))
        self._layout.addWidget(self.clear)
        self._layout.addStretch(1)
        self.show_counts(lambda _: self._services.catalogue.cards)
        self.show_folds()
        self.show_filters(self._filters)

    def _set_ticks(self) -> None:
        catalogue = self._services.catalogue
        section = self._section("sets", tr("Set"))
        for code in sorted({card.set_code for card in catalogue}, key=set_key):
            named = catalogue.sets.get(code)
            in_japanese = named.name_ja if named and self._services.language == "ja" else ""
            self._tick(section, "sets", code, in_japanese or catalogue.set_name(code), counted=True)

    def _trait_ticks(self) -> None:
        counts = Counter(trait for card in self._services.catalogue for trait in card.traits)
        section = self._section("traits", tr("Trait"))
        first = [trait for trait, _ in counts.most_common(FIRST_TRAITS)]
        self._rare = sorted(set(counts) - set(first), key=str.casefold)
        for trait in first:
            self._tick(section, "traits", trait, trait_name(trait, self._services.language), counted=True)
        self.more = QPushButton()
        self.more.setCheckable(True)
        self.more.setFlat(True)
        self.more.toggled.connect(self._show_traits)
        section.body.addWidget(self.more)

    def _make_rare_ticks(self) -> None:
        """Put them between the usual traits and "More…", for the keys as for the eye; once."""
        before = [tick for (field, _), tick in self.toggles.items() if field == "traits"]
        if len(before) > FIRST_TRAITS or not self._rare:
            return
        section, counts = self.folds["traits"], self._counts["traits"]
        section.body.removeWidget(self.more)
        for trait in self._rare:
            words = trait_name(trait, self._services.language)
            tick = self._tick(section, "traits", trait, words, counted=True)
            tick.show_count(counts[trait])
            self.setTabOrder(before[-1], tick)
            before.append(tick)
        section.body.addWidget(self.more)
        self.more.raise_()  # screen readers take the parts in the order in which they are kept

    def _section(self, name: str, title: str) -> Fold:
        section = Fold(self._theme, title)
        section.folded.connect(partial(fold, self._services.settings, f"filters/{name}"))
        section.folded.connect(self._show_notes)
        self.folds[name] = section
        self._layout.addWidget(section)
        return section

    def _chips(
        self,
        field: str,
        title: str,
        values: list[tuple[Any, str, Drawer | None]],
        words: str,
        columns: int = 2,
    ) -> QGridLayout:
        """A section of chips; ``words`` names one of them for tips and screen readers."""
        grid = QGridLayout()
        grid.setSpacing(self._theme.steps(2) if columns == 2 else self._theme.steps(1.5))
        for number, (value, text, draw) in enumerate(values):
            chip = self._chip(field, value, text, words.format(value=text), draw)
            grid.addWidget(chip, number // columns, number % columns)
        self._section(field, title).body.addLayout(grid)
        return grid

    def _chip(self, field: str, value: Any, text: str, words: str, draw: Drawer | None) -> Chip:  # noqa: ANN401
        wide = 1.9 if (field, value) == ("steps", 2) else 1.15  # two prints stand side by side
        chip = Chip(self._theme, text, words, draw, wide=wide)
        chip.toggled.connect(lambda on: self._on_toggled(field, value, on))
        self.toggles[field, value] = chip
        return chip

    def _tick(self, section: Fold, field: str, value: Any, text: str, *, counted: bool = False) -> Tick:  # noqa: ANN401
        tick = Tick(self._theme, text, 0 if counted else None)
        tick.toggled.connect(lambda on: self._on_toggled(field, value, on))
        self.toggles[field, value] = tick
        section.body.addWidget(tick)
        return tick

    # ---- changing -----------------------------------------------------------------------------------------

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

    # ---- showing ------------------------------------------------------------------------------------------

    def _show_traits(self) -> None:
        """The usual traits and the ticked ones, or all of them."""
        all_of_them = self.more.isChecked()
        self.more.setText(tr("Fewer") if all_of_them else tr("More…"))
        if all_of_them:
            self._make_rare_ticks()
        for trait in self._rare:
            if tick := self.toggles.get(("traits", trait)):
                tick.setVisible(all_of_them or trait in self._filters.traits)

    def _show_notes(self) -> None:
        """What stands at the right of a head: how many values are chosen under a folded one."""
        chosen = Counter(
            _SECTION_OF.get(field, field) for (field, _), each in self.toggles.items() if each.isChecked()
        )
        chosen["text"] += bool(self._filters.text)
        for name, section in self.folds.items():
            note = tr("any of") if name == "colors" else ""
            if not section.is_open:
                note = tr("{count} chosen", count=chosen[name]) if chosen[name] else ""
            section.head.show_note(note)

    def _restyle(self) -> None:
        theme = self._theme
        margin = theme.steps(3.5)
        self._layout.setContentsMargins(margin, theme.steps(1.5), margin, margin)
        self._layout.setSpacing(theme.steps(1.5))
        self._inner.setMinimumWidth(theme.ems(14))


_SECTION_OF = {
    "base": "types",
    "monster_ranks": "ranks",
    "legal": "show",
    "fits_deck": "show",
    "in_deck": "show",
    "owned": "show",
}
"""The sections of the fields that have none of their own."""


def _capital(words: str) -> str:
    text = shown(words)
    return text[:1].upper() + text[1:]
