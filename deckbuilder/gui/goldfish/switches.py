"""What is done for the player without asking: the switches of the menu, kept in the settings."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QAction

from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import BoardSettings
from deckbuilder.play.automatic import SWITCHES, Automation

from .game import Game

NAMES = ("only_answer", "equal_order", "pass_alone", *SWITCHES.values())
"""The actions of the menu, named as the fields of the settings."""


def automation_of(settings: BoardSettings) -> Automation:
    """What the player wants done without asking."""
    return Automation(**{name: getattr(settings, name) for name in NAMES})


def show_switches(actions: Mapping[str, QAction], services: Services) -> None:
    """Check what is on."""
    for name in NAMES:
        actions[name].setChecked(getattr(services.settings.board, name))


def keep_switches(actions: Mapping[str, QAction], services: Services, game: Game) -> None:
    """Let the game go by the switches from now on, and remember them."""
    for name in NAMES:
        setattr(services.settings.board, name, actions[name].isChecked())
    game.set_automation(automation_of(services.settings.board))
