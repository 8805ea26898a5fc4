"""Lists as players paste them, and `.deck` texts (interchange 2.2, 2.5)."""

import pytest

from deckbuilder.cards import Catalogue
from deckbuilder.decks.deck import Entry, Section
from deckbuilder.decks.interchange import WHOLE_INPUT, LineState, ReportLine, read_deck

PEER = """[monster deck]
1 ESD01-001
1 ESD01-002
1 ESD01-003
1 ESD01-004

[main deck]
4 ESD01-005
2 EBP01-016+
"""


def only_line(text: str, catalogue: Catalogue) -> ReportLine:
    """The report line of one card line of a main deck."""
    return read_deck(f"[main deck]\n{text}", catalogue).report.lines[1]


def test_the_simulators_deck_is_read_letter_for_letter(catalogue: Catalogue) -> None:
    result = read_deck(PEER, catalogue, name_hint="Fire Mountain")
    assert result.report.is_clean
    assert result.format == "deck"
    assert result.deck.name == "Fire Mountain"
    assert result.deck.main == (Entry("ESD01-005", 4), Entry("EBP01-016+", 2))
    assert [entry.number for entry in result.deck.monster] == [f"ESD01-00{rank}" for rank in range(1, 5)]


@pytest.mark.parametrize(
    "line",
    [
        "4 EBP01-016 Ebirah(2004)",
        "4x EBP01-016",
        "EBP01-016 x4",
        "EBP01-016 Ebirah(2004) *4",
        "EBP01-016 Ebirah(2004) x4",
        "4枚 BP01-016",
        "BP01-016 ×4",
        "BP01-016 4枚",
        "・BP01-016 エビラ(2004) x4",
        "x4 BP01-016",
        "- 4 EBP01-016 // comment",
        "4 Ebirah(2004) (EBP01-016)",
        "4 Ebirah (EBP01) 16",
        "(4) EBP01-016",
        "[4] EBP01-016",
        "EBP01-016\t4",
        "EBP01-016: 4",
        "EBP01-016 (4)",
        "[EBP01-016] 4",
        "4 EBP01-016 *F*",
        "4 EBP01-016 (SR)",
        "4 EBP01-016 [PRP]",
        "4 EBP01-016 // EBP01-020",
        "4 EBP01-016 # and 3 more",
        "EBP01-016x4",
        "* 4 EBP01-016",
        "1. EBP01-016 x4",
        "4 EBP04-067_0_3".replace("EBP04-067", "EBP01-016"),
        "SB: 4 EBP01-016",
    ],
)
def test_every_shape_of_a_line_means_four_ebirah(line: str, catalogue: Catalogue) -> None:
    assert only_line(line, catalogue).entry == Entry("EBP01-016", 4)


@pytest.mark.parametrize(
    "line",
    [
        "Main: 4 EBP01-016",
        "main;4;EBP01-016;Ebirah(2004)",
        "Ebirah x4 EBP01-016",
        "Ebirah(2004) 4枚 EBP01-016",
    ],
)
def test_a_count_between_other_words_and_the_number_is_not_lost(line: str, catalogue: Catalogue) -> None:
    read = only_line(line, catalogue)
    assert (read.state, read.entry) == (LineState.CHANGED, Entry("EBP01-016", 4))
    assert "4 before the number read as the count" in read.message


@pytest.mark.parametrize(
    ("line", "number", "count"),
    [
        ("Rebirth of Mothra 3 EBP03-077", "EBP03-077", 1),
        ("Ebirah 2004 EBP01-016", "EBP01-016", 1),
        ("No. 3 EBP01-016 x4", "EBP01-016", 4),
        ("スーパーX2", "EBP01-056", 1),
        ("4 スーパーX2", "EBP01-056", 4),
        ("スーパーX2 x4", "EBP01-056", 4),
        ("2 Rebirth of Mothra 3", "EBP03-077", 2),
        ("Rebirth of Mothra 3", "EBP03-077", 1),
        ("Rebirth of Mothra 3 x3", "EBP03-077", 3),
        ("3 KOTM", "EBP01-075", 3),
    ],
)
def test_digits_of_a_name_are_no_count(line: str, number: str, count: int, catalogue: Catalogue) -> None:
    assert only_line(line, catalogue).entry == Entry(number, count)


def test_japanese_headings_and_totals_are_read(catalogue: Catalogue) -> None:
    text = "怪獣デッキ（1枚）\n1 SD01-001 ゴジラ(2023)\nメインデッキ 4\n4枚 BP01-016"
    result = read_deck(text, catalogue)
    assert result.deck.monster == (Entry("ESD01-001", 1),)
    assert result.deck.main == (Entry("EBP01-016", 4),)
    assert [line.state for line in result.report.lines][::2] == [LineState.HEADING, LineState.HEADING]


def test_a_heading_whose_total_does_not_fit_says_so(catalogue: Catalogue) -> None:
    heading = read_deck("Main Deck: 50\n4 EBP01-016", catalogue).report.lines[0]
    assert heading.state is LineState.CHANGED
    assert "it says 50, the lines give 4" in heading.message


def test_a_name_of_several_cards_is_asked_and_kept_as_written(catalogue: Catalogue) -> None:
    result = read_deck("[main deck]\n4 Ebirah(2004)", catalogue)
    (question,) = result.report.questions
    assert [choice.value for choice in question.candidates] == ["EBP01-016", "EBP04-049"]
    assert result.deck.main == (Entry("Ebirah(2004)", 4),)
    assert result.answer(2, "EBP04-049").deck.main == (Entry("EBP04-049", 4),)


def test_an_answer_that_was_not_offered_is_refused(catalogue: Catalogue) -> None:
    result = read_deck("[main deck]\n4 Ebirah(2004)\n4 EBP01-020", catalogue)
    with pytest.raises(ValueError, match="it offers EBP01-016, EBP04-049"):
        result.answer(2, "EBP01-001")
    with pytest.raises(ValueError, match="line 3 asks nothing"):
        result.answer(3, "EBP01-001")


def test_a_name_on_a_numbers_line_that_belongs_to_another_card_is_pointed_out(catalogue: Catalogue) -> None:
    line = only_line("4 EBP01-016 Gigan(2004)", catalogue)
    assert line.entry == Entry("EBP01-016", 4)
    assert line.state is LineState.CHANGED
    assert 'the name "Gigan(2004)" on the line belongs to' in line.message


def test_two_cards_on_one_line_are_not_read_as_one(catalogue: Catalogue) -> None:
    result = read_deck("Main Deck\n4 EBP01-016, 2 EBP01-020", catalogue)
    assert result.report.lines[1].state is LineState.REJECTED
    assert result.deck.unread == ("4 EBP01-016, 2 EBP01-020",)


def headless(*extra: str) -> str:
    return "\n".join(["1 ESD01-001", "1 ESD01-002", "1 ESD01-003", "1 ESD01-004", "4 ESD01-005", *extra])


def test_without_headings_the_four_monsters_are_proposed_and_nothing_is_guessed(catalogue: Catalogue) -> None:
    """B35."""
    result = read_deck(headless(), catalogue)
    (question,) = result.report.questions
    assert question.line_no == WHOLE_INPUT
    assert result.deck.monster == ()
    assert result.deck.count(Section.MAIN) == 8
    answered = result.answer(WHOLE_INPUT, "monster")
    assert [entry.number for entry in answered.deck.monster] == [f"ESD01-00{rank}" for rank in range(1, 5)]
    assert answered.deck.main == (Entry("ESD01-005", 4),)
    assert answered.answer(WHOLE_INPUT, "main").deck == result.deck


def test_without_headings_two_cards_of_one_rank_leave_all_in_the_main_deck(catalogue: Catalogue) -> None:
    result = read_deck(headless("1 EBP01-001"), catalogue)
    assert result.report.questions == ()
    assert result.report.lines[0].state is LineState.CHANGED
    assert result.deck.count(Section.MAIN) == 9


@pytest.mark.parametrize(
    "heading", ["**Main Deck (50)**", "__Main Deck__ (50)", "== Main Deck: 50 ==", "*メインデッキ*"]
)
def test_headings_of_chats_may_be_bold_or_underlined(heading: str, catalogue: Catalogue) -> None:
    line = read_deck(f"{heading}\n4 EBP01-016", catalogue).report.lines[0]
    assert (line.text, line.section) == (heading, Section.MAIN)


def test_hash_headings_count_where_there_are_no_others(catalogue: Catalogue) -> None:
    result = read_deck("# Monster Deck\n1 ESD01-001\n# Main Deck\n4 ESD01-005", catalogue)
    assert (result.deck.count(Section.MONSTER), result.deck.count(Section.MAIN)) == (1, 4)


def test_a_comment_that_looks_like_a_heading_stays_a_comment_beside_real_ones(catalogue: Catalogue) -> None:
    result = read_deck("[main deck]\n# monster deck\n4 ESD01-005", catalogue)
    assert result.deck.main == (Entry("ESD01-005", 4),)
    assert result.deck.notes == "monster deck"


def test_a_deck_log_address_is_kept_as_a_code(catalogue: Catalogue) -> None:
    result = read_deck(
        "https://decklog-en.bushiroad.com/view/26yk7/?x=1#top\nMain Deck\n4 EBP01-016", catalogue
    )
    assert result.deck.deck_log_code == "26YK7"
    assert result.report.lines[0].state is LineState.FIELD


def test_a_navi_code_line_is_kept_as_a_code(catalogue: Catalogue) -> None:
    assert read_deck("ブシナビ デッキコード: 26YK7", catalogue).deck.deck_log_code == "26YK7"


def test_prose_is_kept_but_is_no_card(catalogue: Catalogue) -> None:
    result = read_deck("Main Deck\n4 EBP01-016\nthanks Ken for this list", catalogue)
    assert result.report.lines[2].state is LineState.REJECTED
    assert result.deck.unread == ("thanks Ken for this list",)


def test_the_names_of_hidden_characters_are_shown(catalogue: Catalogue) -> None:
    result = read_deck("Main Deck\nabc\u202edef \x1b[31mred", catalogue)
    assert result.report.lines[1].text == "abc\\u202edef \\u001b[31mred"
