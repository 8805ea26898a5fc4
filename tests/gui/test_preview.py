"""The card in the preview: its text to read and copy, its copies, its odds, where it is legal."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from deckbuilder.decks.deck import Section
from deckbuilder.gui.preview import Preview
from deckbuilder.gui.services import Services
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import shown, spoken


@pytest.fixture
def preview(services: Services, qtbot: Any) -> Preview:
    preview = Preview(services)
    qtbot.addWidget(preview)
    preview.resize(320, 900)
    preview.show_deck(opened(decks.red("3 EBP01-016, 1 EBP01-016+"), services))
    preview.show()
    return preview


def show(preview: Preview, number: str) -> list[str]:
    """The words of the preview with a card in it."""
    preview.show_card(decks.cards()[number])
    QApplication.processEvents()
    return [line for label in shown(preview, QLabel) for line in label.text().split("\n") if line]


def test_without_a_card_it_says_what_to_do(preview: Preview) -> None:
    assert preview.card is None
    assert any("here" in label.text() for label in shown(preview, QLabel))
    assert not preview.text.isVisible()


def test_the_text_can_be_read_by_keys_and_copied(preview: Preview) -> None:
    """B58: a face is a picture; the text is beside it."""
    show(preview, "EBP01-077")
    text = preview.text.toPlainText()
    card = decks.cards()["EBP01-077"]
    assert card.name in text
    assert card.name_ja is None or card.name_ja in text
    assert card.text in text
    assert preview.text.isReadOnly()
    assert "EBP01-077" in text
    assert spoken(preview.text) == f"Text of {card.name}" or card.name.split("(")[0] in spoken(preview.text)
    preview.text.selectAll()
    assert preview.text.textCursor().hasSelection()


def test_copies_count_all_prints_and_the_odds_the_main_deck(preview: Preview) -> None:
    words = show(preview, "EBP01-016")
    assert "4 of 4" in words
    assert "50 cards now" in words
    assert "35.3\u00a0%" in words, "4 of 50, 5 drawn"


def test_legality_is_told_format_by_format(preview: Preview) -> None:
    words = show(preview, "EBP01-077")
    assert any(line.startswith("Standard EN") for line in words)
    assert any("limit 1" in line for line in words), "restricted to one copy in one of the formats"


def test_buttons_ask_for_the_card_on_show(preview: Preview) -> None:
    wanted: list[tuple[str, object]] = []
    preview.add_wanted.connect(lambda card, section: wanted.append((card.number, section)))
    preview.remove_wanted.connect(lambda card: wanted.append((card.number, None)))
    show(preview, "EBP01-001")
    preview.add.click()
    preview.add_monster.click()
    preview.stepper.less.emit()
    assert wanted == [("EBP01-001", Section.MAIN), ("EBP01-001", Section.MONSTER), ("EBP01-001", None)]
    show(preview, "EBP01-016")
    assert not preview.add_monster.isVisible(), "a battle card has no place there"


def test_without_a_deck_nothing_can_be_added(services: Services, qtbot: Any) -> None:
    preview = Preview(services)
    qtbot.addWidget(preview)
    show(preview, "EBP01-016")
    assert not preview.add.isEnabled()


def test_an_empty_deck_has_no_odds(preview: Preview, services: Services) -> None:
    preview.show_deck(opened(decks.deck(), services))
    words = show(preview, "EBP01-016")
    assert "0 of 4" in words
    assert "0 cards now" in words
    assert not any("%" in line for line in words)


def test_every_card_is_laid_out_at_every_height(preview: Preview) -> None:
    """A face that is lower when the scroll bar takes its width must not make the bar come and go forever."""
    for height in range(520, 960, 11):
        preview.resize(300 + height % 40, height)
        show(preview, "EBP01-077")
        assert preview.widget().width() <= preview.width()


def test_every_card_fits_the_narrow_panel(preview: Preview) -> None:
    """No text needs a scroll bar of its own."""
    longest = max(decks.cards(), key=lambda card: len(card.text))
    show(preview, longest.number)
    assert preview.text.document().size().height() <= preview.text.height() + 1


def test_the_prints_of_a_card_are_told_when_there_are_several(preview: Preview) -> None:
    words = show(preview, "EBP01-016")
    assert "Prints in the deck: 3 EBP01-016, 1 EBP01-016+" in words
    preview.show_deck(opened(decks.red("3 EBP01-016"), preview._services))
    assert not any("Prints" in line for line in show(preview, "EBP01-016"))


def test_formats_stand_together_under_what_they_say(preview: Preview) -> None:
    """As the panel of the mock does: one line for all that allow the card, one a reason for the others."""
    lines = [line for line in show(preview, "EBP01-016") if line.endswith((": legal", ": not in its pool"))]
    assert 1 <= len(lines) <= 2
    assert "Standard EN" in lines[0]


def test_how_a_card_is_played_where_nothing_official_says_so(preview: Preview) -> None:
    """Readings of the rules that touch this card, not those of its whole type."""
    assert "How it is played here" in show(preview, "EBP01-020")
    assert "How it is played here" not in show(preview, "EBP01-016"), "it has no ability"


def test_in_japanese_card_and_text_are_japanese(services: Services, qtbot: Any) -> None:
    services.language = "ja"
    preview = Preview(services)
    qtbot.addWidget(preview)
    preview.show_card(decks.cards()["EBP03-062"])
    text = preview.text.toPlainText()
    assert text.startswith("婆羅護吽\nBaragon")
    assert "破壊する" in text
    assert "婆羅護吽" in preview.face.accessibleName()
