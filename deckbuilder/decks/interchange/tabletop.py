"""Tabletop Simulator saved objects (2.7): two decks whose faces are drawn sheets; also read back.

The game draws a card from a cell of a picture. ``sheets`` says which card belongs in which cell; whoever
draws them passes their addresses in ``ExportOptions.face_urls``, else the file names sheets yet to be made.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.messages import say
from deckbuilder.cards.numbers import parse_number
from deckbuilder.decks.deck import Deck, Entry, Section

from .grammar import find_number
from .jsontext import JsonObject, as_list, as_object, as_text
from .lines import CardLines
from .names import deck_name
from .report import Report
from .resolve import Resolver
from .result import ReadResult, UnreadableError

COLUMNS = 10
CELLS = 69
"""Cells of a sheet that are used; programs differ on the 70th."""

FACE_FILE = "deckbuilder-faces-{}.png"
BACK_FILE = "deckbuilder-back.png"
MAX_CARDS = 1_000
"""More cards in one file are refused."""

_MAX_DEPTH = 8
_OURS = "deckbuilder:"


@dataclass(frozen=True, slots=True)
class FaceSheet:
    """One picture of card faces, all of one size, in rows of ``columns`` cells from the top left."""

    key: int
    """The sheet's number in the file, from 1."""

    numbers: tuple[str, ...]
    """The card of each cell, as printed or as written for an unknown one; further cells are empty."""

    columns: int = COLUMNS

    @property
    def rows(self) -> int:
        """Rows of the picture; the game takes no fewer than 2."""
        return max(2, -(-len(self.numbers) // self.columns))


def sheets(deck: Deck) -> tuple[FaceSheet, ...]:
    """The face sheets that a deck needs: each different print once, monster deck first."""
    numbers = list(dict.fromkeys(entry.number for entry in (*deck.monster, *deck.main)))
    return tuple(
        FaceSheet(key, tuple(numbers[start : start + CELLS]))
        for key, start in enumerate(range(0, len(numbers), CELLS), 1)
    )


# ---- writing ------------------------------------------------------------------------------------


def write_tabletop(
    deck: Deck, catalogue: Catalogue, face_urls: tuple[str, ...] = (), back_url: str = ""
) -> str:
    """The saved object of a deck: one deck object for each section that has cards."""
    writer = _Writer(deck, catalogue, face_urls, back_url or BACK_FILE)
    states = [state for section in Section for state in writer.section(section)]
    return json.dumps({"SaveName": "", "ObjectStates": states}, ensure_ascii=False, indent=1) + "\n"


@dataclass
class _Writer:
    deck: Deck
    catalogue: Catalogue
    face_urls: tuple[str, ...]
    back_url: str
    sheets: tuple[FaceSheet, ...] = field(init=False)
    card_ids: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        self.sheets = sheets(self.deck)
        self.card_ids = {
            number: 100 * sheet.key + cell
            for sheet in self.sheets
            for cell, number in enumerate(sheet.numbers)
        }

    def section(self, section: Section) -> Iterator[JsonObject]:
        """The object of a section: a deck, a single card, or none."""
        entries = self.deck.section(section)
        cards = [self._card(entry) for entry in entries for _ in range(entry.count)]
        if not cards:
            return
        used = {self.card_ids[entry.number] // 100 for entry in entries}
        custom = {str(sheet.key): self._sheet(sheet) for sheet in self.sheets if sheet.key in used}
        place = _transform(0 if section is Section.MONSTER else 3, 1)
        label = {"Description": self.deck.name, "GMNotes": f"{_OURS}{section.value}"}
        if len(cards) == 1:
            # The game knows no deck of one card.
            notes = f"{label['GMNotes']} {entries[0].number}"
            yield cards[0] | label | {"GMNotes": notes, "Transform": place, "CustomDeck": custom}
            return
        title = f"{self.deck.name}, {section.label}" if self.deck.name else section.label
        yield {
            "Name": "DeckCustom",
            "Nickname": title,
            **label,
            "Transform": place,
            "SidewaysCard": False,
            "DeckIDs": [card["CardID"] for card in cards],
            "CustomDeck": custom,
            "ContainedObjects": cards,
        }

    def _card(self, entry: Entry) -> JsonObject:
        card = self.catalogue.get(entry.number)
        return {
            "Name": "Card",
            "Nickname": f"{entry.number} {card.name}" if card else entry.number,
            "Description": "",
            "GMNotes": entry.number,
            "CardID": self.card_ids[entry.number],
            "SidewaysCard": False,
            "Transform": _transform(0, 0),
        }

    def _sheet(self, sheet: FaceSheet) -> JsonObject:
        urls = self.face_urls
        return {
            "FaceURL": urls[sheet.key - 1] if sheet.key <= len(urls) else FACE_FILE.format(sheet.key),
            "BackURL": self.back_url,
            "NumWidth": sheet.columns,
            "NumHeight": sheet.rows,
            "BackIsHidden": True,
            "UniqueBack": False,
            "Type": 0,
        }


def _transform(x: int, y: int) -> JsonObject:
    return {
        "posX": x,
        "posY": y,
        "posZ": 0,
        "rotX": 0,
        "rotY": 180,
        "rotZ": 180,
        "scaleX": 1,
        "scaleY": 1,
        "scaleZ": 1,
    }


# ---- reading ------------------------------------------------------------------------------------


def is_tabletop(value: JsonObject) -> bool:
    """True for a saved object or game, or one of its parts."""
    states = as_list(value.get("ObjectStates"))
    if states is None:
        return "ContainedObjects" in value and "Name" in value
    return all(as_object(state) is not None for state in states)


def read_tabletop(value: JsonObject, resolver: Resolver) -> ReadResult:
    """The cards of all decks in a saved object, one report line for each card in them."""
    states = as_list(value.get("ObjectStates"))
    reader = _Reader(CardLines(resolver, "card", keeps_all=True, repeats=True))
    for state in states if states is not None else [value]:
        reader.take(as_object(state) or {}, None, 0)
    if not reader.out.lines:
        raise UnreadableError(
            say("a Tabletop Simulator file without cards; a deck object with contained cards was expected")
        )
    lines = (*reader.out.missing_sections(), *reader.out.lines)
    return ReadResult(Report(lines, "card", tuple(reader.remarks)), (Deck(name=reader.name),), "tts")


@dataclass
class _Reader:
    """Walks the objects of a file; bags and decks hold further ones."""

    out: CardLines
    name: str = ""
    remarks: dict[str, None] = field(default_factory=dict[str, None])

    def take(self, item: JsonObject, section: Section | None, depth: int) -> None:
        """Read one object and what it contains."""
        if depth > _MAX_DEPTH:
            raise UnreadableError(say("the bags of this file are nested too deeply"))
        inner = as_list(item.get("ContainedObjects"))
        notes = as_text(item.get("GMNotes"))
        own = notes.startswith(_OURS)
        if own and not self.name:
            self.name = deck_name(as_text(item.get("Description")))
        if inner is None:
            if "CardID" in item or as_text(item.get("Name")).startswith("Card"):
                self._card(item, _section(item) or section, notes.partition(" ")[2] if own else notes)
            return
        section = _section(item) or section
        if "DeckIDs" in item:
            self._compare(item, inner)
        for part in inner:
            self.take(as_object(part) or {}, section, depth + 1)

    def _card(self, item: JsonObject, section: Section | None, notes: str) -> None:
        if len(self.out.lines) >= MAX_CARDS:
            raise UnreadableError(say("too many cards: more than {limit:,} in one file", limit=MAX_CARDS))
        nickname, description = as_text(item.get("Nickname")), as_text(item.get("Description"))
        if notes and (notes == nickname or parse_number(notes)):
            self.out.record(nickname or notes, section, notes, 1)
            return
        for text in (notes, nickname, description):
            number = find_number(text)
            if number:
                self.out.record(text, section, number, 1)
                return
        self.out.record(nickname or say("a card without a name"), section, "", 1, nickname)

    def _compare(self, item: JsonObject, inner: list[object]) -> None:
        """Remark on a deck whose parts do not fit together; its contained cards count."""
        ids = as_list(item.get("DeckIDs")) or []
        if len(ids) != len(inner):
            remark = say(
                "a deck lists {count} cards but contains {contained}; the contained ones were read",
                count=len(ids),
                contained=len(inner),
            )
            self.remarks[remark] = None
        listed = {card_id for card_id in ids if isinstance(card_id, int)}
        card_ids = [(as_object(part) or {}).get("CardID") for part in inner]
        if any(not isinstance(card_id, int) or card_id not in listed for card_id in card_ids):
            self.remarks[say("some cards have an id that their deck does not list")] = None
        custom = as_object(item.get("CustomDeck"))
        if custom is None:
            self.remarks[say("a deck has no face sheets (CustomDeck); its cards were read by name")] = None
        elif any(isinstance(i, int) and str(i // 100) not in custom for i in card_ids):
            self.remarks[say("some cards point at a face sheet that is missing")] = None


def _section(item: JsonObject) -> Section | None:
    notes = as_text(item.get("GMNotes"))
    if notes.startswith(_OURS):
        kind = notes.removeprefix(_OURS).partition(" ")[0]
        return Section(kind) if kind in set(Section) else None
    if "ContainedObjects" not in item:
        return None
    title = f"{as_text(item.get('Nickname'))} {as_text(item.get('Description'))}".casefold()
    if "monster" in title or "怪獣" in title:
        return Section.MONSTER
    return Section.MAIN if "main" in title or "メイン" in title else None
