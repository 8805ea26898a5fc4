"""Carries out what is chosen for rows of the library, and offers it in menus."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from deckbuilder.gui.compare.commands import Comparing
from deckbuilder.gui.tr import shown, tr

from .actions import LibraryActions
from .commands import OPENABLE, Chosen, Command, is_possible
from .model import MY_DECKS
from .stock import Place, Stock
from .view import LibraryView

USUAL = (
    Command.OPEN,
    Command.RENAME,
    Command.DUPLICATE,
    Command.MOVE,
    Command.TAGS,
    Command.COMPARE,
    Command.VERSIONS,
    Command.DELETE,
)
IN_TRASH = (Command.RESTORE, Command.EMPTY_TRASH)
ALWAYS = (Command.NEW_FOLDER, Command.SHOW_FOLDER)


class RowCommands(QObject):
    """The commands for the chosen rows of one view, and the button that opens their menu."""

    def __init__(
        self, view: LibraryView, actions: LibraryActions, comparing: Comparing, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._view, self._actions, self._comparing = view, actions, comparing
        self.more = QPushButton(tr("&More"))
        self.more.clicked.connect(lambda: pop_up(self.menu(), below(self.more)))
        self.stock: Stock | None = None
        """What was read last."""

        view.command_wanted.connect(self.do)
        view.menu_wanted.connect(lambda point: pop_up(self.menu(), point))

    @property
    def _chosen(self) -> Chosen:
        return self._view.chosen

    @property
    def trash(self) -> int:
        """The decks in the trash, also those that a search leaves out."""
        return len(self.stock.trash) if self.stock else 0

    def is_possible(self, command: Command) -> bool:
        """Whether a command makes sense for the chosen rows."""
        return is_possible(command, self._chosen, self.trash)

    def do(self, command: Command) -> None:
        """Carry out a command for the chosen rows, if it makes sense for them."""
        if not self.is_possible(command):
            return
        chosen, actions = self._chosen, self._actions
        mine = chosen.decks(Place.LIBRARY)
        match command:
            case Command.OPEN:
                actions.open(chosen.decks(*OPENABLE))
            case Command.RENAME:
                if chosen.own_folder is not None:
                    actions.rename_folder(chosen.own_folder)
                else:
                    actions.rename(mine[0])
            case Command.DUPLICATE:
                actions.duplicate(chosen.decks(Place.LIBRARY, Place.SAMPLES))
            case Command.MOVE:
                pop_up(self.move_menu(), below(self.more))
            case Command.TAGS:
                actions.tag(mine)
            case Command.COMPARE:
                self._comparing.compare_files([deck.path for deck in chosen.decks(*OPENABLE)])
            case Command.VERSIONS:
                self._comparing.versions_at(chosen.decks(Place.LIBRARY, Place.ELSEWHERE)[0].path)
            case Command.DELETE:
                if chosen.own_folder is not None:
                    actions.remove_folder(chosen.own_folder)
                else:
                    actions.delete([deck.path for deck in mine])
            case Command.RESTORE:
                actions.restore([deck.trashed for deck in chosen.decks(Place.TRASH) if deck.trashed])
            case Command.EMPTY_TRASH:
                actions.empty_trash(self.trash)
            case Command.NEW_FOLDER:
                actions.new_folder(chosen.folder)
            case Command.SHOW_FOLDER:
                actions.show_folder(chosen.folder)
            case Command.REFRESH:
                actions.changed.emit([])

    def menu(self) -> QMenu:
        """What can be done with the chosen rows."""
        menu = QMenu(self._view)
        for command in IN_TRASH if self._chosen.in_trash else USUAL:
            if command is Command.MOVE and self.is_possible(command):
                menu.addMenu(self.move_menu(menu))
                continue
            self._add_action(menu, command)
        menu.addSeparator()
        for command in (*ALWAYS, Command.REFRESH):
            self._add_action(menu, command)
        return menu

    def move_menu(self, parent: QWidget | None = None) -> QMenu:
        """The folders that the chosen decks can go to."""
        decks = self._chosen.decks(Place.LIBRARY)
        menu = QMenu(Command.MOVE.text, parent or self._view)
        here = {deck.summary.folder for deck in decks}
        for folder in ("", *(self.stock.folders if self.stock else ())):
            title = (folder.replace("/", " / ") or shown(MY_DECKS)).replace("&", "&&")
            action = menu.addAction(title)
            action.setEnabled(here != {folder})
            action.triggered.connect(partial(self._move, [deck.path for deck in decks], folder))
        menu.addSeparator()
        menu.addAction(tr("&New folder…")).triggered.connect(lambda: self._actions.new_folder("", decks))
        return menu

    def _move(self, paths: list[Path], folder: str, _checked: bool = False) -> None:
        self._actions.move(paths, folder)

    def _add_action(self, menu: QMenu, command: Command) -> None:
        action = menu.addAction(command.text)
        action.setShortcut(QKeySequence(command.key))
        action.setEnabled(self.is_possible(command))
        action.triggered.connect(partial(self._on_triggered, command))

    def _on_triggered(self, command: Command, _checked: bool = False) -> None:
        self.do(command)


def below(button: QPushButton) -> QPoint:
    """Where the menu of a button goes."""
    return button.mapToGlobal(QPoint(0, button.height()))


def pop_up(menu: QMenu, point: QPoint) -> None:
    """Show a menu that is gone when it is closed."""
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(point)
