"""Whatever ability the models accept, there is a Japanese text for it: users may write cards of their own."""

import re
from typing import Any

from hypothesis import HealthCheck, given, settings
from pydantic import ValidationError

from deckbuilder.cards.abilities import parse_abilities
from deckbuilder.cards.wording import paragraphs
from tests.helpers.abilities import ability_data
from tests.helpers.cards import make_card


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(ability_data())
def test_every_valid_ability_has_a_text(data: dict[str, Any]) -> None:
    try:
        parse_abilities([data])
    except ValidationError:
        return
    (paragraph,) = paragraphs(make_card(ability_data=(data,)), "ja", {})
    assert paragraph.body.endswith("。") or (paragraph.head and not paragraph.body)
    assert "None" not in str(paragraph)
    assert not re.search("、、|。。|のの|をを", str(paragraph))
