"""What the menus of the board's window do: other games, steps and turns, positions, dialogs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from deckbuilder.engine import CONCEDE, to_json
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr

from .board_pictures import BoardPictures
from .looks import LOOKS, keep_looks
from .menus import keys_told
from .opponent import OpponentDialog
from .pile import ListDialog, Row, show_beside
from .scenario import ScenarioDialog
from .shuffles import show_shuffles
from .start import from_scenario
from .switches import NAMES, keep_switches

if TYPE_CHECKING:
    from .window import GoldfishWindow


class Commands:
    """Of one window."""

    def __init__(self, window: GoldfishWindow, services: Services) -> None:
        self._window, self._services = window, services
        self._game = window.game
        self._pictures = BoardPictures(window, services)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """By the names of the menus."""
        game, window = self._game, self._window
        return {
            "new_seed": self.new_seed,
            "restart": self.restart,
            "seed": self.choose_seed,
            "open": window.replays.open,
            "save": window.replays.save,
            "scenario": self.set_up,
            "copy": self.copy_position,
            "picture": self._pictures.show,
            "copy_picture": self._pictures.copy,
            "close": window.close,
            "undo": game.undo,
            "redo": game.redo,
            "back": lambda: self.step(-1),
            "forward": lambda: self.step(1),
            "earlier_turn": lambda: self.turn(-1),
            "later_turn": lambda: self.turn(1),
            "turn": self.choose_turn,
            "first": lambda: game.go_to(0),
            "last": lambda: game.go_to(len(game.session)),
            "go_log": window.log.setFocus,
            "go_board": window.focus_middle,
            "concede": lambda: game.do(CONCEDE),
            **dict.fromkeys(NAMES, self._keep_switches),
            **window.free_table.handlers(),
            **dict.fromkeys(LOOKS, self._keep_looks),
            "opponent": self.choose_opponent,
            "keys": self.show_keys,
            "shuffles": lambda: show_shuffles(window.deck, self._services, window),
        }

    # ---- other games --------------------------------------------------------------------------------------

    def new_seed(self) -> None:
        """Another game; undo brings this one back."""
        self._game.new_seed()
        self._window.say_seed()

    def restart(self) -> None:
        """The same game from the start; undo brings this one back."""
        self._game.restart()
        self._window.say_seed()

    def choose_seed(self) -> None:
        """Ask for a seed and play its game."""
        text = self._services.ask.name(
            tr("Play a certain seed"), tr("Seed, a whole number"), str(self._game.seed)
        )
        if text is None:
            return
        if text.isdecimal() and int(text) < 1 << 64:
            self._game.restart(int(text))
            self._window.say_seed()
        else:
            self._window.say(tr("A seed is a whole number from 0 to 18,446,744,073,709,551,615."))

    def choose_opponent(self) -> None:
        """Ask whom to play, and begin."""
        window = self._window
        dialog = OpponentDialog(self._game.start.title, window.deck, self._services, window)
        if dialog.exec() and dialog.start is not None:
            window.play(dialog.start, window.deck)
        dialog.deleteLater()

    # ---- positions ----------------------------------------------------------------------------------------

    def copy_position(self) -> None:
        """Copy the exact position, chance to come included, as text."""
        QGuiApplication.clipboard().setText(to_json(self._game.state))
        self._window.say(tr("The position is on the clipboard"))

    def set_up(self) -> None:
        """Write a position and play from it."""
        game = self._game
        earlier = [step.before for step in game.session.steps]
        dialog = ScenarioDialog(game.state, self._services, self._window, earlier=earlier)
        if dialog.exec() and dialog.scenario is not None:
            before = self._game.start
            start = from_scenario(
                self._services.catalogue, before.title, dialog.scenario, before.opponent, before.bot
            )
            self._game.begin(start, dialog.scenario.seed)
            self._window.say(tr("Playing from the position that was set up"))
        dialog.deleteLater()

    # ---- steps and turns ----------------------------------------------------------------------------------

    def step(self, by: int) -> None:
        """Look at the moment before or after; nothing at the ends."""
        session = self._game.session
        place = session.position + by
        if 0 <= place <= len(session):
            self._game.go_to(place)

    def turn(self, by: int) -> None:
        """Look at the beginning of the turn before or after; nothing at the ends."""
        turns = self._game.session.turns
        wanted = self._game.state.turn + by
        if wanted in turns:
            self._game.go_to(turns[wanted])

    def choose_turn(self) -> None:
        """Ask for a turn and look at its beginning."""
        turns = self._game.session.turns
        text = self._services.ask.name(
            tr("To a turn"),
            tr("Turn, {first} to {last}", first=min(turns), last=max(turns)),
            str(self._game.state.turn),
        )
        if text is None:
            return
        if text.isdecimal() and int(text) in turns:
            self._game.go_to(turns[int(text)])
        else:
            self._window.say(tr("There is no turn {text} in this game.", text=text))

    # ---- the rest -----------------------------------------------------------------------------------------

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
        dialog = ListDialog(tr("Keyboard"), "", self._services.theme, self._window)
        dialog.show_rows([Row(f"{keys}   {what}") for keys, what in lines])
        show_beside(dialog)

    def _keep_looks(self) -> None:
        keep_looks(self._window.actions_by_name, self._services, self._window.board)

    def _keep_switches(self) -> None:
        keep_switches(self._window.actions_by_name, self._services, self._game)
