"""The ability language: what it reads it writes back, and what it does not know it refuses with a place."""

import json
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from deckbuilder.cards import Card, Catalogue
from deckbuilder.cards.abilities import parse_abilities
from deckbuilder.cards.faults import faults_of

DRAW = {"act": "draw", "n": 1}


def enter(*actions: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"kind": "trigger", "on": {"ev": "enter"}, "do": list(actions) or [DRAW], **more}


def faults(*abilities: Any) -> list[str]:
    with pytest.raises(ValidationError) as caught:
        parse_abilities(abilities)
    return [f"{fault.field}: {fault.message}" for fault in faults_of("", "", "", caught.value, abilities)]


def with_abilities(catalogue: Catalogue) -> list[Card]:
    return [card for card in catalogue if card.ability_data]


def test_every_ability_of_every_card_is_understood(catalogue: Catalogue) -> None:
    for card in catalogue:
        assert len(card.abilities) == len(card.ability_data), card


def written(model: BaseModel) -> Any:
    return model.model_dump(mode="json", by_alias=True, exclude_unset=True)


def plain(value: Any) -> Any:
    """The data with one word and a list of that word made equal, as the language reads them."""
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return plain(value[0]) if len(value) == 1 and isinstance(value[0], str) else [plain(v) for v in value]
    return value


def test_what_was_read_is_written_back_and_reads_equal(catalogue: Catalogue) -> None:
    for card in with_abilities(catalogue):
        dumped = [written(ability) for ability in card.abilities]
        assert plain(dumped) == plain(card.ability_data), card
        assert parse_abilities(json.loads(json.dumps(dumped))) == card.abilities, card


def test_abilities_are_values_that_cannot_change(catalogue: Catalogue) -> None:
    for card in with_abilities(catalogue):
        assert hash(card.abilities) == hash(parse_abilities(card.ability_data))
    (ability,) = parse_abilities([enter()])
    with pytest.raises(ValidationError):
        ability.kind = "static"  # type: ignore[misc, assignment]


@pytest.mark.parametrize(
    ("ability", "expected"),
    [
        ({"kind": "trick"}, "0: unknown kind 'trick', expected one of 'trigger', 'static'"),
        (5, "0: expected an object in braces, got 5"),
        ({**enter(), "on": {"ev": "entre"}}, "0.on: unknown ev 'entre', expected one of 'enter', 'activate'"),
        (enter({"act": "drow", "n": 1}), "0.do.0: unknown act 'drow', expected one of 'destroy', 'discard'"),
        (enter({"act": "draw"}), "0.do.0.n: required, but missing"),
        (enter({"act": "draw", "n": 0}), "0.do.0.n: expected greater than or equal to 1, got 0"),
        (enter({"act": "draw", "n": "many"}), "0.do.0.n: expected a valid integer"),
        (enter({"act": "draw", "n": 1, "who": "you"}), "0.do.0.who: unknown key"),
        (enter(awakening=9), "0.awakening: expected less than or equal to 8, got 9"),
        (enter(turn="mine"), "0.turn: expected 'you' or 'opp', got 'mine'"),
        ({**enter(), "do": []}, "0.do: should have at least 1 item, not 0"),
        ({"kind": "keyword", "name": "bast"}, "0: unknown name 'bast', expected one of 'burst', 'evolution'"),
        (
            {"kind": "keyword", "name": "burst", "from_rank": 5},
            "0.from_rank: expected less than or equal to 4, got 5",
        ),
        (
            {"kind": "deck", "rule": "resonance", "colors": ["red"]},
            "0.colors: should have at least 2 items, not 1",
        ),
        (
            enter({"act": "destroy", "what": {"of": "me", "in": "zones"}}),
            "0.do.0.what.of: expected 'you', 'opp' or 'each', got 'me'",
        ),
        (enter({"act": "destroy", "what": {"of": "opp"}}), "0.do.0.what.in: required, but missing"),
        (
            enter({"act": "destroy", "what": {"of": "opp", "in": "zones", "color": "purple"}}),
            "0.do.0.what.color: expected 'red', 'blue', 'green' or 'white', got 'purple'",
        ),
        (
            enter({"act": "destroy", "what": {"of": "opp", "in": "zones", "pick": {"n": 1, "up_to": 3}}}),
            "0.do.0.what.pick.up_to: expected a valid boolean",
        ),
        (
            enter({"act": "if", "if": {"cond": "nope"}, "then": [DRAW]}),
            "0.do.0.if: unknown cond 'nope', expected one of 'count', 'colors'",
        ),
        (
            enter({"act": "if", "if": {"cond": "rage", "of": "self", "cmp": ">", "n": 1}, "then": [DRAW]}),
            "0.do.0.if.cmp: expected '>=', '<=' or '=='",
        ),
        (
            {"kind": "static", "apply": [{"fx": "cp", "target": {"ref": "self"}, "amount": {"qty": "luck"}}]},
            "0.apply.0.amount: expected a valid integer; or unknown qty 'luck', expected one of 'count'",
        ),
    ],
    ids=lambda value: value.partition(" ")[0] if isinstance(value, str) else "",
)
def test_a_wrong_word_key_or_number_is_refused_with_its_place(ability: Any, expected: str) -> None:
    assert any(fault.startswith(expected) for fault in faults(ability)), faults(ability)


def test_every_fault_of_every_ability_is_found_at_once() -> None:
    found = faults(
        {"kind": "trick"},
        enter({"act": "draw", "n": 0}, {"act": "mill", "n": 1, "x": 2}),
        {"kind": "static", "apply": [{"fx": "cp", "target": {"ref": "self"}}]},
    )
    assert [fault.partition(":")[0] for fault in found] == ["0", "1.do.0.n", "1.do.1.x", "2.apply.0.amount"]


def test_a_single_word_stands_for_a_list_of_one() -> None:
    def destroy(trait: str | list[str]) -> Any:
        what = {"of": "opp", "in": "zones", "trait": trait, "pick": {"n": 1}}
        return parse_abilities([enter({"act": "destroy", "what": what})])

    assert destroy("Godzilla") == destroy(["Godzilla"])
