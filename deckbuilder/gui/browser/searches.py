"""Searches the player made before and those kept under a name: in the settings, in a menu beside the line."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from deckbuilder.gui.menus import add_entry
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr

MOST_REMEMBERED = 30
SHOWN_IN_MENU = 8
"""Earlier searches in the menu; the line has all of them."""


class Searches(QObject):
    """The earlier and the kept searches."""

    wanted = Signal(str)
    """A search the player chose again."""

    changed = Signal()
    """A search was kept or forgotten: time to save the settings."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self.current = ""
        """What the line says now; what "Keep" keeps."""

    @property
    def earlier(self) -> list[str]:
        """The searches made, the last one first."""
        return self._services.settings.earlier_searches

    @property
    def kept(self) -> dict[str, str]:
        """The searches by their names."""
        return self._services.settings.searches

    def remember(self, text: str) -> None:
        """Note a search that was made."""
        text = text.strip()
        if text:
            others = [each for each in self.earlier if each != text]
            self._services.settings.earlier_searches = [text, *others][:MOST_REMEMBERED]

    def keep(self) -> None:
        """Ask for a name and keep the search in the line under it; an old one of that name goes."""
        if not self.current.strip():
            return
        name = self._services.ask.name(tr("Keep the search"), tr("Name:"), self.current)
        if name and name.strip():
            self._services.settings.searches = {**self.kept, name.strip(): self.current.strip()}
            self.changed.emit()

    def forget(self, name: str) -> None:
        """Keep a search no longer."""
        self._services.settings.searches = {each: text for each, text in self.kept.items() if each != name}
        self.changed.emit()

    def fill(self, menu: QMenu) -> None:
        """Put what there is into a menu that is about to open."""
        menu.clear()
        for name in sorted(self.kept, key=str.casefold):
            entry = add_entry(menu, _plain(name), partial(self.wanted.emit, self.kept[name]))
            entry.setToolTip(self.kept[name])
        if self.kept:
            menu.addSeparator()
        add_entry(menu, tr("&Keep this search…"), self.keep).setEnabled(bool(self.current.strip()))
        forget = menu.addMenu(tr("&Forget"))
        forget.setEnabled(bool(self.kept))
        for name in sorted(self.kept, key=str.casefold):
            add_entry(forget, _plain(name), partial(self.forget, name))
        if self.earlier:
            menu.addSection(tr("Earlier searches"))
        for text in self.earlier[:SHOWN_IN_MENU]:
            add_entry(menu, _plain(text), partial(self.wanted.emit, text))


def _plain(text: str) -> str:
    return text.replace("&", "&&")
