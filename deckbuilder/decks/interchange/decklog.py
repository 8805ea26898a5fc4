"""Deck Log data (2.3): the answer of the site's viewer, saved or pasted. Nothing is fetched."""

from __future__ import annotations

import json
import re
from dataclasses import replace

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.messages import say
from deckbuilder.cards.numbers import parse_number
from deckbuilder.decks.deck import Deck, Entry, Section

from .jsontext import JsonObject, as_list, as_object, as_text, shown
from .lines import CardLines, listed, portions, whole
from .names import deck_name
from .report import WHOLE_INPUT, LineState, Report, ReportLine, phrase, quoted
from .resolve import Resolver
from .result import ReadResult, UnreadableError

ENGLISH, JAPANESE = 7, 13
"""The ``game_title_id`` of the two regions."""

JAPANESE_FORMAT = "standard-jp"
_OTHER_GAMES = {6: "Shadowverse: Evolve", 9: "hololive Official Card Game"}
_LISTS = {Section.MONSTER: ("p_list", "monster"), Section.MAIN: ("list", "main")}
_USED = {"title", "game_title_id", "deck_id", "deckId", "id", "list", "p_list", "sub_list", "main", "monster"}
_CODE = re.compile("[A-Za-z0-9]{4,16}")


def is_deck_log(value: JsonObject) -> bool:
    """True for Deck Log's own keys, or for the shape into which a known proxy turns them."""
    if value.keys() & {"game_title_id", "p_list", "card_number"} or ("list" in value and "title" in value):
        return True
    rows = as_list(value.get("main")) or as_list(value.get("monster")) or []
    first = as_object(rows[0]) if rows else None
    return first is not None and bool(first.keys() & {"cardNumber", "card_number"})


def read_deck_log(value: JsonObject, resolver: Resolver) -> ReadResult:
    """The deck of a payload, with a report line for each card and field."""
    game = _game(value)
    out = CardLines(replace(resolver, japanese=game == JAPANESE), "card")
    outline = _outline(value, out)
    if game == JAPANESE:
        outline = replace(outline, format=JAPANESE_FORMAT)
    for section, keys in _LISTS.items():
        key = next((key for key in keys if key in value), "")
        if not key:
            message = say("{key}, the {deck}, is missing in the data", key=keys[0], deck=section.label)
            out.lines.insert(0, ReportLine(WHOLE_INPUT, "", LineState.REJECTED, message))
            continue
        rows = as_list(value[key])
        if rows is None:
            raise UnreadableError(
                say(
                    "damaged Deck Log data: {key} is no list but {value}",
                    key=key,
                    value=quoted(shown(value[key])),
                )
            )
        for row in rows:
            _read_row(row, section, out)
    for row in as_list(value.get("sub_list")) or []:
        out.note(shown(row), LineState.REJECTED, say("not imported: this game has no third deck (sub_list)"))
    unused = sorted(value.keys() - _USED)
    if unused:
        out.note(listed(unused), LineState.COMMENT, say("further data, not needed for a deck"))
    return ReadResult(Report(tuple(out.lines), "card"), (outline,), "decklog")


def _game(value: JsonObject) -> int:
    """The game the deck is for, English when the data does not say."""
    if "game_title_id" not in value:
        return ENGLISH
    game = whole(value["game_title_id"])
    if game not in {ENGLISH, JAPANESE}:
        which = _OTHER_GAMES.get(game, "") if isinstance(game, int) else ""
        number = shown(value["game_title_id"])
        raise UnreadableError(
            say(
                "this deck is for another game (game_title_id {number}); "
                "the Godzilla Card Game has {english} in English and {japanese} in Japanese",
                number=f"{number}, {which}" if which else number,
                english=ENGLISH,
                japanese=JAPANESE,
            )
        )
    return int(game)


def _outline(value: JsonObject, out: CardLines) -> Deck:
    outline = Deck()
    title = as_text(value.get("title"))
    if title.strip():
        outline = replace(outline, name=deck_name(title))
        state = LineState.FIELD if outline.name == title else LineState.CHANGED
        out.note(f"title: {title}", state, say("name: {name}", name=outline.name))
    code = as_text(value.get("deck_id") or value.get("deckId"))
    if _CODE.fullmatch(code):
        outline = replace(outline, deck_log_code=code.upper())
        out.note(f"deck_id: {code}", LineState.FIELD, say("Deck Log code {code}", code=code.upper()))
    elif code:
        out.note(f"deck_id: {code}", LineState.REJECTED, say("no Deck Log code: 4 to 16 letters and digits"))
    return outline


def _read_row(row: object, section: Section, out: CardLines) -> None:
    card = as_object(row)
    if card is None:
        message = say("not imported: an object with card_number and num was expected")
        out.note(shown(row), LineState.REJECTED, message)
        return
    number = as_text(card.get("card_number") or card.get("cardNumber"))
    count = card.get("num", card.get("count"))
    out.record(shown(row), section, number, count, as_text(card.get("name")))
    picture = _pictured(card)
    read = parse_number(number)
    last = out.lines[-1]
    if picture and read and picture != read.printed.base and last.entry:
        state = LineState.CHANGED if last.state is LineState.ACCEPTED else last.state
        note = say("its picture is that of {picture}", picture=picture)
        out.lines[-1] = replace(last, state=state, message=phrase(last.message, note))


def _pictured(card: JsonObject) -> str:
    """The number in the name of a row's picture file, or an empty string."""
    path = as_text(card.get("img") or card.get("image"))
    stem = path.rpartition("/")[2].partition(".")[0]
    read = parse_number(re.sub("_[0-9]+$", "", stem))
    return read.printed.base if read else ""


def write_deck_log(deck: Deck, catalogue: Catalogue) -> str:
    """The deck in the shape of the site's data, Japanese numbers for a deck of the Japanese format."""
    japanese = deck.format == JAPANESE_FORMAT
    value: JsonObject = {
        "deck_id": deck.deck_log_code,
        "title": deck.name,
        "game_title_id": JAPANESE if japanese else ENGLISH,
        "list": [_row(entry, catalogue, japanese) for entry in portions(deck.main)],
        "sub_list": [],
        "p_list": [_row(entry, catalogue, japanese) for entry in portions(deck.monster)],
    }
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def _row(entry: Entry, catalogue: Catalogue, japanese: bool) -> JsonObject:
    number = entry.number
    if japanese and entry.base is not None:
        number = number.removeprefix("E")
    row: JsonObject = {"card_number": number, "num": entry.count}
    card = catalogue.get(entry.number)
    if card is not None:
        row["name"] = (card.name_ja or card.name) if japanese else card.name
    return row
