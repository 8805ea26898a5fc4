"""Which items of the ability language a card uses: ``act:destroy``, ``ev:rage_up.self`` (EFFECTS B).

Search finds cards by them, reports count them, and the tests hold each of them to a wording.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import cast

from .abilities import Ability
from .abilities import ability as ab
from .abilities import actions as act
from .abilities import conditions as cond
from .abilities import control as ctl
from .abilities import events as ev
from .abilities import selectors as sel
from .abilities import statics as fx
from .abilities.base import Node

FAMILIES: Mapping[str, str] = MappingProxyType(
    {
        "ev": "event",
        "gate": "gate",
        "cond": "condition",
        "in": "place",
        "ref": "reference",
        "sel": "selector",
        "pick": "pick",
        "qty": "quantity",
        "act": "action",
        "dest": "destination",
        "place": "placement",
        "ctl": "control",
        "fx": "static effect",
        "play": "play rule",
        "repl": "replacement",
        "kw": "keyword",
        "deck": "deck rule",
        "dur": "duration",
    }
)
"""What the first word of an item's id means, in the order of reports."""

_TAGS = ("act", "cond", "qty")
"""Fields that name a node's own item outright; the other families have variants."""

_CONTROL = frozenset({ctl.If, ctl.May, ctl.ChooseMode, ctl.Delayed, act.Grant})
"""Actions that only steer others; they are ``ctl:`` items."""

_OPAQUE = frozenset({("Resonance", "require"), ("EveryZoneCondition", "has"), ("Delayed", "at")})
"""Parts that belong to their node's item and are not read as items of their own."""


def items(abilities: Iterable[Ability]) -> frozenset[str]:
    """The ids of all vocabulary items that the abilities use, on any level."""
    return frozenset(item for node in abilities for item in _walk(node))


def _walk(node: Node) -> Iterator[str]:
    kind = type(node)
    for tag in _TAGS:
        if tag in kind.model_fields and kind not in _CONTROL:
            yield f"{tag}:{getattr(node, tag)}"
    for family in (_of_ability, _of_event, _of_cards, _of_condition, _of_action, _of_static):
        yield from family(node)
    for name in kind.model_fields:
        value: object = getattr(node, name)
        leaf = value is None or isinstance(value, str | int)  # most are; a generator each would cost time
        if not leaf and (kind.__name__, name) not in _OPAQUE:
            yield from _within(value)


def _within(value: object) -> Iterator[str]:
    if isinstance(value, Node):
        yield from _walk(value)
    elif isinstance(value, tuple):
        for part in cast("tuple[object, ...]", value):
            yield from _within(part)


def _flags(*flags: tuple[object, str]) -> Iterator[str]:
    """The ids whose flag is set."""
    return (item for flag, item in flags if flag)


def _of_ability(node: Node) -> Iterator[str]:
    if isinstance(node, ab.Gated):
        yield from _flags(
            (node.turn, f"gate:turn_{node.turn}"),
            (node.awakening, "gate:awakening"),
            (node.overwhelm, "gate:overwhelm"),
        )
    match node:
        case ab.Trigger():
            yield from _flags((node.may, "ctl:may"), (True, _event(node.on)))
        case ab.Replace():
            yield f"repl:{node.of.ev}"
            yield from _flags(
                (node.may, "ctl:may"),
                (node.cost, "ctl:cost"),
                (node.icon_from, "repl:invasion_cost.icon_from"),
            )
        case ab.RankMod() | ab.AltMonster() | ab.OnTop() | ab.ZoneOnly() | ab.CannotBePlayed():
            yield from _of_play_rule(node)
        case ab.Burst() | ab.Evolution() | ab.Base() | ab.Token():
            yield f"kw:{node.name}"
        case ab.AnyCopies() | ab.Resonance() | ab.StartZone():
            yield f"deck:{node.rule}"
        case _:
            pass


def _of_play_rule(node: ab.PlayRule) -> Iterator[str]:
    yield f"play:{node.rule}"
    match node:
        case ab.RankMod():
            yield from _flags((node.cost, "ctl:cost"))
        case ab.AltMonster():
            yield from _flags((node.cost, "ctl:cost"), (node.rank_up, "play:alt_monster.rank_up"))
        case ab.CannotBePlayed():
            yield from _flags((node.any_origin, "play:cannot_play.any_origin"))
        case ab.OnTop() | ab.ZoneOnly():
            pass


def _event(node: ev.Event) -> str:
    """The id of a trigger event with the variant that it is."""
    variant: str | None
    match node:
        case ev.Enter():
            variant = node.origin
        case ev.PhaseStart():
            variant = f"{node.phase}.{node.whose}"
        case ev.HandDiscarded():
            variant = node.type or node.cause
        case ev.SelfDiscarded():
            variant = node.cause
        case ev.RageUp():
            variant = node.of
        case ev.MonsterInvades() | ev.BattlePlayed() | ev.BattleDestroyed():
            variant = node.who
        case _:
            variant = None
    return f"ev:{node.ev}.{variant}" if variant else f"ev:{node.ev}"


def _of_event(node: Node) -> Iterator[str]:
    """The flags of events; the event itself is named by what waits for it."""
    match node:
        case ev.BattleDestroyed():
            yield from _flags((node.col or node.not_color, "ctl:event_filter"))
        case ev.BattlePlayed():
            yield from _flags((node.origin, "ctl:event_filter"))
        case ev.SelfDiscarded():
            yield from _flags((node.check, "ctl:check_at_trigger"))
        case ev.MonsterPlayed():
            yield from _flags((node.listen, "ctl:listen_in_discard"))
        case ev.WouldBeDestroyed():
            yield from _flags((node.by, "sel:by_opp_effect"))
        case _:
            pass


_NOT_FILTERS = frozenset({"cond", "ref", "of", "place", "pick"})


def _of_cards(node: Node) -> Iterator[str]:
    if isinstance(node, sel.CardFilter):
        for name in type(node).model_fields:
            if name not in _NOT_FILTERS and getattr(node, name) is not None:
                yield f"sel:{name}"
    match node:
        case sel.CardsIn():
            yield from _flags((True, f"in:{node.place}"), (node.of == "each", "sel:each_player"))
        case sel.CardsOf() | cond.RefIs() | cond.RefAny() | cond.TraitsDiffer():
            yield f"ref:{node.ref}"
        case sel.RefRank() | sel.RefRanks() | sel.RefCount():
            yield f"ref:{node.ref}"
        case sel.CountOf():
            yield from _flags((node.every, "qty:every"))
        case sel.PickAll() | sel.PickAny() | sel.PickMax() | sel.PickEach() | sel.PickCount():
            yield f"pick:{_pick(node)}"
        case _:
            pass


def _pick(node: sel.Pick) -> str:
    match node:
        case sel.PickAll():
            return "all"
        case sel.PickAny():
            return "any_rank_sum"
        case sel.PickMax():
            return "as_many_as_possible"
        case sel.PickEach():
            return "one_per_name" if node.each_of.name else "one_per_colour"
        case sel.PickCount():
            if node.order is not None:
                return "ordered_one_by_one"
            if not isinstance(node.n, int):
                return "n_variable"
            return "up_to" if node.up_to else "exact"


def _of_condition(node: Node) -> Iterator[str]:
    if isinstance(node, cond.TraitsDiffer):
        yield from _flags((node.both_have, "cond:traits_differ.both_have"))


def _of_action(node: Node) -> Iterator[str]:
    match node:
        case act.PlayCard() | act.CreateToken():
            place = "zone" if isinstance(node.where, act.InZone) else node.where
            optional = isinstance(node, act.PlayCard) and node.optional
            yield from _flags((place != "any", f"place:{place}"), (optional, "ctl:optional"))
        case act.MoveBattle():
            yield from _flags((True, f"place:{node.to.zones}"), (node.optional, "ctl:optional"))
        case act.PlayStrategy() | act.Swap():
            yield from _flags((node.optional, "ctl:optional"))
        case act.SearchDeck():
            yield f"dest:{_destination(node.to)}"
        case act.ChooseZone():
            yield from _flags((node.upto_zone, "act:choose_zone.upto_zone"))
        case act.Retreat():
            yield from _flags((node.threat_max is not None, "sel:threat_max"))
        case act.DiscardDownTo():
            yield from _flags((node.at_least, "ctl:at_least"))
        case act.Modify() | act.Grant() | act.StrategySlots():
            yield f"dur:{node.duration}"
        case _:
            pass
    yield from _of_control(node)


def _destination(to: act.SearchDestination) -> str:
    match to:
        case act.OnTopOf():
            return "on_top_of"
        case act.Under():
            return "under"
        case _:
            return to


def _of_control(node: Node) -> Iterator[str]:
    match node:
        case ctl.If():
            yield from _flags((True, "ctl:if"), (node.otherwise, "ctl:else"))
        case ctl.May():
            yield from _flags(
                (True, "ctl:may_cost"), (node.who == "opp", "ctl:opponent_may"), (node.otherwise, "ctl:else")
            )
        case ctl.ChooseMode():
            yield "ctl:choose_mode"
        case ctl.Mode():
            yield from _flags((node.condition or node.awakening, "ctl:mode_condition"))
        case ctl.Delayed():
            yield "ctl:delayed"
        case act.Grant():
            yield "ctl:grant"
        case _:
            pass


def _of_static(node: Node) -> Iterator[str]:
    match node:
        case fx.CounterImmunity():
            yield "fx:counter_immunity" if node.retreat else "fx:counter_immunity.no_shift"
        case fx.CannotBeMoved() | fx.Indestructible() | fx.RageLock():
            yield from (f"fx:{node.fx}", "sel:by_opp_effect")
        case _ if isinstance(tag := getattr(node, "fx", None), str):
            yield f"fx:{tag}"
        case _:
            pass
