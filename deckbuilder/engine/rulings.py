"""Rulings that no source settles and that are one switch; ``readings`` lists all open points."""

from __future__ import annotations

MAX_TURNS = 200
"""After so many turns, both players' together, the game is a draw (R23.8, confidence L)."""

MAX_ABILITIES_A_TURN = 10_000
"""After so many resolved abilities in one turn the game is a draw by loop (R23.8, L)."""

AWAKENING_IS_CHECKED_AGAIN = True
"""A triggered ability with Awakening asks for it once more when it resolves (A4, F1, L)."""
