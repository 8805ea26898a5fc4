"""Tries a built program as a player would: from elsewhere, with nothing of the checkout or its Python."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from environment import tail
from product import ROOT, VERSION

STARTER = ROOT / "card_data" / "decks" / "ESD01.deck"
STARTS = 5


class TrialError(Exception):
    """The program did not do what it must; the message says what it was asked for and what it did."""


class Outcome(NamedTuple):
    """What came of a command line."""

    output: str
    seconds: float


class Trial:
    """A program, by the words that start it, with an empty folder to work in."""

    def __init__(self, program: Sequence[str], folder: Path) -> None:
        self.program = program
        self.folder = folder
        shutil.copy(STARTER, folder)

    def run(self, *arguments: str) -> Outcome:
        """Run the program to its end; `TrialError` if it fails or complains."""
        ours = ("PYTHON", "VIRTUAL_ENV", "QT_", "DECKBUILDER_")
        variables = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        variables |= {"QT_QPA_PLATFORM": "offscreen", "DECKBUILDER_HOME": str(self.folder / "home")}
        started = time.monotonic()
        done = subprocess.run(
            [*self.program, *arguments],
            cwd=self.folder,
            env=variables,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        seconds = time.monotonic() - started
        if done.returncode or "Traceback" in done.stderr:
            said = tail(done.stdout + done.stderr)
            raise TrialError(f"{self._asked(arguments)} failed with exit code {done.returncode}:\n{said}")
        return Outcome(done.stdout, seconds)

    def expect(self, words: str, *arguments: str) -> Outcome:
        """Run the program; `TrialError` if it does not say these words."""
        outcome = self.run(*arguments)
        if words not in outcome.output:
            said = tail(outcome.output) or "  nothing"
            raise TrialError(f"{self._asked(arguments)} should say {words!r}, and said:\n{said}")
        return outcome

    def sheet(self) -> int:
        """Export the sheet of a starter deck; the size of the file."""
        arguments = ("export", STARTER.name, "--sheet", "sheet.pdf")
        self.expect("registration sheet", *arguments)
        content = (self.folder / "sheet.pdf").read_bytes()
        if not content.startswith(b"%PDF-") or not content.rstrip().endswith(b"%%EOF"):
            raise TrialError(f"{self._asked(arguments)} did not write a whole PDF file.")
        return len(content)

    def start(self) -> float:
        """Open the window a few times; the median of the seconds from the command to the painted window."""
        asked = ("--measure-start", str(self.folder / "home"))
        return median(self.run(*asked).seconds for _ in range(STARTS))

    def _asked(self, arguments: Sequence[str]) -> str:
        return " ".join([Path(self.program[0]).name, *arguments])


@contextmanager
def tried(program: Sequence[str | Path]) -> Generator[Trial]:
    """A trial in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        yield Trial([str(word) for word in program], Path(folder))


def try_all(program: Path, window_program: Path) -> Iterator[str]:
    """Try everything that tends to break in a built program; a line for each, as it is done."""
    with tried([program]) as trial:
        trial.expect(VERSION, "--version")
        outcome = trial.expect("\nLegal\n", "check", STARTER.name)
        yield f"checks a starter deck             {outcome.seconds:6.2f} s"
        yield f"exports its sheet                 {trial.sheet():6,} bytes"
        outcome = trial.expect("20 games", "goldfish", STARTER.name, "--games", "20", "--workers", "2")
        yield f"plays 20 games with 2 workers     {outcome.seconds:6.2f} s"
        trial.expect("ready", "--measure-start", str(trial.folder / "home"))
        with tried([window_program]) as window:
            yield f"opens its window, offscreen       {window.start():6.2f} s (median of {STARTS})"
        figures = json.loads(trial.run("benchmark", "--gui", "--json").output)
        seconds = figures["simulation_1000_s"]
        yield f"plays 1,000 games in its window   {seconds:6.2f} s (with 2 workers)"
        yield f"shows the plots of a deck         {figures['plots_s']:6.2f} s"


def start_from_source(python: Path) -> float:
    """The seconds until the window of the checkout is there, for comparison; PYTHONPATH is left out."""
    with tried([python, "-m", "deckbuilder"]) as trial:
        trial.start()  # Python compiles the program
        return trial.start()


if __name__ == "__main__":
    for line in try_all(Path(sys.argv[1]), Path(sys.argv[-1])):
        print(line, flush=True)
