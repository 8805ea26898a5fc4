"""The chosen row of a plain list on the quiet tone of all other lists, not on ink (LOOK 7)."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView

from deckbuilder.gui.theme import Theme


def choose_quietly(view: QAbstractItemView, theme: Theme) -> None:
    """Take the tones of the scheme now; for lists in dialogs, which do not outlive it."""
    palette = view.palette()
    palette.setColor(QPalette.ColorRole.Highlight, theme.color("sel"))
    palette.setColor(QPalette.ColorRole.HighlightedText, theme.color("onsel"))
    view.setPalette(palette)
