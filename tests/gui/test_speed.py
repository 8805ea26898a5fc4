"""What keeps the window quick, told by what happens and not by a clock, which is another on each machine."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from deckbuilder.decks.deck import Section
from deckbuilder.decks.legality import check
from deckbuilder.gui import open_deck
from deckbuilder.gui.deck.model import ROW_ROLE
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


def test_one_copy_more_changes_one_row_and_no_other_widget(make_window: Callable[..., Player]) -> None:
    player = make_window()
    window = player.window
    battle = [card for card in window.services.catalogue if card.counter_power is not None][:3]
    window.workspace.new()
    window.card_edits.add(battle, Section.MAIN)
    QApplication.processEvents()
    rows, resets, changed = list(window.checks.rows), [], []
    model = window.deck_panel.view.model_
    model.modelReset.connect(lambda: resets.append(1))
    model.dataChanged.connect(lambda first, _: changed.append(first.data(ROW_ROLE)))
    before = [row.violation.sentence for row in rows]
    window.card_edits.add(battle[:1], Section.MAIN)
    assert resets == []
    assert [(row.number, row.count) for row in changed if row is not None] == [(battle[0].number, 2)]
    assert window.checks.rows == rows, "a fault with other numbers keeps its row"
    assert [row.violation.sentence for row in rows] != before
    assert all(row.accessibleName().split(": ", 1)[1].startswith(row.violation.sentence) for row in rows)


class LaidOut(QObject):
    """Remembers which widgets were asked to lay out what is in them."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt calls it
        """Look on."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.names.append(type(watched).__name__)
        return False


def test_one_copy_more_lays_out_no_part_of_the_window(make_window: Callable[..., Player]) -> None:
    window = make_window().window
    battle = next(card for card in window.services.catalogue if card.counter_power is not None)
    window.workspace.new()
    laid_out = LaidOut()
    parts = (window.checks, window.statistics, window.deck_panel, window.browser, window.top, window.status)
    for part in (window, window.centralWidget(), *parts, window.checks.widget(), window.statistics.widget()):
        part.installEventFilter(laid_out)
    window.card_edits.add([battle], Section.MAIN)  # comes with rows and bars of its own
    window.card_edits.add([battle], Section.MAIN)
    settle(laid_out)
    window.card_edits.add([battle], Section.MAIN)
    for _ in range(3):
        QApplication.processEvents()
    assert laid_out.names == []


def settle(laid_out: LaidOut) -> None:
    """Until what is around has been laid out too, which goes up by one part each time."""
    for _ in range(12):
        QApplication.processEvents()
    laid_out.names.clear()


def test_an_edit_is_judged_once(make_window: Callable[..., Player], monkeypatch: pytest.MonkeyPatch) -> None:
    player = make_window()
    window = player.window
    checked = []
    monkeypatch.setattr(open_deck, "check", lambda *args: checked.append(args) or check(*args))
    battle = [card for card in window.services.catalogue if card.counter_power is not None]
    window.card_edits.add(battle[:1], Section.MAIN)
    QApplication.processEvents()
    assert len(checked) == 1


def test_a_window_opens_without_the_reader_of_searches(tmp_path: Path) -> None:
    """It is made beside the window: that takes longer than anything else the first paint would wait for."""
    code = (
        "import sys; from deckbuilder.gui.app import build_window\n"
        "from deckbuilder.gui.application import application\n"
        "from deckbuilder.decks.paths import AppPaths; from pathlib import Path\n"
        "app = application([]); window = build_window(app, AppPaths.below(Path(sys.argv[1])))\n"
        "window.show(); app.processEvents(); print(*sorted({'lark', 'numpy', 'PIL'} & set(sys.modules)))\n"
        "import os; sys.stdout.flush(); os._exit(0)\n"
    )
    started = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert started.stdout.split() == []


def test_another_list_is_on_show_before_its_new_faces(make_window: Callable[..., Player]) -> None:
    window = make_window().window
    frame, faces = window.browser.grid.viewport().repaint, window.services.faces
    faces.clear()
    window.browser.run("t:strategy")
    frame()
    assert len(faces) == 0, "a key waits for this frame"
    frame()
    assert len(faces) > 0
