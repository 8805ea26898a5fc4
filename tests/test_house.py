"""The rules of the house that a program can check; each failure says which file breaks which."""

import re
import subprocess
import sys
from pathlib import Path, PurePosixPath

from tests.helpers.scripts import ROOT, tracked

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
