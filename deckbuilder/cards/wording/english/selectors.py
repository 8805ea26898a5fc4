"""Phrases for which cards and how many: filters, places, picks, quantities (EFFECTS B.sel, B.pick, B.qty)."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import assert_never

from deckbuilder.cards.abilities import selectors as sel
from deckbuilder.cards.abilities.base import Place, Who
from deckbuilder.cards.facts import ROMAN, CardType, Color
from deckbuilder.cards.wording.amounts import factor

from .referents import DONE, monster_of, owners, possessive, rage_owner, referred
from .words import Noun, a, listed, number, plural, quoted, signed, spaced, span

_IN_PLAY: frozenset[Place] = frozenset({"zones", "strategy", "play", "monster"})

# ---- one card, described ---------------------------------------------------------------------------------


def kind(filter_: sel.CardFilter, place: Place | None = None) -> str:
    """``battle card``, ``monster or battle card``, ``card``; a monster in play is just ``monster``."""
    types = filter_.type or ((CardType.STRATEGY,) if place == "strategy" else ())
    if place == "monster" or (place in _IN_PLAY and types == (CardType.MONSTER,)):
        return "monster"
    return f"{listed([str(type_) for type_ in types], 'or')} card" if types else "card"


def roman(filter_: sel.CardFilter, place: Place | None = None) -> bool:
    """True where ranks are printed in Roman numerals."""
    return filter_.type == (CardType.MONSTER,) or place in {"monster", "monster_deck"}


def before(filter_: sel.CardFilter) -> str:
    """What stands before the kind of card: colours, step, traits, name."""
    colors = listed([str(color) for color in filter_.color or ()], "or")
    excluded = f"non-{filter_.not_color}" if filter_.not_color else ""
    step = f"Step {filter_.icon}" if filter_.icon is not None else ""
    traits = "" if _long(filter_) else listed(filter_.trait or (), "or")
    return spaced(colors, excluded, step, traits, quoted(sorted(filter_.name or ())))


def _long(filter_: sel.CardFilter) -> bool:
    """True for traits of many words, which read better behind the card."""
    return any(trait.count(" ") > 1 for trait in filter_.trait or ())


def after(filter_: sel.CardFilter, place: Place | None = None) -> str:
    """What stands behind the kind of card: parts of names, ranks, abilities, relations."""
    return spaced(
        *_named(filter_), *_ranked(filter_, roman(filter_, place)), *_able(filter_), *_related(filter_)
    )


def _named(filter_: sel.CardFilter) -> list[str]:
    parts: list[str] = []
    if filter_.trait and _long(filter_):
        parts.append(f"with {listed(filter_.trait, 'or')}")
    if filter_.name_has is not None:
        parts.append(f'with a name containing "{filter_.name_has}"')
    if filter_.same_name_as is not None:
        parts.append(f"with {owners(filter_.same_name_as)} name")
    if filter_.traits_all:
        both = "both " if len(filter_.traits_all) == 2 else ""
        traits = listed([f"the {trait}" for trait in filter_.traits_all], "and")
        parts.append(f"with {both}{traits} trait")
    return parts


def _ranked(filter_: sel.CardFilter, in_roman: bool) -> list[str]:
    def figure(rank: int) -> str:
        return ROMAN.get(rank, str(rank)) if in_roman else str(rank)

    parts: list[str] = []
    if filter_.rank is not None:
        parts.append(f"of rank {figure(filter_.rank)}")
    if isinstance(filter_.rank_max, int):
        parts.append(f"of rank {figure(filter_.rank_max)} or lower")
    elif filter_.rank_max is not None:
        parts.append(f"of rank no higher than {value(filter_.rank_max)}")
    if filter_.rank_min is not None:
        parts.append(f"of rank {figure(filter_.rank_min)} or higher")
    if filter_.rank_not is not None:
        parts.append(f"of any rank but {figure(filter_.rank_not)}")
    if filter_.rank_ref is not None:
        parts.append(f"exactly {filter_.rank_ref.plus} rank above {referred(filter_.rank_ref.of).text}")
    if filter_.lowest is not None:
        parts.append("of the lowest rank")
    return parts


def _able(filter_: sel.CardFilter) -> list[str]:
    parts: list[str] = []
    if filter_.cp_max is not None:
        parts.append(f"of {number(filter_.cp_max)} counter power or less")
    if filter_.threat_max is not None:
        parts.append(f"of {number(filter_.threat_max)} threat or less")
    if filter_.has is not None:
        parts.append(f"with {filter_.has.capitalize()}")
    return parts


def _related(filter_: sel.CardFilter) -> list[str]:
    if filter_.shares_trait is None:
        return []
    lead = "and sharing" if filter_.rank_ref is not None else "sharing"
    return [f"{lead} a trait with {'it' if filter_.rank_ref else referred(filter_.shares_trait).text}"]


def where(filter_: sel.PlaceFilter) -> str:
    """Where a card lies among the zones."""
    parts: list[str] = []
    if filter_.col is not None:
        parts.append(f"in {owners(filter_.col)} column")
    if filter_.adj is not None:
        parts.append(f"next to {referred(filter_.adj).text}")
    if filter_.area is not None:
        parts.append("in or next to that zone")
    if filter_.chosen_zone:
        parts.append("in that zone")
    if filter_.zones is not None:
        parts.append(f"in {span(filter_.zones)}")
    if filter_.zone_in is not None:
        parts.append(f"in zones whose number equals one of {value(filter_.zone_in)}")
    if filter_.same_no is not None:
        parts.append(f"in the zone with {owners(filter_.same_no)} zone number")
    return spaced(*parts)


def pile(place: Place, who: Who, word: str = "in") -> str:
    """The place of cards that are not in play, behind ``word``; empty for those that are."""
    match place:
        case "zones" | "strategy" | "play" | "monster":
            return "on both sides" if who == "each" else ""
        case "discard":
            return f"{word} {possessive(who)} discard pile"
        case "deck":
            return f"{word} {possessive(who)} deck"
        case "hand":
            return f"{word} {possessive(who)} hand"
        case "monster_deck":
            return f"{word} {possessive(who)} monster deck"
        case "under_self":
            return "under this card"
        case "under_my_monster":
            return "under your monster"
    assert_never(place)


def filtered(
    filter_: sel.CardFilter, many: bool = False, *, lead: str = "", place: Place | None = None
) -> str:
    """The cards that pass a filter, without a determiner: ``green battle cards of rank 5 or lower``."""
    noun = plural(spaced(lead, before(filter_), kind(filter_, place)), many)
    return spaced(noun, after(filter_, place))


def described(cards: sel.Selector, many: bool, *, owned: bool = False, place: str = "in") -> str:
    """The cards without a determiner: ``other enemy battle cards of rank 5 or lower next to this card``.

    ``owned`` leaves out whose they are, where the sentence says it; ``place`` is the word before their pile,
    which an empty one leaves out.
    """
    if isinstance(cards, sel.CardsOf):
        way = f"{cards.ref} this way" if cards.ref in DONE else f"among {referred(cards.ref).text}"
        return spaced(filtered(cards, many), where(cards), way)
    enemy = "enemy" if cards.of == "opp" and cards.place in _IN_PLAY and not owned else ""
    lead = spaced("other" if cards.other is not None else "", enemy)
    noun = filtered(cards, many, lead=lead, place=cards.place)
    return spaced(noun, where(cards), pile(cards.place, cards.of, place) if place else "")


# ---- cards with a determiner -----------------------------------------------------------------------------


def cards(chosen: sel.Selector, *, place: str = "in") -> Noun:
    """The selected cards as an object: ``1 of your other battle cards``, ``all enemy battle cards``."""
    if isinstance(chosen, sel.CardsOf):
        return _of_reference(chosen)
    if isinstance(chosen.pick, sel.PickEach):
        return _one_of_each(chosen, chosen.pick, place)
    if chosen.edge is not None:
        return Noun(f"the {chosen.edge}most {described(chosen, False, place=place)}")
    return _picked(chosen.pick, _Words(chosen, place))


class _Words:
    """The forms of one selector that the determiners ask for."""

    def __init__(self, chosen: sel.CardsIn, place: str) -> None:
        self._cards = chosen
        self._place = place
        self.mine = chosen.of == "you" and chosen.place in _IN_PLAY
        self.other = self.mine and chosen.other is not None

    def bare(self, many: bool) -> str:
        """The cards behind a number: ``enemy battle card``, ``of your battle cards``."""
        if self.mine:
            return f"of your {described(self._cards, True, place=self._place)}"
        return described(self._cards, many, place=self._place)

    def whole(self, word: str) -> str:
        """The cards behind ``all`` or nothing."""
        return spaced(word, "your" if self.mine else "", described(self._cards, True, place=self._place))

    def many(self, lead: str, end: str) -> str:
        """The cards in a longer phrase, their pile at its end."""
        noun = described(self._cards, True, place="")
        source = pile(self._cards.place, self._cards.of, self._place) if self._place else ""
        return spaced(lead, "your" if self.mine else "", noun, end, source)


def _picked(pick: sel.PickAll | sel.PickMax | sel.PickAny | sel.PickCount | None, words: _Words) -> Noun:
    match pick:
        case None:
            return Noun(words.whole("" if words.mine else "the"), plural=True)
        case sel.PickAll():
            return Noun(words.whole("all"), plural=True)
        case sel.PickMax():
            return Noun(words.many("as many", "as possible"), plural=True)
        case sel.PickAny():
            limit = pick.sum_rank_max
            total = f"of {limit} or lower" if isinstance(limit, int) else f"no higher than {value(limit)}"
            return Noun(words.many("any number of", f"with a total rank {total}"), plural=True)
        case sel.PickCount():
            return _counted(pick, words)
    assert_never(pick)


def _counted(pick: sel.PickCount, words: _Words) -> Noun:
    count, per = per_unit(pick.n)
    if words.other and not per and not pick.up_to:
        if count == "1":
            return Noun(f"another of {words.whole('').replace('other ', '', 1)}")
        return Noun(f"{count} {words.bare(True).removeprefix('of your ')} of yours", plural=True)
    up_to = "up to " if pick.up_to else ""
    order = "in order of zone numbers from the lowest" if pick.order else ""
    one_by_one = "one by one" if pick.one_by_one else ""
    manner = f", {spaced(one_by_one, order)}" if order or one_by_one else ""
    text = spaced(f"{up_to}{count} {words.bare(count != '1')}", per) + manner
    return Noun(text, plural=count != "1" or bool(per))


def _one_of_each(chosen: sel.CardsIn, pick: sel.PickEach, place: str) -> Noun:
    up_to = "up to " if pick.up_to else ""
    if pick.each_of.color is not None:
        if set(pick.each_of.color) == set(Color):
            lead = "enemy" if chosen.of == "opp" and chosen.place in _IN_PLAY else ""
            noun = f"{filtered(chosen, pick.n > 1, lead=lead, place=chosen.place)} of each colour"
            source = pile(chosen.place, chosen.of, place) if place else ""
            return Noun(spaced(f"{up_to}{pick.n}", noun, where(chosen), source), plural=True)
        each = [str(color) for color in pick.each_of.color]
        kinds = [f"{up_to}{pick.n} {color} {described(chosen, pick.n > 1, place=place)}" for color in each]
        return Noun(listed(kinds, "and"), plural=True)
    names = [f'{up_to}{pick.n} "{name}"' for name in pick.each_of.name or ()]
    return Noun(
        spaced(listed(names, "and"), pile(chosen.place, chosen.of, place) if place else ""), plural=True
    )


def _of_reference(chosen: sel.CardsOf) -> Noun:
    """The referred card itself, or some ``from those``."""
    base = referred(chosen.ref)
    bare = chosen.model_fields_set <= {"ref", "pick"}
    pick = chosen.pick
    if pick is None or (bare and isinstance(pick, sel.PickAll)):
        return base if bare else _if_like(base, chosen)
    if not isinstance(pick, sel.PickCount):
        return Noun(spaced("all", filtered(chosen, True), where(chosen), "from those"), plural=True)
    count, per = per_unit(pick.n)
    many = count != "1"
    lead = f"up to {count}" if pick.up_to else count
    return Noun(spaced(lead, filtered(chosen, many), where(chosen), "from those", per), plural=many)


def _if_like(base: Noun, chosen: sel.CardsOf) -> Noun:
    """The referred card, if it passes the filter."""
    return replace(base, like=a(filtered(chosen)))


def affected(chosen: sel.Selector) -> Noun:
    """The selected cards as the subject of a continuous effect: ``your battle cards``, without "all"."""
    noun = cards(chosen)
    return Noun(noun.text.removeprefix("all "), noun.plural, ref=noun.ref)


# ---- quantities ------------------------------------------------------------------------------------------


@singledispatch
def value(quantity: object) -> str:
    """What a quantity is, to compare with: ``the milled card's``, ``the ranks of the milled cards``."""
    assert isinstance(quantity, int)
    return number(quantity)


@singledispatch
def unit(quantity: object) -> str:
    """What a quantity goes by, behind "for every"; empty for a plain number."""
    assert isinstance(quantity, int)
    return ""


@value.register
def _(quantity: sel.RefRank) -> str:
    return owners(quantity.ref)


@value.register
def _(quantity: sel.RefRanks) -> str:
    noun = referred(quantity.ref)
    return f"{noun.text}{'' if noun.plural else 's'}' ranks"


@value.register
def _(_: sel.EventAmount) -> str:
    return "that many"


@value.register(sel.CountOf)
@value.register(sel.ColorsOf)
@value.register(sel.MonsterRankOf)
@value.register(sel.RageOf)
@value.register(sel.EmptyZonesOf)
@value.register(sel.InvadedZones)
@value.register(sel.RefCount)
def _(quantity: sel.Amount) -> str:
    count, per = per_unit(quantity)
    return spaced(count, per)


@unit.register
def _(quantity: sel.CountOf) -> str:
    many = quantity.every is not None
    noun = held(quantity.of, many=many)
    return f"{quantity.every} of the {noun}" if many else noun


@unit.register
def _(quantity: sel.ColorsOf) -> str:
    return f"colour among {colored(quantity.of).text}"


@unit.register
def _(quantity: sel.MonsterRankOf) -> str:
    return f"rank of {monster_of(quantity.of).text}"


@unit.register
def _(quantity: sel.RageOf) -> str:
    return f"rage {rage_owner(quantity.of).text} has"


@unit.register
def _(quantity: sel.EmptyZonesOf) -> str:
    return "empty enemy zone" if quantity.of == "opp" else "empty zone of yours"


@unit.register
def _(_: sel.InvadedZones) -> str:
    return "zone your monster invaded this turn"


@unit.register
def _(quantity: sel.RefCount) -> str:
    return described(sel.CardsOf(ref=quantity.ref), False)


@unit.register
def _(quantity: sel.RefRank) -> str:
    return f"rank of {referred(quantity.ref).text}"


@unit.register
def _(quantity: sel.RefRanks) -> str:
    return f"rank of {referred(quantity.ref).text}"


@unit.register
def _(_: sel.EventAmount) -> str:
    return "one of them"


def held(chosen: sel.Selector, *, many: bool = False) -> str:
    """One of the cards that are counted: ``strategy card you control``, ``card under this card``."""
    if isinstance(chosen, sel.CardsIn) and chosen.of == "you" and chosen.place in _IN_PLAY:
        lead = "other" if chosen.other is not None else ""
        noun = filtered(chosen, many, lead=lead, place=chosen.place)
        return spaced(noun, "you control", where(chosen))
    return described(chosen, many)


def colored(chosen: sel.Selector) -> Noun:
    """The cards whose colours count: ``your other battle cards``."""
    mine = isinstance(chosen, sel.CardsIn) and chosen.of == "you" and chosen.place in _IN_PLAY
    return Noun(f"{'your' if mine else 'the'} {described(chosen, True)}", plural=True)


def for_each(amount: sel.Amount) -> str:
    """``for every card under this card``, or nothing for a plain number."""
    per = unit(amount)
    return f"for every {per}" if per else ""


def per_unit(amount: sel.Amount) -> tuple[str, str]:
    """The number and what it goes by: ``("3,000", "for every card under this card")``."""
    return number(factor(amount)), for_each(amount)


def bonus(amount: sel.Amount, of: str) -> str:
    """``+3,000 counter power for every card under this card``."""
    return spaced(signed(factor(amount)), of, for_each(amount))
