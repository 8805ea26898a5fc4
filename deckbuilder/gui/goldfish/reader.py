"""The card pointed at, large enough to read, with how it stands now, what lies under it, and its text."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedLayout, QTextBrowser, QVBoxLayout, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.cards.language import japanese_names
from deckbuilder.cards.messages import joined
from deckbuilder.cards.wording import card_text
from deckbuilder.engine import GameState
from deckbuilder.engine.abilities.places import find
from deckbuilder.engine.definition import BATTLE
from deckbuilder.engine.values import counter_power, rank_in_play, threat
from deckbuilder.gui.describe import called, card_in_words
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.play import Session, Voice

from .game import Game
from .small_face import SmallFace

_HIGH, _LOW = 15.0, 7.0
"""How high the panel is, and at least, in ems."""


class CardReader(QWidget):
    """Shows a card of the game until another one is pointed at, so that its text can be gone to and read."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services, self._theme = services, services.theme
        self._game: Game | None = None
        self._uid: int | None = None
        self._session: Session | None = None
        """The game of the card."""

        self._printed: tuple[Card, str] | None = None
        theme = self._theme
        self.hint = Words(theme, tr("Point at a card to read it here."), tone="text2", wrap=True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.face = SmallFace(services)
        self.name = Words(theme, weight=STRONG, wrap=True)
        self.text = QTextBrowser()
        self.text.setObjectName("plain")
        self.text.setTabChangesFocus(True)
        self.text.document().setDocumentMargin(0)
        self._card = QWidget()
        self._pages = QStackedLayout(self)
        self._build()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def show_game(self, game: Game) -> None:
        """Follow a game."""
        self._game = game
        game.changed.connect(self._refresh)
        self._refresh()

    def show_card(self, uid: int | None) -> None:
        """Show the card with this uid; None leaves the last one there."""
        if uid is not None and self._game is not None:
            self._uid, self._session = uid, self._game.session
            self._refresh()

    # ---- inside -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        theme = self._theme
        words = QVBoxLayout()
        words.setSpacing(theme.steps(1))
        words.addWidget(self.name)
        words.addWidget(self.text, 1)
        margin = theme.steps(3.5)
        both = QHBoxLayout(self._card)
        both.setContentsMargins(margin, theme.steps(2), margin, theme.steps(2))
        both.setSpacing(theme.steps(3))
        both.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        both.addLayout(words, 1)
        self._pages.addWidget(self.hint)
        self._pages.addWidget(self._card)

    def _refresh(self) -> None:
        game = self._game
        if game is not None and (game.covered or game.session is not self._session):
            self._uid = None  # of another game, or seen by another player
        card = self._seen()
        self._pages.setCurrentWidget(self.hint if card is None else self._card)
        if game is None or card is None or self._uid is None:
            return
        state, voice = game.state, game.voice
        self.face.show_card(card)
        self.name.setText(voice.card(state.table[self._uid]))
        now = standing(state, self._uid, voice)
        parts = ["\n".join(now), self._print(card)] if now else [self._print(card)]
        text = "\n\n".join(parts)
        if self.text.toPlainText() != text:
            self.text.setPlainText(text)
            self.text.setAccessibleName(tr("Text of {name}", name=self.name.text()))

    def _print(self, card: Card) -> str:
        """What stands on a card: its facts and its rules text."""
        if self._printed is None or self._printed[0] is not card:
            language = self._services.language
            facts = card_in_words(card, language).removeprefix(f"{called(card, language)}{tr(', ')}")
            rules = card_text(card, language, japanese_names(self._services.catalogue)) or tr("No ability")
            self._printed = card, f"{facts}\n\n{rules}"
        return self._printed[1]

    def _seen(self) -> Card | None:
        """The card, as long as it is in the game: a token is not in the earlier moments."""
        game = self._game
        if game is None or self._uid is None or self._uid >= len(game.state.table):
            return None
        return self._services.catalogue.get(game.state.table[self._uid].number)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The face is as high as the panel."""
        super().resizeEvent(event)
        room = self.height() - self._theme.steps(4)
        self.face.set_width(min(room * 63 // 88, self.width() * 2 // 5))

    def sizeHint(self) -> QSize:
        """A face on which the rules can be read."""
        return QSize(self._theme.ems(24), self._theme.ems(_HIGH))

    def minimumSizeHint(self) -> QSize:
        """In a low window the panel may be cut short."""
        return QSize(self._theme.ems(16), self._theme.ems(_LOW))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """A hairline above."""
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, self._theme.color("rule"))
        painter.end()


def standing(state: GameState, uid: int, voice: Voice) -> list[str]:
    """What cards in play made of a card in a zone, and what lies under it; nothing for one elsewhere."""
    target = find(state, uid)
    if target is None:
        return []
    side, lines = state.players[target.owner], list[str]()
    stack = side.zones[target.zone] if target.zone else ()
    if side.monster and side.monster[-1] == uid:
        stack = side.monster
        lines.append(tr("Threat now {threat}", threat=f"{threat(state, target.owner):,}"))
    elif state.table[uid].kind == BATTLE and stack:
        power, rank = counter_power(state, target), rank_in_play(state, target)
        lines.append(tr("Counter power now {power}, rank {rank}", power=f"{power:,}", rank=rank))
    for strategy in side.strategies:
        if strategy and strategy[-1] == uid:
            stack = strategy
    under = [voice.card(state.table[card]) for card in stack[:-1]]
    if under:
        lines.append(tr("Under it: {cards}", cards=shown(joined(reversed(under)))))
    return lines
