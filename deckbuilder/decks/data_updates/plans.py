"""What an import, a removal or a step back would make of the player's own files; nothing is written here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from deckbuilder.cards.messages import Message, say
from deckbuilder.decks.file_names import safe_file_name
from deckbuilder.decks.paths import AppPaths

from .offered import Offered
from .own_files import SUFFIX, Place, content_of, own_places


class Action(StrEnum):
    """What the player does to the files."""

    IMPORT = "import"
    REMOVE = "remove"
    RESTORE = "restore"
    UNDO = "undo"

    @property
    def words(self) -> Message:
        """What can be undone, inside a sentence."""
        return _WORDS[self]


_WORDS = {
    Action.IMPORT: say("import"),
    Action.REMOVE: say("removal"),
    Action.RESTORE: say("return of an earlier version"),
    Action.UNDO: say("undo"),
}


@dataclass(frozen=True)
class Plan:
    """What each file holds now and is to hold; None is no file. Files that stay as they are are left out."""

    action: Action
    before: Mapping[Place, bytes | None]
    after: Mapping[Place, bytes | None]
    sources: Mapping[Place, Path]
    """The files that are imported, by where they go."""

    @property
    def replaced(self) -> tuple[Place, ...]:
        """The files that get other content."""
        return tuple(place for place, new in self.after.items() if new and self.before[place] is not None)


def plan_import(offered: Iterable[Offered], paths: AppPaths) -> Plan:
    """Put each usable file into its folder, under its own name made safe; raises ``DeckFileError``.

    A file of that name is replaced; two of one name that come together lie side by side.
    """
    there = {(place.kind, place.name.casefold()): place for place in own_places(paths)}
    after: dict[Place, bytes | None] = {}
    sources: dict[Place, Path] = {}
    for each in offered:
        if each.is_usable:
            coming = [place.name for place in after if place.kind is each.kind]
            name = safe_file_name(each.path.stem, coming, SUFFIX)
            place = there.get((each.kind, name.casefold()), Place(each.kind, name))
            after[place], sources[place] = each.content, each.path
    return _plan(Action.IMPORT, after, paths, sources)


def plan_removal(places: Iterable[Place], paths: AppPaths) -> Plan:
    """Take files away; raises ``DeckFileError``."""
    return _plan(Action.REMOVE, dict.fromkeys(places), paths)


def plan_restore(place: Place, content: bytes, paths: AppPaths) -> Plan:
    """Give a file back what it held before; raises ``DeckFileError``."""
    return _plan(Action.RESTORE, {place: content}, paths)


def plan_undo(after: Mapping[Place, bytes | None], paths: AppPaths) -> Plan:
    """Give files back what they held before a step; raises ``DeckFileError``."""
    return _plan(Action.UNDO, after, paths)


def _plan(
    action: Action,
    after: Mapping[Place, bytes | None],
    paths: AppPaths,
    sources: Mapping[Place, Path] | None = None,
) -> Plan:
    before = {place: content_of(place, paths) for place in after}
    changed = {place: new for place, new in after.items() if new != before[place]}
    return Plan(action, {place: before[place] for place in changed}, changed, sources or {})
