"""Heads of abilities: what they wait for (EFFECTS B.ev), and the events that replacements change (B.repl)."""

from __future__ import annotations

from functools import singledispatch

from deckbuilder.cards.abilities import events as ev

from .referents import OPPONENT, THIS_CARD, YOUR_MONSTER, monster_of
from .words import Noun, a, span


def phase_start(event: ev.PhaseStart, any_: str = "each") -> str:
    """``start of your counter phase``; ``any_`` stands for either player's."""
    owner = {"you": "your", "opp": "the opponent's", "any": any_}[event.whose]
    return f"start of {owner} {event.phase} phase"


@singledispatch
def head(event: object) -> str:
    """What stands before the colon, in lower case."""
    raise TypeError(f"no wording for the event {type(event).__name__}")


@head.register
def _(event: ev.Enter) -> str:
    return {None: "enter", "evolution": "enter by Evolution", "hand": "enter from hand"}[event.origin]


@head.register
def _(_: ev.Activate) -> str:
    return "on activation"


@head.register
def _(_: ev.Invading) -> str:
    return "when invading"


@head.register
def _(event: ev.PhaseStart) -> str:
    return phase_start(event)


@head.register
def _(_: ev.Revenge) -> str:
    return "revenge"


@head.register
def _(event: ev.HandDiscarded) -> str:
    who = "you discard" if event.who == "you" else "the opponent discards"
    type_ = f"{event.type} " if event.type else ""
    if event.batch:
        makes = "you" if event.who == "you" else "the opponent"
        cards = f"{event.type} cards" if event.type else "cards"
        return f"when an enemy effect makes {makes} discard {cards}" if event.cause else f"when {who} {cards}"
    return f"each time {who} a {type_}card{_by(event.cause)}"


@head.register
def _(event: ev.SelfDiscarded) -> str:
    return f"when this card is discarded{_by(event.cause)}"


def _by(cause: str | None) -> str:
    return {"opp_effect": " by an enemy effect", "invasion_cost": " to pay for your invasion"}.get(
        cause or "", ""
    )


@head.register
def _(event: ev.RageUp) -> str:
    who = {"self": THIS_CARD, "my_monster": YOUR_MONSTER, "opp": OPPONENT}[event.of]
    return f"for each rage {who.text} gains"


@head.register
def _(_: ev.RageDown) -> str:
    return f"when {YOUR_MONSTER.text} loses rage"


@head.register
def _(_: ev.RageZero) -> str:
    return f"when {OPPONENT.text}'s rage drops to 0"


@head.register
def _(_: ev.CounterSuccess) -> str:
    return "each time you counter the enemy monster"


@head.register
def _(_: ev.Countered) -> str:
    return "when this card is countered"


@head.register
def _(event: ev.MonsterInvades) -> str:
    return f"each time {monster_of(event.who).text} invades a zone"


@head.register
def _(_: ev.MonsterAdvances) -> str:
    return "for each zone this card advances"


@head.register
def _(event: ev.MonsterReaches) -> str:
    return f"when this card arrives in {span((event.zone,))}"


@head.register
def _(_: ev.MonsterEntersColumn) -> str:
    return "when this card advances into the enemy monster's column"


@head.register
def _(event: ev.MonsterPlayed) -> str:
    who = "you play" if event.who == "you" else "the opponent plays"
    heard = " while this card is in your discard pile" if event.listen else ""
    return f"when {who} a monster{heard}"


@head.register
def _(event: ev.BattlePlayed) -> str:
    who = "you play" if event.who == "you" else "the opponent plays"
    deck = "your deck" if event.who == "you" else "their deck"
    return f"each time {who} a battle card" + (f" out of {deck}" if event.origin else "")


@head.register
def _(event: ev.BattleDestroyed) -> str:
    color = f"non-{event.not_color} " if event.not_color else ""
    card = f"an enemy {color}battle card" if event.who == "opp" else f"{a(f'{color}battle card')} of yours"
    column = " in this card's column" if event.col else ""
    cause = _by(event.cause)
    return f"each time {card}{column} is destroyed{cause}"


@head.register
def _(_: ev.BurstDiscarded) -> str:
    return "when this card is discarded because of Burst"


@head.register
def _(_: ev.LinkBroken) -> str:
    return "when this card or its linked card leaves its zone"


@head.register
def _(event: ev.ReturnedFromDiscard) -> str:
    who, pile = ("you return", "your") if event.who == "you" else ("the opponent returns", "their")
    return f"each time {who} a card to hand from {pile} discard pile"


@head.register
def _(_: ev.SelfStrategyToDiscard) -> str:
    return "when this card goes from its strategy zone to the discard pile"


@head.register
def _(event: ev.StrategyToDiscard) -> str:
    card = "one of your strategy cards" if event.who == "you" else "an enemy strategy card"
    return f"each time {card} goes from its strategy zone to the discard pile"


@head.register
def _(event: ev.UnderReaches) -> str:
    return f"when the number of cards under this card reaches {event.n}"


def topic(event: ev.Event) -> Noun | None:
    """The one card that the head speaks of, so that "it" is plain behind the colon."""
    match event:
        case ev.SelfDiscarded() | ev.BurstDiscarded() | ev.SelfStrategyToDiscard():
            return THIS_CARD
        case _:
            return None


# ---- replaced events -------------------------------------------------------------------------------------


@singledispatch
def would(event: object) -> str:
    """The event that is replaced, behind "if"."""
    raise TypeError(f"no wording for the replaced event {type(event).__name__}")


@would.register
def _(event: ev.WouldBeDestroyed) -> str:
    return f"this card would be destroyed{_by(event.by)}"


@would.register
def _(_: ev.InvasionCost) -> str:
    return "you would discard a card to pay for this card's invasion"


@would.register
def _(_: ev.RageReset) -> str:
    return "this card's rage would be reset in your start phase"


@would.register
def _(event: ev.StrategyToDiscard) -> str:
    card = "one of your strategy cards" if event.who == "you" else "an enemy strategy card"
    return f"{card} would go from its strategy zone to the discard pile"
