"""Our own deck code, for chats and QR pictures: ``GZ1-`` and capital letters and digits, a few dozen of them.

What is inside, version 1. Bytes: for the monster deck, then the main deck, the number of groups and the
groups. A group is the cards of one set that stand together: its set, how many lines, and for each line the
serial and the count with the print. All numbers are variable-length (7 bits a byte, low first): the set is
5 times its number plus the place of its letters in BP SD SC FC PR, plus 1; a serial is its number, tokens
1000 more; count and print are 4 times (count - 1) plus the plus signs. Set 0 is for unknown cards: their
text's length and UTF-8 bytes stand in place of the serial. After the decks come four bytes of CRC-32, low
first, over ``GZ1`` and all before. The whole is written in Base32 (RFC 4648) without padding.

Cards are named by their own numbers, never by a place in a list, so old codes keep their meaning (B92). Case
does not matter. The CRC is linear and wider than one letter's five bits, so any single wrong letter is found.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator
from itertools import groupby

from deckbuilder.cards.messages import say
from deckbuilder.cards.numbers import parse_number
from deckbuilder.decks.deck import Deck, Entry, Section, canonical

from .lines import CardLines, portions
from .report import LineState, Report
from .resolve import Resolver
from .result import ReadResult, UnreadableError
from .sniff import Decoded

VERSION = 1
MAX_LENGTH = 20_000
_PREFIX = "GZ"
_FOUND = re.compile(r"(?<![A-Za-z0-9])GZ([0-9])-([A-Za-z0-9]+)(?![A-Za-z0-9])", re.IGNORECASE | re.ASCII)
_LETTERS = ("BP", "SD", "SC", "FC", "PR")
_NUMBER = re.compile(r"E(?:(BP|SD|SC|FC)([0-9]{2})|(PR))-(T?)([0-9]{2,3})(\+*)")
_TOKENS = 1000
_MOST_COPIES = 1000
_TEXT = 0
"""The set of cards that are known by their text alone."""


def write_code(deck: Deck) -> str:
    """The code of a deck's numbers and counts; nothing else of the deck is in it."""
    body = bytearray()
    for section in Section:
        groups = [
            (key, list(entries))
            for key, entries in groupby(deck.section(section), key=lambda e: _set_of(e.number))
        ]
        body += _varint(len(groups))
        for key, entries in groups:
            body += _varint(key) + _varint(len(entries))
            for entry in entries:
                body += _pack(entry, key)
    body += _checksum(bytes(body))
    return f"{_PREFIX}{VERSION}-{base64.b32encode(bytes(body)).decode().rstrip('=')}"


def _set_of(number: str) -> int:
    """The set of a canonical number, or ``_TEXT``."""
    match = _NUMBER.fullmatch(number)
    if match is None or canonical(number) != number:
        return _TEXT
    set_number = 0 if match[3] else int(match[2])
    return 5 * set_number + _LETTERS.index(match[3] or match[1]) + 1


def _pack(entry: Entry, key: int) -> bytes:
    match = _NUMBER.fullmatch(entry.number)
    if key == _TEXT or match is None:
        text = entry.number.encode("utf-8", "surrogatepass")
        return _varint(len(text)) + text + _varint(4 * (entry.count - 1))
    serial = int(match[5]) + (_TOKENS if match[4] else 0)
    return _varint(serial) + _varint(4 * (entry.count - 1) + len(match[6]))


def _varint(value: int) -> bytes:
    packed = bytearray()
    while value > 0x7F:
        packed.append(value & 0x7F | 0x80)
        value >>= 7
    packed.append(value)
    return bytes(packed)


def _checksum(body: bytes) -> bytes:
    return binascii.crc32(f"{_PREFIX}{VERSION}".encode() + body).to_bytes(4, "little")


# ---- reading ------------------------------------------------------------------------------------


def find_code(text: str) -> re.Match[str] | None:
    """The first of our codes in a text, which may stand among other words."""
    return _FOUND.search(text)


def decode(code: str) -> dict[Section, tuple[Entry, ...]]:
    """The entries of both decks, exactly as they were written. Raises ``UnreadableError`` for any change."""
    match = _FOUND.fullmatch(code.strip())
    if match is None:
        raise UnreadableError(
            say(
                "this is no deck code: {start}-, letters and digits were expected",
                start=f"{_PREFIX}{VERSION}",
            )
        )
    if int(match[1]) != VERSION:
        raise UnreadableError(
            say(
                "a deck code of version {found}, and {known} is known; check its start or update the app",
                found=match[1],
                known=VERSION,
            )
        )
    if len(match[2]) > MAX_LENGTH:
        raise UnreadableError(
            say("the deck code is too long: at most {limit:,} characters are read", limit=MAX_LENGTH)
        )
    return _decks(_bytes(match[2].upper()))


def _bytes(letters: str) -> bytes:
    """The bytes of a code whose checksum fits."""
    damaged = UnreadableError(
        say("the deck code is damaged: a character is wrong or missing; copy all of it again")
    )
    try:
        packed = base64.b32decode(letters + "=" * (-len(letters) % 8))
    except binascii.Error:
        raise damaged from None
    # The last letter may hold bits of no byte; they must be as written, or two codes would mean one deck.
    exact = base64.b32encode(packed).decode().rstrip("=") == letters
    if not exact or len(packed) < 6 or _checksum(packed[:-4]) != packed[-4:]:
        raise damaged
    return packed[:-4]


def _decks(body: bytes) -> dict[Section, tuple[Entry, ...]]:
    rest = iter(body)
    try:
        decks = {section: tuple(_entries(rest)) for section in Section}
    except (StopIteration, RuntimeError, ValueError, IndexError):
        raise UnreadableError(say("the deck code fits its checksum but holds no deck")) from None
    if next(rest, None) is not None:
        raise UnreadableError(say("the deck code fits its checksum but holds more than a deck"))
    return decks


def _entries(rest: Iterator[int]) -> list[Entry]:
    entries: list[Entry] = []
    for _ in range(_take(rest)):
        key = _take(rest)
        for _ in range(_take(rest)):
            first = _take(rest)
            number = _text(rest, first) if key == _TEXT else _number(key, first)
            copies = _take(rest)
            if copies > 4 * _MOST_COPIES:
                raise ValueError("more copies than a deck can hold")
            entries.append(Entry(number + "+" * (copies % 4), copies // 4 + 1))
    return entries


def _take(rest: Iterator[int]) -> int:
    value = shift = 0
    while True:
        byte = _next(rest)
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value
        shift += 7
        if shift > 28:
            raise ValueError("a number out of range")


def _next(rest: Iterator[int]) -> int:
    byte = next(rest, None)
    if byte is None:
        raise ValueError("the bytes end too soon")
    return byte


def _text(rest: Iterator[int], length: int) -> str:
    return bytes(_next(rest) for _ in range(length)).decode("utf-8", "surrogatepass")


def _number(key: int, serial: int) -> str:
    letters = _LETTERS[(key - 1) % 5]
    set_code = letters if letters == "PR" else f"{letters}{(key - 1) // 5:02}"
    number = f"E{set_code}-T{serial - _TOKENS:02}" if serial >= _TOKENS else f"E{set_code}-{serial:03}"
    if parse_number(number) is None:
        raise ValueError("no card number")
    return number


def read_code(decoded: Decoded, resolver: Resolver) -> ReadResult:
    """The deck of the first code in a text. Raises ``UnreadableError`` for a damaged one."""
    match = find_code(decoded.text)
    if match is None:
        raise UnreadableError(say("there is no deck code in it"))
    decks = decode(match[0])
    out = CardLines(resolver, "card", keeps_all=True)
    for part in (decoded.text[: match.start()], decoded.text[match.end() :]):
        for line in part.splitlines():
            if line.strip():
                out.note(line.strip(), LineState.COMMENT, say("text around the code"))
    for section, entries in decks.items():
        for entry in portions(entries):
            out.record(f"{entry.count} {entry.number}", section, entry.number, entry.count)
    return ReadResult(Report(tuple(out.lines), "card"), format="code")
