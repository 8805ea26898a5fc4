"""One ability as text, cut where a card face changes the type."""

from __future__ import annotations

from dataclasses import dataclass

from deckbuilder.cards.language import Language

TAGS_BETWEEN = "・"
"""Stands between the gates in a Japanese tag."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One ability of a card in one language; ``str()`` is its plain text."""

    tag: str = ""
    """When the ability exists at all: ``Your turn``, ``相手のターン・覚醒４``; empty for always."""

    head: str = ""
    """What stands before the colon (``Enter``), or a keyword that needs no sentence (``Burst 2``).

    In Japanese a keyword only (``出現時``), printed in its brackets; the sentence says all other moments.
    """

    body: str = ""
    """Whole sentences; the options of a choice each begin with a bullet ``•``."""

    reminder: str = ""
    """What a keyword means, without its brackets; may be left out where space is short."""

    language: Language = "en"

    @property
    def printed_head(self) -> str:
        """The head with its punctuation."""
        if self.language == "ja":
            return f"【{self.head}】" if self.head else ""
        return f"{self.head}:" if self.head and self.body else self.head

    @property
    def printed_reminder(self) -> str:
        """The reminder in its brackets."""
        if not self.reminder:
            return ""
        return f"（{self.reminder}）" if self.language == "ja" else f"({self.reminder})"

    def __str__(self) -> str:
        if self.language == "ja":
            tag = "".join(f"【{gate}】" for gate in self.tag.split(TAGS_BETWEEN)) if self.tag else ""
        else:
            tag = f"[{self.tag}]" if self.tag else ""
        parts = (tag, self.printed_head, self.body, self.printed_reminder)
        return "".join(parts) if self.language == "ja" else " ".join(part for part in parts if part)
