r"""Deck formats: every input read with one answer for each of its lines, every deck written for someone.

>>> from deckbuilder.cards import load_catalogue
>>> from deckbuilder.decks.interchange import read_deck, write_deck
>>> result = read_deck("[main deck]\n4 bp01-016\n-3 EBP01-022", load_catalogue())
>>> [(entry.number, entry.count) for entry in result.deck.main], result.report.summary()
([('EBP01-016', 4)], '1 read, 1 changed, 1 rejected')
"""

from .reading import read_deck
from .registry import (
    EXPORTS,
    READERS,
    Carries,
    Export,
    ExportOptions,
    Reader,
    UnknownFormatError,
    losses,
    write_deck,
)
from .report import WHOLE_INPUT, Choice, LineState, Report, ReportLine
from .result import MergeMode, ReadResult
from .sniff import MAX_BYTES

__all__ = [
    "EXPORTS",
    "MAX_BYTES",
    "READERS",
    "WHOLE_INPUT",
    "Carries",
    "Choice",
    "Export",
    "ExportOptions",
    "LineState",
    "MergeMode",
    "ReadResult",
    "Reader",
    "Report",
    "ReportLine",
    "UnknownFormatError",
    "losses",
    "read_deck",
    "write_deck",
]
