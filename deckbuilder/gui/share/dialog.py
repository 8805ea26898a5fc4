"""The dialog "Share": targets by whom they are for, the chosen one as it will be, copy, save, print."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.messages import capital, say
from deckbuilder.decks.interchange import EXPORTS
from deckbuilder.gui.layout import open_at
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.quiet_rows import choose_quietly
from deckbuilder.gui.widgets.words import Words

from .roomy import RoomyRows
from .target import Shared, Target
from .texts import TextTarget

_DRAWN = {
    "entry": say("for Deck Log entry (lines to tick off)"),
    "sheet": say("for a judge (registration sheet)"),
    "picture": say("for a chat (picture of the deck)"),
    "qr": say("for a phone (QR picture of the code)"),
    "proxies": say("for test games (proxies to cut out)"),
}

TARGETS = {**_DRAWN, **{export.id: export.label for export in EXPORTS.values()}}
"""Whom each target is for, by its id, in the order of the list: those for people, then those for programs."""


class ShareDialog(QDialog):
    """Nothing is written before the player saw it."""

    def __init__(
        self, deck: OpenDeck, services: Services, parent: QWidget | None = None, start: str = ""
    ) -> None:
        """``start``: the target to show, the one shown last when empty."""
        super().__init__(parent)
        theme = services.theme
        self._settings = services.settings.share
        self._shared = Shared(deck, services, self)
        self._made: dict[str, Target] = {}
        self.setWindowTitle(tr("Share {deck}", deck=deck.title))
        self.formats = QListWidget()
        self.formats.setAccessibleName(tr("Whom it is for"))
        self.formats.setWordWrap(True)
        self.formats.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.formats.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.formats.setMinimumHeight(theme.ems(6))
        self.formats.setItemDelegate(RoomyRows(theme, self.formats))
        choose_quietly(self.formats, theme)
        for target, label in TARGETS.items():
            item = QListWidgetItem(shown(capital(label)))
            item.setData(Qt.ItemDataRole.UserRole, target)
            self.formats.addItem(item)
        self.texts = TextTarget(self._shared)
        self.view = QStackedWidget()
        self.loss = Words(theme, wrap=True)
        self.copy = QPushButton(tr("Copy"))
        self.print = QPushButton(tr("Print…"))
        self.save = QPushButton(tr("Save as…"))
        self.save.setDefault(True)
        close = QPushButton(tr("Close"))
        buttons = QHBoxLayout()
        buttons.addWidget(self.loss, 1)
        for button in (close, self.copy, self.print, self.save):
            buttons.addWidget(button)
        self._left = QVBoxLayout()
        self._left.addWidget(self.formats, 1)
        columns = QHBoxLayout()
        columns.addLayout(self._left, 4)
        columns.addWidget(self.view, 7)
        layout = QVBoxLayout(self)
        layout.addLayout(columns, 1)
        layout.addLayout(buttons)
        self._add("texts", self.texts)
        self.formats.currentRowChanged.connect(self._on_chosen)
        self.copy.clicked.connect(lambda: self.target.copy())
        self.print.clicked.connect(lambda: self.target.print_out())
        self.save.clicked.connect(lambda: self.target.save())
        close.clicked.connect(self.reject)
        open_at(self, theme, 84, 46)
        self.choose(start or self._settings.target)

    @property
    def target_id(self) -> str:
        """The chosen target, a key of ``TARGETS``."""
        item = self.formats.currentItem()
        return str(item.data(Qt.ItemDataRole.UserRole)) if item else next(iter(TARGETS))

    @property
    def target(self) -> Target:
        """The chosen target, made when it is chosen first."""
        chosen = self.target_id
        if chosen in EXPORTS:
            return self.texts
        if chosen not in self._made:
            self._add(chosen, _make(chosen, self._shared))
        return self._made[chosen]

    @property
    def text(self) -> QPlainTextEdit:
        """The preview of text."""
        return self.texts.text

    def choose(self, target: str) -> None:
        """Show a target; an unknown one is the list for chats."""
        self.formats.setCurrentRow(list(TARGETS).index(target if target in TARGETS else "text"))

    def _add(self, name: str, target: Target) -> None:
        self._made[name] = target
        self.view.addWidget(target.view)
        target.form.addStretch(1)
        self._left.addWidget(target.options)
        target.options.hide()
        target.noted.connect(self.loss.setText)

    def _on_chosen(self) -> None:
        target = self.target
        self._settings.target = self.target_id
        self.view.setCurrentWidget(target.view)
        for each in self._made.values():
            each.options.setVisible(each is target)
        self.copy.setVisible(target.can_copy)
        self.print.setVisible(target.can_print)
        self.save.setVisible(target.can_save)
        if isinstance(target, TextTarget):
            target.show_format(self.target_id)
        else:
            target.refresh()


def _make(target: str, shared: Shared) -> Target:
    """A target other than text; what draws it is loaded for it alone."""
    match target:
        case "entry":
            from .entry import EntryTarget

            return EntryTarget(shared)
        case "sheet":
            from .sheet import SheetTarget

            return SheetTarget(shared)
        case "picture":
            from .drawn import PictureTarget

            return PictureTarget(shared)
        case "qr":
            from .drawn import QrTarget

            return QrTarget(shared)
        case _:
            from .drawn import ProxyTarget

            return ProxyTarget(shared)
