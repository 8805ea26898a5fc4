"""Paragraphs, one a kind of ability: tag, head, sentences, reminder (EFFECTS B.gate, play, kw, deck)."""

from __future__ import annotations

from functools import singledispatch

from deckbuilder.cards.abilities import ability as ab
from deckbuilder.cards.abilities import actions as act
from deckbuilder.cards.abilities import events as ev
from deckbuilder.cards.abilities.base import RefName
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.language import COLORS_JA, TYPES_JA
from deckbuilder.cards.wording.paragraph import TAGS_BETWEEN, Paragraph

from . import reminders
from .actions import instruction
from .conditions import case, time
from .control import NOTHING, after_case, conditional, sentences
from .events import moment, phase_start, tagged_head, would
from .referents import THIS_CARD, spoken_again
from .selectors import changed, described, filtered, rank
from .statics import holding
from .words import allowed, as_sentences, in_turn, number, signed, span, together, trait, traits


def tag(ability: ab.Gated) -> str:
    """The gates of an ability: ``相手のターン・覚醒４``."""
    turn = {"you": "あなたのターン", "opp": "相手のターン"}.get(ability.turn or "", "")
    awakening = f"覚醒{number(ability.awakening)}" if ability.awakening else ""
    overwhelm = "圧倒" if ability.overwhelm else ""
    return TAGS_BETWEEN.join(gate for gate in (turn, awakening, overwhelm) if gate)


def _written(tag: str = "", head: str = "", body: str = "", reminder: str = "") -> Paragraph:
    return Paragraph(tag, head, body, reminder, language="ja")


@singledispatch
def paragraph(ability: object) -> Paragraph:
    """The ability as a paragraph."""
    raise TypeError(f"no wording for the ability {type(ability).__name__}")


@paragraph.register
def _(ability: ab.Trigger) -> Paragraph:
    if ability.may:
        parts = [allowed(in_turn([instruction(action) for action in ability.do]))]
    elif ability.condition is not None:
        parts = after_case(ability.condition, ability.do, None)
    else:
        parts = sentences(ability.do)
    lead = case(ability.condition) if ability.condition else ""
    if isinstance(ability.on, ev.PhaseStart):
        when = f"{phase_start(ability.on, tagged=ability.turn)}、"
    else:
        when = moment(ability.on)
    body = as_sentences(conditional(when + lead, parts or [NOTHING]))
    return _written(tag(ability), tagged_head(ability.on), body)


@paragraph.register
def _(ability: ab.Static) -> Paragraph:
    lead = time(ability.condition) if ability.condition else ""
    return _written(tag(ability), "", as_sentences([lead + holding(ability.apply)]))


@paragraph.register
def _(ability: ab.Replace) -> Paragraph:
    topic: RefName | None = "event" if isinstance(ability.of, ev.StrategyToDiscard) else None
    first = [action for action in ability.instead if not isinstance(action, act.Proceed)]
    instead = "その前に" if len(first) < len(ability.instead) else "代わりに"
    phrase = instead + in_turn([instruction(action) for action in first or ability.instead])
    parts = [allowed(phrase) if ability.may and not ability.cost else phrase]
    if ability.cost:
        cost = allowed(in_turn([instruction(action) for action in ability.cost]))
        parts = [cost, f"そうした場合、{phrase}"]
    if ability.icon_from is not None:
        parts.append("その場合、捨て札に置いたカードの進攻の数だけ進攻する")
    lead = time(ability.condition) if ability.condition is not None else ""
    spoken = [spoken_again(part, topic) for part in parts]
    return _written(tag(ability), "", as_sentences(conditional(lead + would(ability.of), spoken)))


# ---- play rules ------------------------------------------------------------------------------------------


@paragraph.register
def _(ability: ab.RankMod) -> Paragraph:
    lead = case(ability.condition) if ability.condition else ""
    if not ability.cost:
        text = lead + changed(f"手札の{THIS_CARD}の等級", ability.amount)
        return _written(tag(ability), "", as_sentences([text]))
    cost = allowed(in_turn([instruction(action) for action in ability.cost]))
    parts = [f"{THIS_CARD}を手札から出す時、{lead}{cost}"]
    parts.append(f"そうした場合、{changed(f'{THIS_CARD}の等級', ability.amount)}")
    return _written(tag(ability), "", as_sentences(parts))


@paragraph.register
def _(ability: ab.AltMonster) -> Paragraph:
    ranked = any(each is not None for each in (ability.on.rank, ability.on.rank_max, ability.on.rank_min))
    below = f"あなたの{filtered(ability.on, 'monster')}"
    grade = "" if ranked else "等級に関係なく"
    cost = f"{in_turn([instruction(action) for action in ability.cost])}ことで、" if ability.cost else ""
    origin = "" if ability.rank_up else "手札から"
    parts = [f"{cost}{THIS_CARD}は{origin}{grade}{below}の上に出現させることもできる"]
    if ability.rank_up:
        parts.append("撃退されて等級が上がる時も同様に扱う")
    return _written(tag(ability), "", as_sentences(parts))


@paragraph.register
def _(ability: ab.OnTop) -> Paragraph:
    how = f"等級を{signed(ability.amount)}して手札から{described(ability.on)}の上に出現させてもよい"
    return _written(tag(ability), "", as_sentences([f"{THIS_CARD}は、{how}"]))


@paragraph.register
def _(ability: ab.ZoneOnly) -> Paragraph:
    text = f"{THIS_CARD}は{span(ability.zones)}にだけ出現させることができる"
    return _written(tag(ability), "", as_sentences([text]))


@paragraph.register
def _(ability: ab.CannotBePlayed) -> Paragraph:
    lead = time(ability.condition) if ability.condition is not None else ""
    origin = "効果によっても" if ability.any_origin else ""
    text = f"{lead}{THIS_CARD}は{origin}出現させることができない"
    return _written(tag(ability), "", as_sentences([text]))


# ---- keywords and deck rules -----------------------------------------------------------------------------


@paragraph.register
def _(ability: ab.Burst) -> Paragraph:
    return _written(head=f"強襲{rank(ability.from_rank, True)}", reminder=reminders.burst(ability))


@paragraph.register
def _(ability: ab.Evolution) -> Paragraph:
    head = f"進化{number(ability.rank_max)}{trait(ability.trait)}"
    return _written(head=head, reminder=reminders.evolution(ability))


@paragraph.register
def _(ability: ab.Base) -> Paragraph:
    return _written(head="拠点", reminder=reminders.base(ability))


@paragraph.register
def _(ability: ab.Token) -> Paragraph:
    return _written(head="トークン", reminder=reminders.token(ability))


@paragraph.register
def _(_: ab.AnyCopies) -> Paragraph:
    return _written(body=f"{THIS_CARD}はデッキに何枚でも入れられる。")


@paragraph.register
def _(ability: ab.Resonance) -> Paragraph:
    demands: dict[str, list[str]] = {}
    for requirement in ability.require:
        for demand in _demands(requirement):
            demands.setdefault(demand, []).append(f"{TYPES_JA[requirement.type]}カード")
    colors = "・".join(COLORS_JA[color] for color in ability.colors)
    return _written(
        head=f"共鳴：{colors}",
        body=as_sentences([demand.format(together(types)) for demand, types in demands.items()]),
        reminder="等級Ⅰの怪獣である場合だけ、両方のデッキについて適用する。これらの色と白のカードを混ぜられる",
    )


def _demands(requirement: ab.Requirement) -> list[str]:
    """What is asked of the cards of one type, the type left open as ``{}``."""
    parts: list[str] = []
    if requirement.trait:
        parts.append(f"{{}}はすべて{traits(requirement.trait)}を持つものにする")
    if requirement.rank_min is not None:
        grade = rank(requirement.rank_min, requirement.type is CardType.MONSTER)
        parts.append(f"{{}}はすべて等級{grade}以上にする")
    if requirement.min_count is not None:
        parts.append(f"メインデッキに{{}}を{number(requirement.min_count)}枚以上入れる")
    return parts


@paragraph.register
def _(ability: ab.StartZone) -> Paragraph:
    text = f"{THIS_CARD}が等級Ⅰの怪獣の場合、エリア{number(ability.zone)}からゲームを始める"
    return _written(body=as_sentences([text]))
