"""Phrases for what an ability does, one function an action (EFFECTS B.act, B.dest, B.place)."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import assert_never

from deckbuilder.cards.abilities import actions as act
from deckbuilder.cards.abilities import control as ctl
from deckbuilder.cards.abilities import selectors as sel
from deckbuilder.cards.abilities.base import Duration, RefName
from deckbuilder.cards.wording.amounts import factor

from .referents import THIS_CARD, acting, monster, player, rage_of, referred
from .selectors import described, filtered, is_whole, lead, per, things, value
from .statics import effect
from .words import number, signed


def until(duration: Duration) -> str:
    """How long it lasts."""
    match duration:
        case "turn":
            return "このターンの終了時まで、"
        case "game":
            return "このゲームの間、"
    assert_never(duration)


def result(action: ctl.Action) -> RefName | None:
    """The single card that the action leaves to speak of as そのカード; None if it names none or several."""
    match action:
        case act.Mill(n=1):
            return "milled"
        case act.SearchDeck(what=what):
            return "found" if things(what).single else None
        case act.Choose(what=what):
            return "chosen" if things(what).single else None
        case act.PlayCard(what=what):
            return "played" if things(what).single else None
        case _:
            return None


@singledispatch
def instruction(action: object) -> str:
    """The action as a phrase that ends in its verb."""
    raise TypeError(f"no wording for the action {type(action).__name__}")


# ---- destroying, discarding, drawing ---------------------------------------------------------------------


@instruction.register
def _(action: act.Destroy) -> str:
    if not isinstance(action.what, tuple):
        return things(action.what).done("破壊する")
    return f"{'と'.join(things(what).whole for what in action.what)}を破壊する"


@instruction.register
def _(action: act.Discard) -> str:
    count = f"{number(action.n)}枚捨てる"
    if action.filter is None:
        return f"{acting(action.who)}手札を{count}"
    return f"{acting(action.who)}手札から{filtered(action.filter)}を{count}"


@instruction.register
def _(action: act.DiscardDownTo) -> str:
    least = "" if action.at_least is None else f"{number(action.at_least)}枚以上"
    return f"{acting(action.who)}手札が{number(action.n)}枚になるまで{least}捨てる"


@instruction.register
def _(action: act.DiscardHand) -> str:
    return f"{acting(action.who)}手札をすべて捨てる"


@instruction.register
def _(action: act.Draw) -> str:
    return f"カードを{number(action.n)}枚引く"


@instruction.register
def _(action: act.Mill) -> str:
    shown = "公開して" if action.reveal else ""
    return f"山札の上から{number(action.n)}枚を{shown}捨て札に置く"


@instruction.register
def _(action: act.RevealTop) -> str:
    count, goes_by = per(action.n)
    return f"{goes_by}山札の上から{count}枚を公開する"


@instruction.register
def _(action: act.TakeRevealed) -> str:
    if all_revealed(action.what):
        return "それらを手札に加える"
    return things(action.what).done("手札に加える")


def all_revealed(what: sel.Selector) -> bool:
    """True for the revealed cards as they are: all of them are それら."""
    return isinstance(what, sel.CardsOf) and what.ref == "revealed" and is_whole(what)


@instruction.register
def _(_: act.RestToDiscard) -> str:
    return "残りを捨て札に置く"


@instruction.register
def _(action: act.LookArrange) -> str:
    if action.n == 1:
        return "山札の一番上のカードを見て、山札の上に戻すか捨て札に置く"
    look = f"山札の上から{number(action.n)}枚を見て、好きな枚数を好きな順番で山札の上に戻し"
    return f"{look}、残りを捨て札に置く"


@instruction.register
def _(action: act.SearchDeck) -> str:
    found = replace(things(action.what, taken=True), origin="山札から")
    shown = "公開して" if action.reveal else ""
    joint = (
        "探し、" if shown or action.to in ("hand", "discard") or not isinstance(action.to, str) else "探して"
    )
    return f"{found.done(joint)}{shown}{_destination(action.to)}、山札をシャッフルする"


def _destination(to: act.SearchDestination) -> str:
    match to:
        case "hand":
            return "手札に加え"
        case "play":
            return "出現させ"
        case "strategy_zone":
            return "使用し"
        case "discard":
            return "捨て札に置き"
        case act.OnTopOf():
            return f"{referred(to.on_top_of)}の上に出現させ"
        case act.Under():
            return f"{referred(to.under)}の下に置き"
    assert_never(to)


# ---- cards between places --------------------------------------------------------------------------------


@instruction.register
def _(action: act.ReturnToHand) -> str:
    return things(action.what, taken=True).done("手札に戻す")


@instruction.register
def _(action: act.AddToHand) -> str:
    return things(action.what).done("手札に加える")


@instruction.register
def _(action: act.ReturnToDeck) -> str:
    mine = isinstance(action.what, sel.CardsOf) or action.what.of == "you"
    deck = "山札" if mine else "相手の山札"
    if action.shuffle:
        return things(action.what).done(f"{deck}に戻してシャッフルする")
    end = "上" if action.position == "top" else "下"
    return things(action.what, taken=True).done(f"{deck}の{end}に置く")


@instruction.register
def _(action: act.PutUnder) -> str:
    return things(action.what, taken=True).moved(f"{_holder(action.target)}の下に置く")


def _holder(holder: act.Holder) -> str:
    return referred(holder) if isinstance(holder, str) else things(holder).whole


@instruction.register
def _(action: act.PutRageUnder) -> str:
    return f"{value(action.n)}と同じ枚数の怒りカードを{referred(action.target)}の下に置く"


@instruction.register
def _(action: act.PlayCard) -> str:
    played, place = things(action.what, taken=True), _place(action.where)
    return played.moved(f"{place}出現させる") if place else played.done("出現させる")


def _place(place: act.PlayPlace) -> str:
    match place:
        case "any":
            return ""
        case "adjacent_self":
            return f"{THIS_CARD}に隣接するエリアに"
        case "unoccupied":
            return "空いているエリアに"
        case act.InZone():
            return f"エリア{number(place.zone)}に"
    assert_never(place)


@instruction.register
def _(action: act.PlayMonster) -> str:
    played = things(action.what, taken=True)
    return played.done("出現させる") if action.rage_bonus else played.moved("怒りを増やさずに出現させる")


@instruction.register
def _(action: act.PlayStrategy) -> str:
    return things(action.what, taken=True).done("使用して発動する" if action.activate else "使用する")


@instruction.register
def _(action: act.ActivateCard) -> str:
    return things(action.what).done("発動する")


@instruction.register
def _(action: act.CreateToken) -> str:
    token = f"トークン「{action.token}」"
    if action.n == "all":
        return f"{_every(action.where)}に{token}を１枚ずつ出現させる"
    return f"{_place(action.where)}{token}を{number(action.n)}枚出現させる"


def _every(place: act.PlayPlace) -> str:
    match place:
        case "any":
            return "あなたのエリアすべて"
        case "adjacent_self":
            return f"{THIS_CARD}に隣接するエリアすべて"
        case "unoccupied":
            return "空いているあなたのエリアすべて"
        case act.InZone():
            return f"エリア{number(place.zone)}"
    assert_never(place)


@instruction.register
def _(action: act.Evolve) -> str:
    # Only cards with Evolution evolve; the filter need not be said again.
    what = action.what.model_copy(update={"has": None}) if action.what.has == "evolution" else action.what
    return things(what).done("進化させる")


@instruction.register
def _(action: act.MoveBattle) -> str:
    enemy = isinstance(action.what, sel.CardsIn) and action.what.of == "opp"
    return things(action.what).moved(f"{_moved_to(action.to, enemy)}に移動させる")


def _moved_to(to: act.ToZones, enemy: bool) -> str:
    match to.zones:
        case "unoccupied":
            return "空いている相手のエリア" if enemy else "空いているエリア"
        case "adjacent_horizontal":
            return "左右どちらかに隣接するエリア"
        case "adjacent_my_monster":
            return "あなたの怪獣に隣接する別のエリア"
    assert_never(to.zones)


@instruction.register
def _(action: act.Swap) -> str:
    return f"{things(action.what).whole}の位置を入れ替える"


# ---- monsters and rage -----------------------------------------------------------------------------------


@instruction.register
def _(action: act.RageGain) -> str:
    count, goes_by = per(action.n)
    return f"{goes_by}{rage_of(action.of)}を{count}増やす"


@instruction.register
def _(action: act.RageLose) -> str:
    count, goes_by = per(action.n)
    rage = f"{player('each')}の怒り" if action.of == "each" else rage_of(action.of)
    return f"{goes_by}{rage}を{count}減らす"


@instruction.register
def _(action: act.RageSet) -> str:
    return f"{rage_of(action.of)}を{number(action.n)}にする"


@instruction.register
def _(action: act.Advance) -> str:
    return f"{monster(action.of)}を{number(action.n)}エリア前進させる"


@instruction.register
def _(action: act.AdvanceTo) -> str:
    return f"{monster(action.of)}をエリア{number(action.zone)}まで前進させる"


@instruction.register
def _(action: act.Retreat) -> str:
    limit = "" if action.threat_max is None else f"脅威度{number(action.threat_max)}以下の"
    return f"{limit}{monster(action.of)}を{number(action.n)}エリア後退させる"


@instruction.register
def _(action: act.RetreatTo) -> str:
    return f"{monster(action.of)}をエリア{number(action.zone)}まで後退させる"


@instruction.register
def _(action: act.MoveVertical) -> str:
    to = f"エリア{number(action.to)}" if action.to else "反対側のエリア（３から８、４から７、５から６）"
    return f"{monster(action.of)}を同じ縦列の{to}へ移動させる"


@instruction.register
def _(action: act.MoveAsCountered) -> str:
    return f"{monster(action.of)}を、等級を上げずに撃退された時と同じように移動させる"


@instruction.register
def _(action: act.Counter) -> str:
    return f"{monster(action.of)}を撃退する"


@instruction.register
def _(action: act.Retrigger) -> str:
    return f"{things(action.what).whole}の【出現時】をすべて発動する"


# ---- values, choices, rules ------------------------------------------------------------------------------


@instruction.register
def _(action: act.Modify) -> str:
    time, target = until(action.duration), things(action.target).whole
    if action.multiply is not None:
        current = "現在の" if action.snapshot else ""
        return f"{time}{target}の{current}撃退力を{number(action.multiply)}倍にする"
    amount = action.amount or 0
    return f"{lead(amount)}{time}{target}の撃退力を{signed(factor(amount))}する"


@instruction.register
def _(action: act.Grant) -> str:
    return f"{until(action.duration)}{effect(action.effect)}"


@instruction.register
def _(action: act.Choose) -> str:
    return things(action.what, taken=True).done("選ぶ")


@instruction.register
def _(action: act.ChooseZone) -> str:
    column = f"{referred(action.col)}と同じ縦列の" if action.col else ""
    limit = f"番号が{referred(action.upto_zone)}のエリア番号以下である" if action.upto_zone else ""
    may_be_empty = "（空でもよい）" if limit else ""
    return f"{column}{limit}{player(action.of)}のエリア{may_be_empty}を１つ選ぶ"


@instruction.register
def _(action: act.EachChooses) -> str:
    first = "あなたから順に" if action.first == "you" else "相手から順に"
    own = action.what.model_copy(update={"of": "you", "pick": None})
    return f"{first}、各プレイヤーは{described(own).replace('あなたの', '自分の', 1)}を１枚選ぶ"


@instruction.register
def _(action: act.Link) -> str:
    return f"{referred(action.a)}と{things(action.b).whole}を結び付ける"


@instruction.register
def _(action: act.StrategySlots) -> str:
    return f"{until(action.duration)}あなたの戦略エリアを{number(action.n)}つにする"


@instruction.register
def _(_: act.WinGame) -> str:
    return "あなたはゲームに勝利する"


@instruction.register
def _(_: act.LoseGame) -> str:
    return "あなたはゲームに敗北する"


@instruction.register
def _(_: act.Proceed) -> str:
    return "そのまま続ける"
