"""A position for every kind of question, and for everything that cards and zones are chosen for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from deckbuilder.cards.abilities import actions as act
from deckbuilder.engine import Ask, GameState, apply, begin, legal_actions
from deckbuilder.engine.abilities.model import May, Modes, Pick, PickZone, Step
from deckbuilder.play import label

from . import games
from .board import scenario

ASKED = {
    Ask.MAIN: ("ESD02", "ESD02", 1, 1),
    Ask.ORDER: ("millennium-depths", "ESD02", 1, 2),
    Ask.EVOLVE: ("ESD02", "ESD02", 2, 9),
    Ask.PICK: ("ESD02", "ginza-rampage", 2, 3),
    Ask.ZONE: ("ESD01", "xilien-gambit", 1, 13),
    Ask.MAY: ("millennium-depths", "xilien-gambit", 1, 15),
    Ask.MODE: ("ESD01", "millennium-depths", 2, 61),
}
"""Two decks, a seed and how many random actions lead to a question of each kind."""


class Laid(NamedTuple):
    """A position that is laid out, and what is answered in it until the question comes."""

    hand: tuple[str, ...]
    answers: tuple[str, ...]
    """Beginnings of what the answers say."""

    p: Mapping[str, Any] = {}
    o: Mapping[str, Any] = {}


_ONE, _TWO, _THREE = "EBP01-016", "EBP01-017", "EBP01-018"
"""Battle cards of these ranks."""

_GODZILLA = {1: "EBP01-001", 2: "EBP01-002", 3: "EBP01-003", 4: "EBP01-004"}

PURPOSES: Mapping[str, tuple[str, str, int, int] | Laid] = {
    "may": ASKED[Ask.MAY],
    "mode": ("millennium-depths", "xilien-gambit", 3, 38),
    "pick.choose": Laid(("EBP04-077",), ("Play Akane",), {"deck": ["EBP01-018", "EBP01-023", *[_ONE] * 9]}),
    "pick.destroy": ("ESD02", "xilien-gambit", 6, 12),
    "pick.discard": ("ESD01", "xilien-gambit", 8, 2),
    "pick.discard_down_to": ("ginza-rampage", "ginza-rampage", 7, 2),
    "pick.each_chooses": Laid(
        ("ESD03-008",),
        ("Play Humanity",),
        {"monster": _GODZILLA[3], "zones": {1: _THREE, 2: _TWO}},
        {"zones": {1: _THREE}, "zone": 8},
    ),
    "pick.evolve": ("ESD01", "ESD02", 7, 24),
    "pick.look_arrange": ("ginza-rampage", "ginza-rampage", 3, 21),
    "pick.move_battle": ("xilien-gambit", "xilien-gambit", 5, 8),
    "pick.play_card": ("ESD02", "ESD02", 7, 39),
    "pick.play_monster": Laid(
        ("EBP03-074",),
        ("Play A Journey",),
        {"monster": _GODZILLA[2], "monster_deck": [_GODZILLA[3], "EBP01-006"]},
    ),
    "pick.play_strategy": Laid(
        ("EBP03-012", "EBP01-061", "EBP01-062"), ("Play Godzilla (1993)",), {"monster": _GODZILLA[2]}
    ),
    "pick.put_under": Laid(
        ("EBP03-025",),
        ("Play Mothra", "Yes"),
        {"monster": "EBP03-019", "discard": [_GODZILLA[3], _GODZILLA[4]]},
    ),
    "pick.put_under host": Laid(
        (_TWO,), ("Invade", "Yes"), {"zone": 3, "zones": {8: "EBP03-042", 1: "EBP01-044", 2: "EBP01-050"}}
    ),
    "pick.return_to_deck": Laid(
        ("EBP03-055",),
        ("Play Primitive",),
        {"zone": 2, "discard": ["EBP01-044", "EBP01-050"]},
    ),
    "pick.return_to_hand": Laid(
        ("EBP03-021",),
        ("Play Rainbow",),
        {"monster": "EBP03-020", "discard": ["EBP03-070", "EBP03-075"]},
    ),
    "pick.search_deck": ("ESD01", "ginza-rampage", 7, 12),
    "pick.swap": Laid(("EBP02-069",), ("Play Godzilla vs.",), {}, {"zones": {1: _ONE, 2: _TWO, 3: _THREE}}),
    "pick.take_revealed": Laid(
        ("EBP03-011",),
        ("Play Multi-purpose",),
        {"monster": "EBP03-008", "deck": [_ONE, _TWO, _THREE, *[_ONE] * 9]},
        {"monster": _GODZILLA[4]},
    ),
    "zone.choose_zone": ("ESD02", "ESD02", 4, 28),
    "zone.create_token": Laid(("EBP02-025",), ("Play Biollante",), {"zone": 2, "monster": "EBP02-025"}),
    "zone.move_battle": ("ginza-rampage", "xilien-gambit", 7, 9),
    "zone.play_card": ("millennium-depths", "xilien-gambit", 6, 23),
    "zone.search_deck": ("ESD01", "xilien-gambit", 3, 39),
}
"""What a card can ask for, as ``purpose`` names it, and where it is asked."""


def asking(kind: Ask) -> GameState:
    """A position of its own in which this kind of question is open."""
    return _played(ASKED[kind]).clone()


def asked_for(purpose: str) -> GameState:
    """A position of its own in which a card asks for this."""
    found = PURPOSES[purpose]
    return (_laid(purpose) if isinstance(found, Laid) else _played(found)).clone()


def purpose(step: Step) -> str:
    """What an instruction asks for: ``pick.destroy``, ``zone.move_battle``, ``may``; else empty."""
    match step:
        case Pick(action=action):
            assert action is not None
            hosts = isinstance(action, act.PutUnder) and step.name == "host"
            return f"pick.{action.act}{' host' if hosts else ''}"
        case PickZone(action=action):
            assert action is not None
            return f"zone.{action.act}"
        case May():
            return "may"
        case Modes():
            return "mode"
        case _:
            return ""


def purposes() -> Iterator[str]:
    """What the shipped cards ask for, each as often as one does."""
    for definition in games.definitions(abilities=True).values():
        for trigger in definition.abilities.triggers:
            yield from filter(None, map(purpose, trigger.program))


def purpose_in(state: GameState) -> str:
    """What the card that asks now asks for."""
    frame = state.frames[-1]
    return purpose(state.table[frame.source].abilities.triggers[frame.ability].program[frame.place])


@lru_cache
def _played(way: tuple[str, str, int, int]) -> GameState:
    one, two, seed, count = way
    steps = games.at_random(games.new((one, two), seed, abilities=True), seed)
    for number, (state, _) in enumerate(steps, start=1):
        if number == count:
            return state.clone()
    raise AssertionError("the game ended before the question")


@lru_cache
def _laid(purpose: str) -> GameState:
    laid = PURPOSES[purpose]
    assert isinstance(laid, Laid)
    bare = {"monster": _GODZILLA[1], "monster_deck": [], "deck": [_THREE] * 20, "zone": 7}
    sides = {**bare, "hand": laid.hand, **laid.p}, {**bare, "zone": 8, **laid.o}
    state = begin(scenario(*sides), games.definitions(abilities=True))
    for words in laid.answers:
        apply(state, next(each for each in legal_actions(state) if label(state, each).startswith(words)))
    return state
