"""What keywords and terms mean, in a few words, by vocabulary item (R12.10, R19, R20)."""

from __future__ import annotations

from deckbuilder.cards.abilities import Base, Burst, Evolution, Token

from .selectors import rank
from .words import number, trait


def awakening(zone: int) -> str:
    """How far the monster must be (R20.4)."""
    zones = f"エリア{number(zone)}" + ("" if zone == 8 else "以降")
    return f"あなたの怪獣が{zones}にいる間、有効"


_ONCE_PLAYED = "場では元の等級に戻る"

BY_ITEM = {
    "gate:overwhelm": "あなたの怪獣のエリア番号が相手の怪獣のエリア番号以上の間、有効",
    "ev:invading": "１エリア前進するごとに行う",
    "ev:revenge": "このカードが効果か怪獣の移動で破壊された時に行う",
    "qty:colors": "白も１色と数える",
    "cond:colors": "白も１色と数える",
    "pick:as_many_as_possible": "エリア１つに１枚。あなたの交戦カードがあるエリアにも出現させる",
    "fx:cannot_engage": "その撃退力は合計に含めない",
    "act:evolve": "その場で【進化】を行う",
    "play:rank_mod": _ONCE_PLAYED,
    "play:on_top_of": _ONCE_PLAYED,
    "fx:play_rank": _ONCE_PLAYED,
    "sel:edge": "あなたから見た左右。同じ縦列に２枚ある場合はあなたが選ぶ",
}
"""Reminders behind the ability that uses the item."""


def burst(keyword: Burst) -> str:
    """When it may be played and when it goes (R12.10, R12.14)."""
    below = f"等級{rank(keyword.from_rank, True)}の怪獣"
    return f"{below}の上に出現させてもよい。そうした場合、エンドフェイズの開始時に捨て札に置く"


def evolution(keyword: Evolution) -> str:
    """What is searched for, and when (R20.9)."""
    card = f"等級{number(keyword.rank_max)}以下の{trait(keyword.trait)}の交戦カード"
    return (
        f"あなたのメインフェイズの開始時、山札から{card}を１枚このカードの上に出現させてもよい。"
        "その後、山札をシャッフルする"
    )


def base(_: Base) -> str:
    """How long it stays (R20.11)."""
    return "場に残り続ける。どちらかの怪獣がエリア６～８に進攻した時、破壊される"


def token(_: Token) -> str:
    """Where it comes from and goes to (R19)."""
    return "デッキには入れられない。エリア以外に置かれる場合、ゲームから取り除かれる"
