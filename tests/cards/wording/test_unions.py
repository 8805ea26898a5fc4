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
from deckbuilder.cards.wording.english.abilities import paragraph
from deckbuilder.cards.wording.english.actions import instruction
from deckbuilder.cards.wording.english.conditions import statement
from deckbuilder.cards.wording.english.events import head, would
from deckbuilder.cards.wording.english.selectors import unit, value
from deckbuilder.cards.wording.english.statics import effect


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
        (Ability, paragraph),
        (Action, instruction),
        (Condition, statement),
        (Event, head),
        (ReplacedEvent, would),
        (StaticEffect, effect),
        (Quantity, value),
        (Quantity, unit),
    ],
    ids=["abilities", "actions", "conditions", "events", "replaced events", "statics", "values", "units"],
)
def test_every_class_has_a_phrase(union: Any, phrase: Callable[..., Any]) -> None:
    fallback = phrase.dispatch(object)  # type: ignore[attr-defined]
    silent = {kind for kind in classes(union) if phrase.dispatch(kind) is fallback}  # type: ignore[attr-defined]
    assert silent == set()
