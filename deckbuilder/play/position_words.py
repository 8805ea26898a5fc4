"""A position in a player's words, place by place, to be pasted into a message."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import ROMAN
from deckbuilder.cards.language import Language, card_name
from deckbuilder.cards.messages import Message, counted, joined, say
from deckbuilder.cards.names import spoken_name
from deckbuilder.engine import Scenario, Side
from deckbuilder.engine.scenario import Numbers

from .goldfish import goldfish_called

PHASES = {
    "start": say("Start Phase"),
    "main": say("Main Phase"),
    "counter": say("Counter Phase"),
    "end": say("End Phase"),
}
"""The phases by the names they have in a scenario."""


def position_in_words(scenario: Scenario, catalogue: Catalogue, language: Language = "en") -> Message:
    """Several lines: the moment, then each side with everything that lies there."""
    teller = _Teller(catalogue, language)
    phase = PHASES.get(scenario.phase, scenario.phase)
    lines: list[str] = [
        say("Turn {turn}, your turn, {phase}", turn=scenario.turn, phase=phase)
        if scenario.active == 0
        else say("Turn {turn}, the opponent's turn, {phase}", turn=scenario.turn, phase=phase)
    ]
    for heading, side in zip((say("You"), say("Opponent")), scenario.players, strict=True):
        lines += ["", heading, *(joined(["-", line], " ") for line in teller.side(side))]
    return joined(lines, "\n")


class _Teller:
    """Tells sides in one language."""

    def __init__(self, catalogue: Catalogue, language: Language) -> None:
        self._catalogue = catalogue
        self._language: Language = language

    def side(self, side: Side) -> Iterator[Message]:
        """What lies where, a line each; free places are not told."""
        yield self._monster(side)
        if side.rage:
            yield say("Rage {rage}", rage=side.rage)
        for zone, cards in sorted(side.zones.items()):
            yield say("Zone {zone}: {cards}", zone=zone, cards=self._stack(cards))
        for at, placed in enumerate(side.strategies, 1):
            if placed is not None:
                yield say(
                    "Strategy zone {zone}: {cards}, placed on turn {turn}",
                    zone=at,
                    cards=self._stack(placed.cards),
                    turn=placed.turn,
                )
        if side.hand:
            yield say("Hand: {cards}", cards=joined(map(self._name, side.hand)))
        if side.deck_top:
            yield say("Next draws: {cards}", cards=joined(map(self._name, side.deck_top)))
        if side.deck_rest:
            yield say("Deck below, shuffled: {cards}", cards=self._counted(side.deck_rest))
        if side.monster_deck:
            yield say("Monster deck: {cards}", cards=joined(map(self._name, side.monster_deck)))
        if side.discard:
            pile = joined(map(self._name, side.discard[::-1]))
            yield say("Discard pile, the last card first: {cards}", cards=pile)
        yield from self._turn(side)

    def _monster(self, side: Side) -> Message:
        if not side.monster:
            return say("No monster")
        card = self._catalogue.get(side.monster[-1])
        return say(
            "Zone {zone}: {monster}, rank {rank}",
            zone=side.zone,
            monster=self._stack(side.monster),
            rank=ROMAN.get(card.rank, card.rank) if card else "?",
        )

    def _turn(self, side: Side) -> Iterator[Message]:
        """What has happened this turn."""
        if side.monster_played:
            yield say("Has played a monster this turn")
        if side.invasion_used and not side.invaded:
            yield say("Has paid for the invasion of this turn")
        if side.invaded:
            yield say("Has invaded {zones} this turn", zones=counted(side.invaded, "zone"))
        if side.destroyed:
            yield say("Lost this turn, destroyed: {cards}", cards=counted(side.destroyed, "battle card"))
        if side.burst:
            yield say("{card} was played by Burst", card=self._name(side.burst))
        if side.rooted:
            yield say("The monster stands still")

    def _stack(self, cards: Numbers) -> Message:
        """``Ebirah (2004) (EBP04-049) on Manda (EBP02-060)``, the top card first."""
        top, *under = (self._name(card) for card in reversed(cards or ("?",)))
        return say("{card} on {cards}", card=top, cards=joined(under)) if under else joined([top])

    def _counted(self, cards: Numbers) -> Message:
        counts = sorted(Counter(map(self._name, cards)).items())
        return joined(f"{count}\N{NO-BREAK SPACE}{name}" if count > 1 else name for name, count in counts)

    def _name(self, number: str) -> str:
        card = self._catalogue.get(number)
        if card is None:
            return goldfish_called(number) or number
        name = card_name(card, self._language)
        return f"{spoken_name(name)} ({card.number})"
