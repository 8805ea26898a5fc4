"""What ``deckbuilder cards --explain`` adds to a card: its abilities as the data have them, open readings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

from . import output

if TYPE_CHECKING:
    from deckbuilder.cards.abilities import Ability
    from deckbuilder.cards.card import Card
    from deckbuilder.cards.language import Language
    from deckbuilder.engine.readings import Reading

_HEADS = ("kind", "name", "rule", "ev", "cond", "act", "fx", "qty")
"""Entries whose value alone says what an object is; a trait named by a filter is said with its key."""


_HOW_SURE = "M-H nearly sure, M from one indirect source, L inferred"


def say_explanation(card: Card, language: Language, set_name: str) -> None:
    """Set, abilities, open readings and status of a card, to stand below its facts and its text."""
    from deckbuilder.engine.readings import readings_of

    output.line("  " + ", ".join(filter(None, _names_and_set(card, language, set_name))))
    if card.ability_data:
        output.line("  Abilities in the data")
    for place, (data, ability) in enumerate(zip(card.ability_data, card.abilities, strict=True), start=1):
        first, *rest = outline(data)
        output.line(f"    {place}. {first}")
        for line in rest:
            output.line(f"       {line}")
        output.line(f"       uses {', '.join(_items(ability))}")
    readings = readings_of(card)
    if readings:
        output.line(f"  Readings that no official answer settles: {_HOW_SURE}")
    for reading in readings:
        output.line(f"    {_said(reading)}")
    output.line(f"  Status: {card.status}")


def explanation(card: Card) -> dict[str, object]:
    """The same for other programs."""
    from deckbuilder.engine.readings import readings_of

    return {
        "abilities": [
            {"data": data, "items": _items(ability)}
            for data, ability in zip(card.ability_data, card.abilities, strict=True)
        ],
        "readings": [
            {
                "points": each.points,
                "confidence": each.confidence,
                "says": each.says,
                "constant": each.constant or None,
                "value": _value(each) if each.constant else None,
            }
            for each in readings_of(card)
        ],
    }


def _names_and_set(card: Card, language: Language, set_name: str) -> Iterator[str]:
    """The set, and the names that do not stand at the top of the card."""
    yield f"Set: {set_name} ({card.set_code})"
    yield f"rarity {card.rarity}" if card.rarity else ""
    if card.name_ja:
        yield f"in English {card.name}" if language == "ja" else f"in Japanese {card.name_ja}"
    yield f"also called {' or '.join(card.nicknames)}" if card.nicknames else ""


def _items(ability: Ability) -> list[str]:
    from deckbuilder.cards.vocabulary import items

    return sorted(items((ability,)))


def _value(reading: Reading) -> bool:
    from deckbuilder.engine import rulings

    return bool(getattr(rulings, reading.constant))


def _said(reading: Reading) -> str:
    decided = f" [{reading.constant} = {_value(reading)}]" if reading.constant else ""
    return f"{reading.points} ({reading.confidence}): {reading.says}{decided}"


# ---- the data in lines -----------------------------------------------------------------------------------


def outline(data: Mapping[str, Any]) -> Iterator[str]:
    """An object of the ability language: what it is, its plain entries, then its parts, further in."""
    yield _plain_entries(data) or "any"
    for key, value in data.items():
        if _is_plain(value):
            continue
        if isinstance(value, Mapping):
            yield from _part(key, cast("Mapping[str, Any]", value))
        else:
            yield f"  {key}:"
            for each in value:
                first, *rest = outline(each)
                yield f"  - {first}"
                yield from (f"    {line}" for line in rest)


def _part(key: str, value: Mapping[str, Any]) -> Iterator[str]:
    first, *rest = outline(value)
    yield f"  {key}: {first}"
    yield from (f"  {line}" for line in rest)


def _plain_entries(data: Mapping[str, Any]) -> str:
    said = [str(data[key]) for key in _HEADS if key in data and _is_head(data, key)]
    said += [
        _entry(key, value) for key, value in data.items() if _is_plain(value) and not _is_head(data, key)
    ]
    return ", ".join(said)


def _is_head(data: Mapping[str, Any], key: str) -> bool:
    """Whether an entry says what the object is; ``name`` does so for keywords, elsewhere it is a filter."""
    return key in _HEADS and (key != "name" or data.get("kind") == "keyword") and isinstance(data[key], str)


def _entry(key: str, value: object) -> str:
    if value is True:
        return key
    if isinstance(value, list):
        return f"{key} {' / '.join(map(str, cast('list[object]', value)))}"
    return f"{key} {str(value).lower() if value is False else value}"


def _is_plain(value: object) -> bool:
    if isinstance(value, list):
        return not any(isinstance(each, Mapping) for each in cast("list[object]", value))
    return not isinstance(value, Mapping)
