"""The actions of the language as programs: flat lists of instructions, picks, branches, deeds (B.act)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import singledispatch
from typing import TYPE_CHECKING

from deckbuilder.cards.abilities import actions as act
from deckbuilder.cards.abilities import control as ctl
from deckbuilder.cards.abilities import selectors as sel
from deckbuilder.cards.abilities.base import Node
from deckbuilder.engine import deeds
from deckbuilder.engine.values import closed_zones

from .model import (
    Bound,
    Branch,
    CardTest,
    Context,
    Do,
    May,
    NotSupportedError,
    Number,
    Pick,
    PickZone,
    Selection,
    Skip,
    Step,
    Target,
    Test,
)
from .places import find, owner_of
from .selecting import card_test, condition, number, selection, side

if TYPE_CHECKING:
    from deckbuilder.engine.definition import Definition
    from deckbuilder.engine.state import GameState

Tokens = Mapping[str, "Definition"]
Deed = Callable[["GameState", Context], object]


def program(actions: Sequence[ctl.Action], tokens: Tokens, *, may: bool = False) -> tuple[Step, ...]:
    """The instructions of a list of actions; with ``may`` they stand behind one question."""
    steps = _Compiler(tokens).all_of(actions)
    return (May(True, _always, len(steps)), *steps) if may else tuple(steps)


def _always(state: GameState, context: Context) -> bool:
    return True


def _do(deed: Deed) -> Do:
    """An instruction that sets no variable."""

    def run(state: GameState, context: Context) -> Bound:
        deed(state, context)
        return ()

    return Do(run)


@dataclass(slots=True)
class _Compiler:
    """Compiles the actions of one ability; numbers its unnamed picks."""

    tokens: Tokens
    picks: int = 0

    def all_of(self, actions: Sequence[ctl.Action]) -> list[Step]:
        return [step for action in actions for step in _compile(action, self)]

    def choose(
        self, what: sel.Selector, *, name: str = "", asks_owner: bool = True
    ) -> tuple[list[Step], Selection]:
        """The picks that a selector asks for, and the cards they come to mean."""
        meant = selection(what)
        pick = what.pick
        if pick is None or isinstance(pick, sel.PickAll):
            return [], meant
        if not isinstance(pick, sel.PickCount) or pick.one_by_one:
            raise NotSupportedError(f"pick {type(pick).__name__}")
        name = name or f"pick {self.picks}"
        self.picks += 1
        most = number(pick.n)
        least = number(0) if pick.up_to else most

        def picked(state: GameState, context: Context) -> list[Target]:
            return [find(state, card) or Target(card, owner_of(state, card)) for card in context.get(name)]

        return [Pick(name, asks_owner, meant, least, most)], picked


@singledispatch
def _compile(node: Node, compiler: _Compiler) -> list[Step]:
    raise NotSupportedError(f"action {type(node).__name__}")


# ---- control ---------------------------------------------------------------------------------------------


@_compile.register(ctl.If)
def _(node: ctl.If, compiler: _Compiler) -> list[Step]:
    return _either(
        Branch, condition(node.condition), compiler.all_of(node.then), compiler.all_of(node.otherwise)
    )


def _either(make: type[Branch], test: Test, then: list[Step], otherwise: list[Step]) -> list[Step]:
    if not otherwise:
        return [make(test, len(then)), *then]
    return [make(test, len(then) + 1), *then, Skip(len(otherwise)), *otherwise]


@_compile.register(ctl.May)
def _(node: ctl.May, compiler: _Compiler) -> list[Step]:
    paid = [*compiler.all_of(node.cost), *compiler.all_of(node.then)]
    otherwise = compiler.all_of(node.otherwise)
    payable = [_payable(each) for each in node.cost]

    def can_pay(state: GameState, context: Context) -> bool:
        return all(test(state, context) for test in payable)

    owner = node.who == "you"
    if not otherwise:
        return [May(owner, can_pay, len(paid)), *paid]
    return [May(owner, can_pay, len(paid) + 1), *paid, Skip(len(otherwise)), *otherwise]


def _payable(node: ctl.Action) -> Test:
    """A cost that cannot be paid wholly removes the offer (A6)."""
    if isinstance(node, act.Discard):
        test = card_test(node.filter) if node.filter else None
        who, count = node.who, node.n

        def enough(state: GameState, context: Context) -> bool:
            player = side(context, who)
            cards = [Target(card, player) for card in state.players[player].hand]
            return sum(1 for each in cards if test is None or test(state, context, each)) >= count

        return enough
    if isinstance(node, act.PutUnder | act.Destroy) and not isinstance(node.what, tuple):
        meant = selection(node.what)
        return lambda state, context: bool(meant(state, context))
    if isinstance(node, act.RageLose):
        of, amount = node.of, number(node.n)
        return lambda state, context: state.players[side(context, of)].rage >= amount(state, context)
    return _always


# ---- hand, deck and discard pile -------------------------------------------------------------------------


@_compile.register(act.Draw)
def _(node: act.Draw, compiler: _Compiler) -> list[Step]:
    return [_do(lambda state, context: deeds.draw(state, context.owner, node.n))]


@_compile.register(act.Discard)
def _(node: act.Discard, compiler: _Compiler) -> list[Step]:
    test = card_test(node.filter) if node.filter else None
    return _discard(node.who, test, number(node.n), number(node.n))


@_compile.register(act.DiscardDownTo)
def _(node: act.DiscardDownTo, compiler: _Compiler) -> list[Step]:
    if node.who == "each" or node.at_least is not None:
        raise NotSupportedError("discard_down_to for each player, or as a cost")
    who, keep = node.who, node.n

    def too_many(state: GameState, context: Context) -> int:
        return max(0, len(state.players[side(context, who)].hand) - keep)

    return _discard(who, None, too_many, too_many)


@_compile.register(act.DiscardHand)
def _(node: act.DiscardHand, compiler: _Compiler) -> list[Step]:
    who = node.who

    def run(state: GameState, context: Context) -> Bound:
        player = side(context, who)
        cards = tuple(state.players[player].hand)
        deeds.discard(state, player, cards, by=context.owner)
        return (("discarded", cards),)

    return [Do(run)]


def _discard(who: str, test: CardTest | None, least: Number, most: Number) -> list[Step]:
    """The discarding player picks (R18.1)."""

    def hand(state: GameState, context: Context) -> list[Target]:
        player = side(context, who)
        cards = [Target(card, player) for card in state.players[player].hand]
        return [each for each in cards if test is None or test(state, context, each)]

    def run(state: GameState, context: Context) -> Bound:
        deeds.discard(state, side(context, who), context.get("discarded"), by=context.owner)
        return ()

    return [Pick("discarded", who == "you", hand, least, most), Do(run)]


@_compile.register(act.Mill)
def _(node: act.Mill, compiler: _Compiler) -> list[Step]:
    count = node.n
    return [Do(lambda state, context: (("milled", tuple(deeds.mill(state, context.owner, count))),))]


@_compile.register(act.RevealTop)
def _(node: act.RevealTop, compiler: _Compiler) -> list[Step]:
    count = number(node.n)

    def run(state: GameState, context: Context) -> Bound:
        deck = state.players[context.owner].deck
        shown = min(len(deck), count(state, context))
        return (("revealed", tuple(reversed(deck[len(deck) - shown :]))),)

    return [Do(run)]


@_compile.register(act.TakeRevealed)
def _(node: act.TakeRevealed, compiler: _Compiler) -> list[Step]:
    steps, taken = compiler.choose(node.what)

    def run(state: GameState, context: Context) -> Bound:
        gone = tuple(each.card for each in taken(state, context))
        deeds.take_from_deck(state, context.owner, gone)
        return (("revealed", tuple(card for card in context.get("revealed") if card not in gone)),)

    return [*steps, Do(run)]


@_compile.register(act.RestToDiscard)
def _(node: act.RestToDiscard, compiler: _Compiler) -> list[Step]:
    return [_do(lambda state, context: deeds.deck_to_discard(state, context.owner, context.get("revealed")))]


@_compile.register(act.SearchDeck)
def _(node: act.SearchDeck, compiler: _Compiler) -> list[Step]:
    """Search, put what is found somewhere, shuffle; finding nothing on purpose is allowed (A6)."""
    pick = node.what.pick
    if not isinstance(pick, sel.PickCount) or node.to not in ("hand", "discard"):
        raise NotSupportedError("search_deck to this place")
    meant, to = selection(node.what), node.to

    def run(state: GameState, context: Context) -> Bound:
        cards = context.get("found")
        if to == "hand":
            deeds.take_from_deck(state, context.owner, cards)
        else:
            deeds.deck_to_discard(state, context.owner, cards)
        deeds.shuffle_deck(state, context.owner)
        return ()

    del compiler
    return [Pick("found", True, meant, number(0), number(pick.n)), Do(run)]


@_compile.register(act.ReturnToHand)
def _(node: act.ReturnToHand, compiler: _Compiler) -> list[Step]:
    steps, meant = compiler.choose(node.what)
    return [
        *steps,
        _do(lambda state, context: deeds.all_to_hand(state, [each.card for each in meant(state, context)])),
    ]


@_compile.register(act.ReturnToDeck)
def _(node: act.ReturnToDeck, compiler: _Compiler) -> list[Step]:
    steps, meant = compiler.choose(node.what)
    top, shuffle = node.position == "top", node.shuffle

    def run(state: GameState, context: Context) -> Bound:
        for each in meant(state, context):
            deeds.to_deck(state, each.card, top=top)
        if shuffle:
            deeds.shuffle_deck(state, context.owner)
        return ()

    return [*steps, Do(run)]


@_compile.register(act.PutUnder)
def _(node: act.PutUnder, compiler: _Compiler) -> list[Step]:
    if not isinstance(node.target, str):
        raise NotSupportedError("put_under a chosen card")
    steps, meant = compiler.choose(node.what)
    monster = node.target == "my_monster"

    def run(state: GameState, context: Context) -> Bound:
        holder = state.players[context.owner].monster[-1] if monster else context.source
        for each in meant(state, context):
            deeds.put_under(state, each.card, holder)
        return ()

    return [*steps, Do(run)]


# ---- battle cards ----------------------------------------------------------------------------------------


@_compile.register(act.Destroy)
def _(node: act.Destroy, compiler: _Compiler) -> list[Step]:
    """Several selectors are chosen first and handled together (A5)."""
    selectors = node.what if isinstance(node.what, tuple) else (node.what,)
    chosen = [compiler.choose(each) for each in selectors]

    def run(state: GameState, context: Context) -> Bound:
        targets = [each for _, meant in chosen for each in meant(state, context)]
        deeds.destroy(state, list(dict.fromkeys(targets)), by=context.owner)
        return ()

    return [*(step for steps, _ in chosen for step in steps), Do(run)]


@_compile.register(act.PlayCard)
def _(node: act.PlayCard, compiler: _Compiler) -> list[Step]:
    """Rank is not checked; any own zone but the monster's, overload included (A15)."""
    if node.where != "any":
        raise NotSupportedError("play_card in a certain place")
    steps, meant = compiler.choose(node.what, name=f"play {compiler.picks}")

    def run(state: GameState, context: Context) -> Bound:
        for each, zone in zip(meant(state, context), context.get("zone"), strict=False):
            deeds.play_battle(state, context.owner, each.card, zone)
        return ()

    asked = [*steps, PickZone("zone", True, _open_zones(meant)), Do(run)]
    return (
        [May(True, lambda s, c: bool(selection(node.what)(s, c)), len(asked)), *asked]
        if node.optional
        else asked
    )


def _open_zones(meant: Selection) -> Callable[[GameState, Context], tuple[int, ...]]:
    def zones(state: GameState, context: Context) -> tuple[int, ...]:
        if not meant(state, context):
            return ()
        closed = closed_zones(state, context.owner)
        own = state.players[context.owner].zone
        return tuple(zone for zone in range(1, 9) if zone != own and zone not in closed)

    return zones


@_compile.register(act.CreateToken)
def _(node: act.CreateToken, compiler: _Compiler) -> list[Step]:
    """One token in a zone of the controller's choice, or in a numbered one (R19.5)."""
    token = compiler.tokens.get(node.token)
    if token is None:
        raise NotSupportedError(f"token {node.token}")
    if isinstance(node.where, act.InZone):
        fixed = node.where.zone

        def zones(state: GameState, context: Context) -> tuple[int, ...]:
            return () if state.players[context.owner].zone == fixed else (fixed,)

    elif node.where == "any" and node.n == 1:

        def zones(state: GameState, context: Context) -> tuple[int, ...]:
            closed, own = closed_zones(state, context.owner), state.players[context.owner].zone
            return tuple(zone for zone in range(1, 9) if zone != own and zone not in closed)

    else:
        raise NotSupportedError("create_token in several zones")

    def run(state: GameState, context: Context) -> Bound:
        made = tuple(deeds.create_token(state, context.owner, token, zone) for zone in context.get("zone"))
        return (("created", made),)

    return [PickZone("zone", True, zones), Do(run)]


@_compile.register(act.MoveBattle)
def _(node: act.MoveBattle, compiler: _Compiler) -> list[Step]:
    if node.to.zones not in ("unoccupied", "adjacent_horizontal"):
        raise NotSupportedError("move_battle to this place")
    steps, meant = compiler.choose(node.what)
    place = node.to.zones

    def zones(state: GameState, context: Context) -> tuple[int, ...]:
        return deeds.zones_for_move(state, meant(state, context), place)

    def run(state: GameState, context: Context) -> Bound:
        for each, zone in zip(meant(state, context), context.get("zone"), strict=False):
            deeds.move_stack(state, each, zone)
        return ()

    asked = [*steps, PickZone("zone", True, zones), Do(run)]
    return (
        [May(True, lambda s, c: bool(selection(node.what)(s, c)), len(asked)), *asked]
        if node.optional
        else asked
    )


@_compile.register(act.Modify)
def _(node: act.Modify, compiler: _Compiler) -> list[Step]:
    steps, meant = compiler.choose(node.target)
    amount, times = number(node.amount or 0), node.multiply

    def run(state: GameState, context: Context) -> Bound:
        for each in meant(state, context):
            deeds.add_power(state, each, times, amount(state, context))
        return ()

    return [*steps, Do(run)]


# ---- monsters and rage -----------------------------------------------------------------------------------


@_compile.register(act.RageGain)
def _(node: act.RageGain, compiler: _Compiler) -> list[Step]:
    of, amount = node.of, number(node.n)
    return [_do(lambda s, c: deeds.change_rage(s, side(c, of), amount(s, c), by=c.owner))]


@_compile.register(act.RageLose)
def _(node: act.RageLose, compiler: _Compiler) -> list[Step]:
    of, amount = node.of, number(node.n)
    if of == "each":

        def both(state: GameState, context: Context) -> None:
            for player in (context.owner, 1 - context.owner):
                deeds.change_rage(state, player, -amount(state, context), by=context.owner)

        return [_do(both)]
    return [_do(lambda s, c: deeds.change_rage(s, side(c, of), -amount(s, c), by=c.owner))]


@_compile.register(act.RageSet)
def _(node: act.RageSet, compiler: _Compiler) -> list[Step]:
    of, amount = node.of, node.n
    return [
        _do(lambda s, c: deeds.change_rage(s, side(c, of), amount - s.players[side(c, of)].rage, by=c.owner))
    ]


@_compile.register(act.Advance)
def _(node: act.Advance, compiler: _Compiler) -> list[Step]:
    of, count = node.of, node.n
    return [_do(lambda s, c: deeds.advance(s, side(c, of), count, by=c.owner))]


@_compile.register(act.AdvanceTo)
def _(node: act.AdvanceTo, compiler: _Compiler) -> list[Step]:
    of, zone = node.of, node.zone
    return [_do(lambda s, c: deeds.advance(s, side(c, of), zone - s.players[side(c, of)].zone, by=c.owner))]


@_compile.register(act.Retreat)
def _(node: act.Retreat, compiler: _Compiler) -> list[Step]:
    of, count, most = node.of, node.n, node.threat_max
    return [_do(lambda s, c: deeds.retreat(s, side(c, of), count, most, by=c.owner))]


@_compile.register(act.RetreatTo)
def _(node: act.RetreatTo, compiler: _Compiler) -> list[Step]:
    of, zone = node.of, node.zone
    return [
        _do(lambda s, c: deeds.retreat(s, side(c, of), s.players[side(c, of)].zone - zone, None, by=c.owner))
    ]


@_compile.register(act.MoveVertical)
def _(node: act.MoveVertical, compiler: _Compiler) -> list[Step]:
    of, to = node.of, node.to
    return [_do(lambda s, c: deeds.move_vertically(s, side(c, of), to, by=c.owner))]


@_compile.register(act.MoveAsCountered)
def _(node: act.MoveAsCountered, compiler: _Compiler) -> list[Step]:
    of = node.of
    return [_do(lambda s, c: deeds.shift(s, side(c, of), by=c.owner))]


@_compile.register(act.Counter)
def _(node: act.Counter, compiler: _Compiler) -> list[Step]:
    of = node.of
    return [_do(lambda s, c: deeds.counter_by_effect(s, side(c, of)))]


@_compile.register(act.PlayMonster)
def _(node: act.PlayMonster, compiler: _Compiler) -> list[Step]:
    raise NotSupportedError("play_monster")


@_compile.register(act.WinGame)
def _(node: act.WinGame, compiler: _Compiler) -> list[Step]:
    return [_do(lambda s, c: deeds.end_game(s, c.owner))]


@_compile.register(act.LoseGame)
def _(node: act.LoseGame, compiler: _Compiler) -> list[Step]:
    return [_do(lambda s, c: deeds.end_game(s, 1 - c.owner))]
