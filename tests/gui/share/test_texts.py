"""Export: the text is shown before it goes anywhere, and what a format cannot carry is named (B38)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from deckbuilder.decks.interchange import EXPORTS, losses, write_deck
from deckbuilder.gui.services import Services
from deckbuilder.gui.share.dialog import ShareDialog
from tests.helpers import decks
from tests.helpers.disk_faults import fail_on, no_space
from tests.helpers.opened import opened
from tests.helpers.window import FakeAsk, shown

DECK = replace(decks.red("1 EBP99-999, 2 EBP01-016+"), name="Red / 赤", notes="for Sunday")


@pytest.fixture
def dialog(services: Services, qtbot: Any) -> ShareDialog:
    dialog = ShareDialog(opened(DECK, services), services, start="deck")
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def choose(dialog: ShareDialog, format_id: str) -> None:
    dialog.choose(format_id)


def words(dialog: ShareDialog) -> str:
    return "\n".join(label.text() for label in shown(dialog, QLabel))


@pytest.mark.parametrize("format_id", EXPORTS)
def test_what_is_shown_is_what_is_copied_and_written(
    dialog: ShareDialog, services: Services, tmp_path: Path, format_id: str
) -> None:
    choose(dialog, format_id)
    data = write_deck(DECK, format_id, decks.cards())
    assert dialog.text.toPlainText() == data.decode("utf-8-sig").replace("\r\n", "\n")
    for loss in losses(DECK, format_id):
        assert loss in words(dialog)
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == dialog.text.toPlainText()
    if format_id == "tts":
        return  # saved as several files
    ask = services.ask
    assert isinstance(ask, FakeAsk)
    target = tmp_path / f"out{EXPORTS[format_id].suffix}"
    ask.saves = [target]
    dialog.save.click()
    assert target.read_bytes() == data
    assert ask.suggestions[0].name == f"Red _ 赤{EXPORTS[format_id].suffix}"
    assert target.name in words(dialog)


def test_a_suffix_is_added_and_replaces_no_file_unasked(
    dialog: ShareDialog, services: Services, tmp_path: Path
) -> None:
    ask = services.ask
    assert isinstance(ask, FakeAsk)
    choose(dialog, "csv")
    (tmp_path / "list.csv").write_text("mine")
    ask.saves = [tmp_path / "list", None]
    dialog.save.click()
    dialog.save.click()
    assert (tmp_path / "list.csv").read_text() == "mine"
    assert len(ask.told) == 1


def test_a_failed_export_is_one_sentence(
    dialog: ShareDialog, services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = services.ask
    assert isinstance(ask, FakeAsk)
    ask.saves = [tmp_path / "x.deck"]
    fail_on(monkeypatch, "fsync", no_space())
    dialog.save.click()
    assert len(ask.told) == 1
    assert "disk is full" in ask.told[0]
    assert list(tmp_path.glob("x*")) == []


def test_the_list_for_chats_can_have_japanese_names(dialog: ShareDialog) -> None:
    choose(dialog, "deck")
    assert not dialog.texts.in_japanese.isVisible(), "only where there are names"
    choose(dialog, "text")
    assert dialog.texts.in_japanese.isVisible()
    ebirah = decks.cards().get("EBP01-016")
    assert ebirah is not None
    assert ebirah.name_ja
    assert ebirah.name in dialog.text.toPlainText()
    dialog.texts.in_japanese.setChecked(True)
    assert ebirah.name_ja in dialog.text.toPlainText()


def test_tabletop_simulator_gets_the_pictures_beside_its_object(
    dialog: ShareDialog, services: Services, tmp_path: Path
) -> None:
    choose(dialog, "tts")
    ask = services.ask
    assert isinstance(ask, FakeAsk)
    ask.saves = [tmp_path / "friday"]
    dialog.save.click()
    names = {path.name for path in tmp_path.iterdir() if path.is_file()}
    assert {"friday.json", "friday.png", "friday back.png", "friday faces 1.png"} <= names
    assert "friday faces 1.png" in (tmp_path / "friday.json").read_text().replace("%20", " ")
    assert "friday.json" in words(dialog)
    ask.saves = [tmp_path / "friday"]
    dialog.save.click()
    assert len(ask.told) == 1, "an unasked name replaces nothing"
