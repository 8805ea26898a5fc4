"""Nothing in a search is ignored: each mistake is named, placed, and answered with what to write (4.2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckbuilder.cards.search import QueryError, SearchContext, Vocabulary, parse_query
from tests.helpers.cards import make_card

WORDS = Vocabulary(
    {"EBP01": "Booster 01", "EBP02": "Booster 02"}, ("Final Wars", "Godzilla"), ("C", "UC"), ("standard-en",)
)


def error(text: str) -> QueryError:
    with pytest.raises(QueryError) as caught:
        parse_query(text, WORDS)
    return caught.value


@pytest.mark.parametrize(
    ("text", "message", "marked", "suggestion"),
    [
        ("c:r rnk:3", 'Unknown key "rnk:"', "rnk:", "rank:"),
        ("Gigan:Villain", 'Unknown key "gigan:"', "Gigan:", ""),
        ("t:batle", 'Unknown type "batle"', "batle", "t:battle"),
        ("c:purple", 'Unknown colour "purple"', "purple", ""),
        ("c:gren", 'Unknown colour "gren"', "gren", "c:green"),
        ("is:paralel", 'Unknown state "paralel"', "paralel", "is:parallel"),
        ("kw:brust", 'Unknown keyword "brust"', "brust", "kw:burst"),
        ("kw:enter3", 'Unknown keyword "enter3"', "enter3", ""),
        ("tr:godzila", 'Unknown trait "godzila"', "godzila", "tr:Godzilla"),
        ("tr:finalwers", 'Unknown trait "finalwers"', "finalwers", 'tr:"Final Wars"'),
        ("s:ebp09", 'Unknown set "ebp09"', "ebp09", "s:EBP02"),
        ("s:ebp02..ebp01", "This range runs backwards", "ebp02..ebp01", "s:ebp01..ebp02"),
        ("s:..", "This range has no ends", "..", ""),
        ("rar:z", 'Unknown rarity "z"', "z", ""),
        ("in:hand", 'Unknown place "hand"', "hand", ""),
        ("legal:standart-en", 'Unknown format "standart-en"', "standart-en", "legal:standard-en"),
        ("r:high", '"high" is not a number', "high", ""),
        ("r:>=3", '">=3" is not a number', ">=3", "r>=3"),
        ("cp>=many", '"many" is not a number', "many", ""),
        ("t>=battle", '"battle" is not a number', "battle", ""),
        ("th>=1..2", ">= takes one number, not a range", "1..2", ""),
        ("qty:5..2", "This range runs backwards", "5..2", "qty:2..5"),
        ("r>=(1, 2)", ">= takes one value", "1, 2)", ""),
        ("o>=3", '"o" cannot be compared with >=', "o>=", ""),
        ("no:016", '"016" is no card number', "016", ""),
        ("no:!!", '"!!" is no card number', "!!", ""),
        ("order:size", 'Unknown order "size"', "size", ""),
        ("order:nam", 'Unknown order "nam"', "nam", "order:name"),
        ("dir:sideways", 'Unknown direction "sideways"', "sideways", ""),
        ("group:(rank, type)", '"group:" takes one value', "group:(rank, type)", ""),
        ("order:rank x order:name", '"order:" is given twice', "order:name", ""),
        ("x OR order:rank", '"order:" is about the whole list', "order:rank", ""),
        ("-order:rank", '"order:" is about the whole list', "order:rank", ""),
        ("c:", '"c:" has no value', "c:", ""),
        ("x r>=", '"r>=" has no value', "r>=", ""),
        ('o:""', "Nothing between the quotes", '""', ""),
        ('x "open', "This quote is never closed", '"open', ""),
        ("o:/open", "This pattern is never closed", "/open", '"/"'),
        ("(a b", "This bracket is never closed", "(", "(a b)"),
        ("a) b", "No bracket was opened before this one", ")", ""),
        ("a ()", "Nothing between the brackets", "()", ""),
        ("a OR", '"OR" has nothing after it', "OR", ""),
        ("OR a", '"OR" has nothing before it', "OR", ""),
        ("a NOT", '"NOT" has nothing after it', "NOT", ""),
        (">=3", 'No key before ">"', ">", ""),
        ("o:/(/", "This pattern cannot be used: a bracket is never closed", "/(/", ""),
        (
            r"/(a)\1/",
            "This pattern cannot be used: referring back to a group is not supported",
            r"/(a)\1/",
            "",
        ),
    ],
)
def test_a_mistake_is_named_and_placed(text: str, message: str, marked: str, suggestion: str) -> None:
    fault = error(text)
    start, end = fault.position
    assert (fault.message, text[start:end], fault.suggestion) == (message, marked, suggestion)


def test_the_whole_message_says_where_what_was_expected_and_what_to_write() -> None:
    assert str(error("c:r rnk:3")) == (
        'Unknown key "rnk:" at character 5; expected a key such as t: c: r: o: s:, '
        "or quotes around a name with a colon; did you mean rank:?"
    )
    assert str(error("t:batle")) == (
        'Unknown type "batle" at character 3; expected monster, battle or strategy; did you mean t:battle?'
    )
    assert str(error("c:")) == '"c:" has no value at character 1; expected a value, as in c:...'


def test_positions_are_those_of_the_text_as_typed() -> None:
    """Full-width signs are one character each, as in the box."""
    text = "ｃ：ｒ　ｔ：ｂａｔｌｅ"
    start, end = error(text).position
    assert text[start:end] == "ｂａｔｌｅ"


def test_without_a_vocabulary_the_shipped_traits_and_sets_are_known() -> None:
    assert parse_query('tr:"king ghidorah" s:ebp04')
    with pytest.raises(QueryError, match='Unknown trait "godzila"'):
        parse_query("tr:godzila")


def test_a_format_the_window_does_not_know_is_an_error_when_the_search_runs() -> None:
    query = parse_query("legal:rumble")
    with pytest.raises(QueryError, match='No format "rumble" is known'):
        query.matches(make_card(), SearchContext())
    with pytest.raises(QueryError, match="No deck is open"):
        parse_query("legal:deck").matches(make_card(), SearchContext())


def test_a_book_is_no_search() -> None:
    assert error("x" * 5000).message == "The search is 5000 characters long"


@pytest.mark.parametrize(
    "text", ["(" * 500 + "x" + ")" * 500, "-" * 1000 + "x", "-(" * 400 + "x" + ")" * 400]
)
def test_deep_nesting_is_refused_and_does_not_crash(text: str) -> None:
    assert error(text).message.startswith("Too many")


PIECES = st.sampled_from(
    [
        "c",
        ":",
        "r",
        ">=",
        "3",
        "(",
        ")",
        '"',
        "/",
        "-",
        "!",
        "OR",
        "or ",
        " ",
        ",",
        "|",
        "tr:",
        "ガ",
        "\\",
        "..",
    ]
)


@given(st.one_of(st.text(max_size=20), st.lists(PIECES, max_size=12).map("".join)))
def test_any_text_is_read_or_answered_with_a_place_in_it(text: str) -> None:
    fault = fault_of(text)
    if fault is None:
        assert isinstance(parse_query(text, WORDS).matches(make_card()), bool)
    else:
        start, end = fault.position
        assert 0 <= start <= end <= len(text)
        assert fault.message


def fault_of(text: str) -> QueryError | None:
    try:
        parse_query(text, WORDS)
    except QueryError as fault:
        return fault
    return None
