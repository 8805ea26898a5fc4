"""The picture of the board: seen before it is saved or copied, on the ground the player likes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from deckbuilder.cards.language import Language
from deckbuilder.decks.file_names import safe_file_name
from deckbuilder.gui.layout import open_at
from deckbuilder.gui.saving import save_export
from deckbuilder.gui.services import Services
from deckbuilder.gui.share.pages import Pages, showing
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.words import Words
from deckbuilder.paper.board.picture import board_picture
from deckbuilder.paper.deck_cards import FolderPictures
from deckbuilder.paper.offscreen import png

from .game import Game
from .pile import show_beside

if TYPE_CHECKING:
    from .window import GoldfishWindow


class BoardPictures:
    """Of one window."""

    def __init__(self, window: GoldfishWindow, services: Services) -> None:
        self._window, self._services = window, services

    def show(self) -> None:
        """Show the picture of what the board shows now."""
        show_beside(BoardPictureDialog(self._window.game, self._services, self._window))

    def copy(self) -> None:
        """Put the picture on the clipboard without looking at it first."""
        services = self._services
        shot = Snapshot(self._window.game, services)
        image = shot.picture(dark=services.settings.share.dark, language=services.language)
        QGuiApplication.clipboard().setImage(image)
        self._window.say(tr("The picture is on the clipboard"))


class Snapshot:
    """What a player sees at one moment of a game, whatever is played later."""

    def __init__(self, game: Game, services: Services) -> None:
        self._services = services
        self._state, self._viewer, self._covered = game.state, game.viewer, game.covered
        self._names = shown(game.start.title), shown(game.start.opponent)
        self.title = tr("{deck}, turn {turn}", deck=self._names[0], turn=game.state.turn)

    def picture(self, *, dark: bool, language: Language) -> QImage:
        """Drawn as the player looks at boards and cards."""
        services = self._services
        found = services.pictures.found
        return board_picture(
            self._state,
            services.catalogue,
            viewer=self._viewer,
            names=self._names,
            covered=self._covered,
            turned=services.settings.board.turned,
            dark=dark,
            language=language,
            pictures=FolderPictures(found) if found is not None else None,
        )


class BoardPictureDialog(QDialog):
    """The picture as it will be, ground and language to choose."""

    def __init__(self, game: Game, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._shot = Snapshot(game, services)
        self.setWindowTitle(tr("Picture of the board"))
        self.preview = Pages(services.theme, whole=True)
        self.dark = QCheckBox(tr("On a dark ground"))
        self.dark.setChecked(services.settings.share.dark)
        self.in_japanese = QCheckBox(tr("In Japanese"))
        self.in_japanese.setChecked(services.language == "ja")
        self.noted = Words(services.theme, wrap=True)
        self.copy = QPushButton(tr("Copy"))
        self.save = QPushButton(tr("Save as…"))
        self.save.setDefault(True)
        self.image = QImage()
        """As it would be copied or saved."""

        self._build()
        self._draw()
        open_at(self, services.theme, 76, 62)

    def _build(self) -> None:
        close = QPushButton(tr("Close"))
        choices = QHBoxLayout()
        choices.addWidget(self.dark)
        choices.addWidget(self.in_japanese)
        choices.addStretch(1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.noted, 1)
        for button in (close, self.copy, self.save):
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.addWidget(self.preview, 1)
        layout.addLayout(choices)
        layout.addLayout(buttons)
        self.save.setFocus()
        self.dark.toggled.connect(self._on_dark)
        self.in_japanese.toggled.connect(self._draw)
        close.clicked.connect(self.reject)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._save)

    def _on_dark(self, dark: bool) -> None:
        self._services.settings.share.dark = dark
        self._draw()

    def _draw(self) -> None:
        language: Language = "ja" if self.in_japanese.isChecked() else "en"
        image = self.image = self._shot.picture(dark=self.dark.isChecked(), language=language)
        self.preview.show_pages(1, image.height() / image.width(), showing(image))
        self.noted.setText(tr("{width} × {height} pixels", width=image.width(), height=image.height()))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setImage(self.image)
        self.noted.setText(tr("Copied"))

    def _save(self) -> None:
        suggestion = Path.home() / safe_file_name(self._shot.title, suffix=".png")
        path = save_export(self._services, suggestion, tr("Save a picture of the board"), png(self.image))
        if path is not None:
            self.noted.setText(tr("Saved: {file}", file=path.name))
