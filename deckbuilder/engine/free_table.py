"""Doing by hand what the rules would not: every card stays in one place, and the rules can go on from there.

Nothing that is done by hand is heard by a card, pays for anything, or counts as what it looks like (R25).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from deckbuilder.cards.messages import say
from deckbuilder.cards.names import spoken_name
from deckbuilder.cards.numbers import CardNumber

from .abilities.places import owner_of
from .board import ZONES
from .by_hand import ByHand, Deed, To
from .definition import BATTLE, MONSTER, STRATEGY, Definition
from .events import Cause, Event, Kind
from .game import IllegalActionError
from .piles import draw, mill, shuffle_deck
from .state import EMPTY, Ask, GameState, PlayerState, Stack, Uid
from .zones import bury, end_bonuses

Cards = Mapping[CardNumber, Definition]

MOST_RAGE = 999


def apply_by_hand(state: GameState, deed: ByHand, cards: Cards) -> list[Event]:
    """Do something by hand, in place; what happened, the first event being that it was by hand.

    ``cards`` are those of which tokens can be made. The open question stays open, with the answers that the
    new position allows. Raises ``IllegalActionError`` and then leaves the state equal.
    """
    reason = why_not_by_hand(state, deed, cards)
    if reason is not None:
        raise IllegalActionError(deed, reason)
    state.events = [Event(Kind.BY_HAND, deed.player, deed.card)]
    _DO[deed.deed](state, deed, cards)
    me = state.players[deed.player]
    if me.burst not in me.monster:
        me.burst = -1
    return state.events


def why_not_by_hand(state: GameState, deed: ByHand, cards: Cards) -> str | None:
    """Why something cannot be done by hand, as a sentence for the player; None for what can."""
    return why_not_now(state) or _why_not(state, deed, cards)


def why_not_now(state: GameState) -> str | None:
    """Why nothing can be done by hand now: the game is over, or an ability is in the middle of its doing."""
    ask = state.ask
    if state.outcome is not None or ask is None:
        return say("The game is over; take back a step to move cards by hand")
    if ask.kind not in (Ask.MAIN, Ask.STEP) or state.waiting or state.frames:
        if ask.card >= 0:
            name = _name(state.table[ask.card])
            return say("{card} waits for an answer; give it, or take the step back, to move cards", card=name)
        return say("Abilities wait to be resolved; do that, or take the step back, to move cards by hand")
    return None


# ---- what can be done ------------------------------------------------------------------------------------


def _why_not(state: GameState, deed: ByHand, cards: Cards) -> str | None:
    if deed.player not in (0, 1):
        return say("There are two players")
    me = state.players[deed.player]
    match deed.deed:
        case Deed.DRAW | Deed.MILL | Deed.LOOK:
            pile = [*me.deck, *(me.discard if deed.deed is Deed.DRAW else ())]
            if not pile:
                return say("The deck is empty")
            return None if 1 <= deed.at <= len(pile) else say("There are {count} cards", count=len(pile))
        case Deed.ORDER:
            top = me.deck[len(me.deck) - len(deed.cards) :]
            fits = 2 <= len(deed.cards) <= len(me.deck) and sorted(top) == sorted(deed.cards)
            return None if fits else say("These are not the top cards of the deck")
        case Deed.SHUFFLE:
            return None if len(me.deck) > 1 else say("There is nothing to shuffle")
        case Deed.RAGE:
            fits = 0 <= deed.at <= MOST_RAGE
            return None if fits else say("Rage is a number from 0 to {most}", most=MOST_RAGE)
        case Deed.WALK:
            if deed.at == me.zone:
                return say("The monster stands there already")
            return None if deed.at in ZONES else say("There are the zones 1 to 8")
        case Deed.TOKEN:
            token = cards.get(CardNumber(deed.number))
            if token is None or not token.is_token or token.kind != BATTLE:
                return say("{number} is no token", number=deed.number)
            return _why_not_in_zone(me, deed.at)
        case Deed.REMOVE:
            return _why_not_removed(state, deed)
        case Deed.SEARCH:
            if deed.card not in me.deck:
                return say("That card is not in the deck")
            return _why_not_moved(state, deed)
        case Deed.MOVE:
            return _why_not_moved(state, deed)


def _why_not_removed(state: GameState, deed: ByHand) -> str | None:
    if _owner(state, deed.card) != deed.player:
        return say("That card does not lie on this side")
    if not state.table[deed.card].is_token:
        return say("Only a token leaves the game; put {card} elsewhere", card=_name(state.table[deed.card]))
    return None


def _why_not_moved(state: GameState, deed: ByHand) -> str | None:
    """Whether a card may lie there, and may leave where it lies (R2, R25.3 to R25.8)."""
    me, card = state.players[deed.player], deed.card
    if _owner(state, card) != deed.player:
        return say("A card stays on its owner's side")
    definition = state.table[card]
    if card in me.monster and deed.to is not To.MONSTER and not _has_monster(state, me.monster, without=card):
        return say("A player always has a monster; put another one on it first")
    if definition.is_token and deed.to not in (To.ZONE, To.OVER):
        return say("A token lies in zones only; it can leave the game")
    return _why_not_there(state, me, deed, definition)


def _why_not_there(state: GameState, me: PlayerState, deed: ByHand, definition: Definition) -> str | None:
    match deed.to:
        case To.ZONE | To.OVER:
            if definition.kind != BATTLE:
                return say("{card} is no battle card", card=_name(definition))
            if deed.at in ZONES and me.zones[deed.at][-1:] == (deed.card,):
                return say("The card lies there already")
            return _why_not_in_zone(me, deed.at)
        case To.UNDER:
            stack = me.zones[deed.at] if deed.at in ZONES else EMPTY
            return _why_not_under(state, stack, deed.card, BATTLE)
        case To.STRATEGY:
            if definition.kind != STRATEGY:
                return say("{card} is no strategy card", card=_name(definition))
            if not 1 <= deed.at <= len(me.strategies):
                return say("There are {count} strategy zones", count=len(me.strategies))
            there = me.strategies[deed.at - 1][-1:] == (deed.card,)
            return say("The card lies there already") if there else None
        case To.UNDER_STRATEGY:
            stack = me.strategies[deed.at - 1] if 1 <= deed.at <= len(me.strategies) else EMPTY
            return _why_not_under(state, stack, deed.card, STRATEGY)
        case To.MONSTER:
            if not _is_monster(definition):
                return say("{card} is no monster card", card=_name(definition))
            return say("The card lies there already") if me.monster[-1] == deed.card else None
        case To.UNDER_MONSTER:
            return say("The card lies there already") if me.monster[0] == deed.card else None
        case To.MONSTERS:
            if definition.kind != MONSTER:
                return say("{card} is no monster card", card=_name(definition))
            return say("The card lies there already") if deed.card in me.monster_deck else None
        case To.HAND:
            return say("The card lies there already") if deed.card in me.hand else None
        case To.DISCARD:
            return say("The card lies there already") if me.discard[-1:] == [deed.card] else None
        case To.DECK:
            most = len(me.deck) + (deed.card not in me.deck)
            return None if 1 <= deed.at <= most else say("The deck has places 1 to {most}", most=most)
        case To.BOTTOM:
            return None
        case None:
            return say("It is not said where to")


def _why_not_in_zone(me: PlayerState, zone: int) -> str | None:
    if zone not in ZONES:
        return say("There are the zones 1 to 8")
    return say("The player's own monster stands in that zone") if zone == me.zone else None


def _why_not_under(state: GameState, stack: Stack, card: Uid, kind: int) -> str | None:
    """A card of the same place must be left that may lie on top."""
    left = any(state.table[each].kind == kind for each in stack if each != card)
    return None if left else say("There is no card to put it under")


def _owner(state: GameState, card: Uid) -> int:
    return owner_of(state, card) if card in range(len(state.table)) else -1


def _is_monster(definition: Definition) -> bool:
    return definition.kind == MONSTER and definition.rank in range(1, 5)


def _is_battle(definition: Definition) -> bool:
    return definition.kind == BATTLE


def _is_strategy(definition: Definition) -> bool:
    return definition.kind == STRATEGY


def _has_monster(state: GameState, stack: Stack, *, without: Uid) -> bool:
    return any(_is_monster(state.table[card]) for card in stack if card != without)


# ---- doing it --------------------------------------------------------------------------------------------


def _draw(state: GameState, deed: ByHand, cards: Cards) -> None:  # noqa: ARG001
    draw(state, deed.player, deed.at)


def _mill(state: GameState, deed: ByHand, cards: Cards) -> None:  # noqa: ARG001
    mill(state, deed.player, deed.at)


def _look(state: GameState, deed: ByHand, cards: Cards) -> None:
    """Nothing changes."""


def _order(state: GameState, deed: ByHand, cards: Cards) -> None:  # noqa: ARG001
    deck = state.players[deed.player].deck
    deck[len(deck) - len(deed.cards) :] = reversed(deed.cards)


def _shuffle(state: GameState, deed: ByHand, cards: Cards) -> None:  # noqa: ARG001
    shuffle_deck(state, deed.player)


def _rage(state: GameState, deed: ByHand, cards: Cards) -> None:  # noqa: ARG001
    me = state.players[deed.player]
    state.events.append(Event(Kind.RAGE_CHANGED, deed.player, -1, me.rage, deed.at))
    me.rage = deed.at


def _walk(state: GameState, deed: ByHand, cards: Cards) -> None:  # noqa: ARG001
    """The monster stands elsewhere; a battle card there makes room for it (R25.3)."""
    me = state.players[deed.player]
    _clear(state, deed.player, me.zones, deed.at)
    me.zone = deed.at


def _token(state: GameState, deed: ByHand, cards: Cards) -> None:
    """A token comes into being in a zone, in place of what lies there (R19.2)."""
    token, me = cards[CardNumber(deed.number)], state.players[deed.player]
    uid = len(state.table)
    state.table = (*state.table, token)
    state.applies |= token.abilities.applies
    state.hears |= token.abilities.events()
    _clear(state, deed.player, me.zones, deed.at)
    me.zones[deed.at] = (uid,)
    state.events.append(Event(Kind.BATTLE_PLAYED, deed.player, uid, deed.at))


def _remove(state: GameState, deed: ByHand, cards: Cards) -> None:  # noqa: ARG001
    _lift(state, deed.player, deed.card)


def _search(state: GameState, deed: ByHand, cards: Cards) -> None:
    """A card is found, and the rest shuffled; one that stays in the deck is put there after that (R22.8)."""
    if deed.to in (To.DECK, To.BOTTOM):
        deck = state.players[deed.player].deck
        deck.remove(deed.card)
        shuffle_deck(state, deed.player)
        deck.append(deed.card)
        _move(state, deed, cards)
    else:
        _move(state, deed, cards)
        shuffle_deck(state, deed.player)


def _move(state: GameState, deed: ByHand, cards: Cards) -> None:  # noqa: ARG001
    player, card, at = deed.player, deed.card, deed.at
    me = state.players[player]
    moved = _taken_along(me, deed)
    for each in moved:
        _lift(state, player, each, keep_bonuses=deed.to in (To.ZONE, To.OVER))
    match deed.to:
        case To.HAND:
            me.hand.append(card)
        case To.DECK:
            me.deck.insert(len(me.deck) + 1 - at, card)
        case To.BOTTOM:
            me.deck.insert(0, card)
        case To.DISCARD:
            me.discard.append(card)
        case To.MONSTERS:
            me.monster_deck.append(card)
        case To.ZONE:
            me.zones[at] = (*me.zones[at], *moved)
        case To.OVER:
            _clear(state, player, me.zones, at)
            me.zones[at] = moved
        case To.UNDER:
            me.zones[at] = (*moved, *me.zones[at])
        case To.STRATEGY:
            _clear(state, player, me.strategies, at - 1)
            me.strategies[at - 1] = moved
            me.strategy_turns[at - 1] = state.turn
        case To.UNDER_STRATEGY:
            me.strategies[at - 1] = (*moved, *me.strategies[at - 1])
        case To.MONSTER:
            me.monster = (*me.monster, *moved)
        case To.UNDER_MONSTER:
            me.monster = (*moved, *me.monster)
        case None:
            raise AssertionError("was asked for before")


def _taken_along(me: PlayerState, deed: ByHand) -> Stack:
    """The card with all that lies under it, from zone to zone (R17.6); else the card alone."""
    zones = {To.ZONE: me.zones, To.OVER: me.zones, To.STRATEGY: me.strategies}.get(deed.to or To.HAND, ())
    return next((stack for stack in zones if stack[-1:] == (deed.card,)), (deed.card,))


def _lift(state: GameState, player: int, card: Uid, *, keep_bonuses: bool = False) -> None:
    """Take a card from where it lies; what may not lie open under it goes to the discard pile (R17.8)."""
    me = state.players[player]
    for pile in (me.hand, me.deck, me.discard, me.monster_deck):
        if card in pile:
            pile.remove(card)
            return
    for zones, may_lie in ((me.zones, _is_battle), (me.strategies, _is_strategy)):
        for place, stack in enumerate(zones):
            if card in stack:
                zones[place] = _settled(state, player, stack, card, may_lie)
                if not keep_bonuses:
                    end_bonuses(state, (card,))
                return
    me.monster = _settled(state, player, me.monster, card, _is_monster)


def _settled(
    state: GameState, player: int, stack: Stack, card: Uid, may_lie: Callable[[Definition], bool]
) -> Stack:
    """A stack without a card; of the rest, what is above the first that may lie on top is discarded."""
    rest = tuple(each for each in stack if each != card)
    while rest and not may_lie(state.table[rest[-1]]):
        _bury(state, player, rest[-1:])
        rest = rest[:-1]
    return rest


def _clear(state: GameState, player: int, zones: list[Stack], place: int) -> None:
    """What lies in a zone goes to the discard pile; tokens cease to exist."""
    stack, zones[place] = zones[place], EMPTY
    _bury(state, player, stack)


def _bury(state: GameState, player: int, stack: Stack) -> None:
    end_bonuses(state, stack)
    bury(state, player, stack)
    state.events += _discards(player, stack)


def _discards(player: int, stack: Stack) -> Iterator[Event]:
    for card in reversed(stack):
        yield Event(Kind.DISCARDED, player, card, 0, Cause.BY_HAND)


def _name(definition: Definition) -> str:
    return say(spoken_name(definition.name))


_DO: dict[Deed, Callable[[GameState, ByHand, Cards], None]] = {
    Deed.DRAW: _draw,
    Deed.MILL: _mill,
    Deed.LOOK: _look,
    Deed.ORDER: _order,
    Deed.SHUFFLE: _shuffle,
    Deed.RAGE: _rage,
    Deed.WALK: _walk,
    Deed.MOVE: _move,
    Deed.SEARCH: _search,
    Deed.TOKEN: _token,
    Deed.REMOVE: _remove,
}
