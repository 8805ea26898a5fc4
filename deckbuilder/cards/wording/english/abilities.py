"""Paragraphs, one a kind of ability: tag, head, sentences, reminder (EFFECTS B.gate, play, kw, deck)."""

from __future__ import annotations

from functools import singledispatch

from deckbuilder.cards.abilities import ability as ab
from deckbuilder.cards.abilities import actions as act
from deckbuilder.cards.abilities import events as ev
from deckbuilder.cards.facts import ROMAN, CardType
from deckbuilder.cards.wording.paragraph import Paragraph

from . import reminders
from .actions import instruction
from .conditions import if_
from .control import conditional, sentences
from .events import head, topic, would
from .referents import THIS_CARD, referred
from .selectors import bonus, filtered, held
from .statics import effect
from .words import (
    NOTHING_SAID,
    Clause,
    Noun,
    Said,
    a,
    as_sentences,
    capital,
    linked,
    listed,
    spaced,
    span,
    with_pronouns,
)

_PLAY = "Play rule"


def tag(ability: ab.Gated) -> str:
    """The gates of an ability: ``Opponent's turn, Awakening 4``."""
    turn = {"you": "Your turn", "opp": "Opponent's turn"}.get(ability.turn or "", "")
    awakening = f"Awakening {ability.awakening}" if ability.awakening else ""
    overwhelm = "Overwhelm" if ability.overwhelm else ""
    return ", ".join(gate for gate in (turn, awakening, overwhelm) if gate)


@singledispatch
def paragraph(ability: object) -> Paragraph:
    """The ability as a paragraph."""
    raise TypeError(f"no wording for the ability {type(ability).__name__}")


@paragraph.register
def _(ability: ab.Trigger) -> Paragraph:
    said = Said(topic=topic(ability.on))
    lead, said = if_(ability.condition, said) if ability.condition else ("", said)
    parts = sentences(ability.do, said)
    if ability.may:
        first, *rest = (instruction(action).allowed("you", said) for action in ability.do)
        parts = [first, *rest]
    if lead:
        parts = conditional(lead, parts)
    before_colon = head(ability.on)
    if ability.turn == "opp":
        before_colon = before_colon.replace("of the opponent's", "of the")
    return Paragraph(tag(ability), capital(before_colon), as_sentences(parts))


@paragraph.register
def _(ability: ab.Static) -> Paragraph:
    clauses = [effect(static) for static in ability.apply]
    if ability.condition is None:
        return Paragraph(tag(ability), "", as_sentences([linked(clauses)]))
    lead, said = if_(ability.condition, word="while")
    return Paragraph(tag(ability), "", as_sentences([f"{lead} {linked(clauses, said)}"]))


@paragraph.register
def _(ability: ab.Replace) -> Paragraph:
    about_this = not isinstance(ability.of, ev.StrategyToDiscard)
    said = NOTHING_SAID if about_this else Said(topic=referred("event"))
    first = [action for action in ability.instead if not isinstance(action, act.Proceed)]
    instead = "first" if len(first) < len(ability.instead) else "instead"
    clauses = [instruction(action) for action in first] or [Clause("proceed as usual")]
    clauses[-1] = clauses[-1].but(instead)
    parts = [
        clause.allowed("you", said) if ability.may and not ability.cost else clause.text(said)
        for clause in clauses
    ]
    if ability.cost:
        cost = [instruction(action).allowed("you") for action in ability.cost]
        parts = [*cost, f"if you do so, {parts[0]}", *parts[1:]]
    if ability.icon_from is not None:
        parts[-1] += "; its step counts"
    if about_this:
        parts = [with_pronouns(part) for part in parts]
    happens = would(ability.of)
    if ability.condition is not None:
        happens = f"{if_(ability.condition, word='while')[0]} if {with_pronouns(happens)}"
        return Paragraph(tag(ability), "", as_sentences(conditional(f"{happens},", parts)))
    return Paragraph(tag(ability), "", as_sentences(conditional(f"if {happens},", parts)))


# ---- play rules ------------------------------------------------------------------------------------------


@paragraph.register
def _(ability: ab.RankMod) -> Paragraph:
    rank = Clause("get", Noun(bonus(ability.amount, "rank")), subject=THIS_CARD).text()
    cost = listed([instruction(action).text() for action in ability.cost], "and")
    lead = if_(ability.condition)[0] if ability.condition else ""
    text = spaced("from hand,", lead, rank, f"if you {cost}" if cost else "")
    return Paragraph(tag(ability), _PLAY, as_sentences([text]))


@paragraph.register
def _(ability: ab.AltMonster) -> Paragraph:
    ranked = any(rank is not None for rank in (ability.on.rank, ability.on.rank_max, ability.on.rank_min))
    monster = spaced("your", filtered(ability.on, place="monster"), "" if ranked else "of any rank")
    origin = "" if ability.rank_up else "from hand"
    text = spaced("this card may also be played", origin, "on", monster)
    if ability.cost:
        cost = listed([instruction(action).text() for action in ability.cost], "and")
        text += f" if you {cost.replace('under your monster', 'under it')}"
    if ability.rank_up:
        text += ", and rank up from it"
    return Paragraph(tag(ability), _PLAY, as_sentences([text]))


@paragraph.register
def _(ability: ab.OnTop) -> Paragraph:
    rank = bonus(ability.amount, "rank")
    text = f"you may play this card from hand on top of {a(held(ability.on))}, with {rank}"
    return Paragraph(tag(ability), _PLAY, as_sentences([text]))


@paragraph.register
def _(ability: ab.ZoneOnly) -> Paragraph:
    return Paragraph(tag(ability), _PLAY, f"This card may be played in {span(ability.zones)} only.")


@paragraph.register
def _(ability: ab.CannotBePlayed) -> Paragraph:
    text = "this card cannot be played" + (", even by an effect" if ability.any_origin else "")
    if ability.condition is not None:
        text = f"{if_(ability.condition, word='while')[0]} {text}"
    return Paragraph(tag(ability), _PLAY, as_sentences([text]))


# ---- keywords and deck rules -----------------------------------------------------------------------------


@paragraph.register
def _(ability: ab.Burst) -> Paragraph:
    return Paragraph(head=f"Burst {ability.from_rank}", reminder=reminders.burst(ability))


@paragraph.register
def _(ability: ab.Evolution) -> Paragraph:
    return Paragraph(
        head=f"Evolution {ability.rank_max} {ability.trait}", reminder=reminders.evolution(ability)
    )


@paragraph.register
def _(ability: ab.Base) -> Paragraph:
    return Paragraph(head="Base", reminder=reminders.base(ability))


@paragraph.register
def _(ability: ab.Token) -> Paragraph:
    return Paragraph(head="Token", reminder=reminders.token(ability))


@paragraph.register
def _(_: ab.AnyCopies) -> Paragraph:
    return Paragraph(head="Deck rule", body="A deck may hold any number of this card.")


@paragraph.register
def _(ability: ab.Resonance) -> Paragraph:
    demands: dict[str, list[str]] = {}
    for requirement in ability.require:
        for demand in _demands(requirement):
            demands.setdefault(demand, []).append(str(requirement.type))
    parts = [demand.format(listed(types, "and")) for demand, types in demands.items()]
    colors = listed([str(color) for color in ability.colors], "and")
    return Paragraph(
        head=f"Resonance {colors}",
        body=as_sentences(parts),
        reminder="only as your rank I monster, for both decks; these colours and white may then mix",
    )


def _demands(requirement: ab.Requirement) -> list[str]:
    """What is asked of the cards of one type, the type left open as ``{}``."""
    parts: list[str] = []
    if requirement.trait:
        parts.append(f"every {{}} card must have {listed(requirement.trait, 'or')}")
    if requirement.rank_min is not None:
        rank = ROMAN.get(requirement.rank_min, "") if requirement.type is CardType.MONSTER else ""
        parts.append(f"every {{}} card must be rank {rank or requirement.rank_min} or higher")
    if requirement.min_count is not None:
        parts.append(f"the main deck must hold {requirement.min_count} or more {{}} cards")
    return parts


@paragraph.register
def _(ability: ab.StartZone) -> Paragraph:
    return Paragraph(head="Setup", body=f"As your rank I monster this card starts in zone {ability.zone}.")
