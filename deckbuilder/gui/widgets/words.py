"""A label in the house's type: plain text at a step of the scale, in a tone of the scheme (LOOK 2, 4)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPalette, QShowEvent
from PySide6.QtWidgets import QLabel, QWidget

from deckbuilder.gui.theme import Theme

STRONG = QFont.Weight.DemiBold
MEDIUM = QFont.Weight.Medium


class Words(QLabel):
    """Text is data, never mark-up (H27). Follows the theme by itself."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        *,
        scale: float = 1.0,
        weight: QFont.Weight = QFont.Weight.Normal,
        tone: str = "text",
        family: str = "",
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self._scale, self._weight, self._family = scale, weight, family
        self._tone = tone
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        theme.changed.connect(self._dress)
        self._dress()

    def selectable(self) -> Words:
        """The text can be selected and copied; gives the label itself."""
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        return self

    def showEvent(self, event: QShowEvent) -> None:
        """Dress again: Qt takes the font away from a label that gets another parent under a style sheet."""
        if self.font() != self._wanted_font():
            self._dress()
        super().showEvent(event)

    def _wanted_font(self) -> QFont:
        return self._theme.font(self._scale, self._weight, self._family)

    def _dress(self) -> None:
        self.setFont(self._wanted_font())
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, self._theme.color(self._tone))
        self.setPalette(palette)


class Figure(Words):
    """A number that changes often, at the right end of the room that is kept for it: nothing around moves."""

    def __init__(
        self,
        theme: Theme,
        longest: str,
        *,
        scale: float = 1.0,
        weight: QFont.Weight = QFont.Weight.Normal,
        parent: QWidget | None = None,
    ) -> None:
        """``longest``: the text that needs the most room."""
        super().__init__(theme, scale=scale, weight=weight, parent=parent)
        self._longest = longest
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        theme.changed.connect(self._keep_room)  # after it was dressed
        self._keep_room()

    def _keep_room(self) -> None:
        metrics = self.fontMetrics()
        self.setFixedSize(metrics.horizontalAdvance(self._longest) + 2, metrics.height())
