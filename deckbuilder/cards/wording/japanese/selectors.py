"""Phrases for which cards and how many: filters, places, picks, quantities (EFFECTS B.sel, B.pick, B.qty).

What describes a card stands before it, the widest first: where, whose, in which zones, what it is like.
"""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import assert_never

from deckbuilder.cards.abilities import selectors as sel
from deckbuilder.cards.abilities.base import Keyword, Place, Who
from deckbuilder.cards.facts import CardType, Color
from deckbuilder.cards.language import COLORS_JA, NAME_PARTS_JA, ROMAN_JA, TYPES_JA
from deckbuilder.cards.wording.amounts import factor

from .referents import DONE, THIS_CARD, monster_of, player, rage_of, referred
from .words import Things, either, number, quoted, signed, span, together, trait, traits

_IN_PLAY: frozenset[Place] = frozenset({"zones", "strategy", "play", "monster"})
FROM_THOSE = "その中から"
"""Stands before some of the cards that have just been shown."""

_KEYWORDS: dict[Keyword, str] = {"burst": "【強襲】", "evolution": "【進化】", "base": "【拠点】"}

# ---- one card, described ---------------------------------------------------------------------------------


def kind(filter_: sel.CardFilter, place: Place | None = None) -> str:
    """``交戦カード``, ``怪獣か交戦カード``, ``カード「結晶体」``; a monster in play is just ``怪獣``."""
    in_play = place in _IN_PLAY
    types = filter_.type or ((CardType.STRATEGY,) if place == "strategy" else ())
    names = quoted(sorted(filter_.name or ()))
    if place == "monster":
        return f"怪獣{names}"
    if not types:
        return names or "カード"
    kinds = [TYPES_JA[type_] + ("" if in_play and type_ is CardType.MONSTER else "カード") for type_ in types]
    return either(kinds) + names


def roman(filter_: sel.CardFilter, place: Place | None = None) -> bool:
    """True where ranks are printed in Roman numerals."""
    return filter_.type == (CardType.MONSTER,) or place in {"monster", "monster_deck"}


def rank(figure: int, in_roman: bool) -> str:
    """A rank as printed."""
    return (ROMAN_JA.get(figure) if in_roman else None) or number(figure)


def colors(chosen: tuple[Color, ...]) -> str:
    """Colours, one of which is enough."""
    return either([COLORS_JA[color] for color in chosen])


def filtered(filter_: sel.CardFilter, place: Place | None = None) -> str:
    """The cards that pass a filter: ``【進化】を持つ緑の等級５以下の交戦カード``."""
    return _clauses(filter_) + _adjectives(filter_, place)


def _clauses(filter_: sel.CardFilter) -> str:
    """What is said with a verb, or against another card; it stands before whose the card is."""
    parts: list[str] = []
    if filter_.name_has is not None:
        parts.append(f"カード名に「{NAME_PARTS_JA.get(filter_.name_has, filter_.name_has)}」を含む")
    if filter_.same_name_as is not None:
        parts.append(f"{referred(filter_.same_name_as)}と同じカード名の")
    if filter_.rank_ref is not None:
        higher = f"{referred(filter_.rank_ref.of)}より等級がちょうど{number(filter_.rank_ref.plus)}"
        parts.append(f"{higher}高{'く、' if filter_.shares_trait else 'い'}")
    if filter_.shares_trait is not None:
        parts.append(f"{referred(filter_.shares_trait)}と同じ特徴を持つ")
    if filter_.rank_max is not None and not isinstance(filter_.rank_max, int):
        parts.append(f"等級が{value(filter_.rank_max)}以下である")
    if filter_.lowest is not None:
        parts.append("等級が最も低い")
    if filter_.traits_all:
        each = "両方" if len(filter_.traits_all) == 2 else "すべて"
        parts.append(f"{together([trait(name) for name in filter_.traits_all])}を{each}持つ")
    if filter_.has is not None:
        parts.append(f"{_KEYWORDS[filter_.has]}を持つ")
    return "".join(parts)


def _adjectives(filter_: sel.CardFilter, place: Place | None) -> str:
    """The rest with the kind of card: colours, step, figures, rank, traits."""
    parts: list[str] = []
    if filter_.color:
        parts.append(f"{colors(filter_.color)}の")
    if filter_.not_color:
        parts.append(f"{COLORS_JA[filter_.not_color]}以外の")
    if filter_.icon is not None:
        parts.append(f"進攻{number(filter_.icon)}の")
    if filter_.cp_max is not None:
        parts.append(f"撃退力{number(filter_.cp_max)}以下の")
    if filter_.threat_max is not None:
        parts.append(f"脅威度{number(filter_.threat_max)}以下の")
    parts += _ranks(filter_, roman(filter_, place))
    if filter_.trait:
        parts.append(f"{traits(filter_.trait)}の")
    return "".join(parts) + kind(filter_, place)


def _ranks(filter_: sel.CardFilter, in_roman: bool) -> list[str]:
    most = filter_.rank_max if isinstance(filter_.rank_max, int) else None
    limits = ((filter_.rank, ""), (most, "以下"), (filter_.rank_min, "以上"), (filter_.rank_not, "以外"))
    return [f"等級{rank(figure, in_roman)}{which}の" for figure, which in limits if figure is not None]


def around(filter_: sel.PlaceFilter) -> str:
    """Where a card lies as seen from another or from a chosen zone; it stands before whose it is."""
    parts: list[str] = []
    if filter_.col is not None:
        parts.append(f"{referred(filter_.col)}と同じ縦列の")
    if filter_.adj is not None:
        parts.append(f"{referred(filter_.adj)}に隣接する")
    if filter_.area is not None:
        parts.append("そのエリアとそこに隣接するエリアの")
    if filter_.chosen_zone:
        parts.append("そのエリアの")
    if filter_.zone_in is not None:
        parts.append(f"{value(filter_.zone_in)}のいずれかと同じ番号の")
    if filter_.same_no is not None:
        parts.append(f"{referred(filter_.same_no)}と同じ番号の")
    return "".join(parts)


def zoned(filter_: sel.PlaceFilter) -> str:
    """The zones a card lies in; it stands behind whose it is: ``エリア１～５の``."""
    numbered = "エリアの" if filter_.zone_in is not None or filter_.same_no is not None else ""
    return (f"{span(filter_.zones)}の" if filter_.zones is not None else "") + numbered


def whose(place: Place, who: Who) -> str:
    """A place of cards with its owner, to stand before them: ``相手の``, ``あなたの捨て札の``."""
    if place in _IN_PLAY:
        return f"{player(who)}の"
    return f"{pile(place, who)}の"


def pile(place: Place, who: Who) -> str:
    """The place of cards that are not in play."""
    match place:
        case "zones" | "strategy" | "play" | "monster":
            return f"{player(who)}の場"
        case "discard":
            return f"{player(who)}の捨て札"
        case "deck":
            return f"{player(who)}の山札"
        case "hand":
            return f"{player(who)}の手札"
        case "monster_deck":
            return f"{player(who)}の怪獣デッキ"
        case "under_self":
            return f"{THIS_CARD}の下"
        case "under_my_monster":
            return f"{monster_of('you')}の下"
    assert_never(place)


def described(chosen: sel.Selector, *, owned: bool = True, placed: bool = True) -> str:
    """The cards without their number: ``このカードに隣接する相手の等級５以下の交戦カード``.

    Without ``owned`` whose they are is left out, without ``placed`` where they lie.
    """
    if isinstance(chosen, sel.CardsOf):
        return _referred_to(chosen)
    edge = {None: "", "left": "最も左にある", "right": "最も右にある"}[chosen.edge]
    first = ("選ばれなかった" if chosen.other == "chosen" else "") + edge + _clauses(chosen)
    owner = whose(chosen.place, chosen.of) if owned else ""
    last = ("他の" if chosen.other is True else "") + _adjectives(chosen, chosen.place)
    before, behind = (around(chosen), zoned(chosen)) if placed else ("", "")
    if chosen.place in _IN_PLAY:
        return before + first + owner + behind + last
    return owner + before + behind + first + last


def _referred_to(chosen: sel.CardsOf) -> str:
    """Some of the referred cards: ``この効果で捨て札に置かれた怪獣カード``."""
    way = f"この効果で{DONE[chosen.ref]}" if chosen.ref in DONE else f"{referred(chosen.ref)}のうち"
    return around(chosen) + zoned(chosen) + way + filtered(chosen)


# ---- cards with their number -----------------------------------------------------------------------------


def things(chosen: sel.Selector, *, taken: bool = False) -> Things:
    """The selected cards with their number; with ``taken`` they come out of a pile, or out of those cards."""
    if isinstance(chosen, sel.CardsOf):
        return _of_reference(chosen)
    sourced = taken and chosen.place not in _IN_PLAY
    origin = f"{pile(chosen.place, chosen.of)}から" if sourced else ""
    noun = described(chosen, owned=not sourced)
    if "、" in noun and origin:
        origin += "、"
    match chosen.pick:
        case None:
            return Things(noun, single=chosen.edge is not None, origin=origin)
        case sel.PickEach():
            owner = "" if sourced else whose(chosen.place, chosen.of)
            return replace(_one_of_each(chosen.pick, owner, noun), origin=origin)
        case _:
            return replace(_picked(noun, chosen.pick), origin=origin)


def _picked(noun: str, pick: sel.PickAll | sel.PickMax | sel.PickAny | sel.PickCount) -> Things:
    match pick:
        case sel.PickAll():
            return Things(noun, "すべて")
        case sel.PickMax():
            return Things(noun, "可能な限り多く")
        case sel.PickAny():
            return Things(noun, f"、等級の合計が{value(pick.sum_rank_max)}以下になるように好きな枚数")
        case sel.PickCount():
            return _counted(noun, pick)
    assert_never(pick)


def _counted(noun: str, pick: sel.PickCount) -> Things:
    count, goes_by = per(pick.n)
    amount = f"{count}枚{'まで' if pick.up_to else ''}"
    if pick.order is None and not pick.one_by_one:
        return Things(noun, amount, goes_by, single=pick.n == 1)
    manner = f"{'エリア番号の小さい順に' if pick.order else ''}{'１枚ずつ' if pick.one_by_one else ''}"
    if goes_by:
        return Things(noun, manner, f"{goes_by.removesuffix('、')}{amount}、")
    return Things(noun, f"{amount}、{manner}")


def _one_of_each(pick: sel.PickEach, owner: str, noun: str) -> Things:
    amount = f"{number(pick.n)}枚{'まで' if pick.up_to else ''}"
    if pick.each_of.color is None:
        names = [f"「{name}」" for name in pick.each_of.name or ()]
        return Things(owner + together(names), f"それぞれ{amount}")
    if set(pick.each_of.color) == set(Color):
        return Things(noun, f"各色{amount}")
    each = together([COLORS_JA[color] for color in pick.each_of.color])
    return Things(f"{each}の{noun}", f"それぞれ{amount}")


def is_whole(chosen: sel.CardsOf) -> bool:
    """True for the referred cards as they are, none left out."""
    bare = chosen.model_fields_set <= {"ref", "pick"}
    return bare and (chosen.pick is None or isinstance(chosen.pick, sel.PickAll))


def _of_reference(chosen: sel.CardsOf) -> Things:
    """The referred card itself, perhaps only if it is like that, or some of those cards."""
    noun = around(chosen) + zoned(chosen) + filtered(chosen)
    if is_whole(chosen):
        return Things(referred(chosen.ref), single=True)
    if chosen.pick is None:
        return Things(f"{noun}である{referred(chosen.ref)}")
    if isinstance(chosen.pick, sel.PickEach):
        return replace(_one_of_each(chosen.pick, "", noun), origin=FROM_THOSE)
    return replace(_picked(noun, chosen.pick), origin=FROM_THOSE)


def subject(chosen: sel.Selector) -> str:
    """The selected cards as what a continuous effect is about, without すべて."""
    meant = things(chosen)
    return meant.noun if meant.amount == "すべて" else meant.per + meant.whole


# ---- quantities ------------------------------------------------------------------------------------------


@singledispatch
def value(quantity: object) -> str:
    """What a quantity is, to compare with: ``捨てたカードの等級``."""
    assert isinstance(quantity, int)
    return number(quantity)


@singledispatch
def unit(quantity: object) -> str:
    """What a quantity goes by, before につき; empty for a plain number."""
    assert isinstance(quantity, int)
    return ""


@value.register(sel.RefRank)
@value.register(sel.RefRanks)
def _(quantity: sel.RefRank | sel.RefRanks) -> str:
    return f"{referred(quantity.ref)}の等級"


@value.register
def _(_: sel.EventAmount) -> str:
    return "その数"


@value.register(sel.CountOf)
@value.register(sel.ColorsOf)
@value.register(sel.MonsterRankOf)
@value.register(sel.RageOf)
@value.register(sel.EmptyZonesOf)
@value.register(sel.InvadedZones)
@value.register(sel.RefCount)
def _(quantity: sel.Amount) -> str:
    return f"{unit(quantity)}につき{number(factor(quantity))}"


@unit.register
def _(quantity: sel.CountOf) -> str:
    return f"{described(quantity.of)}{number(quantity.every or 1)}枚"


@unit.register
def _(quantity: sel.ColorsOf) -> str:
    return f"{described(quantity.of)}の色１色"


@unit.register
def _(quantity: sel.MonsterRankOf) -> str:
    return f"{monster_of(quantity.of)}の等級１"


@unit.register
def _(quantity: sel.RageOf) -> str:
    return f"{rage_of(quantity.of)}１"


@unit.register
def _(quantity: sel.EmptyZonesOf) -> str:
    return f"空いている{player(quantity.of)}のエリア１つ"


@unit.register
def _(_: sel.InvadedZones) -> str:
    return "このターンにあなたの怪獣が進攻したエリア１つ"


@unit.register
def _(quantity: sel.RefCount) -> str:
    return f"{described(sel.CardsOf(ref=quantity.ref))}１枚"


@unit.register(sel.RefRank)
@unit.register(sel.RefRanks)
def _(quantity: sel.RefRank | sel.RefRanks) -> str:
    return f"{referred(quantity.ref)}の等級１"


@unit.register
def _(_: sel.EventAmount) -> str:
    return "その数１"


def lead(amount: sel.Amount) -> str:
    """``このカードの下のカード１枚につき、``, or nothing for a plain number."""
    goes_by = unit(amount)
    return f"{goes_by}につき、" if goes_by else ""


def per(amount: sel.Amount) -> tuple[str, str]:
    """The number and what it goes by: ``("3000", "このカードの下のカード１枚につき、")``."""
    return number(factor(amount)), lead(amount)


def changed(what: str, amount: sel.Amount) -> str:
    """A figure of cards goes up or down: ``このカードの撃退力を＋3000する``."""
    return f"{lead(amount)}{what}を{signed(factor(amount))}する"
