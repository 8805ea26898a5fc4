"""Two decks side by side: the window that compares them, and the versions of one deck."""
