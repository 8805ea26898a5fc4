"""States as text: exact at every moment of a game, and refused with every fault named."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckbuilder.engine import GameState, legal_actions
from deckbuilder.engine.notation import NotationError, from_json, to_json
from tests.helpers import games
from tests.helpers.board import Definitions, position

pairs = st.sampled_from(games.PAIRS)
seeds = st.integers(0, (1 << 64) - 1)
few = settings(max_examples=20)

Words = dict[str, Any]


def middle(pair: tuple[str, str], seed: int, actions: int, *, abilities: bool) -> GameState:
    """A game after some random actions, perhaps over."""
    state = games.new(pair, seed, abilities=abilities)
    for at, (_, _) in enumerate(games.at_random(state, seed)):
        if at == actions:
            break
    return state


@few
@given(pairs, seeds, st.integers(0, 80), st.booleans())
def test_state_reads_back_equal_and_plays_on_alike(
    pair: tuple[str, str], seed: int, actions: int, abilities: bool
) -> None:
    state = middle(pair, seed, actions, abilities=abilities)
    text = to_json(state)
    again = from_json(text, games.definitions(abilities=abilities))
    assert again.key() == state.key()
    assert to_json(again) == text
    assert games.finished(again, seed).key() == games.finished(state, seed).key()


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_a_game_with_texts_reads_back(seed: int) -> None:
    """Choices in the middle of abilities among them."""
    pair = games.PAIRS[seed * 2 % len(games.PAIRS)]
    definitions = games.definitions(abilities=True)
    for state, _ in games.at_random(games.new(pair, seed, abilities=True), seed):
        again = from_json(to_json(state), definitions)
        assert again.key() == state.key()
        assert (again.applies, again.hears) == (state.applies, state.hears)


def example() -> GameState:
    return position(
        {"hand": ["B(1,3000)", "M(2,8000)"], "zones": {5: "B(1,1000)"}, "strategies": ["S(1)"]},
        {"discard": ["S(2)"]},
    )


def faults_of(change: Callable[[Words], object]) -> list[str]:
    """What is wrong with the example when its text has been changed."""
    words: Words = json.loads(to_json(example()))
    change(words)
    with pytest.raises(NotationError) as caught:
        from_json(json.dumps(words), Definitions())
    return sorted(caught.value.faults)


def test_text_is_json_with_lines_for_people() -> None:
    text = to_json(example())
    assert json.loads(text)["version"] == 1
    assert max(map(len, text.splitlines())) <= 110


def test_unknown_cards_are_all_named() -> None:
    def change(words: Words) -> None:
        words["cards"][3] = "EBP99-001"
        words["cards"][7] = "Godzilla"

    assert faults_of(change) == [
        'cards: no card has the number "EBP99-001"',
        'cards: no card has the number "Godzilla"',
    ]


def test_every_fault_is_named_with_its_place() -> None:
    def change(words: Words) -> None:
        words["players"][0]["rage"] = "much"
        words["players"][1]["hand"] = [3, "four"]
        words["phase"] = "lunch"
        words["mood"] = 1
        del words["turn"]

    assert faults_of(change) == [
        "mood: is no known name here",
        'phase: expected one of start, main, counter, end, found "lunch"',
        'players[0].rage: expected a whole number, found "much"',
        'players[1].hand[1]: expected a whole number, found "four"',
        "turn: is missing",
    ]


def test_positions_that_cannot_be_are_named() -> None:
    def change(words: Words) -> None:
        words["players"][0]["zone"] = 9
        words["players"][1]["discard"] = [0, 4000]
        words["players"][1]["monster"] = []
        words["active"] = 2
        words["ask"] = None
        words["todo"] = words["todo"][1:]

    assert faults_of(change) == [
        "active: expected 0 to 1, found 2",
        "ask: a game has either an open question or an outcome",
        "players[0].zone: expected 1 to 8, found 9",
        "players[1].discard: card 0 is in players[0].zones[5] too",
        "players[1].discard: card 4000 is not among the cards of the game",
        "players[1].monster: a player always has a monster",
        "todo: the next turn must be the last thing to do",
    ]


def test_abilities_that_no_card_has_are_named() -> None:
    def change(words: Words) -> None:
        happening = {"kind": "enter"}
        words["waiting"] = [{"owner": 0, "kind": "ability", "card": 1, "ability": 4, "happening": happening}]
        words["frames"] = [{"owner": 0, "source": 1, "ability": 0}]

    assert faults_of(change) == [
        "frames[0].ability: expected 0 to -1, found 0",
        "waiting[0].ability: expected 0 to -1, found 4",
    ]


def test_question_without_an_answer_is_named() -> None:
    def change(words: Words) -> None:
        words["ask"] = {"kind": "pick", "player": 0}

    assert faults_of(change) == ["ask: is a question that has no answer here"]


@pytest.mark.parametrize("version", [0, 2, "1", None])
def test_other_versions_are_refused_by_name(version: object) -> None:
    assert faults_of(lambda words: words.update(version=version)) == [
        "version: this program reads states of version 1"
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "The text is no JSON: Expecting value in line 1, column 1"),
        ("{", "The text is no JSON"),
        ("[]", "The text is no state of a game"),
        ("7", "The text is no state of a game"),
        ("{" * 100_000, "The text is no JSON"),
        ("[" * 100_000, "brackets are too deep"),
        ('{"version": ' + "9" * 10_000 + "}", "a number is too long"),
        ('{"version": 1, "version": 1}', '"version" is given twice'),
        ('{"version": 1}', "cards: expected a list of card numbers"),
    ],
)
def test_broken_text_is_refused(text: str, fault: str) -> None:
    with pytest.raises(NotationError) as caught:
        from_json(text, {})
    assert fault in str(caught.value)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 200) | st.sampled_from(["main", "B(1,3000)", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["a", "card"]), inner, max_size=2)
    ),
    max_leaves=6,
)


@st.composite
def damage(draw: st.DrawFn) -> tuple[list[str | int], Any]:
    """A place in the text of the example, and what stands there instead."""
    where: list[str | int] = []
    words: Any = json.loads(to_json(example()))
    while isinstance(words, (dict, list)) and words and (not where or draw(st.booleans())):
        step = draw(st.sampled_from(sorted(words) if isinstance(words, dict) else range(len(words))))
        where.append(step)
        words = words[step]
    return where, draw(json_values)


@settings(max_examples=150)
@given(damage())
def test_damaged_text_is_refused_or_gives_a_game_that_can_be_asked(
    given_damage: tuple[list[Any], Any],
) -> None:
    where, instead = given_damage
    words: Any = json.loads(to_json(example()))
    place: Any = words
    for step in where[:-1]:
        place = place[step]
    place[where[-1]] = instead
    try:
        state = from_json(json.dumps(words), Definitions())
    except NotationError as error:
        faults = error.faults
        assert faults
    else:
        assert legal_actions(state)
        assert from_json(to_json(state), Definitions()).key() == state.key()
