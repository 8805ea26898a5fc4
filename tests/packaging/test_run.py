"""Starting from a checkout: everything typed reaches the program."""

import os
from pathlib import Path

import pytest

from tests.helpers.scripts import ROOT, load_script

run = load_script("run")


@pytest.mark.skipif(os.name == "nt", reason="Windows runs the program and waits")
def test_arguments_pass_through_unchanged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    monkeypatch.setattr(os, "execve", lambda *args: started.extend(args))
    monkeypatch.setattr(run.subprocess, "call", lambda *args, **kwargs: 0)
    monkeypatch.setattr(run.sys, "argv", ["packaging/run.py"])
    environment = run.Environment(tmp_path, tmp_path / ".venv")
    arguments = ["check", "a deck.deck", "--on", "2026-04-01", "-"]
    run.start(environment, arguments)
    program, line, variables = started
    assert program == str(environment.python)
    assert line == [program, "-P", "-m", "deckbuilder", *arguments]
    assert variables["DECKBUILDER_COMMAND"] == "python3 packaging/run.py"  # type: ignore[index]


@pytest.mark.skipif(os.name == "nt", reason="has other quotation marks")
def test_hints_can_be_typed_where_a_folder_has_a_space_in_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.sys, "argv", ["my decks/packaging/run.py"])
    assert run.typed_command() == "python3 'my decks/packaging/run.py'"


def test_ci_runs_the_second_command_of_the_readme() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    assert script.rstrip().endswith("exec python3 packaging/test.py")
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
