"""What effects do to a game: the rules' procedures with protections, bans and what hears of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .abilities.listening import hear
from .abilities.model import Context, Fx, Happening, Target
from .abilities.places import owner_of
from .board import ADJACENT, SAME_COLUMN
from .countering import counter, is_immune
from .definition import RAGE, STRATEGY, Definition
from .events import Cause, Event, Kind
from .movement import advance as walk
from .movement import jump_behind, jump_to, step_back
from .outcome import Outcome, Reason
from .piles import discard_from_hand, draw, mill, shuffle_deck
from .rage import set_rage
from .state import EMPTY, Delayed, GameState, Lasting, Link, Uid, Wait, Waiting
from .tasks import Phase
from .values import cannot_play, closed_zones, counter_power, forbidden, monster_target, play_zones, threat
from .zones import (
    arrive,
    arrive_as_monster,
    bury,
    destroy_stack,
    discard_strategy,
    end_bonuses,
    free_strategy_zone,
    place_battle,
    place_strategy,
)

__all__ = [
    "activate",
    "add_power",
    "advance",
    "all_to_hand",
    "change_rage",
    "counter_by_effect",
    "create_token",
    "deck_to_discard",
    "destroy",
    "discard",
    "discard_strategy_card",
    "draw",
    "end_game",
    "enter_again",
    "grant",
    "link",
    "mill",
    "move_stack",
    "move_vertically",
    "open_zones",
    "play_battle",
    "play_monster",
    "play_on_top",
    "play_strategy",
    "put_off",
    "put_rage_under",
    "put_under",
    "retreat",
    "reveal_top",
    "shift",
    "shuffle_deck",
    "swap",
    "take_from_deck",
    "to_deck",
    "to_hand",
    "widen",
    "zones_for_move",
]

# ---- destroying and discarding ---------------------------------------------------------------------------


def destroy(state: GameState, targets: Sequence[Target], by: int) -> None:
    """Destroy cards by an effect, together; a protected one stays (R17.11, R17.13, R17.14).

    Protections are looked at before the first card leaves, since all leave at the same time.
    """
    for target in [each for each in targets if not _protected(state, each, by)]:
        me = state.players[target.owner]
        if target.zone and me.zones[target.zone] and me.zones[target.zone][-1] == target.card:
            destroy_stack(state, target.owner, target.zone, Cause.EFFECT, by_enemy=target.owner != by)
            continue
        for place, stack in enumerate(me.strategies):
            if stack and stack[-1] == target.card:
                discard_strategy(state, target.owner, place, Cause.EFFECT)


def _protected(state: GameState, target: Target, by: int) -> bool:
    """Whether a card cannot be destroyed by an enemy effect."""
    enemy = target.owner != by
    return bool(enemy and state.applies & Fx.INDESTRUCTIBLE) and forbidden(state, Fx.INDESTRUCTIBLE, target)


def discard(state: GameState, player: int, cards: Iterable[Uid], by: int) -> None:
    """A player discards cards from hand because of an effect (R18)."""
    cards = tuple(cards)
    for card in cards:
        discard_from_hand(state, player, card, Cause.EFFECT, by)
    if cards and state.hears:  # once an effect, beside once a card (A8)
        hear(state, "hand_discarded_together", player, cause="effect", amount=by)


def deck_to_discard(state: GameState, player: int, cards: Iterable[Uid]) -> None:
    """Those of the cards that are still in the deck go to the discard pile; others have been put to use."""
    me = state.players[player]
    for card in cards:
        if card in me.deck:
            me.deck.remove(card)
            me.discard.append(card)
            state.events.append(Event(Kind.MILLED, player, card))


def reveal_top(state: GameState, player: int, count: int) -> tuple[Uid, ...]:
    """The top cards of the deck lie open where they are, the topmost first."""
    deck = state.players[player].deck
    shown = tuple(reversed(deck[max(0, len(deck) - count) :]))
    state.events += [Event(Kind.REVEALED, player, card) for card in shown]
    return shown


def take_from_deck(state: GameState, player: int, cards: Iterable[Uid], *, seen: bool) -> None:
    """Cards of the deck go to the hand, seen by both players or not; this is no draw."""
    me = state.players[player]
    for card in cards:
        me.deck.remove(card)
        me.hand.append(card)
        state.events.append(Event(Kind.TAKEN, player, card, int(seen)))


def lift(state: GameState, card: Uid) -> int:
    """Take a card out of wherever it lies; its owner.

    What lies under it goes to the discard pile: no card is ever uncovered where it may not lie (R17.8).
    """
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
                    end_bonuses(state, stack)
                    bury(state, owner, stack[:-1])
                else:
                    zones[place] = tuple(each for each in stack if each != card)
                return owner
    me.monster = tuple(each for each in me.monster if each != card)
    return owner


def to_hand(state: GameState, card: Uid, *, returned: bool = True) -> None:
    """A card goes to its owner's hand; a token ceases to exist (R19.3).

    What comes from the discard pile is heard of, unless it is added and not returned.
    """
    buried = any(card in player.discard for player in state.players)
    owner = lift(state, card)
    if not state.table[card].is_token:
        state.players[owner].hand.append(card)
        state.events.append(Event(Kind.RETURNED, owner, card))
        if buried and returned and state.hears:
            hear(state, "returned_from_discard", owner, card)


def all_to_hand(state: GameState, cards: Iterable[Uid], *, returned: bool = True) -> None:
    """Several cards go to their owners' hands."""
    for card in cards:
        to_hand(state, card, returned=returned)


def to_deck(state: GameState, card: Uid, *, top: bool) -> None:
    """A card goes to the top or the bottom of its owner's deck."""
    owner = lift(state, card)
    if not state.table[card].is_token:
        deck = state.players[owner].deck
        deck.insert(len(deck) if top else 0, card)
        state.events.append(Event(Kind.TO_DECK, owner, card, int(top)))


def put_under(state: GameState, card: Uid, holder: Uid) -> None:
    """A card goes under another one, where it does nothing (R17.5)."""
    owner = lift(state, card)
    if state.table[card].is_token:
        return  # R19.3
    if not _slip_under(state, owner, (card,), holder):
        bury(state, owner, (card,))  # the holder is gone


def put_rage_under(state: GameState, player: int, holder: Uid, count: int) -> None:
    """So many rage cards go under a card; they are things like tokens, gone when they leave it."""
    first = len(state.table)
    state.table = (*state.table, *[RAGE] * count)
    _slip_under(state, player, tuple(range(first, first + count)), holder)


def _slip_under(state: GameState, player: int, cards: tuple[Uid, ...], holder: Uid) -> bool:
    """Put cards at the bottom under a top card of a player; False if it is no top card any more.

    The order matters to no text (R17.5), but a burst card must leave the monster it covers (R12.14).
    """
    me = state.players[player]
    before = -1
    if me.monster[-1] == holder:
        before = len(me.monster) - 1
        me.monster = (*cards, *me.monster)
    for zones in (me.zones, me.strategies):
        for place, stack in enumerate(zones):
            if stack and stack[-1] == holder:
                before = len(stack) - 1
                zones[place] = (*cards, *stack)
    if before >= 0:
        state.events += [Event(Kind.PUT_UNDER, player, card, holder) for card in cards]
    if before >= 0 and state.hears:
        after = before + len(cards)
        hear(state, "under_reaches", player, holder, rank=before, amount=after)
    return before >= 0


# ---- battle cards ----------------------------------------------------------------------------------------


def play_battle(state: GameState, player: int, card: Uid, zone: int) -> None:
    """Play a battle card by an effect: no rank is checked, an occupied zone is overloaded (A15)."""
    me = state.players[player]
    if zone not in play_zones(state, player, card):
        return
    origin = "deck" if card in me.deck else "discard" if card in me.discard else "effect"
    lift(state, card)
    place_battle(state, player, card, zone)
    arrive(state, player, card, zone, origin)


def open_zones(state: GameState, player: int, card: Uid = -1) -> tuple[int, ...]:
    """The zones into which an effect may put a battle card, or a certain one."""
    if card >= 0:
        return play_zones(state, player, card)
    closed, own = closed_zones(state, player), state.players[player].zone
    return tuple(zone for zone in range(1, 9) if zone != own and zone not in closed)


def play_on_top(state: GameState, player: int, card: Uid, below: Uid, origin: str) -> None:
    """A battle card goes on top of one in a zone, which stays under it and is not overloaded (A15)."""
    me = state.players[player]
    for zone, stack in enumerate(me.zones):
        if stack and stack[-1] == below:
            lift(state, card)
            me.zones[zone] = (*stack, card)
            arrive(state, player, card, zone, origin)
            return


def play_strategy(state: GameState, player: int, card: Uid, *, activates: bool) -> None:
    """A strategy card goes into a free strategy zone whatever its rank, and activates (A15).

    A ban on strategy cards holds for such plays too (R9.9).
    """
    if free_strategy_zone(state, player) < 0 or cannot_play(state, player, STRATEGY):
        return
    lift(state, card)
    place_strategy(state, player, card)
    if activates:
        activate(state, player, card)


def activate(state: GameState, player: int, card: Uid) -> None:
    """What a strategy card does once when it has been put into a strategy zone."""
    if state.hears:
        hear(state, "enter", player, card)
        hear(state, "activate", player, card)


def discard_strategy_card(state: GameState, player: int, card: Uid) -> None:
    """A strategy card goes to the discard pile after its player refused to do something else (A9)."""
    for place, stack in enumerate(state.players[player].strategies):
        if stack[-1:] == (card,):
            discard_strategy(state, player, place, Cause.RULE, settled=True)


def widen(state: GameState, player: int, count: int) -> None:
    """A player has so many strategy zones for the rest of the game (R2.14)."""
    me = state.players[player]
    while len(me.strategies) < count:
        me.strategies.append(EMPTY)
        me.strategy_turns.append(0)
    state.events.append(Event(Kind.WIDENED, player, first=count))


def create_token(state: GameState, player: int, token: Definition, zone: int) -> Uid:
    """Create a token in a zone; it plays as a battle card in every respect (R19)."""
    card = len(state.table)
    state.table = (*state.table, token)
    state.applies |= token.abilities.applies
    state.hears |= token.abilities.events()
    place_battle(state, player, card, zone)
    arrive(state, player, card, zone, "effect")
    return card


def zones_for_move(state: GameState, cards: Sequence[Target], place: str) -> tuple[int, ...]:
    """Where a battle card may move: empty zones, left or right of it, or next to its monster (A15)."""
    if not cards or not cards[0].zone:
        return ()  # a card that has left its zone goes nowhere
    me, here = state.players[cards[0].owner], cards[0].zone
    if place == "unoccupied":
        return tuple(zone for zone in range(1, 9) if zone != me.zone and not me.zones[zone])
    if place == "adjacent_my_monster":
        return tuple(zone for zone in ADJACENT[me.zone] if zone != here)
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
    state.events.append(Event(Kind.MOVED, target.owner, stack[-1], zone, target.zone))


def swap(state: GameState, one: Target, other: Target) -> None:
    """Two stacks of a player exchange their zones; nothing is overloaded."""
    zones = state.players[one.owner].zones
    zones[one.zone], zones[other.zone] = zones[other.zone], zones[one.zone]
    state.events.append(Event(Kind.MOVED, one.owner, one.card, other.zone, one.zone))
    state.events.append(Event(Kind.MOVED, other.owner, other.card, one.zone, other.zone))


def add_power(state: GameState, target: Target, times: int | None, amount: int) -> None:
    """Counter power until the turn ends; a doubling is fixed at its value now (R15.6, R21.10)."""
    gained = amount if times is None else counter_power(state, target) * (times - 1)
    state.lasting.append(Lasting(target.card, gained))
    state.events.append(Event(Kind.POWER_GAINED, target.owner, target.card, gained))


# ---- monsters --------------------------------------------------------------------------------------------


def _held(state: GameState, player: int, by: int) -> bool:
    """Whether enemy effects cannot move a player's monster (R14.17)."""
    enemy = player != by
    return bool(enemy and state.applies & Fx.CANNOT_BE_MOVED) and forbidden(
        state, Fx.CANNOT_BE_MOVED, monster_target(state, player)
    )


def play_monster(state: GameState, player: int, card: Uid, *, rage: bool) -> None:
    """A monster is played by an effect, on top of the old one; the turn's play stays open (R12.9)."""
    lift(state, card)
    arrive_as_monster(state, player, card)
    if rage:
        set_rage(state, player, state.players[player].rage + 1)


def enter_again(state: GameState, target: Target) -> None:
    """Every Enter ability of a card that exists now triggers once more, as its own (A4)."""
    happening = Happening("enter", target.owner, target.card, target.zone, state.table[target.card].rank)
    context = Context(target.owner, target.card, happening)
    for place, trigger in enumerate(state.table[target.card].abilities.triggers):
        if trigger.event == "enter" and trigger.exists(state, context):
            state.waiting.append(Waiting(target.owner, Wait.ABILITY, target.card, place, happening))


def put_off(state: GameState, owner: int, card: Uid, program: int, phase: Phase) -> None:
    """A program of a card waits until such a phase begins."""
    state.delayed.append(Delayed(phase, owner, card, program))


def grant(state: GameState, owner: int, card: Uid, static: int) -> None:
    """A static effect of a card holds until the turn ends (A11)."""
    state.lasting.append(Lasting(card, 0, owner, static))
    state.events.append(Event(Kind.GRANTED, owner, card))


def link(state: GameState, owner: int, card: Uid, other: Target) -> None:
    """Tie two cards of a player together where they are; one that is in no zone breaks the tie at once."""
    here = next((zone for zone, stack in enumerate(state.players[owner].zones) if stack[-1:] == (card,)), 0)
    state.links.append(Link(owner, card, here, other.card, other.zone))


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
