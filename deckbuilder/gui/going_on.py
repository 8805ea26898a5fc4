"""What is played when the app is to end: the game on the board and the batches are asked about (B02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .ask import Ask
from .tr import tr

if TYPE_CHECKING:
    from .goldfish.opener import Goldfish
    from .simulation.opener import Simulations


def may_end(ask: Ask, goldfish: Goldfish, simulations: Simulations) -> bool:
    """Whether the app may end: nothing is being played, or the player gives it up."""
    going_on = [*goldfish.going_on, *simulations.going_on]
    return not going_on or ask.confirm(
        tr("Leave while games are played?"), "\n".join(going_on), tr("&Leave all the same")
    )
