"""What the bars of the statistics stand for: a number of copies, its words, and the cards behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import ROMAN, CardType, Color
from deckbuilder.cards.language import color_word, type_word
from deckbuilder.cards.messages import Message, counted, joined, say
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.decks.deck import Deck, Section
from deckbuilder.decks.figures import ColorStack, DeckStatistics
from deckbuilder.decks.legality import can_replace
from deckbuilder.decks.statistics import draws_cards, finds_cards, gains_rage
from deckbuilder.gui.open_deck import OpenDeck

MOST_TRAITS = 8
TYPE_ORDER = (CardType.BATTLE, CardType.STRATEGY, CardType.MONSTER)


@dataclass(frozen=True, slots=True)
class Mark:
    """One bar."""

    label: str
    """What stands at its foot or before it."""

    count: int
    words: Message
    """The whole of it for a screen reader: ``Rank 3: 4 cards``."""

    numbers: frozenset[CardNumber]
    """The cards to select."""

    stacks: tuple[tuple[tuple[Color, ...], int], ...] = ()
    """Copies by card colours from the foot up; empty for a bar in ink."""

    sign: CardType | None = None
    """Drawn in place of the label."""


class Marks:
    """The bars of one deck; ask again after it changed."""

    def __init__(self, deck: OpenDeck, catalogue: Catalogue) -> None:
        self._deck: Deck = deck.deck
        self._region = deck.format.region
        self._figures: DeckStatistics = deck.statistics
        self._catalogue = catalogue
        found = (catalogue.get(entry.number) for entry in self._deck.main)
        self._main = tuple({card.number: card for card in found if card is not None}.values())

    def ranks(self) -> list[Mark]:
        """Battle and strategy cards by rank, each colour in its tone."""
        marks: list[Mark] = []
        for column in self._figures.ranks:
            parts = [*self._parts(column.battle, CardType.BATTLE)]
            parts += self._parts(column.strategy, CardType.STRATEGY)
            numbers = self._numbers(
                card for card in self._main if card.rank == column.rank and card.type is not CardType.MONSTER
            )
            words = say(
                "Rank {rank}: {cards}", rank=column.rank, cards=joined(parts) if parts else say("no cards")
            )
            stacks = (*column.battle.items(), *column.strategy.items())
            marks.append(Mark(str(column.rank), column.total, words, numbers, stacks))
        return marks

    def types(self) -> list[Mark]:
        """Battle, strategy and monster cards of the main deck."""
        return [
            self._plain(
                type_word(each),
                self._figures.types.get(each, 0),
                (card for card in self._main if card.type is each),
                sign=each,
            )
            for each in TYPE_ORDER
        ]

    def steps(self) -> Mark:
        """The cards with the invasion icon of two steps."""
        steps = self._figures.steps
        words = say("Step 2: {count} of {limit}", count=steps.two, limit=steps.cap)
        return Mark("2", steps.two, words, self._numbers(card for card in self._main if card.invasion == 2))

    def powers(self) -> list[Mark]:
        """Battle cards by counter power, in thousands; a printed X stands last."""
        marks: list[Mark] = []
        for power, count in self._figures.counter_power.spread.items():
            numbers = self._numbers(card for card in self._battle() if card.counter_power == power)
            words = say("Counter power {power}: {count}", power=f"{power:,}", count=_copies(count))
            marks.append(Mark(_thousands(power), count, words, numbers))
        if self._figures.counter_power.unprinted:
            count = self._figures.counter_power.unprinted
            numbers = self._numbers(card for card in self._battle() if card.counter_power is None)
            marks.append(Mark("X", count, say("Counter power X: {count}", count=_copies(count)), numbers))
        return marks

    def monsters(self) -> list[Mark]:
        """Monsters of the main deck by rank."""
        marks: list[Mark] = []
        for column in self._figures.monsters:
            label = ROMAN[column.rank]
            words = say("Monsters of rank {rank}: {count}", rank=label, count=_copies(column.total))
            numbers = self._numbers(card for card in self._monsters() if card.rank == column.rank)
            marks.append(Mark(label, column.total, words, numbers, tuple(column.colors.items())))
        return marks

    def followers(self) -> list[Mark]:
        """Monsters of the main deck that may be played on each monster of the monster deck (R12.2)."""
        leaders = {card.rank: card for card in self._leaders()}
        marks: list[Mark] = []
        for column in self._figures.monsters:
            leader = leaders.get(column.rank)
            fitting = (
                card for card in self._monsters() if leader and can_replace(leader, card, self._region)
            )
            numbers = self._numbers(fitting)
            words = say(
                "Can be played on your rank {rank}: {count}",
                rank=ROMAN[column.rank],
                count=_copies(column.followers),
            )
            marks.append(Mark(ROMAN[column.rank], column.followers, words, numbers))
        return marks

    def traits(self) -> list[Mark]:
        """The most frequent traits of both decks."""
        return [
            Mark(
                say(row.trait),
                row.total,
                say("Trait {trait}: {count} in both decks", trait=say(row.trait), count=_copies(row.total)),
                self._numbers(card for card in self._main if row.trait in card.traits_in(self._region)),
            )
            for row in self._figures.traits[:MOST_TRAITS]
        ]

    def sources(self, names: Mapping[str, str]) -> list[Mark]:
        """Cards that give rage, draw or find cards, under the names given for these."""
        sources = self._figures.sources
        tests: Sequence[tuple[str, int, Callable[[Card], bool]]] = (
            ("rage", sources.rage_cards, gains_rage),
            ("discard", sources.rage_discards, lambda card: card.type is CardType.MONSTER),
            ("draw", sources.draw, draws_cards),
            ("find", sources.search, finds_cards),
        )
        return [
            self._plain(names[key], count, (card for card in self._main if test(card)))
            for key, count, test in tests
        ]

    # ---- inside -------------------------------------------------------------------------------------------

    def _plain(self, label: str, count: int, cards: Iterable[Card], sign: CardType | None = None) -> Mark:
        words = say("{what}: {count}", what=label, count=_copies(count))
        return Mark(label, count, words, self._numbers(cards), sign=sign)

    @staticmethod
    def _numbers(cards: Iterable[Card]) -> frozenset[CardNumber]:
        return frozenset(card.number for card in cards)

    def _battle(self) -> list[Card]:
        return [card for card in self._main if card.type is CardType.BATTLE]

    def _monsters(self) -> list[Card]:
        return [card for card in self._main if card.type is CardType.MONSTER]

    def _leaders(self) -> list[Card]:
        cards = [self._catalogue.get(entry.number) for entry in self._deck.section(Section.MONSTER)]
        return [card for card in cards if card is not None and card.type is CardType.MONSTER]

    def _parts(self, stack: ColorStack, card_type: CardType) -> list[Message]:
        return [
            say(
                "{count} {colors} {type}",
                count=count,
                colors=joined([color_word(color) for color in colors], "/"),
                type=type_word(card_type),
            )
            for colors, count in stack.items()
        ]


def _copies(count: int) -> Message:
    return counted(count, "copy", "copies")


def _thousands(power: int) -> str:
    return f"{power / 1000:g}k" if power else "0"
