"""The collection in the main window: absent before it is used, then in preview, filters and search."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from deckbuilder.decks.collection import Collection, write_stored
from deckbuilder.decks.edits import Edit
from deckbuilder.gui.collection.missing import MissingDialog
from tests.helpers import decks
from tests.helpers.window import Player, activate, answering, clipped, press

MakeWindow = Callable[..., Player]


@pytest.fixture
def owning(tmp_path: Path) -> Path:
    """The folder of a player who owns a little."""
    (tmp_path / "data").mkdir()
    owned = Collection({"EBP01-016": 1, "EBP01-016+": 2, "EBP01-017": 4})
    (tmp_path / "data" / "collection.csv").write_text(write_stored(owned))
    return tmp_path


def tick_is_shown(player: Player) -> bool:
    return not player.window.filters.toggles["owned", True].isHidden()


def test_nothing_of_it_is_seen_before_it_is_used(make_window: MakeWindow, tmp_path: Path) -> None:
    player = make_window()
    player.search("no:ebp01-016")
    assert player.window.preview.owned.isHidden()
    assert not tick_is_shown(player)
    player.search("owned>=1")
    message = player.window.top.search.message.text()
    assert message.startswith("There is no collection yet at character ")
    assert "Tools, Collection" in message
    player.end()
    assert not (tmp_path / "data" / "collection.csv").exists()


def test_started_by_keys_it_is_everywhere_at_once(make_window: MakeWindow, tmp_path: Path) -> None:
    player = make_window()
    player.search("owned>=1")  # a mistake so far
    player.search("no:ebp01-016")
    player.press("Ctrl+Shift+L")
    collection = player.window.collection.window
    assert collection is not None
    activate(collection)
    player.press("Return")  # Start a collection
    assert tick_is_shown(player)
    player.type("no:ebp01-016")
    player.press("Return", "3", "Return", "Escape")
    assert not collection.isVisible()
    activate(player.window)
    assert not player.window.preview.owned.isHidden()
    player.search("owned>=1")
    assert player.found == ["EBP01-016"]
    player.end()
    assert "EBP01-016,3" in (tmp_path / "data" / "collection.csv").read_text()


def test_the_preview_counts_what_is_owned(make_window: MakeWindow, owning: Path) -> None:
    player = make_window()
    player.search("no:ebp01-016")
    row = player.window.preview.owned
    assert row.note.text() == "and 2 other art"
    buttons = {button.accessibleName(): button for button in row.findChildren(QPushButton)}
    buttons["Own one more"].click()
    assert player.window.collection.keeper.owned == {"EBP01-016": 4, "EBP01-017": 4}
    buttons["Own one less"].click()
    buttons["Own one less"].click()
    assert not buttons["Own one less"].isEnabled()
    assert player.window.collection.keeper.collection.owned("EBP01-016+") == 2
    assert player.deck.is_empty


def test_search_filter_and_order_follow_the_counts(make_window: MakeWindow, owning: Path) -> None:
    player = make_window()
    assert tick_is_shown(player)
    player.window.filters.toggles["owned", True].setChecked(True)
    assert player.window.top.search.text == "owned>=1"
    assert player.found == ["EBP01-016", "EBP01-017"]
    player.search("owned>=4 order:owned")
    assert player.found == ["EBP01-017"]
    player.window.collection.keeper.set_counts(["EBP01-020"], 9)
    assert player.found == ["EBP01-017", "EBP01-020"]


def test_a_damaged_collection_is_told_at_the_start(make_window: MakeWindow, owning: Path) -> None:
    """B64."""
    file = owning / "data" / "collection.csv"
    file.write_text(file.read_text().replace("EBP01-017,4", "EBP01-017,4x"))
    player = make_window()
    assert player.notices == ["The collection could not be read whole"]
    bar = player.window.deck_panel.notices.bars[0]
    assert "kept as collection.csv.damaged1" in bar.accessibleName()
    assert "EBP01-017,4x" in bar.accessibleName()
    assert player.window.collection.keeper.owned == {"EBP01-016": 3}
    player.end()
    assert make_window().notices == []


def test_a_save_that_fails_is_told_in_the_main_window(make_window: MakeWindow, tmp_path: Path) -> None:
    player = make_window()
    (tmp_path / "data").write_text("a file where the folder belongs")
    keeper = player.window.collection.keeper
    keeper.step(["EBP01-016"], 1)
    keeper.save()
    keeper.save()
    assert player.notices == ["The collection is not saved"]
    player.ask.confirms = [False]
    player.window.close()
    assert player.window.isVisible()
    (tmp_path / "data").unlink()
    player.choose_notice("The collection is not saved", "Try again")
    assert "EBP01-016,1" in (tmp_path / "data" / "collection.csv").read_text()


# ---- missing cards ----------------------------------------------------------------------------------------


def test_missing_cards_of_the_deck_are_listed_copied_and_exported(
    make_window: MakeWindow, owning: Path, tmp_path: Path
) -> None:
    player = make_window()
    deck = decks.deck("EBP01-001", "4 EBP01-016+, 2 EBP01-017")
    current = player.window.workspace.current
    assert current is not None
    current.edit(Edit("fill", lambda _: deck))
    path = tmp_path / "missing.csv"
    player.ask.saves = [path]
    seen: list[list[str]] = []

    def look(dialog: MissingDialog) -> None:
        assert dialog.totals.text() == "2 cards missing of 7; you own 5."
        model = dialog.model
        seen.append([model.index(row, 4).data() for row in range(model.rowCount())])
        dialog.only_missing.setChecked(False)
        seen.append([model.index(row, 0).data() for row in range(model.rowCount())])
        assert clipped(dialog) == []
        dialog.copy.click()
        dialog.export.click()
        assert dialog.said.text() == "Saved as missing.csv"
        press("Escape")

    with answering(MissingDialog, look):
        player.press("Ctrl+Shift+M")
    assert seen == [["EBP01-001", "EBP01-016"], ["1", "1", "–"]]
    name = decks.cards()["EBP01-001"].name
    assert QGuiApplication.clipboard().text() == f"1 EBP01-001 {name}\n1 EBP01-016 Ebirah(2004)\n"
    assert path.read_text("utf-8-sig").splitlines()[1] == f"EBP01-001,{name},1,0,1"


def test_columns_and_order_of_the_missing_cards_are_as_they_were(
    make_window: MakeWindow, owning: Path
) -> None:
    """B49: order and width of the columns, and a sort by two headers; what makes no sense is left out."""
    player = make_window()
    current = player.window.workspace.current
    assert current is not None
    deck = decks.deck("EBP01-001", "4 EBP01-018, 2 EBP01-020, 4 EBP01-019")
    current.edit(Edit("fill", lambda _: deck))

    def numbers(dialog: MissingDialog) -> list[str]:
        return [dialog.model.index(row, 4).data() for row in range(dialog.model.rowCount())]

    def arrange(dialog: MissingDialog) -> None:
        header = dialog.table.horizontalHeader()
        header.moveSection(header.visualIndex(4), 0)
        header.resizeSection(4, 200)
        for column in (4, 1, 1):  # by number, then by what is needed, most first
            place = header.sectionViewportPosition(column) + 10
            QTest.mouseClick(
                header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place, header.height() // 2)
            )
        assert numbers(dialog) == ["EBP01-018", "EBP01-019", "EBP01-020", "EBP01-001"]
        dialog.only_missing.setChecked(False)
        assert numbers(dialog) == ["EBP01-018", "EBP01-019", "EBP01-020", "EBP01-001"]
        press("Escape")

    def look(dialog: MissingDialog) -> None:
        header = dialog.table.horizontalHeader()
        assert (header.visualIndex(4), header.sectionSize(4)) == (0, 200)
        assert (header.sortIndicatorSection(), header.sortIndicatorOrder()) == (
            1,
            Qt.SortOrder.DescendingOrder,
        )
        assert numbers(dialog) == ["EBP01-018", "EBP01-019", "EBP01-020", "EBP01-001"]
        press("Escape")

    with answering(MissingDialog, arrange):
        player.press("Ctrl+Shift+M")
    with answering(MissingDialog, look):
        player.press("Ctrl+Shift+M")
    layout = player.services.settings.layout
    assert layout.sorts["missing"] == "needed desc, number"
    layout.sorts, layout.columns = {"missing": "moon, , desc"}, {"missing": "{"}
    with answering(MissingDialog, lambda dialog: press("Escape")):
        player.press("Ctrl+Shift+M")
    assert layout.sorts["missing"] == ""


def test_without_a_collection_the_missing_cards_explain_themselves(make_window: MakeWindow) -> None:
    player = make_window()

    def look(dialog: MissingDialog) -> None:
        assert dialog.totals.text() == "No collection is kept, so nothing is known to be missing."
        assert dialog.table.isHidden()
        assert clipped(dialog) == []
        press("Escape")

    with answering(MissingDialog, look):
        player.press("Ctrl+Shift+M")
    assert not player.window.collection.keeper.in_use
    with answering(MissingDialog, lambda dialog: press("Return")):
        player.press("Ctrl+Shift+M")
    QApplication.processEvents()
    assert player.window.collection.keeper.in_use
    window = player.window.collection.window
    assert window is not None
    assert window.isVisible()
