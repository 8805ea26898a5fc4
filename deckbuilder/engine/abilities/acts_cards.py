"""Actions with the hand, the deck, the discard pile and strategy cards (B.act)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckbuilder.cards.abilities import actions as act
from deckbuilder.cards.abilities import selectors as sel
from deckbuilder.engine import deeds

from .model import Bound, CardTest, Context, Do, Number, Pick, Step, Target
from .placing import optional, play_steps
from .program import Compiler, compile_action, do, for_each
from .selecting import card_test, number, refer, selection, side

if TYPE_CHECKING:
    from deckbuilder.engine.state import GameState


@compile_action.register(act.Draw)
def _(node: act.Draw, compiler: Compiler) -> list[Step]:
    return [do(lambda state, context: deeds.draw(state, context.owner, node.n))]


@compile_action.register(act.Discard)
def _(node: act.Discard, compiler: Compiler) -> list[Step]:
    test = card_test(node.filter) if node.filter else None
    return _discard(node.who, test, number(node.n), number(node.n))


@compile_action.register(act.DiscardDownTo)
def _(node: act.DiscardDownTo, compiler: Compiler) -> list[Step]:
    keep, least = node.n, node.at_least or 0
    players = ("you", "opp") if node.who == "each" else (node.who,)

    def too_many(who: str) -> Number:
        return lambda state, context: max(least, len(state.players[side(context, who)].hand) - keep)

    return [step for who in players for step in _discard(who, None, too_many(who), too_many(who))]


@compile_action.register(act.DiscardHand)
def _(node: act.DiscardHand, compiler: Compiler) -> list[Step]:
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


@compile_action.register(act.Mill)
def _(node: act.Mill, compiler: Compiler) -> list[Step]:
    count = node.n
    return [Do(lambda state, context: (("milled", tuple(deeds.mill(state, context.owner, count))),))]


@compile_action.register(act.RevealTop)
def _(node: act.RevealTop, compiler: Compiler) -> list[Step]:
    count = number(node.n)

    def run(state: GameState, context: Context) -> Bound:
        return (("revealed", deeds.reveal_top(state, context.owner, count(state, context))),)

    return [Do(run)]


@compile_action.register(act.TakeRevealed)
def _(node: act.TakeRevealed, compiler: Compiler) -> list[Step]:
    steps, taken = compiler.choose(node.what)

    def run(state: GameState, context: Context) -> Bound:
        gone = tuple(each.card for each in taken(state, context))
        deeds.take_from_deck(state, context.owner, gone, seen=True)
        return (("revealed", tuple(card for card in context.get("revealed") if card not in gone)),)

    return [*steps, Do(run)]


@compile_action.register(act.RestToDiscard)
def _(node: act.RestToDiscard, compiler: Compiler) -> list[Step]:
    return [do(lambda state, context: deeds.deck_to_discard(state, context.owner, context.get("revealed")))]


@compile_action.register(act.LookArrange)
def _(node: act.LookArrange, compiler: Compiler) -> list[Step]:
    """Pick those that stay, the topmost first; the others are discarded."""
    count = node.n

    def top(state: GameState, context: Context) -> list[Target]:
        deck = state.players[context.owner].deck
        return [Target(card, context.owner) for card in deck[max(0, len(deck) - count) :]]

    def run(state: GameState, context: Context) -> Bound:
        kept = context.get("kept")
        gone = [each.card for each in reversed(top(state, context)) if each.card not in kept]
        deeds.deck_to_discard(state, context.owner, gone)
        deck = state.players[context.owner].deck
        deck[len(deck) - len(kept) :] = reversed(kept)
        return ()

    del compiler
    return [Pick("kept", True, top, number(0), number(count)), Do(run)]


@compile_action.register(act.Choose)
def _(node: act.Choose, compiler: Compiler) -> list[Step]:
    return [compiler.pick("chosen", node.what)]


@compile_action.register(act.SearchDeck)
def _(node: act.SearchDeck, compiler: Compiler) -> list[Step]:
    """Search, put what is found somewhere, shuffle; finding nothing on purpose is allowed (A6)."""
    find_them = compiler.pick("found", node.what, may_fail=True)
    put: list[Step]
    shuffle = do(lambda state, context: deeds.shuffle_deck(state, context.owner))
    match node.to:
        case "hand":
            seen = node.reveal
            put = [do(lambda s, c: deeds.take_from_deck(s, c.owner, c.get("found"), seen=seen))]
        case "discard":
            put = [do(lambda s, c: deeds.deck_to_discard(s, c.owner, c.get("found")))]
        case "strategy_zone":
            put = [do(_put_found)]
        case "play":
            put = play_steps(lambda s, c: refer(s, c, "found"), "any")
        case act.OnTopOf(on_top_of=name):

            def on_top(state: GameState, context: Context) -> None:
                for below in refer(state, context, name):
                    for card in context.get("found"):
                        deeds.play_on_top(state, context.owner, card, below.card, "deck")

            put = [do(on_top)]
        case act.Under(under=name):

            def under(state: GameState, context: Context) -> None:
                for holder in refer(state, context, name):
                    for card in context.get("found"):
                        deeds.put_under(state, card, holder.card)

            put = [do(under)]
    return [find_them, *put, shuffle]


def _put_found(state: GameState, context: Context) -> None:
    for card in context.get("found"):
        deeds.play_strategy(state, context.owner, card, activates=False)


@compile_action.register(act.ReturnToHand)
def _(node: act.ReturnToHand, compiler: Compiler) -> list[Step]:
    steps, meant = compiler.choose(node.what)
    return [
        *steps,
        do(lambda state, context: deeds.all_to_hand(state, [each.card for each in meant(state, context)])),
    ]


@compile_action.register(act.AddToHand)
def _(node: act.AddToHand, compiler: Compiler) -> list[Step]:
    steps, meant = compiler.choose(node.what)
    add = do(lambda s, c: deeds.all_to_hand(s, [each.card for each in meant(s, c)], returned=False))
    return [*steps, add]


@compile_action.register(act.ReturnToDeck)
def _(node: act.ReturnToDeck, compiler: Compiler) -> list[Step]:
    steps, meant = compiler.choose(node.what)
    top, shuffle = node.position == "top", node.shuffle
    whose = node.what.of if isinstance(node.what, sel.CardsIn) else "you"

    def run(state: GameState, context: Context) -> Bound:
        for each in meant(state, context):
            deeds.to_deck(state, each.card, top=top)
        if shuffle:  # the deck that they went to, even if there was none
            deeds.shuffle_deck(state, side(context, whose))
        return ()

    return [*steps, Do(run)]


@compile_action.register(act.PutUnder)
def _(node: act.PutUnder, compiler: Compiler) -> list[Step]:
    steps, meant = compiler.choose(node.what)
    if isinstance(node.target, str):
        name: str = node.target
    else:
        name = "host"
        steps.append(compiler.pick(name, node.target))

    def run(state: GameState, context: Context) -> Bound:
        for holder in refer(state, context, name):
            for each in meant(state, context):
                deeds.put_under(state, each.card, holder.card)
        return ()

    return [*steps, Do(run)]


@compile_action.register(act.PutRageUnder)
def _(node: act.PutRageUnder, compiler: Compiler) -> list[Step]:
    count = number(node.n)
    return [do(lambda s, c: deeds.put_rage_under(s, c.owner, c.source, count(s, c)))]


@compile_action.register(act.PlayStrategy)
def _(node: act.PlayStrategy, compiler: Compiler) -> list[Step]:
    steps, meant = compiler.choose(node.what)
    activates = node.activate

    def run(state: GameState, context: Context) -> Bound:
        for each in meant(state, context):
            deeds.play_strategy(state, context.owner, each.card, activates=activates)
        return ()

    return optional([*steps, Do(run)], selection(node.what)) if node.optional else [*steps, Do(run)]


@compile_action.register(act.ActivateCard)
def _(node: act.ActivateCard, compiler: Compiler) -> list[Step]:
    steps, meant = compiler.choose(node.what)
    return [*steps, for_each(meant, lambda s, c, each: deeds.activate(s, c.owner, each.card))]


@compile_action.register(act.StrategySlots)
def _(node: act.StrategySlots, compiler: Compiler) -> list[Step]:
    count = node.n
    return [do(lambda state, context: deeds.widen(state, context.owner, count))]
