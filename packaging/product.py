"""What every recipe of an installer says about the program, and how it gets into the recipes.

Recipes are the files below `linux/`, `macos/` and `windows/`; `@NAME@` in them stands for a fact of here. The
standard library is enough, for the scripts run with any Python.
"""

import re
import tomllib
from datetime import date
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent

_PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
_PROGRAM = (ROOT / "deckbuilder" / "__init__.py").read_text("utf-8")
_VERSION = re.search(r'^__version__ = "(.+)"$', _PROGRAM, re.MULTILINE)
assert _VERSION

NAME = "deckbuilder"
"""Of the command and of the folder that it is built into."""

VERSION: str = _VERSION[1]
DISTRIBUTION: str = _PROJECT["name"]
IDENTIFIER = "app.godzilladeckbuilder.deckbuilder"
"""Turned about like the name of a site, as desktops and macOS want it; there is no such site."""

RELEASED = date(2026, 11, 30)
"""The day of this version."""

FACTS: dict[str, str] = {
    "ROOT": str(ROOT),
    "NAME": NAME,
    "TITLE": "Deck builder",
    "WINDOW_PROGRAM": "Deck builder",  # on Windows, where the terminal has another
    "TITLE_JA": "デッキビルダー",
    "DISTRIBUTION": DISTRIBUTION,
    "VERSION": VERSION,
    "VERSION_OF_FOUR": ".".join((VERSION.split(".") + ["0"] * 4)[:4]),  # as Windows counts
    "VERSION_TUPLE": ", ".join((VERSION.split(".") + ["0"] * 4)[:4]),
    "RELEASED": RELEASED.isoformat(),
    "YEAR": str(RELEASED.year),
    "IDENTIFIER": IDENTIFIER,
    "LICENSE": _PROJECT["license"],
    "SUMMARY": _PROJECT["description"],
    "SUMMARY_JA": "ゴジラカードゲームの非公式デッキビルダー：検索、構築、確認、書き出し",
    "MIME": "application/x-godzilla-deck",
    "SUFFIX": "deck",
    "KIND": "Godzilla Card Game deck",
    "KIND_JA": "ゴジラカードゲームのデッキ",
    "AUTHORS": "the deckbuilder contributors",
}


def filled(recipe: Path) -> str:
    """A recipe with every `@NAME@` replaced; KeyError for one that is not known."""
    return re.sub(r"@([A-Z_]+)@", lambda found: FACTS[found[1]], recipe.read_text("utf-8"))


def write_filled(recipe: Path, target: Path, encoding: str = "utf-8") -> None:
    """Write a filled recipe where it is wanted, folders included."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(filled(recipe), encoding, newline="\n")
