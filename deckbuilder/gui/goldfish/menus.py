"""The menus of the board's window as data; every key that throws something away needs a modifier."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenuBar, QWidget

from deckbuilder.cards.messages import say
from deckbuilder.gui.menus import plain_text
from deckbuilder.gui.tr import shown


class Item(NamedTuple):
    """One action; keys are in Qt's portable spelling."""

    name: str
    text: str
    keys: tuple[str, ...] = ()
    checkable: bool = False


SEPARATOR = None

MENUS: Sequence[tuple[str, Sequence[Item | None]]] = (
    (
        say("&Game"),
        (
            Item("new_seed", say("&New seed"), ("Ctrl+Shift+N",)),
            Item("restart", say("&Restart with the same seed"), ("Ctrl+Shift+R",)),
            Item("seed", say("Play a &certain seed…")),
            SEPARATOR,
            Item("open", say("&Open a replay…"), ("Ctrl+O",)),
            Item("save", say("&Save the replay…"), ("Ctrl+S",)),
            SEPARATOR,
            Item("scenario", say("Set up a &position…"), ("Ctrl+E",)),
            Item("copy", say("Copy the position as &text"), ("Ctrl+Shift+C",)),
            Item("picture", say("Picture of the &board…"), ("Ctrl+Shift+S",)),
            Item("copy_picture", say("Copy a picture of the boar&d")),
            SEPARATOR,
            Item("close", say("&Close"), ("Ctrl+W",)),
        ),
    ),
    (
        say("&Edit"),
        (
            Item("undo", say("&Undo"), ("Ctrl+Z",)),
            Item("redo", say("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
        ),
    ),
    (
        say("&Turn"),
        (
            Item("back", say("One step &back"), ("Alt+Left",)),
            Item("forward", say("One step &forward"), ("Alt+Right",)),
            Item("earlier_turn", say("To the turn be&fore"), ("Alt+Up",)),
            Item("later_turn", say("To the turn &after"), ("Alt+Down",)),
            Item("turn", say("To a &turn…"), ("Ctrl+G",)),
            Item("first", say("To the be&ginning"), ("Ctrl+Home",)),
            Item("last", say("To the &end"), ("Ctrl+End",)),
            SEPARATOR,
            Item("go_log", say("Go to the &log"), ("Ctrl+L",)),
            Item("go_board", say("Go to the b&oard"), ("Ctrl+B",)),
            SEPARATOR,
            Item("concede", say("&Concede"), ("Ctrl+Shift+X",)),
        ),
    ),
    (
        say("&View"),
        (
            Item("columns", say("Shade the &column pointed at"), ("C",), checkable=True),
            Item("turned", say("Turn &their cards as across a table"), checkable=True),
            Item("motion", say("Show changes as short &movements"), checkable=True),
        ),
    ),
    (
        say("&Automatic"),
        (
            Item("only_answer", say("Give the only &answer there is"), checkable=True),
            Item("equal_order", say("&Order equal abilities"), checkable=True),
            Item("pass_alone", say("&End a main phase in which nothing can be done"), checkable=True),
            SEPARATOR,
            Item("draw", say("&Draw when the turn starts"), checkable=True),
            Item("discard", say("Di&scard strategies of earlier turns"), checkable=True),
            Item("reset_rage", say("Reset &rage"), checkable=True),
            Item("counter", say("&Check the counter"), checkable=True),
            Item("advance", say("Ad&vance when the turn ends"), checkable=True),
            Item("refill", say("Draw up to &five cards"), checkable=True),
        ),
    ),
    (
        say("Ta&ble"),
        (
            Item("free", say("&Free table: rules off"), ("Ctrl+T",), checkable=True),
            SEPARATOR,
            Item("free_draw", say("&Draw a card"), ("D",)),
            Item("free_draw_many", say("Draw se&veral…"), ("Shift+D",)),
            Item("free_mill", say("Top cards into the discard &pile…"), ("M",)),
            Item("free_look", say("&Look at the top…"), ("L",)),
            Item("free_find", say("Fi&nd a card in the deck…"), ("F",)),
            Item("free_shuffle", say("&Shuffle the deck"), ("S",)),
            SEPARATOR,
            Item("free_rage_up", say("&Rage +1"), ("+",)),
            Item("free_rage_down", say("Ra&ge −1"), ("-",)),
        ),
    ),
    (say("&Opponent"), (Item("opponent", say("Choose the &opponent…"), ("Ctrl+Shift+O",)),)),
    (
        say("&Help"),
        (
            Item("keys", say("&Keyboard"), ("F1",)),
            Item("shuffles", say("Is the &shuffler fair?…")),
        ),
    ),
)


def build(bar: QMenuBar, owner: QWidget, handlers: Mapping[str, Callable[[], object]]) -> dict[str, QAction]:
    """Fill a menu bar; gives the actions by name."""
    actions: dict[str, QAction] = {}
    for title, items in MENUS:
        menu = bar.addMenu(shown(title))
        for item in items:
            if item is None:
                menu.addSeparator()
                continue
            action = QAction(shown(item.text), owner)
            action.setShortcuts([QKeySequence(keys) for keys in item.keys])
            action.setCheckable(item.checkable)
            action.triggered.connect(lambda _=False, act=handlers[item.name]: act())
            menu.addAction(action)
            actions[item.name] = action
    return actions


def keys_told() -> list[tuple[str, str]]:
    """Every key of the menus with what it does, for the list of keys."""
    return [
        (
            " / ".join(
                QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText) for keys in item.keys
            ),
            plain_text(shown(item.text)),
        )
        for _, items in MENUS
        for item in items
        if item is not None and item.keys
    ]
