"""Phrases for what an ability does, one function an action (EFFECTS B.act, B.dest, B.place)."""

from __future__ import annotations

from functools import singledispatch
from typing import assert_never

from deckbuilder.cards.abilities import actions as act
from deckbuilder.cards.abilities import control as ctl
from deckbuilder.cards.abilities import selectors as sel
from deckbuilder.cards.abilities.base import Duration
from deckbuilder.cards.wording.amounts import factor

from .referents import monster, owners, player, possessive, rage_owner, referred
from .selectors import bonus, cards, described, filtered, for_each, held, per_unit, pile, value
from .statics import effect
from .words import Clause, Noun, a, listed, number, plural, spaced

_HAND = Noun("your hand")


def until(duration: Duration) -> str:
    """How long it lasts."""
    match duration:
        case "turn":
            return "until the end of this turn"
        case "game":
            return "for the rest of the game"
    assert_never(duration)


def result(action: ctl.Action) -> Noun | None:
    """The single card that the action leaves to speak of as "it"; None if it names none or several."""
    match action:
        case act.Mill(n=1):
            return referred("milled")
        case act.SearchDeck(what=what):
            return None if cards(what).plural else referred("found")
        case act.Choose(what=what):
            return None if cards(what).plural else referred("chosen")
        case act.PlayCard(what=what):
            return None if cards(what).plural else referred("played")
        case act.CreateToken(n=1):
            return referred("created")
        case _:
            return None


@singledispatch
def instruction(action: object) -> Clause:
    """The action as one clause."""
    raise TypeError(f"no wording for the action {type(action).__name__}")


# ---- destroying, discarding, drawing ---------------------------------------------------------------------


@instruction.register
def _(action: act.Destroy) -> Clause:
    if not isinstance(action.what, tuple):
        return Clause("destroy", cards(action.what))
    return Clause("destroy", Noun(listed([cards(what).text for what in action.what], "and"), plural=True))


@instruction.register
def _(action: act.Discard) -> Clause:
    wanted = action.filter or sel.CardFilter()
    many = action.n != 1
    thing = Noun(f"{action.n} {filtered(wanted, many)}" if many else a(filtered(wanted)), many)
    return Clause("discard", thing, subject=None if action.who == "you" else player(action.who))


@instruction.register
def _(action: act.DiscardDownTo) -> Clause:
    tail = f"down to {action.n} {plural('card', action.n != 1)}"
    if action.at_least is not None:
        tail = f"at least {action.at_least} {plural('card', action.at_least != 1)}, {tail} in hand"
    return Clause("discard", tail=tail, subject=None if action.who == "you" else player(action.who))


@instruction.register
def _(action: act.DiscardHand) -> Clause:
    if action.who == "you":
        return Clause("discard", _HAND)
    return Clause("discard", Noun("their hand"), subject=player(action.who))


@instruction.register
def _(action: act.Draw) -> Clause:
    return Clause("draw", Noun(f"{action.n} {plural('card', action.n != 1)}", plural=action.n != 1))


@instruction.register
def _(action: act.Mill) -> Clause:
    return Clause("reveal and mill" if action.reveal else "mill", _top_cards(action.n))


def _top_cards(n: int) -> Noun:
    return Noun(
        "the top card of your deck" if n == 1 else f"{n} cards from the top of your deck", plural=n != 1
    )


@instruction.register
def _(action: act.RevealTop) -> Clause:
    if isinstance(action.n, int):
        return Clause("reveal", _top_cards(action.n))
    count, per = per_unit(action.n)
    return Clause(
        "reveal", Noun(f"{count} {plural('card', count != '1')} from the top of your deck", True), per
    )


@instruction.register
def _(action: act.TakeRevealed) -> Clause:
    taken = Noun("them", True) if all_revealed(action.what) else cards(action.what)
    return Clause("put", taken, "into your hand")


def all_revealed(what: sel.Selector) -> bool:
    """True for the revealed cards as they are: all of them are "them"."""
    return cards(what) == referred("revealed")


@instruction.register
def _(_: act.RestToDiscard) -> Clause:
    return Clause("put", Noun("the rest"), "into your discard pile")


@instruction.register
def _(action: act.LookArrange) -> Clause:
    if action.n == 1:
        return Clause("look at your deck's top card and put it back or into your discard pile")
    look = f"look at {_top_cards(action.n).text}, put any number of those back on top in any order"
    return Clause(f"{look} and the others into your discard pile")


@instruction.register
def _(action: act.SearchDeck) -> Clause:
    found = cards(action.what, place="")
    them = "them" if found.plural else "it"
    # A card that comes into a zone is played: what watches for that must see it (EFFECTS A15).
    played = action.to in ("play", "strategy_zone") or isinstance(action.to, act.OnTopOf)
    verb = "play" if played else "put"
    put = Clause(verb, found, _destination(action.to)).text()
    if action.reveal:
        put = spaced(f"reveal {found.text}, {verb} {them}", _destination(action.to))
    return Clause(f"search your deck, {put} and shuffle")


def _destination(to: act.SearchDestination) -> str:
    match to:
        case "hand":
            return "into your hand"
        case "play" | "strategy_zone":
            return ""
        case "discard":
            return "into your discard pile"
        case act.OnTopOf():
            return f"on top of {referred(to.on_top_of).text}"
        case act.Under():
            return f"under {referred(to.under).text}"
    assert_never(to)


# ---- cards between places --------------------------------------------------------------------------------


@instruction.register
def _(action: act.ReturnToHand) -> Clause:
    if isinstance(action.what, sel.CardsOf):
        return Clause("return", cards(action.what), "to your hand")
    return Clause("return to your hand", cards(action.what))


@instruction.register
def _(action: act.AddToHand) -> Clause:
    return Clause("add", cards(action.what), "to your hand")


@instruction.register
def _(action: act.ReturnToDeck) -> Clause:
    whose = "your" if isinstance(action.what, sel.CardsOf) else possessive(action.what.of)
    if action.shuffle:
        return Clause("shuffle", cards(action.what), f"into {'their' if whose != 'your' else whose} deck")
    end = f"{'on top' if action.position == 'top' else 'at the bottom'} of {whose} deck"
    if isinstance(action.what, sel.CardsOf):
        return Clause("put", cards(action.what), end)
    return Clause(f"put {end}", cards(action.what))


@instruction.register
def _(action: act.PutUnder) -> Clause:
    under = f"under {_holder(action.target)}"
    if isinstance(action.what, sel.CardsOf):
        return Clause("put", cards(action.what), under)
    return Clause(f"put {under}", cards(action.what, place="out of"))


def _holder(holder: act.Holder) -> str:
    if isinstance(holder, str):
        return referred(holder).text
    return a(held(holder)) if isinstance(holder.pick, sel.PickCount) else cards(holder).text


@instruction.register
def _(action: act.PutRageUnder) -> Clause:
    count = value(action.n)
    return Clause("put", Noun(f"{count} rage cards", True), f"under {referred(action.target).text}")


@instruction.register
def _(action: act.PlayCard) -> Clause:
    place = _place(action.where)
    if isinstance(action.what, sel.CardsOf):
        return Clause("play", cards(action.what), place)
    # The pile stands first: behind "with Evolution" it would read as a part of it.
    played = cards(action.what, place="")
    source = pile(action.what.place, action.what.of, "from")
    text = f"{played.text}, {place}" if place else played.text
    return Clause(spaced("play", source), Noun(text, played.plural))


def _place(place: act.PlayPlace) -> str:
    match place:
        case "any":
            return ""
        case "adjacent_self":
            return "next to this card"
        case "unoccupied":
            return "in an empty zone"
        case act.InZone():
            return f"in zone {place.zone}"
    assert_never(place)


@instruction.register
def _(action: act.PlayMonster) -> Clause:
    source = "" if isinstance(action.what, sel.CardsOf) else pile(action.what.place, action.what.of, "from")
    played = cards(action.what, place="")
    bonus_note = "" if action.rage_bonus else ", gaining no rage for it"
    return Clause(spaced("play", source), Noun(f"{played.text}{bonus_note}", played.plural))


@instruction.register
def _(action: act.PlayStrategy) -> Clause:
    played = cards(action.what, place="from")
    return Clause("play", played, "and activate it" if action.activate else "")


@instruction.register
def _(action: act.ActivateCard) -> Clause:
    return Clause("activate", cards(action.what))


@instruction.register
def _(action: act.CreateToken) -> Clause:
    if action.n == "all":
        return Clause("play", Noun(f'a "{action.token}" token'), f"in {_every(action.where)}")
    tokens = f'{action.n} "{action.token}" {plural("token", action.n != 1)}'
    return Clause("play", Noun(tokens, plural=action.n != 1), _place(action.where))


def _every(place: act.PlayPlace) -> str:
    match place:
        case "any":
            return "each of your zones"
        case "adjacent_self":
            return "every zone next to this card"
        case "unoccupied":
            return "each of your empty zones"
        case act.InZone():
            return f"zone {place.zone}"
    assert_never(place)


@instruction.register
def _(action: act.Evolve) -> Clause:
    # Only cards with Evolution evolve; the filter need not be said again.
    what = action.what.model_copy(update={"has": None}) if action.what.has == "evolution" else action.what
    return Clause("evolve", cards(what))


@instruction.register
def _(action: act.MoveBattle) -> Clause:
    enemy = isinstance(action.what, sel.CardsIn) and action.what.of == "opp"
    return Clause("move", cards(action.what), f"to {_moved_to(action.to, enemy)}")


def _moved_to(to: act.ToZones, enemy: bool) -> str:
    match to.zones:
        case "unoccupied":
            return "an empty enemy zone" if enemy else "an empty zone"
        case "adjacent_horizontal":
            return "the zone on its left or right"
        case "adjacent_my_monster":
            return "another zone next to your monster"
    assert_never(to.zones)


@instruction.register
def _(action: act.Swap) -> Clause:
    return Clause("swap the positions of", cards(action.what))


# ---- monsters and rage -----------------------------------------------------------------------------------


@instruction.register
def _(action: act.RageGain) -> Clause:
    count, per = per_unit(action.n)
    return Clause("gain", Noun(f"{count} rage"), per, subject=rage_owner(action.of))


@instruction.register
def _(action: act.RageLose) -> Clause:
    count, per = per_unit(action.n)
    who = player("each") if action.of == "each" else rage_owner(action.of)
    return Clause("lose", Noun(f"{count} rage"), per, subject=who)


@instruction.register
def _(action: act.RageSet) -> Clause:
    return Clause("set", Noun(f"{rage_owner(action.of).text}'s rage"), f"to {action.n}")


def _zones(n: int) -> str:
    return f"{n} {plural('zone', n != 1)}"


@instruction.register
def _(action: act.Advance) -> Clause:
    return Clause("advance", monster(action.of), _zones(action.n))


@instruction.register
def _(action: act.AdvanceTo) -> Clause:
    return Clause("advance", monster(action.of), f"to zone {action.zone}")


@instruction.register
def _(action: act.Retreat) -> Clause:
    limit = "" if action.threat_max is None else f"if its threat is {number(action.threat_max)} or less"
    return Clause("move", monster(action.of), spaced(f"back {_zones(action.n)}", limit))


@instruction.register
def _(action: act.RetreatTo) -> Clause:
    return Clause("move", monster(action.of), f"back to zone {action.zone}")


@instruction.register
def _(action: act.MoveVertical) -> Clause:
    to = f"to zone {action.to}" if action.to else "(3 to 8, 4 to 7, 5 to 6)"
    return Clause("move", monster(action.of), f"straight up its column {to}")


@instruction.register
def _(action: act.MoveAsCountered) -> Clause:
    return Clause("move", monster(action.of), "back as a counter would, without a rank-up")


@instruction.register
def _(action: act.Counter) -> Clause:
    return Clause("counter", monster(action.of))


@instruction.register
def _(action: act.Retrigger) -> Clause:
    return Clause(
        "trigger", Noun(f"every {action.keyword.capitalize()} ability of {cards(action.what).text}")
    )


# ---- values, choices, rules ------------------------------------------------------------------------------


@instruction.register
def _(action: act.Modify) -> Clause:
    target, time = cards(action.target), until(action.duration)
    if action.multiply is not None:
        current = "current " if action.snapshot else ""
        verb = "double" if action.multiply == 2 else f"multiply by {action.multiply}"
        return Clause(verb, Noun(f"the {current}counter power of {target.text}"), time)
    amount = action.amount or 0
    return Clause(
        "get", Noun(bonus(factor(amount), "counter power")), spaced(time, for_each(amount)), subject=target
    )


@instruction.register
def _(action: act.Grant) -> Clause:
    return Clause(f"{until(action.duration)} {effect(action.effect).text()}")


@instruction.register
def _(action: act.Choose) -> Clause:
    return Clause("choose", cards(action.what))


@instruction.register
def _(action: act.ChooseZone) -> Clause:
    zone = "an enemy zone" if action.of == "opp" else "one of your zones"
    column = f"in {owners(action.col)} column" if action.col else ""
    limit = f"numbered no higher than {owners(action.upto_zone)} zone" if action.upto_zone else ""
    may_be_empty = "(it may be empty)" if limit else ""
    return Clause("choose", Noun(spaced(zone, column, may_be_empty, limit)))


@instruction.register
def _(action: act.EachChooses) -> Clause:
    first = "starting with you" if action.first == "you" else "starting with the opponent"
    own = f"1 of their {described(action.what.model_copy(update={'of': 'you', 'pick': None}), True)}"
    return Clause(f"each player, {first}, chooses {own}")


@instruction.register
def _(action: act.Link) -> Clause:
    return Clause("link", referred(action.a), f"and {cards(action.b).text} together")


@instruction.register
def _(action: act.StrategySlots) -> Clause:
    slots = f"{action.n} strategy {plural('zone', action.n != 1)}"
    return Clause("have", Noun(slots), until(action.duration), subject=Noun("you", plural=True))


@instruction.register
def _(_: act.WinGame) -> Clause:
    return Clause("win the game", subject=Noun("you", plural=True))


@instruction.register
def _(_: act.LoseGame) -> Clause:
    return Clause("lose the game", subject=Noun("you", plural=True))


@instruction.register
def _(_: act.Proceed) -> Clause:
    return Clause("continue")
