"""Where the app keeps its files: the only place that asks the system for folders.

Everything else is handed an ``AppPaths``, so a test or a portable copy runs in any folder. Setting the
environment variable ``DECKBUILDER_HOME`` puts all of it below that one folder.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from deckbuilder.cards.messages import say

from .disk import NotAFileError, explained

APP_NAME = "godzilla-deckbuilder"
HOME_VARIABLE = "DECKBUILDER_HOME"


@dataclass(frozen=True, slots=True)
class AppPaths:
    """The folders of one installation; none exists before ``ensure_folder`` was asked for it."""

    data: Path
    """What the player made: decks, own sets, own formats. Survives updates (B14)."""

    config: Path
    """Preferences."""

    state: Path
    """Window layout, recent files, the autosave journal: useful, not precious."""

    cache: Path
    """What can be made again."""

    @classmethod
    def below(cls, home: Path) -> AppPaths:
        """All folders inside one."""
        return cls(home / "data", home / "config", home / "state", home / "cache")

    @property
    def decks(self) -> Path:
        """The deck library."""
        return self.data / "decks"

    @property
    def versions(self) -> Path:
        """Earlier versions of decks saved outside the library."""
        return self.data / "versions"

    @property
    def user_sets(self) -> Path:
        """The player's own card sets, in the format of the shipped ones."""
        return self.data / "sets"

    @property
    def user_formats(self) -> Path:
        """The player's own construction formats."""
        return self.data / "formats"

    @property
    def data_steps(self) -> Path:
        """What imports of sets and formats replaced, so that they can be undone."""
        return self.data / "data-steps"

    @property
    def collection(self) -> Path:
        """The cards the player owns (a file)."""
        return self.data / "collection.csv"

    @property
    def journal(self) -> Path:
        """Autosaved decks that no file holds yet."""
        return self.state / "journal"

    @property
    def recent_files(self) -> Path:
        """The list of recently opened deck files (a file)."""
        return self.state / "recent.json"


def app_paths(environment: Mapping[str, str] = os.environ) -> AppPaths:
    """The folders this system keeps an app's files in, or those below ``DECKBUILDER_HOME``."""
    home = environment.get(HOME_VARIABLE)
    if home:
        return AppPaths.below(Path(home).expanduser().absolute())
    from platformdirs import PlatformDirs  # 10 ms that a portable copy need not pay

    system = PlatformDirs(APP_NAME, appauthor=False, roaming=False)
    return AppPaths(
        system.user_data_path, system.user_config_path, system.user_state_path, system.user_cache_path
    )


def ensure_folder(folder: Path) -> Path:
    """Create a folder with its parents if need be and return it.

    Raises ``DeckFileError`` when it cannot be made or is a file; one that is read-only is only found out by
    writing, which then explains itself (B14).
    """
    with explained(folder, "write"):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            raise NotAFileError(
                folder, say("this is a file where a folder is needed"), say("Rename or move the file.")
            ) from None
    return folder
