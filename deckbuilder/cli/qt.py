"""Qt, which draws and knows the other languages, and without which the terminal does most of its work."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from .errors import CommandError


@contextmanager
def with_qt() -> Generator[None]:
    """Where Qt cannot be loaded, say what is missing; the other commands do without it."""
    try:
        yield
    except ImportError as fault:
        if (fault.name or "").startswith("deckbuilder"):
            raise
        raise CommandError(
            f"nothing can be drawn or translated here, Qt does not load: {fault}",
            advice="Install what is missing. --text, --format and the other commands work without it.",
        ) from fault
