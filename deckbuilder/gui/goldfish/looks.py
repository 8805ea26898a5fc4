"""How the board looks: shaded columns, turned cards, movements; switches of the menu, kept in settings."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QAction

from deckbuilder.gui.services import Services

from .board.view import BoardView

LOOKS = ("columns", "turned", "motion")
"""The actions of the menu."""


def show_looks(actions: Mapping[str, QAction], services: Services, board: BoardView) -> None:
    """Check what is on, and let the board look so."""
    settings = services.settings
    actions["columns"].setChecked(settings.board.columns)
    actions["turned"].setChecked(settings.board.turned)
    actions["motion"].setChecked(settings.motion)
    board.set_columns(settings.board.columns)
    board.set_turned(settings.board.turned)


def keep_looks(actions: Mapping[str, QAction], services: Services, board: BoardView) -> None:
    """Remember what the player has switched, and show it."""
    settings = services.settings
    for name in ("columns", "turned"):
        setattr(settings.board, name, actions[name].isChecked())
    settings.motion = actions["motion"].isChecked()
    show_looks(actions, services, board)
