"""Where the shipped card data is; nothing else."""

from pathlib import Path

ROOT = Path(__file__).parent
SETS = ROOT / "sets"
DECKS = ROOT / "decks"

__all__ = ["DECKS", "ROOT", "SETS"]
