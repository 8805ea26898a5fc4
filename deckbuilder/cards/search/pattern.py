r"""Patterns between slashes, matched in time linear in the text whatever the pattern (no backtracking).

The usual signs: ``.`` ``[a-z]`` ``[^x]`` ``\d \w \s \b`` ``^ $`` ``( ) | * + ? {2,4}``. What only a
backtracking matcher can do, back references and looking ahead or behind, is refused. The pattern becomes a
small program whose possible states are followed all at once; the sets of states met are remembered, so a
character usually costs one dictionary look-up. ``^`` and ``$`` stand for the ends of a line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from deckbuilder.cards.messages import say
from deckbuilder.cards.names import fold_name

MAX_LENGTH = 200
_MAX_PROGRAM = 2000
_MAX_REPEAT = 100
_MAX_STATES = 1000
_MAX_DEPTH = 50

Test = Callable[[str], bool]
_CLASSES: dict[str, Test] = {
    "d": str.isdecimal,
    "s": str.isspace,
    "w": lambda char: char.isalnum() or char == "_",
}


class PatternError(ValueError):
    """A pattern that cannot be read or is not allowed; the message is one phrase."""


# ---- the tree of a pattern -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _One:
    """One character that passes the test."""

    test: Test


@dataclass(frozen=True, slots=True)
class _Edge:
    """A place between characters: ``^`` ``$`` ``b`` ``B``."""

    kind: str


@dataclass(frozen=True, slots=True)
class _Row:
    """One part after the other."""

    parts: tuple[_Part, ...]


@dataclass(frozen=True, slots=True)
class _Any:
    """One of the branches."""

    branches: tuple[_Part, ...]


@dataclass(frozen=True, slots=True)
class _Repeat:
    """The part ``low`` to ``high`` times; without ``high`` as often as you like."""

    part: _Part
    low: int
    high: int | None


_Part = _One | _Edge | _Row | _Any | _Repeat


def _literal(char: str) -> _Part:
    """A character as itself, folded like the text it is compared with."""
    folded = fold_name(char) or char
    return _Row(tuple(_One(folded_char.__eq__) for folded_char in folded))


def _negate(test: Test) -> Test:
    return lambda char: not test(char)


def _within(low: str, high: str) -> Test:
    return lambda char: low <= char <= high


class _Reader:
    """Reads one pattern by recursive descent."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.depth = 0

    def read(self) -> _Part:
        part = self._branches()
        if self.at < len(self.source):
            raise PatternError(say("a bracket closes that was never opened"))
        return part

    def _peek(self) -> str:
        return self.source[self.at : self.at + 1]

    def _take(self) -> str:
        char = self._peek()
        self.at += 1
        return char

    def _branches(self) -> _Part:
        branches = [self._row()]
        while self._peek() == "|":
            self.at += 1
            branches.append(self._row())
        return branches[0] if len(branches) == 1 else _Any(tuple(branches))

    def _row(self) -> _Part:
        parts: list[_Part] = []
        while self._peek() not in ("", "|", ")"):
            parts.append(self._repeated(self._atom()))
        return _Row(tuple(parts))

    def _repeated(self, part: _Part) -> _Part:
        counts = self._counts()
        if counts is None:
            return part
        if isinstance(part, _Edge):
            raise PatternError(say("a repeat needs a character before it"))
        if self._peek() == "?":  # the shortest match: the same answer to "is it in there"
            self.at += 1
        if self._peek() in ("*", "+", "?"):
            raise PatternError(say("a repeat cannot follow a repeat"))
        low, high = counts
        if max(low, high or 0) > _MAX_REPEAT:
            raise PatternError(say("repeats go up to {limit}", limit=_MAX_REPEAT))
        return _Repeat(part, low, high)

    def _counts(self) -> tuple[int, int | None] | None:
        simple: dict[str, tuple[int, int | None]] = {"*": (0, None), "+": (1, None), "?": (0, 1)}
        if (char := self._peek()) in simple:
            self.at += 1
            return simple[char]
        braces = re.compile(r"\{(\d*)(?:(,)(\d*))?\}").match(self.source, self.at)
        if braces is None or not (braces[1] or braces[3]):
            return None
        self.at = braces.end()
        low = int(braces[1] or 0)
        high = int(braces[3]) if braces[3] else (None if braces[2] else low)
        if high is not None and high < low:
            raise PatternError(say("{repeat} counts backwards", repeat=braces[0]))
        return low, high

    def _atom(self) -> _Part:
        char = self._take()
        if char == "(":
            return self._group()
        if char == "[":
            return _One(self._set())
        if char == ".":
            return _One(lambda char: char != "\n")
        if char in "^$":
            return _Edge(char)
        if char in "*+?":
            raise PatternError(say("a repeat needs something before it"))
        return self._escape() if char == "\\" else _literal(char)

    def _group(self) -> _Part:
        self.depth += 1
        if self.depth > _MAX_DEPTH:
            raise PatternError(say("too many brackets inside each other"))
        if self._peek() == "?":
            if not self.source.startswith("?:", self.at):
                raise PatternError(say("looking ahead, looking behind and names are not supported"))
            self.at += 2
        part = self._branches()
        if self._take() != ")":
            raise PatternError(say("a bracket is never closed"))
        self.depth -= 1
        return part

    def _escape(self) -> _Part:
        char = self._take()
        if char in ("b", "B"):
            return _Edge(char)
        test = self._class(char)
        return _One(test) if test else _literal(self._escaped(char))

    def _class(self, char: str) -> Test | None:
        test = _CLASSES.get(char.lower()) if char else None
        return _negate(test) if test and char.isupper() else test

    def _escaped(self, char: str) -> str:
        if char.isdecimal():
            raise PatternError(say("referring back to a group is not supported"))
        if not char or char.isalnum():
            raise PatternError(say("{sign} has no meaning", sign=f"\\{char}"))
        return char

    def _set(self) -> Test:
        negated = self._peek() == "^"
        self.at += negated
        tests: list[Test] = []
        chars: set[str] = set()
        first = True
        while first or self._peek() != "]":
            first = False
            if not self._peek():
                raise PatternError(say("a set [ is never closed"))
            self._set_item(tests, chars)
        self.at += 1
        found = frozenset(chars)

        def passes(char: str) -> bool:
            return char in found or any(test(char) for test in tests)

        return _negate(passes) if negated else passes

    def _set_item(self, tests: list[Test], chars: set[str]) -> None:
        """One character, class or range inside ``[...]``."""
        low = self._take()
        if low == "\\":
            escaped = self._take()
            if test := self._class(escaped):
                tests.append(test)
                return
            low = self._escaped(escaped)
        low = fold_name(low) or low
        after = self.source[self.at : self.at + 2]
        if len(after) == 2 and after[0] == "-" and after[1] not in "]\\":
            self.at += 2
            high = fold_name(after[1]) or after[1]
            if len(low) != 1 or len(high) != 1 or high < low:
                raise PatternError(say("the range {low}-{high} runs backwards", low=low, high=high))
            tests.append(_within(low, high))
        else:
            chars.update(low)


# ---- the program -----------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Step:
    """A test leads on to ``next``; without a test the step is a fork to both, or an edge, or the end."""

    next: int = 0
    other: int | None = None
    test: Test | None = None
    edge: str = ""


class _Program:
    """The steps of a pattern; the last one is the end."""

    def __init__(self, part: _Part) -> None:
        self.steps: list[_Step] = []
        self._add(part)
        self.end = len(self.steps)
        self.steps.append(_Step())

    def _new(self, step: _Step) -> int:
        if len(self.steps) >= _MAX_PROGRAM:
            raise PatternError(say("the pattern is too large"))
        self.steps.append(step)
        return len(self.steps) - 1

    def _add(self, part: _Part) -> None:
        """Append the steps of a part; they leave to the step after them."""
        here = len(self.steps)
        match part:
            case _One(test):
                self._new(_Step(here + 1, test=test))
            case _Edge(kind):
                self._new(_Step(here + 1, edge=kind))
            case _Row(parts):
                for inner in parts:
                    self._add(inner)
            case _Any(branches):
                self._fork(branches)
            case _Repeat():
                self._repeat(part)

    def _fork(self, branches: tuple[_Part, ...]) -> None:
        leaving: list[int] = []
        for branch in branches[:-1]:
            fork = self._new(_Step(len(self.steps) + 1))
            self._add(branch)
            leaving.append(self._new(_Step()))
            self.steps[fork].other = len(self.steps)
        self._add(branches[-1])
        for step in leaving:
            self.steps[step].next = len(self.steps)

    def _repeat(self, part: _Repeat) -> None:
        for _ in range(part.low):
            self._add(part.part)
        if part.high is None:
            fork = self._new(_Step(len(self.steps) + 1))
            self._add(part.part)
            self._new(_Step(fork))
            self.steps[fork].other = len(self.steps)
            return
        forks: list[int] = []
        for _ in range(part.high - part.low):
            forks.append(self._new(_Step(len(self.steps) + 1)))
            self._add(part.part)
        for fork in forks:
            self.steps[fork].other = len(self.steps)


_EDGE = "\n"
"""What stands before the first and after the last character."""


class _State(dict[str, "_State"]):
    """A set of steps reached, after a certain character; remembers where each next character leads."""

    def __init__(self, pattern: Pattern, reached: frozenset[int], before: str) -> None:
        super().__init__()
        self.pattern = pattern
        self.reached = reached
        self.before = before

    def __missing__(self, char: str) -> _State:
        following = self[char] = self.pattern.follow(self, char)
        return following


class Pattern:
    """A pattern ready to search folded texts; raises ``PatternError`` for one that is not allowed."""

    def __init__(self, source: str) -> None:
        if len(source) > MAX_LENGTH:
            raise PatternError(say("patterns have {limit} characters at most", limit=MAX_LENGTH))
        self._program = _Program(_Reader(unicodedata.normalize("NFKC", source)).read())
        self._states: dict[tuple[frozenset[int], str], _State] = {}
        self._found = _State(self, frozenset(), "")
        self._start = self._state(frozenset((0,)), _EDGE)

    def search(self, text: str) -> bool:
        """True when the pattern is somewhere in the text, which must be folded already."""
        state, found = self._start, self._found
        for char in text:
            state = state[char]
            if state is found:
                return True
        return state[_EDGE] is found

    def follow(self, state: _State, char: str) -> _State:
        """The state after one more character."""
        if state is self._found:
            return state
        reached = self._spread(state.reached, state.before, char)
        if self._program.end in reached:
            return self._found
        steps = self._program.steps
        onward = {0}  # the pattern may begin anywhere
        for index in reached:
            test = steps[index].test
            if test is not None and test(char):
                onward.add(steps[index].next)
        return self._state(frozenset(onward), char)

    def _state(self, reached: frozenset[int], before: str) -> _State:
        kind = before if before == _EDGE else "w" if _CLASSES["w"](before) else " "
        state = self._states.get((reached, kind))
        if state is None:
            if len(self._states) >= _MAX_STATES:
                self._states.clear()
            state = self._states[reached, kind] = _State(self, reached, kind)
        return state

    def _spread(self, reached: frozenset[int], before: str, after: str) -> set[int]:
        """The steps reached without taking a character, between these two characters."""
        steps = self._program.steps
        spread: set[int] = set()
        waiting = list(reached)
        while waiting:
            index = waiting.pop()
            if index in spread:
                continue
            spread.add(index)
            step = steps[index]
            if index == self._program.end or step.test is not None:
                continue
            if step.edge and not _holds(step.edge, before, after):
                continue
            waiting.append(step.next)
            if step.other is not None:
                waiting.append(step.other)
        return spread


def _holds(edge: str, before: str, after: str) -> bool:
    if edge == "^":
        return before == _EDGE
    if edge == "$":
        return after == _EDGE
    is_word = _CLASSES["w"]
    return (is_word(before) != is_word(after)) == (edge == "b")
