"""Choices, costs, conditions inside a resolution, and the union of everything an ability can do (B.ctl)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .actions import (
    ActivateCard,
    AddToHand,
    Advance,
    AdvanceTo,
    Choose,
    ChooseZone,
    Counter,
    CreateToken,
    Destroy,
    Discard,
    DiscardDownTo,
    DiscardHand,
    Draw,
    EachChooses,
    Evolve,
    Grant,
    Link,
    LookArrange,
    LoseGame,
    Mill,
    Modify,
    MoveAsCountered,
    MoveBattle,
    MoveVertical,
    PlayCard,
    PlayMonster,
    PlayStrategy,
    Proceed,
    PutRageUnder,
    PutUnder,
    RageGain,
    RageLose,
    RageSet,
    RestToDiscard,
    Retreat,
    RetreatTo,
    Retrigger,
    ReturnToDeck,
    ReturnToHand,
    RevealTop,
    SearchDeck,
    StrategySlots,
    Swap,
    TakeRevealed,
    WinGame,
)
from .base import Node, Side, Zone
from .conditions import Condition
from .events import PhaseStart


class If(Node):
    """Do something if a condition holds at this point of the resolution (A4)."""

    act: Literal["if"]
    condition: Condition = Field(alias="if")
    then: tuple[Action, ...]
    otherwise: tuple[Action, ...] = Field((), alias="else")


class May(Node):
    """A player may pay a cost completely; then, or otherwise, something happens (A6)."""

    act: Literal["may"]
    who: Side
    cost: tuple[Action, ...] = Field(min_length=1)
    then: tuple[Action, ...]
    otherwise: tuple[Action, ...] = Field((), alias="else")


class Mode(Node):
    """One option of a choice, open while its condition and its Awakening hold."""

    do: tuple[Action, ...] = Field(min_length=1)
    condition: Condition | None = Field(None, alias="if")
    awakening: Zone | None = None


class ChooseMode(Node):
    """Choose one of the modes on resolution."""

    act: Literal["choose_mode"]
    modes: tuple[Mode, ...] = Field(min_length=2)


class Delayed(Node):
    """Do something at the next such moment."""

    act: Literal["delayed"]
    at: PhaseStart
    do: tuple[Action, ...] = Field(min_length=1)


Action = Annotated[
    Destroy
    | Discard
    | DiscardDownTo
    | DiscardHand
    | Draw
    | Mill
    | RevealTop
    | TakeRevealed
    | RestToDiscard
    | LookArrange
    | SearchDeck
    | ReturnToHand
    | AddToHand
    | ReturnToDeck
    | PutUnder
    | PutRageUnder
    | PlayCard
    | PlayMonster
    | PlayStrategy
    | ActivateCard
    | CreateToken
    | Evolve
    | MoveBattle
    | Swap
    | RageGain
    | RageLose
    | RageSet
    | Advance
    | AdvanceTo
    | Retreat
    | RetreatTo
    | MoveVertical
    | MoveAsCountered
    | Counter
    | Retrigger
    | Modify
    | Grant
    | Choose
    | ChooseZone
    | EachChooses
    | Link
    | StrategySlots
    | WinGame
    | LoseGame
    | Proceed
    | If
    | May
    | ChooseMode
    | Delayed,
    Field(discriminator="act"),
]
