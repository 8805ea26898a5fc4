"""Steps done for the player are ordinary actions, and only those for which there is no choice."""

from __future__ import annotations

from deckbuilder.engine import PASS, Ask
from deckbuilder.play.automatic import Automation
from tests.helpers import board
from tests.helpers.questions import asking

NONE = Automation(only_answer=False, equal_order=False, pass_alone=False)
ALL = Automation(pass_alone=True)


def test_a_main_phase_in_which_nothing_can_be_done_ends_only_if_the_player_wants_it() -> None:
    state = board.position({"hand": ()})
    assert Automation().answer(state) is None
    assert ALL.answer(state) == PASS


def test_different_abilities_are_never_put_in_order_for_the_player() -> None:
    state = asking(Ask.ORDER)
    kinds = {(state.table[each.card].number, each.ability) for each in state.waiting}
    answer = ALL.answer(state)
    assert (answer is None) == (len(kinds) > 1)
    assert NONE.answer(state) is None


def test_a_choice_between_several_cards_is_the_players() -> None:
    assert ALL.answer(asking(Ask.PICK)) is None
