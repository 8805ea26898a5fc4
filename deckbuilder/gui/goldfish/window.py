"""The window in which a deck is played: board, what waits, forecasts and log side by side; nothing modal."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.engine import GO, PASS
from deckbuilder.engine.actions import Kind
from deckbuilder.gui.layout import geometry_of, keep_on_screen, restore_geometry
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.words import Words
from deckbuilder.play import PassiveBot, Session
from deckbuilder.play.opening import Numbers
from deckbuilder.play.prompt import board_asked

from .board import Place, zone_key
from .commands import Commands
from .free_table import FreeTable
from .game import Game
from .looks import show_looks
from .menus import build
from .options import Option
from .panels import Panels
from .pile import PileDialog, may_see, show_beside
from .replays import Replays
from .start import Start
from .switches import automation_of, show_switches


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
        """Open with a game, or with a ``session`` that was played; raises what the start raises."""
        super().__init__(parent, Qt.WindowType.Window)
        self._services = services
        self.deck = deck
        """What would play against another opponent."""

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
        parts = self._parts = Panels(services)
        self.head, self.notices, self.hand_info = parts.head, parts.notices, parts.hand_info
        self.middle, self.board, self.cover = parts.middle, parts.board, parts.cover
        self.choice, self.forecasts = parts.choice, parts.forecasts
        self.reader, self.log, self.step = parts.reader, parts.log, parts.step
        self.keys = Words(theme, scale=0.9, tone="text2")
        self.setCentralWidget(parts)
        self.setAnimated(False)  # there are no docks, and every other size of the panels would be animated
        self.statusBar().addPermanentWidget(self.keys)
        self.replays = Replays(self, services)
        self.free_table = FreeTable(self, services)
        self.commands = Commands(self, services)
        self.actions_by_name = build(self.menuBar(), self, self.commands.handlers())
        self._wire()
        show_switches(self.actions_by_name, services)
        show_looks(self.actions_by_name, services, self.board)
        parts.show_game(self.game)
        self.game.changed.connect(self._refresh)
        self._refresh()
        if not restore_geometry(self, services.settings.layout.board):
            self.resize(theme.ems(108), theme.ems(68))

    # ---- starting -----------------------------------------------------------------------------------------

    def play(self, start: Start, deck: Numbers, seed: int | None = None) -> None:
        """Begin another game in this window; raises what the start raises."""
        self.game.begin(start, seed)
        self.deck = deck
        self.say_seed()

    def watch(self, start: Start, session: Session) -> None:
        """Show a game that was played, where its session stands; undo brings the one before back."""
        self.game.begin(start, session=session)
        if session.opening is not None:
            self.deck = session.opening.decks[0]

    def plays(self, title: str, deck: Numbers) -> bool:
        """Whether the game on the board is one of this deck as it is now."""
        return self.deck == deck and self.game.start.title == title

    def knows(self, catalogue: Catalogue) -> bool:
        """Whether it shows these cards, not those of an earlier day."""
        return self._services.catalogue is catalogue

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
        self._parts.keep_sizes()
        self.game.close()
        self.closed.emit()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no part wanted: Enter confirms, Space goes on."""
        key = Qt.Key(event.key())
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        if not plain:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._may_confirm():
            self.choice.confirm()
        elif key is Qt.Key.Key_Space and not {PASS, GO}.isdisjoint(self.game.legal):
            self.game.do(PASS if PASS in self.game.legal else GO)
        else:
            super().keyPressEvent(event)

    def _may_confirm(self) -> bool:
        """In the main phase Enter alone ends nothing: only a chosen row, or what waits, is confirmed."""
        game = self.game
        return self.choice.waits or game.covered or game.paused or self.choice.options.current is not None

    # ---- telling ------------------------------------------------------------------------------------------

    def say(self, words: str) -> None:
        """A sentence in the status line."""
        self.statusBar().showMessage(words, 8000)

    def say_seed(self) -> None:
        """Tell that another game began."""
        self.say(tr("A new game with seed {seed}; undo brings the one before back", seed=self.game.seed))

    def show_pile(self, place: Place) -> None:
        """Look through a pile."""
        if not may_see(place):
            self.say(tr("Nobody may look at these cards."))
            return
        dialog = PileDialog(place, self.game, self._services, self)
        dialog.card_pointed.connect(self.reader.show_card)
        show_beside(dialog)

    # ---- inside -------------------------------------------------------------------------------------------

    def _wire(self) -> None:
        game = self.game
        # While something is asked the digits are its keys, wherever the focus is; else they are the board's.
        self._digits = [QShortcut(QKeySequence(str(digit)), self) for digit in range(10)]
        for digit, shortcut in enumerate(self._digits):
            shortcut.activated.connect(partial(self.choice.press_digit, digit))
        self.head.undo_wanted.connect(game.undo)
        self.head.redo_wanted.connect(game.redo)
        self.head.restart_wanted.connect(self.commands.restart)
        self.head.new_wanted.connect(self.commands.new_seed)
        self.choice.targets_changed.connect(self._show_targets)
        self.choice.chosen.connect(game.do)
        self.choice.emptied.connect(self.focus_middle)
        self.choice.ready.connect(self._on_ready)
        self.cover.ready.connect(self._on_ready)
        self.board.action_wanted.connect(game.do)
        self.board.pile_wanted.connect(self.show_pile)
        self.board.refused.connect(self.say)
        self.board.menu_wanted.connect(self.free_table.show_menu)
        self._parts.free_bar.wanted.connect(lambda name: self.actions_by_name[name].trigger())
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
        for name in self.free_table.names:
            self.actions_by_name[name].setEnabled(game.by_hand)
        self.actions_by_name["free"].setChecked(game.free)
        title, opponent = shown(game.start.title), shown(game.start.opponent)
        if game.start.bot is not None and not isinstance(game.start.bot, PassiveBot):
            opponent = tr("{deck} ({bot})", deck=opponent, bot=game.start.bot.name)
        self.setWindowTitle(tr("{deck} v {opponent}", deck=title, opponent=opponent))
        self.keys.setText(self._keys_now())

    def _keys_now(self) -> str:
        """The keys that are wanted most now."""
        if self.game.state.outcome is not None:
            return tr("Ctrl+Z undo   Ctrl+Shift+N new seed   F1 all keys")
        if self.choice.waits:
            return tr("1–9 choose   Enter confirm   Ctrl+Z undo   F1 all keys")
        if self.game.by_hand:
            return tr("D draw   F find   S shuffle   Ctrl+T rules on   Ctrl+Z undo")
        return tr("Enter play   Space Counter Phase   Ctrl+Z undo   F1 all keys")

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
