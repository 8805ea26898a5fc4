"""The look of the boards in the window: its colours, font, faces and language."""

from __future__ import annotations

from deckbuilder.gui.services import Services
from deckbuilder.paper.board.look import Look


def look_of(services: Services) -> Look:
    """As it is now; the theme may change."""
    theme = services.theme
    return Look(theme.scheme, theme.font(), services.faces, services.language)
