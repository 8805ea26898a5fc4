"""The parts of help pages that are made from what they tell about, so that they cannot go stale."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from PySide6.QtGui import QKeySequence

from deckbuilder import __version__
from deckbuilder.cards.search import GENERAL_EXAMPLES, KEYS
from deckbuilder.cards.search.keys import Example
from deckbuilder.gui.installed import LIBRARIES
from deckbuilder.gui.menus import MENUS, Item, plain_text
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr

from .links import Link, LinkKind
from .list_keys import LIST_KEYS

_MARKS = re.compile(r"([\\`*_{}\[\]<>()#+!|~-])")

Row = tuple[str, str]
"""Two cells in Markdown."""

BAR = "\\|"
"""How a bar is written in a table; the page takes the stroke away again."""

NO_HEAD: Row = ("", "")
"""The page leaves this head out."""


def escaped(text: str) -> str:
    """Plain text as Markdown."""
    return _MARKS.sub(r"\\\1", text)


def table(head: Row, rows: Iterable[Row]) -> str:
    """A table of two columns."""
    lines = [head, ("---", "---"), *rows]
    return "\n".join(f"| {left} | {right} |" for left, right in lines) + "\n"


# ---- the search language ----------------------------------------------------------------------------------


def plain_search(services: Services) -> str:  # noqa: ARG001 - every part is made from the same
    """What is understood without a key."""
    return _examples(GENERAL_EXAMPLES)


def search_keys(services: Services) -> str:  # noqa: ARG001
    """Every key with its spellings, its help and its examples."""
    parts: list[str] = []
    for key in KEYS:
        names = " ".join(f"`{spelling}:`" for spelling in key.spellings)
        parts.append(f"### {names} {{#key-{key.name}}}\n\n{escaped(shown(key.help))}\n")
        if key.examples:
            parts.append(_examples(key.examples))
    return "\n".join(parts)


def _examples(examples: Iterable[Example]) -> str:
    return table(NO_HEAD, ((_example(each.query), escaped(shown(each.meaning))) for each in examples))


def _example(query: str) -> str:
    # Square brackets would end the words of the link; a bar would end the cell of the table.
    words = escaped(query) if set(query) & set("[]`") else f"`{query.replace('|', BAR)}`"
    return f"[{words}]({Link(LinkKind.SEARCH, query)})"


# ---- the keyboard -----------------------------------------------------------------------------------------


def keyboard(services: Services) -> str:  # noqa: ARG001
    """Every key: those of lists, then those of each menu."""
    parts: list[str] = []
    for title, keys in LIST_KEYS:
        rows = [(f"**{escaped(shown(key))}**", escaped(shown(what))) for key, what in keys]
        parts.append(f"## {shown(title)}\n\n{table(NO_HEAD, rows)}")
    for _, title, entries in MENUS:
        rows = [
            (f"**{escaped(_written(each.keys))}**", escaped(plain_text(shown(each.text)).rstrip("…")))
            for each in entries
            if isinstance(each, Item) and each.keys
        ]
        if rows:
            menu = tr("{name} menu", name=plain_text(shown(title)))
            parts.append(f"## {menu}\n\n{table(NO_HEAD, rows)}")
    return "\n".join(parts)


def _written(keys: Iterable[str]) -> str:
    """Keys as they are written on this system."""
    native = QKeySequence.SequenceFormat.NativeText
    return tr(" or ").join(QKeySequence(each).toString(native) for each in keys)


# ---- the installation -------------------------------------------------------------------------------------


def folders(services: Services) -> str:
    """Where everything is kept."""
    paths = services.paths
    rows = [
        (tr("Decks"), paths.decks),
        (tr("Collection"), paths.collection),
        (tr("Own card sets"), paths.user_sets),
        (tr("Own formats"), paths.user_formats),
        (tr("Preferences"), paths.config),
        (tr("Autosave"), paths.journal),
    ]
    return table((tr("What"), tr("Where")), ((name, escaped(str(path))) for name, path in rows))


def faults(services: Services) -> str:
    """What could not be read of the player's own cards and formats."""
    found = [*services.catalogue.faults, *services.formats.faults]
    if not found:
        return tr("Everything could be read.")
    return "\n".join(f"- {escaped(str(fault))}" for fault in found)


def formats(services: Services) -> str:
    """Every format with the list that is in force today."""
    today = services.today()
    return "\n".join(f"- {escaped(shown(each.describe(today)))}" for each in services.formats.offered())


def version(services: Services) -> str:
    """What is installed."""
    return tr(
        "Version {version}, {count} cards, card data {data}.",
        version=__version__,
        count=len(services.catalogue),
        data=services.catalogue.data_version,
    )


def libraries(services: Services) -> str:  # noqa: ARG001
    """What the app is built on, with the licence of each."""
    return "\n".join(f"- {escaped(name)}: {escaped(licence)}" for name, licence in LIBRARIES.items())


GENERATED: Mapping[str, Callable[[Services], str]] = {
    part.__name__: part
    for part in (plain_search, search_keys, keyboard, folders, faults, formats, version, libraries)
}
"""The parts by the names that pages call them."""
