"""CSV into the collection and out of it: every row is answered before anything changes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from deckbuilder.decks.collection import read_collection
from deckbuilder.gui.collection.trade import CollectionPreview
from tests.gui.collection.conftest import Collector
from tests.helpers.window import answering, clipped, press

Collect = Callable[..., Collector]
TEXT = "Number;Count;Name\nEBP01-016;4;Ebirah\nEBP01-016;1;\nEBP99-001;2;\nEBP01-017;-1;\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.csv"
    path.write_text(TEXT, encoding="utf-8-sig")
    return path


def bring(collector: Collector, file: Path, answer: Callable[[CollectionPreview], None]) -> CollectionPreview:
    collector.ask.opens = [[file]]
    with answering(CollectionPreview, answer) as met:
        collector.window.panel.bring.click()
    return met[0]


def test_the_preview_answers_every_row_before_anything_changes(collect: Collect, file: Path) -> None:
    collector = collect(EBP01_016=1, EBP01_020=2)
    seen: list[list[str]] = []

    def look(dialog: CollectionPreview) -> None:
        model = dialog.table.model()
        role = Qt.ItemDataRole.AccessibleTextRole
        seen.append([model.index(row, 0).data(role) for row in range(model.rowCount())])
        assert dialog.effect.text() == "7 cards in the file; 3 cards owned so far."
        assert clipped(dialog) == []
        press("Escape")

    bring(collector, file, look)
    assert len(seen[0]) == 5
    assert "4 Ebirah (2004)" in seen[0][1]
    assert "unknown number; kept as it is" in seen[0][3]
    assert "not counted" in seen[0][4]
    assert collector.keeper.collection.counts == {"EBP01-016": 1, "EBP01-020": 2}


def test_adding_sums_up_and_is_one_step(collect: Collect, file: Path) -> None:
    collector = collect(EBP01_016=1, EBP01_020=2)
    bring(collector, file, lambda dialog: press("Return"))
    counts = {"EBP01-016": 6, "EBP01-020": 2, "EBP99-001": 2}
    assert collector.keeper.collection.counts == counts
    assert collector.window.panel.undo.text() == "Undo add mine.csv"
    collector.window.panel.undo.trigger()
    assert collector.keeper.collection.counts == {"EBP01-016": 1, "EBP01-020": 2}


def test_replacing_leaves_only_what_is_in_the_file(collect: Collect, file: Path) -> None:
    collector = collect(EBP01_016=1, EBP01_020=2)
    bring(collector, file, lambda dialog: dialog.replace.click())
    assert collector.keeper.collection.counts == {"EBP01-016": 5, "EBP99-001": 2}


def test_the_first_import_starts_the_collection(collect: Collect, file: Path) -> None:
    collector = collect()
    collector.ask.opens = [[file]]

    def look(dialog: CollectionPreview) -> None:
        assert dialog.add.text() == "Import"
        assert dialog.replace.isHidden()
        dialog.add.click()

    with answering(CollectionPreview, look):
        collector.window.panel.first_import.click()
    assert collector.keeper.in_use
    assert collector.window.panel.table.isVisible()


def test_a_cancelled_import_starts_nothing(collect: Collect, file: Path) -> None:
    collector = collect()
    collector.ask.opens = [[file]]
    with answering(CollectionPreview, lambda dialog: dialog.cancel.click()):
        collector.window.panel.first_import.click()
    assert not collector.keeper.in_use


def test_a_file_without_cards_can_only_be_cancelled(collect: Collect, tmp_path: Path) -> None:
    path = tmp_path / "notes.csv"
    path.write_text("hello\nworld\n")

    def look(dialog: CollectionPreview) -> None:
        assert not dialog.add.isEnabled()
        assert not dialog.replace.isEnabled()
        press("Return")

    bring(collect(EBP01_016=1), path, look)


def test_a_file_that_cannot_be_read_is_told(collect: Collect, tmp_path: Path) -> None:
    collector = collect(EBP01_016=1)
    collector.ask.opens = [[tmp_path / "gone.csv", tmp_path]]
    collector.window.panel.bring.click()
    assert [told.partition(":")[0] for told in collector.ask.told] == ["File cannot be imported"] * 2


def test_the_export_reads_back(collect: Collect, tmp_path: Path) -> None:
    collector = collect(EBP01_016=4, EBP99_001=1)
    path = tmp_path / "out.csv"
    collector.ask.saves = [path]
    collector.window.panel.give.click()
    assert path.read_bytes().startswith(b"\xef\xbb\xbfnumber,count,name\r\n")
    assert read_collection(path.read_bytes()).collection == collector.keeper.collection
    assert collector.window.panel.state.text() == "exported as out.csv"


def test_an_export_without_a_suffix_replaces_nothing(collect: Collect, tmp_path: Path) -> None:
    """The dialog asked about "out", so "out.csv" must not be overwritten unasked."""
    collector = collect(EBP01_016=4)
    (tmp_path / "out.csv").write_text("precious")
    collector.ask.saves = [tmp_path / "out", None]
    collector.window.panel.give.click()
    assert (tmp_path / "out.csv").read_text() == "precious"
    assert collector.ask.told[0].startswith("Nothing is exported")
    collector.window.panel.give.click()
    assert len(collector.ask.told) == 1
