"""``deckbuilder cards``: search the cards and list them, with their rules text if wished."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import typer

from deckbuilder.cards.facts import CardType
from deckbuilder.cards.language import (
    COLORS_JA,
    ROMAN_JA,
    TYPES_JA,
    Language,
    card_name,
    card_traits,
    japanese_names,
)

from . import inputs, output
from .explain import explanation, say_explanation
from .search import Searcher, join_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from deckbuilder.cards.card import Card
    from deckbuilder.cards.catalogue import Catalogue
    from deckbuilder.cards.search.grouping import CardGroup

CONTEXT = {"ignore_unknown_options": True}
"""So that ``-c:red`` reaches the search, where the minus means NOT."""

COLUMNS: Mapping[Language, tuple[str, ...]] = {
    "en": ("number", "colour", "type", "rank", "name", "power", "step", "traits"),
    "ja": ("番号", "色", "種別", "等級", "カード名", "数値", "進攻", "特徴"),
}
_POWER = 5
"""The column of threat or counter power, which is set to the right."""


def cards(
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="QUERY", help="Search text; without it, all cards."),
    ] = None,
    limit: Annotated[int | None, typer.Option(min=1, metavar="N", help="List so many cards at most.")] = None,
    lang: Annotated[
        str, typer.Option("--language", "--lang", metavar="en|ja", help="Language of names, facts and texts.")
    ] = "en",
    text: Annotated[bool, typer.Option("--text", help="Show the rules text of each card.")] = False,
    explain: Annotated[
        bool,
        typer.Option("--explain", help="Show text, abilities in the data, open readings and status too."),
    ] = False,
    deck: Annotated[
        str | None,
        typer.Option(metavar="DECK", help="The deck that in:deck, fits:deck, legal:deck and qty mean."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Search the cards.

    Words are looked for in names; t:battle, c:red, r<=5, step=2, tr:mothra, o:"discard pile", s:ebp01,
    legal:standard-en and so on narrow the search; -x excludes, OR and brackets work; order:name sorts.
    """
    language = inputs.read_language(lang)
    catalogue = inputs.load_cards()
    formats = inputs.load_all_formats(catalogue.sets)
    open_deck = inputs.read_one_deck(deck, catalogue)[0] if deck else None
    searcher = Searcher(catalogue, formats, open_deck)
    asked = searcher.query(join_words(query or ()))
    found = searcher.select(asked)
    listed = found[:limit]
    groups = searcher.groups(asked, listed)
    columns = COLUMNS[language]
    if json:
        data = (
            _as_data(card, group, _text(card, language, catalogue) if text or explain else None)
            | (explanation(card) if explain else {})
            for group, card in _each(groups)
        )
        output.as_json({"cards": list(data)})
    elif text or explain or len(found) == 1:
        _say_texts(groups, language, catalogue, explain=explain)
    elif asked.group != "none":
        rows = ((group, *_row(card, language)) for group, card in _each(groups))
        output.table(("group", *columns), rows, right=(columns[_POWER],))
    elif listed:
        output.table(columns, (_row(card, language) for card in listed), right=(columns[_POWER],))
    if not json:
        _say_count(len(listed), len(found))


def _each(groups: Sequence[CardGroup]) -> Iterator[tuple[str, Card]]:
    """Each card with the heading of its group, which is empty without groups."""
    for group in groups:
        for card in group.cards:
            yield group.heading, card


def _as_data(card: Card, group: str, text: str | None) -> dict[str, object]:
    """A card for other programs; ``text`` is null unless asked for, a printed X is ``"X"``."""
    return {
        "number": card.number,
        "name": card.name,
        "name_ja": card.name_ja,
        "nicknames": list(card.nicknames),
        "set": card.set_code,
        "rarity": card.rarity,
        "type": str(card.type),
        "rank": card.rank,
        "colors": [str(color) for color in card.colors],
        "power": ("X" if card.power_label == "X" else card.power),
        "step": card.invasion,
        "traits": list(card.traits),
        "status": str(card.status),
        "text": text,
        "group": group or None,
    }


def _text(card: Card, language: Language, catalogue: Catalogue) -> str:
    from deckbuilder.cards.wording import card_text

    return card.text if language == "en" else card_text(card, language, japanese_names(catalogue))


def _row(card: Card, language: Language) -> tuple[str, ...]:
    if language == "ja":
        colors = "・".join(COLORS_JA[color] for color in card.colors)
        rank = ROMAN_JA.get(card.rank) if card.type is CardType.MONSTER else None
        type_ = TYPES_JA[card.type]
        traits = "".join(f"《{trait}》" for trait in card_traits(card, language))
    else:
        colors, type_, rank, traits = (
            "/".join(card.colors),
            card.type,
            card.rank_label,
            ", ".join(card.traits),
        )
    return (
        card.number,
        colors,
        type_,
        rank or card.rank_label,
        card_name(card, language),
        card.power_label,
        str(card.invasion or ""),
        traits,
    )


def _facts(card: Card, language: Language) -> str:
    """The printed facts behind the name, on one line."""
    _, colors, type_, rank, _, power, step, traits = _row(card, language)
    monster = card.type is CardType.MONSTER
    if language == "ja":
        label = "脅威度" if monster else "撃退力"
        facts = (
            f"{colors}の{type_}カード",
            f"等級{rank}",
            power and f"{label}{power}",
            step and f"進攻{step}",
        )
        return "、".join(filter(None, (*facts, traits)))
    label = "threat" if monster else "counter power"
    facts = (f"{colors} {type_}", f"rank {rank}", power and f"{label} {power}", step and f"step {step}")
    return ", ".join(filter(None, (*facts, traits)))


def _say_texts(
    groups: Sequence[CardGroup], language: Language, catalogue: Catalogue, *, explain: bool
) -> None:
    """Facts and text of each card; its explanation too if asked for."""
    heading = ""
    for place, (group, card) in enumerate(_each(groups)):
        if place:
            output.line()
        if group != heading:
            output.line(f"== {group} ==")
            heading = group
        output.line(f"{card.number} {card_name(card, language)}")
        output.line(f"  {_facts(card, language)}")
        for paragraph in _text(card, language, catalogue).splitlines():
            output.line(f"  {paragraph}")
        if explain:
            say_explanation(card, language, catalogue.set_name(card.set_code))


def _say_count(listed: int, found: int) -> None:
    """How many there are, beside the list; a pipe gets the list alone."""
    if not found:
        output.note("No card fits this search.")
    elif listed < found:
        output.note(f"{output.counted(listed, 'card')} of {found}")
    elif output.on_terminal():
        output.note(output.counted(found, "card"))
