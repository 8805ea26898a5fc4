"""What the search line offers while it is typed: keys and their values, nothing for what is complete."""

from __future__ import annotations

import pytest

from deckbuilder.cards.search import Vocabulary, parse_query
from deckbuilder.cards.search.completion import MOST, completions
from tests.helpers import decks


def offered(text: str, cursor: int | None = None) -> list[str]:
    vocabulary = Vocabulary.of(decks.cards(), decks.formats())
    return [each.text for each in completions(text, len(text) if cursor is None else cursor, vocabulary)]


def applied(text: str) -> str:
    vocabulary = Vocabulary.of(decks.cards(), decks.formats())
    return completions(text, len(text), vocabulary)[0].applied_to(text)[0]


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("ra", "rank:"),
        ("gigan trai", "trait:"),
        ("t:b", "battle"),
        ("-t:m", "monster"),
        ("c:gre", "green"),
        ("tr:fin", '"Final Wars"'),
        ('tr:"final w', '"Final Wars"'),
        ("tr:(mech, wea", "Weapon"),
        ("s:ebp0", "ebp01"),
        ("s:booster", "ebp01"),
        ("is:unl", "unlimited"),
        ("legal:standard-j", "standard-jp"),
        ("order:po", "power"),
        ("group:ra", "rank"),
        ("(t:m OR kw:bur", "burst"),
    ],
)
def test_the_likeliest_way_to_go_on_comes_first(text: str, first: str) -> None:
    assert offered(text)[0] == first


@pytest.mark.parametrize(
    "text",
    ["", "gigan", "t:battle", "rank", "c:red ", "cp>=50", "o:dra", "xyz:", '"king cae', "12", "t:moon"],
)
def test_what_is_complete_or_free_gets_no_offer(text: str) -> None:
    assert offered(text) == []


def test_nothing_is_offered_in_the_middle_of_a_word() -> None:
    assert offered("t:battle", 4) == []


def test_an_empty_value_lists_the_first_ones() -> None:
    assert offered("t:") == ["monster", "battle", "strategy"]
    assert len(offered("tr:")) == MOST


@pytest.mark.parametrize("text", ["gigan tr:fin", "tr:(mech, wea", 'tr:"final w', "-c:gre", "t:b"])
def test_what_is_taken_up_can_be_read(text: str) -> None:
    whole = applied(text)
    whole += ")" * (whole.count("(") - whole.count(")"))
    parse_query(whole)
