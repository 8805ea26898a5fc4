"""Random positions in the middle of a game, full boards and piles, so that what comes late comes at all."""

from collections.abc import Iterable, Sequence
from random import Random

from deckbuilder.cards import Card, CardNumber, Region
from deckbuilder.cards.facts import CardType
from deckbuilder.decks import Deck
from deckbuilder.decks.legality import can_replace
from deckbuilder.engine import Placed, Scenario, Side
from deckbuilder.engine.definition import RAGE
from tests.helpers.board import catalogue
from tests.helpers.random_decks import are_friends, parts

TURN = 9
"""The fifth turn of who went first; the other player's fourth was the last."""

_NEARLY_THERE = (13, 14, 20, 21, 28, 29)
"""Rage cards under a card that counts them, just short of a number that it waits for."""


def random_position(random: Random, decks: tuple[Deck, Deck], stars: tuple[Card, Card]) -> Scenario:
    """A position of two decks; each star is in play, in hand or in a pile of its deck."""
    active = random.randrange(2)
    sides = tuple(
        _Side(random, deck, star, TURN if player == active else TURN - 1).laid_out()
        for player, (deck, star) in enumerate(zip(decks, stars, strict=True))
    )
    phase = random.choice(("start", "main", "main", "counter", "end"))
    return Scenario((sides[0], sides[1]), TURN, active, phase, seed=random.randrange(1 << 32))


class _Side:
    """Deals the cards of a deck out over one side of the table."""

    def __init__(self, random: Random, deck: Deck, star: Card, turn: int) -> None:
        self.random, self.star, self.turn = random, star, turn
        self.chain = [_card(entry.number) for entry in deck.monster]
        main = [_card(entry.number) for entry in deck.main for _ in range(entry.count)]
        random.shuffle(main)
        main.sort(
            key=lambda card: card is not star and not (random.random() < 0.7 and are_friends(star, card))
        )
        self.main = main
        self.zone = random.randint(1, 8)

    def laid_out(self) -> Side:
        random = self.random
        rank = random.randint(1, 4)
        if self.star in self.chain and random.random() < 0.8:
            rank = max(1, self.star.rank - random.randrange(2))  # there, or the next to come
        monster = self._monster(self.chain[:rank])
        zones = dict(self._zones())
        strategies = tuple(self._strategy() for _ in range(2))
        hand, discard = self._take(random.randint(2, 9)), self._take(random.choice((0, 5, 10, 20)))
        return Side(
            monster=monster,
            zone=self.zone,
            rage=random.choice((0, 1, 2, 3, 5)),
            monster_deck=_numbers(self.chain[rank:]),
            hand=hand,
            discard=discard,
            deck_rest=_numbers(self.main),
            zones=zones,
            strategies=strategies,
        )

    def _monster(self, stack: Sequence[Card]) -> tuple[str, ...]:
        """The stack, with the star on top where it is a monster that may be played there."""
        on_top: list[Card] = []
        plays = self.star in self.main and self.star.type is CardType.MONSTER
        if plays and can_replace(stack[-1], self.star, Region.EN):
            on_top = [self.star]
            self.main.remove(self.star)
        return (*self._under(0.2), *_numbers([*stack, *on_top]))

    def _zones(self) -> Iterable[tuple[int, tuple[str, ...]]]:
        free = [zone for zone in range(1, 9) if zone != self.zone]
        for zone in self.random.sample(free, self.random.randint(1, 7)):
            if self.random.random() < 0.3 and (tokens := _tokens_of(self.star)):
                yield zone, (self.random.choice(tokens),)
            elif card := self._next(CardType.BATTLE):
                yield zone, (*self._under(0.5 if card is self.star else 0.1), card.number)

    def _strategy(self) -> Placed | None:
        card = self._next(CardType.STRATEGY) if self.random.random() < 0.5 else None
        if card is None:
            return None
        collects = any(part.get("act") == "put_rage_under" for part in parts(card.ability_data))
        collected = self.random.choice(_NEARLY_THERE) if collects else 0
        return Placed(
            (RAGE.number,) * collected + (card.number,), self.random.choice((self.turn, self.turn - 2))
        )

    def _next(self, kind: CardType) -> Card | None:
        found = next((card for card in self.main if card.type is kind), None)
        if found is not None:
            self.main.remove(found)
        return found

    def _under(self, chance: float) -> tuple[str, ...]:
        return self._take(self.random.randint(1, 6)) if self.random.random() < chance else ()

    def _take(self, count: int) -> tuple[str, ...]:
        """Cards from the end of the deck, or from its front, where those are that go with the star."""
        count = min(count, len(self.main))
        if self.random.random() < 0.5:
            taken, self.main = self.main[:count], self.main[count:]
        else:
            taken, self.main = self.main[len(self.main) - count :], self.main[: len(self.main) - count]
        return _numbers(taken)


def _tokens_of(star: Card) -> list[str]:
    return [card.number for card in catalogue() if card.is_token and are_friends(star, card)]


def _card(number: str) -> Card:
    card: Card = catalogue()[CardNumber(number)]
    return card


def _numbers(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(str(card.number) for card in cards)
