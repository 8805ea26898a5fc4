"""The one error of the search language: what is wrong, where, what was expected, what to write instead."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from deckbuilder.cards.messages import joined, say


class QueryError(ValueError):
    """A search text that cannot be read; nothing in it was ignored (4.2)."""

    def __init__(
        self, message: str, position: tuple[int, int], expected: str = "", suggestion: str = ""
    ) -> None:
        super().__init__(message)
        self.message = message
        """One sentence without a full stop: ``Unknown key "rnk:"``."""

        self.position = position
        """Start and end of the fault in the text, counted from 0, the end exclusive."""

        self.expected = expected
        """What would have been right here, to be read after "expected"; may be empty."""

        self.suggestion = suggestion
        """What the player may have meant, to be typed as it stands; may be empty."""

    def __str__(self) -> str:
        start = self.position[0] + 1
        parts: list[str] = [say("{mistake} at character {position}", mistake=self.message, position=start)]
        if self.expected:
            parts.append(say("expected {what}", what=self.expected))
        if self.suggestion:
            parts.append(say("did you mean {text}?", text=self.suggestion))
        return joined(parts, say("; "))


def closest(word: str, choices: Iterable[str]) -> str:
    """The choice most like a mistyped word, or an empty string when none is close."""
    by_fold = {choice.casefold(): choice for choice in choices}
    found = difflib.get_close_matches(word.casefold(), by_fold, n=1, cutoff=0.6)
    return by_fold[found[0]] if found else ""
