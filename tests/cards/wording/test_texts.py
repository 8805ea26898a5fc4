"""All texts of the shipped cards read well, whatever they say."""

import re

import pytest

from deckbuilder.cards import Catalogue
from deckbuilder.cards.wording import Paragraph, card_text, paragraphs
from tests.helpers.cards import make_card


def every_paragraph(catalogue: Catalogue) -> list[tuple[str, Paragraph]]:
    """Each with the number of its card."""
    return [(card.number, paragraph) for card in catalogue for paragraph in paragraphs(card)]


@pytest.mark.parametrize(
    "flaw",
    [
        r"  | [.,;:)]|\( ",
        r"\.\.|,,|;;",
        r"[{}<>_]|\bNone\b",
        r"\b(?:a|an) (?:a|an|the|1|2) ",
        r"\ba [aeio]\w",
        r"\ban [^aeio\"]",
        r"(?<=[ (])-\d",
        r"(?<!\()\b\d{4,}\b",
        r"\b(\w+) \1\b",
        r"\b1 (?:\w+ )?(?:battle|monster|strategy) cards\b",
        r"\b(?:2|3|4|5) (?:\w+ )?(?:battle|monster|strategy) card\b",
        r"\byour opponent",
    ],
)
def test_no_text_has_the_flaw(catalogue: Catalogue, flaw: str) -> None:
    assert [card.number for card in catalogue if re.search(flaw, card.text)] == []


def test_bodies_are_sentences(catalogue: Catalogue) -> None:
    wrong = [
        (number, paragraph.body)
        for number, paragraph in every_paragraph(catalogue)
        if paragraph.body and not re.fullmatch(r"[A-Z].*\.", paragraph.body)
    ]
    assert wrong == []


def test_every_sentence_begins_with_a_capital(catalogue: Catalogue) -> None:
    wrong = [
        (number, found.group())
        for number, paragraph in every_paragraph(catalogue)
        for found in re.finditer(r"(?<!vs)\. [^A-Z•]|• [^A-Z]", paragraph.body)
    ]
    assert wrong == []


def test_heads_begin_with_a_capital_and_carry_no_colon(catalogue: Catalogue) -> None:
    heads = [paragraph.head for _, paragraph in every_paragraph(catalogue) if paragraph.head]
    assert [head for head in heads if ":" in head or not head[0].isupper()] == []


def test_text_has_one_line_an_ability(catalogue: Catalogue) -> None:
    assert [card.number for card in catalogue if len(card.text.splitlines()) != len(card.abilities)] == []


def test_a_term_is_explained_once_a_card(catalogue: Catalogue) -> None:
    """EBP03-037 has Awakening 8 twice and says only once what it means."""
    card = catalogue.get("EBP03-037")
    assert card is not None
    assert [paragraph.reminder for paragraph in paragraphs(card)] == ["your monster in zone 8", ""]


def test_quotation_marks_come_in_pairs(catalogue: Catalogue) -> None:
    assert [card.number for card in catalogue if card.text.count('"') % 2] == []


def test_card_without_abilities_has_no_text() -> None:
    assert paragraphs(make_card()) == ()
    assert card_text(make_card()) == ""


def test_card_that_could_not_be_read_sends_the_player_to_the_printed_card() -> None:
    (only,) = paragraphs(make_card(manual=True))
    assert "could not be read" in only.body
    assert "printed card" in only.body


def test_paragraph_as_plain_text() -> None:
    whole = Paragraph("Your turn", "Enter", "Draw 1 card.", "note")
    assert str(whole) == "[Your turn] Enter: Draw 1 card. (note)"
    assert str(Paragraph(head="Burst 2", reminder="may be played from rank II")) == (
        "Burst 2 (may be played from rank II)"
    )
    assert str(Paragraph(body="This card cannot invade.")) == "This card cannot invade."
