"""The deck panel: tabs of the open decks, notices, monster slots, the head of the main deck, its list."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.decks.deck import Section
from deckbuilder.decks.legality import MAIN_DECK_SIZE
from deckbuilder.gui.bars import NoticeArea
from deckbuilder.gui.describe import tip
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.rows import draw_text
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.words import Words
from deckbuilder.gui.workspace import Workspace
from deckbuilder.paper.fonts import NUMERALS
from deckbuilder.paper.icons import Icon, make_icon
from deckbuilder.paper.signs import painting

from .slots import MonsterSlots
from .view import DeckView


class DeckHead(QWidget):
    """The main deck's count of 50, one tick a card in tens, what is missing or too much as an amber pill."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._count = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        self.show_count(0)

    def show_count(self, count: int) -> None:
        """Show another number of cards."""
        self._count = count
        off = MAIN_DECK_SIZE - count
        words = "complete" if off == 0 else f"{off} missing" if off > 0 else f"{-off} too many"
        self.setAccessibleName(f"Main deck, {count} of {MAIN_DECK_SIZE} cards, {words}")
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        """One line of the large figures."""
        return QSize(self._theme.ems(26), self._theme.ems(2.3))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Title, figure, ruler, column titles."""
        theme, em = self._theme, self._theme.em
        painter = QPainter(self)
        with painting(painter):
            rect = QRectF(self.rect())
            painter.fillRect(rect, theme.color("panel"))
            painter.fillRect(QRectF(0, rect.bottom() - 1, rect.width(), 1), theme.color("rule"))
            x = 0.9 * em
            title = theme.font(scale=1.1, weight=QFont.Weight.DemiBold)
            ink, second = theme.color("text"), theme.color("text2")
            x += draw_text(painter, QRectF(x, 0, 8 * em, rect.height()), "Main deck", title, ink) + 0.7 * em
            figure = theme.font(scale=1.6, weight=QFont.Weight.Bold, family=NUMERALS)
            x += (
                draw_text(painter, QRectF(x, 0, 4 * em, rect.height()), str(self._count), figure, ink)
                + 0.2 * em
            )
            of = theme.font(scale=1.1, family=NUMERALS)
            x += (
                draw_text(painter, QRectF(x, 0, 4 * em, rect.height()), f"/{MAIN_DECK_SIZE}", of, second) + em
            )
            small = theme.font(scale=0.95)
            step = QRectF(rect.right() - 3.0 * em, 0, 2.6 * em, rect.height())
            power = QRectF(step.left() - 4.4 * em, 0, 4.2 * em, rect.height())
            draw_text(painter, step, "Step", small, second, Qt.AlignmentFlag.AlignHCenter)
            draw_text(painter, power, "Power", small, second, Qt.AlignmentFlag.AlignRight)
            self._paint_ruler(painter, x, power.left() - em)
        painter.end()

    def _paint_ruler(self, painter: QPainter, left: float, right: float) -> None:
        theme, em = self._theme, self._theme.em
        pitch = min(0.26 * em, (right - left - 2 * em) / (MAIN_DECK_SIZE + 4))
        if pitch < 1.6:
            return
        top, height = self.height() / 2 - 0.4 * em, 0.8 * em
        x = left
        for tick in range(min(self._count, MAIN_DECK_SIZE)):
            painter.fillRect(QRectF(x, top, 0.55 * pitch, height), theme.color("text"))
            x += pitch + (0.8 * pitch if tick % 10 == 9 else 0)
        off = MAIN_DECK_SIZE - self._count
        if off == 0:
            return
        label = str(off) if off > 0 else f"+{-off}"
        font = theme.font(scale=0.95, weight=QFont.Weight.Bold, family=NUMERALS)
        pill = QRectF(
            x + 0.5 * pitch, top - 0.15 * em, max(1.2, 0.6 * len(label) + 0.5) * em, height + 0.3 * em
        )
        painter.setPen(QPen(theme.color("onsignal"), 1))
        painter.setBrush(theme.color("signal"))
        painter.drawRoundedRect(pill.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        draw_text(painter, pill, label, font, theme.color("onsignal"), Qt.AlignmentFlag.AlignHCenter)


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
    """What an empty deck says: one sentence, what to do first, three buttons."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        title = Words(
            theme,
            "Start with a rank I monster",
            scale=1.9,
            weight=QFont.Weight.Bold,
            family=NUMERALS,
            wrap=True,
        )
        text = Words(
            theme,
            "It sets the colours of the deck. Everything else can come in any order, and an unfinished or "
            "illegal deck saves like any other.",
            wrap=True,
        )
        self.choose = QPushButton("Choose a rank I…")
        self.choose.setDefault(True)
        self.bring = QPushButton("Import…")
        self.starter = QPushButton("Open a starter")
        buttons = QHBoxLayout()
        for button in (self.choose, self.bring, self.starter):
            buttons.addWidget(button)
        buttons.addStretch(1)
        drop = DropHint(
            theme, "Drop a deck file or paste text\n.deck, list, Deck Log, CSV, Tabletop Simulator"
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


class DeckPanel(QWidget):
    """Shows the current deck of a workspace; its wishes go out as signals."""

    tab_close_wanted = Signal(object)
    """The ``OpenDeck`` whose tab should close."""

    def __init__(self, workspace: Workspace, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._theme = services.theme
        self.tabs = QTabBar()
        self.tabs.setAccessibleName("Open decks")
        self.tabs.setMovable(False)
        self.tabs.setExpanding(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.setDocumentMode(True)
        self.new_tab = QPushButton("+")
        self.new_tab.setFlat(True)
        self.new_tab.setAccessibleName("New deck")
        self.new_tab.setToolTip("New deck (Ctrl+N)")
        self.notices = NoticeArea(services.theme)
        self.slots = MonsterSlots(services)
        self.head = DeckHead(services.theme)
        self.view = DeckView(services)
        self.empty = EmptyDeck(services.theme)
        self._body = QStackedWidget()
        self._body.addWidget(self.view)
        self._body.addWidget(self.empty)
        self._scroll = Column()
        self._stack = _stacked(self.notices, self.slots, self.head, self._body)
        self._scroll.set_content(self._stack)
        bar = QHBoxLayout()
        bar.setSpacing(0)
        bar.addWidget(self.tabs)
        bar.addWidget(self.new_tab)
        bar.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(bar)
        layout.addWidget(self._scroll, 1)
        self.notices.grown.connect(lambda: self._scroll.verticalScrollBar().setValue(0))
        workspace.opened.connect(self._on_opened)
        workspace.closed.connect(self._on_closed)
        workspace.current_changed.connect(self._on_current_changed)
        self.tabs.currentChanged.connect(self._on_tab_chosen)
        self._theme.changed.connect(self._restyle)
        self._shown: list[OpenDeck] = []
        self._restyle()

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Show another deck, or the changed one."""
        self.slots.show_deck(deck)
        self.view.show_deck(deck)
        self.head.show_count(deck.deck.count(Section.MAIN) if deck else 0)
        is_empty = deck is not None and not deck.deck.main and not deck.deck.monster
        high = QSizePolicy.Policy.Preferred if is_empty else QSizePolicy.Policy.Ignored
        self.empty.setSizePolicy(QSizePolicy.Policy.Preferred, high)  # hidden, it would keep its height
        self._body.setCurrentWidget(self.empty if is_empty else self.view)

    def focus_part(self, part: QWidget, target: QWidget) -> None:
        """Give a widget of a part the focus and bring the part into view."""
        target.setFocus(Qt.FocusReason.TabFocusReason)
        top = part.mapTo(self._stack, QPoint(0, 0)).y()
        self._scroll.verticalScrollBar().setValue(top)

    def show_tabs(self) -> None:
        """Bring names and modified marks of the tabs up to date."""
        for index, each in enumerate(self._shown):
            self.tabs.setTabText(index, each.title.replace("&", "&&") + (" •" if each.document.dirty else ""))
            where = str(each.path) if each.path else "not saved yet"
            self.tabs.setTabToolTip(index, tip(f"{where}\nmodified" if each.document.dirty else where))

    def _on_opened(self, deck: OpenDeck) -> None:
        self._shown.append(deck)
        self.tabs.blockSignals(True)
        index = self.tabs.addTab(deck.title)
        self.tabs.setTabButton(index, QTabBar.ButtonPosition.RightSide, self._close_button(deck))
        self.tabs.blockSignals(False)

    def _close_button(self, deck: OpenDeck) -> QToolButton:
        button = QToolButton()
        button.setAutoRaise(True)
        button.setIcon(make_icon(Icon.CLOSE, self._theme.scheme, self._theme.ems(1)))
        button.setAccessibleName("Close this deck")
        button.setToolTip("Close (Ctrl+W)")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.tab_close_wanted.emit(deck))
        return button

    def _restyle(self) -> None:
        # With large text in a low window the panel scrolls; it is never too low to read a few lines.
        self._body.setMinimumHeight(self._theme.ems(8))
        self._scroll.setMinimumHeight(max(80, self._theme.ems(5)))
        for index in range(self.tabs.count()):
            button = self.tabs.tabButton(index, QTabBar.ButtonPosition.RightSide)
            if isinstance(button, QToolButton):
                button.setIcon(make_icon(Icon.CLOSE, self._theme.scheme, self._theme.ems(1)))

    def _on_closed(self, deck: OpenDeck) -> None:
        index = self._shown.index(deck)
        self._shown.remove(deck)
        self.tabs.blockSignals(True)
        self.tabs.removeTab(index)
        if self._workspace.current in self._shown:
            self.tabs.setCurrentIndex(self._shown.index(self._workspace.current))
        self.tabs.blockSignals(False)

    def _on_current_changed(self, deck: OpenDeck | None) -> None:
        if deck in self._shown:
            self.tabs.blockSignals(True)
            self.tabs.setCurrentIndex(self._shown.index(deck))
            self.tabs.blockSignals(False)

    def _on_tab_chosen(self, index: int) -> None:
        if 0 <= index < len(self._shown):
            self._workspace.set_current(self._shown[index])


def _stacked(*widgets: QWidget) -> QWidget:
    """The widgets below one another; the last one takes what room there is."""
    holder = QWidget()
    layout = QVBoxLayout(holder)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for widget in widgets:
        layout.addWidget(widget)
    layout.setStretchFactor(widgets[-1], 1)
    return holder
