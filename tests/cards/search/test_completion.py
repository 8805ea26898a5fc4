"""What the search line proposes while a player types."""

import pytest

from deckbuilder.cards.search import KEYS, Vocabulary, complete, parse_query, values_of

WORDS = Vocabulary(
    {"EBP01": "Booster 01", "EBP02": "Booster 02"},
    ("Final Wars", "Godzilla", "Godzilla Jr."),
    ("UC",),
    ("standard-en",),
)


@pytest.mark.parametrize(
    ("typed", "proposed"),
    [
        ("ra", ["rank:", "rar:", "rarity:"]),
        ("c:r -ord", ["order:"]),
        ("t:", ["monster", "battle", "strategy", "base"]),
        ("x t:st", ["strategy"]),
        ("c:gr", ["green"]),
        ("tr:god", ["Godzilla", '"Godzilla Jr."']),
        ('tr:"fin', ['"Final Wars"']),
        ("s:(ebp01, e", ["ebp01", "ebp02"]),
        ("legal:", ["deck", "standard-en"]),
        ("dir:", ["asc", "desc"]),
        ("nokey:", []),
        ("", []),
        ("gigan ", []),
    ],
)
def test_proposals(typed: str, proposed: list[str]) -> None:
    assert [proposal.text for proposal in complete(typed, len(typed), WORDS)] == proposed


def test_a_proposal_replaces_what_was_begun() -> None:
    typed = "c:r tr:fin x"
    (proposal,) = complete(typed, 10, WORDS)
    assert typed[: proposal.start] + proposal.text + typed[proposal.end :] == 'c:r tr:"Final Wars" x'


@pytest.mark.parametrize("key", KEYS, ids=lambda key: key.name)
def test_every_proposed_value_can_be_searched(key: object) -> None:
    for value in values_of(key.name, WORDS):
        quoted = f'"{value}"' if " " in value else value
        assert parse_query(f"{key.name}:{quoted}", WORDS)
