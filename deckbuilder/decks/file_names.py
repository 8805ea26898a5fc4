"""File names that every system accepts, made from whatever a player calls a deck (H40)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

SUFFIX = ".deck"

_MAX_BYTES = 120
"""Longest name in UTF-8 bytes, before suffix and number: fits encrypted and old file systems too."""

_FORBIDDEN = dict.fromkeys(map(ord, '<>:"/\\|?*'), "_")
_DEVICES = re.compile(r"(CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(COM|LPT)[0-9¹²³])(\..*)?", re.IGNORECASE)
_UNSEEN = {"Cc", "Cf", "Cs", "Cn", "Zl", "Zp"}
_NUMBERED = re.compile(r"(?P<stem>.*\S) \((?P<number>[0-9]{1,4})\)")


def safe_file_name(display_name: str, taken: Iterable[str] = (), suffix: str = "") -> str:
    """A file name for a deck of this name that no file of ``taken`` has, upper and lower case alike.

    ``taken`` holds whole file names; those with another ending than ``suffix`` (lower case) are no rivals.
    Names of other alphabets and emoji stay; control and direction characters go, separators become ``_``,
    device names get one appended, long names are cut.
    """
    rivals = (name[: len(name) - len(suffix)] for name in taken if name.casefold().endswith(suffix))
    return unique_name(_safe_stem(display_name), rivals) + suffix


def unique_name(name: str, taken: Iterable[str]) -> str:
    """``name`` itself, or ``name (2)``, ``name (3)`` ... whichever is not taken, case apart (B08)."""
    used = {_folded(other) for other in taken}
    if _folded(name) not in used:
        return name
    match = _NUMBERED.fullmatch(name)
    stem, number = (match["stem"], int(match["number"])) if match else (name, 1)
    while _folded(candidate := f"{stem} ({number + 1})") in used:
        number += 1
    return candidate


def _folded(name: str) -> str:
    """What a case-insensitive, composing file system takes for the same name."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def _safe_stem(display_name: str) -> str:
    text = unicodedata.normalize("NFC", display_name)
    text = "".join(char for char in text if char.isspace() or unicodedata.category(char) not in _UNSEEN)
    text = " ".join(text.split()).translate(_FORBIDDEN)
    text = text.encode("utf-8")[:_MAX_BYTES].decode("utf-8", "ignore").strip(" .")
    if _DEVICES.fullmatch(text):
        text += "_"
    return text or "Deck"
