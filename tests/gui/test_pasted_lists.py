"""Lists as players paste them: each line is answered, nothing is lost or counted apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from deckbuilder.decks.deck import Section
from deckbuilder.decks.interchange import read_deck
from deckbuilder.gui.dialogs.import_preview import ImportPreview
from deckbuilder.gui.services import Services
from tests.helpers import decks
from tests.helpers.window import Player, answering, shown

CLEAN = "\n".join(
    [
        "Monster deck",
        *(f"{entry.count} {entry.number}" for entry in decks.red().monster),
        "Main deck",
        *(f"{entry.count} {entry.number}" for entry in decks.red().main),
    ]
)
ODD = [
    "1 EBP99-017",
    "1 EBP01-029+",
    "EBP01-030",
    "1 EBP01-031++",
    "1 EBP01-032 OL",
    "1 EBP01-018 *F*",
    "1 EBP01-019 (SR)",
    "1 EBP01-020 [PRP]",
    "1 EBP01-021 # for the finals",
]
"""An unknown number, marks of prints, no count, and what follows a number elsewhere."""


def words(dialog: ImportPreview) -> str:
    return "\n".join(label.text() for label in shown(dialog, QLabel))


def test_every_odd_line_has_an_answer_in_words_and_the_sum_shows_what_came_in(
    services: Services, qtbot: Any
) -> None:
    """B19: 54 cards and nine odd lines are 63 cards, and the dialog says so before anything is taken."""
    text = "\n".join([CLEAN, *ODD])
    dialog = ImportPreview(read_deck(text, decks.cards(), source="Clipboard"), services, into=decks.red())
    qtbot.addWidget(dialog)
    dialog.show()
    model = dialog.table.model()
    answers = {
        model.index(row, 2).data(): (model.index(row, 1).data(), model.index(row, 3).data())
        for row in range(model.rowCount())
    }
    assert {line: answers[line][0] for line in ODD} == {
        "1 EBP99-017": "unknown",
        "1 EBP01-029+": "accepted",
        "EBP01-030": "changed",
        "1 EBP01-031++": "accepted",
        "1 EBP01-032 OL": "accepted",
        "1 EBP01-018 *F*": "changed",
        "1 EBP01-019 (SR)": "changed",
        "1 EBP01-020 [PRP]": "changed",
        "1 EBP01-021 # for the finals": "changed",
    }
    assert all(answers[line][1] for line in ODD), "each says how it was read"
    assert "kept as a placeholder" in answers["1 EBP99-017"][1]
    assert "added to line" in answers["1 EBP01-018 *F*"][1], "the deck has that card already"
    assert 'comment left out: "for the finals"' in answers["1 EBP01-021 # for the finals"][1]
    assert f"{len(text.splitlines())} answered" in words(dialog)
    assert dialog.sums.lines[0].text().endswith("main deck 59 of 50, monster deck 4 of 4")
    assert dialog.result_now.deck.count(Section.MAIN) == 50 + len(ODD)


def test_one_card_on_many_lines_in_two_prints_and_both_decks_breaks_the_limit(
    make_window: Callable[..., Player],
) -> None:
    """B22, B23: two and three and a Japanese print and one among the monsters are seven of one card."""
    player = make_window()
    QGuiApplication.clipboard().setText(
        "[main deck]\n2 EBP01-016\n3 EBP01-016\n1 BP01-016+\n[monster deck]\n1 EBP01-016"
    )
    with answering(ImportPreview, lambda dialog: dialog.new.click()):
        player.press("Ctrl+Shift+V")
    assert player.deck.copies() == {"EBP01-016": 7}
    assert any("Ebirah" in problem and "7" in problem and "copies" in problem for problem in player.problems)


def test_a_token_is_refused_told_and_not_counted(make_window: Callable[..., Player]) -> None:
    """B26."""
    player = make_window()
    QGuiApplication.clipboard().setText("Main deck\n1 EBP02-T03\n4 EBP01-016")

    def look(dialog: ImportPreview) -> None:
        index = dialog.table.model().index(1, 1)
        assert index.data() == "rejected"
        assert "token" in index.siblingAtColumn(3).data()
        dialog.new.click()

    with answering(ImportPreview, look):
        player.press("Ctrl+Shift+V")
    assert player.deck.copies() == {"EBP01-016": 4}
    assert any("EBP02-T03" in line for line in player.deck.unread), "its line is kept with the deck"


SPELLINGS = {
    "Baragon(1968)": [
        "Baragon 1968",
        "baragon(1968)",
        "BARAGON(1968)",
        "Ｂａｒａｇｏｎ（１９６８）",
        "Báragön(1968)",
        unicodedata.normalize("NFD", "Báragön(1968)"),
        "バラゴン",
        "ﾊﾞﾗｺﾞﾝ",
        "ばらごん",
        unicodedata.normalize("NFD", "バラゴン"),
    ],
    "Godzilla's Bite": ["godzilla's bite", "Godzillaʼs Bite", "GODZILLA＇S BITE", "godzilla’s bite"],
}


def test_a_name_is_found_however_it_is_typed_and_shown_as_it_is_printed(
    make_window: Callable[..., Player],
) -> None:
    """B29, B31: accents, width, case, kana, quotes; searched and imported; shown as the card spells it."""
    player = make_window()
    for name, spellings in SPELLINGS.items():
        (card,) = decks.cards().named(name)
        for spelling in spellings:
            player.window.query.set_text(spelling)
            assert player.found == [card.number], spelling
            (line,) = read_deck(f"Main deck\n2 {spelling}", decks.cards()).report.lines[1:]
            assert card.number in (line.number, *(each.value for each in line.candidates)), spelling
        assert player.window.browser.model.cards[0].name == card.name


@pytest.mark.parametrize("text", ["__proto__", "v2:debug", "/unlock all", "sudo give 4 EBP01-016"])
def test_no_word_in_a_pasted_list_does_anything_but_be_read(
    text: str,
) -> None:
    """B95: a line of nonsense is a line of the report, and the cards around it are the deck."""
    result = read_deck(f"[main deck]\n4 EBP01-017\n{text}\n4 EBP01-018", decks.cards())
    assert {line.line_no for line in result.report.lines} == {1, 2, 3, 4}
    copies = result.deck.copies()
    assert (copies["EBP01-017"], copies["EBP01-018"]) == (4, 4)
