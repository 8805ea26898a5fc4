"""The window of a judge: decks dropped on it, verdicts to filter and print, a list held against a deck."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QDate, QItemSelectionModel, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QTextDocument

import card_data
from deckbuilder.decks.judging import Standing
from deckbuilder.gui.judge.model import DECK, FILE, PLAYER, PROBLEMS, VERDICT
from deckbuilder.gui.judge.window import JudgeWindow
from deckbuilder.gui.services import Services
from tests.helpers.window import FakeAsk, Player

STARTER = (card_data.DECKS / "ESD01.deck").read_text(encoding="utf-8")
HOSTILE = "<img src=x>\u202eevil"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A legal deck, an illegal one of a player with a hostile name, and a picture."""
    place = tmp_path / "lists"
    place.mkdir()
    (place / "ann.deck").write_text(STARTER.replace("# format", "# player: Ann\n# format"), encoding="utf-8")
    text = STARTER.replace("# format", f'# player: "{HOSTILE}"\n# format')
    text = text.replace("4 ESD01-005", "6 ESD01-005")
    (place / "bo.deck").write_text(text, encoding="utf-8")
    (place / "photo.png").write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0" * 50)
    return place


@pytest.fixture
def window(services: Services, folder: Path, qtbot: Any) -> Iterator[JudgeWindow]:
    """The window with the decks of the folder dropped on it."""
    made = JudgeWindow(services)
    made.show()
    assert made.tally.text().startswith("Drop decks here")
    drop(made, folder)
    settle(made, qtbot)
    yield made
    made.close()
    shiboken6.delete(made)


def drop(window: JudgeWindow, *paths: Path) -> None:
    """Drop files and folders on the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    window.dropEvent(
        QDropEvent(
            QPointF(9, 9),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )


def settle(window: JudgeWindow, qtbot: Any) -> None:
    """Wait until everything is read."""
    qtbot.waitUntil(lambda: not window.reader.is_running, timeout=10_000)


def column(window: JudgeWindow, which: int) -> list[str]:
    """The words of a column."""
    model = window.model
    return [model.index(row, which).data() for row in range(model.rowCount())]


def choose(window: JudgeWindow, *rows: int) -> None:
    """Choose rows as with Ctrl and the mouse."""
    selection = window.table.selectionModel()
    selection.clearSelection()
    for row in rows:
        selection.select(
            window.model.index(row, 0),
            QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows,
        )
        selection.setCurrentIndex(window.model.index(row, 0), QItemSelectionModel.SelectionFlag.NoUpdate)


def test_each_dropped_deck_has_its_verdict_and_what_is_no_deck_its_reason(window: JudgeWindow) -> None:
    assert column(window, VERDICT) == ["? Not readable", "✗ Not legal: 2 problems", "✓ Legal"]
    assert column(window, FILE) == ["photo.png", "bo.deck", "ann.deck"]
    assert column(window, PLAYER)[2] == "Ann"
    assert "PNG picture" in column(window, PROBLEMS)[0]
    assert window.tally.text() == "2 decks: 1 legal, 1 not legal; 1 file not readable"


def test_the_details_tell_every_violation_and_nothing_hidden_acts(window: JudgeWindow) -> None:
    choose(window, 1)
    told = window.details.toPlainText()
    assert "6 copies, limit 4 (R4.3, copies over both decks)" in told
    assert "Main deck has 52 cards, needs 50" in told
    assert "<img src=x>\\u202eevil" in told


def test_filter_and_search_leave_what_is_asked_for_and_the_page_holds_the_same(window: JudgeWindow) -> None:
    window.standing.setCurrentIndex(window.standing.findData(Standing.ILLEGAL))
    assert column(window, FILE) == ["bo.deck"]
    window.standing.setCurrentIndex(0)
    window.search.setText("ann legal")
    assert column(window, FILE) == ["ann.deck"]
    window.search.setText("copies")
    assert column(window, FILE) == ["bo.deck"]


def test_a_head_sorts_by_what_stands_below_it(window: JudgeWindow) -> None:
    window.table.horizontalHeader().setSortIndicator(FILE, Qt.SortOrder.AscendingOrder)
    assert column(window, FILE) == ["ann.deck", "bo.deck", "photo.png"]


def test_another_format_judges_everything_anew(window: JudgeWindow, qtbot: Any) -> None:
    names = [window.format.itemText(index) for index in range(window.format.count())]
    window.format.setCurrentIndex(names.index("Standard JP"))
    settle(window, qtbot)
    assert dict(zip(column(window, FILE), column(window, VERDICT), strict=True)) == {
        "ann.deck": "✗ Not legal: 1 problem",
        "bo.deck": "✗ Not legal: 3 problems",
        "photo.png": "? Not readable",
    }


def test_another_day_judges_everything_by_the_lists_and_pools_of_that_day(
    window: JudgeWindow, qtbot: Any
) -> None:
    window.day.setDate(QDate(2024, 1, 1))
    settle(window, qtbot)
    verdicts = dict(zip(column(window, FILE), column(window, VERDICT), strict=True))
    assert verdicts["ann.deck"].startswith("✗ Not legal")
    assert "Lists and pools of 2024-01-01" in window._page(plain=True)


def test_the_name_of_the_event_heads_the_page_and_the_print(window: JudgeWindow) -> None:
    window.event_name.setText(" Cup <1> ")
    for plain in (True, False):
        assert "<h1>Deck check: Cup &lt;1&gt;</h1>" in window._page(plain=plain)


def test_a_mended_file_takes_the_place_of_what_it_was(window: JudgeWindow, folder: Path, qtbot: Any) -> None:
    (folder / "bo.deck").write_text(STARTER, encoding="utf-8")
    drop(window, folder / "bo.deck")
    settle(window, qtbot)
    assert window.tally.text() == "2 decks: 2 legal; 1 file not readable"


def test_of_two_decks_the_one_chosen_last_is_held_against_the_other(window: JudgeWindow) -> None:
    choose(window, 2)
    assert not window.against.isEnabled()
    choose(window, 2, 0)
    assert not window.against.isEnabled()
    choose(window, 2, 1)
    window.against.click()
    assert window.details.toPlainText().splitlines() == [
        "Registered: ann.deck",
        "Presented: bo.deck",
        "Not as registered: 1 difference",
        "",
        "2 Godzilla (2023) too many in the main deck: 2 ESD01-005",
    ]


def test_the_page_is_saved_and_a_name_without_ending_gets_one(
    window: JudgeWindow, services: Services, tmp_path: Path
) -> None:
    ask = services.ask
    assert isinstance(ask, FakeAsk)
    ask.saves.append(tmp_path / "verdicts")
    window.save.click()
    text = (tmp_path / "verdicts.html").read_text(encoding="utf-8")
    assert "&lt;img src=x&gt;\\u202eevil" in text
    assert window.said.text() == "Saved as verdicts.html"


def test_what_is_printed_has_every_row_and_no_filters(window: JudgeWindow) -> None:
    document = QTextDocument()
    document.setHtml(window._page(plain=True))
    text = document.toPlainText()
    for words in ("Ann", "bo.deck", "photo.png", "6 copies, limit 4"):
        assert words in text
    assert "All 3" not in text


def test_reading_can_be_stopped_and_everything_be_cleared(
    window: JudgeWindow, folder: Path, qtbot: Any
) -> None:
    drop(window, folder)
    window.stop.click()
    assert not window.reader.is_running
    window.clear.click()
    assert column(window, DECK) == []
    assert not window.save.isEnabled()


def test_the_menu_opens_it_and_it_leaves_with_the_window(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.window.menus["judge"].trigger()
    shown = player.window.judging.shown
    assert shown is not None
    assert shown.isVisible()
    player.window.close()
    assert not shown.isVisible()
