"""Texts of the window in the language of the player (Qt translations, context ``deckbuilder``)."""

from __future__ import annotations

from importlib.resources import as_file, files

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from deckbuilder.cards.language import Language
from deckbuilder.cards.messages import say, translated

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


def use_language(app: QApplication, language: Language) -> None:
    """Show the texts of the app and of Qt's own dialogs in a language; call before any window is made."""
    if language == "en":
        return
    folder = files("deckbuilder.gui") / "translations"
    with as_file(folder / f"{language}.qm") as own:
        _install(app, str(own))
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    _install(app, f"{qt}/qtbase_{language}.qm")


def _install(app: QApplication, path: str) -> None:
    translator = QTranslator(app)
    if translator.load(path):
        app.installTranslator(translator)
