"""The strongest board that is found can be fielded, is worth what the engine says, and is a lower bound."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import permutations

import pytest

from deckbuilder.engine import Scenario, begin
from deckbuilder.engine.lists import Definitions, define_all
from deckbuilder.engine.values import total_counter_power
from deckbuilder.play import Numbers
from deckbuilder.play.strongest import (
    POSITIONS,
    Moment,
    Progress,
    Strongest,
    StrongestError,
    plain_monsters,
    strongest_board,
)
from tests.helpers import decks
from tests.helpers.sessions import opening

MONSTERS = ("EBP02-041", "ESD01-002", "ESD01-003", "ESD01-004")
"""The one of rank I strengthens the battle cards beside it."""

PLAIN = ("EPR-001", *MONSTERS[1:])
"""Without texts about counter power."""

SMALL = ("EBP01-017", "EBP02-060", "EBP02-031", "EBP01-023")
"""Stronger in zone 8; across from the enemy; among others; with rage."""


@cache
def table() -> Definitions:
    return define_all(decks.cards())


def strongest(
    main: Sequence[str],
    moment: Moment,
    monsters: tuple[str, ...] = MONSTERS,
    positions: int = POSITIONS,
    seed: int = 0,
) -> Strongest:
    deck = Numbers(monsters, tuple(main))
    return strongest_board(
        deck, moment, table(), plain_monsters(decks.cards()), seed=seed, positions=positions
    )


def total(scenario: Scenario) -> int:
    return total_counter_power(begin(scenario, table()), 0)


def placed(found: Strongest) -> list[str]:
    return sorted(card for stack in found.scenario.players[0].zones.values() for card in stack)


def boards(main: Sequence[str], own_zone: int) -> Iterator[dict[int, tuple[str, ...]]]:
    """Every way to put all the cards into different zones."""
    for zones in permutations([zone for zone in range(1, 9) if zone != own_zone], len(main)):
        yield {zone: (card,) for zone, card in zip(zones, main, strict=True)}


@pytest.mark.parametrize(
    "moment", [Moment(zone=4, against=7), Moment(zone=8, against=5, rage=2)], ids=["calm", "rage"]
)
def test_the_best_of_all_boards_is_found(moment: Moment) -> None:
    found = strongest(SMALL, moment)
    mine, other = found.scenario.players
    every = (
        total(replace(found.scenario, players=(replace(mine, zones=zones), other)))
        for zones in boards(SMALL, moment.zone)
    )
    assert found.total == max(every)


def test_the_scenario_is_worth_the_total_and_the_shares_add_up() -> None:
    deck = opening().decks[0]
    found = strongest(deck.main, Moment(zone=3, against=8, rank=2), deck.monsters, positions=1500)
    side = found.scenario.players[0]
    assert total(found.scenario) == found.total == sum(share.points for share in found.shares)
    on_board = [card for stack in side.zones.values() for card in stack]
    assert sorted([*on_board, *side.deck_rest]) == sorted(deck.main)
    assert [share.zone for share in found.shares] == [1, 2, 4, 5, 6, 7, 8]
    assert len(side.monster) == 2


def test_no_card_stands_with_the_monster_or_above_the_rank_that_can_be_played() -> None:
    """R9.1, R9.3."""
    found = strongest(["ESD01-012", "EBP01-017", "EBP01-017"], Moment(zone=8, against=6))
    assert placed(found) == ["EBP01-017", "EBP01-017"]
    assert 8 not in found.scenario.players[0].zones


def test_a_strategy_card_that_strengthens_the_board_lies_beside_it() -> None:
    """R15.4: EBP01-062 adds to the total while a Destoroyah battle card is there."""
    main = ["EBP01-062", "ESD02-013"]
    assert strongest(main, Moment(zone=3), PLAIN).total == 13_000 + 10_000
    without = strongest(main, Moment(zone=2), PLAIN)
    assert without.total == 13_000, "a strategy card of rank 3 needs the own monster in zone 3"
    assert without.scenario.players[0].strategies == (None, None)


def test_what_evolution_brings_lies_on_the_card_that_may_be_played() -> None:
    """R20.9: a rank 5 Mothra against a monster in zone 2."""
    found = strongest(["ESD02-007", "ESD02-010"], Moment(zone=8, against=2), PLAIN)
    assert list(found.scenario.players[0].zones.values()) == [("ESD02-007", "ESD02-010")]
    assert found.total == 5000


def test_a_monster_of_the_main_deck_may_lie_on_the_own_one() -> None:
    """R12.2: Gigan comes to lie on another Weapon and strengthens its neighbours, on no other monster."""
    main, moment = ["EBP01-017", MONSTERS[0]], Moment(zone=7, against=2)
    on_weapon = strongest(main, moment, ("EBP03-006", *MONSTERS[1:]))
    assert on_weapon.scenario.players[0].monster == ("EBP03-006", MONSTERS[0])
    assert on_weapon.total == 1000 + 3000 + 1000
    assert strongest(main, moment, PLAIN).scenario.players[0].monster == ("EPR-001",)


def test_the_same_seed_finds_the_same_board() -> None:
    deck = opening().decks[1]
    one, two = (strongest(deck.main, Moment(zone=2), deck.monsters, positions=800, seed=5) for _ in range(2))
    assert one == two


def test_a_cancelled_search_gives_the_best_so_far() -> None:
    deck, told = opening().decks[1], list[Progress]()
    found = strongest_board(
        deck,
        Moment(zone=2),
        table(),
        plain_monsters(decks.cards()),
        progress=told.append,
        cancel=lambda: bool(told) and told[-1].tried >= 600,
    )
    assert found.stopped
    assert 600 <= found.tried < 2000
    assert 0 < told[-1].total <= found.total
    assert total(told[-1].scenario) == told[-1].total
    assert total(told[0].scenario) == 0


def test_a_small_deck_is_done_before_all_positions_are_tried() -> None:
    found = strongest(["EBP01-017"], Moment(zone=4))
    assert (found.total, found.stopped, found.tried) == (4000, False, 8)


def test_a_deck_without_battle_cards_has_no_counter_power() -> None:
    found = strongest([], Moment())
    assert (found.total, found.shares) == (0, ())


@pytest.mark.parametrize(
    ("give", "reason"),
    [
        (lambda: Moment(zone=9), "The zone is 9; expected 1 to 8"),
        (lambda: Moment(their_rank=0), "The rank of the opponent is 0; expected 1 to 4"),
        (
            lambda: strongest(SMALL, Moment(rank=3), MONSTERS[:2]),
            "The monster deck has no monster of rank III",
        ),
    ],
)
def test_what_no_game_has_is_refused(give: object, reason: str) -> None:
    assert callable(give)
    with pytest.raises(StrongestError) as caught:
        give()
    assert str(caught.value) == reason
