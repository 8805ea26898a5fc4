"""Phrases for what must hold, one function a condition (EFFECTS B.cond)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import assert_never

from deckbuilder.cards.abilities import conditions as cond
from deckbuilder.cards.abilities import selectors as sel
from deckbuilder.cards.abilities.base import Comparison, Place
from deckbuilder.cards.facts import ROMAN

from .referents import (
    DONE,
    ENEMY_MONSTER,
    OPPONENT,
    THIS_CARD,
    YOU,
    YOUR_MONSTER,
    monster_of,
    owners,
    possessive,
    rage_owner,
    referred,
)
from .selectors import colored, described, filtered, value
from .words import NOTHING_SAID, Clause, Noun, Said, a, linked, plural, span, threshold

_THERE = Noun("there", plural=True)


def if_(condition: cond.Condition, said: Said = NOTHING_SAID, word: str = "if") -> tuple[str, Said]:
    """``if ...,`` and what pronouns stand for behind it."""
    clauses = statement(condition)
    like = a(filtered(condition)) if isinstance(condition, cond.RefIs) else ""
    return f"{word} {linked(clauses, said)},", Said(
        clauses[-1].subject, _topic(condition, clauses, said), like
    )


def _topic(condition: cond.Condition, clauses: Sequence[Clause], said: Said) -> Noun | None:
    """What "it" is behind a condition: its subject if it names nothing else, or what it was before."""
    subject = clauses[-1].subject
    plain = isinstance(condition, cond.RefIs) or not any(clause.names_cards() for clause in clauses)
    if plain and all(clause.subject == subject for clause in clauses):
        return subject if subject is not None and subject.ref is not None else said.topic
    return said.topic if subject == said.topic or subject in (YOU, OPPONENT) else None


@singledispatch
def statement(condition: object) -> tuple[Clause, ...]:
    """The condition as clauses that must all hold."""
    raise TypeError(f"no wording for the condition {type(condition).__name__}")


@statement.register
def _(condition: cond.AllOf) -> tuple[Clause, ...]:
    return tuple(clause for part in condition.all for clause in statement(part))


@statement.register
def _(condition: cond.CountCondition) -> tuple[Clause, ...]:
    cards, cmp, n = condition.of, condition.cmp, condition.n
    if isinstance(cards, sel.CardsOf):
        return (_done(cards, cmp, n),)
    match cards.place:
        case "zones" | "strategy" | "play" | "monster":
            if cards.of == "each":
                return (Clause("be", _so_many(cards, cmp, n), subject=_THERE),)
            owner = YOU if cards.of == "you" else OPPONENT
            return (Clause("control", _so_many(cards, cmp, n, owned=True), subject=owner),)
        case "discard" | "deck" | "monster_deck" | "hand":
            holder = f"{possessive(cards.of)} {_PILES[cards.place]}"
            return (Clause("hold", _so_many(cards, cmp, n, place=""), subject=Noun(holder)),)
        case "under_self":
            return (Clause("have", _so_many(cards, cmp, n), subject=THIS_CARD),)
        case "under_my_monster":
            return (Clause("have", _so_many(cards, cmp, n, place=""), "under it", subject=YOUR_MONSTER),)
    assert_never(cards.place)


_PILES: dict[Place, str] = {
    "discard": "discard pile",
    "deck": "deck",
    "monster_deck": "monster deck",
    "hand": "hand",
}


def _so_many(cards: sel.CardsIn, cmp: Comparison, n: int, *, owned: bool = False, place: str = "in") -> Noun:
    """``a strategy card``, ``2 or more strategy cards``, ``no strategy cards``."""
    if cmp == ">=" and n == 1:
        return Noun(a(described(cards, False, owned=owned, place=place)))
    many = n != 1 or cmp == ">="
    return Noun(f"{threshold(cmp, n)} {described(cards, many, owned=owned, place=place)}", plural=True)


def _done(cards: sel.CardsOf, cmp: Comparison, n: int) -> Clause:
    """``a battle card was discarded this way``, ``that token was played``."""
    if cards.ref == "created":
        return Clause("were", tail="played" if n else "not played", subject=referred("created"))
    if cards.ref not in DONE:
        return Clause("be", Noun(a(filtered(cards))), subject=referred(cards.ref))
    if cmp == ">=" and n == 1:
        return Clause("were", tail=f"{cards.ref} this way", subject=Noun(a(filtered(cards))))
    so_many = Noun(f"{threshold(cmp, n)} {filtered(cards, True)}", plural=True)
    return Clause("were", tail=f"{cards.ref} this way", subject=so_many)


@statement.register
def _(condition: cond.ColorsCondition) -> tuple[Clause, ...]:
    colours = f"{threshold(condition.cmp, condition.n)} {plural('colour', condition.n != 1)}"
    return (Clause("show", Noun(colours), subject=colored(condition.of)),)


@statement.register
def _(condition: cond.RageCondition) -> tuple[Clause, ...]:
    at_least = condition.cmp == ">="
    rage = f"{condition.n} rage or more" if at_least else f"{threshold(condition.cmp, condition.n)} rage"
    return (Clause("have", Noun(rage), subject=rage_owner(condition.of)),)


@statement.register
def _(condition: cond.MonsterZoneCondition) -> tuple[Clause, ...]:
    monster = monster_of(condition.of)
    if condition.ranks is not None:
        subject = Noun(f"{monster.text}'s zone number")
        return (Clause("equal", Noun(f"one of {value(condition.ranks)}"), subject=subject),)
    place = f"in {span(range(condition.min or 1, (condition.max or 8) + 1))}"
    return (Clause("stand", tail=place, subject=monster),)


@statement.register
def _(condition: cond.MonsterRankCondition) -> tuple[Clause, ...]:
    rank = ROMAN.get(condition.n, str(condition.n))
    grade = {">=": f"{rank} or higher", "<=": f"{rank} or lower", "==": rank}[condition.cmp]
    return (Clause("be", tail=f"of rank {grade}", subject=monster_of(condition.of)),)


@statement.register
def _(condition: cond.SelfColumnCondition) -> tuple[Clause, ...]:
    owner = owners(condition.other)
    if condition.color is not None:
        owner = a(f"{condition.color} {owner.removeprefix('the ')}")
    return (Clause("be", tail=f"in {owner} column", subject=THIS_CARD),)


@statement.register
def _(condition: cond.SelfZoneCondition) -> tuple[Clause, ...]:
    return (Clause("stand", tail=f"in {span(condition.zones)}", subject=THIS_CARD),)


@statement.register
def _(condition: cond.SelfAdjacentCondition) -> tuple[Clause, ...]:
    return (Clause("be", tail=f"next to {referred(condition.other).text}", subject=THIS_CARD),)


@statement.register
def _(condition: cond.SelfSameNumberCondition) -> tuple[Clause, ...]:
    subject = Noun(f"{THIS_CARD.text}'s zone number")
    return (Clause("equal", Noun(owners(condition.other)), subject=subject),)


@statement.register
def _(condition: cond.InvadedThisTurn) -> tuple[Clause, ...]:
    who = THIS_CARD if condition.who == "self" else YOUR_MONSTER
    return (Clause("", tail="invaded this turn", subject=who),)


@statement.register
def _(condition: cond.InvadedZonesCondition) -> tuple[Clause, ...]:
    zones = f"{threshold(condition.cmp, condition.n)} {plural('zone', condition.n != 1)}"
    return (Clause("", Noun(f"invaded {zones}"), "this turn", subject=YOUR_MONSTER),)


@statement.register
def _(condition: cond.EmptyZonesCondition) -> tuple[Clause, ...]:
    zones = Noun(f"{threshold(condition.cmp, condition.n)} empty {plural('zone', condition.n != 1)}")
    return (Clause("have", zones, subject=YOU if condition.of == "you" else OPPONENT),)


@statement.register
def _(condition: cond.EveryZoneCondition) -> tuple[Clause, ...]:
    card = a(filtered(condition.has))
    zones = f"every zone of yours next to {referred(condition.where.adj).text}"
    return (Clause("hold", Noun(card), subject=Noun(zones)),)


@statement.register
def _(condition: cond.DestroyedThisTurn) -> tuple[Clause, ...]:
    owner = "an enemy battle card" if condition.who == "opp" else "one of your battle cards"
    return (Clause("were", tail="destroyed this turn", subject=Noun(owner)),)


@statement.register
def _(_: cond.NotBehind) -> tuple[Clause, ...]:
    tail = f"no lower than {ENEMY_MONSTER.text}'s"
    return (Clause("be", tail=tail, subject=Noun(f"{YOUR_MONSTER.text}'s zone number")),)


@statement.register
def _(condition: cond.StepCrushed) -> tuple[Clause, ...]:
    crushed = "one of your battle cards" if condition.who == "you" else "an enemy battle card"
    return (Clause("", Noun(f"crushed {crushed}"), subject=Noun("that advance")),)


@statement.register
def _(condition: cond.RefIs) -> tuple[Clause, ...]:
    if condition.ref in {"milled", "discarded", "revealed"}:
        return statement(
            cond.RefAny.model_validate({**condition.model_dump(exclude_unset=True), "cond": "ref_any"})
        )
    return (Clause("be", Noun(a(filtered(condition))), subject=referred(condition.ref)),)


@statement.register
def _(condition: cond.RefAny) -> tuple[Clause, ...]:
    filters = condition.model_dump(exclude={"cond"}, exclude_unset=True)
    return (_done(sel.CardsOf(**filters), ">=", 1),)


@statement.register
def _(condition: cond.TraitsDiffer) -> tuple[Clause, ...]:
    differ = Clause("be", Noun("not all the same"), subject=Noun("their traits", plural=True))
    if not condition.both_have:
        return (differ,)
    return (Clause("have", Noun("a trait"), subject=Noun("both", plural=True)), differ)
