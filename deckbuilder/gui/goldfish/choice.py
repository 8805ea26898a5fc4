"""What waits for an answer, beside the board: the question, its card, the answers, one button (LOOK 7)."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.cards.language import japanese_names
from deckbuilder.cards.wording import card_text
from deckbuilder.engine import Action, Ask, GameState
from deckbuilder.engine.actions import Kind
from deckbuilder.gui.describe import card_in_words
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.play import describe_outcome, label, prompt
from deckbuilder.play.forecast import Forecast, Result, after

from .game import Game
from .options import FEW_ROWS, MOST_KEYS, MOST_ROWS, Option, OptionsView
from .small_face import SmallFace

_ENDS = (Kind.PASS, Kind.DONE, Kind.NO)
"""Answers that end or decline; they have a button of their own."""

_PLACES = (Kind.RESOLVE, Kind.MODE)
"""Kinds whose number is a place, not a card."""

_MOST_FORECAST = 40
"""Answers whose consequence is worked out: a fifth of a millisecond each."""


class ChoicePanel(QWidget):
    """Follows the game; never modal, never over the board."""

    chosen = Signal(object)
    """An engine ``Action``."""

    targets_changed = Signal(object)
    """The options on show, for the board to mark."""

    card_pointed = Signal(object)
    """The uid of the card that the current answer names, or None."""

    emptied = Signal()
    """The list had the focus and has nothing to show any more."""

    ready = Signal()
    """The next player at the table is there, or the other side may go on."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        theme = self._theme = services.theme
        self._game: Game | None = None
        self._waits = False
        self._first = ""
        self._end: Action | None = None
        self.title = Words(theme, scale=1.1, weight=STRONG, wrap=True)
        self.duty = Words(theme, scale=0.9, tone="text2")
        self.face = SmallFace(services)
        self.source = Words(theme, weight=STRONG, wrap=True)
        self.text = Words(theme, scale=0.9, tone="text2", wrap=True).selectable()
        self.their = Words(theme, tr("their counter would be"), scale=0.9, tone="text2")
        self.options = OptionsView(theme)
        self.primary = QPushButton()
        self.primary.setDefault(True)
        self.secondary = QPushButton()
        self.setAccessibleName(tr("Choice"))
        self._build()
        self.options.current_changed.connect(self._show_buttons)
        self.options.current_changed.connect(self._point)
        self.options.chosen.connect(lambda option: self.chosen.emit(option.action))
        self.options.clicked.connect(lambda index: self.options.activated.emit(index))
        self.primary.clicked.connect(lambda: self.confirm())
        self.secondary.clicked.connect(lambda: self.decline())

    # ---- following ----------------------------------------------------------------------------------------

    def show_game(self, game: Game) -> None:
        """Follow a game."""
        self._game = game
        game.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what is asked now."""
        game = self._game
        if game is None:
            return
        legal, state = game.legal, game.state
        self._end = next((action for action in legal if action.kind in _ENDS), None)
        waits = bool(legal) and state.ask is not None and state.ask.kind is not Ask.MAIN
        self._waits = waits
        options = self._options_of(game, legal, waits=waits)
        self.title.setText(_title(game))
        may = self._end is not None
        self.duty.setText((tr("may decline") if may else tr("compulsory")) if waits else "")
        self.duty.setVisible(waits)
        self._show_source(game, state if legal else None)
        self.their.setVisible(any(option.consequence for option in options))
        if not options and self.options.hasFocus():
            self.emptied.emit()
        self.options.setVisible(bool(options))
        self.options.show_options(options, 0 if waits else -1, MOST_ROWS if waits else FEW_ROWS)
        self.options.updateGeometry()
        self._show_buttons()
        self.targets_changed.emit(options if waits else [])
        self.update()

    @property
    def waits(self) -> bool:
        """Whether a card asks; the main phase waits for nothing in particular."""
        return self._waits

    # ---- answering ----------------------------------------------------------------------------------------

    def confirm(self) -> None:
        """Do what the button says."""
        game = self._game
        if game is None:
            return
        if game.covered or game.paused:
            self.ready.emit()
            return
        option = self.options.current
        if option is not None:
            self.chosen.emit(option.action)
        elif self._end is not None:
            self.chosen.emit(self._end)

    def decline(self) -> None:
        """End the choice or the phase."""
        if self._end is not None:
            self.chosen.emit(self._end)

    def press_digit(self, digit: int) -> bool:
        """Choose the row with this key; False where there is none. 0 declines."""
        if digit == 0:
            self.decline()
            return self._end is not None
        options = self.options.options.options
        if digit > min(len(options), MOST_KEYS):
            return False
        self.chosen.emit(options[digit - 1].action)
        return True

    # ---- inside -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        theme = self._theme
        words = QVBoxLayout()
        words.setSpacing(theme.steps(1))
        words.addWidget(self.source)
        words.addWidget(self.text)
        words.addStretch(1)
        card = QHBoxLayout()
        card.setSpacing(theme.steps(3))
        card.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        card.addLayout(words, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.primary)
        foot.addWidget(self.secondary)
        foot.addStretch(1)
        top = QVBoxLayout()
        margin = theme.steps(3.5)
        top.setContentsMargins(margin, margin, margin, 0)
        top.setSpacing(theme.steps(2))
        top.addWidget(self.duty)
        top.addWidget(self.title)
        top.addLayout(card)
        top.addWidget(self.their, 0, Qt.AlignmentFlag.AlignRight)
        bottom = QVBoxLayout()
        bottom.setContentsMargins(margin, theme.steps(2), margin, margin)
        bottom.addLayout(foot)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.steps(1))
        layout.addLayout(top)
        layout.addWidget(self.options)
        layout.addLayout(bottom)
        self.options.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.primary.setMinimumWidth(theme.ems(6))
        self.secondary.setMinimumWidth(theme.ems(5))

    def _show_source(self, game: Game, state: GameState | None) -> None:
        ask = state.ask if state is not None else None
        card: Card | None = None
        if state is not None and ask is not None and ask.card >= 0:
            card = self._services.catalogue.get(state.table[ask.card].number)
        language = self._services.language
        for each in (self.face, self.source, self.text):
            each.setVisible(card is not None)
        self.face.show_card(card)
        if card is not None and state is not None and ask is not None:
            names = japanese_names(self._services.catalogue)
            self.source.setText(game.voice.card(state.table[ask.card]))
            self.source.setAccessibleName(card_in_words(card, language))
            self.text.setText(card_text(card, language, names))

    def _point(self) -> None:
        option = self.options.current
        card = option is not None and option.action.kind not in _PLACES and option.action.card >= 0
        self.card_pointed.emit(option.action.card if card and option is not None else None)

    def _show_buttons(self) -> None:
        game = self._game
        if game is None:
            return
        option, state = self.options.current, game.state
        end = label(state, self._end, game.voice) if self._end is not None else ""
        self.secondary.setVisible(False)
        if game.covered:
            first = tr("I am ready")
        elif game.paused:
            first = tr("Let the other side move")
        elif option is not None and game.legal:
            first = option.words
            self.secondary.setText(tr("{answer}  (0)", answer=_short(end)))
            self.secondary.setVisible(bool(end))
        else:
            first = _short(end)
        # Enter alone ends no main phase; that has its button under the board.
        main = game.state.ask is not None and game.state.ask.kind is Ask.MAIN and not game.paused
        self.primary.setVisible(bool(first) and not (main and option is None and not game.covered))
        self.primary.setAccessibleName(first)
        self._first = first
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        """A long answer is cut, never the button."""
        room = self.width() - self._theme.ems(9)
        cut = self.fontMetrics().elidedText(self._first, Qt.TextElideMode.ElideRight, max(room, 40))
        self.primary.setText(tr("{answer}  (Enter)", answer=cut).replace("&", "&&"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The button fits again."""
        super().resizeEvent(event)
        self._fit_buttons()

    def _options_of(self, game: Game, legal: tuple[Action, ...], *, waits: bool) -> list[Option]:
        state = game.state
        actions = [action for action in legal if action.kind not in _ENDS]
        if not waits:
            actions = _without_copies(state, actions)
        namesakes = _namesakes(state, actions)
        other = 1 - game.viewer
        options: list[Option] = []
        for at, action in enumerate(actions):
            then = after(state, action, other) if waits and at < _MOST_FORECAST else None
            key = str(at + 1) if waits and at < MOST_KEYS else ""
            words = label(state, action, game.voice)
            if action.card in namesakes:
                words = tr("{words} [{number}]", words=words, number=str(state.table[action.card].number))
            options.append(Option(action, words, in_short(then) if then else "", key))
        if len({option.consequence for option in options}) == 1:
            return [Option(each.action, each.words, "", each.key) for each in options]
        return options

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """An amber head when something waits for the player."""
        painter = QPainter(self)
        if self._waits or (self._game is not None and self._game.covered):
            painter.fillRect(QRectF(0, 0, self.width(), 5), self._theme.color("signal"))
            painter.fillRect(QRectF(0, 5, self.width(), 1), self._theme.color("onsignal"))
        painter.end()


def in_short(then: Forecast) -> str:
    """A forecast in one or two words and its number: ``fails 15,000``."""
    power = f"{then.power:,}"
    match then.result:
        case Result.NOTHING:
            return tr("fails {power}", power=power)
        case Result.IMMUNE:
            return tr("has no effect {power}", power=power)
        case Result.COUNTERED:
            return tr("succeeds {power}", power=power)
        case Result.WINS:
            return tr("wins {power}", power=power)


def _without_copies(state: GameState, actions: list[Action]) -> list[Action]:
    """One action for all copies of a card in the hand, which come to the same."""
    found: dict[tuple[Kind, str, int], Action] = {}
    for action in actions:
        number = str(state.table[action.card].number) if action.card >= 0 else ""
        found.setdefault((action.kind, number, action.zone), action)
    return list(found.values())


def _namesakes(state: GameState, actions: list[Action]) -> set[int]:
    """The cards of these actions that share their name with a different one."""
    cards = {action.card for action in actions if action.card >= 0 and action.kind not in _PLACES}
    numbers: dict[str, set[str]] = {}
    for card in cards:
        numbers.setdefault(state.table[card].name, set()).add(str(state.table[card].number))
    return {card for card in cards if len(numbers[state.table[card].name]) > 1}


def _short(words: str, most: int = 44) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"


def _title(game: Game) -> str:
    state = game.state
    if game.covered:
        return tr("Hand the board over. Nobody's hand is shown until {name} is ready.", name=_next_name(game))
    if state.outcome is not None:
        return describe_outcome(state.outcome, game.voice)
    if game.thinking:
        return tr("{name} is thinking…", name=shown(game.start.opponent))
    if game.paused:
        return tr("{name} would move now.", name=shown(game.start.opponent))
    if state.ask is not None and state.ask.kind is Ask.MAIN and game.legal:
        return tr("Your main phase")
    return prompt(state, game.voice)


def _next_name(game: Game) -> str:
    return shown(game.start.title if game.viewer == 0 else game.start.opponent)
