"""Deck builder for the Godzilla Card Game; the rooms are listed in the README."""

__version__ = "0.1.0"
