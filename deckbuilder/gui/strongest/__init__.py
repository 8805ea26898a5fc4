"""The window that looks for the board of a deck with the most counter power, and shows it."""
