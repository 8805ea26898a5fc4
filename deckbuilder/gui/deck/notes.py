"""The notes of a deck, its tags, and what a tournament sheet asks for: player, event, Deck Log code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from deckbuilder.cards.messages import Message, say
from deckbuilder.decks.deck import Deck, tags_of
from deckbuilder.decks.document import Changes
from deckbuilder.decks.edits import Edit, set_tags, write_notes
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.column import Column

FIELDS: Mapping[str, tuple[Message, Message]] = {
    "name": (say("Deck name"), say("rename the deck")),
    "player": (say("Player"), say("change the player")),
    "event": (say("Event"), say("change the event")),
    "deck_log_code": (say("Deck Log code"), say("change the Deck Log code")),
}
"""The fields of one line: what they are called, and what editing them is called in the undo list."""


class NotesPanel(Column):
    """Typing goes through the document's gate; letters typed in a row are one undo step."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck: OpenDeck | None = None
        self._showing = False
        self.fields = {name: QLineEdit() for name in FIELDS}
        self.tags = QLineEdit()
        self.tags.setMaxLength(400)
        self.tags.setPlaceholderText(tr("with commas: aggro, league"))
        self.notes = QPlainTextEdit()
        self.notes.setAccessibleName(tr("Notes"))
        self.notes.setPlaceholderText(tr("Notes: match-ups, swaps, why a card is here"))
        self.notes.setTabChangesFocus(True)
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        for name, field in self.fields.items():
            field.setMaxLength(200)
            form.addRow(shown(FIELDS[name][0]), field)
            field.textEdited.connect(lambda text, name=name: self._on_field_edited(name, text))
        form.addRow(tr("Tags"), self.tags)
        self.tags.textEdited.connect(self._on_tags_edited)
        inner = QWidget()
        layout = QVBoxLayout(inner)
        margin = theme.steps(3.5)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.addLayout(form)
        layout.addWidget(self.notes, 1)
        self.set_content(inner)
        self.notes.textChanged.connect(self._on_notes_changed)

    def show_deck(self, deck: OpenDeck | None, changes: Changes | None = None) -> None:
        """Show a deck, or what changed in it; the cursor stays where it is."""
        self._deck = deck
        if changes is not None and not (changes.fields & {*FIELDS, "notes", "tags"}):
            return
        values = deck.deck if deck else Deck()
        self._showing = True
        try:
            for name, field in self.fields.items():
                if field.text() != getattr(values, name):
                    field.setText(getattr(values, name))
            if tags_of(self.tags.text()) != values.tags:  # a comma just typed stays
                self.tags.setText(", ".join(values.tags))
            if self.notes.toPlainText() != values.notes:
                cursor = self.notes.textCursor()
                place = cursor.position()
                self.notes.setPlainText(values.notes)
                cursor.setPosition(min(place, len(self.notes.toPlainText())))
                self.notes.setTextCursor(cursor)
        finally:
            self._showing = False
        self.setEnabled(deck is not None)

    def _on_field_edited(self, name: str, text: str) -> None:
        if self._deck is not None:
            edit = Edit(FIELDS[name][1], _setter(name, text))
            self._deck.edit(edit, merge_key=f"field {name}")

    def _on_tags_edited(self, text: str) -> None:
        if self._deck is not None:
            self._deck.edit(set_tags(tags_of(text)), merge_key="field tags")

    def _on_notes_changed(self) -> None:
        if self._deck is not None and not self._showing:
            self._deck.edit(write_notes(self.notes.toPlainText()), merge_key="field notes")


def _setter(name: str, text: str) -> Callable[[Deck], Deck]:
    return lambda deck: replace(deck, **{name: text})  # type: ignore[arg-type]
