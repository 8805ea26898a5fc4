"""What can stand on one side of a comparison: an open deck, a deck of the library, an earlier version."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from deckbuilder.decks.deck import Deck
from deckbuilder.decks.deck_library import Library
from deckbuilder.decks.files import read_deck_file
from deckbuilder.decks.versions import Version
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.gui.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Side:
    """A deck that can be compared; it is read when it is needed."""

    key: str
    """Tells it from other sides."""

    title: str = field(compare=False)
    """What it is called among all that can be chosen."""

    name: str = field(compare=False)
    """The same in short, for the head of a column."""

    read: Callable[[], Deck] = field(compare=False)
    """Raises ``DeckFileError``."""

    path: Path | None = field(default=None, compare=False)
    """The file that it belongs to, or of which it is a version."""

    is_version: bool = field(default=False, compare=False)


def moment(when: datetime) -> str:
    """A date and time of day as lists show it, where the player is."""
    return f"{when.astimezone():%Y-%m-%d %H:%M}"


class Sides:
    """All decks that can be chosen."""

    def __init__(self, workspace: Workspace, services: Services) -> None:
        self._workspace = workspace
        self._services = services

    def open_deck(self, deck: OpenDeck) -> Side:
        """An open deck as it is now, saved or not."""
        title = tr("{name}, open", name=deck.title)
        return Side(f"open:{id(deck)}", title, deck.title, lambda: deck.deck, deck.path)

    def file(self, path: Path, title: str = "") -> Side:
        """A deck as its file holds it."""
        read = read_deck_file
        return Side(
            f"file:{path}",
            title or path.stem,
            path.stem,
            lambda: read(path, self._services.catalogue).result.deck,
            path,
        )

    def version(self, version: Version, path: Path) -> Side:
        """A deck as its file held it once."""
        history = self._services.history
        title = tr("{name}, {date}", name=path.stem, date=moment(version.written))
        return Side(
            f"version:{version.file}",
            title,
            title,
            lambda: history.read(version, self._services.catalogue),
            path,
            is_version=True,
        )

    def all(self) -> list[Side]:
        """The open decks, then those of the library by folder and name."""
        library = Library(self._services.paths.decks, self._services.catalogue)
        files = [
            self.file(path, " / ".join([*folder.split("/"), path.stem] if folder else [path.stem]))
            for folder, path in library.files()
        ]
        return [*(self.open_deck(deck) for deck in self._workspace.decks), *files]

    def versions(self, path: Path) -> list[Side]:
        """The earlier versions of a deck, newest first."""
        return [self.version(version, path) for version in self._services.history.versions(path)]
