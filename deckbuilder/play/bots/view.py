"""What one player may know of a game: a window on the state without hidden cards, and guesses for search.

Bots get this instead of the state. It copies nothing, so looking is as cheap as reading the state itself;
what it has no name for (the opponent's hand, the order of the decks, the coming random numbers) no bot can
ask for.
"""

from __future__ import annotations

from collections.abc import Sequence

from deckbuilder.engine import Definition, GameState, Phase, why_not
from deckbuilder.engine.actions import Action
from deckbuilder.engine.observation import determinize
from deckbuilder.engine.state import PlayerState, Stack, Uid
from deckbuilder.engine.values import threat, total_counter_power

from . import outlook


class Side:
    """What both players see of one player's board and piles."""

    __slots__ = ("_state", "player")

    def __init__(self, state: GameState, player: int) -> None:
        self._state, self.player = state, player

    @property
    def _cards(self) -> PlayerState:
        return self._state.players[self.player]

    @property
    def zone(self) -> int:
        """Where the monster stands."""
        return self._cards.zone

    @property
    def zones(self) -> Sequence[Stack]:
        """The stacks of battle cards by zone number; place 0 is unused."""
        return self._cards.zones

    @property
    def monster(self) -> Stack:
        """The monster on top of the cards under it."""
        return self._cards.monster

    @property
    def burst(self) -> Uid:
        """The monster on top that leaves when its player's End Phase begins, or -1 (R12.14)."""
        return self._cards.burst

    @property
    def rage(self) -> int:
        """Points of rage."""
        return self._cards.rage

    @property
    def strategies(self) -> Sequence[Stack]:
        """The strategy zones."""
        return self._cards.strategies

    @property
    def discard(self) -> Sequence[Uid]:
        """The discard pile, which is face up (R2.16)."""
        return self._cards.discard

    @property
    def hand_count(self) -> int:
        """Cards in hand (R18.3)."""
        return len(self._cards.hand)

    @property
    def deck_count(self) -> int:
        """Cards in the main deck."""
        return len(self._cards.deck)

    @property
    def monsters_left(self) -> int:
        """Cards in the monster deck; the opponent sees only their number (D18)."""
        return len(self._cards.monster_deck)

    @property
    def threat(self) -> int:
        """Threat of the monster now (R15.7)."""
        return threat(self._state, self.player)

    @property
    def counter_power(self) -> int:
        """Total counter power now (R15.4)."""
        return total_counter_power(self._state, self.player)


class OwnSide(Side):
    """A player's own side, with the hand and the monster deck."""

    __slots__ = ()

    @property
    def hand(self) -> Sequence[Uid]:
        """The cards in hand."""
        return self._cards.hand

    @property
    def monster_deck(self) -> Sequence[Uid]:
        """The monsters that may still rank up."""
        return self._cards.monster_deck

    @property
    def monster_played(self) -> bool:
        """Whether the monster play of the turn is used (R12.1)."""
        return self._cards.monster_played

    @property
    def invasion_used(self) -> bool:
        """Whether the invasion of the turn is paid (R13.1)."""
        return self._cards.invasion_used


class View:
    """One player's knowledge of a running game; it follows the game as it goes on."""

    __slots__ = ("_state", "mine", "player", "theirs")

    def __init__(self, state: GameState, player: int) -> None:
        self._state, self.player = state, player
        self.mine = OwnSide(state, player)
        self.theirs = Side(state, 1 - player)

    @property
    def turn(self) -> int:
        """Turns begun, both players' together."""
        return self._state.turn

    @property
    def my_turn(self) -> bool:
        """Whether it is this player's turn."""
        return self._state.active == self.player

    @property
    def phase(self) -> Phase:
        """The phase of the turn."""
        return self._state.phase

    def card(self, uid: Uid) -> Definition:
        """The definition of a card that the player sees."""
        return self._state.table[uid]

    def has_use(self, card: Uid, *, rage_to_come: bool) -> bool:
        """Whether one of the player's cards, played now, finds something to do."""
        return outlook.has_use(self._state, self.player, card, rage_to_come=rage_to_come)

    def enters_to_use(self, card: Uid) -> bool:
        """Whether a card of the player has an Enter that finds something to do."""
        return outlook.enters_to_use(self._state, self.player, card)

    def awaits_rage(self, card: Uid) -> bool:
        """Whether a card is best in place before rage is gained."""
        return outlook.awaits_rage(self._state.table[card])

    def rewards_rage(self) -> bool:
        """Whether a card of the player in play does something now each time rage is gained."""
        me = self._state.players[self.player]
        return any(
            outlook.rewards_rage(self._state, self.player, stack[-1])
            for stack in (me.monster, *me.strategies)
            if stack
        )

    def why_not(self, action: Action) -> str | None:
        """Why one of the player's own actions is not open."""
        return why_not(self._state, action)

    def imagine(self, seed: int) -> GameState:
        """A game that could be this one: all that the player cannot see is dealt anew at random."""
        return determinize(self._state, self.player, seed)
