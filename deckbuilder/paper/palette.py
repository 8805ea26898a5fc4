"""The colours of the house: one frozen scheme per appearance and the tones of the four card colours. No Qt.

Colours are strings ``#RRGGBB``; where something shows through, ``#AARRGGBB`` as Qt reads it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from deckbuilder.cards.facts import Color


@dataclass(frozen=True, slots=True)
class Scheme:
    """The tokens of one appearance; every widget and delegate reads these and holds no colour of its own."""

    name: str
    window: str
    """Chrome, filters, bars."""

    base: str
    """Lists, fields, plots."""

    alt: str
    """Group rows and every second table row."""

    panel: str
    """Headers."""

    rule: str
    """Hairlines and the second series of a plot."""

    edge: str
    """Borders of controls, scroll thumb, axes."""

    text: str
    """Text, and the ink that fills the default button and checked toggles."""

    onink: str
    text2: str
    """Captions, years, secondary lines."""

    faint: str
    """Placeholders and disabled text."""

    sel: str
    """Selected row and drop target."""

    onsel: str
    onsel2: str
    """Text and secondary text on ``sel``."""

    focus: str
    signal: str
    """The only colour of the window: this waits for you."""

    onsignal: str
    signalbg: str
    signaltext: str
    table: str
    """The goldfish board."""

    zone: str
    zoneno: str
    paper: str
    """The label half of a card."""

    onpaper: str
    onpaper2: str
    high_contrast: bool = False


LIGHT = Scheme(
    name="light",
    window="#F1EEE8",
    base="#FCFAF6",
    alt="#F6F3ED",
    panel="#E7E3DA",
    rule="#D6D0C4",
    edge="#857F73",
    text="#1C1B18",
    onink="#FBF8F2",
    text2="#57534A",
    faint="#6B665B",
    sel="#E4DDCD",
    onsel="#1C1B18",
    onsel2="#57534A",
    focus="#1C1B18",
    signal="#F5B400",
    onsignal="#1C1B18",
    signalbg="#FFF1C9",
    signaltext="#6B4700",
    table="#E3DED2",
    zone="#EEEAE0",
    zoneno="#6B665B",
    paper="#FBF8F1",
    onpaper="#1C1B18",
    onpaper2="#57534A",
)

DARK = Scheme(
    name="dark",
    window="#1A1B1D",
    base="#131416",
    alt="#181A1C",
    panel="#242629",
    rule="#34373B",
    edge="#7D7F83",
    text="#EFEBE2",
    onink="#17181A",
    text2="#B5B0A5",
    faint="#9A968C",
    sel="#35342F",
    onsel="#EFEBE2",
    onsel2="#B5B0A5",
    focus="#F5EFE0",
    signal="#FFC42E",
    onsignal="#17181A",
    signalbg="#3A2F12",
    signaltext="#FFD978",
    table="#0F1012",
    zone="#191B1D",
    zoneno="#8D8A81",
    paper="#26282B",
    onpaper="#EFEBE2",
    onpaper2="#B5B0A5",
)

CONTRAST = Scheme(
    name="contrast",
    window="#000000",
    base="#000000",
    alt="#000000",
    panel="#000000",
    rule="#FFFFFF",
    edge="#FFFFFF",
    text="#FFFFFF",
    onink="#000000",
    text2="#FFFFFF",
    faint="#FFFFFF",
    sel="#FFE600",
    onsel="#000000",
    onsel2="#000000",
    focus="#00E5FF",
    signal="#FFE600",
    onsignal="#000000",
    signalbg="#000000",
    signaltext="#FFE600",
    table="#000000",
    zone="#000000",
    zoneno="#FFFFFF",
    paper="#000000",
    onpaper="#FFFFFF",
    onpaper2="#FFFFFF",
    high_contrast=True,
)

SCHEMES: Mapping[str, Scheme] = MappingProxyType({scheme.name: scheme for scheme in (LIGHT, DARK, CONTRAST)})


class Hatching(StrEnum):
    """The second voice of a card colour, after the old heraldic code."""

    UPRIGHT = "upright"
    LEVEL = "level"
    SLANTING = "slanting"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Tones:
    """The drawing tones of one card colour, from the sky down to the ground."""

    letter: str
    kanji: str
    hatching: Hatching
    field: str
    low_sky: str
    light: str
    """Sun, snow, rings: whatever shines."""

    far: str
    mid: str
    deep: str
    """The ground band; numbers stand on it in ``ON_DEEP``."""

    tag: str
    on_tag: str
    hatch_line: str = "#59FFFFFF"
    """White at 35 %."""

    outline: str | None = None
    """Drawn round shapes where tones alone would not part them: in black and white."""

    @property
    def side_peak(self) -> tuple[str, str]:
        """The lit and the shaded facet of the peaks further back."""
        if self.outline:
            return self.far, self.mid
        return mix(self.far, self.field, 0.30), mix(self.mid, self.far, 0.55)

    @property
    def snow_shade(self) -> str:
        """Snow on the side away from the sun."""
        return self.light if self.outline else mix(self.light, self.mid, 0.36)

    @property
    def nest(self) -> tuple[str, str, str, str]:
        """The tones of nested squares, from the outside."""
        if self.outline:
            return self.mid, self.light, self.mid, self.light
        return self.mid, self.light, self.far, mix(self.light, self.far, 0.45)

    @property
    def ring(self) -> str:
        """The tone of the letter ring; white takes the mid tone, as its tag would vanish on paper."""
        return self.mid if self.hatching is Hatching.PLAIN else self.tag


BADGE_PAPER = "#FBF8F1"
BADGE_INK = "#1C1B18"
"""Badges and letter rings are the same by day and by night."""

ON_DEEP = "#FBF8F2"
"""Numbers and footprints on the ground band."""

TONES: Mapping[Color, Tones] = MappingProxyType(
    {
        Color.RED: Tones(
            letter="R",
            kanji="赤",
            hatching=Hatching.UPRIGHT,
            field="#C4391F",
            low_sky="#DC6A45",
            light="#F8E3CB",
            far="#A62B1A",
            mid="#7F1E16",
            deep="#4A0F10",
            tag="#B5301A",
            on_tag="#FFFFFF",
        ),
        Color.BLUE: Tones(
            letter="B",
            kanji="青",
            hatching=Hatching.LEVEL,
            field="#2465A8",
            low_sky="#5793C9",
            light="#E3EDF2",
            far="#1C5290",
            mid="#153F73",
            deep="#0A2342",
            tag="#1F5A99",
            on_tag="#FFFFFF",
        ),
        Color.GREEN: Tones(
            letter="G",
            kanji="緑",
            hatching=Hatching.SLANTING,
            field="#3B8556",
            low_sky="#72AE80",
            light="#EAF0D8",
            far="#2C6E46",
            mid="#1F5636",
            deep="#0D2F1F",
            tag="#2A6B45",
            on_tag="#FFFFFF",
        ),
        Color.WHITE: Tones(
            letter="W",
            kanji="白",
            hatching=Hatching.PLAIN,
            field="#D3CCBC",
            low_sky="#E6E1D5",
            light="#FFFDF6",
            far="#B0A896",
            mid="#857D6D",
            deep="#3B3731",
            tag="#FFFDF6",
            on_tag=BADGE_INK,
        ),
    }
)


def _mono(tones: Tones) -> Tones:
    return Tones(
        letter=tones.letter,
        kanji=tones.kanji,
        hatching=tones.hatching,
        field="#FFFFFF",
        low_sky="#FFFFFF",
        light="#FFFFFF",
        far="#FFFFFF",
        mid="#000000",
        deep="#000000",
        tag="#000000",
        on_tag="#FFFFFF",
        hatch_line="#000000",
        outline="#000000",
    )


MONO_TONES: Mapping[Color, Tones] = MappingProxyType({color: _mono(tones) for color, tones in TONES.items()})
"""For a printer without colour: black, white, and the hatching in black."""


class Hour(StrEnum):
    """When the picture of a card plays; neighbours in a grid differ by it."""

    DAY = "day"
    DUSK = "dusk"
    DAWN = "dawn"


def sky_tones(tones: Tones, hour: Hour) -> tuple[str, str]:
    """The upper sky and the band above the horizon at that hour; black and white has no hours."""
    if tones.outline:
        return tones.field, tones.low_sky
    match hour:
        case Hour.DAY:
            return tones.field, tones.low_sky
        case Hour.DUSK:
            # White's mid tone belongs to its rings and walls, which must stand out from the sky.
            darker = tones.field if tones.hatching is Hatching.PLAIN else tones.mid
            return mix(tones.far, darker, 0.4), tones.field
        case Hour.DAWN:
            return mix(tones.field, tones.low_sky), mix(tones.low_sky, tones.light)


def mix(first: str, second: str, share: float = 0.5) -> str:
    """``first`` with that share of ``second``, channel by channel."""
    pairs = zip(_channels(first), _channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def contrast(first: str, second: str) -> float:
    """The WCAG contrast ratio of two opaque colours, 1 to 21."""
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _channels(color: str) -> tuple[int, int, int]:
    digits = color.removeprefix("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def _luminance(color: str) -> float:
    red, green, blue = (_linear(channel / 255) for channel in _channels(color))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
