"""Where commands put what they made: a file, which is replaced on request only, or standard output."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from .errors import CommandError
from .inputs import STANDARD_STREAM


def write(target: str, data: bytes, *, overwrite: bool) -> None:
    """Write a file wholly or not at all; raises ``CommandError``."""
    from deckbuilder.decks.disk import NO_FILE, write_file

    if target == STANDARD_STREAM:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        return
    with explained():
        write_file(Path(target), data, expected_hash=None if overwrite else NO_FILE)


@contextmanager
def explained() -> Generator[None]:
    """Turn what the disk says into a ``CommandError``."""
    from deckbuilder.decks.disk import AlreadyExistsError, DeckFileError

    try:
        yield
    except AlreadyExistsError as error:
        raise CommandError(
            f"{error.path}: {error.reason}", advice="Use --overwrite, or another name."
        ) from error
    except DeckFileError as error:
        raise CommandError(f"{error.path}: {error.reason}", advice=error.advice) from error
