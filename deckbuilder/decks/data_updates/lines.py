"""A preview as lines of a table, worst news first: the same in the window and in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from deckbuilder.cards.card import Card
from deckbuilder.cards.messages import Message, counted, joined, say
from deckbuilder.decks.legality import verdict

from .card_changes import CardChange, abilities_in_words, facts_in_words
from .format_changes import FormatChange
from .preview import Preview


class Sort(StrEnum):
    """What a line is about, in the order of the lines."""

    FAULT = "fault"
    VERDICT = "verdict"
    """A deck becomes legal, or is no longer."""

    GONE = "gone"
    CORRECTED = "corrected"
    CHANGED = "changed"
    NEW = "new"
    OVERRULED = "overruled"
    FORMAT = "format"
    DECK = "deck"
    """A deck holds cards that change."""

    @property
    def words(self) -> Message:
        """For a cell of a table."""
        return _WORDS[self]


_WORDS = {
    Sort.FAULT: say("Fault"),
    Sort.VERDICT: say("Verdict"),
    Sort.GONE: say("Card goes"),
    Sort.CORRECTED: say("Correction"),
    Sort.CHANGED: say("Changed card"),
    Sort.NEW: say("New card"),
    Sort.OVERRULED: say("Without effect"),
    Sort.FORMAT: say("Format"),
    Sort.DECK: say("Deck"),
}


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a preview."""

    sort: Sort
    what: str
    """The card, the format, the deck, or the place of a fault."""

    field: str = ""
    now: str = ""
    then: str = ""

    shipped: bool = False
    """It takes the place of something that comes with the program."""


def lines_of(preview: Preview) -> tuple[Line, ...]:
    """Everything a preview tells."""
    order = list(Sort)
    return tuple(sorted(_lines(preview), key=lambda line: order.index(line.sort)))


def summary_of(preview: Preview) -> Message:
    """The same in a line: ``2 new cards, 1 correction of a shipped card, 1 format, 1 fault``."""
    new = sum(change.old is None for change in preview.cards)
    gone = sum(change.new is None for change in preview.cards)
    corrected = sum(bool(change.old and change.new and change.shipped) for change in preview.cards)
    changed = len(preview.cards) - new - gone - corrected
    formats, decks, faults = len(preview.formats), len(preview.decks), len(preview.faults)
    overruled = len(preview.overruled)
    told = (
        (new, counted(new, "new card")),
        (corrected, counted(corrected, "correction of a shipped card", "corrections of shipped cards")),
        (changed, counted(changed, "changed card")),
        (gone, counted(gone, "card less", "cards less")),
        (formats, counted(formats, "format")),
        (overruled, counted(overruled, "card without effect", "cards without effect")),
        (decks, counted(decks, "deck concerned", "decks concerned")),
        (faults, counted(faults, "fault")),
    )
    parts = [words for count, words in told if count]
    return joined(parts) if parts else say("nothing changes")


def _lines(preview: Preview) -> Iterator[Line]:
    for fault in preview.faults:
        place = [part for part in (fault.card, fault.file) if part]
        yield Line(Sort.FAULT, ", ".join(place), fault.field, "", fault.message)
    for deck in preview.decks:
        sort = Sort.VERDICT if deck.turns else Sort.DECK
        yield Line(sort, deck.name, _held(deck.numbers), verdict(deck.before), verdict(deck.after))
        yield from (
            Line(sort, deck.name, say("from then on"), "", news.sentence)
            for news in deck.news
            if news.is_error
        )
    for change in preview.cards:
        yield from _of_card(change, preview)
    for path, card in preview.overruled:
        yield Line(
            Sort.OVERRULED,
            _named(card),
            path.name,
            "",
            say("stays as another file of yours has it, whose name comes later"),
        )
    for each in preview.formats:
        yield from _of_format(each)


def _of_card(change: CardChange, preview: Preview) -> Iterator[Line]:
    old, new = change.old, change.new
    if old is None or new is None:
        card = new or old
        if card is not None:
            told = facts_in_words(card)
            sort = Sort.NEW if new else Sort.GONE
            yield Line(sort, _named(card), "", "" if new else told, told if new else "")
    else:
        sort = Sort.CORRECTED if change.shipped else Sort.CHANGED
        for field in change.fields:
            yield Line(sort, _named(new), field.field, field.old, field.new, change.shipped)
    if new is not None and (new.manual or new.number in preview.unplayable or old is None):
        sort = Sort.NEW if old is None else Sort.CORRECTED if change.shipped else Sort.CHANGED
        yield Line(sort, _named(new), say("in games"), "", abilities_in_words(new, preview.unplayable))


def _of_format(change: FormatChange) -> Iterator[Line]:
    if change.old is None or change.new is None:
        state = say("there is none"), say("a format of yours")
        before, after = state if change.old is None else state[::-1]
        yield Line(Sort.FORMAT, say(change.name), "", before, after)
    for field in change.fields:
        yield Line(Sort.FORMAT, say(change.name), field.field, field.old, field.new, change.shipped)
    for card, field in change.limits:
        words = say("{card}: {field}", card=_named(card), field=field.field)
        yield Line(Sort.FORMAT, say(change.name), words, field.old, field.new, change.shipped)


def _held(numbers: Iterable[str]) -> Message:
    held = list(numbers)
    return say("holds {cards}", cards=", ".join(held)) if held else say("its format changes")


def _named(card: Card) -> str:
    return f"{card.number} {card.name}"
