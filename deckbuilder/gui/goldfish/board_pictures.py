"""The picture of the board that a player saves or copies."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication, QImage

from deckbuilder.decks.disk import NO_FILE, DeckFileError, write_file
from deckbuilder.decks.file_names import safe_file_name
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.paper.offscreen import png

from .board.position_picture import position_picture

if TYPE_CHECKING:
    from .window import GoldfishWindow


class BoardPictures:
    """Of one window."""

    def __init__(self, window: GoldfishWindow, services: Services) -> None:
        self._window, self._services = window, services

    def save(self) -> None:
        """Ask for a place and save what the board shows."""
        game, services = self._window.game, self._services
        image = self._drawn()
        if image is None:
            return
        name = safe_file_name(f"{game.start.title}, {tr('turn {turn}', turn=game.state.turn)}", suffix=".png")
        path = services.ask.save_path(
            Path.home() / name, tr("Save a picture of the board"), f"{tr('Pictures')} (*.png)"
        )
        if path is None:
            return
        expected = None if path.suffix else NO_FILE  # without an ending the dialog asked about another name
        path = path if path.suffix else path.with_name(f"{path.name}.png")
        try:
            write_file(path, png(image), expected_hash=expected)
        except DeckFileError as error:
            services.ask.tell(tr("The file cannot be written"), shown(str(error)))
        else:
            self._window.say(tr("Saved: {file}", file=path.name))

    def copy(self) -> None:
        """Put what the board shows on the clipboard."""
        image = self._drawn()
        if image is not None:
            QGuiApplication.clipboard().setImage(image)
            self._window.say(tr("The picture is on the clipboard"))

    def _drawn(self) -> QImage | None:
        scene = self._window.board.scene
        if scene is None:
            return None
        return position_picture(scene, self._services, turned=self._services.settings.board.turned)
