"""The keys of the lists and fields, which no menu shows; those of the menus are in ``menus``."""

from __future__ import annotations

from collections.abc import Sequence

from deckbuilder.cards.messages import say

LIST_KEYS: Sequence[tuple[str, Sequence[tuple[str, str]]]] = (
    (
        say("In the search line"),
        (
            (say("Down or Enter"), say("go on to the list of cards")),
            (say("Escape"), say("clear the line")),
        ),
    ),
    (
        say("On the cards of the list"),
        (
            (say("Enter"), say("add to the main deck")),
            (say("Shift+Enter"), say("put into the monster deck")),
            (say("+ and −"), say("one copy more, one less")),
            (say("0 to 9"), say("have so many copies")),
            (say("Delete"), say("take out every copy")),
            (say("Space"), say("show the card large")),
            (say("Escape"), say("select nothing")),
            (say("Menu key"), say("everything that can be done with the card")),
        ),
    ),
    (
        say("In the deck"),
        (
            (say("Enter"), say("one copy more")),
            (say("+ and −"), say("one copy more, one less")),
            (say("0 to 9"), say("have so many copies")),
            (say("Delete"), say("take out the selected lines")),
            (say("Shift+Enter"), say("move a monster to the monster deck")),
            (say("Left and right"), say("go along the monster deck")),
        ),
    ),
    (
        say("In the checks"),
        (
            (say("Up and down"), say("go from problem to problem")),
            (say("Enter"), say("apply the fix")),
            (say("Space"), say("select the cards it is about")),
            (say("Right and left"), say("show why, and hide it again")),
            (say("F2"), say("read the rule in the help")),
        ),
    ),
    (
        say("In the library"),
        (
            (say("Enter"), say("open the deck")),
            (say("F2"), say("rename it")),
            (say("Ctrl+D"), say("duplicate it")),
            (say("Delete"), say("move it to the trash")),
            (say("F5"), say("read the folders again")),
        ),
    ),
    (
        say("In the collection"),
        (
            (say("0 to 9, Enter or F2"), say("write how many you own")),
            (say("+ and −"), say("own one more, one less")),
            (say("Delete"), say("own none")),
        ),
    ),
    (
        say("In the list of Ctrl+K"),
        (
            (say("Up and down"), say("choose an entry while you type")),
            (say("Enter"), say("do it, open it, or go to the card")),
            (say("Ctrl+Enter"), say("add the card to the main deck")),
            (say("Shift+Enter"), say("put into the monster deck")),
            (say("Escape"), say("close the list")),
        ),
    ),
    (
        say("In the help"),
        (
            (say("Tab and Enter"), say("go to a link and follow it")),
            (say("Alt+Left, Alt+Right"), say("back and forward")),
            (say("Ctrl+F"), say("find on the page; Enter and Shift+Enter go on")),
            (say("Escape"), say("close the help")),
        ),
    ),
)
"""Groups of keys by where they work; keys are told in words, because lists take them in any case."""
