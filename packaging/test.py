"""Everything that must hold before a change is kept: lint, types, import contracts, tests.

    python3 packaging/test.py                        all of it
    python3 packaging/test.py tests/decks -k spelling    the same, with these arguments for pytest

All steps run, also after a failure, and the closing lines say which failed. Those before the tests keep
to one core each and run side by side; the tests take all cores. pyright is written for Node.js;
the `test` extra brings both from the package index: nothing else is fetched, no Node.js needs to be there.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

from environment import ROOT, Environment, prepared

# Qt draws into memory here too, and needs these of its libraries for that.
LIBRARIES = """
import sys
from deckbuilder.gui.libraries import explain, missing
names = missing(["offscreen"]) if sys.platform.startswith("linux") else ()
sys.exit(explain(names) if names else 0)
"""


class Step(NamedTuple):
    """One named check: a command that fails with an exit code."""

    name: str
    command: Sequence[str]
    is_shown: bool = False  # its output is passed on as it comes, not only after a failure


class Result(NamedTuple):
    """How a step went: exit code, seconds, and all it printed."""

    step: Step
    code: int
    seconds: float
    output: str


def steps(environment: Environment, arguments: Sequence[str]) -> tuple[Step, ...]:
    """The checks in order; `arguments` are for pytest."""
    python = str(environment.python)
    color = "yes" if sys.stdout.isatty() else "no"
    # Each core gets tests that stand together, so that what a module shares is made once.
    spread = ["-n", "auto", "--dist", "worksteal"]
    tests = [python, "-m", "pytest", "-q", *spread, f"--color={color}", *arguments]
    return (
        Step("Qt's libraries", [python, "-c", LIBRARIES]),
        Step("lint", [python, "-m", "ruff", "check", "."]),
        Step("format", [python, "-m", "ruff", "format", "--check", "."]),
        Step("mypy", [python, "-m", "mypy"]),
        Step("pyright", [python, "-m", "pyright"]),
        Step("import contracts", [str(environment.scripts / "lint-imports")]),
        Step("tests", tests, is_shown=True),
    )


def carry_out(step: Step) -> Result:
    """Run one step in the root of the checkout and tell how it went."""
    print(f"{step.name} ...", flush=True)
    variables = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1",  # or it looks for a newer version of itself each time
    }
    variables.pop("PYTHONDONTWRITEBYTECODE", None)  # or each program that a test starts compiles all anew
    started = time.monotonic()
    pieces: list[bytes] = []
    with subprocess.Popen(
        step.command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        assert process.stdout
        for piece in iter(partial(os.read, process.stdout.fileno(), 65536), b""):
            pieces.append(piece)
            if step.is_shown:
                sys.stdout.buffer.write(piece)
                sys.stdout.flush()
    output = b"".join(pieces).decode("utf-8", "replace")
    if process.returncode and not step.is_shown:
        print(output.rstrip(), flush=True)
    return Result(step, process.returncode, time.monotonic() - started, output)


def carry_out_all(steps: Sequence[Step]) -> list[Result]:
    """Run the last step by itself and the others before it, as many at a time as there are cores."""
    *quiet, tests = steps
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(carry_out, quiet))
    return [*results, carry_out(tests)]


def counts(result: Result) -> dict[str, int]:
    """What pytest counted, by its own words ("passed", "failed", "skipped" ...), from its closing line."""
    lines = re.findall(r"^.*\bin \d.*s\b.*$", result.output, re.MULTILINE)
    found = re.findall(r"(\d+) (\w+)", lines[-1]) if lines else []
    return {word.removesuffix("s"): int(number) for number, word in found}


def closing(results: Sequence[Result]) -> str:
    """The summary: a line a step, the verdict, and the plain count of tests as the last line."""
    lines = [
        f"{'ok' if result.code == 0 else 'FAILED':8}{result.step.name:20}{result.seconds:6.1f} s"
        for result in results
    ]
    failed = [result.step.name for result in results if result.code]
    count = counts(results[-1])
    bad = count.get("failed", 0) + count.get("error", 0)
    if results[-1].code and not bad:
        bad = 1  # pytest itself did not get through, which is no pass
    skipped = f", {count['skipped']} skipped" if "skipped" in count else ""
    return "\n".join(
        [
            "",
            *lines,
            f"FAILED: {', '.join(failed)}" if failed else "All steps passed.",
            f"{count.get('passed', 0)} passed, {bad} failed{skipped}",
        ]
    )


def main(arguments: Sequence[str]) -> int:
    """Run everything; 0 if all of it held."""
    environment = prepared(["test"])
    results = carry_out_all(steps(environment, arguments))
    print(closing(results), flush=True)
    return int(any(result.code for result in results))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
