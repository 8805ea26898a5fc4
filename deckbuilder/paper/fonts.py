"""The fonts the app brings along: registered once with Qt, and built into QFonts for faces and paper."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

TEXT = "Barlow"
NAMES = "Barlow Semi Condensed"
NUMERALS = "Barlow Condensed"
JAPANESE = "Noto Sans CJK JP"
RARE = "Noto Sans CJK JP Rare"
"""Kanji that only names of people and places have, in one weight."""

_FONTS = files("deckbuilder.paper") / "fonts"


class Weight(Enum):
    """The weights the house uses; 700 is for the condensed cut and for Japanese."""

    REGULAR = QFont.Weight.Normal
    MEDIUM = QFont.Weight.Medium
    STRONG = QFont.Weight.DemiBold
    BOLD = QFont.Weight.Bold


class FontsMissingError(RuntimeError):
    """A bundled font cannot be read: the installation is damaged."""


def bundled_fonts() -> Iterator[Path]:
    """The font files in the package, sorted by name."""
    with as_file(_FONTS) as folder:
        yield from sorted(path for path in folder.iterdir() if path.suffix in {".ttf", ".otf"})


@cache
def load_fonts() -> tuple[str, ...]:
    """Register the bundled fonts and return their families. Needs a QGuiApplication; later calls are free."""
    families: dict[str, None] = {}
    for path in bundled_fonts():
        font_id = QFontDatabase.addApplicationFontFromData(path.read_bytes())
        if font_id < 0:
            raise FontsMissingError(f"The font {path.name} cannot be read. Install the app again.")
        families.update(dict.fromkeys(QFontDatabase.applicationFontFamilies(font_id)))
    return tuple(families)


@cache
def face_font(family: str, weight: Weight, pixels: int, tabular: bool = False) -> QFont:
    """A font for drawing in a layout space that is scaled down later.

    Qt rounds small pixel sizes and hints them, so faces are laid out at least twenty times as large as the
    card unit and the painter is scaled: `pixels` is the height in that space. Japanese characters come from
    Noto Sans CJK JP, what no bundled font has from the system's. Treat the font as read-only; it is shared.
    """
    load_fonts()
    font = QFont()
    font.setFamilies([family, JAPANESE, RARE])
    font.setPixelSize(pixels)
    font.setWeight(weight.value)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setKerning(True)
    if tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font
