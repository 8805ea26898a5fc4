"""Whole Japanese texts of cards that between them use most of the grammar, in ``whole_texts.txt``."""

from pathlib import Path

import pytest

from deckbuilder.cards import Catalogue
from deckbuilder.cards.wording import card_text

_TABLE = Path(__file__).with_name("whole_texts.txt").read_text("utf-8")
TEXTS = dict(part.rstrip("\n").split("\n", 1) for part in _TABLE.split("## ")[1:])


@pytest.mark.parametrize(("number", "text"), TEXTS.items(), ids=TEXTS)
def test_whole_text(catalogue: Catalogue, number: str, text: str) -> None:
    card = catalogue.get(number)
    assert card is not None
    assert card_text(card, "ja") == text
