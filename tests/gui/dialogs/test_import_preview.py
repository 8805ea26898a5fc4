"""The import preview: as many answers as lines, questions in place, several decks in one file."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel

from deckbuilder.decks.deck import Section
from deckbuilder.decks.interchange import WHOLE_INPUT, LineState, read_deck, write_deck
from deckbuilder.gui.dialogs.import_preview import ImportChoice, ImportPreview
from deckbuilder.gui.dialogs.report_table import ReportModel
from deckbuilder.gui.services import Services
from tests.gui.test_story_import import HOSTILE
from tests.helpers import decks
from tests.helpers.window import shown, spoken

PRINTS = """\
[main deck]
4 EBP01-016+
1 EBP01-016++
2 EBP01-017 OL
1 EBP01-018 *F*
1 EBP01-019 (SR)
1 EBP01-020 [PRP]
1 EBP01-021 # for the finals
"""


def preview_of(text: str | bytes, services: Services, qtbot: Any, **given: Any) -> ImportPreview:
    dialog = ImportPreview(
        read_deck(text, decks.cards(), source="Clipboard"), services, into=given.pop("into", decks.red())
    )
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def lines(dialog: ImportPreview) -> list[tuple[str, ...]]:
    model = dialog.table.model()
    return [
        tuple(str(model.index(row, column).data()) for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def labels(dialog: ImportPreview) -> str:
    return "\n".join(label.text() for label in shown(dialog, QLabel))


def test_the_model_keeps_the_rules_of_qt(qtmodeltester: Any, qtbot: Any) -> None:
    qtmodeltester.check(ReportModel(read_deck(HOSTILE, decks.cards()).report))


@pytest.mark.parametrize(
    "text", [HOSTILE, PRINTS, "4 EBP01-016", ""], ids=["hostile", "prints", "one", "empty"]
)
def test_every_line_has_a_row_with_its_words_and_its_answer(
    text: str, services: Services, qtbot: Any
) -> None:
    """B19."""
    dialog = preview_of(text, services, qtbot)
    rows = [row for row in lines(dialog) if row[0]]
    assert [row[2] for row in rows] == text.splitlines()
    assert all(row[1] for row in rows)
    assert not text or f"{len(rows)} answered" in labels(dialog)


def test_what_is_said_about_the_whole_list_is_not_counted_as_a_line(services: Services, qtbot: Any) -> None:
    """A list without headings has a row more than lines (B19, B35)."""
    dialog = preview_of("4 EBP01-016\n2 EBP01-020\nnonsense", services, qtbot)
    assert len(lines(dialog)) == 4
    assert "3 lines in, 3 answered" in labels(dialog)


def test_each_row_can_be_read_out(services: Services, qtbot: Any) -> None:
    dialog = preview_of(HOSTILE, services, qtbot)
    model = dialog.table.model()
    words = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    assert any(each.startswith("line 13, rejected: <script>") for each in words)
    assert not any("line 0" in each for each in words), "what is said about the whole list is no line of it"


def test_print_marks_are_kept_or_told_and_never_dropped(services: Services, qtbot: Any) -> None:
    dialog = preview_of(PRINTS, services, qtbot)
    deck = dialog.result_now.deck
    assert deck.copies_of(Section.MAIN, "EBP01-016+") == 4
    assert deck.copies_of(Section.MAIN, "EBP01-016++") == 1
    assert deck.count(Section.MAIN) == 11


def test_the_cards_a_deck_would_have_stand_against_those_it_needs(services: Services, qtbot: Any) -> None:
    """B19: a short list is seen before it is taken, in the place of the open deck and added to it."""
    dialog = preview_of("[monster deck]\n1 EBP01-001\n[main deck]\n4 EBP01-016\n2 Godzilla", services, qtbot)

    def sums() -> list[str]:
        return [line.text() for line in dialog.sums.lines if line.isVisible()]

    assert sums() == [
        "New, or replacing this deck: main deck 6 of 50, monster deck 1 of 4",
        "Added to this deck: main deck 56 of 50, monster deck 5 of 4",
    ]
    dialog.new.click()
    assert dialog.result_now.deck.count(Section.MAIN) == 6


def test_a_whole_list_has_the_cards_a_deck_needs(services: Services, qtbot: Any) -> None:
    """B19."""
    text = write_deck(decks.red(), "text", decks.cards()).decode("utf-8-sig")
    dialog = preview_of(text, services, qtbot, into=None)
    assert [line.text() for line in dialog.sums.lines if line.isVisible()] == [
        "As a deck: main deck 50 of 50, monster deck 4 of 4"
    ]


def test_the_sums_follow_the_answers(services: Services, qtbot: Any) -> None:
    """B19: a heading that is asked about moves its cards from one deck to the other."""
    whole = write_deck(decks.red(), "text", decks.cards()).decode("utf-8-sig").splitlines()
    dialog = preview_of("\n".join(line for line in whole if line[:1].isdigit()), services, qtbot, into=None)
    said = set[str]()
    box = next(iter(dialog.boxes.values()))
    for index in range(box.count()):
        box.setCurrentIndex(index)
        said.add(dialog.sums.lines[0].text())
    assert "As a deck: main deck 50 of 50, monster deck 4 of 4" in said
    assert "As a deck: main deck 54 of 50, monster deck 0 of 4" in said


def test_an_answer_can_be_changed(services: Services, qtbot: Any) -> None:
    dialog = preview_of("[main deck]\n2 Godzilla", services, qtbot)
    box = next(iter(dialog.boxes.values()))
    assert box.currentIndex() == 0
    assert dialog.result_now.deck.copies() == {"Godzilla": 2}, "an open question keeps its words"
    for choice in (1, 2):
        box.setCurrentIndex(choice)
        assert dialog.result_now.deck.copies() == {box.itemData(choice): 2}


def test_a_question_left_open_imports_the_rest(services: Services, qtbot: Any) -> None:
    dialog = preview_of("[main deck]\n2 Godzilla\n4 EBP01-016", services, qtbot)
    dialog.new.click()
    assert dialog.choice is ImportChoice.NEW
    assert dialog.result_now.deck.copies()["EBP01-016"] == 4


def test_what_holds_no_deck_cannot_be_imported_and_says_why(services: Services, qtbot: Any) -> None:
    dialog = preview_of(b"\x89PNG\r\n\x1a\n" + bytes(300), services, qtbot)
    assert not any(button.isEnabled() for button in (dialog.new, dialog.add, dialog.replace))
    assert dialog.cancel.isEnabled()
    assert dialog.result_now.report.refusal in labels(dialog)
    assert "1 line" not in labels(dialog), "how many it has was not looked at"


def test_into_an_empty_deck_there_is_nothing_to_add_to(services: Services, qtbot: Any) -> None:
    dialog = preview_of("4 EBP01-016", services, qtbot, into=None)
    assert dialog.new.isVisible()
    assert not dialog.add.isVisible()
    assert not dialog.replace.isVisible()


def test_a_file_of_several_decks_lets_its_reader_choose(services: Services, qtbot: Any) -> None:
    small = decks.deck("EBP01-001", "4 EBP01-016")
    saves = [json.loads(write_deck(deck, "gcard-saves", decks.cards())) for deck in (decks.red(), small)]
    saves[0]["decks"] += saves[1]["decks"]
    dialog = preview_of(json.dumps(saves[0]), services, qtbot)
    chooser = next(box for box in shown(dialog, QComboBox) if spoken(box) == "Which deck of the file")
    assert isinstance(chooser, QComboBox)
    assert chooser.count() == 2
    assert dialog.result_now.deck.count(Section.MAIN) == 50
    chooser.setCurrentIndex(1)
    assert dialog.result_now.deck.copies() == {"EBP01-001": 1, "EBP01-016": 4}
    chooser.setCurrentIndex(0)
    assert dialog.result_now.deck.count(Section.MAIN) == 50


def test_escape_is_cancel(services: Services, qtbot: Any) -> None:
    dialog = preview_of("4 EBP01-016", services, qtbot)
    dialog.reject()
    assert dialog.choice is ImportChoice.CANCEL


def test_the_rows_are_painted_in_every_state(services: Services, qtbot: Any) -> None:
    dialog = preview_of(HOSTILE, services, qtbot)
    met = {line.state for line in dialog.result_now.report.lines}
    assert {LineState.ACCEPTED, LineState.CHANGED, LineState.QUESTION, LineState.REJECTED} <= met
    assert not dialog.grab().isNull()
    assert WHOLE_INPUT not in dialog.boxes


def test_an_answer_can_be_taken_back(services: Services, qtbot: Any) -> None:
    dialog = preview_of("[main deck]\n2 Godzilla\n2 Mothra", services, qtbot)
    godzilla, mothra = dialog.boxes.values()
    mothra.setCurrentIndex(1)
    godzilla.setCurrentIndex(1)
    godzilla.setCurrentIndex(0)
    assert dialog.result_now.deck.copies() == {"Godzilla": 2, mothra.currentData(): 2}
    assert [line.state for line in dialog.result_now.report.questions] == [LineState.QUESTION]


def test_an_unknown_number_beside_a_known_name_is_proposed_that_card(services: Services, qtbot: Any) -> None:
    dialog = preview_of("[main deck]\n4 EBP99-001 Ebirah(2004)", services, qtbot)
    box = dialog.boxes[2]
    assert [box.itemText(index) for index in range(2)] == [
        "Leave it as it is",
        "EBP01-016 Ebirah (2004), rank 1, 1,000",
    ]
    assert dialog.result_now.deck.copies() == {"EBP99-001": 4}
    box.setCurrentIndex(1)
    assert dialog.result_now.deck.copies() == {"EBP01-016": 4}


def test_the_counts_follow_the_answers(services: Services, qtbot: Any) -> None:
    dialog = preview_of("[main deck]\n2 Godzilla\n4 EBP99-001", services, qtbot)
    assert [label for label in labels(dialog).split("\n") if label[0].isdigit()][:3] == [
        "1 read",
        "1 question",
        "1 unknown",
    ]
    dialog.boxes[2].setCurrentIndex(1)
    QApplication.processEvents()
    assert "1 changed" in labels(dialog)
    assert "1 question" not in labels(dialog)


def test_names_are_spelled_as_everywhere_else(services: Services, qtbot: Any) -> None:
    """``Godzilla (1954)``, not ``Godzilla(1954)`` as the card prints it."""
    dialog = preview_of("[main deck]\n4 EBP01-016\n2 Godzilla(2023)", services, qtbot)
    assert lines(dialog)[1][-1] == "4 Ebirah (2004)"
    (box,) = dialog.boxes.values()
    assert all("Godzilla (2023), rank" in box.itemText(index) for index in range(1, box.count()))
