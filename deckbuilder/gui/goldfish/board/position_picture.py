"""A position as a picture of its own, for a chat or a question about the rules: the board without marks."""

from __future__ import annotations

from copy import copy

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter

from deckbuilder.gui.services import Services
from deckbuilder.paper.deck_cards import FolderPictures
from deckbuilder.paper.face_cache import FaceCache

from .geometry import lay_out
from .ground import Ground
from .marks import Marks
from .overlay import Overlay
from .scene import Scene
from .table import Table

SIZE = QSizeF(1200, 860)
SHARPNESS = 2.0
"""Pixels of the picture for one of the window: it is looked at on other screens."""


def position_picture(
    scene: Scene, services: Services, *, size: QSizeF = SIZE, ratio: float = SHARPNESS, turned: bool = False
) -> QImage:
    """Draw what a player may see of a position, in the colours and the language of the window.

    What the scene hides stays hidden. ``turned`` turns the opponent's cards by half.
    """
    em = services.theme.em
    near, far = scene.near, scene.far
    layout = lay_out(size, em, (near.strategies, far.strategies), (near.hand, far.hand))
    look = _with_pictures_at_hand(services)
    image = QImage((layout.size * ratio).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    Ground(painter, services.theme, layout).paint()
    Table(painter, look, layout, scene, ratio=ratio, turned=turned).paint()
    Overlay(painter, look, layout, scene, Marks(), ratio=ratio, turned=turned).paint()
    painter.end()
    return image


def _with_pictures_at_hand(services: Services) -> Services:
    """The same collaborators, but the player's own pictures are read at once: there is no second painting."""
    look = copy(services)
    look.faces = FaceCache()
    found = services.pictures.found
    look.faces.pictures = FolderPictures(found) if found is not None else None
    return look
