"""How a game on the board begins: which deck, against whom; another seed gives another such game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import Region
from deckbuilder.cards.messages import say
from deckbuilder.engine import Scenario, Stops, begin
from deckbuilder.engine.lists import define_all
from deckbuilder.play import Bot, Goldfish, Opening, PassiveBot, Session
from deckbuilder.play.goldfish import WithGoldfish
from deckbuilder.play.opening import NO_DECK, Numbers


class Maker(Protocol):
    """Begins games."""

    def __call__(self, seed: int, stops: Stops = (), /) -> Session:
        """The game of a seed before its first decision; raises ``SetupError`` or ``ScenarioError``.

        ``stops`` are the steps of a turn before which a player is asked.
        """
        ...


@dataclass(frozen=True, slots=True)
class Start:
    """Everything but the seed that a game begins from, and who sits where."""

    title: str
    """What the player's deck is called."""

    opponent: str
    """What the other side is called."""

    make: Maker

    bot: Bot | None = None
    """Who plays the other side; None for a person on the same chair (hot seat)."""

    @property
    def hot_seat(self) -> bool:
        """Whether both sides are played by people who must not see each other's hand."""
        return self.bot is None


def against_goldfish(
    catalogue: Catalogue, title: str, deck: Numbers, goldfish: Goldfish, region: Region = Region.EN
) -> Start:
    """The deck alone, against a monster that only walks."""

    def make(seed: int, stops: Stops = (), /) -> Session:
        opening = Opening((deck, NO_DECK), seed, None, region, goldfish, stops)
        return Session(opening.begin(catalogue), opening)

    return Start(title, say("Passive opponent"), make, PassiveBot())


def against_deck(
    catalogue: Catalogue,
    title: str,
    decks: tuple[Numbers, Numbers],
    opponent: str,
    bot: Bot | None,
    region: Region = Region.EN,
) -> Start:
    """Two decks; the second is played by a bot, or by a second person."""

    def make(seed: int, stops: Stops = (), /) -> Session:
        opening = Opening(decks, seed, None, region, stops=stops)
        return Session(opening.begin(catalogue), opening)

    return Start(title, opponent, make, bot)


def from_scenario(
    catalogue: Catalogue,
    title: str,
    scenario: Scenario,
    opponent: str,
    bot: Bot | None,
    region: Region = Region.EN,
) -> Start:
    """A position that was set up; another seed shuffles what lies unordered in the decks anew."""
    table = WithGoldfish(define_all(catalogue, region))

    def make(seed: int, stops: Stops = (), /) -> Session:
        return Session(begin(replace(scenario, seed=seed), table, stops))

    return Start(title, opponent, make, bot)


def from_session(title: str, opponent: str, session: Session, catalogue: Catalogue, bot: Bot | None) -> Start:
    """A game that was loaded; another seed begins a new one between the same decks, if they are known."""
    opening = session.opening

    def make(seed: int, stops: Stops = (), /) -> Session:
        if opening is None:
            return session.branch(0)
        again = replace(opening, seed=seed, stops=stops)
        return Session(again.begin(catalogue), again)

    return Start(title, opponent, make, bot)
