"""The `deckbuilder` command: what opens the window, what is for the terminal, what a bare terminal gets."""

import os
import subprocess
import sys
import types
from collections.abc import Sequence
from pathlib import Path

import pytest

from card_data import DECKS
from deckbuilder import __main__ as program
from deckbuilder import __version__
from deckbuilder.gui import display, libraries


class Calls:
    """What the command line handed on: to the terminal commands, to the window."""

    def __init__(self) -> None:
        self.terminal: list[list[str]] = []
        self.window: list[list[str]] = []

    def run(self, arguments: Sequence[str]) -> int:
        self.terminal.append(list(arguments))
        return 1

    def show(self, files: Sequence[str]) -> int:
        self.window.append(list(files))
        return 0


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """A machine with a working display and all libraries, where nothing is really opened."""
    calls = Calls()
    monkeypatch.setitem(sys.modules, "deckbuilder.cli.app", fake_module("deckbuilder.cli.app", run=calls.run))
    monkeypatch.setitem(
        sys.modules, "deckbuilder.gui.app", fake_module("deckbuilder.gui.app", main=calls.show)
    )
    monkeypatch.setenv("DISPLAY", ":0")
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DECKBUILDER_COMMAND"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(libraries, "missing", lambda plugins: ())
    monkeypatch.setattr(display, "answers", lambda plugin, environ: True)
    return calls


def fake_module(name: str, **content: object) -> types.ModuleType:
    module = types.ModuleType(name)
    module.__dict__.update(content)
    return module


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["my.deck"],
        ["one.deck", "two.csv"],
        ["./starter"],
        [r"C:\decks\my"],
    ],
    ids=repr,
)
def test_nothing_or_deck_files_open_the_window(calls: Calls, arguments: list[str]) -> None:
    assert program.main(arguments) == 0
    assert (calls.window, calls.terminal) == ([arguments], [])


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "my.deck"],
        ["--help"],
        ["cards", "c:red"],
        ["chek"],
        ["-"],
        ["my.deck", "--json"],
        ["--nonsense.x"],
    ],
    ids=repr,
)
def test_anything_else_is_a_terminal_command(calls: Calls, arguments: list[str]) -> None:
    assert program.main(arguments) == 1
    assert (calls.window, calls.terminal) == ([], [arguments])


def test_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["--version"]) == 0
    assert capsys.readouterr().out == f"deckbuilder {__version__}\n"


def test_without_a_display_a_starter_deck_is_checked_and_commands_are_named(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.delenv("DISPLAY")
    monkeypatch.setenv("DECKBUILDER_COMMAND", "python3 packaging/run.py")
    monkeypatch.chdir(tmp_path)
    assert program.main([]) == 1
    [(command, deck)] = calls.terminal
    assert (command, Path(deck).parent, Path(deck).is_file()) == ("check", DECKS, True)
    said = capsys.readouterr().out
    assert "There is no display here" in said
    assert f"  python3 packaging/run.py stats {deck}\n" in said
    assert calls.window == []


def test_without_a_display_the_decks_that_were_named_are_checked(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY")
    program.main(["my.deck"])
    assert calls.terminal == [["check", "my.deck"]]


def test_drawing_into_memory_is_no_display(calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    program.main([])
    assert calls.window == []


def test_display_that_does_not_answer_is_told_instead_of_a_crash(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(display, "answers", lambda plugin, environ: False)
    program.main([])
    assert "The display does not answer" in capsys.readouterr().out
    assert calls.window == []


def test_missing_library_is_told_before_qt_is_loaded(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(libraries, "missing", lambda plugins: ("libEGL.so.1",))
    assert program.main([]) == 2
    said = capsys.readouterr().err
    assert "sudo apt-get install libegl1\n" in said
    assert said.endswith("The terminal commands need none of them: deckbuilder --help\n")
    assert calls.window == []


def test_library_that_only_the_import_misses_is_told_too(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Broken(types.ModuleType):
        def __getattr__(self, name: str) -> object:
            raise ImportError("libnew.so.7: cannot open shared object file: No such file or directory")

    monkeypatch.setitem(sys.modules, "deckbuilder.gui.app", Broken("deckbuilder.gui.app"))
    assert program.main([]) == 2
    assert "libnew.so.7" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="pipes of other systems")
def test_reader_that_has_seen_enough_is_no_error() -> None:
    """`deckbuilder | head -1`"""
    environ = {
        name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")
    }
    reading, writing = os.pipe()
    os.close(reading)
    line = [sys.executable, "-P", "-m", "deckbuilder"]
    done = subprocess.run(line, stdout=writing, stderr=subprocess.PIPE, text=True, env=environ, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def test_command_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "deckbuilder", "--version"],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.stdout.startswith("deckbuilder ")


@pytest.mark.parametrize(("asked", "done"), [("--measure-start", ["home"]), ("--measure-window", [])])
def test_the_program_measures_its_window_where_it_is_asked_to(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, asked: str, done: list[str]
) -> None:
    """In a process of its own, since the terminal commands load no Qt; built programs have no other way."""
    measured: list[list[str]] = []
    for module, function in (("benchmark_start", "start"), ("benchmark", "main")):
        name = f"deckbuilder.gui.{module}"
        act = {function: lambda *folder: measured.append([str(each) for each in folder])}
        monkeypatch.setitem(sys.modules, name, fake_module(name, **act))
    assert program.main([asked, *done]) == 0
    assert measured == [done]
    assert (calls.window, calls.terminal) == ([], [])
