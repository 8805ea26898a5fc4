"""The one door for every input: decode, recognise by content, read, report. Never raises for bad input."""

from __future__ import annotations

from dataclasses import replace

from deckbuilder.cards.catalogue import Catalogue

from .registry import READERS
from .resolve import Resolver
from .result import ReadResult, refused
from .sniff import Decoded, Refused, decode

MAX_NAME = 100
"""Longest deck name taken from an input, in characters."""


def read_deck(
    data: bytes | str, catalogue: Catalogue, *, name_hint: str = "", source: str = ""
) -> ReadResult:
    """The deck in a file's bytes or a pasted text, whatever its format, and one answer for every line.

    ``name_hint`` names a deck whose input has no name, such as the file's stem; ``source`` says in the report
    where the input came from.
    """
    decoded = decode(data)
    if isinstance(decoded, Refused):
        return refused(decoded.reason, source=source)
    result = _read(decoded, Resolver(catalogue))
    report = replace(result.report, remarks=(*decoded.remarks, *result.report.remarks))
    outlines = result.outlines
    if name_hint and len(outlines) == 1 and not outlines[0].name:
        outlines = (replace(outlines[0], name=name_hint[:MAX_NAME]),)
    label = result.format_name or (READERS[result.format].label if result.format else "")
    return replace(result, report=report, outlines=outlines, source=source, format_name=label)


def _read(decoded: Decoded, resolver: Resolver) -> ReadResult:
    from .text import read_text

    return read_text(decoded, resolver)
