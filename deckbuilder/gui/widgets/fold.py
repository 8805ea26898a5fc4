"""A titled part of a pane that folds away: a head to press, and what is under it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from deckbuilder.gui.rows import draw_text
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.paper.signs import painting, polygon


class FoldHead(QAbstractButton):
    """The head: title, a note at the right, and a triangle that says whether it is open."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._note = ""
        self.setText(title)
        self.setCheckable(True)
        self.setChecked(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._describe)
        self._describe()

    def show_note(self, note: str) -> None:
        """Say something at the right end."""
        if note != self._note:
            self._note = note
            self._describe()
            self.update()

    def sizeHint(self) -> QSize:
        """One line, never under 24 pixels."""
        return QSize(self._theme.ems(8), max(24, self._theme.ems(1.9)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Title, note and triangle."""
        theme, em = self._theme, self._theme.em
        painter = QPainter(self)
        with painting(painter):
            note_width = 0.0
            if self._note:
                room = QRectF(0, 0, self.width() - 1.4 * em, self.height())
                align = Qt.AlignmentFlag.AlignRight
                note_width = draw_text(painter, room, self._note, theme.font(), theme.color("text2"), align)
            strong = theme.font(weight=QFont.Weight.DemiBold)
            room = QRectF(0, 0, self.width() - note_width - 2 * em, self.height())
            draw_text(painter, room, self.text(), strong, theme.color("text"))
            x, y, size = self.width() - 0.6 * em, self.height() / 2, 0.3 * em
            ink = theme.color("text" if self.underMouse() or self.hasFocus() else "text2")
            painter.fillPath(_triangle(QPointF(x, y), size, self.isChecked()), ink)
            if self.hasFocus():
                painter.setPen(QPen(theme.color("focus"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)
        painter.end()

    def _describe(self) -> None:
        self.setAccessibleName(self.text())
        state = tr("open") if self.isChecked() else tr("folded")
        self.setAccessibleDescription(
            tr("{state}, {note}", state=state, note=self._note) if self._note else state
        )
        self.setToolTip(tr("Fold away") if self.isChecked() else tr("Unfold"))


def _triangle(center: QPointF, size: float, is_open: bool) -> QPainterPath:
    x, y = center.x(), center.y()
    if is_open:
        return polygon((x - size, y - size * 0.6), (x + size, y - size * 0.6), (x, y + size * 0.8))
    return polygon((x - size * 0.6, y - size), (x + size * 0.8, y), (x - size * 0.6, y + size))


class Fold(QWidget):
    """The head and the part under it; put widgets into ``body``."""

    folded = Signal(bool)
    """The player folded it away, or unfolded it."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = FoldHead(theme, title)
        self._holder = QWidget()
        self.body = QVBoxLayout(self._holder)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(theme.steps(1))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.steps(0.5))
        layout.addWidget(self.head)
        layout.addWidget(self._holder)
        self.head.toggled.connect(self._holder.setVisible)
        self.head.toggled.connect(lambda is_open: self.folded.emit(not is_open))

    @property
    def is_open(self) -> bool:
        """Whether what is in it can be seen."""
        return self.head.isChecked()

    def set_open(self, is_open: bool) -> None:
        """Open it or fold it away."""
        self.head.setChecked(is_open)
