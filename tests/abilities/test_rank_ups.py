"""A rank up on the own turn, which only the text of a card can bring, counts as playing a monster (B0)."""

from tests.helpers.board import P, do, legal, main_phase_begins, monster, settle, zones

GIGAN, RISEN, WATCHER = "EBP04-027", "M(2,8000,traits=Gigan)", "ESD01-012"
STEP_2 = "B(9,0,step=2)"


def test_a_rank_up_on_the_own_turn_is_heard_as_a_monster_played() -> None:
    state = main_phase_begins(
        p={"monster": GIGAN, "monster_deck": [RISEN], "hand": [STEP_2], "zones": {2: WATCHER}},
        abilities=True,
    )
    do(state, "yes")
    assert monster(state, P) == [GIGAN, RISEN]
    assert "yes" in legal(state), f"{WATCHER} may move"
    do(state, "yes", "zone z5")
    settle(state)
    assert zones(state, P) == {5: WATCHER}
