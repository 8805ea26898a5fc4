"""One ability as text, cut where a card face changes the type."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One ability of a card in one language; ``str()`` is its plain text."""

    tag: str = ""
    """When the ability exists at all: ``Your turn``, ``Opponent's turn, Awakening 4``; empty for always."""

    head: str = ""
    """What stands before the colon (``Enter``), or a keyword that needs no sentence (``Burst 2``)."""

    body: str = ""
    """Whole sentences; the options of a choice each begin with a bullet ``•``."""

    reminder: str = ""
    """What a keyword means, without its brackets; may be left out where space is short."""

    def __str__(self) -> str:
        tag = f"[{self.tag}]" if self.tag else ""
        head = f"{self.head}:" if self.head and self.body else self.head
        reminder = f"({self.reminder})" if self.reminder else ""
        return " ".join(part for part in (tag, head, self.body, reminder) if part)
