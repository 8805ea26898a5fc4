"""The tree of the library as Qt sees it."""

from __future__ import annotations

from typing import Any

from deckbuilder.decks.deck_library import Library
from deckbuilder.gui.deck_library.model import LibraryModel
from deckbuilder.gui.deck_library.stock import StockTaker
from deckbuilder.gui.services import Services
from tests.helpers import decks


def test_the_model_keeps_qts_rules(services: Services, qtmodeltester: Any) -> None:
    library = Library(services.paths.decks, services.catalogue)
    library.add(decks.red(), "Spring/Finals")
    library.delete(library.add(decks.red()))
    stock = StockTaker(library, services.catalogue, services.formats).take(services.today(), lambda _: True)
    assert stock is not None
    model = LibraryModel()
    qtmodeltester.check(model)
    model.show_stock(stock, searching=False)
    qtmodeltester.check(model)


def test_a_scan_that_is_stopped_gives_no_answer_and_the_next_goes_on(services: Services) -> None:
    library = Library(services.paths.decks, services.catalogue)
    for _ in range(5):
        library.add(decks.red())
    taker = StockTaker(library, services.catalogue, services.formats)
    assert taker.take(services.today(), lambda count: count < 3) is None
    stock = taker.take(services.today(), lambda _: True)
    assert stock is not None
    assert len(stock.decks) == 5


def test_what_did_not_change_is_not_judged_again(services: Services) -> None:
    library = Library(services.paths.decks, services.catalogue)
    library.add(decks.red())
    taker = StockTaker(library, services.catalogue, services.formats)
    first = taker.take(services.today(), lambda _: True)
    second = taker.take(services.today(), lambda _: True)
    assert first is not None
    assert second is not None
    assert first.decks[0] is second.decks[0]
