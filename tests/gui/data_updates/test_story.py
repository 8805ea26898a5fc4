"""Files of cards and formats are dropped on the window, looked at, taken in and back: all of it follows."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

import card_data
from deckbuilder.decks import edits
from deckbuilder.decks.deck import Section
from deckbuilder.decks.deck_library import Library
from deckbuilder.gui.data_updates.model import change_cells, file_cells
from deckbuilder.gui.data_updates.own import OwnDataDialog
from deckbuilder.gui.data_updates.preview import ChangesDialog
from tests.helpers import decks
from tests.helpers.data_files import NEW, bytes_below, format_file, set_file, shipped_row, standard_en
from tests.helpers.window import FakeAsk, Player, activate, answering, drop_on

OF_A_NEW_SET = {**NEW, "number": "EBP77-001", "name": "Playtest Gabara", "traits": ["Gabara", "Playtest"]}


def waited_for(condition: Callable[[], bool]) -> bool:
    """Let the events of the window pass until something is so."""
    for _ in range(2000):
        if condition():
            return True
        QTest.qWait(10)
    return False


def drop(player: Player, *paths: Path) -> None:
    """Let files fall on the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    assert drop_on(player.window, data)
    QApplication.processEvents()


def texts(box: QComboBox) -> list[str]:
    """The entries of a closed list."""
    return [box.itemText(index) for index in range(box.count())]


def looked_at(dialog: ChangesDialog) -> list[tuple[str, ...]]:
    """The rows, when they are there."""
    assert waited_for(lambda: not dialog.waiting.isVisible())
    return [change_cells(line) for line in dialog.model.lines]


def take(player: Player, *paths: Path) -> list[tuple[str, ...]]:
    """Drop files and import them; the rows that were shown."""
    rows: list[tuple[str, ...]] = []

    def answer(dialog: ChangesDialog) -> None:
        rows.extend(looked_at(dialog))
        dialog.act.click()

    with answering(ChangesDialog, answer):
        drop(player, *paths)
    return rows


def test_a_dropped_card_is_looked_at_taken_in_found_put_into_a_deck_and_taken_back(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    player = make_window()
    source = set_file(tmp_path / "in" / "club.json", NEW, OF_A_NEW_SET)
    before = bytes_below(player.services.paths.data)
    with answering(ChangesDialog, lambda dialog: dialog.cancel.click()):  # while it reads
        drop(player, source, card_data.DECKS / "ESD01.deck")
    assert len(player.tabs) == 1  # the deck is opened as ever
    assert bytes_below(player.services.paths.data) == before
    assert player.notices == []
    player.search("playtest")
    assert player.found == []
    rows = take(player, source)
    facts = "red battle card, rank 3, counter power 4,000"
    assert ("New card", "EPR-901 Playtest Ebirah", "", "", facts) in rows
    assert player.found == ["EBP77-001", "EPR-901"]  # the search was asked again
    assert player.notices == ["Imported club.json"]
    assert ("sets", "EBP77") in player.window.filters.toggles
    deck = player.window.workspace.current
    assert deck is not None
    deck.edit(edits.add("a card", "EPR-901", Section.MAIN))
    assert any("Playtest Ebirah" in row for row in player.rows)
    player.choose_notice("Imported club.json", "Undo")
    assert player.said == "Undone: import"
    assert bytes_below(player.services.paths.data) == before
    assert ("sets", "EBP77") not in player.window.filters.toggles
    assert player.found == []
    assert any(entry.number == "EPR-901" for entry in player.deck.main)  # kept, as an unknown card
    assert any("EPR-901" in problem for problem in player.problems)


def test_corrections_and_lists_of_restricted_cards_are_followed_by_all_but_games(
    make_window: Callable[..., Player], tmp_path: Path, qtbot: Any
) -> None:
    player = make_window()
    window, services = player.window, player.services
    legal = decks.shipped("ESD01")
    number = legal.main[0].number
    path = Library(services.paths.decks, services.catalogue).add(legal)
    window.workspace.open_file(path)
    panel = window.deck_library.panel
    with qtbot.waitSignal(panel.stock_shown, timeout=20_000):
        window.menus["library"].trigger()
    window.menus["judge"].trigger()
    judge = window.judging.shown
    assert judge is not None
    judge.read([path])
    window.menus["collection"].trigger()
    window.menus["play"].trigger()
    board = window.goldfish.board
    assert board is not None
    activate(window)
    window.commands.find(number)

    errata = set_file(tmp_path / "in" / "errata.json", shipped_row(number, name="Another Name"))
    assert take(player, errata)[0][:2] == ("Correction", f"{number} Another Name")
    card = window.preview.card
    assert card is not None
    assert card.name == "Another Name"
    assert any("Another Name" in row for row in player.rows)
    assert [each.name for each in window.browser.model.cards] == ["Another Name"]
    about = window.deck_panel.notices.bars[0].accessibleName()
    assert "Games and simulations that are open go on with the cards they began with." in about
    assert not board.knows(services.catalogue)
    window.menus["play"].trigger()  # nobody has moved yet: the next game has the new cards
    assert window.goldfish.board is not None
    assert window.goldfish.board.knows(services.catalogue)
    activate(window)

    assert player.verdict.startswith("Legal")
    club = {**standard_en(), "id": "club", "name": "Club Night"}
    ban = format_file(tmp_path / "in" / "bans.json", standard_en(day_2026_06_01={number: 0}), club)
    with qtbot.waitSignal(panel.stock_shown, timeout=20_000):
        rows = take(player, ban)
    assert rows[0][:2] == ("Verdict", "Deck")
    assert rows[0][3].startswith("Legal")
    assert rows[0][4].startswith("Not legal: 1 problem")
    assert player.verdict.startswith("Not legal: 1 problem")
    assert "Club Night" in texts(window.top.format)
    assert window.top.format.currentText() == "Standard EN"
    assert "Club Night" in texts(judge.format)
    assert waited_for(lambda: not judge.reader.is_running)
    assert [each.standing.value for each in judge.reader.verdicts] == ["illegal"]
    player.choose_notice("Imported bans.json", "Undo")
    assert player.verdict.startswith("Legal")
    assert "Club Night" not in texts(judge.format)


def test_files_are_listed_replaced_after_a_question_restored_removed_and_brought_back(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("[{")
    ask = FakeAsk(confirms=[False, True], opens=[[broken]])
    player = make_window(ask=ask)

    def refuse(dialog: ChangesDialog) -> None:
        assert looked_at(dialog)[0][:2] == ("Fault", "broken.json")
        assert not dialog.act.isEnabled()
        assert dialog.remark.text().startswith("There is nothing in it that can be imported.")
        dialog.reject()

    with answering(ChangesDialog, refuse):
        player.window.menus["import_data"].trigger()
    source = set_file(tmp_path / "in" / "club.json", NEW)
    take(player, source)
    set_file(source, NEW, {**NEW, "number": "EPR-902"}, {**NEW, "number": "EPR-903", "rank": 0})

    def replace(dialog: ChangesDialog) -> None:
        rows = looked_at(dialog)
        assert rows[0][:3] == ("Fault", "EPR-903, club.json", "rank")
        dialog.act.click()
        assert dialog.isVisible()  # the answer was no
        dialog.act.click()

    with answering(ChangesDialog, replace):
        drop(player, source)
    assert ask.asked[1].startswith("Replace club.json?: ")
    listed: list[tuple[str, ...]] = []

    def agree(dialog: ChangesDialog) -> None:
        looked_at(dialog)
        dialog.act.click()

    def look(dialog: OwnDataDialog) -> None:
        for button in (dialog.restore, dialog.remove, dialog.undo):
            listed.extend(file_cells(line)[:2] for line in dialog.model.lines)
            with answering(ChangesDialog, agree):
                button.click()
        listed.extend(file_cells(line)[:2] for line in dialog.model.lines)
        dialog.close_.click()

    with answering(OwnDataDialog, look):
        player.window.menus["own_data"].trigger()
    # two cards, after the return of the earlier version one, after the removal nothing, after its undo one
    assert listed == [("club.json", "2 cards"), ("club.json", "1 card"), ("club.json", "1 card")]
    assert player.services.catalogue.get("EPR-901") is not None
    assert player.services.catalogue.get("EPR-902") is None
