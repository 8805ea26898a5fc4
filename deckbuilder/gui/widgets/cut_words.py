"""One line of words that takes what room there is; what has none is cut, and whole in the tip."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from deckbuilder.gui.describe import tip
from deckbuilder.gui.theme import Theme

from .words import Words


class CutWords(Words):
    """A screen reader hears the whole text (B61)."""

    def __init__(
        self,
        theme: Theme,
        *,
        scale: float = 1.0,
        weight: QFont.Weight = QFont.Weight.Normal,
        tone: str = "text",
        family: str = "",
        mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
    ) -> None:
        super().__init__(theme, scale=scale, weight=weight, tone=tone, family=family)
        self.whole = ""
        """The text without a cut."""

        self._mode = mode
        self.setObjectName("elided")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        theme.changed.connect(self._cut)

    def show_text(self, text: str) -> None:
        """Show another text."""
        if text != self.whole:
            self.whole = text
            self.setToolTip(tip(text))
            self.setAccessibleName(text)
            self._cut()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut what has no room."""
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        self.setText(self.fontMetrics().elidedText(self.whole, self._mode, self.width()))
