"""One violation as a row: sign, fact with both numbers, rule in words, what to do about it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPropertyAnimation, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from deckbuilder.decks.legality import Violation
from deckbuilder.decks.legality.remedies import Search
from deckbuilder.decks.legality.rules import RULES
from deckbuilder.gui.describe import tip
from deckbuilder.gui.rows import fill_row
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.link import Link
from deckbuilder.gui.widgets.sign import SignLabel
from deckbuilder.gui.widgets.still import Still
from deckbuilder.gui.widgets.words import MEDIUM, Words
from deckbuilder.paper.signs import StateSign

WAITS_MS, FADES_MS = 2000, 200
"""How long the row of a mended violation stays, and how long it takes to go (LOOK 5)."""


class ViolationRow(QWidget):
    """Enter does what the button says, a click or the space bar shows the cards, right arrow tells why."""

    chosen = Signal(object)
    """The row's ``Violation``: show its cards."""

    fix_wanted = Signal(object)
    """A ``Violation`` whose fix should be applied."""

    search_wanted = Signal(str)
    """A search text that finds what is missing."""

    step_wanted = Signal(int)
    """Focus the row so many further on."""

    help_wanted = Signal(str)
    """The number of a rule to be read in the help."""

    def __init__(
        self, theme: Theme, violation: Violation, search: Search | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.violation = violation
        self.search = None if violation.fix else search
        self._sentence = Words(theme, weight=MEDIUM, wrap=True)
        self._rule = Words(theme, scale=0.92, tone="text2", wrap=True)
        self._theme = theme
        self._hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.button: QPushButton | None = None
        self.why = Link(theme, tr("Why?"))
        self.why.setCheckable(True)
        self.why.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # the right arrow on the row is the same
        self.why.setAccessibleName(tr("Why? Rule {rule} in full", rule=violation.rule))
        self.why.setToolTip(tip(tr("The rule in full (right arrow)")))
        self.reason = Words(theme, shown(RULES.get(violation.rule, "")), scale=0.92, wrap=True).selectable()
        self.reason.hide()
        self.help = Link(theme, tr("All rules of construction (F2)"))
        self.help.hide()
        self._build()
        self.why.toggled.connect(self._show_reason)
        self.help.clicked.connect(lambda: self.help_wanted.emit(self._place_in_help()))
        self._say()

    def can_show(self, violation: Violation) -> bool:
        """Whether another violation is the same fault with other numbers: this row can go on with it."""
        return _fault(violation) == _fault(self.violation)

    def show_violation(self, violation: Violation, search: Search | None) -> None:
        """Say the same fault with other numbers; what is missing may be found by another search now."""
        changed = violation != self.violation
        self.violation = violation
        self.search = None if violation.fix else search
        if changed:
            self._say()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter mends or searches, space shows the cards, right the rule, F2 its page, up and down go on."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.act()
            case Qt.Key.Key_Space:
                self.chosen.emit(self.violation)
            case Qt.Key.Key_F2:
                self.help_wanted.emit(self._place_in_help())
            case Qt.Key.Key_Right | Qt.Key.Key_Left:
                self.why.setChecked(event.key() == Qt.Key.Key_Right)
            case Qt.Key.Key_Down:
                self.step_wanted.emit(1)
            case Qt.Key.Key_Up:
                self.step_wanted.emit(-1)
            case _:
                super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """F2 is the row's own while it has the focus, whatever it does elsewhere in the window."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_F2
        ):
            event.accept()
            return True
        return super().event(event)

    def act(self) -> None:
        """Do what the button says; without one show the cards."""
        if self.violation.fix is not None:
            self.fix_wanted.emit(self.violation)
        elif self.search is not None:
            self.search_wanted.emit(self.search.query)
        else:
            self.chosen.emit(self.violation)

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

    # ---- inside -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        theme, violation = self._theme, self.violation
        rule = QHBoxLayout()
        rule.setSpacing(theme.steps(1))
        rule.addWidget(self._rule, 1)
        rule.addWidget(self.why, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Still(self._sentence))  # its numbers change with every card
        words.addLayout(rule)
        words.addWidget(self.reason)
        words.addWidget(self.help, 0, Qt.AlignmentFlag.AlignLeft)
        sign = StateSign.PROBLEM if violation.is_error else StateSign.ADVICE
        layout = QHBoxLayout(self)
        layout.setContentsMargins(theme.steps(3), theme.steps(1.5), theme.steps(3), theme.steps(1.5))
        layout.setSpacing(theme.steps(3))
        layout.addWidget(SignLabel(theme, sign))
        layout.addLayout(words, 1)
        if self._action_label():
            self.button = QPushButton()
            self.button.clicked.connect(self.act)
            theme.changed.connect(self._fit_button)
            layout.addWidget(self.button)
        self.setMinimumHeight(theme.ems(3))

    def _say(self) -> None:
        """Put the facts into words and on the button."""
        self._sentence.setText(shown(self.violation.sentence))
        self._rule.setText(_rule_line(self.violation))
        if self.button is not None:
            self.button.setText(self._action_label().replace("&", "&&"))
            self.button.setAccessibleName(self._action_in_words())
            self.button.setToolTip(tip(self._action_in_words()))
            self._fit_button()
        self.setAccessibleName(self._in_words())

    def _fit_button(self) -> None:
        """The size of the button is its own: while it stays, another number on it moves nothing."""
        if self.button is not None:
            self.button.setFixedSize(self.button.sizeHint())

    def _action_label(self) -> str:
        if self.violation.fix is not None:
            return shown(self.violation.fix.label)
        return shown(self.search.label) if self.search is not None else ""

    def _action_in_words(self) -> str:
        if self.violation.fix is not None:
            return shown(str(self.violation.fix))
        if self.search is not None:
            return tr("{action} Shows the cards that fit", action=shown(self.search.label))
        return tr("Show the cards")

    def _in_words(self) -> str:
        row = tr(
            "Problem: {sentence}. Rule {rule}, {words}"
            if self.violation.is_error
            else "Advice: {sentence}. Rule {rule}, {words}",
            sentence=self.violation.sentence,
            rule=self.violation.rule,
            words=self.violation.rule_words,
        )
        return tr(
            "{row}. Enter: {action}. Right arrow: why, F2: the page of the rules",
            row=row,
            action=self._action_in_words(),
        )

    def _place_in_help(self) -> str:
        """The page of the rules of construction; advice about plays stands with the rank-up chain."""
        return self.violation.rule if self.violation.rule.startswith("R4.") else "R4.16"

    def _show_reason(self, on: bool) -> None:
        self.reason.setVisible(on)
        self.help.setVisible(on)
        self.setAccessibleDescription(self.reason.text() if on else "")


def _fault(violation: Violation) -> tuple[object, ...]:
    """What is wrong, whatever the numbers."""
    kind = (violation.code, violation.rule, violation.severity)
    return (*kind, violation.cards, violation.fix is None)


def _rule_line(violation: Violation) -> str:
    return tr(
        "Rule {rule}, {words}" if violation.is_error else "Advice, not a rule: {words}",
        rule=violation.rule,
        words=violation.rule_words,
    )


class MendedRow(QWidget):
    """Says for two seconds what was mended, then fades; it takes no focus and no click."""

    gone = Signal()

    def __init__(
        self, theme: Theme, violation: Violation, *, motion: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(theme.steps(3), theme.steps(1.5), theme.steps(3), theme.steps(1.5))
        layout.setSpacing(theme.steps(3))
        layout.addWidget(SignLabel(theme, StateSign.DONE))
        words = Words(theme, tr("Mended: {sentence}", sentence=violation.sentence), tone="text2", wrap=True)
        layout.addWidget(words, 1)
        self.setMinimumHeight(theme.ems(3))
        self.setAccessibleName(words.text())
        self._fading: QPropertyAnimation | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAITS_MS)
        self._timer.timeout.connect(self._fade if motion else self.gone)
        self._timer.start()

    def _fade(self) -> None:
        effect = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(effect)
        self._fading = QPropertyAnimation(effect, b"opacity", self)
        self._fading.setDuration(FADES_MS)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.finished.connect(self.gone)
        self._fading.start()
