"""What a recovery file may hold, as pydantic models: they check what a crash left behind.

Making these models takes longer than most of a start, so nothing on the start-up path imports this module:
the journal does when it writes its first file or finds one.
"""

from __future__ import annotations

from pydantic import AwareDatetime, BaseModel, TypeAdapter

from .deck import Deck


class Version(BaseModel):
    """The part of a recovery file that every version has."""

    version: int


class Record(Version):
    """A whole recovery file."""

    saved_at: AwareDatetime
    process_id: int
    path: str | None
    content_hash: str
    deck: Deck


DECK = TypeAdapter(Deck)
"""Writes a deck in plain values."""
