"""What greedy and lookahead answer to each kind of question: a player would agree."""

import pytest

from deckbuilder.engine import apply, legal_actions
from deckbuilder.engine.state import Ask
from deckbuilder.play import Budget, Dice, GreedyBot, LookaheadBot, View
from tests.helpers.board import asked, card, do, main_phase_begins, position, said

BOTS = (GreedyBot(), LookaheadBot(Budget(deals=2, nodes=400, turns=1)))
both = pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
ENEMY = {"of": "opp", "in": "zones", "type": "battle"}
OWN = {"of": "you", "in": "zones", "type": "battle"}
WORD = "B(2,1000)"


def _chosen(state, bot):
    """What a bot chooses in a position, in words."""
    view = View(state, state.ask.player)
    return said(state, bot.choose(view, state.ask, legal_actions(state), Dice(1)))


def _entering(*deeds, p=None, o=None, **more):
    """A position in which a card has just entered zone 4 whose Enter does these things."""
    enter = {"kind": "trigger", "on": {"ev": "enter"}, "do": list(deeds), **more}
    mine = {"zone": 2, "hand": [WORD], **(p or {})}
    state = position(mine, {"zone": 5, **(o or {})}, cards={WORD: card(WORD, enter)}, abilities=True)
    do(state, f"battle {WORD} z4")
    return state


def _answers(state, bot):
    """What the bot answers until a main-phase action is asked for."""
    given = []
    while state.ask is not None and state.ask.kind is not Ask.MAIN:
        view = View(state, state.ask.player)
        action = bot.choose(view, state.ask, legal_actions(state), Dice(1))
        given.append(said(state, action))
        apply(state, action)
    return given


# ---- cards -----------------------------------------------------------------------------------------------


@both
def test_the_strongest_enemy_is_destroyed(bot):
    destroy = {"act": "destroy", "what": {**ENEMY, "pick": {"n": 1}}}
    state = _entering(destroy, o={"zones": {1: "B(1,1000)", 2: "B(4,9000)", 3: "B(3,4000)"}})
    assert _chosen(state, bot) == "pick B(4,9000)"


@both
def test_as_many_enemies_as_allowed_are_destroyed(bot):
    destroy = {"act": "destroy", "what": {**ENEMY, "pick": {"n": 2, "up_to": True}}}
    state = _entering(destroy, o={"zones": {1: "B(1,1000)", 2: "B(4,9000)", 3: "B(3,4000)"}})
    assert set(_answers(state, bot)) == {"pick B(4,9000)", "pick B(3,4000)"}


@both
def test_no_own_card_is_destroyed_that_need_not_be(bot):
    destroy = {"act": "destroy", "what": {**OWN, "pick": {"n": 2, "up_to": True}}}
    state = _entering(destroy, p={"zones": {7: "B(4,9000)"}})
    assert _answers(state, bot) == ["done"]


@both
def test_when_an_own_card_must_go_it_is_the_weakest(bot):
    destroy = {"act": "destroy", "what": {**OWN, "pick": {"n": 1}, "other": True}}
    state = _entering(destroy, p={"zones": {5: "B(4,9000)", 7: "B(1,1000)", 6: "B(2,5000)"}})
    assert _chosen(state, bot) == "pick B(1,1000)"


@both
def test_among_both_sides_the_enemy_is_hit(bot):
    destroy = {"act": "destroy", "what": {"of": "each", "in": "zones", "type": "battle", "pick": {"n": 1}}}
    state = _entering(destroy, p={"zones": {7: "B(4,9000)"}}, o={"zones": {1: "B(1,1000)"}})
    assert _chosen(state, bot) == "pick B(1,1000)"


@both
def test_the_cheapest_card_is_discarded(bot):
    discard = {"act": "discard", "who": "you", "n": 1}
    state = _entering(discard, p={"hand": [WORD, "B(5,9000,step=2)", "B(1,0)", "M(2,20000)"]})
    assert _chosen(state, bot) == "pick B(1,0)"


def test_the_last_card_that_can_shut_zone_8_is_not_discarded():
    discard = {"act": "discard", "who": "you", "n": 1}
    state = _entering(discard, p={"hand": [WORD, "B(3,0)", "S(8,step=2)", "M(3,30000)"]}, o={"zone": 7})
    assert _chosen(state, GreedyBot()) != "pick B(3,0)"


@both
def test_the_best_card_is_taken_out_of_the_discard_pile(bot):
    back = {
        "act": "return_to_hand",
        "what": {"of": "you", "in": "discard", "type": "battle", "pick": {"n": 1}},
    }
    state = _entering(back, p={"discard": ["B(1,0)", "B(5,8000)", "B(2,2000)"]})
    assert _chosen(state, bot) == "pick B(5,8000)"


@both
def test_a_search_finds_something(bot):
    what = {"of": "you", "in": "deck", "type": "battle", "pick": {"n": 1, "up_to": True}}
    search = {"act": "search_deck", "what": what, "to": "hand"}
    state = _entering(search, p={"deck": ["B(1,0)", "B(5,8000)", "B(2,2000)"]})
    assert _chosen(state, bot) == "pick B(5,8000)"


# ---- offers ----------------------------------------------------------------------------------------------


@both
def test_free_value_is_taken(bot):
    state = _entering({"act": "draw", "n": 2}, may=True)
    assert _answers(state, bot) == ["yes"]


@both
def test_an_offer_that_only_harms_is_declined(bot):
    state = _entering(
        {"act": "destroy", "what": {**OWN, "pick": {"all": True}}}, may=True, p={"zones": {7: "B(4,9000)"}}
    )
    assert _answers(state, bot) == ["no"]


@both
def test_a_good_card_is_not_paid_for_little(bot):
    """The only card that counts on the board would be given up for one rage."""
    may = {
        "act": "may",
        "who": "you",
        "cost": [{"act": "destroy", "what": {**OWN, "pick": {"n": 1}, "other": True}}],
        "then": [{"act": "rage_gain", "of": "my_monster", "n": 1}],
    }
    state = _entering(may, p={"zones": {8: "B(4,12000)"}}, o={"zone": 7})
    assert _chosen(state, bot) == "no"


@both
def test_a_cheap_card_is_paid_for_much(bot):
    may = {
        "act": "may",
        "who": "you",
        "cost": [{"act": "discard", "who": "you", "n": 1}],
        "then": [{"act": "destroy", "what": {**ENEMY, "pick": {"all": True}}}],
    }
    enemies = {1: "B(4,9000)", 2: "B(4,9000)", 8: "B(4,9000)"}
    state = _entering(may, p={"hand": [WORD, "B(1,0)"]}, o={"zones": enemies})
    assert _answers(state, bot)[0] == "yes"


# ---- modes, zones, orders --------------------------------------------------------------------------------


@both
def test_the_mode_that_does_something_is_chosen(bot):
    nothing = {"do": [{"act": "destroy", "what": {**ENEMY, "rank_max": 1, "pick": {"all": True}}}]}
    much = {"do": [{"act": "destroy", "what": {**ENEMY, "pick": {"all": True}}}]}
    for modes, wanted in (((nothing, much), "mode 1"), ((much, nothing), "mode 0")):
        state = _entering({"act": "choose_mode", "modes": list(modes)}, o={"zones": {1: "B(4,9000)"}})
        assert _chosen(state, bot) == wanted


@both
def test_the_zone_with_the_most_enemies_is_chosen(bot):
    choose = {"act": "choose_zone", "of": "opp"}
    destroy = {"act": "destroy", "what": {**ENEMY, "chosen_zone": True, "pick": {"all": True}}}
    state = _entering(choose, destroy, o={"zones": {1: "B(1,1000)", 7: "B(4,9000)"}})
    assert _chosen(state, bot) == "zone z7"


@both
def test_a_card_played_by_an_effect_shuts_zone_8_when_the_enemy_is_near(bot):
    play = {
        "act": "play_card",
        "what": {"of": "you", "in": "discard", "type": "battle", "pick": {"n": 1}},
        "where": "any",
    }
    state = _entering(play, p={"discard": ["B(1,4000)"]}, o={"zone": 7})
    assert _answers(state, bot)[-1] == "zone z8"


@both
def test_a_card_played_by_an_effect_does_not_bury_a_stronger_one(bot):
    play = {
        "act": "play_card",
        "what": {"of": "you", "in": "discard", "type": "battle", "pick": {"n": 1}},
        "where": "any",
    }
    state = _entering(play, p={"discard": ["B(1,1000)"], "zones": {8: "B(4,9000)"}}, o={"zone": 7})
    assert _answers(state, bot)[-1] not in ("zone z8", "zone z4", "zone z3")


@both
def test_evolution_is_used_with_the_strongest_card(bot):
    young = "B(2,1000,evolution=5 Mothra)"
    old = ["B(5,6000,traits=Mothra)", "B(4,3000,traits=Mothra)"]
    state = main_phase_begins({"zone": 2, "zones": {7: young}, "deck": [*old, "B(1,0)"]}, {"zone": 5})
    assert asked(state)[0] is Ask.EVOLVE
    assert _chosen(state, bot) == "pick B(5,6000,traits=Mothra)"


@both
def test_the_order_of_abilities_lets_both_do_their_work(bot):
    """One card grows the hand, the other then discards it down to 3: drawn first, the new cards are lost."""
    first, second = "B(1,1000):draws", "B(1,1000):discards"
    begin = {"kind": "trigger", "on": {"ev": "phase_start", "phase": "main", "whose": "you"}}
    cards = {
        first: card(first, {**begin, "do": [{"act": "draw", "n": 2}]}),
        second: card(second, {**begin, "do": [{"act": "discard_down_to", "who": "you", "n": 3}]}),
    }
    mine = {"zone": 2, "zones": {6: first, 7: second}, "hand": ["B(1,1000)", "B(1,2000)", "B(1,3000)"]}
    state = main_phase_begins(mine, {"zone": 5}, cards=cards, abilities=True)
    assert asked(state)[0] is Ask.ORDER
    assert _chosen(state, bot) == f"resolve {second}"


# ---- the main phase --------------------------------------------------------------------------------------


def test_a_strategy_card_that_would_do_nothing_is_kept():
    blast = "S(1)"
    use = {
        "kind": "trigger",
        "on": {"ev": "activate"},
        "do": [{"act": "destroy", "what": {**ENEMY, "pick": {"all": True}}}],
    }
    cards = {blast: card(blast, use)}
    for zones, wanted in (({}, False), ({2: "B(3,4000)"}, True)):
        state = position(
            {"zone": 2, "hand": [blast]}, {"zone": 3, "zones": zones}, cards=cards, abilities=True
        )
        assert (_chosen(state, GreedyBot()) == f"strategy {blast}") is wanted


def test_what_rewards_rage_is_played_before_rage_is_gained():
    fury = "S(2)"
    reward = {
        "kind": "trigger",
        "on": {"ev": "rage_up", "of": "my_monster"},
        "turn": "you",
        "do": [{"act": "destroy", "what": {**ENEMY, "pick": {"n": 1}}}],
    }
    state = position(
        {"zone": 3, "hand": [fury, "M(3,20000)", "M(3,20000)"]},
        {"zone": 3, "zones": {2: "B(3,4000)", 1: "B(3,2000)"}},
        cards={fury: card(fury, reward)},
        abilities=True,
    )
    bot, done = GreedyBot(), []
    while state.ask.player == 0:
        action = bot.choose(View(state, 0), state.ask, legal_actions(state), Dice(1))
        done.append(said(state, action))
        apply(state, action)
    assert done[:3] == [f"strategy {fury}", "rage M(3,20000)", "pick B(3,4000)"]
