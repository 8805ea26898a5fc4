"""What keeps the window quick, told by what happens and not by a clock, which is another on each machine."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from tests.helpers.window import Player


class Resized(QObject):
    """Remembers which widgets got another size."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt calls it
        """Look on."""
        if event.type() is QEvent.Type.Resize:
            self.names.append(type(watched).__name__)
        return False


def test_a_half_typed_word_moves_nothing_in_the_window(make_window: Callable[..., Player]) -> None:
    window = make_window().window
    line = window.top.search
    line.set_text("t:battle")
    QApplication.processEvents()
    resized = Resized()
    for panel in (window.browser, window.filters, window.panes.main, window.top):
        panel.installEventFilter(resized)
    for text in ("t:battle c", "t:battle c:", "t:battle c:r", "t:battle c:re", "t:battle c:red"):
        line.set_text(text)
        QApplication.processEvents()
        assert line.message.isVisible() == (text in {"t:battle c:", "t:battle c:re"})
    assert resized.names == []


def test_what_is_wrong_with_a_query_hides_no_control(make_window: Callable[..., Player]) -> None:
    window = make_window().window
    for width in (1400, 760):
        window.resize(width, 700)
        QApplication.processEvents()
        window.top.search.set_text("c:purple")
        QApplication.processEvents()
        message = window.top.search.message
        assert message.geometry().top() >= window.top.geometry().bottom()
        assert message.geometry().right() < width
        assert message.height() >= message.heightForWidth(message.width())
        window.top.search.set_text("")
        assert not message.isVisible()
