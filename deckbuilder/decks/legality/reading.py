"""The deck as the rules read it: each line looked up once, each rules card counted over both decks (R4.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cached_property, lru_cache

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.messages import Message, say
from deckbuilder.cards.names import in_sentence
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.decks.deck import RAGE_CARDS, Deck, Entry, Section
from deckbuilder.decks.formats import Format, Status


@dataclass(slots=True)
class Use:
    """One rules card and where the deck has it."""

    card: Card
    status: Status
    monster: int = 0
    """Copies in the monster deck."""

    main: int = 0
    """Copies in the main deck."""

    @property
    def total(self) -> int:
        """Copies over both decks (R4.3)."""
        return self.monster + self.main


class Reading:
    """A deck with its cards looked up; what several rules need is worked out once."""

    def __init__(self, deck: Deck, catalogue: Catalogue, format_: Format, on: date) -> None:
        self.deck = deck
        self.catalogue = catalogue
        self.format = format_
        self.on = on
        self.uses: dict[CardNumber, Use] = {}
        """The cards that can be in a deck at all, tokens left out, in deck order."""

        self.tokens: Counter[CardNumber] = Counter()
        self.rage_cards: Counter[CardNumber] = Counter()
        self.unknown: Counter[str] = Counter()
        self.monster_count = self._read(Section.MONSTER)
        self.main_count = self._read(Section.MAIN)

    def _read(self, section: Section) -> int:
        total = 0
        for entry in self.deck.section(section):
            total += entry.count
            card = self.catalogue.get(entry.number)
            if card is None:
                self._read_unknown(entry)
                continue
            use = self.uses.get(card.number)
            if use is None:
                if card.is_token:
                    self.tokens[card.number] += entry.count
                    continue
                use = self.uses[card.number] = Use(card, self.format.status(card, self.on))
            if section is Section.MAIN:
                use.main += entry.count
            else:
                use.monster += entry.count
        return total

    def _read_unknown(self, entry: Entry) -> None:
        base = entry.base
        if base is not None and base in RAGE_CARDS:
            self.rage_cards[base] += entry.count
        else:
            self.unknown[entry.key] += entry.count

    @cached_property
    def monsters(self) -> dict[int, list[Use]]:
        """The monster cards of the monster deck by rank, in order; ranks without one are left out."""
        by_rank: dict[int, list[Use]] = {}
        for use in self.uses.values():
            if use.monster and use.card.type is CardType.MONSTER:
                by_rank.setdefault(use.card.rank, []).append(use)
        for uses in by_rank.values():
            uses.sort(key=lambda use: use.card.sort_key)
        return dict(sorted(by_rank.items()))

    @cached_property
    def main_monsters(self) -> tuple[Use, ...]:
        """The monster cards of the main deck."""
        return tuple(use for use in self.uses.values() if use.main and use.card.type is CardType.MONSTER)

    def lines(self, number: str) -> Iterator[tuple[Section, Entry]]:
        """The lines of one card in the order in which fixes take copies: main deck first, last line first."""
        yield from self._lines_by_key.get(number, ())

    @cached_property
    def _lines_by_key(self) -> dict[str, list[tuple[Section, Entry]]]:
        """The lines of every card: a deck of hundreds of faults is asked for them hundreds of times."""
        found: dict[str, list[tuple[Section, Entry]]] = {}
        for section in (Section.MAIN, Section.MONSTER):
            for entry in reversed(self.deck.section(section)):
                found.setdefault(entry.key, []).append((section, entry))
        return found

    def label(self, number: CardNumber) -> Message:
        """A card's name, with its number when other cards share the name."""
        card = self.catalogue[number]
        name = in_sentence(card.name)
        shared = card.name in _shared_names(self.catalogue)
        return say("{name} ({number})", name=name, number=number) if shared else name


@lru_cache(maxsize=8)
def _shared_names(catalogue: Catalogue) -> frozenset[str]:
    names = Counter(card.name for card in catalogue)
    return frozenset(name for name, count in names.items() if count > 1)
