"""The preview of drawn pages: one below the other, as wide as there is room, painted when they are seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from deckbuilder.cards.messages import counted
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr

Paint = Callable[[QPainter, int, QRectF], None]
"""Draws a page, from 0, into a rectangle of its shape."""

_MOST_WIDTH = 60
"""Ems; a page is never wider."""


def showing(image: QImage) -> Paint:
    """The one page that a picture is."""

    def paint(painter: QPainter, _at: int, rect: QRectF) -> None:
        ratio = painter.device().devicePixelRatioF()
        size = (rect.size() * ratio).toSize()
        way = Qt.TransformationMode.SmoothTransformation
        painter.drawImage(rect, image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, way))

    return paint


class Pages(QScrollArea):
    """Arrow keys and page keys move it."""

    def __init__(self, theme: Theme, *, whole: bool = False) -> None:
        """``whole``: a page is no larger than is seen at once."""
        super().__init__()
        self._paper = _Paper(theme, self if whole else None)
        self.setWidget(self._paper)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setAccessibleName(tr("Preview"))

    def show_pages(self, count: int, shape: float, paint: Paint) -> None:
        """Show so many pages; ``shape`` is their height by width."""
        self._paper.show_pages(count, shape, paint)
        self.setAccessibleDescription(shown(counted(count, "page")))

    @property
    def count(self) -> int:
        """How many pages are shown."""
        return self._paper.count


class _Paper(QWidget):
    """The pages on the ground of the window."""

    def __init__(self, theme: Theme, within: Pages | None) -> None:
        super().__init__()
        self._theme, self._within = theme, within
        self.count = 0
        self._shape = 1.0
        self._paint: Paint | None = None
        self._drawn: dict[int, QPixmap] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)

    def show_pages(self, count: int, shape: float, paint: Paint) -> None:
        self.count, self._shape, self._paint = count, shape, paint
        self._drawn.clear()
        self._fit()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as its pages at this width."""
        page = self._page(0)
        return QSize(self._theme.ems(20), self.count * (page.height() + self._gap) + self._gap)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The pages get wider or narrower."""
        if event.size().width() != event.oldSize().width():
            self._drawn.clear()
            self._fit()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The pages that can be seen."""
        painter = QPainter(self)
        for at in range(self.count):
            page = self._page(at)
            if page.intersects(event.rect()):
                painter.drawPixmap(page.topLeft(), self._pixmap(at, page))
                painter.setPen(self._theme.color("edge"))
                painter.drawRect(page.adjusted(-1, -1, 0, 0))
        painter.end()

    @property
    def _gap(self) -> int:
        return self._theme.ems(0.7)

    def _page(self, at: int) -> QRect:
        width = max(1, min(self.width() - 2 * self._gap, self._theme.ems(_MOST_WIDTH)))
        if self._within is not None:
            seen = self._within.viewport().height() - 2 * self._gap
            width = max(1, min(width, int(seen / self._shape)))
        height = round(width * self._shape)
        return QRect((self.width() - width) // 2, self._gap + at * (height + self._gap), width, height)

    def _pixmap(self, at: int, page: QRect) -> QPixmap:
        found = self._drawn.get(at)
        if found is None:
            scale = self.devicePixelRatioF()
            found = QPixmap(page.size() * scale)
            found.setDevicePixelRatio(scale)
            found.fill(QColor("white"))
            painter = QPainter(found)
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            if self._paint is not None:
                self._paint(painter, at, QRectF(0, 0, page.width(), page.height()))
            painter.end()
            self._drawn[at] = found
        return found

    def _fit(self) -> None:
        self.setMinimumHeight(self.sizeHint().height())
        self.updateGeometry()
