"""Keeps the columns of a table as the player left them: moved, widened, hidden, sorted by two (B49, B50)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QPoint, QSignalBlocker, Qt
from PySide6.QtWidgets import QHeaderView, QMenu, QTableView

from .columns import columns_state, has_widths, restore_columns
from .row_order import OrderedModel, RowOrder
from .services import Services
from .tr import tr


class KeptColumns(QObject):
    """Every change of the header goes into the settings at once; its menu chooses the columns."""

    def __init__(
        self,
        table: QTableView,
        model: OrderedModel,
        services: Services,
        *,
        always: int,
        widths: Callable[[], None],
    ) -> None:
        """``always`` is the column that cannot be hidden; ``widths`` gives the columns their first ones."""
        super().__init__(table)
        self._table, self._model, self._services = table, model, services
        self._always, self._widths = always, widths
        self._name = ""
        self._arranging = False
        self._em = services.theme.em
        """Of the text at which the widths were given: another size is told to the header first."""

        self.chosen_widths = False
        """The player made a column wider or narrower, so that the first widths are not given again."""

        header = self._header = table.horizontalHeader()
        header.setSectionsMovable(True)
        header.setSectionsClickable(True)
        header.setHighlightSections(False)
        header.setSortIndicatorShown(True)
        header.setSortIndicatorClearable(True)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._on_menu)
        header.sectionMoved.connect(self._remember)
        header.sectionResized.connect(self._on_resized)
        header.sortIndicatorChanged.connect(self._on_sorted)
        services.theme.changed.connect(self.restore)

    def keep(self, name: str) -> None:
        """Keep the columns that are shown now under a name, and put them as they were left under it."""
        self._name = name
        self.restore()
        order = RowOrder.read(self._services.settings.layout.sorts.get(name, ""), self._model.names)
        with QSignalBlocker(self._header):
            self._header.setSortIndicator(*order.first(self._model.names))
        self._model.show_order(order)
        self._remember()

    def restore(self) -> None:
        """Give the columns the place and width they were left with, at the size the text has now."""
        state = self._services.settings.layout.columns.get(self._name, "")
        self.chosen_widths = has_widths(state)
        self._em = self._services.theme.em
        with self._silent():
            self._widths()
            names = self._model.names
            restore_columns(self._header, names, self._em, state, names[self._always])

    def share(self) -> None:
        """Give the first widths again, for a table of another size, unless the player chose some."""
        if not self.chosen_widths:
            with self._silent():
                self._widths()

    def reset(self) -> None:
        """Every column in its first place and width, the rows in the order they came in."""
        self.chosen_widths = False
        with self._silent():
            for section in range(len(self._model.names)):
                self._header.moveSection(self._header.visualIndex(section), section)
                self._header.setSectionHidden(section, False)
            self._widths()
        self._header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self._remember()

    def menu(self) -> QMenu:
        """A tick for each column that can be hidden."""
        menu = QMenu(self._table)
        for section in range(len(self._model.names)):
            if section != self._always:
                title = self._table.model().headerData(section, Qt.Orientation.Horizontal)
                action = menu.addAction(str(title).replace("&", "&&") or tr("State"))
                action.setCheckable(True)
                action.setChecked(not self._header.isSectionHidden(section))
                action.toggled.connect(lambda on, section=section: self._show_column(section, on=on))
        menu.addSeparator()
        menu.addAction(tr("Reset columns"), self.reset)
        return menu

    # ---- inside -------------------------------------------------------------------------------------------

    @contextmanager
    def _silent(self) -> Generator[None]:
        """Inside, a change of a width is not the player's."""
        before, self._arranging = self._arranging, True
        yield
        self._arranging = before

    def _remember(self) -> None:
        if not self._name or self._arranging:
            return
        layout = self._services.settings.layout
        state = columns_state(self._header, self._model.names, self._em, widths=self.chosen_widths)
        layout.columns = {**layout.columns, self._name: state}
        layout.sorts = {**layout.sorts, self._name: str(self._model.order)}

    def _on_resized(self, section: int, before: int, now: int) -> None:
        """What is hidden or shown is told as a width, too, and later than it was done."""
        stretches = self._header.sectionResizeMode(section) is QHeaderView.ResizeMode.Stretch
        last = self._header.stretchLastSection() and self._header.visualIndex(section) == self._last()
        if before and now and not (self._arranging or stretches or last):
            self.chosen_widths = True
            self._remember()

    def _last(self) -> int:
        """The place of the last column on show."""
        shown = [
            self._header.visualIndex(section)
            for section in range(self._header.count())
            if not self._header.isSectionHidden(section)
        ]
        return max(shown, default=-1)

    def _on_sorted(self, section: int, direction: Qt.SortOrder) -> None:
        names = self._model.names
        known = 0 <= section < len(names)
        self._model.show_order(self._model.order.by(names[section], direction) if known else RowOrder())
        self._remember()

    def _show_column(self, section: int, *, on: bool) -> None:
        with self._silent():
            self._header.setSectionHidden(section, not on)
            if on and self._header.sectionSize(section) < self._services.theme.ems(1):
                self._header.resizeSection(section, self._services.theme.ems(6))
        self.share()
        self._remember()

    def _on_menu(self, position: QPoint) -> None:
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._header.mapToGlobal(position))
