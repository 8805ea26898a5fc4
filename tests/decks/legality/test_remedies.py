"""What can be done about violations: searches for what is missing, safe fixes all at once."""

from __future__ import annotations

from datetime import date

import pytest

from deckbuilder.cards.search import SearchContext, parse_query
from deckbuilder.decks.deck import Deck, Section
from deckbuilder.decks.legality import Code, Reading, Severity, check
from deckbuilder.decks.legality.remedies import SAFE, Search, fix_all, safe_fixes, search_for
from deckbuilder.decks.legality.rules import RULES
from tests.helpers import decks

TODAY = date(2026, 11, 30)
EN = decks.formats()["standard-en"]


def found(deck: Deck, code: Code) -> Search | None:
    """The search for the first violation of a kind."""
    violations = check(deck, decks.cards(), EN, TODAY)
    violation = next(each for each in violations if each.code is code)
    return search_for(violation, Reading(deck, decks.cards(), EN, TODAY))


def cards_for(search: Search, deck: Deck) -> list[str]:
    """The cards a search finds while the deck is open."""
    from deckbuilder.decks.legality import allowed_colors

    context = SearchContext(
        counts=deck.copies(),
        formats={EN.full_id: lambda card: EN.status(card, TODAY)},
        format=EN.full_id,
        colors=allowed_colors(Reading(deck, decks.cards(), EN, TODAY)),
    )
    return [card.number for card in parse_query(search.query).select(decks.cards(), context)]


def test_a_deck_that_is_too_small_asks_for_cards_that_fit() -> None:
    full = decks.red("4 EBP01-016")
    deck = full.remove(Section.MAIN, full.main[-1].number, 2)
    search = found(deck, Code.MAIN_DECK_SIZE)
    assert search.label == f"Add {50 - deck.count(Section.MAIN)}…"
    numbers = cards_for(search, deck)
    assert "EBP01-016" in numbers
    for number in numbers:
        more = check(deck.add(Section.MAIN, number), decks.cards(), EN, TODAY)
        assert not {each.code for each in more if number in each.cards} & {Code.COLOR, Code.NOT_IN_POOL}


def test_a_deck_that_is_too_large_asks_for_none() -> None:
    assert found(decks.red("60 EBP01-016"), Code.MAIN_DECK_SIZE) is None


@pytest.mark.parametrize("rank", [1, 2, 3, 4])
def test_a_missing_monster_is_looked_for_by_its_rank(rank: int) -> None:
    deck = decks.red()
    gone = next(each for each in deck.monster if decks.cards().get(each.number).rank == rank)
    deck = deck.remove(Section.MONSTER, gone.number)
    search = found(deck, Code.MONSTER_MISSING)
    assert search.label == f"Find a rank {['I', 'II', 'III', 'IV'][rank - 1]}…"
    numbers = cards_for(search, deck)
    assert gone.base in numbers
    assert {decks.cards()[number].rank for number in numbers} == {rank}


def test_a_rank_without_plays_is_given_monsters_that_follow_it() -> None:
    deck = decks.red()
    violations = [
        each
        for each in check(deck, decks.cards(), EN, TODAY)
        if each.code is Code.NO_REPLACEMENT and each.severity is Severity.WARNING
    ]
    assert violations
    for violation in violations:
        search = search_for(violation, Reading(deck, decks.cards(), EN, TODAY))
        number = cards_for(search, deck)[0]
        after = check(deck.add(Section.MAIN, number), decks.cards(), EN, TODAY)
        assert violation not in after


def test_all_safe_fixes_leave_nothing_safe_to_fix() -> None:
    deck = decks.red("6 EBP01-016, 2 EBP01-077, 3 EBP02-T03, 2 EPR-011, 3 EBP99-999")
    violations = check(deck, decks.cards(), EN, TODAY)
    assert len(safe_fixes(violations)) >= 3
    mended = fix_all(deck, decks.cards(), EN, TODAY)
    codes = {each.code for each in check(mended, decks.cards(), EN, TODAY)}
    assert not codes & SAFE
    assert mended.copies_of(Section.MAIN, "EBP99-999") == 3, "what is unknown stays"
    assert fix_all(mended, decks.cards(), EN, TODAY) == mended


def test_what_needs_a_choice_is_not_fixed_with_the_rest() -> None:
    deck = decks.red("60 EBP01-030")
    assert not SAFE & {Code.MAIN_DECK_SIZE, Code.STEP_2_LIMIT, Code.CHOICE_GROUP, Code.UNKNOWN_CARD}
    assert fix_all(deck, decks.cards(), EN, TODAY).count(Section.MAIN) < deck.count(Section.MAIN)


def test_every_rule_that_is_named_is_told_in_full() -> None:
    """Every violation that checks give can be asked "why?"."""
    every = [
        *check(Deck(), decks.cards(), EN, TODAY),
        *check(decks.red("6 EBP01-016, 2 EBP01-077, 3 EBP02-T03, 12 EBP01-030"), decks.cards(), EN, TODAY),
    ]
    assert {each.rule for each in every} <= set(RULES)
    assert all(text.endswith(".") and len(text) > 60 for text in RULES.values())
