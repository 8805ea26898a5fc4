"""The mutation run: which abilities it takes away, and what is left of a card."""

import pytest

from deckbuilder.cards import load_catalogue, setfile
from tests.helpers.mutations import mutations, numbers_in, take_away


def test_every_ability_of_every_card_is_taken_away_once() -> None:
    assert len({str(each) for each in mutations()}) == sum(
        len(card.ability_data) for card in load_catalogue()
    )


def test_a_set_or_a_number_chooses_the_abilities() -> None:
    assert [str(each) for each in mutations(["ebp01-002"])] == [
        "EBP01-002 #1 keyword burst",
        "EBP01-002 #2 trigger invading",
    ]
    assert {each.number[:5] for each in mutations(["ESD01"])} == {"ESD01"}


def test_a_card_without_one_ability_keeps_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setfile, "json_list", setfile.json_list)  # so that it is given back
    burst, _ = mutations(["EBP01-002"])
    take_away(burst)
    card = load_catalogue().get("EBP01-002")
    assert card is not None
    assert card.keywords == frozenset()
    assert [each["kind"] for each in card.ability_data] == ["trigger"]


@pytest.mark.parametrize(
    "text",
    [
        "test_ebp01_024_enters",
        "test_e12_a_card[EBP01-024-left]",
        'zones={2: "EBP01-024"}',
        "test_q3_ebp01-024",
    ],
)
def test_a_test_names_a_card_by_its_number_in_either_spelling(text: str) -> None:
    assert numbers_in(text) == {"EBP01-024"}


def test_tokens_and_promos_have_numbers_too() -> None:
    assert numbers_in("test_epr_014_and_ebp02_t03_meet") == {"EPR-014", "EBP02-T03"}
