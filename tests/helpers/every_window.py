"""Every window and dialog of the app, filled, one after the other: for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QDeadlineTimer
from PySide6.QtWidgets import QApplication, QWidget

from deckbuilder.decks import edits
from deckbuilder.decks.collection import Collection
from deckbuilder.decks.data_updates import Data, NamedDeck, Preview, look_ahead, plan_import, read_offered
from deckbuilder.decks.deck import Deck, Section
from deckbuilder.decks.deck_library import Library
from deckbuilder.decks.interchange import read_deck
from deckbuilder.engine import PASS
from deckbuilder.gui.collection.missing import MissingDialog
from deckbuilder.gui.data_updates.own import OwnDataDialog
from deckbuilder.gui.data_updates.preview import ChangesDialog
from deckbuilder.gui.dialogs.import_preview import ImportPreview
from deckbuilder.gui.goldfish.board_pictures import BoardPictureDialog
from deckbuilder.gui.goldfish.scenario import ScenarioDialog
from deckbuilder.gui.goldfish.shuffles import ShufflesWindow
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import SimulationChoices
from deckbuilder.gui.share.dialog import ShareDialog
from deckbuilder.gui.simulation.plan import Entrant, Plan

from . import decks
from .data_files import NEW, set_file, shipped_row
from .window import Player

HOSTILE = """\
my list from the event!!
[monster deck]
1x EBP01-001
[main deck]
-2 EBP01-022
2 Godzilla
4 EBP99-001 a card that nobody knows and whose name is longer than any line of a report
4 EBP01-016
"""


def fill(player: Player) -> None:
    """A library of two decks, one of them open with every kind of problem and with versions; a collection."""
    services, workspace = player.services, player.window.workspace
    library = Library(services.paths.decks, services.catalogue, services.history)
    red = replace(decks.red(), name="Red")
    library.add(replace(red, name="Redder"))
    opened = workspace.open_file(library.add(red))
    assert opened is not None
    broken = decks.red("5 EBP01-016, 3 EBP99-999, 1 EBP02-T03, 2 EBP01-077, 1 EBP01-029")
    opened.edit(edits.add("a card", "EBP01-077", Section.MAIN))
    workspace.save(opened)
    opened.document.edit("make it", lambda _: replace(broken, name="Red"))
    player.window.collection.keeper.edit("count", lambda _: Collection({"EBP01-016": 1, "EBP01-016+": 2}))
    player.search("(EBP01-016 or EBP01-077 or c:white) -is:token")


def settle() -> None:
    """Let everything that is on its way arrive."""
    for _ in range(3):
        QApplication.processEvents()


def until(done: Callable[[], bool]) -> None:
    """Let time pass until something is done."""
    late = QDeadlineTimer(20_000)
    while not done():
        assert not late.hasExpired()
        QApplication.processEvents()


Window = tuple[str, QWidget]

SHARED = ("text", "entry", "sheet", "picture", "qr", "proxies")
"""Targets of the dialog "Share" that look different."""


def every_window(player: Player) -> Iterator[Window]:
    """The names of the windows with the windows, each on show while it is looked at and closed after."""
    yield "main", player.window
    for make in (_dialogs, _of_the_menu, _judged, _help, _statistics, _played, _strongest, _simulated):
        for name, window in make(player):
            window.show()
            settle()
            yield name, window
    settle()


def _dialogs(player: Player) -> Iterator[Window]:
    services, deck = player.services, player.window.workspace.current
    assert deck is not None
    result = read_deck(HOSTILE, decks.cards(), source="Clipboard")
    found = _changes(services)
    makers: dict[str, Callable[[], QWidget]] = {
        "import": lambda: ImportPreview(result, services, into=deck.deck),
        **{f"share {target}": partial(ShareDialog, deck, services, None, target) for target in SHARED},
        "missing": lambda: MissingDialog(deck, player.window.collection.keeper, services),
        "data changes": lambda: ChangesDialog("Import", "Import", lambda _: found, services),
        "own data": lambda: OwnDataDialog(services),
    }
    for name, make in makers.items():
        dialog = make()
        yield name, dialog
        dialog.close()
        dialog.deleteLater()


def _changes(services: Services) -> Preview:
    """What a file with a fault, a new card and a correction of a card of the open deck would change."""
    rows = (NEW, {**NEW, "number": "EPR-902", "rank": 0}, shipped_row("EBP01-016", name="Another Name"))
    path = set_file(
        services.paths.data / "a name that is longer than any list of files has room for.json", *rows
    )
    data = Data(services.catalogue, services.formats)
    offered = [read_offered(path, data.catalogue.sets)]
    plan = plan_import(offered, services.paths)
    mine = NamedDeck("Mine", decks.red("4 EBP01-016"))
    return look_ahead(plan, data, services.paths, decks.TODAY, offered=offered, decks=[mine])


def _of_the_menu(player: Player) -> Iterator[Window]:
    player.window.menus["palette"].trigger()
    palette = player.window.guides.palette
    assert palette is not None
    yield "palette", palette
    palette.hide()
    for name in ("preferences", "about", "collection", "compare", "versions", "sample_hand"):
        before = set(_on_show())
        player.window.menus[name].trigger()
        settle()
        for window in set(_on_show()) - before:
            yield name, window
            window.close()


def _judged(player: Player) -> Iterator[Window]:
    player.window.menus["judge"].trigger()
    window = player.window.judging.shown
    assert window is not None
    window.read([player.services.paths.decks])
    until(lambda: not window.reader.is_running)
    window.table.selectRow(0)
    yield "judge", window
    window.close()


def _help(player: Player) -> Iterator[Window]:
    for name in ("first_steps", "keys", "search_help", "rules", "folders"):
        player.window.menus[name].trigger()
        window = player.window.guides.help
        assert window is not None
        yield f"help, {name}", window
    window.close()


def _statistics(player: Player) -> Iterator[Window]:
    player.window.menus["statistics"].trigger()
    window = player.window.plots.shown
    assert window is not None
    for tab in range(window.tabs.count()):
        window.tabs.setCurrentIndex(tab)
        yield f"statistics {tab}", window
    window.close()


def _played(player: Player) -> Iterator[Window]:
    player.window.workspace.current.document.edit("whole", lambda _: shipped("ESD01"))  # type: ignore[union-attr]
    player.window.menus["play"].trigger()
    board = player.window.goldfish.board
    assert board is not None
    board.game.restart(7)
    for _ in range(8):
        if board.game.legal:
            board.game.do(PASS if PASS in board.game.legal else board.game.legal[0])
    board.resize(1440, 900)
    yield "goldfish", board
    scenario = ScenarioDialog(board.game.state, player.services, board)
    scenario.show()  # which fits it to the screen
    scenario.resize(1440, 1000)
    yield "scenario", scenario
    scenario.close()
    scenario.deleteLater()
    shuffles = ShufflesWindow(board.deck, player.services, board)
    shuffles.cancel.click()
    until(shuffles.run.isEnabled)
    yield "shuffles", shuffles
    shuffles.close()
    board.actions_by_name["picture"].trigger()
    for picture in board.findChildren(BoardPictureDialog):
        yield "picture of the board", picture
        picture.close()
    board.close()


def _strongest(player: Player) -> Iterator[Window]:
    player.window.menus["strongest"].trigger()
    window = player.window.strongest.shown
    assert window is not None
    window.stop.click()
    until(lambda: not window.finder.is_running)
    yield "strongest", window
    window.close()


def _simulated(player: Player) -> Iterator[Window]:
    main = player.window
    main.simulations.pools = lambda *_: nullcontext(None)
    main.menus["simulate"].trigger()
    window = main.simulations.windows[0]
    few = SimulationChoices(games=4, seed=40, workers=1, pilot="random")
    window.run(Plan(Entrant("Mine", shipped("ESD01")), (), few), None)
    pages = window.pages
    until(lambda: not window.runner.is_running and not pages.is_filling)
    window.resize(1440, 900)
    for tabs in (pages.left, pages.right):
        for tab in range(tabs.count()):
            tabs.setCurrentIndex(tab)
            yield f"simulation, {tabs.tabText(tab)}", window
    dialog = window.open_settings()
    yield "simulation settings", dialog
    dialog.close()
    window.close()


def shipped(name: str) -> Deck:
    """A starter deck."""
    return decks.shipped(name)


def _on_show() -> list[QWidget]:
    return [each for each in QApplication.topLevelWidgets() if each.isVisible()]
