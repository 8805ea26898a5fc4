"""The cards of a deck that the player does not own: table, list to copy, CSV; explains itself without one."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.language import card_name
from deckbuilder.cards.messages import counted, say
from deckbuilder.decks.collection import Missing, MissingLine, missing_cards
from deckbuilder.decks.file_names import safe_file_name
from deckbuilder.gui.describe import called, card_in_words, tip
from deckbuilder.gui.kept_columns import KeptColumns
from deckbuilder.gui.layout import open_at
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.rows import Inks, draw_hairline, draw_name, draw_tags, draw_text, fill_row
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.ordered_rows import Index, OrderedRows
from deckbuilder.gui.widgets.tick import Tick
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.paper.signs import painting

from .keeper import CollectionKeeper
from .trade import save_csv

LINE_ROLE = Qt.ItemDataRole.UserRole + 1
MISSING, NEEDED, OWNED, NAME, NUMBER = range(5)
TITLES = (say("Missing"), say("Needed"), say("Owned"), say("Name"), say("Number"))
TABLE = "missing"
"""What the settings call the table."""

NAMES = ("missing", "needed", "owned", "name", "number")
"""What the settings call its columns."""


class MissingModel(OrderedRows[MissingLine]):
    """A row a card."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(NAMES, TITLES, parent=parent)
        self._services = services

    def key_of(self, line: MissingLine, name: str) -> int | str:
        """The counts, and names as they are read."""
        called_ = called(line.card, self._services.language) if line.card else line.number
        return (line.missing, line.needed, line.owned, called_.casefold(), line.number)[NAMES.index(name)]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """The line for the delegate, words for everyone else."""
        if not index.isValid():
            return None
        line = self.line_at(index)
        if role == LINE_ROLE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:
            name = called(line.card, self._services.language) if line.card else tr("unknown card")
            return (str(line.missing or "–"), str(line.needed), str(line.owned), name, line.number)[
                index.column()
            ]
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            card = card_in_words(line.card, self._services.language) if line.card else line.number
            words = tr(
                "{card}: {missing} missing, {needed} needed, {owned} owned",
                card=card,
                missing=line.missing,
                needed=line.needed,
                owned=line.owned,
            )
            return tip(words) if role == Qt.ItemDataRole.ToolTipRole else words
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        """Column titles; those of counts stand in the middle."""
        if role == Qt.ItemDataRole.TextAlignmentRole and section < NAME:
            return Qt.AlignmentFlag.AlignCenter
        return super().headerData(section, orientation, role)


class MissingDelegate(QStyledItemDelegate):
    """Paints the rows; what is missing is strong."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services, self._theme = services, services.theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """Rows of 2.2 em."""
        return QSize(self._theme.ems(4), max(24, self._theme.ems(2.2)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one cell."""
        theme, rect = self._theme, QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        inks = Inks.of(theme, selected)
        line: MissingLine = index.data(LINE_ROLE)
        inner = rect.adjusted(0.5 * theme.em, 0, -0.5 * theme.em, 0)
        with painting(painter):
            fill_row(painter, rect, theme, selected=False, focused=False, alt=index.row() % 2 == 1)
            if selected:
                painter.fillRect(rect, theme.color("sel"))
            draw_hairline(painter, rect.left(), rect.right(), rect.bottom(), theme)
            if index.column() == NAME and line.card is not None:
                inner.setLeft(inner.left() + draw_tags(painter, inner, line.card, theme) + 0.5 * theme.em)
                draw_name(painter, inner, card_name(line.card, self._services.language), theme, inks)
            elif index.column() in (NAME, NUMBER):
                draw_text(painter, inner, index.data(), theme.font(), inks.second)
            else:
                strong = index.column() == MISSING and line.missing > 0
                font = theme.font(weight=QFont.Weight.DemiBold) if strong else theme.font()
                ink = inks.text if strong else inks.second
                draw_text(painter, rect, index.data(), font, ink, Qt.AlignmentFlag.AlignHCenter)


class MissingDialog(QDialog):
    """``start_wanted`` is true when the player chose to start a collection."""

    def __init__(
        self, deck: OpenDeck, keeper: CollectionKeeper, services: Services, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.start_wanted = False
        self._services, self._title = services, deck.title
        self._missing: Missing = missing_cards(deck.deck, keeper.collection, services.catalogue)
        theme = services.theme
        self.setWindowTitle(tr("Missing cards of {deck}", deck=deck.title))
        self.totals = Words(theme, weight=STRONG, wrap=True)
        self.said = Words(theme, tone="text2", wrap=True)
        self.only_missing = Tick(theme, tr("Only missing cards"))
        self.model = MissingModel(services, self)
        self.table = QTableView()
        self.start = QPushButton(tr("Start a collection"))
        self.copy, self.export = QPushButton(tr("Copy as text")), QPushButton(tr("Export CSV…"))
        self.close_ = QPushButton(tr("Close"))
        self._set_up_table(theme)
        self._put_together(theme, in_use=keeper.in_use)
        self.only_missing.toggled.connect(self._refresh)
        self.start.clicked.connect(self._on_start)
        self.copy.clicked.connect(self._on_copy)
        self.export.clicked.connect(self._on_export)
        self.close_.clicked.connect(self.reject)
        self.only_missing.setChecked(True)
        self._refresh()
        open_at(self, theme, 50, 40 if keeper.in_use else 12)

    def _put_together(self, theme: Theme, *, in_use: bool) -> None:
        head = QHBoxLayout()
        head.addWidget(self.totals, 3)
        head.addWidget(self.only_missing, 1)
        buttons = QHBoxLayout()
        if in_use:
            buttons.addWidget(self.said, 1)
        else:
            buttons.addStretch(1)
        for button in (self.close_, self.export, self.copy, self.start):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.steps(3))
        layout.addLayout(head)
        layout.addWidget(self.table, 1)
        layout.addLayout(buttons)
        for widget in (self.table, self.only_missing, self.copy, self.export):
            widget.setVisible(in_use)
        self.start.setVisible(not in_use)
        (self.copy if in_use else self.start).setDefault(True)
        if not in_use:
            layout.insertStretch(2, 1)
            self.said.setText(
                tr("Count what you own, and this page lists what the deck lacks. Nothing is kept until then.")
            )
            layout.insertWidget(1, self.said)
        (self.table if in_use else self.start).setFocus()
        self._in_use = in_use

    def _set_up_table(self, theme: Theme) -> None:
        table = self.table
        table.setModel(self.model)
        table.setItemDelegate(MissingDelegate(self._services, table))
        table.setAccessibleName(tr("Cards of the deck and how many are missing"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.verticalHeader().setMinimumSectionSize(1)
        table.verticalHeader().setDefaultSectionSize(max(24, theme.ems(2.2)))
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        self.columns = KeptColumns(table, self.model, self._services, always=NAME, widths=self._share)
        self.columns.keep(TABLE)

    def _share(self) -> None:
        """The first widths; the name has the rest."""
        for column, ems in ((MISSING, 5.5), (NEEDED, 5.5), (OWNED, 5.0), (NUMBER, 8)):
            self.table.setColumnWidth(column, self._services.theme.ems(ems))

    def _refresh(self) -> None:
        found = self._missing
        self.model.show_lines(found.short if self.only_missing.isChecked() else found.lines)
        self.copy.setEnabled(bool(found.short))
        if not self._in_use:
            self.totals.setText(tr("No collection is kept, so nothing is known to be missing."))
        elif not found.needed:
            self.totals.setText(tr("The deck has no cards yet."))
        elif not found.missing:
            self.totals.setText(
                tr("Nothing is missing: you own all {cards}.", cards=counted(found.needed, "card"))
            )
        else:
            self.totals.setText(
                tr(
                    "{missing} missing of {needed}; you own {owned}.",
                    missing=counted(found.missing, "card"),
                    needed=found.needed,
                    owned=found.owned,
                )
            )

    def _on_start(self) -> None:
        self.start_wanted = True
        self.accept()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._missing.as_text(self._services.language))
        self.said.setText(tr("Copied"))

    def _on_export(self) -> None:
        name = safe_file_name(tr("{deck} missing", deck=self._title), suffix=".csv")
        text = self._missing.as_csv(self._services.language)
        path = save_csv(text, name, tr("Export missing cards"), self._services)
        if path is not None:
            self.said.setText(tr("Saved as {file}", file=path.name))
