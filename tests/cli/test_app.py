"""The command line as a whole: help, exit codes, the shortcut of ``check``, consoles, start-up."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckbuilder.cli import run
from deckbuilder.cli.quick import check_arguments
from tests.helpers.terminal import Terminal

NEVER_FOR_CHECK = (
    "PySide6",
    "deckbuilder.cards.abilities",
    "deckbuilder.cards.wording",
    "lark",
    "pydantic",
    "rapidfuzz",
    "rich",
    "typer",
)


def python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Python in a fresh process; its output is a pipe."""
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, env={**os.environ, **environment}, check=False
    )


def test_check_loads_nothing_that_takes_long(starter: Path) -> None:
    script = (
        "import sys\n"
        "from deckbuilder.cli import run\n"
        f"code = run(['check', {str(starter)!r}])\n"
        f"print([name for name in {NEVER_FOR_CHECK!r} if name in sys.modules], code)\n"
    )
    answer = python("-c", script)
    assert answer.stdout.splitlines()[-1] == b"[] 0"


def test_no_command_loads_qt() -> None:
    script = (
        "import sys\n"
        "from deckbuilder.cli import run\n"
        "for command in ('cards c:red', 'formats', 'data text no:EBP01-024', '--help'):\n"
        "    run(command.split())\n"
        "print('PySide6' in sys.modules)\n"
    )
    assert python("-c", script).stdout.splitlines()[-1] == b"False"


COMMANDS = [
    "cards",
    "check",
    "convert",
    "export",
    "stats",
    "odds",
    "formats",
    "data",
    "play",
    "goldfish",
    "match",
    "gauntlet",
    "replay",
    "shuffles",
    "benchmark",
]


def test_the_help_names_every_command(deckbuilder: Terminal) -> None:
    answer = deckbuilder("--help")
    assert answer.code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in answer.out


@pytest.mark.parametrize("command", [*COMMANDS, "data check", "data schema", "data text"])
def test_every_command_has_help(deckbuilder: Terminal, command: str) -> None:
    answer = deckbuilder(*command.split(), "--help")
    assert answer.code == 0
    assert f"Usage: deckbuilder {command}" in answer.out


@pytest.mark.parametrize("arguments", [["bogus"], ["check"], ["data", "bogus"], ["--bogus"], ["stats"]])
def test_wrong_use_is_explained_and_the_exit_code_is_2(deckbuilder: Terminal, arguments: list[str]) -> None:
    answer = deckbuilder(*arguments)
    assert answer.code == 2
    assert "--help' for help" in answer.err


def test_the_help_calls_the_command_as_the_player_did(
    deckbuilder: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DECKBUILDER_COMMAND", "python3 packaging/run.py")
    assert "Usage: python3 packaging/run.py check" in deckbuilder("check", "--help").out


# ---- the shortcut of check -------------------------------------------------------------------------------


def test_the_shortcut_reads_what_typer_reads(deckbuilder: Terminal, starter: Path) -> None:
    line = ["check", starter, "--on", "2026-05-01", "--json", "--format=standard-jp", "-"]
    quick = deckbuilder(*line, "--with-additions", "zero-copies")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("deckbuilder.cli.app.check_arguments", lambda argv: None)
        slow = deckbuilder(*line, "--with-additions", "zero-copies")
    assert quick == slow
    assert quick.err == "standard input: " + quick.err.removeprefix("standard input: ")


@given(
    st.lists(
        st.sampled_from(["a.deck", "-", "--json", "--on", "--format", "--help", "--", "x", "--jso", "--on=1"])
    )
)
def test_the_shortcut_never_fails(words: list[str]) -> None:
    arguments = check_arguments(["check", *words])
    assert arguments is None or arguments.decks


@pytest.mark.parametrize(
    "line", [[], ["stats", "a.deck"], ["check"], ["check", "--help"], ["check", "a.deck", "--jso"]]
)
def test_the_shortcut_leaves_everything_else_to_typer(line: list[str]) -> None:
    assert check_arguments(line) is None


# ---- consoles --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp932", "utf-8"])
def test_no_console_encoding_stops_the_program(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    console = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    monkeypatch.setattr("sys.stdout", console)
    assert run(["cards", "n:ebirah", "--lang", "ja"]) == 0
    assert "エビラ(2004)".encode(encoding, "replace") in console.buffer.getvalue()


def test_json_is_complete_on_a_console_that_knows_no_japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    console = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr("sys.stdout", console)
    assert run(["cards", "n:ebirah", "--json"]) == 0
    assert json.loads(console.buffer.getvalue())["cards"][0]["name_ja"] == "エビラ(2004)"


def test_the_plain_locale_works() -> None:
    plain = {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    answer = python("-m", "deckbuilder", "data", "text", "no:EBP04-031", **plain)
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert answer.stdout.startswith(b"EBP04-031 Monster X")


def test_an_interrupted_command_ends_quietly(
    deckbuilder: Terminal, monkeypatch: pytest.MonkeyPatch, starter: Path
) -> None:
    def interrupted(arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("deckbuilder.cli.app.check_decks", interrupted)
    assert deckbuilder("check", starter) == (130, "", "")


@pytest.mark.skipif(sys.platform == "win32", reason="closes the reading end of a pipe")
def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = subprocess.Popen(
        [sys.executable, "-m", "deckbuilder", "data", "text"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.read(10)
    command.stdout.close()
    with command.stderr as stderr:
        assert stderr.read() == b""
    assert command.wait() == 0


def test_a_terminal_gets_a_drawn_table(deckbuilder: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckbuilder.cli.output.on_terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", "120")
    answer = deckbuilder("cards", "n:ebirah")
    assert "\t" not in answer.out
    assert "──" in answer.out
    assert answer.err == "2 cards\n"


def test_no_color_is_respected(
    deckbuilder: Terminal, monkeypatch: pytest.MonkeyPatch, starter_text: str
) -> None:
    monkeypatch.setattr("deckbuilder.cli.output.on_terminal", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    text = starter_text.replace("4 ESD01-005", "5 ESD01-005")
    assert "\x1b[1;31merror" in deckbuilder("check", "-", stdin=text).out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "31m" not in deckbuilder("check", "-", stdin=text).out


def test_brackets_in_names_are_no_markup(deckbuilder: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckbuilder.cli.output.on_terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", "160")
    assert "[red]x" in deckbuilder("check", "-", stdin="[main deck]\n4 [red]x\n").out
