"""The rules of the house that a program can check; each failure says which file breaks which."""

import re
import subprocess
import sys
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[1]
TOP_LEVEL = {
    ".ci",
    ".gitignore",
    ".pre-commit-config.yaml",
    "LICENSE",
    "README.md",
    "card_data",
    "deckbuilder",
    "packaging",
    "pyproject.toml",
    "tests",
}
LONGEST_MODULE = 800
DOCSTRING = re.compile(r'(?:\s|#.*\n)*r?"""')
"""How a module begins that says what it is."""


def tracked() -> list[str]:
    """The files of the project as git lists them, `/` between folders; without git the test skips."""
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("the list of files comes from git")
    return [name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


def modules(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def test_top_level_holds_only_what_belongs_there() -> None:
    assert {PurePosixPath(name).parts[0] for name in tracked()} <= TOP_LEVEL


def test_packaging_never_becomes_a_package_that_hides_the_real_one() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_every_module_says_what_it_is() -> None:
    silent = [
        str(path.relative_to(ROOT))
        for path in modules("deckbuilder", "card_data", "packaging", "tests")
        if (text := path.read_text("utf-8")).strip() and not DOCSTRING.match(text)
    ]
    assert silent == []


def test_no_module_is_a_book() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines())
        for path in modules("deckbuilder", "card_data", "packaging", "tests")
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_no_file_reaches_outside_the_checkout() -> None:
    """A path that exists on one machine only, or beside the checkout, breaks everywhere else."""
    outside = [b"/".join(parts) for parts in ((b"..", b"shared"), (b"", b"work", b""), (b"", b"root", b""))]
    reaching = [
        name
        for name in tracked()
        if any(
            place in data for data in [(ROOT / name).read_bytes()] if b"\0" not in data for place in outside
        )
    ]
    assert reaching == []


def test_rooms_without_a_screen_never_load_qt() -> None:
    """A fresh process imports every module of them: the terminal must work where Qt cannot load."""
    code = """
import importlib, pkgutil, sys
for room in "card_data", *(f"deckbuilder.{name}" for name in ("cards", "decks", "cli", "__main__")):
    module = importlib.import_module(room)
    for found in pkgutil.walk_packages(getattr(module, "__path__", []), room + "."):
        importlib.import_module(found.name)
print(*sorted({"PySide6", "shiboken6", "pyqtgraph"} & sys.modules.keys()))
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in the wheel of the project as it is now."""
    from hatchling.builders.wheel import WheelBuilder

    [path] = WheelBuilder(str(ROOT)).build(
        directory=str(tmp_path_factory.mktemp("wheel")), versions=["standard"]
    )
    with ZipFile(path) as archive:
        return set(archive.namelist())


def test_wheel_holds_every_file_of_both_packages(wheel: set[str]) -> None:
    """Cards, schema, sample decks, grammar, fonts and licences are data; a wheel without them is useless."""
    wanted = {name for name in tracked() if name.startswith(("deckbuilder/", "card_data/"))}
    assert wanted - wheel == set()


def test_wheel_holds_nothing_else(wheel: set[str]) -> None:
    tops = {PurePosixPath(name).parts[0] for name in wheel}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"deckbuilder", "card_data"}


def test_wheel_brings_the_command(wheel: set[str]) -> None:
    assert any(name.endswith(".dist-info/entry_points.txt") for name in wheel)


def test_qt_is_of_a_version_that_keeps_its_references() -> None:
    """PySide6 6.12.0 on Python 3.11 loses a reference to None on every call that returns nothing."""
    import PySide6

    assert (6, 8) <= tuple(map(int, PySide6.__version__.split(".")[:2])) < (6, 12)


def test_drawing_loses_no_reference_to_none() -> None:
    """Enough lost references end the process; the broken version loses all 1,000 here."""
    from PySide6.QtGui import QImage, QPainter

    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(1000):
        painter.drawLine(0, 0, 7, 7)
    lost = before - sys.getrefcount(None)
    painter.end()
    assert lost < 100
