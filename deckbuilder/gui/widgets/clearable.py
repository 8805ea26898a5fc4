"""The cross at the right end of a line that empties it, drawn in the colours of the scheme (LOOK 5, 7)."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLineEdit, QToolButton

from deckbuilder.gui.theme import Theme
from deckbuilder.paper.icons import Icon, make_icon


def make_clearable(edit: QLineEdit, theme: Theme) -> None:
    """Give a line its cross, in place of the picture Qt brings; it is there while there is text."""
    edit.setClearButtonEnabled(True)
    button = edit.findChild(QToolButton)
    if button is not None:
        _Cross(button, theme, edit)


class _Cross(QObject):
    """Draws the cross again whenever the colours or the size of the text change; lives with its line."""

    def __init__(self, button: QToolButton, theme: Theme, edit: QLineEdit) -> None:
        super().__init__(edit)
        self._button, self._theme = button, theme
        theme.changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        self._button.setIcon(make_icon(Icon.CLOSE, self._theme.scheme, self._theme.ems(1)))
