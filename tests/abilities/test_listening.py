"""Who is looked at when something happens (A2)."""

from deckbuilder.cards import Region
from deckbuilder.engine import define
from deckbuilder.engine.abilities.listening import OF_ITSELF
from deckbuilder.engine.abilities.model import Context, Happening
from tests.helpers.board import catalogue, position, tokens


def test_nobody_else_waits_for_what_only_its_own_card_is_asked_about() -> None:
    """Of all 400 cards: an Enter, for one, is no other card's business."""
    state = position(abilities=True)
    asked = 0
    for card in catalogue():
        compiled = define(card, card.traits_in(Region.EN), abilities=True, tokens=tokens()).abilities
        for kind in OF_ITSELF & compiled.hears.keys():
            for _, trigger in compiled.hears[kind]:
                asked += 1
                assert not trigger.heard(state, Context(0, 5), Happening(kind, 0, 6)), card.number
    assert asked > 100
