"""What abilities wait for (EFFECTS B.ev), and the events that replacements change (B.repl)."""

from __future__ import annotations

from functools import singledispatch

from deckbuilder.cards.abilities import events as ev
from deckbuilder.cards.abilities.base import Phase, Side
from deckbuilder.cards.language import COLORS_JA, TYPES_JA

from .referents import THIS_CARD, YOUR_MONSTER, monster_of, player, rage_of, referred
from .words import number, span

PHASES: dict[Phase, str] = {"main": "メインフェイズ", "counter": "撃退フェイズ", "end": "エンドフェイズ"}


def phase_start(event: ev.PhaseStart, any_: str = "各", tagged: Side | None = None) -> str:
    """``あなたの撃退フェイズの開始時``.

    ``any_`` stands for either player's; whose turn it is is not said again if it is ``tagged`` already.
    """
    owner = any_ if event.whose == "any" else f"{player(event.whose)}の"
    return f"{'' if event.whose == tagged else owner}{PHASES[event.phase]}の開始時"


def tagged_head(event: ev.Event) -> str:
    """The keyword that stands for the event; empty for those without."""
    match event:
        case ev.Enter():
            return "出現時"
        case ev.Invading():
            return "進攻時"
        case ev.Revenge():
            return "逆襲"
        case _:
            return ""


@singledispatch
def moment(event: object) -> str:
    """When it happens, as the beginning of a sentence; empty where the keyword says it all."""
    raise TypeError(f"no wording for the event {type(event).__name__}")


@moment.register
def _(event: ev.Enter) -> str:
    return {None: "", "evolution": "【進化】によって出現した場合、", "hand": "手札から出現した場合、"}[
        event.origin
    ]


@moment.register(ev.Activate)
@moment.register(ev.Invading)
@moment.register(ev.Revenge)
def _(_: ev.Activate | ev.Invading | ev.Revenge) -> str:
    return ""


@moment.register
def _(event: ev.PhaseStart) -> str:
    return f"{phase_start(event)}、"


@moment.register
def _(event: ev.HandDiscarded) -> str:
    cards = f"{TYPES_JA[event.type]}カード" if event.type else "カード"
    happens = "捨てた時" if event.batch else "捨てるたび"
    return f"{_by(event.cause)}{player(event.who)}が手札から{cards}を{happens}、"


@moment.register
def _(event: ev.SelfDiscarded) -> str:
    return f"{THIS_CARD}が{_by(event.cause)}手札から捨てられた時、"


def _by(cause: str | None) -> str:
    return {"opp_effect": "相手の効果で", "invasion_cost": "あなたの進攻のために"}.get(cause or "", "")


@moment.register
def _(event: ev.RageUp) -> str:
    return f"{rage_of(event.of)}が１増えるたび、"


@moment.register
def _(_: ev.RageDown) -> str:
    return f"{YOUR_MONSTER}の怒りが減るたび、"


@moment.register
def _(_: ev.RageZero) -> str:
    return "相手の怒りが０になった時、"


@moment.register
def _(_: ev.CounterSuccess) -> str:
    return "あなたが相手の怪獣を撃退するたび、"


@moment.register
def _(_: ev.Countered) -> str:
    return f"{THIS_CARD}が撃退された時、"


@moment.register
def _(event: ev.MonsterInvades) -> str:
    return f"{monster_of(event.who)}が１エリア進攻するたび、"


@moment.register
def _(_: ev.MonsterAdvances) -> str:
    return f"{THIS_CARD}が１エリア前進するたび、"


@moment.register
def _(event: ev.MonsterReaches) -> str:
    return f"{THIS_CARD}が{span((event.zone,))}に到達した時、"


@moment.register
def _(_: ev.MonsterEntersColumn) -> str:
    return f"{THIS_CARD}が前進して相手の怪獣と同じ縦列に入った時、"


@moment.register
def _(event: ev.MonsterPlayed) -> str:
    heard = f"{THIS_CARD}が捨て札にある間に、" if event.listen else ""
    return f"{heard}{player(event.who)}が怪獣を出現させた時、"


@moment.register
def _(event: ev.BattlePlayed) -> str:
    origin = "山札から" if event.origin else ""
    return f"{player(event.who)}が{origin}交戦カードを出現させるたび、"


@moment.register
def _(event: ev.BattleDestroyed) -> str:
    column = f"{THIS_CARD}と同じ縦列の" if event.col else ""
    color = f"{COLORS_JA[event.not_color]}以外の" if event.not_color else ""
    return f"{column}{player(event.who)}の{color}交戦カードが{_by(event.cause)}破壊されるたび、"


@moment.register
def _(_: ev.BurstDiscarded) -> str:
    return f"{THIS_CARD}が【強襲】によって捨て札に置かれた時、"


@moment.register
def _(_: ev.LinkBroken) -> str:
    return f"{THIS_CARD}、または{referred('linked')}がそのエリアを離れた時、"


@moment.register
def _(event: ev.ReturnedFromDiscard) -> str:
    return f"{player(event.who)}が捨て札からカードを手札に戻すたび、"


@moment.register
def _(_: ev.SelfStrategyToDiscard) -> str:
    return f"{THIS_CARD}が戦略エリアから捨て札に置かれた時、"


@moment.register
def _(event: ev.StrategyToDiscard) -> str:
    return f"{player(event.who)}の戦略カードが戦略エリアから捨て札に置かれるたび、"


@moment.register
def _(event: ev.UnderReaches) -> str:
    return f"{THIS_CARD}の下のカードが{number(event.n)}枚に達した時、"


# ---- replaced events -------------------------------------------------------------------------------------


@singledispatch
def would(event: object) -> str:
    """The event that is replaced, as the beginning of a sentence."""
    raise TypeError(f"no wording for the replaced event {type(event).__name__}")


@would.register
def _(event: ev.WouldBeDestroyed) -> str:
    return f"{THIS_CARD}が{_by(event.by)}破壊される場合、"


@would.register
def _(_: ev.InvasionCost) -> str:
    return f"{THIS_CARD}の進攻のために手札を捨てる場合、"


@would.register
def _(_: ev.RageReset) -> str:
    return f"あなたのスタートフェイズに{THIS_CARD}の怒りがリセットされる場合、"


@would.register
def _(event: ev.StrategyToDiscard) -> str:
    return f"{player(event.who)}の戦略カードが戦略エリアから捨て札に置かれる場合、"
