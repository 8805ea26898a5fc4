"""Patterns find what regular expressions find, and no pattern makes anyone wait."""

import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckbuilder.cards.search.pattern import Pattern, PatternError


@pytest.mark.parametrize(
    ("source", "text", "found"),
    [
        ("god.*1954", "godzilla(1954)", True),
        ("^zilla", "godzilla", False),
        ("^draw 1$", "burst 2\ndraw 1\ndestroy", True),
        ("a.b", "a\nb", False),
        (r"\bking\b", "the king is here", True),
        (r"\bking\b", "kings", False),
        (r"\Bing", "king", True),
        ("[^a-c]x", "ax dx", True),
        (r"[\d-]+z", "1-2z", True),
        ("(mo|ba)ttra", "battra", True),
        ("a{2,3}b", "ab", False),
        ("a{,2}b", "b", True),
        ("x{a}", "x{a}", True),
        ("GOD", "godzilla", True),
        ("ガ[ア-ン]", "がい", True),
        ("ｶﾞ", "が", True),
        ("é", "e", True),
        (r"\(", "godzilla(1954)", True),
        ("", "", True),
    ],
)
def test_the_usual_signs(source: str, text: str, found: bool) -> None:
    assert Pattern(source).search(text) is found


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("(", "a bracket is never closed"),
        (")", "a bracket closes that was never opened"),
        ("[a", "a set [ is never closed"),
        ("*", "a repeat needs something before it"),
        ("a**", "a repeat cannot follow a repeat"),
        ("^*", "a repeat needs a character before it"),
        ("a{3,2}", "{3,2} counts backwards"),
        ("a{101}", "repeats go up to 100"),
        ("a{1000}", "repeats go up to 100"),
        ("a{100100}", "repeats go up to 100"),
        ("(a{100}){100}", "the pattern is too large"),
        ("(?=a)", "looking ahead, looking behind and names are not supported"),
        (r"(a)\1", "referring back to a group is not supported"),
        (r"\q", r"\q has no meaning"),
        ("[z-a]", "the range z-a runs backwards"),
        ("(" * 60, "too many brackets inside each other"),
        ("a" * 201, "patterns have 200 characters at most"),
    ],
)
def test_what_cannot_be_used_is_said(source: str, message: str) -> None:
    with pytest.raises(PatternError) as caught:
        Pattern(source)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    "source", ["(a+)+$", "(a|a)*b", "(a*)*(a*)*c", "a?" * 60 + "a" * 60, ".*.*.*.*x", "(.{1,30}){1,30}x"]
)
def test_no_pattern_takes_long(source: str) -> None:
    """These make a backtracking matcher run for years."""
    pattern = Pattern(source)
    started = time.perf_counter()
    pattern.search("a" * 2000 + "!")
    assert time.perf_counter() - started < 2


SIGNS = st.text(st.sampled_from("ab.*+?|()^$[]{}1,\\bdw"), max_size=10)


@given(SIGNS, st.lists(st.text(st.sampled_from("ab1 \n"), max_size=8), max_size=4))
def test_patterns_agree_with_regular_expressions(source: str, texts: list[str]) -> None:
    try:
        pattern, other = Pattern(source), re.compile(source, re.MULTILINE)
    except (PatternError, re.error, FutureWarning):
        return
    for text in texts:
        assert pattern.search(text) == bool(other.search(text))
