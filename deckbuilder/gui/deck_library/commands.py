"""What can be done in the library: names, keys, and when each makes sense."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .model import Kind, Node
from .stock import Place, ShelfDeck


class Command(Enum):
    """A command with the text of its button and its key in Qt's portable spelling."""

    OPEN = ("&Open", "Return")
    RENAME = ("&Rename…", "F2")
    DUPLICATE = ("&Duplicate", "Ctrl+D")
    MOVE = ("&Move to…", "")
    DELETE = ("D&elete", "Delete")
    RESTORE = ("&Restore", "Return")
    EMPTY_TRASH = ("Empty the &trash…", "")
    NEW_FOLDER = ("&New folder…", "")
    SHOW_FOLDER = ("&Show the folder", "")
    REFRESH = ("Read &again", "F5")

    @property
    def text(self) -> str:
        """What its button says, with a mnemonic."""
        return self.value[0]

    @property
    def key(self) -> str:
        """Its key; empty for none."""
        return self.value[1]


@dataclass(frozen=True, slots=True)
class Chosen:
    """The rows that a command would work on."""

    nodes: tuple[Node, ...] = ()

    def decks(self, *places: Place) -> list[ShelfDeck]:
        """The chosen decks that lie in one of these places."""
        return [node.deck for node in self.nodes if node.deck and node.deck.place in places]

    @property
    def folder(self) -> str:
        """The folder that a new one would go into: the chosen one, or that of the chosen deck."""
        mine = [
            node
            for node in self.nodes
            if node.kind is Kind.FOLDER or (node.deck and node.deck.place is Place.LIBRARY)
        ]
        return mine[0].folder if mine else ""

    @property
    def removable_folder(self) -> Node | None:
        """The one chosen folder, if it is not my decks themselves."""
        node = self.nodes[0] if len(self.nodes) == 1 else None
        return node if node and node.kind is Kind.FOLDER and node.folder else None

    @property
    def in_trash(self) -> bool:
        """Whether it is about the trash or decks in it."""
        return any(
            node.kind is Kind.TRASH or (node.deck is not None and node.deck.place is Place.TRASH)
            for node in self.nodes
        )


def is_possible(command: Command, chosen: Chosen, trash: int) -> bool:
    """Whether a command has something to work on; ``trash`` is the count of decks in the trash."""
    match command:
        case Command.OPEN:
            return bool(chosen.decks(Place.LIBRARY, Place.SAMPLES))
        case Command.RENAME:
            return len(chosen.nodes) == 1 and bool(chosen.decks(Place.LIBRARY))
        case Command.DUPLICATE:
            return bool(chosen.decks(Place.LIBRARY, Place.SAMPLES))
        case Command.MOVE:
            return bool(chosen.decks(Place.LIBRARY))
        case Command.DELETE:
            return bool(chosen.decks(Place.LIBRARY)) or chosen.removable_folder is not None
        case Command.RESTORE:
            return bool(chosen.decks(Place.TRASH))
        case Command.EMPTY_TRASH:
            return trash > 0
        case Command.NEW_FOLDER | Command.SHOW_FOLDER | Command.REFRESH:
            return True
