"""Actions with monsters and rage, and the end of the game (B.act)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckbuilder.cards.abilities import actions as act
from deckbuilder.engine import deeds

from .model import Bound, Context, Do, Step
from .program import Compiler, compile_action, do, for_each
from .selecting import number, side

if TYPE_CHECKING:
    from deckbuilder.engine.state import GameState


@compile_action.register(act.RageGain)
def _(node: act.RageGain, compiler: Compiler) -> list[Step]:
    of, amount = node.of, number(node.n)
    return [do(lambda s, c: deeds.change_rage(s, side(c, of), amount(s, c), by=c.owner))]


@compile_action.register(act.RageLose)
def _(node: act.RageLose, compiler: Compiler) -> list[Step]:
    of, amount = node.of, number(node.n)
    if of == "each":

        def both(state: GameState, context: Context) -> None:
            for player in (context.owner, 1 - context.owner):
                deeds.change_rage(state, player, -amount(state, context), by=context.owner)

        return [do(both)]
    return [do(lambda s, c: deeds.change_rage(s, side(c, of), -amount(s, c), by=c.owner))]


@compile_action.register(act.RageSet)
def _(node: act.RageSet, compiler: Compiler) -> list[Step]:
    of, amount = node.of, node.n
    return [
        do(lambda s, c: deeds.change_rage(s, side(c, of), amount - s.players[side(c, of)].rage, by=c.owner))
    ]


@compile_action.register(act.Advance)
def _(node: act.Advance, compiler: Compiler) -> list[Step]:
    of, count = node.of, node.n
    return [do(lambda s, c: deeds.advance(s, side(c, of), count, by=c.owner))]


@compile_action.register(act.AdvanceTo)
def _(node: act.AdvanceTo, compiler: Compiler) -> list[Step]:
    of, zone = node.of, node.zone
    return [do(lambda s, c: deeds.advance(s, side(c, of), zone - s.players[side(c, of)].zone, by=c.owner))]


@compile_action.register(act.Retreat)
def _(node: act.Retreat, compiler: Compiler) -> list[Step]:
    of, count, most = node.of, node.n, node.threat_max
    return [do(lambda s, c: deeds.retreat(s, side(c, of), count, most, by=c.owner))]


@compile_action.register(act.RetreatTo)
def _(node: act.RetreatTo, compiler: Compiler) -> list[Step]:
    of, zone = node.of, node.zone
    return [
        do(lambda s, c: deeds.retreat(s, side(c, of), s.players[side(c, of)].zone - zone, None, by=c.owner))
    ]


@compile_action.register(act.MoveVertical)
def _(node: act.MoveVertical, compiler: Compiler) -> list[Step]:
    of, to = node.of, node.to
    return [do(lambda s, c: deeds.move_vertically(s, side(c, of), to, by=c.owner))]


@compile_action.register(act.MoveAsCountered)
def _(node: act.MoveAsCountered, compiler: Compiler) -> list[Step]:
    of = node.of
    return [do(lambda s, c: deeds.shift(s, side(c, of), by=c.owner))]


@compile_action.register(act.Counter)
def _(node: act.Counter, compiler: Compiler) -> list[Step]:
    of = node.of
    return [do(lambda s, c: deeds.counter_by_effect(s, side(c, of)))]


@compile_action.register(act.PlayMonster)
def _(node: act.PlayMonster, compiler: Compiler) -> list[Step]:
    steps, meant = compiler.choose(node.what)
    rage = node.rage_bonus

    def run(state: GameState, context: Context) -> Bound:
        for each in meant(state, context):
            deeds.play_monster(state, context.owner, each.card, rage=rage)
        return ()

    return [*steps, Do(run)]


@compile_action.register(act.Retrigger)
def _(node: act.Retrigger, compiler: Compiler) -> list[Step]:
    _, meant = compiler.choose(node.what)
    return [for_each(meant, lambda s, c, each: deeds.enter_again(s, each))]


@compile_action.register(act.WinGame)
def _(node: act.WinGame, compiler: Compiler) -> list[Step]:
    return [do(lambda s, c: deeds.end_game(s, c.owner))]


@compile_action.register(act.LoseGame)
def _(node: act.LoseGame, compiler: Compiler) -> list[Step]:
    return [do(lambda s, c: deeds.end_game(s, 1 - c.owner))]
