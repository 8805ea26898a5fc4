"""The checks of the current deck: verdict, a row a violation, advice, the rules that are kept."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from deckbuilder.cards.messages import Message, say
from deckbuilder.decks.edits import Edit
from deckbuilder.decks.legality import Code, Reading, Violation
from deckbuilder.decks.legality.remedies import fix_all, safe_fixes, search_for
from deckbuilder.decks.legality.rules import RULES as RULE_TEXTS
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.link import Link
from deckbuilder.gui.widgets.sign import SignLabel
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.paper.signs import StateSign

from .verdict import Verdict
from .violation_row import MendedRow, ViolationRow

RULES: dict[Message, tuple[str, frozenset[Code]]] = {
    say("main deck size"): ("R4.1", frozenset({Code.MAIN_DECK_SIZE})),
    say("one monster a rank"): (
        "R4.2",
        frozenset({Code.MONSTER_MISSING, Code.MONSTER_EXTRA, Code.MONSTER_DECK_TYPE}),
    ),
    say("copies"): ("R4.3", frozenset({Code.TOO_MANY_COPIES})),
    say("step 2"): ("R4.7", frozenset({Code.STEP_2_LIMIT})),
    say("colours"): (
        "R4.8",
        frozenset({Code.COLOR, Code.RESONANCE_TRAIT, Code.RESONANCE_RANK, Code.RESONANCE_COUNT}),
    ),
    say("known cards"): ("R4.15", frozenset({Code.UNKNOWN_CARD, Code.TOKEN, Code.RAGE_CARD})),
    say("format pool"): ("R4.18", frozenset({Code.NOT_IN_POOL, Code.EXCLUDED, Code.NOT_RELEASED})),
    say("format list"): ("R4.19", frozenset({Code.BANNED, Code.RESTRICTED, Code.CHOICE_GROUP})),
    say("rank-up chain"): ("R4.16", frozenset({Code.TRAIT_CHAIN, Code.NO_REPLACEMENT})),
}
"""The rules as players speak of them: where they stand, and which violations break them."""


MOST_ROWS = 40
"""So many violations have rows; a deck with hundreds opens at once, and begins with the worst."""


class ChecksPanel(Column):
    """Follows the current deck; a row stays the same widget while its violation is the same."""

    cards_chosen = Signal(object)
    """A set of card numbers to select in the deck."""

    fix_wanted = Signal(object)
    """A ``Violation`` whose fix should be applied."""

    edit_wanted = Signal(object)
    """An ``Edit`` of the deck: all safe fixes in one step."""

    find_wanted = Signal(str)
    """A search text that finds what is missing."""

    format_wanted = Signal(str)
    """The id of the format that the deck should be built for."""

    help_wanted = Signal(str)
    """The number of a rule to be read in the help."""

    count_changed = Signal(int)
    """How many problems there are, for the tab."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._theme = services.theme
        self._deck: OpenDeck | None = None
        self._mending: Violation | None = None
        self._mended: MendedRow | None = None
        self.rows: list[ViolationRow] = []
        self.verdict = Verdict(services)
        self.verdict_text, self.verdict_detail = self.verdict.text, self.verdict.detail
        self._inner = QWidget()
        self._layout = QVBoxLayout(self._inner)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._advice = Heading(self._theme, tr("Advice, legal as it is"))
        self._more = Heading(self._theme, "")
        self.kept = KeptRules(self._theme)
        for part in (self.verdict, self._advice, self._more, self.kept):
            self._layout.addWidget(part)
        self._layout.addStretch(1)
        self.set_content(self._inner)
        self.verdict.step_wanted.connect(lambda step: self._focus(self._focused() + step))
        self.verdict.fix_all_wanted.connect(self._on_fix_all)
        self.verdict.format_wanted.connect(self.format_wanted)
        self._theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Show the checks of another deck, or of the changed one."""
        if deck is not self._deck:
            self._mending = None
        self._deck = deck
        self.setEnabled(deck is not None)
        if deck is None:
            return
        found = deck.violations
        self.verdict.show_deck(deck)
        self.kept.show_violations(found)
        self._show_rows(deck, found[:MOST_ROWS])
        self._more.setText(tr("and {count} more", count=len(found) - MOST_ROWS))
        self._more.setVisible(len(found) > MOST_ROWS)
        self.count_changed.emit(deck.problems)

    def focus_next(self) -> None:
        """Go to the next violation, from the last one to the first."""
        self._focus((self._focused() + 1) % len(self.rows) if self.rows else -1)

    def apply_current(self) -> None:
        """Apply the fix of the focused violation, else of the first that has one."""
        index = self._focused()
        rows = [self.rows[index]] if index >= 0 else [row for row in self.rows if row.violation.fix]
        if rows and rows[0].violation.fix:
            self._mend(rows[0].violation)

    # ---- rows ---------------------------------------------------------------------------------------------

    def _show_rows(self, deck: OpenDeck, found: tuple[Violation, ...]) -> None:
        if self._mended is not None:
            self._drop(self._mended)
        self._mended = None
        reading = Reading(deck.deck, self._services.catalogue, deck.format, deck.on)
        focused = self._focused()
        before = self.rows
        spare = [row for row in before if row.violation not in found and row.violation != self._mending]
        staying = {row.violation: row for row in before}
        self.rows = [self._row_for(violation, reading, staying, spare) for violation in found]
        gone = [(place, row) for place, row in enumerate(before) if row not in self.rows]
        for _, row in gone:
            self._drop(row)
        self._arrange()
        self._say_mended(gone)
        gone_before = sum(place < focused for place, _ in gone)
        if any(place == focused for place, _ in gone):
            self._focus(min(focused - gone_before, len(self.rows) - 1))

    def _row_for(
        self,
        violation: Violation,
        reading: Reading,
        staying: dict[Violation, ViolationRow],
        spare: list[ViolationRow],
    ) -> ViolationRow:
        """The row of this violation, one of ``spare`` that said the same with other numbers, or a new one."""
        search = search_for(violation, reading)
        row = staying.get(violation)
        if row is None:
            row = next((each for each in spare if each.can_show(violation)), None)
            if row is not None:
                spare.remove(row)
        if row is not None:
            row.show_violation(violation, search)
            return row
        row = ViolationRow(self._theme, violation, search)
        row.chosen.connect(lambda violation: self.cards_chosen.emit(set(violation.cards)))
        row.fix_wanted.connect(self._mend)
        row.search_wanted.connect(self.find_wanted)
        row.help_wanted.connect(self.help_wanted)
        row.step_wanted.connect(lambda step: self._focus(self._focused() + step))
        return row

    def _arrange(self) -> None:
        """Problems, the heading of the advice, advice; Tab goes on in that order."""
        problems = [row for row in self.rows if row.violation.is_error]
        advice = [row for row in self.rows if not row.violation.is_error]
        wanted = [self.verdict, *problems, self._advice, *advice, self._more, self.kept]
        items = [self._layout.itemAt(place) for place in range(self._layout.count())]
        if [item.widget() for item in items if item and item.widget()] != wanted:
            for each in wanted:
                self._layout.removeWidget(each)
            for place, each in enumerate(wanted):
                self._layout.insertWidget(place, each)
            for row in self.rows:
                row.show()  # now, not with the next event, so that it can take the focus
            stops: list[QWidget] = [self.verdict.sources]
            for row in self.rows:
                stops += [row, row.button] if row.button else [row]
            for before, after in pairwise([*stops, self.kept.button]):
                QWidget.setTabOrder(before, after)
        self._advice.setVisible(bool(advice))

    def _say_mended(self, gone: list[tuple[int, ViolationRow]]) -> None:
        """A row that says what was mended stands for a moment where the violation stood."""
        mending, self._mending = self._mending, None
        place = next((place for place, row in gone if row.violation == mending), None)
        if mending is None or place is None:
            return
        self._mended = mended = MendedRow(self._theme, mending, motion=self._services.settings.motion)
        mended.gone.connect(partial(self._forget, mended))
        self._layout.insertWidget(1 + place, mended)
        mended.show()

    def _forget(self, row: MendedRow) -> None:
        if row is self._mended:
            self._mended = None
            self._drop(row)

    def _drop(self, row: QWidget) -> None:
        self._layout.removeWidget(row)
        row.hide()
        row.deleteLater()

    # ---- doing --------------------------------------------------------------------------------------------

    def _mend(self, violation: Violation) -> None:
        self._mending = violation
        self.fix_wanted.emit(violation)

    def _on_fix_all(self) -> None:
        deck = self._deck
        if deck is None:
            return
        count = len(safe_fixes(deck.violations))
        catalogue, format_, day = self._services.catalogue, deck.format, deck.on
        reason = say("apply {count} fixes", count=count)
        self.edit_wanted.emit(Edit(reason, lambda old: fix_all(old, catalogue, format_, day)))
        self._focus(0 if self.rows else -1)

    def _focused(self) -> int:
        return next((number for number, row in enumerate(self.rows) if row.hasFocus()), -1)

    def _focus(self, index: int) -> None:
        if index < 0:
            self.verdict.row.setFocus(Qt.FocusReason.OtherFocusReason)
            self.ensureWidgetVisible(self.verdict.row)
        elif index < len(self.rows):
            self.rows[index].setFocus(Qt.FocusReason.OtherFocusReason)
            self.ensureWidgetVisible(self.rows[index])
            self.cards_chosen.emit(set(self.rows[index].violation.cards))

    def _on_theme_changed(self) -> None:
        self._inner.setMinimumWidth(self._theme.ems(22))


class Heading(QWidget):
    """A strong line between two kinds of rows."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QHBoxLayout(self)  # margins of a label itself do not survive a new parent
        layout.setContentsMargins(theme.steps(3), theme.steps(2), theme.steps(3), theme.steps(1))
        self._words = Words(theme, text, weight=STRONG, tone="text2")
        layout.addWidget(self._words)

    def setText(self, text: str) -> None:
        """Say something else."""
        self._words.setText(text)


class KeptRules(QWidget):
    """One line for all rules that are kept; it opens to one line a rule."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._kept: list[Message] = []
        self.button = Link(theme, tr("Each"))
        self.button.setCheckable(True)
        self.line = Words(theme, tone="text2", wrap=True)
        self._list = QWidget()
        self._rules = QVBoxLayout(self._list)
        self._rules.setSpacing(theme.steps(1))
        head = QHBoxLayout()
        head.setSpacing(theme.steps(3))
        head.addWidget(SignLabel(theme, StateSign.KEPT))
        head.addWidget(self.line, 1)
        head.addWidget(self.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.steps(3), theme.steps(2), theme.steps(3), theme.steps(2))
        layout.addLayout(head)
        layout.addWidget(self._list)
        self._list.hide()
        self.button.toggled.connect(self._on_toggled)
        self._name_button()

    def show_violations(self, found: tuple[Violation, ...]) -> None:
        """Show the rules that none of these break."""
        broken = {violation.code for violation in found}
        self._kept = [name for name, (_, codes) in RULES.items() if not codes & broken]
        count, names = len(self._kept), tr(", ").join(shown(name) for name in self._kept)
        self.line.setText(
            tr(
                "{count} rules kept: {names}" if count != 1 else "{count} rule kept: {names}",
                count=count,
                names=names,
            )
        )
        self.setVisible(bool(self._kept))
        if self.button.isChecked():
            self._fill()

    def _on_toggled(self, on: bool) -> None:
        self._list.setVisible(on)
        self._name_button()
        if on:
            self._fill()

    def _name_button(self) -> None:
        self.button.setText(tr("Less") if self.button.isChecked() else tr("Each"))
        self.button.setAccessibleName(
            tr("Fold the rules that are kept" if self.button.isChecked() else "List the rules that are kept")
        )
        self.button.updateGeometry()

    def _fill(self) -> None:
        while (item := self._rules.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for name in self._kept:
            rule = RULES[name][0]
            words = tr("{name} ({rule}): {text}", name=name, rule=rule, text=RULE_TEXTS[rule])
            row = Words(self._theme, words, scale=0.92, tone="text2", wrap=True)
            self._rules.addWidget(row)
            row.show()
