"""The palette itself: a line over the window with the list of what the letters mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.card import Card
from deckbuilder.decks.deck import Section
from deckbuilder.gui.describe import called, tip
from deckbuilder.gui.rows import Inks, draw_rank, draw_tags, draw_text, fill_row
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.words import MEDIUM, Words

from .entries import (
    Entry,
    at_first,
    card_entry,
    commands,
    find,
    open_decks,
    recent_decks,
    words_of,
)

if TYPE_CHECKING:
    from deckbuilder.gui.window import MainWindow

ENTRY_ROLE = Qt.ItemDataRole.UserRole
MOST_USED = 12
"""So many of the things used last are remembered."""

ROWS = 12
"""So many rows are seen at once."""

Index = QModelIndex | QPersistentModelIndex


class _Model(QAbstractListModel):
    """The entries found."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self.entries: list[Entry] = []

    def show(self, entries: Sequence[Entry]) -> None:
        """Show other entries."""
        self.beginResetModel()
        self.entries = list(entries)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many there are."""
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's own
        """The entry, its title, and the whole row in words."""
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return entry.title
            case Qt.ItemDataRole.AccessibleTextRole:
                return words_of(entry, self._services)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(words_of(entry, self._services))
            case _:
                return entry if role == ENTRY_ROLE else None


class _Delegate(QStyledItemDelegate):
    """Title on the left; what it is and its key on the right."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = services.theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """As high as a row of a table (LOOK 5)."""
        return QSize(self._theme.ems(20), max(24, self._theme.ems(2.2)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        theme = self._theme
        entry: Entry = index.data(ENTRY_ROLE)
        rect = QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        fill_row(painter, rect, theme, selected=selected, focused=False)
        inks = Inks.of(theme, selected)
        inner = rect.adjusted(theme.steps(3), 0, -theme.steps(3), 0)
        right = inner.right()
        if entry.card is not None:
            right = self._draw_card(painter, inner, entry.card, inks)
        else:
            right = self._draw_second(painter, inner, entry, inks)
        title = QRectF(inner.left(), inner.top(), right - inner.left() - theme.steps(2), inner.height())
        ink = inks.text if entry.enabled else inks.second
        weight = MEDIUM if entry.enabled else theme.font().weight()
        text = f"✓ {entry.title}" if entry.ticked else entry.title
        draw_text(painter, title, text, theme.font(weight=weight), ink)
        painter.restore()

    def _draw_card(self, painter: QPainter, inner: QRectF, card: Card, inks: Inks) -> float:
        """Number, badge and colours from the right; where they begin."""
        theme = self._theme
        font = theme.font()
        number, badge, tags = theme.ems(6), theme.ems(2.4), theme.ems(1.3) * len(card.colors)
        place = QRectF(inner.right() - number, inner.top(), number, inner.height())
        draw_text(painter, place, card.number, font, inks.second, Qt.AlignmentFlag.AlignRight)
        place = QRectF(place.left() - badge, inner.top(), badge, inner.height())
        draw_rank(painter, place, card, theme, inks.text)
        place = QRectF(place.left() - tags - theme.steps(1), inner.top(), tags, inner.height())
        draw_tags(painter, place, card, theme)
        return place.left()

    def _draw_second(self, painter: QPainter, inner: QRectF, entry: Entry, inks: Inks) -> float:
        """The key from the right, before it what the entry is; where they begin."""
        theme, font, right = self._theme, self._theme.font(), inner.right()
        second = entry.where if entry.enabled else entry.why_not or entry.where
        for text, width in ((entry.keys, theme.ems(8.5)), (second, 0.45 * inner.width())):
            place = QRectF(right - width, inner.top(), width, inner.height())
            draw_text(painter, place, text, font, inks.second, Qt.AlignmentFlag.AlignRight)
            right -= width
        used = min(0.45 * inner.width(), QFontMetricsF(font).horizontalAdvance(second))
        return inner.right() - theme.ems(8.5) - used


class Palette(QFrame):
    """Lies over the top of its window while it is open. Letters go to the line, arrows to the list."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._services = window.services
        self._entries: list[Entry] = []
        self._cards: list[Entry] | None = None
        window.services.data.replaced.connect(self._on_data_replaced)
        self._before: QWidget | None = None
        theme = window.services.theme
        self.setAutoFillBackground(True)
        self.setAccessibleName(tr("Go to anything"))
        self.line = QLineEdit()
        self.line.setPlaceholderText(tr("A command, a card or a deck"))
        self.line.setAccessibleName(tr("Go to a command, a card or a deck"))
        self.line.setMaxLength(100)
        self.list = QListView()
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(tr("What was found"))
        self.model_ = _Model(self._services, self)
        self.list.setModel(self.model_)
        self.list.setItemDelegate(_Delegate(self._services, self))
        self.hint = Words(theme, scale=0.92, tone="text2", wrap=True)
        self._whole = QVBoxLayout(self)
        self._whole.addWidget(self.line)
        self._whole.addWidget(self.list)
        self._whole.addWidget(self.hint)
        self.line.installEventFilter(self)
        window.installEventFilter(self)
        self.line.textChanged.connect(self._search)
        self.list.clicked.connect(lambda index: self.choose(index.data(ENTRY_ROLE)))
        self.list.selectionModel().currentChanged.connect(self._on_current)
        theme.changed.connect(self._place)
        self.hide()

    # ---- opening and closing ------------------------------------------------------------------------------

    def open(self) -> None:
        """Open with an empty line, or close if it is open."""
        if self.isVisible():
            self.leave()
            return
        self._before = QApplication.focusWidget()
        window = self._window
        self._entries = [
            *open_decks(window.workspace),
            *commands(window.menus),
            *recent_decks(window.files, window.workspace),
        ]
        self.line.clear()
        self._search("")
        self._place()
        self.show()
        self.raise_()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def leave(self) -> None:
        """Close and give the focus back."""
        before, self._before = self._before, None
        self.hide()
        if before is not None and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- finding ------------------------------------------------------------------------------------------

    @property
    def current(self) -> Entry | None:
        """The chosen entry."""
        entry = self.list.currentIndex().data(ENTRY_ROLE)
        return entry if isinstance(entry, Entry) else None

    def _search(self, typed: str) -> None:
        used = self._services.settings.palette_used
        if typed.strip():
            exactly = self._services.catalogue.get(typed)
            found = find(typed, [*self._entries, *self._all_cards()], used, exactly=exactly)
        else:
            found = at_first(self._entries, used, self._used_cards(used))
        self.model_.show(found)
        self.list.setVisible(bool(found))
        if found:
            self.list.setCurrentIndex(self.model_.index(0))
            self.list.scrollToTop()
        else:
            self._say(tr("Nothing is called so."))
        self._place()

    def _on_data_replaced(self) -> None:
        self._cards = None

    def _all_cards(self) -> list[Entry]:
        if self._cards is None:
            go_to = self._window.commands.go_to
            cards = self._services.catalogue.cards
            self._cards = [card_entry(card, self._services, go_to) for card in cards]
        return self._cards

    def _used_cards(self, used: Sequence[str]) -> dict[str, Entry]:
        found = (self._services.catalogue.get(key[5:]) for key in used if key.startswith("card:"))
        entries = (card_entry(card, self._services, self._window.commands.go_to) for card in found if card)
        return {entry.key: entry for entry in entries}

    # ---- doing --------------------------------------------------------------------------------------------

    def choose(self, entry: Entry | None) -> None:
        """Do what an entry stands for; one that is off says why."""
        if entry is None:
            return
        if not entry.enabled:
            self._say(entry.why_not or tr("{command} cannot be chosen now.", command=entry.title))
            return
        self._remember(entry)
        self.leave()
        entry.act()

    def _add(self, entry: Entry | None, section: Section) -> None:
        """Add a card and stay, for the next one."""
        if entry is None or entry.card is None:
            return
        self._remember(entry)
        self._window.card_edits.add([entry.card], section)
        deck = self._window.workspace.current
        copies = deck.deck.copies()[entry.card.number] if deck else 0
        name = called(entry.card, self._services.language)
        self._say(tr("{card}: {count} in the deck", card=name, count=copies))

    def _remember(self, entry: Entry) -> None:
        settings = self._services.settings
        others = [key for key in settings.palette_used if key != entry.key]
        settings.palette_used = [entry.key, *others][:MOST_USED]

    def _say(self, text: str) -> None:
        self.hint.setText(text)
        self._announce(text)
        self._place()

    def _on_current(self, index: Index) -> None:
        entry = index.data(ENTRY_ROLE)
        if not isinstance(entry, Entry):
            return
        words = words_of(entry, self._services)
        self.line.setAccessibleDescription(words)
        if entry.card is not None:
            hint = tr("Enter: go to the card. Ctrl+Enter: add it. Shift+Enter: into the monster deck.")
        else:
            hint = entry.why_not or tr("Enter: do it. Escape: close.")
        self.hint.setText(hint)
        self._announce(words)

    def _announce(self, words: str) -> None:
        """Tell a screen reader, whose place stays in the line."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.list, words))

    # ---- looks --------------------------------------------------------------------------------------------

    def _place(self) -> None:
        theme, window = self._services.theme, self._window
        inset = theme.steps(2)
        self._whole.setContentsMargins(inset, inset, inset, inset)
        self._whole.setSpacing(theme.steps(1.5))
        top = window.menuBar().height() + theme.steps(2)
        width = min(theme.ems(48), window.width() - theme.ems(2))
        self.list.setFixedHeight(self._list_height(window.height() - top, width))
        self.hint.setMinimumHeight(max(0, self.hint.heightForWidth(width - 2 * inset)))
        self.setGeometry((window.width() - width) // 2, top, width, self._whole.totalMinimumSize().height())

    def _list_height(self, room: int, width: int) -> int:
        row = self.list.sizeHintForRow(0) if self.model_.entries else 0
        inset = 2 * self._services.theme.steps(2) + 2 * self._services.theme.steps(1.5)
        others = self.line.sizeHint().height() + max(0, self.hint.heightForWidth(width)) + inset
        return min(ROWS, len(self.model_.entries), max(1, (room - others) // max(1, row))) * row

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """An edge of ink, for what lies over the window."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._services.theme.color("base"))
        painter.setPen(QPen(self._services.theme.color("text"), 2))
        painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()

    # ---- events -------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the line that mean the list; a window of another size; a focus that goes elsewhere."""
        if watched is self._window:
            if event.type() is QEvent.Type.Resize and self.isVisible():
                self._place()
            return False
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return self._on_key(event)
        if isinstance(event, QFocusEvent) and event.type() is QEvent.Type.FocusOut:
            stays = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
            if event.reason() not in stays and self.isVisible():
                self._before = None  # the player has gone elsewhere
                self.hide()
        return False

    def _on_key(self, event: QKeyEvent) -> bool:
        held = event.modifiers()
        steps: dict[int, Callable[[int], int]] = {
            Qt.Key.Key_Down: lambda row: row + 1,
            Qt.Key.Key_Tab: lambda row: row + 1,
            Qt.Key.Key_Up: lambda row: row - 1,
            Qt.Key.Key_Backtab: lambda row: row - 1,
            Qt.Key.Key_PageDown: lambda row: min(row + ROWS, self.model_.rowCount() - 1),
            Qt.Key.Key_PageUp: lambda row: max(row - ROWS, 0),
        }
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.leave()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if held & Qt.KeyboardModifier.ControlModifier:
                self._add(self.current, Section.MAIN)
            elif held & Qt.KeyboardModifier.ShiftModifier:
                self._add(self.current, Section.MONSTER)
            else:
                self.choose(self.current)
        elif key in steps and self.model_.entries:
            row = steps[key](self.list.currentIndex().row()) % self.model_.rowCount()
            self.list.setCurrentIndex(self.model_.index(row))
        else:
            return key in steps
        return True
