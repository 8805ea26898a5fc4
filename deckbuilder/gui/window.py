"""The main window: puts the panels together and carries wishes from one to the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
    QSessionManager,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QVBoxLayout, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.decks import edits
from deckbuilder.decks.deck import Section
from deckbuilder.decks.document import Changes

from .browser.filter_panel import FilterPanel
from .browser.panel import Browser
from .card_edits import CardEdits
from .card_menu import card_menu
from .cards_mime import CardsMime
from .deck.checks import ChecksPanel
from .deck.notes import NotesPanel
from .deck.panel import DeckPanel
from .deck.statistics import StatisticsPanel
from .deck_library.window import LibraryWindow
from .describe import card_in_words, shown_name, tip
from .dialogs.help import HelpDialog, about_page, folders_page, keys_page, search_page
from .files import FileCommands
from .layout import Panes, keep_on_screen, remember, restore
from .menus import Menus, add_entry
from .open_deck import OpenDeck
from .preview import Preview
from .query_sync import QuerySync
from .recovery import Recoverer
from .services import Services
from .settings import Layout, SchemeChoice, SettingsFile
from .status import StatusBar
from .toolbar import TopBar
from .widgets.face import FaceWidget
from .workspace import Workspace

SCHEMES: dict[SchemeChoice, str] = {
    "system": "&System",
    "light": "&Light",
    "dark": "&Dark",
    "contrast": "&High contrast",
}


class MainWindow(QMainWindow):
    """One window over one workspace."""

    def __init__(
        self, services: Services, settings_file: SettingsFile, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.services = services
        self._settings_file = settings_file
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
        self.menus = Menus(self.menuBar(), self, self._handlers())
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
        self.deck_library: LibraryWindow | None = None
        self._peek: QDialog | None = None
        self._put_together()
        self._wire()
        self._fill_menus()
        layout = services.settings.layout
        restore(self, self.panes, {"cards": self.browser.table}, layout)
        self._show_view(layout.view)
        self.top.zoom.setValue(layout.card_width)
        self.workspace.new()

    # ---- start and end ------------------------------------------------------------------------------------

    def start(self, paths: list[Path]) -> None:
        """After the first paint: offer what a crash left, open files, say what could not be read."""
        self.recoverer.offer()
        self.browser.warm()
        for path in paths:
            self.workspace.open_file(path)
        problems = [self._settings_file.problem, str(self.files.recent.problem or "")]
        problems += [str(fault) for fault in (*self.services.catalogue.faults, *self.services.formats.faults)]
        told = [problem for problem in problems if problem]
        if told:
            self.deck_panel.notices.show_notice(
                "Some files could not be read", "\n".join(told[:8]), [("Close", lambda: None)]
            )

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave only when nothing unsaved would be lost; then remember the layout."""
        if not self.workspace.may_leave():
            event.ignore()
            return
        if self.deck_library is not None:
            self.deck_library.close()
        self._remember()
        self.recoverer.close()
        event.accept()

    def on_session_ends(self, session: QSessionManager) -> None:
        """The system shuts down or logs out: ask what leaving always asks; Cancel stops it (B02)."""
        if session.allowsInteraction():
            if not self.workspace.may_leave():
                session.cancel()
            session.release()

    def _remember(self) -> None:
        settings = self.services.settings
        remember(self, self.panes, {"cards": self.browser.table}, settings.layout)
        settings.layout.view = "table" if self.browser.view is self.browser.table else "grid"
        settings.layout.card_width = self.browser.grid.face_width
        settings.scheme = self.services.theme.choice
        self._settings_file.save(settings)

    # ---- building -----------------------------------------------------------------------------------------

    def _put_together(self) -> None:
        central = QWidget()
        layout = QVBoxLayout(central)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        layout.addWidget(self.panes.main, 1)
        self.setCentralWidget(central)
        self.setStatusBar(self.status)
        self.setMinimumSize(640, 420)

    def _wire(self) -> None:
        workspace, cards, deck = self.workspace, self.card_edits, self.deck_panel
        workspace.current_changed.connect(self._on_current_changed)
        workspace.opened.connect(
            lambda each: each.changed.connect(lambda changes: self._on_changed(each, changes))
        )
        workspace.saved.connect(self.status.note_saved)
        for keys in self.browser.keys:
            keys.card_current.connect(self._show_card)
            keys.add_wanted.connect(cards.add)
            keys.remove_wanted.connect(cards.remove_one)
            keys.count_wanted.connect(cards.set_copies)
            keys.peek_wanted.connect(self._peek_at)
            keys.returned.connect(cards.take_out)
            keys.menu_wanted.connect(self._show_card_menu)
        self.preview.add_wanted.connect(cards.add)
        self.preview.remove_wanted.connect(cards.remove_one)
        deck.view.card_current.connect(self._show_card)
        deck.view.count_wanted.connect(cards.set_row_count)
        deck.view.removal_wanted.connect(cards.remove_rows)
        deck.view.monster_wanted.connect(cards.row_to_monster_deck)
        deck.view.cards_dropped.connect(lambda dropped: cards.drop(dropped, Section.MAIN))
        deck.view.menu_wanted.connect(self._show_card_menu)
        deck.slots.card_current.connect(self._show_card)
        deck.slots.removal_wanted.connect(lambda row: cards.remove_rows([row]))
        deck.slots.cards_dropped.connect(lambda dropped: cards.drop(dropped, Section.MONSTER))
        deck.slots.find_wanted.connect(self._find)
        deck.tab_close_wanted.connect(workspace.close)
        deck.new_tab.clicked.connect(workspace.new)
        deck.empty.choose.clicked.connect(lambda: self._find("t:monster r:1"))
        deck.empty.bring.clicked.connect(self.files.import_file)
        deck.empty.starter.clicked.connect(lambda: self.files.open_starter(self.files.starters()[0]))
        self.checks.cards_chosen.connect(deck.view.select_cards)
        self.checks.fix_wanted.connect(cards.apply_fix)
        self.checks.count_changed.connect(self.panes.show_problems)
        self.top.view_chosen.connect(self._show_view)
        self.top.width_chosen.connect(self.browser.grid.set_face_width)
        self.top.format_chosen.connect(lambda name: self._edit(edits.set_format(name)))
        self.top.filters_toggled.connect(self._toggle_filters)
        self.services.theme.changed.connect(self._adapt)
        for speaker in (cards, self.files, self.recoverer):
            speaker.said.connect(self.status.say)

    def _handlers(self) -> dict[str, Callable[[], object]]:
        """What each menu item does."""
        workspace, files, theme = self.workspace, self.files, self.services.theme
        return {
            "new": workspace.new,
            "open": files.open,
            "import_file": files.import_file,
            "import_clipboard": files.import_clipboard,
            "save": lambda: self._with_deck(workspace.save),
            "save_as": lambda: self._with_deck(workspace.save_as),
            "export": lambda: self._with_deck(files.export),
            "library": self._show_library,
            "close": lambda: self._with_deck(workspace.close),
            "quit": self.close,
            "undo": lambda: self._with_deck(lambda deck: deck.document.undo()),
            "redo": lambda: self._with_deck(lambda deck: deck.document.redo()),
            "copy_list": lambda: self._with_deck(files.copy_list),
            "find": self._focus_search,
            "add_main": lambda: self._with_card(lambda card: self.card_edits.add(card, Section.MAIN)),
            "add_monster": lambda: self._with_card(lambda card: self.card_edits.add(card, Section.MONSTER)),
            "remove_one": lambda: self._with_card(self.card_edits.remove_one),
            "copy_number": lambda: self._with_card(
                lambda card: QGuiApplication.clipboard().setText(f"{card.number} {card.name}")
            ),
            "rename": self._rename,
            "sort": lambda: self._edit(edits.sort(self.services.catalogue)),
            "clear": lambda: self._edit(edits.clear()),
            "next_problem": self._next_problem,
            "fix_problem": self.checks.apply_current,
            "view_grid": lambda: self._show_view("grid"),
            "view_table": lambda: self._show_view("table"),
            "bigger_cards": lambda: self.top.zoom.setValue(round(self.top.zoom.value() * 1.15)),
            "smaller_cards": lambda: self.top.zoom.setValue(round(self.top.zoom.value() / 1.15)),
            "next_pane": lambda: self._step_pane(1),
            "previous_pane": lambda: self._step_pane(-1),
            "next_deck": lambda: self._step_deck(1),
            "previous_deck": lambda: self._step_deck(-1),
            "bigger_text": lambda: self._set_text_size(theme.size + 1),
            "smaller_text": lambda: self._set_text_size(theme.size - 1),
            "usual_text": lambda: self._set_text_size(None),
            "reset_layout": self._reset_layout,
            "search_help": lambda: self._help("Search language", search_page()),
            "keys": lambda: self._help("Keyboard", keys_page()),
            "folders": lambda: self._help("Files and folders", folders_page(self.services)),
            "about": lambda: self._help("About", about_page(self.services)),
        }

    def _fill_menus(self) -> None:
        menus = self.menus.menus
        menus["recent"].aboutToShow.connect(self._fill_recent)
        for path in self.files.starters():
            add_entry(menus["starter"], self.files.starter_name(path), partial(self.files.open_starter, path))
        for each in self.services.formats.offered():
            add_entry(menus["format"], each.full_name, partial(self._edit, edits.set_format(each.full_id)))
        for choice, text in SCHEMES.items():
            add_entry(menus["scheme"], text, partial(self.services.theme.choose, choice))

    def _fill_recent(self) -> None:
        menu = self.menus.menus["recent"]
        menu.clear()
        recent = self.files.recent
        missing = recent.missing()
        for path in recent.paths:
            gone = " (missing)" if path in missing else ""
            add_entry(menu, f"{path.name}{gone}".replace("&", "&&"), partial(self.workspace.open_file, path))
        menu.addSeparator()
        add_entry(menu, "&Clear the list", self.files.forget_recent).setEnabled(bool(recent.paths))

    # ---- following the deck -------------------------------------------------------------------------------

    def _on_current_changed(self, deck: OpenDeck | None) -> None:
        self._show_deck(deck, None)

    def _on_changed(self, deck: OpenDeck, changes: Changes) -> None:
        if deck is self.workspace.current:
            self._show_deck(deck, changes)
        else:
            self.deck_panel.show_tabs()

    def _show_deck(self, deck: OpenDeck | None, changes: Changes | None) -> None:
        self.notes.show_deck(deck, changes)
        self.deck_panel.show_tabs()
        self.status.show_deck(deck)
        self._show_history(deck)
        self.setWindowModified(bool(deck and deck.document.dirty))
        title = deck.title.replace("[*]", "[*][*]") if deck else ""  # Qt's own sign, doubled to be shown
        self.setWindowTitle(f"{title}[*] – Deck builder" if deck else "Deck builder")
        if changes is not None and not changes:
            return
        self.deck_panel.show_deck(deck)
        self.browser.show_deck(deck)
        self.preview.show_deck(deck)
        self.checks.show_deck(deck)
        self.statistics.show_deck(deck)
        if deck is not None:
            self.top.show_format(deck.format.full_id)

    def _show_history(self, deck: OpenDeck | None) -> None:
        undo, redo = self.menus["undo"], self.menus["redo"]
        document = deck.document if deck else None
        undo.setEnabled(bool(document and document.can_undo))
        redo.setEnabled(bool(document and document.can_redo))
        for action, verb, what in (
            (undo, "Undo", document.undo_text if document else ""),
            (redo, "Redo", document.redo_text if document else ""),
        ):
            escaped = what.replace("&", "&&")
            action.setText(f"&{verb} {escaped}".strip())
            action.setToolTip(tip(f"{verb} {what}".strip()))

    def _show_card(self, card: Card | None) -> None:
        if card is not None:
            self.preview.show_card(card)
            self.status.show_card(f"Selected: {card_in_words(card)}")

    # ---- commands -----------------------------------------------------------------------------------------

    def _with_deck(self, act: Callable[[OpenDeck], object]) -> None:
        if self.workspace.current is not None:
            act(self.workspace.current)

    def _with_card(self, act: Callable[[Card], object]) -> None:
        if self.preview.card is not None:
            act(self.preview.card)

    def _edit(self, edit: edits.Edit) -> None:
        self._with_deck(lambda deck: deck.edit(edit))

    def _show_library(self) -> None:
        if self.deck_library is None:
            self.deck_library = LibraryWindow(self.workspace, self.files, self.services, self)
        self.deck_library.bring_up()

    def _rename(self) -> None:
        deck = self.workspace.current
        if deck is None:
            return
        name = self.services.ask.name("Rename the deck", "Name:", deck.title)
        if name is not None:
            deck.edit(edits.rename(name))

    def _find(self, query: str) -> None:
        self.query.set_text(query)
        self.browser.focus_list()

    def _focus_search(self) -> None:
        self.top.search.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.top.search.edit.selectAll()

    def _next_problem(self) -> None:
        self.panes.reveal(self.checks)
        self.checks.focus_next()

    def _show_view(self, name: str) -> None:
        self.browser.show_view(name)
        self.top.show_view(name)
        self.menus["view_grid"].setChecked(name == "grid")
        self.menus["view_table"].setChecked(name == "table")

    def _set_text_size(self, size: float | None) -> None:
        self.services.theme.set_size(size)
        self.services.settings.font_size = None if size is None else self.services.theme.size

    def _toggle_filters(self, on: bool) -> None:
        self.panes.filters_wanted = on
        self._adapt()

    def _reset_layout(self) -> None:
        self.services.settings.layout = Layout()
        self.browser.table.reset_columns()
        self.panes.first_sizes(self.size())
        self.panes.show_lower_tab(self.services.settings.layout.lower_tab)
        self._show_view("grid")
        self.top.zoom.setValue(self.services.settings.layout.card_width)
        keep_on_screen(self)

    def _step_deck(self, step: int) -> None:
        decks, current = self.workspace.decks, self.workspace.current
        if current is not None:
            self.workspace.set_current(decks[(decks.index(current) + step) % len(decks)])

    def _step_pane(self, step: int) -> None:
        """F6 goes round: search, filters, cards, text, monster deck, main deck, checks."""
        deck = self.deck_panel
        stops: list[tuple[QWidget, QWidget]] = [
            (self.top.search, self.top.search.edit),
            (self.filters, next(iter(self.filters.toggles.values()))),
            (self.browser, self.browser.view),
            (self.preview, self.preview.text),
            (deck.slots, deck.slots.slots[0]),
            (deck.view, deck.view),
            (deck.empty, deck.empty.choose),
            (self.checks, self.checks),
        ]
        stops = [stop for stop in stops if stop[1].isVisible() or stop[1] is self.checks]
        focus = QApplication.focusWidget()
        here = next(
            (number for number, (area, _) in enumerate(stops) if focus and _holds(area, focus)),
            -1 if step > 0 else len(stops),
        )
        area, target = stops[(here + step) % len(stops)]
        if area is self.checks:
            self._next_problem()
        elif area is self.browser:
            self.browser.focus_list()
        elif area in (deck.slots, deck.view, deck.empty):
            deck.focus_part(area, target)
        else:
            target.setFocus(Qt.FocusReason.TabFocusReason)

    def _help(self, title: str, page: str) -> None:
        dialog = HelpDialog(title, page, self.services, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _show_card_menu(self, card: Card, point: QPoint) -> None:
        deck = self.workspace.current
        count = deck.deck.copies()[card.number] if deck else 0
        menu = card_menu(card, self.card_edits, self._find, self, copies=count)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(point)

    def _peek_at(self, card: Card) -> None:
        """Show a card large over the window; space or Escape ends it."""
        dialog = QDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(shown_name(card.name))
        face = FaceWidget(self.services.theme, self.services.catalogue)
        face.show_card(card)
        layout = QVBoxLayout(dialog)
        layout.addWidget(face)
        width = self.services.theme.ems(26)
        dialog.resize(width, round(width * 1.45))
        self._peek = dialog
        dialog.installEventFilter(self)
        dialog.open()

    # ---- events -------------------------------------------------------------------------------------------

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Space closes the large card."""
        if watched is self._peek and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            assert self._peek is not None
            self._peek.close()
            return True
        return False

    def showEvent(self, event: QShowEvent) -> None:
        """The first layout needs the real sizes of the panes."""
        super().showEvent(event)
        if not self.services.settings.layout.splitters and not event.spontaneous():
            QTimer.singleShot(0, self, lambda: self.panes.first_sizes(self.size()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what fits the new width."""
        super().resizeEvent(event)
        self._adapt()

    def changeEvent(self, event: QEvent) -> None:
        """Another font of the system is another size of everything here."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.ApplicationFontChange, QEvent.Type.ThemeChange):
            self.services.theme.follow_system_size()

    def _adapt(self) -> None:
        """Show what fits the window at its size and that of the text."""
        self.panes.adapt(self.size())
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


def _holds(area: QWidget, widget: QWidget) -> bool:
    return widget is area or area.isAncestorOf(widget)
