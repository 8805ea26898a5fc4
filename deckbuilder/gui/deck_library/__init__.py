"""The deck library on screen: a panel that lists, finds, opens and orders the decks of the library folder."""
