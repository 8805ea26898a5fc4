"""What a batch is to be: the deck, who plays it, against what, how many games, and its limits."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from deckbuilder.decks.deck import Deck
from deckbuilder.decks.disk import DeckFileError
from deckbuilder.decks.files import read_deck_file
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import SimulationChoices
from deckbuilder.gui.tr import shown, tr
from deckbuilder.play.goldfish import Behaviour, Goldfish
from deckbuilder.play.opening import Numbers, numbers_of
from deckbuilder.play.simulation import Job

from .runner import Place

MOST_GAMES = 200_000
"""The result of each game is kept for the list and for comparisons."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A deck that takes part."""

    name: str
    deck: Deck


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A file of a folder that cannot take part."""

    name: str
    reason: str


@dataclass(frozen=True, slots=True)
class Plan:
    """One batch, or one against each of several decks."""

    mine: Entrant
    rivals: tuple[Entrant, ...]
    """Empty for the passive opponent."""

    choices: SimulationChoices
    left_out: tuple[LeftOut, ...] = ()

    @property
    def games(self) -> int:
        """Games with each opponent."""
        return self.choices.games

    @property
    def is_gauntlet(self) -> bool:
        """Against a folder, of which there is a matrix."""
        return self.choices.against == "folder"

    @property
    def opponent(self) -> str:
        """What the deck plays against, in words."""
        if not self.rivals:
            return tr("the passive opponent")
        if self.is_gauntlet:
            return tr("{count} decks of a folder", count=len(self.rivals))
        return self.rivals[0].name

    def jobs(self, services: Services) -> list[Job]:
        """One for each opponent."""
        numbers = numbers_of(self.mine.deck)
        if not self.rivals:
            fish = goldfish_of(self.choices)
            return [self._job(services, numbers, fish, str(fish), "passive")]
        rivals = ((numbers_of(each.deck), each.name) for each in self.rivals)
        return [self._job(services, numbers, deck, name, self.choices.rival) for deck, name in rivals]

    def with_deck(self, mine: Entrant) -> Plan:
        """The same with another deck."""
        return replace(self, mine=mine)

    def _job(self, services: Services, mine: Numbers, other: Numbers | Goldfish, name: str, bot: str) -> Job:
        formats, choices = services.formats, self.choices
        format_ = formats.find(self.mine.deck.format) or formats[services.settings.default_format]
        return Job(
            mine,
            other,
            (self.mine.name, name),
            (choices.pilot, bot),
            {"seed": None, "deck": 0, "opponent": 1}[choices.first],
            choices.decisions,
            choices.seconds,
            str(services.paths.user_sets),
            format_.region,
            services.catalogue.data_version,
            keep_games=True,
        )


def goldfish_of(choices: SimulationChoices) -> Goldfish:
    """The passive opponent that was chosen."""
    behaviour = Behaviour.STANDS if choices.stands else Behaviour.ADVANCES
    return Goldfish(choices.zone, choices.rank, choices.rage, choices.threat, behaviour)


def place_of(choices: SimulationChoices) -> Place:
    """Where the games are played; by itself with as many processes as the machine has places for."""
    return Place(choices.workers or max(1, min(os.cpu_count() or 1, 16)), choices.scheduler)


def read_folder(folder: Path, services: Services) -> tuple[list[Entrant], list[LeftOut]]:
    """The decks of a folder by name, and the files in it that are none; raises ``OSError``."""
    found: list[Entrant] = []
    left_out: list[LeftOut] = []
    for path in sorted(each for each in folder.iterdir() if each.is_file() and each.name[0] != "."):
        try:
            deck = read_deck_file(path, services.catalogue).result.deck
        except DeckFileError as error:
            left_out.append(LeftOut(path.name, shown(str(error.reason))))
        else:
            found.append(Entrant(deck.name or path.stem, deck))
    return found, left_out


def unlike_names(entrants: Sequence[Entrant]) -> tuple[Entrant, ...]:
    """The decks, those of one name told apart by a number."""
    seen: dict[str, int] = {}
    named: list[Entrant] = []
    for each in entrants:
        seen[each.name] = place = seen.get(each.name, 0) + 1
        named.append(each if place == 1 else replace(each, name=f"{each.name} ({place})"))
    return tuple(named)
