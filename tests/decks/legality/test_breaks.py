"""One deliberate break of each rule on both starters, in every format, gives exactly its violation (B44)."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

import pytest

from deckbuilder.decks.deck import Deck
from tests.helpers.decks import MAIN, MONSTER, TODAY, formats, found, shipped, swap


@dataclass(frozen=True)
class Starter:
    """A starter deck and the cards with which to break it, all of them commons that every format knows."""

    name: str
    spare: str
    """A battle card with Step 1 that is there four times."""

    step_2: str
    """A main-deck card with Step 2."""

    fourfold: str
    second_rank_2: str
    fits: str
    """A battle card with Step 1 of the deck's colour."""

    off_color: str
    rank_4: tuple[str, ...]
    """The main-deck monsters that can be played on rank IV."""


MINUS_ONE = Starter(
    "ESD01",
    "ESD01-008",
    "ESD01-012",
    "ESD01-009",
    "EBP01-002",
    "EBP01-016",
    "EBP01-047",
    ("ESD01-004", "ESD01-007"),
)
HEISEI = Starter(
    "ESD02",
    "ESD02-007",
    "ESD02-010",
    "ESD02-008",
    "EBP01-034",
    "EBP01-047",
    "EBP01-016",
    ("ESD02-004", "ESD02-006"),
)

Break = Callable[[Deck, Starter], Deck]


def without_rank_4_to_play(deck: Deck, starter: Starter) -> Deck:
    for number in starter.rank_4:
        deck = swap(deck, number, "EBP01-068", deck.copies_of(MAIN, number))
        deck = swap(deck, "EBP01-068", starter.fits, 2)
    return deck


def with_mechagodzilla_on_top(deck: Deck, starter: Starter) -> Deck:
    rank_4 = starter.rank_4[0]
    return swap(swap(deck, rank_4, "EBP04-011", section=MONSTER), starter.spare, "EBP04-011")


BREAKS: dict[str, Break] = {
    "main-deck-size": lambda deck, s: deck.remove(MAIN, s.spare),
    "main-deck-size, one too many": lambda deck, s: deck.add(MAIN, s.fits),
    "monster-missing": lambda deck, s: deck.remove(MONSTER, f"{s.name}-003"),
    "monster-extra": lambda deck, s: deck.add(MONSTER, s.second_rank_2),
    "monster-deck-type": lambda deck, s: deck.add(MONSTER, s.fits),
    "unknown-card": lambda deck, s: swap(deck, s.spare, "EBP99-001"),
    "token": lambda deck, s: swap(deck, s.spare, "EBP02-T04"),
    "rage-card": lambda deck, s: swap(deck, s.spare, "EPR-012"),
    "too-many-copies": lambda deck, s: swap(deck, s.spare, s.fourfold),
    "too-many-copies, other art": lambda deck, s: swap(deck, s.spare, f"{s.fourfold}++"),
    "step-2-limit": lambda deck, s: swap(deck, s.spare, "EBP01-067"),
    "color": lambda deck, s: swap(deck, s.spare, s.off_color),
    "trait-chain": with_mechagodzilla_on_top,
    "no-replacement": without_rank_4_to_play,
}


def legal(starter: Starter, format_id: str) -> Deck:
    """The starter as its region plays it: in Japan Heat Ray has another number."""
    deck = shipped(starter.name)
    return swap(deck, "ESD01-016", "EPR-004", 2) if format_id == "standard-jp" else deck


def news(deck: Deck, before: Deck, format_id: str, on: date = TODAY) -> list[str]:
    """The codes of what is found in a deck and was not found in the deck before."""
    known = {(each.code, each.cards) for each in found(before, format_id, on)}
    return [each.code for each in found(deck, format_id, on) if (each.code, each.cards) not in known]


@pytest.mark.parametrize("starter", [MINUS_ONE, HEISEI], ids=lambda starter: starter.name)
@pytest.mark.parametrize("format_id", list(formats()))
@pytest.mark.parametrize("name", list(BREAKS))
def test_each_break_gives_exactly_its_violation(name, format_id, starter):
    before = legal(starter, format_id)
    broken = BREAKS[name](before, starter)
    assert [each.code for each in found(before, format_id) if each.is_error] == []
    assert news(broken, before, format_id) == [name.partition(",")[0]]


LISTED = [
    ("standard-en", "restricted", lambda deck, s: swap(deck, s.spare, "EBP01-077", 2)),
    ("standard-jp", "restricted", lambda deck, s: swap(deck, s.spare, "EBP01-077", 2)),
    ("standard-en", "banned", lambda deck, s: swap(deck, s.step_2, "EBP01-079")),
    ("standard-jp+zero-copies", "banned", lambda deck, s: swap(deck, s.step_2, "EBP01-079")),
    ("bulkzilla", "banned", lambda deck, s: swap(deck, s.step_2, "EBP01-079")),
    ("standard-en", "excluded", lambda deck, s: swap(deck, s.spare, "EPR-004")),
    ("standard-jp", "excluded", lambda deck, s: swap(deck, s.spare, "ESD01-016")),
    ("bulkzilla", "not-in-pool", lambda deck, s: swap(deck, s.spare, "EBP01-077")),
]


@pytest.mark.parametrize("starter", [MINUS_ONE, HEISEI], ids=lambda starter: starter.name)
@pytest.mark.parametrize(
    ("format_id", "code", "change"), LISTED, ids=lambda value: value if isinstance(value, str) else ""
)
def test_each_break_of_a_list_gives_exactly_its_violation(format_id, code, change, starter):
    before = legal(starter, format_id.partition("+")[0])
    assert news(change(before, starter), before, format_id) == [code]


@pytest.mark.parametrize("format_id", ["standard-en", "standard-jp"])
def test_both_cards_of_the_choice_pair_are_one_violation(format_id):
    before = legal(MINUS_ONE, format_id)
    broken = swap(swap(before, "ESD01-012", "EBP03-035"), "ESD01-008", "EBP02-003")
    assert news(broken, before, format_id) == ["choice-group"]


@pytest.mark.parametrize(
    ("starter", "card", "out"), [(MINUS_ONE, "ESD03-008", "ESD01-013"), (HEISEI, "ESD04-004", "ESD02-013")]
)
@pytest.mark.parametrize("format_id", ["standard-en", "standard-jp"])
def test_a_card_of_another_set_is_one_violation(format_id, starter, card, out):
    before = legal(starter, format_id)
    assert news(swap(before, out, card), before, format_id) == ["not-in-pool"]


@pytest.mark.parametrize("starter", [MINUS_ONE, HEISEI], ids=lambda starter: starter.name)
@pytest.mark.parametrize("format_id", list(formats()))
def test_a_set_to_come_is_one_violation(format_id, starter):
    before = legal(starter, format_id)
    broken = swap(before, starter.spare, "EBP02-079")
    assert news(broken, before, format_id, date(2025, 9, 1)) == ["not-released"]
