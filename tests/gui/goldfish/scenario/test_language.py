"""Every text of the form and of the strongest board can be translated, also what is wrong (B61)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication

from deckbuilder.cards.facts import CardType, Color, Region
from deckbuilder.engine import read_scenario
from deckbuilder.gui.goldfish.scenario import ScenarioDialog
from deckbuilder.gui.goldfish.scenario.spots import all_spots
from deckbuilder.gui.services import Services
from deckbuilder.gui.strongest.window import StrongestWindow
from tests.helpers.pseudo import Facts, Pseudo, offenders, painted_on, report, texts_of
from tests.helpers.sessions import opening, session

WRONG = (
    '{"players": [{"monster": ["EBP01-017"], "zones": {"1": ["ESD01-001"]}, "burst": "EBP99-001"}, '
    '{"monster": [], "hand": ["EBP99-001"], "strategies": [{"cards": ["ESD01-001"], "turn": 9}, null]}]}'
)


JSON_SAYS = "Expecting property name enclosed in double quotes"
"""Of Python, for who writes the text of a position."""


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[None]:
    """The language in which everything that can be translated stands in brackets."""
    translator = Pseudo(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    shiboken6.delete(translator)


def test_everything_can_be_translated(pseudo: None, services: Services, qtbot: Any) -> None:
    dialog = ScenarioDialog(session(seed=3).state, services)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.form.side.turn.set_open(True)
    texts = [*texts_of(dialog), *painted_on(dialog), *texts_of(dialog.copy.choices)]
    dialog.draft.edit(read_scenario(WRONG))
    for spot in all_spots(0):
        dialog.form.show_spot(spot)
        texts += texts_of(dialog)
    dialog.form.pile.line.setText("no such card")
    dialog.form.pile.line.add()
    texts += texts_of(dialog)
    dialog.text.setPlainText("{")
    dialog.check()
    texts += texts_of(dialog)
    dialog.tabs.setCurrentIndex(1)
    dialog.tabs.setCurrentIndex(0)
    texts += texts_of(dialog)
    window = StrongestWindow(services)
    qtbot.addWidget(window)
    window.show_deck("Fire Mountain", opening().decks[0], Region.EN)
    window.show()
    texts += texts_of(window)
    qtbot.waitUntil(lambda: not window.finder.is_running, timeout=20_000)
    texts += [*texts_of(window), *painted_on(window)]
    own = ["Fire Mountain", "EBP99-001", "no such card", *map(str, Color), *map(str, CardType), JSON_SAYS]
    found = offenders(dict.fromkeys(texts), Facts(services.catalogue, services.formats.values(), own))
    assert not found, f"written past the translations:\n{report(found)}"
