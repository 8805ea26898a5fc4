"""Typing a deck into Deck Log: its lines in the order and spelling of the form, ticked off one by one."""

from __future__ import annotations

import json
from typing import Any, NamedTuple, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QPushButton, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.messages import capital
from deckbuilder.cards.numbers import natural_key
from deckbuilder.decks.deck import Deck, Section
from deckbuilder.decks.interchange import write_deck
from deckbuilder.gui.describe import called
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.quiet_rows import choose_quietly

from .roomy import RoomyRows
from .target import Shared, Target

_TICKED = "lines typed into Deck Log"
"""Under this name an open deck keeps them; they go when it is closed."""


class EntryLine(NamedTuple):
    """What is typed for one print."""

    section: Section
    number: str
    """As the form spells it: ``BP01-016`` for a deck of the Japanese format."""

    copies: int

    @property
    def key(self) -> str:
        """The same as long as nothing of the line changes."""
        return f"{self.section} {self.number} {self.copies}"


def entry_lines(deck: Deck, catalogue: Catalogue) -> tuple[EntryLine, ...]:
    """The lines of a deck as its form takes them: the monster deck, the main deck, each by number."""
    written: dict[str, Any] = json.loads(write_deck(deck.merged(), "decklog", catalogue))
    lines: list[EntryLine] = []
    for section, name in ((Section.MONSTER, "p_list"), (Section.MAIN, "list")):
        rows = cast("list[dict[str, Any]]", written[name])
        found = [EntryLine(section, str(row["card_number"]), int(row["num"])) for row in rows]
        lines += sorted(found, key=lambda line: natural_key(line.number))
    return tuple(lines)


class EntryList(QTreeWidget):
    """Space ticks a line and goes on to the next, Return copies its number."""

    number_wanted = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick, copy, or move as in any list."""
        item = self.currentItem()
        if item is None or not item.flags() & Qt.ItemFlag.ItemIsUserCheckable:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Space:
            ticked = item.checkState(0) is Qt.CheckState.Checked
            item.setCheckState(0, Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked)
            below = self.itemBelow(item)
            while below is not None and not below.flags() & Qt.ItemFlag.ItemIsUserCheckable:
                below = self.itemBelow(below)
            if below is not None and not ticked:
                self.setCurrentItem(below)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.number_wanted.emit(item.text(0))
        else:
            super().keyPressEvent(event)


class EntryTarget(Target):
    """Nothing is sent: the player types, this keeps the place."""

    can_copy = True

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        theme = shared.services.theme
        self.list = EntryList()
        self.list.setColumnCount(3)
        self.list.setHeaderLabels([tr("Number"), tr("Count"), tr("Name")])
        self.list.setRootIsDecorated(False)
        self.list.setIndentation(0)
        self.list.setUniformRowHeights(True)
        self.list.setAccessibleName(tr("Lines to type into Deck Log"))
        self.list.setItemDelegate(RoomyRows(theme, self.list))
        choose_quietly(self.list, theme)
        header = self.list.header()
        header.setStretchLastSection(True)
        for column in (0, 1):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.restart = QPushButton(tr("Start again"))
        self.restart.setAutoDefault(False)
        self.restart.clicked.connect(self._on_restart)
        self.view = QWidget()
        layout = QVBoxLayout(self.view)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.list, 1)
        self.form.addWidget(self.restart)
        self.lines: tuple[EntryLine, ...] = ()
        self._items: list[QTreeWidgetItem] = []
        self.list.itemChanged.connect(self._on_ticked)
        self.list.number_wanted.connect(self._copy_number)

    def refresh(self) -> None:
        """Show the lines, with the ticks they had."""
        deck, services = self.shared.deck, self.shared.services
        self.lines = entry_lines(deck.deck, services.catalogue)
        ticked = _ticked(deck)
        self.list.blockSignals(True)
        self.list.clear()
        self._items.clear()
        section: Section | None = None
        for line in self.lines:
            if line.section is not section:
                section = line.section
                head = QTreeWidgetItem(self.list, [shown(capital(section.label))])
                head.setFlags(Qt.ItemFlag.ItemIsEnabled)
                head.setFirstColumnSpanned(True)
            card = services.catalogue.get(line.number)
            name = called(card, services.language) if card is not None else ""
            item = QTreeWidgetItem(self.list, [line.number, str(line.copies), name])
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable
            )
            done = line.key in ticked
            item.setCheckState(0, Qt.CheckState.Checked if done else Qt.CheckState.Unchecked)
            self._items.append(item)
        self.list.blockSignals(False)
        first = next((each for each in self._items if not _is_done(each)), None)
        if first is not None:
            self.list.setCurrentItem(first)
        self._say_progress()

    def _on_ticked(self) -> None:
        done = [line.key for line, item in zip(self.lines, self._items, strict=True) if _is_done(item)]
        self.shared.deck.setProperty(_TICKED, done)
        self._say_progress()

    def _on_restart(self) -> None:
        self.shared.deck.setProperty(_TICKED, [])
        self.refresh()
        self.list.setFocus()

    def _say_progress(self) -> None:
        done = sum(map(_is_done, self._items))
        self.restart.setEnabled(done > 0)
        self.noted.emit(tr("{done} of {count} lines", done=done, count=len(self._items)))

    def _copy_number(self, number: str) -> None:
        QGuiApplication.clipboard().setText(number)
        self.noted.emit(tr("Copied: {text}", text=number))

    def copy(self) -> None:
        """Copy all lines: number, tab, count."""
        text = "\n".join(f"{line.number}\t{line.copies}" for line in self.lines)
        self.copy_text(text)


def _is_done(item: QTreeWidgetItem) -> bool:
    return item.checkState(0) is Qt.CheckState.Checked


def _ticked(deck: OpenDeck) -> frozenset[str]:
    return frozenset(cast("list[str] | None", deck.property(_TICKED)) or ())
