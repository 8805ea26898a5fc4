"""The window in a test: built below a temporary folder, driven by keys, read as its player reads it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import shiboken6
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTextBoundaryFinder, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QMenu,
    QPushButton,
    QWidget,
)

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.language import Language
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.paths import AppPaths
from deckbuilder.gui.ask import Conflict, Leave, Renamed
from deckbuilder.gui.cards_mime import CardsMime
from deckbuilder.gui.deck.model import DeckRow
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import Settings, SettingsFile
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.window import MainWindow
from deckbuilder.paper.face_cache import FaceCache

from . import decks

NOW = datetime(2026, 11, 30, 14, 2)
"""When every test of the window takes place: all sets are out."""

_FACES = FaceCache()
_Dialog = TypeVar("_Dialog", bound=QDialog)
_Widget = TypeVar("_Widget", bound=QWidget)


@dataclass
class FakeAsk:
    """Answers questions from a script and remembers what was asked; an unexpected question fails the test."""

    leaves: list[Leave] = field(default_factory=list)
    conflicts: list[Conflict] = field(default_factory=list)
    opens: list[list[Path]] = field(default_factory=list)
    saves: list[Path | None] = field(default_factory=list)
    names: list[str | None] = field(default_factory=list)
    texts: list[str | None] = field(default_factory=list)
    renamings: list[Renamed] = field(default_factory=list)
    confirms: list[bool] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    suggestions: list[Path] = field(default_factory=list)
    forgiving: bool = False
    """At the end of a test everything is discarded without a script."""

    def leave(self, names: list[str]) -> Leave:
        self.asked.append(f"leave {', '.join(names)}")
        return Leave.DISCARD if self.forgiving else _next(self.leaves, self.asked)

    def conflict(self, path: Path) -> Conflict:
        self.asked.append(f"conflict {path.name}")
        return _next(self.conflicts, self.asked)

    def open_paths(self, folder: Path, title: str) -> list[Path]:
        self.asked.append(title)
        return _next(self.opens, self.asked)

    def save_path(self, suggestion: Path, title: str, name_filter: str) -> Path | None:
        self.asked.append(title)
        self.suggestions.append(suggestion)
        return _next(self.saves, self.asked)

    def name(self, title: str, label: str, text: str) -> str | None:
        self.asked.append(title)
        return _next(self.names, self.asked)

    def text(self, title: str, label: str, text: str) -> str | None:
        self.asked.append(f"{title}: {text}")
        return _next(self.texts, self.asked)

    def renamed(self, path: Path, name: str) -> Renamed:
        self.asked.append(f"renamed {path.name} to {name}")
        return _next(self.renamings, self.asked)

    def confirm(self, title: str, text: str, action: str) -> bool:
        self.asked.append(f"{title}: {text}")
        return self.forgiving or _next(self.confirms, self.asked)

    def tell(self, title: str, text: str) -> None:
        self.told.append(f"{title}: {text}")


_Answer = TypeVar("_Answer")


def _next(answers: list[_Answer], asked: list[str]) -> _Answer:
    assert answers, f"not expected to be asked: {asked[-1]}"
    return answers.pop(0)


def make_services(
    folder: Path,
    theme: Theme,
    *,
    catalogue: Catalogue | None = None,
    settings: Settings | None = None,
    ask: FakeAsk | None = None,
    language: Language = "en",
) -> Services:
    """The collaborators of a window or a panel, with their files below a folder."""
    return Services(
        catalogue=decks.cards() if catalogue is None else catalogue,
        formats=decks.formats(),
        paths=AppPaths.below(folder),
        settings=settings or Settings(scheme="light"),
        theme=theme,
        faces=_FACES if catalogue is None else FaceCache(),
        ask=ask or FakeAsk(),
        language=language,
        now=lambda: NOW,
    )


class Player:
    """A window and the hands and eyes in front of it. Keys go to whatever has the focus."""

    def __init__(self, services: Services, settings_file: SettingsFile) -> None:
        assert isinstance(services.ask, FakeAsk)
        self.ask = services.ask
        self.services = services
        with services.theme.assembling():  # as the app does; otherwise it takes twice the time
            self.window = MainWindow(services, settings_file)

    def show(self, width: int = 1440, height: int = 900) -> None:
        """Show the window and wait until it can take keys."""
        self.window.resize(width, height)
        self.window.show()
        activate(self.window)
        QApplication.processEvents()

    def end(self) -> None:
        """Take the window away whatever is in it."""
        self.ask.forgiving = True
        self.window.close()
        self.window.hide()
        shiboken6.delete(self.window)

    # ---- hands --------------------------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        """Press keys by their names: ``"Ctrl+Z"``, ``"Return"``, ``"Shift+Return"``, ``"4"``."""
        for name in keys:
            press(name, self.window)

    def type(self, text: str) -> None:
        """Type text letter by letter."""
        target = QApplication.focusWidget()
        assert target is not None, "nothing has the focus"
        QTest.keyClicks(target, text)

    def search(self, text: str) -> None:
        """Type a query and go on to the list, by keys alone."""
        self.press("Ctrl+F")
        self.type(text)
        self.press("Return")

    # ---- eyes ---------------------------------------------------------------------------------------------

    @property
    def deck(self) -> Deck:
        """The deck in the current tab."""
        current = self.window.workspace.current
        assert current is not None
        return current.deck

    @property
    def rows(self) -> list[str]:
        """The rows of the deck list as a screen reader says them, group headings left out."""
        view = self.window.deck_panel.view
        return [row.words for group in view.model_.groups for row in group.rows]

    @property
    def problems(self) -> list[str]:
        """The rows of the checks as a screen reader says them."""
        return [row.accessibleName() for row in self.window.checks.rows]

    @property
    def verdict(self) -> str:
        """What stands on top of the checks."""
        return self.window.checks.verdict_text.text()

    @property
    def tabs(self) -> list[str]:
        """The open decks as their tabs name them."""
        bar = self.window.deck_panel.tabs
        return [bar.tabText(index) for index in range(bar.count())]

    @property
    def found(self) -> list[str]:
        """The numbers of the cards in the list."""
        return [card.number for card in self.window.browser.model.cards]

    @property
    def notices(self) -> list[str]:
        """The notices under the tabs, by their strong line."""
        return [bar.title for bar in self.window.deck_panel.notices.bars]

    @property
    def said(self) -> str:
        """What the middle of the status bar says."""
        return self.window.status.text

    @property
    def focus(self) -> str:
        """The accessible name or text of what has the focus."""
        widget = QApplication.focusWidget()
        return spoken(widget) if widget is not None else ""

    def undo_entry(self) -> str:
        """The entry of the Edit menu that takes the last step back."""
        return self.window.menus["undo"].text().replace("&", "")

    def redo_entry(self) -> str:
        """The entry of the Edit menu that repeats it."""
        return self.window.menus["redo"].text().replace("&", "")

    def choose_notice(self, title: str, button: str) -> None:
        """Press a button of a notice."""
        bar = next(bar for bar in self.window.deck_panel.notices.bars if bar.title == title)
        next(each for each in bar.buttons if each.text() == button).click()
        QApplication.processEvents()


def press(name: str, fallback: QWidget | None = None) -> None:
    """Press and release one key combination on the widget that has the focus."""
    target = QApplication.focusWidget() or QApplication.activeWindow() or fallback
    assert target is not None, "nothing has the focus"
    combination = QKeySequence(name)[0]
    QTest.keyClick(target, combination.key(), combination.keyboardModifiers())
    QApplication.processEvents()


def tab_to(widget: QWidget, most: int = 40) -> None:
    """Press Tab until a widget has the focus."""
    for _ in range(most):
        if widget.hasFocus():
            return
        press("Tab", widget.window())
    raise AssertionError(f"{most} times Tab did not lead to {spoken(widget)}")


def click(view: QAbstractItemView, place: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """Click into the contents of a view."""
    QTest.mouseClick(view.viewport(), button, Qt.KeyboardModifier.NoModifier, place)


def activate(window: QWidget) -> None:
    """Give a window the focus, as a window manager does for a new window and for the one behind it."""
    for _ in range(300):
        window.activateWindow()
        QTest.qWait(5)
        if QApplication.activeWindow() is window:
            return
    raise AssertionError(f"{window} stays inactive")


@contextmanager
def answering(kind: type[_Dialog], answer: Callable[[_Dialog], None]) -> Iterator[list[_Dialog]]:
    """Inside, a modal dialog of that kind is handed to ``answer``, which must close it."""
    met: list[_Dialog] = []
    window = QApplication.activeWindow()
    timer = QTimer()
    timer.setInterval(5)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind) and dialog not in met:
            met.append(dialog)
            try:
                activate(dialog)
                answer(dialog)
                assert not dialog.isVisible(), f"the answer left the {kind.__name__} open"
            finally:
                if dialog.isVisible():
                    dialog.reject()

    timer.timeout.connect(look)
    timer.start()
    try:
        yield met
    finally:
        timer.stop()
    assert met, f"no {kind.__name__} came up"
    if window is not None:
        activate(window)


def drop_on(target: QWidget, mime: CardsMime | QMimeData, at: QPoint | None = None) -> bool:
    """Drag cards (or Qt drag data) over a widget and let go; False when it refuses them."""
    data = CardsMime.pack(mime.numbers, mime.source) if isinstance(mime, CardsMime) else mime
    place = at or target.rect().center()
    actions = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(place, actions, data, Qt.MouseButton.LeftButton, none)
    QApplication.sendEvent(target, enter)
    if not enter.isAccepted():
        return False
    drop = QDropEvent(QPointF(place), actions, data, Qt.MouseButton.LeftButton, none)
    QApplication.sendEvent(target, drop)
    QApplication.processEvents()
    return drop.isAccepted()


# ---- reading widgets --------------------------------------------------------------------------------------


def spoken(widget: QWidget) -> str:
    """What a screen reader can call a widget: its accessible name, its text, or the label that names it."""
    if widget.accessibleName():
        return widget.accessibleName()
    if isinstance(widget, QAbstractButton | QLabel) and widget.text():
        return widget.text().replace("&", "")
    labels = [label for label in widget.window().findChildren(QLabel) if label.buddy() is widget]
    return labels[0].text().replace("&", "") if labels else ""


def shown(root: QWidget, kind: type[_Widget]) -> list[_Widget]:
    """The visible widgets of a kind below a root."""
    return [widget for widget in root.findChildren(kind) if widget.isVisibleTo(root)]


_CONTAINERS = ("qt_", "_q_")


def focusable(root: QWidget) -> list[QWidget]:
    """What Tab can reach, in its order; the inner parts of composed controls are not counted."""
    found: list[QWidget] = []
    each = root.nextInFocusChain()
    seen: set[int] = set()
    while each is not None and id(each) not in seen and len(seen) < 5000:
        seen.add(id(each))
        inner = each.objectName().startswith(_CONTAINERS) or isinstance(
            each.parentWidget(), QComboBox | QAbstractSpinBox
        )
        takes_tab = bool(each.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if root.isAncestorOf(each) and each.isVisibleTo(root) and takes_tab and not inner:
            found.append(each)
        each = each.nextInFocusChain()
    return found


def words_of(text: str) -> list[str]:
    """The pieces no line is broken in: words, parts of paths, letters of Japanese."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    ends = [0]
    while (end := finder.toNextBoundary()) > 0:
        ends.append(end)
    return [text[start:end].rstrip() for start, end in pairwise(ends)] or [text]


def clipped(root: QWidget) -> list[str]:
    """Labels and buttons of which a part is cut off: narrower than their text or lower than a line."""
    return [
        f"{text!r}: {each.width()}x{each.height()}, needs {needed}"
        for each, text, needed in _measured(root)
        if each.width() < needed[0] or each.height() < needed[1]
    ]


def _measured(root: QWidget) -> Iterable[tuple[QWidget, str, tuple[int, int]]]:
    for each in (*shown(root, QLabel), *shown(root, QPushButton)):
        assert isinstance(each, QLabel | QPushButton)
        text = each.text().replace("&", "")
        if not text or (isinstance(each, QLabel) and each.objectName() == "elided"):
            continue
        metrics = each.fontMetrics()
        lines = text.split("\n")
        width = max(metrics.horizontalAdvance(line) for line in lines)
        height = metrics.height() * len(lines)
        if isinstance(each, QLabel) and each.wordWrap():
            width = min(width, max(metrics.horizontalAdvance(word) for word in words_of(text)))
            height = each.heightForWidth(each.width())
        yield each, text, (width, height - 2)


def menu_texts(menu: QMenu) -> list[str]:
    """The entries of a menu as they read, mnemonics taken out."""
    return [
        action.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
        for action in menu.actions()
        if not action.isSeparator()
    ]


def row_named(player: Player, name: str) -> DeckRow:
    """The row of the deck list with that card name or number."""
    groups = player.window.deck_panel.view.model_.groups
    return next(row for group in groups for row in group.rows if name in (row.name, row.number))
