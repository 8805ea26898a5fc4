"""The menus as data: every action's name, text and keys in one table; the window supplies what each does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget


class Item(NamedTuple):
    """One action. ``checkable`` ones show a tick; keys are in Qt's portable spelling."""

    name: str
    text: str
    keys: tuple[str, ...] = ()
    checkable: bool = False


class SubMenu(NamedTuple):
    """A menu whose entries the window fills in when it opens."""

    name: str
    text: str


SEPARATOR = None
Entry = Item | SubMenu | None

MENUS: Sequence[tuple[str, str, Sequence[Entry]]] = (
    (
        "file",
        "&File",
        (
            Item("new", "&New deck", ("Ctrl+N",)),
            Item("open", "&Open…", ("Ctrl+O",)),
            SubMenu("recent", "Open &recent"),
            SubMenu("starter", "Open a &starter deck"),
            Item("library", "&Library", ("Ctrl+L",)),
            SEPARATOR,
            Item("import_file", "&Import file…", ("Ctrl+I",)),
            Item("import_clipboard", "Import from &clipboard", ("Ctrl+Shift+V",)),
            SEPARATOR,
            Item("save", "&Save", ("Ctrl+S",)),
            Item("save_as", "Save &as…", ("Ctrl+Shift+S",)),
            Item("export", "&Export…", ("Ctrl+E",)),
            SEPARATOR,
            Item("close", "&Close deck", ("Ctrl+W",)),
            Item("quit", "&Quit", ("Ctrl+Q",)),
        ),
    ),
    (
        "edit",
        "&Edit",
        (
            Item("undo", "&Undo", ("Ctrl+Z",)),
            Item("redo", "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y")),
            SEPARATOR,
            Item("copy_list", "&Copy deck as text", ("Ctrl+Shift+C",)),
            Item("find", "&Find cards", ("Ctrl+F",)),
        ),
    ),
    (
        "card",
        "&Card",
        (
            Item("add_main", "&Add to main deck"),
            Item("add_monster", "Add to &monster deck"),
            Item("remove_one", "&Remove one"),
            Item("copy_number", "Copy &number and name"),
        ),
    ),
    (
        "deck",
        "&Deck",
        (
            SubMenu("format", "&Format"),
            Item("rename", "Re&name…", ("F2",)),
            Item("sort", "&Sort lines"),
            Item("clear", "&Clear"),
            SEPARATOR,
            Item("next_problem", "Next &problem", ("F8",)),
            Item("fix_problem", "Apply the &fix", ("Ctrl+.",)),
        ),
    ),
    (
        "view",
        "&View",
        (
            Item("view_grid", "&Grid", ("Ctrl+1",), True),
            Item("view_table", "&Table", ("Ctrl+2",), True),
            Item("bigger_cards", "&Larger cards", ("Ctrl+]",)),
            Item("smaller_cards", "&Smaller cards", ("Ctrl+[",)),
            SEPARATOR,
            Item("next_pane", "&Next pane", ("F6",)),
            Item("previous_pane", "&Previous pane", ("Shift+F6",)),
            Item("next_deck", "Next &deck", ("Ctrl+Tab", "Ctrl+PgDown")),
            Item("previous_deck", "Pre&vious deck", ("Ctrl+Shift+Tab", "Ctrl+PgUp")),
            SEPARATOR,
            SubMenu("scheme", "&Colours"),
            Item("bigger_text", "Larger te&xt", ("Ctrl+=", "Ctrl++")),
            Item("smaller_text", "Smaller text", ("Ctrl+-",)),
            Item("usual_text", "Usual text size", ("Ctrl+0",)),
            Item("reset_layout", "&Reset layout"),
        ),
    ),
    (
        "help",
        "&Help",
        (
            Item("search_help", "&Search language", ("Shift+F1",)),
            Item("keys", "&Keyboard", ("F1",)),
            Item("folders", "&Files and folders"),
            Item("about", "&About"),
        ),
    ),
)


def add_entry(menu: QMenu, text: str, act: Callable[[], object]) -> QAction:
    """Add an entry that does something to a menu filled at run time."""
    action = menu.addAction(text)
    action.triggered.connect(_plain(act))
    return action


def _plain(act: Callable[[], object]) -> Callable[[], None]:
    """A slot that takes nothing of the signal and gives nothing back."""

    def slot() -> None:
        act()

    return slot


class Menus:
    """The built menu bar: its actions by name and its fillable menus by name."""

    def __init__(self, bar: QMenuBar, owner: QWidget, handlers: Mapping[str, Callable[[], object]]) -> None:
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        for name, title, entries in MENUS:
            menu = bar.addMenu(title)
            self.menus[name] = menu
            for entry in entries:
                self._add(menu, owner, handlers, entry)

    def _add(
        self, menu: QMenu, owner: QWidget, handlers: Mapping[str, Callable[[], object]], entry: Entry
    ) -> None:
        if entry is None:
            menu.addSeparator()
        elif isinstance(entry, SubMenu):
            self.menus[entry.name] = menu.addMenu(entry.text)
        else:
            action = QAction(entry.text, owner)
            action.setShortcuts([QKeySequence(keys) for keys in entry.keys])
            action.setCheckable(entry.checkable)
            action.triggered.connect(_plain(handlers[entry.name]))
            menu.addAction(action)
            self.actions[entry.name] = action

    def __getitem__(self, name: str) -> QAction:
        return self.actions[name]
