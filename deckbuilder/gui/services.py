"""What every part of the window shares, handed down from ``app`` and replaced in tests; no globals."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, datetime

from PySide6.QtCore import QObject, Signal

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


class DataNews(QObject):
    """Tells the parts of the window that there are other cards and formats."""

    replaced = Signal()


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
    data: DataNews = field(default_factory=DataNews)
    """Tells when ``catalogue``, ``formats`` and ``vocabulary`` are others."""

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

    def take_data(self, catalogue: Catalogue, formats: Formats) -> None:
        """Have other cards and formats from now on; whoever keeps something made of them hears of it."""
        self.catalogue, self.formats = catalogue, formats
        self.vocabulary = Vocabulary.of(catalogue, formats)
        self.data.replaced.emit()

    def as_now(self) -> Services:
        """The same with today's cards and formats for good: what a game began with, it ends with."""
        kept = copy.copy(self)
        kept.data = DataNews()
        return kept

    def today(self) -> date:
        """The day that decks are checked for."""
        return self.now().date()
