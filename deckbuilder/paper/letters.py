"""What people wrote, as it can be drawn: on one line, and with a sign for each letter that no font has."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from PySide6.QtGui import QFontMetricsF

from .fonts import TEXT, Weight, face_font

MISSING = "〓"
"""Stands for a letter that no font has, as in Japanese print."""


def plain(text: str) -> str:
    """The text on one line without what is not drawn: control and direction marks, halves of characters."""
    kept = "".join(_INSTEAD.get(unicodedata.category(char), char) for char in text)
    return " ".join(_VARIANT.sub("", kept).split())


_INSTEAD = {"Cc": " ", "Zl": " ", "Zp": " ", "Cf": "", "Cs": "\ufffd"}

_VARIANT = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Wishes for another shape of the letter before; the fonts have one shape each."""


def drawable(text: str) -> str:
    """The text as ``plain`` gives it, with ``MISSING`` for what neither our fonts nor the system's have.

    Needs a Qt application.
    """
    return "".join(char if _is_drawn(char) else MISSING for char in _composed(plain(text)))


def undrawable(texts: Iterable[str]) -> tuple[str, ...]:
    """The characters for which ``drawable`` puts its sign, each once, in order."""
    return tuple(char for char in _characters(texts) if not _is_drawn(char))


def code_points(letters: Iterable[str]) -> str:
    """``U+D55C U+1F996``: what to call characters that cannot be shown."""
    return " ".join(f"U+{ord(letter):04X}" for letter in letters)


def nameless(texts: Iterable[str]) -> tuple[str, ...]:
    """The characters that are drawn, but not named in a PDF file of Qt's: all beyond the first 65,536."""
    return tuple(char for char in _characters(texts) if ord(char) > _LAST_NAMED and _is_drawn(char))


_LAST_NAMED = 0xFFFF


def _characters(texts: Iterable[str]) -> Iterable[str]:
    """Each once, in order."""
    return dict.fromkeys(char for text in texts for char in _composed(plain(text)))


def _composed(text: str) -> str:
    """Letters and their accents as one character where there is one; fonts rarely have the accents."""
    return _ACCENTED.sub(lambda found: unicodedata.normalize("NFC", found[0]), text)


_ACCENTED = re.compile(".[\u0300-\u036f\u3099\u309a]+")


@cache
def _is_drawn(char: str) -> bool:
    """Every cut has the same letters, or the fonts behind it do."""
    return QFontMetricsF(face_font(TEXT, Weight.REGULAR, 100)).inFontUcs4(ord(char))
