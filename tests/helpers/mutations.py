"""Takes every ability from its card in turn and asks whether a test of that card notices.

``python -m tests.helpers.mutations`` for all cards, ``... mutations EBP02 EBP01-024`` for some. A test speaks
for a card when its name, its parameters or its body say the number, ``EBP01-024`` or ``ebp01_024``. It must
come to its cards while it runs, never while its module is imported.
"""

import inspect
import json
import os
import re
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

import card_data
from deckbuilder.cards import setfile
from deckbuilder.cards.abilities import parse_abilities

ROOT = Path(__file__).parents[2]
FOLDERS = ("tests/abilities", "tests/engine", "tests/decks/legality")
PATIENCE = 60
"""Seconds for the tests of one card; what takes longer hangs, and that counts as not noticed."""

_NUMBER = re.compile(r"(?<![a-z])(e(?:(?:bp|sd|sc|fc)\d\d|pr))[-_](t\d\d|\d{3})(?!\d)", re.IGNORECASE)

Tests = Mapping[str, Sequence[pytest.Item]]
"""The tests that speak for each card."""


class Mutation(NamedTuple):
    """One ability to be taken away, by its place on the card."""

    number: str
    place: int
    ability: Mapping[str, Any]

    def __str__(self) -> str:
        kind, ability = self.ability["kind"], self.ability
        first = ability.get("apply", [{}])[0].get("fx")
        event = ability.get("on", {}).get("ev") or ability.get("of", {}).get("ev")
        what = ability.get("name") or ability.get("rule") or event or first
        return f"{self.number} #{self.place + 1} {kind} {what}"


def numbers_in(text: str) -> set[str]:
    """The card numbers that a text names."""
    return {f"{code}-{serial}".upper() for code, serial in _NUMBER.findall(text)}


def mutations(wanted: Iterable[str] = ()) -> Iterator[Mutation]:
    """Every ability of the wanted cards or sets, of all cards if none are named."""
    names = {name.upper() for name in wanted}
    for path in sorted(card_data.SETS.glob("*.json")):
        for row in json.loads(path.read_text("utf-8")):
            if not names or names & {row["number"], path.stem}:
                for place, ability in enumerate(row.get("abilities", ())):
                    yield Mutation(row["number"], place, ability)


def tests_by_card(items: Iterable[pytest.Item]) -> Tests:
    """The tests by the numbers they name, those with the number in name or parameters first."""
    named, used = defaultdict[str, list[pytest.Item]](list), defaultdict[str, list[pytest.Item]](list)
    for item in items:
        in_name = numbers_in(item.nodeid.partition("::")[2])
        for number in in_name:
            named[number].append(item)
        for number in numbers_in(inspect.getsource(item.obj)) - in_name:  # type: ignore[attr-defined]
            used[number].append(item)
    return {number: [*named[number], *used[number]] for number in {*named, *used}}


def failing(items: Sequence[pytest.Item]) -> Iterator[str]:
    """The tests among some whose body fails, as they are found; must run in a process of its own."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        reports = runtestprotocol(item, nextitem=following, log=False)
        if any(report.failed and report.when == "call" for report in reports):
            yield item.nodeid


def take_away(mutation: Mutation) -> None:
    """From now on this process reads its set file as if the ability were not in it."""
    read = setfile.json_list

    def without(content: bytes) -> list[Any]:
        rows: list[Any] = read(content)
        for row in rows:
            if row["number"] == mutation.number:
                del row["abilities"][mutation.place]
        return rows

    setfile.json_list = without
    for name, module in list(sys.modules.items()):
        for value in list(vars(module).values()) if name.startswith(("tests.", "deckbuilder.")) else ():
            if callable(clear := getattr(value, "cache_clear", None)):
                clear()


def in_child(work: Callable[[], list[str]], patience: int = PATIENCE) -> list[str] | None:
    """What ``work`` returns in a copy of this process; None if the copy died or took too long."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        signal.alarm(patience)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.dup2(1, 2)
        os.write(writing, json.dumps(work()).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    return json.loads(answer) if answer else None


def is_noticed(mutation: Mutation, items: Sequence[pytest.Item]) -> bool:
    """Whether a test among some fails when the ability is gone."""

    def work() -> list[str]:
        take_away(mutation)
        return [found] if (found := next(failing(items), "")) else []

    return bool(items and in_child(work))


class Run:
    """Takes the place of pytest's own loop over the collected tests."""

    def __init__(self, chosen: Sequence[Mutation]) -> None:
        self.chosen = chosen
        self.unnoticed: list[Mutation] = []
        self.silent: list[str] = []
        """The cards for which no test speaks."""

        self.failed: list[str] = []
        """Tests that fail with nothing taken away; they speak for no card."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """First the tests as they are, then with each ability taken away."""
        parse_abilities([])  # the models take longer to build than the tests of a card to run
        tests = tests_by_card(session.items)
        self.silent = sorted({each.number for each in self.chosen} - tests.keys())
        speaking = {item.nodeid: item for each in self.chosen for item in tests.get(each.number, ())}
        failed = in_child(lambda: list(failing(list(speaking.values()))), patience=3600)
        assert failed is not None, "the tests do not come to an end"
        self.failed = failed
        for each in self.chosen:
            sound = [item for item in tests.get(each.number, ()) if item.nodeid not in failed]
            if not is_noticed(each, sound):
                self.unnoticed.append(each)
        return True

    def report(self) -> Iterator[str]:
        """The result, a line at a time: the sets, what nobody noticed, cards without a test, the total."""
        for code in sorted({each.number.partition("-")[0] for each in self.chosen}):
            yield self._count(code, [each for each in self.chosen if each.number.startswith(f"{code}-")])
        yield from (f"not noticed: {each}" for each in self.unnoticed)
        yield from (f"no test names {number}" for number in self.silent)
        yield from (f"fails as it is: {test}" for test in self.failed)
        yield self._count("total", self.chosen)

    def _count(self, label: str, some: Sequence[Mutation]) -> str:
        noticed = sum(each not in self.unnoticed for each in some)
        return f"{label:6}{len(some):5} abilities{noticed:5} noticed"


def main(wanted: Sequence[str]) -> int:
    """0 if every ability that was asked about is noticed."""
    began = time.perf_counter()
    run = Run(tuple(mutations(wanted)))
    quiet = ("-q", "-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist")
    collected = pytest.main([*quiet, *(str(ROOT / folder) for folder in FOLDERS)], plugins=[run])
    sys.stdout.write("\n".join([*run.report(), f"{time.perf_counter() - began:.0f} s"]) + "\n")
    return int(collected) or int(bool(run.unnoticed or run.failed or not run.chosen))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
