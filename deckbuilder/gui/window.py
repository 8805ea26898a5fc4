"""The main window: puts the panels together and carries wishes from one to the other."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QSize, QTimer
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QResizeEvent,
    QSessionManager,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.decks import edits
from deckbuilder.decks.deck import Section
from deckbuilder.decks.document import Changes

from .browser.filter_panel import FilterPanel
from .browser.panel import Browser
from .card_clipboard import CardClipboard
from .card_edits import CardEdits
from .cards_mime import CardsMime
from .collection.desk import CollectionDesk
from .commands import Commands
from .compare.commands import Comparing
from .data_updates.desk import OwnDataDesk
from .deck.checks import ChecksPanel
from .deck.notes import NotesPanel
from .deck.panel import DeckPanel
from .deck.statistics import StatisticsPanel
from .deck_library.dock import LibraryDock
from .describe import card_in_words, tip
from .files import FileCommands
from .focus_ring import FocusRing
from .going_on import may_end
from .goldfish.opener import Goldfish
from .guides import Guides
from .judge.opener import Judging
from .layout import Panes, remember, restore
from .menus import Menus, plain_text
from .open_deck import OpenDeck
from .outside import Outside
from .peek import Peek
from .plots.opener import Plots
from .preview import Preview
from .query_sync import QuerySync
from .recovery import Recoverer
from .services import Services
from .settings import SettingsFile
from .simulation.opener import Simulations
from .status import StatusBar
from .strongest.opener import StrongestBoards
from .toolbar import TopBar
from .tr import shown, tr
from .workspace import Workspace

if TYPE_CHECKING:
    from .handover import Handover


class MainWindow(QMainWindow):
    """One window over one workspace."""

    def __init__(
        self, services: Services, settings_file: SettingsFile, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.services = services
        self._settings_file = settings_file
        self._settings_unsaved = False
        self.handover: Handover | None = None
        """Takes what the program is started with while this window is there; made after the first paint."""
        self.setAcceptDrops(True)
        self.workspace = Workspace(services, self)
        self.card_edits = CardEdits(self.workspace, services, self)
        self.browser = Browser(services)
        self.filters = FilterPanel(services)
        self.preview = Preview(services)
        self.deck_panel = DeckPanel(self.workspace, services)
        self.checks = ChecksPanel(services)
        self.statistics = StatisticsPanel(services)
        self.notes = NotesPanel(services.theme)
        self.status = StatusBar(services)
        self.files = FileCommands(self.workspace, self.deck_panel.notices, services, self)
        self.recoverer = Recoverer(self.workspace, self.deck_panel.notices, services, self)
        self.outside = Outside(self.workspace, self.deck_panel.notices, self)
        self.peek = Peek(self)
        self.focus_ring = FocusRing(self)
        parts = ((self.browser, self.browser), (self.deck_panel.slots, self.deck_panel.slots))
        self.clipboard = CardClipboard(
            self.card_edits,
            services,
            (*parts, (self.deck_panel.view, self.deck_panel.view)),
            self,
        )
        self.comparing = Comparing(self.workspace, self.deck_panel.notices, services, self)
        self.guides = Guides(self)
        self.plots = Plots(self)
        self.goldfish = Goldfish(self)
        self.simulations = Simulations(self, self.goldfish.show_replay)
        self.strongest = StrongestBoards(self)
        self.judging = Judging(self)
        self.own_data = OwnDataDesk(self)
        self.collection = CollectionDesk(services, self.browser.context, self.deck_panel.notices, self)
        self.commands = Commands(self)
        self.menus = Menus(self.menuBar(), self, self.commands.handlers())
        self.top = TopBar(services, self.menus["undo"], self.menus["redo"])
        self.panes = Panes(
            services.theme,
            filters=self.filters,
            browser=self.browser,
            preview=self.preview,
            deck=self.deck_panel,
            checks=self.checks,
            statistics=self.statistics,
            notes=self.notes,
        )
        self.query = QuerySync(self.top, self.filters, self.browser, services)
        self.deck_library = LibraryDock(self.workspace, self.files, self.comparing, services, self)
        self._put_together()
        self._wire()
        self.commands.fill_menus()
        layout = services.settings.layout
        restore(self, self.panes, {"cards": self.browser.table}, layout)
        self.browser.set_sort(layout.sorts.get("cards", ""))
        self.commands.show_view(layout.view)
        self.top.zoom.setValue(layout.card_width)
        self.workspace.new()

    # ---- start and end ------------------------------------------------------------------------------------

    def start(self, paths: list[Path]) -> None:
        """After the first paint: offer what a crash left, open files, say what could not be read."""
        self.recoverer.offer()
        self.collection.say_problem()
        self.services.pictures.use(self.services.settings.picture_folder)
        for path in paths:
            self.workspace.open_file(path)
        self.browser.warm()
        problems = [self._settings_file.problem, str(self.files.recent.problem or "")]
        problems += [str(fault) for fault in (*self.services.catalogue.faults, *self.services.formats.faults)]
        told = [problem for problem in problems if problem]
        if told:
            self.deck_panel.notices.show_notice(
                tr("Some files could not be read"),
                "\n".join(map(shown, told[:8])),
                [(tr("Close"), lambda: None)],
            )

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave only when nothing unsaved would be lost; then remember the layout."""
        if not (self.workspace.may_leave() and self._may_end() and self.collection.close()):
            event.ignore()
            return
        self.guides.close()
        self.plots.close()
        self.goldfish.close()
        self.simulations.close()
        self.strongest.close()
        self.judging.close()
        if self.handover is not None:
            self.handover.close()
        self._remember()
        self.deck_library.close()
        self.recoverer.close()
        event.accept()

    def _may_end(self) -> bool:
        return may_end(self.services.ask, self.goldfish, self.simulations)

    def on_session_ends(self, session: QSessionManager) -> None:
        """The system shuts down or logs out: ask what leaving always asks; Cancel stops it (B02)."""
        if session.allowsInteraction():
            if not (self.workspace.may_leave() and self._may_end() and self.collection.keeper.may_leave()):
                session.cancel()
            session.release()

    def _remember(self) -> None:
        settings = self.services.settings
        remember(self, self.panes, {"cards": self.browser.table}, settings.layout)
        settings.layout.view = "table" if self.browser.view is self.browser.table else "grid"
        settings.layout.card_width = self.browser.grid.face_width
        settings.layout.sorts["cards"] = self.browser.sort
        settings.scheme = self.services.theme.choice
        self.keep_settings()

    def keep_settings(self) -> None:
        """Write the settings to the disk now; why they cannot be is told once until they can (B62)."""
        told, file = self._settings_unsaved, self._settings_file
        self._settings_unsaved = not file.save(self.services.settings)
        if self._settings_unsaved and not told:
            self.services.ask.tell(tr("The settings are not saved"), shown(file.problem))

    # ---- building -----------------------------------------------------------------------------------------

    def _put_together(self) -> None:
        central = QWidget()
        layout = QVBoxLayout(central)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        layout.addWidget(self.panes.main, 1)
        self.setCentralWidget(central)
        self.top.search.tell_under(self.top, central)
        self.setStatusBar(self.status)
        self.setMinimumSize(640, 420)

    def _wire(self) -> None:
        workspace, cards, deck = self.workspace, self.card_edits, self.deck_panel
        workspace.current_changed.connect(self._on_current_changed)
        workspace.opened.connect(
            lambda each: each.changed.connect(lambda changes: self._on_changed(each, changes))
        )
        workspace.opened.connect(lambda each: each.view_changed.connect(lambda: self._on_view_changed(each)))
        workspace.saved.connect(self.status.note_saved)
        for keys in self.browser.keys:
            keys.card_current.connect(self._show_card)
            keys.add_wanted.connect(cards.add)
            keys.remove_wanted.connect(cards.remove_one)
            keys.count_wanted.connect(cards.set_copies)
            keys.peek_wanted.connect(self.peek.show)
            keys.returned.connect(cards.take_out)
            keys.menu_wanted.connect(self.commands.show_card_menu)
            keys.choice_told.connect(self._tell_choice)
        self.collection.tell(self.browser, self.filters)
        self.preview.owned.follow(self.collection.keeper)
        self.preview.add_wanted.connect(cards.add)
        self.preview.remove_wanted.connect(cards.remove_one)
        deck.view.card_current.connect(self._show_card)
        deck.view.step_wanted.connect(cards.step_rows)
        deck.view.count_wanted.connect(cards.set_rows)
        deck.view.removal_wanted.connect(cards.remove_rows)
        deck.view.monster_wanted.connect(lambda rows: cards.rows_to(rows, Section.MONSTER))
        deck.view.cards_dropped.connect(lambda dropped: cards.drop(dropped, Section.MAIN))
        deck.view.menu_wanted.connect(self.commands.show_rows_menu)
        deck.view.choice_told.connect(self._tell_choice)
        deck.slots.card_current.connect(self._show_card)
        deck.slots.removal_wanted.connect(lambda row: cards.remove_rows([row]))
        deck.slots.move_wanted.connect(lambda row: cards.rows_to([row], Section.MAIN))
        deck.empty.cards_dropped.connect(lambda dropped: cards.drop(dropped, Section.MAIN))
        deck.slots.cards_dropped.connect(lambda dropped: cards.drop(dropped, Section.MONSTER))
        deck.slots.find_wanted.connect(self.commands.find)
        deck.tab_close_wanted.connect(workspace.close)
        deck.new_tab.clicked.connect(workspace.new)
        deck.empty.choose.clicked.connect(lambda: self.commands.find("t:monster r:1"))
        deck.empty.bring.clicked.connect(self.files.import_file)
        deck.empty.starter.clicked.connect(lambda: self.files.open_starter(self.files.starters()[0]))
        self.checks.cards_chosen.connect(deck.view.select_cards)
        self.checks.fix_wanted.connect(cards.apply_fix)
        self.checks.edit_wanted.connect(self.commands.edit)
        self.checks.find_wanted.connect(self.commands.find)
        self.checks.format_wanted.connect(lambda name: self.commands.edit(edits.set_format(name)))
        self.checks.count_changed.connect(self.panes.show_problems)
        self.statistics.cards_chosen.connect(deck.view.select_cards)
        self.statistics.said.connect(self.status.say)
        self.statistics.all_wanted.connect(self.plots.show)
        self.checks.help_wanted.connect(lambda rule: self.guides.open_help("rules", rule))
        self.top.view_chosen.connect(self.commands.show_view)
        self.top.width_chosen.connect(self.browser.grid.set_face_width)
        self.top.format_chosen.connect(lambda name: self.commands.edit(edits.set_format(name)))
        self.top.filters_toggled.connect(self.commands.toggle_filters)
        self.services.theme.changed.connect(self.adapt)
        self.services.data.replaced.connect(lambda: self._show_deck(workspace.current, None))
        self.top.searches.changed.connect(self.keep_settings)
        self.deck_library.room_changed.connect(self.adapt)
        self.clipboard.preview_wanted.connect(self.files.preview)
        self.files.data_offered.connect(self.own_data.take)
        for speaker in (cards, self.clipboard, self.files, self.recoverer):
            speaker.said.connect(self.status.say)

    # ---- following the deck -------------------------------------------------------------------------------

    def _on_current_changed(self, deck: OpenDeck | None) -> None:
        self._show_deck(deck, None)

    def _on_changed(self, deck: OpenDeck, changes: Changes) -> None:
        if deck is self.workspace.current:
            self._show_deck(deck, changes)
        else:
            self.deck_panel.show_tabs()

    def _on_view_changed(self, deck: OpenDeck) -> None:
        if deck is self.workspace.current:
            self._show_deck(deck, None)

    def _show_deck(self, deck: OpenDeck | None, changes: Changes | None) -> None:
        self.notes.show_deck(deck, changes)
        self.deck_panel.show_tabs()
        self.status.show_deck(deck)
        self._show_history(deck)
        self.setWindowModified(bool(deck and deck.document.dirty))
        title = deck.title.replace("[*]", "[*][*]") if deck else ""  # Qt's own sign, doubled to be shown
        self.setWindowTitle(tr("{title}[*] – Deck builder", title=title) if deck else tr("Deck builder"))
        if changes is not None and not changes:
            return
        self.deck_panel.show_deck(deck)
        self.browser.show_deck(deck)
        self.preview.show_deck(deck)
        self.checks.show_deck(deck)
        self.statistics.show_deck(deck)
        self.plots.show_deck(deck)
        if deck is not None:
            self.top.show_format(deck.own_format.full_id)

    def _show_history(self, deck: OpenDeck | None) -> None:
        undo, redo = self.menus["undo"], self.menus["redo"]
        document = deck.document if deck else None
        undo.setEnabled(bool(document and document.can_undo))
        redo.setEnabled(bool(document and document.can_redo))
        undone, redone = (document.undo_text, document.redo_text) if document else ("", "")
        _name(undo, tr("&Undo {what}", what=_menu_text(undone)) if undone else tr("&Undo"))
        _name(redo, tr("&Redo {what}", what=_menu_text(redone)) if redone else tr("&Redo"))

    def _show_card(self, card: Card | None) -> None:
        if card is not None:
            self.preview.show_card(card)
            self.status.show_card(tr("Selected: {card}", card=card_in_words(card, self.services.language)))

    def _tell_choice(self, words: str) -> None:
        """Say how many cards are chosen; with one or none, which card is current."""
        if words:
            self.status.show_card(words)
        else:
            self._show_card(self.preview.card)

    # ---- events -------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """The first layout needs the real sizes of the panes."""
        super().showEvent(event)
        if not self.services.settings.layout.splitters and not event.spontaneous():
            self.panes.first_sizes(self.size())  # so that the first paint is right where there is room enough
            QTimer.singleShot(0, self, lambda: self.panes.first_sizes(self.size()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what fits the new width."""
        super().resizeEvent(event)
        self.adapt()

    def changeEvent(self, event: QEvent) -> None:
        """Another font of the system is another size of everything; meanwhile files may have changed."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.outside.look()
        if event.type() in (QEvent.Type.ApplicationFontChange, QEvent.Type.ThemeChange):
            self.services.theme.follow_system_size()

    def adapt(self) -> None:
        """Show what fits the window at its size and that of the text."""
        self.panes.adapt(self.size() - QSize(self.deck_library.taken, 0))
        self.deck_panel.slots.fit(self.height())
        self.top.show_narrow(self.panes.narrow)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Deck files and text are welcome anywhere."""
        data = event.mimeData()
        if (data.hasUrls() or data.hasText()) and not data.hasFormat(CardsMime.TYPE):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open or import what was dropped, after the drag has ended."""
        data = event.mimeData()
        event.acceptProposedAction()
        urls, text = data.urls(), data.text()

        def open_it() -> None:
            copy = QMimeData()
            copy.setUrls(urls) if urls else copy.setText(text)
            self.files.drop(copy)

        QTimer.singleShot(0, open_it)


def _menu_text(text: str) -> str:
    """A text as a menu shows it: an ampersand stands for itself."""
    return shown(text).replace("&", "&&")


def _name(action: QAction, text: str) -> None:
    """Give an action its text, and the same as a tip."""
    action.setText(text)
    action.setToolTip(tip(plain_text(text)))
