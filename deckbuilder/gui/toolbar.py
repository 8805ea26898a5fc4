"""The line above the panes: search, view switch, sort, size of the faces, format, undo and redo."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.messages import say
from deckbuilder.paper.icons import Icon, make_icon

from .browser.columns import LOOKS
from .browser.grid import MAX_WIDTH, MIN_WIDTH
from .browser.search_line import SearchLine
from .browser.searches import Searches
from .browser.sorting import Key, read_sort
from .services import Services
from .tr import shown, tr
from .widgets.menu_button import MenuButton
from .widgets.named import named
from .widgets.words import Words

SORTS = {
    "": say("Rank, number"),
    "number": say("Number"),
    "name": say("Name"),
    "type": say("Type, rank"),
    "color": say("Colour"),
    "power desc": say("Power, highest first"),
    "power": say("Power, lowest first"),
    "step desc": say("Step"),
    "qty desc": say("Copies in the deck"),
}
"""The usual orders by their search words."""

ONE_LINE = 62
"""From this width on, in ems, the search line stands beside the other controls."""


class TopBar(QWidget):
    """Holds the widgets; what they mean is wired by the window."""

    view_chosen = Signal(str)
    """``grid`` or ``table``."""

    sort_chosen = Signal(str)
    """A key of ``SORTS``."""

    width_chosen = Signal(int)
    """Width of a face."""

    format_chosen = Signal(str)
    """A format id."""

    filters_toggled = Signal(bool)
    """Open or close the filter drawer of a narrow window."""

    def __init__(
        self, services: Services, undo: QAction, redo: QAction, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        theme = services.theme
        self._theme = theme
        self._narrow = False
        self.search = SearchLine(theme)
        self.searches = Searches(services, self)
        self.kept = MenuButton(theme)
        self.kept.setText(tr("Searches"))
        self.kept.setToolTip(tr("Keep a search under a name, or take one up again"))
        self.kept.choices.aboutToShow.connect(lambda: self.searches.fill(self.kept.choices))
        self.filters = QPushButton(tr("Filters"))
        self.filters.setCheckable(True)
        self.filters.toggled.connect(self.filters_toggled)
        self.grid, self.table = QPushButton(tr("Grid")), QPushButton(tr("Table"))
        group = QButtonGroup(self)
        for button, name in ((self.grid, "grid"), (self.table, "table")):
            button.setCheckable(True)
            group.addButton(button)
            button.clicked.connect(lambda _=False, name=name: self.view_chosen.emit(name))
        self.sort = QComboBox()
        named(self.sort, tr("Sort cards by"))
        for key, text in SORTS.items():
            self.sort.addItem(shown(text), key)
        self.sort.activated.connect(lambda _: self.sort_chosen.emit(self.sort.currentData()))
        self.zoom = QSlider(Qt.Orientation.Horizontal)
        self.zoom.setRange(MIN_WIDTH, MAX_WIDTH // 2)
        self.zoom.setAccessibleName(tr("Size of the cards"))
        self.zoom.setFixedWidth(theme.ems(7))
        self.zoom.valueChanged.connect(self.width_chosen)
        self.format = QComboBox()
        named(self.format, tr("Format"))
        for each in services.formats.offered():
            self.format.addItem(shown(each.full_name), each.full_id)
        self.format.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.format.setMinimumContentsLength(12)
        self.format.view().setTextElideMode(Qt.TextElideMode.ElideNone)
        self.format.activated.connect(lambda _: self.format_chosen.emit(self.format.currentData()))
        format_label = Words(theme, tr("Format"), tone="text2")
        format_label.setBuddy(self.format)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(theme.steps(3), theme.steps(1.5), theme.steps(3), theme.steps(1.5))
        whole.setSpacing(theme.steps(0.5))
        self._controls = layout = QHBoxLayout()
        layout.setSpacing(theme.steps(2))
        self._whole = whole
        whole.addLayout(layout)
        self._line = QWidget()
        line = QHBoxLayout(self._line)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.steps(1))
        line.addWidget(self.search, 1)
        line.addWidget(self.kept)
        layout.addWidget(self._line, 1)
        layout.addWidget(self.filters)
        both = QHBoxLayout()
        both.setSpacing(0)
        both.addWidget(self.grid)
        both.addWidget(self.table)
        layout.addLayout(both)
        layout.addWidget(self.sort)
        layout.addWidget(self.zoom)
        layout.addSpacing(theme.steps(4))
        layout.addWidget(format_label)
        layout.addWidget(self.format)
        self._buttons: list[QToolButton] = []
        self._icons = {undo: Icon.UNDO, redo: Icon.REDO}
        for action in self._icons:
            button_ = QToolButton()
            button_.setDefaultAction(action)
            button_.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button_.setAutoRaise(True)
            layout.addWidget(button_)
            self._buttons.append(button_)
        self._own_line = False
        theme.changed.connect(self._draw_icons)
        theme.changed.connect(self._place_search)
        self._draw_icons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the search line what room it needs."""
        super().resizeEvent(event)
        self._place_search()

    def _place_search(self) -> None:
        """A line of its own where the controls beside it would leave no room for a query."""
        own_line = self.width() < self._theme.ems(ONE_LINE)
        if own_line == self._own_line:
            return
        self._own_line = own_line
        if own_line:
            self._controls.removeWidget(self._line)
            self._whole.insertWidget(0, self._line)
        else:
            self._whole.removeWidget(self._line)
            self._controls.insertWidget(0, self._line, 1)

    def _draw_icons(self) -> None:
        for action, icon in self._icons.items():
            action.setIcon(make_icon(icon, self._theme.scheme, self._theme.ems(1.3)))
            action.setIconVisibleInMenu(False)
        for button in self._buttons:
            button.setIconSize(QSize(self._theme.ems(1.3), self._theme.ems(1.3)))

    def show_view(self, name: str) -> None:
        """Press the button of the view on show."""
        (self.table if name == "table" else self.grid).setChecked(True)
        self._place_zoom()

    def show_narrow(self, narrow: bool) -> None:
        """In a narrow window the filters are a drawer, and the keys alone change the size of the cards."""
        self._narrow = narrow
        self.filters.setVisible(narrow)
        self._place_zoom()

    def _place_zoom(self) -> None:
        self.zoom.setVisible(self.grid.isChecked() and not self._narrow)

    def show_sort(self, order: str) -> None:
        """Show the order of the list; one that is not offered stands at the end while it lasts."""
        if self.sort.count() > len(SORTS):
            self.sort.removeItem(len(SORTS))
        if order not in SORTS:
            self.sort.addItem(_sort_words(order), order)
        self.sort.setCurrentIndex(self.sort.findData(order))

    def show_format(self, format_id: str) -> None:
        """Show the format of the deck."""
        index = self.format.findData(format_id)
        if index >= 0:
            self.format.setCurrentIndex(index)


def _sort_words(order: str) -> str:
    """``power desc, name`` in words: ``Power, highest first, then Name``."""
    keys = read_sort(order)
    parts = [shown(SORTS.get(str(key), "") or _key_words(key)) for key in keys]
    return tr("{first}, then {second}", first=parts[0], second=parts[1]) if len(parts) > 1 else parts[0]


def _key_words(key: Key) -> str:
    title = next((look.words for look in LOOKS.values() if look.order == key.order), key.order)
    return say("{order}, from the end", order=title) if key.descending else title
