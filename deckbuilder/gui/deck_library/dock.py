"""The library as a dock of the main window: at the left, at the right or floating, as it was left."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget
from shiboken6 import isValid

from deckbuilder.gui.compare.commands import Comparing
from deckbuilder.gui.files import FileCommands
from deckbuilder.gui.layout import keep_on_screen
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.gui.workspace import Workspace

from .panel import LibraryPanel


class LibraryDock(QDockWidget):
    """Hidden until it is wanted; what is in it is built when it is first shown."""

    room_changed = Signal()
    """It takes more or less of the window's width than before."""

    def __init__(
        self,
        workspace: Workspace,
        files: FileCommands,
        comparing: Comparing,
        services: Services,
        window: QMainWindow,
    ) -> None:
        super().__init__(tr("Library"), window)
        self.setObjectName("library")  # by which the layout of docks is remembered
        self._workspace, self._files, self._services = workspace, files, services
        self._comparing = comparing
        self._panel: LibraryPanel | None = None
        self._came_from: QWidget | None = None
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self)
        self.hide()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)
        self.topLevelChanged.connect(lambda _: self.room_changed.emit())

    @property
    def taken(self) -> int:
        """How many pixels of the window's width are taken from the other panes."""
        return self.width() if self.isVisible() and not self.isFloating() else 0

    @property
    def panel(self) -> LibraryPanel:
        """What is in the dock."""
        if self._panel is None:
            recent = self._files.recent
            self._panel = LibraryPanel(
                self._workspace,
                self._services,
                self._files.open_starter,
                self._comparing,
                lambda: recent.paths,
            )
            self.setWidget(self._panel)
        return self._panel

    def bring_up(self) -> None:
        """Show it and give it the focus; Escape gives that back."""
        self.show()
        self.raise_()
        if self.isFloating():
            keep_on_screen(self)
        self.activateWindow()
        self.panel.view.enter()

    def showEvent(self, event: QShowEvent) -> None:
        """There is something in it from now on."""
        self.panel.show()
        super().showEvent(event)
        self.room_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives the focus back to where it was; the library stays."""
        back = self._came_from
        if event.key() == Qt.Key.Key_Escape and back is not None and isValid(back):
            back.window().activateWindow()
            back.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """The other panes have the room."""
        super().hideEvent(event)
        self.room_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The other panes share what is left."""
        super().resizeEvent(event)
        self.room_changed.emit()

    def sizeHint(self) -> QSize:
        """Room for four faces and the words beside them."""
        return QSize(self._services.theme.ems(26), self._services.theme.ems(44))

    def reset(self) -> None:
        """Back to the left and out of sight, as in a new window."""
        self.setFloating(False)
        window = self.parentWidget()
        if isinstance(window, QMainWindow):
            window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self)
        self.hide()

    # ---- inside -------------------------------------------------------------------------------------------

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is None or new is None or self.isAncestorOf(old) or not self.isAncestorOf(new):
            return
        if old.window() is self.parentWidget():
            self._came_from = old
