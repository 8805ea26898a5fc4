"""A hand as it might be drawn first: another one, or keep it and play on; no deck is too small."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.cards.messages import counted, joined
from deckbuilder.engine import SetupError
from deckbuilder.engine.chance import shuffle
from deckbuilder.engine.state import HAND_SIZE
from deckbuilder.gui.describe import called, card_in_words
from deckbuilder.gui.layout import keep_on_screen
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.play import numbers_of

from .opponent import goldfish_of
from .start import Start, against_goldfish

GAP = 0.08
"""Between two faces, in widths of a face."""


class SampleHand(QWidget):
    """A window of its own; the hand is that of the game with the seed shown."""

    play_wanted = Signal(object, object, object)  # no int: Qt's has 32 bits
    """A ``Start``, the deck's ``Numbers`` and the seed of the hand that is kept."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._services = services
        theme = services.theme
        self._deck: OpenDeck | None = None
        self.seed = 0
        self.setWindowTitle(tr("Sample hand"))
        self.title = Words(theme, scale=1.1, weight=STRONG, wrap=True)
        self.about = Words(theme, tone="text2", wrap=True).selectable()
        self.faces = _Faces(services)
        self.next = QPushButton(tr("Next hand  (Space)"))
        self.keep = QPushButton(tr("Keep and play on  (Enter)"))
        self.keep.setDefault(True)
        buttons = QHBoxLayout()
        buttons.addWidget(self.keep)
        buttons.addWidget(self.next)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.steps(2))
        layout.addWidget(self.title)
        layout.addWidget(self.faces, 1)
        layout.addWidget(self.about)
        layout.addLayout(buttons)
        self.next.clicked.connect(lambda: self.deal())
        self.keep.clicked.connect(self._keep)
        self.resize(theme.ems(64), theme.ems(26))

    def show_deck(self, deck: OpenDeck) -> None:
        """Deal from this deck as it is now, in front of the other windows."""
        self._deck = deck
        self.deal()
        self.show()
        keep_on_screen(self)
        self.activateWindow()
        self.next.setFocus()

    def deal(self, seed: int | None = None) -> None:
        """Another hand, or that of a seed."""
        deck = self._deck
        if deck is None:
            return
        self.seed = secrets.randbits(32) if seed is None else seed
        cards, trouble = _hand(deck, self._start(deck), self.seed, self._services)
        self.faces.show_cards(cards)
        size = sum(entry.count for entry in deck.deck.main)
        self.title.setText(
            tr("{deck}: a hand of {cards}", deck=deck.title, cards=counted(len(cards), "card"))
        )
        names = joined([called(card, self._services.language) for card in cards])
        lines = [shown(names)] if cards else [tr("The main deck is empty: add cards, then draw.")]
        lines.append(tr("From {cards}, seed {seed}", cards=counted(size, "card"), seed=self.seed))
        if trouble and cards:
            lines.append(tr("It cannot be played on: {reason}", reason=trouble))
        self.about.setText("\n".join(lines))
        self.keep.setEnabled(not trouble)
        self.next.setEnabled(bool(cards))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space deals, Enter keeps, Escape closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() == Qt.Key.Key_Space:
            self.deal()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.keep.isEnabled():
            self._keep()
        else:
            super().keyPressEvent(event)

    def _start(self, deck: OpenDeck) -> Start:
        return start_of(deck, self._services)

    def _keep(self) -> None:
        if self._deck is not None:
            self.play_wanted.emit(self._start(self._deck), numbers_of(self._deck.deck), self.seed)
            self.close()


def start_of(deck: OpenDeck, services: Services) -> Start:
    """A deck against the passive opponent as it was set last."""
    fish = goldfish_of(services.settings.board)
    return against_goldfish(services.catalogue, deck.title, numbers_of(deck.deck), fish, deck.format.region)


def _hand(deck: OpenDeck, start: Start, seed: int, services: Services) -> tuple[list[Card], str]:
    """The first hand of the game with a seed; where no game can begin, so many cards at random and why."""
    look_up: Callable[[str], Card | None] = services.catalogue.get
    try:
        state = start.make(seed).state
    except SetupError as error:
        numbers = list(numbers_of(deck.deck).main)
        places = list(range(len(numbers)))
        shuffle(places, seed, 0)
        drawn, trouble = [numbers[place] for place in places[:HAND_SIZE]], str(error)
    else:
        drawn = [str(state.table[card].number) for card in state.players[0].hand[:HAND_SIZE]]
        trouble = ""
    return [card for number in drawn if (card := look_up(number)) is not None], trouble


class _Faces(QWidget):
    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._cards: list[Card] = []
        services.theme.changed.connect(self.update)

    def show_cards(self, cards: list[Card]) -> None:
        """Show a hand."""
        self._cards = cards
        language = self._services.language
        words = [card_in_words(card, language) for card in cards]
        self.setAccessibleName(tr("Hand: {cards}", cards=joined(words, "; ")))
        self.update()

    def sizeHint(self) -> QSize:
        """Five readable faces."""
        return QSize(self._services.theme.ems(60), self._services.theme.ems(18))

    def minimumSizeHint(self) -> QSize:
        """Five small ones."""
        return QSize(self._services.theme.ems(24), self._services.theme.ems(7))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Side by side, as large as fits."""
        services = self._services
        painter = QPainter(self)
        width = min(self.width() / (HAND_SIZE * (1 + GAP)), self.height() * 63 / 88)
        for at, card in enumerate(self._cards):
            image = services.faces.image(
                card,
                round(width),
                scheme=services.theme.scheme,
                ratio=self.devicePixelRatio(),
                language=services.language,
            )
            painter.drawImage(QRectF(at * width * (1 + GAP), 0, round(width), round(width * 88 / 63)), image)
        painter.end()
