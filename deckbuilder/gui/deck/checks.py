"""The checks of the current deck: the verdict, one row a violation with its fix, the rules that are kept."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from deckbuilder.decks.legality import Code, Severity, Violation, verdict
from deckbuilder.gui.describe import tip
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.rows import fill_row
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.sign import SignLabel
from deckbuilder.gui.widgets.words import MEDIUM, STRONG, Words
from deckbuilder.paper.signs import StateSign

RULES: dict[str, frozenset[Code]] = {
    "main deck size": frozenset({Code.MAIN_DECK_SIZE}),
    "one monster a rank": frozenset({Code.MONSTER_MISSING, Code.MONSTER_EXTRA, Code.MONSTER_DECK_TYPE}),
    "copies": frozenset({Code.TOO_MANY_COPIES}),
    "step 2": frozenset({Code.STEP_2_LIMIT}),
    "colours": frozenset({Code.COLOR, Code.RESONANCE_TRAIT, Code.RESONANCE_RANK, Code.RESONANCE_COUNT}),
    "known cards": frozenset({Code.UNKNOWN_CARD, Code.TOKEN, Code.RAGE_CARD}),
    "format pool": frozenset({Code.NOT_IN_POOL, Code.EXCLUDED, Code.NOT_RELEASED}),
    "format list": frozenset({Code.BANNED, Code.RESTRICTED, Code.CHOICE_GROUP}),
    "rank-up chain": frozenset({Code.TRAIT_CHAIN, Code.NO_REPLACEMENT}),
}
"""The rules as players speak of them, for the line of those that are kept."""


class ViolationRow(QWidget):
    """Sign, fact with both numbers, rule in words, fix as a verb with its number."""

    chosen = Signal(object)
    """The row's ``Violation``: show its cards."""

    fix_wanted = Signal(object)
    """A ``Violation`` whose fix should be applied."""

    step_wanted = Signal(int)
    """Focus the row so many further on."""

    def __init__(self, theme: Theme, violation: Violation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.violation = violation
        self._theme = theme
        self._hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        error = violation.severity is Severity.ERROR
        word = "Problem" if error else "Advice"
        fix = f". Enter: {violation.fix}" if violation.fix else ""
        self.setAccessibleName(
            f"{word}: {violation.sentence}. Rule {violation.rule}, {violation.rule_words}{fix}"
        )
        fact = Words(theme, violation.sentence, weight=MEDIUM, wrap=True)
        rule = Words(theme, _rule_line(violation), scale=0.92, tone="text2", wrap=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(fact)
        words.addWidget(rule)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(theme.steps(3), theme.steps(1.5), theme.steps(3), theme.steps(1.5))
        layout.setSpacing(theme.steps(3))
        layout.addWidget(SignLabel(theme, StateSign.PROBLEM if error else StateSign.ADVICE))
        layout.addLayout(words, 1)
        self.button: QPushButton | None = None
        if violation.fix is not None:
            self.button = QPushButton(violation.fix.label.replace("&", "&&"))
            self.button.setAccessibleName(str(violation.fix))
            self.button.setToolTip(tip(str(violation.fix)))
            self.button.clicked.connect(lambda: self.fix_wanted.emit(violation))
            layout.addWidget(self.button)
        self.setMinimumHeight(theme.ems(3))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter applies the fix, space shows the cards, arrows go on."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self.fix_wanted if self.violation.fix else self.chosen).emit(self.violation)
        elif key == Qt.Key.Key_Space:
            self.chosen.emit(self.violation)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.step_wanted.emit(1 if key == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click selects the cards."""
        event.accept()
        self.chosen.emit(self.violation)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: ARG002
        """Show that the row can be clicked."""
        self._hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: ARG002
        """Back to rest."""
        self._hovered = False
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Draw the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Ground, bar, ring and hairline."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        focused = self.hasFocus()
        if focused or self._hovered:
            tone = "alt" if self._theme.scheme.high_contrast else "sel"
            painter.fillRect(rect, self._theme.color(tone))
        fill_row(painter, rect, self._theme, selected=False, focused=focused)
        if focused:
            painter.fillRect(QRectF(0, 0, 3, rect.height()), self._theme.color("focus"))
        painter.fillRect(QRectF(0, rect.height() - 1, rect.width(), 1), self._theme.color("rule"))
        painter.end()


class VerdictRow(QWidget):
    """Takes the focus too: where F8 leads in a legal deck, and the keys after the last fix."""

    step_wanted = Signal(int)
    """Focus the row so many further on."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down goes to the first violation."""
        if event.key() == Qt.Key.Key_Down:
            self.step_wanted.emit(1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """The ring."""
        if self.hasFocus():
            painter = QPainter(self)
            fill_row(painter, QRectF(self.rect()), self._theme, selected=False, focused=True)
            painter.end()


def _rule_line(violation: Violation) -> str:
    if violation.severity is Severity.WARNING:
        return f"Advice, not a rule: {violation.rule_words}"
    return f"Rule {violation.rule}, {violation.rule_words}"


class ChecksPanel(Column):
    """Follows the current deck; remakes its rows only when the violations differ."""

    cards_chosen = Signal(object)
    """A set of card numbers to select in the deck."""

    fix_wanted = Signal(object)
    """A ``Violation`` whose fix should be applied."""

    count_changed = Signal(int)
    """How many problems there are, for the tab."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._theme = services.theme
        self._deck: OpenDeck | None = None
        self._shown: tuple[Violation, ...] | None = None
        self.rows: list[ViolationRow] = []
        self._inner = QWidget()
        self._layout = QVBoxLayout(self._inner)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._verdict, self._verdict_sign, self.verdict_text, self.verdict_detail = self._make_verdict()
        self._layout.addWidget(self._verdict)
        self._kept = Words(self._theme, tone="text2", wrap=True)
        self._kept_row = QHBoxLayout()  # margins of a label itself do not survive a new parent
        self._kept_row.addWidget(self._kept)
        self._layout.addLayout(self._kept_row)
        self._layout.addStretch(1)
        self.set_content(self._inner)
        self._theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Show the checks of another deck, or of the changed one."""
        self._deck = deck
        self.setEnabled(deck is not None)
        if deck is None:
            return
        found = deck.violations
        self.verdict_text.setText(verdict(found) if found else "Legal, nothing to note")
        self.verdict_detail.setText(deck.verdict_line)
        self._verdict_sign.show_sign(StateSign.PROBLEM if deck.problems else StateSign.KEPT)
        self._verdict.setAccessibleName(f"{self.verdict_text.text()}. {self.verdict_detail.text()}")
        self._kept.setText(_kept_line(found))
        if found != self._shown:
            self._remake(found)
        self.count_changed.emit(deck.problems)

    def focus_next(self) -> None:
        """Go to the next violation, from the last one to the first."""
        self._focus((self._focused() + 1) % len(self.rows) if self.rows else -1)

    def apply_current(self) -> None:
        """Apply the fix of the focused violation, else of the first that has one."""
        index = self._focused()
        rows = [self.rows[index]] if index >= 0 else [row for row in self.rows if row.violation.fix]
        if rows and rows[0].violation.fix:
            self.fix_wanted.emit(rows[0].violation)

    # ---- inside -------------------------------------------------------------------------------------------

    def _make_verdict(self) -> tuple[QWidget, SignLabel, Words, Words]:
        theme = self._theme
        holder = VerdictRow(theme)
        holder.step_wanted.connect(lambda step: self._focus(self._focused() + step))
        sign = SignLabel(theme, StateSign.KEPT, ems=1.9)
        text = Words(theme, scale=1.15, weight=STRONG, wrap=True)
        detail = Words(theme, tone="text2", wrap=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(text)
        words.addWidget(detail)
        layout = QHBoxLayout(holder)
        layout.setContentsMargins(theme.steps(3), theme.steps(2), theme.steps(3), theme.steps(2))
        layout.setSpacing(theme.steps(3))
        layout.addWidget(sign)
        layout.addLayout(words, 1)
        return holder, sign, text, detail

    def _remake(self, found: tuple[Violation, ...]) -> None:
        focused = self._focused()
        for row in self.rows:
            self._layout.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [ViolationRow(self._theme, violation) for violation in found]
        for place, row in enumerate(self.rows, start=1):
            row.chosen.connect(lambda violation: self.cards_chosen.emit(set(violation.cards)))
            row.fix_wanted.connect(self.fix_wanted)
            row.step_wanted.connect(lambda step: self._focus(self._focused() + step))
            self._layout.insertWidget(place, row)
        self._shown = found
        if focused >= 0:
            self._focus(min(focused, len(self.rows) - 1))

    def _focused(self) -> int:
        return next((number for number, row in enumerate(self.rows) if row.hasFocus()), -1)

    def _focus(self, index: int) -> None:
        if index < 0:
            self._verdict.setFocus(Qt.FocusReason.OtherFocusReason)
            self.ensureWidgetVisible(self._verdict)
        elif index < len(self.rows):
            self.rows[index].setFocus(Qt.FocusReason.OtherFocusReason)
            self.ensureWidgetVisible(self.rows[index])
            self.cards_chosen.emit(set(self.rows[index].violation.cards))

    def _on_theme_changed(self) -> None:
        theme = self._theme
        self._inner.setMinimumWidth(theme.ems(22))
        margin = theme.steps(3)
        self._kept_row.setContentsMargins(
            margin + theme.ems(1.5) + margin, theme.steps(2), margin, theme.steps(2)
        )


def _kept_line(found: tuple[Violation, ...]) -> str:
    broken = {violation.code for violation in found}
    kept = [name for name, codes in RULES.items() if not codes & broken]
    if not kept:
        return ""
    return f"{len(kept)} rules kept: {', '.join(kept)}" if len(kept) > 1 else f"1 rule kept: {kept[0]}"
