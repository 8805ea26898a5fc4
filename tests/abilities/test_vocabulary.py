"""Parts of the ability language that few cards use, each where it makes the difference (B)."""

from deckbuilder.engine.events import Kind
from tests.helpers.board import FILLER, O, P, deck, discard, do, position, settle


def test_ebp02_035_shuffles_the_deck_that_the_cards_go_to() -> None:
    buried = ["B(1,0,traits=Biollante)", "B(1,0,traits=Biollante)"]
    theirs = [f"B(1,{n}000)" for n in range(1, 9)]
    state = position(
        p={"hand": ["EBP02-035"], "discard": buried},
        o={"zone": 8, "deck": theirs[:5], "discard": theirs[5:]},
        abilities=True,
    )
    events = do(state, "battle EBP02-035 z4")
    events += do(state, "resolve EBP02-035")
    settle(state)
    assert [each.player for each in events if each.kind is Kind.SHUFFLED] == [O]
    assert (sorted(deck(state, O)), discard(state, O)) == (theirs, [])
    assert deck(state, O) != theirs, "the shuffled order of this seed"
    assert deck(state, P) == [FILLER] * 30
