"""What holds while a card is active: the static effects (EFFECTS B.fx)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from deckbuilder.cards.facts import CardType

from .base import Node, NonNegative, Phase, RefName, Side, Step
from .selectors import Amount, Selector

ByEnemyEffect = Literal["opp_effect"]


class CounterPower(Node):
    """The cards gain counter power."""

    fx: Literal["cp"]
    target: Selector
    amount: Amount


class CounterPowerSet(Node):
    """The card's printed X is this much counter power."""

    fx: Literal["cp_set"]
    target: Selector
    amount: Amount


class TotalCounterPower(Node):
    """The controller's total counter power goes up, even without a battle card (R15.25)."""

    fx: Literal["total_cp"]
    amount: Amount


class Threat(Node):
    """The monster gains threat."""

    fx: Literal["threat"]
    target: Selector
    amount: Amount


class ThreatSet(Node):
    """The monster's printed X is this much threat."""

    fx: Literal["threat_set"]
    target: Selector
    amount: Amount


class Rank(Node):
    """The cards' rank in play changes, never below 0."""

    fx: Literal["rank"]
    target: Selector
    amount: Amount


class PlayRank(Node):
    """The rank that counts for playing the cards from hand changes."""

    fx: Literal["play_rank"]
    target: Selector
    amount: Amount


class CannotInvade(Node):
    """The monster cannot invade; looked at when the invasion is declared (A20)."""

    fx: Literal["cannot_invade"]
    target: Selector


class CannotAdvance(Node):
    """The monster cannot advance, for any reason."""

    fx: Literal["cannot_advance"]
    target: Selector


class CannotEngage(Node):
    """The cards are left out of the counter comparison, and of nothing else."""

    fx: Literal["cannot_engage"]
    target: Selector


class CannotBeMoved(Node):
    """Enemy effects cannot move the monster; a counter can."""

    fx: Literal["cannot_be_moved"]
    target: Selector
    by: ByEnemyEffect


class Indestructible(Node):
    """The cards may be chosen but are not destroyed by enemy effects."""

    fx: Literal["indestructible"]
    target: Selector
    by: ByEnemyEffect


class CounterImmunity(Node):
    """A total within ``max`` (without it, any total) does not counter; with ``retreat`` it still shifts."""

    fx: Literal["counter_immunity"]
    target: Selector
    max: NonNegative | None = None
    retreat: bool


class ColumnOf(Node):
    """The column of a card."""

    col: RefName


class CannotPlay(Node):
    """That player cannot play cards of the type (in that column)."""

    fx: Literal["cannot_play"]
    who: Side
    type: CardType
    where: ColumnOf | None = None


class CannotDraw(Node):
    """That player does not draw in the phase."""

    fx: Literal["cannot_draw"]
    who: Side
    phase: Phase


class CannotPayInvasion(Node):
    """That player cannot pay for an invasion with a card of that step from hand."""

    fx: Literal["cannot_pay_invasion"]
    who: Side
    icon: Step


class CountsAs(Node):
    """In that pile the card is also counted as a card of the type."""

    fx: Literal["counts_as"]
    type: CardType
    where: Literal["discard"]


class EndAdvance(Node):
    """The end-phase advance goes so many zones further."""

    fx: Literal["end_advance"]
    amount: Amount


class InvasionStep(Node):
    """A payment with that icon moves this monster so many zones."""

    fx: Literal["invasion_step"]
    icon: Step
    zones: NonNegative


class KeepAtStart(Node):
    """The strategy card is not discarded in the start phase (R7.5)."""

    fx: Literal["keep_at_start"]
    target: Selector


class RageLock(Node):
    """Enemy effects cannot lower the monster's rage."""

    fx: Literal["rage_lock"]
    target: Selector
    by: ByEnemyEffect


StaticEffect = Annotated[
    CounterPower
    | CounterPowerSet
    | TotalCounterPower
    | Threat
    | ThreatSet
    | Rank
    | PlayRank
    | CannotInvade
    | CannotAdvance
    | CannotEngage
    | CannotBeMoved
    | Indestructible
    | CounterImmunity
    | CannotPlay
    | CannotDraw
    | CannotPayInvasion
    | CountsAs
    | EndAdvance
    | InvasionStep
    | KeepAtStart
    | RageLock,
    Field(discriminator="fx"),
]
