"""What keeps a position from being one: cards of the wrong type or place, numbers that no game has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from deckbuilder.cards.messages import Message, joined, say
from deckbuilder.cards.numbers import CardNumber, parse_number

from . import rulings
from .definition import BATTLE, MONSTER, STRATEGY, Definition
from .plain import Faults, quoted
from .state import STRATEGY_ZONES
from .tasks import Phase

if TYPE_CHECKING:
    from .scenario import Numbers, Scenario, Side

MOST_STRATEGY_ZONES = 3
"""Two, and one more by a card (R2.14)."""


def _piles(side: Side) -> dict[str, Numbers]:
    """Every place of a side by the name it has in the text."""
    placed = {f"strategies[{at}]": each.cards for at, each in enumerate(side.strategies) if each}
    zones = {f"zones.{zone}": cards for zone, cards in side.zones.items()}
    return {
        "monster": side.monster,
        "monster_deck": side.monster_deck,
        "hand": side.hand,
        "deck_top": side.deck_top,
        "deck_rest": side.deck_rest,
        "discard": side.discard,
        **zones,
        **placed,
    }


def all_cards(side: Side) -> list[str]:
    """Every card of a side, wherever it lies."""
    return [card for cards in _piles(side).values() for card in cards]


def find_cards(
    scenario: Scenario, definitions: Mapping[CardNumber, Definition], faults: Faults
) -> dict[str, Definition]:
    """The definition of each card by the spelling it has in the scenario; unknown ones are faults."""
    known: dict[str, Definition] = {}
    for player, side in enumerate(scenario.players):
        for place, cards in _piles(side).items():
            for card in cards:
                found = known.get(card) or _find(definitions, card)
                if found is None:
                    faults.add(
                        f"players[{player}].{place}",
                        say('no card has the number "{number}"', number=quoted(card)),
                    )
                else:
                    known[card] = found
    return known


def _find(definitions: Mapping[CardNumber, Definition], card: str) -> Definition | None:
    exact = definitions.get(CardNumber(card))
    if exact is not None:
        return exact
    spelled = parse_number(card)
    return definitions.get(spelled.printed.base) if spelled else None


def check_moment(scenario: Scenario, faults: Faults) -> None:
    """Note what no game has of turn, phase and chance."""
    phases = [phase.name.lower() for phase in Phase]
    if scenario.phase not in phases:
        faults.add(
            "phase",
            say(
                'expected one of {names}, found "{found}"', names=joined(phases), found=quoted(scenario.phase)
            ),
        )
    if scenario.active not in (0, 1):
        faults.add("active", say("expected 0 or 1, found {found}", found=scenario.active))
    if not 1 <= scenario.turn <= rulings.MAX_TURNS:
        faults.add("turn", _span(1, rulings.MAX_TURNS, scenario.turn))
    if not 0 <= scenario.seed < 1 << 64:
        faults.add("seed", say("expected a number from 0 to 2**64 - 1"))
    for name, value in (("step", scenario.step), ("resolved", scenario.resolved)):
        if value < 0:
            faults.add(name, say("expected 0 or more, found {found}", found=value))


class SideCheck:
    """Notes everything that the rules do not allow on one side."""

    def __init__(self, side: Side, where: str, known: Mapping[str, Definition], faults: Faults) -> None:
        self.side, self.where, self.known, self.faults = side, where, known, faults

    def run(self, turn: int) -> None:
        """Look at everything; ``turn`` is the present one."""
        self._check_numbers()
        self._check_monster()
        self._check_zones()
        self._check_strategies(turn)
        self._check_piles()

    def _fault(self, place: str, what: str) -> None:
        self.faults.add(f"{self.where}.{place}", what)

    def _kind_of(self, card: str) -> int | None:
        definition = self.known.get(card)
        return None if definition is None else definition.kind

    def _check_numbers(self) -> None:
        side = self.side
        if side.zone not in range(1, 9):
            self._fault("zone", say("expected a zone from 1 to 8, found {found}", found=side.zone))
        for name in ("rage", "invaded", "invader", "destroyed"):
            value: int = getattr(side, name)
            if value < 0:
                self._fault(name, say("expected 0 or more, found {found}", found=value))

    def _check_monster(self) -> None:
        side = self.side
        if not side.monster:
            self._fault("monster", say("a player always has a monster"))
        elif self._kind_of(side.monster[-1]) in (BATTLE, STRATEGY):
            self._fault("monster", say("{card} is no monster card", card=side.monster[-1]))
        if side.invader > len(side.monster):
            self._fault(
                "invader",
                say("expected {most} or less, found {found}", most=len(side.monster), found=side.invader),
            )
        if side.burst and side.burst not in side.monster:
            self._fault("burst", say('"{card}" is not in the stack of the monster', card=quoted(side.burst)))
        for card in side.monster_deck:
            if self._kind_of(card) in (BATTLE, STRATEGY):
                self._fault("monster_deck", say("{card} is no monster card", card=card))

    def _check_zones(self) -> None:
        for zone, cards in self.side.zones.items():
            place = f"zones.{zone}"
            if zone not in range(1, 9):
                self._fault(place, say("there are the zones 1 to 8"))
            if not cards:
                self._fault(place, say("names no card; leave a free zone out"))
            elif self._kind_of(cards[-1]) in (MONSTER, STRATEGY):
                self._fault(place, say("{card} is no battle card", card=cards[-1]))
            if cards and zone == self.side.zone:
                self._fault(place, say("the player's own monster stands there (R25.3)"))

    def _check_strategies(self, turn: int) -> None:
        placed = self.side.strategies
        if not STRATEGY_ZONES <= len(placed) <= MOST_STRATEGY_ZONES:
            self._fault(
                "strategies",
                say(
                    "there are {count} zones, or {most} by a card (R2.14)",
                    count=STRATEGY_ZONES,
                    most=MOST_STRATEGY_ZONES,
                ),
            )
        for at, each in enumerate(placed):
            if each is None:
                continue
            if not each.cards:
                self._fault(f"strategies[{at}]", say("names no card; null is a free zone"))
            elif self._kind_of(each.cards[-1]) in (MONSTER, BATTLE):
                self._fault(f"strategies[{at}]", say("{card} is no strategy card", card=each.cards[-1]))
            if not 0 <= each.turn <= turn:
                self._fault(
                    f"strategies[{at}].turn",
                    say("expected a turn from 0 to {turn}, found {found}", turn=turn, found=each.turn),
                )

    def _check_piles(self) -> None:
        for place in ("monster_deck", "hand", "deck_top", "deck_rest", "discard"):
            cards: Numbers = getattr(self.side, place)
            for card in cards:
                if card in self.known and self.known[card].is_token:
                    self._fault(
                        place, say("{card} is a token, which exists in zones only (R25.6)", card=card)
                    )


def _span(low: int, high: int, found: int) -> Message:
    return say("expected {low} to {high}, found {found}", low=low, high=high, found=found)
