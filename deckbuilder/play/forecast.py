"""What a Counter Phase would bring as the board stands, and what the two numbers are made of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from deckbuilder.engine import Action, GameState, apply
from deckbuilder.engine.abilities.model import Target
from deckbuilder.engine.board import ZONES
from deckbuilder.engine.countering import try_counter
from deckbuilder.engine.events import Kind
from deckbuilder.engine.state import RAGE_THREAT
from deckbuilder.engine.values import counter_power, monster_of, threat, total_counter_power


class Result(StrEnum):
    """What a counter does."""

    NOTHING = "nothing"
    """It falls short."""

    IMMUNE = "immune"
    """It is enough, and a card protects the monster."""

    COUNTERED = "countered"
    """The monster is countered, and the next one lies on it."""

    WINS = "wins"
    """The monster is countered, and no other follows."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """One comparison of counter power with threat, in points."""

    player: int
    """Who counters."""

    power: int
    threat: int
    result: Result
    rank: int = 0
    """Of the monster that would follow; 0 for none."""

    @property
    def short(self) -> int:
        """How much is missing; 0 when it is enough."""
        return max(0, self.threat - self.power)


def forecast(state: GameState, player: int) -> Forecast:
    """What happened if the Counter Phase of a player came now; the state is not touched."""
    trial = state.clone()
    trial.active = player
    power, needed = total_counter_power(trial, player), threat(trial, 1 - player)
    try_counter(trial)
    events = {event.kind: event for event in trial.events}
    if trial.outcome is not None:
        return Forecast(player, power, needed, Result.WINS)
    if Kind.COUNTERED in events:
        follower = events.get(Kind.RANKED_UP)
        rank = state.table[follower.card].rank if follower is not None else 0
        return Forecast(player, power, needed, Result.COUNTERED, rank)
    return Forecast(player, power, needed, Result.NOTHING if power < needed else Result.IMMUNE)


def after(state: GameState, action: Action, player: int) -> Forecast | None:
    """The forecast for a player's counter once an action is done; the state is not touched.

    None where that would tell what nobody can know: the action draws, looks into a deck or throws dice.
    """
    trial = state.clone()
    apply(trial, action)
    if trial.outcome is not None or trial.step != state.step or trial.turn != state.turn:
        return None
    sides = zip(state.players, trial.players, strict=True)
    if any(before.deck != then.deck for before, then in sides):
        return None
    return forecast(trial, player)


@dataclass(frozen=True, slots=True)
class Part:
    """A card, or what is no card, that adds points."""

    card: int
    """Its uid; -1 for rage and effects."""

    points: int
    zone: int = 0
    rage: int = 0
    """Points of rage behind it; 0 where it is none."""


def power_parts(state: GameState, player: int) -> list[Part]:
    """What the counter power of a player is made of, by zone; what effects change besides comes last."""
    stacks = state.players[player].zones
    parts = [
        Part(stacks[zone][-1], counter_power(state, Target(stacks[zone][-1], player, zone)), zone)
        for zone in ZONES
        if stacks[zone]
    ]
    rest = total_counter_power(state, player) - sum(part.points for part in parts)
    return [*parts, Part(-1, rest)] if rest else parts


def threat_parts(state: GameState, player: int) -> list[Part]:
    """What the threat of a player's monster is made of: as printed, its rage, effects."""
    me = state.players[player]
    parts = [Part(me.monster[-1], monster_of(state, player).threat, me.zone)]
    if me.rage:
        parts.append(Part(-1, RAGE_THREAT * me.rage, rage=me.rage))
    rest = threat(state, player) - sum(part.points for part in parts)
    return [*parts, Part(-1, rest)] if rest else parts
