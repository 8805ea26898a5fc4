"""Autosave: unsaved decks go to the journal every few seconds; what a crash left is offered back (B01)."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QObject, QTimer, Signal

from deckbuilder.cards.messages import counted, say
from deckbuilder.decks.deck import Section
from deckbuilder.decks.disk import DeckFileError
from deckbuilder.decks.journal import Journal, Recovery

from .bars import NoticeArea
from .open_deck import OpenDeck
from .services import Services
from .tr import shown, tr
from .workspace import Workspace


class Recoverer(QObject):
    """Keeps the journal of a workspace and asks, in notices, about what an earlier run left unsaved."""

    said = Signal(str)
    """A failure of autosaving, once until it works again (B62)."""

    def __init__(
        self, workspace: Workspace, notices: NoticeArea, services: Services, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._notices = notices
        self._journal = Journal(services.paths.journal)
        self._timer = QTimer(self)
        self._settings = services.settings
        self._timer.timeout.connect(self.record)
        workspace.saved.connect(self._forget)
        workspace.closed.connect(self._forget)
        workspace.opened.connect(lambda deck: deck.changed.connect(lambda _: self._wait()))

    def _wait(self) -> None:
        """Record soon, also while edits go on; an app that nobody uses wakes for nothing."""
        if not self._timer.isActive():
            self._timer.start(round(self._settings.autosave_seconds * 1000))

    def record(self) -> None:
        """Bring the journal up to date now."""
        self._timer.stop()
        for deck in self._workspace.decks:
            try:
                self._journal.record(deck.document)
            except DeckFileError as error:
                self._wait()
                self.said.emit(tr("Autosave failed: {reason}", reason=str(error)))

    def offer(self) -> None:
        """Show a notice for each deck that an earlier run left unsaved, and for damaged journal files."""
        found, damaged = self._journal.recover()
        for recovery in found:
            self._offer(recovery)
        if damaged:
            text = "\n".join(shown(str(error)) for error in damaged)
            self._notices.show_notice(
                tr("Some autosaved decks could not be read"), text, [(tr("Close"), lambda: None)]
            )

    def close(self) -> None:
        """The app ends as its player wished: nothing to restore."""
        self._timer.stop()
        with suppress(DeckFileError):  # what cannot be deleted is offered once more; nothing is lost
            self._journal.close()

    def _offer(self, recovery: Recovery) -> None:
        deck = recovery.deck
        name = deck.name or (recovery.path.stem if recovery.path else say("An untitled deck"))
        monsters = counted(deck.count(Section.MONSTER), "monster")
        cards = counted(deck.count(Section.MAIN), "main deck card")
        when = recovery.saved_at.astimezone().strftime("%Y-%m-%d %H:%M")
        self._notices.show_notice(
            tr("{deck} was cut off", deck=name),
            tr(
                "{monsters} and {cards}, autosaved {when} and never saved.",
                monsters=monsters,
                cards=cards,
                when=when,
            ),
            [
                (tr("Restore"), lambda: self._restore(recovery)),
                (tr("Discard"), lambda: self._discard(recovery)),
            ],
            beside=True,
        )

    def _restore(self, recovery: Recovery) -> None:
        try:
            document = self._journal.restore(recovery)
        except DeckFileError as error:
            self.said.emit(shown(str(error)))
            document = recovery.document()
        self._workspace.add(document)

    def _discard(self, recovery: Recovery) -> None:
        try:
            recovery.discard()
        except DeckFileError as error:
            self.said.emit(shown(str(error)))

    def _forget(self, deck: OpenDeck) -> None:
        try:
            self._journal.forget(deck.document)
        except DeckFileError as error:
            self.said.emit(shown(str(error)))
