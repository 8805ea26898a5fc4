"""``deckbuilder cards``: search the cards and list them, with their rules text if wished."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from deckbuilder.cards.facts import CardType

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

COLUMNS = ("number", "colour", "type", "rank", "name", "power", "step", "traits")


def cards(
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="QUERY", help="Search text; without it, all cards."),
    ] = None,
    limit: Annotated[int | None, typer.Option(min=1, metavar="N", help="List so many cards at most.")] = None,
    lang: Annotated[str, typer.Option(metavar="en|ja", help="Language of the names.")] = "en",
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
    inputs.check_language(lang)
    catalogue = inputs.load_cards()
    formats = inputs.load_all_formats(catalogue.sets)
    open_deck = inputs.read_one_deck(deck, catalogue)[0] if deck else None
    searcher = Searcher(catalogue, formats, open_deck)
    asked = searcher.query(join_words(query or ()))
    found = searcher.select(asked)
    listed = found[:limit]
    groups = searcher.groups(asked, listed)
    if json:
        data = (
            _as_data(card, group, text=text or explain) | (explanation(card) if explain else {})
            for group, card in _each(groups)
        )
        output.as_json({"cards": list(data)})
    elif text or explain or len(found) == 1:
        _say_texts(groups, lang, catalogue if explain else None)
    elif asked.group != "none":
        rows = ((group, *_row(card, lang)) for group, card in _each(groups))
        output.table(("group", *COLUMNS), rows, right=("power",))
    elif listed:
        output.table(COLUMNS, (_row(card, lang) for card in listed), right=("power",))
    if not json:
        _say_count(len(listed), len(found))


def _each(groups: Sequence[CardGroup]) -> Iterator[tuple[str, Card]]:
    """Each card with the heading of its group, which is empty without groups."""
    for group in groups:
        for card in group.cards:
            yield group.heading, card


def _as_data(card: Card, group: str, *, text: bool) -> dict[str, object]:
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
        "text": card.text if text else None,
        "group": group or None,
    }


def _name(card: Card, lang: str) -> str:
    """The name in a language, the English one where there is no other."""
    return (card.name_ja or card.name) if lang == "ja" else card.name


def _row(card: Card, lang: str) -> tuple[str, ...]:
    return (
        card.number,
        "/".join(card.colors),
        card.type,
        card.rank_label,
        _name(card, lang),
        card.power_label,
        str(card.invasion or ""),
        ", ".join(card.traits),
    )


def _say_texts(groups: Sequence[CardGroup], lang: str, explained: Catalogue | None) -> None:
    """Facts and text of each card; its explanation too where the catalogue is given that knows its set."""
    heading = ""
    for place, (group, card) in enumerate(_each(groups)):
        if place:
            output.line()
        if group != heading:
            output.line(f"== {group} ==")
            heading = group
        number, colors, type_, rank, name, power, step, traits = _row(card, lang)
        power_name = "threat" if card.type is CardType.MONSTER else "counter power"
        facts = (
            f"{colors} {type_}",
            f"rank {rank}",
            f"{power_name} {power}" if power else "",
            f"step {step}" if step else "",
            traits,
        )
        output.line(f"{number} {name}")
        output.line("  " + ", ".join(filter(None, facts)))
        for paragraph in card.text.splitlines():
            output.line(f"  {paragraph}")
        if explained is not None:
            say_explanation(card, explained.set_name(card.set_code))


def _say_count(listed: int, found: int) -> None:
    """How many there are, beside the list; a pipe gets the list alone."""
    if not found:
        output.note("No card fits this search.")
    elif listed < found:
        output.note(f"{output.counted(listed, 'card')} of {found}")
    elif output.on_terminal():
        output.note(output.counted(found, "card"))
