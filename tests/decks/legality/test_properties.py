"""What holds for every deck: order and spelling never matter, every fix ends its violation."""

from datetime import date

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from deckbuilder.decks.deck import Deck, Entry
from deckbuilder.decks.legality import Code, Violation, is_legal
from tests.helpers.decks import MAIN, MONSTER, cards, facts, formats, found, shipped

NUMBERS = [card.number for card in cards()]
ODD = ["EBP99-001", "ESD01-999+", "EPR-011", "EPR-013", "no card at all", "レア", "x²"]
MONSTERS = [card.number for card in cards() if card.type == "monster"]
LISTED = [
    "EBP01-077",
    "EBP01-079",
    "EBP03-016",
    "EBP02-003",
    "EBP03-035",
    "EPR-004",
    "ESD01-016",
    "EBP01-046",
]
FORMATS = [*formats(), "standard-jp+zero-copies"]

number = st.one_of(st.sampled_from(NUMBERS), st.sampled_from(LISTED), st.sampled_from(ODD))
printed = st.builds("{}{}".format, st.sampled_from(NUMBERS), st.sampled_from(["", "", "+", "++"]))
entry = st.builds(Entry, st.one_of(number, printed), st.integers(1, 6))
monster_entry = st.builds(Entry, st.one_of(st.sampled_from(MONSTERS), number), st.integers(1, 2))
started = st.sampled_from(["ESD01", "ESD02", "ginza-rampage", "millennium-depths", "xilien-gambit"]).map(
    shipped
)
days = st.dates(date(2025, 6, 1), date(2027, 1, 1))
format_ids = st.sampled_from(FORMATS)


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """A real deck with lines taken out and others put in, or a heap of cards."""
    base = draw(st.one_of(started, st.just(Deck())))
    keep_monsters = draw(st.lists(st.sampled_from(base.monster), unique=True)) if base.monster else []
    main = [each for each in base.main if draw(st.integers(0, 5))]
    return Deck(
        monster=(*keep_monsters, *draw(st.lists(monster_entry, max_size=3))),
        main=(*main, *draw(st.lists(entry, max_size=6))),
    )


def spelled(text: str, style: int) -> str:
    """A card number as someone might write it; other text stays."""
    if not (text[0] == "E" and "-" in text):
        return text
    styles = [
        text,
        text.lower(),
        text[1:],
        text[1:].lower(),
        text.replace("-", "–"),
        text.replace("-", " "),
        "".join(chr(ord(char) + 0xFEE0) for char in text),
        f"  {text}  ",
        f"{text}+",
    ]
    return styles[style % len(styles)]


@given(decks(), format_ids, days, st.randoms(use_true_random=False))
def test_order_and_spelling_never_change_the_verdict(deck, format_id, on, random):
    """R4.5, R4.6, H44: lines shuffled, split and respelled."""

    def scrambled(entries):
        lines = [
            Entry(spelled(each.number, random.randrange(9))) for each in entries for _ in range(each.count)
        ]
        random.shuffle(lines)
        return tuple(lines)

    other = Deck(monster=scrambled(deck.monster), main=scrambled(deck.main))
    assert facts(found(other, format_id, on)) == facts(found(deck, format_id, on))


COUNTED = {Code.MAIN_DECK_SIZE, Code.MONSTER_MISSING, Code.STEP_2_LIMIT}
"""Violations about a number, whose cards a fix may change while the violation stays."""


def same(one: Violation, other: Violation) -> bool:
    return one.code == other.code and (one.cards == other.cards or one.code in COUNTED)


@given(decks(), format_ids, days)
def test_every_fix_ends_its_violation(deck, format_id, on):
    for violation in found(deck, format_id, on):
        if violation.fix is None:
            continue
        mended = violation.fix.apply(deck)
        assert not [each for each in found(mended, format_id, on) if same(each, violation)], str(
            violation.fix
        )


@given(decks(), format_ids, days)
def test_a_fix_does_what_it_says_and_nothing_else(deck, format_id, on):
    """No card appears from nowhere, and removing removes exactly the number on the button."""
    before = sum(deck.copies().values())
    for violation in found(deck, format_id, on):
        if violation.fix is None:
            continue
        verb, count = violation.fix.label.split()
        after = sum(violation.fix.apply(deck).copies().values())
        assert after == before - (int(count) if verb == "Remove" else 0)


@given(decks(), format_ids, days)
def test_applying_every_fix_in_turn_comes_to_an_end_with_nothing_left_to_fix(deck, format_id, on):
    for _ in range(100):
        fixes = [each.fix for each in found(deck, format_id, on) if each.fix and each.is_error]
        if not fixes:
            return
        deck = fixes[0].apply(deck)
    pytest.fail("the fixes went on for ever")


@given(decks(), format_ids, days)
def test_errors_come_first_and_decide(deck, format_id, on):
    violations = found(deck, format_id, on)
    kinds = [each.is_error for each in violations]
    assert kinds == sorted(kinds, reverse=True)
    assert is_legal(violations) is not any(kinds)


@given(decks(), format_ids, days)
def test_each_violation_is_said_once(deck, format_id, on):
    said = [(each.code, each.cards) for each in found(deck, format_id, on)]
    assert len(said) == len(set(said))


@given(decks(), format_ids, days)
def test_sentences_hold_the_facts(deck, format_id, on):
    """No full stop, no empty words, and both numbers where two numbers are compared."""
    for each in found(deck, format_id, on):
        assert each.sentence[0].isupper() or each.cards[0] in ODD
        assert not each.sentence.endswith(".")
        assert each.rule_words
        if isinstance(each.actual, int) and each.is_error and each.code is not Code.UNKNOWN_CARD:
            assert str(each.actual) in each.sentence
            assert str(each.allowed) in each.sentence


@given(decks(), days)
def test_what_a_format_calls_banned_or_outside_its_pool_never_makes_a_legal_deck(deck, on):
    rules = formats()["standard-en"]
    barred = {key for key in deck.copies() if (card := cards().get(key)) and rules.copy_limit(card, on) == 0}
    assume(barred)
    assert not is_legal(found(deck, rules, on))


def test_the_same_fix_is_offered_every_time():
    deck = shipped("ESD01").add(MAIN, "ESD01-016", 3).add(MONSTER, "ESD01-002")
    assert [str(each.fix) for each in found(deck)] == [str(each.fix) for each in found(deck)]
