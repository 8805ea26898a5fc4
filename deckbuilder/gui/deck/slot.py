"""The place of one monster of the monster deck: its face, its keys, what may be dropped on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QApplication,
    QMenu,
    QSizePolicy,
    QToolTip,
    QWidget,
)

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import ROMAN, CardType
from deckbuilder.decks.deck import Section
from deckbuilder.gui.cards_mime import CardsMime
from deckbuilder.gui.describe import card_in_words, tip
from deckbuilder.gui.dragging import drag_cards, tell_refusal
from deckbuilder.gui.menus import add_entry
from deckbuilder.gui.rows import draw_cached_face, draw_text
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.paper.signs import badge_path, draw_numeral, painting

from .model import DeckRow


class Slot(QWidget):
    """The place of one rank. Focusable; takes a monster card of its rank, refuses others with a reason.

    Shift+Enter moves its card to the main deck, as the other way round in the deck list.
    """

    current = Signal(object)
    """The ``Card`` in it, or None, when it gets the focus."""

    removal_wanted = Signal(object)
    """The ``DeckRow`` that should leave the monster deck."""

    find_wanted = Signal(int)
    """Look for a monster of this rank."""

    move_wanted = Signal(object)
    """The ``DeckRow`` that should go to the main deck."""

    cards_dropped = Signal(object)
    """A ``CardsMime`` dropped here; several cards each take the place of their rank."""

    step_wanted = Signal(int)
    """Go to the slot so many further on."""

    def __init__(self, rank: int, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rank = rank
        self.row: DeckRow | None = None
        self._services = services
        self._theme = services.theme
        self._over = False
        self._most = 1000
        self._pressed: QPointF | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_row(None)

    @property
    def card(self) -> Card | None:
        """The card in this place."""
        return self.row.card if self.row else None

    def show_row(self, row: DeckRow | None) -> None:
        """Show another card here, or the empty place."""
        if row != self.row:
            self.row = row
            self.update()
        language = self._services.language
        words = card_in_words(row.card, language) if row and row.card else tr("empty")
        if row and row.problem:
            words = tr("{card}, problem: {problem}", card=words, problem=row.problem)
        name = tr("Monster deck, rank {rank}: {card}", rank=ROMAN[self.rank], card=words)
        self.setAccessibleName(name)
        self.setToolTip("" if row is None else tip(words))
        self.setAccessibleDescription("" if row is None else tr("Delete takes it out"))

    def fit(self, most: int) -> None:
        """Draw the face no wider than this."""
        self._most = most
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """A face of the mini size and room for its focus ring."""
        width = min(self._theme.ems(6.6), self._most)
        return QSize(width + 8, round(width * 88 / 63) + 8)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """The face, or a dashed outline with the rank's mountain."""
        theme = self._theme
        painter = QPainter(self)
        face = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        with painting(painter):
            if self._over:
                painter.fillRect(face, theme.color("sel"))
            if self.card is not None:
                draw_cached_face(painter, face, self.card, self._services)
            else:
                self._paint_empty(painter, face)
            if self.hasFocus() or self._over:
                painter.setPen(QPen(theme.color("focus"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)
        painter.end()

    def _paint_empty(self, painter: QPainter, face: QRectF) -> None:
        theme = self._theme
        painter.setPen(
            QPen(theme.color("edge"), 1, Qt.PenStyle.SolidLine if self._over else Qt.PenStyle.DashLine)
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(face.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        height = 2.2 * theme.em
        badge = QRectF(0, 0, height * 1.34, height)
        badge.moveCenter(QPointF(face.center().x(), face.top() + face.height() * 0.4))
        ink = theme.color("faint")
        painter.setPen(QPen(ink, 1.3))
        painter.drawPath(badge_path(CardType.MONSTER, badge))
        draw_numeral(painter, badge, CardType.MONSTER, ROMAN[self.rank], ink)
        words = QRectF(face.left(), badge.bottom() + 0.4 * theme.em, face.width(), 1.4 * theme.em)
        label = tr("drop") if self._over else tr("empty")
        draw_text(painter, words, label, theme.font(), theme.color("text2"), Qt.AlignmentFlag.AlignHCenter)

    # ---- keys, mouse, drops -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete empties the place, Enter looks for a card for it, arrows go along."""
        match event.key():
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace if self.row:
                self.removal_wanted.emit(self.row)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.row and self._shift(event):
                self.move_wanted.emit(self.row)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self.find_wanted.emit(self.rank)
            case Qt.Key.Key_Left:
                self.step_wanted.emit(-1)
            case Qt.Key.Key_Right:
                self.step_wanted.emit(1)
            case _:
                super().keyPressEvent(event)

    @staticmethod
    def _shift(event: QKeyEvent) -> bool:
        return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Preview the card."""
        super().focusInEvent(event)
        self.current.emit(self.card)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press may become a drag."""
        super().mousePressEvent(event)
        self._pressed = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the card away."""
        if self.row is None or self._pressed is None:
            return
        distance = (event.position() - self._pressed).manhattanLength()
        if distance >= QApplication.startDragDistance():
            self._pressed = None
            drag_cards(self, CardsMime((self.row.number,), Section.MONSTER), self._services)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002
        """Look for a card for an empty place."""
        if self.row is None:
            self.find_wanted.emit(self.rank)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Remove, move, or find one."""
        menu = QMenu(self)
        if self.row is not None:
            row = self.row
            add_entry(menu, tr("Remove from the monster deck"), lambda: self.removal_wanted.emit(row))
            add_entry(menu, tr("Move to the main deck"), lambda: self.move_wanted.emit(row))
        find = tr("Find a rank {rank} monster", rank=ROMAN[self.rank])
        add_entry(menu, find, lambda: self.find_wanted.emit(self.rank))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(event.globalPos())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome a monster of this rank; say at the pointer why another card does not fit."""
        reason = self._refusal(event)
        self._over = reason is None
        self.update()
        if reason is None:
            event.acceptProposedAction()
        else:
            event.ignore()
            tell_refusal(self, event, reason)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: ARG002
        """Back to rest."""
        self._over = False
        QToolTip.hideText()
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the card here."""
        self._over = False
        self.update()
        cards = CardsMime.unpack(event.mimeData())
        if cards is not None:
            event.acceptProposedAction()
            self.cards_dropped.emit(cards)

    def _refusal(self, event: QDragEnterEvent) -> str | None:
        cards = CardsMime.unpack(event.mimeData())
        if cards is None:
            return ""
        ranks: list[int] = []
        for number in cards.numbers:
            card = self._services.catalogue.get(number)
            if card is None or card.type is not CardType.MONSTER:
                return tr("Only a monster card goes into the monster deck")
            if card.rank in ranks:
                return tr("Two cards are rank {rank}, and its place takes one card", rank=card.rank_label)
            ranks.append(card.rank)
        if len(ranks) == 1 and ranks[0] != self.rank:
            return tr(
                "This place is for rank {rank}, the card is rank {other}",
                rank=ROMAN[self.rank],
                other=ROMAN[ranks[0]],
            )
        return None
