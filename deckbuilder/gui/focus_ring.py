"""F6 goes round the parts of the window: search, filters, cards, text, monster deck, main deck, checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from .window import MainWindow


class FocusRing:
    """The stops of one window."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def step(self, step: int) -> None:
        """Give the focus to the next part, or with -1 to the one before."""
        window, deck = self._window, self._window.deck_panel
        stops = [stop for stop in self._stops() if stop[1].isVisible() or stop[1] is window.checks]
        focus = QApplication.focusWidget()
        here = next(
            (number for number, (area, _) in enumerate(stops) if focus and _holds(area, focus)),
            -1 if step > 0 else len(stops),
        )
        area, target = stops[(here + step) % len(stops)]
        if area is window.checks:
            window.commands.next_problem()
        elif area is window.browser:
            window.browser.focus_list()
        elif area in (deck.slots, deck.view, deck.empty):
            deck.focus_part(area, target)
        else:
            target.setFocus(Qt.FocusReason.TabFocusReason)

    def _stops(self) -> list[tuple[QWidget, QWidget]]:
        """Each part with what takes the focus in it."""
        window, deck = self._window, self._window.deck_panel
        return [
            (window.top.search, window.top.search.edit),
            (window.filters, window.filters.first_control),
            (window.browser, window.browser.view),
            (window.preview, window.preview.text),
            (deck.slots, deck.slots.slots[0]),
            (deck.view, deck.view),
            (deck.empty, deck.empty.choose),
            (window.checks, window.checks),
        ]


def _holds(area: QWidget, widget: QWidget) -> bool:
    return widget is area or area.isAncestorOf(widget)
