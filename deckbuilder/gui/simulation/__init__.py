"""The simulation window: many games of a deck in worker processes, and what a change is worth."""
