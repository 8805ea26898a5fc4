"""The context menus of cards: of those in the list or the grid, and of rows of the deck, one or several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.language import Language, card_name, trait_name
from deckbuilder.cards.messages import counted
from deckbuilder.cards.search.syntax import quote
from deckbuilder.decks.deck import Section

from .card_edits import CardEdits, Cards
from .deck.model import DeckRow
from .describe import called
from .menus import add_entry
from .tr import shown, tr

Act = Callable[[], object]


def card_menu(
    cards: Cards,
    edits: CardEdits,
    find: Callable[[str], None],
    parent: QWidget,
    *,
    copies: int,
    copy: Act | None = None,
    language: Language = "en",
) -> QMenu:
    """What can be done with cards of the list; ``copies`` of them are in the deck."""
    chosen = [cards] if isinstance(cards, Card) else list(cards)
    first, many = chosen[0], len(chosen) > 1
    what = shown(counted(len(chosen), "card"))
    menu = QMenu(what if many else called(first, language), parent)
    add = tr("Add {cards} to main deck", cards=what) if many else tr("Add to main deck")
    _entry(menu, add, tr("Enter"), lambda: edits.add(chosen, Section.MAIN))
    if any(card.type is CardType.MONSTER for card in chosen):
        put = tr("Put {cards} in the monster deck", cards=what) if many else tr("Put in the monster deck")
        _entry(menu, put, tr("Shift+Enter"), lambda: edits.add(chosen, Section.MONSTER))
    _counts(menu, lambda count: edits.set_copies(chosen, count), many)
    removals = (
        _entry(menu, _remove_one(what, many), "−", lambda: edits.remove_one(chosen)),
        _entry(menu, _remove_all(what, many), tr("Delete"), lambda: edits.set_copies(chosen, 0)),
    )
    for action in removals:
        action.setEnabled(copies > 0)
    menu.addSeparator()
    if copy is not None:
        _entry(menu, tr("Copy {cards} as a list", cards=what) if many else tr("Copy"), "Ctrl+C", copy)
    if not many:
        _finds(menu, first, find, language)
    return menu


def rows_menu(
    rows: Sequence[DeckRow],
    edits: CardEdits,
    find: Callable[[str], None],
    parent: QWidget,
    *,
    copy: Act,
    cut: Act,
    language: Language = "en",
) -> QMenu:
    """What can be done with rows of the deck, those of unknown cards too."""
    first, many = rows[0], len(rows) > 1
    what = shown(counted(len(rows), "card"))
    menu = QMenu(what if many else first.name, parent)
    add = tr("Add one of each of {cards}", cards=what) if many else tr("Add one")
    _entry(menu, add, "+", lambda: edits.step_rows(rows, 1))
    _entry(menu, _remove_one(what, many), "−", lambda: edits.step_rows(rows, -1))
    _counts(menu, lambda count: edits.set_rows(rows, count), many)
    _entry(menu, _remove_all(what, many), tr("Delete"), lambda: edits.remove_rows(rows))
    if any(row.section is Section.MAIN and row.card and row.card.type is CardType.MONSTER for row in rows):
        move = tr("Move {cards} to the monster deck", cards=what) if many else tr("Move to the monster deck")
        _entry(menu, move, tr("Shift+Enter"), lambda: edits.rows_to(rows, Section.MONSTER))
    if any(row.section is Section.MONSTER for row in rows):
        move = tr("Move {cards} to the main deck", cards=what) if many else tr("Move to the main deck")
        add_entry(menu, _plain(move), lambda: edits.rows_to(rows, Section.MAIN))
    menu.addSeparator()
    _entry(menu, tr("Cut {cards}", cards=what) if many else tr("Cut"), "Ctrl+X", cut)
    _entry(menu, tr("Copy {cards} as a list", cards=what) if many else tr("Copy"), "Ctrl+C", copy)
    if not many and first.card is not None:
        _finds(menu, first.card, find, language)
    return menu


def _plain(text: str) -> str:
    """Text for a menu, in which an ampersand of a name is no mnemonic."""
    return text.replace("&", "&&")


def _entry(menu: QMenu, text: str, keys: str, act: Act) -> QAction:
    """An entry with the keys that do the same beside it; they belong to the view, not to the menu."""
    return add_entry(menu, f"{_plain(text)}\t{keys}", act)


def _remove_one(what: str, many: bool) -> str:
    return tr("Remove one of each of {cards}", cards=what) if many else tr("Remove one")


def _remove_all(what: str, many: bool) -> str:
    return tr("Remove all of {cards}", cards=what) if many else tr("Remove all")


def _counts(menu: QMenu, have: Callable[[int], object], many: bool) -> None:
    for count in range(1, 5):
        text = tr("Have {count} of each", count=count) if many else tr("Have {count}", count=count)
        _entry(menu, text, str(count), partial(have, count))


def _finds(menu: QMenu, card: Card, find: Callable[[str], None], language: Language) -> None:
    menu.addSeparator()
    add_entry(menu, tr("Find cards of this name"), lambda: find(f'n="{card.name}"'))
    for trait in card.traits:
        words = tr("Find {trait} cards", trait=trait_name(trait, language))
        add_entry(menu, _plain(words), partial(find, f"tr:{quote(trait)}"))
    menu.addSeparator()
    words = f"{card.number} {card_name(card, language)}"
    add_entry(menu, tr("Copy number and name"), lambda: QGuiApplication.clipboard().setText(words))
