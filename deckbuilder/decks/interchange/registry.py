"""The formats a deck can be read from and written to, as screens and the terminal list them (B38)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.messages import Message, counted, say
from deckbuilder.decks.deck import RAGE_CARDS, Deck
from deckbuilder.decks.words import all_of


class Carries(StrEnum):
    """What a format can hold besides numbers and counts in two sections."""

    PRINTS = "prints"
    """Which art it is: ``EBP01-016+``."""

    PLACEHOLDERS = "placeholders"
    """Cards the data does not know, as written."""

    OUTSIDERS = "outsiders"
    """Tokens and rage cards, which belong in no deck: kept for the check to point at (H43)."""

    ORDER = "order"
    """The order of the cards."""

    NAME = "name"
    CODE = "code"
    """The Deck Log code."""

    FIELDS = "fields"
    """All else: format, player, event, notes, unread lines."""


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """Wishes a player may have; each format heeds those that concern it."""

    keep_prints: bool = False
    """For the simulator: keep the ``+`` of other art, which its card list does not know."""

    language: str = "en"
    """Language of headings and names, ``en`` or ``ja``."""

    ascii_names: bool = False
    """Names without accents (B32)."""

    face_urls: tuple[str, ...] = ()
    """For Tabletop Simulator: where each face sheet is, in the order of ``tabletop.sheets``."""

    back_url: str = ""
    """For Tabletop Simulator: where the picture of the card back is."""


class Reader(NamedTuple):
    """A format that ``read_deck`` recognises by its content."""

    id: str
    label: str
    suffixes: tuple[str, ...]
    """Usual endings of such files, for open dialogs."""


class Export(NamedTuple):
    """A format that ``write_deck`` writes."""

    id: str
    label: str
    """Whom it is for: ``for chats and forums (list)``."""

    suffix: str
    mime: str
    carries: frozenset[Carries]
    write: Callable[[Deck, Catalogue, ExportOptions], str]
    bom: bool = False
    """True for files that begin with a UTF-8 byte order mark, for Excel."""


def _native(deck: Deck, catalogue: Catalogue, options: ExportOptions) -> str:  # noqa: ARG001 - one signature
    from .native import write_native

    return write_native(deck)


def _simulator(deck: Deck, catalogue: Catalogue, options: ExportOptions) -> str:  # noqa: ARG001
    from .native import write_peer

    return write_peer(deck, options.keep_prints)


def _plain(deck: Deck, catalogue: Catalogue, options: ExportOptions) -> str:
    from .plain import write_plain

    return write_plain(deck, catalogue, options.language, options.ascii_names)


def _csv(deck: Deck, catalogue: Catalogue, options: ExportOptions) -> str:
    from .table import write_csv

    return write_csv(deck, catalogue, options.ascii_names)


def _deck_log(deck: Deck, catalogue: Catalogue, options: ExportOptions) -> str:  # noqa: ARG001
    from .decklog import write_deck_log

    return write_deck_log(deck, catalogue)


def _gcard(deck: Deck, catalogue: Catalogue, options: ExportOptions) -> str:  # noqa: ARG001
    from .gcard import write_code

    return write_code(deck)


def _gcard_saves(deck: Deck, catalogue: Catalogue, options: ExportOptions) -> str:  # noqa: ARG001
    from .gcard import write_saves

    return write_saves(deck)


def _json(deck: Deck, catalogue: Catalogue, options: ExportOptions) -> str:  # noqa: ARG001
    from .ownjson import write_own

    return write_own(deck)


def _tabletop(deck: Deck, catalogue: Catalogue, options: ExportOptions) -> str:
    from .tabletop import write_tabletop

    return write_tabletop(deck, catalogue, options.face_urls, options.back_url)


def _code(deck: Deck, catalogue: Catalogue, options: ExportOptions) -> str:  # noqa: ARG001
    from .code import write_code

    return write_code(deck) + "\n"


_EVERYTHING = frozenset(Carries)
_CARDS = frozenset({Carries.PRINTS, Carries.PLACEHOLDERS, Carries.ORDER})
_ANY_CARDS = _CARDS | {Carries.OUTSIDERS}


def _exports(*exports: Export) -> Mapping[str, Export]:
    return {export.id: export for export in exports}


EXPORTS: Mapping[str, Export] = _exports(
    Export("deck", say("for this app (keeps everything)"), ".deck", "text/plain", _EVERYTHING, _native),
    Export(
        "simulator",
        say("for the simulator (counts and numbers only)"),
        ".deck",
        "text/plain",
        _ANY_CARDS - {Carries.PRINTS},
        _simulator,
    ),
    Export("text", say("for chats and forums (list with names)"), ".txt", "text/plain", _CARDS, _plain),
    Export("code", say("for chats and QR pictures (short code)"), ".txt", "text/plain", _ANY_CARDS, _code),
    Export("csv", say("for spreadsheets (CSV)"), ".csv", "text/csv", _CARDS, _csv, bom=True),
    Export(
        "decklog",
        say("for Deck Log tools (JSON)"),
        ".json",
        "application/json",
        _CARDS | {Carries.NAME, Carries.CODE},
        _deck_log,
    ),
    Export("gcard", say("for G-card (v3 code)"), ".txt", "text/plain", frozenset(), _gcard),
    Export(
        "gcard-saves",
        say("for G-card (file of saved decks)"),
        ".json",
        "application/json",
        frozenset({Carries.ORDER, Carries.NAME}),
        _gcard_saves,
    ),
    Export(
        "tts",
        say("for Tabletop Simulator (saved object)"),
        ".json",
        "application/json",
        _ANY_CARDS | {Carries.NAME},
        _tabletop,
    ),
    Export(
        "json",
        say("for other programs (JSON, keeps everything)"),
        ".json",
        "application/json",
        _EVERYTHING,
        _json,
    ),
)
"""Every format by its id, in the order of menus."""


def _readers(*readers: Reader) -> Mapping[str, Reader]:
    return {reader.id: reader for reader in readers}


READERS: Mapping[str, Reader] = _readers(
    Reader("deck", say("deck file"), (".deck",)),
    Reader("text", say("list"), (".txt", ".md")),
    Reader("csv", say("table (CSV)"), (".csv", ".tsv")),
    Reader("decklog", say("Deck Log data"), (".json",)),
    Reader("decklog-code", say("Deck Log code"), ()),
    Reader("gcard", say("G-card code"), (".txt",)),
    Reader("gcard-saves", say("G-card saved decks"), (".json",)),
    Reader("json", say("deck as JSON"), (".json",)),
    Reader("ids", say("list of card numbers as JSON"), (".json",)),
    Reader("tts", say("Tabletop Simulator object"), (".json",)),
    Reader("code", say("deck code"), (".txt",)),
)
"""Every format that is recognised, by its id."""


class UnknownFormatError(ValueError):
    """Asked for an export format that does not exist."""

    def __init__(self, format_id: str) -> None:
        super().__init__(f"there is no export format {format_id!r}; known are {', '.join(EXPORTS)}")
        self.format_id = format_id


def write_deck(
    deck: Deck, format_id: str, catalogue: Catalogue, options: ExportOptions | None = None
) -> bytes:
    """The deck as a file of one of the ``EXPORTS``, in UTF-8.

    Never fails for a deck; ``losses`` says beforehand what the format cannot hold. Raises
    ``UnknownFormatError`` for an unknown id.
    """
    export = EXPORTS.get(format_id)
    if export is None:
        raise UnknownFormatError(format_id)
    text = export.write(deck, catalogue, options or ExportOptions())
    return text.encode("utf-8-sig" if export.bom else "utf-8", "replace")


def losses(deck: Deck, format_id: str, options: ExportOptions | None = None) -> tuple[str, ...]:
    """What of this deck a format cannot hold, one phrase each; empty when reading it back gives the deck."""
    export = EXPORTS.get(format_id)
    if export is None:
        raise UnknownFormatError(format_id)
    carries = export.carries
    if format_id == "simulator" and options is not None and options.keep_prints:
        carries = carries | {Carries.PRINTS}
    entries = (*deck.monster, *deck.main)
    other_art = sum(entry.number != entry.key for entry in entries)
    strangers = sum(entry.base is None for entry in entries)
    outsiders = sum(entry.base in RAGE_CARDS or "-T" in (entry.base or "") for entry in entries)
    texts = {
        say("player"): deck.player,
        say("event"): deck.event,
        say("notes"): deck.notes,
        say("tags"): deck.tags,
        say("unread lines"): deck.unread,
        say("unknown fields"): deck.extra,
    }
    fields = [key for key, value in texts.items() if value]
    lines = counted(other_art, "line")
    lost: list[tuple[Carries, object, Message]] = [
        (Carries.PRINTS, other_art, say("other art on {lines}", lines=lines)),
        (Carries.PLACEHOLDERS, strangers, counted(strangers, "unknown card")),
        (Carries.OUTSIDERS, outsiders, counted(outsiders, "token or rage card")),
        (Carries.NAME, deck.name, say("the name")),
        (Carries.CODE, deck.deck_log_code, say("the Deck Log code")),
        (Carries.FIELDS, fields, say("the {fields}", fields=all_of(fields))),
    ]
    return tuple(phrase for part, there, phrase in lost if there and part not in carries)
