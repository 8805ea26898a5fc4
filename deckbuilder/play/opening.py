"""What a game begins from: two lists of card numbers, a seed, who is first, and whose prints are played."""

from __future__ import annotations

from dataclasses import dataclass

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import Region
from deckbuilder.decks.deck import Deck, Entry
from deckbuilder.engine import DeckList, GameState, Stops, new_game
from deckbuilder.engine.lists import deck_list, define_all

from .goldfish import Goldfish, goldfish_deck, goldfish_game


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


NO_DECK = Numbers((), ())
"""What a goldfish brings: its monster is made up."""


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

    goldfish: Goldfish | None = None
    """What stands in for the second deck, which is empty then."""

    stops: Stops = ()
    """The steps of a turn before which a player is asked from the first turn on."""

    def deck_lists(self, catalogue: Catalogue) -> tuple[DeckList, DeckList]:
        """The decks as the engine takes them; raises ``SetupError`` that names unknown cards."""
        table = define_all(catalogue, self.region)
        one, two = self.decks
        first = deck_list(table, one.monsters, one.main)
        if self.goldfish is not None:
            return first, goldfish_deck(self.goldfish)
        return first, deck_list(table, two.monsters, two.main)

    def begin(self, catalogue: Catalogue) -> GameState:
        """The game before its first decision; raises ``SetupError``."""
        decks = self.deck_lists(catalogue)
        if self.goldfish is not None:
            return goldfish_game(decks[0], self.goldfish, self.seed, self.first, self.stops)
        return new_game(decks, self.seed, self.first, self.stops)
