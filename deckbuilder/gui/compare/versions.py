"""The versions of a deck: when it was saved, what each save changed, and how to bring one back."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListView,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.decks.compare import compare_decks, in_words
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.disk import DeckFileError
from deckbuilder.gui.describe import called, tip
from deckbuilder.gui.layout import open_at
from deckbuilder.gui.rows import Inks, draw_hairline, draw_text, fill_row
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.paper.signs import painting

from .sides import Side
from .view import ComparisonView

_LINES_ROLE = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex


class VersionsModel(QAbstractListModel):
    """The deck as it is now, then its versions, newest first. A version is read when its row is looked at."""

    def __init__(
        self, now: Deck, versions: list[Side], services: Services, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._versions = versions
        self._decks: dict[int, Deck | DeckFileError] = {0: now}

    def side(self, row: int) -> Side | None:
        """The version of a row; None for the deck as it is now."""
        return self._versions[row - 1] if row > 0 else None

    def deck(self, row: int) -> Deck | DeckFileError:
        """The deck of a row, or why it cannot be read."""
        if row not in self._decks:
            try:
                self._decks[row] = self._versions[row - 1].read()
            except DeckFileError as error:
                self._decks[row] = error
        return self._decks[row]

    def lines(self, row: int) -> tuple[str, str]:
        """When it was saved, and what that save changed."""
        return self._title(row), self._words(row)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """Now and the versions."""
        return 0 if parent.isValid() else 1 + len(self._versions)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Both lines for the delegate, in one for a screen reader."""
        if not index.isValid():
            return None
        if role == _LINES_ROLE:
            return self.lines(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return tr(", ").join(self.lines(index.row()))
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip("\n".join(self.lines(index.row())))
        return None

    def _title(self, row: int) -> str:
        return tr("Now") if row == 0 else self._versions[row - 1].title

    def _words(self, row: int) -> str:
        deck = self.deck(row)
        if isinstance(deck, DeckFileError):
            return tr("cannot be read: {reason}", reason=deck.reason)
        if row == len(self._versions):
            return tr("the oldest version") if row else tr("no earlier version")
        older = self.deck(row + 1)
        if isinstance(older, DeckFileError):
            return tr("the version before cannot be read")
        return shown(in_words(compare_decks(older, deck, self._services.catalogue), self.named))

    def named(self, number: str) -> str:
        """What a card is called in the player's language."""
        card = self._services.catalogue.get(number)
        return called(card, self._services.language) if card else number


class _TwoLines(QStyledItemDelegate):
    """A strong line and a plain one."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: ARG002
        """Rows of 3.4 em."""
        return QSize(self._theme.ems(10), max(24, self._theme.ems(3.4)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw a version."""
        theme, rect = self._theme, QRectF(option.rect)
        title, words = index.data(_LINES_ROLE)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        inks = Inks.of(theme, selected)
        pad, middle = 0.9 * theme.em, rect.center().y()
        with painting(painter):
            fill_row(painter, rect, theme, selected=selected, focused=focused)
            draw_hairline(painter, rect.left(), rect.right(), rect.bottom(), theme)
            line = QRectF(
                rect.left() + pad, middle - 1.45 * theme.em, rect.width() - 2 * pad, 1.45 * theme.em
            )
            draw_text(painter, line, title, theme.font(weight=QFont.Weight.DemiBold), inks.text)
            draw_text(painter, line.translated(0, line.height()), words, theme.font(), inks.second)


class VersionsDialog(QDialog):
    """Not modal, so that the deck can be looked at beside it."""

    restore_wanted = Signal(object, str)
    """A ``Deck`` and the date of its version."""

    copy_wanted = Signal(object, str)
    """A ``Deck`` to open as another one, and the date of its version."""

    def __init__(
        self, title: str, now: Deck, versions: list[Side], services: Services, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._services = services
        theme = services.theme
        self.setWindowTitle(tr("Versions of {name}", name=title))
        self.model_ = VersionsModel(now, versions, services, self)
        self.list = QListView()
        self.list.setModel(self.model_)
        self.list.setItemDelegate(_TwoLines(theme, self.list))
        self.list.setUniformItemSizes(True)
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setAccessibleName(tr("Versions, newest first"))
        self.list.setMinimumWidth(theme.ems(18))
        self.view = ComparisonView(services, "versions")
        self.words = Words(theme, tone="text2", wrap=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words.setMargin(theme.steps(4))
        self._pane = QStackedWidget()
        self._pane.addWidget(self.words)
        self.since = Words(theme, weight=STRONG, wrap=True)
        self.since.setContentsMargins(theme.steps(2), theme.steps(2), theme.steps(2), theme.steps(2))
        self._changes = QWidget()
        changes = QVBoxLayout(self._changes)
        changes.setContentsMargins(0, 0, 0, 0)
        changes.setSpacing(0)
        changes.addWidget(self.since)
        changes.addWidget(self.view, 1)
        self._pane.addWidget(self._changes)
        self.restore = QPushButton(tr("&Restore"))
        self.copy = QPushButton(tr("&Open as copy"))
        self.done_ = QPushButton(tr("Close"))
        split = QSplitter()
        split.setChildrenCollapsible(False)
        split.addWidget(self.list)
        split.addWidget(self._pane)
        split.setStretchFactor(0, 2)
        split.setStretchFactor(1, 3)
        foot = QHBoxLayout()
        margin = theme.steps(3)
        foot.setContentsMargins(margin, 0, margin, margin)
        foot.addStretch(1)
        for button in (self.done_, self.copy, self.restore):
            foot.addWidget(button)
        self.restore.setDefault(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.steps(3))
        layout.addWidget(split, 1)
        layout.addLayout(foot)
        self.restore.clicked.connect(lambda: self._use(self.restore_wanted))
        self.copy.clicked.connect(lambda: self._use(self.copy_wanted))
        self.done_.clicked.connect(self.reject)
        self.list.selectionModel().currentChanged.connect(self._on_current)
        self.list.setCurrentIndex(self.model_.index(1 if versions else 0))
        open_at(self, theme, 76, 42)
        split.setSizes([theme.ems(30), theme.ems(46)])
        self.list.setFocus()

    # ---- inside -------------------------------------------------------------------------------------------

    def _on_current(self) -> None:
        row = self.list.currentIndex().row()
        side, deck = self.model_.side(row), self.model_.deck(row)
        usable = side is not None and isinstance(deck, Deck)
        self.restore.setEnabled(usable)
        self.copy.setEnabled(usable)
        if isinstance(deck, DeckFileError):
            self._say(shown(str(deck)))
        elif side is None:
            self._say(
                tr("This is the deck as it is now. Choose a version to see what has changed since.")
                if self.model_.rowCount() > 1
                else tr("There is no earlier version yet. With each save, what the deck was before is kept.")
            )
        else:
            now = self.model_.deck(0)
            assert isinstance(now, Deck)
            found = compare_decks(deck, now, self._services.catalogue)
            if found:
                self.since.setText(tr("Changed since {date}", date=side.title))
                self.view.show_comparison(found, (tr("Then"), tr("Now")), only_changes=True)
                self._pane.setCurrentWidget(self._changes)
            else:
                self._say(tr("This version and the deck as it is now are the same."))

    def _say(self, text: str) -> None:
        self.words.setText(text)
        self._pane.setCurrentWidget(self.words)

    def _use(self, wanted: Any) -> None:  # noqa: ANN401 - a bound signal
        row = self.list.currentIndex().row()
        side, deck = self.model_.side(row), self.model_.deck(row)
        if side is not None and isinstance(deck, Deck):
            wanted.emit(deck, side.title)
            self.accept()
