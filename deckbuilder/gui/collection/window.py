"""The collection as a window beside the main one; remembers where it was and its columns."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from deckbuilder.cards.search import QueryError, SearchContext, parse_query
from deckbuilder.gui.layout import geometry_of, keep_on_screen, restore_geometry
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr

from .keeper import CollectionKeeper
from .panel import CollectionPanel

COLUMNS = "collection"
"""The name the columns are remembered under."""


class CollectionWindow(QWidget):
    """Not modal: decks are built while it stays."""

    def __init__(
        self,
        keeper: CollectionKeeper,
        services: Services,
        context: Callable[[], SearchContext],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._services = services
        self.setWindowTitle(tr("Collection – Deck builder"))
        self.panel = CollectionPanel(keeper, services, context)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.panel)
        kept = services.settings.layout
        if not restore_geometry(self, kept.collection):
            self.resize(services.theme.ems(62), services.theme.ems(52))
        self.panel.table.restore_columns(kept.columns.get(COLUMNS, ""))
        order = _order_in(kept.sorts.get(COLUMNS, ""))
        if order:
            self.panel.search.set_text(order)

    def bring_up(self) -> None:
        """Show the window in front, ready for the keyboard."""
        self.show()
        keep_on_screen(self)
        self.activateWindow()
        self.panel.enter()

    def remember(self) -> None:
        """Write where everything is into the settings."""
        layout = self._services.settings.layout
        layout.collection = geometry_of(self)
        layout.columns = {**layout.columns, COLUMNS: self.panel.table.columns_state()}
        layout.sorts = {**layout.sorts, COLUMNS: _order_in(self.panel.search.text)}

    def closeEvent(self, event: QCloseEvent) -> None:
        """The next one opens where this was."""
        self.remember()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes it."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


def _order_in(text: str) -> str:
    """The words of a search that say its order, which is kept (B49); empty for none that can be read."""
    order = " ".join(word for word in text.split() if word.startswith(("order:", "dir:")))
    try:
        parse_query(order)
    except QueryError:
        return ""
    return order
