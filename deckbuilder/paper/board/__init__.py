"""Draws the board of a position: for the window, which adds what a player does, and as a picture."""
