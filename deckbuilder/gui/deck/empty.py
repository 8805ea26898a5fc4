"""What stands in the place of the list of a deck without a card: what to do first, and a place for drops."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QFont,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.gui.cards_mime import CardsMime
from deckbuilder.gui.dragging import DropFrame
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.words import Words
from deckbuilder.paper.fonts import NUMERALS
from deckbuilder.paper.signs import painting


class DropHint(Words):
    """Words in a dashed frame."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__(theme, text, wrap=True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMargin(theme.steps(3))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame, then the words."""
        painter = QPainter(self)
        with painting(painter):
            painter.setPen(QPen(self._theme.color("edge"), 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.end()
        super().paintEvent(event)


class EmptyDeck(QWidget):
    """What an empty deck says: one sentence, what to do first, three buttons; cards can be dropped on it."""

    cards_dropped = Signal(object)
    """A ``CardsMime`` for the main deck."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAcceptDrops(True)
        self._frame = DropFrame(self, theme)
        title = Words(
            theme,
            tr("Start with a rank I monster"),
            scale=1.9,
            weight=QFont.Weight.Bold,
            family=NUMERALS,
            wrap=True,
        )
        text = Words(
            theme,
            tr(
                "It sets the colours of the deck. Everything else can come in any order, and an "
                "unfinished or illegal deck saves like any other."
            ),
            wrap=True,
        )
        self.choose = QPushButton(tr("Choose a rank I…"))
        self.choose.setDefault(True)
        self.bring = QPushButton(tr("Import…"))
        self.starter = QPushButton(tr("Open a starter"))
        buttons = Flow()
        buttons.setSpacing(theme.steps(2))
        for button in (self.choose, self.bring, self.starter):
            buttons.addWidget(button)
        drop = DropHint(
            theme,
            tr("Drop cards or a deck file, or paste text\n.deck, list, Deck Log, CSV, Tabletop Simulator"),
        )
        layout = QVBoxLayout(self)
        margin = theme.steps(3.5)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(theme.steps(3))
        layout.addWidget(title)
        layout.addWidget(text)
        layout.addLayout(buttons)
        layout.addWidget(drop)
        layout.addStretch(1)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Cards are welcome, other things go to the window."""
        self._frame.answer(event, None if CardsMime.unpack(event.mimeData()) else "")

    def dropEvent(self, event: QDropEvent) -> None:
        """Start the main deck with these cards."""
        cards = CardsMime.unpack(event.mimeData())
        if cards is None:
            event.ignore()
        else:
            event.acceptProposedAction()
            self.cards_dropped.emit(cards)
