"""Folding of names for comparison: case, width, accents, kana, quotes and dashes never matter (B29, B31)."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from .messages import Message, say

_UNIFIED = str.maketrans(
    {
        **dict.fromkeys("‘’ʼ＇`´‛′", "'"),
        **dict.fromkeys("“”„‟″＂«»", '"'),
        **dict.fromkeys("‐‑‒–—―−﹣－", "-"),
        **dict.fromkeys("\u200b\u200c\u200d\u2060\ufeff\u00ad", None),
    }
)
_KATAKANA = re.compile("[ァ-ヶ]")
_BRACKET = re.compile(r"\s*\(\s*|\s*\)\s*")


@lru_cache(maxsize=16384)
def fold_name(text: str) -> str:
    """The text in the form in which names are compared; display keeps the original.

    Compatibility-normalised and case-folded, accents of Latin letters dropped, katakana read as hiragana,
    quotes and dashes unified, spaces squeezed (none around brackets: ``Ebirah (2004)`` is ``Ebirah(2004)``).
    """
    text = unicodedata.normalize("NFKC", text.translate(_UNIFIED)).translate(_UNIFIED).casefold()
    text = _KATAKANA.sub(lambda match: chr(ord(match[0]) - 0x60), text)
    decomposed = unicodedata.normalize("NFD", text)
    # Combining accents go, the Japanese voicing marks stay: が is not か.
    kept = "".join(char for char in decomposed if not unicodedata.combining(char) or char in "\u3099\u309a")
    squeezed = " ".join(unicodedata.normalize("NFC", kept).split())
    return _BRACKET.sub(lambda match: match[0].strip(), squeezed)


def spoken_name(name: str) -> str:
    """The name as it is spoken of: ``Ebirah (2004)``, however tightly the card prints its bracket."""
    return _TIGHT.sub(" (", name)


def in_sentence(name: str) -> Message:
    """The name as a sentence says it, to be put into another language like the sentence itself."""
    return say(spoken_name(name))


_TIGHT = re.compile(r"(?<=\S)\((?=[^\W\d]|[0-9]{4}\))")
