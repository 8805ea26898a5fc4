"""The deck panel: tabs of the open decks, notices, monster slots, the head of the main deck, its list."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.decks.deck import Section
from deckbuilder.gui.bars import NoticeArea
from deckbuilder.gui.describe import tip
from deckbuilder.gui.menus import Choices
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.workspace import Workspace
from deckbuilder.paper.icons import Icon, make_icon

from .empty import EmptyDeck
from .head import DeckHead
from .model import ORDERS
from .slots import MonsterSlots
from .view import DeckView


class _Tabs(QTabBar):
    """Qt keeps room for its arrows beside one short tab, and what stands beside it stands apart."""

    def minimumSizeHint(self) -> QSize:
        """Any width; tabs are cut and scrolled where there is little."""
        return QSize(1, super().minimumSizeHint().height())


class DeckPanel(QWidget):
    """Shows the current deck of a workspace; its wishes go out as signals."""

    tab_close_wanted = Signal(object)
    """The ``OpenDeck`` whose tab should close."""

    def __init__(self, workspace: Workspace, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._theme = services.theme
        self.tabs = _Tabs()
        self.tabs.setAccessibleName(tr("Decks that are open"))
        self.tabs.setMovable(False)
        self.tabs.setExpanding(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.setDocumentMode(True)
        self.new_tab = QPushButton("+")
        self.new_tab.setFlat(True)
        self.new_tab.setAccessibleName(tr("New deck"))
        self.new_tab.setToolTip(tr("New deck (Ctrl+N)"))
        self.notices = NoticeArea(services.theme)
        self.slots = MonsterSlots(services)
        self.head = DeckHead(services.theme)
        self.view = DeckView(services)
        self.empty = EmptyDeck(services.theme)
        self._orders = Choices(self.head.order.choices)
        for order, title in ORDERS.items():
            self._orders.add(order, shown(title), partial(self.set_order, order))
        self.view.bar_resized.connect(self.head.show_bar)
        self._body = QStackedWidget()
        self._body.addWidget(self.view)
        self._body.addWidget(self.empty)
        self._scroll = Column()
        self._stack = _stacked(self.notices, self.slots, self.head, self._body)
        self._scroll.set_content(self._stack)
        bar = QHBoxLayout()
        bar.setSpacing(0)
        bar.addWidget(self.tabs)
        bar.addWidget(self.new_tab)
        bar.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(bar)
        layout.addWidget(self._scroll, 1)
        self.notices.grown.connect(lambda: self._scroll.verticalScrollBar().setValue(0))
        workspace.opened.connect(self._on_opened)
        workspace.closed.connect(self._on_closed)
        workspace.current_changed.connect(self._on_current_changed)
        self.tabs.currentChanged.connect(self._on_tab_chosen)
        self._theme.changed.connect(self._restyle)
        self._shown: list[OpenDeck] = []
        self._restyle()

    def set_order(self, order: str) -> None:
        """Sort the list of every deck by one of the ``ORDERS``."""
        self.view.set_order(order)
        self._show_order()

    def _show_order(self) -> None:
        order = self.view.model_.order
        self._orders.show(order)
        self.head.show_order(shown(ORDERS[order]))

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Show another deck, or the changed one."""
        self._show_order()
        self.slots.show_deck(deck)
        self.view.show_deck(deck)
        self.head.show_count(deck.deck.count(Section.MAIN) if deck else 0)
        is_empty = deck is not None and not deck.deck.main and not deck.deck.monster
        high = QSizePolicy.Policy.Preferred if is_empty else QSizePolicy.Policy.Ignored
        self.empty.setSizePolicy(QSizePolicy.Policy.Preferred, high)  # hidden, it would keep its height
        self._body.setCurrentWidget(self.empty if is_empty else self.view)

    def focus_part(self, part: QWidget, target: QWidget) -> None:
        """Give a widget of a part the focus and bring the part into view."""
        target.setFocus(Qt.FocusReason.TabFocusReason)
        top = part.mapTo(self._stack, QPoint(0, 0)).y()
        self._scroll.verticalScrollBar().setValue(top)

    def show_tabs(self) -> None:
        """Bring names and modified marks of the tabs up to date."""
        for index, each in enumerate(self._shown):
            dirty = each.document.dirty
            title = each.title.replace("&", "&&") + (" •" if dirty else "")
            if title != self.tabs.tabText(index):
                self.tabs.setTabText(index, title)
            where = str(each.path) if each.path else tr("not saved yet")
            words = tip(tr("{where}\nmodified", where=where) if dirty else where)
            if words != self.tabs.tabToolTip(index):
                self.tabs.setTabToolTip(index, words)

    def _on_opened(self, deck: OpenDeck) -> None:
        self._shown.append(deck)
        self.tabs.blockSignals(True)
        index = self.tabs.addTab(deck.title)
        self.tabs.setTabButton(index, QTabBar.ButtonPosition.RightSide, self._close_button(deck))
        self.tabs.blockSignals(False)

    def _close_button(self, deck: OpenDeck) -> QToolButton:
        button = QToolButton()
        button.setAutoRaise(True)
        button.setIcon(make_icon(Icon.CLOSE, self._theme.scheme, self._theme.ems(1)))
        button.setAccessibleName(tr("Close this deck"))
        button.setToolTip(tr("Close (Ctrl+W)"))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.tab_close_wanted.emit(deck))
        return button

    def _restyle(self) -> None:
        # With large text in a low window the panel scrolls; it is never too low to read a few lines.
        self._body.setMinimumHeight(self._theme.ems(8))
        self._scroll.setMinimumHeight(max(80, self._theme.ems(5)))
        for index in range(self.tabs.count()):
            button = self.tabs.tabButton(index, QTabBar.ButtonPosition.RightSide)
            if isinstance(button, QToolButton):
                button.setIcon(make_icon(Icon.CLOSE, self._theme.scheme, self._theme.ems(1)))

    def _on_closed(self, deck: OpenDeck) -> None:
        index = self._shown.index(deck)
        self._shown.remove(deck)
        self.tabs.blockSignals(True)
        self.tabs.removeTab(index)
        if self._workspace.current in self._shown:
            self.tabs.setCurrentIndex(self._shown.index(self._workspace.current))
        self.tabs.blockSignals(False)

    def _on_current_changed(self, deck: OpenDeck | None) -> None:
        if deck in self._shown:
            self.tabs.blockSignals(True)
            self.tabs.setCurrentIndex(self._shown.index(deck))
            self.tabs.blockSignals(False)

    def _on_tab_chosen(self, index: int) -> None:
        if 0 <= index < len(self._shown):
            self._workspace.set_current(self._shown[index])


def _stacked(*widgets: QWidget) -> QWidget:
    """The widgets below one another; the last one takes what room there is."""
    holder = QWidget()
    layout = QVBoxLayout(holder)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for widget in widgets:
        layout.addWidget(widget)
    layout.setStretchFactor(widgets[-1], 1)
    return holder
