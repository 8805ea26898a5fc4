"""The bar over the board: turn, the four phases, the seed, and the way back and forth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from deckbuilder.engine import Phase
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.sign import SignLabel
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.paper.signs import StateSign, painting
from deckbuilder.play import Voice

from .game import Game


class PhaseBar(QWidget):
    """The four phases as arrows; the present one is ink, those that were have a tick."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._phase = Phase.START
        self._names = {phase: phase.name.title() for phase in Phase}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_phase(self, phase: Phase, voice: Voice) -> None:
        """Show where the turn is, in the words of the log."""
        self._phase = phase
        self._names = {each: voice.part(f"phase.{each.name.lower()}") for each in Phase}
        name = self._names[phase]
        self.setAccessibleName(tr("Phase {number} of 4: {phase}", number=int(phase) + 1, phase=name))
        self.update()

    def sizeHint(self) -> QSize:
        """Four words with room."""
        return QSize(self._theme.ems(30), self._theme.ems(2.4))

    def minimumSizeHint(self) -> QSize:
        """Enough for the longest word four times."""
        metrics = self.fontMetrics()
        widest = max(metrics.horizontalAdvance(name) for name in self._names.values())
        return QSize(4 * (widest + self._theme.ems(3.4)), self._theme.ems(2.4))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the arrows from the right to the left, so that each point lies over the next."""
        theme = self._theme
        painter = QPainter(self)
        with painting(painter):
            tip = self.height() / 3
            width = (self.width() - tip - 2) / len(Phase)
            for phase in reversed(Phase):
                left = 1 + int(phase) * width
                current = phase is self._phase
                shape = _arrow(QRectF(left, 1, width, self.height() - 2), tip, first=phase is Phase.START)
                past = phase < self._phase
                painter.setPen(QPen(theme.color("edge"), 1))
                painter.setBrush(theme.color("text" if current else "panel" if past else "base"))
                painter.drawPolygon(shape)
                name = self._names[phase]
                painter.setFont(theme.font(1.0, STRONG if current else theme.font().weight()))
                painter.setPen(theme.color("onink" if current else "text2" if past else "text"))
                words = f"✓ {name}" if past else name
                room = QRectF(left + tip, 0, width - tip, self.height())
                painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), words)
        painter.end()


def _arrow(rect: QRectF, tip: float, *, first: bool) -> QPolygonF:
    middle = rect.center().y()
    notch = [] if first else [QPointF(rect.left() + tip, middle)]
    return QPolygonF(
        [
            rect.topLeft(),
            rect.topRight(),
            QPointF(rect.right() + tip, middle),
            rect.bottomRight(),
            rect.bottomLeft(),
            *notch,
        ]
    )


class GameHead(QWidget):
    """Follows the game; its buttons only tell."""

    undo_wanted = Signal()
    redo_wanted = Signal()
    restart_wanted = Signal()
    new_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._game: Game | None = None
        self.number = Words(theme, scale=1.6, weight=STRONG, family="Barlow Condensed")
        self.turn = Words(theme, weight=STRONG)
        self.whose = Words(theme, scale=0.9, tone="text2")
        self.phases = PhaseBar(theme)
        self.rules = Words(theme, tr("Rules on"))
        self.rules_sign = SignLabel(theme, StateSign.KEPT, 1.3)
        self.seed = Words(theme, tone="text2").selectable()
        self.undo = QPushButton(tr("Undo"))
        self.redo = QPushButton(tr("Redo"))
        self.restart = QPushButton(tr("Restart"))
        self.new = QPushButton(tr("New seed"))
        self.restart.setToolTip(tr("Begin again with the same seed; undo brings this game back"))
        self.new.setToolTip(tr("Begin again with another seed; undo brings this game back"))
        pairs = (
            (self.undo, self.undo_wanted),
            (self.redo, self.redo_wanted),
            (self.restart, self.restart_wanted),
            (self.new, self.new_wanted),
        )
        for button, signal in pairs:
            button.clicked.connect(lambda _=False, signal=signal: signal.emit())
        self._build()

    def show_game(self, game: Game) -> None:
        """Follow a game."""
        self._game = game
        game.changed.connect(self._refresh)
        self._refresh()

    def show_brief(self, *, on: bool) -> None:
        """In a low window with large letters the board needs the room of what is in the menus, too."""
        for part in (self.seed, self.restart, self.new):
            part.setVisible(not on)

    def _refresh(self) -> None:
        game = self._game
        if game is None:
            return
        state = game.state
        self.number.setText(str(state.turn))
        self.turn.setText(tr("Turn {turn}", turn=state.turn))
        over = state.outcome is not None
        own = state.active == game.viewer
        self.whose.setText(tr("Game over") if over else tr("Your turn") if own else tr("Their turn"))
        self.phases.show_phase(Phase(state.phase), game.voice)
        self.rules.setText(tr("Rules off") if game.free else tr("Rules on"))
        self.rules_sign.show_sign(StateSign.CHANGED if game.free else StateSign.KEPT)
        self.seed.setText(tr("seed {seed}", seed=game.seed))
        self.undo.setEnabled(game.can_undo)
        self.redo.setEnabled(game.can_redo)

    def _build(self) -> None:
        theme = self._theme
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.turn)
        words.addWidget(self.whose)
        left = QWidget()
        first = QHBoxLayout(left)
        first.setContentsMargins(0, 0, 0, 0)
        first.setSpacing(theme.steps(2))
        first.addWidget(self.number)
        first.addLayout(words)
        rules = QWidget()
        second = QHBoxLayout(rules)
        second.setContentsMargins(0, 0, 0, 0)
        second.setSpacing(theme.steps(1.5))
        second.addWidget(self.rules_sign)
        second.addWidget(self.rules)
        second.addSpacing(theme.steps(2))
        second.addWidget(self.seed)
        flow = Flow(self)
        flow.setContentsMargins(theme.steps(3.5), theme.steps(1.5), theme.steps(3.5), theme.steps(1.5))
        flow.setSpacing(theme.steps(2))
        for each in (left, self.phases, rules, self.undo, self.redo, self.restart, self.new):
            flow.addWidget(each)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """A hairline below."""
        painter = QPainter(self)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), self._theme.color("rule"))
        painter.end()
