"""Every window and dialog can be read, is whole and says what it cuts, at every size, scheme and language."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest
import shiboken6
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QStyledItemDelegate, QWidget

import deckbuilder.gui
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import use_language
from deckbuilder.paper.translation import japanese_facts
from tests.helpers import decks
from tests.helpers.elided import cut_without_a_word, painted_views
from tests.helpers.every_window import every_window, fill, settle
from tests.helpers.inks import unreadable
from tests.helpers.places import overlapping, sticking_out
from tests.helpers.window import Player, clipped

VISITS = {
    "small English by day": ("light", 8, "en"),
    "large Japanese by night": ("dark", 24, "ja"),
    "large English in high contrast": ("contrast", 24, "en"),
}
"""Scheme, points and language: each scheme, and both ends of the sizes in both languages."""


MOST_EMS = (39.0, 26.6)
"""A window of 1024 by 700 pixels at 20 points."""

LARGE = 25
"""The em at 20 points; with smaller letters widths in pixels count, which are the same for all."""


@dataclass
class Found:
    """What a visit to every window found, by the name of the window."""

    unreadable: dict[str, list[str]] = field(default_factory=dict)
    overlapping: dict[str, list[str]] = field(default_factory=dict)
    cut: dict[str, list[str]] = field(default_factory=dict)
    untold: dict[str, list[str]] = field(default_factory=dict)
    delegates: set[type] = field(default_factory=set)
    """Those that were asked what they cut."""

    too_large: dict[str, list[str]] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)

    def look(self, name: str, window: QWidget, em: float, *, is_small: bool = False) -> None:
        """Look at one window; what is higher than a small one is cut by it."""
        self.names.add(name)
        self.unreadable[name] = unreadable(window)
        self.overlapping[name] = overlapping(window)
        if not is_small:
            self.overlapping[name] += sticking_out(window)
        self.cut[name] = clipped(window)
        if window.isWindow() and em > LARGE:
            least = window.minimumSize() if window.minimumWidth() else window.minimumSizeHint()
            wide, high = least.width() / em, least.height() / em
            fits = wide <= MOST_EMS[0] and high <= MOST_EMS[1]
            self.too_large[name] = [] if fits else [f"{wide:.1f} by {high:.1f} ems"]
        filled = [view for view in painted_views(window) if view.model().rowCount() > 0]
        views = {type(view.itemDelegate()): view for view in filled}
        new = [view for kind, view in views.items() if kind not in self.delegates]
        self.untold[name] = [line for view in new for line in cut_without_a_word(view, em)]
        self.delegates |= set(views)


_visited: dict[str, Found] = {}


@pytest.fixture(params=VISITS)
def found(
    request: pytest.FixtureRequest, make_window: Callable[..., Player], theme: Theme, qapp: QApplication
) -> Found:
    """What is found in the windows; they are built once for all tests, which takes a while."""
    name: str = request.param
    if name not in _visited:
        with _spoken(qapp, VISITS[name][2]):
            _visited[name] = _visit(make_window, theme, *VISITS[name])
    return _visited[name]


def _visit(
    make_window: Callable[..., Player], theme: Theme, scheme: str, points: int, language: str
) -> Found:
    theme.choose(scheme)
    theme.set_size(points)
    player, found = make_window(language=language), Found()
    fill(player)
    player.press("Ctrl+L")
    settle()
    for name, window in every_window(player):
        found.look(name, window, theme.em)
        if window is player.window:
            player.press("Ctrl+2")
            player.window.deck_library.hide()
            window.resize(1024, 700)
            settle()
            found.look("main, small, with a table", window, theme.em, is_small=True)
            player.press("Ctrl+1")
            window.resize(1440, 900)
    return found


@contextmanager
def _spoken(app: QApplication, language: str) -> Generator[None]:
    """Inside, the windows speak a language."""
    before = set(app.findChildren(QTranslator))
    if language == "ja":
        use_language(app, "ja", japanese_facts(decks.cards(), decks.formats().values()))
    yield
    for translator in set(app.findChildren(QTranslator)) - before:
        app.removeTranslator(translator)
        shiboken6.delete(translator)


def some(found: dict[str, list[str]]) -> str:
    """What was found, a line each."""
    return "\n".join(f"{name}: {line}" for name, lines in found.items() for line in lines)


def test_every_window_fits_a_small_screen_with_large_letters(found: Found) -> None:
    """B53: 1024 by 700 at 20 points."""
    assert some(found.too_large) == ""


def test_every_text_is_readable(found: Found) -> None:
    """B55, B59: rows, cells, links, tabs, tables, plots, the board; by their pixels, also in grey."""
    assert some(found.unreadable) == ""
    assert len(found.names) > 25, found.names


def test_no_two_widgets_lie_over_each_other_and_none_sticks_out(found: Found) -> None:
    """B52, B53."""
    assert some(found.overlapping) == ""


def test_no_label_or_button_is_cut_off(found: Found) -> None:
    """B52, B53, B61."""
    assert some(found.cut) == ""


def test_what_a_painted_row_cuts_is_whole_in_its_tip_and_for_a_screen_reader(found: Found) -> None:
    """B61."""
    assert some(found.untold) == ""


def test_every_kind_of_painted_row_was_asked(found: Found) -> None:
    """B61: a new delegate has to come up in one of the windows."""
    for module in _modules():
        importlib.import_module(module)
    ours = {each for each in _below(QStyledItemDelegate) if each.__module__.startswith("deckbuilder.")}
    assert ours - found.delegates == set()


def _modules() -> Iterator[str]:
    for module in pkgutil.walk_packages(deckbuilder.gui.__path__, "deckbuilder.gui."):
        yield module.name


def _below(kind: type) -> Iterator[type]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)
