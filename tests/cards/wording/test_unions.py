"""No class of the ability language is without a phrase: the unions and the phrase-makers are compared."""

from collections.abc import Callable
from typing import Annotated, Any, get_args, get_origin

import pytest

from deckbuilder.cards.abilities import Ability
from deckbuilder.cards.abilities.conditions import Condition
from deckbuilder.cards.abilities.control import Action
from deckbuilder.cards.abilities.events import Event, ReplacedEvent
from deckbuilder.cards.abilities.selectors import Quantity
from deckbuilder.cards.abilities.statics import StaticEffect
from deckbuilder.cards.wording.english import abilities as english_abilities
from deckbuilder.cards.wording.english import actions as english_actions
from deckbuilder.cards.wording.english import conditions as english_conditions
from deckbuilder.cards.wording.english import events as english_events
from deckbuilder.cards.wording.english import selectors as english_selectors
from deckbuilder.cards.wording.english import statics as english_statics
from deckbuilder.cards.wording.japanese import abilities as japanese_abilities
from deckbuilder.cards.wording.japanese import actions as japanese_actions
from deckbuilder.cards.wording.japanese import conditions as japanese_conditions
from deckbuilder.cards.wording.japanese import events as japanese_events
from deckbuilder.cards.wording.japanese import selectors as japanese_selectors
from deckbuilder.cards.wording.japanese import statics as japanese_statics

PHRASES = {
    "abilities": (Ability, english_abilities.paragraph, japanese_abilities.paragraph),
    "actions": (Action, english_actions.instruction, japanese_actions.instruction),
    "conditions": (Condition, english_conditions.statement, japanese_conditions.statement),
    "events": (Event, english_events.head, japanese_events.moment),
    "replaced events": (ReplacedEvent, english_events.would, japanese_events.would),
    "statics": (StaticEffect, english_statics.effect, japanese_statics.effect),
    "values": (Quantity, english_selectors.value, japanese_selectors.value),
    "units": (Quantity, english_selectors.unit, japanese_selectors.unit),
}


def classes(union: Any) -> set[type]:
    """The classes of a union, however it is annotated and nested."""
    if get_origin(union) is Annotated:
        return classes(get_args(union)[0])
    if isinstance(union, type):
        return {union}
    return {found for part in get_args(union) for found in classes(part)}


@pytest.mark.parametrize(
    ("union", "phrase"),
    [
        pytest.param(union, phrase, id=f"{language} {name}")
        for name, (union, *phrases) in PHRASES.items()
        for language, phrase in zip(("english", "japanese"), phrases, strict=True)
    ],
)
def test_every_class_has_a_phrase(union: Any, phrase: Callable[..., Any]) -> None:
    fallback = phrase.dispatch(object)  # type: ignore[attr-defined]
    silent = {kind for kind in classes(union) if phrase.dispatch(kind) is fallback}  # type: ignore[attr-defined]
    assert silent == set()
