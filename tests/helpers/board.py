"""Builds positions in game terms and plays them: made-up cards without text, zones, hands, phases (R27.0).

A card is a word: ``B(1,5000)`` is a battle card of rank 1 and counter power 5000, ``S(2)`` a strategy card of
rank 2, ``M(2,8000)`` a monster of rank II and threat 8000, ``T(1,3000)`` a battle token; or it is the number
of a real card. Facts follow after a comma: ``B(1,5000,step=2)``, ``M(2,8000,burst=1,traits=Rodan+2nd Form)``,
``B(3,2000,evolution=5 Mothra)``, ``S(1,base)``, ``M(1,5000,start=5)``; cards are red but for
``B(1,0,color=blue)`` or ``color=red+blue``. A label after a colon makes two equal cards differ:
``B(1,5000):left``.

    state = position(p=dict(zone=3, rage=1, zones={5: "B(1,5000)"}, hand=["B(1,3000)"]), o=dict(zone=8))
    do(state, "battle B(1,3000) z5")
    assert zones(state, P) == {5: "B(1,3000)"} and discard(state, P) == ["B(1,5000)"]
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from deckbuilder.cards import Card, CardNumber, Region, load_catalogue
from deckbuilder.engine import PASS, Action, Definition, Event, GameState, apply, define, legal_actions
from deckbuilder.engine.abilities.model import Target
from deckbuilder.engine.actions import Kind
from deckbuilder.engine.definition import RAGE
from deckbuilder.engine.events import Kind as Happened
from deckbuilder.engine.scenario import Placed, Scenario, Side, begin, lay_out
from deckbuilder.engine.state import Ask
from deckbuilder.engine.tasks import Task
from deckbuilder.engine.turn import TURN, run
from deckbuilder.engine.values import counter_power
from tests.helpers.cards import make_card

P, O = 0, 1  # noqa: E741 - the names the rules give the two players
"""P is the player whose turn it is, O the other."""

FILLER = "B(9,0)"
"""What unnamed cards of a deck or hand are: a battle card that can never be played."""

MONSTER_DECK = ("M(2,10000)", "M(3,15000)", "M(4,20000)")

Cards = str | int | Sequence[str]
"""One card, so many fillers, or several cards."""


# ---- made-up cards ---------------------------------------------------------------------------------------


def card(word: str, *abilities: Mapping[str, Any]) -> Card:
    """The card that a word describes, with abilities as the set files write them."""
    kind, _, rest = word.partition(":")[0].partition("(")
    figures = [each.strip() for each in rest.rstrip(")").split(",")]
    facts = dict(_fact(each) for each in figures if not each.isdecimal())
    rank, *power = (int(each) for each in figures if each.isdecimal())
    battle = kind in "BT"
    traits = facts.get("traits", "Godzilla" if kind == "M" else "")
    return make_card(
        word,
        name=word,
        type={"B": "battle", "T": "battle", "S": "strategy", "M": "monster"}[kind],
        rank=rank,
        colors=tuple(facts.get("color", "red").split("+")),
        threat=power[0] if kind == "M" else None,
        counter_power=power[0] if battle else None,
        invasion=int(facts["step"]) if "step" in facts else None,
        traits=tuple(traits.split("+")) if traits else (),
        ability_data=(*_keywords(kind, facts), *abilities),
        keywords=frozenset({"token"} if kind == "T" else ()),
    )


def one_shot(label: str, *actions: Mapping[str, Any]) -> dict[str, Card]:
    """The strategy card ``S(1):label`` that does something when it is activated, for ``cards=``."""
    word = f"S(1):{label}"
    return {word: card(word, {"kind": "trigger", "on": {"ev": "activate"}, "do": list(actions)})}


def _fact(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


def _keywords(kind: str, facts: Mapping[str, str]) -> Iterator[dict[str, Any]]:
    if "burst" in facts:
        yield {"kind": "keyword", "name": "burst", "from_rank": int(facts["burst"])}
    if "evolution" in facts:
        rank, _, trait = facts["evolution"].partition(" ")
        yield {"kind": "keyword", "name": "evolution", "rank_max": int(rank), "trait": trait}
    if "base" in facts:
        yield {"kind": "keyword", "name": "base"}
    if kind == "T":
        yield {"kind": "keyword", "name": "token"}
    if "start" in facts:
        yield {"kind": "deck", "rule": "start_zone", "zone": int(facts["start"])}


class Definitions(dict[CardNumber, Definition]):
    """Definitions by word or card number, made when first asked for."""

    def __init__(self, cards: Mapping[str, Card | Definition] | None = None, **options: Any) -> None:
        super().__init__({RAGE.number: RAGE})
        self._options = options
        for word, each in (cards or {}).items():
            self[CardNumber(word)] = each if isinstance(each, Definition) else define(each, **options)

    def get(self, word: Any, default: Any = None) -> Any:
        if word not in self:
            made = self._make(str(word))
            if made is None:
                return default
            self[word] = made
        return self[word]

    def _make(self, word: str) -> Definition | None:
        if "(" in word:
            return define(card(word), **self._options)
        real = catalogue().get(word)
        return define(real, real.traits_in(Region.EN), **self._options) if real else None


@lru_cache(maxsize=1)
def catalogue() -> Any:
    """The shipped cards, read once."""
    return load_catalogue()


@lru_cache(maxsize=1)
def tokens() -> dict[str, Definition]:
    """The definitions of the shipped tokens by name."""
    return {each.name: define(each, abilities=True) for each in catalogue() if each.is_token}


# ---- positions -------------------------------------------------------------------------------------------


def scenario(
    p: Mapping[str, Any] | None = None,
    o: Mapping[str, Any] | None = None,
    *,
    phase: str = "main",
    turn: int = 3,
    active: int = P,
    seed: int = 1,
) -> Scenario:
    """A scenario of two sides in short words; ``turn`` 3 is the second turn of the player who went first.

    A side takes: ``monster`` (bottom to top), ``zone``, ``rage``, ``monster_deck``, ``hand``, ``deck`` (the
    next draw first), ``discard``, ``zones`` (by number a card or a stack), ``strategies`` (a card, or a card
    with the turn it was placed; else it was on the side's last turn before) and the rest of ``Side``.
    """
    last_turns = {active: turn - 2, 1 - active: turn - 1}
    sides = [_side(dict(given or {}), max(0, last_turns[player])) for player, given in enumerate((p, o))]
    return Scenario((sides[P], sides[O]), turn=turn, active=active, phase=phase, seed=seed)


def position(
    p: Mapping[str, Any] | None = None,
    o: Mapping[str, Any] | None = None,
    *,
    cards: Mapping[str, Card | Definition] | None = None,
    abilities: bool = False,
    **moment: Any,
) -> GameState:
    """A game that stands in a position, its question open; ``moment`` as in ``scenario``.

    In another phase than ``main`` it plays on to the next question, often in the other player's main phase;
    to look at the board between, use ``after_phase``. ``cards`` gives words a meaning of their own; with
    ``abilities`` the texts of cards are played.
    """
    return begin(scenario(p, o, **moment), _definitions(cards, abilities))


def after_phase(
    phase: str,
    p: Mapping[str, Any] | None = None,
    o: Mapping[str, Any] | None = None,
    *,
    cards: Mapping[str, Card | Definition] | None = None,
    abilities: bool = False,
    **moment: Any,
) -> GameState:
    """The position when the ``start``, ``counter`` or ``end`` phase has run: P asked for a main-phase action.

    The question may also be one of the phase itself, such as the order of waiting abilities; the phase goes
    on when it is answered. The game may be over.
    """
    state = lay_out(scenario(p, o, phase=phase, **moment), _definitions(cards, abilities))
    tasks = {
        "start": (Task.RESET_RAGE, Task.DISCARD, Task.DRAW, Task.BEGIN_START),
        "main": (Task.BEGIN_MAIN,),
        "counter": (Task.COUNTER, Task.BEGIN_COUNTER),
        "end": (Task.REFILL, Task.ADVANCE, Task.BEGIN_END),
    }
    state.todo = [Task.MAIN, *tasks[phase]]
    run(state)
    return state


def main_phase_begins(
    p: Mapping[str, Any] | None = None,
    o: Mapping[str, Any] | None = None,
    *,
    cards: Mapping[str, Card | Definition] | None = None,
    abilities: bool = False,
    **moment: Any,
) -> GameState:
    """A game at the beginning of the Main Phase, with all that triggers there, up to the first question."""
    state = lay_out(scenario(p, o, **moment), _definitions(cards, abilities))
    state.todo = list(TURN[: TURN.index(Task.BEGIN_MAIN) + 1])
    run(state)
    return state


def compared(
    p: Mapping[str, Any] | None = None, o: Mapping[str, Any] | None = None, **options: Any
) -> tuple[int, int]:
    """P's total counter power and O's threat as P's Counter Phase compares them, cards' texts played.

    O's monster is one that nobody counters unless it is given.
    """
    state = after_phase("counter", p, {"monster": "M(1,90000)", **(o or {})}, abilities=True, **options)
    settle(state)
    (figures,) = counters_tried(state.events)
    return figures


def _definitions(cards: Mapping[str, Card | Definition] | None, abilities: bool) -> Definitions:
    return Definitions(cards, abilities=True, tokens=tokens()) if abilities else Definitions(cards)


def _side(given: dict[str, Any], last_turn: int) -> Side:
    strategies = [_placed(each, last_turn) for each in given.pop("strategies", ())]
    return Side(
        monster=_words(given.pop("monster", "M(1,5000)")),
        monster_deck=_words(given.pop("monster_deck", MONSTER_DECK)),
        hand=_words(given.pop("hand", ())),
        deck_top=_words(given.pop("deck", 30)),
        discard=_words(given.pop("discard", ())),
        zones={zone: _words(stack) for zone, stack in given.pop("zones", {}).items()},
        strategies=(*strategies, *[None] * (2 - len(strategies))),
        **given,
    )


def _placed(given: str | tuple[Cards, int] | None, last_turn: int) -> Placed | None:
    if given is None:
        return None
    cards, turn = given if isinstance(given, tuple) else (given, last_turn)
    return Placed(_words(cards), turn)


def _words(given: Cards) -> tuple[str, ...]:
    if isinstance(given, int):
        return (FILLER,) * given
    return (given,) if isinstance(given, str) else tuple(given)


# ---- playing ---------------------------------------------------------------------------------------------


def word(state: GameState, uid: int) -> str:
    """The word or number of a card."""
    return str(state.table[uid].number)


def said(state: GameState, action: Action) -> str:
    """An action with the word of its card: ``battle B(1,3000) z5``, ``resolve M(2,8000)``."""
    if action.card < 0 or action.kind is Kind.MODE:
        return str(action)
    uid = state.waiting[action.card].card if action.kind is Kind.RESOLVE else action.card
    return f"{action.kind} {word(state, uid)}" + (f" z{action.zone}" if action.zone else "")


def legal(state: GameState) -> set[str]:
    """The open actions as ``said``."""
    return {said(state, action) for action in legal_actions(state)}


def asked(state: GameState) -> tuple[Ask, int]:
    """What kind of question is open, and whom it asks."""
    assert state.ask is not None, "the game is over"
    return state.ask.kind, state.ask.player


def action(state: GameState, text: str) -> Action:
    """The action that a text says, open or not; of equal cards the open one, else the first in the hand."""
    for each in legal_actions(state):
        if said(state, each) == text:
            return each
    kind, _, rest = text.partition(" ")
    wanted, _, zone = rest.partition(" z")
    assert state.ask is not None, f"the game is over, {text} cannot be done"
    hand = state.players[state.ask.player].hand
    found = [uid for uid in hand if word(state, uid) == wanted]
    return Action(Kind(kind), found[0] if found else -1, int(zone or 0))


def do(state: GameState, *texts: str) -> list[Event]:
    """Carry out actions said in words, one after the other; every event of all of them."""
    return [event for text in texts for event in apply(state, action(state, text))]


def pass_turn(state: GameState) -> list[Event]:
    """End the main phase; the game goes on to its next question."""
    return apply(state, PASS)


def settle(state: GameState) -> None:
    """Give what abilities still ask the first answer offered, until a main-phase action is asked for."""
    while state.ask is not None and state.ask.kind is not Ask.MAIN:
        apply(state, legal_actions(state)[0])


# ---- looking ---------------------------------------------------------------------------------------------


def words(state: GameState, uids: Iterable[int]) -> list[str]:
    """The words of several cards."""
    return [word(state, uid) for uid in uids]


def _pile(name: str) -> Callable[[GameState, int], list[str]]:
    def look(state: GameState, player: int) -> list[str]:
        return words(state, getattr(state.players[player], name))

    look.__doc__ = f"The words of the cards of a player's {name}, in the order of the state."
    return look


hand = _pile("hand")
discard = _pile("discard")
monster_deck = _pile("monster_deck")
monster = _pile("monster")
"""The monster's stack, from the bottom to the top."""


def deck(state: GameState, player: int) -> list[str]:
    """The deck, the next draw first."""
    return words(state, reversed(state.players[player].deck))


def zones(state: GameState, player: int) -> dict[int, str]:
    """The top card of every zone that holds one."""
    return {at: word(state, stack[-1]) for at, stack in enumerate(state.players[player].zones) if stack}


def stacks(state: GameState, player: int) -> dict[int, list[str]]:
    """Every stack by zone, from the bottom to the top."""
    return {at: words(state, stack) for at, stack in enumerate(state.players[player].zones) if stack}


def zone_of(state: GameState, player: int) -> int:
    """The zone in which a player's monster stands."""
    return state.players[player].zone


def rage_of(state: GameState, player: int) -> int:
    """A player's rage."""
    return state.players[player].rage


def power(state: GameState, player: int, zone: int) -> int:
    """The counter power of the battle card in a zone, as it is now."""
    return counter_power(state, Target(state.players[player].zones[zone][-1], player, zone))


def strategies(state: GameState, player: int) -> list[str]:
    """The strategy cards in place, from the first zone on."""
    return [word(state, stack[-1]) for stack in state.players[player].strategies if stack]


def counters_tried(events: Iterable[Event]) -> list[tuple[int, int]]:
    """The total counter power and the threat of every comparison among some events."""
    return [(each.first, each.second) for each in events if each.kind is Happened.COUNTER_TRIED]
