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
from .format_list import FormatList
from .services import Services
from .tr import shown, tr
from .widgets.choice import keep_short, letters_for
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

LEAST_SEARCH = 20
"""The least width of the search line beside the other controls, in ems."""


CHOICE, SHORT_CHOICE = 10, 8
"""Letters for which the closed lists have room at least, and where the controls would need a third line."""


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
        keep_short(self.sort, CHOICE)
        self.sort.activated.connect(lambda _: self.sort_chosen.emit(self.sort.currentData()))
        self.zoom = QSlider(Qt.Orientation.Horizontal)
        self.zoom.setRange(MIN_WIDTH, MAX_WIDTH // 2)
        self.zoom.setAccessibleName(tr("Size of the cards"))
        self.zoom.setFixedWidth(theme.ems(7))
        self.zoom.valueChanged.connect(self.width_chosen)
        self.format = FormatList(services)
        named(self.format, tr("Format"))
        keep_short(self.format, CHOICE)
        names = [shown(each.full_name) for each in services.formats.values()]
        self._usual = {self.sort: [shown(SORTS[""])], self.format: names}
        """What the lists say most of the time: without the formats' variants, whose names are long."""

        self.format.activated.connect(lambda _: self.format_chosen.emit(self.format.currentData()))
        self._format_label = Words(theme, tr("Format"), tone="text2")
        self._format_label.setBuddy(self.format)
        self._whole = whole = QVBoxLayout(self)
        whole.setContentsMargins(theme.steps(3), theme.steps(1.5), theme.steps(3), theme.steps(1.5))
        whole.setSpacing(theme.steps(0.5))
        self._rows = [QHBoxLayout() for _ in range(3)]
        for row in self._rows:
            row.setSpacing(theme.steps(4))
            whole.addLayout(row)
        self._search_part = _part(theme.steps(1), self.search, self.kept)
        views = _part(0, self.grid, self.table)
        self._list_part = _part(theme.steps(2), self.filters, views, self.sort, self.zoom)
        self._buttons: list[QToolButton] = []
        self._icons = {undo: Icon.UNDO, redo: Icon.REDO}
        for action in self._icons:
            button_ = QToolButton()
            button_.setDefaultAction(action)
            button_.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button_.setAutoRaise(True)
            self._buttons.append(button_)
        self._deck_part = _part(theme.steps(2), self._format_label, self.format)
        self._undo_part = _part(theme.steps(1), *self._buttons)
        self._placed: tuple[int, ...] = ()
        self._place_parts()
        theme.changed.connect(self._draw_icons)
        theme.changed.connect(self._place_parts)
        self._draw_icons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the search line what room it needs."""
        super().resizeEvent(event)
        self._place_parts()

    def minimumSizeHint(self) -> QSize:
        """As narrow as its widest part: the others go to lines of their own."""
        margins = self._whole.contentsMargins()
        parts = (self._search_part, self._list_part, self._deck_part)
        width = max(part.minimumSizeHint().width() for part in parts)
        return QSize(width + margins.left() + margins.right(), super().minimumSizeHint().height())

    def _place_parts(self) -> None:
        """Search, list, deck, undo: on one line, on two or on three, as their words leave room.

        The search has a line of its own where the controls beside it would leave no room for a query. Before
        the controls need a third line, the word before the formats is left out and undo goes up.
        """
        theme = self._theme
        gap, label = theme.steps(4), self._format_label.sizeHint().width() + theme.steps(2)
        margins = self._whole.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        letter = self.sort.fontMetrics().horizontalAdvance("X")
        boxes = {box: letters_for(box, usual, CHOICE) for box, usual in self._usual.items()}
        longer = {box: (most - box.minimumContentsLength()) * letter for box, most in boxes.items()}
        lists = self._list_part.sizeHint().width() + longer[self.sort]
        formats = self.format.sizeHint().width() + longer[self.format]
        controls = lists + formats + self._undo_part.sizeHint().width() + 2 * gap
        search = theme.ems(LEAST_SEARCH) + self.kept.sizeHint().width()
        if search + gap + controls + label <= room:
            rows = (0, 0, 0, 0)
        elif controls <= room:
            rows = (0, 1, 1, 1)
        else:
            less = sum(most - SHORT_CHOICE for most in boxes.values()) * letter
            rows = (0, 1, 1, 0) if lists + theme.steps(2) + formats - less <= room else (0, 1, 2, 0)
        short = rows == (0, 1, 1, 0) and lists + theme.steps(2) + formats > room
        for box, most in boxes.items():
            box.setMinimumContentsLength(SHORT_CHOICE if short else most)
        self._format_label.setVisible(rows[3] == rows[2] and controls + label <= room)
        if rows != self._placed:
            self._placed = rows
            self._fill_rows(rows)

    def _fill_rows(self, rows: tuple[int, ...]) -> None:
        for layout in self._rows:
            while layout.count():
                layout.takeAt(0)
        parts = (self._search_part, self._list_part, self._deck_part, self._undo_part)
        for part, row in zip(parts, rows, strict=True):
            if part is self._deck_part and row == 1:
                self._rows[row].addStretch(1)
            self._rows[row].setSpacing(self._theme.steps(4 if rows[3] == rows[2] else 2))
            self._rows[row].addWidget(part, 1 if part is self._search_part else 0)
        if rows[2] == 2:
            for layout in self._rows[1:]:
                layout.addStretch(1)

    def _draw_icons(self) -> None:
        for action, icon in self._icons.items():
            action.setIcon(make_icon(icon, self._theme.scheme, self._theme.ems(1.3)))
            action.setIconVisibleInMenu(False)
        for button in self._buttons:
            button.setIconSize(QSize(self._theme.ems(1.3), self._theme.ems(1.3)))
            button.setFixedSize(button.sizeHint())  # every edit gives it another name, and no other size

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
        self._place_parts()

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


def _part(spacing: int, *widgets: QWidget) -> QWidget:
    """Controls that stay together on a line; the first takes what room there is."""
    part = QWidget()
    layout = QHBoxLayout(part)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    for widget in widgets:
        layout.addWidget(widget, 1 if widget is widgets[0] and isinstance(widget, SearchLine) else 0)
    return part


def _sort_words(order: str) -> str:
    """``power desc, name`` in words: ``Power, highest first, then Name``."""
    keys = read_sort(order)
    parts = [shown(SORTS.get(str(key), "") or _key_words(key)) for key in keys]
    return tr("{first}, then {second}", first=parts[0], second=parts[1]) if len(parts) > 1 else parts[0]


def _key_words(key: Key) -> str:
    title = next((look.words for look in LOOKS.values() if look.order == key.order), key.order)
    return say("{order}, from the end", order=title) if key.descending else title
