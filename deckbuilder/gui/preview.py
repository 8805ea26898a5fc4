"""The card being looked at: its face, its text to read and copy, copies, odds, where it is legal."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.decks.deck import Section
from deckbuilder.decks.odds import at_least
from deckbuilder.decks.words import counted

from .collection.owned_row import OwnedRow
from .describe import card_in_words, shown_name
from .open_deck import OpenDeck
from .services import Services
from .widgets.column import Column
from .widgets.face import FaceWidget
from .widgets.stepper import Stepper
from .widgets.words import STRONG, Words

SEEN = (5, 10)
"""Cards seen for the odds: the opening hand, and about turn three."""


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
            heading = shown_name(card.name) + (f"\n{card.name_ja}" if card.name_ja else "")
            self.text.setPlainText(f"{heading}\n{card_in_words(card)}\n\n{card.text or 'No ability'}")
            self.text.setAccessibleName(f"Text of {card.name}")
            self._fit_text()
            self.add_monster.setVisible(card.type is CardType.MONSTER)
        self._refresh()

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Count copies and odds in another deck, or in the changed one."""
        self._deck = deck
        self._refresh()

    # ---- inside -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        theme = self._theme
        self.face = FaceWidget(self._services)
        self._hint = Words(theme, "Move through the cards to read them here.", tone="text2", wrap=True)
        self.add = QPushButton("Add")
        self.add.setDefault(True)
        self.add.clicked.connect(lambda: self._want(Section.MAIN))
        self.add_monster = QPushButton("To monster deck")
        self.add_monster.clicked.connect(lambda: self._want(Section.MONSTER))
        self.stepper = Stepper(theme)
        self.stepper.more.connect(lambda: self._want(Section.MAIN))
        self.stepper.less.connect(self._on_less)
        self.owned = OwnedRow(self._services)
        self.text = QTextBrowser()
        self.text.setObjectName("plain")
        self.text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.setTabChangesFocus(True)
        self._odds_note = Words(theme, tone="text2")
        self._odds = [
            (Words(theme, f"1 or more in the first {seen}"), Words(theme, weight=STRONG)) for seen in SEEN
        ]
        self._legal = Words(theme, wrap=True)
        heads = [Words(theme, text, weight=STRONG) for text in ("Odds", "Legal", "Text")]
        self._body = QWidget()
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(theme.steps(2))
        buttons = QHBoxLayout()
        buttons.addWidget(self.add, 1)
        buttons.addWidget(self.stepper, 1)
        body.addLayout(buttons)
        body.addWidget(self.add_monster)
        body.addWidget(self.owned)
        odds = QGridLayout()
        odds.addWidget(heads[0], 0, 0)
        odds.addWidget(self._odds_note, 0, 1, Qt.AlignmentFlag.AlignRight)
        for row, (words, figure) in enumerate(self._odds, start=1):
            odds.addWidget(words, row, 0)
            odds.addWidget(figure, row, 1, Qt.AlignmentFlag.AlignRight)
        body.addLayout(odds)
        body.addWidget(heads[1])
        body.addWidget(self._legal)
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
        self._odds_note.setText(f"{counted(size, 'card')} now")
        for seen, (_, figure) in zip(SEEN, self._odds, strict=True):
            figure.setText(f"{at_least(1, in_main, size, min(seen, size)):.1%}" if size else "–")
        self._legal.setText("\n".join(self._legal_lines(card)))

    def _legal_lines(self, card: Card) -> list[str]:
        day = self._deck.on if self._deck else self._services.today()
        lines: list[str] = []
        for each in self._services.formats.values():
            status = each.status(card, day)
            limit = each.copy_limit(card, day)
            words = (
                f"limit {limit}" if status.value == "restricted" and limit != each.copies else status.value
            )
            lines.append(f"{each.name}: {words}")
        return lines

    def _want(self, section: Section) -> None:
        if self._card is not None:
            self.add_wanted.emit(self._card, section)

    def _on_less(self) -> None:
        if self._card is not None:
            self.remove_wanted.emit(self._card)

    def _fit_text(self) -> None:
        """Let the text be as tall as it is; the panel scrolls, not the field inside it."""
        document = self.text.document()
        document.setTextWidth(max(50, self._content_width() - self._theme.steps(6)))
        self.text.setFixedHeight(round(document.size().height()) + 4)

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
