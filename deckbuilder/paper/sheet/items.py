"""The layout model: what stands on a page and where, in points from its top left; and blocks that flow."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from deckbuilder.cards.facts import CardType, Color

from .lettering import ASCENT, Style, cut, width


class Box(NamedTuple):
    """A rectangle on the page."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    def overlaps(self, other: Box, slack: float = 0.01) -> bool:
        """Whether both cover some of the page by more than ``slack`` points."""
        return (
            min(self.right, other.right) - max(self.x, other.x) > slack
            and min(self.bottom, other.bottom) - max(self.y, other.y) > slack
        )


class Ground(StrEnum):
    """What other things may stand on."""

    BLACK = "black"
    TINT = "tint"
    """The light grey of group rows."""

    HAIRLINE = "hairline"
    FRAME = "frame"


@dataclass(frozen=True, slots=True)
class Area:
    """A filled or framed area; the only item that others may lie on."""

    box: Box
    ground: Ground


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; its box is as wide as the text."""

    box: Box
    text: str
    style: Style

    @property
    def baseline(self) -> float:
        """Where its letters stand."""
        return self.box.y + self.style.size * ASCENT


@dataclass(frozen=True, slots=True)
class Badge:
    """The rank in the outline of the type."""

    box: Box
    type: CardType
    label: str


@dataclass(frozen=True, slots=True)
class Tag:
    """A colour: its letter in a square with its hatching."""

    box: Box
    color: Color


class Sign(StrEnum):
    """What is drawn without letters."""

    MONSTER = "monster"
    BATTLE = "battle"
    STRATEGY = "strategy"
    PROBLEM = "problem"
    KEPT = "kept"
    UNKNOWN = "unknown"
    TICK_BOX = "tick box"
    """Empty, for the judge's pen."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign without letters."""

    box: Box
    sign: Sign


@dataclass(frozen=True, slots=True)
class Code:
    """A QR picture of a text."""

    box: Box
    text: str


Item = Area | Text | Badge | Tag | Mark | Code


@dataclass(frozen=True, slots=True)
class Block:
    """Items that stay together, their boxes counted from the block's top; x is that of the page."""

    height: float
    items: tuple[Item, ...] = ()
    keep_with_next: bool = False
    """No page may end after it."""

    resume: tuple[Block, ...] = field(default=(), repr=False)
    """What is said again above it where it begins a page: column heads, the group it belongs to."""

    air: bool = False
    """It is only space, left out at the top of a page."""


@dataclass(frozen=True, slots=True)
class Page:
    """A finished page: its size and everything on it, in reading order."""

    width: float
    height: float
    items: tuple[Item, ...]


def moved(item: Item, down: float) -> Item:
    """The item further down."""
    return replace(item, box=item.box._replace(y=item.box.y + down))


def text_at(x: float, baseline: float, text: str, style: Style) -> Text:
    """A text that begins at ``x``."""
    return Text(Box(x, baseline - style.size * ASCENT, width(text, style), style.height), text, style)


def text_to(right: float, baseline: float, text: str, style: Style) -> Text:
    """A text that ends at ``right``."""
    return text_at(right - width(text, style), baseline, text, style)


def text_in(center: float, baseline: float, text: str, style: Style) -> Text:
    """A text with its middle at ``center``."""
    return text_at(center - width(text, style) / 2, baseline, text, style)


def text_cut(x: float, baseline: float, text: str, style: Style, room: float) -> Text:
    """A text from ``x`` on, cut after ``room`` points: only for what stands in full elsewhere."""
    return text_at(x, baseline, cut(text, style, room), style)


def baseline_in(top: float, height: float, style: Style) -> float:
    """The baseline on which capitals stand in the middle of a band."""
    return top + height / 2 + style.size * 0.35
