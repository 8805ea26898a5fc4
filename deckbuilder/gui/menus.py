"""The menus as data: every action's name, text and keys in one table; the window supplies what each does."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from deckbuilder.cards.messages import say

from .settings import SchemeChoice
from .tr import shown


class Item(NamedTuple):
    """One action; keys are in Qt's portable spelling."""

    name: str
    text: str
    keys: tuple[str, ...] = ()
    checkable: bool = False
    """It shows a tick when it is on."""

    group: str = ""
    """Of the items of one group exactly one is on."""

    why_not: str = ""
    """A sentence for the times when it cannot be chosen."""


class SubMenu(NamedTuple):
    """A menu whose entries the window fills in when it opens."""

    name: str
    text: str


SEPARATOR = None
Entry = Item | SubMenu | None

MENUS: Sequence[tuple[str, str, Sequence[Entry]]] = (
    (
        "file",
        say("&File"),
        (
            Item("new", say("&New deck"), ("Ctrl+N",)),
            Item("open", say("&Open…"), ("Ctrl+O",)),
            SubMenu("recent", say("Open &recent")),
            SubMenu("starter", say("Open a s&tarter deck")),
            Item("library", say("&Library"), ("Ctrl+L",)),
            SEPARATOR,
            Item("import_file", say("&Import file…"), ("Ctrl+I",)),
            Item("import_clipboard", say("Import from clip&board"), ("Ctrl+Shift+V",)),
            SEPARATOR,
            Item("save", say("&Save"), ("Ctrl+S",)),
            Item("save_as", say("Save &as…"), ("Ctrl+Shift+S",)),
            Item("export", say("Shar&e…"), ("Ctrl+E",)),
            SEPARATOR,
            Item("close", say("&Close deck"), ("Ctrl+W",)),
            Item("quit", say("&Quit"), ("Ctrl+Q",)),
        ),
    ),
    (
        "edit",
        say("&Edit"),
        (
            Item("undo", say("&Undo"), ("Ctrl+Z",), why_not=say("There is nothing to undo.")),
            Item("redo", say("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), why_not=say("There is nothing to redo.")),
            SEPARATOR,
            Item("cut", say("Cu&t cards"), ("Ctrl+X",)),
            Item("copy", say("Copy car&ds"), ("Ctrl+C",)),
            Item("paste", say("&Paste cards"), ("Ctrl+V",)),
            Item("select_all", say("Select &all"), ("Ctrl+A",)),
            SEPARATOR,
            Item("copy_list", say("&Copy deck as text"), ("Ctrl+Shift+C",)),
            Item("find", say("&Find cards"), ("Ctrl+F",)),
            Item("palette", say("&Go to anything…"), ("Ctrl+K",)),
            SEPARATOR,
            Item("preferences", say("Pr&eferences…"), ("Ctrl+,",)),
        ),
    ),
    (
        "card",
        say("&Card"),
        (
            Item("add_main", say("&Add to main deck")),
            Item("add_monster", say("Add to &monster deck")),
            Item("remove_one", say("&Remove one")),
            Item("copy_number", say("Copy &number and name")),
        ),
    ),
    (
        "deck",
        say("&Deck"),
        (
            SubMenu("format", say("&Format")),
            Item("rename", say("Re&name…"), ("F2",)),
            Item("sort", say("&Sort lines")),
            Item("clear", say("&Clear")),
            SEPARATOR,
            Item("versions", say("&Versions…")),
            Item("compare", say("Compare &with…")),
            Item("missing", say("&Missing cards…"), ("Ctrl+Shift+M",)),
            SEPARATOR,
            Item("statistics", say("Sta&tistics and odds…"), ("Ctrl+T",)),
            Item("sample_hand", say("Sample &hand"), ("Ctrl+H",)),
            Item("play", say("Pl&ay this deck"), ("Ctrl+P",)),
            Item("simulate", say("S&imulate…"), ("Ctrl+Shift+P",)),
            Item("strongest", say("Strongest &board…")),
            SEPARATOR,
            Item("next_problem", say("Next &problem"), ("F8",)),
            Item("fix_problem", say("Apply the fi&x"), ("Ctrl+.",)),
        ),
    ),
    (
        "view",
        say("&View"),
        (
            Item("view_grid", say("&Grid"), ("Ctrl+1",), True, "view"),
            Item("view_table", say("&Table"), ("Ctrl+2",), True, "view"),
            Item("bigger_cards", say("&Larger cards"), ("Ctrl+]",)),
            Item("smaller_cards", say("&Smaller cards"), ("Ctrl+[",)),
            SEPARATOR,
            Item("next_pane", say("&Next pane"), ("F6",)),
            Item("previous_pane", say("&Previous pane"), ("Shift+F6",)),
            Item("next_deck", say("Next &deck"), ("Ctrl+Tab", "Ctrl+PgDown")),
            Item("previous_deck", say("Pre&vious deck"), ("Ctrl+Shift+Tab", "Ctrl+PgUp")),
            SEPARATOR,
            SubMenu("columns", say("C&olumns of the table")),
            SubMenu("scheme", say("&Colours")),
            Item("bigger_text", say("Larger te&xt"), ("Ctrl+=", "Ctrl++")),
            Item("smaller_text", say("S&maller text"), ("Ctrl+-",)),
            Item("usual_text", say("&Usual text size"), ("Ctrl+0",)),
            Item("reset_layout", say("&Reset layout")),
        ),
    ),
    (
        "tools",
        say("&Tools"),
        (
            Item("collection", say("&Collection"), ("Ctrl+Shift+L",)),
            Item("judge", say("Check &many decks…")),
            SEPARATOR,
            Item("import_data", say("&Import cards or formats…")),
            Item("own_data", say("&Your cards and formats…")),
        ),
    ),
    (
        "help",
        say("&Help"),
        (
            Item("first_steps", say("F&irst steps")),
            Item("keys", say("&Keyboard"), ("F1",)),
            Item("search_help", say("&Search language"), ("Shift+F1",)),
            Item("rules", say("&Rules of construction")),
            Item("folders", say("&Files and folders")),
            SEPARATOR,
            Item("tour", say("Show the &tour")),
            Item("about", say("&About")),
        ),
    ),
)


ROLES = {
    "quit": QAction.MenuRole.QuitRole,
    "preferences": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
}
"""What macOS moves into the menu of the app."""


def add_entry(menu: QMenu, text: str, act: Callable[[], object]) -> QAction:
    """Add an entry that does something to a menu filled at run time."""
    action = menu.addAction(text)
    action.triggered.connect(_plain(act))
    return action


SCHEMES: dict[SchemeChoice, str] = {
    "system": say("&System"),
    "light": say("&Light"),
    "dark": say("&Dark"),
    "contrast": say("&High contrast"),
}
"""The schemes of colours, as menus and preferences offer them."""

_MNEMONIC = re.compile(r"\s*\(&\w\)")


def plain_text(text: str) -> str:
    """The text of an action as it reads, its mnemonic taken out: ``Save``, ``保存`` of ``保存(&S)``."""
    return _MNEMONIC.sub("", text).replace("&&", "\0").replace("&", "").replace("\0", "&")


def action_path(name: str) -> str:
    """The menu and the text of an item as they read: ``File ▸ Save as…``; ``KeyError`` for no item."""
    for _, title, entries in MENUS:
        for entry in entries:
            if isinstance(entry, Item) and entry.name == name:
                return f"{plain_text(shown(title))} ▸ {plain_text(shown(entry.text))}"
    raise KeyError(name)


def keys_of(action: QAction) -> list[str]:
    """The keys of an action as they are written on this system."""
    return [keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in action.shortcuts()]


def _plain(act: Callable[[], object]) -> Callable[[], None]:
    """A slot that takes nothing of the signal and gives nothing back."""

    def slot() -> None:
        act()

    return slot


class Choices:
    """The entries of a menu of which one is chosen, shown by a tick."""

    def __init__(self, menu: QMenu) -> None:
        self._menu = menu
        self._group = QActionGroup(menu)
        self._actions: dict[str, QAction] = {}

    def add(self, value: str, text: str, act: Callable[[], object]) -> None:
        """Add a choice."""
        action = add_entry(self._menu, text, act)
        action.setCheckable(True)
        self._group.addAction(action)
        self._actions[value] = action

    def show(self, value: str) -> None:
        """Tick what is chosen now; nothing for a value that is not in the menu."""
        for each, action in self._actions.items():
            action.setChecked(each == value)


class Menus:
    """The built menu bar: its actions by name and its fillable menus by name."""

    def __init__(self, bar: QMenuBar, owner: QWidget, handlers: Mapping[str, Callable[[], object]]) -> None:
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        self.why_not: dict[str, str] = {}
        """Why an action is off, for those that can be."""

        self._owner, self._handlers = owner, handlers
        self._groups: dict[str, QActionGroup] = {}
        for name, title, entries in MENUS:
            menu = bar.addMenu(shown(title))
            self.menus[name] = menu
            for entry in entries:
                self._add(menu, entry)

    def _add(self, menu: QMenu, entry: Entry) -> None:
        if entry is None:
            menu.addSeparator()
        elif isinstance(entry, SubMenu):
            self.menus[entry.name] = menu.addMenu(shown(entry.text))
        else:
            action = QAction(shown(entry.text), self._owner)
            action.setShortcuts([QKeySequence(keys) for keys in entry.keys])
            action.setCheckable(entry.checkable)
            action.setMenuRole(ROLES.get(entry.name, QAction.MenuRole.NoRole))
            action.triggered.connect(_plain(self._handlers[entry.name]))
            if entry.group:
                self._group(entry.group).addAction(action)
            if entry.why_not:
                self.why_not[entry.name] = shown(entry.why_not)
            menu.addAction(action)
            self.actions[entry.name] = action

    def _group(self, name: str) -> QActionGroup:
        if name not in self._groups:
            self._groups[name] = QActionGroup(self._owner)
        return self._groups[name]

    def __getitem__(self, name: str) -> QAction:
        return self.actions[name]
