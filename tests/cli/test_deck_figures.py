"""``deckbuilder stats`` and ``deckbuilder odds``: the figures of a deck and exact chances."""

from pathlib import Path

import pytest

from tests.helpers.terminal import Terminal


def test_stats_count_the_deck(deckbuilder: Terminal, starter: Path) -> None:
    answer = deckbuilder("stats", starter)
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert "Main deck 50/50, monster deck 4/4" in lines
    assert "Types: monster 18, battle 20, strategy 12" in lines
    assert "Steps: 10/10 cards with step 2, 40 with step 1, 0 without" in lines
    assert "Rank I to II: share Godzilla" in lines
    assert ["trait", "cards", "monster", "battle", "strategy"] in answer.rows


def test_stats_as_json(deckbuilder: Terminal, starter: Path) -> None:
    data = deckbuilder("stats", starter, "--json").data
    assert (data["main"], data["monster"], data["unknown"]) == (50, 4, 0)
    assert data["types"] == {"monster": 18, "battle": 20, "strategy": 12}
    assert data["steps"] == {"1": 40, "2": 10, "none": 0}
    assert [step["holds"] for step in data["chain"]] == [True, True, True]
    assert data["resonance"] is None


def test_stats_of_a_broken_deck_say_what_is_missing(deckbuilder: Terminal) -> None:
    answer = deckbuilder("stats", "-", stdin="[main deck]\n4 EBP01-016\n2 EBP99-001\n")
    assert answer.code == 0
    assert "Main deck 6/50, monster deck 0/4" in answer.out
    assert "Unknown cards: 2, in no other figure" in answer.out
    assert "Rank I to II: a monster is missing or doubled" in answer.out
    assert 'line 3, unknown: "2 EBP99-001"' in answer.err


def test_stats_say_where_the_chain_of_monsters_breaks_and_what_it_costs(deckbuilder: Terminal) -> None:
    """R4.16"""
    answer = deckbuilder("stats", "-", stdin="[monster deck]\n1 EBP01-001\n1 EBP02-042\n")
    assert "Rank I to II: share no trait, so a counter there loses the game\n" in answer.out


def test_odds_of_one_group(deckbuilder: Terminal, starter: Path) -> None:
    """10 cards of 50, 5 drawn: 68.9 % for at least one, 25.8 % for at least two (4.4)."""
    answer = deckbuilder("odds", starter, "--of", "step=2", "--draws", "5")
    assert answer.code == 0
    assert answer.rows[-1] == ["step=2", "10", "1", "68.9%"]
    two = deckbuilder("odds", starter, "--at-least", "2", "--of", "step=2")
    assert two.rows[-1] == ["step=2", "10", "2", "25.8%"]


def test_odds_of_several_groups_at_once(deckbuilder: Terminal, starter: Path) -> None:
    answer = deckbuilder(
        "odds", starter, "--at-least", "1", "--of", "step=2", "--at-least", "2", "--of", "t:b", "--json"
    )
    data = answer.data
    assert (data["cards"], data["draws"]) == (50, 5)
    assert [(group["query"], group["cards"], group["at_least"]) for group in data["groups"]] == [
        ("step=2", 10, 1),
        ("t:b", 20, 2),
    ]
    assert 0 < data["all"] < min(group["chance"] for group in data["groups"])


@pytest.mark.parametrize(
    ("query", "cards"), [("qty>=4", 40), ("in:deck", 50), ("legal:deck", 50), ("is:parallel", 0)]
)
def test_a_group_of_the_odds_may_look_at_the_deck_itself(
    deckbuilder: Terminal, starter: Path, query: str, cards: int
) -> None:
    """They found nothing there, or asked for a deck to be opened."""
    assert deckbuilder("odds", starter, "--of", query).rows[-1][:2] == [query, str(cards)]


def test_odds_without_a_group_show_the_usual_ones(deckbuilder: Terminal, starter: Path) -> None:
    answer = deckbuilder("odds", starter)
    assert answer.code == 0
    assert answer.rows[1] == ["group", "cards", "at least 1", "at least 2", "at least 3"]
    assert ["step=2", "10", "68.9%", "25.8%", "4.8%"] in answer.rows
    assert len(deckbuilder("odds", starter, "--json").data["groups"]) == 3 * (len(answer.rows) - 2)


def test_odds_of_more_cards_than_there_are_is_0(deckbuilder: Terminal, starter: Path) -> None:
    answer = deckbuilder("odds", starter, "--at-least", "11", "--of", "step=2", "--draws", "50")
    assert answer.rows[-1][-1] == "0.0%"


def test_unknown_cards_are_drawn_too(deckbuilder: Terminal) -> None:
    answer = deckbuilder(
        "odds", "-", "--of", "t:b", "--draws", "1", stdin="[main deck]\n1 EBP01-016\n3 EBP99-001\n"
    )
    assert answer.rows[-1] == ["t:b", "1", "1", "25.0%"]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--draws", "51"), "--draws: the main deck has 50 cards; expected 0 to 50"),
        (("--draws", "-1"), "--draws"),
        (("--of", "rnk:2"), 'Unknown key "rnk:", at character 1 of the search'),
        (("--at-least", "2"), "--at-least is given 1 time, --of 0 times"),
        (("--at-least", "2", "--of", "t:m", "--of", "t:b"), "expected one --at-least for each --of, or none"),
    ],
)
def test_wrong_use_of_odds_is_explained(
    deckbuilder: Terminal, starter: Path, arguments: tuple[str, ...], expected: str
) -> None:
    answer = deckbuilder("odds", starter, *arguments)
    assert answer.code == 2
    assert expected in answer.err
