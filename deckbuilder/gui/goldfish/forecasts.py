"""The two bars of the side panel: my counter this turn, and theirs; what they are made of is in the tip."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from deckbuilder.cards.facts import ROMAN
from deckbuilder.engine import GameState
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.sign import SignLabel
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.paper.signs import StateSign, painting
from deckbuilder.play import Voice
from deckbuilder.play.forecast import Forecast, Part, Result, forecast, power_parts, threat_parts

from .game import Game


class Forecasts(QWidget):
    """Follows the game; says what a counter would do if it came as the board stands."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme = services.theme
        self._game: Game | None = None
        self.mine, self.theirs = ForecastBar(theme, mine=True), ForecastBar(theme, mine=False)
        layout = QVBoxLayout(self)
        margin = theme.steps(3.5)
        layout.setContentsMargins(margin, theme.steps(2), margin, theme.steps(2))
        layout.setSpacing(theme.steps(3))
        layout.addWidget(self.mine)
        layout.addWidget(self.theirs)

    def show_game(self, game: Game) -> None:
        """Follow a game."""
        self._game = game
        game.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        game = self._game
        if game is None:
            return
        state, me = game.state, game.viewer
        for bar, player in ((self.mine, me), (self.theirs, 1 - me)):
            bar.setVisible(state.outcome is None)
            if state.outcome is None:
                bar.show_forecast(forecast(state, player), _breakdown(state, player, game.voice))
        self.mine.title.setText(
            tr("Your counter this turn") if state.active == me else tr("Your next counter")
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """A hairline above."""
        painter = QPainter(self)
        painter.fillRect(QRectF(0, 0, self.width(), 1), self._theme.color("rule"))
        painter.end()


class ForecastBar(QWidget):
    """Counter power against threat, and the sentence of what follows."""

    def __init__(self, theme: Theme, *, mine: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mine = mine
        self.title = Words(
            theme,
            tr("Your counter this turn") if mine else tr("Their next counter"),
            weight=STRONG,
            wrap=True,
        )
        self.numbers = Words(theme, weight=STRONG)
        self.sentence = Words(theme, scale=0.9, tone="text2", wrap=True)
        self.sign = SignLabel(theme, StateSign.PROBLEM, 1.2)
        self.bar = _Bar(theme)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.numbers)
        foot = QHBoxLayout()
        foot.setSpacing(theme.steps(1.5))
        foot.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        foot.addWidget(self.sentence, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.steps(1))
        layout.addLayout(head)
        layout.addWidget(self.bar)
        layout.addLayout(foot)

    def show_forecast(self, found: Forecast, breakdown: str) -> None:
        """Show a comparison; the breakdown is the tip."""
        danger = not self._mine and found.result in (Result.COUNTERED, Result.WINS)
        words = _sentence(found, mine=self._mine)
        self.numbers.setText(tr("{power} v {threat}", power=f"{found.power:,}", threat=f"{found.threat:,}"))
        self.sentence.setText(words)
        self.sign.setVisible(danger)
        self.bar.show_values(found.power, found.threat, danger=danger)
        self.setToolTip(breakdown)
        self.setAccessibleName(
            tr(
                "{title}: {numbers}. {result}",
                title=self.title.text(),
                numbers=self.numbers.text(),
                result=words,
            )
        )
        self.setAccessibleDescription(breakdown)


class _Bar(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._power, self._threat, self._danger = 0, 1, False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_values(self, power: int, threat: int, *, danger: bool) -> None:
        """Points; amber where it would hurt."""
        self._power, self._threat, self._danger = power, threat, danger
        self.update()

    def sizeHint(self) -> QSize:
        """A narrow bar."""
        return QSize(self._theme.ems(10), self._theme.ems(1.0))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """The power as a bar, the threat as a mark on it."""
        theme, most = self._theme, max(self._power, self._threat, 1) * 1.12
        painter = QPainter(self)
        with painting(painter):
            height = self.height() * 0.6
            track = QRectF(0.5, (self.height() - height) / 2, self.width() - 1, height)
            painter.fillRect(track, theme.color("panel"))
            if theme.scheme.high_contrast:
                painter.setPen(QPen(theme.color("edge"), 1))
                painter.drawRect(track)
            filled = QRectF(track.left(), track.top(), track.width() * self._power / most, height)
            if self._danger:
                painter.setPen(QPen(theme.color("onsignal"), 1))
                painter.setBrush(theme.color("signal"))
                painter.drawRect(filled)
            else:
                painter.fillRect(filled, theme.color("text"))
            place = track.left() + track.width() * self._threat / most
            painter.fillRect(QRectF(place - 2, 0, 4, self.height()), theme.color("base"))
            painter.fillRect(QRectF(place - 1, 0, 2, self.height()), theme.color("text"))
        painter.end()


def _sentence(found: Forecast, *, mine: bool) -> str:
    short = f"{found.short:,}"
    rank = ROMAN.get(found.rank, str(found.rank))
    match found.result:
        case Result.NOTHING:
            return tr("{points} short: nothing would happen", points=short)
        case Result.IMMUNE:
            return tr("Enough, but a card protects the monster")
        case Result.COUNTERED if mine:
            return tr("Would counter them: their monster goes back and ranks up to {rank}", rank=rank)
        case Result.COUNTERED:
            return tr("Would counter you: your monster goes back and ranks up to {rank}", rank=rank)
        case Result.WINS if mine:
            return tr("Would win the game: no monster of theirs can follow")
        case Result.WINS:
            return tr("Would lose you the game: no monster of yours can follow")


def _breakdown(state: GameState, player: int, voice: Voice) -> str:
    power = [_part(state, part, voice) for part in power_parts(state, player)]
    threat = [_part(state, part, voice) for part in threat_parts(state, 1 - player)]
    lines = [tr("Counter power"), *(power or [tr("no battle cards")]), tr("Threat"), *threat]
    return "\n".join(lines)


def _part(state: GameState, part: Part, voice: Voice) -> str:
    points = f"{part.points:,}"
    if part.card >= 0:
        name = voice.card(state.table[part.card])
        return tr("zone {zone}: {card} {points}", zone=part.zone, card=name, points=points)
    if part.rage:
        return tr("rage {rage}: {points}", rage=part.rage, points=points)
    return tr("effects of cards: {points}", points=points)
