"""A list somebody pasted into a chat becomes a deck: every line answered, one question, one undo."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from deckbuilder.decks.deck import Section
from deckbuilder.decks.interchange import WHOLE_INPUT
from deckbuilder.gui.bars import NoticeArea
from deckbuilder.gui.dialogs.import_preview import ImportPreview
from deckbuilder.gui.files import FileCommands
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.workspace import Workspace
from tests.helpers import decks
from tests.helpers.window import FakeAsk, Player, answering, press, spoken, tab_to

HOSTILE = """\
my list from the event!!
Monster deck
1x EBP01-001
1 bp01-002
ＥＢＰ０１－００３ x1
1 EBP01-004+

Main deck (50)
4x EBP01-016 Burst!
-2 EBP01-022
3 Gojira the unknown (1899)
2 Godzilla
<script>alert(1)</script>
99999999999 EBP01-023
2 EBP02-T03
"""


def paste(text: str) -> None:
    """Put text on the clipboard."""
    QGuiApplication.clipboard().setText(text)


def states(dialog: ImportPreview) -> dict[int, str]:
    """The state of each line of the preview by its number, as the table says it."""
    model = dialog.table.model()
    rows = range(model.rowCount())
    return {int(model.index(row, 0).data() or 0): model.index(row, 1).data() for row in rows}


def test_a_hostile_list_from_the_clipboard_is_answered_line_by_line_and_undone_at_once(
    make_window: Callable[..., Player],
) -> None:
    player = make_window()
    player.search("ESD01-005")
    player.press("3")
    before = player.deck
    paste(HOSTILE)

    def answer(dialog: ImportPreview) -> None:
        read = states(dialog)
        assert sorted(read.keys() - {WHOLE_INPUT}) == list(range(1, len(HOSTILE.splitlines()) + 1)), (
            "one answer a line"
        )
        assert dialog.new.isDefault()
        asks = [line for line, state in read.items() if state == "question"]
        assert asks == [11, 12], "no card is called just that"
        assert all(line in dialog.boxes for line in asks)
        box = dialog.boxes[12]
        assert spoken(box) == "Line 12: 2 Godzilla"
        tab_to(box)
        press("Down")
        assert states(dialog)[12] == "changed"
        assert dialog.result_now.deck.copies_of(Section.MAIN, box.currentData()) == 2
        dialog.replace.setFocus()
        press("Space")

    with answering(ImportPreview, answer):
        player.press("Ctrl+Shift+V")
    assert player.undo_entry() == "Undo import from Clipboard"
    assert player.deck.copies_of(Section.MAIN, "EBP01-016") == 4
    assert player.deck.copies_of(Section.MONSTER, "EBP01-004+") == 1
    assert any("Gojira the unknown" in row and "unknown card" in row for row in player.rows)
    player.press("Ctrl+Z")
    assert player.deck == before
    assert player.redo_entry() == "Redo import from Clipboard"


def test_a_pasted_list_becomes_a_new_unsaved_deck_in_its_own_tab(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.search("ESD01-005")
    player.press("3")
    paste("4 EBP01-016\n4 EBP01-017")

    with answering(ImportPreview, lambda dialog: press("Return")):
        player.press("Ctrl+Shift+V")
    assert len(player.tabs) == 2
    assert [entry.number for entry in player.deck.main] == ["EBP01-016", "EBP01-017"]
    assert player.window.isWindowModified(), "no file holds it yet"
    player.press("Ctrl+PgUp")
    assert player.deck.copies_of(Section.MAIN, "ESD01-005") == 3


def test_escape_leaves_everything_as_it_was(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.search("ESD01-005")
    player.press("3")
    before = player.deck
    paste(HOSTILE)
    with answering(ImportPreview, lambda dialog: press("Escape")):
        player.press("Ctrl+Shift+V")
    assert player.deck == before
    assert player.said == "Import cancelled"


def test_importing_a_second_rank_one_with_add_keeps_both_and_says_so(
    make_window: Callable[..., Player],
) -> None:
    """B25: adding never calls two rank I monsters legal; replacing leaves the new one."""
    player = make_window()
    player.window.files.open_starter(player.window.files.starters()[0])
    paste("[monster deck]\n1 EBP01-001")

    with answering(ImportPreview, lambda dialog: dialog.add.click()):
        player.press("Ctrl+Shift+V")
    assert [entry.number for entry in player.deck.monster][-1] == "EBP01-001"
    assert len(player.deck.monster) == 5
    assert any("rank I" in problem and problem.startswith("Problem") for problem in player.problems)
    player.press("Ctrl+Z")
    with answering(ImportPreview, lambda dialog: dialog.replace.click()):
        player.press("Ctrl+Shift+V")
    assert [entry.number for entry in player.deck.monster] == ["EBP01-001"]


def test_a_list_without_headings_asks_where_its_monsters_go(make_window: Callable[..., Player]) -> None:
    """B35: nothing is placed silently."""
    player = make_window()
    starter = decks.shipped("ESD01")
    paste("\n".join(f"{entry.count} {entry.number}" for entry in (*starter.monster, *starter.main)))

    def answer(dialog: ImportPreview) -> None:
        box = dialog.boxes[WHOLE_INPUT]
        assert spoken(box).startswith("no headings")
        assert dialog.result_now.deck.count(Section.MONSTER) == 0
        tab_to(box)
        press("Down")
        press("Return")
        if dialog.isVisible():
            dialog.new.click()

    with answering(ImportPreview, answer):
        player.press("Ctrl+Shift+V")
    assert player.deck.monster == starter.monster
    assert player.verdict.startswith("Legal")


@pytest.mark.parametrize(
    ("fill", "says"),
    [
        (lambda data: None, "no text"),
        (lambda data: data.setImageData(QImage(4, 4, QImage.Format.Format_RGB32)), "a picture"),
        (lambda data: data.setData("text/html", QByteArray(b"<b>4 EBP01-016</b>")), "no text"),
        (lambda data: data.setText(" \n\t "), "no text"),
        (lambda data: data.setText("x" * 20_000_000), "far smaller"),
    ],
    ids=["empty", "picture", "HTML only", "blank", "huge"],
)
def test_a_clipboard_without_a_list_is_refused_in_one_sentence(
    services: Services, theme: Theme, qtbot: Any, fill: Callable[[QMimeData], object], says: str
) -> None:
    """H42."""
    workspace, window = Workspace(services), QWidget()
    qtbot.addWidget(window)
    data = QMimeData()
    fill(data)
    FileCommands(workspace, NoticeArea(theme, window), services, window).import_mime(data, "Clipboard")
    ask = services.ask
    assert isinstance(ask, FakeAsk)
    assert len(ask.told) == 1
    assert says in ask.told[0]
    assert workspace.decks == ()
