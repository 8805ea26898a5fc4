"""Phrases for what holds continuously, one function a static effect (EFFECTS B.fx)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch

from deckbuilder.cards.abilities import statics as fx
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.language import TYPES_JA
from deckbuilder.cards.wording.amounts import factor

from .events import PHASES
from .referents import THIS_CARD, player, referred
from .selectors import changed, lead, per, subject
from .words import in_turn, number, signed

_CANNOT = "できない"
_MOVES = {f"前進{_CANNOT}", f"進攻{_CANNOT}"}
"""Bans that are said in one breath: neither advance nor invade."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect: what it is about with は, and what holds of it, ending in its verb."""

    topic: str
    text: str

    def __str__(self) -> str:
        return self.topic + self.text


def holding(effects: Sequence[fx.StaticEffect]) -> str:
    """The effects as one phrase; what is about the same cards names them once."""
    said = [effect(static) for static in effects]
    if len(said) > 1 and len({each.topic for each in said}) == 1 and {each.text for each in said} <= _MOVES:
        bans = "".join(f"{each.text.removesuffix(_CANNOT)}も" for each in said)
        return f"{said[0].topic}{bans}{_CANNOT}"
    phrases = [
        each.text if before is not None and before.topic == each.topic else str(each)
        for before, each in zip((None, *said), said, strict=False)
    ]
    return in_turn(phrases)


@singledispatch
def effect(static: object) -> Effect:
    """The effect as one phrase."""
    raise TypeError(f"no wording for the static effect {type(static).__name__}")


@effect.register
def _(static: fx.CounterPower) -> Effect:
    return Effect("", changed(f"{subject(static.target)}の撃退力", static.amount))


@effect.register
def _(static: fx.CounterPowerSet) -> Effect:
    count, goes_by = per(static.amount)
    return Effect("撃退力Ｘは、", f"{goes_by.removesuffix('、')}{count}になる")


@effect.register
def _(static: fx.TotalCounterPower) -> Effect:
    return Effect("", changed("あなたの合計撃退力", static.amount))


@effect.register
def _(static: fx.Threat) -> Effect:
    return Effect("", changed(f"{subject(static.target)}の脅威度", static.amount))


@effect.register
def _(static: fx.ThreatSet) -> Effect:
    count, goes_by = per(static.amount)
    return Effect("脅威度Ｘは、", f"{goes_by.removesuffix('、')}{count}になる")


@effect.register(fx.Rank)
@effect.register(fx.PlayRank)
def _(static: fx.Rank | fx.PlayRank) -> Effect:
    return Effect("", changed(f"{subject(static.target)}の等級", static.amount))


@effect.register
def _(static: fx.CannotInvade) -> Effect:
    return Effect(f"{subject(static.target)}は", f"進攻{_CANNOT}")


@effect.register
def _(static: fx.CannotAdvance) -> Effect:
    return Effect(f"{subject(static.target)}は", f"前進{_CANNOT}")


@effect.register
def _(static: fx.CannotEngage) -> Effect:
    return Effect(f"{subject(static.target)}は", f"あなたの怪獣と交戦{_CANNOT}")


@effect.register
def _(static: fx.CannotBeMoved) -> Effect:
    return Effect(f"{subject(static.target)}は", "相手の効果で移動しない")


@effect.register
def _(static: fx.Indestructible) -> Effect:
    return Effect(f"{subject(static.target)}は", "相手の効果で破壊されない")


@effect.register
def _(static: fx.CounterImmunity) -> Effect:
    by = "" if static.max is None else f"{number(static.max)}以下の合計撃退力では"
    if static.retreat:
        text = f"{by}撃退されず、等級を上げずに撃退された時の移動だけを行う"
    else:
        text = f"{by}撃退されない" if static.max is None else f"{by}撃退されず、後退もしない"
    return Effect(f"{subject(static.target)}は", text)


@effect.register
def _(static: fx.CannotPlay) -> Effect:
    column = f"{referred(static.where.col)}と同じ縦列に" if static.where else ""
    verb = "使用" if static.type is CardType.STRATEGY else "出現させることが"
    return Effect(f"{player(static.who)}は", f"{column}{TYPES_JA[static.type]}カードを{verb}{_CANNOT}")


@effect.register
def _(static: fx.CannotDraw) -> Effect:
    return Effect(f"{player(static.who)}は", f"{PHASES[static.phase]}にカードを引くことが{_CANNOT}")


@effect.register
def _(static: fx.CannotPayInvasion) -> Effect:
    card = f"手札から進攻{number(static.icon)}のカード"
    return Effect(f"{player(static.who)}は", f"進攻のために{card}を捨てることが{_CANNOT}")


@effect.register
def _(static: fx.CountsAs) -> Effect:
    type_ = f"{TYPES_JA[static.type]}カード"
    return Effect(f"あなたの捨て札の{type_}を数える時、", f"{THIS_CARD}も{type_}として数える")


@effect.register
def _(static: fx.EndAdvance) -> Effect:
    more = f"{THIS_CARD}がエンドフェイズに前進するエリアの数"
    return Effect("", f"{lead(static.amount)}{more}を{signed(factor(static.amount))}する")


@effect.register
def _(static: fx.InvasionStep) -> Effect:
    how = f"進攻{number(static.icon)}で進攻する時、{number(static.zones)}エリア前進する"
    return Effect(f"{THIS_CARD}は、", how)


@effect.register
def _(static: fx.KeepAtStart) -> Effect:
    return Effect(f"{subject(static.target)}は", "あなたのスタートフェイズに捨て札に置かれない")


@effect.register
def _(static: fx.RageLock) -> Effect:
    return Effect(f"{subject(static.target)}の怒りは", "相手の効果で減らない")
