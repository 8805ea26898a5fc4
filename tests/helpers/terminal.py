"""The ``deckbuilder`` command as a player types it, and what comes back."""

from __future__ import annotations

import io
import json
from functools import cache
from typing import Any, NamedTuple

import pytest

from deckbuilder.cli import app, output, run

_build = app._app


@cache
def _commands(*, on_terminal: bool) -> Any:
    """All commands; typer would build them anew for each one, which takes longer than most of them."""
    from typer.main import get_command

    return get_command(_build())


class Answer(NamedTuple):
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The JSON on standard output."""
        return json.loads(self.out)

    @property
    def rows(self) -> list[list[str]]:
        """The lines of standard output, parted at tabs."""
        return [line.split("\t") for line in self.out.splitlines()]


class Terminal:
    """Runs commands in this process; standard output is a pipe, as in a script."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._patch = patch
        patch.setattr(app, "_app", lambda: _commands(on_terminal=output.on_terminal()))

    def __call__(self, *arguments: object, stdin: str | bytes = b"") -> Answer:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        self._patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        self._capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return Answer(code, out, err)
