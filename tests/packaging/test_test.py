"""The command that checks everything: all steps run, failures are shown, the closing lines tell the truth."""

import sys
from pathlib import Path

import pytest

from tests.helpers.scripts import load_script

script = load_script("test")


def result(name: str, code: int = 0, output: str = "") -> object:
    return script.Result(script.Step(name, ["x"]), code, 1.0, output)


def last_line(code: int, output: str) -> str:
    return str(script.closing([result("tests", code, output)])).splitlines()[-1]


def test_arguments_go_to_pytest_and_to_nothing_else(tmp_path: Path) -> None:
    environment = script.Environment(tmp_path, tmp_path / ".venv")
    steps = script.steps(environment, ["tests/decks", "-k", "spelling"])
    assert [step.name for step in steps if "spelling" in step.command] == ["tests"]
    assert steps[-1].command[-3:] == ["tests/decks", "-k", "spelling"]


def test_output_of_a_failing_step_is_shown(capfd: pytest.CaptureFixture[str]) -> None:
    done = script.carry_out(
        script.Step("lint", [sys.executable, "-c", "print('line 3: bad'); raise SystemExit(1)"])
    )
    assert (done.code, capfd.readouterr().out) == (1, "lint ...\nline 3: bad\n")


def test_output_of_a_step_that_holds_is_not_shown(capfd: pytest.CaptureFixture[str]) -> None:
    script.carry_out(script.Step("lint", [sys.executable, "-c", "print('All checks passed!')"]))
    assert capfd.readouterr().out == "lint ...\n"


def test_steps_draw_into_memory(capfd: pytest.CaptureFixture[str]) -> None:
    code = "import os; print(os.environ['QT_QPA_PLATFORM'])"
    script.carry_out(script.Step("tests", [sys.executable, "-c", code], is_shown=True))
    assert "offscreen" in capfd.readouterr().out


def test_steps_after_a_failing_one_still_run(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def carry_out(step: object) -> object:
        ran.append(step.name)  # type: ignore[attr-defined]
        return result(ran[-1], code=int(len(ran) == 1))

    monkeypatch.setattr(script, "prepared", lambda extras: script.Environment())
    monkeypatch.setattr(script, "carry_out", carry_out)
    assert script.main([]) == 1
    assert ran[-1] == "tests"


def test_steps_before_the_tests_run_side_by_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    wait = """
import pathlib, sys, time
mine, other = map(pathlib.Path, sys.argv[1:])
mine.touch()
late = time.monotonic() + 60
while not other.exists():
    assert time.monotonic() < late, "it runs alone"
    time.sleep(0.01)
"""
    one, two = str(tmp_path / "mypy"), str(tmp_path / "pyright")
    steps = [
        script.Step("mypy", [sys.executable, "-c", wait, one, two]),
        script.Step("pyright", [sys.executable, "-c", wait, two, one]),
        script.Step("tests", [sys.executable, "-c", ""]),
    ]
    done = script.carry_out_all(steps)
    assert [(each.step.name, each.code) for each in done] == [("mypy", 0), ("pyright", 0), ("tests", 0)]


def test_summary_names_what_failed() -> None:
    text = script.closing([result("lint", 1), result("mypy"), result("tests", 0, "3 passed in 0.10s\n")])
    assert "FAILED: lint\n" in text
    assert "ok      mypy" in text


@pytest.mark.parametrize(
    ("code", "output", "expected"),
    [
        (0, "....\n812 passed, 3 skipped in 61.20s (0:01:01)\n", "812 passed, 0 failed, 3 skipped"),
        (1, "F..\n=== 1 failed, 2 passed, 1 error in 0.50s ===\n", "2 passed, 2 failed"),
        (
            1,
            "\x1b[31m\x1b[1m2 failed\x1b[0m, \x1b[32m5 passed\x1b[0m\x1b[31m in 1.00s\x1b[0m\n",
            "5 passed, 2 failed",
        ),
        (4, "ERROR: file or directory not found: tests/nowhere\n", "0 passed, 1 failed"),
    ],
    ids=["green", "failures and errors", "colours", "pytest did not run"],
)
def test_last_line_counts_the_tests(code: int, output: str, expected: str) -> None:
    assert last_line(code, output) == expected
