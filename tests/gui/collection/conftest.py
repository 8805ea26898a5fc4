"""What the tests of the collection share: its window over an empty folder, and the player before it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication

from deckbuilder.cards.search import SearchContext
from deckbuilder.decks.collection import Collection, write_stored
from deckbuilder.gui.collection.keeper import CollectionKeeper
from deckbuilder.gui.collection.window import CollectionWindow
from deckbuilder.gui.services import Services
from tests.helpers.window import FakeAsk, activate


@dataclass
class Collector:
    """The collection's window by itself."""

    services: Services
    keeper: CollectionKeeper
    window: CollectionWindow

    @property
    def ask(self) -> FakeAsk:
        """The questions put to the player."""
        assert isinstance(self.services.ask, FakeAsk)
        return self.services.ask

    @property
    def file(self) -> Path:
        """Where the collection is kept."""
        return self.services.paths.collection

    @property
    def rows(self) -> list[str]:
        """The rows of the table: copies and number."""
        model = self.window.panel.model
        return [f"{model.count_at(place)} {row.number}" for place, row in enumerate(model.rows)]

    def show(self) -> None:
        """Show the window and wait until it can take keys."""
        self.window.bring_up()
        activate(self.window)
        QApplication.processEvents()


@pytest.fixture
def collect(services: Services) -> Iterator[Callable[..., Collector]]:
    """Opens the collection's window, with some cards in it if they are named."""
    made: list[CollectionWindow] = []

    def open_window(**counts: int) -> Collector:
        if counts:
            services.paths.data.mkdir(parents=True, exist_ok=True)
            owned = Collection({name.replace("_", "-"): count for name, count in counts.items()})
            services.paths.collection.write_text(write_stored(owned))
        keeper = CollectionKeeper(services)
        window = CollectionWindow(keeper, services, lambda: SearchContext(owned=keeper.owned))
        made.append(window)
        collector = Collector(services, keeper, window)
        collector.show()
        return collector

    yield open_window
    for window in made:
        window.close()
        shiboken6.delete(window)
