"""Filter chips and the search line are two views of one query: each reads back as the other."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckbuilder.cards import CardType, Catalogue, Color
from deckbuilder.cards.search import Filters, QueryError, SearchContext, Vocabulary, parse_query

WORDS = Vocabulary(
    {code: code for code in ("EBP01", "EBP02", "EBP03", "ESD01", "EPR")},
    ("-0.0", "Final Wars", "GODZILLA THE RIDE", "Godzilla", "Godzilla Jr.", "King Ghidorah"),
    ("C",),
)
CONTEXT = SearchContext(
    formats={"standard-en": lambda card: "legal", "deck": lambda card: "legal"},
    format="deck",
    owned={"EBP01-016": 2},
)


@pytest.mark.parametrize(
    ("line", "filters"),
    [
        ("", Filters()),
        ("c:rw o:rage", Filters(colors=frozenset((Color.RED, Color.WHITE)), text="rage")),
        ("c:red", Filters(colors=frozenset((Color.RED,)))),
        ("t:battle r<=3", Filters(types=frozenset((CardType.BATTLE,)), ranks=frozenset((1, 2, 3)))),
        ("t:m r:2", Filters(types=frozenset((CardType.MONSTER,)), monster_ranks=frozenset((2,)))),
        ("-t:m", Filters(types=frozenset((CardType.BATTLE, CardType.STRATEGY)))),
        ("t:(monster, base)", Filters(types=frozenset((CardType.MONSTER,)), base=True)),
        ("r:3", Filters(ranks=frozenset((3,)), monster_ranks=frozenset((3,)))),
        ("r>=III", Filters(monster_ranks=frozenset((3, 4)))),
        ("(r:3 -t:m)", Filters(ranks=frozenset((3,)))),
        ("(r:3 -t:m) OR r:I", Filters(ranks=frozenset((3,)), monster_ranks=frozenset((1,)))),
        ("r>=5", Filters(rest="r>=5")),
        ("inv:(1, 2)", Filters(steps=frozenset((1, 2)))),
        ("s:ebp01 OR s:epr", Filters(sets=frozenset(("EBP01", "EPR")))),
        ("s:ebp01..ebp03", Filters(sets=frozenset(("EBP01", "EBP02", "EBP03")))),
        ("-s:ebp01", Filters(rest="-s:ebp01")),
        ("tr:final", Filters(traits=frozenset(("Final Wars",)))),
        ("kw:burst2", Filters(keywords=frozenset(("burst2",)))),
        ("in:deck fits:deck", Filters(in_deck=True, fits_deck=True)),
        ("owned>=1", Filters(owned=True)),
        ("have>0 gigan", Filters(owned=True, rest="gigan")),
        ("owned!=0", Filters(owned=True)),
        ("owned:1..", Filters(owned=True)),
        ("owned>=2", Filters(rest="owned>=2")),
        ("owned:1..9", Filters(rest="owned:1..9")),
        ("owned=1", Filters(rest="owned=1")),
        ("-owned=0", Filters(rest="-owned=0")),
        ("owned!=777", Filters(rest="owned!=777")),
        ("legal:standard-en", Filters(legal="standard-en")),
        (
            'Godzilla c:b "the  ride" order:cp',
            Filters(colors=frozenset((Color.BLUE,)), rest='Godzilla "the  ride" order:cp'),
        ),
        ("a OR b", Filters(rest="a OR b")),
        ("(a OR b) in:deck", Filters(rest="a OR b", in_deck=True)),
        ("c:r c:b", Filters(colors=frozenset((Color.BLUE,)), rest="c:r")),
        ("c=r", Filters(rest="c=r")),
        ("o:/x/", Filters(rest="o:/x/")),
    ],
)
def test_the_line_sets_the_chips(line: str, filters: Filters) -> None:
    assert Filters.from_query(line, WORDS) == filters


@pytest.mark.parametrize(
    ("filters", "line"),
    [
        (Filters(), ""),
        (Filters(colors=frozenset(Color)), "c:rbgw"),
        (Filters(types=frozenset((CardType.BATTLE,))), "t:battle"),
        (Filters(types=frozenset((CardType.BATTLE, CardType.MONSTER))), "t:mb"),
        (Filters(base=True), "t:base"),
        (Filters(ranks=frozenset((5,))), "r:5"),
        (Filters(ranks=frozenset((2,))), "(r:2 -t:m)"),
        (Filters(ranks=frozenset((2,)), types=frozenset((CardType.BATTLE,))), "t:battle r:2"),
        (Filters(ranks=frozenset((1, 2, 3, 6)), types=frozenset((CardType.BATTLE,))), "t:battle r:(1..3, 6)"),
        (Filters(monster_ranks=frozenset((1, 4))), "r:(I, IV)"),
        (Filters(sets=frozenset(("EBP02",))), "s:ebp02"),
        (Filters(traits=frozenset(("Godzilla", "Final Wars"))), 'tr:("Final Wars", Godzilla)'),
        (Filters(text="discard pile"), 'o:"discard pile"'),
        (Filters(rest="a OR b", in_deck=True), "(a OR b) in:deck"),
        (Filters(owned=True, in_deck=True), "in:deck owned>=1"),
        (Filters(rest="gigan", steps=frozenset((2,)), legal="deck"), "gigan inv:2 legal:deck"),
    ],
)
def test_the_chips_write_the_line(filters: Filters, line: str) -> None:
    assert filters.to_query() == line


def test_a_line_that_cannot_be_read_leaves_the_chips_to_the_caller() -> None:
    with pytest.raises(QueryError):
        Filters.from_query("c:")


def sets_of(*values: object) -> st.SearchStrategy[frozenset[object]]:
    return st.frozensets(st.sampled_from(values))


REST = st.sampled_from(
    [
        "",
        "gigan",
        "a OR b",
        "(a b)",
        "-c:r x",
        '"two  words" order:cp',
        "r>=5",
        "c=r",
        "o:/a|b/",
        "x, y",
        "!t:(m) gigan",
    ]
)
FILTERS = st.builds(
    Filters,
    colors=sets_of(*Color),
    types=sets_of(*CardType),
    base=st.booleans(),
    ranks=sets_of(1, 2, 3, 4, 5, 8, 23),
    monster_ranks=sets_of(1, 2, 3, 4),
    steps=sets_of(1, 2),
    sets=sets_of(*WORDS.sets),
    traits=sets_of(*WORDS.traits),
    keywords=sets_of("burst", "burst2", "yourturn"),
    text=st.one_of(st.just(""), st.text(max_size=8).filter(str.strip)),
    in_deck=st.booleans(),
    fits_deck=st.booleans(),
    owned=st.booleans(),
    legal=st.sampled_from(["", "deck", "standard-en"]),
    rest=REST,
)


@settings(max_examples=60)
@given(FILTERS)
def test_filters_survive_the_line(filters: Filters) -> None:
    if filters.rest.startswith("!t:"):
        filters = Filters.from_query(filters.to_query(), WORDS)
    assert Filters.from_query(filters.to_query(), WORDS) == filters


PART = st.sampled_from(
    [
        *("gigan", "(gigan OR c:r)", "order:name", "-(t:b c:r)", "c:r OR t:m"),
        *("c:rw", "c=b", "-c:g", "t:m", "t:base", "-t:b", "r:3", "r<=2", "r>III", "(r:3 -t:m)", "r:(II, 5)"),
        *("inv:2", "inv:none", "s:ebp", "-s:ebp01", "tr:final", "tr:(mothra, rodan)", "kw:burst"),
        *("in:deck", "fits:deck", "legal:deck", "owned>=1", "owned<3"),
    ]
)


@settings(max_examples=60)
@given(st.lists(PART, max_size=6, unique=True))
def test_reading_a_line_into_chips_and_back_finds_the_same_cards(
    catalogue: Catalogue, parts: list[str]
) -> None:
    line = " ".join(
        part if " OR " not in part or len(parts) == 1 else f"({part.strip('()')})" for part in parts
    )
    filters = Filters.from_query(line)
    assert Filters.from_query(filters.to_query()) == filters
    found = parse_query(filters.to_query()).select(catalogue, CONTEXT)
    assert found == parse_query(line).select(catalogue, CONTEXT)


def test_a_single_monster_rank_is_a_frozen_set_and_lights_one_chip() -> None:
    """The panel lit I to IV for ``t:monster r:3``: the reader handed it a plain set."""
    filters = Filters.from_query("t:monster r:3")
    assert filters.monster_ranks == frozenset((3,))
    assert isinstance(filters.monster_ranks, frozenset)
    assert isinstance(hash(filters), int)
