"""What can be done in the library: names, keys, and when each makes sense."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from deckbuilder.cards.messages import say
from deckbuilder.gui.tr import shown

from .model import Kind, Node
from .stock import Place, ShelfDeck


class Command(Enum):
    """A command with the text of its button and its key in Qt's portable spelling."""

    OPEN = (say("&Open"), "Return")
    RENAME = (say("&Rename…"), "F2")
    DUPLICATE = (say("&Duplicate"), "Ctrl+D")
    MOVE = (say("&Move to…"), "")
    TAGS = (say("Ta&gs…"), "")
    COMPARE = (say("&Compare…"), "")
    VERSIONS = (say("&Versions…"), "")
    DELETE = (say("D&elete"), "Delete")
    RESTORE = (say("&Restore"), "Return")
    EMPTY_TRASH = (say("Empty the &trash…"), "")
    NEW_FOLDER = (say("&New folder…"), "")
    SHOW_FOLDER = (say("&Show the folder"), "")
    REFRESH = (say("Read &again"), "F5")

    @property
    def text(self) -> str:
        """What its button says, with a mnemonic."""
        return shown(self.value[0])

    @property
    def key(self) -> str:
        """Its key; empty for none."""
        return self.value[1]


OPENABLE = (Place.LIBRARY, Place.SAMPLES, Place.ELSEWHERE)
"""Where decks lie that can be opened as they are."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """The rows that a command would work on."""

    nodes: tuple[Node, ...] = ()

    def decks(self, *places: Place) -> list[ShelfDeck]:
        """The chosen decks that lie in one of these places; one that is chosen in two groups comes once."""
        found = [node.deck for node in self.nodes if node.deck and node.deck.place in places]
        return list({deck.path: deck for deck in found}.values())

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
    def own_folder(self) -> Node | None:
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
            return bool(chosen.decks(*OPENABLE))
        case Command.RENAME:
            one_deck = len(chosen.nodes) == 1 and bool(chosen.decks(Place.LIBRARY))
            return one_deck or chosen.own_folder is not None
        case Command.VERSIONS:
            return len(chosen.nodes) == 1 and bool(chosen.decks(Place.LIBRARY, Place.ELSEWHERE))
        case Command.DUPLICATE:
            return bool(chosen.decks(Place.LIBRARY, Place.SAMPLES))
        case Command.MOVE:
            return bool(chosen.decks(Place.LIBRARY))
        case Command.TAGS:
            return any(deck.is_readable for deck in chosen.decks(Place.LIBRARY))
        case Command.COMPARE:
            return 1 <= len(chosen.decks(*OPENABLE)) <= 2
        case Command.DELETE:
            return bool(chosen.decks(Place.LIBRARY)) or chosen.own_folder is not None
        case Command.RESTORE:
            return bool(chosen.decks(Place.TRASH))
        case Command.EMPTY_TRASH:
            return trash > 0
        case Command.NEW_FOLDER | Command.SHOW_FOLDER | Command.REFRESH:
            return True
