"""Plain values as text: whatever is written reads back, whatever is wrong is said in a printable sentence."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckbuilder.engine.plain import Faults, Json, dump, load, read, write

words = st.text('aü"\\\n\x1b', max_size=60)
json_values: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers() | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=12,
)


class Mood(StrEnum):
    CALM = "calm"
    WILD = "wild one"


class Size(IntEnum):
    SMALL = 0
    LARGE = 1


class Step(NamedTuple):
    size: Size
    times: int = 0
    path: tuple[int, ...] = ()


@dataclass(frozen=True)
class Beast:
    steps: tuple[Step, ...]
    moods: Mapping[int, Mood]
    pair: tuple[int, str]
    last: Step | None = None
    awake: bool = False


steps = st.builds(Step, st.sampled_from(Size), st.integers(), st.lists(st.integers(), max_size=3).map(tuple))
beasts = st.builds(
    Beast,
    st.lists(steps, max_size=3).map(tuple),
    st.dictionaries(st.integers(0, 99), st.sampled_from(Mood), max_size=3),
    st.tuples(st.integers(), words),
    st.none() | steps,
    st.booleans(),
)


@given(json_values)
def test_text_for_people_is_the_same_json(value: Json) -> None:
    assert json.loads(dump(value)) == value
    assert load(dump(value), Faults()) == value


@given(beasts, st.booleans())
def test_value_reads_back_by_its_type(beast: Beast, brief: bool) -> None:
    faults = Faults()
    text = dump(write(Beast, beast, brief=brief))
    assert read(Beast, load(text, faults), "", faults) == beast
    assert faults == []


@given(json_values)
def test_any_json_is_a_value_or_has_faults(value: Json) -> None:
    faults = Faults()
    beast = read(Beast, value, "", faults)
    assert bool(faults) != isinstance(beast, Beast)
    assert all(fault.isprintable() and len(fault) < 300 for fault in faults)


def test_lines_stay_short_and_short_lists_stay_in_one_line() -> None:
    lines = dump(
        {"deck": [f"EBP01-{number:03}" for number in range(1, 51)], "zone": 3, "hand": [1, 2]}
    ).split("\n")
    assert max(map(len, lines)) <= 100
    assert len(lines) == 14
    assert ' "hand": [1, 2]' in lines


@pytest.mark.parametrize("text", ['{"\\u001b[31m": 1}', '{"\\ud800": 1}', '{"a\\nb": 1}'])
def test_faults_can_be_printed(text: str) -> None:
    faults = Faults()
    read(Beast, load(text, faults), "", faults)
    assert all(fault.isprintable() for fault in faults)
    assert any("is no known name here" in fault for fault in faults)
