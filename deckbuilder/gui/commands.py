"""What the menus and the keys of the window do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication

from deckbuilder.cards.card import Card
from deckbuilder.cards.language import card_name
from deckbuilder.decks import edits
from deckbuilder.decks.deck import Section

from .card_menu import card_menu, rows_menu
from .deck.model import DeckRow
from .layout import keep_on_screen
from .menus import SCHEMES, Choices, add_entry
from .open_deck import OpenDeck
from .settings import Layout
from .tr import shown, tr

if TYPE_CHECKING:
    from .window import MainWindow

Act = Callable[[], object]

ZOOM_STEP = 1.15


class Commands:
    """The commands of one window, by name for the menus and as methods for its parts."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._services = window.services

    # ---- menus --------------------------------------------------------------------------------------------

    def handlers(self) -> dict[str, Act]:
        """What each menu item does, by the name of the item."""
        return {**self._on_decks(), **self._on_cards(), **self._on_view(), **self._window.guides.handlers()}

    def fill_menus(self) -> None:
        """Fill the menus whose entries depend on what there is."""
        menus = self._window.menus.menus
        schemes = Choices(menus["scheme"])
        menus["recent"].aboutToShow.connect(self._fill_recent)
        menus["columns"].aboutToShow.connect(self._fill_columns)
        menus["starter"].aboutToShow.connect(self._fill_starters)
        menus["format"].aboutToShow.connect(self._fill_formats)
        for choice, text in SCHEMES.items():
            schemes.add(choice, shown(text), partial(self._services.theme.choose, choice))
        menus["scheme"].aboutToShow.connect(lambda: schemes.show(self._services.theme.choice))

    def _on_decks(self) -> dict[str, Act]:
        window, files, workspace = self._window, self._window.files, self._window.workspace
        return {
            "new": workspace.new,
            "open": files.open,
            "import_file": files.import_file,
            "import_clipboard": files.import_clipboard,
            "save": lambda: self._with_deck(workspace.save),
            "save_as": lambda: self._with_deck(workspace.save_as),
            "export": lambda: self._with_deck(files.export),
            "library": self.show_library,
            "close": lambda: self._with_deck(workspace.close),
            "quit": window.close,
            "undo": lambda: self._with_deck(lambda deck: deck.document.undo()),
            "redo": lambda: self._with_deck(lambda deck: deck.document.redo()),
            "copy_list": lambda: self._with_deck(files.copy_list),
            "rename": self.rename,
            "sort": lambda: self.edit(edits.sort(self._services.catalogue)),
            "clear": lambda: self.edit(edits.clear()),
            "versions": lambda: self._with_deck(window.comparing.versions_of),
            "compare": lambda: self._with_deck(window.comparing.compare_with),
            "collection": window.collection.show,
            "judge": window.judging.show,
            "import_data": window.own_data.import_files,
            "own_data": window.own_data.show,
            "missing": lambda: self._with_deck(window.collection.show_missing),
            "statistics": window.plots.show,
            "sample_hand": window.goldfish.show_hand,
            "play": window.goldfish.show,
            "simulate": window.simulations.show,
            "strongest": window.strongest.show,
            "next_problem": self.next_problem,
            "fix_problem": window.checks.apply_current,
            "next_deck": lambda: self._step_deck(1),
            "previous_deck": lambda: self._step_deck(-1),
        }

    def _on_cards(self) -> dict[str, Act]:
        card_edits = self._window.card_edits
        return {
            "cut": self._window.clipboard.cut,
            "copy": self._window.clipboard.copy,
            "paste": self._window.clipboard.paste,
            "select_all": self._window.clipboard.select_all,
            "find": self.focus_search,
            "add_main": lambda: self._with_card(lambda card: card_edits.add(card, Section.MAIN)),
            "add_monster": lambda: self._with_card(lambda card: card_edits.add(card, Section.MONSTER)),
            "remove_one": lambda: self._with_card(card_edits.remove_one),
            "copy_number": lambda: self._with_card(self._copy_number),
        }

    def _on_view(self) -> dict[str, Act]:
        theme, ring = self._services.theme, self._window.focus_ring
        return {
            "view_grid": lambda: self.show_view("grid"),
            "view_table": lambda: self.show_view("table"),
            "bigger_cards": lambda: self._zoom(ZOOM_STEP),
            "smaller_cards": lambda: self._zoom(1 / ZOOM_STEP),
            "next_pane": lambda: ring.step(1),
            "previous_pane": lambda: ring.step(-1),
            "bigger_text": lambda: self.set_text_size(theme.size + 1),
            "smaller_text": lambda: self.set_text_size(theme.size - 1),
            "usual_text": lambda: self.set_text_size(None),
            "reset_layout": self.reset_layout,
        }

    def _fill_formats(self) -> None:
        menu = self._window.menus.menus["format"]
        menu.clear()
        formats = Choices(menu)
        for each in self._services.formats.offered():
            choose = partial(self.edit, edits.set_format(each.full_id))
            formats.add(each.full_id, shown(each.full_name), choose)
        formats.show(self._format())

    def _fill_columns(self) -> None:
        menu = self._window.menus.menus["columns"]
        menu.clear()
        self._window.browser.table.fill_menu(menu)

    def _fill_starters(self) -> None:
        menu, files = self._window.menus.menus["starter"], self._window.files
        if menu.isEmpty():
            for path in files.starters():
                add_entry(menu, files.starter_name(path), partial(files.open_starter, path))

    def _fill_recent(self) -> None:
        menu, recent = self._window.menus.menus["recent"], self._window.files.recent
        menu.clear()
        missing = recent.missing()
        for path in recent.paths:
            name = tr("{name} (missing)", name=path.name) if path in missing else path.name
            add_entry(menu, name.replace("&", "&&"), partial(self._window.workspace.open_file, path))
        menu.addSeparator()
        clear = add_entry(menu, tr("&Clear the list"), self._window.files.forget_recent)
        clear.setEnabled(bool(recent.paths))

    # ---- decks --------------------------------------------------------------------------------------------

    def edit(self, edit: edits.Edit) -> None:
        """Edit the current deck, if there is one."""
        self._with_deck(lambda deck: deck.edit(edit))

    def rename(self) -> None:
        """Ask for another name of the current deck."""
        deck = self._window.workspace.current
        if deck is None:
            return
        name = self._services.ask.name(tr("Rename the deck"), tr("Name:"), deck.title)
        if name is not None:
            deck.edit(edits.rename(name))

    def show_library(self) -> None:
        """Show the library and give it the focus."""
        self._window.deck_library.bring_up()

    def next_problem(self) -> None:
        """Bring the checks to the front and go to the next problem."""
        self._window.panes.reveal(self._window.checks)
        self._window.checks.focus_next()

    def _format(self) -> str:
        deck = self._window.workspace.current
        return deck.own_format.full_id if deck else ""

    def _step_deck(self, step: int) -> None:
        workspace = self._window.workspace
        if workspace.current is not None:
            index = workspace.decks.index(workspace.current) + step
            workspace.set_current(workspace.decks[index % len(workspace.decks)])

    def _with_deck(self, act: Callable[[OpenDeck], object]) -> None:
        if self._window.workspace.current is not None:
            act(self._window.workspace.current)

    # ---- cards --------------------------------------------------------------------------------------------

    def find(self, query: str) -> None:
        """Run a query and go to its answer."""
        self._window.query.set_text(query)
        self._window.browser.focus_list()

    def go_to(self, card: Card) -> None:
        """Put the cursor of the list on a card; where the search hides it, search for it instead."""
        browser = self._window.browser
        if not browser.go_to(card):
            self._window.query.set_text(f"no:{card.number}")
            browser.go_to(card)
        browser.focus_list()

    def focus_search(self) -> None:
        """Go to the search line."""
        self._window.top.search.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._window.top.search.edit.selectAll()

    def show_card_menu(self, cards: list[Card], point: QPoint) -> None:
        """Pop up what can be done with cards of the list."""
        window, deck = self._window, self._window.workspace.current
        copies = deck.deck.copies() if deck else Counter[str]()
        menu = card_menu(
            cards,
            window.card_edits,
            self.find,
            window,
            copies=sum(copies[card.number] for card in cards),
            copy=window.clipboard.copy,
            language=self._services.language,
        )
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(point)

    def show_rows_menu(self, rows: list[DeckRow], point: QPoint) -> None:
        """Pop up what can be done with rows of the deck."""
        window, clipboard = self._window, self._window.clipboard
        menu = rows_menu(
            rows,
            window.card_edits,
            self.find,
            window,
            copy=clipboard.copy,
            cut=clipboard.cut,
            language=self._services.language,
        )
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(point)

    def _copy_number(self, card: Card) -> None:
        QGuiApplication.clipboard().setText(f"{card.number} {card_name(card, self._services.language)}")

    def _with_card(self, act: Callable[[Card], object]) -> None:
        if self._window.preview.card is not None:
            act(self._window.preview.card)

    # ---- view ---------------------------------------------------------------------------------------------

    def show_view(self, name: str) -> None:
        """Show the cards as ``grid`` or ``table``."""
        window = self._window
        window.browser.show_view(name)
        window.top.show_view(name)
        window.menus["view_grid"].setChecked(name == "grid")
        window.menus["view_table"].setChecked(name == "table")

    def set_text_size(self, size: float | None) -> None:
        """Set the size of all text in points; None for that of the system."""
        self._services.theme.set_size(size)
        self._services.settings.font_size = None if size is None else self._services.theme.size

    def _zoom(self, factor: float) -> None:
        zoom = self._window.top.zoom
        zoom.setValue(round(zoom.value() * factor))

    def toggle_filters(self, on: bool) -> None:
        """Open or close the filters of a narrow window."""
        self._window.panes.filters_wanted = on
        self._window.adapt()

    def reset_layout(self) -> None:
        """Put everything where a new window has it."""
        window, settings = self._window, self._services.settings
        settings.layout = Layout()
        window.browser.table.reset_columns()
        window.browser.set_sort("")
        window.filters.show_folds()
        window.deck_panel.set_order("type")
        window.deck_library.reset()
        window.collection.reset_layout()
        window.panes.first_sizes(window.size())
        window.panes.show_lower_tab(settings.layout.lower_tab)
        self.show_view("grid")
        window.top.zoom.setValue(settings.layout.card_width)
        keep_on_screen(window)
