"""The deck as JSON for other programs: everything a deck holds, under plain names."""

from __future__ import annotations

import json
from dataclasses import replace

from deckbuilder.cards.messages import say
from deckbuilder.decks.deck import DEFAULT_FORMAT, Deck, Entry, Section

from .jsontext import JsonObject, as_list, as_object, as_text, shown
from .lines import CardLines, listed, portions
from .report import LineState, Report, quoted
from .resolve import Resolver
from .result import ReadResult, UnreadableError

MARK = "deckbuilder"
"""The key that marks the file; its value is the version."""

VERSION = 1
_TEXTS = ("name", "format", "player", "event", "notes", "deck_log_code")
_KNOWN = {MARK, *_TEXTS, *(section.value for section in Section), "tags", "unread", "extra"}


def write_own(deck: Deck) -> str:
    """The deck as an indented JSON object; reading it gives an equal deck."""
    value: JsonObject = {MARK: VERSION}
    value |= {key: getattr(deck, key) for key in _TEXTS}
    for section in Section:
        value[section.value] = [_row(entry) for entry in portions(deck.section(section))]
    value |= {
        "tags": list(deck.tags),
        "unread": list(deck.unread),
        "extra": [list(pair) for pair in deck.extra],
    }
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def _row(entry: Entry) -> JsonObject:
    return {"number": entry.number, "count": entry.count}


def read_own(value: JsonObject, resolver: Resolver) -> ReadResult:
    """The deck of such an object; one report line a card and a field."""
    version = value[MARK]
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise UnreadableError(
            say("the version {version} of the deck file is no number", version=quoted(shown(version)))
        )
    if version > VERSION:
        raise UnreadableError(
            say(
                "a later version ({version}) wrote this deck file; update the app to read it", version=version
            )
        )
    out = CardLines(resolver, "card", keeps_all=True)
    outline = _outline(value, out)
    for section in Section:
        _read_section(value.get(section.value, []), section, out)
    unknown = sorted(value.keys() - _KNOWN)
    if unknown:
        out.note(listed(unknown), LineState.REJECTED, say("keys that are not known here"))
    return ReadResult(Report(tuple(out.lines), "card"), (outline,), "json")


def _outline(value: JsonObject, out: CardLines) -> Deck:
    outline = Deck()
    for key in _TEXTS:
        text = value.get(key, "")
        if not isinstance(text, str):
            out.note(f"{key}: {shown(text)}", LineState.REJECTED, say("{key} is no text", key=key))
        elif text:
            changes: dict[str, str] = {key: text}
            outline = _with_texts(outline, changes)
            out.note(f"{key}: {text}", LineState.FIELD, key)
    tags = tuple(as_text(tag) for tag in as_list(value.get("tags")) or [])
    unread = tuple(as_text(line) for line in as_list(value.get("unread")) or [])
    pairs = [as_list(pair) or [] for pair in as_list(value.get("extra")) or []]
    extra = tuple((as_text(pair[0]), as_text(pair[1])) for pair in pairs if len(pair) == 2)
    return replace(outline, tags=tags, unread=unread, extra=extra, format=outline.format or DEFAULT_FORMAT)


def _with_texts(deck: Deck, changes: dict[str, str]) -> Deck:
    return replace(deck, **changes)  # type: ignore[arg-type]  # the keys are those of text fields


def _read_section(rows: object, section: Section, out: CardLines) -> None:
    entries = as_list(rows)
    if entries is None:
        message = say(
            "{key} is no list; no card of the {deck} was read", key=section.value, deck=section.label
        )
        out.note(f"{section.value}: {shown(rows)}", LineState.REJECTED, message)
        return
    for row in entries:
        card = as_object(row)
        if card is None:
            out.note(
                shown(row),
                LineState.REJECTED,
                say("not imported: an object with number and count was expected"),
            )
        else:
            out.record(shown(row), section, as_text(card.get("number")), card.get("count"))
