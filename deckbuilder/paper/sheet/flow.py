"""Lays the sheet out: blocks flow over as many pages as they need, as loosely as the fewest pages allow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from .data import SheetData
from .items import Block, Item, Page, moved
from .parts import FIRST_HEAD, FOOT, MARGIN, NEXT_HEAD, TOP, closing, fields, page_foot, page_head, problems
from .table import Columns, Measure, Table
from .words import Voice

PageSize = Literal["A4", "Letter"]

SIZES: dict[PageSize, tuple[float, float]] = {"A4": (595.0, 842.0), "Letter": (612.0, 792.0)}
"""Width and height in points."""

_MEASURES = tuple(map(Measure, (17.0, 16.2, 15.4, 14.7, 14.0, 13.4, 12.8, 12.4)))
"""Densities, the loosest first; the tightest still leaves a pen 4 mm a row."""


def pages_of(data: SheetData, voice: Voice, size: PageSize = "A4") -> tuple[Page, ...]:
    """The finished pages of a sheet, at least one. Needs a Qt application, for the fonts are measured."""
    width, height = SIZES[size]
    left, right = MARGIN, width - MARGIN

    def flowed(measure: Measure, most: int | None = None) -> list[list[Item]]:
        return _flowed(_blocks(data, Table(Columns(left, right), measure, voice)), height, most)

    fewest = len(flowed(_MEASURES[-1]))
    tried = (flowed(measure, fewest) for measure in _MEASURES)
    bodies = next(bodies for bodies in tried if len(bodies) <= fewest)
    pages = len(bodies)
    return tuple(
        Page(
            width,
            height,
            (
                *(moved(item, TOP) for item in page_head(data, voice, left, right, number, pages)),
                *body,
                *page_foot(voice, left, right, height - FOOT + 10),
            ),
        )
        for number, body in enumerate(bodies, 1)
    )


def _blocks(data: SheetData, table: Table) -> Iterator[Block]:
    voice, left, right = table.voice, table.columns.left, table.columns.right
    yield from fields(data, voice, left, right)
    yield Block(4, air=True, keep_with_next=True)
    yield from table.monster_deck(data)
    yield Block(8, air=True, keep_with_next=True)
    yield from table.main_deck(data)
    yield from problems(data, voice, left, right)
    yield from closing(data, voice, left, right)


def _flowed(blocks: Iterable[Block], height: float, most: int | None = None) -> list[list[Item]]:
    """The items of each page, heads and feet left out; a chain of blocks that stay together is not parted.

    When more than ``most`` pages are needed, it ends with the first of those that are too many.
    """
    bottom = height - FOOT - 6
    pages: list[list[Item]] = [[]]
    y = TOP + FIRST_HEAD
    for chain in _chains(blocks):
        if y + sum(block.height for block in chain) > bottom + 0.01:
            pages.append([])
            if most is not None and len(pages) > most:
                break
            y = TOP + NEXT_HEAD
            first = next((block for block in chain if not block.air), None)
            chain = [*(first.resume if first else ()), *_without_air(chain)]
        for block in chain:
            pages[-1] += [moved(item, y) for item in block.items]
            y += block.height
    return pages


def _chains(blocks: Iterable[Block]) -> Iterator[list[Block]]:
    chain: list[Block] = []
    for block in blocks:
        chain.append(block)
        if not block.keep_with_next:
            yield chain
            chain = []
    if chain:
        yield chain


def _without_air(chain: list[Block]) -> list[Block]:
    """The chain from its first block with anything in it."""
    start = next((index for index, block in enumerate(chain) if not block.air), len(chain))
    return chain[start:]
