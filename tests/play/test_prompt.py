"""What players are asked and what the answers say, in both languages, for every ability that asks."""

import re

import pytest

from deckbuilder.cards.wording.japanese.phrases import ability_name
from deckbuilder.engine import Cause, Event, Phase, legal_actions
from deckbuilder.engine.abilities.model import May, Modes, Pick, PickZone
from deckbuilder.engine.actions import Kind
from deckbuilder.engine.events import Kind as What
from deckbuilder.engine.outcome import Reason
from deckbuilder.play import Voice, describe_action, describe_event, describe_events, label, prompt
from deckbuilder.play.sentences import TABLES
from tests.helpers.board import card, catalogue, do, position
from tests.helpers.games import PAIRS, at_random, definitions, new

JAPANESE = Voice(language="ja")
ENEMY = {"of": "opp", "in": "zones", "type": "battle"}


def _with(text, *deeds, **more):
    """Definitions in which a word has an Enter ability that does these things."""
    ability = {"kind": "trigger", "on": {"ev": "enter"}, "do": list(deeds), **more}
    return {text: card(text, ability)}


def _played(text, *deeds, p=None, o=None, **more):
    state = position(
        {"hand": [text], **(p or {})},
        {"zone": 8, **(o or {})},
        cards=_with(text, *deeds, **more),
        abilities=True,
    )
    do(state, f"battle {text} z6")
    return state


def test_the_tables_of_the_languages_have_the_same_keys():
    assert TABLES["en"].keys() == TABLES["ja"].keys()
    assert all(TABLES["ja"][key] or not TABLES["en"][key] for key in TABLES["en"])


@pytest.mark.parametrize("key", sorted(TABLES["en"]))
def test_the_sentences_of_the_languages_name_the_same_things(key):
    """Which player it is may be said as a subject in one language and as an owner in the other."""
    named = [set(re.findall(r"{(\w+)}", table[key])) - {"who", "whose", "name"} for table in TABLES.values()]
    assert named[0] == named[1]


@pytest.mark.parametrize("language", TABLES)
def test_every_action_cause_phase_and_end_has_its_words(language):
    keys = TABLES[language].keys()
    for kind in Kind:
        assert {f"act.{kind.value}", f"do.{kind.value}"} <= keys
    assert {f"cause.{each.name.lower()}" for each in Cause} <= keys
    assert {f"destroyed.{each.name.lower()}" for each in Cause} <= keys
    assert {f"phase.{each.name.lower()}" for each in Phase} <= keys
    assert {f"reason.{each.value}" for each in Reason} <= keys


@pytest.mark.parametrize("language", TABLES)
def test_every_kind_of_event_has_a_sentence(language):
    state = position({"hand": ["B(1,3000)"]})
    told = {
        describe_event(state, Event(kind, 0, state.players[0].hand[0]), Voice(language=language))
        for kind in What
    }
    assert len(told) == len(What)


@pytest.mark.parametrize("language", TABLES)
def test_every_question_of_every_card_has_words(language):
    """Of all shipped cards: a choice of cards and of zones has a sentence for what they are chosen for."""
    keys = TABLES[language].keys()
    for definition in definitions(abilities=True).values():
        for trigger in definition.abilities.triggers:
            for step in trigger.program:
                if isinstance(step, Pick):
                    assert step.action is not None, definition.number
                    assert f"pick.{step.action.act}" in keys, definition.number
                elif isinstance(step, PickZone):
                    assert step.action is not None, definition.number
                    assert f"zone.{step.action.act}" in keys, definition.number
                elif isinstance(step, May | Modes):
                    assert step.action is not None or trigger.ability is not None, definition.number


@pytest.mark.parametrize("voice", [Voice(), Voice(0), JAPANESE], ids=["onlooker", "player", "Japanese"])
def test_every_question_of_random_games_names_its_card_and_ability(voice):
    for seed, pair in enumerate(PAIRS):
        for state, action in at_random(new(pair, seed, abilities=True), seed):
            asked = prompt(state, voice)
            assert asked
            assert not re.search(r"[\[{}]", asked)
            if state.frames and state.ask.player == (voice.viewer or state.ask.player):
                assert voice.card(state.table[state.ask.card]) in asked
            answers = [label(state, each, voice) for each in legal_actions(state)]
            assert all(answers)
            assert describe_action(state, action, voice)


def test_a_choice_of_cards_says_what_for_and_how_many():
    state = _played(
        "B(2,1000)",
        {"act": "destroy", "what": {**ENEMY, "pick": {"n": 2, "up_to": True}}},
        o={"zones": {1: "B(1,1000)", 2: "B(1,2000)", 3: "B(1,3000)"}},
    )
    assert prompt(state) == "B(2,1000), Enter: choose 1 enemy battle card to destroy (up to 2, 0 chosen)"
    answers = [label(state, each) for each in legal_actions(state)]
    assert answers == [
        "Enemy B(1,1000) in zone 1",
        "Enemy B(1,2000) in zone 2",
        "Enemy B(1,3000) in zone 3",
        "None",
    ]
    do(state, "pick B(1,2000)")
    assert prompt(state) == "B(2,1000), Enter: choose 1 enemy battle card to destroy (up to 2, 1 chosen)"
    assert label(state, legal_actions(state)[-1]) == "That is all"
    assert prompt(state, JAPANESE).startswith("「B(2,1000)」【出現時】：破壊する相手の")
    assert prompt(state, Voice(1)) == "Player 1 chooses: B(2,1000), Enter"


def test_an_offer_says_what_it_costs_and_what_it_brings():
    draw = {"act": "draw", "n": 2}
    may = {"act": "may", "who": "you", "cost": [{"act": "discard", "who": "you", "n": 1}], "then": [draw]}
    state = _played("B(2,1000)", may, p={"hand": ["B(2,1000)", "B(1,1000)"]})
    assert prompt(state) == "B(2,1000), Enter: do you discard a card? If you do: Draw 2 cards."
    assert [label(state, each) for each in legal_actions(state)] == ["Yes", "No"]


def test_an_ability_that_may_be_left_asks_for_all_it_does():
    state = _played("B(2,1000)", {"act": "rage_lose", "of": "opp", "n": 1}, may=True)
    assert prompt(state) == "B(2,1000), Enter: do you have the opponent lose 1 rage?"


def test_modes_are_told_with_their_numbers():
    modes = [{"do": [{"act": "draw", "n": 1}]}, {"do": [{"act": "rage_lose", "of": "opp", "n": 1}]}]
    state = _played("B(2,1000)", {"act": "choose_mode", "modes": modes})
    told = "B(2,1000), Enter: choose a mode: 1 Draw 1 card. / 2 The opponent loses 1 rage."
    assert prompt(state) == told
    assert [label(state, each) for each in legal_actions(state)] == [
        "1 Draw 1 card.",
        "2 The opponent loses 1 rage.",
    ]


def test_a_zone_is_asked_for_the_card_that_goes_there():
    play = {
        "act": "play_card",
        "what": {"of": "you", "in": "discard", "type": "battle", "pick": {"n": 1}},
        "where": "any",
    }
    state = _played("B(2,1000)", play, p={"discard": ["B(1,4000)"]})
    assert prompt(state) == "B(2,1000), Enter: choose a zone for B(1,4000)"
    assert label(state, legal_actions(state)[0]) in ("Zone 1", "Zone 2", "Zone 1, with B(2,1000)")


def test_a_log_names_the_ability_that_is_the_reason():
    state = position(
        {"hand": ["B(2,1000)"]},
        {"zone": 8, "rage": 2},
        cards=_with("B(2,1000)", {"act": "rage_lose", "of": "opp", "n": 1}),
        abilities=True,
    )
    told = describe_events(state, do(state, "battle B(2,1000) z2"))
    assert told[-1] == "B(2,1000)'s Enter: Player 2 loses 1 rage, now 1"
    assert told[-2] == "Player 1's B(2,1000) comes into zone 2"


def test_a_log_says_so_when_an_ability_does_nothing():
    state = position(
        {"hand": ["B(2,1000)"]},
        {"zone": 8},
        cards=_with("B(2,1000)", {"act": "destroy", "what": ENEMY}),
        abilities=True,
    )
    assert (
        describe_events(state, do(state, "battle B(2,1000) z2"))[-1] == "B(2,1000)'s Enter: nothing happens"
    )


def test_each_player_is_asked_for_a_card_of_their_own():
    """It read "choose 1 battle card of your own"."""
    state = position(
        {
            "zone": 7,
            "hand": ["ESD03-008"],
            "monster": ["M(1,1)", "M(3,1)"],
            "zones": {2: "B(1,1)", 3: "B(2,1)"},
        },
        {"zone": 8, "zones": {1: "B(1,1)", 6: "B(5,1)"}},
        abilities=True,
    )
    do(state, "strategy ESD03-008")
    name = "Humanity's Crime and Punishment"
    assert prompt(state) == f"{name}, On activation: choose 1 battle card of your own"
    assert prompt(state, JAPANESE) == f"「{name}」【発動時】：あなたの交戦カードを１枚選んでください"


@pytest.mark.parametrize(
    ("number", "place", "name"),
    [
        ("EBP01-032", 0, "発動時"),
        ("EBP04-067", 2, "このカード、またはこのカードと結び付いたカードがそのエリアを離れた時"),
        ("EBP03-063", 0, "このカードが捨て札にある間に、あなたが怪獣を出現させた時"),
        ("EBP02-053", 0, "進攻時"),
    ],
)
def test_a_japanese_ability_is_called_by_its_moment_not_by_half_a_sentence(number, place, name):
    assert ability_name(catalogue()[number].abilities[place]) == name
