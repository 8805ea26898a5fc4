"""A language nobody speaks: all words that can be translated stand in ⟦brackets⟧, and there are 40 % more.

What a player can read without brackets was written past the translations, unless it is a fact: a name of a
card, a number, keys, a search text, a path.
"""

from __future__ import annotations

import html
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from string import Formatter
from types import FrameType
from typing import NamedTuple

import pytest
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QModelIndex,
    QObject,
    Qt,
    QTimer,
    QTranslator,
)
from PySide6.QtGui import QAction, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import CardType, Color
from deckbuilder.cards.language import COLORS_JA, TRAITS_JA, TYPES_JA
from deckbuilder.decks.formats import Format
from deckbuilder.paper.card_face import name_parts, shown_name
from deckbuilder.paper.translation import CONTEXT

from .scripts import load_script


class Pseudo(QTranslator):
    """Translates what the translation files would hold, and every text of Qt itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known = known_templates()

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        return wrapped(source) if source and (context != CONTEXT or source in self._known) else None


@cache
def known_templates() -> frozenset[str]:
    """Every text of the source that a translation can be written for."""
    script = load_script("translations")
    return frozenset(script.texts_of_source() | script.texts_of_data())


def wrapped(template: str) -> str:
    """The words of a template in brackets, longer; what its fields bring stands outside, to be looked at."""
    try:
        pieces = [
            (words, _field(name, spec, conversion)) for words, name, spec, conversion in _parts(template)
        ]
    except ValueError:  # braces that are no fields
        pieces = [(template, "")]
    more = 2 * len(template) // 5
    longer = " ".join("~" * min(4, more - done) for done in range(0, more, 5))
    text = "".join((f"⟦{_escaped(words)}⟧" if words else "") + field for words, field in pieces)
    return f"{text}⟦{longer}⟧" if longer else text


_parts = Formatter().parse


def _field(name: str | None, spec: str | None, conversion: str | None) -> str:
    if name is None:
        return ""
    return f"{{{name}{f'!{conversion}' if conversion else ''}{f':{spec}' if spec else ''}}}"


def _escaped(words: str) -> str:
    return words.replace("{", "{{").replace("}", "}}")


# ---- what can be read -------------------------------------------------------------------------------------


class Text(NamedTuple):
    """Something a player can read or hear."""

    module: str
    """Whose it is: the module of the nearest widget around it that is a part of the app, no mere control."""

    kind: str
    text: str


def texts_of(root: QWidget) -> Iterator[Text]:
    """Everything written in a window and in what is inside it, whether it is on show or not."""
    for widget in (root, *root.findChildren(QWidget)):
        if not _is_inner(widget):
            module = _module_of(widget)
            for kind, text in _said_by(widget):
                if text:
                    yield Text(module, f"{type(widget).__name__}.{kind}", text)


def _is_inner(widget: QWidget) -> bool:
    """Parts of Qt's own widgets, whose texts their owners give."""
    return widget.objectName().startswith(("qt_", "_q_")) or isinstance(
        widget.parentWidget(), QComboBox | QAbstractSpinBox
    )


def _module_of(widget: QWidget | None) -> str:
    while widget is not None:
        module = type(widget).__module__
        if module.startswith("deckbuilder.") and not module.startswith("deckbuilder.gui.widgets."):
            return module
        widget = widget.parentWidget()
    return "?"


def _said_by(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "title", widget.windowTitle()
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    yield "tip", widget.toolTip()
    yield "whats_this", widget.whatsThis()
    for action in widget.actions():
        yield from _said_by_action(action)
    match widget:
        case QLabel():
            yield "text", widget.text()
        case QMenu() | QGroupBox():
            yield "title", widget.title()
        case QAbstractButton():
            yield "text", widget.text()
        case QLineEdit():
            yield "placeholder", widget.placeholderText()
        case QComboBox():
            yield "placeholder", widget.placeholderText()
            for index in range(widget.count()):
                yield "item", widget.itemText(index)
        case QTabBar():
            for index in range(widget.count()):
                yield "tab", widget.tabText(index)
                yield "tab tip", widget.tabToolTip(index)
        case QAbstractSpinBox():
            yield "special", widget.specialValueText()
            yield "prefix", str(getattr(widget, "prefix", str)())
            yield "suffix", str(getattr(widget, "suffix", str)())
        case QHeaderView():
            pass
        case QAbstractItemView():
            model = widget.model()
            if model is not None:
                yield from _headers(model)
                yield from _rows(model, QModelIndex())
        case _:
            pass


def _said_by_action(action: QAction) -> Iterator[tuple[str, str]]:
    yield "action", action.text()
    yield "action tip", action.toolTip()
    yield "status tip", action.statusTip()


_ROLES = {
    "cell": Qt.ItemDataRole.DisplayRole,
    "cell tip": Qt.ItemDataRole.ToolTipRole,
    "cell words": Qt.ItemDataRole.AccessibleTextRole,
    "cell description": Qt.ItemDataRole.AccessibleDescriptionRole,
}
_MOST_ROWS = 40


def _headers(model: QAbstractItemModel) -> Iterator[tuple[str, str]]:
    for section in range(_columns(model, QModelIndex())):
        for kind, role in _ROLES.items():
            text = model.headerData(section, Qt.Orientation.Horizontal, role)
            if isinstance(text, str):
                yield f"header {kind}", text


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


def _rows(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[tuple[str, str]]:
    for row in range(min(model.rowCount(parent), _MOST_ROWS)):
        for column in range(_columns(model, parent)):
            index = model.index(row, column, parent)
            for kind, role in _ROLES.items():
                text = index.data(role)
                if isinstance(text, str):
                    yield kind, text
        yield from _rows(model, model.index(row, 0, parent))


# ---- what is a fact ---------------------------------------------------------------------------------------

_FACTS = re.compile(
    r"""
      \bE?(?:BP|SD|SC|FC|PR)[0-9]*(?:-T?[0-9]+\+*)?            # card numbers and codes of sets
    | (?:(?:Ctrl|Shift|Alt|Meta)\+)+\S{1,8} | \bF[0-9]{1,2}\b  # keys
    | -?\b[a-z]+(?:<=|>=|!=|[:=<>])\S*                         # search texts
    | \bR[0-9]+\.[0-9]+\b                                      # rules
    | (?:[A-Za-z]:)?[/\\]\S+ | \*\.\w+ | \S+\.(?:deck|json|csv)\b  # files
    | \b(?:I|II|III|IV)\b | \b[A-Z]\b | \bx\b                  # ranks, letters of colours
    """,
    re.VERBOSE,
)


class Facts:
    """What needs no translation: names of cards, traits, sets, formats, and texts the test itself chose."""

    def __init__(self, catalogue: Catalogue, formats: Iterable[Format], own: Iterable[str] = ()) -> None:
        cards = [name for card in catalogue for name in (card.name, shown_name(card.name), card.name_ja)]
        cards += [part for name in cards if name for part, _ in name_parts(name)]
        traits = [name for pair in TRAITS_JA.items() for name in pair]
        traits += [trait for card in catalogue for trait in card.traits]
        sets = [name for each in catalogue.sets.values() for name in (each.name, each.name_ja)]
        named = [text for each in formats for text in (each.name, each.name_ja, each.id)]
        lists = [each.name for form in formats for each in (*form.lists, *form.additions)]
        rarities = [card.rarity for card in catalogue]
        words = [*rarities, *Color, *CardType, *COLORS_JA.values(), *TYPES_JA.values()]
        self._words = {str(word) for word in words if word}
        self._cards = set(cards)
        facts = {fact for fact in (*cards, *traits, *sets, *named, *lists, *own) if fact}
        longest_first = sorted(facts, key=len, reverse=True)
        self._names = re.compile("|".join(map(re.escape, longest_first)))

    def left_of(self, text: str) -> str:
        """What is written past the translations: neither in brackets nor a fact; empty when nothing is.

        What a column of cards says follows the language of the cards, and so does the text under a name.
        """
        if text.partition("\n")[0] in self._cards or set(re.split("[ /]", text)) <= self._words:
            return ""
        rest = " ".join(html.unescape(_MARKS.sub(" ", text)).split())  # tips are wrapped anywhere
        while rest != (rest := _BRACKETS.sub(" ", rest)):
            pass
        if not any(char.isalpha() for char in rest):
            return ""
        rest = _FACTS.sub(" ", self._names.sub(" ", rest.replace("&", "")))
        return " ".join(rest.split()) if any(char.isalpha() for char in rest) else ""


_BRACKETS = re.compile("⟦[^⟦⟧]*⟧")
_MARKS = re.compile(r"</?(?:p|br|b|i|qt|html)\b[^>]*>")


def offenders(texts: Iterable[Text], facts: Facts) -> dict[str, list[str]]:
    """By module, what was written past the translations, each once, with the kind of place it is in."""
    found: dict[str, list[str]] = {}
    for module, kind, text in texts:
        if facts.left_of(text):
            line = f"{kind}: {text if len(text) < 100 else text[:99] + '…'!r}"
            lines = found.setdefault(module, [])
            if line not in lines:
                lines.append(line)
    return found


def report(found: dict[str, list[str]]) -> str:
    """The offenders as a list to work through."""
    return "\n".join(
        line
        for module, lines in sorted(found.items())
        for line in (f"{module}: {len(lines)}", *(f"    {line}" for line in lines))
    )


@contextmanager
def reading_modal_dialogs() -> Iterator[list[Text]]:
    """Inside, every modal dialog is read and then closed; what it said is in the list."""
    read: list[Text] = []
    timer = QTimer()
    timer.setInterval(5)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QFileDialog):  # the rest of it is Qt's, and files
            read.append(Text(__name__, "QFileDialog.title", dialog.windowTitle()))
            read.extend(Text(__name__, "QFileDialog.filter", text) for text in dialog.nameFilters())
        elif isinstance(dialog, QDialog):
            read.extend(texts_of(dialog))
        if isinstance(dialog, QDialog):
            dialog.reject()

    timer.timeout.connect(look)
    timer.start()
    try:
        yield read
    finally:
        timer.stop()


def painted_on(*roots: QWidget) -> list[Text]:
    """What delegates and drawings write, in full; faces of cards have a language of their own."""
    read: list[Text] = []
    draw = QPainter.drawText

    def spy(painter: QPainter, *arguments: object) -> object:
        module = _caller(sys._getframe(1))
        texts = [each for each in arguments if isinstance(each, str)]
        if not module.startswith("deckbuilder.paper."):
            read.extend(Text(module, "painted", text) for text in texts)
        return draw(painter, *arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", spy)
        patch.setattr(QFontMetricsF, "elidedText", lambda metrics, text, *more: text)
        for root in roots:
            root.grab()
    return read


def _caller(frame: FrameType | None) -> str:
    """The module that draws, past the helpers that draw for others."""
    while frame is not None and frame.f_globals["__name__"] == "deckbuilder.gui.rows":
        frame = frame.f_back
    return str(frame.f_globals["__name__"]) if frame is not None else "?"
