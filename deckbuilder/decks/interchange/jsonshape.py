"""Tells by its shape what a JSON text is (our own, Deck Log, G-card, Tabletop Simulator), reads it."""

from __future__ import annotations

from deckbuilder.cards.messages import say

from . import decklog, gcard, ownjson, tabletop
from .jsontext import JsonObject, as_list, as_object, parse_json
from .lines import CardLines, listed
from .report import Report
from .resolve import Resolver
from .result import ReadResult, UnreadableError
from .sniff import Decoded

MAX_IDS = 1_000
"""Longest list of card numbers that is read as a deck."""


def read_json(decoded: Decoded, resolver: Resolver) -> ReadResult:
    """The decks in a JSON text. Raises ``UnreadableError`` when it is damaged or of no known kind."""
    value = parse_json(decoded.text)
    items = as_list(value)
    if items is not None:
        return _read_list(items, resolver)
    return _read_object(as_object(value) or {}, resolver)


def _read_list(items: list[object], resolver: Resolver) -> ReadResult:
    if not items:
        raise UnreadableError(say("an empty list: Deck Log answers so when it has no deck of that code"))
    if all(isinstance(item, str) for item in items):
        return _read_ids([str(item) for item in items], resolver)
    if all(gcard.is_saved_deck(item) for item in items):
        return gcard.read_saves(items, resolver)
    first = as_object(items[0])
    if first is not None and tabletop.is_tabletop({"ObjectStates": items}):
        return tabletop.read_tabletop({"ObjectStates": items}, resolver)
    raise UnreadableError(say("a JSON list, but neither of card numbers nor of saved decks"))


def _read_object(value: JsonObject, resolver: Resolver) -> ReadResult:
    if not value:
        raise UnreadableError(say("an empty object: there is no deck in it"))
    inner = as_object(value.get("data"))
    if inner and not decklog.is_deck_log(value):
        value = inner
    if ownjson.MARK in value:
        return ownjson.read_own(value, resolver)
    if tabletop.is_tabletop(value):
        return tabletop.read_tabletop(value, resolver)
    if decklog.is_deck_log(value):
        return decklog.read_deck_log(value, resolver)
    if as_list(value.get("decks")) is not None:
        return gcard.read_saves(as_list(value["decks"]) or [], resolver)
    if gcard.is_deck_map(value):
        return gcard.read_saves([{"name": "", "deck": value}], resolver)
    raise UnreadableError(
        say(
            "JSON of no known kind, with the keys {keys}; Deck Log data has list and p_list, "
            "saved decks have decks, Tabletop Simulator objects have ObjectStates",
            keys=listed(value),
        )
    )


def _read_ids(ids: list[str], resolver: Resolver) -> ReadResult:
    if len(ids) > MAX_IDS:
        raise UnreadableError(
            say(
                "too many cards: {count:,} numbers, at most {limit:,} are read",
                count=len(ids),
                limit=MAX_IDS,
            )
        )
    out = CardLines(resolver, "card", repeats=True)
    for number in ids:
        out.record(number, None, number, 1)
    return ReadResult(Report((*out.missing_sections(), *out.lines), "card"), format="ids")
