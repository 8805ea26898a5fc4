"""The card-number grammar (interchange 2.1): reading any spelling, writing the canonical one.

A *number* here is what players call the card number. Three levels exist and are kept apart: the rules card
(``EBP01-016``), the number as printed (``EBP01-016+``, an alternate art) and the publisher's record, which
no printed list names. Legality counts rules cards; decks keep printed numbers.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import NewType

from .messages import say

CardNumber = NewType("CardNumber", str)
"""The canonical number of a rules card: English, upper case, no suffix: ``EBP01-016``, ``EBP02-T03``."""

_DASHES = dict.fromkeys(map(ord, "‐‑‒–—―−ーｰ－﹣"), "-")
_INVISIBLE = dict.fromkeys(map(ord, "\u200b\u200c\u200d\u2060\ufeff\u00ad"), None)
_SETS = "BP|SD|SC|FC"
_SHAPE = re.compile(
    rf"(?P<e>E?)(?:(?P<set>{_SETS})(?P<set_no>[0-9]{{1,2}})|(?P<promo>PR))"
    r"(?P<dash>-?)(?P<serial>[0-9]{1,3}|T[0-9]{1,2})(?P<plus>\+{0,3})(?P<ol>(?:OL)?)"
)
_SPACE_FOR_DASH = re.compile(r"(?<=[0-9])\s+(?=T?[0-9])")
_LONGEST = 48
"""Longer text is no card number; keeps whole pasted lines out of the cache."""


@dataclass(frozen=True, slots=True)
class PrintedNumber:
    """A card number as printed: the rules card and which print of it.

    ``str()`` gives the canonical spelling, which ``parse_number`` reads back to an equal value.
    """

    base: CardNumber
    plus: int = 0
    """Plus signs of an alternate art, 0 to 3."""

    def __str__(self) -> str:
        return self.base + "+" * self.plus

    @property
    def set_code(self) -> str:
        """The set's code, ``EBP01`` for ``EBP01-016``."""
        return self.base.partition("-")[0]


@dataclass(frozen=True, slots=True)
class ReadNumber:
    """What ``parse_number`` understood, with the corrections it made, each one phrase for the player."""

    printed: PrintedNumber
    notes: tuple[str, ...] = ()


def normalise_spelling(text: str) -> str:
    """Fold width, case, dashes and invisible characters, and drop inner spaces; letters and digits stay.

    Without any dash, the space between two figures stands for it: ``EBP1 16`` is ``EBP1-16``.
    """
    folded = unicodedata.normalize("NFKC", text.translate(_INVISIBLE)).translate(_DASHES).upper()
    if "-" not in folded:
        folded = _SPACE_FOR_DASH.sub("-", folded.strip(), count=1)
    return "".join(folded.split())


@lru_cache(maxsize=8192)
def parse_number(text: str) -> ReadNumber | None:
    """Read one card number in any spelling, or return None when the text is no card number.

    Japanese numbers get the ``E`` of the English print (R4.6), serials are padded, the ``OL`` of image file
    names is dropped; each of these is noted. O and 0 are never guessed, nor where a missing dash belongs in
    shortened figures (``EBP116``).
    """
    if len(text) > _LONGEST:
        return None
    spelled = normalise_spelling(text)
    match = _SHAPE.fullmatch(spelled)
    if match is None or not (match["dash"] or _is_unshortened(match)):
        return None
    set_code = match["promo"] or f"{match['set']}{match['set_no'].zfill(2)}"
    serial = match["serial"]
    serial = f"T{serial[1:].zfill(2)}" if serial.startswith("T") else serial.zfill(3)
    base = CardNumber(f"E{set_code}-{serial}")
    written = f"{match['e']}{set_code}-{serial}{match['plus']}"
    notes: list[str] = []
    if not match["e"]:
        notes.append(say("Japanese number read as {base}", base=base))
    if match["ol"]:
        notes.append(say("image suffix OL dropped"))
    if written != spelled.removesuffix("OL"):
        notes.append(say("spelling completed to {base}", base=base))
    elif _has_odd_dash_or_space(text):
        notes.append(say("dash or space normalised to {base}", base=base))
    return ReadNumber(PrintedNumber(base, len(match["plus"])), tuple(notes))


def _is_unshortened(match: re.Match[str]) -> bool:
    """True when set and serial can be told apart without a dash: both have all their figures, or a promo."""
    return match["promo"] is not None or (len(match["set_no"]) == 2 and len(match["serial"]) == 3)


def _has_odd_dash_or_space(text: str) -> bool:
    """True for a dash other than the plain or the full-width one, or a space inside the number."""
    stripped = text.strip()
    return any(ord(char) in _DASHES and char != "－" for char in stripped) or len(stripped.split()) > 1


def natural_key(number: str) -> tuple[int, str, int, str, int]:
    """Sort key of a printed number: by set, promos last, then serial, tokens last, plain before + (4.3).

    Text that is no card number sorts by itself; it never fails.
    """
    base = number.rstrip("+")
    set_code, _, serial = base.partition("-")
    figures = serial.removeprefix("T")
    known = figures.isdecimal() and len(figures) <= 3
    order = int(figures) + (1000 if figures != serial else 0) if known else 0
    return (1 if set_code.endswith("PR") else 0, set_code, order, serial, len(number) - len(base))
