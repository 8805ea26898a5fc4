"""The ``# key: value`` lines of a ``.deck`` file: a deck's name, notes and everything else that is no card.

Other programs skip them as comments. Values stand as they are where that reads back, else as a JSON string;
notes take one line each; what this version does not know is kept.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from deckbuilder.cards.messages import say
from deckbuilder.decks.deck import DEFAULT_FORMAT, Deck, tags_of

from .report import is_hidden

VERSION = 1
"""Version of the ``.deck`` text, in its first line; files of other programs have none."""

MARK = "deckbuilder"
_SINGLE = ("name", "format", "player", "event", "deck_log_code")
_RESERVED = frozenset({*_SINGLE, MARK, "tags", "notes", "unread", "extra"})
_LINE = re.compile(r"#\s?([A-Za-z][A-Za-z0-9_-]{0,39}):(?:[ \t](.*))?", re.DOTALL)
_KEY = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,39}")
_LABELS = {"deck_log_code": say("Deck Log code"), MARK: say("file version")}


def write_fields(deck: Deck) -> Iterator[str]:
    """The lines for everything a deck holds besides its cards; empty fields take none."""
    yield f"# {MARK}: {VERSION}"
    for key in _SINGLE:
        value: str = getattr(deck, key)
        if value:
            yield f"# {key}: {as_value(value)}"
    if deck.tags:
        yield f"# tags: {as_value(', '.join(deck.tags))}"
    for key, value in deck.extra:
        if _KEY.fullmatch(key) and key.casefold() not in _RESERVED:
            yield f"# {key}: {as_value(value)}".rstrip()
        else:
            yield f"# extra: {_json([key, value])}"
    if deck.notes:
        for line in deck.notes.split("\n"):
            yield f"# notes: {as_value(line)}".rstrip()
    for line in deck.unread:
        yield f"# unread: {as_value(line)}".rstrip()


def as_value(text: str) -> str:
    """The text as it stands, or a JSON string where blanks, line ends or hidden characters would be lost."""
    plain = text == text.strip() and not text.startswith('"') and not _hides(text)
    return text if plain else _json(text)


def _hides(text: str) -> bool:
    return not (text.isascii() and text.isprintable()) and any(map(is_hidden, text))


def _json(value: str | list[str]) -> str:
    """JSON in which letters of all scripts stand as they are and hidden characters are escaped."""
    text = json.dumps(value, ensure_ascii=False)
    if not _hides(text):
        return text
    return "".join(json.dumps(char)[1:-1] if is_hidden(char) else char for char in text)


@dataclass
class FieldReader:
    """Collects the fields of one text."""

    outline: Deck = field(default_factory=Deck)
    notes: list[str] = field(default_factory=list[str])
    newer: bool = False
    """True when the text says that a later version wrote it."""

    _seen: set[str] = field(default_factory=set[str])

    def take(self, line: str) -> str | None:
        """Read a ``# key: value`` line; what it was for the report, or None when it is a mere comment."""
        match = _LINE.fullmatch(line.strip())
        if match is None:
            return None
        key, value = match[1], unquote_value((match[2] or "").strip())
        known = key.casefold()
        if known == "notes":
            self.notes.append(value)
        elif known == "tags":
            self.outline = replace(self.outline, tags=tags_of(*self.outline.tags, value))
        elif known == "unread":
            self.outline = replace(self.outline, unread=(*self.outline.unread, value))
            return say("a line that nobody understood earlier; kept")
        elif known == MARK:
            self.newer = value.isdecimal() and int(value[:9]) > VERSION
        elif known == "extra":
            self._extra(*_pair(match[2] or ""))
        elif known in _SINGLE:
            if known in self._seen:
                return None
            self._seen.add(known)
            if not value and known == "format":
                value = DEFAULT_FORMAT
            changes: dict[str, Any] = {known: value}
            self.outline = replace(self.outline, **changes)
        else:
            self._extra(key, value)
            return say("{key}: not known here; kept", key=key)
        return _LABELS.get(known, known)

    def _extra(self, key: str, value: str) -> None:
        self.outline = replace(self.outline, extra=(*self.outline.extra, (key, value)))

    def finish(self) -> Deck:
        """The deck without cards that the lines describe."""
        return replace(self.outline, notes="\n".join(self.notes))


def unquote_value(text: str) -> str:
    """The value of a field: a JSON string's text, or the text as it stands."""
    return unquote(text) if text.startswith('"') else text


def unquote(text: str) -> str:
    """The text of a JSON string, or the text itself."""
    try:
        value = json.loads(text)
    except ValueError:
        return text
    return value if isinstance(value, str) else text


def _pair(text: str) -> tuple[str, str]:
    try:
        key, value = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return "extra", text.strip()
    return (key, value) if isinstance(key, str) and isinstance(value, str) else ("extra", text.strip())
