"""What every target of the dialog "Share" has: a preview, choices, and ways to hand the deck over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QVBoxLayout, QWidget

from deckbuilder.cards.language import Language
from deckbuilder.decks.file_names import safe_file_name
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.saving import save_export
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.column import Column

if TYPE_CHECKING:
    from deckbuilder.paper.deck_cards import FolderPictures


@dataclass(frozen=True, slots=True)
class Shared:
    """The deck that is shared, and what the dialog lends to its targets."""

    deck: OpenDeck
    services: Services
    window: QWidget

    @property
    def pictures(self) -> FolderPictures | None:
        """The player's own pictures, for drawings that wait for them."""
        from deckbuilder.paper.deck_cards import FolderPictures

        found = self.services.pictures.found
        return FolderPictures(found) if found is not None else None

    def suggestion(self, name: str, suffix: str) -> Path:
        """A file beside the deck's."""
        folder = self.deck.path.parent if self.deck.path else Path.home()
        return folder / safe_file_name(name, suffix=suffix)


class Target(QObject):
    """One way to share a deck. Made when it is chosen first, shown again after changes with ``refresh``."""

    noted = Signal(str)
    """What is to be said under the preview."""

    can_copy = can_save = can_print = False

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared.window)
        self.shared = shared
        self.view: QWidget = QWidget()
        """The preview."""

        self.options = Column()
        """The choices, which scroll where the window is low."""

        choices = QWidget()
        self.form = QVBoxLayout(choices)
        ring = shared.services.theme.ems(0.3)
        self.form.setContentsMargins(0, ring, ring, ring)
        self.options.set_content(choices)
        self.options.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.in_japanese = QCheckBox(tr("Japanese names"))
        self.in_japanese.setChecked(shared.services.language == "ja")
        self.in_japanese.toggled.connect(self.refresh)

    @property
    def language(self) -> Language:
        """Of the cards and headings."""
        return "ja" if self.in_japanese.isChecked() else "en"

    def refresh(self) -> None:
        """Show the deck as it would be handed over now; each target has its own way."""

    def copy(self) -> None:
        """Put it on the clipboard; only where ``can_copy``."""

    def save(self) -> None:
        """Save it to a file; only where ``can_save``."""

    def print_out(self) -> None:
        """Print it; only where ``can_print``."""

    # ---- for the targets --------------------------------------------------------------------------------

    def copy_text(self, text: str) -> None:
        """Put a text on the clipboard and say so."""
        QGuiApplication.clipboard().setText(text)
        self.noted.emit(tr("Copied"))

    def save_file(self, name: str, suffix: str, data: bytes) -> None:
        """Save to a file of the player's choice and say so."""
        services = self.shared.services
        path = save_export(services, self.shared.suggestion(name, suffix), tr("Export deck"), data)
        if path is not None:
            self.noted.emit(tr("Saved as {file}", file=path.name))

    def print_pages(
        self, title: str, page: str, count: int, paint: Callable[[QPainter, int, QRectF], None]
    ) -> None:
        """Print pages on the printer of the player's choice and say so; see ``printing.print_pages``."""
        from . import printing

        printer = printing.ask_printer(self.shared.window, title, page, count)
        if printer is not None:
            done = printing.print_pages(printer, count, paint)
            self.noted.emit(tr("Sent to the printer") if done else tr("The printer did not take it"))
