"""Names of decks, cards and files are data: mark-up in them is shown, never obeyed (H27)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6 import QtGui
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QTextBrowser, QWidget

from deckbuilder.decks.deck import Deck
from deckbuilder.gui.ask import AskInBoxes
from deckbuilder.gui.deck.view import DeckView
from deckbuilder.gui.dialogs.question import Question
from deckbuilder.gui.services import Services
from deckbuilder.paper.card_face import shown_name
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import Player

NASTY = "<img src=x onerror=alert(1)><b>&amp; R&D</b>"


def obeying(root: QWidget) -> list[str]:
    """Labels below a root that would read mark-up in their text, and tips that Qt would."""
    labels = [
        label.text()
        for label in root.findChildren(QLabel)
        if "<" in label.text() and label.textFormat() is not Qt.TextFormat.PlainText
    ]
    tips = [each.toolTip() for each in root.findChildren(QWidget) if "<b>" in each.toolTip()]
    return labels + tips


def _is_rich(text: str) -> bool:
    return bool(QtGui.Qt.mightBeRichText(text)) and "&lt;b" not in text


@pytest.fixture
def nasty() -> Deck:
    return Deck(
        name=NASTY,
        notes=NASTY,
        player=NASTY,
        monster=decks.entries("EBP01-001"),
        main=decks.entries(f"2 {NASTY}"),
    )


def test_every_label_of_the_window_shows_mark_up_as_text(
    make_window: Callable[..., Player], nasty: Deck
) -> None:
    player = make_window()
    player.window.workspace.current.document.edit(f"rename to {NASTY}", lambda old: nasty)
    player.window.status.say(f"Add 1 {NASTY}")
    player.window.deck_panel.notices.show_notice(NASTY, NASTY, [("Close", lambda: None)])
    player.window.browser.mistaken.emit(None)
    assert obeying(player.window) == []
    assert NASTY in player.window.windowTitle()
    assert any(NASTY in row for row in player.rows)
    assert player.window.menus["undo"].text().count("&&") >= 1, "an ampersand is no mnemonic"
    assert player.tabs == [NASTY.replace("&", "&&") + " •"]


def test_a_title_with_qts_own_sign_is_shown(make_window: Callable[..., Player]) -> None:
    player = make_window(show=False)
    player.window.workspace.current.document.edit("rename", lambda old: Deck(name="my [*] deck"))
    assert player.window.windowTitle().startswith("my [*][*] deck[*]")


def test_tips_of_unknown_cards_are_not_mark_up(services: Services, nasty: Deck, qtbot: Any) -> None:
    view = DeckView(services)
    qtbot.addWidget(view)
    view.show_deck(opened(nasty, services))
    index = view.model_.index(0, 0, view.model_.index(0, 0))
    tip = index.data(Qt.ItemDataRole.ToolTipRole)
    assert not _is_rich(tip)


def test_a_card_of_the_players_own_with_mark_up_is_previewed_as_text(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    from deckbuilder.cards.catalogue import Catalogue
    from tests.helpers.cards import make_card

    card = make_card("EBP01-001", name=NASTY, name_ja=NASTY)
    player = make_window(catalogue=Catalogue((card,), {}))
    player.search("EBP01-001")
    player.press("Return", "F6")
    text = player.window.preview.text
    assert isinstance(text, QTextBrowser)
    assert shown_name(NASTY) in text.toPlainText()
    assert obeying(player.window) == []


@pytest.mark.parametrize("question", ["leave one", "leave many", "conflict", "renamed", "text", "tell"])
def test_questions_show_names_as_text(qtbot: Any, monkeypatch: pytest.MonkeyPatch, question: str) -> None:
    seen: list[list[str]] = []

    def look(box: Question) -> int:
        box.show()
        seen.append(obeying(box))
        box.hide()
        return 0

    monkeypatch.setattr(Question, "exec", look)
    ask = AskInBoxes()
    match question:
        case "leave one":
            ask.leave([NASTY])
        case "leave many":
            ask.leave([NASTY, NASTY])
        case "conflict":
            ask.conflict(Path(NASTY.replace("/", "_")))
        case "renamed":
            ask.renamed(Path("x.deck"), NASTY)
        case "text":
            ask.text("x", NASTY, NASTY)
        case _:
            ask.tell("x", NASTY)
    assert seen == [[]]
