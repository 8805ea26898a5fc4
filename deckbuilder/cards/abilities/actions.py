"""What an ability does, one class an action, and where it puts things (EFFECTS B.act, B.dest, B.place)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Discriminator, Tag

from .base import Duration, MonsterName, Node, NonNegative, Positive, RefName, Side, Who, Zone
from .selectors import Amount, CardFilter, CardsIn, CardsOf, Selector, selector_kind
from .statics import StaticEffect

# ---- places and destinations -----------------------------------------------------------------------------


class InZone(Node):
    """One numbered zone."""

    zone: Zone


PlayPlace = Literal["any", "adjacent_self", "unoccupied"] | InZone
"""Where a card or token is put: any own zone, next to this card, an empty zone, a numbered zone."""


class ToZones(Node):
    """Where a battle card moves."""

    zones: Literal["unoccupied", "adjacent_horizontal", "adjacent_my_monster"]


class OnTopOf(Node):
    """On top of a card, which is not overloaded."""

    on_top_of: RefName


class Under(Node):
    """Under a card."""

    under: RefName


SearchDestination = Literal["hand", "play", "strategy_zone", "discard"] | OnTopOf | Under


def _holder_kind(value: object) -> str:
    return "name" if isinstance(value, str) else selector_kind(value)


Holder = Annotated[
    Annotated[Literal["self", "my_monster"], Tag("name")]
    | Annotated[CardsIn, Tag("in")]
    | Annotated[CardsOf, Tag("ref")],
    Discriminator(_holder_kind),
]
"""The card that other cards are put under."""

# ---- destroying, discarding, drawing ---------------------------------------------------------------------


class Destroy(Node):
    """Destroy cards; several selectors are chosen first and handled together (A5)."""

    act: Literal["destroy"]
    what: Selector | tuple[Selector, ...]


class Discard(Node):
    """A player discards ``n`` cards (that pass the filter) from hand."""

    act: Literal["discard"]
    who: Side
    n: Positive
    filter: CardFilter | None = None


class DiscardDownTo(Node):
    """A player discards until ``n`` cards are in hand, as a cost at least ``at_least`` cards."""

    act: Literal["discard_down_to"]
    who: Who
    n: NonNegative
    at_least: Positive | None = None


class DiscardHand(Node):
    """A player discards the whole hand."""

    act: Literal["discard_hand"]
    who: Side


class Draw(Node):
    """The controller draws."""

    act: Literal["draw"]
    n: Positive


class Mill(Node):
    """The top cards of the controller's deck go to the discard pile, kept as ``milled``."""

    act: Literal["mill"]
    n: Positive
    reveal: bool = False


class RevealTop(Node):
    """The top cards of the controller's deck are revealed, kept as ``revealed``."""

    act: Literal["reveal_top"]
    n: Amount


class TakeRevealed(Node):
    """Revealed cards go to the controller's hand."""

    act: Literal["take_revealed"]
    what: Selector


class RestToDiscard(Node):
    """The revealed cards that are left go to the discard pile."""

    act: Literal["rest_to_discard"]


class LookArrange(Node):
    """Look at the top cards; put any back on top in any order, discard the others."""

    act: Literal["look_arrange"]
    n: Positive


class SearchDeck(Node):
    """Search the controller's deck, put what is found somewhere, shuffle; may always fail to find (A6)."""

    act: Literal["search_deck"]
    what: Selector
    to: SearchDestination
    reveal: bool = False


# ---- cards between places --------------------------------------------------------------------------------


class ReturnToHand(Node):
    """The cards go to their owner's hand."""

    act: Literal["return_to_hand"]
    what: Selector


class AddToHand(Node):
    """The cards go to hand, which is neither a draw nor a return from the discard pile."""

    act: Literal["add_to_hand"]
    what: Selector


class ReturnToDeck(Node):
    """The cards go to the top or bottom of the deck, or are shuffled into it."""

    act: Literal["return_to_deck"]
    what: Selector
    position: Literal["top", "bottom"] | None = None
    shuffle: bool = False


class PutUnder(Node):
    """The cards go under a card."""

    act: Literal["put_under"]
    what: Selector
    target: Holder


class PutRageUnder(Node):
    """So many lost rage cards go under this card."""

    act: Literal["put_rage_under"]
    target: Literal["self"]
    n: Amount


class PlayCard(Node):
    """Play a battle card by this effect (A15)."""

    act: Literal["play_card"]
    what: Selector
    where: PlayPlace
    optional: bool = False


class PlayMonster(Node):
    """Play a monster card by this effect, with or without the rage of a monster play."""

    act: Literal["play_monster"]
    what: Selector
    rage_bonus: bool


class PlayStrategy(Node):
    """Put a strategy card into a free strategy zone; it activates."""

    act: Literal["play_strategy"]
    what: Selector
    activate: bool
    optional: bool = False


class ActivateCard(Node):
    """A strategy card's activation resolves."""

    act: Literal["activate"]
    what: Selector


class CreateToken(Node):
    """Create tokens of that name; ``all`` fills every such zone."""

    act: Literal["create_token"]
    token: str
    n: Positive | Literal["all"]
    where: PlayPlace


class Evolve(Node):
    """The cards perform their Evolution at once (A17)."""

    act: Literal["evolve"]
    what: Selector


class MoveBattle(Node):
    """Move battle cards."""

    act: Literal["move_battle"]
    what: Selector
    to: ToZones
    optional: bool = False


class Swap(Node):
    """Two battle cards exchange their positions."""

    act: Literal["swap"]
    what: Selector
    optional: bool = False


# ---- monsters and rage -----------------------------------------------------------------------------------


class RageGain(Node):
    """A monster's player gains rage."""

    act: Literal["rage_gain"]
    of: MonsterName
    n: Amount


class RageLose(Node):
    """A monster's player loses rage."""

    act: Literal["rage_lose"]
    of: MonsterName | Literal["each"]
    n: Amount


class RageSet(Node):
    """A monster's player has exactly this much rage."""

    act: Literal["rage_set"]
    of: MonsterName
    n: NonNegative


class Advance(Node):
    """A monster advances so many zones."""

    act: Literal["advance"]
    of: MonsterName
    n: Positive


class AdvanceTo(Node):
    """A monster advances up to a zone."""

    act: Literal["advance_to"]
    of: MonsterName
    zone: Zone


class Retreat(Node):
    """A monster moves back so many zones, if its threat is low enough."""

    act: Literal["retreat"]
    of: MonsterName
    n: Positive
    threat_max: NonNegative | None = None


class RetreatTo(Node):
    """A monster moves back to a zone."""

    act: Literal["retreat_to"]
    of: MonsterName
    zone: Zone


class MoveVertical(Node):
    """A monster moves straight up its column (to a zone)."""

    act: Literal["move_vertical"]
    of: MonsterName
    to: Zone | None = None


class MoveAsCountered(Node):
    """A monster shifts as a counter would shift it, without the rank-up (A21)."""

    act: Literal["move_as_countered"]
    of: MonsterName


class Counter(Node):
    """A monster is countered by this effect (A21)."""

    act: Literal["counter"]
    of: MonsterName


class Retrigger(Node):
    """The card's Enter abilities trigger again, as its own."""

    act: Literal["retrigger"]
    what: Selector
    keyword: Literal["enter"]


# ---- values, choices, rules ------------------------------------------------------------------------------


class Modify(Node):
    """Cards get more counter power, or theirs multiplied, for a while; ``snapshot`` fixes the value now."""

    act: Literal["modify"]
    stat: Literal["cp"]
    target: Selector
    duration: Duration
    amount: Amount | None = None
    multiply: Positive | None = None
    snapshot: bool = False


class Grant(Node):
    """A static effect holds for a while."""

    act: Literal["grant"]
    effect: StaticEffect
    duration: Duration


class Choose(Node):
    """Choose cards, kept as ``chosen``."""

    act: Literal["choose"]
    what: Selector


class ChooseZone(Node):
    """Choose a zone of a player, an empty one too, kept as ``chosen``."""

    act: Literal["choose_zone"]
    of: Side
    upto_zone: Literal["my_monster"] | None = None
    col: RefName | None = None


class EachChooses(Node):
    """Each player chooses among their own cards, kept as ``chosen``."""

    act: Literal["each_chooses"]
    first: Side
    what: Selector


class Link(Node):
    """Tie two cards together (A18)."""

    act: Literal["link"]
    a: RefName
    b: Selector


class StrategySlots(Node):
    """The controller has ``n`` strategy zones; sets the number."""

    act: Literal["strategy_slots"]
    n: Positive
    duration: Duration


class WinGame(Node):
    """The controller wins (R23.4)."""

    act: Literal["win_game"]


class LoseGame(Node):
    """The controller loses (R23.4)."""

    act: Literal["lose_game"]


class Proceed(Node):
    """The replaced event happens after all; only inside a replacement."""

    act: Literal["proceed"]
