"""The library as a window beside the main one; remembers where it was."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from deckbuilder.gui.files import FileCommands
from deckbuilder.gui.layout import geometry_of, keep_on_screen, restore_geometry
from deckbuilder.gui.services import Services
from deckbuilder.gui.workspace import Workspace

from .panel import LibraryPanel


class LibraryWindow(QWidget):
    """Not modal: decks are opened from it while it stays."""

    def __init__(
        self, workspace: Workspace, files: FileCommands, services: Services, parent: QWidget
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._services = services
        self.setWindowTitle("Library – Deck builder")
        self.panel = LibraryPanel(workspace, services, files.open_starter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.panel)
        if not restore_geometry(self, services.settings.layout.deck_library):
            theme = services.theme
            self.resize(theme.ems(44), theme.ems(52))

    def bring_up(self) -> None:
        """Show the window in front, ready for the keyboard."""
        self.show()
        keep_on_screen(self)
        self.activateWindow()
        self.panel.view.enter()

    def remember(self) -> None:
        """Write where the window is into the settings."""
        self._services.settings.layout.deck_library = geometry_of(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The next one opens where this was."""
        self.remember()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes it."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
