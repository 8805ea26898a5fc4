"""The window in which a deck is played: board, what waits, forecasts and log side by side; nothing modal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QMainWindow,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.decks.disk import DeckFileError, read_file
from deckbuilder.decks.file_names import safe_file_name
from deckbuilder.engine import CONCEDE, PASS, to_json
from deckbuilder.engine.actions import Kind
from deckbuilder.gui.bars import NoticeArea
from deckbuilder.gui.layout import geometry_of, keep_on_screen, restore_geometry
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import BoardSettings
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.play import (
    GreedyBot,
    PassiveBot,
    Replay,
    ReplayError,
    Session,
    read_replay,
    write_replay,
)
from deckbuilder.play.automatic import Automation
from deckbuilder.play.opening import Numbers
from deckbuilder.play.prompt import board_asked

from .board.places import Place, Where, zone_key
from .board.view import BoardView
from .choice import ChoicePanel
from .forecasts import Forecasts
from .game import Game
from .hand_info import HandInfo
from .head import GameHead
from .log import LogView
from .menus import build, keys_told
from .opponent import OpponentDialog
from .options import Option
from .pile import PileDialog
from .scenario import ScenarioDialog, save_text
from .start import Start, from_scenario, from_session

REPLAY = ".replay.txt"


def automation_of(settings: BoardSettings) -> Automation:
    """What the player wants done without asking."""
    return Automation(settings.only_answer, settings.equal_order, settings.pass_alone)


def start_of_replay(replay: Replay, title: str, services: Services) -> Start:
    """From what a replay began, so that it can be begun again."""
    opening = replay.session.opening
    fish = opening is not None and opening.goldfish is not None
    bot = PassiveBot() if fish else GreedyBot()
    opponent = tr("Passive opponent") if fish else tr("Second deck")
    return from_session(title, opponent, replay.session, services.catalogue, bot)


class GoldfishWindow(QMainWindow):
    """One game at a time; another one begins in place of it, and undo brings the first one back."""

    closed = Signal()

    def __init__(
        self,
        services: Services,
        start: Start,
        deck: Numbers,
        *,
        seed: int | None = None,
        session: Session | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Open with a game, or with a ``session`` that was played; raises what the start raises.

        ``deck`` is what would play against another opponent.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self._services, self._deck = services, deck
        self._targets: dict[int, str] = {}
        settings = services.settings.board
        self.game = Game(
            start,
            seed,
            session=session,
            automation=automation_of(settings),
            language=services.language,
            parent=self,
        )
        theme = services.theme
        self.head = GameHead(theme)
        self.notices = NoticeArea(theme)
        self.board = BoardView(services)
        self.cover = _Cover(services)
        self.middle = QStackedWidget()
        self.hand_info = HandInfo(services)
        self.choice = ChoicePanel(services)
        self.forecasts = Forecasts(services)
        self.log = LogView(theme)
        self.keys = Words(theme, scale=0.9, tone="text2")
        self.actions_by_name = build(self.menuBar(), self, self._handlers())
        self._build()
        self._wire()
        self._show_automation()
        for part in (self.head, self.board, self.hand_info, self.choice, self.forecasts, self.log):
            part.show_game(self.game)
        self.game.changed.connect(self._refresh)
        self._refresh()
        if not restore_geometry(self, services.settings.layout.board):
            self.resize(theme.ems(108), theme.ems(68))

    # ---- starting -----------------------------------------------------------------------------------------

    def play(self, start: Start, deck: Numbers, seed: int | None = None) -> None:
        """Begin another game in this window; raises what the start raises."""
        self.game.begin(start, seed)
        self._deck = deck
        self._say_seed()

    def plays(self, title: str, deck: Numbers) -> bool:
        """Whether the game on the board is one of this deck as it is now."""
        return self._deck == deck and self.game.start.title == title

    @property
    def is_going_on(self) -> bool:
        """Whether the player has moved in the game on the board and it is not over."""
        game = self.game
        moved = any(not step.answered for step in game.session.steps)
        return moved and game.state.outcome is None and not game.session.read_only

    def bring_up(self) -> None:
        """Show the window in front, the board ready for keys."""
        self.show()
        self.activateWindow()
        self.focus_middle()

    def focus_middle(self) -> None:
        """The keys are for the board, or for the one button that lies over it."""
        (self.cover.button if self.game.covered else self.board).setFocus()

    # ---- events -------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Stay on a screen that exists."""
        super().showEvent(event)
        keep_on_screen(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the place; a bot that thinks is not waited for."""
        self._services.settings.layout.board = geometry_of(self)
        self.game.close()
        self.closed.emit()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no part wanted: Enter confirms, Space ends the main phase."""
        key = Qt.Key(event.key())
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        if not plain:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._may_confirm():
            self.choice.confirm()
        elif key is Qt.Key.Key_Space and PASS in self.game.legal:
            self.game.do(PASS)
        else:
            super().keyPressEvent(event)

    def _may_confirm(self) -> bool:
        """In the main phase Enter alone ends nothing: only a chosen row, or what waits, is confirmed."""
        game = self.game
        return self.choice.waits or game.covered or game.paused or self.choice.options.current is not None

    # ---- commands -----------------------------------------------------------------------------------------

    def _handlers(self) -> dict[str, Callable[[], object]]:
        game = self.game
        return {
            "new_seed": self.new_seed,
            "restart": self.restart,
            "seed": self._choose_seed,
            "open": self.open_replay,
            "save": self.save_replay,
            "scenario": self.set_up,
            "copy": self.copy_position,
            "close": self.close,
            "undo": game.undo,
            "redo": game.redo,
            "back": lambda: self._step(-1),
            "forward": lambda: self._step(1),
            "earlier_turn": lambda: self._turn(-1),
            "later_turn": lambda: self._turn(1),
            "turn": self._choose_turn,
            "first": lambda: game.go_to(0),
            "last": lambda: game.go_to(len(game.session)),
            "go_log": self.log.setFocus,
            "go_board": self.focus_middle,
            "concede": lambda: game.do(CONCEDE),
            "only_answer": self._keep_automation,
            "equal_order": self._keep_automation,
            "pass_alone": self._keep_automation,
            "opponent": self.choose_opponent,
            "keys": self.show_keys,
        }

    def new_seed(self) -> None:
        """Another game; undo brings this one back."""
        self.game.new_seed()
        self._say_seed()

    def restart(self) -> None:
        """The same game from the start; undo brings this one back."""
        self.game.restart()
        self._say_seed()

    def copy_position(self) -> None:
        """Copy the exact position, chance to come included, as text."""
        QGuiApplication.clipboard().setText(to_json(self.game.state))
        self.say(tr("The position is on the clipboard"))

    def save_replay(self) -> None:
        """Save the game up to the present."""
        game, services = self.game, self._services
        if game.session.opening is None:
            services.ask.tell(
                tr("This game cannot be saved as a replay"),
                tr(
                    "It began from a position that was set up. Save the position instead, or copy it as text."
                ),
            )
            return
        name = f"{safe_file_name(game.start.title)}, {game.seed}{REPLAY}"
        path = services.ask.save_path(
            self._folder() / name, tr("Save the replay"), f"{tr('Replays')} (*{REPLAY})"
        )
        if path is not None and save_text(path, write_replay(game.session, services.catalogue), services):
            self.say(tr("Saved: {file}", file=path.name))

    def open_replay(self) -> None:
        """Load a game; one that was played with other card data is only looked at."""
        for path in self._services.ask.open_paths(self._folder(), tr("Open a replay"))[:1]:
            self.load_replay(path)

    def load_replay(self, path: Path) -> None:
        """Load a game from a file."""
        try:
            replay = read_replay(read_file(path), self._services.catalogue)
        except (ReplayError, DeckFileError) as error:
            self._services.ask.tell(tr("The replay cannot be opened"), shown(str(error)))
            return
        self.show_replay(replay, path.name.removesuffix(REPLAY))

    def show_replay(self, replay: Replay, title: str) -> None:
        """Show a game that was read or played elsewhere, where its session stands."""
        opening = replay.session.opening
        self.game.begin(start_of_replay(replay, title, self._services), session=replay.session)
        if opening is not None:
            self._deck = opening.decks[0]
        self.say_notes(replay)

    def say_notes(self, replay: Replay) -> None:
        """Tell why a replay is only to be looked at, if it is."""
        if replay.notes:
            self.notices.show_notice(
                tr("This replay is only to be looked at"),
                "\n".join(str(note) for note in replay.notes),
                [(tr("Close"), lambda: None)],
            )

    def set_up(self) -> None:
        """Write a position and play from it."""
        dialog = ScenarioDialog(self.game.state, self._services, self)
        if dialog.exec() and dialog.scenario is not None:
            before = self.game.start
            start = from_scenario(
                self._services.catalogue, before.title, dialog.scenario, before.opponent, before.bot
            )
            self.game.begin(start, dialog.scenario.seed)
            self.say(tr("Playing from the position that was set up"))
        dialog.deleteLater()

    def choose_opponent(self) -> None:
        """Ask whom to play, and begin."""
        dialog = OpponentDialog(self.game.start.title, self._deck, self._services, self)
        if dialog.exec() and dialog.start is not None:
            self.play(dialog.start, self._deck)
        dialog.deleteLater()

    def show_keys(self) -> None:
        """Tell every key."""
        lines = [
            (tr("1 to 9"), tr("choose what carries the number")),
            (tr("0"), tr("decline, or end the choice")),
            (tr("Enter"), tr("play what has the focus; confirm")),
            (tr("Space"), tr("go to the Counter Phase")),
            (tr("Arrows"), tr("move on the board")),
            *keys_told(),
        ]
        dialog = PileDialog(
            tr("Keyboard"), "", [f"{keys}   {what}" for keys, what in lines], self._services.theme, self
        )
        _show(dialog)

    def say(self, words: str) -> None:
        """A sentence in the status line."""
        self.statusBar().showMessage(words, 8000)

    # ---- inside -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        theme = self._services.theme
        self.middle.addWidget(self.board)
        self.middle.addWidget(self.cover)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.middle, 1)
        column.addWidget(self.hand_info)
        side = QWidget()
        panel = QVBoxLayout(side)
        panel.setContentsMargins(0, 0, 0, 0)
        panel.setSpacing(0)
        log = QWidget()
        lines = QVBoxLayout(log)
        lines.setContentsMargins(0, theme.steps(2), 0, 0)
        head = QHBoxLayout()
        head.setContentsMargins(theme.steps(3.5), 0, theme.steps(3.5), 0)
        self.step = Words(theme, scale=0.9, tone="text2")
        head.addWidget(Words(theme, tr("Log"), weight=STRONG), 1)
        head.addWidget(self.step)
        lines.addLayout(head)
        lines.addWidget(self.log, 1)
        asked = QWidget()
        asked_column = QVBoxLayout(asked)
        asked_column.setContentsMargins(0, 0, 0, 0)
        asked_column.setSpacing(0)
        asked_column.addWidget(self.choice)
        asked_column.addWidget(self.forecasts)
        asked_column.addStretch(1)
        self.asked = Column()
        self.asked.set_content(asked)
        upper = QSplitter(Qt.Orientation.Vertical)
        upper.setChildrenCollapsible(False)
        upper.addWidget(self.asked)
        upper.addWidget(log)
        upper.setStretchFactor(0, 3)
        upper.setStretchFactor(1, 2)
        upper.setSizes([theme.ems(38), theme.ems(22)])
        panel.addWidget(upper)
        side.setMinimumWidth(theme.ems(17))
        both = QSplitter(Qt.Orientation.Horizontal)
        both.setChildrenCollapsible(False)
        both.addWidget(left)
        both.addWidget(side)
        both.setStretchFactor(0, 3)
        both.setStretchFactor(1, 1)
        both.setSizes([theme.ems(80), theme.ems(28)])
        central = QWidget()
        layout = QVBoxLayout(central)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(self.notices)
        layout.addWidget(both, 1)
        self.setCentralWidget(central)
        self.statusBar().addPermanentWidget(self.keys)

    def _wire(self) -> None:
        game = self.game
        # While something is asked the digits are its keys, wherever the focus is; else they are the board's.
        self._digits = [QShortcut(QKeySequence(str(digit)), self) for digit in range(10)]
        for digit, shortcut in enumerate(self._digits):
            shortcut.activated.connect(partial(self.choice.press_digit, digit))
        self.head.undo_wanted.connect(game.undo)
        self.head.redo_wanted.connect(game.redo)
        self.head.restart_wanted.connect(self.restart)
        self.head.new_wanted.connect(self.new_seed)
        self.choice.targets_changed.connect(self._show_targets)
        self.choice.chosen.connect(game.do)
        self.choice.emptied.connect(self.focus_middle)
        self.choice.ready.connect(self._on_ready)
        self.cover.ready.connect(self._on_ready)
        self.board.action_wanted.connect(game.do)
        self.board.pile_wanted.connect(self.show_pile)
        self.board.refused.connect(self.say)
        self.log.jump_wanted.connect(game.go_to)
        game.said.connect(self.say)

    def _refresh(self) -> None:
        game = self.game
        self.middle.setCurrentWidget(self.cover if game.covered else self.board)
        if game.covered:
            self.focus_middle()
        self.cover.show_game(game)
        self.hand_info.setVisible(not game.covered)
        for shortcut in self._digits:
            shortcut.setEnabled(self.choice.waits)
        self.step.setText(tr("step {step} of {steps}", step=game.session.position, steps=len(game.session)))
        self.actions_by_name["undo"].setEnabled(game.can_undo)
        self.actions_by_name["redo"].setEnabled(game.can_redo)
        title, opponent = shown(game.start.title), shown(game.start.opponent)
        if game.start.bot is not None and not isinstance(game.start.bot, PassiveBot):
            opponent = tr("{deck} ({bot})", deck=opponent, bot=game.start.bot.name)
        self.setWindowTitle(tr("{deck} v {opponent}", deck=title, opponent=opponent))
        self.keys.setText(
            tr("1–9 choose   Enter confirm   Ctrl+Z undo   F1 all keys")
            if self.choice.waits
            else tr("Enter play   Space Counter Phase   Ctrl+Z undo   F1 all keys")
        )

    def _on_ready(self) -> None:
        if self.game.covered:
            self.game.uncover()
            self.focus_middle()
        else:
            self.game.resume()

    def _show_targets(self, options: list[Option]) -> None:
        state, targets = self.game.state, dict[int, str]()
        for option in options:
            if option.action.kind is Kind.PICK:
                targets[option.action.card] = option.key
            elif option.action.kind is Kind.ZONE:
                targets[zone_key(board_asked(state), option.action.zone)] = option.key
        targets = {target: key for target, key in targets.items() if key}
        if targets != self._targets:
            self._targets = targets
            self.board.show_targets(targets)

    def show_pile(self, place: Place) -> None:
        """Look through a pile; of a deck only what is in it, and only of the own one."""
        game, player = self.game, place.player(self.game.viewer)
        side, table, voice = game.state.players[player], game.state.table, game.voice
        own, about = player == game.viewer, ""
        if place.where is Where.DISCARD:
            title, cards = tr("Discard pile"), side.discard[::-1]
            about = tr("The last card first")
        elif own and place.where is Where.MONSTERS:
            title, cards = tr("Monster deck"), side.monster_deck
        elif own and place.where is Where.DECK:
            title, cards = tr("Your deck"), side.deck
            about = tr("What is in it, not the order")
        else:
            self.say(tr("Nobody may look at these cards."))
            return
        names = [voice.card(table[card]) for card in cards]
        if place.where is Where.DECK:
            counts = Counter(names)
            names = [f"{count}  {name}" for name, count in sorted(counts.items())]
        _show(PileDialog(title, about, names, self._services.theme, self))

    def _step(self, by: int) -> None:
        session = self.game.session
        place = session.position + by
        if 0 <= place <= len(session):
            self.game.go_to(place)

    def _turn(self, by: int) -> None:
        turns = self.game.session.turns
        wanted = self.game.state.turn + by
        if wanted in turns:
            self.game.go_to(turns[wanted])

    def _choose_turn(self) -> None:
        turns = self.game.session.turns
        text = self._services.ask.name(
            tr("To a turn"),
            tr("Turn, {first} to {last}", first=min(turns), last=max(turns)),
            str(self.game.state.turn),
        )
        if text is None:
            return
        if text.isdecimal() and int(text) in turns:
            self.game.go_to(turns[int(text)])
        else:
            self.say(tr("There is no turn {text} in this game.", text=text))

    def _choose_seed(self) -> None:
        text = self._services.ask.name(
            tr("Play a certain seed"), tr("Seed, a whole number"), str(self.game.seed)
        )
        if text is None:
            return
        if text.isdecimal() and int(text) < 1 << 64:
            self.game.restart(int(text))
            self._say_seed()
        else:
            self.say(tr("A seed is a whole number from 0 to 18,446,744,073,709,551,615."))

    def _show_automation(self) -> None:
        settings = self._services.settings.board
        for name in ("only_answer", "equal_order", "pass_alone"):
            self.actions_by_name[name].setChecked(getattr(settings, name))

    def _keep_automation(self) -> None:
        settings = self._services.settings
        for name in ("only_answer", "equal_order", "pass_alone"):
            setattr(settings.board, name, self.actions_by_name[name].isChecked())
        self.game.set_automation(automation_of(settings.board))

    def _say_seed(self) -> None:
        self.say(tr("A new game with seed {seed}; undo brings the one before back", seed=self.game.seed))

    def _folder(self) -> Path:
        folder = self._services.paths.decks
        return folder if folder.is_dir() else Path.home()


class _Cover(QWidget):
    """What lies over the board while it is handed over."""

    ready = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        theme = services.theme
        self.words = Words(theme, scale=1.6, weight=STRONG, wrap=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton(tr("I am ready  (Enter)"))
        self.button.setDefault(True)
        self.button.clicked.connect(lambda: self.ready.emit())
        layout = QVBoxLayout(self)
        layout.addStretch(1)
        layout.addWidget(self.words)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addStretch(1)

    def show_game(self, game: Game) -> None:
        """Name the player who is to sit down."""
        name = shown(game.start.title if game.viewer == 0 else game.start.opponent)
        self.words.setText(tr("{name} is to choose", name=name))


def _show(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()
