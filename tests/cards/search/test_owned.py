"""The key ``owned`` and the order of that name: what the player has, all prints of a card together."""

import pytest

from deckbuilder.cards.search import QueryError, SearchContext, SearchIndex, parse_query
from tests.helpers.cards import make_card

CARDS = [make_card(number=f"EBP01-00{serial}") for serial in range(1, 5)]
OWNED = SearchContext(owned={"EBP01-001": 1, "EBP01-002": 12, "EBP01-004": 4})


def found(query: str, context: SearchContext = OWNED) -> list[str]:
    return [card.number[-1] for card in parse_query(query).select(SearchIndex(CARDS), context)]


@pytest.mark.parametrize(
    ("query", "numbers"),
    [
        ("owned>=1", "124"),
        ("have>=1", "124"),
        ("owned=0", "3"),
        ("owned<4", "13"),
        ("owned:4..12", "24"),
        ("owned!=(1, 12)", "34"),
        ("-owned>0", "3"),
        ("order:owned", "3142"),
        ("sort:have dir:desc", "2413"),
    ],
)
def test_owned_cards_are_found_and_sorted(query: str, numbers: str) -> None:
    assert "".join(found(query)) == numbers


@pytest.mark.parametrize(
    ("query", "span"), [("c:red OR owned=0", (9, 16)), ("owned>=1", (0, 8)), ("a order:owned", (2, 13))]
)
def test_without_a_collection_the_search_says_how_to_get_one(query: str, span: tuple[int, int]) -> None:
    """Nothing in a search is ignored: no collection is not the same as a collection without cards."""
    with pytest.raises(
        QueryError, match=r"^There is no collection yet at character \d+; expected .*Tools"
    ) as error:
        parse_query(query).select(SearchIndex([make_card(name="a", colors=("blue",))]), SearchContext())
    assert error.value.position == span


def test_an_empty_collection_is_one() -> None:
    assert found("owned>=1", SearchContext(owned={})) == []
    assert "".join(found("owned=0", SearchContext(owned={}))) == "1234"


@pytest.mark.parametrize(
    ("query", "owned", "deck"),
    [
        ("gigan", False, False),
        ("a OR owned>=1", True, False),
        ("-owned=0 qty>1", True, True),
        ("order:owned", True, False),
        ("order:qty", False, True),
    ],
)
def test_a_search_says_whether_it_looks_at_the_collection(query: str, owned: bool, deck: bool) -> None:
    parsed = parse_query(query)
    assert (parsed.uses_owned, parsed.uses_deck) == (owned, deck)
