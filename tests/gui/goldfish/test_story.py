"""A deck is taken from the editor to the board and played to the end, by mouse alone and by keys alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from deckbuilder.engine.actions import Kind
from deckbuilder.gui.goldfish.board import Place, Where
from deckbuilder.gui.goldfish.opponent import OpponentDialog
from deckbuilder.gui.goldfish.window import GoldfishWindow
from tests.helpers import decks
from tests.helpers.window import Player, activate, answering, press

Make = Callable[..., Player]
Goals = Mapping[Place, str]

MOST = 400
"""Decisions that no game here needs."""


def opened(player: Player) -> GoldfishWindow:
    """The deck of the editor on the board."""
    current = player.window.workspace.current
    assert current is not None
    current.document.edit("make it", lambda _: decks.shipped("ESD01"))
    player.press("Ctrl+P")
    board = player.window.goldfish.board
    assert board is not None
    activate(board)
    board.setGeometry(0, 0, 1200, 800)
    return board


def seeded(player: Player, board: GoldfishWindow, seed: int) -> None:
    """The game of a seed, chosen in the menu."""
    player.ask.names.append(str(seed))
    board.actions_by_name["seed"].trigger()
    assert board.head.seed.text() == f"seed {seed}"


def kinds(board: GoldfishWindow) -> set[Kind]:
    """What the player did in the game."""
    return {step.action.kind for step in board.game.session.steps if step.player == 0 and not step.answered}


class Mouse:
    """Clicks on what glows, and on buttons and rows where nothing does."""

    def __init__(self, window: GoldfishWindow) -> None:
        self.window = window

    def click(self, place: Place) -> None:
        """One click on a place of the board."""
        self.press(self.window.board, self.window.board.place_center(place).toPoint())

    def press(self, widget: QWidget, at: QPoint | None = None) -> None:
        """One click on a widget."""
        none = Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, none, at or widget.rect().center())
        QApplication.processEvents()

    def decide(self) -> None:
        """One decision."""
        window = self.window
        if window.choice.waits:
            self.answer()
        elif not (self.play(free_zone) or self.play(invasion) or self.play(rage)):
            self.press(window.hand_info.go_on)

    def answer(self) -> None:
        """The first thing on the board that is an answer, else the first row, else the button."""
        window, rows = self.window, self.window.choice.options
        if glowing := window.board.marks.glowing:
            self.click(next(iter(glowing)))
        elif rows.options.options:
            self.press(rows.viewport(), rows.visualRect(rows.options.index(0, 0)).center())
        else:
            self.press(window.choice.primary)

    def play(self, wanted: Callable[[GoldfishWindow, Goals], Place | None]) -> bool:
        """Take up one card after the other and put down the first that can go where it is wanted."""
        board = self.window.board
        for card in sorted(board.marks.ready):
            self.click(card)
            assert board.marks.taken == card
            goal = wanted(self.window, board.marks.glowing)
            if goal is not None:
                self.click(goal)
                return True
            self.click(card)
            assert board.marks.taken is None
        return False


def invasion(window: GoldfishWindow, goals: Goals) -> Place | None:
    discard = Place(True, Where.DISCARD)
    return discard if discard in goals else None


def free_zone(window: GoldfishWindow, goals: Goals) -> Place | None:
    assert window.board.scene is not None
    taken = window.board.scene.items
    return next((at for at in sorted(goals) if at.where is Where.ZONE and at not in taken), None)


def rage(window: GoldfishWindow, goals: Goals) -> Place | None:
    return next((at for at in goals if at.where is Where.RAGE), None)


def test_a_whole_game_by_mouse(make_window: Make) -> None:
    """Cards are taken up and put down on the board, targets clicked; then the end is taken back."""
    player = make_window()
    window = opened(player)
    seeded(player, window, 5)
    first = window.head.turn.text()
    mouse = Mouse(window)
    game = window.game
    for _ in range(MOST):
        if game.state.outcome is not None:
            break
        before = game.session.position
        mouse.decide()
        assert game.session.position != before, (window.choice.title.text(), game.legal)
    assert game.state.outcome is not None
    assert kinds(window) >= {Kind.BATTLE, Kind.INVADE, Kind.RAGE, Kind.PASS}
    assert window.head.whose.text() == "Game over"
    assert "win" in window.choice.title.text()

    end = game.state.key()
    mouse.press(window.head.undo)
    assert window.head.whose.text() != "Game over"
    mouse.press(window.head.redo)
    assert game.state.key() == end
    mouse.press(window.head.restart)
    assert (window.head.seed.text(), window.head.turn.text()) == ("seed 5", first)
    mouse.press(window.head.undo)
    assert game.state.key() == end


class Keys:
    """Digits take up cards and put them down, Enter confirms, Space goes on; no list is used."""

    def __init__(self, window: GoldfishWindow) -> None:
        self.window = window

    def decide(self) -> None:
        """One decision."""
        window = self.window
        if window.choice.waits:
            press("1" if window.choice.options.options.options else "Return")
        elif not (self.play(free_zone) or self.play(invasion)):
            press("Space")

    def play(self, wanted: Callable[[GoldfishWindow, Goals], Place | None]) -> bool:
        """As with the mouse, by the number of the card and that of the zone, or by arrows."""
        board = self.window.board
        for card in sorted(board.marks.ready):
            if card.at > 9:
                continue
            press(str(card.at))
            assert board.marks.taken == card
            goal = wanted(self.window, board.marks.glowing)
            if goal is None:
                press("Escape")
                assert board.marks.taken is None
                continue
            if goal.where is Where.ZONE:
                press(str(goal.at))
            else:
                self.go(goal)
                press("Return")
            return True
        return False

    def go(self, goal: Place) -> None:
        """Arrows to a place."""
        board = self.window.board
        for _ in range(40):
            here = board.marks.focus
            assert here is not None
            if here == goal:
                return
            way = board.place_center(goal) - board.place_center(here)
            flat = abs(way.x()) > abs(way.y())
            press(("Right" if way.x() > 0 else "Left") if flat else "Down" if way.y() > 0 else "Up")
        raise AssertionError(f"arrows do not lead to {goal}")


def test_a_whole_game_by_keyboard_against_a_bot(make_window: Make) -> None:
    """From the deck editor to the end of the game and back to its beginning, without the mouse."""
    player = make_window()
    window = opened(player)

    def answer(dialog: OpponentDialog) -> None:
        dialog.bot.setChecked(True)
        dialog.deck.setCurrentIndex(dialog.deck.findText("ginza-rampage"))
        dialog.play.click()

    with answering(OpponentDialog, answer):
        press("Ctrl+Shift+O")
    seeded(player, window, 11)
    window.focus_middle()
    keys, game = Keys(window), window.game
    for _ in range(MOST):
        if game.state.outcome is not None:
            break
        before = game.session.position
        keys.decide()
        assert game.session.position != before, (window.choice.title.text(), game.legal)
    assert game.state.outcome is not None
    assert kinds(window) >= {Kind.BATTLE, Kind.INVADE, Kind.PASS}
    assert window.head.whose.text() == "Game over"
    assert "win" in window.choice.title.text()

    end, steps = game.state.key(), len(game.session)
    press("Ctrl+Home")
    assert window.step.text() == f"step 0 of {steps}"
    press("Ctrl+End")
    assert game.state.key() == end
    press("Ctrl+W")
    assert not window.isVisible()
