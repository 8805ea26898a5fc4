"""The texts of the app in other languages: the catalogues that Qt reads, and what card data names twice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib.resources import as_file, files

from PySide6.QtCore import QObject, QTranslator

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.language import TRAITS_JA, Language, japanese_names
from deckbuilder.cards.messages import translated
from deckbuilder.cards.names import spoken_name
from deckbuilder.decks.formats import Format

CONTEXT = "deckbuilder"
"""Of all texts in the catalogues."""

_FOLDER = files("deckbuilder.paper") / "translations"


def texts_in(language: Language, parent: QObject | None = None) -> QTranslator:
    """The texts of the app in a language other than English; needs no Qt application."""
    translator = QTranslator(parent)
    with as_file(_FOLDER / f"{language}.qm") as path:
        translator.load(str(path))
    return translator


def japanese_facts(catalogue: Catalogue, formats: Iterable[Format]) -> Mapping[str, str]:
    """What cards, traits, sets and formats are called in Japanese, by what they are called in English."""
    sets = {each.name: each.name_ja for each in catalogue.sets.values() if each.name_ja}
    judged = {each.name: each.name_ja for each in formats if each.name_ja}
    names = japanese_names(catalogue)
    called = {name: spoken_name(name_ja) for name, name_ja in names.items()}
    spoken = {spoken_name(name): name_ja for name, name_ja in called.items()}
    return {**sets, **judged, **TRAITS_JA, **spoken, **called}


def told_in(language: Language, catalogue: Catalogue, *formats: Format) -> Callable[[str], str]:
    """Tells messages in a language, whatever the window speaks: for paper and for the terminal."""
    if language == "en":
        return str
    texts, facts = texts_in(language), japanese_facts(catalogue, formats)

    def look_up(template: str) -> str | None:
        return texts.translate(CONTEXT, template) or facts.get(template)

    return partial(translated, look_up=look_up)
