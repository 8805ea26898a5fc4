"""The list a search gives: its order, what it depends on, and that a long list does not make anyone wait."""

import dataclasses
import gc
import subprocess
import sys
import threading
import time
import weakref

import pytest

from deckbuilder.cards import Card, Catalogue
from deckbuilder.cards.search import SearchContext, SearchIndex, parse_query
from tests.helpers.cards import make_card

ROWS = [
    make_card("EBP01-010", type="strategy", rank=1, name="Plan"),
    make_card("EPR-001", type="monster", rank=1, name="Alpha", threat=5000),
    make_card("EBP02-002", type="monster", rank=1, name="beta", threat=4000),
    make_card("EBP01-009", type="battle", rank=1, name="Gamma", counter_power=1000, colors=("blue",)),
    make_card("EBP01-002", type="battle", rank=2, name="Delta", counter_power=None),
]


def numbers(query: str, **context: dict[str, int]) -> list[str]:
    return [card.number for card in parse_query(query).select(ROWS, SearchContext(**context))]


@pytest.mark.parametrize(
    ("query", "order"),
    [
        ("", "EBP02-002 EPR-001 EBP01-009 EBP01-010 EBP01-002"),
        ("dir:desc", "EBP01-002 EBP01-010 EBP01-009 EBP02-002 EPR-001"),
        ("order:number", "EBP01-002 EBP01-009 EBP01-010 EBP02-002 EPR-001"),
        ("order:name", "EPR-001 EBP02-002 EBP01-002 EBP01-009 EBP01-010"),
        ("order:type", "EBP01-009 EBP01-002 EBP01-010 EBP02-002 EPR-001"),
        ("order:threat", "EBP02-002 EPR-001 EBP01-002 EBP01-009 EBP01-010"),
        ("order:threat dir:desc", "EPR-001 EBP02-002 EBP01-002 EBP01-009 EBP01-010"),
        ("order:power dir:desc", "EPR-001 EBP02-002 EBP01-009 EBP01-002 EBP01-010"),
        ("order:color", "EBP01-002 EBP01-010 EBP02-002 EPR-001 EBP01-009"),
    ],
)
def test_orders_are_stable_and_cards_without_a_value_come_last(query: str, order: str) -> None:
    assert numbers(query) == order.split()


def test_copies_in_the_deck_sort_too() -> None:
    assert numbers("order:qty dir:desc", counts={"EPR-001": 2, "EBP01-009": 4})[:2] == [
        "EBP01-009",
        "EPR-001",
    ]


def test_an_index_gives_the_same_list_as_the_plain_cards(catalogue: Catalogue) -> None:
    index = SearchIndex(catalogue)
    for text in ("", "godzilla", "order:name dir:desc c:r", "order:qty mothra"):
        query = parse_query(text)
        assert query.select(index) == query.select(catalogue)


def test_view_commands_are_told_apart_from_defaults() -> None:
    query = parse_query("c:r order:name group:type")
    assert (query.order, query.direction, query.group) == ("name", "asc", "type")
    assert query.commands == {"order", "group"}
    assert parse_query("").commands == frozenset()


@pytest.mark.parametrize(
    ("text", "looks"),
    [
        ("gigan o:rage", False),
        ("-(x in:deck)", True),
        ("fits:deck", True),
        ("qty<2", True),
        ("legal:standard-en", False),
        ("legal:deck", True),
        ("banned:deck", True),
        ("restricted:(standard-jp, deck)", True),
        ("is:token", False),
        ("is:restricted", True),
        ("order:qty", True),
        ("group:legal", True),
        ("group:set", False),
    ],
)
def test_a_search_says_whether_it_must_be_asked_again_for_another_deck(text: str, looks: bool) -> None:
    assert parse_query(text).uses_deck is looks


def test_warming_may_happen_in_the_background(catalogue: Catalogue) -> None:
    index = SearchIndex(catalogue.cards[:40])
    thread = threading.Thread(target=index.warm)
    thread.start()
    found = parse_query("o:destroy").select(index)
    thread.join()
    assert found == parse_query("o:destroy").select(index)


def test_cards_of_a_catalogue_that_is_no_longer_used_are_let_go() -> None:
    """What searches keep of a card held the card itself: each reloaded catalogue stayed in memory."""
    card = make_card()
    assert parse_query("gigan").matches(card)
    gone = weakref.ref(card)
    del card
    gc.collect()
    assert gone() is None


def test_importing_the_search_brings_no_parser() -> None:
    """The terminal's check must start at once."""
    code = "import sys, deckbuilder.cards.search; print(sorted({'lark', 'rapidfuzz'} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def copies(card: Card) -> Card:
    copy = Card(**{field.name: getattr(card, field.name) for field in dataclasses.fields(card)})
    vars(copy)["text"] = card.text  # made once: twenty thousand texts would take longer than all tests
    return copy


@pytest.mark.parametrize(
    "text",
    [
        *("", "g", "mothra OR rodan cp>=3000", "c:rw t:battle r<=5", "tr:weapon -is:token"),
        *("n:/god.*19/", "o:/draw [2-9]/", "order:qty"),
    ],
)
def test_twenty_thousand_rows_take_less_than_a_moment(text: str, many_rows: SearchIndex) -> None:
    """B47. The limit is generous, the machines that run tests are busy; measured: 5 to 45 ms."""
    query = parse_query(text)
    taken = []
    for _ in range(3):
        started = time.process_time()
        query.select(many_rows)
        taken.append(time.process_time() - started)
    assert min(taken) < 0.25


@pytest.fixture(scope="module")
def many_rows(catalogue: Catalogue) -> SearchIndex:
    """All cards fifty times over, ready to be searched as after a moment in the window."""
    index = SearchIndex(copies(card) for _ in range(50) for card in catalogue)
    index.warm()
    return index
