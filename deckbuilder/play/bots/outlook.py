"""Whether an ability can do anything now: by the same data that the engine carries out, without trying it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from deckbuilder.cards.abilities import actions as act
from deckbuilder.cards.abilities import control as ctl
from deckbuilder.cards.abilities import selectors as sel
from deckbuilder.cards.abilities.ability import Trigger
from deckbuilder.cards.abilities.events import Activate, Enter, RageUp
from deckbuilder.engine import Definition, GameState
from deckbuilder.engine.abilities.conditions import condition
from deckbuilder.engine.abilities.model import Context, Test
from deckbuilder.engine.abilities.model import Trigger as Compiled
from deckbuilder.engine.abilities.selecting import selection

Promise = Callable[[GameState, Context], bool]


def has_use(state: GameState, player: int, card: int, *, rage_to_come: bool) -> bool:
    """Whether playing a card does more than to lie there: some ability of it finds something to do now.

    ``rage_to_come`` says whether its player can gain rage this turn.
    """
    uses = _uses(state.table[card])
    if uses is None:
        return True
    context = Context(player, card)
    return any(
        (rage_to_come or not on_rage) and exists(state, context) and promise(state, context)
        for on_rage, exists, promise in uses
    )


def enters_to_use(state: GameState, player: int, card: int) -> bool:
    """Whether a card has an Enter ability that finds something to do now."""
    context = Context(player, card)
    return any(test(state, context) for test in _entering(state.table[card]))


def rewards_rage(state: GameState, player: int, card: int) -> bool:
    """Whether an active card of a player does something useful each time its monster gains rage."""
    context = Context(player, card)
    return any(
        on_rage and exists(state, context) and promise(state, context)
        for on_rage, exists, promise in _uses(state.table[card]) or ()
    )


def awaits_rage(definition: Definition) -> bool:
    """Whether a card should lie there before rage is gained."""
    return any(on_rage for on_rage, _, _ in _uses(definition) or ())


@lru_cache(maxsize=1024)
def _uses(definition: Definition) -> tuple[tuple[bool, Test, Promise], ...] | None:
    """Its abilities that wait to be played or for rage; None for a card that does other things too."""
    compiled = definition.abilities
    if compiled.statics or compiled.replacements or definition.is_base or not compiled.triggers:
        return None
    found: list[tuple[bool, Test, Promise]] = []
    for trigger in compiled.triggers:
        ability = trigger.ability
        if not isinstance(ability, Trigger) or not isinstance(ability.on, Activate | Enter | RageUp):
            return None
        on_rage = isinstance(ability.on, RageUp) and ability.on.of != "opp"
        if isinstance(ability.on, RageUp) and not on_rage:
            return None
        found.append((on_rage, trigger.exists, _promise(trigger)))
    return tuple(found)


@lru_cache(maxsize=1024)
def _entering(definition: Definition) -> tuple[Promise, ...]:
    return tuple(_promise(each) for each in definition.abilities.triggers if each.event == "enter")


def _promise(trigger: Compiled) -> Promise:
    ability = trigger.ability
    actions = _all_of(ability.do) if isinstance(ability, Trigger) else _yes
    return lambda state, context: trigger.condition(state, context) and actions(state, context)


def _yes(state: GameState, context: Context) -> bool:
    del state, context
    return True


def _no(state: GameState, context: Context) -> bool:
    del state, context
    return False


def _all_of(actions: Sequence[ctl.Action]) -> Promise:
    """Whether any of them does something."""
    promises = [_of(action) for action in actions]
    return lambda state, context: any(promise(state, context) for promise in promises)


def _of(action: ctl.Action) -> Promise:
    """Whether an action finds something to do; what is not looked into counts as useful."""
    match action:
        case act.Destroy(what=what):
            selectors = what if isinstance(what, tuple) else (what,)
            if any(_follows_a_choice(each) for each in selectors):
                return lambda state, context: any(state.players[1 - context.owner].zones)
            chosen = [selection(each) for each in selectors]
            return lambda state, context: any(
                each.owner != context.owner for meant in chosen for each in meant(state, context)
            )
        case act.DiscardDownTo(who="opp", n=keep):
            return lambda state, context: len(state.players[1 - context.owner].hand) > keep
        case act.Discard(who="opp") | act.DiscardHand(who="opp"):
            return lambda state, context: bool(state.players[1 - context.owner].hand)
        case act.RageLose(of="opp"):
            return lambda state, context: state.players[1 - context.owner].rage > 0
        case act.Discard(who="you") | act.ChooseZone() | act.Choose():
            return _no  # a price, or what the next action is about
        case ctl.If(condition=test, then=then, otherwise=otherwise):
            holds, one, other = condition(test), _all_of(then), _all_of(otherwise)
            return lambda state, context: (one if holds(state, context) else other)(state, context)
        case ctl.May(then=then):
            return _all_of(then) if then else _yes
        case _:
            return _yes


def _follows_a_choice(what: sel.Selector) -> bool:
    """Whether what it means is known only when something else has been chosen or has happened."""
    if isinstance(what, sel.CardsOf):
        return True
    chosen = what.chosen_zone or what.area is not None or what.other == "chosen"
    return bool(chosen or what.zone_in is not None or not isinstance(what.rank_max, int | None))
