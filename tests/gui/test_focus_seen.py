"""The focus is seen wherever Tab leads: each stop looks other with it than without it (LOOK 7, 9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from deckbuilder.decks.interchange import read_deck
from deckbuilder.gui.dialogs.import_preview import ImportPreview
from deckbuilder.gui.dialogs.preferences import Preferences
from deckbuilder.gui.services import Services
from deckbuilder.gui.share.dialog import ShareDialog
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import Player, activate, focusable, spoken

LEAST_PIXELS = 24
"""So many pixels change at least: a ring, an underline, not a blinking cursor alone."""


def picture(root: QWidget, stop: QWidget) -> QImage:
    """What is around a stop; the ring of a card or a row may stand outside of its widget."""
    place = QRect(stop.mapTo(root, QPoint(0, 0)), stop.size()).adjusted(-4, -4, 4, 4)
    return root.grab(place.intersected(root.rect())).toImage()


def differs(one: QImage, other: QImage) -> bool:
    """Whether enough of it looks other."""
    assert one.size() == other.size()
    pixels = zip(memoryview(one.constBits()).cast("I"), memoryview(other.constBits()).cast("I"), strict=True)
    return len(list(islice((1 for a, b in pixels if a != b), LEAST_PIXELS))) == LEAST_PIXELS


def reach(stop: QWidget) -> None:
    """Give it the focus and bring it into view, as Tab does."""
    stop.setFocus(Qt.FocusReason.TabFocusReason)
    around = stop.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(stop)
        around = around.parentWidget()
    QApplication.processEvents()


def unseen(root: QWidget, elsewhere: QWidget) -> Iterator[str]:
    """The stops at which the focus is not seen."""
    for stop in focusable(root):
        if stop is elsewhere or not stop.isEnabled() or not stop.isVisible():
            continue
        reach(stop)
        if not stop.hasFocus():  # handed on to a part of it, which is a stop itself
            continue
        with_focus = picture(root, stop)
        elsewhere.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        if not differs(with_focus, picture(root, stop)):
            yield f"{type(stop).__name__} {spoken(stop)!r}"


def test_the_focus_is_seen_on_every_stop_of_the_window(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.window.workspace.current.document.edit(
        "make it", lambda old: decks.deck("EBP01-001, EBP01-003", "5 EBP01-016, 1 EBP99-999")
    )
    player.press("Ctrl+L")
    QApplication.processEvents()
    window = player.window
    found = list(unseen(window, window.top.search.edit))
    found += list(unseen(window.top.search, window.preview.add))
    assert not found, "\n".join(found)


def test_the_focus_is_seen_on_every_stop_of_the_dialogs(
    make_window: Callable[..., Player], services: Services
) -> None:
    player = make_window()
    result = read_deck("[main deck]\n4 EBP01-016\n2 Godzilla(2023)", decks.cards(), source="Clipboard")
    found: list[str] = []
    for dialog in (
        ImportPreview(result, services, into=decks.red(), parent=player.window),
        *(
            ShareDialog(opened(decks.red(), services), services, player.window, target)
            for target in ("text", "entry", "sheet", "qr")
        ),
        Preferences(services, player.window),
    ):
        dialog.show()
        activate(dialog)
        first, *_, last = (stop for stop in focusable(dialog) if stop.isEnabled())
        found += unseen(dialog, last)
        last_seen = list(unseen(dialog, first))
        found += [each for each in last_seen if each == f"{type(last).__name__} {spoken(last)!r}"]
        dialog.close()
    assert not found, "\n".join(found)
