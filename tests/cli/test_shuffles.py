"""``deckbuilder shuffles`` as a player who suspects the shuffler uses it (B73)."""

import csv
import io
from pathlib import Path

from tests.helpers.terminal import Terminal

FEW = ("--games", "1000", "--seed", "40")


def test_the_report_tells_how_often_a_fair_shuffler_differs_as_much(deckbuilder: Terminal) -> None:
    answer = deckbuilder("shuffles", *FEW)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("1,000 shuffles of 50 cards, seeds 40 to 1039, as the game shuffles.")
    assert "How often a fair shuffler would differ as much or more: " in answer.out
    assert "2,401 degrees of freedom" in answer.out
    assert ["copies", "hands", "expected"] in answer.rows


def test_the_hands_of_a_deck_are_named_with_their_seeds(deckbuilder: Terminal, starter: Path) -> None:
    rows = deckbuilder("shuffles", starter, *FEW).rows
    hands = rows[rows.index(["seed", "hand"]) + 1 :]
    assert [hand[0] for hand in hands] == ["40", "41", "42", "43", "44"]
    assert all(len(hand[1].split(", ")) == 5 for hand in hands)
    assert any("Godzilla" in hand[1] for hand in hands)


def test_without_a_seed_each_report_has_its_own_and_tells_it(deckbuilder: Terminal) -> None:
    """B73."""
    seeds = {deckbuilder("shuffles", "--games", "250", "--json").data["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_every_count_as_csv(deckbuilder: Terminal) -> None:
    rows = list(csv.DictReader(io.StringIO(deckbuilder("shuffles", *FEW, "--csv").out)))
    assert len(rows) == 2500
    assert set(rows[0]) == {"card", "place", "times", "expected"}


def test_a_deck_that_is_too_small_is_told(deckbuilder: Terminal, tmp_path: Path) -> None:
    small = tmp_path / "small.deck"
    small.write_text("[main deck]\n4 ESD01-008\n", "utf-8")
    answer = deckbuilder("shuffles", small)
    assert answer.code == 2
    assert "the main deck has 4 cards" in answer.err
