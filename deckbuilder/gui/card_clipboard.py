"""Cut, copy and paste of cards as list text; in a text field the same commands are about its text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.messages import counted
from deckbuilder.decks.deck import Deck, Entry, Section
from deckbuilder.decks.interchange import LineState, ReadResult, read_deck, write_deck

from .card_edits import CardEdits
from .deck.model import DeckRow
from .services import Services
from .tr import shown, tr

_DOUBTFUL = {LineState.QUESTION, LineState.UNKNOWN, LineState.REJECTED}
_FIELDS = QLineEdit | QTextEdit | QPlainTextEdit


class Chooser(Protocol):
    """A part of the window in which cards are chosen."""

    def chosen_entries(self) -> dict[Section, list[Entry]]:
        """The chosen prints with their counts, by section; cards of the list are of the main deck."""
        ...

    def chosen_rows(self) -> list[DeckRow]:
        """The rows of the deck among them, which can be cut."""
        ...


class CardClipboard(QObject):
    """Does what the Edit menu says with the chosen cards of the part that has the focus."""

    said = Signal(str)

    preview_wanted = Signal(object)
    """A ``ReadResult`` with lines that need an answer, or of another program's format."""

    def __init__(
        self,
        edits: CardEdits,
        services: Services,
        parts: Sequence[tuple[QWidget, Chooser]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._edits = edits
        self._services = services
        self._parts = parts

    def copy(self) -> None:
        """Put the chosen cards on the clipboard as a list."""
        if not self._in_field(lambda field: field.copy()):
            self._copy(self._part())

    def cut(self) -> None:
        """Copy the chosen rows of the deck and take them out."""
        if self._in_field(lambda field: field.cut()):
            return
        part = self._part()
        rows = part.chosen_rows() if part else []
        if rows:
            self._copy(part)
            self._edits.remove_rows(rows)
        else:
            self.said.emit(tr("Only cards of the deck can be cut"))

    def paste(self) -> None:
        """Add the cards of the list on the clipboard to the deck; lines in doubt are shown first."""
        if self._in_field(lambda field: field.paste()):
            return
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self.said.emit(tr("There is no text on the clipboard"))
            return
        result = read_deck(text, self._services.catalogue, source=tr("Clipboard"))
        if _is_plain(result):
            self._edits.paste(result)
        else:
            self.preview_wanted.emit(result)

    def select_all(self) -> None:
        """Choose every card of the part."""
        if self._in_field(lambda field: field.selectAll()):
            return
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractItemView):
            focus.selectAll()

    # ---- inside -------------------------------------------------------------------------------------------

    def _copy(self, part: Chooser | None) -> None:
        entries = part.chosen_entries() if part else {}
        count = sum(entry.count for section in entries.values() for entry in section)
        if not count:
            self.said.emit(tr("No card is chosen"))
            return
        QGuiApplication.clipboard().setText(list_text(entries, self._services.catalogue))
        self.said.emit(tr("Copied {cards} as a list", cards=shown(counted(count, "card"))))

    def _part(self) -> Chooser | None:
        focus = QApplication.focusWidget()
        for widget, part in self._parts:
            if focus is not None and (focus is widget or widget.isAncestorOf(focus)):
                return part
        return None

    @staticmethod
    def _in_field(act: Callable[[QLineEdit], object]) -> bool:
        focus = QApplication.focusWidget()
        if not isinstance(focus, _FIELDS):
            return False
        act(cast(QLineEdit, focus))  # the three have the same commands
        return True


def list_text(entries: dict[Section, list[Entry]], catalogue: Catalogue) -> str:
    """The cards as lines of a list; headings only where some are of the monster deck."""
    monster, main = (_merged(entries.get(section, ())) for section in (Section.MONSTER, Section.MAIN))
    text = write_deck(Deck(monster=monster, main=main), "text", catalogue).decode("utf-8-sig")
    lines = [line for line in text.splitlines() if line.strip()]
    return "\n".join(lines if monster else [line for line in lines if line[0].isdigit()])


def _merged(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    return Deck(main=tuple(entries)).merged().main


def _is_plain(result: ReadResult) -> bool:
    """Whether every line is read without a doubt, so that pasting needs no look at it."""
    doubtful = any(line.state in _DOUBTFUL for line in result.report.lines)
    return result.ok and result.format == "text" and len(result.decks) == 1 and not doubtful
