"""A registered list against the deck that a player presents: by rules card (R4.5), with the prints told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.messages import Message, counted, joined, say
from deckbuilder.decks.deck import Deck, Section
from deckbuilder.decks.edits import usual_order

_Counts = Counter[str]


class DifferenceKind(StrEnum):
    """In what way the presented deck is not the registered list, gravest first."""

    EXTRA = "extra"
    MISSING = "missing"
    WRONG_SECTION = "wrong-section"
    OTHER_PRINT = "other-print"
    """The same card in another printing: to be known, no fault (R4.5)."""

    @property
    def words(self) -> Message:
        """For a table cell."""
        return _WORDS[self]


_WORDS = {
    DifferenceKind.EXTRA: say("extra"),
    DifferenceKind.MISSING: say("missing"),
    DifferenceKind.WRONG_SECTION: say("wrong section"),
    DifferenceKind.OTHER_PRINT: say("other print"),
}


@dataclass(frozen=True, slots=True)
class Difference:
    """Some copies of one card that are not as registered."""

    kind: DifferenceKind
    section: Section
    """Where the deck has them; for missing ones, where the list has them."""

    number: str
    """The rules card, or the text of an unknown card."""

    count: int
    """Copies concerned."""

    registered: tuple[tuple[str, int], ...]
    """The prints concerned and their copies in the list; empty for an extra card."""

    presented: tuple[tuple[str, int], ...]
    """The prints concerned and their copies in the deck; empty for a missing card."""

    @property
    def is_fault(self) -> bool:
        """True unless it is only another print of the card."""
        return self.kind is not DifferenceKind.OTHER_PRINT

    def sentence(self, name: str) -> Message:
        """``2 Ebirah missing from the main deck: EBP01-016``."""
        other = Section.MAIN if self.section is Section.MONSTER else Section.MONSTER
        return say(
            _SENTENCES[self.kind],
            count=self.count,
            card=name,
            deck=self.section.label,
            other=other.label,
            registered=prints(self.registered),
            presented=prints(self.presented),
        )

    def as_data(self) -> dict[str, object]:
        """Plain values for JSON."""
        return {
            "kind": str(self.kind),
            "section": str(self.section),
            "card": self.number,
            "count": self.count,
            "registered": dict(self.registered),
            "presented": dict(self.presented),
        }


_SENTENCES = {
    DifferenceKind.EXTRA: say("{count} {card} too many in the {deck}: {presented}"),
    DifferenceKind.MISSING: say("{count} {card} missing from the {deck}: {registered}"),
    DifferenceKind.WRONG_SECTION: say(
        "{count} {card} in the {deck}, registered for the {other}: {presented}"
    ),
    DifferenceKind.OTHER_PRINT: say(
        "{count} {card} in the {deck} as {presented}, registered as {registered}"
    ),
}


def prints(found: tuple[tuple[str, int], ...]) -> Message:
    """``2 EBP01-016, 1 EBP01-016+``."""
    return joined(say("{count} {card}", count=count, card=number) for number, count in found)


@dataclass(frozen=True, slots=True)
class Inspection:
    """All differences of a presented deck from a registered list, gravest first."""

    differences: tuple[Difference, ...]

    @property
    def is_as_registered(self) -> bool:
        """True when every card is there in its section; prints may be others."""
        return not any(each.is_fault for each in self.differences)

    @property
    def verdict(self) -> Message:
        """In a few words: ``Not as registered: 2 differences``."""
        faults = sum(each.is_fault for each in self.differences)
        others = sum(each.count for each in self.differences if not each.is_fault)
        said = (
            say("Not as registered: {differences}", differences=counted(faults, "difference"))
            if faults
            else say("As registered")
        )
        if not others:
            return said
        return say("{verdict}; {cards} in another print", verdict=said, cards=counted(others, "card"))


def inspect(registered: Deck, presented: Deck, catalogue: Catalogue) -> Inspection:
    """Hold a presented deck against its registered list; the order of lines does not count."""
    listed, found = _copies(registered), _copies(presented)
    order = usual_order(catalogue)
    gravest = {kind: index for index, kind in enumerate(DifferenceKind)}
    differences = [
        difference
        for key in sorted(listed.keys() | found.keys(), key=order)
        for difference in _of_card(key, listed.get(key, _nothing()), found.get(key, _nothing()))
    ]
    differences.sort(key=lambda each: gravest[each.kind])
    return Inspection(tuple(differences))


def _nothing() -> dict[Section, _Counts]:
    return {section: Counter() for section in Section}


def _copies(deck: Deck) -> dict[str, dict[Section, _Counts]]:
    """Copies of each print by rules card and section."""
    cards: dict[str, dict[Section, _Counts]] = {}
    for section in Section:
        for entry in deck.section(section):
            cards.setdefault(entry.key, _nothing())[section][entry.number] += entry.count
    return cards


def _of_card(key: str, listed: dict[Section, _Counts], found: dict[Section, _Counts]) -> Iterator[Difference]:
    """What is as registered goes first, then what differs least: the print, the section, the count."""
    missing = {section: listed[section] - found[section] for section in Section}
    extra = {section: found[section] - listed[section] for section in Section}
    for section in Section:
        yield from _matched(DifferenceKind.OTHER_PRINT, key, section, missing[section], extra[section])
    for section, other in ((Section.MONSTER, Section.MAIN), (Section.MAIN, Section.MONSTER)):
        yield from _matched(DifferenceKind.WRONG_SECTION, key, section, missing[other], extra[section])
    for section in Section:
        if gone := missing[section]:
            listed_prints = tuple(gone.items())
            yield Difference(DifferenceKind.MISSING, section, key, gone.total(), listed_prints, ())
        if more := extra[section]:
            yield Difference(DifferenceKind.EXTRA, section, key, more.total(), (), tuple(more.items()))


def _matched(
    kind: DifferenceKind, key: str, section: Section, missing: _Counts, extra: _Counts
) -> Iterator[Difference]:
    """As many missing copies as extra ones stand for each other; both are taken from what is left."""
    count = min(missing.total(), extra.total())
    if count:
        # The prints both have go first, so that a card in the wrong section is told by its own print.
        shared = missing & extra
        yield Difference(
            kind,
            section,
            key,
            count,
            _take(missing, count, shared),
            _take(extra, count, shared),
        )


def _take(counts: _Counts, count: int, first: _Counts) -> tuple[tuple[str, int], ...]:
    taken: _Counts = Counter()
    for number, available in (*first.items(), *(counts - first).items()):
        some = min(available, count - taken.total())
        if some > 0:
            taken[number] += some
    counts.subtract(taken)
    for number in [number for number, rest in counts.items() if rest <= 0]:
        del counts[number]
    return tuple(taken.items())
