"""Collects the texts of the source into the translation files and compiles them for Qt.

``.venv/bin/python packaging/translations.py`` keeps the translations that are there, adds new texts as
unfinished, drops those that are gone, and prints what is left to translate.
"""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from deckbuilder.cards.messages import forms  # noqa: E402 - after the path

FOLDER = ROOT / "deckbuilder" / "paper" / "translations"
FORMATS = ROOT / "card_data" / "formats.json"
LANGUAGES = ("ja",)
CONTEXT = "deckbuilder"
WITH_TEMPLATE = ("say", "tr")
"""Functions whose first argument is a text."""

SAYING = re.compile(rf"\b(?:{'|'.join(WITH_TEMPLATE)}|counted)\(")


def all_texts() -> dict[str, list[str]]:
    """Every text a player may read, with where it is said."""
    return texts_of_source() | texts_of_data()


def texts_of_source(root: Path = ROOT / "deckbuilder") -> dict[str, list[str]]:
    """Every text of the source with the modules that say it, in order of modules."""
    found: dict[str, list[str]] = {}
    for path in sorted(root.rglob("*.py")):
        module = path.relative_to(root).as_posix()
        source = path.read_text(encoding="utf-8")
        if not SAYING.search(source):  # half of the modules, which need not be parsed
            continue
        for text in _texts_of(ast.parse(source), module):
            places = found.setdefault(text, [])
            if module not in places:
                places.append(module)
    return found


def texts_of_data(path: Path = FORMATS) -> dict[str, list[str]]:
    """What the shipped formats say about themselves and their lists; their names are in the file twice."""
    data = json.loads(path.read_text(encoding="utf-8"))
    place = [f"../{path.relative_to(ROOT).as_posix()}"]
    return {text: place for each in data["formats"] for text in _said_in(each, named=False)}


def _said_in(value: object, *, named: bool = True) -> Iterator[str]:
    """The sentences of a part of a data file, and the names of what is inside it."""
    if isinstance(value, dict):
        for key, inner in cast("dict[str, object]", value).items():
            if key in ("note", "source") or (key == "name" and named):
                yield str(inner)
            else:
                yield from _said_in(inner)
    elif isinstance(value, list):
        for inner in cast("list[object]", value):
            yield from _said_in(inner)


def _texts_of(tree: ast.AST, module: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        if called in WITH_TEMPLATE and node.args:
            yield from _literals(node.args[0], module)
        elif called == "counted" and len(node.args) >= 2:
            noun = list(_literals(node.args[1], module))
            plural = list(_literals(node.args[2], module)) if len(node.args) > 2 else [""]
            for one, many in zip(noun, plural * len(noun), strict=False):
                yield from forms(one, many)


def _literals(node: ast.expr, module: str) -> Iterator[str]:
    """The text of a literal, or both of ``a if test else b``; a variable is passed over."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body, module)
        yield from _literals(node.orelse, module)
    elif isinstance(node, ast.JoinedStr):
        raise SystemExit(f"{module}:{node.lineno}: a text for translation is an f-string; use named fields")


def read(path: Path) -> dict[str, str]:
    """The finished translations of a file."""
    if not path.exists():
        return {}
    done: dict[str, str] = {}
    for message in ElementTree.parse(path).iter("message"):  # noqa: S314 - a file of this project
        translation = message.find("translation")
        if translation is not None and translation.text and translation.get("type") != "unfinished":
            done[message.findtext("source", "")] = translation.text
    return done


def write(path: Path, language: str, texts: dict[str, list[str]], done: dict[str, str]) -> list[str]:
    """Write the file of a language; gives the texts that still wait for a translation."""
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    waiting: list[str] = []
    for text, places in texts.items():
        message = ElementTree.SubElement(context, "message")
        for place in places:
            ElementTree.SubElement(message, "location", filename=f"../../{place}")
        ElementTree.SubElement(message, "source").text = text
        translation = ElementTree.SubElement(message, "translation")
        if text in done:
            translation.text = done[text]
        else:
            translation.set("type", "unfinished")
            waiting.append(text)
    ElementTree.indent(root, " ")
    body = ElementTree.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")
    return waiting


def compile_for_qt(path: Path) -> None:
    """Make the ``.qm`` beside a ``.ts``."""
    tool = shutil.which("pyside6-lrelease", path=str(Path(sys.executable).parent)) or "pyside6-lrelease"
    subprocess.run([tool, "-silent", str(path), "-qm", str(path.with_suffix(".qm"))], check=True)


def main() -> None:
    """Bring every language up to date."""
    texts = all_texts()
    for language in LANGUAGES:
        path = FOLDER / f"{language}.ts"
        waiting = write(path, language, texts, read(path))
        compile_for_qt(path)
        print(f"{language}: {len(texts) - len(waiting)} of {len(texts)} texts")
        for text in waiting:
            print(f"  {text!r}")


if __name__ == "__main__":
    main()
