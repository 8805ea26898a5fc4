"""What leads through the app: help, About box, palette, tour and preferences of one window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer

from deckbuilder.gui.help.links import Link, LinkKind

from .restart import start_again
from .tour import Tour
from .tr import tr

if TYPE_CHECKING:
    from .help.window import HelpWindow
    from .palette.window import Palette
    from .window import MainWindow

HELP_ITEMS = {
    "first_steps": "first_steps",
    "keys": "keyboard",
    "search_help": "search",
    "rules": "rules",
    "folders": "files",
}
"""The pages that menu items open, by the name of the item."""


class Guides:
    """Makes each of them when it is first wanted."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._help: HelpWindow | None = None
        self._palette: Palette | None = None
        self.tour = Tour(window)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What the menu items do, by their names."""
        return {
            "palette": self.open_palette,
            "preferences": self.open_preferences,
            "tour": self.tour.start,
            "about": self.open_about,
            **{name: partial(self.open_help, page) for name, page in HELP_ITEMS.items()},
        }

    # ---- help ---------------------------------------------------------------------------------------------

    @property
    def help(self) -> HelpWindow | None:
        """The help window, once it was opened."""
        return self._help

    def open_help(self, page: str, anchor: str = "") -> None:
        """Show a page of the help, at a place on it: ``open_help("rules", "R4.7")``."""
        if self._help is None:
            from .help.window import HelpWindow  # nobody needs it at the start

            self._help = HelpWindow(self._window.services, self._window)
            self._help.followed.connect(self._follow)
        self._help.open_at(page, anchor)

    def _follow(self, link: Link) -> None:
        """Do in the window what a link of a help page says."""
        window = self._window
        window.activateWindow()
        match link.kind:
            case LinkKind.SEARCH:
                window.commands.find(link.target)
            case LinkKind.CARD if (card := window.services.catalogue.get(link.target)) is not None:
                window.commands.go_to(card)
            case LinkKind.ACTION:
                window.menus[link.target].trigger()
            case _:
                pass

    def open_about(self) -> None:
        """Show what is installed; its button leads to the page of what is new."""
        from .dialogs.about import About

        about = About(self._window.services, self._window)
        about.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        about.page_wanted.connect(self.open_help)
        about.show()

    # ---- palette ------------------------------------------------------------------------------------------

    @property
    def palette(self) -> Palette | None:
        """The palette, once it was opened."""
        return self._palette

    def open_palette(self) -> None:
        """Open the palette, or close it."""
        if self._palette is None:
            from .palette.window import Palette

            self._palette = Palette(self._window)
        self._palette.open()

    # ---- preferences --------------------------------------------------------------------------------------

    def open_preferences(self) -> None:
        """Show the preferences; OK writes them to the disk."""
        from .dialogs.preferences import Preferences

        dialog = Preferences(self._window.services, self._window)
        dialog.restart_wanted.connect(self._restart)
        dialog.accepted.connect(self._window.keep_settings)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _restart(self) -> None:
        """Leave as ever, asking about unsaved decks; once the window is closed, start with the same files."""
        window = self._window
        paths = [deck.path for deck in window.workspace.decks if deck.path]

        def leave() -> None:
            if window.close() and not start_again(paths):
                window.services.ask.tell(
                    tr("The app did not start again"),
                    tr("Start it yourself to see it in the other language."),
                )

        QTimer.singleShot(0, window, leave)  # after the dialog is gone

    def close(self) -> None:
        """The window closes: remember where the help was, and take what is open away."""
        if self._help is not None:
            self._help.close()
