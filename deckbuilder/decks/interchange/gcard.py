"""G-card's deck codes ``v1:``, ``v2:``, ``v3:`` and its file of saved decks (2.4).

A code with one bad part gives no deck at all. Nothing in a pasted code is ever obeyed as a command (B95).
"""

from __future__ import annotations

import base64
import binascii
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from deckbuilder.cards.messages import say
from deckbuilder.cards.numbers import parse_number
from deckbuilder.decks.deck import Deck, Section, canonical

from .jsontext import JsonObject, as_list, as_object, as_text, parse_json, shown
from .lines import CardLines, whole
from .names import deck_name
from .report import LineState, Report, phrase, quoted
from .resolve import Resolver
from .result import ReadResult, UnreadableError
from .sniff import Decoded

MAX_CODE = 20_000
"""Longest code G-card itself reads, in characters."""

MAX_DECKS = 500
_CODE = re.compile(r"(?<![A-Za-z0-9])(v[123]):(\S+)", re.IGNORECASE)
_BASE64_URL = re.compile("[A-Za-z0-9_-]+")
_PAIR = re.compile(r"([0-9a-z]{1,4})\.([0-9a-z]{1,4})", re.IGNORECASE)
_V1, _V2, _V3 = say("v1 code"), say("v2 code"), say("v3 code")
"""Where something is wrong."""

_RECORD = "godzilla-cardgame:"
_SUFFIXED_SETS = ("SD01", "SD02", "BP01")
"""Sets whose ids end in ``ol``, a leftover of picture names."""


def _index_list() -> list[str]:
    """What each index of a v2 code means: the list of June 2026."""
    runs = [("SD01", 15), ("SD02", 15), ("BP01", 80), ("BP02", 80), ("BP03", 80), ("FC01", 6), ("PR", 14)]
    runs += [("BP04", 89), ("SC01", 6)]
    return [f"{code}-{serial:03}" for code, size in runs for serial in range(1, size + 1)]


_OLDER = {276: "PR-004", 277: "PR-005", 379: "BP04-090"}
"""Indexes that meant another card in earlier months (B92)."""

_Pairs = list[tuple[Section, str, int, int | None]]
"""Section, id, count, and the v2 index where there was one."""


def find_gcard(text: str) -> re.Match[str] | None:
    """The first code in a text, which may stand among other words."""
    return _CODE.search(text)


def read_code(decoded: Decoded, resolver: Resolver) -> ReadResult:
    """The deck of the first code in a text. Raises ``UnreadableError`` for any fault in it."""
    match = find_gcard(decoded.text)
    if match is None:
        raise UnreadableError(say("there is no G-card code in it"))
    version, body = match[1].casefold(), match[2]
    if len(body) > MAX_CODE:
        raise UnreadableError(
            say(
                "the code is too long: {count:,} characters, at most {limit:,} are read",
                count=len(body),
                limit=MAX_CODE,
            )
        )
    decode = {"v1": _decode_v1, "v2": _decode_v2, "v3": _decode_v3}[version]
    pairs = decode(body)
    out = CardLines(replace(resolver, japanese=True), "card")
    for text in _around(decoded.text, match):
        out.note(text, LineState.COMMENT, say("text around the code"))
    for section, card_id, count, index in pairs:
        _add(out, section, card_id, count, index)
    return ReadResult(
        Report(tuple(out.lines), "card"),
        format="gcard",
        format_name=say("G-card code {version}", version=version),
    )


def _around(text: str, match: re.Match[str]) -> Iterator[str]:
    for part in (text[: match.start()], text[match.end() :]):
        yield from (line.strip() for line in part.splitlines() if line.strip())


def _add(out: CardLines, section: Section, card_id: str, count: int, index: int | None) -> None:
    text = f"{card_id} ×{count}"
    if index is not None and index in _OLDER:
        _add_ambiguous(out, section, (card_id, _OLDER[index]), count, index)
    else:
        out.record(text, section, card_id, count)


def _add_ambiguous(
    out: CardLines, section: Section, readings: tuple[str, str], count: int, index: int
) -> None:
    """A card of a v2 index that changed its meaning: read by the newer list, the older offered."""
    out.record(f"index {index} ×{count}", section, readings[0], count)
    line = out.lines[-1]
    note = say("the code may be older and then means {number}", number=canonical(readings[1]))
    state = LineState.CHANGED if line.entry else line.state
    out.lines[-1] = replace(
        line,
        state=state,
        message=phrase(line.message, note),
        candidates=out.resolver.number_choices(readings),
    )


# ---- the three codes ----------------------------------------------------------------------------


def _decode_v1(body: str) -> _Pairs:
    try:
        text = base64.b64decode(body, validate=True).decode("utf-8")
    except (binascii.Error, ValueError):
        raise UnreadableError(say("damaged v1 code: it is no Base64; copy all of it again")) from None
    value = as_object(parse_json(text))
    if value is None:
        raise UnreadableError(say("damaged v1 code: it holds no deck"))
    return _maps(value, _V1)


def _decode_v2(body: str) -> _Pairs:
    sides = body.split("|")
    if len(sides) != 2:
        raise UnreadableError(
            say("this is no v2 deck code: a main and a monster deck with one | between them were expected")
        )
    ids = _index_list()
    pairs: _Pairs = []
    for section, side in zip((Section.MAIN, Section.MONSTER), sides, strict=True):
        met: set[int] = set()
        for item in side.split(",") if side else []:
            index, count = _v2_pair(item, len(ids))
            if index in met:
                raise UnreadableError(
                    say(
                        "damaged v2 code: card {index} stands twice in the {deck}",
                        index=index,
                        deck=section.label,
                    )
                )
            met.add(index)
            pairs.append((section, ids[index], count, index))
    return pairs


def _v2_pair(item: str, size: int) -> tuple[int, int]:
    match = _PAIR.fullmatch(item)
    if match is None:
        raise UnreadableError(
            say("damaged v2 code: {text} is no pair index.count in base 36", text=quoted(item))
        )
    index = int(match[1], 36)
    if index >= size:
        raise UnreadableError(
            say(
                "damaged v2 code: there is no card {index}; the list ends at {last}",
                index=index,
                last=size - 1,
            )
        )
    return index, _count(int(match[2], 36), _V2)


def _decode_v3(body: str) -> _Pairs:
    if not _BASE64_URL.fullmatch(body):
        raise UnreadableError(
            say("damaged v3 code: only letters, digits, - and _ were expected; copy all of it again")
        )
    try:
        text = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)).decode("utf-8")
    except (binascii.Error, ValueError):
        raise UnreadableError(
            say("damaged v3 code: it is cut off or altered; copy all of it again")
        ) from None
    value = as_object(parse_json(text))
    if value is None or value.get("version") != 3:
        raise UnreadableError(say("damaged v3 code: it holds no deck of version 3"))
    pairs: _Pairs = []
    for section in (Section.MAIN, Section.MONSTER):
        rows = as_list(value.get(section.value, []))
        if rows is None:
            raise UnreadableError(say("damaged v3 code: its {deck} is no list", deck=section.label))
        for row in rows:
            pair = as_list(row) or []
            if len(pair) != 2:
                raise UnreadableError(
                    say("damaged v3 code: {text} is no pair of id and count", text=quoted(shown(row)))
                )
            pairs.append((section, _id(pair[0], _V3), _count(pair[1], _V3), None))
    return pairs


def _maps(value: JsonObject, where: str) -> _Pairs:
    """The two maps of id to count in a v1 code or a saved deck."""
    pairs: _Pairs = []
    for section in (Section.MAIN, Section.MONSTER):
        cards = as_object(value.get(section.value, {}))
        if cards is None:
            raise UnreadableError(
                say(
                    "damaged {where}: its {deck} is no object of ids and counts",
                    where=where,
                    deck=section.label,
                )
            )
        for card_id, count in cards.items():
            pairs.append((section, _id(card_id, where), _count(count, where), None))
    return pairs


def _id(value: object, where: str) -> str:
    text = as_text(value)
    if text.startswith(_RECORD):
        raise UnreadableError(
            say(
                "the {where} names the publisher's record {text}, which the card data does not list; "
                "export the deck as a list instead",
                where=where,
                text=quoted(text),
            )
        )
    if parse_number(text) is None:
        raise UnreadableError(
            say(
                "damaged {where}: {text} is no card id; nothing was read",
                where=where,
                text=quoted(shown(value)),
            )
        )
    return text


def _count(value: object, where: str) -> int:
    count = whole(value)
    if isinstance(count, str) or count < 1:
        why = count if isinstance(count, str) else say("a count is 0")
        raise UnreadableError(say("damaged {where}: {why}; nothing was read", where=where, why=why))
    return count


# ---- saved decks --------------------------------------------------------------------------------


def is_deck_map(value: object) -> bool:
    """True for an object with the two maps of a deck."""
    deck = as_object(value)
    return deck is not None and any(as_object(deck.get(section.value)) is not None for section in Section)


def is_saved_deck(value: object) -> bool:
    """True for one entry of the file of saved decks."""
    entry = as_object(value)
    return entry is not None and is_deck_map(entry.get("deck"))


def read_saves(entries: Iterable[object], resolver: Resolver) -> ReadResult:
    """All decks of a file of saved decks; a damaged one is reported and left out, the others are read."""
    out = CardLines(replace(resolver, japanese=True), "card")
    outlines: list[Deck] = []
    items = list(entries)
    if len(items) > MAX_DECKS:
        raise UnreadableError(
            say(
                "too many decks: {count:,}, at most {limit} are read",
                count=len(items),
                limit=MAX_DECKS,
            )
        )
    reason = say("the file of saved decks holds none")
    for number, item in enumerate(items, 1):
        try:
            _read_saved(item, number, out, outlines)
        except UnreadableError as error:
            reason = say("saved deck {number}: {reason}", number=number, reason=str(error))
            out.note(shown(item), LineState.REJECTED, reason, deck_no=max(0, len(outlines) - 1))
    if not outlines:
        raise UnreadableError(reason)
    return ReadResult(Report(tuple(out.lines), "card"), tuple(outlines), "gcard-saves")


def _read_saved(item: object, number: int, out: CardLines, outlines: list[Deck]) -> None:
    entry = as_object(item) or {}
    deck = as_object(entry.get("deck"))
    if deck is None:
        raise UnreadableError(say("it has no deck"))
    pairs = _maps(deck, say("saved deck"))
    name = deck_name(as_text(entry.get("name")))
    deck_no = len(outlines)
    outlines.append(Deck(name=name))
    if name:
        out.note(
            f"name: {name}",
            LineState.FIELD,
            say("deck {number}: {name}", number=number, name=name),
            deck_no=deck_no,
        )
    for section, card_id, count, _ in pairs:
        out.record(f"{card_id} ×{count}", section, card_id, count, deck_no=deck_no)


# ---- writing ------------------------------------------------------------------------------------


def write_code(deck: Deck) -> str:
    """The deck as a v3 code: rules cards and counts; text that is no card number is left out."""
    value: JsonObject = {"version": 3}
    for section in (Section.MAIN, Section.MONSTER):
        value[section.value] = sorted([card_id, count] for card_id, count in _counts(deck, section).items())
    text = json.dumps(value, separators=(",", ":"))
    return "v3:" + base64.urlsafe_b64encode(text.encode()).decode().rstrip("=") + "\n"


def write_saves(deck: Deck) -> str:
    """The deck as a file of saved decks with this one in it."""
    cards: JsonObject = {section.value: _counts(deck, section) for section in (Section.MAIN, Section.MONSTER)}
    entry: JsonObject = {"id": "deckbuilder", "name": deck.name, "deck": cards}
    return json.dumps({"version": 1, "decks": [entry]}, ensure_ascii=False, indent=1) + "\n"


def _counts(deck: Deck, section: Section) -> dict[str, int]:
    counts: dict[str, int] = {}
    for entry in deck.section(section):
        base = entry.base
        if base is not None:
            number = base.removeprefix("E")
            card_id = f"{number}ol" if number.startswith(_SUFFIXED_SETS) else number
            counts[card_id] = counts.get(card_id, 0) + entry.count
    return counts
