"""The collection of one main window: its keeper, its window, its dialog, and who hears of changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from deckbuilder.cards.search import SearchContext
from deckbuilder.gui.bars import NoticeArea
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr

from .keeper import CollectionKeeper

if TYPE_CHECKING:
    from .window import CollectionWindow


class Follower(Protocol):
    """A part of the window that shows something of the collection."""

    def show_owned(self, owned: Mapping[str, int] | None) -> None:
        """Copies by base number; None while no collection is kept."""
        ...


class CollectionDesk(QObject):
    """Makes the collection's window when it is first wanted."""

    def __init__(
        self,
        services: Services,
        context: Callable[[], SearchContext],
        notices: NoticeArea,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._services, self._context, self._notices, self._window = services, context, notices, window
        self.keeper = CollectionKeeper(services, self)
        self.keeper.failed.connect(self._on_failed)
        self.window: CollectionWindow | None = None

    def tell(self, *followers: Follower) -> None:
        """Show these parts the collection now and whenever it changes."""
        for follower in followers:
            self.keeper.changed.connect(lambda follower=follower: follower.show_owned(self.keeper.owned))
            if self.keeper.in_use:
                follower.show_owned(self.keeper.owned)

    def show(self) -> None:
        """Bring up the collection."""
        from .window import CollectionWindow  # the app starts without what is not shown yet

        if self.window is None:
            self.window = CollectionWindow(self.keeper, self._services, self._context, self._window)
        self.window.bring_up()

    def show_missing(self, deck: OpenDeck) -> None:
        """Show which cards of a deck are missing."""
        from .missing import MissingDialog

        dialog = MissingDialog(deck, self.keeper, self._services, self._window)
        dialog.exec()
        if dialog.start_wanted:
            self.keeper.start()
            self.show()
        dialog.deleteLater()

    def say_problem(self) -> None:
        """Say once at the start that the file was damaged or cannot be read."""
        problem = self.keeper.store.problem
        if problem is None:
            return
        reading = self.keeper.store.reading
        lost = reading.report.problems[:4] if reading else ()
        told = [tr("line {line}: {text}", line=line.line_no, text=line.text[:60]) for line in lost]
        self._notices.show_notice(
            tr("The collection could not be read whole"),
            "\n".join((shown(str(problem)), *told)),
            [(tr("Show the collection"), self.show), (tr("Close"), lambda: None)],
        )

    def reset_layout(self) -> None:
        """The first columns again."""
        if self.window is not None:
            self.window.panel.table.reset_columns()

    def close(self) -> bool:
        """Save and close; False when the player wants to stay."""
        if not self.keeper.may_leave():
            return False
        if self.window is not None:
            self.window.close()
        return True

    def _on_failed(self, why: str) -> None:
        """Where the collection is not looked at, the main window says it."""
        if self.window is None or not self.window.isVisible():
            self._notices.show_notice(
                tr("The collection is not saved"),
                why,
                [(tr("Try again"), self.keeper.try_again), (tr("Close"), lambda: None)],
            )
