"""Every item of the ability language, by name: one card that uses it, and the Japanese sentence of it.

The table is ``every_item.txt``, read by a player of the Japanese game; a changed sentence shows in its
difference and is to be read before it is taken over.
"""

from dataclasses import replace
from pathlib import Path

import pytest

from deckbuilder.cards import Catalogue
from deckbuilder.cards.vocabulary import items
from deckbuilder.cards.wording import paragraphs

_TABLE = Path(__file__).with_name("every_item.txt")
ROWS = [
    line.split(" | ", 2)
    for line in _TABLE.read_text("utf-8").splitlines()
    if line.strip() and not line.startswith("#")
]


@pytest.mark.parametrize(("item", "number", "sentence"), ROWS, ids=[row[0] for row in ROWS])
def test_item_has_a_sentence(catalogue: Catalogue, item: str, number: str, sentence: str) -> None:
    card = catalogue.get(number)
    assert card is not None
    texts = [
        str(replace(paragraph, reminder="")) if paragraph.body else str(paragraph)
        for ability, paragraph in zip(card.abilities, paragraphs(card, "ja"), strict=True)
        if item in items((ability,))
    ]
    assert sentence in texts


def test_table_names_exactly_the_items_of_the_shipped_cards(catalogue: Catalogue) -> None:
    assert sorted(row[0] for row in ROWS) == sorted(
        {item for card in catalogue for item in items(card.abilities)}
    )
