"""The library panel: search line, tree of decks, the words when there are none, notices, buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from deckbuilder.cards.messages import counted, say
from deckbuilder.decks.deck_library import Library
from deckbuilder.decks.deck_library_search import LibraryQueryError, Predicate, parse_library_query
from deckbuilder.decks.summaries import DeckSummary
from deckbuilder.gui.bars import NoticeArea
from deckbuilder.gui.browser.search_line import SearchLine
from deckbuilder.gui.compare.commands import Comparing
from deckbuilder.gui.describe import tip
from deckbuilder.gui.menus import plain_text
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.empty_state import EmptyState
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.named import named
from deckbuilder.gui.widgets.words import Words
from deckbuilder.gui.workspace import Workspace

from .actions import LibraryActions, show_in_file_manager
from .commands import Command
from .row_commands import ALWAYS, IN_TRASH, USUAL, RowCommands
from .scanner import Scanner
from .stock import Order, Stock, StockTaker
from .view import LibraryView

_BUTTONS = (Command.OPEN, *IN_TRASH, Command.SHOW_FOLDER)
"""What has a button; the rest is in the menu of the rows, which has one too."""

LEAST_FOR_WORDS, LEAST_FOR_EMPTY = 34, 28
"""The heights in ems from which on all words of an empty library are said, and any."""

_ORDERS = {
    Order.NAME: say("By name"),
    Order.CHANGED: say("Last changed first"),
    Order.LEGALITY: say("Legal first"),
}


class LibraryPanel(QWidget):
    """Reads the library when it is shown, after every save and at F5; a hidden panel reads nothing."""

    stock_shown = Signal()
    """The list shows what was read last."""

    def __init__(
        self,
        workspace: Workspace,
        services: Services,
        open_sample: Callable[[Path], object],
        comparing: Comparing | None = None,
        recent: Callable[[], Sequence[Path]] = tuple,
        show_folder: Callable[[Path], bool] = show_in_file_manager,
        parent: QWidget | None = None,
    ) -> None:
        """``recent`` tells which files were used last, newest first."""
        super().__init__(parent)
        theme = services.theme
        self._services = services
        self._library = Library(services.paths.decks, services.catalogue, services.history)
        self._stock: Stock | None = None
        self._legal: frozenset[Path] = frozenset()
        self._test: Predicate | None = None
        self._choose: list[str] = []
        self._is_empty = False
        self.search = SearchLine(theme)
        self.notices = NoticeArea(theme)
        self.view = LibraryView(services)
        self._recent = recent
        self.order = QComboBox()
        self.clear = QPushButton(tr("Clear the search"))
        self.nothing = EmptyState(
            theme,
            tr("No deck matches"),
            tr("Take a word out of the search, or clear it with Escape."),
            self.clear,
        )
        self.starter, self.folder = QPushButton(tr("Open a starter")), QPushButton(tr("Show the folder"))
        self.empty = EmptyState(
            theme,
            tr("No decks here yet"),
            tr(
                "Save a deck with Ctrl+S and it stands here. To begin, open a starter deck, or put deck "
                "files into the folder of the library."
            ),
            self.starter,
            self.folder,
        )
        self.status = Words(theme, tone="text2", wrap=True)
        self.actions_ = LibraryActions(
            self._library, workspace, self.notices, services, open_sample, show_folder, self
        )
        comparing = comparing or Comparing(workspace, self.notices, services, self)
        self.rows = RowCommands(self.view, self.actions_, comparing, self)
        self._scanner = self._make_scanner()
        self.buttons = {command: _button(command) for command in _BUTTONS}
        self._build()
        self._wire(workspace)
        self._show_buttons()

    def _make_scanner(self) -> Scanner:
        services = self._services
        taker = StockTaker(self._library, services.catalogue, services.formats)
        scanner = Scanner(taker, self)
        scanner.finished.connect(self._on_stock)
        scanner.progressed.connect(self._on_progress)
        scanner.failed.connect(self._on_failure)
        return scanner

    def _on_data_replaced(self) -> None:
        """Read and judge every deck anew."""
        self._scanner.stop()
        self._scanner.deleteLater()
        self._library.use(self._services.catalogue)
        self._scanner = self._make_scanner()
        self._on_query(self.search.text)
        if self.isVisible():
            self.refresh()

    # ---- what it shows ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the library again, beside the window; the rows stay until the answer is here."""
        if self._stock is None:
            self.status.setText(tr("Reading the library…"))
        self._scanner.start(self._services.today(), self._recent())

    def showEvent(self, event: QShowEvent) -> None:
        """Whatever happened meanwhile is seen now."""
        super().showEvent(event)
        if not event.spontaneous():
            self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for the answer any more."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._scanner.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What the height has room for."""
        super().resizeEvent(event)
        self._show_empty()

    # ---- keys ---------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """The panel's keys come before the same keys of the window around it."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            here = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
            if here in _OWN_KEYS:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F5 reads again, Ctrl+F goes to the search line."""
        if event.key() == Qt.Key.Key_F5:
            self.refresh()
        elif event.matches(QKeySequence.StandardKey.Find):
            self.search.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.edit.selectAll()
        else:
            super().keyPressEvent(event)

    # ---- inside: building ---------------------------------------------------------------------------------

    def _build(self) -> None:
        theme = self._services.theme
        edit = self.search.edit
        edit.setPlaceholderText(tr("Search: {example}", example="c:red has:EBP01-077 legal:yes"))
        edit.setAccessibleName(tr("Search decks"))
        edit.setToolTip(
            tip(
                tr("Words of the name, a folder or a tag, and what is in the deck:")
                + "\nhas:EBP01-077  c:red  f:standard-en  tag:league  note:rodan  legal:yes"
            )
        )
        for order, text in _ORDERS.items():
            self.order.addItem(shown(text), order.value)
        named(self.order, tr("Order of the decks"))
        wanted = self.order.findData(self._services.settings.layout.deck_order)
        self.order.setCurrentIndex(max(0, wanted))
        none, top = QWidget(), QVBoxLayout()
        none.setLayout(top)
        top.setContentsMargins(0, 0, 0, 0)
        top.addWidget(self.nothing)
        top.addStretch(1)
        self._none = none
        self._body = QStackedWidget()
        self._body.addWidget(self.view)
        self._body.addWidget(none)
        self.empty.hide()
        margin = theme.steps(3)
        head, foot = QVBoxLayout(), QVBoxLayout()
        for box in (head, foot):
            box.setContentsMargins(margin, theme.steps(2), margin, theme.steps(2))
            box.setSpacing(theme.steps(2))
        head.addWidget(self.search)
        self.search.tell_under(self.order, self)
        head.addWidget(self.order)
        row = Flow()
        row.setSpacing(theme.steps(1.5))
        first, *others = self.buttons.values()
        for button in (first, self.rows.more, *others):
            row.addWidget(button)
        foot.addLayout(row)
        foot.addWidget(self.status)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self.notices)
        layout.addWidget(self.empty)
        layout.addWidget(self._body, 1)
        layout.addLayout(foot)
        self.buttons[Command.OPEN].setDefault(True)

    def _wire(self, workspace: Workspace) -> None:
        self.search.query_changed.connect(self._on_query)
        self.search.edit.left_for_list.connect(self._on_left_for_list)
        self.view.chosen_changed.connect(self._show_buttons)
        self.view.decks_dropped.connect(self.actions_.move)
        self.view.decks_thrown_away.connect(self.actions_.delete)
        self.actions_.changed.connect(self._on_changed)
        self._services.data.replaced.connect(self._on_data_replaced)
        workspace.saved.connect(self._on_saved)
        for command, button in self.buttons.items():
            button.clicked.connect(partial(self._on_button, command))
        self.order.currentIndexChanged.connect(self._on_order)
        self.starter.clicked.connect(self._open_first_sample)
        self.folder.clicked.connect(lambda: self.actions_.show_folder(""))
        self.clear.clicked.connect(self._clear_search)

    # ---- inside: following --------------------------------------------------------------------------------

    def _on_changed(self, keys: list[str]) -> None:
        self._choose = keys
        self.refresh()

    def _on_saved(self) -> None:
        if self.isVisible():
            self.refresh()

    def _on_progress(self, count: int) -> None:
        if self._stock is None:
            self.status.setText(tr("Reading the library: {count} decks so far…", count=count))

    def _on_failure(self, reason: str) -> None:
        self.notices.show_notice(
            tr("The library cannot be read"),
            reason,
            [(tr("Try again"), self.refresh), (tr("Close"), lambda: None)],
        )

    def _on_stock(self, stock: Stock) -> None:
        self._stock = self.rows.stock = stock
        self._legal = stock.legal()
        if stock.problems:
            lines = "\n".join(shown(str(error)) for error in stock.problems)
            close = (tr("Close"), lambda: None)
            self.notices.show_notice(tr("Some folders cannot be looked into"), lines, [close])
        self._show_stock()
        keys, self._choose = self._choose, []
        self.view.choose(keys, reveal=True)
        self.stock_shown.emit()

    @property
    def _order(self) -> Order:
        return Order(self.order.currentData())

    def _on_order(self) -> None:
        self._services.settings.layout.deck_order = self._order.value
        self._show_stock()

    def _on_query(self, text: str) -> None:
        try:
            test = parse_library_query(text, self._services.catalogue, self._is_legal)
        except LibraryQueryError as error:
            self.search.show_mistake(shown(error.sentence), None)
            return
        self.search.show_mistake("", None)
        self._test = test if text.strip() else None
        self._show_stock()

    def _is_legal(self, summary: DeckSummary) -> bool:
        return summary.path in self._legal

    def _on_left_for_list(self) -> None:
        self.search.flush()
        self.view.enter()

    def _show_stock(self) -> None:
        stock = self._stock
        if stock is None:
            return
        searching = self._test is not None
        found = (stock.found(self._test) if self._test is not None else stock).sorted(self._order)
        self.view.show_stock(found, searching=searching)
        self._body.setCurrentWidget(self._none if searching and not found.count else self.view)
        self._is_empty = not stock.decks and not searching
        self._show_empty()
        self._show_buttons()
        self.status.setText(_in_numbers(stock))
        self.status.setVisible(bool(stock.decks))  # the words above say that there is none
        if self.view.hasFocus():
            self.view.enter()
        self.search.show_count(found.count, stock.count)

    def _show_empty(self) -> None:
        """In a low window with large letters the rows need the room; they say the same."""
        height = self.height() / self._services.theme.em
        self.empty.text.setVisible(height > LEAST_FOR_WORDS)
        self.empty.setVisible(self._is_empty and height > LEAST_FOR_EMPTY)

    def _show_buttons(self) -> None:
        chosen = self.view.chosen
        for command, button in self.buttons.items():
            button.setEnabled(self.rows.is_possible(command))
            offered = command in (IN_TRASH if chosen.in_trash else USUAL) or command in ALWAYS
            twice = command is Command.SHOW_FOLDER and not self.empty.isHidden()
            button.setVisible(offered and not twice)
        self.rows.more.setVisible(not chosen.in_trash)

    def _on_button(self, command: Command, _checked: bool = False) -> None:
        self.rows.do(command)

    def _open_first_sample(self) -> None:
        if self._stock is not None:
            self.actions_.open(self._stock.samples[:1])

    def _clear_search(self) -> None:
        self.search.set_text("")
        self.search.edit.setFocus(Qt.FocusReason.OtherFocusReason)


_OWN_KEYS = {"F2", "F5", "Ctrl+D", "Ctrl+F", "Del"}


def _button(command: Command) -> QPushButton:
    button = QPushButton(command.text)
    key = QKeySequence(command.key).toString(QKeySequence.SequenceFormat.NativeText)
    text = plain_text(command.text).rstrip("…")
    button.setToolTip(tr("{command} ({key})", command=text, key=key) if key else "")
    return button


def _in_numbers(stock: Stock) -> str:
    """``12 decks in 3 folders, 2 with problems``."""
    decks, folders = counted(len(stock.decks), "deck"), counted(len(stock.folders), "folder")
    line = say("{decks} in {folders}", decks=decks, folders=folders) if stock.folders else decks
    wrong = sum(bool(deck.problems) for deck in stock.decks)
    return tr("{decks}, {count} with problems", decks=line, count=wrong) if wrong else shown(line)
