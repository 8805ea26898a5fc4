"""The cards the player owns: counting them, and what a deck lacks; nothing shows up before it is used."""
