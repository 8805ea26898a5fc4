"""Whatever ability the models accept, there is a text for it: users may write cards of their own."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from pydantic import ValidationError

from deckbuilder.cards.abilities import parse_abilities
from deckbuilder.cards.vocabulary import items
from deckbuilder.cards.wording import paragraphs
from tests.helpers.abilities import ability_data
from tests.helpers.cards import make_card


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(ability_data())
def test_every_valid_ability_has_a_text_and_items(data: dict[str, Any]) -> None:
    try:
        abilities = parse_abilities([data])
    except ValidationError:
        return
    (paragraph,) = paragraphs(make_card(ability_data=(data,)))
    assert paragraph.body.endswith(".") or (paragraph.head and not paragraph.body)
    assert "None" not in str(paragraph)
    assert items(abilities)
