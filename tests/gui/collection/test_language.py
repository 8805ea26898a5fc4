"""Every text of the collection can be translated, also while it says what went wrong (B61)."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication

from deckbuilder.cards.facts import CardType, Color
from deckbuilder.decks.collection import read_collection
from deckbuilder.gui.collection.missing import MissingDialog
from deckbuilder.gui.collection.trade import CollectionPreview
from tests.gui.collection.conftest import Collector
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.pseudo import Facts, Pseudo, offenders, painted_on, report, texts_of

HOSTILE = (
    "number,count,name\nEBP01-016,4,\nEBP01-016+,2,\nbp01-017,1,\nEBP99-001,2,\n"
    "EBP01-019,-1,\n,3,\n,1,Titanosaurus\n"
)


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[None]:
    """The language in which everything that can be translated stands in brackets."""
    translator = Pseudo(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    shiboken6.delete(translator)


def test_everything_can_be_translated(pseudo: None, collect: Callable[..., Collector], qtbot: Any) -> None:
    collector = collect()
    window, services = collector.window, collector.services
    texts = [*texts_of(window), *painted_on(window)]
    collector.keeper.edit("", lambda _: read_collection(HOSTILE, services.catalogue).collection)
    collector.keeper.step(["EBP01-016"], 1)
    collector.keeper.set_counts(["EBP01-016", "EBP01-017"], 2)
    window.panel.tell("")
    for search in ("owned>=1", "no such card", "c:pink"):
        window.panel.search.set_text(search)
        texts += (*texts_of(window), *painted_on(window))
    texts += texts_of(window.panel.menu())
    reading = read_collection(HOSTILE, services.catalogue)
    deck = opened(decks.red("1 EBP99-999"), services)
    for dialog in (
        CollectionPreview(reading, "mine.csv", collector.keeper.collection, services, None),
        MissingDialog(deck, collector.keeper, services),
    ):
        qtbot.addWidget(dialog)
        texts += (*texts_of(dialog), *painted_on(dialog))
    own = [*HOSTILE.splitlines(), "mine.csv", "pink", *map(str, Color), *map(str, CardType)]
    known = Facts(services.catalogue, services.formats.values(), own)
    found = offenders(dict.fromkeys(texts), known)
    assert not found, f"written past the translations:\n{report(found)}"
