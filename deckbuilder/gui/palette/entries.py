"""What the palette finds: the actions of the menus, the open and the recent decks, the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from deckbuilder.cards.card import Card
from deckbuilder.gui.describe import called, card_in_words
from deckbuilder.gui.files import FileCommands
from deckbuilder.gui.menus import MENUS, Item, Menus, SubMenu, keys_of, plain_text
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.workspace import Workspace

from .ranking import Fit, Spelling, alike, fit, spelling

MOST_ROWS = 60
OWN_KIND = frozenset({"recent"})
"""Menus whose entries are found as something else; ``palette`` itself would find itself."""


class Kind(IntEnum):
    """In this order entries that fit equally well stand."""

    COMMAND = 0
    OPEN_DECK = 1
    RECENT_DECK = 2
    CARD = 3


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that can be found."""

    key: str
    """The same in every session, for what was used last: ``action:save``, ``card:EBP01-016``."""

    kind: Kind
    title: str
    where: str
    """What it is or where it stands otherwise."""

    act: Callable[[], object]
    keys: str = ""
    names: tuple[Spelling, ...] = ()
    """Everything it is called."""

    card: Card | None = None
    enabled: bool = True
    why_not: str = ""
    """Why it cannot be chosen now, where that is known."""

    ticked: bool = False
    letters: str = field(init=False)
    """All names at once, to pass over quickly what cannot fit."""

    def __post_init__(self) -> None:
        """Put the names together."""
        object.__setattr__(self, "letters", "\n".join(name.text for name in self.names))

    @property
    def words(self) -> str:
        """The whole row as a screen reader says it."""
        off = "" if self.enabled else self.why_not or tr("not now")
        on = tr("on") if self.ticked else ""
        return tr(", ").join(part for part in (self.title, self.where, self.keys, on, off) if part)


def _named(*names: str | None) -> tuple[Spelling, ...]:
    return tuple(dict.fromkeys(spelling(name) for name in names if name))


# ---- where entries come from ------------------------------------------------------------------------------


def commands(menus: Menus) -> Iterator[Entry]:
    """Every action of the menus, those of the menus in them too."""
    for _, title, entries in MENUS:
        menu = plain_text(shown(title))
        for entry in entries:
            if isinstance(entry, Item) and entry.name != "palette":
                action = menus[entry.name]
                why = menus.why_not.get(entry.name, "")
                yield _command(f"action:{entry.name}", action, menu, plain_text(entry.text), why)
            elif isinstance(entry, SubMenu) and entry.name not in OWN_KIND:
                path = f"{menu} ▸ {plain_text(shown(entry.text))}"
                yield from _of_submenu(entry.name, menus.menus[entry.name], path)


def _of_submenu(name: str, menu: QMenu, path: str) -> Iterator[Entry]:
    menu.aboutToShow.emit()  # so that the ticks are right
    for action in menu.actions():
        if not action.isSeparator() and not action.menu():
            yield _command(f"menu:{name}:{plain_text(action.text())}", action, path, "", "")


def _command(key: str, action: QAction, path: str, english: str, why_not: str) -> Entry:
    title = plain_text(action.text()).rstrip("…")
    return Entry(
        key,
        Kind.COMMAND,
        title,
        path,
        action.trigger,
        keys=tr(" or ").join(keys_of(action)),
        names=_named(title, english.rstrip("…"), f"{path} {title}"),
        enabled=action.isEnabled(),
        why_not="" if action.isEnabled() else why_not,
        ticked=action.isChecked(),
    )


def open_decks(workspace: Workspace) -> Iterator[Entry]:
    """The decks in the tabs."""
    for number, deck in enumerate(workspace.decks):
        key = f"deck:{deck.path}" if deck.path else f"tab:{number}"
        where = tr("open deck, in front") if deck is workspace.current else tr("open deck")
        act = partial(workspace.set_current, deck)
        yield Entry(key, Kind.OPEN_DECK, deck.title, where, act, names=_names_of(deck))


def _names_of(deck: OpenDeck) -> tuple[Spelling, ...]:
    return _named(deck.title, deck.path.stem if deck.path else None)


def recent_decks(files: FileCommands, workspace: Workspace) -> Iterator[Entry]:
    """The deck files of the File menu that are not open."""
    missing = files.recent.missing()
    for path in files.recent.paths:
        if workspace.deck_at(path) is None:
            yield _recent(path, workspace, gone=path in missing)


def _recent(path: Path, workspace: Workspace, *, gone: bool) -> Entry:
    return Entry(
        f"deck:{path}",
        Kind.RECENT_DECK,
        path.stem,
        tr("recent deck, in {folder}", folder=path.parent.name),
        partial(workspace.open_file, path),
        names=_named(path.stem, path.name),
        enabled=not gone,
        why_not=tr("The file is not there any more.") if gone else "",
    )


def card_entry(card: Card, services: Services, go_to: Callable[[Card], object]) -> Entry:
    """A card by its number, its names in both languages and its nicknames."""
    title = called(card, services.language)
    return Entry(
        f"card:{card.number}",
        Kind.CARD,
        title,
        card.number,
        partial(go_to, card),
        names=_named(card.name, card.name_ja, card.number, *card.nicknames),
        card=card,
    )


def words_of(entry: Entry, services: Services) -> str:
    """An entry as a screen reader says it; a card with everything that its row draws."""
    return card_in_words(entry.card, services.language) if entry.card else entry.words


# ---- finding ----------------------------------------------------------------------------------------------


def find(
    typed: str, entries: Sequence[Entry], used: Sequence[str], *, exactly: Card | None = None
) -> list[Entry]:
    """What the letters mean, best first; of equals what was used last, then by kind, then the shorter.

    ``used`` are the keys of what was chosen before, the last one first; ``exactly`` is a card whose number
    the letters spell in some other way.
    """
    wanted = spelling(typed)
    parts = wanted.words or (wanted.text,)
    recently = {key: place for place, key in enumerate(used)}
    found: list[tuple[tuple[int, int, int, int, int], Entry]] = []
    for place, entry in enumerate(entries):
        if exactly is not None and entry.card is exactly:
            how: Fit | None = Fit.WHOLE
        elif all(part in entry.letters for part in parts):
            how = fit(wanted, entry.names)
        else:
            continue
        if how is not None:
            since = recently.get(entry.key, len(recently))
            found.append(((how, since, entry.kind, len(entry.title), place), entry))
    if found:
        found.sort(key=lambda each: each[0])
        return [entry for _, entry in found[:MOST_ROWS]]
    names = [(name.text, entry) for entry in entries for name in entry.names]
    close = alike(wanted, [name for name, _ in names], MOST_ROWS)
    return list({names[place][1].key: names[place][1] for place in close}.values())


def at_first(entries: Sequence[Entry], used: Sequence[str], others: Mapping[str, Entry]) -> list[Entry]:
    """Before anything is typed: what was used last, then the rest; ``others`` are not in the rest."""
    by_key = {**others, **{entry.key: entry for entry in entries}}
    last = [by_key[key] for key in used if key in by_key]
    return [*last, *(entry for entry in entries if entry not in last)]
