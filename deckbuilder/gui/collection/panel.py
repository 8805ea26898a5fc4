"""The collection on screen: search, table, totals, undo, CSV."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.messages import counted
from deckbuilder.cards.search import (
    Filters,
    Query,
    QueryError,
    SearchContext,
    SearchIndex,
    parse_query,
)
from deckbuilder.gui.bars import NoticeArea
from deckbuilder.gui.browser.search_line import SearchLine
from deckbuilder.gui.describe import tip
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.empty_state import EmptyState
from deckbuilder.gui.widgets.tick import Tick
from deckbuilder.gui.widgets.words import Words
from deckbuilder.paper.icons import Icon, make_icon

from .keeper import CollectionKeeper
from .model import Column, PrintModel, rows_of
from .table import ORDERS, PrintTable
from .trade import export_csv, import_csv


class CollectionPanel(QWidget):
    """Edits go to the keeper; what is shown follows it."""

    def __init__(
        self,
        keeper: CollectionKeeper,
        services: Services,
        context: Callable[[], SearchContext],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._keeper, self._services, self._context = keeper, services, context
        theme = services.theme
        self._query: Query | None = None
        self._editing = False
        self._buttons: list[QToolButton] = []
        self.notices = NoticeArea(theme)
        self.search = SearchLine(theme)
        self.only_owned = Tick(theme, tr("Only owned"))
        self.model = PrintModel(services, self)
        self.table = PrintTable(self.model, services)
        self.nothing = Words(theme, tone="text2", wrap=True)
        self.totals = Words(theme, wrap=True)
        self.state = Words(theme, tone="text2")
        self.start, self.first_import = QPushButton(tr("Start a collection")), QPushButton(tr("Import CSV…"))
        self.start.setDefault(True)
        self.empty = EmptyState(
            theme,
            tr("No collection is kept"),
            tr(
                "Count the cards you own, and decks can say which are missing, and searches can ask for "
                "owned>=1. Nothing is kept until you start."
            ),
            self.start,
            self.first_import,
            centred=True,
        )
        self.bring, self.give = QPushButton(tr("Import CSV…")), QPushButton(tr("Export CSV…"))
        self.more = QPushButton(tr("More…"))
        self.other_art = self._action(tr("Count other art (+)"), "Ctrl+D", self.count_other_art)
        self.undo = self._action(tr("Undo"), "Ctrl+Z", keeper.document.undo)
        self.redo = self._action(tr("Redo"), "Ctrl+Shift+Z", keeper.document.redo, "Ctrl+Y")
        self.end = self._action(tr("Keep no collection any more…"), "", self._on_end)
        self._build()
        self._wire()
        services.data.replaced.connect(self._list_anew)
        self._list_anew()

    # ---- what it shows ------------------------------------------------------------------------------------

    def run(self, text: str) -> bool:
        """Show what a search finds; with a mistake in it, the last answer stays."""
        try:
            query = parse_query(text, self._services.vocabulary)
            cards = query.select(self._index, self._context())
            filters = Filters.from_query(text, self._services.vocabulary)
        except QueryError as error:
            self.search.show_mistake(shown(str(error)), error.position)
            self.only_owned.setEnabled(False)
            return False
        self._query = query
        self.search.show_mistake("", None)
        self.only_owned.setEnabled(True)
        with QSignalBlocker(self.only_owned):
            self.only_owned.setChecked(filters.owned)
        self.table.show_order(query.order if query.commands else "", query.direction == "desc")
        current = self.table.currentIndex().row()
        number = self.model.rows[current].number if current >= 0 else ""
        unknown = self._unknown() if _asks_nothing(filters) else ()
        self.model.show_rows(tuple(rows_of(cards, self._keeper.collection, unknown)))
        self.search.show_count(len(cards), len(self._services.catalogue))
        row = self.model.row_of(number) if number else None
        if row is not None:
            self.table.go_to(row)
        self._show_what_there_is()
        return True

    def enter(self) -> None:
        """Take the keyboard where it is most useful."""
        if self._keeper.in_use:
            self.search.edit.setFocus(Qt.FocusReason.OtherFocusReason)
            self.search.edit.selectAll()
        else:
            self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, why: str) -> None:
        """Say that the collection is not saved."""
        choices = [(tr("Try again"), self._keeper.try_again), (tr("Close"), lambda: None)]
        self.notices.show_notice(tr("The collection is not saved"), why, choices)
        self.state.setText(tr("not saved"))

    def _list_anew(self) -> None:
        self._index = SearchIndex(self._services.catalogue.cards)
        self.run(self.search.text)
        self._refresh()

    def _refresh(self) -> None:
        keeper, document = self._keeper, self._keeper.document
        self._pages.setCurrentWidget(self._page if keeper.in_use else self.empty)
        owned = keeper.owned or {}
        self.model.show_counts(keeper.collection.counts, owned)
        for action, verb, what in (
            (self.undo, tr("Undo"), document.undo_text),
            (self.redo, tr("Redo"), document.redo_text),
        ):
            action.setEnabled(bool(what))
            words = tr("{verb} {what}", verb=verb, what=shown(what)).strip()
            action.setText(words.replace("&", "&&"))
            action.setToolTip(tip(words))
        known = sum(number in self._services.catalogue for number in owned)
        text = tr(
            "{copies}, {prints}; {known} of {all} different cards",
            copies=counted(keeper.collection.total, "card"),
            prints=counted(len(keeper.collection), "print"),
            known=known,
            all=len(self._services.catalogue),
        )
        if unknown := len(self._unknown()):
            text = tr("{totals}; {unknown}", totals=text, unknown=counted(unknown, "unknown number"))
        self.totals.setText(text)
        self.state.setText(tr("saving…") if keeper.unsaved else tr("saved"))

    def _unknown(self) -> list[str]:
        catalogue = self._services.catalogue
        return [number for number in self._keeper.collection.counts if catalogue.get(number) is None]

    def _show_what_there_is(self) -> None:
        if self.model.rowCount():
            self._body.setCurrentWidget(self.table)
            return
        owned_only = self.search.text.strip() == "owned>=1"
        self.nothing.setText(
            tr("You own no card yet. Without “Only owned” all cards are listed to be counted.")
            if owned_only
            else tr("No card fits this search.\nEscape in the search line clears it.")
        )
        self._body.setCurrentWidget(self.nothing)

    # ---- commands -----------------------------------------------------------------------------------------

    def count_other_art(self) -> None:
        """Count a copy of the next other art of the current card, on a row of its own."""
        current = self.table.currentIndex().row()
        row = self.model.insert_print(current) if current >= 0 else None
        if row is not None:
            self.table.clearSelection()
            self.table.go_to(row)
            if self.model.count_at(row) == 0:
                self._step([self.model.rows[row].number], 1)

    def menu(self) -> QMenu:
        """What can be done with the chosen prints."""
        menu, table = QMenu(self), self.table
        for text, act in (
            (tr("&Add one\t+"), lambda: self._step(table.chosen_numbers, 1)),
            (tr("&Remove one\t−"), lambda: self._step(table.chosen_numbers, -1)),
            (tr("&Set the count…\tEnter"), lambda: table.edit_count()),
        ):
            menu.addAction(text).triggered.connect(act)
        menu.addAction(self.other_art)
        menu.addSeparator()
        menu.addAction(tr("Copy &number")).triggered.connect(
            lambda: QGuiApplication.clipboard().setText("\n".join(table.chosen_numbers))
        )
        return menu

    def show_menu(self, point: QPoint) -> None:
        """Pop up the menu of the chosen prints."""
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(point)

    def _step(self, numbers: list[str], by: int) -> None:
        self._from_here(lambda: self._keeper.step(numbers, by))

    def _set(self, numbers: list[str], count: int) -> None:
        self._from_here(lambda: self._keeper.set_counts(numbers, count))

    def _from_here(self, act: Callable[[], None]) -> None:
        """Edit without listing anew: a row that falls to 0 stays under the cursor."""
        self._editing = True
        try:
            act()
        finally:
            self._editing = False

    def _on_end(self) -> None:
        backup = self._keeper.store.backup
        if self._services.ask.confirm(
            tr("Keep no collection any more?"),
            tr("Counts, searches and missing cards go away. The last counts stay in {path}.", path=backup),
            tr("&Keep none"),
        ):
            self.search.set_text("")
            self._keeper.end()

    def _on_export(self) -> None:
        path = export_csv(self._keeper.collection, self._services)
        if path is not None:
            self.state.setText(tr("exported as {file}", file=path.name))

    # ---- following ----------------------------------------------------------------------------------------

    def _on_changed(self) -> None:
        self._refresh()
        if not self._editing:
            self.run(self.search.text)

    def _on_saved(self) -> None:
        self.state.setText(tr("saved"))
        for bar in self.notices.bars:
            bar.hide()
            bar.deleteLater()

    def _on_only_owned(self, on: bool) -> None:
        self.search.flush()
        try:
            filters = Filters.from_query(self.search.text, self._services.vocabulary)
        except QueryError:
            return
        self.search.set_text(replace(filters, owned=on).to_query())

    def _on_header_clicked(self, column: int) -> None:
        order = ORDERS[Column(column)]
        asked = self._query is not None and "order" in self._query.commands and self._query.order == order
        # Whoever sorts by what they own wants to see it first.
        first = "desc" if order == "owned" else "asc"
        turned = asked and self._query is not None and self._query.direction == first
        direction = ("asc" if first == "desc" else "desc") if turned else first
        words = [word for word in self.search.text.split() if not word.startswith(("order:", "dir:"))]
        words += [f"order:{order}", *(["dir:desc"] if direction == "desc" else [])]
        self.search.set_text(" ".join(words))

    def _to_table(self) -> None:
        self.search.flush()
        if self.model.rowCount():
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            if not self.table.currentIndex().isValid():
                self.table.go_to(0)

    def event(self, event: QEvent) -> bool:
        """The panel's keys come before the same keys of the window around it."""
        asked = isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride
        if isinstance(event, QKeyEvent) and asked and event.matches(QKeySequence.StandardKey.Find):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F goes to the search line."""
        if event.matches(QKeySequence.StandardKey.Find):
            self.enter()
        else:
            super().keyPressEvent(event)

    # ---- inside -------------------------------------------------------------------------------------------

    def _action(self, text: str, keys: str, act: Callable[[], object], other: str = "") -> QAction:
        action = QAction(text, self)
        action.setShortcuts([QKeySequence(each) for each in (keys, other) if each])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda: act() and None)
        self.addAction(action)
        return action

    def _build(self) -> None:
        theme = self._services.theme
        self.search.edit.setAccessibleName(tr("Search your cards"))
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setMargin(theme.steps(4))
        self._body = QStackedWidget()
        self._body.addWidget(self.table)
        self._body.addWidget(self.nothing)
        head, foot = QVBoxLayout(), QHBoxLayout()
        margin = theme.steps(3)
        for box in (head, foot):
            box.setContentsMargins(margin, theme.steps(2), margin, theme.steps(2))
            box.setSpacing(theme.steps(2))
        first = QHBoxLayout()
        first.addWidget(self.search, 1)
        head.addLayout(first)
        self.search.tell_under(self.only_owned, self)
        menu = QMenu(self.more)
        menu.addAction(self.other_art)
        menu.addSeparator()
        menu.addAction(self.end)
        self.more.setMenu(menu)
        row = QHBoxLayout()
        row.setSpacing(theme.steps(1.5))
        row.addWidget(self.only_owned, 1)
        for action in (self.undo, self.redo):
            button = QToolButton()
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setAutoRaise(True)
            row.addWidget(button)
            self._buttons.append(button)
        for each in (self.bring, self.give, self.more):
            row.addWidget(each)
        head.addLayout(row)
        foot.addWidget(self.totals, 1)
        foot.addWidget(self.state)
        self._page = QWidget()
        page = QVBoxLayout(self._page)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addLayout(head)
        page.addWidget(self._body, 1)
        page.addLayout(foot)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._page)
        self._pages.addWidget(self.empty)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.notices)
        layout.addWidget(self._pages, 1)

    def _dress(self) -> None:
        theme = self._services.theme
        side = theme.ems(1.3)
        self.undo.setIcon(make_icon(Icon.UNDO, theme.scheme, side))
        self.redo.setIcon(make_icon(Icon.REDO, theme.scheme, side))
        for button in self._buttons:
            button.setIconSize(QSize(side, side))

    def _wire(self) -> None:
        self._services.theme.changed.connect(self._dress)
        self._dress()
        keeper, table = self._keeper, self.table
        keeper.changed.connect(self._on_changed)
        keeper.saved.connect(self._on_saved)
        keeper.failed.connect(self.tell)
        self.search.query_changed.connect(self.run)
        self.search.edit.left_for_list.connect(self._to_table)
        self.only_owned.toggled.connect(self._on_only_owned)
        self.model.counts_wanted.connect(self._set)
        table.counts_wanted.connect(self._set)
        table.step_wanted.connect(self._step)
        table.menu_wanted.connect(self.show_menu)
        table.left_upwards.connect(self.enter)
        table.horizontalHeader().sectionClicked.connect(self._on_header_clicked)
        for button in (self.bring, self.first_import):
            button.clicked.connect(lambda: import_csv(keeper, self._services, self))
        self.give.clicked.connect(self._on_export)
        self.start.clicked.connect(self._on_start)

    def _on_start(self) -> None:
        self._keeper.start()
        self.enter()


def _asks_nothing(filters: Filters) -> bool:
    """True for a search that wants all cards, or all owned ones, in whatever order."""
    words = [word for word in filters.rest.split() if not word.startswith(("order:", "dir:"))]
    return replace(filters, owned=False, rest=" ".join(words)) == Filters()
