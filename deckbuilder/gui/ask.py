"""The questions the app puts to the player in modal boxes, behind one interface so that tests can answer."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QWidget

from deckbuilder.cards.messages import counted

from .dialogs.question import Question, Role
from .tr import tr


class Leave(Enum):
    """What becomes of unsaved changes."""

    SAVE = auto()
    DISCARD = auto()
    CANCEL = auto()


class Conflict(Enum):
    """What to do when the file was changed by someone else since it was read (B07)."""

    OVERWRITE = auto()
    KEEP_BOTH = auto()
    RELOAD = auto()
    CANCEL = auto()


class Renamed(Enum):
    """What to do with the file of a deck that got another name (B17)."""

    RENAME = auto()
    """The file gets the new name too."""

    COPY = auto()
    """A new file; the old one stays as it was saved last."""

    KEEP = auto()
    """The same file under its old name."""

    CANCEL = auto()


class Ask(Protocol):
    """Questions with an answer the player gives now; every one can be cancelled."""

    def leave(self, names: list[str]) -> Leave:
        """Save, discard or cancel, for decks with unsaved changes."""
        ...

    def conflict(self, path: Path) -> Conflict:
        """What to do with a file that changed on disk."""
        ...

    def open_paths(self, folder: Path, title: str) -> list[Path]:
        """Which files to open; empty when cancelled."""
        ...

    def save_path(self, suggestion: Path, title: str, name_filter: str) -> Path | None:
        """Where to save; None when cancelled. The box itself asks before it replaces a file."""
        ...

    def name(self, title: str, label: str, text: str) -> str | None:
        """A name in place of ``text``, without blanks around it; None when cancelled or left empty."""
        ...

    def text(self, title: str, label: str, text: str) -> str | None:
        """A line of text in place of ``text``, which may be empty; None when cancelled."""
        ...

    def renamed(self, path: Path, name: str) -> Renamed:
        """What to do with the file of a deck that is called ``name`` now."""
        ...

    def confirm(self, title: str, text: str, action: str) -> bool:
        """Whether to do what cannot be undone; ``action`` is the verb on the button."""
        ...

    def tell(self, title: str, text: str) -> None:
        """Say something that must not be missed; the text is shown plain."""
        ...


DECK_FILES = "*.deck *.txt *.csv *.json"
"""Endings of what may hold a deck, as file dialogs take them."""


class AskInBoxes:
    """The real thing: native file dialogs and message boxes over the active window."""

    @property
    def _parent(self) -> QWidget | None:
        window = QApplication.activeWindow()
        return window if window is not None and window.isVisible() else None  # not the box before this one

    def leave(self, names: list[str]) -> Leave:
        """Save, discard or cancel, for decks with unsaved changes."""
        one = len(names) == 1
        box = self._box(
            tr("Unsaved changes"),
            tr("Save the changes to {deck}?", deck=names[0])
            if one
            else tr("Save the changes to {decks}?", decks=counted(len(names), "deck")),
            "" if one else "\n".join(names),
        )
        save = box.add(tr("&Save" if one else "&Save all"), Role.AcceptRole, default=True)
        discard = box.add(tr("&Discard"), Role.DestructiveRole)
        box.add(tr("&Cancel"), Role.RejectRole)
        answer = box.ask()
        answers: dict[QPushButton | None, Leave] = {save: Leave.SAVE, discard: Leave.DISCARD}
        return answers.get(answer, Leave.CANCEL)

    def conflict(self, path: Path) -> Conflict:
        """What to do with a file that changed on disk."""
        box = self._box(
            tr("File changed on disk"),
            tr("{file} was changed by another program or window.", file=path.name),
            tr(
                "{path}\nSaving over it loses those changes. Keeping both saves yours under a new name.",
                path=str(path),
            ),
        )
        both = box.add(tr("&Keep both"), Role.AcceptRole, default=True)
        over = box.add(tr("&Overwrite"), Role.DestructiveRole)
        load = box.add(tr("&Reload from disk"), Role.ActionRole)
        box.add(tr("&Cancel"), Role.RejectRole)
        answer = box.ask()
        answers: dict[QPushButton | None, Conflict] = {
            both: Conflict.KEEP_BOTH,
            over: Conflict.OVERWRITE,
            load: Conflict.RELOAD,
        }
        return answers.get(answer, Conflict.CANCEL)

    def open_paths(self, folder: Path, title: str) -> list[Path]:
        """Which files to open; empty when cancelled."""
        kinds = f"{tr('Decks')} ({DECK_FILES});;{tr('All files')} (*)"
        names, _ = QFileDialog.getOpenFileNames(self._parent, title, str(folder), kinds)
        return [Path(name) for name in names]

    def save_path(self, suggestion: Path, title: str, name_filter: str) -> Path | None:
        """Where to save; None when cancelled."""
        name, _ = QFileDialog.getSaveFileName(self._parent, title, str(suggestion), name_filter)
        return Path(name) if name else None

    def name(self, title: str, label: str, text: str) -> str | None:
        """A name in place of ``text``; None when cancelled or left empty."""
        name = self.text(title, label, text)
        return name.strip() or None if name is not None else None

    def text(self, title: str, label: str, text: str) -> str | None:
        """A line of text in place of ``text``; None when cancelled."""
        box = self._box(title, label, "")
        line = box.add_line(text)
        done = box.add(tr("OK"), Role.AcceptRole, default=True)
        box.add(tr("&Cancel"), Role.RejectRole)
        line.setFocus()
        return line.text() if box.ask() is done else None

    def renamed(self, path: Path, name: str) -> Renamed:
        """What to do with the file of a deck that is called ``name`` now."""
        box = self._box(
            tr("The deck has a new name"),
            tr("Its file is still called {file}, the deck is called {name}.", file=path.name, name=name),
            tr("A copy leaves {file} as it was saved last.", file=path.name),
        )
        rename = box.add(tr("&Rename the file"), Role.AcceptRole, default=True)
        copy = box.add(tr("Save a &copy"), Role.ActionRole)
        keep = box.add(tr("&Keep the file name"), Role.ActionRole)
        box.add(tr("&Cancel"), Role.RejectRole)
        answer = box.ask()
        answers: dict[QPushButton | None, Renamed] = {
            rename: Renamed.RENAME,
            copy: Renamed.COPY,
            keep: Renamed.KEEP,
        }
        return answers.get(answer, Renamed.CANCEL)

    def confirm(self, title: str, text: str, action: str) -> bool:
        """Whether to do what cannot be undone; Cancel is the default."""
        box = self._box(title, text, "")
        act = box.add(action, Role.DestructiveRole)
        box.add(tr("&Cancel"), Role.RejectRole, default=True)
        return box.ask() is act

    def tell(self, title: str, text: str) -> None:
        """Say something that must not be missed."""
        box = self._box(title, text, "")
        box.add(tr("OK"), Role.AcceptRole, default=True)
        box.ask()

    def _box(self, title: str, text: str, detail: str) -> Question:
        return Question(title, text, detail, self._parent)
