"""How a command that cannot do what was asked ends: the exit codes, and what it says.

That is: what is wrong, where, what was expected, what to do.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import TYPE_CHECKING

from .output import shown, width

if TYPE_CHECKING:
    from deckbuilder.cards.search import QueryError


FINE, FAULTS, WRONG = 0, 1, 2
"""Exit codes: all is well; a deck is illegal or data has faults; unreadable input or wrong use."""


class CommandError(Exception):
    """The command cannot be carried out: wrong use, or an input that cannot be read (exit code 2)."""

    def __init__(self, what: str, *, expected: str = "", advice: str = "") -> None:
        super().__init__(what)
        self.what = what
        """What is wrong, and where, without a full stop."""

        self.expected = expected
        """To be read after "expected"; may be empty."""

        self.advice = advice
        """What to do, in whole sentences; may be empty."""

    def __str__(self) -> str:
        said = f"{self.what}; expected {self.expected}" if self.expected else self.what
        return "\n".join(filter(None, (said, self.advice)))


class UnreadableError(CommandError):
    """An input cannot be read; of several inputs, the others can."""


def unknown_choice(what: str, given: str, choices: Iterable[str]) -> CommandError:
    """Something was named that is none of the choices."""
    known = list(choices)
    near = difflib.get_close_matches(given, known, n=1)
    return CommandError(
        f'{what}: "{given}" is not known',
        expected=f"one of {', '.join(known)}" if known else "",
        advice=f"Did you mean {near[0]}?" if near else "",
    )


_LONGEST_MARKED = 500
"""A longer search is not shown again to mark the fault in it."""


def _on_one_line(text: str) -> str:
    return shown(text.replace("\n", " ").replace("\t", " "))


def search_error(text: str, error: QueryError) -> CommandError:
    """A search text that cannot be read, shown with the place of the fault underlined."""
    start, end = error.position
    what = f"{error.message}, at character {start + 1} of the search"
    if len(text) <= _LONGEST_MARKED:
        before, fault, after = map(_on_one_line, (text[:start], text[start:end], text[end:]))
        what += f"\n  {before}{fault}{after}\n  {' ' * width(before)}{'^' * max(1, width(fault))}"
    advice = [f"Expected {error.expected}." if error.expected else ""]
    advice.append(f"Did you mean {error.suggestion}?" if error.suggestion else "")
    return CommandError(what, advice="\n".join(filter(None, advice)))
