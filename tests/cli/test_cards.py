"""``deckbuilder cards``: what is found and shown, and how faults of the search are pointed out."""

from pathlib import Path

import pytest

from tests.helpers.terminal import Terminal


def test_a_search_lists_cards_in_columns(deckbuilder: Terminal) -> None:
    answer = deckbuilder("cards", "n:ebirah")
    assert answer.code == 0
    assert answer.rows == [
        ["number", "colour", "type", "rank", "name", "power", "step", "traits"],
        ["EBP01-016", "red", "battle", "1", "Ebirah(2004)", "1,000", "1", "Ebirah, Final Wars"],
        ["EBP04-049", "blue", "battle", "5", "Ebirah(2004)", "6,000", "2", "Ebirah, Final Wars"],
    ]
    assert answer.err == ""


def test_several_words_are_one_search_and_a_minus_means_not(deckbuilder: Terminal) -> None:
    together = deckbuilder("cards", "t:battle c:red -tr:godzilla r<=2")
    apart = deckbuilder("cards", "t:battle", "c:red", "-tr:godzilla", "r<=2")
    assert together.out == apart.out
    assert len(together.rows) > 2
    assert not any("Godzilla" in row[7] for row in together.rows)


def test_without_a_search_all_cards_are_listed(deckbuilder: Terminal) -> None:
    assert len(deckbuilder("cards").rows) == 401


def test_one_hit_is_shown_with_its_text(deckbuilder: Terminal) -> None:
    answer = deckbuilder("cards", "no:EBP01-024")
    assert answer.out.splitlines()[0].startswith("EBP01-024 ")
    assert "Enter: The opponent loses 1 rage." in answer.out


def test_texts_of_several_cards_are_shown_on_request(deckbuilder: Terminal) -> None:
    answer = deckbuilder("cards", "n:ebirah", "--text")
    assert [line for line in answer.out.splitlines() if line.startswith("E")] == [
        "EBP01-016 Ebirah(2004)",
        "EBP04-049 Ebirah(2004)",
    ]
    assert "  red battle, rank 1, counter power 1,000, step 1, Ebirah, Final Wars" in answer.out


@pytest.mark.parametrize(
    ("number", "facts"),
    [
        ("EBP01-001", "red monster, rank I, threat 5,000, step 1, Godzilla"),
        ("EBP04-031", "red/blue/green monster, rank I, threat X, step 1, Monster X, Final Wars"),
        ("ESD01-016", "white strategy, rank 1, step 1"),
    ],
)
def test_the_line_of_facts_names_what_the_type_prints(deckbuilder: Terminal, number: str, facts: str) -> None:
    assert deckbuilder("cards", f"no:{number}").out.splitlines()[1] == f"  {facts}"


def test_names_come_in_japanese_on_request(deckbuilder: Terminal) -> None:
    assert deckbuilder("cards", "n:ebirah", "--lang", "ja").rows[1][4] == "エビラ(2004)"


def test_the_search_sorts_and_the_list_is_cut_with_a_remark(deckbuilder: Terminal) -> None:
    answer = deckbuilder("cards", "t:m order:threat dir:desc", "--limit", "3")
    powers = [int(row[5].replace(",", "")) for row in answer.rows[1:]]
    assert powers == sorted(powers, reverse=True)
    assert len(powers) == 3
    assert answer.err == "3 cards of 153\n"


def test_a_search_without_a_hit_says_so_and_is_no_fault(deckbuilder: Terminal) -> None:
    answer = deckbuilder("cards", "n:gamera")
    assert (answer.code, answer.out) == (0, "")
    assert answer.err == "No card fits this search.\n"
    assert deckbuilder("cards", "n:gamera", "--json").data == {"cards": []}


def test_json_gives_the_facts(deckbuilder: Terminal) -> None:
    (card,) = deckbuilder("cards", "no:EBP01-016", "--json").data["cards"]
    assert card == {
        "number": "EBP01-016",
        "name": "Ebirah(2004)",
        "name_ja": "エビラ(2004)",
        "nicknames": [],
        "set": "EBP01",
        "rarity": "C",
        "type": "battle",
        "rank": 1,
        "colors": ["red"],
        "power": 1000,
        "step": 1,
        "traits": ["Ebirah", "Final Wars"],
        "status": "vanilla",
        "text": None,
        "group": None,
    }


def test_json_gives_texts_on_request_and_a_printed_x_as_x(deckbuilder: Terminal) -> None:
    (card,) = deckbuilder("cards", "no:EBP04-031", "--json", "--text").data["cards"]
    assert card["power"] == "X"
    assert card["text"]


def test_a_search_can_ask_for_groups(deckbuilder: Terminal) -> None:
    answer = deckbuilder("cards", "n:ebirah tr:ebirah group:set")
    assert [row[:2] for row in answer.rows] == [
        ["group", "number"],
        ["EBP01 Booster 01", "EBP01-016"],
        ["EBP04 Booster 04", "EBP04-049"],
    ]
    with_texts = deckbuilder("cards", "n:ebirah tr:ebirah group:color", "--text")
    assert [line for line in with_texts.out.splitlines() if line.startswith("==")] == [
        "== red ==",
        "== blue ==",
    ]
    cards = deckbuilder("cards", "no:EBP01-016 group:trait", "--json").data["cards"]
    assert [card["group"] for card in cards] == ["Ebirah", "Final Wars"]


def test_a_search_can_look_from_a_deck(deckbuilder: Terminal, starter: Path) -> None:
    answer = deckbuilder("cards", "in:deck t:b qty>=4", "--deck", starter, "--json")
    assert {card["number"] for card in answer.data["cards"]} >= {"ESD01-008"}
    assert all(card["number"].startswith("ESD01") for card in answer.data["cards"])


def test_only_cards_that_fit_the_colours_of_the_deck_are_found(deckbuilder: Terminal, starter: Path) -> None:
    """``fits:deck`` found every card."""
    found = deckbuilder("cards", "fits:deck", "--deck", starter, "--json").data["cards"]
    assert {color for card in found if len(card["colors"]) == 1 for color in card["colors"]} == {
        "red",
        "white",
    }


def test_a_deck_of_a_format_with_additions_has_its_own_ban(deckbuilder: Terminal, starter_text: str) -> None:
    text = starter_text.replace("standard-en", "standard-jp+zero-copies")
    answer = deckbuilder("cards", "banned:deck", "--deck", "-", "--json", stdin=text)
    assert "EBP01-079" in {card["number"] for card in answer.data["cards"]}


def test_other_art_in_the_deck_is_found(deckbuilder: Terminal) -> None:
    answer = deckbuilder("cards", "is:parallel", "--deck", "-", stdin="[main deck]\n2 EBP01-016+\n")
    assert answer.out.startswith("EBP01-016 ")


@pytest.mark.parametrize("query", ["in:deck", "fits:deck", "qty=0", "legal:deck", "order:qty", "group:legal"])
def test_a_search_that_looks_at_a_deck_asks_for_one(deckbuilder: Terminal, query: str) -> None:
    answer = deckbuilder("cards", query)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("This search looks at a deck, and none is given\n")


def test_a_search_knows_the_formats(deckbuilder: Terminal) -> None:
    answer = deckbuilder("cards", "banned:standard-en order:number", "--json")
    assert [card["number"] for card in answer.data["cards"]] == ["EBP01-079", "EBP03-016"]


@pytest.mark.parametrize(
    ("query", "marked"),
    [("t:battle rnk:5", "rnk:"), ("ゴジラ rnk:5", "rnk:"), ("rank:many", "many"), ('n:"open', '"')],
)
def test_a_fault_of_the_search_is_pointed_at(deckbuilder: Terminal, query: str, marked: str) -> None:
    answer = deckbuilder("cards", query)
    assert answer.code == 2
    assert answer.out == ""
    _, searched, carets, *_ = answer.err.splitlines()
    assert searched == f"  {query}"
    before = query[: query.index(marked)]
    assert carets.index("^") == 2 + len(before) + sum(not char.isascii() for char in before)
    assert "Expected" in answer.err


def test_the_mark_stands_under_the_fault_behind_signs_that_are_written_out(deckbuilder: Terminal) -> None:
    _, searched, carets, *_ = deckbuilder("cards", "a\u200b rnk:3").err.splitlines()
    assert (searched, carets) == ("  a\\u200b rnk:3", "          ^^^^")


def test_a_book_for_a_search_is_refused_and_not_printed(deckbuilder: Terminal) -> None:
    answer = deckbuilder("cards", "x" * 300_000)
    assert answer.code == 2
    assert answer.err.startswith("The search is 300000 characters long")
    assert len(answer.err) < 200


def test_a_mistyped_key_comes_with_a_proposal(deckbuilder: Terminal) -> None:
    answer = deckbuilder("cards", "rnk:5")
    assert answer.err.startswith('Unknown key "rnk:", at character 1 of the search')
    assert "Did you mean rank:?" in answer.err


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--lang", "fr"), '--lang: "fr" is not known; expected one of en, ja'),
        (("--limit", "0"), "--limit"),
        (("--limt", "4"), "No such option: --limt"),
        (("--deck", "none.deck"), "none.deck: there is no such file"),
        (("legal:kitchen",), "kitchen"),
    ],
)
def test_wrong_use_is_explained(deckbuilder: Terminal, arguments: tuple[str, ...], expected: str) -> None:
    answer = deckbuilder("cards", *arguments)
    assert answer.code == 2
    assert expected in answer.err
