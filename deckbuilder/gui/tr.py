"""Texts of the window in the language of the player (Qt translations, context ``deckbuilder``)."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication

from deckbuilder.cards.language import Language
from deckbuilder.cards.messages import say, translated
from deckbuilder.paper.translation import CONTEXT, texts_in

from .settings import LanguageChoice


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
    app.installTranslator(texts_in(language, app))
    qt = QTranslator(app)
    if qt.load(f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/qtbase_{language}.qm"):
        app.installTranslator(qt)


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
