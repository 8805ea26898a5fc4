"""Every card at every place as a dot: lines or patches in the grain are what an unfair shuffler leaves."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QImage, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from deckbuilder.gui.describe import tip
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.paper.palette import mix
from deckbuilder.paper.signs import painting
from deckbuilder.play.shuffles import Shuffles

ENDS = 4.0
"""Standard deviations from what is expected at which a dot is as pale or as strong as it gets."""


class ShuffleMap(QWidget):
    """Cards of the list downwards, places from the top across; a dot tells its count when pointed at."""

    def __init__(self, theme: Theme, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._names = names
        self._report: Shuffles | None = None
        self._image: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Map of the shuffles"))
        theme.changed.connect(self._on_theme)

    def show_report(self, report: Shuffles, verdict: str) -> None:
        """Show other counts; ``verdict`` is what a screen reader hears of them."""
        self._report = report
        self.setAccessibleDescription(verdict)
        self._on_theme()

    def sizeHint(self) -> QSize:
        """A square, and lines for the words."""
        return QSize(self._theme.ems(32), self._theme.ems(36))

    def minimumSizeHint(self) -> QSize:
        """A dot must be seen."""
        return QSize(self._theme.ems(16), self._theme.ems(18))

    def words_at(self, place: QPointF) -> str:
        """What a dot stands for; empty beside the map."""
        report, square = self._report, self._square()
        if report is None or not square.contains(place):
            return ""
        side = square.width() / report.size
        across, down = int((place.x() - square.x()) / side), int((place.y() - square.y()) / side)
        if not (0 <= across < report.size and 0 <= down < report.size):
            return ""
        return tr(
            "{card}, place {place} from the top: {times} times, {expected} expected",
            card=self._names[down] if self._names else tr("Card {place} of the list", place=down + 1),
            place=across + 1,
            times=f"{report.counts[down][across]:,}",
            expected=f"{report.expected:,.0f}",
        )

    def event(self, event: QEvent) -> bool:
        """Tell the dot under the pointer."""
        if isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), tip(self.words_at(QPointF(event.pos()))), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the dots, the names of the sides and the scale."""
        if self._image is None:
            return
        theme, em, square = self._theme, self._theme.em, self._square()
        painter = QPainter(self)
        with painting(painter):
            painter.drawImage(square, self._image)
            painter.setPen(theme.color("text2"))
            painter.setFont(theme.font(0.9))
            painter.drawText(
                QRectF(square.x(), 0, square.width(), 1.6 * em),
                int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
                tr("Place in the deck, from the top"),
            )
            painter.save()
            painter.translate(0, square.bottom())
            painter.rotate(-90)
            painter.drawText(
                QRectF(0, 0, square.height(), 1.6 * em),
                int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter),
                tr("Card of the list"),
            )
            painter.restore()
            self._draw_scale(painter, square)
        painter.end()

    # ---- inside -------------------------------------------------------------------------------------------

    def _draw_scale(self, painter: QPainter, square: QRectF) -> None:
        em = self._theme.em
        line = QRectF(square.x(), square.bottom() + 0.6 * em, square.width(), 1.5 * em)
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        metrics = painter.fontMetrics()
        low, high = tr("less often"), tr("more often")
        left, right = (metrics.horizontalAdvance(words) + 0.6 * em for words in (low, high))
        bar = QRectF(line.x() + left, line.y() + 0.35 * em, max(0.0, line.width() - left - right), 0.8 * em)
        painter.drawText(line, middle | int(Qt.AlignmentFlag.AlignLeft), low)
        painter.drawText(line, middle | int(Qt.AlignmentFlag.AlignRight), high)
        ramp = QLinearGradient(bar.topLeft(), bar.topRight())
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            ramp.setColorAt(share, self._shade(share))
        painter.fillRect(bar, ramp)
        note = QRectF(square.x(), line.bottom(), square.width(), 3.4 * em)
        painter.drawText(
            note,
            int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap),
            tr("An even grain is fair. Lines, patches or a pale or dark corner are not."),
        )

    def _square(self) -> QRectF:
        em = self._theme.em
        side = max(0.0, min(self.width() - 2.0 * em, self.height() - 7.5 * em))
        return QRectF(1.8 * em, 1.8 * em, side, side)

    def _shade(self, share: float) -> QColor:
        pale, strong = (self._theme.color(name).name() for name in ("base", "text"))
        return QColor(mix(pale, strong, share))

    def _on_theme(self) -> None:
        report = self._report
        if report is not None:
            self._image = QImage(report.size, report.size, QImage.Format.Format_RGB32)
            shades = [self._shade(step / 64).rgb() for step in range(65)]
            expected = report.expected
            # One standard deviation of a count: each shuffle hits or misses.
            deviation = math.sqrt(expected * (1 - 1 / report.size)) or 1.0
            for down, row in enumerate(report.counts):
                for across, times in enumerate(row):
                    share = 0.5 + (times - expected) / deviation / (2 * ENDS)
                    self._image.setPixel(across, down, shades[round(64 * min(1.0, max(0.0, share)))])
        self.updateGeometry()
        self.update()
