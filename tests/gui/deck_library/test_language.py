"""Everything in a filled library, in versions and in a comparison can be translated, and has room for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication

from deckbuilder.decks import edits
from deckbuilder.decks.deck import Deck, Section
from deckbuilder.decks.deck_library import Library
from deckbuilder.gui.ask import AskInBoxes
from deckbuilder.gui.compare.versions import VersionsDialog
from deckbuilder.gui.compare.window import CompareWindow
from deckbuilder.gui.deck_library.commands import Command
from tests.helpers import decks
from tests.helpers.pseudo import (
    Facts,
    Pseudo,
    Text,
    offenders,
    painted_on,
    reading_modal_dialogs,
    report,
    texts_of,
)
from tests.helpers.window import Player, clipped

OWN = ["Red", "Redder", "Gone", "Spring", "picture", "league", "winter-cup", "mine", "maybe", "Ken"]


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[None]:
    """The language in which everything that can be translated stands in brackets."""
    translator = Pseudo(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    shiboken6.delete(translator)


def filled(player: Player) -> Path:
    """A library with every kind of row, and a deck with versions open."""
    services = player.services
    library = Library(services.paths.decks, decks.cards(), services.history)
    red = replace(decks.red(), name="Red", tags=("league",))
    path = library.add(red)
    services.history.save(path, red.add(Section.MAIN, "EBP01-077", 2))
    library.add(replace(red, name="Redder", format="winter-cup", player="Ken", monster=()), "Spring")
    library.delete(library.add(Deck("Gone")))
    (services.paths.decks / "picture.deck").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    player.window.workspace.open_file(path)
    current = player.window.workspace.current
    assert current is not None
    current.edit(edits.add("a card", "EBP01-020", Section.MAIN))
    return path


def test_all_of_it_is_in_the_players_language_and_nothing_is_cut(
    pseudo: None, make_window: Callable[..., Player], qtbot: Any
) -> None:
    player = make_window()
    path = filled(player)
    window = player.window
    player.press("Ctrl+L")
    panel = window.deck_library.panel
    qtbot.waitUntil(lambda: bool(panel.view.model_.nodes))
    panel.view.expandAll()
    panel.actions_.remove_folder(next(node for node in panel.view.model_.nodes if node.title == "Spring"))
    panel.search.set_text("legal:maybe")
    texts: list[Text] = [*texts_of(window.deck_library), *painted_on(window.deck_library)]
    texts += texts_of(panel.rows.menu())
    cut = clipped(window.deck_library)
    with reading_modal_dialogs() as asked:
        player.services.ask = AskInBoxes()
        player.services.ask.renamed(path, "mine")
        for command in (Command.TAGS, Command.RENAME, Command.NEW_FOLDER):
            panel.view.choose([str(path)])
            panel.rows.do(command)
        player.services.ask = player.ask
    window.menus["versions"].trigger()
    window.menus["compare"].trigger()
    QApplication.processEvents()
    for dialog in (*window.findChildren(VersionsDialog), *window.findChildren(CompareWindow)):
        texts += (*texts_of(dialog), *painted_on(dialog))
        cut += clipped(dialog)
    files = [*player.services.paths.decks.rglob("*")]
    own = [*OWN, *_starters(), *map(str, files), *(file.name for file in files)]
    facts = Facts(player.services.catalogue, player.services.formats.values(), own)
    found = offenders(dict.fromkeys([*texts, *asked]), facts)
    assert not found, report(found)
    assert cut == []


def _starters() -> list[str]:
    from deckbuilder.decks.summaries import sample_decks

    return [deck.name for deck in sample_decks(decks.cards())]
