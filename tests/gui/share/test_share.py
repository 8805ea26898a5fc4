"""Share: what a player gets for each target is what the preview showed, and printing asks where it must."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from deckbuilder.decks.deck import Deck
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.share import printing
from deckbuilder.gui.share.dialog import ShareDialog
from deckbuilder.gui.share.drawn import PictureTarget, ProxyTarget, QrTarget
from deckbuilder.gui.share.entry import EntryTarget, entry_lines
from deckbuilder.gui.share.sheet import SheetTarget
from deckbuilder.gui.theme import Theme
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import FakeAsk, clipped, focusable, spoken

ILLEGAL = replace(decks.red("1 EBP99-999"), name="Wrong")
TARGETS = ("entry", "sheet", "picture", "qr", "proxies", "text", "simulator")


def share(deck: Deck | OpenDeck, services: Services, qtbot: Any, start: str) -> ShareDialog:
    deck = opened(deck, services) if isinstance(deck, Deck) else deck
    dialog = ShareDialog(deck, services, start=start)
    qtbot.addWidget(dialog)
    dialog.show()
    QApplication.processEvents()
    return dialog


def asking(services: Services) -> FakeAsk:
    assert isinstance(services.ask, FakeAsk)
    return services.ask


def pages_of(pdf: Path) -> int:
    return pdf.read_bytes().count(b"/Type /Page\n")


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the system's printer puts its paper."""
    target = tmp_path / "paper.pdf"

    def ask_printer(_window: object, title: str, _page: str, _pages: int) -> QPrinter:
        printer = QPrinter()
        printer.setDocName(title)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(target))
        return printer

    monkeypatch.setattr(printing, "ask_printer", ask_printer)
    return target


def test_lines_for_the_form_are_by_number_and_in_its_spelling() -> None:
    deck = Deck(monster=decks.red().monster).add(*_main("EBP01-022", 2)).add(*_main("EBP01-016+", 1))
    deck = deck.add(*_main("EBP01-016", 3)).add(*_main("EBP01-022", 1))
    lines = entry_lines(deck, decks.cards())
    assert [(line.number, line.copies) for line in lines[4:]] == [
        ("EBP01-016", 3),
        ("EBP01-016+", 1),
        ("EBP01-022", 3),
    ]
    japanese = entry_lines(replace(deck, format="standard-jp"), decks.cards())
    assert japanese[-1].number == "BP01-022"


def _main(number: str, count: int) -> Any:
    from deckbuilder.decks.deck import Section

    return Section.MAIN, number, count


def test_space_ticks_lines_off_and_they_stay_ticked_while_the_deck_is_open(
    services: Services, qtbot: Any
) -> None:
    deck = opened(decks.red(), services)
    dialog = share(deck, services, qtbot, "entry")
    target = dialog.target
    assert isinstance(target, EntryTarget)
    total = len(target.lines)
    for _ in range(5):  # over the heading between the two decks
        QTest.keyClick(target.list, Qt.Key.Key_Space)
    assert dialog.loss.text() == f"5 of {total} lines"
    QTest.keyClick(target.list, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text() == target.lines[5].number
    dialog.close()
    again = share(deck, services, qtbot, "entry")
    assert again.loss.text() == f"5 of {total} lines"
    number = target.lines[4].number
    deck.document.edit("more", lambda old: old.add(*_main(number, 1)))
    changed = share(deck, services, qtbot, "entry")
    assert changed.loss.text() == f"4 of {total} lines", "what changed is to be typed again"
    assert isinstance(changed.target, EntryTarget)
    changed.target.restart.click()
    assert changed.loss.text() == f"0 of {total} lines"


def test_the_sheet_takes_what_the_deck_knows_and_remembers_what_is_the_players(
    services: Services, qtbot: Any
) -> None:
    deck = opened(replace(decks.red(), event="League"), services)
    target = share(deck, services, qtbot, "sheet").target
    assert isinstance(target, SheetTarget)
    assert target.fields["event"].text() == "League"
    for name in ("player", "player_id", "place", "date", "deck_log_code"):
        QTest.keyClicks(target.fields[name], f"my {name}")
    data = target.data()
    assert (data.player, data.player_id, data.deck_log_code) == (
        "my player",
        "my player_id",
        "my deck_log_code",
    )
    assert (deck.deck.player, deck.deck.deck_log_code) == ("my player", "my deck_log_code")
    assert deck.document.can_undo
    other = share(decks.red(), services, qtbot, "sheet").target
    assert isinstance(other, SheetTarget)
    typed = {name: field.text() for name, field in other.fields.items()}
    assert typed == {
        "event": "",
        "date": "my date",
        "place": "my place",
        "player": "my player",
        "player_id": "my player_id",
        "deck_log_code": "",
    }


def test_an_illegal_deck_is_printed_after_a_question(
    services: Services, qtbot: Any, printed: Path, tmp_path: Path
) -> None:
    dialog = share(ILLEGAL, services, qtbot, "sheet")
    ask = asking(services)
    ask.confirms = [False, True, False]
    dialog.print.click()
    assert not printed.exists()
    dialog.print.click()
    assert printed.read_bytes().startswith(b"%PDF")
    assert len(ask.asked) == 2
    assert "not legal" in ask.asked[0]
    dialog.save.click()
    assert ask.suggestions == [], "not even asked where"


def test_a_legal_deck_is_printed_and_saved_without_a_question(
    services: Services, qtbot: Any, printed: Path, tmp_path: Path
) -> None:
    dialog = share(decks.red(), services, qtbot, "sheet")
    dialog.print.click()
    assert printed.exists()
    asking(services).saves = [tmp_path / "sheet.pdf"]
    dialog.save.click()
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    assert "sheet.pdf" in dialog.loss.text()


def test_the_paper_is_remembered_for_sheets_and_proxies(services: Services, qtbot: Any) -> None:
    target = share(decks.red(), services, qtbot, "sheet").target
    assert isinstance(target, SheetTarget)
    target.paper.setCurrentIndex(1)
    proxies = share(decks.red(), services, qtbot, "proxies").target
    assert isinstance(proxies, ProxyTarget)
    assert proxies.proxies().page == services.settings.share.page == "Letter"
    assert proxies.paper.currentText() == "Letter"


def test_proxies_are_shown_page_by_page_and_all_of_them_printed(
    services: Services, qtbot: Any, printed: Path
) -> None:
    dialog = share(decks.red(), services, qtbot, "proxies")
    target = dialog.target
    assert isinstance(target, ProxyTarget)
    assert target.pages.count == 6
    target.mono.click()
    dialog.print.click()
    assert pages_of(printed) == 6


def test_the_picture_goes_to_the_clipboard_as_it_is_seen(
    services: Services, qtbot: Any, tmp_path: Path
) -> None:
    dialog = share(decks.red(), services, qtbot, "picture")
    target = dialog.target
    assert isinstance(target, PictureTarget)
    light = target.image
    target.dark.click()
    assert target.image != light
    dialog.copy.click()
    assert QGuiApplication.clipboard().image().size() == target.image.size()
    asking(services).saves = [tmp_path / "deck.png"]
    dialog.save.click()
    assert QImage(str(tmp_path / "deck.png")).size() == target.image.size()
    assert services.settings.share.dark
    assert services.settings.share.target == "picture", "where the dialog opens next"


def test_the_code_of_the_qr_picture_can_be_copied(services: Services, qtbot: Any) -> None:
    dialog = share(decks.red(), services, qtbot, "qr")
    target = dialog.target
    assert isinstance(target, QrTarget)
    dialog.copy.click()
    dialog.choose("code")
    assert QGuiApplication.clipboard().text() == dialog.text.toPlainText().strip()


@pytest.mark.parametrize("size", [10, 20])
def test_nothing_is_cut_and_everything_has_a_name(
    services: Services, qtbot: Any, theme: Theme, size: int
) -> None:
    theme.set_size(size)
    for start in TARGETS:
        dialog = share(ILLEGAL, services, qtbot, start)
        dialog.resize(1024, 700)
        QApplication.processEvents()
        assert (dialog.width(), dialog.height()) <= (1024, 700), start
        assert clipped(dialog) == [], start
        assert [each for each in focusable(dialog) if not spoken(each)] == [], start
        dialog.close()


def test_drawing_and_printing_are_loaded_when_they_are_wanted() -> None:
    code = (
        "import sys, deckbuilder.gui.share.dialog as d; "
        "print([m for m in sys.modules if 'PrintSupport' in m or 'paper.sheet' in m or 'segno' in m])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
