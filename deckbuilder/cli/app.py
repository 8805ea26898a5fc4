"""The ``deckbuilder`` command line: which commands there are and how their answers become an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import output
from .checking import check_decks
from .errors import FINE, WRONG, CommandError
from .quick import check_arguments

if TYPE_CHECKING:
    import typer

INTERRUPTED = 130
"""What shells expect after Ctrl+C."""

_HELP = """Deck builder for the Godzilla Card Game, in the terminal.

Without a command, or with deck files alone, the window opens. Exit codes: 0 fine, 1 illegal or faults
found, 2 unreadable or wrong use. A file named - is standard input or output. --version tells the version.
"""


def run(argv: Sequence[str]) -> int:
    """Carry out a command line, without the program's name, and return the exit code."""
    output.prepare_streams()
    try:
        code = _code(argv)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has seen enough (head, less); what is still unwritten goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    return code


def _code(argv: Sequence[str]) -> int:
    try:
        check = check_arguments(argv)
        if check is not None:
            return check_decks(check)
        _app()(args=list(argv), prog_name=os.environ.get("DECKBUILDER_COMMAND", "deckbuilder"))
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):  # which typer takes for a failure
            raise end.__context__ from None
        return end.code if isinstance(end.code, int) else FINE
    except CommandError as error:
        output.note(str(error))
        return WRONG
    return FINE


def _app() -> typer.Typer:
    import typer

    from . import (
        benchmark,
        cards,
        check,
        convert,
        counter_power,
        data,
        export,
        formats,
        goldfish,
        match,
        missing,
        odds,
        play,
        position,
        replay,
        shuffles,
        stats,
    )

    app = typer.Typer(
        help=_HELP,
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich" if output.on_terminal() else None,
    )
    app.command(context_settings=cards.CONTEXT)(cards.cards)
    app.command()(check.check)
    app.command()(convert.convert)
    app.command()(export.export)
    app.command()(stats.stats)
    app.command()(odds.odds)
    app.command()(missing.missing)
    app.command()(formats.formats)
    app.add_typer(data.app(), name="data")
    app.command()(play.play)
    app.command()(goldfish.goldfish)
    app.command()(match.match)
    app.command()(match.gauntlet)
    app.command()(counter_power.counter_power)
    app.command()(replay.replay)
    app.command()(position.position)
    app.command()(shuffles.shuffles)
    app.command()(benchmark.benchmark)
    return app
