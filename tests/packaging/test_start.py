"""The first thing a built program runs: it becomes the program, and spares others what was made for it."""

import os
import runpy
import sys

import pytest

from deckbuilder import __version__
from tests.helpers.scripts import FOLDER


def start(monkeypatch: pytest.MonkeyPatch, **variables: str) -> dict[str, str]:
    """Start it, to tell its version, with these variables; those that what it starts would get."""
    monkeypatch.setattr(sys, "argv", ["deckbuilder", "--version"])
    monkeypatch.setattr(os, "environ", dict(variables))
    with pytest.raises(SystemExit) as end:
        runpy.run_path(str(FOLDER / "start.py"), run_name="__main__")
    assert end.value.code == 0
    return dict(os.environ)


def test_the_program_gets_what_was_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start(monkeypatch)
    assert capsys.readouterr().out == f"deckbuilder {__version__}\n"


@pytest.mark.parametrize("own", [{}, {"LD_LIBRARY_PATH_ORIG": "/opt/lib"}], ids=["none", "of the player"])
def test_what_it_starts_looks_for_libraries_where_it_did_before(
    monkeypatch: pytest.MonkeyPatch, own: dict[str, str]
) -> None:
    """A file manager with the libraries of the built program would not open."""
    left = start(monkeypatch, LD_LIBRARY_PATH="/built/_internal", **own)
    assert left.get("LD_LIBRARY_PATH") == own.get("LD_LIBRARY_PATH_ORIG")


def test_on_windows_a_program_without_a_console_may_say_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    start(monkeypatch)
    assert sys.stdout.name == os.devnull
    sys.stdout.close()
