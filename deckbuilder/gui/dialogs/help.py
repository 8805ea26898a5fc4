"""The help windows: the search language, the keyboard, where files are, what this is."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from deckbuilder import __version__
from deckbuilder.cards.search import GENERAL_EXAMPLES, KEYS
from deckbuilder.gui.menus import MENUS, Item
from deckbuilder.gui.services import Services

LIST_KEYS = (
    ("Enter", "add the card to the main deck; in the deck list, one more"),
    ("Shift+Enter", "put the monster into the monster deck"),
    ("+ and −", "one more, one less"),
    ("0 to 9", "have so many"),
    ("Delete", "take out"),
    ("Space", "show the card large"),
    ("F6", "go to the next part of the window"),
    ("Escape", "in the search line: clear it"),
    ("Enter, F2, Ctrl+D, Delete", "in the library: open, rename, duplicate, move to the trash"),
    ("F5", "in the library: read it again"),
)


class HelpDialog(QDialog):
    """A page of text that can be selected and searched by a screen reader."""

    def __init__(self, title: str, page: str, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.text = QTextBrowser()
        self.text.setAccessibleName(title)
        self.text.setHtml(page)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text)
        layout.addWidget(buttons)
        self.resize(services.theme.ems(48), services.theme.ems(38))


def search_page() -> str:
    """Every key of the search language with its examples."""
    rows = [_row(f"<code>{escape(each.query)}</code>", each.meaning) for each in GENERAL_EXAMPLES]
    for key in KEYS:
        names = ", ".join(f"{name}:" for name in key.spellings)
        rows.append(f"<tr><td><br><b>{escape(names)}</b></td><td><br>{escape(key.help)}</td></tr>")
        rows += [_row(f"<code>{escape(each.query)}</code>", each.meaning) for each in key.examples]
    return f"<h2>Search language</h2><table>{''.join(rows)}</table>"


def keys_page() -> str:
    """Every key: in lists, and of the menus."""
    rows = [_row(f"<b>{escape(key)}</b>", what) for key, what in LIST_KEYS]
    for _, title, entries in MENUS:
        for entry in entries:
            if isinstance(entry, Item) and entry.keys:
                name = f"{title}, {entry.text}".replace("&", "").rstrip("…")
                rows.append(_row(f"<b>{escape(' or '.join(entry.keys))}</b>", name))
    return f"<h2>Keyboard</h2><table>{''.join(rows)}</table>"


def _row(left: str, right: str) -> str:
    """A table row of mark-up on the left and plain text on the right."""
    return f"<tr><td>{left}&nbsp;&nbsp;</td><td>{escape(right)}</td></tr>"


def folders_page(services: Services) -> str:
    """Where everything is kept."""
    paths = services.paths
    rows = [
        ("Decks", paths.decks),
        ("Own card sets", paths.user_sets),
        ("Own formats", paths.user_formats),
        ("Preferences", paths.config),
        ("Autosave", paths.journal),
    ]
    table = "".join(
        f"<tr><td>{name}&nbsp;&nbsp;</td><td>{escape(str(path))}</td></tr>" for name, path in rows
    )
    faults = [*map(str, services.catalogue.faults), *map(str, services.formats.faults)]
    notes = "".join(f"<li>{escape(fault)}</li>" for fault in faults)
    wrong = f"<h3>Could not be read</h3><ul>{notes}</ul>" if faults else ""
    return f"<h2>Files and folders</h2><table>{table}</table>{wrong}"


def about_page(services: Services) -> str:
    """What this is and what it is not."""
    return (
        f"<h2>Deck builder {__version__}</h2>"
        "<p>An unofficial fan project for players of the Godzilla Card Game. It holds no card pictures and "
        "none of the publisher's text; names and characters belong to their owners.</p>"
        f"<p>{len(services.catalogue)} cards, data {services.catalogue.data_version}.</p>"
        "<p>Free software under the MIT licence. The fonts Barlow and Noto Sans CJK JP are under the SIL "
        "Open Font License 1.1.</p>"
    )
