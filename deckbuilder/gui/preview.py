"""The card being looked at: its face, its text to read and copy, copies, odds, where it is legal."""

from __future__ import annotations

from collections import Counter
from datetime import date

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.messages import counted, say
from deckbuilder.decks.deck import Section
from deckbuilder.decks.formats import Format, Status
from deckbuilder.decks.odds import at_least

from .collection.owned_row import OwnedRow
from .open_deck import OpenDeck
from .services import Services
from .theme import Theme
from .tr import shown, tr
from .widgets.card_text import CardText
from .widgets.column import Column
from .widgets.face import FaceWidget
from .widgets.flow import Flow
from .widgets.stepper import Stepper
from .widgets.words import STRONG, Words

SEEN = (5, 10)
"""Cards seen for the odds: the opening hand, and about turn three."""


STATUS_WORDS = {
    Status.LEGAL: say("legal"),
    Status.RESTRICTED: say("restricted"),
    Status.BANNED: say("banned"),
    Status.NOT_IN_POOL: say("not in its pool"),
}


def standing(rules: Format, card: Card, on: date) -> str:
    """What a format says of a card on a day: ``legal``, ``limit 1``."""
    status, limit = rules.status(card, on), rules.copy_limit(card, on)
    if status is Status.RESTRICTED and limit is not None and limit != rules.copies:
        return tr("limit {count}", count=limit)
    return shown(STATUS_WORDS[status])


class Hairline(QWidget):
    """The line between two parts of the panel."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFixedHeight(1)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the line."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("rule"))
        painter.end()


class Preview(Column):
    """Follows the current card of the list or the deck."""

    add_wanted = Signal(object, object)
    """A ``Card`` and the ``Section`` it should go to."""

    remove_wanted = Signal(object)
    """A ``Card`` of which one copy should leave the main deck."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._theme = services.theme
        self._card: Card | None = None
        self._deck: OpenDeck | None = None
        self._build()
        self._theme.changed.connect(self._fit_text)
        services.data.replaced.connect(self._on_data_replaced)
        self.show_card(None)

    @property
    def card(self) -> Card | None:
        """The card on show."""
        return self._card

    def show_card(self, card: Card | None) -> None:
        """Show another card."""
        self._card = card
        self.face.show_card(card)
        self.owned.show_card(card)
        for part in (self.face, self._body):
            part.setVisible(card is not None)
        self._hint.setVisible(card is None)
        if card is not None:
            self.text.show_card(card)
            self._fit_text()
            self.add_monster.setVisible(card.type is CardType.MONSTER)
            self._show_readings(card)
        self._refresh()

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Count copies and odds in another deck, or in the changed one."""
        self._deck = deck
        self._refresh()

    # ---- inside -------------------------------------------------------------------------------------------

    def _on_data_replaced(self) -> None:
        """Show the same card as it is now, or none if it is gone."""
        self.show_card(self._services.catalogue.get(self._card.number) if self._card else None)

    def _build(self) -> None:
        theme = self._theme
        self.face = FaceWidget(self._services)
        self._hint = Words(theme, tr("Move through the cards to read them here."), tone="text2", wrap=True)
        self.add = QPushButton(tr("Add"))
        self.add.setDefault(True)
        self.add.clicked.connect(lambda: self._want(Section.MAIN))
        self.add_monster = QPushButton(tr("To monster deck"))
        self.add_monster.clicked.connect(lambda: self._want(Section.MONSTER))
        self.stepper = Stepper(theme)
        self.stepper.more.connect(lambda: self._want(Section.MAIN))
        self.stepper.less.connect(self._on_less)
        self.owned = OwnedRow(self._services)
        self.text = CardText(self._services)
        self._prints = Words(theme, tone="text2", wrap=True)
        self._readings_head = Words(theme, tr("How it is played here"), weight=STRONG, wrap=True)
        self._readings = Words(theme, wrap=True).selectable()
        self._odds_note = Words(theme, tone="text2")
        self._odds = [
            (
                Words(theme, tr("1 or more in the first {seen}", seen=seen), wrap=True),
                Words(theme, weight=STRONG),
            )
            for seen in SEEN
        ]
        self._legal = Words(theme, wrap=True)
        heads = [Words(theme, text, weight=STRONG) for text in (tr("Odds"), tr("Legal"), tr("Text"))]
        self._body = QWidget()
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(theme.steps(2))
        buttons = QHBoxLayout()
        buttons.addWidget(self.add, 1)
        buttons.addWidget(self.stepper, 1)
        body.addLayout(buttons)
        body.addWidget(self.add_monster)
        body.addWidget(self._prints)
        body.addWidget(self.owned)
        body.addWidget(self._readings_head)
        body.addWidget(self._readings)
        body.addWidget(Hairline(theme))
        head = Flow(last_right=True)
        head.setSpacing(theme.steps(1))
        head.addWidget(heads[0])
        head.addWidget(self._odds_note)
        odds = QGridLayout()
        odds.setVerticalSpacing(theme.steps(1))
        odds.setColumnStretch(0, 1)
        odds.addLayout(head, 0, 0, 1, 2)
        for row, (words, figure) in enumerate(self._odds, start=1):
            odds.addWidget(words, row, 0)
            odds.addWidget(figure, row, 1, Qt.AlignmentFlag.AlignRight)
        body.addLayout(odds)
        body.addWidget(Hairline(theme))
        body.addWidget(heads[1])
        body.addWidget(self._legal)
        body.addWidget(Hairline(theme))
        body.addWidget(heads[2])
        body.addWidget(self.text)
        inner = QWidget()
        layout = QVBoxLayout(inner)
        margin = theme.steps(3)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(theme.steps(3))
        layout.addWidget(self.face)
        layout.addWidget(self._hint)
        layout.addWidget(self._body)
        layout.addStretch(1)
        self.set_content(inner)

    def _refresh(self) -> None:
        card, deck = self._card, self._deck
        self.add.setEnabled(card is not None and deck is not None)
        if card is None or deck is None:
            return
        copies = deck.deck.copies()[card.number]
        self.stepper.show_count(copies, deck.format.copy_limit(card, deck.on))
        in_main = sum(entry.count for entry in deck.deck.main if entry.base == card.number)
        size = deck.deck.count(Section.MAIN)
        self._odds_note.setText(tr("{cards} now", cards=shown(counted(size, "card"))))
        self._show_prints(card, deck)
        for seen, (_, figure) in zip(SEEN, self._odds, strict=True):
            figure.setText(f"{100 * at_least(1, in_main, size, min(seen, size)):.1f}\u00a0%" if size else "–")
        self._legal.setText("\n".join(self._legal_lines(card)))

    def _legal_lines(self, card: Card) -> list[str]:
        """The formats under what they say of the card, in the order they are offered."""
        day = self._deck.on if self._deck else self._services.today()
        names: dict[str, list[str]] = {}
        for each in self._services.formats.values():
            names.setdefault(standing(each, card, day), []).append(shown(each.full_name))
        return [
            tr("{formats}: {standing}", formats=tr(", ").join(formats), standing=words)
            for words, formats in names.items()
        ]

    def _show_prints(self, card: Card, deck: OpenDeck) -> None:
        """Which prints the deck holds, where they are not all the plain one."""
        held: Counter[str] = Counter()
        for entry in (*deck.deck.monster, *deck.deck.main):
            if entry.base == card.number:
                held[entry.number] += entry.count
        told = tr(", ").join(f"{count} {number}" for number, count in sorted(held.items()))
        self._prints.setText(tr("Prints in the deck: {prints}", prints=told))
        self._prints.setVisible(any(number != card.number for number in held))

    def _show_readings(self, card: Card) -> None:
        """How the card is played here where no official answer is known."""
        from deckbuilder.engine.readings import readings_of

        told = [
            shown(reading.says)
            for reading in readings_of(card)
            if card.number in reading.cards or reading.ability or reading.part  # not of a whole type
        ]
        self._readings.setText("\n".join(told))
        for part in (self._readings_head, self._readings):
            part.setVisible(bool(told))

    def _want(self, section: Section) -> None:
        if self._card is not None:
            self.add_wanted.emit(self._card, section)

    def _on_less(self) -> None:
        if self._card is not None:
            self.remove_wanted.emit(self._card)

    def _fit_text(self) -> None:
        """Let the text be as tall as it is; the panel scrolls, not the field inside it."""
        self.text.fit(self._content_width() - self._theme.steps(6))

    def minimumSizeHint(self) -> QSize:
        """Wide enough for a card whose text can be read, whatever stands under it."""
        return super().minimumSizeHint().expandedTo(QSize(self._theme.ems(19), 0))

    def _content_width(self) -> int:
        return max(0, self.width() - self.verticalScrollBar().sizeHint().width())

    def resizeEvent(self, event: object) -> None:
        """Refit the text to the new width."""
        # The same width with and without the scroll bar: a narrower face is also lower, so the bar would be
        # needed only while it is not there, and Qt would lay out without end.
        content = self.widget()
        if content is not None:
            content.setMaximumWidth(self._content_width())
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit_text()
