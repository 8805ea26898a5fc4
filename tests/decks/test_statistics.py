"""The figures of a deck are what a player would count on the table (4.4)."""

from deckbuilder.cards import Card, CardType, Catalogue, Color, Region, Requirement, Resonance
from deckbuilder.decks.deck import Deck, Entry
from deckbuilder.decks.figures import DeckStatistics
from deckbuilder.decks.statistics import statistics
from tests.helpers.cards import make_card
from tests.helpers.decks import cards, shipped

RED, BLUE, GREEN, WHITE = Color
MONSTER, BATTLE, STRATEGY = CardType


def monster(number: str, rank: int, *traits: str, **facts: object) -> Card:
    return make_card(number, type=MONSTER, rank=rank, traits=traits or ("Godzilla",), **facts)


def figures(
    *main: tuple[Card, int], monsters: tuple[Card, ...] = (), region: Region = Region.EN
) -> DeckStatistics:
    """The statistics of a main deck of cards with their copies, and a monster deck."""
    deck = Deck(
        main=tuple(Entry(card.number, count) for card, count in main),
        monster=tuple(Entry(card.number) for card in monsters),
    )
    return statistics(deck, Catalogue([*(card for card, _ in main), *monsters], {}), region)


GODZILLA = tuple(monster(f"EBP01-00{rank}", rank) for rank in (1, 2, 3, 4))


def test_an_empty_deck_has_figures() -> None:
    empty = figures()
    assert (empty.main, empty.monster, empty.unknown) == (0, 0, 0)
    assert [column.total for column in empty.ranks] == [0] * 8
    assert empty.counter_power.average is None
    assert empty.allowed_colors is None


def test_unknown_cards_count_as_cards_and_as_nothing_else() -> None:
    deck = Deck(main=(Entry("EBP09-001", 3), Entry("no card", 2)), monster=(Entry("EBP09-002"),))
    counted = statistics(deck, Catalogue([], {}))
    assert (counted.main, counted.monster, counted.unknown) == (5, 1, 6)
    assert sum(counted.types.values()) == 0


def test_rank_columns_are_stacked_by_colour() -> None:
    counted = figures(
        (make_card("EBP01-010", rank=3, colors=("red",)), 4),
        (make_card("EBP01-011", rank=3, colors=("blue", "red")), 2),
        (make_card("EBP01-012", rank=3, type="strategy", colors=("white",)), 1),
        (make_card("EBP01-013", rank=23), 1),
        (monster("EBP01-014", 3), 3),
    )
    third = counted.ranks[2]
    assert third.rank == 3
    assert list(third.battle.items()) == [((RED,), 4), ((RED, BLUE), 2)]
    assert third.strategy == {(WHITE,): 1}
    assert third.total == 7
    assert [column.rank for column in counted.ranks] == [1, 2, 3, 4, 5, 6, 7, 8, 23]
    assert counted.monsters[2].colors == {(RED,): 3}
    assert counted.types == {BATTLE: 7, STRATEGY: 1, MONSTER: 3}


def test_step_2_cards_are_counted_in_the_main_deck_only() -> None:
    """R4.7."""
    two = make_card("EBP01-020", invasion=2)
    counted = figures(
        (two, 4), (make_card("EBP01-021"), 3), (make_card("EBP02-T01", invasion=None), 1), monsters=(two,)
    )
    assert (counted.steps.two, counted.steps.one, counted.steps.none, counted.steps.cap) == (4, 3, 1, 10)


def test_colours_come_from_the_rank_1_monster() -> None:
    """R4.8, R4.9."""
    counted = figures(
        (make_card("EBP01-010", colors=("blue", "green")), 2),
        (make_card("EBP01-011", colors=("blue", "red")), 2),
        (make_card("EBP01-012", colors=("white",)), 1),
        monsters=GODZILLA,
    )
    assert counted.allowed_colors == {RED, WHITE}
    assert counted.off_color == ("EBP01-010",)
    assert counted.colors == {RED: 6, BLUE: 4, GREEN: 2, WHITE: 1}


def test_two_rank_1_monsters_decide_nothing() -> None:
    counted = figures(monsters=(*GODZILLA, monster("EBP02-001", 1)))
    assert counted.allowed_colors is None
    assert counted.chain[0].lower is None


def test_traits_are_counted_over_both_decks_the_most_frequent_first() -> None:
    counted = figures((make_card("EBP01-010", traits=("Weapon", "Boat")), 3), monsters=GODZILLA)
    assert [(row.trait, row.monsters, row.battle, row.total) for row in counted.traits] == [
        ("Godzilla", 4, 0, 4),
        ("Boat", 0, 3, 3),
        ("Weapon", 0, 3, 3),
    ]


def test_a_whole_chain_names_the_shared_traits() -> None:
    counted = figures(monsters=GODZILLA)
    assert [step.shared for step in counted.chain] == [("Godzilla",)] * 3


def test_a_broken_chain_names_main_deck_monsters_that_would_hold() -> None:
    """R15.12, R4.16."""
    rodan = monster("EBP01-032", 2, "Rodan")
    spare = monster("EBP01-033", 2)
    counted = figures((spare, 2), (monster("EBP01-034", 3), 1), monsters=(GODZILLA[0], rodan, *GODZILLA[2:]))
    first, second, _ = counted.chain
    assert (first.holds, first.shared, first.alternatives) == (False, (), ("EBP01-033",))
    assert (second.holds, second.alternatives) == (False, ())


def test_a_card_text_may_hold_the_chain() -> None:
    """R15.19."""
    rule = {
        "kind": "play",
        "rule": "alt_monster",
        "on": {"ref": "my_monster", "trait": ["Godzilla"]},
        "rank_up": True,
    }
    other = monster("EBP04-034", 2, "Monster X", ability_data=(rule,))
    step = figures(monsters=(GODZILLA[0], other, *GODZILLA[2:])).chain[0]
    assert (step.holds, step.shared, step.by_text) == (True, (), True)


def test_followers_share_rank_or_burst_and_a_trait() -> None:
    """R12.2, R12.10, R12.11."""
    burst = ({"kind": "keyword", "name": "burst", "from_rank": 2},)
    counted = figures(
        (monster("EBP01-040", 2), 4),
        (monster("EBP01-041", 2, "Rodan"), 3),
        (monster("EBP01-042", 4, ability_data=burst), 2),
        (monster("EBP01-043", 4, "Rodan", ability_data=burst), 1),
        monsters=GODZILLA,
    )
    second = counted.monsters[1]
    assert (second.total, second.followers, second.burst) == (7, 6, 3)
    assert [column.followers for column in counted.monsters] == [0, 6, 0, 2]


def test_counter_power_sums_averages_and_the_best_eight() -> None:
    """R15.5: eight zones."""
    counted = figures(
        (make_card("EBP01-010", counter_power=1000), 4),
        (make_card("EBP01-011", counter_power=7000), 4),
        (make_card("EBP01-012", counter_power=9000), 2),
        (make_card("EBP01-013", counter_power=None), 3),
    ).counter_power
    assert (counted.count, counted.total, counted.unprinted) == (13, 50000, 3)
    assert counted.best == 2 * 9000 + 4 * 7000 + 2 * 1000
    assert counted.average == 5000
    assert list(counted.spread.items()) == [(1000, 4), (7000, 4), (9000, 2)]


def acting(number: str, *acts: dict[str, object]) -> Card:
    return make_card(number, ability_data=({"kind": "trigger", "on": {"ev": "enter"}, "do": list(acts)},))


def test_sources_of_rage_draws_and_searches() -> None:
    counted = figures(
        (acting("EBP01-010", {"act": "rage_gain", "of": "my_monster", "n": 1}), 4),
        (acting("EBP01-011", {"act": "may", "who": "you", "cost": [], "then": [{"act": "draw", "n": 1}]}), 3),
        (acting("EBP01-012", {"act": "search_deck", "to": "hand"}, {"act": "draw", "n": 1}), 2),
        (acting("EBP01-013", {"act": "rage_set", "of": "opp", "n": 0}), 1),
        (make_card("EBP01-014", manual=True), 1),
        (monster("EBP01-015", 2), 5),
    ).sources
    assert (counted.rage_discards, counted.rage_cards) == (5, 4)
    assert (counted.draw, counted.search, counted.unread) == (5, 2, 1)


def test_prints_and_decks_count_together() -> None:
    """R4.3, R4.5."""
    known = (make_card("EBP01-016"), make_card("EBP01-017"), make_card("EBP01-031", any_copies=True))
    deck = Deck(
        main=(Entry("EBP01-016", 2), Entry("EBP01-016+", 1), Entry("EBP01-017", 4), Entry("EBP01-031", 9)),
        monster=(Entry("EBP01-016"),),
    )
    counted = statistics(deck, Catalogue(known, {}))
    (double,) = counted.duplicates
    assert (double.number, double.main, double.monster, double.total) == ("EBP01-016", 3, 1, 4)
    assert double.prints == ("EBP01-016", "EBP01-016+")
    assert [(row.number, row.total) for row in counted.any_copies] == [("EBP01-031", 9)]


def test_resonance_says_what_is_missing() -> None:
    """R4.11 to R4.14."""
    rules = Resonance(
        (RED, BLUE),
        (
            Requirement(BATTLE, ("Weapon", "Mech")),
            Requirement(BATTLE, rank_min=3),
            Requirement(STRATEGY, min_count=10),
        ),
    )
    first = monster("EBP03-006", 1, colors=("red", "blue"), resonance=rules)
    counted = figures(
        (make_card("EBP01-010", traits=("Weapon",), rank=2), 4),
        (make_card("EBP01-011", traits=("Boat",), colors=("white",)), 4),
        (make_card("EBP01-012", type="strategy"), 8),
        monsters=(first, *GODZILLA[1:]),
    )
    assert counted.allowed_colors == {RED, BLUE, WHITE}
    assert counted.resonance is not None
    assert not counted.resonance.met
    assert [(row.misfits, row.count, row.met) for row in counted.resonance.requirements] == [
        (("EBP01-011",), 8, False),
        (("EBP01-010",), 8, False),
        ((), 8, False),
    ]


def test_resonance_in_the_main_deck_asks_for_nothing() -> None:
    """R4.12."""
    rules = Resonance((RED, BLUE), ())
    counted = figures((monster("EBP03-006", 1, resonance=rules), 2), monsters=GODZILLA)
    assert counted.resonance is None
    assert counted.allowed_colors == {RED, WHITE}


def test_traits_of_the_other_region_change_the_chain() -> None:
    """R4.21."""
    second = monster("EBP02-015", 2, "Rodan", traits_by_region={Region.JP: ("Godzilla",)})
    four = (GODZILLA[0], second, *GODZILLA[2:])
    assert figures(monsters=four).chain[0].holds is False
    assert figures(monsters=four, region=Region.JP).chain[0].holds is True


def test_the_starter_deck() -> None:
    counted = statistics(shipped("ESD01"), cards())
    assert (counted.main, counted.monster, counted.unknown) == (50, 4, 0)
    assert counted.types == {MONSTER: 18, BATTLE: 20, STRATEGY: 12}
    assert [sum(column.battle.values()) for column in counted.ranks] == [0, 4, 0, 4, 4, 4, 4, 0]
    assert [sum(column.strategy.values()) for column in counted.ranks] == [2, 0, 0, 4, 0, 2, 4, 0]
    assert [column.total for column in counted.monsters] == [0, 6, 6, 6]
    assert counted.steps.two == 10
    assert counted.off_color == ()
    assert [row.number for row in counted.duplicates] == ["ESD01-002", "ESD01-003", "ESD01-004"]
