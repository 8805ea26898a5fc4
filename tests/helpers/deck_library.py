"""The library panel in a test: over a temporary folder, driven by keys, read as its player reads it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from deckbuilder.decks.deck import Deck
from deckbuilder.decks.deck_library import Library
from deckbuilder.gui.deck_library.commands import Command
from deckbuilder.gui.deck_library.model import Node
from deckbuilder.gui.deck_library.panel import LibraryPanel
from deckbuilder.gui.services import Services
from deckbuilder.gui.workspace import Workspace

from .window import FakeAsk, activate, press


class Librarian:
    """A panel with its workspace, and the hands and eyes in front of it."""

    def __init__(self, services: Services, qtbot: Any) -> None:
        assert isinstance(services.ask, FakeAsk)
        self.ask = services.ask
        self.services = services
        self.workspace = Workspace(services)
        self.deck_library = Library(services.paths.decks, services.catalogue)
        self.samples_opened: list[Path] = []
        self.folders_shown: list[Path] = []
        self.can_show = True
        self._qtbot = qtbot
        self.recent: list[Path] = []
        self.panel = LibraryPanel(
            self.workspace,
            services,
            self.samples_opened.append,
            recent=lambda: self.recent,
            show_folder=self._show_folder,
        )
        qtbot.addWidget(self.panel)

    def _show_folder(self, folder: Path) -> bool:
        self.folders_shown.append(folder)
        return self.can_show

    # ---- hands --------------------------------------------------------------------------------------------

    def add(self, name: str, deck: Deck, folder: str = "") -> Path:
        """Put a deck into the library before it is shown."""
        from dataclasses import replace

        return self.deck_library.add(replace(deck, name=name), folder)

    def show(self, width: int = 700, height: int = 900) -> None:
        """Show the panel and wait for its list."""
        self.panel.resize(width, height)
        self.reading(self.panel.show)
        activate(self.panel)
        self.panel.view.enter()

    def reading(self, act: Callable[[], object]) -> None:
        """Do something and wait for the list that follows from it."""
        with self._qtbot.waitSignal(self.panel.stock_shown, timeout=10_000):
            act()
        QApplication.processEvents()

    def choose(self, *titles: str) -> None:
        """Put the cursor on a row and select others with it."""
        assert self.panel.view.choose([self.node(title).key for title in titles], reveal=True)
        self.panel.view.setFocus()

    def press(self, *keys: str) -> None:
        """Press keys that change files, one after the other, and wait for the new list."""
        for key in keys:
            self.reading(lambda key=key: press(key, self.panel))  # type: ignore[misc]

    def click(self, command: Command) -> None:
        """Press a button that changes files, or its entry in the menu, and wait for the new list."""
        button = self.panel.buttons.get(command)
        if button is not None:
            assert button.isVisible()
            self.reading(button.click)
        else:
            actions = self.panel.rows.menu().actions()
            self.reading(next(each for each in actions if each.text() == command.text).trigger)

    def search(self, text: str) -> None:
        """Type into the search line and do not wait for its pause."""
        self.panel.search.set_text(text)
        QApplication.processEvents()

    def drag(self, title: str, onto: str) -> bool:
        """Drag a deck onto a row; False when the row refuses it."""
        view = self.panel.view
        data: QMimeData = view.model_.mimeData([view.model_.index_of(self.node(title))])
        place = view.place_of(self.node(onto).key)
        return _drop(view.viewport(), data, place)

    def choose_notice(self, title: str, button: str) -> None:
        """Press a button of a notice."""
        bar = next(bar for bar in self.panel.notices.bars if bar.title == title)
        next(each for each in bar.buttons if each.text() == button).click()
        QApplication.processEvents()

    # ---- eyes ---------------------------------------------------------------------------------------------

    def node(self, title: str) -> Node:
        """The row with that title."""
        return next(node for node in self.panel.view.model_.nodes if node.title == title)

    @property
    def tree(self) -> list[str]:
        """Titles of my decks and the trash from top to bottom, two blanks a level."""
        nodes = self.panel.view.model_.nodes
        shown = [node for node in nodes if node.key.find("card_data") < 0]
        return ["  " * node.depth + node.title for node in shown]

    @property
    def words(self) -> list[str]:
        """The chosen rows as a screen reader says them."""
        view = self.panel.view
        role = Qt.ItemDataRole.AccessibleTextRole
        return [view.model_.index_of(node).data(role) for node in view.chosen.nodes]

    @property
    def chosen(self) -> list[str]:
        """The titles of the chosen rows."""
        return [node.title for node in self.panel.view.chosen.nodes]

    @property
    def notices(self) -> list[str]:
        """The notices above the list, by their strong line."""
        return [bar.title for bar in self.panel.notices.bars]

    @property
    def enabled(self) -> set[Command]:
        """The commands that can be chosen now, by a button or in the menu."""
        found = {
            command
            for command, button in self.panel.buttons.items()
            if button.isEnabled() and button.isVisibleTo(self.panel)
        }
        texts = [action.text() for action in self.panel.rows.menu().actions() if action.isEnabled()]
        return found | {command for command in Command if command.text in texts}


def _drop(target: Any, data: QMimeData, place: QPoint) -> bool:
    actions = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(place, actions, data, left, none)
    QApplication.sendEvent(target, enter)
    move = QDragMoveEvent(place, actions, data, left, none)
    QApplication.sendEvent(target, move)
    if not move.isAccepted():
        return False
    drop = QDropEvent(QPointF(place), actions, data, left, none)
    QApplication.sendEvent(target, drop)
    return drop.isAccepted()
