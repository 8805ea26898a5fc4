"""Imports files of cards and formats, takes them away and back, and has the whole window follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtWidgets import QApplication

from deckbuilder.decks.disk import DeckFileError
from deckbuilder.decks.paths import ensure_folder
from deckbuilder.gui.tr import learn_names, shown, tr
from deckbuilder.paper.translation import japanese_facts

# What imports need is loaded when the first one comes: the app starts without it.
if TYPE_CHECKING:
    from deckbuilder.decks.data_updates import Kind, Offered, Place, Plan, Preview, Step
    from deckbuilder.gui.window import MainWindow

    from .looker import Look
    from .own import OwnDataDialog

    Planned = tuple[Plan, Sequence[Offered]]


T = TypeVar("T")


class OwnDataDesk:
    """What one main window does with the player's own cards and formats."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._services = window.services
        self._list: OwnDataDialog | None = None
        """The list of files while it is open."""

    # ---- what the player wants ----------------------------------------------------------------------------

    def import_files(self) -> None:
        """Ask for files and take them in."""
        paths = self._services.ask.open_paths(Path.home(), tr("Import cards or formats"))
        if paths:
            self.take(paths)

    def take(self, paths: Sequence[Path]) -> None:
        """Show what files would change, and take them in if the player wants it."""
        from deckbuilder.decks.data_updates import plan_import, read_offered

        sets, places = self._services.catalogue.sets, self._services.paths

        def make() -> Planned:
            offered = [read_offered(path, sets) for path in paths]
            return plan_import(offered, places), offered

        names = paths[0].name if len(paths) == 1 else tr("{count} files", count=len(paths))
        done = tr("Imported {files}", files=names)
        self._change(tr("Import {files}", files=names), tr("&Import"), make, done)

    def show(self) -> None:
        """Show the player's files until the list is closed."""
        from .own import OwnDataDialog

        dialog = self._list = OwnDataDialog(self._services, self._window)
        dialog.import_wanted.connect(self.import_files)
        dialog.removal_wanted.connect(self._remove)
        dialog.restore_wanted.connect(self._restore)
        dialog.folder_wanted.connect(self._show_folder)
        dialog.undo_wanted.connect(self._look_and_undo)
        dialog.exec()
        self._list = None
        dialog.deleteLater()

    def _remove(self, places: Sequence[Place]) -> None:
        from deckbuilder.decks.data_updates import plan_removal

        names, paths = ", ".join(place.name for place in places), self._services.paths
        title, done = tr("Remove {files}", files=names), tr("Removed {files}", files=names)
        self._change(title, tr("&Remove"), lambda: (plan_removal(places, paths), ()), done)

    def _restore(self, place: Place) -> None:
        from deckbuilder.decks.data_updates import restore_plan

        plan = self._tried(lambda: restore_plan(place, self._services.paths))
        if plan is not None:
            title = tr("Restore the previous {file}", file=place.name)
            done = tr("Restored the previous {file}", file=place.name)
            self._change(title, tr("&Restore"), lambda: (plan, ()), done)

    def _look_and_undo(self, step: Step) -> None:
        from deckbuilder.decks.data_updates import undo_plan

        plan = self._tried(lambda: undo_plan(step, self._services.paths))
        if plan is not None and self._agreed(
            tr("Undo {what}", what=step.action.words), tr("&Undo"), lambda: (plan, ())
        ):
            self._undo(step)

    def _show_folder(self, kind: Kind) -> None:
        from deckbuilder.gui.deck_library.actions import show_in_file_manager

        folder = kind.folder(self._services.paths)
        if self._tried(lambda: ensure_folder(folder)) and not show_in_file_manager(folder):
            words = tr("No program opens folders here. It is {folder}.", folder=folder)
            self._services.ask.tell(tr("The folder cannot be shown"), words)

    # ---- doing it -----------------------------------------------------------------------------------------

    def _change(self, title: str, action: str, make: Callable[[], Planned], done: str) -> None:
        """Show what a plan would change, and carry it out if the player wants it; ``done`` tells that."""
        from deckbuilder.decks.data_updates import carry_out, summary_of

        found = self._agreed(title, action, make)
        if found is None:
            return
        when = self._services.now().astimezone()
        step = self._tried(lambda: carry_out(found.plan, when, self._services.paths))
        self._take_up()
        if step is not None:
            words = [shown(summary_of(found)), *self._about_games()]
            self._window.deck_panel.notices.show_notice(
                done,
                "\n".join(words),
                [(tr("Undo"), lambda: self._undo(step)), (tr("Close"), lambda: None)],
            )

    def _undo(self, step: Step) -> None:
        from deckbuilder.decks.data_updates import undo

        try:
            undo(step, self._services.paths)
        except DeckFileError as error:
            self._tell(error)
        else:
            self._window.status.say(tr("Undone: {what}", what=step.action.words))
        self._take_up()

    def _agreed(self, title: str, action: str, make: Callable[[], Planned]) -> Preview | None:
        """What would change, if the player has seen it and wants it."""
        from .preview import ChangesDialog

        parent = self._list or self._window
        dialog = ChangesDialog(title, action, self._look(make), self._services, parent)
        wanted = dialog.exec() == ChangesDialog.DialogCode.Accepted
        dialog.deleteLater()
        return dialog.found if wanted else None

    def _look(self, make: Callable[[], Planned]) -> Look:
        """A look at a plan, with the open decks as they are now and the others of the library."""
        from deckbuilder.decks.data_updates import Data, NamedDeck, library_decks, look_ahead

        services, decks = self._services, self._window.workspace.decks
        now, paths, today = Data(services.catalogue, services.formats), services.paths, services.today()
        opened = [NamedDeck(each.title, each.deck) for each in decks]
        files = [each.path for each in decks if each.path is not None]

        def look(keep_going: Callable[[], bool]) -> Preview:
            from deckbuilder.engine.lists import unsupported

            plan, offered = make()
            every = chain(opened, library_decks(paths, now.catalogue, files))
            return look_ahead(
                plan,
                now,
                paths,
                today,
                offered=offered,
                decks=every,
                unplayable=unsupported,
                keep_going=keep_going,
            )

        return look

    def _take_up(self) -> None:
        """Load everything anew and have all windows show it."""
        from deckbuilder.decks.data_updates import load_data

        services, app = self._services, QApplication.instance()
        data = load_data(services.paths)
        if isinstance(app, QApplication) and services.language == "ja":
            learn_names(app, japanese_facts(data.catalogue, data.formats.values()))
        services.take_data(data.catalogue, data.formats)
        if self._list is not None:
            self._list.refresh()

    def _about_games(self) -> list[str]:
        """Windows that stay with the cards they began with, if there are any."""
        window = self._window
        kept = (window.goldfish.board, window.strongest.shown, *window.simulations.windows)
        if not any(each is not None and each.isVisible() for each in kept):
            return []
        return [tr("Games and simulations that are open go on with the cards they began with.")]

    def _tried(self, act: Callable[[], T]) -> T | None:
        """What an act gives; None after a file could not be used, which is told."""
        try:
            return act()
        except DeckFileError as error:
            self._tell(error)
            return None

    def _tell(self, error: DeckFileError) -> None:
        self._services.ask.tell(tr("Your cards and formats are as they were"), shown(str(error)))
