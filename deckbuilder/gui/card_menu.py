"""The context menu of a card, the same in the list, the grid and the deck."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.decks.deck import Section

from .card_edits import CardEdits
from .describe import shown_name
from .menus import add_entry


def card_menu(
    card: Card, edits: CardEdits, find: Callable[[str], None], parent: QWidget, *, copies: int
) -> QMenu:
    """What can be done with a card; the keys that do the same stand beside each entry."""
    menu = QMenu(shown_name(card.name), parent)
    add_entry(menu, "Add to main deck\tEnter", lambda: edits.add(card, Section.MAIN))
    if card.type is CardType.MONSTER:
        add_entry(menu, "Put in the monster deck\tShift+Enter", lambda: edits.add(card, Section.MONSTER))
    for count in range(1, 5):
        add_entry(menu, f"Have {count}\t{count}", partial(edits.set_copies, card, count))
    one, every = (
        add_entry(menu, "Remove one\t−", lambda: edits.remove_one(card)),
        add_entry(menu, "Remove all\tDelete", lambda: edits.set_copies(card, 0)),
    )
    one.setEnabled(copies > 0)
    every.setEnabled(copies > 0)
    menu.addSeparator()
    add_entry(menu, "Find cards of this name", lambda: find(f'n="{card.name}"'))
    for trait in card.traits:
        add_entry(menu, f"Find {trait} cards", partial(find, f'tr:"{trait}"'))
    menu.addSeparator()
    words = f"{card.number} {card.name}"
    add_entry(menu, "Copy number and name", lambda: QGuiApplication.clipboard().setText(words))
    return menu
