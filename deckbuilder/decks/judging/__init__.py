"""What a judge does at a tournament: many decks checked at once, and lists held against decks."""

from .files import DeckPlace, files_in
from .page import verdict_page
from .registered import Difference, DifferenceKind, Inspection, inspect
from .verdicts import Judge, Judged, Standing, Unread, format_as_named, tally, worst_first

__all__ = [
    "DeckPlace",
    "Difference",
    "DifferenceKind",
    "Inspection",
    "Judge",
    "Judged",
    "Standing",
    "Unread",
    "files_in",
    "format_as_named",
    "inspect",
    "tally",
    "verdict_page",
    "worst_first",
]
