"""The window of a judge: many decks checked at once, and a registered list held against a deck."""
