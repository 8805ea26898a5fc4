"""From bytes to text: how large, what kind of file, which encoding; refuses what cannot be a deck."""

from __future__ import annotations

import re
from typing import NamedTuple

from deckbuilder.cards.messages import say

MAX_BYTES = 1_000_000
"""Larger inputs are refused unread. A full Tabletop Simulator object of 54 cards has about 50 kB."""

_BINARY = (
    (b"\x89PNG", say("a PNG picture")),
    (b"\xff\xd8\xff", say("a JPEG picture")),
    (b"GIF8", say("a GIF picture")),
    (b"RIFF", say("a picture or sound file")),
    (b"PK\x03\x04", say("a ZIP archive, as Word, Excel and OpenDocument files are")),
    (b"PK\x05\x06", say("an empty ZIP archive")),
    (b"\x1f\x8b", say("a gzip archive")),
    (b"7z\xbc\xaf\x27\x1c", say("a 7-Zip archive")),
    (b"Rar!", say("a RAR archive")),
    (b"SQLite format 3\0", say("an SQLite database")),
    (b"%PDF", say("a PDF")),
    (b"{\\rtf", say("a rich-text (RTF) document")),
    (b"\xd0\xcf\x11\xe0", say("an old Word or Excel document")),
    (b"\x7fELF", say("a program")),
    (b"MZ\x90", say("a program")),
)
_WEB_PAGE = (
    r"(?:<!--.*?-->\s*)?<(?:!doctype\s+html|(?:html|head|body|\?xml|meta|style|div|table|ul|ol|li|p|span)"
    r"(?=[\s/>]))|From: <Saved by"
)
_CONTROLS = bytes(set(range(32)) - set(b"\t\n\r\f\v\x1b"))
_JAPANESE = "[\u3041-\u30fa\u30fc]|[\u4e00-\u9fff]{2}"
_HALF = "[\ud800-\udfff]"
_BOMS = (
    (b"\xef\xbb\xbf", "utf-8", "UTF-8"),
    (b"\xff\xfe\x00\x00", "utf-32-le", "UTF-32"),
    (b"\x00\x00\xfe\xff", "utf-32-be", "UTF-32"),
    (b"\xff\xfe", "utf-16-le", "UTF-16"),
    (b"\xfe\xff", "utf-16-be", "UTF-16"),
)


class Decoded(NamedTuple):
    """The text of an input."""

    text: str
    remarks: tuple[str, ...] = ()
    """What was guessed, one sentence each."""

    patched: frozenset[int] = frozenset()
    """Lines, from 1, with bytes that are no UTF-8 and were read as Latin letters."""


class Refused(NamedTuple):
    """Why an input is no text with a deck in it."""

    reason: str


def decode(data: bytes | str) -> Decoded | Refused:
    """The text of an input of unknown kind and encoding, without its byte order mark; never raises."""
    if len(data) > MAX_BYTES:
        size = f"{len(data) / 1_000_000:.1f} MB"
        return Refused(
            say("too large: {size}, and no deck needs more than 1 MB; nothing was read", size=size)
        )
    if isinstance(data, str):
        decoded: Decoded | Refused = _patch(data.removeprefix("\ufeff"))
    else:
        decoded = _decode_bytes(data)
    if isinstance(decoded, Refused):
        return decoded
    if not decoded.text.strip("\0 \t\r\n\u3000"):
        return Refused(say("there is nothing in it: the input is empty; a list of cards was expected"))
    if re.match(_WEB_PAGE, decoded.text[:4000].lstrip(), re.IGNORECASE | re.DOTALL):
        return Refused(
            say(
                "this is a web page, not a deck; copy the deck's code, or save its data as JSON, "
                "and import that"
            )
        )
    return decoded


def _decode_bytes(data: bytes) -> Decoded | Refused:
    for magic, kind in _BINARY:
        if data.startswith(magic):
            return Refused(
                say("not a text deck: this is {kind}; a text, CSV or JSON file was expected", kind=kind)
            )
    for bom, codec, name in _BOMS:
        if data.startswith(bom):
            return _strictly(data[len(bom) :], codec, name)
    guessed = _wide_codec(data)
    if guessed:
        decoded = _strictly(data, guessed, "UTF-16")
        if isinstance(decoded, Decoded):
            return Decoded(decoded.text, (say("guessed encoding: UTF-16 without a byte order mark"),))
    if _is_binary(data):
        return Refused(say("not a text deck: the bytes are no text; a text, CSV or JSON file was expected"))
    try:
        return Decoded(data.decode("utf-8"))
    except UnicodeDecodeError:
        return _decode_old(data)


def _strictly(data: bytes, codec: str, name: str) -> Decoded | Refused:
    """The text after a byte order mark; UTF-8 may still have single odd bytes."""
    try:
        return Decoded(data.decode(codec))
    except UnicodeDecodeError as error:
        if codec == "utf-8":
            return _patch(data.decode(codec, "surrogateescape"))
        return Refused(
            say(
                "damaged: marked as {name}, but byte {start} is not; save it again as UTF-8",
                name=name,
                start=error.start,
            )
        )


def _wide_codec(data: bytes) -> str | None:
    """UTF-16 without a mark: digits and blanks give every other byte the value 0."""
    sample = data[:4096]
    even, odd = sample[0::2].count(0), sample[1::2].count(0)
    pairs = len(sample) // 2
    if pairs < 2 or len(data) % 2:
        return None
    if odd >= pairs * 0.3 and even <= pairs * 0.05:
        return "utf-16-le"
    return "utf-16-be" if even >= pairs * 0.3 and odd <= pairs * 0.05 else None


def _is_binary(data: bytes) -> bool:
    sample = data[:65536]
    controls = len(sample) - len(sample.translate(None, _CONTROLS))
    return controls > max(4, len(sample) // 50)


def _decode_old(data: bytes) -> Decoded:
    """Text that is no UTF-8: Windows Japanese where it reads as Japanese, else single Latin letters."""
    patched = data.decode("utf-8", "surrogateescape")
    strange = sum(0xDC80 <= ord(char) <= 0xDCFF for char in patched)
    fine = sum(ord(char) > 127 for char in patched) - strange
    if strange > fine:
        try:
            japanese = data.decode("cp932")
        except UnicodeDecodeError:
            japanese = ""
        if re.search(_JAPANESE, japanese):
            return Decoded(japanese, (say("guessed encoding: Shift-JIS (CP932)"),))
    return _patch(patched)


def _patch(text: str) -> Decoded:
    """Undecodable bytes, which Python keeps as half characters, read as Latin letters (H05)."""
    if text.isascii() or not re.search(_HALF, text):
        return Decoded(text)
    lines = frozenset(number for number, line in enumerate(text.splitlines(), 1) if re.search(_HALF, line))
    return Decoded(
        re.sub(_HALF, _latin, text), (say("some bytes are no UTF-8; read as Latin letters"),), lines
    )


def _latin(match: re.Match[str]) -> str:
    code = ord(match[0])
    if not 0xDC80 <= code <= 0xDCFF:
        return "\ufffd"
    return bytes([code - 0xDC00]).decode("cp1252", "replace")
