"""What every part of the window shares, handed down from ``app`` and replaced in tests; no globals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, datetime

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.language import Language
from deckbuilder.cards.search import Vocabulary
from deckbuilder.decks.formats import Formats
from deckbuilder.decks.paths import AppPaths
from deckbuilder.decks.versions import History
from deckbuilder.paper.face_cache import FaceCache

from .ask import Ask
from .own_pictures import OwnPictures
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
    pictures: OwnPictures = field(default_factory=OwnPictures)
    history: History = field(init=False)
    """Saves decks and keeps the versions of those in the library."""

    vocabulary: Vocabulary = field(init=False)
    """The words that searches here may use."""

    def __post_init__(self) -> None:
        """Faces show the player's pictures."""
        self.faces.pictures = self.pictures
        self.pictures.outdated.connect(self.faces.forget)
        self.pictures.replaced.connect(self.faces.clear)
        self.history = History(self.paths.decks, self.paths.versions)
        self.vocabulary = Vocabulary.of(self.catalogue, self.formats)

    def today(self) -> date:
        """The day that decks are checked for."""
        return self.now().date()
