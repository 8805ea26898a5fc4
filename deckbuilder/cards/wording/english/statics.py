"""Phrases for what holds continuously, one function a static effect (EFFECTS B.fx)."""

from __future__ import annotations

from functools import singledispatch

from deckbuilder.cards.abilities import statics as fx

from .referents import OPPONENT, THIS_CARD, YOU, owners, player
from .selectors import affected, bonus, per_unit
from .words import Clause, Noun, a, number, spaced

_ONLY_MOVED = "; it only moves back as if countered, without a rank-up"


@singledispatch
def effect(static: object) -> Clause:
    """The effect as one clause with its subject."""
    raise TypeError(f"no wording for the static effect {type(static).__name__}")


@effect.register
def _(static: fx.CounterPower) -> Clause:
    return Clause("get", Noun(bonus(static.amount, "counter power")), subject=affected(static.target))


@effect.register
def _(static: fx.CounterPowerSet) -> Clause:
    return Clause("be", tail=spaced(*per_unit(static.amount)), subject=Noun("counter power X"))


@effect.register
def _(static: fx.TotalCounterPower) -> Clause:
    return Clause("get", Noun(bonus(static.amount, "")), subject=Noun("your total counter power"))


@effect.register
def _(static: fx.Threat) -> Clause:
    return Clause("get", Noun(bonus(static.amount, "threat")), subject=affected(static.target))


@effect.register
def _(static: fx.ThreatSet) -> Clause:
    return Clause("be", tail=spaced(*per_unit(static.amount)), subject=Noun("threat X"))


@effect.register
def _(static: fx.Rank) -> Clause:
    return Clause("get", Noun(bonus(static.amount, "rank")), subject=affected(static.target))


@effect.register
def _(static: fx.PlayRank) -> Clause:
    return Clause("get", Noun(bonus(static.amount, "rank")), subject=affected(static.target))


@effect.register
def _(static: fx.CannotInvade) -> Clause:
    return Clause("cannot", tail="invade", subject=affected(static.target))


@effect.register
def _(static: fx.CannotAdvance) -> Clause:
    return Clause("cannot", tail="advance", subject=affected(static.target))


@effect.register
def _(static: fx.CannotEngage) -> Clause:
    return Clause("be", tail="left out of the counter comparison", subject=affected(static.target))


@effect.register
def _(static: fx.CannotBeMoved) -> Clause:
    return Clause("cannot", tail="be moved by enemy effects", subject=affected(static.target))


@effect.register
def _(static: fx.Indestructible) -> Clause:
    return Clause("cannot", tail="be destroyed by enemy effects", subject=affected(static.target))


@effect.register
def _(static: fx.CounterImmunity) -> Clause:
    target = affected(static.target)
    if static.max is None:
        tail = f"be countered{_ONLY_MOVED}" if static.retreat else "be countered"
    else:
        limit = f"be countered by a total counter power of {number(static.max)} or less"
        tail = limit + (_ONLY_MOVED if static.retreat else ", nor does it move back")
    return Clause("cannot", tail=tail, subject=target)


@effect.register
def _(static: fx.CannotPlay) -> Clause:
    column = f"in {owners(static.where.col)} column" if static.where else ""
    return Clause("cannot", tail=spaced(f"play {static.type} cards", column), subject=player(static.who))


@effect.register
def _(static: fx.CannotDraw) -> Clause:
    return Clause("cannot", tail=f"draw in the {static.phase} phase", subject=player(static.who))


@effect.register
def _(static: fx.CannotPayInvasion) -> Clause:
    who = YOU if static.who == "you" else OPPONENT
    return Clause("cannot", tail=f"pay for an invasion with a Step {static.icon} card from hand", subject=who)


@effect.register
def _(static: fx.CountsAs) -> Clause:
    counted = f"when {static.type} cards in your {static.where} pile are counted"
    return Clause("count", tail=f"as {a(str(static.type))} card {counted}", subject=THIS_CARD)


@effect.register
def _(static: fx.EndAdvance) -> Clause:
    count, per = per_unit(static.amount)
    zones = f"{count} more zone{'' if count == '1' else 's'}"
    return Clause("advance", Noun(zones), spaced("in your end phase", per), subject=THIS_CARD)


@effect.register
def _(static: fx.InvasionStep) -> Clause:
    zones = f"{static.zones} zone{'' if static.zones == 1 else 's'}"
    return Clause("advance", Noun(zones), f"when it invades with Step {static.icon}", subject=THIS_CARD)


@effect.register
def _(static: fx.KeepAtStart) -> Clause:
    return Clause("be", tail="not discarded in your start phase", subject=affected(static.target))


@effect.register
def _(static: fx.RageLock) -> Clause:
    effects = Noun("enemy effects", plural=True)
    return Clause("cannot", tail=f"make {affected(static.target).text} lose rage", subject=effects)
