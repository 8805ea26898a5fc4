"""The command palette: every command, card and deck by a few letters of its name."""
