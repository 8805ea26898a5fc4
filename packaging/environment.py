"""Makes, keeps current and repairs the project's `.venv` for `run.py` and `test.py`; standard library only.

A stamp in the environment says what it was installed from. It is written last and removed first, so an
interrupted installation has none, and a start with the right stamp needs no pip.
"""

import csv
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Collection, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
FAILED = 2

# What pip says when the index cannot be reached, over its versions and systems.
NETWORK_WORDS = (
    "NewConnectionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "NameResolutionError",
    "ProxyError",
    "SSLError",
    "Network is unreachable",
    "name resolution",
    "(from versions: none)",
)


def unfit_python(major: int, minor: int) -> str:
    """Why this Python cannot run the project, and what to do; empty if it can."""
    if (major, minor) < (3, 11):
        return (
            f"deckbuilder needs Python 3.11 or newer, and this is {major}.{minor}. Install a newer one "
            "(Debian, Ubuntu: sudo apt-get install python3.11 python3.11-venv) and start with it."
        )
    if (major, minor) > (3, 13):
        return (
            f"deckbuilder runs on Python 3.11 to 3.13, and this is {major}.{minor}: start it with python3.13."
        )
    return ""


UNFIT = unfit_python(*sys.version_info[:2])
if UNFIT:  # at once: an old Python reads this file but could not define what comes below
    print(UNFIT, file=sys.stderr)
    sys.exit(FAILED)


class SetupError(Exception):
    """The environment could not be made; the message says why and what to do."""


class Environment:
    """One virtual environment with the project installed editable."""

    def __init__(self, root: Path = ROOT, folder: Path = VENV) -> None:
        self.root = root
        self.folder = folder
        self.stamp = folder / "deckbuilder.stamp"
        windows = os.name == "nt"
        self.scripts = folder / ("Scripts" if windows else "bin")
        self.python = self.scripts / ("python.exe" if windows else "python")
        library = "Lib" if windows else "lib/python{}.{}".format(*sys.version_info[:2])
        self.packages = folder / library / "site-packages"

    def key(self) -> str:
        """What the environment depends on: the project file, the Python version, the checkout's place."""
        parts = [(self.root / "pyproject.toml").read_text("utf-8"), str(self.root), str(sys.version_info[:2])]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()

    def stamped(self) -> tuple[str, frozenset[str]]:
        """The key it was installed for, empty if it was not, and the optional parts it has."""
        if not self.stamp.is_file():
            return "", frozenset()
        key, *extras = self.stamp.read_text("utf-8", errors="replace").splitlines() or [""]
        return key, frozenset(extras)

    def is_ready(self, extras: Collection[str] = ()) -> bool:
        """Whether it holds what the project asks for now, and is whole."""
        key, installed = self.stamped()
        return key == self.key() and set(extras) <= installed and self.is_whole()

    def is_whole(self) -> bool:
        """Whether its Python runs the project and no module of an installed package has gone missing."""
        return self.answers("import deckbuilder") and not self.missing_modules()

    def answers(self, code: str) -> bool:
        """Whether its Python carries out this code."""
        try:
            done = subprocess.run([self.python, "-P", "-c", code], capture_output=True, check=False)
        except OSError:
            return False
        return done.returncode == 0

    def missing_modules(self) -> list[str]:
        """Modules that the installed packages list and that are not there; a tenth of a second for all."""
        return [
            row[0]
            for record in self.packages.glob("*.dist-info/RECORD")
            for row in csv.reader(record.read_text("utf-8", errors="replace").splitlines())
            if row and row[0].endswith((".py", ".so", ".pyd")) and not (self.packages / row[0]).exists()
        ]

    def prepare(self, extras: Collection[str] = ()) -> None:
        """Make it ready, with as little work as is needed; `SetupError` if that cannot be done."""
        try:
            if self.is_ready(extras):
                return
            wanted = sorted(self.stamped()[1] | set(extras))
            key = self.key()
            self.stamp.unlink(missing_ok=True)
            if not self.can_be_continued():
                self.make()
            self.install(wanted)
            if not self.is_whole():
                say("Parts of the environment are missing; making it anew.")
                self.make()
                self.install(wanted)
            self.stamp.write_text("\n".join([key, *wanted]) + "\n", "utf-8")
        except OSError as fault:
            raise SetupError(f"The environment cannot be written: {fault}") from fault

    def can_be_continued(self) -> bool:
        """Whether there is a working environment of this Python version to install into."""
        return self.packages.is_dir() and self.answers("import pip") and not self.missing_modules()

    def make(self) -> None:
        """A fresh, empty environment in place of whatever was there."""
        if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
            raise SetupError(
                "This Python cannot make environments: its venv module is missing. "
                "On Debian and Ubuntu: sudo apt-get install python3-venv"
            )
        if Path(sys.prefix) == self.folder:
            raise SetupError(
                f"{self.folder} is damaged; start with the Python of the system, not with its own."
            )
        say(f"Making the environment {self.folder} ...")
        if self.folder.exists():
            shutil.rmtree(self.folder)
        done = run_quietly([sys.executable, "-m", "venv", str(self.folder)])
        if done:
            raise SetupError(f"The environment could not be made.\n{tail(done)}")

    def install(self, extras: Sequence[str]) -> None:
        """The project, editable, with what it needs; a line for every package that is fetched."""
        say("Installing deckbuilder and what it needs (about 120 MB; a minute or two) ...")
        project = f"{self.root}[{','.join(extras)}]" if extras else str(self.root)
        pip = [str(self.python), "-m", "pip", "--disable-pip-version-check", "--no-input"]
        failure = run_quietly(
            [*pip, "install", "--progress-bar", "off", "--editable", project], tell_progress
        )
        if not failure:
            return
        signs = [line for line in failure.splitlines() if any(word in line for word in NETWORK_WORDS)]
        if signs:
            raise SetupError(
                "The package index could not be reached. Check the network connection (behind a proxy, "
                f"HTTPS_PROXY), then start again: what was fetched is kept.\n{tail(signs[0])}"
            )
        raise SetupError(f"The installation failed:\n{tail(failure)}")


def tell_progress(line: str) -> None:
    """One short line for each package that pip turns to."""
    words = line.split(maxsplit=1)
    if words[:1] == ["Downloading"] and ".metadata" not in line:
        say(f"  {words[1].rstrip()}")
    elif line.startswith("Installing collected packages"):
        say("  installing")


def run_quietly(command: Sequence[str], each_line: Callable[[str], None] | None = None) -> str:
    """Run a command, handing on its lines; what it said if it failed, empty if it went well."""
    output: list[str] = []
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout
        for line in process.stdout:
            output.append(line)
            if each_line:
                each_line(line)
    return "".join(output) or f"exit code {process.returncode}" if process.returncode else ""


def tail(text: str, lines: int = 15) -> str:
    """The last lines of a longer output, indented."""
    return "\n".join(f"  {line}" for line in text.rstrip().splitlines()[-lines:])


def say(line: str) -> None:
    """A line of progress, on standard error: standard output belongs to the command that is started."""
    print(line, file=sys.stderr, flush=True)


def prepared(extras: Collection[str] = ()) -> Environment:
    """The environment, ready; otherwise the process ends with the reason."""
    environment = Environment()
    try:
        environment.prepare(extras)
    except SetupError as fault:
        say(str(fault))
        sys.exit(FAILED)
    except KeyboardInterrupt:
        say("Stopped. The next start goes on from here.")
        sys.exit(130)
    return environment
