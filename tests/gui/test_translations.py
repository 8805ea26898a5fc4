"""The translations are whole and current: no text of the app stays English in a Japanese window (B61)."""

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTranslator

from deckbuilder.gui.menus import MENUS, Item, SubMenu
from tests.helpers.scripts import load_script

LANGUAGES = ["ja"]
_FIELD = re.compile(r"\{(\w+)[^}]*\}")
_LETTER = re.compile(r"&(\w)")


@pytest.fixture(scope="module")
def script() -> Any:
    return load_script("translations")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_source_is_translated_and_none_is_left_over(script: Any, language: str) -> None:
    texts = script.all_texts()
    done = script.read(script.FOLDER / f"{language}.ts")
    assert sorted(texts.keys() - done.keys()) == [], "run packaging/translations.py and translate these"
    assert sorted(done.keys() - texts.keys()) == [], "run packaging/translations.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_fields_of_its_text(script: Any, language: str) -> None:
    done = script.read(script.FOLDER / f"{language}.ts")
    wrong = {
        text: translation
        for text, translation in done.items()
        if set(_FIELD.findall(text)) != set(_FIELD.findall(translation))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_file_says_what_the_source_file_says(script: Any, language: str) -> None:
    translator = QTranslator()
    path: Path = script.FOLDER / f"{language}.qm"
    assert translator.load(str(path))
    done = script.read(path.with_suffix(".ts"))
    stale = [text for text, said in done.items() if translator.translate(script.CONTEXT, text) != said]
    assert stale == [], "run packaging/translations.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_a_menu_stands_for_one_entry(script: Any, language: str) -> None:
    done = script.read(script.FOLDER / f"{language}.ts")
    for _, title, entries in MENUS:
        texts = [entry.text for entry in entries if isinstance(entry, Item | SubMenu)]
        letters = [letter for text in texts for letter in _LETTER.findall(done[str(text)])]
        assert len(letters) == len(set(letters)), (title, letters)
    bar = [letter for _, title, _ in MENUS for letter in _LETTER.findall(done[str(title)])]
    assert len(bar) == len(set(bar)) == len(MENUS)
