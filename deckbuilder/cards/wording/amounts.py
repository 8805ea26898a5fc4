"""What the amounts of the ability language are in numbers, the same in every language."""

from __future__ import annotations

from typing import assert_never

from deckbuilder.cards.abilities import selectors as sel


def factor(amount: sel.Amount) -> int:
    """How much it is for one unit."""
    if isinstance(amount, int):
        return amount
    match amount:
        case sel.RefRank() | sel.RefRanks() | sel.EventAmount():
            return 1
        case (
            sel.CountOf()
            | sel.ColorsOf()
            | sel.MonsterRankOf()
            | sel.RageOf()
            | sel.EmptyZonesOf()
            | sel.InvadedZones()
            | sel.RefCount()
        ):
            return amount.x
    assert_never(amount)
