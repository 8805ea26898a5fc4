"""The dialog "Share": a deck for everyone it can be handed to, seen before it is copied, saved or printed."""
