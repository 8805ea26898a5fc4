"""What a blind player hears of the window (B58)."""

import re
from collections.abc import Callable

import pytest

from tests.helpers import decks
from tests.helpers.hearing import Heard, hear
from tests.helpers.window import Player

BROKEN = decks.red("5 EBP01-016, 3 EBP99-999")


@pytest.fixture(scope="module")
def heard(make_shared_window: Callable[..., Player]) -> list[Heard]:
    """A window with a broken deck and a card in the preview."""
    player = make_shared_window()
    player.window.workspace.current.document.edit("make it", lambda old: BROKEN)
    player.search("EBP01-016")
    return hear(player.window)


def test_whatever_takes_the_focus_says_what_it_is(heard: list[Heard]) -> None:
    silent = [str(each).strip() for each in heard if each.focusable and not each.name]
    assert silent == []


def test_a_choice_says_what_is_chosen_and_what_for(heard: list[Heard]) -> None:
    """The name of a combo box is its value; what it is for is its description."""
    choices = [each for each in heard if each.role == "ComboBox"]
    assert choices
    assert [each.name for each in choices if not each.description] == []


def test_no_mark_up_is_read_aloud(heard: list[Heard]) -> None:
    said = [f"{each.name} {each.description}" for each in heard]
    assert [text for text in said if re.search("</?[a-z]+>", text)] == []


def test_the_parts_come_in_reading_order(heard: list[Heard]) -> None:
    names = [each.name for each in heard]
    order = ["Search cards", "Colour", "Cards found", "Add", "Main deck", "Checks"]
    places = [next(n for n, name in enumerate(names) if name.startswith(part)) for part in order]
    assert places == sorted(places)


def test_a_card_of_the_list_a_row_of_the_deck_and_a_problem_are_whole_sentences(heard: list[Heard]) -> None:
    names = [each.name for each in heard]
    card = "Ebirah (2004), EBP01-016, red battle card, rank 1, counter power 1,000, step 1"
    assert any(name.startswith(card) and "5 in the deck" in name for name in names)
    assert any(name.startswith(f"5 {card}") and "limit 4" in name for name in names)
    assert any(name.startswith("3 EBP99-999, unknown card") for name in names)
    assert any(name.startswith("Problem: ") and "Ebirah" in name for name in names)
