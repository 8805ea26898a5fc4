"""The verdict on top of the checks: state, format, list and day; where another format or day is tried."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QDateEdit, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from deckbuilder.cards.facts import Region
from deckbuilder.cards.messages import say
from deckbuilder.decks.formats import Confidence, DatedList, Format
from deckbuilder.decks.legality import verdict
from deckbuilder.decks.legality.remedies import safe_fixes
from deckbuilder.gui.describe import tip
from deckbuilder.gui.format_list import FormatList
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.rows import fill_row
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.choice import keep_short, letters_for
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.link import Link
from deckbuilder.gui.widgets.named import named
from deckbuilder.gui.widgets.sign import SignLabel
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.paper.signs import StateSign

REGIONS = {Region.EN: say("English cards"), Region.JP: say("Japanese cards")}
CONFIDENCES = {
    Confidence.HIGH: say("high"),
    Confidence.MEDIUM_HIGH: say("medium to high"),
    Confidence.MEDIUM: say("medium"),
    Confidence.LOW: say("low"),
}
OTHER_DAY = "other"


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


class Verdict(QWidget):
    """The state of the deck in words, and the format and the day it is judged by."""

    step_wanted = Signal(int)
    """Focus the row so many further on."""

    fix_all_wanted = Signal()
    """Apply every fix that leaves nothing to choose."""

    format_wanted = Signal(str)
    """The id of the format that the deck should be built for from now on."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._theme = theme = services.theme
        self._deck: OpenDeck | None = None
        self._free = False
        """The player asked for a day that no list begins with."""

        self.row = VerdictRow(theme)
        self.row.step_wanted.connect(self.step_wanted)
        self._sign = SignLabel(theme, StateSign.KEPT, ems=1.9)
        self.text = Words(theme, scale=1.15, weight=STRONG, wrap=True)
        self.detail = Words(theme, tone="text2", wrap=True)
        self.fix_all = QPushButton()
        self.fix_all.clicked.connect(self.fix_all_wanted)
        self.format, self.day, self.date = FormatList(services), QComboBox(), QDateEdit()
        named(self.format, tr("Check in this format"))
        named(self.day, tr("Check as of this day"))
        self.date.setAccessibleName(tr("The other day"))
        self.date.setCalendarPopup(True)
        self.date.setDisplayFormat("yyyy-MM-dd")
        self.date.setKeyboardTracking(False)
        for box in (self.format, self.day):
            keep_short(box, 6)
        names = [shown(each.full_name) for each in services.formats.values()]
        self.format.setMinimumContentsLength(letters_for(self.format, names, 6))
        self.tried = Words(theme, tone="signaltext", wrap=True)
        self.use, self.back = QPushButton(tr("Build for it")), QPushButton(tr("Back"))
        self.use.setToolTip(
            tip(tr("Make it the format of the deck; everything in the window shows it already"))
        )
        self.sources = Link(theme, tr("Source"))
        self.sources.setCheckable(True)
        self.sources.setAccessibleName(tr("About the format and its list"))
        self.source_text = Words(theme, scale=0.92, tone="text2", wrap=True).selectable()
        self.source_text.hide()
        self._build()
        self.format.activated.connect(self._on_format)
        self.day.activated.connect(self._on_day)
        self.date.dateChanged.connect(self._on_date)
        self.use.clicked.connect(self._on_use)
        self.back.clicked.connect(self._on_back)
        self.sources.toggled.connect(self.source_text.setVisible)

    def show_deck(self, deck: OpenDeck) -> None:
        """Show the verdict on another deck, or on the changed one."""
        self._free = self._free and deck is self._deck
        self._deck = deck
        found = deck.violations
        self.text.setText(shown(verdict(found)) if found else tr("Legal, nothing to note"))
        self.detail.setText(shown(deck.verdict_line))
        self._sign.show_sign(StateSign.PROBLEM if deck.problems else StateSign.KEPT)
        self.row.setAccessibleName(tr("{state}. {detail}", state=self.text.text(), detail=self.detail.text()))
        self._show_fixes(deck)
        self._show_choice(deck)
        self._show_tried(deck)
        self.source_text.setText("\n".join(_about(deck.format, deck.on)))

    # ---- inside -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        theme = self._theme
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.text)
        words.addWidget(self.detail)
        state = QHBoxLayout(self.row)
        side = theme.steps(3)
        state.setContentsMargins(side, theme.steps(2), side, theme.steps(1))
        state.setSpacing(side)
        state.addWidget(self._sign)
        state.addLayout(words, 1)
        choice = Flow(last_right=True)
        choice.setSpacing(theme.steps(1.5))
        for control in (self.format, self.day, self.sources):
            choice.addWidget(control)
        self._buttons = QWidget()
        buttons = Flow(self._buttons)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(theme.steps(1.5))
        for button in (self.fix_all, self.use, self.back):
            buttons.addWidget(button)
        below = QVBoxLayout()
        below.setContentsMargins(side, 0, side, theme.steps(2))
        below.setSpacing(theme.steps(1))
        below.addLayout(choice)
        for part in (self.date, self.source_text, self.tried, self._buttons):
            below.addWidget(part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.row)
        layout.addLayout(below)

    def _show_fixes(self, deck: OpenDeck) -> None:
        safe = safe_fixes(deck.violations)
        self.fix_all.setVisible(len(safe) > 1)
        self.fix_all.setText(tr("Fix {count}", count=len(safe)))
        fixes = "\n".join(shown(str(each.fix)) for each in safe)
        self.fix_all.setToolTip(tip(fixes))
        self.fix_all.setAccessibleName(
            tr("Apply {count} fixes in one step: {fixes}", count=len(safe), fixes=fixes.replace("\n", "; "))
        )

    def _show_choice(self, deck: OpenDeck) -> None:
        today = self._services.today()
        self.format.setCurrentIndex(self.format.findData(deck.format.full_id))
        days: list[tuple[str, date | str]] = [(tr("Today"), today)]
        days += [
            (tr("{day}, {list}", day=each.effective, list=say(each.name)), each.effective)
            for each in _dated(deck.format)
            if each.effective
        ]
        days.append((tr("Another day…"), OTHER_DAY))
        if [self.day.itemText(index) for index in range(self.day.count())] != [text for text, _ in days]:
            self.day.clear()
            for text, data in days:
                self.day.addItem(text, data)
        place = next((index for index, (_, data) in enumerate(days) if data == deck.on), len(days) - 1)
        self._free = self._free or place == len(days) - 1
        self.day.setCurrentIndex(len(days) - 1 if self._free else place)
        self.date.setVisible(self._free)
        with QSignalBlocker(self.date):
            self.date.setDate(QDate(deck.on.year, deck.on.month, deck.on.day))

    def _show_tried(self, deck: OpenDeck) -> None:
        other_format = deck.format.full_id != deck.own_format.full_id
        self.tried.setVisible(deck.is_tried)
        self.back.setVisible(deck.is_tried)
        self.use.setVisible(other_format)
        self._buttons.setVisible(deck.is_tried or len(safe_fixes(deck.violations)) > 1)
        own = deck.own_format.full_name
        self.tried.setText(
            tr("Tried, not saved: the deck is for {format}", format=own)
            if other_format
            else tr("Tried, not saved: another day than today")
        )

    def _on_format(self) -> None:
        if self._deck is not None:
            self._deck.try_format(str(self.format.currentData()))

    def _on_day(self) -> None:
        chosen = self.day.currentData()
        self._free = chosen == OTHER_DAY
        self.date.setVisible(self._free)
        if self._free:
            self.date.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._deck is not None:
            self._deck.try_day(chosen)

    def _on_date(self, day: QDate) -> None:
        if self._deck is not None:
            self._deck.try_day(date(day.year(), day.month(), day.day()))

    def _on_use(self) -> None:
        if self._deck is not None:
            self.format_wanted.emit(self._deck.format.full_id)

    def _on_back(self) -> None:
        if self._deck is not None:
            self._free = False
            self._deck.end_trying()
            self.row.setFocus(Qt.FocusReason.OtherFocusReason)


def _dated(format_: Format) -> list[DatedList]:
    """Every list of a format with a date, the newest first, each date once."""
    lists = [*format_.lists, *(each for each in format_.additions if each.id in format_.enabled)]
    by_day = {each.effective: each for each in reversed(lists) if each.effective}
    return [by_day[day] for day in sorted(by_day, reverse=True)]


def _about(format_: Format, on: date) -> list[str]:
    """What is known of a format and its lists: region, dates, sources, how sure they are (B97)."""
    lines = [
        tr(
            "{format}: {region}. {source}",
            format=format_.full_name,
            region=REGIONS[format_.region],
            source=say(format_.source) if format_.source else say("No source is given."),
        ),
    ]
    if format_.note:
        lines.append(shown(say(format_.note)))
    for each in format_.lists_on(on):
        since = tr("in force from {day}", day=each.effective) if each.effective else tr("no date published")
        lines.append(
            tr(
                "List: {list}, {since}, confidence {confidence}. Source: {source}",
                list=say(each.name),
                since=since,
                confidence=each.confidence.words,
                source=say(each.source) if each.source else say("none given"),
            )
        )
    if not format_.lists_on(on):
        lines.append(tr("No list is in force on {day}.", day=on))
    return lines
