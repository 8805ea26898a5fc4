"""The rulings that no source settles, each one constant or function: an answer changes one line."""

from __future__ import annotations

MAX_TURNS = 200
"""After so many turns, both players' together, the game is a draw (R23.8, confidence L)."""

MAX_ABILITIES_A_TURN = 10_000
"""After so many resolved abilities in one turn the game is a draw by loop (R23.8, L)."""

BURST_NEEDS_SHARED_TRAIT = True
"""A Burst play needs a trait in common, as a normal play does (R12.11, D12, M)."""

BURST_RETURN_IS_ORDERED = True
"""The burst discard waits beside the other abilities of the beginning of the End Phase (R16.2, D21, L)."""

OWN_MONSTER_ZONE_TAKES_NO_BATTLE_CARD = True
"""A battle card may not be played by hand into the own monster's zone (R9.3, D25, M-H)."""

AWAKENING_IS_CHECKED_AGAIN = True
"""A triggered ability with Awakening asks for it once more when it resolves (A4, F1, L)."""

BURIED_BURST_STAYS = True
"""A burst card covered by another monster is not discarded any more (R12.16, D20, L)."""
