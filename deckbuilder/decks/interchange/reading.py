"""The one door for every input: decode, recognise by content, read, report. Never raises for bad input."""

from __future__ import annotations

from dataclasses import replace

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.messages import say

from .jsontext import looks_like_json
from .names import deck_name
from .registry import READERS
from .resolve import Resolver
from .result import ReadResult, UnreadableError, refused
from .sniff import Decoded, Refused, decode
from .text import has_cards, is_deck_text, may_be_table, read_text

MAX_CODE_TEXT = 60_000
"""In longer texts no deck code is looked for."""


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
    try:
        result = _read(decoded, Resolver(catalogue))
    except UnreadableError as error:
        return refused(str(error), source=source)
    nothing = () if result.report.lines else (say("there are no cards in it"),)
    report = replace(result.report, remarks=(*decoded.remarks, *result.report.remarks, *nothing))
    outlines = result.outlines
    if name_hint and len(outlines) == 1 and not outlines[0].name:
        outlines = (replace(outlines[0], name=deck_name(name_hint)),)
    label = result.format_name or (READERS[result.format].label if result.format else "")
    return replace(result, report=report, outlines=outlines, source=source, format_name=label)


def _read(decoded: Decoded, resolver: Resolver) -> ReadResult:
    """Pick the reader by the text itself; modules of rarer formats load when first needed."""
    text = decoded.text
    if is_deck_text(text):
        return read_text(decoded, resolver)
    if looks_like_json(text):
        from .jsonshape import read_json

        return read_json(decoded, resolver)
    if may_be_table(text):
        from .table import looks_like_table, read_table

        if looks_like_table(text):
            return read_table(decoded, resolver)
    if len(text) <= MAX_CODE_TEXT and not has_cards(text):
        from . import code, gcard

        if code.find_code(text):
            return code.read_code(decoded, resolver)
        if gcard.find_gcard(text):
            return gcard.read_code(decoded, resolver)
    return read_text(decoded, resolver)
