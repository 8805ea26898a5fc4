"""Hand, deck and discard pile: drawing with rebuild, discarding, milling (R18, R22)."""

from __future__ import annotations

from .abilities.listening import hear
from .chance import shuffle
from .events import Cause, Event, Kind
from .state import GameState, Uid

_CAUSES = {Cause.EFFECT: "effect", Cause.INVASION: "invasion_cost"}


def draw(state: GameState, player: int, count: int) -> None:
    """Draw cards; an empty deck is rebuilt from the discard pile when a draw needs it (R22.1, R22.2)."""
    me, happened = state.players[player], state.events
    while count > 0:
        if not me.deck:
            if not me.discard:
                return  # R22.4: the draw stops and nobody loses
            rebuild(state, player)
        drawn = me.deck[: -count - 1 : -1]
        del me.deck[-count:]
        me.hand += drawn
        happened += [Event(Kind.DRAWN, player, card) for card in drawn]
        count -= len(drawn)


def rebuild(state: GameState, player: int) -> None:
    """The discard pile becomes the new deck, shuffled (R22.2)."""
    me = state.players[player]
    me.deck, me.discard = me.discard, []
    state.events.append(Event(Kind.DECK_REBUILT, player, first=len(me.deck)))
    shuffle_deck(state, player)


def shuffle_deck(state: GameState, player: int) -> None:
    """Shuffle a main deck; the only random event besides the choice of the first player (R25.10)."""
    state.step = shuffle(state.players[player].deck, state.seed, state.step)
    state.events.append(Event(Kind.SHUFFLED, player))


def discard_from_hand(state: GameState, player: int, card: Uid, cause: Cause, by: int = -1) -> None:
    """A card goes from the hand to the discard pile; ``by`` is the player whose effect wants it."""
    me = state.players[player]
    me.hand.remove(card)
    me.discard.append(card)
    state.events.append(Event(Kind.DISCARDED, player, card, 0, cause))
    if state.hears:
        hear(state, "hand_discarded", player, card, cause=_CAUSES.get(cause, ""), amount=by)


def mill(state: GameState, player: int, count: int) -> list[Uid]:
    """The top cards of the deck go to the discard pile, as many as there are; no rebuild (R22.6)."""
    me = state.players[player]
    milled = [me.deck.pop() for _ in range(min(count, len(me.deck)))]
    me.discard += milled
    state.events += [Event(Kind.MILLED, player, card) for card in milled]
    return milled
