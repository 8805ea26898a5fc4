"""The cards of one place: a list in their order, a line to add one, keys and buttons to move and remove."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.engine.plain import parted
from deckbuilder.engine.scenario import Numbers
from deckbuilder.gui.describe import tip
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.named import named
from deckbuilder.gui.widgets.words import Words

from .card_line import CardLine, title_of
from .draft import Draft
from .spots import (
    STACKS,
    Pile,
    Spot,
    all_spots,
    cards_at,
    name_of,
    order_of,
    spot_of_fault,
    turn_placed,
    with_cards,
    with_turn_placed,
)

_NUMBER = int(Qt.ItemDataRole.UserRole)
_ON_FRONT = STACKS | {Pile.DISCARD}
"""Where a card that is added comes first."""


class PileEditor(QWidget):
    """Shows the place that was chosen, here or on the board."""

    spot_chosen = Signal(object)
    """A ``Spot`` was chosen in the list of places."""

    def __init__(self, draft: Draft, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft, self._services = draft, services
        self.spot = Spot(0, Pile.MONSTER)
        theme = services.theme
        self.place = QComboBox()
        named(self.place, tr("Place"))
        self._spots = [*all_spots(0), *all_spots(1)]
        for spot in self._spots:
            self.place.addItem(name_of(spot))
        self.place.setMaxVisibleItems(len(self._spots))
        self.order = Words(theme, scale=0.9, tone="text2", wrap=True)
        self.cards = _Cards(theme)
        self.line = CardLine(services)
        self.problem = Words(theme, tone="signaltext", wrap=True)
        self.add = QPushButton(tr("&Add"))
        self.up = QPushButton(tr("&Up"))
        self.down = QPushButton(tr("D&own"))
        self.remove = QPushButton(tr("&Remove"))
        self.turn = QSpinBox()
        self.turn.setRange(0, 999)
        self._turn_label = QLabel(tr("Placed on &turn"))
        self._turn_label.setBuddy(self.turn)
        self._refusal = ""
        self._showing = False
        self._build()
        self._wire()
        self.show_spot(self.spot)

    def show_spot(self, spot: Spot) -> None:
        """Show another place."""
        self.spot = spot
        self._refusal = ""
        self.line.clear()
        self.line.offer_for(spot.pile)
        self.refresh()

    def refresh(self) -> None:
        """Show what lies there now and what is wrong with it."""
        scenario, spot, services = self._draft.scenario, self.spot, self._services
        faulty = {spot_of_fault(parted(fault)[0]) for fault in self._draft.faults}
        self._showing = True
        for at, each in enumerate(self._spots):
            count = len(cards_at(scenario, each))
            name = tr("{place} ({count})", place=name_of(each), count=count) if count else name_of(each)
            self.place.setItemText(at, tr("{place} – problem", place=name) if each in faulty else name)
        self.place.setCurrentIndex(self._spots.index(spot))
        self.order.setText(order_of(spot.pile))
        self.cards.setAccessibleName(name_of(spot))
        self.cards.show_cards([(card, title_of(card, services)) for card in cards_at(scenario, spot)])
        placed = turn_placed(scenario, spot) if spot.pile is Pile.STRATEGY else None
        for widget in (self._turn_label, self.turn):
            widget.setVisible(placed is not None)
        self.turn.setValue(placed or 0)
        self._showing = False
        self._enable()
        self._show_problem()

    # ---- inside -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        theme = self._services.theme
        self.cards.setMinimumHeight(theme.ems(6))
        for button in (self.add, self.up, self.down, self.remove):
            button.setAutoDefault(False)
        self.up.setToolTip(tr("Alt+Up"))
        self.down.setToolTip(tr("Alt+Down"))
        self.remove.setToolTip(tr("Delete"))
        self.problem.setAccessibleName(tr("What is wrong here"))
        buttons = QWidget()
        flow = Flow(buttons)
        flow.setContentsMargins(0, 0, 0, 0)
        flow.setSpacing(theme.steps(1.5))
        for button in (self.add, self.up, self.down, self.remove):
            flow.addWidget(button)
        turn = QHBoxLayout()
        turn.addWidget(self._turn_label)
        turn.addWidget(self.turn)
        turn.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.steps(1.5))
        layout.addWidget(self.place)
        layout.addWidget(self.order)
        layout.addWidget(self.cards, 1)
        layout.addWidget(self.line)
        layout.addWidget(buttons)
        layout.addLayout(turn)
        layout.addWidget(self.problem)

    def _wire(self) -> None:
        self.place.activated.connect(lambda at: self.spot_chosen.emit(self._spots[at]))
        self.line.named.connect(self._add)
        self.line.refused.connect(self._on_refused)
        self.add.clicked.connect(self.line.add)
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))
        self.remove.clicked.connect(self._remove)
        self.cards.remove_wanted.connect(self._remove)
        self.cards.move_wanted.connect(self._move)
        self.cards.reordered.connect(self._set)
        self.cards.currentRowChanged.connect(lambda _: self._enable())
        self.turn.valueChanged.connect(self._on_turn)

    def _set(self, cards: Numbers) -> None:
        self._draft.edit(with_cards(self._draft.scenario, self.spot, cards))

    def _add(self, number: str, count: int) -> None:
        held = cards_at(self._draft.scenario, self.spot)
        added = (number,) * count
        front = self.spot.pile in _ON_FRONT
        self._refusal = ""
        self._set((*added, *held) if front else (*held, *added))
        self.cards.setCurrentRow(0 if front else self.cards.count() - 1)

    def _remove(self) -> None:
        row, held = self.cards.currentRow(), cards_at(self._draft.scenario, self.spot)
        if 0 <= row < len(held):
            self._set((*held[:row], *held[row + 1 :]))
            self.cards.setCurrentRow(min(row, self.cards.count() - 1))

    def _move(self, by: int) -> None:
        row, held = self.cards.currentRow(), list(cards_at(self._draft.scenario, self.spot))
        if 0 <= row < len(held) and 0 <= row + by < len(held):
            held[row], held[row + by] = held[row + by], held[row]
            self._set(tuple(held))
            self.cards.setCurrentRow(row + by)

    def _on_turn(self, turn: int) -> None:
        if not self._showing:
            field = f"turn {self.spot}"
            self._draft.edit(with_turn_placed(self._draft.scenario, self.spot, turn), field)

    def _on_refused(self, why: str) -> None:
        self._refusal = why
        self._show_problem()

    def _enable(self) -> None:
        row, count = self.cards.currentRow(), self.cards.count()
        self.remove.setEnabled(row >= 0)
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < count - 1)

    def _show_problem(self) -> None:
        faults = map(parted, self._draft.faults)
        lines = [shown(what) for where, what in faults if spot_of_fault(where) == self.spot]
        lines = [self._refusal, *lines] if self._refusal else lines
        self.problem.setText("\n".join(lines))
        self.problem.setVisible(bool(lines))


class _Cards(QListWidget):
    """The cards in order; they can be dragged among themselves."""

    remove_wanted = Signal()
    move_wanted = Signal(int)
    """One place up (-1) or down (1)."""

    reordered = Signal(object)
    """The numbers in the order in which they lie after a drag."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setTabKeyNavigation(False)
        self.setUniformItemSizes(True)
        # The list may not be filled anew while it still drops.
        self._dropped = QTimer(self, singleShot=True, interval=0)
        self._dropped.timeout.connect(self._on_moved)
        self.model().rowsMoved.connect(lambda: self._dropped.start())

    def show_cards(self, cards: list[tuple[str, str]]) -> None:
        """Show numbers with their titles; the cursor stays where it was."""
        row = self.currentRow()
        self.blockSignals(True)
        self.clear()
        for number, title in cards:
            item = QListWidgetItem(title)
            item.setData(_NUMBER, number)
            item.setToolTip(tip(title))
            item.setSizeHint(QSize(0, max(24, self._theme.ems(1.8))))
            self.addItem(item)
        if cards:
            self.setCurrentRow(max(0, min(row, len(cards) - 1)))
        self.blockSignals(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete removes, Alt with an arrow moves."""
        key, alt = event.key(), event.modifiers() & Qt.KeyboardModifier.AltModifier
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove_wanted.emit()
        elif alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_wanted.emit(-1 if key == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)

    def _on_moved(self) -> None:
        self.reordered.emit(tuple(str(self.item(row).data(_NUMBER)) for row in range(self.count())))
