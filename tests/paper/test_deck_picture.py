"""The picture of a deck shows every card with its count, within bounds, whatever the deck (B37)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from deckbuilder.cards import Catalogue
from deckbuilder.decks.deck import Deck
from deckbuilder.paper import deck_picture as module
from deckbuilder.paper.deck_cards import CardDrawing, FolderPictures
from deckbuilder.paper.deck_picture import (
    LEAST_WIDTH,
    MOST_TILES,
    MOST_WIDTH,
    Standing,
    deck_picture,
    standing_of,
)
from deckbuilder.paper.palette import DARK, LIGHT
from deckbuilder.paper.sheet import SheetData
from tests.helpers.decks import MAIN, MONSTER, TODAY, formats, shipped
from tests.helpers.faces import colors_in
from tests.helpers.pictures import OWN, save_picture

pytestmark = pytest.mark.usefixtures("qapp")

LEGAL = Standing("Standard EN, no list", "Legal", legal=True)
ILLEGAL = Standing("Standard EN, no list", "Not legal: 2 problems", legal=False)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The prints drawn so far."""
    numbers: list[str] = []
    draw = CardDrawing.draw

    def recorded(self, painter, rect, number, size, pixels=None):
        numbers.append(number)
        draw(self, painter, rect, number, size, pixels)

    monkeypatch.setattr(CardDrawing, "draw", recorded)
    return numbers


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words written so far beside the cards, and the counts on them."""
    texts: list[str] = []
    line, pill = module.draw_line, module.draw_count_pill

    def recorded_line(painter, what, *rest):
        texts.append("".join(piece.text for piece in what.pieces))
        line(painter, what, *rest)

    def recorded_pill(painter, rect, text, *, full, scheme):
        texts.append(text)
        pill(painter, rect, text, full, scheme)

    monkeypatch.setattr(module, "draw_line", recorded_line)
    monkeypatch.setattr(module, "draw_count_pill", recorded_pill)
    return texts


def singles(catalogue: Catalogue, count: int) -> Deck:
    """A main deck of so many different cards."""
    deck = shipped("ESD01").with_section(MAIN, ())
    for card in list(catalogue)[:count]:
        deck = deck.add(MAIN, card.number)
    return deck


def test_every_card_is_drawn_with_its_count(catalogue, drawn, written) -> None:
    deck = shipped("ginza-rampage")
    deck_picture(deck, catalogue)
    assert sorted(drawn) == sorted(entry.number for entry in (*deck.monster, *deck.main))
    assert drawn[:4] == [entry.number for entry in deck.monster]
    counts = sorted(text for text in written if text.startswith("×"))
    assert counts == sorted(f"×{entry.count}" for entry in deck.main)


def test_name_format_verdict_and_totals_are_written(catalogue, written) -> None:
    deck = (
        Deck(name="Fire Mountain", deck_log_code="26YK7").add(MAIN, "EBP01-016", 4).add(MAIN, "EBP01-029", 3)
    )
    deck_picture(deck, catalogue, standing=LEGAL)
    for text in ("Fire Mountain", LEGAL.format, "Legal", "Deck Log 26YK7", "Main deck 7", "4", "3"):
        assert text in written
    assert "step 2: 0 of 10" in written


@pytest.mark.parametrize(
    ("language", "verdict", "listed", "checked"),
    [
        ("en", "Not legal in Standard EN", "Community snapshot, undated", "Checked 2026-11-30"),
        ("ja", "スタンダード（英語版）で使用不可", "有志によるリスト（日付なし）", "2026-11-30に確認"),
    ],
)
def test_the_verdict_is_that_of_the_registration_sheet(catalogue, language, verdict, listed, checked) -> None:
    rules = formats()["standard-en"]
    standing = standing_of(SheetData(Deck(), catalogue, rules, TODAY), language)
    assert (standing.verdict, standing.legal) == (verdict, False)
    name, told, on = standing.format.split("  ·  ")
    assert name in verdict
    assert (told, on) == (listed, checked)


def test_marks_that_turn_the_direction_of_text_do_nothing(catalogue, written) -> None:
    deck_picture(Deck(name="Fire\u202e Mountain\n"), catalogue)
    assert "Fire Mountain" in written


@pytest.mark.parametrize(("count", "width"), [(0, 1), (1, LEAST_WIDTH), (50, 99_999), (160, 1000)])
def test_no_side_is_longer_than_4000_pixels(catalogue, count: int, width: int) -> None:
    image = deck_picture(singles(catalogue, count), catalogue, width=width)
    assert LEAST_WIDTH <= image.width() <= MOST_WIDTH
    assert image.height() <= image.width()


def test_a_deck_of_hundreds_of_cards_says_what_has_no_room(catalogue, drawn, written) -> None:
    deck = singles(catalogue, 300)
    for card in list(catalogue)[:40]:
        deck = deck.add(MONSTER, card.number)
    image = deck_picture(deck, catalogue, width=700)
    assert image.height() <= image.width()
    assert len(drawn) <= MOST_TILES
    left = sum(entry.count for entry in (*deck.monster, *deck.main)) - len(drawn)
    assert any(text.startswith(f"And {left} more cards") for text in written)


def test_several_lines_of_one_print_are_one_card(catalogue, drawn, written) -> None:
    deck = Deck(main=(*shipped("ESD01").main[:1], *shipped("ESD01").main[:1]))
    deck_picture(deck, catalogue)
    assert len(drawn) == 1
    assert f"×{deck.count(MAIN)}" in written


def test_unknown_cards_are_placeholders_and_counted(catalogue, drawn, written) -> None:
    deck_picture(Deck().add(MAIN, "My own monster", 2).add(MAIN, "EBP01-016"), catalogue)
    assert drawn == ["EBP01-016", "My own monster"]
    assert "unknown: 2" in written


def test_an_empty_deck_is_a_picture_too(catalogue, written) -> None:
    assert not deck_picture(Deck(), catalogue).isNull()
    assert "Unnamed deck" in written


@pytest.mark.parametrize(("dark", "scheme"), [(False, LIGHT), (True, DARK)])
def test_the_ground_is_light_or_dark(catalogue, dark, scheme) -> None:
    image = deck_picture(shipped("ESD01"), catalogue, dark=dark)
    assert image.pixelColor(2, 2) == QColor(scheme.window)
    assert image.pixelColor(image.width() - 2, image.height() - 2) == QColor(scheme.window)


def test_an_illegal_deck_wears_the_amber_sign(catalogue) -> None:
    amber = LIGHT.signal.lower()
    assert amber in colors_in(deck_picture(Deck(), catalogue, standing=ILLEGAL))
    assert amber not in colors_in(deck_picture(Deck(), catalogue, standing=LEGAL))


def test_words_and_names_are_japanese_when_wanted(catalogue, written) -> None:
    japanese = deck_picture(shipped("ESD01"), catalogue, language="ja")
    assert "メインデッキ 50" in written
    assert japanese != deck_picture(shipped("ESD01"), catalogue)


def test_own_pictures_take_the_place_of_the_drawn_ones(catalogue, tmp_path: Path) -> None:
    deck = Deck().add(MAIN, "EBP01-016", 2)
    assert OWN not in colors_in(deck_picture(deck, catalogue))
    save_picture(tmp_path / "EBP01-016.png")
    assert OWN in colors_in(deck_picture(deck, catalogue, pictures=FolderPictures(tmp_path)))


def test_broken_pictures_cost_the_picture_never_the_card(catalogue, tmp_path: Path) -> None:
    deck = Deck().add(MAIN, "EBP01-016", 2)
    plain = deck_picture(deck, catalogue)
    (tmp_path / "EBP01-016.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(40))
    assert deck_picture(deck, catalogue, pictures=FolderPictures(tmp_path)) == plain
    assert deck_picture(deck, catalogue, pictures=FolderPictures(tmp_path / "nowhere")) == plain


def test_the_same_deck_gives_the_same_picture(catalogue) -> None:
    assert deck_picture(shipped("ESD02"), catalogue) == deck_picture(shipped("ESD02"), catalogue)
