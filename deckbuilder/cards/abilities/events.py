"""What an ability waits for (EFFECTS B.ev) and what a replacement changes (B.repl)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from deckbuilder.cards.facts import CardType, Color

from .base import Cause, Node, Phase, Positive, Side, Zone


class Enter(Node):
    """This card arrives in a zone, however it got there, or only from that origin (R20.1)."""

    ev: Literal["enter"]
    origin: Literal["evolution", "hand"] | None = None


class Activate(Node):
    """This strategy card has been put into a strategy zone (A1)."""

    ev: Literal["activate"]


class Invading(Node):
    """This monster advanced one zone by invasion (R13.10)."""

    ev: Literal["invading"]


class PhaseStart(Node):
    """A phase of that player's turn begins (R6.2)."""

    ev: Literal["phase_start"]
    phase: Phase
    whose: Literal["you", "opp", "any"]


class Revenge(Node):
    """This card was destroyed by an effect or by monster movement (R20.10)."""

    ev: Literal["revenge"]


class HandDiscarded(Node):
    """That player discards from hand; once an effect with ``batch``, else once a card."""

    ev: Literal["hand_discarded"]
    who: Side
    type: CardType | None = None
    cause: Cause | None = None
    batch: bool = False


class SelfDiscarded(Node):
    """This card is discarded from hand for that reason; ``check`` tests the condition then and not later."""

    ev: Literal["self_discarded"]
    cause: Cause
    check: Literal["trigger"] | None = None


class RageUp(Node):
    """One point of rage is gained (R11.5)."""

    ev: Literal["rage_up"]
    of: Literal["self", "my_monster", "opp"]


class RageDown(Node):
    """Rage goes down."""

    ev: Literal["rage_down"]
    of: Literal["my_monster"]


class RageZero(Node):
    """Rage drops to 0."""

    ev: Literal["rage_zero"]
    of: Literal["opp"]


class CounterSuccess(Node):
    """The controller countered the enemy monster, in the phase or by an effect."""

    ev: Literal["counter_success"]


class Countered(Node):
    """This monster was countered."""

    ev: Literal["countered"]
    of: Literal["self"]


class MonsterInvades(Node):
    """That player's monster advanced one zone by invasion."""

    ev: Literal["monster_invades"]
    who: Side


class MonsterAdvances(Node):
    """This monster advanced one zone, for any reason."""

    ev: Literal["monster_advances"]
    of: Literal["self"]


class MonsterReaches(Node):
    """This monster arrives in that zone."""

    ev: Literal["monster_reaches"]
    of: Literal["self"]
    zone: Zone


class MonsterEntersColumn(Node):
    """This monster advances into the enemy monster's column, tested at the step (B0)."""

    ev: Literal["monster_enters_column"]
    of: Literal["self"]


class MonsterPlayed(Node):
    """A monster of that player comes to lie on top; ``listen`` hears it from the discard pile (A3)."""

    ev: Literal["monster_played"]
    who: Side
    listen: Literal["discard"] | None = None


class BattlePlayed(Node):
    """That player plays a battle card, from anywhere or from the deck."""

    ev: Literal["battle_played"]
    who: Side
    origin: Literal["deck"] | None = None


class BattleDestroyed(Node):
    """A battle card of that player is destroyed (in this card's column, not of that colour)."""

    ev: Literal["battle_destroyed"]
    who: Side
    cause: Cause
    col: Literal["self"] | None = None
    not_color: Color | None = None


class BurstDiscarded(Node):
    """This card is discarded because of Burst."""

    ev: Literal["burst_discarded"]


class LinkBroken(Node):
    """One of two linked cards leaves or changes its zone (A18)."""

    ev: Literal["link_broken"]


class ReturnedFromDiscard(Node):
    """That player returns a card from the discard pile to hand."""

    ev: Literal["returned_from_discard"]
    who: Side


class SelfStrategyToDiscard(Node):
    """This card goes from a strategy zone to the discard pile."""

    ev: Literal["self_strategy_to_discard"]


class StrategyToDiscard(Node):
    """A strategy card of that player goes from a strategy zone to the discard pile."""

    ev: Literal["strategy_to_discard"]
    who: Side


class UnderReaches(Node):
    """The number of cards under this card reaches or passes ``n``."""

    ev: Literal["under_reaches"]
    n: Positive


Event = Annotated[
    Enter
    | Activate
    | Invading
    | PhaseStart
    | Revenge
    | HandDiscarded
    | SelfDiscarded
    | RageUp
    | RageDown
    | RageZero
    | CounterSuccess
    | Countered
    | MonsterInvades
    | MonsterAdvances
    | MonsterReaches
    | MonsterEntersColumn
    | MonsterPlayed
    | BattlePlayed
    | BattleDestroyed
    | BurstDiscarded
    | LinkBroken
    | ReturnedFromDiscard
    | SelfStrategyToDiscard
    | StrategyToDiscard
    | UnderReaches,
    Field(discriminator="ev"),
]


class WouldBeDestroyed(Node):
    """This card would be destroyed (by an enemy effect)."""

    ev: Literal["would_be_destroyed"]
    of: Literal["self"]
    by: Literal["opp_effect"] | None = None


class InvasionCost(Node):
    """The controller would pay for this monster's invasion from hand."""

    ev: Literal["invasion_cost"]
    of: Literal["self"]


class RageReset(Node):
    """This monster's rage would be reset in the start phase (R7.7)."""

    ev: Literal["rage_reset"]
    of: Literal["self"]


ReplacedEvent = Annotated[
    WouldBeDestroyed | InvasionCost | RageReset | StrategyToDiscard, Field(discriminator="ev")
]
