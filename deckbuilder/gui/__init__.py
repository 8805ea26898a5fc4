"""The desktop app: one window over the open decks; nothing here knows a rule of the game."""
