"""A place for a part whose text changes often, which leaves everything around it where it is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget


class Still(QWidget):
    """Holds one part and gives it what room there is.

    Qt lays out all that is around a word when the word changes. The layout ends here: the surroundings hear
    only of a width that the part has never needed before, and of another height.
    """

    def __init__(self, part: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._part = part
        self._width, self._height = 0, 0
        """What the surroundings know of."""

        part.setParent(self)

    def hasHeightForWidth(self) -> bool:
        """As the part, which may be a label that has no words yet and goes on in the next line with them."""
        return self._part.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        """What the part needs at this width."""
        return self._part.heightForWidth(width)

    def sizeHint(self) -> QSize:
        """As high as the part."""
        return QSize(self._least(), self._part.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """The same; lines that a width needs are known when there is one."""
        return QSize(self._least(), self._part.minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the part all of it."""
        super().resizeEvent(event)
        self._part.setGeometry(self.rect())
        self._height = self._needed()

    def showEvent(self, event: QShowEvent) -> None:
        """Nobody is told of what changes while it cannot be seen."""
        super().showEvent(event)
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        """Smaller letters need less."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._width = 0

    def event(self, event: QEvent) -> bool:
        """The part wants to be laid out; with what is inside it, it has done so."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._tell()
        return super().event(event)

    # ---- inside -------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        before = self._width, self._height
        self._height = self._needed()
        if (self._least(), self._height) != before:
            self.updateGeometry()

    def _least(self) -> int:
        self._width = max(self._width, self._part.minimumSizeHint().width())
        return self._width

    def _needed(self) -> int:
        if self._part.hasHeightForWidth():
            return self._part.heightForWidth(self.width())
        return self._part.sizeHint().height()
