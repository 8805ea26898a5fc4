"""The edits players make, each with the words that name it in the undo list: "add 2 Ebirah(2004)"."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.messages import counted, say
from deckbuilder.cards.names import in_sentence

from .deck import Deck, Entry, Section

MAX_COPIES = 99
"""More copies of one print than anyone plays; keeps a slip of the finger from making thousands."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A change and its name; ``document.edit(edit.reason, edit.change)`` applies it."""

    reason: str
    """What it does, as the undo list says it."""

    change: Callable[[Deck], Deck]


def add(name: str, number: str, section: Section, count: int = 1) -> Edit:
    """Add copies of a print to a section, up to ``MAX_COPIES``."""

    def change(deck: Deck) -> Deck:
        room = MAX_COPIES - deck.copies_of(section, number)
        return deck.add(section, number, min(count, room)) if room > 0 else deck

    reason = say(
        "add {count} {card} to the monster deck" if section is Section.MONSTER else "add {count} {card}",
        count=count,
        card=say(name),
    )
    return Edit(reason, change)


def put_monster(card: Card, catalogue: Catalogue, number: str = "") -> Edit:
    """Put a monster card in its rank's place of the monster deck; the one there leaves (R4.2)."""
    if card.type is not CardType.MONSTER:
        raise ValueError(f"{card} is no monster card and has no place in the monster deck")
    printed = number or card.number

    def change(deck: Deck) -> Deck:
        kept: list[Entry] = []
        placed = False
        for entry in deck.monster:
            other = catalogue.get(entry.number)
            if other is None or other.rank != card.rank:
                kept.append(entry)
            elif not placed:
                kept.append(replace(entry, number=printed, count=1))
                placed = True
        if not placed:
            return deck.with_section(Section.MONSTER, kept).add(Section.MONSTER, printed)
        return deck.with_section(Section.MONSTER, kept)

    return Edit(say("put {card} in the monster deck", card=in_sentence(card.name)), change)


def remove(name: str, number: str, section: Section, count: int = 1) -> Edit:
    """Remove copies of a print from a section."""
    reason = say("remove {count} {card}", count=count, card=say(name))
    return Edit(reason, lambda deck: deck.remove(section, number, count))


def remove_all(prints: Iterable[tuple[Section, str]]) -> Edit:
    """Remove every copy of some prints."""
    prints = tuple(prints)

    def change(deck: Deck) -> Deck:
        for section, number in prints:
            deck = deck.set_count(section, number, 0)
        return deck

    return Edit(say("remove {lines}", lines=counted(len(prints), "line")), change)


def set_count(name: str, number: str, section: Section, count: int) -> Edit:
    """Have exactly so many copies of a print in a section."""
    count = max(0, min(count, MAX_COPIES))
    reason = say("set {card} to {count}", card=say(name), count=count)
    return Edit(reason, lambda deck: deck.set_count(section, number, count))


def move(name: str, number: str, source: Section, target: Section, count: int = 1) -> Edit:
    """Move copies of a print between the two decks."""
    reason = say("move {count} {card} to the {deck}", count=count, card=say(name), deck=target.label)
    return Edit(reason, lambda deck: deck.move(number, source, target, count))


def rename(name: str) -> Edit:
    """Give the deck another name."""
    return Edit(say("rename the deck"), lambda deck: replace(deck, name=name))


def set_format(format_id: str) -> Edit:
    """Build for another format."""
    return Edit(say("change the format"), lambda deck: replace(deck, format=format_id))


def write_notes(notes: str) -> Edit:
    """Change the notes."""
    return Edit(say("write notes"), lambda deck: replace(deck, notes=notes))


def set_tags(tags: Iterable[str]) -> Edit:
    """Give the deck other tags; texts with commas are several (see ``tags_of``)."""
    tags = tuple(tags)
    return Edit(say("change the tags"), lambda deck: replace(deck, tags=tags))


def clear() -> Edit:
    """Take every card out of both decks; name, notes and format stay."""
    return Edit(say("clear the deck"), lambda deck: replace(deck, monster=(), main=(), unread=()))


def usual_order(catalogue: Catalogue) -> Callable[[str], tuple[object, ...]]:
    """The sort key of printed numbers: by type, rank, colour, number; unknown cards last (4.3)."""
    types = [CardType.BATTLE, CardType.STRATEGY, CardType.MONSTER]

    def key(number: str) -> tuple[object, ...]:
        card = catalogue.get(number)
        if card is None:
            return (1, number)
        return (0, types.index(card.type), card.rank, card.colors, card.sort_key, number)

    return key


def sort(catalogue: Catalogue) -> Edit:
    """Put the lines in the usual order: monsters by rank; main by type, rank, colour, number (4.3)."""
    key = usual_order(catalogue)

    def change(deck: Deck) -> Deck:
        for section in Section:
            deck = deck.with_section(section, sorted(deck.section(section), key=lambda e: key(e.number)))
        return deck

    return Edit(say("sort the deck"), change)
