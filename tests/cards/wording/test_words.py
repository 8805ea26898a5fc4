"""The small grammar under the phrases."""

import pytest

from deckbuilder.cards.wording.english.words import (
    Clause,
    Noun,
    Said,
    a,
    agree,
    as_sentences,
    in_turn,
    linked,
    listed,
    number,
    signed,
    span,
    threshold,
)

THIS = Noun("this card", ref="self")
OPPONENT = Noun("the opponent", person=True)
YOU = Noun("you", plural=True)


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        ((8,), "zone 8"),
        ((1, 2), "zones 1 and 2"),
        ((1, 2, 3, 4, 5), "zones 1 to 5"),
        ((1, 5, 8), "zones 1, 5 and 8"),
    ],
)
def test_zones_are_a_span_or_a_list(numbers: tuple[int, ...], text: str) -> None:
    assert span(numbers) == text


def test_numbers_have_commas_and_a_true_minus() -> None:
    assert (number(10000), number(-5000)) == ("10,000", "−5,000")
    assert (signed(3000), signed(-1)) == ("+3,000", "−1")


def test_thresholds() -> None:
    assert [threshold(">=", 2), threshold("<=", 2), threshold("==", 2)] == [
        "2 or more",
        "at most 2",
        "exactly 2",
    ]
    assert [threshold("==", 0), threshold("<=", 0)] == ["no", "no"]


def test_lists_and_turns() -> None:
    assert [listed([], "or"), listed(["a"], "or"), listed(["a", "b", "c"], "or")] == ["", "a", "a, b or c"]
    assert [in_turn(["a"]), in_turn(["a", "b"]), in_turn(["a", "b", "c"])] == [
        "a",
        "a, then b",
        "a, b, then c",
    ]


def test_article_looks_past_quotation_marks() -> None:
    assert [a("card"), a("enemy card"), a('"Ebirah" card')] == ["a card", "an enemy card", 'an "Ebirah" card']


def test_verbs_agree_with_their_subject() -> None:
    assert [agree(THIS, verb) for verb in ("gain", "discard", "be", "have", "cannot")] == [
        "gains",
        "discards",
        "is",
        "has",
        "cannot",
    ]
    assert [agree(YOU, verb) for verb in ("gain", "be", "have")] == ["gain", "are", "have"]


def test_subject_already_named_becomes_a_pronoun_with_its_verb() -> None:
    said = Said(subject=OPPONENT)
    assert Clause("lose", Noun("3 rage"), subject=OPPONENT).text(said) == "they lose 3 rage"
    assert Clause("gain", Noun("1 rage"), subject=THIS).text(Said(subject=THIS)) == "it gains 1 rage"
    assert Clause("lose", Noun("the game"), subject=YOU).text(Said(subject=YOU)) == "you lose the game"


def test_object_that_is_the_topic_becomes_a_pronoun() -> None:
    found = Noun("the card found", ref="found")
    assert Clause("activate", found).text(Said(topic=found)) == "activate it"
    assert Clause("activate", found).text() == "activate the card found"


def test_clause_does_not_name_this_card_twice() -> None:
    clause = Clause("have", Noun("a card under this card"), "in this card's column", subject=THIS)
    assert clause.text() == "this card has a card under it in its column"


def test_clauses_share_what_they_have_in_common() -> None:
    red, blue = (Clause("control", Noun(f"a {color} card"), subject=YOU) for color in ("red", "blue"))
    assert linked([red, blue]) == "you control a red card and a blue card"
    still = [Clause("cannot", tail=verb, subject=THIS) for verb in ("advance", "invade")]
    assert linked(still) == "this card cannot advance or invade"
    both = [Clause("be", tail="next to it", subject=THIS), Clause("have", Noun("no rage"), subject=OPPONENT)]
    assert linked(both) == "this card is next to it and the opponent has no rage"


def test_permission_for_oneself_and_through_another() -> None:
    assert Clause("discard", Noun("a card")).allowed("you") == "you may discard a card"
    assert Clause("lose", Noun("1 rage"), subject=Noun("your monster")).allowed("you") == (
        "you may have your monster lose 1 rage"
    )


def test_sentences_get_capitals_and_full_stops_once() -> None:
    assert as_sentences(["draw 1", "choose one: • Draw 1."]) == "Draw 1. Choose one: • Draw 1."
