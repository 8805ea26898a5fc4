"""What a game begins from: two lists of card numbers, a seed, who is first, and whose prints are played."""

from __future__ import annotations

from dataclasses import dataclass

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import Region
from deckbuilder.decks.deck import Deck, Entry
from deckbuilder.engine import DeckList, GameState, new_game
from deckbuilder.engine.lists import deck_list, define_all


@dataclass(frozen=True, slots=True)
class Numbers:
    """A deck as card numbers in order, each as often as it is in the deck."""

    monsters: tuple[str, ...]
    main: tuple[str, ...]


def numbers_of(deck: Deck) -> Numbers:
    """The card numbers of a deck in the order of its entries."""
    return Numbers(_spread(deck.monster), _spread(deck.main))


def _spread(entries: tuple[Entry, ...]) -> tuple[str, ...]:
    return tuple(entry.number for entry in entries for _ in range(entry.count))


@dataclass(frozen=True, slots=True)
class Opening:
    """Everything that decides a game before its first action."""

    decks: tuple[Numbers, Numbers]
    seed: int
    """From 0 to 2**64 - 1."""

    first: int | None = None
    """The player who begins, 0 or 1; None lets the seed decide (R5.3)."""

    region: Region = Region.EN
    """Whose traits the cards have (R4.21)."""

    def deck_lists(self, catalogue: Catalogue) -> tuple[DeckList, DeckList]:
        """The decks as the engine takes them; raises ``SetupError`` that names unknown cards."""
        table = define_all(catalogue, self.region)
        one, two = self.decks
        return deck_list(table, one.monsters, one.main), deck_list(table, two.monsters, two.main)

    def begin(self, catalogue: Catalogue) -> GameState:
        """The game before its first decision; raises ``SetupError``."""
        return new_game(self.deck_lists(catalogue), self.seed, self.first)
