"""The monster deck as four places I to IV with the traits that join them; a break shows where it breaks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import ROMAN, CardType, Region
from deckbuilder.cards.search.syntax import quote
from deckbuilder.decks.deck import Entry, Section
from deckbuilder.decks.legality import can_rank_up, shared_traits
from deckbuilder.gui.cards_mime import CardsMime
from deckbuilder.gui.describe import card_in_words, shown_name, tip
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.rows import draw_cached_face, draw_text
from deckbuilder.gui.services import Services
from deckbuilder.gui.widgets.sign import SignLabel
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.paper.fonts import NUMERALS
from deckbuilder.paper.signs import StateSign, badge_path, draw_numeral, painting

from .model import DeckRow, monster_slots


class Slot(QWidget):
    """The place of one rank. Focusable; takes a monster card of its rank, refuses others with a reason."""

    current = Signal(object)
    """The ``Card`` in it, or None, when it gets the focus."""

    removal_wanted = Signal(object)
    """The ``DeckRow`` that should leave the monster deck."""

    find_wanted = Signal(int)
    """Look for a monster of this rank."""

    cards_dropped = Signal(object)
    """A ``CardsMime`` dropped here."""

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
        self.row = row
        words = card_in_words(row.card) if row and row.card else "empty"
        problem = f", problem: {row.problem}" if row and row.problem else ""
        self.setAccessibleName(f"Monster deck, rank {ROMAN[self.rank]}: {words}{problem}")
        self.setToolTip("" if row is None else tip(f"{words}{problem}"))
        self.update()

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
        label = "drop" if self._over else "empty"
        draw_text(painter, words, label, theme.font(), theme.color("text2"), Qt.AlignmentFlag.AlignHCenter)

    # ---- keys, mouse, drops -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete empties the place, Enter looks for a card for it, arrows go along."""
        match event.key():
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace if self.row:
                self.removal_wanted.emit(self.row)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self.find_wanted.emit(self.rank)
            case Qt.Key.Key_Left:
                self.step_wanted.emit(-1)
            case Qt.Key.Key_Right:
                self.step_wanted.emit(1)
            case _:
                super().keyPressEvent(event)

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
            drag = QDrag(self)
            drag.setMimeData(CardsMime.pack([self.row.number], Section.MONSTER))
            self._pressed = None
            drag.exec(Qt.DropAction.CopyAction | Qt.DropAction.MoveAction)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002
        """Look for a card for an empty place."""
        if self.row is None:
            self.find_wanted.emit(self.rank)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Remove, or find one."""
        menu = QMenu(self)
        if self.row is not None:
            row = self.row
            menu.addAction("Remove from the monster deck", lambda: self.removal_wanted.emit(row))
        menu.addAction(f"Find a rank {ROMAN[self.rank]} monster", lambda: self.find_wanted.emit(self.rank))
        menu.popup(event.globalPos())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome a monster of this rank; say at the pointer why another card does not fit."""
        reason = self._refusal(event)
        if reason is None:
            event.acceptProposedAction()
            self._over = True
            self.update()
        else:
            if reason:
                QToolTip.showText(self.mapToGlobal(event.position().toPoint()), reason, self)
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: ARG002
        """Back to rest."""
        self._over = False
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
        if len(cards.numbers) != 1:
            return "A place takes one card at a time"
        card = self._services.catalogue.get(cards.numbers[0])
        if card is None or card.type is not CardType.MONSTER:
            return "Only a monster card goes into the monster deck"
        if card.rank != self.rank:
            return f"This place is for rank {ROMAN[self.rank]}, the card is rank {card.rank_label}"
        return None


class Link(QWidget):
    """What joins two neighbours: an arrow under the shared trait, or a dotted line with a boxed cross."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = services.theme
        self._label = ""
        self._state = "open"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(self._theme.ems(3))

    @property
    def state(self) -> str:
        """``open`` with an empty neighbour, ``joined``, or ``broken``."""
        return self._state

    def show_link(self, state: str, label: str) -> None:
        """Show another state and what stands over the arrow."""
        self._state, self._label = state, label
        self.setToolTip(label)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the arrow or the break."""
        theme, em = self._theme, self._theme.em
        painter = QPainter(self)
        with painting(painter):
            middle, left, right = self.height() / 2, 2.0, self.width() - 2.0
            ink = theme.color("text" if self._state != "open" else "edge")
            style = Qt.PenStyle.SolidLine if self._state == "joined" else Qt.PenStyle.DotLine
            painter.setPen(QPen(ink, 1.3, style))
            painter.drawLine(QPointF(left, middle), QPointF(right, middle))
            painter.setPen(QPen(ink, 1.3))
            if self._state == "joined":
                painter.drawPolyline(
                    [QPointF(right - 5, middle - 4), QPointF(right, middle), QPointF(right - 5, middle + 4)]
                )
            elif self._state == "broken":
                box = QRectF(0, 0, 1.3 * em, 1.3 * em)
                box.moveCenter(QPointF(self.width() / 2, middle))
                painter.fillRect(box, theme.color("base"))
                painter.drawRect(box)
                inner = box.adjusted(0.35 * em, 0.35 * em, -0.35 * em, -0.35 * em)
                painter.drawLine(inner.topLeft(), inner.bottomRight())
                painter.drawLine(inner.topRight(), inner.bottomLeft())
            self._paint_label(painter, middle)
        painter.end()

    def _paint_label(self, painter: QPainter, middle: float) -> None:
        if not self._label:
            return
        theme, em = self._theme, self._theme.em
        font = theme.font(scale=0.9, weight=QFont.Weight.DemiBold, family=NUMERALS)
        space = QRectF(0, middle - 2.6 * em, self.width(), 2.4 * em)
        painter.setFont(font)
        painter.setPen(theme.color("text"))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap
        metrics = QFontMetricsF(font)
        elide = Qt.TextElideMode.ElideRight
        label = " ".join(metrics.elidedText(word, elide, space.width()) for word in self._label.split())
        if metrics.boundingRect(space, int(flags), label).height() > space.height():
            label = metrics.elidedText(label, elide, space.width())
        painter.drawText(space, int(flags), label)


class MonsterSlots(QWidget):
    """The head line, the four slots with their links, and under them the sentence about a break."""

    card_current = Signal(object)
    removal_wanted = Signal(object)
    cards_dropped = Signal(object)
    find_wanted = Signal(str)
    """A search text that finds what is missing."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._theme = services.theme
        theme = services.theme
        self._title = Words(theme, "Monster deck", scale=1.1, weight=STRONG)
        self._count, self._chain = Words(theme, tone="text2"), Words(theme, tone="text2")
        self._sign = SignLabel(services.theme, StateSign.DONE, ems=1.2)
        self.slots = [Slot(rank, services) for rank in ROMAN]
        self.links = [Link(services) for _ in range(3)]
        self._sentence = Words(theme, wrap=True)
        self._find = QPushButton()
        self._query = ""
        self._region = Region.EN
        self._find.clicked.connect(lambda: self.find_wanted.emit(self._query))
        for slot in self.slots:
            slot.current.connect(self.card_current)
            slot.removal_wanted.connect(self.removal_wanted)
            slot.cards_dropped.connect(self.cards_dropped)
            slot.find_wanted.connect(self._on_find_wanted)
            slot.step_wanted.connect(lambda step, slot=slot: self._step(slot, step))
        self._build()
        self._theme.changed.connect(self._restyle)
        services.pictures.changed.connect(self._restyle)
        self._restyle()

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Show the monster deck of a deck, or of the changed one."""
        rows = monster_slots(deck, self._services)[0] if deck else {}
        self._region = deck.format.region if deck else Region.EN
        for slot in self.slots:
            slot.show_row(rows.get(slot.rank))
        count = deck.deck.count(Section.MONSTER) if deck else 0
        self._count.setText(f"{count} of 4")
        self._show_chain(deck)

    def chosen_rows(self) -> list[DeckRow]:
        """The monster in the place that has the focus."""
        return [slot.row for slot in self.slots if slot.hasFocus() and slot.row is not None]

    def chosen_entries(self) -> dict[Section, list[Entry]]:
        """The same for the clipboard."""
        return {Section.MONSTER: [Entry(row.number) for row in self.chosen_rows()]}

    def fit(self, height: int) -> None:
        """Be small in a low window, so that the list below keeps its room."""
        for slot in self.slots:
            slot.fit(round(0.115 * height))

    # ---- inside -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        theme = self._theme
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addWidget(self._count)
        head.addStretch(1)
        head.addWidget(self._sign)
        head.addWidget(self._chain)
        row = QHBoxLayout()
        row.setSpacing(0)
        for number, slot in enumerate(self.slots):
            row.addWidget(slot)
            if number < len(self.links):
                row.addWidget(self.links[number], 1)
        foot = QHBoxLayout()
        foot.addWidget(self._sentence, 1)
        foot.addWidget(self._find)
        layout = QVBoxLayout(self)
        margin = theme.steps(3)
        layout.setContentsMargins(margin, theme.steps(2), margin, theme.steps(2))
        layout.setSpacing(theme.steps(1))
        layout.addLayout(head)
        layout.addLayout(row)
        layout.addLayout(foot)

    def _show_chain(self, deck: OpenDeck | None) -> None:
        broken = ""
        whole = True
        for link, low, high in zip(self.links, self.slots, self.slots[1:], strict=False):
            if deck is None or low.card is None or high.card is None:
                link.show_link("open", "")
                whole = False
                continue
            region = self._region
            traits = shared_traits(low.card, high.card, region)
            if traits or can_rank_up(low.card, high.card, region):
                words = (
                    traits[0] if len(traits) == 1 else f"{len(traits)} traits" if traits else "by its text"
                )
                link.show_link("joined", words)
                continue
            whole = False
            link.show_link("broken", "none")
            if not broken:
                broken = ROMAN[high.rank]
                names = " or ".join(low.card.traits_in(region)) or shown_name(low.card.name)
                self._sentence.setText(
                    f"{broken} shares no trait with {names}: a counter at {ROMAN[low.rank]} loses the game."
                )
                self._query = _find_query(high.rank, low.card, region)
                trait = next(iter(low.card.traits_in(region)), "monster")
                self._find.setText(f"Find a rank {broken} {trait}".replace("&", "&&"))
        self._sentence.setVisible(bool(broken))
        self._find.setVisible(bool(broken))
        self._sign.setVisible(whole or bool(broken))
        self._sign.show_sign(StateSign.ADVICE if broken else StateSign.DONE)
        self._chain.setText(
            f"Chain breaks at {broken}" if broken else "Rank-up chain complete" if whole else ""
        )

    def _on_find_wanted(self, rank: int) -> None:
        below = next((slot.card for slot in self.slots if slot.rank == rank - 1), None)
        self.find_wanted.emit(_find_query(rank, below, self._region))

    def _step(self, slot: Slot, step: int) -> None:
        place = self.slots.index(slot) + step
        if 0 <= place < len(self.slots):
            self.slots[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _restyle(self) -> None:
        for slot in self.slots:
            slot.updateGeometry()
            slot.update()


def _find_query(rank: int, below: Card | None, region: Region) -> str:
    """The search for a monster of a rank that ranks up from the one below."""
    traits = below.traits_in(region) if below else ()
    return f"t:monster r:{rank}" + (f" tr:{quote(traits[0])}" if traits else "")
