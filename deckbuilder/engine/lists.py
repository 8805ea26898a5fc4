"""Deck lists for the engine from card numbers: definitions made once, copies as often as asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import Region
from deckbuilder.cards.numbers import CardNumber, parse_number

from .abilities.model import NotSupportedError
from .definition import RAGE, Definition, define
from .setup import DeckList, SetupError


class Definitions(Mapping[CardNumber, Definition]):
    """Every card of a catalogue as the engine knows it, each made when it is first asked for.

    The same object for a card every time, so that the copies of a game share it. The rage card is among them.
    Raises ``SetupError`` for a card whose text the engine cannot carry out.
    """

    def __init__(self, catalogue: Catalogue, region: Region, *, abilities: bool) -> None:
        self._cards = {card.number: card for card in catalogue}
        self._region, self._abilities = region, abilities
        self._made: dict[CardNumber, Definition] = {RAGE.number: RAGE}
        self._tokens: dict[str, Definition] | None = None

    def __getitem__(self, number: CardNumber) -> Definition:
        if number not in self._made:
            self._made[number] = self._define(self._cards[number])
        return self._made[number]

    def __iter__(self) -> Iterator[CardNumber]:
        yield from self._cards
        yield RAGE.number

    def __len__(self) -> int:
        return len(self._cards) + 1

    def _define(self, card: Card) -> Definition:
        traits, tokens = card.traits_in(self._region), self._tokens_by_name(card)
        try:
            return define(card, traits, abilities=self._abilities, tokens=tokens)
        except NotSupportedError as error:
            raise SetupError(f"{card} cannot be played: the program does not know {error}") from error

    def _tokens_by_name(self, card: Card) -> Mapping[str, Definition]:
        if card.is_token:
            return {}
        if self._tokens is None:
            self._tokens = {each.name: self[each.number] for each in self._cards.values() if each.is_token}
        return self._tokens


def define_all(catalogue: Catalogue, region: Region = Region.EN, *, abilities: bool = True) -> Definitions:
    """The definitions of every card, with the traits of that region's prints (R4.21).

    Without ``abilities`` the cards have the rules and their keywords alone: quicker to make and to play.
    """
    return Definitions(catalogue, region, abilities=abilities)


def deck_list(
    table: Mapping[CardNumber, Definition], monsters: Iterable[str], main: Iterable[str]
) -> DeckList:
    """A deck list of card numbers in any spelling.

    Raises ``SetupError`` that names the unknown ones, or one whose text the engine cannot carry out.
    """
    monsters, main = tuple(monsters), tuple(main)
    found = {number: _find(table, number) for number in {*monsters, *main}}
    unknown = sorted(number for number, definition in found.items() if definition is None)
    if unknown:
        raise SetupError(f"Unknown cards cannot be played: {', '.join(unknown)}")
    known = {number: definition for number, definition in found.items() if definition is not None}
    return DeckList([known[number] for number in monsters], [known[number] for number in main])


def _find(table: Mapping[CardNumber, Definition], number: str) -> Definition | None:
    read = parse_number(number)
    return table.get(read.printed.base) if read else None


def unsupported(catalogue: Catalogue, among: Iterable[Card] | None = None) -> Mapping[CardNumber, str]:
    """The cards whose text the engine cannot carry out as a whole, with the sentence that says why.

    ``among`` are the cards to look at; all of the catalogue without.
    """
    table, found = define_all(catalogue), dict[CardNumber, str]()
    for card in catalogue if among is None else among:
        try:
            table[card.number]
        except SetupError as error:
            found[card.number] = str(error)
    return found
