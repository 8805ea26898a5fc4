"""What every part of the window shares, handed down from ``app`` and replaced in tests; no globals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.language import Language
from deckbuilder.decks.formats import Formats
from deckbuilder.decks.paths import AppPaths
from deckbuilder.paper.face_cache import FaceCache

from .ask import Ask
from .settings import Settings
from .theme import Theme


@dataclass(slots=True)
class Services:
    """The collaborators of the screens."""

    catalogue: Catalogue
    formats: Formats
    paths: AppPaths
    settings: Settings
    theme: Theme
    faces: FaceCache
    ask: Ask
    language: Language = "en"
    """What cards and texts are shown in."""

    now: Callable[[], datetime] = datetime.now

    def today(self) -> date:
        """The day that decks are checked for."""
        return self.now().date()
