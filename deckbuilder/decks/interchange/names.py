"""Deck names from strangers: what may act or hide goes, what can be read stays (H27, H40)."""

from __future__ import annotations

import re
import unicodedata

MAX_NAME = 100
"""Longest deck name taken from an input, in characters."""

_BIDI = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")


def deck_name(text: str) -> str:
    """The text as a name: one line, no control or direction characters, of bearable length.

    Mark-up stays as it is: it is text, and whoever shows it shows it as text.
    """
    plain = _BIDI.sub("", text)
    kept = "".join(char for char in plain if char.isspace() or unicodedata.category(char) not in {"Cc", "Cs"})
    return " ".join(kept.split())[:MAX_NAME].strip()
