"""What effects do to a game: the rules' procedures with protections, bans and what hears of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .abilities.model import Fx, Target
from .abilities.places import owner_of
from .board import ADJACENT, SAME_COLUMN
from .countering import counter, is_immune
from .definition import Definition
from .events import Cause
from .movement import advance as walk
from .movement import jump_behind, jump_to, step_back
from .outcome import Outcome, Reason
from .piles import discard_from_hand, draw, mill, shuffle_deck
from .rage import set_rage
from .state import EMPTY, GameState, Lasting, Uid
from .values import closed_zones, counter_power, forbidden, monster_target, threat
from .zones import arrive, bury, destroy_stack, discard_strategy, place_battle

__all__ = [
    "add_power",
    "advance",
    "all_to_hand",
    "change_rage",
    "counter_by_effect",
    "create_token",
    "deck_to_discard",
    "destroy",
    "discard",
    "draw",
    "end_game",
    "mill",
    "move_stack",
    "move_vertically",
    "play_battle",
    "put_under",
    "retreat",
    "shift",
    "shuffle_deck",
    "take_from_deck",
    "to_deck",
    "to_hand",
    "zones_for_move",
]

# ---- destroying and discarding ---------------------------------------------------------------------------


def destroy(state: GameState, targets: Sequence[Target], by: int) -> None:
    """Destroy cards by an effect, together; a protected one stays (R17.11, R17.13, R17.14)."""
    for target in targets:
        enemy = target.owner != by
        if enemy and state.applies & Fx.INDESTRUCTIBLE and forbidden(state, Fx.INDESTRUCTIBLE, target):
            continue
        me = state.players[target.owner]
        if target.zone and me.zones[target.zone] and me.zones[target.zone][-1] == target.card:
            destroy_stack(state, target.owner, target.zone, Cause.EFFECT)
            continue
        for place, stack in enumerate(me.strategies):
            if stack and stack[-1] == target.card:
                discard_strategy(state, target.owner, place, Cause.EFFECT)


def discard(state: GameState, player: int, cards: Iterable[Uid], by: int) -> None:
    """A player discards cards from hand because of an effect (R18)."""
    for card in cards:
        discard_from_hand(state, player, card, Cause.EFFECT, by)


def deck_to_discard(state: GameState, player: int, cards: Iterable[Uid]) -> None:
    """Those of the cards that are still in the deck go to the discard pile; others have been put to use."""
    me = state.players[player]
    for card in cards:
        if card in me.deck:
            me.deck.remove(card)
            me.discard.append(card)


def take_from_deck(state: GameState, player: int, cards: Iterable[Uid]) -> None:
    """Cards of the deck go to the hand; this is no draw."""
    me = state.players[player]
    for card in cards:
        me.deck.remove(card)
        me.hand.append(card)


def lift(state: GameState, card: Uid) -> int:
    """Take a card out of wherever it lies; what lies under it goes to the discard pile. Gives its owner."""
    owner = owner_of(state, card)
    me = state.players[owner]
    for pile in (me.hand, me.deck, me.discard, me.monster_deck):
        if card in pile:
            pile.remove(card)
            return owner
    for zones in (me.zones, me.strategies):
        for place, stack in enumerate(zones):
            if card in stack:
                if stack[-1] == card:
                    zones[place] = EMPTY
                    bury(state, owner, stack[:-1])
                else:
                    zones[place] = tuple(each for each in stack if each != card)
                return owner
    me.monster = tuple(each for each in me.monster if each != card)
    return owner


def to_hand(state: GameState, card: Uid) -> None:
    """A card goes to its owner's hand; a token ceases to exist (R19.3)."""
    owner = lift(state, card)
    if not state.table[card].is_token:
        state.players[owner].hand.append(card)


def all_to_hand(state: GameState, cards: Iterable[Uid]) -> None:
    """Several cards go to their owners' hands."""
    for card in cards:
        to_hand(state, card)


def to_deck(state: GameState, card: Uid, *, top: bool) -> None:
    """A card goes to the top or the bottom of its owner's deck."""
    owner = lift(state, card)
    if not state.table[card].is_token:
        deck = state.players[owner].deck
        deck.insert(len(deck) if top else 0, card)


def put_under(state: GameState, card: Uid, holder: Uid) -> None:
    """A card goes under another one, where it does nothing (R17.5)."""
    me = state.players[lift(state, card)]
    if me.monster[-1] == holder:
        me.monster = (*me.monster[:-1], card, holder)
        return
    for zones in (me.zones, me.strategies):
        for place, stack in enumerate(zones):
            if stack and stack[-1] == holder:
                zones[place] = (*stack[:-1], card, holder)
                return
    me.discard.append(card)  # the holder is gone


# ---- battle cards ----------------------------------------------------------------------------------------


def play_battle(state: GameState, player: int, card: Uid, zone: int) -> None:
    """Play a battle card by an effect: no rank is checked, an occupied zone is overloaded (A15)."""
    me = state.players[player]
    if zone == me.zone or zone in closed_zones(state, player):
        return
    origin = "deck" if card in me.deck else "discard" if card in me.discard else "hand"
    lift(state, card)
    place_battle(state, player, card, zone)
    arrive(state, player, card, zone, origin)


def create_token(state: GameState, player: int, token: Definition, zone: int) -> Uid:
    """Create a token in a zone; it plays as a battle card in every respect (R19)."""
    card = len(state.table)
    state.table = (*state.table, token)
    place_battle(state, player, card, zone)
    arrive(state, player, card, zone, "effect")
    return card


def zones_for_move(state: GameState, cards: Sequence[Target], place: str) -> tuple[int, ...]:
    """Where a battle card may be moved: empty zones, or the one to the left or right of it (A15)."""
    if not cards:
        return ()
    me = state.players[cards[0].owner]
    if place == "unoccupied":
        return tuple(zone for zone in range(1, 9) if zone != me.zone and not me.zones[zone])
    here = cards[0].zone
    row = range(1, 6) if here <= 5 else range(6, 9)
    return tuple(zone for zone in ADJACENT[here] if zone in row and zone != me.zone)


def move_stack(state: GameState, target: Target, zone: int) -> None:
    """A stack moves as one; what is in the zone is overloaded (R17.4, R17.6, R14.15)."""
    me = state.players[target.owner]
    stack = me.zones[target.zone]
    if zone == target.zone or not stack:
        return
    me.zones[target.zone] = EMPTY
    if me.zones[zone]:
        destroy_stack(state, target.owner, zone, Cause.OVERLOAD)
    me.zones[zone] = stack


def add_power(state: GameState, target: Target, times: int | None, amount: int) -> None:
    """Counter power until the turn ends; a doubling is fixed at its value now (R15.6, R21.10)."""
    gained = amount if times is None else counter_power(state, target) * (times - 1)
    state.lasting.append(Lasting(target.card, gained))


# ---- monsters --------------------------------------------------------------------------------------------


def _held(state: GameState, player: int, by: int) -> bool:
    """Whether enemy effects cannot move a player's monster (R14.17)."""
    enemy = player != by
    return bool(enemy and state.applies & Fx.CANNOT_BE_MOVED) and forbidden(
        state, Fx.CANNOT_BE_MOVED, monster_target(state, player)
    )


def change_rage(state: GameState, player: int, amount: int, by: int) -> None:
    """Rage goes up or down by an effect; at 0 a decrease is nothing (R11.4)."""
    locked = amount < 0 and player != by and state.applies & Fx.RAGE_LOCK
    if locked and forbidden(state, Fx.RAGE_LOCK, monster_target(state, player)):
        return
    set_rage(state, player, state.players[player].rage + amount)


def advance(state: GameState, player: int, count: int, by: int) -> None:
    """A monster advances by an effect; never an invasion (R13.11)."""
    if not _held(state, player, by):
        walk(state, player, max(0, count))


def retreat(state: GameState, player: int, count: int, threat_max: int | None, by: int) -> None:
    """A monster moves back zone by zone, if its threat is low enough (R14.2)."""
    if _held(state, player, by) or (threat_max is not None and threat(state, player) > threat_max):
        return
    for _ in range(max(0, count)):
        step_back(state, player)


def move_vertically(state: GameState, player: int, to: int | None, by: int) -> None:
    """A monster jumps straight up its column (R14.7, R24.19)."""
    me = state.players[player]
    target = max(SAME_COLUMN[me.zone])
    if not _held(state, player, by) and target > me.zone and to in (None, target):
        jump_to(state, player, target)


def shift(state: GameState, player: int, by: int) -> None:
    """Only the jump of a counter: no rank up, no counter (R15.22)."""
    if not _held(state, player, by):
        jump_behind(state, player)


def counter_by_effect(state: GameState, player: int) -> None:
    """Counter a monster without comparing; a protection holds all the same (R15.20)."""
    immune, shifts = is_immune(state, player)
    if not immune:
        counter(state, player)
    elif shifts:
        jump_behind(state, player)


def end_game(state: GameState, winner: int) -> None:
    """A card's text ends the game (R23.4)."""
    state.outcome = Outcome(winner, Reason.CARD)
