"""Writes the list that players post in chats and forums (2.5): totals, counts, numbers, names."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.decks.deck import Deck, Section

from .lines import portions
from .native import card_line

_HEADINGS = {
    "en": {Section.MONSTER: "Monster Deck ({})", Section.MAIN: "Main Deck ({})"},
    "ja": {Section.MONSTER: "怪獣デッキ（{}枚）", Section.MAIN: "メインデッキ（{}枚）"},
}


def write_plain(deck: Deck, catalogue: Catalogue, language: str = "en", ascii_names: bool = False) -> str:
    """The deck as a list; ``ascii_names`` drops accents and what ASCII cannot spell (B32)."""
    lines: list[str] = []
    for section in Section:
        lines += [""] if lines else []
        lines.append(_HEADINGS.get(language, _HEADINGS["en"])[section].format(deck.count(section)))
        lines += _lines(deck, section, catalogue, language, ascii_names)
    return "\n".join(lines) + "\n"


def _lines(
    deck: Deck, section: Section, catalogue: Catalogue, language: str, ascii_names: bool
) -> Iterator[str]:
    for entry in portions(deck.section(section)):
        line = card_line(entry)
        card = None if line.endswith('"') else catalogue.get(entry.number)
        name = ""
        if card is not None:
            name = (card.name_ja or card.name) if language == "ja" else card.name
        yield f"{line} {to_ascii(name) if ascii_names else name}".rstrip()


def to_ascii(text: str) -> str:
    """The text without accents; what then is no ASCII is left out."""
    dashes = text.translate({ord(dash): "-" for dash in "‐‑‒–—―−"} | {ord(q): "'" for q in "‘’ʼ＇"})
    return unicodedata.normalize("NFKD", dashes).encode("ascii", "ignore").decode()
