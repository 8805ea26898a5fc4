"""The folder for Tabletop Simulator: what the saved object says is what the pictures show (2.7)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from deckbuilder.cards import Catalogue
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.disk import AlreadyExistsError, DeckFileError
from deckbuilder.decks.interchange import read_deck
from deckbuilder.paper.card_face import FaceSize
from deckbuilder.paper.deck_cards import CardDrawing
from deckbuilder.paper.tabletop import CELL, write_bundle
from tests.helpers.decks import MAIN, MONSTER, shipped
from tests.helpers.faces import pixels

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sheets of small cells, where it is not the question what is on them."""
    monkeypatch.setattr("deckbuilder.paper.tabletop.CELL", QSize(63, 88))


def small() -> Deck:
    """A deck of few cards, one of which nobody knows, with a single monster."""
    deck = Deck(name="Fire Mountain").add(MONSTER, "EBP01-001")
    return deck.add(MAIN, "EBP01-016", 4).add(MAIN, "EBP01-029", 2).add(MAIN, "EXX09-001", 1)


def saved_object(paths: tuple[Path, ...]) -> Any:
    """The object file, which is written last."""
    assert paths[-1].suffix == ".json"
    return json.loads(paths[-1].read_text(encoding="utf-8"))


def sheets_of(item: Any) -> dict[int, Any]:
    return {int(key): sheet for key, sheet in item["CustomDeck"].items()}


def cards_of(item: Any) -> list[Any]:
    return item.get("ContainedObjects") or [item]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("deck", [small(), shipped("xilien-gambit")], ids=["small", "whole"])
def test_read_back_it_is_the_deck(catalogue: Catalogue, tmp_path: Path, deck: Deck) -> None:
    paths = write_bundle(deck, catalogue, tmp_path)
    result = read_deck(paths[-1].read_bytes(), catalogue)
    assert result.format == "tts"
    assert (result.deck.monster, result.deck.main) == (deck.monster, deck.main)
    assert result.deck.name == deck.name


@pytest.mark.usefixtures("quick")
def test_the_structure_is_the_one_the_game_reads(catalogue: Catalogue, tmp_path: Path) -> None:
    deck = shipped("ESD01")
    saved = saved_object(write_bundle(deck, catalogue, tmp_path))
    monster, main = saved["ObjectStates"]
    for item, count in ((monster, 4), (main, 50)):
        assert item["Name"] == "DeckCustom"
        assert len(item["DeckIDs"]) == len(item["ContainedObjects"]) == count
        assert [card["CardID"] for card in item["ContainedObjects"]] == item["DeckIDs"]
        for sheet in sheets_of(item).values():
            assert (sheet["NumWidth"], sheet["BackIsHidden"], sheet["UniqueBack"]) == (10, True, False)
            assert 2 <= sheet["NumHeight"] <= 7
        assert item["SidewaysCard"] is False


@pytest.mark.usefixtures("quick")
def test_a_single_card_is_no_deck(catalogue: Catalogue, tmp_path: Path) -> None:
    monster, main = saved_object(write_bundle(small(), catalogue, tmp_path))["ObjectStates"]
    assert monster["Name"] == "Card"
    assert "DeckIDs" not in monster
    assert main["Name"] == "DeckCustom"


@pytest.mark.usefixtures("quick")
def test_addresses_are_those_of_the_pictures(catalogue: Catalogue, tmp_path: Path) -> None:
    """Also below a folder with blanks and other alphabets (B34)."""
    folder = tmp_path / "ゴジラ デッキ" / "é ß 50%"
    paths = write_bundle(small(), catalogue, folder)
    for item in saved_object(paths)["ObjectStates"]:
        for sheet in sheets_of(item).values():
            for url in (sheet["FaceURL"], sheet["BackURL"]):
                assert any(path.as_uri() == url for path in paths)
                assert url.isascii()
    assert all(path.is_file() for path in paths)


def test_each_card_lies_in_the_cell_that_its_id_names(catalogue: Catalogue, tmp_path: Path) -> None:
    paths = write_bundle(small(), catalogue, tmp_path)
    by_address = {path.as_uri(): path for path in paths}
    seen = set[str]()
    for item in saved_object(paths)["ObjectStates"]:
        for card in cards_of(item):
            number = card["GMNotes"].removeprefix("deckbuilder:monster ")
            key, cell = divmod(card["CardID"], 100)
            sheet = sheets_of(item)[key]
            image = QImage(str(by_address[sheet["FaceURL"]]))
            size = CELL.width() * sheet["NumWidth"], CELL.height() * sheet["NumHeight"]
            assert (image.width(), image.height()) == size
            if number not in seen:
                row, column = divmod(cell, sheet["NumWidth"])
                place = QRect(column * CELL.width(), row * CELL.height(), CELL.width(), CELL.height())
                assert differing(image.copy(place), face(catalogue, number)) < 0.01
            seen.add(number)
    assert seen == {entry.number for entry in (*small().monster, *small().main)}


def face(catalogue: Catalogue, number: str) -> QImage:
    """A card alone, as large as a cell."""
    image = QImage(CELL, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    CardDrawing(catalogue).draw(painter, QRectF(image.rect()), number, FaceSize.LARGE)
    painter.end()
    return image


def differing(one: QImage, other: QImage) -> float:
    """The share of pixels that are not the same; the place of a card moves its edges by parts of a pixel."""
    pairs = list(zip(pixels(one), pixels(other), strict=True))
    return sum(first != second for first, second in pairs) / len(pairs)


def test_more_than_69_cards_need_a_second_sheet(
    catalogue: Catalogue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CardDrawing, "draw", lambda *_: None)  # what is drawn is not the question
    deck = Deck(name="Many")
    for card in list(catalogue)[:75]:
        deck = deck.add(MAIN, card.number)
    paths = write_bundle(deck, catalogue, tmp_path)
    (main,) = saved_object(paths)["ObjectStates"]
    assert list(main["CustomDeck"]) == ["1", "2"]
    assert max(card_id % 100 for card_id in main["DeckIDs"]) == 68
    sheets = [QImage(str(path)) for path in paths if " faces " in path.name]
    assert [(sheet.width(), sheet.height()) for sheet in sheets] == [(4080, 3990), (4080, 1140)]
    assert all(max(sheet.width(), sheet.height()) <= 4096 for sheet in sheets)


@pytest.mark.usefixtures("quick")
def test_the_game_finds_a_thumbnail_beside_the_object(catalogue: Catalogue, tmp_path: Path) -> None:
    paths = write_bundle(small(), catalogue, tmp_path)
    image = QImage(str(paths[-1].with_suffix(".png")))
    assert (image.width(), image.height()) == (256, 256)


@pytest.mark.usefixtures("quick")
def test_what_is_there_is_replaced_only_on_request(catalogue: Catalogue, tmp_path: Path) -> None:
    precious = tmp_path / "Fire Mountain.json"
    precious.write_text("precious")
    with pytest.raises(AlreadyExistsError):
        write_bundle(small(), catalogue, tmp_path)
    assert precious.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [precious]
    write_bundle(small(), catalogue, tmp_path, overwrite=True)
    assert "ObjectStates" in precious.read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_is_explained(catalogue: Catalogue, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(DeckFileError):
        write_bundle(small(), catalogue, tmp_path / "file" / "below")


@pytest.mark.usefixtures("quick")
def test_an_empty_deck_writes_an_object_without_cards(catalogue: Catalogue, tmp_path: Path) -> None:
    paths = write_bundle(Deck(), catalogue, tmp_path)
    assert saved_object(paths)["ObjectStates"] == []
