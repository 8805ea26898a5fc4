"""The shortcut for ``deckbuilder check``: its usual command lines are read without typer.

Typer takes longer to start than a deck takes to check. Whatever this does not understand, ``--help`` and
mistakes included, is left to typer, which explains it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from .checking import CheckArguments


class _NotUnderstood(Exception):  # noqa: N818 - an answer, no fault
    """The command line is one for typer."""


class _Parser(argparse.ArgumentParser):
    """Raises where argparse would print and exit."""

    def error(self, message: str) -> NoReturn:
        raise _NotUnderstood(message)


def check_arguments(argv: Sequence[str]) -> CheckArguments | None:
    """The arguments of a ``check`` command line; None for any other line."""
    if not argv or argv[0] != "check":
        return None
    parser = _Parser(add_help=False, allow_abbrev=False)
    parser.add_argument("decks", nargs="+")
    parser.add_argument("--format")
    parser.add_argument("--on")
    parser.add_argument("--with-additions", action="append", default=[])
    parser.add_argument("--json", action="store_true")
    try:
        found = parser.parse_intermixed_args(list(argv[1:]))
    except _NotUnderstood:
        return None
    return CheckArguments(tuple(found.decks), found.format, found.on, tuple(found.with_additions), found.json)
