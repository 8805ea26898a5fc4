"""Builds the program for players of this system: a folder that needs no Python, tried, and packed.

    python3 packaging/bundle.py               build, try, pack; make the installer if its tool is there
    python3 packaging/bundle.py --installer   the same, and fail where the tool of the installer is missing
    python3 packaging/bundle.py --try         only try what is built

All is left in dist/. packaging/README.md tells the tools of each system.
"""

import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import archives
import product
import trial
from archives import APP, BUILD, DIST, ICON, SYSTEM, TOOLS
from environment import Environment, prepared, run_quietly, tail
from product import FACTS, NAME, ROOT

FAILED = 1
WRONG = 2
OPTIONS = {"--installer", "--try"}


class BundleError(Exception):
    """Something went wrong; the message says what."""


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks; the exit code."""
    if {"-h", "--help"} & set(arguments):
        print(__doc__)
        return 0
    if unknown := set(arguments) - OPTIONS:
        print(f"Unknown: {' '.join(sorted(unknown))}\n\n{__doc__}", file=sys.stderr)
        return WRONG
    try:
        tool = installer_tool(required="--installer" in arguments)
        environment = prepared(["bundle"])
        if "--try" not in arguments:
            build(environment)
        try_out(environment)
        if "--try" not in arguments:
            pack(tool)
    except (BundleError, trial.TrialError, OSError) as fault:
        print(f"FAILED: {fault}", file=sys.stderr)
        return FAILED
    return 0


def installer_tool(*, required: bool) -> str:
    """The program that makes the installer of this system; empty where it is missing."""
    tool = TOOLS.get(SYSTEM, "")
    found = shutil.which(tool) if tool else None
    if required and not found:
        raise BundleError(
            f"{tool or 'A tool for this system'} is needed to make the installer, and is not on the PATH. "
            "packaging/README.md says where to get it."
        )
    return found or ""


def build(environment: Environment) -> None:
    """The program in dist/, with its icon and what Windows says about it."""
    run([environment.python, product.FOLDER / "icon_files.py", ICON], step="Icons")
    product.write_filled(product.FOLDER / "windows" / "version_info.txt", BUILD / "version_info.txt")
    options = ["--noconfirm", "--log-level=WARN", f"--workpath={BUILD / NAME}", f"--distpath={DIST}"]
    recipe = product.FOLDER / "deckbuilder.spec"
    run([environment.python, "-m", "PyInstaller", *options, recipe], step="Program")
    strip()
    print(f"  {built_folder().relative_to(ROOT)}: {megabytes(built_folder())}")


def strip() -> None:
    """Take the symbols for debuggers out of Python's own libraries, where they are left in; Linux only."""
    tool = shutil.which("strip") if SYSTEM == "linux" else None
    inside = DIST / NAME / "_internal"
    for pattern in ("libpython*", "python*/lib-dynload/*.so"):
        for library in inside.glob(pattern) if tool else ():
            subprocess.run([tool or "", "--strip-unneeded", library], check=True)


def try_out(environment: Environment) -> None:
    """Try the program as a player would; a failure ends the script."""
    program, window_program = programs()
    if not program.exists():
        raise BundleError(f"{program} is not there. Build it first: python3 packaging/bundle.py")
    print("Trying it ...", flush=True)
    for line in trial.try_all(program, window_program):
        print(f"  {line}", flush=True)
    seconds = trial.start_from_source(environment.python)
    print(f"  from the checkout, the window takes{seconds:5.2f} s")


def pack(tool: str) -> None:
    """The archive, and the installer where there is a tool for it."""
    print("Packing it ...", flush=True)
    made = [archives.archive()]
    if tool:
        made.append(archives.installer(tool, run))
    for path in made:
        print(f"  {path.relative_to(ROOT)}: {megabytes(path)}")
    if not tool:
        print(f"  no installer: {TOOLS.get(SYSTEM, 'its tool')} is not on the PATH")


def programs() -> tuple[Path, Path]:
    """The built program for the terminal and the one that opens the window; the same but on Windows."""
    if SYSTEM == "windows":
        return DIST / NAME / f"{NAME}.exe", DIST / NAME / f"{FACTS['WINDOW_PROGRAM']}.exe"
    program = DIST / APP / "Contents" / "MacOS" / NAME if SYSTEM == "macos" else DIST / NAME / NAME
    return program, program


def built_folder() -> Path:
    """What was built: a folder, on macOS an app."""
    return DIST / (APP if SYSTEM == "macos" else NAME)


def run(command: Sequence[str | Path], step: str = "") -> None:
    """Run a command; `BundleError` with what it said if it fails."""
    words = [str(word) for word in command]
    name = step or Path(words[0]).stem
    print(f"{name} ...", flush=True)
    started = time.monotonic()
    if failure := run_quietly(words):
        raise BundleError(f"{name}:\n{tail(failure, 40)}")
    print(f"  done in {time.monotonic() - started:.0f} s")


def megabytes(path: Path) -> str:
    """How large a file or a folder is."""
    return f"{archives.size(path) / 1e6:.1f} MB"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
