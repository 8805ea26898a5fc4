"""A session as text that reads back exactly: a header, the two decks, one action a line.

::

    deckbuilder replay: 1
    app: 0.1.0
    data: 8b0c2f31
    region: en
    seed: 7
    first: seed

    [monster deck 1]
    1 ESD01-001
    ...
    [actions]
    # Turn 1, Player 1
    battle 12 z5  # Player 1 plays Ebirah (2004) in zone 5

A line ``stops draw p0, refill p0`` among the actions, or a header of that name, says before which steps of a
turn a player is asked from there on; one like ``hand p0 draw 3`` is what was done by hand. What stands after
``#`` is for people and not read. A game against a goldfish has the words of the goldfish in its header in
place of the second deck.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from deckbuilder import __version__
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import Region
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.engine import (
    ActionSyntaxError,
    ByHandSyntaxError,
    Definition,
    GameState,
    IllegalActionError,
    SetupError,
    StopSyntaxError,
    parse_action,
    parse_by_hand,
    parse_stops,
    stops_in_words,
)
from deckbuilder.engine.lists import define_all

from .goldfish import Behaviour, Goldfish
from .opening import NO_DECK, Numbers, Opening
from .session import Session

FORMAT = 1
MAX_BYTES = 4_000_000
MAX_LINES = 100_000
MAX_CARDS = 200
"""Cards in one section of a deck; legal decks have 50 and 4."""

_TITLE = "deckbuilder replay"
_SECTIONS = ("monster deck 1", "main deck 1", "monster deck 2", "main deck 2")
_ACTIONS = "actions"
_STOPS = "stops"
_BY_HAND = "hand "
_NEEDED = ("app", "data", "region", "seed", "first")
_FIRST = {"seed": None, "1": 0, "2": 1}


class ReplayError(ValueError):
    """A text that is no replay this version can open; the message says what, where and what was expected."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        """Counted from 1; 0 when it concerns the whole text."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something a player should know of a replay that was opened."""

    text: str
    line: int = 0
    action: str = ""
    """The action that could not be done, as written."""

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}" if self.line else self.text


@dataclass(frozen=True, slots=True)
class Replay:
    """A replay that was read: its session stands at the end of what could be played."""

    session: Session
    app: str
    """The version that wrote it."""

    data: str
    """The version of the card data it was played with."""

    notes: tuple[Note, ...] = ()
    """Why the session is read-only; empty for one that can be played on."""


# ---- writing ---------------------------------------------------------------------------------------------


def write_replay(session: Session, catalogue: Catalogue) -> str:
    """The session up to the present as text; ``ValueError`` for a session that knows no opening."""
    opening = session.opening
    if opening is None:
        raise ValueError("A session that did not begin from two decks cannot be saved as a replay")
    first = next(word for word, player in _FIRST.items() if player == opening.first)
    lines = [
        f"{_TITLE}: {FORMAT}",
        f"app: {__version__}",
        f"data: {catalogue.data_version}",
        f"region: {opening.region.value}",
        f"seed: {opening.seed}",
        f"first: {first}",
    ]
    if opening.goldfish is not None:
        lines.append(f"goldfish: {_goldfish_words(opening.goldfish)}")
    if opening.stops:
        lines.append(f"{_STOPS}: {stops_in_words(opening.stops)}")
    decks = opening.decks if opening.goldfish is None else opening.decks[:1]
    parts = [numbers for deck in decks for numbers in (deck.monsters, deck.main)]
    for title, numbers in zip(_SECTIONS, parts, strict=False):  # a goldfish has no cards
        lines += ["", f"[{title}]"]
        lines += [f"{len(list(same))} {number}" for number, same in groupby(numbers)]
    lines += ["", f"[{_ACTIONS}]", *_action_lines(session)]
    return "\n".join(lines) + "\n"


def _goldfish_words(fish: Goldfish) -> str:
    return f"zone {fish.zone} rank {fish.rank} rage {fish.rage} threat {fish.threat} {fish.behaviour.value}"


def _read_goldfish(words: str) -> Goldfish:
    """Read what ``_goldfish_words`` wrote; ``ValueError`` for a monster that cannot be."""
    match = _GOLDFISH.fullmatch(words)
    if match is None:
        raise ValueError(f"not the words of a goldfish: {words}")
    zone, rank, rage, threat = (int(match[name]) for name in ("zone", "rank", "rage", "threat"))
    return Goldfish(zone, rank, rage, threat, Behaviour(match["behaviour"]))


_GOLDFISH = re.compile(
    r"zone (?P<zone>[1-8]) rank (?P<rank>[1-4]) rage (?P<rage>[0-9]{1,2}) threat (?P<threat>[0-9]{1,6}) "
    r"(?P<behaviour>advances|stands)"
)


def _action_lines(session: Session) -> Iterator[str]:
    turn, steps = 0, session.steps
    stops = session.opening.stops if session.opening is not None else ()
    for step, after in zip(steps, _afters(session), strict=True):
        if step.before.turn != turn:
            turn = step.before.turn
            yield f"# Turn {turn}, Player {step.before.active + 1}"
        if after.stops != stops:
            stops = after.stops
            yield f"{_STOPS} {stops_in_words(stops)}"
        yield f"{step.action}  # {step.text()}"


def _afters(session: Session) -> Iterator[GameState]:
    """The state after each step."""
    yield from (step.before for step in session.steps[1:])
    if session.steps:
        yield session.state


# ---- reading ---------------------------------------------------------------------------------------------


def read_replay(source: str | bytes, catalogue: Catalogue) -> Replay:
    """Read what ``write_replay`` wrote and play it to its end.

    Other card data or an action that is not open make the session read-only, with a note; everything up to
    there is kept. Raises ``ReplayError`` for what is no replay at all.
    """
    draft = _parse(_decode(source))
    try:
        opening = draft.opening()
    except ValueError as error:
        raise ReplayError(str(error)) from None
    try:
        session = Session(opening.begin(catalogue), opening)
    except SetupError as error:
        raise ReplayError(str(error)) from None
    notes: list[Note] = []
    if draft.header["data"] != catalogue.data_version:
        notes.append(
            Note(
                f"Played with other card data ({draft.header['data']}, now {catalogue.data_version}); "
                "what follows may have gone differently"
            )
        )
    fault = _play(session, draft.actions, define_all(catalogue, opening.region))
    if fault is not None:
        notes.append(fault)
    session.read_only = bool(notes)
    return Replay(session, draft.header["app"], draft.header["data"], tuple(notes))


def _play(
    session: Session, actions: list[tuple[int, str]], cards: Mapping[CardNumber, Definition]
) -> Note | None:
    """Do the actions; the fault that ends them early, if any."""
    for line, text in actions:
        try:
            if text.startswith(f"{_STOPS} "):
                session.stops = parse_stops(text.removeprefix(_STOPS))
            elif text.startswith(_BY_HAND):
                session.do_by_hand(parse_by_hand(text), cards)
            else:
                session.do(parse_action(text))
        except IllegalActionError as error:
            return Note(f'"{text}" is not open: {error.reason}; the rest is left out', line, text)
        except (ActionSyntaxError, ByHandSyntaxError, StopSyntaxError) as error:
            return Note(f"{error}; the rest is left out", line, text)
    return None


def _decode(source: str | bytes) -> str:
    if len(source) > MAX_BYTES:
        raise ReplayError(f"Too big for a replay: {len(source):,} bytes, at most {MAX_BYTES:,} are read")
    if isinstance(source, bytes):
        try:
            source = source.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise ReplayError("Not text in UTF-8, so no replay") from None
    if "\0" in source:
        raise ReplayError("Binary data, no replay")
    return source


@dataclass(slots=True)
class _Draft:
    """What the lines say, before any card is looked up."""

    header: dict[str, str] = field(default_factory=dict[str, str])
    decks: dict[str, list[str]] = field(default_factory=lambda: {title: [] for title in _SECTIONS})
    actions: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])

    def opening(self) -> Opening:
        """The opening; the header was checked for being complete."""
        parts = [tuple(self.decks[title]) for title in _SECTIONS]
        decks = (Numbers(parts[0], parts[1]), Numbers(parts[2], parts[3]))
        header = self.header
        stops = parse_stops(header.get(_STOPS, "none"))
        if "goldfish" in header:
            fish = _read_goldfish(header["goldfish"])
            decks = (decks[0], NO_DECK)
        else:
            fish = None
        first, region = _FIRST[header["first"]], Region(header["region"])
        return Opening(decks, int(header["seed"]), first, region, fish, stops)


def _parse(text: str) -> _Draft:
    lines = text.splitlines()
    if len(lines) > MAX_LINES:
        raise ReplayError(f"Too long for a replay: {len(lines):,} lines, at most {MAX_LINES:,} are read")
    _check_title(lines[0] if lines else "")
    draft, section = _Draft(), ""
    for number, line in enumerate(lines[1:], start=2):
        content = line.partition("#")[0].strip()
        if not content:
            continue
        if content.startswith("["):
            section = _section(content, number)
        elif section == _ACTIONS:
            draft.actions.append((number, content))
        elif section:
            _add_card(draft.decks[section], content, section, number)
        else:
            _add_header(draft.header, content, number)
    _check_complete(draft)
    return draft


def _check_title(line: str) -> None:
    match = re.fullmatch(rf"{_TITLE}: ([0-9]{{1,6}})\s*", line)
    if match is None:
        raise ReplayError(f'No replay: it does not begin with "{_TITLE}: {FORMAT}"', 1)
    if int(match[1]) != FORMAT:
        advice = (
            "a newer version of the program reads it" if int(match[1]) > FORMAT else "it is not read any more"
        )
        raise ReplayError(f"Replay format {match[1]}; this version reads format {FORMAT}, {advice}", 1)


def _section(content: str, line: int) -> str:
    title = content.removeprefix("[").removesuffix("]").strip()
    if title not in (*_SECTIONS, _ACTIONS):
        raise ReplayError(f"Unknown section {_quote(content)}", line)
    return title


def _add_header(header: dict[str, str], content: str, line: int) -> None:
    key, colon, value = content.partition(":")
    key, value = key.strip(), value.strip()
    if not colon:
        raise ReplayError(f'Expected "key: value", found {_quote(content)}', line)
    if key in header:
        raise ReplayError(f"{_quote(key)} is said twice", line)
    check = _CHECKS.get(key)
    if check is not None and not check[0].fullmatch(value):
        raise ReplayError(f"{key} is {_quote(value)}; expected {check[1]}", line)
    if key == "seed" and int(value) >= 1 << 64:
        raise ReplayError(f"seed is {value}; expected a number below 2**64", line)
    header[key] = value


_CHECKS: dict[str, tuple[re.Pattern[str], str]] = {
    "seed": (re.compile("[0-9]{1,20}"), "a number"),
    "first": (re.compile("seed|1|2"), '"seed", 1 or 2'),
    "region": (re.compile("|".join(Region)), " or ".join(Region)),
    "goldfish": (_GOLDFISH, f'words such as "{_goldfish_words(Goldfish())}"'),
}
_CARD = re.compile(r"([0-9]{1,4}) (\S{1,40})")


def _add_card(deck: list[str], content: str, section: str, line: int) -> None:
    match = _CARD.fullmatch(content)
    if match is None or int(match[1]) < 1:
        raise ReplayError(
            f'Expected a count and a card number such as "4 ESD01-005", found {_quote(content)}', line
        )
    if len(deck) + int(match[1]) > MAX_CARDS:
        raise ReplayError(f"More than {MAX_CARDS} cards in the {section}", line)
    deck += [match[2]] * int(match[1])


def _check_complete(draft: _Draft) -> None:
    missing = [key for key in _NEEDED if key not in draft.header]
    needed = _SECTIONS[:1] if "goldfish" in draft.header else _SECTIONS
    missing += [f"[{title}]" for title in needed if not draft.decks[title]]
    if missing:
        raise ReplayError(f"The replay is incomplete, it has no {', '.join(missing)}")


def _quote(text: str) -> str:
    return f'"{text[:60]}..."' if len(text) > 60 else f'"{text}"'
