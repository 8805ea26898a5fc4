"""What the app remembers is read field by field; whatever does not fit is named."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import pytest

from deckbuilder.decks.remembered import Between, UnusableError, read


@dataclass(frozen=True)
class Inner:
    """What stands in another."""

    level: Annotated[int, Between(1, 9)] = 1


@dataclass(frozen=True)
class Outer:
    """One field of every kind."""

    name: str = "none"
    on: bool = False
    size: Annotated[float, Between(8, 24)] | None = None
    view: Literal["grid", "table"] = "grid"
    words: list[str] = field(default_factory=list[str])
    widths: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    inner: Inner = Inner()
    several: list[Inner] = field(default_factory=list[Inner])


def test_what_is_not_said_has_its_default_and_what_is_unknown_is_left_out() -> None:
    assert read(Outer, {"on": True, "moon": 1}) == Outer(on=True)


def test_every_kind_of_value_is_read() -> None:
    data: dict[str, Any] = {
        "name": "ゴジラ",
        "size": 12,
        "view": "table",
        "words": ["a"],
        "widths": {"main": [1, 2]},
        "inner": {"level": 9},
        "several": [{}, {"level": 2}],
    }
    made = read(Outer, data)
    assert made == Outer(
        "ゴジラ", False, 12.0, "table", ["a"], {"main": [1, 2]}, Inner(9), [Inner(), Inner(2)]
    )
    assert type(made.size) is float


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ([], "expected an object in braces"),
        ({"name": 7}, "name: expected a text"),
        ({"on": 1}, "on: expected true or false"),
        ({"size": "large"}, "size: expected a number"),
        ({"size": True}, "size: expected a number"),
        ({"size": float("nan")}, "size: expected 8 to 24"),
        ({"view": "list"}, "view: expected one of grid, table"),
        ({"view": ["grid"]}, "view: expected one of grid, table"),
        ({"words": "a"}, "words: expected a list"),
        ({"words": [None]}, "words: expected a text"),
        ({"widths": {"main": [0.5]}}, "widths.main: expected a whole number"),
        ({"inner": {"level": 10}}, "inner.level: expected 1 to 9"),
        ({"several": [{}, {"level": True}]}, "several.level: expected a whole number"),
    ],
)
def test_what_does_not_fit_is_named(data: object, told: str) -> None:
    with pytest.raises(UnusableError, match=f"^{told}$"):
        read(Outer, data)


def test_with_a_list_for_faults_only_what_does_not_fit_is_left_out() -> None:
    """B64: of lists and dictionaries the entry, of an object in another the field."""
    faults: list[UnusableError] = []
    data: dict[str, Any] = {
        "name": "ゴジラ",
        "on": "yes",
        "words": ["a", 7, "b"],
        "widths": {"main": [1, "x"], "side": 3},
        "inner": {"level": 99},
        "several": [{"level": 2}, "no", {"level": 0}],
    }
    made = read(Outer, data, faults=faults)
    assert made == Outer("ゴジラ", words=["a", "b"], widths={"main": [1]}, several=[Inner(2), Inner()])
    places = [str(fault).partition(":")[0] for fault in faults]
    assert places == ["on", "words", "widths.main", "widths.side", "inner.level", "several", "several.level"]
