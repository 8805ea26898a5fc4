"""What a plan would change: the app's own readers read the folders as they would be, and it is compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue, load_catalogue
from deckbuilder.cards.faults import Fault
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.decks.disk import explained
from deckbuilder.decks.formats import load_formats
from deckbuilder.decks.paths import AppPaths, ensure_folder

from .card_changes import CardChange, card_changes, differences
from .deck_changes import Data, DeckChange, NamedDeck, deck_changes
from .format_changes import FormatChange, format_changes
from .offered import Offered
from .own_files import Kind, content_of, own_places
from .plans import Plan

Unplayable = Callable[[Catalogue, Iterable[Card]], Mapping[CardNumber, str]]
"""Which cards games cannot carry out as a whole, and why."""


@dataclass(frozen=True)
class Preview:
    """What comes of a plan."""

    plan: Plan
    offered: tuple[Offered, ...]
    """The files of an import, those without anything to import among them."""

    cards: tuple[CardChange, ...]
    formats: tuple[FormatChange, ...]
    overruled: tuple[tuple[Path, Card], ...]
    """Cards of the files that stay as another file of the player's has them."""

    decks: tuple[DeckChange, ...]
    unplayable: Mapping[CardNumber, str]
    then: Data
    """All cards and formats afterwards."""

    faults: tuple[Fault, ...]
    """What cannot be read of the files of an import, and formats that two files of the player's have."""

    @property
    def is_empty(self) -> bool:
        """Whether no file would change."""
        return not self.plan.after


def load_data(paths: AppPaths) -> Data:
    """All cards and formats there are."""
    catalogue = load_catalogue(paths.user_sets)
    return Data(catalogue, load_formats(paths.user_formats, catalogue.sets))


def look_ahead(
    plan: Plan,
    now: Data,
    paths: AppPaths,
    today: date,
    *,
    offered: Sequence[Offered] = (),
    decks: Iterable[NamedDeck] = (),
    unplayable: Unplayable = lambda _catalogue, _cards: {},
    keep_going: Callable[[], bool] = lambda: True,
) -> Preview:
    """Compare what there is ``now`` with what would be; raises ``DeckFileError``.

    ``decks`` are those to look at; at the first no of ``keep_going`` the rest of them is left out.
    """
    then = _afterwards(plan, paths)
    shipped = load_data_that_ships()
    cards = card_changes(now.catalogue, then.catalogue, shipped.catalogue)
    formats = format_changes(now.formats, then.formats, shipped.formats, then.catalogue, today)
    touched = {change.number for change in cards}
    return Preview(
        plan,
        tuple(offered),
        cards,
        formats,
        tuple(_overruled(plan, offered, then.catalogue)),
        deck_changes(decks, now, then, touched, {each.id for each in formats}, today, keep_going),
        unplayable(then.catalogue, [change.new for change in cards if change.new is not None]),
        then,
        tuple(_faults(offered, now.formats.faults, then.formats.faults)),
    )


@cache
def load_data_that_ships() -> Data:
    """The cards and formats of the program alone; read once."""
    catalogue = load_catalogue()
    return Data(catalogue, load_formats(None, catalogue.sets))


def _afterwards(plan: Plan, paths: AppPaths) -> Data:
    """What would be loaded: the folders are laid out elsewhere, so that it is read as it will be."""
    contents = {place: content_of(place, paths) for place in own_places(paths)} | dict(plan.after)
    with TemporaryDirectory(prefix="deckbuilder-") as name:
        home = AppPaths.below(Path(name))
        with explained(home.data, "write"):
            for kind in Kind:
                ensure_folder(kind.folder(home))
            for place, content in contents.items():
                if content is not None:
                    place.path(home).write_bytes(content)
        return load_data(home)


def _faults(offered: Iterable[Offered], now: Iterable[Fault], then: Iterable[Fault]) -> Iterator[Fault]:
    """Those of the files, and what is only wrong with all of them together."""
    told = {(fault.card, fault.field, fault.message) for fault in now}
    for each in (fault for one in offered for fault in one.faults):
        told.add((each.card, each.field, each.message))
        yield each
    yield from (each for each in then if (each.card, each.field, each.message) not in told)


def _overruled(plan: Plan, offered: Iterable[Offered], then: Catalogue) -> Iterator[tuple[Path, Card]]:
    """Cards that are not what the file says: one that is read later has them too."""
    goes = set(plan.sources.values())
    for each in offered:
        for card in each.cards if each.path in goes else ():
            kept = then.get(card.number)
            if kept is not None and differences(card, kept):
                yield each.path, card
