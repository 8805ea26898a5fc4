"""A position is told place by place, in the words of the player's language."""

from __future__ import annotations

from deckbuilder.engine import Placed, Scenario, Side
from deckbuilder.play.position_words import position_in_words
from tests.helpers import decks

POSITION = Scenario(
    (
        Side(
            ("ESD01-001", "ESD01-002"),
            3,
            2,
            hand=("EBP01-017",),
            deck_top=("ESD01-012",),
            deck_rest=("EBP01-017", "EBP01-023", "EBP01-017"),
            zones={5: ("ESD02-007", "ESD02-010")},
            strategies=(Placed(("EBP01-062",), 4), None),
            invaded=2,
            invasion_used=True,
        ),
        Side((), 8, discard=("EBP01-017", "EBP01-023")),
    ),
    turn=5,
    active=1,
    phase="counter",
)


def test_every_place_is_told_with_names_and_numbers() -> None:
    assert position_in_words(POSITION, decks.cards()).splitlines() == [
        "Turn 5, the opponent's turn, Counter Phase",
        "",
        "You",
        "- Zone 3: Godzilla (2023) (ESD01-002) on Godzilla (2023) (ESD01-001), rank II",
        "- Rage 2",
        "- Zone 5: Mothra (imago) (1992) (ESD02-010) on Mothra (larva) (1992) (ESD02-007)",
        "- Strategy zone 1: Godzilla vs. Destoroyah (EBP01-062), placed on turn 4",
        "- Hand: Kumonga (2004) (EBP01-017)",
        "- Next draws: Godzilla (2023) (ESD01-012)",
        "- Deck below, shuffled: 2\N{NO-BREAK SPACE}Kumonga (2004) (EBP01-017), "
        "Mechagodzilla (1975) (EBP01-023)",
        "- Has invaded 2 zones this turn",
        "",
        "Opponent",
        "- No monster",
        "- Discard pile, the last card first: Mechagodzilla (1975) (EBP01-023), Kumonga (2004) (EBP01-017)",
    ]


def test_cards_have_their_japanese_names() -> None:
    assert "クモンガ" in position_in_words(POSITION, decks.cards(), "ja")
