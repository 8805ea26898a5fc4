"""Phrases for what must hold, one function a condition (EFFECTS B.cond)."""

from __future__ import annotations

from functools import reduce, singledispatch
from typing import assert_never

from deckbuilder.cards.abilities import conditions as cond
from deckbuilder.cards.abilities import selectors as sel
from deckbuilder.cards.abilities.base import Comparison, RefName
from deckbuilder.cards.language import COLORS_JA, ROMAN_JA

from .referents import (
    DONE,
    ENEMY_MONSTER,
    THIS_CARD,
    YOUR_MONSTER,
    monster_of,
    player,
    rage_of,
    referred,
    spoken_again,
)
from .selectors import around, described, filtered, pile, value, zoned
from .words import Statement, both, number, span, threshold


def case(condition: cond.Condition, topic: RefName | None = None) -> str:
    """``...なら、``; of a single card that has just been named it says それ."""
    found = statement(condition)
    if isinstance(condition, cond.RefIs | cond.RefAny) and condition.ref == topic == "milled":
        found = Statement(f"それが{filtered(condition)}", noun=True)
    return spoken_again(found.as_case(), topic)


def time(condition: cond.Condition) -> str:
    """``...間、``."""
    return statement(condition).as_time()


@singledispatch
def statement(condition: object) -> Statement:
    """The condition as a statement."""
    raise TypeError(f"no wording for the condition {type(condition).__name__}")


@statement.register
def _(condition: cond.AllOf) -> Statement:
    return reduce(both, map(statement, condition.all))


@statement.register
def _(condition: cond.CountCondition) -> Statement:
    cards, cmp, n = condition.of, condition.cmp, condition.n
    if isinstance(cards, sel.CardsOf):
        return _done(cards, cmp, n)
    match cards.place:
        case "zones" | "strategy" | "play" | "monster":
            return _there(_at(cards) + described(cards, placed=not _at(cards)), cmp, n)
        case "discard" | "deck" | "monster_deck" | "hand" | "under_self" | "under_my_monster":
            there = "の" if cmp != ">=" and n else "に"
            return _there(f"{pile(cards.place, cards.of)}{there}{described(cards, owned=False)}", cmp, n)
    assert_never(cards.place)


def _at(cards: sel.CardsIn) -> str:
    """Where the cards must be: ``エリア８に``."""
    place = around(cards) + zoned(cards)
    if not place:
        return ""
    return f"{place.removesuffix('の')}に" if place.endswith("の") else f"{place}エリアに"


def _there(cards: str, cmp: Comparison, n: int) -> Statement:
    """``...がある``, ``...が２枚以上ある``, ``...が１枚以下``, ``...がない``."""
    if cmp == ">=":
        return Statement(f"{cards}がある" if n == 1 else f"{cards}が{threshold(cmp, n, '枚')}ある")
    if n == 0:
        return Statement(f"{cards}がない")
    return Statement(f"{cards}が{threshold(cmp, n, '枚')}", noun=True)


def _done(cards: sel.CardsOf, cmp: Comparison, n: int) -> Statement:
    """``この効果で交戦カードが捨てられた``, ``そのトークンが出現した``."""
    if cards.ref == "created":
        return Statement(f"{referred('created')}が出現{'した' if n else 'していない'}")
    if cards.ref not in DONE:
        return Statement(f"{referred(cards.ref)}が{filtered(cards)}", noun=True)
    if cmp == ">=" and n == 1:
        return Statement(f"この効果で{filtered(cards)}が{DONE[cards.ref]}")
    return _there(f"この効果で{DONE[cards.ref]}{filtered(cards)}", cmp, n)


@statement.register
def _(condition: cond.ColorsCondition) -> Statement:
    cards = described(condition.of)
    return Statement(f"{cards}の色が{threshold(condition.cmp, condition.n, '色')}", noun=True)


@statement.register
def _(condition: cond.RageCondition) -> Statement:
    return Statement(f"{rage_of(condition.of)}が{threshold(condition.cmp, condition.n)}", noun=True)


@statement.register
def _(condition: cond.MonsterZoneCondition) -> Statement:
    monster = monster_of(condition.of)
    if condition.ranks is not None:
        return Statement(f"{monster}のエリア番号が{value(condition.ranks)}のいずれかと同じ")
    return Statement(f"{monster}が{span(range(condition.min or 1, (condition.max or 8) + 1))}にいる")


@statement.register
def _(condition: cond.MonsterRankCondition) -> Statement:
    rank = ROMAN_JA.get(condition.n, number(condition.n))
    grade = {">=": f"{rank}以上", "<=": f"{rank}以下", "==": rank}[condition.cmp]
    return Statement(f"{monster_of(condition.of)}の等級が{grade}", noun=True)


@statement.register
def _(condition: cond.SelfColumnCondition) -> Statement:
    other = referred(condition.other)
    if condition.color is not None:
        other = other.replace("怪獣", f"{COLORS_JA[condition.color]}の怪獣")
    return Statement(f"{THIS_CARD}が{other}と同じ縦列にある")


@statement.register
def _(condition: cond.SelfZoneCondition) -> Statement:
    return Statement(f"{THIS_CARD}が{span(condition.zones)}にある")


@statement.register
def _(condition: cond.SelfAdjacentCondition) -> Statement:
    return Statement(f"{THIS_CARD}が{referred(condition.other)}に隣接している")


@statement.register
def _(condition: cond.SelfSameNumberCondition) -> Statement:
    return Statement(f"{THIS_CARD}のエリア番号が{referred(condition.other)}のエリア番号と同じ")


@statement.register
def _(condition: cond.InvadedThisTurn) -> Statement:
    return Statement(f"このターンに{THIS_CARD if condition.who == 'self' else YOUR_MONSTER}が進攻した")


@statement.register
def _(condition: cond.InvadedZonesCondition) -> Statement:
    if condition.cmp != ">=" and condition.n == 0:
        return Statement(f"このターンに{YOUR_MONSTER}が進攻していない")
    zones = threshold(condition.cmp, condition.n, "つ")
    return Statement(f"このターンに{YOUR_MONSTER}が進攻したエリアが{zones}", noun=True)


@statement.register
def _(condition: cond.EmptyZonesCondition) -> Statement:
    zones = threshold(condition.cmp, condition.n, "つ")
    return Statement(f"空いている{player(condition.of)}のエリアが{zones}", noun=True)


@statement.register
def _(condition: cond.EveryZoneCondition) -> Statement:
    zones = f"{referred(condition.where.adj)}に隣接するあなたのエリアすべて"
    return Statement(f"{zones}に{filtered(condition.has)}がある")


@statement.register
def _(condition: cond.DestroyedThisTurn) -> Statement:
    return Statement(f"このターンに{player(condition.who)}の交戦カードが破壊された")


@statement.register
def _(_: cond.NotBehind) -> Statement:
    return Statement(f"{YOUR_MONSTER}のエリア番号が{ENEMY_MONSTER}のエリア番号以上", noun=True)


@statement.register
def _(condition: cond.StepCrushed) -> Statement:
    return Statement(f"その前進で{player(condition.who)}の交戦カードを破壊した")


@statement.register
def _(condition: cond.RefIs) -> Statement:
    if condition.ref in {"milled", "discarded", "revealed"}:
        return statement(
            cond.RefAny.model_validate({**condition.model_dump(exclude_unset=True), "cond": "ref_any"})
        )
    return Statement(f"{referred(condition.ref)}が{filtered(condition)}", noun=True)


@statement.register
def _(condition: cond.RefAny) -> Statement:
    filters = condition.model_dump(exclude={"cond"}, exclude_unset=True)
    return _done(sel.CardsOf(**filters), ">=", 1)


@statement.register
def _(condition: cond.TraitsDiffer) -> Statement:
    if condition.both_have:
        return Statement("その両方に特徴があり、特徴がすべて同じではない")
    return Statement("それらの特徴がすべて同じではない")
