"""Deck lists for the engine from card numbers: definitions made once, copies as often as asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import Region
from deckbuilder.cards.numbers import CardNumber, parse_number

from .definition import RAGE, Definition, define
from .setup import DeckList, SetupError


def define_all(
    catalogue: Catalogue, region: Region = Region.EN, *, abilities: bool = True
) -> Mapping[CardNumber, Definition]:
    """The definitions of every card, with the traits of that region's prints (R4.21), and of the rage card.

    Without ``abilities`` the cards have the rules and their keywords alone: quicker to make and to play.
    """
    tokens = {card.name: define(card, abilities=abilities) for card in catalogue if card.is_token}
    made = {
        card.number: define(card, card.traits_in(region), abilities=abilities, tokens=tokens)
        for card in catalogue
    }
    return {**made, RAGE.number: RAGE}


def deck_list(
    table: Mapping[CardNumber, Definition], monsters: Iterable[str], main: Iterable[str]
) -> DeckList:
    """A deck list of card numbers in any spelling; raises ``SetupError`` that names the unknown ones."""
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
