"""Playing a deck on a board: the window, its parts and the Qt face of a session."""
