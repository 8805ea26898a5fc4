"""What people wrote is drawn on one line; a letter that no font has is never an empty box without a word."""

import pytest

from deckbuilder.decks import Deck
from deckbuilder.paper.letters import MISSING, drawable, plain, undrawable
from deckbuilder.paper.sheet import SheetData
from tests.helpers.decks import TODAY, cards, formats
from tests.helpers.sheet_text import page_texts, pdf_of, squeezed

pytestmark = pytest.mark.usefixtures("qapp")

NOWHERE = "\ue123\U000f0001"
"""Letters of nobody: no font has them."""


def test_names_of_many_countries_are_drawn_as_they_are() -> None:
    for name in ("髙﨑 德濵 渡邉 𠮷野", "Nguyễn Thị Ánh", "Иван Ёлкин", "Zoë Łódź", "ｶﾀｶﾅ"):
        assert drawable(name) == name
        assert undrawable([name]) == ()


def test_accents_written_apart_are_letters_like_others() -> None:
    assert drawable("Zoe\u0308 か\u3099") == "Zoë が"


def test_marks_of_direction_and_shape_are_not_drawn() -> None:
    assert plain("辻\U000e0100 \u202eevil\n\u2764\ufe0f") == "辻 evil \u2764"


def test_letter_of_no_font_has_a_sign_and_is_named_on_the_sheet() -> None:
    deck = Deck(name=f"Deck {NOWHERE}")
    data = SheetData(deck, cards(), formats()["standard-en"], TODAY, player=f"Kim {NOWHERE[0]}")
    text = squeezed("".join(page_texts(pdf_of(data))))
    assert squeezed(f"Kim {MISSING}") in text
    assert squeezed(f"Deck {MISSING}{MISSING}") in text
    assert squeezed("no font here has; write it by hand: U+E123 U+F0001") in text


def test_rare_kanji_read_back_from_the_sheet() -> None:
    name = "髙﨑 德濵 渡邉"
    data = SheetData(Deck(player=name), cards(), formats()["standard-en"], TODAY, place="𠮷野")
    text = squeezed("".join(page_texts(pdf_of(data, language="ja"))))
    assert squeezed(name) in text
    assert "読み取れない文字：U+20BB7" in text, "Qt names no letter beyond the first 65,536"
