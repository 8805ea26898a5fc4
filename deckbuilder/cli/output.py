"""What the terminal commands print: drawn tables on a terminal, plain lines with tabs in a pipe, or JSON.

Rich is loaded for a drawn table only, so a command whose output is piped starts faster.
"""

from __future__ import annotations

import io
import json
import sys
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from deckbuilder.decks.words import counted as counted

_STYLES = {"error": "bold red", "warning": "yellow"}
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})


def prepare_streams() -> None:
    """No character may stop the program: a console without Japanese shows ``?`` for it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def on_terminal() -> bool:
    """True when standard output is read by a person."""
    return sys.stdout.isatty()


def line(text: str = "") -> None:
    """One line, or several, on standard output."""
    sys.stdout.write(shown(text) + "\n")


def note(text: str) -> None:
    """A remark beside the output, on standard error."""
    sys.stdout.flush()
    sys.stderr.write(shown(text) + "\n")


def as_json(data: Mapping[str, object]) -> None:
    """The answer of a command for other programs."""
    unicode_works = (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
    sys.stdout.write(json.dumps(data, ensure_ascii=not unicode_works, indent=2) + "\n")


def table(columns: Sequence[str], rows: Iterable[Sequence[str]], *, right: Sequence[str] = ()) -> None:
    """A table; the columns named in ``right`` hold numbers. In a pipe, cells are parted by tabs."""
    if on_terminal():
        _draw(columns, rows, right)
        return
    for row in (columns, *rows):
        line("\t".join(cell.replace("\t", " ").replace("\n", " ") for cell in row))


def _draw(columns: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[str]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    drawn = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for name in columns:
        drawn.add_column(name, justify="right" if name in right else "left", overflow="fold")
    for row in rows:
        # Text, because card names are no markup.
        drawn.add_row(*(Text(shown(cell), style=_STYLES.get(cell, "")) for cell in row))
    Console(file=sys.stdout, highlight=False).print(drawn)


def shown(text: str) -> str:
    """The text with control and direction characters written out, so that none can act on the terminal."""
    if text.isascii() and text.replace("\n", "").replace("\t", "").isprintable():
        return text
    return "".join(
        f"\\u{ord(char):04x}" if unicodedata.category(char) in _HIDDEN and char not in "\n\t" else char
        for char in text
    )


def width(text: str) -> int:
    """How many columns of a terminal a text takes; Japanese characters take two."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1
        for char in text
    )
