"""A player's folders, and what is done to them, in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from deckbuilder.decks.data_updates import (
    Data,
    NamedDeck,
    Offered,
    Plan,
    Preview,
    carry_out,
    lines_of,
    load_data,
    look_ahead,
    plan_import,
    plan_removal,
    read_offered,
)
from deckbuilder.decks.data_updates.own_files import Place
from deckbuilder.decks.paths import AppPaths
from deckbuilder.engine.lists import unsupported
from tests.helpers.decks import TODAY


class World:
    """One home folder."""

    def __init__(self, folder: Path) -> None:
        self.paths = AppPaths.below(folder / "home")
        self._when = datetime(2026, 11, 30, 14, tzinfo=UTC)

    def load(self) -> Data:
        """All cards and formats as the app would start with them."""
        return load_data(self.paths)

    def look(self, *files: Path, decks: Sequence[NamedDeck] = ()) -> Preview:
        """What importing these files would change."""
        now = self.load()
        offered = [read_offered(path, now.catalogue.sets) for path in files]
        return self.see(plan_import(offered, self.paths), decks, offered=offered)

    def see(self, plan: Plan, decks: Sequence[NamedDeck] = (), offered: Sequence[Offered] = ()) -> Preview:
        """What a plan would change."""
        return look_ahead(
            plan,
            self.load(),
            self.paths,
            TODAY,
            offered=offered,
            decks=decks,
            unplayable=unsupported,
        )

    def take_in(self, *files: Path) -> None:
        """Import files."""
        self.do(plan_import([read_offered(path, {}) for path in files], self.paths))

    def take_away(self, *places: Place) -> None:
        """Remove files."""
        self.do(plan_removal(places, self.paths))

    def do(self, plan: Plan) -> None:
        """Carry a plan out, a minute after the one before."""
        self._when += timedelta(minutes=1)
        carry_out(plan, self._when, self.paths)


def told(found: Preview) -> list[str]:
    """The lines of a preview, cells parted by bars, empty ones left out."""
    return [
        " | ".join(filter(None, (line.sort.words, line.what, line.field, line.now, line.then)))
        for line in lines_of(found)
    ]
