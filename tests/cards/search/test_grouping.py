"""Groups of cards: headings and their order (4.3)."""

import pytest

from deckbuilder.cards import CardType, Catalogue
from deckbuilder.cards.search import SearchContext
from deckbuilder.cards.search.grouping import group_cards
from deckbuilder.cards.search.words import GROUPS


@pytest.mark.parametrize(
    ("group", "headings"),
    [
        ("none", [""]),
        ("type", ["battle", "strategy", "monster"]),
        (
            "rank",
            [
                *(f"rank {rank}" for rank in (1, 2, 3, 4, 5, 6, 7, 8, 23)),
                *(f"rank {r}" for r in ("I", "II", "III", "IV")),
            ],
        ),
        ("step", ["step 1", "step 2", "no step"]),
        ("qty", ["4 in the deck", "1 in the deck", "0 in the deck"]),
        ("legal", ["legal", "restricted", "banned", "not in pool"]),
    ],
)
def test_groups_stand_in_the_order_players_expect(
    catalogue: Catalogue, group: str, headings: list[str]
) -> None:
    standings = {"EBP01-077": "restricted", "EBP01-079": "banned", "EBP02-T01": "not in pool"}
    context = SearchContext(
        counts={"EBP01-016": 1, "EBP01-022": 4},
        formats={"kitchen": lambda card: standings.get(card.number, "legal")},
        format="kitchen",
    )
    assert [each.heading for each in group_cards(catalogue, group, context)] == headings


def test_sets_go_by_code_and_name_with_promos_last(catalogue: Catalogue) -> None:
    groups = group_cards(catalogue, "set", set_name=catalogue.set_name)
    assert groups[0].heading == "EBP01 Booster 01"
    assert groups[-1].heading == "EPR Promos"


def test_single_colours_come_before_pairs(catalogue: Catalogue) -> None:
    headings = [each.heading for each in group_cards(catalogue, "color")]
    assert headings[:4] == ["red", "blue", "green", "white"]
    assert "red/blue" in headings[4:]


def test_a_card_of_two_traits_is_in_both_groups(catalogue: Catalogue) -> None:
    groups = {each.heading: each.cards for each in group_cards(catalogue, "trait")}
    ebirah = catalogue.get("EBP01-016")
    assert ebirah in groups["Ebirah"]
    assert ebirah in groups["Final Wars"]
    assert list(groups)[-1] == "no trait"
    assert all(card.type is not CardType.MONSTER for card in groups["no trait"])


@pytest.mark.parametrize("group", [name for name in GROUPS if name != "trait"])
def test_every_card_is_in_exactly_one_group_in_its_order(catalogue: Catalogue, group: str) -> None:
    groups = group_cards(catalogue, group)
    assert sorted(card.number for each in groups for card in each.cards) == sorted(
        card.number for card in catalogue
    )
    assert all(list(each.cards) == [card for card in catalogue if card in each.cards] for each in groups)


def test_without_a_format_the_one_group_says_so(catalogue: Catalogue) -> None:
    assert [each.heading for each in group_cards(catalogue, "legal")] == ["no format chosen"]
