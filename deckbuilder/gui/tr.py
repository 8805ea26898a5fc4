"""Texts of the window in the language of the player (Qt translations, context ``deckbuilder``)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import as_file, files

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.language import TRAITS_JA, Language, japanese_names
from deckbuilder.cards.messages import say, translated
from deckbuilder.cards.names import spoken_name
from deckbuilder.decks.formats import Format

from .settings import LanguageChoice

CONTEXT = "deckbuilder"


def tr(template: str, /, **values: object) -> str:
    """A text in the player's language. The template is a literal, so that it is found for translation."""
    return shown(say(template, **values))


def shown(text: str) -> str:
    """A sentence of the other rooms in the player's language; plain text stays as it is."""
    return translated(text, _look_up)


def _look_up(template: str) -> str:
    return QCoreApplication.translate(CONTEXT, template)


def language_of(choice: LanguageChoice) -> Language:
    """The language a choice means on this system."""
    if choice != "system":
        return choice
    return "ja" if QLocale.system().language() is QLocale.Language.Japanese else "en"


def use_language(app: QApplication, language: Language, names: Mapping[str, str] | None = None) -> None:
    """Show the texts of the app and of Qt's own dialogs in a language; call before any window is made.

    ``names`` are those of cards and the like, which their data has in both languages.
    """
    if language == "en":
        return
    app.installTranslator(_Names(names or {}, app))  # asked last: Qt asks the newest translator first
    folder = files("deckbuilder.gui") / "translations"
    with as_file(folder / f"{language}.qm") as own:
        _install(app, str(own))
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    _install(app, f"{qt}/qtbase_{language}.qm")


def japanese_facts(catalogue: Catalogue, formats: Iterable[Format]) -> Mapping[str, str]:
    """What cards, traits, sets and formats are called in Japanese, by what they are called in English."""
    sets = {each.name: each.name_ja for each in catalogue.sets.values() if each.name_ja}
    judged = {each.name: each.name_ja for each in formats if each.name_ja}
    names = japanese_names(catalogue)
    called = {name: spoken_name(name_ja) for name, name_ja in names.items()}
    spoken = {spoken_name(name): name_ja for name, name_ja in called.items()}
    return {**sets, **judged, **TRAITS_JA, **spoken, **called}


def learn_names(app: QApplication, names: Mapping[str, str]) -> None:
    """Take other names of cards and the like from now on; in English there are none to take."""
    for known in app.findChildren(_Names):
        known.learn(names)


class _Names(QTranslator):
    """Knows a list of names; what is not in it is left to the other translators."""

    def __init__(self, names: Mapping[str, str], parent: QObject) -> None:
        super().__init__(parent)
        self._names = names

    def learn(self, names: Mapping[str, str]) -> None:
        """Know another list."""
        self._names = names

    def isEmpty(self) -> bool:
        """Never, or Qt would not ask."""
        return False

    def translate(
        self,
        context: str,
        source: str,
        disambiguation: str | None = None,  # noqa: ARG002
        n: int = -1,  # noqa: ARG002
    ) -> str | None:
        """The name in the other language."""
        return self._names.get(source) if context == CONTEXT else None


def _install(app: QApplication, path: str) -> None:
    translator = QTranslator(app)
    if translator.load(path):
        app.installTranslator(translator)
