"""Positions of real cards on a board, and hands that play on it."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from deckbuilder.engine import Action
from deckbuilder.gui.goldfish.board import BoardView, Place, Where
from deckbuilder.gui.goldfish.game import Game
from deckbuilder.gui.goldfish.start import from_scenario
from deckbuilder.play import PassiveBot
from tests.helpers.board import catalogue, scenario
from tests.helpers.window import press


def first(**wanted: Any) -> str:
    """The number of the first card with these facts, tokens left out unless asked for."""
    wanted = {"is_token": False, "is_base": False, **wanted}
    for card in catalogue():
        if all(getattr(card, name) == value for name, value in wanted.items()) and not card.ability_data:
            return str(card.number)
    for card in catalogue():
        if all(getattr(card, name) == value for name, value in wanted.items()):
            return str(card.number)
    raise AssertionError(f"no card has {wanted}")


def monster(rank: int, at: int = 0) -> str:
    """A Godzilla of a rank."""
    found = [card for card in catalogue() if card.type == "monster" and card.rank == rank]
    return str([card.number for card in found if "Godzilla" in card.traits][at])


def battle(rank: int, at: int = 0, invasion: int | None = 1) -> str:
    """A battle card of a rank."""
    return str(
        [
            card.number
            for card in catalogue()
            if card.type == "battle"
            and card.rank == rank
            and card.invasion == invasion
            and not card.is_token
            and not any(each.get("kind") == "play" for each in card.ability_data)
        ][at]
    )


def game_of(p: Mapping[str, Any] | None = None, o: Mapping[str, Any] | None = None, **moment: Any) -> Game:
    """A game that stands in a position, against someone who does nothing."""
    sides = [{**_BARE, **(given or {})} for given in (p, o)]
    return Game(from_scenario(catalogue(), "Test", scenario(*sides, **moment), "Passive", PassiveBot()), 1)


_BARE: dict[str, Any] = {
    "monster": monster(1),
    "monster_deck": [monster(2), monster(3), monster(4)],
    "deck": [battle(3)] * 20,
}


def crowded(**p: Any) -> Game:
    """A late game: every zone taken, stacks, three strategy zones, eleven cards in hand."""
    fill = {zone: battle(1 + zone % 3, zone % 4) for zone in range(1, 9)}
    mine = {zone: card for zone, card in fill.items() if zone != 5}
    theirs = {zone: card for zone, card in fill.items() if zone != 6}
    base = first(type="strategy", is_base=True)
    side: dict[str, Any] = {
        "monster": [monster(1), monster(2), monster(3)],
        "monster_deck": [monster(4)],
        "zone": 5,
        "rage": 3,
        "hand": [*[battle(2, at) for at in range(8)], monster(3, 1), monster(3, 2), base],
        "discard": [battle(3)] * 9,
        "zones": {**mine, 7: [battle(1), battle(2), battle(3)]},
        "strategies": [base, base, base],
    }
    far = {**side, "zone": 6, "rage": 7, "zones": theirs, "strategies": [base]}
    return game_of({**side, **p}, far, turn=13)


def shown(services: Any, game: Game, qtbot: Any, size: tuple[int, int] = (1040, 760)) -> BoardView:
    """The board of a game on the screen, with the keyboard."""
    board = BoardView(services)
    qtbot.addWidget(board)
    board.resize(*size)
    board.show_game(game)
    board.show()
    board.activateWindow()
    board.setFocus()
    QApplication.processEvents()
    return board


class Hands:
    """A player at a board: what was wanted is played at once."""

    def __init__(self, board: BoardView, game: Game) -> None:
        self.board, self.game = board, game
        self.wanted: list[Action] = []
        board.action_wanted.connect(self._play)

    def _play(self, action: Action) -> None:
        self.wanted.append(action)
        self.game.do(action)

    def point(self, place: Place) -> None:
        """Move the pointer there."""
        self._mouse(QEvent.Type.MouseMove, self.board.place_center(place))

    def click(self, place: Place) -> None:
        """One click."""
        at = self.board.place_center(place)
        self._mouse(QEvent.Type.MouseButtonPress, at, held=True)
        self._mouse(QEvent.Type.MouseButtonRelease, at)

    def double_click(self, place: Place) -> None:
        """Two clicks, as they come from a mouse."""
        at = self.board.place_center(place)
        self.click(place)
        self._mouse(QEvent.Type.MouseButtonDblClick, at, held=True)
        self._mouse(QEvent.Type.MouseButtonRelease, at)

    def drag(self, start: Place, end: Place, *, drop: bool = True) -> None:
        """Carry what is at one place to another, and let go."""
        here, there = self.board.place_center(start), self.board.place_center(end)
        self._mouse(QEvent.Type.MouseButtonPress, here, held=True)
        for share in (0.3, 0.7, 1.0):
            self._mouse(QEvent.Type.MouseMove, here + (there - here) * share, held=True)
        if drop:
            self._mouse(QEvent.Type.MouseButtonRelease, there)

    def press(self, *keys: str) -> None:
        """Press keys by their names."""
        for key in keys:
            press(key, self.board)

    def _mouse(self, kind: QEvent.Type, at: QPointF, *, held: bool = False) -> None:
        moving = kind is QEvent.Type.MouseMove
        button = Qt.MouseButton.NoButton if moving else Qt.MouseButton.LeftButton
        buttons = Qt.MouseButton.LeftButton if held else Qt.MouseButton.NoButton
        event = QMouseEvent(
            kind, at, self.board.mapToGlobal(at), button, buttons, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(self.board, event)


def zone(number: int) -> Place:
    """A zone of the near side."""
    return Place(True, Where.ZONE, number)


def their_zone(number: int) -> Place:
    """A zone of the far side."""
    return Place(False, Where.ZONE, number)


def hand(number: int) -> Place:
    """A card of the near hand."""
    return Place(True, Where.HAND, number)
