"""The library as a dock of the main window: at the left, at the right or floating, as it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QHBoxLayout, QMainWindow, QToolButton, QWidget
from shiboken6 import isValid

from deckbuilder.gui.compare.commands import Comparing
from deckbuilder.gui.files import FileCommands
from deckbuilder.gui.layout import keep_on_screen
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.gui.workspace import Workspace
from deckbuilder.paper.icons import Icon, make_icon

if TYPE_CHECKING:
    from .panel import LibraryPanel


class _TitleBar(QWidget):
    """What the dock is dragged by, with buttons that grow with the font and read in every scheme."""

    def __init__(self, dock: QDockWidget, theme: Theme) -> None:
        super().__init__(dock)
        self._theme = theme
        self.floats, self.close_ = QToolButton(), QToolButton()
        self.close_.setAccessibleName(tr("Close the library"))
        self.close_.setToolTip(tr("Close the library"))
        for button in (self.floats, self.close_):
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(theme.steps(3), theme.steps(0.5), theme.steps(1.5), theme.steps(0.5))
        layout.addWidget(Words(theme, dock.windowTitle(), weight=STRONG))
        layout.addStretch(1)
        layout.addWidget(self.floats)
        layout.addWidget(self.close_)
        self.floats.clicked.connect(lambda: dock.setFloating(not dock.isFloating()))
        self.close_.clicked.connect(dock.close)
        dock.topLevelChanged.connect(self._name)
        theme.changed.connect(self._draw)
        self._name(dock.isFloating())
        self._draw()

    def _name(self, floating: bool) -> None:
        self.floats.setText(tr("Dock") if floating else tr("Float"))
        self.floats.setToolTip(
            tr("Put the library back into the window") if floating else tr("Make the library a window")
        )

    def _draw(self) -> None:
        self.close_.setIcon(make_icon(Icon.CLOSE, self._theme.scheme, self._theme.ems(1)))
        self.close_.setIconSize(QSize(self._theme.ems(1), self._theme.ems(1)))
        side = max(24, self._theme.ems(1.8))
        self.floats.setMinimumHeight(side)
        self.close_.setMinimumSize(side, side)


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
        self.setTitleBarWidget(_TitleBar(self, services.theme))
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
            from .panel import LibraryPanel

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
