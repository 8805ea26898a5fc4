"""Everything can be named, reached by keys and read at any size, in every scheme (B52 to B59)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from deckbuilder.decks.interchange import read_deck
from deckbuilder.gui.dialogs.import_preview import ImportPreview
from deckbuilder.gui.dialogs.preferences import Preferences
from deckbuilder.gui.services import Services
from deckbuilder.gui.share.dialog import ShareDialog
from deckbuilder.gui.theme import Theme
from deckbuilder.paper.palette import CONTRAST, DARK, LIGHT, Scheme
from deckbuilder.paper.signs import StateSign, draw_state
from tests.gui.test_story_import import HOSTILE
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import Player, activate, clipped, focusable, spoken

BROKEN = decks.red("5 EBP01-016, 3 EBP99-999")


@pytest.fixture(scope="module")
def _full(make_shared_window: Callable[..., Player]) -> Player:
    """A window with a broken deck, a card in the preview and a mistake in the search line."""
    player = make_shared_window()
    player.window.workspace.current.document.edit("make it", lambda old: BROKEN)
    player.search("EBP01-016")
    player.press("Ctrl+F")
    player.type(" r<=x")
    player.window.top.search.flush()
    return player


@pytest.fixture
def full(_full: Player, theme: Theme, qtbot: Any) -> Player:
    """The same window for all tests, at its first size and with the focus in the search line."""
    _full.window.resize(1440, 900)
    activate(_full.window)
    _full.press("Ctrl+F")
    return _full


def dialogs(services: Services) -> Iterator[QWidget]:
    """Every dialog of the app, filled."""
    deck = opened(decks.red("1 EBP99-999"), services)
    yield ImportPreview(read_deck(HOSTILE, decks.cards(), source="Clipboard"), services, into=decks.red())
    yield ShareDialog(deck, services)
    yield Preferences(services)


def test_everything_that_takes_the_focus_has_a_name_at_every_width(full: Player) -> None:
    for size in ((1440, 900), (1280, 800), (1024, 700)):
        full.window.resize(*size)
        QApplication.processEvents()
        assert [each for each in focusable(full.window) if not spoken(each)] == []
        buttons = [each for each in full.window.findChildren(QPushButton) if each.isVisible()]
        assert all(spoken(each) for each in buttons)


def test_everything_in_dialogs_that_takes_the_focus_has_a_name(services: Services, qtbot: Any) -> None:
    for dialog in dialogs(services):
        qtbot.addWidget(dialog)
        dialog.show()
        assert [each for each in focusable(dialog) if not spoken(each)] == []


def test_tab_goes_on_in_reading_order(full: Player) -> None:
    """Search, filters, cards, text, deck: from the left to the right."""
    window = full.window
    stops = focusable(window)
    order = [
        window.top.search.edit,
        next(iter(window.filters.toggles.values())),
        window.browser.view,
        window.preview.add,
        window.deck_panel.slots.slots[0],
        window.deck_panel.slots.slots[3],
        window.deck_panel.view,
        window.checks.rows[0],
    ]
    places = [stops.index(stop) for stop in order]
    assert places == sorted(places)


def test_tab_reaches_every_part_and_never_stays_in_one(full: Player) -> None:
    full.press("Ctrl+F")
    met = []
    for _ in range(150):
        full.press("Tab")
        met.append(QApplication.focusWidget())
        if met[-1] is full.window.top.search.edit:
            break
    assert met[-1] is full.window.top.search.edit, f"stuck in {spoken(met[-1])}"
    for part in (full.window.filters, full.window.browser, full.window.deck_panel, full.window.checks):
        assert any(part.isAncestorOf(each) for each in met), part


def test_no_label_or_button_is_cut_off_at_any_size_of_text(full: Player, theme: Theme) -> None:
    """B52, B53; 24 points are 240 % of the usual size."""
    for size, points in (((1440, 900), (8, 16, 24)), ((1024, 700), (8, 10, 14, 20, 24))):
        full.window.resize(*size)
        for each in points:
            theme.set_size(each)
            for _ in range(3):
                QApplication.processEvents()
            assert clipped(full.window) == [], (size, each)


@pytest.mark.parametrize("points", [8, 10, 16, 24])
def test_no_label_or_button_of_a_dialog_is_cut_off(
    services: Services, theme: Theme, qtbot: Any, points: int
) -> None:
    theme.set_size(points)
    for dialog in dialogs(services):
        qtbot.addWidget(dialog)
        dialog.show()
        QApplication.processEvents()
        assert clipped(dialog) == [], type(dialog).__name__


def test_rows_grow_with_the_font(full: Player, theme: Theme) -> None:
    """B53."""
    view = full.window.deck_panel.view
    heights = []
    for points in (8, 12, 24):
        theme.set_size(points)
        QApplication.processEvents()
        index = view.model_.index(0, 0)
        heights.append(view.visualRect(index).height())
    assert heights == sorted(set(heights))
    assert heights[-1] >= view.fontMetrics().height()


def test_the_window_fits_on_a_small_screen(full: Player) -> None:
    full.window.resize(1024, 700)
    QApplication.processEvents()
    assert full.window.width() <= 1024
    assert full.window.height() <= 700
    assert full.window.browser.view.isVisible()
    assert full.window.deck_panel.view.isVisible()


def test_switching_the_scheme_repaints_everything_at_once(full: Player, theme: Theme) -> None:
    """B55: every visible text has the ink of the scheme on the ground of the scheme."""
    for name, chosen in (("dark", DARK), ("contrast", CONTRAST), ("light", LIGHT)):
        theme.choose(name)
        QApplication.processEvents()
        assert_readable(full, chosen)


def assert_readable(full: Player, chosen: Scheme) -> None:
    """Every visible word of the window can be read on the grounds of a scheme."""
    wrong = []
    for each in full.window.findChildren(QLabel):
        if each.isVisible() and each.text():
            ink = each.palette().color(each.foregroundRole())
            if contrast(ink, QColor(chosen.window)) < 4.5 and contrast(ink, QColor(chosen.base)) < 4.5:
                wrong.append((each.text(), ink.name()))
    assert wrong == []
    image = full.window.grab().toImage()
    corner = image.pixelColor(image.width() // 2, image.height() - 3)
    assert contrast(corner, QColor(chosen.text)) >= 4.5


def contrast(one: QColor, other: QColor) -> float:
    """The ratio of WCAG 2."""

    def light(color: QColor) -> float:
        parts = (color.redF(), color.greenF(), color.blueF())
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
def test_the_signs_of_states_differ_in_grey(scheme: Any, qapp: object) -> None:
    """B59: no state is told by hue alone."""
    images: dict[StateSign, QImage] = {}
    for sign in StateSign:
        image = QImage(40, 40, QImage.Format.Format_ARGB32)
        image.fill(QColor(scheme.base))
        painter = QPainter(image)
        draw_state(painter, QRectF(4, 4, 32, 32), sign, scheme)
        painter.end()
        images[sign] = image.convertToFormat(QImage.Format.Format_Grayscale8)
    signs = list(images)
    for number, one in enumerate(signs):
        for other in signs[number + 1 :]:
            assert _distance(images[one], images[other]) > 100, (one, other)


def _distance(one: QImage, other: QImage) -> int:
    """How many pixels differ clearly."""
    return (
        sum(
            abs(one.pixelColor(x, y).value() - other.pixelColor(x, y).value()) > 40
            for x in range(one.width())
            for y in range(one.height())
        )
        * 2
    )


def test_the_status_bar_says_the_verdict_in_words(full: Player) -> None:
    words = [label.text() for label in full.window.status.findChildren(QLabel)]
    assert any("problem" in text for text in words)
    assert any(text.endswith("/50 main") for text in words)


def test_large_text_in_a_low_window_leaves_no_monster_cut_and_the_search_legible(
    full: Player, theme: Theme
) -> None:
    """B53: at 24 points in 1024x700 the deck scrolls, and the search line has a line of its own."""
    full.window.resize(1024, 700)
    theme.set_size(24)
    QApplication.processEvents()
    slot = full.window.deck_panel.slots.slots[0]
    assert slot.size() == slot.sizeHint()
    edit = full.window.top.search.edit
    assert edit.width() > edit.fontMetrics().horizontalAdvance("t:battle r<=5 c:red")
    deck = full.window.deck_panel
    deck.focus_part(deck.view, deck.view)
    QApplication.processEvents()
    seen = deck.view.viewport().visibleRegion().boundingRect()
    assert seen.height() >= 3 * deck.view.fontMetrics().height()
    theme.set_size(10)
    QApplication.processEvents()
    assert edit.width() < full.window.width() / 2
