"""Sentences that remember what they were made of, and are told in another language."""

import copy
import pickle

from deckbuilder.cards.messages import Message, capital, counted, joined, say, translated

JAPANESE = {"{count:,} cards": "カード{count:,}枚", "red": "赤", ", ": "、", "holds {what}": "{what}がある"}


def in_japanese(text: str) -> str:
    return translated(text, JAPANESE.get)


def test_a_message_is_its_english_text() -> None:
    assert say("holds {what}", what=counted(2, "card")) == "holds 2 cards"
    assert counted(1, "card") == "1 card"
    assert counted(2, "copy", "copies") == "2 copies"
    assert say("c:{red}") == "c:{red}", "without values, braces are plain text"


def test_a_message_and_what_is_in_it_are_translated() -> None:
    inner = joined([say("red"), counted(2, "card"), "Ebirah"])
    assert inner == "red, 2 cards, Ebirah"
    assert in_japanese(say("holds {what}", what=inner)) == "赤、カード2枚、Ebirahがある"


def test_what_has_no_translation_stays_english() -> None:
    assert in_japanese(say("{count} decks", count=3)) == "3 decks"
    assert in_japanese("red") == "red", "plain text is a fact, such as a name"


def test_a_message_survives_copies_and_pickles() -> None:
    message = say("holds {what}", what=say("red"))
    for other in (copy.copy(message), copy.deepcopy(message), pickle.loads(pickle.dumps(message))):
        assert other == message
        assert isinstance(other, Message)
        assert in_japanese(other) == "赤がある"


def test_an_error_tells_its_message_not_only_its_text() -> None:
    assert in_japanese(str(ValueError(say("red")))) == "赤"


def test_a_message_that_stands_by_itself_begins_with_a_capital_letter() -> None:
    assert capital(say("holds {what}", what=say("red"))) == "Holds red"
    assert in_japanese(capital(say("holds {what}", what=say("red")))) == "赤がある"
    assert capital("ebirah") == "Ebirah"
    assert capital(say("")) == ""
