"""The `deckbuilder` command: the window when given nothing or deck files, otherwise the terminal commands.

The terminal commands never load Qt, and the window is not tried where it could not be seen: Qt would abort.
"""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from . import itself

FAILED = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; the exit code."""
    try:
        return carry_out(sys.argv[1:] if arguments is None else list(arguments))
    except BrokenPipeError:
        # The reader has seen enough (head, less); what is still unwritten goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def carry_out(arguments: list[str]) -> int:
    """Tell the version, open the window or hand the command on; the exit code."""
    if arguments == ["--version"]:
        from . import __version__

        print(f"deckbuilder {__version__}")
        return 0
    if all(map(is_file, arguments)):
        return open_window(arguments)
    if arguments[0] in (itself.MEASURE_START, itself.MEASURE_WINDOW):
        return measure(*arguments)
    from .cli.app import run

    return run(arguments)


def is_file(argument: str) -> bool:
    """Whether an argument is a deck file: it has a dot or a slash in it, which no command has."""
    return not argument.startswith("-") and any(mark in argument for mark in "./\\")


def open_window(files: Sequence[str]) -> int:
    """Open the window on these deck files, or say what keeps it from opening and what works instead."""
    from .gui import display, libraries

    plugins = display.plugins(os.environ, sys.platform)
    if not plugins:
        return use_terminal("There is no display here, so the window cannot be shown.", files)
    if sys.platform.startswith("linux") and (missing := libraries.missing(plugins)):
        return refuse(libraries.explain(missing))
    if not any(display.answers(plugin, os.environ) for plugin in plugins):
        return use_terminal("The display does not answer, so the window cannot be shown.", files)
    try:
        from .gui.app import main as show
    except ImportError as fault:
        if library := libraries.unloaded(fault):
            return refuse(libraries.explain([library]))
        raise
    return show(files)


def measure(what: str, folder: str = "") -> int:
    """Measure the window in this process; the terminal commands, which load no Qt, ask for it."""
    if what == itself.MEASURE_START:
        from .gui.benchmark_start import start

        start(Path(folder))
    else:
        from .gui.benchmark import main as measure_all

        measure_all()
    return 0


def refuse(reason: str) -> int:
    """Say why there is no window, and what works without one."""
    print(f"{reason}\n\nThe terminal commands need none of them: {command()} --help", file=sys.stderr)
    return FAILED


def use_terminal(reason: str, files: Sequence[str]) -> int:
    """Where no window can be seen: check these decks, or a starter deck, and name the commands to try."""
    from card_data import DECKS

    from .cli.app import run

    starter = within_reach(DECKS / "ESD01.deck")
    decks = [*files] or [starter]
    print(f"{reason}\nIn the terminal, this is:  {command()} check {shlex.join(decks)}\n", flush=True)
    code = run(["check", *decks])
    print(f"\nOther commands to try:\n{suggestions(shlex.quote(decks[0]))}", flush=True)
    return code


def suggestions(deck: str) -> str:
    """A few commands that work as they stand, one a line, indented."""
    tries = (
        'cards "c:blue r:2"',
        f"stats {deck}",
        f"odds {deck}",
        f"convert {deck} deck.csv",
        "--help",
    )
    return "\n".join(f"  {command()} {line}" for line in tries)


def within_reach(path: Path) -> str:
    """A path as one would type it here: relative where that is shorter."""
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


def command() -> str:
    """What was typed to start the program; `packaging/run.py` says so, an installed program has its name."""
    return os.environ.get("DECKBUILDER_COMMAND", "deckbuilder")


if __name__ == "__main__":
    sys.exit(main())
