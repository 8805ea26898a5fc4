"""Which cards may be picked together: a limit on their ranks, one for each colour or name (B.pick)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from deckbuilder.cards.abilities import selectors as sel

from .model import Context, NotSupportedError, Target
from .places import find
from .selecting import number

if TYPE_CHECKING:
    from deckbuilder.engine.state import GameState

Fits = Callable[["GameState", Context, tuple[int, ...]], bool]


def fitting(pick: sel.PickAny | sel.PickEach) -> Fits:
    """Whether cards may be picked together."""
    if isinstance(pick, sel.PickAny):
        return _within_rank(pick)
    names, colors, each = pick.each_of.name, pick.each_of.color, pick.n
    if names is not None:
        return lambda state, context, cards: (
            all(sum(1 for card in cards if state.table[card].name == name) <= each for name in names)
            and all(state.table[card].name in names for card in cards)
        )
    if colors is not None:
        slots = [color.value for color in colors for _ in range(each)]
        return lambda state, context, cards: _seated([state.table[card].colors for card in cards], slots)
    raise NotSupportedError("pick for each of nothing")


def _within_rank(pick: sel.PickAny) -> Fits:
    limit = number(pick.sum_rank_max)

    def within(state: GameState, context: Context, cards: tuple[int, ...]) -> bool:
        from deckbuilder.engine.values import rank_in_play

        ranks = sum(rank_in_play(state, find(state, card) or Target(card, -1)) for card in cards)
        return ranks <= limit(state, context)

    return within


def _seated(cards: Sequence[frozenset[str]], slots: Sequence[str]) -> bool:
    """Whether each card can take a slot of one of its colours, no slot twice; a card has several colours."""
    if not cards:
        return True
    first, rest = cards[0], cards[1:]
    return any(
        color in first and _seated(rest, [*slots[:at], *slots[at + 1 :]]) for at, color in enumerate(slots)
    )
