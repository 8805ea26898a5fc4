"""The ``deckbuilder`` command as a player types it, and what comes back."""

from __future__ import annotations

import io
import json
from typing import Any, NamedTuple

import pytest

from deckbuilder.cli import run


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

    def __call__(self, *arguments: object, stdin: str | bytes = b"") -> Answer:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        self._patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        self._capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return Answer(code, out, err)
