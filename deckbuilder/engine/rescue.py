"""What can be read of a damaged scenario: every part that is whole, the usual value for the rest."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, cast

from deckbuilder.cards.messages import say

from .plain import Faults, Json, hints, load, read
from .scenario import VERSION, Numbers, Placed, Scenario, Side
from .state import STRATEGY_ZONES

NOBODY = Side(())
"""A side of which nothing could be read, or that is still to be set up."""


def rescue(text: str) -> tuple[Scenario | None, Faults]:
    """The readable part of a scenario with what is wrong with the text; None where nothing can be read.

    A text that is a whole scenario has no faults. The position may be one that the rules do not allow.
    """
    faults = Faults()
    words = load(text, faults)
    if faults and words is None:
        words = load(_closed(text), Faults())
    if not isinstance(words, dict) or not words.keys() & hints(Scenario).keys() - {"version"}:
        if not faults:
            faults.add("", say("The text is no scenario"))
        return None, faults
    if words.get("version", VERSION) != VERSION:
        faults.add("version", say("this program reads scenarios of version {version}", version=VERSION))
    words = {name: value for name, value in words.items() if name != "version"}
    given = words.pop("players", None)
    players = given if isinstance(given, list) else []
    if len(players) != 2:
        faults.add("players", say("expected two of them"))
    sides = [_side(players[at] if at < len(players) else {}, f"players[{at}]", faults) for at in range(2)]
    return Scenario((sides[0], sides[1]), **_whole_fields(Scenario, words, "", faults)), faults


def _side(words: Json, where: str, faults: Faults) -> Side:
    if not isinstance(words, dict):
        faults.add(where, say("is no side of a position"))
        return NOBODY
    words = dict(words)
    parts: dict[str, Any] = {}
    for name in ("monster", "monster_deck", "hand", "deck_top", "deck_rest", "discard"):
        if name in words:
            parts[name] = _cards(words.pop(name), f"{where}.{name}", faults)
    parts.setdefault("monster", ())
    if "zones" in words:
        parts["zones"] = _zones(words.pop("zones"), f"{where}.zones", faults)
    if "strategies" in words:
        parts["strategies"] = _strategies(words.pop("strategies"), f"{where}.strategies", faults)
    return Side(**parts, **_whole_fields(Side, words, f"{where}.", faults))


def _whole_fields(
    kind: type[object], words: Mapping[str, Json], prefix: str, faults: Faults
) -> dict[str, Any]:
    """The fields of a record that are as they should be."""
    kinds, found = hints(kind), dict[str, Any]()
    known = {each.name for each in fields(cast("Any", kind))}
    for name, value in words.items():
        if name not in known:
            faults.add(prefix + name, say("is no known name here"))
            continue
        wrong = Faults()
        held = read(kinds[name], value, prefix + name, wrong)
        if wrong:
            faults += wrong
        else:
            found[name] = held
    return found


def _cards(value: Json, where: str, faults: Faults) -> Numbers:
    """The card numbers among what a list holds."""
    read(Numbers, value, where, faults)
    return tuple(each for each in value if isinstance(each, str)) if isinstance(value, list) else ()


def _zones(value: Json, where: str, faults: Faults) -> dict[int, Numbers]:
    if not isinstance(value, dict):
        faults.add(where, say("expected the zones with their cards"))
        return {}
    found: dict[int, Numbers] = {}
    for name, cards in value.items():
        if name in {str(zone) for zone in range(1, 9)}:
            found[int(name)] = _cards(cards, f"{where}.{name}", faults)
        else:
            faults.add(f"{where}.{name}", say("there are the zones 1 to 8"))
    return {zone: cards for zone, cards in found.items() if cards}


def _strategies(value: Json, where: str, faults: Faults) -> tuple[Placed | None, ...]:
    if not isinstance(value, list):
        faults.add(where, say("expected the strategy zones with their cards"))
        return (None,) * STRATEGY_ZONES
    found: list[Placed | None] = []
    for at, each in enumerate(value):
        wrong = Faults()
        held = read(Placed | None, each, f"{where}[{at}]", wrong)
        faults += wrong
        found.append(_cards_of(each) if wrong else cast("Placed | None", held))
    return tuple(found + [None] * (STRATEGY_ZONES - len(found)))


def _cards_of(value: Json) -> Placed | None:
    """The cards of a strategy zone whose turn is damaged, as if they had always been there."""
    cards = _cards(value.get("cards"), "", Faults()) if isinstance(value, dict) else ()
    turn = value.get("turn") if isinstance(value, dict) else None
    return Placed(cards, turn if type(turn) is int else 0) if cards else None


def _closed(text: str) -> str:
    """A text that breaks off, or is damaged somewhere, cut after the last whole value and closed.

    What follows the damage is lost: nobody knows what belongs where.
    """
    cuts, open_, in_string, escaped = [(0, "")], "", False, False
    for at, char in enumerate(text):
        if in_string:
            in_string, escaped = escaped or char != '"', not escaped and char == "\\"
        elif char == '"':
            in_string = True
        elif char in "[{":
            open_ += "]" if char == "[" else "}"
        elif char in "]}" and open_[-1:] != char:
            break
        elif char in ",]}":
            open_ = open_ if char == "," else open_[:-1]
            cuts.append((at + (char != ","), open_[::-1]))
            if not open_:
                break

    # Whatever is whole up to some place is whole up to every place before it.
    def is_damaged(at: int) -> bool:
        end, closing = cuts[at]
        return not _is_json(text[:end] + closing)

    end, closing = cuts[bisect_left(range(1, len(cuts)), True, key=is_damaged)]
    return text[:end] + closing


def _is_json(text: str) -> bool:
    faults = Faults()
    load(text, faults)
    return not faults
