"""What changes the rules for a card: how it may be played, what happens instead of something (A1, A9)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from deckbuilder.cards.abilities import ability as ab
from deckbuilder.cards.abilities import control as ctl
from deckbuilder.cards.abilities import events as ev
from deckbuilder.cards.abilities.actions import Mill, Proceed
from deckbuilder.engine import deeds, plays

from .model import (
    AltMonster,
    CardTest,
    Context,
    Do,
    Fx,
    May,
    NotSupportedError,
    Pick,
    PlayRules,
    RankMod,
    Replacement,
    Rescue,
    Skip,
    Step,
    Target,
    Test,
)
from .program import Compiler, always, do, payable
from .selecting import card_test, number, selection

if TYPE_CHECKING:
    from deckbuilder.engine.state import GameState

PlayRule = ab.RankMod | ab.AltMonster | ab.OnTop | ab.ZoneOnly | ab.CannotBePlayed


def add_play_rule(rules: PlayRules, node: PlayRule, holds: Test, compiler: Compiler) -> PlayRules:
    """The rules of a card with one more."""
    match node:
        case ab.RankMod(amount=amount, cost=cost):
            mod = RankMod(holds, number(amount))
            if cost:
                program = compiler.add_program([*_besides_itself(compiler.all_of(cost)), do(_play_battle)])
                mod = replace(mod, payable=payable(cost, besides_itself=True), payment=program)
            return replace(rules, rank_mods=(*rules.rank_mods, mod))
        case ab.AltMonster(on=on, cost=cost, rank_up=rank_up):
            alt = AltMonster(_both(holds, card_test(on)), rank_up)
            if cost:
                program = compiler.add_program([*compiler.all_of(cost), do(_play_monster)])
                alt = replace(alt, payable=payable(cost), payment=program)
            return replace(rules, monster=alt)
        case ab.OnTop(on=on, amount=change):
            return replace(rules, on_top=selection(on), on_top_rank=change)
        case ab.ZoneOnly(zones=zones):
            return replace(rules, zones=frozenset(zones))
        case ab.CannotBePlayed():
            return replace(rules, banned=holds)


def _both(holds: Test, test: CardTest) -> CardTest:
    return lambda state, context, target: holds(state, context) and test(state, context, target)


def _play_battle(state: GameState, context: Context) -> None:
    plays.battle_from_hand(state, context.owner, context.source, context.happening.zone)


def _play_monster(state: GameState, context: Context) -> None:
    plays.monster_from_hand(state, context.owner, context.source)


def _besides_itself(steps: list[Step]) -> list[Step]:
    """The card that is paid for does not pay for itself."""
    return [_without_itself(step) if isinstance(step, Pick) else step for step in steps]


def _without_itself(pick: Pick) -> Pick:
    options = pick.options

    def others(state: GameState, context: Context) -> list[Target]:
        return [each for each in options(state, context) if each.card != context.source]

    return replace(pick, options=others)


# ---- replacements ----------------------------------------------------------------------------------------


def compile_rescue(node: ab.Replace, holds: Test, compiler: Compiler) -> Rescue:
    """What is done instead of a destruction, at once and without a question."""
    if not isinstance(node.of, ev.WouldBeDestroyed) or node.may or node.cost:
        raise NotSupportedError("a destruction replaced by choice")
    actions = [each for each in node.instead if not isinstance(each, Proceed)]
    steps = compiler.all_of(actions)
    found = tuple(step for step in steps if isinstance(step, Do))
    if len(found) != len(steps):
        raise NotSupportedError("a destruction replaced by something that asks")
    return Rescue(holds, node.of.by is not None, found, proceeds=len(actions) < len(node.instead))


def compile_replacement(node: ab.Replace, holds: Test, compiler: Compiler) -> Replacement:
    """Ask, do it; what would have happened is the last part of the program."""
    match node.of:
        case ev.StrategyToDiscard(who="you"):
            return _asked(node, Fx.REPLACES_DISCARD, holds, do(_discard_strategy), compiler)
        case ev.RageReset():
            return _asked(node, Fx.REPLACES_RESET, holds, do(_reset_rage), compiler)
        case ev.InvasionCost() if node.may and _is_one_milled(node.instead) and node.icon_from == "milled":
            return Replacement(Fx.REPLACES_PAYMENT, holds, -1)  # R24.4: its own action, so no question
        case _:
            raise NotSupportedError(f"replacement of {type(node.of).__name__}")


def _is_one_milled(instead: tuple[ctl.Action, ...]) -> bool:
    return len(instead) == 1 and isinstance(instead[0], Mill) and instead[0].n == 1


def _asked(node: ab.Replace, what: int, holds: Test, otherwise: Do, compiler: Compiler) -> Replacement:
    steps = [*compiler.all_of(node.cost), *compiler.all_of(node.instead)]
    if node.may:
        can_pay = payable(node.cost) if node.cost else always
        steps = [May(True, can_pay, len(steps) + 1), *steps, Skip(1), otherwise]
    return Replacement(what, holds, compiler.add_program(steps))


def _discard_strategy(state: GameState, context: Context) -> None:
    deeds.discard_strategy_card(state, context.owner, context.happening.card)


def _reset_rage(state: GameState, context: Context) -> None:
    deeds.change_rage(state, context.owner, -state.players[context.owner].rage, by=context.owner)
