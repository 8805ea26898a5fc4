"""Where the parts of the window are and how they adapt to its width; remembered and reset (LOOK 7, B56)."""

from __future__ import annotations

import binascii
from base64 import b64decode, b64encode
from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QByteArray, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow, QSplitter, QTabWidget, QWidget

from deckbuilder.cards.messages import say

from .columns import Columned
from .settings import Layout
from .theme import Theme
from .tr import shown, tr
from .widgets.lower_tabs import LowerTabs

WIDE, WITH_PREVIEW, WITH_FILTERS = 1360, 1200, 1100
"""From these widths on: checks beside statistics, preview in the window, filters in the window."""

LEAST_CARDS = 20
"""The least width of the list of cards beside the other parts, in ems."""

LEAST_FIGURES = 22
"""The height of the statistics down to the quick questions, in ems, where there is room for it."""

GRIP = 7
"""The width of the handle between two parts, in pixels."""

_DOCKS = 1
"""Version of the layout of docks: another number makes Qt pass over what an older app remembered."""

TITLES = {"checks": say("Checks"), "statistics": say("Statistics"), "notes": say("Notes")}
"""The panels under the deck, by their name in the settings."""


class Panes:
    """The splitters of the window and what is shown at which width.

    Widths are for a font of 10 points; larger fonts need more room and switch earlier.
    """

    def __init__(
        self,
        theme: Theme,
        *,
        filters: QWidget,
        browser: QWidget,
        preview: QWidget,
        deck: QWidget,
        checks: QWidget,
        statistics: QWidget,
        notes: QWidget,
    ) -> None:
        self._theme = theme
        self._filters, self._preview, self._deck = filters, preview, deck
        self._lower = {"checks": checks, "statistics": statistics, "notes": notes}
        self._front = "checks"
        self.upper = _splitter(Qt.Orientation.Horizontal, preview, deck)
        self.left_tabs, self.right_tabs = LowerTabs(), LowerTabs()
        for tabs, name in (
            (self.left_tabs, tr("About the deck")),
            (self.right_tabs, tr("More about the deck")),
        ):
            tabs.setDocumentMode(True)
            tabs.setAccessibleName(name)
            tabs.tabBar().setAccessibleName(name)
            tabs.currentChanged.connect(partial(self._on_tab_changed, tabs))
        self.lower = _splitter(Qt.Orientation.Horizontal, self.left_tabs, self.right_tabs)
        self.right = _splitter(Qt.Orientation.Vertical, self.upper, self.lower)
        self.main = _splitter(Qt.Orientation.Horizontal, filters, browser, self.right)
        self.lower.setStretchFactor(0, 2)
        self.lower.setStretchFactor(1, 3)
        self.main.setStretchFactor(0, 0)
        self.main.setStretchFactor(1, 3)
        self.main.setStretchFactor(2, 4)
        self.right.setStretchFactor(0, 3)
        self.right.setStretchFactor(1, 1)
        self.filters_wanted = False
        """The player opened the filter drawer of a narrow window."""

        self.narrow = False
        """The window is too narrow for the filters beside the cards."""

        self._wide: bool | None = None
        self._problems = 0
        self._filling = False
        self.adapt(QSize(1440, 900))

    @property
    def splitters(self) -> dict[str, QSplitter]:
        """The splitters by the name they are remembered under."""
        return {"main": self.main, "right": self.right, "upper": self.upper, "lower": self.lower}

    def adapt(self, size: QSize) -> None:
        """Show what fits the window's width."""
        width = size.width() * 10 / max(10.0, self._theme.size)
        left = _least(self._filters) + self._theme.ems(LEAST_CARDS) + 2 * GRIP
        checks, *others = (_least(panel) for panel in self._lower.values())
        deck, below = _least(self._deck), checks + GRIP + max(others)
        # Long words and large letters need more: a part that would push another off the window leaves first.
        preview = width >= WITH_PREVIEW and left + _least(self._preview) + GRIP + deck <= size.width()
        self.narrow = width < WITH_FILTERS or left + max(deck, checks, *others) > size.width()
        self._filters.setVisible(not self.narrow or self.filters_wanted)
        self._preview.setVisible(preview)
        wide = width >= WIDE and left + below <= size.width()
        if wide != self._wide:
            self._wide = wide
            self._fill_tabs()

    @property
    def lower_tab(self) -> str:
        """Which panel under the deck was last brought to the front, by its name in the settings."""
        return self._front

    def show_lower_tab(self, name: str) -> None:
        """Bring a panel under the deck to the front; an unknown name brings the checks."""
        self._front = name if name in self._lower else "checks"
        self.reveal(self._lower[self._front])

    def show_problems(self, count: int) -> None:
        """Say in the tab how many problems there are."""
        self._problems = count
        index = self.left_tabs.indexOf(self._lower["checks"])
        title = tr("Checks {count}", count=count) if count else tr("Checks")
        if title != self.left_tabs.tabText(index):
            self.left_tabs.setTabText(index, title)

    def reveal(self, panel: QWidget) -> None:
        """Bring a lower panel to the front."""
        for tabs in (self.left_tabs, self.right_tabs):
            if tabs.indexOf(panel) >= 0:
                tabs.setCurrentWidget(panel)

    def first_sizes(self, size: QSize) -> None:
        """The layout of a new window."""
        ems, width = self._theme.ems, size.width()
        filters = ems(16)
        browser = max(ems(28), round((width - filters) * 0.41))
        self.main.setSizes([filters, browser, max(ems(30), width - filters - browser)])
        share, figures = 0.27 * size.height(), ems(LEAST_FIGURES)
        lower = figures if share < figures < 0.35 * size.height() else round(share)
        self.right.setSizes([round(0.97 * size.height()) - lower, lower])  # before the parts within it
        right = width - filters - browser
        self.upper.setSizes([ems(22), max(ems(28), right - ems(22))])
        self.lower.setSizes([round(0.4 * right), right - round(0.4 * right)])

    def _fill_tabs(self) -> None:
        second = self.right_tabs if self._wide else self.left_tabs
        self._filling = True
        for tabs, name in ((self.left_tabs, "checks"), (second, "statistics"), (second, "notes")):
            tabs.addTab(self._lower[name], shown(TITLES[name]))
        self._filling = False
        self.right_tabs.setVisible(bool(self._wide))
        for tabs in (self.left_tabs, self.right_tabs):
            tabs.setCurrentIndex(0)
        self.reveal(self._lower[self._front])
        self.show_problems(self._problems)

    def _on_tab_changed(self, tabs: QTabWidget, _index: int) -> None:
        if not self._filling:
            shown = tabs.currentWidget()
            self._front = next((name for name, panel in self._lower.items() if panel is shown), self._front)


def _least(part: QWidget) -> int:
    """The least width of a part, shown or hidden."""
    return max(part.minimumWidth(), part.minimumSizeHint().width())


def _splitter(orientation: Qt.Orientation, *widgets: QWidget) -> QSplitter:
    splitter = QSplitter(orientation)
    splitter.setChildrenCollapsible(False)
    splitter.setHandleWidth(GRIP)
    for widget in widgets:
        splitter.addWidget(widget)
    for widget in widgets:
        widget.raise_()  # a splitter keeps its parts in reverse; screen readers take them as they are kept
    return splitter


def remember(window: QMainWindow, panes: Panes, tables: Mapping[str, Columned], layout: Layout) -> None:
    """Write where everything is into the settings."""
    layout.geometry = geometry_of(window)
    layout.splitters = {name: splitter.sizes() for name, splitter in panes.splitters.items()}
    layout.lower_tab = panes.lower_tab
    layout.docks = b64encode(window.saveState(_DOCKS).data()).decode()
    states = {name: table.columns_state() for name, table in tables.items()}
    layout.columns = {**layout.columns, **states}


def restore(window: QMainWindow, panes: Panes, tables: Mapping[str, Columned], layout: Layout) -> None:
    """Put everything where it was; what cannot be used is left at its default (B49, B56)."""
    if not restore_geometry(window, layout.geometry):
        window.resize(_first_size(window))
    if layout.splitters:  # else they come when the window is shown
        panes.first_sizes(window.size())
    for name, splitter in panes.splitters.items():
        sizes = layout.splitters.get(name, [])
        if len(sizes) == splitter.count() and all(0 <= size < 20_000 for size in sizes) and any(sizes):
            splitter.setSizes(sizes)
    panes.show_lower_tab(layout.lower_tab)
    docks = _bytes(layout.docks)
    if docks is not None:
        window.restoreState(docks, _DOCKS)
    for name, table in tables.items():
        table.restore_columns(layout.columns.get(name, ""))
    keep_on_screen(window)


def geometry_of(window: QWidget) -> str:
    """Where a window is, as the settings keep it."""
    return b64encode(window.saveGeometry().data()).decode()


def restore_geometry(window: QWidget, text: str) -> bool:
    """Put a window where it was; False if that is not known."""
    geometry = _bytes(text)
    return geometry is not None and window.restoreGeometry(geometry)


def keep_on_screen(window: QWidget) -> None:
    """Move and shrink the window so that all of it is on a screen that exists (B56)."""
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    frame = window.geometry()
    if not screens:
        return
    best = max(screens, key=lambda screen: _overlap(screen, frame))
    size = frame.size().boundedTo(best.size()).expandedTo(window.minimumSizeHint().boundedTo(best.size()))
    x = min(max(frame.x(), best.left()), best.right() + 1 - size.width())
    y = min(max(frame.y(), best.top()), best.bottom() + 1 - size.height())
    if QRect(x, y, size.width(), size.height()) != frame:
        window.setGeometry(x, y, size.width(), size.height())


def open_at(window: QWidget, theme: Theme, width: float, height: float) -> None:
    """Give a window its first size in ems, no larger than the screen however large the letters are."""
    size = QSize(theme.ems(width), theme.ems(height))
    window.resize(size.boundedTo(window.screen().availableGeometry().size()))


def _overlap(screen: QRect, frame: QRect) -> int:
    common = screen.intersected(frame)
    return max(0, common.width()) * max(0, common.height())


def _first_size(window: QMainWindow) -> QSize:
    screen = window.screen().availableGeometry().size()
    return QSize(1440, 900).boundedTo(screen)


def _bytes(text: str) -> QByteArray | None:
    try:
        return QByteArray(b64decode(text, validate=True)) if text else None
    except (binascii.Error, ValueError):
        return None
