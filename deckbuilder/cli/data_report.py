"""``deckbuilder data report``: how far the cards of each set are carried out, and with what vocabulary."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from . import inputs, output

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from deckbuilder.cards.catalogue import Catalogue

COLUMNS = ("cards", "vanilla", "full", "partial", "manual")
"""All cards of a set; without abilities; played in full; only in part; not readable, played by hand."""

Row = dict[str, int]
"""A number of cards for each of ``COLUMNS``."""


class Use(NamedTuple):
    """How often an item of the ability language is there."""

    cards: int
    tests: int
    """Tests that name a card which uses it."""


def report(json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """Report how many cards of each set are played as printed, and each item of the ability language.

    vanilla: no abilities; full: played in full; partial: read, but the engine cannot carry out all of it;
    manual: not readable, carried out by hand. Tests of an item are those that name a card which uses it.
    """
    catalogue = inputs.load_cards()
    sets, uses = sets_by_status(catalogue), item_uses(catalogue)
    if json:
        output.as_json(_as_data(sets, uses))
    else:
        _say(sets, uses)


def sets_by_status(catalogue: Catalogue) -> Mapping[str, Row]:
    """The numbers of cards of each set, sets in the order of the cards."""
    from deckbuilder.engine.lists import unsupported

    partial = unsupported(catalogue)
    sets: dict[str, Row] = {}
    for card in catalogue:
        row = sets.setdefault(card.set_code, dict.fromkeys(COLUMNS, 0))
        row["cards"] += 1
        row["partial" if card.number in partial else str(card.status)] += 1
    return sets


def item_uses(catalogue: Catalogue) -> Mapping[str, Use]:
    """Every item that a card uses, by family and then by name."""
    from deckbuilder.cards.tested import TESTS
    from deckbuilder.cards.vocabulary import FAMILIES, items

    cards = Counter(item for card in catalogue for item in items(card.abilities))
    families = list(FAMILIES)
    ordered = sorted(cards, key=lambda item: (families.index(item.partition(":")[0]), item))
    return {item: Use(cards[item], TESTS.get(item, 0)) for item in ordered}


def _total(rows: Iterable[Row]) -> Row:
    listed = list(rows)
    return {name: sum(row[name] for row in listed) for name in COLUMNS}


def _as_data(sets: Mapping[str, Row], uses: Mapping[str, Use]) -> dict[str, object]:
    return {
        "total": _total(sets.values()),
        "sets": dict(sets),
        "vocabulary": {item: use._asdict() for item, use in uses.items()},
    }


def _say(sets: Mapping[str, Row], uses: Mapping[str, Use]) -> None:
    from deckbuilder.cards.vocabulary import FAMILIES

    rows = [*sets.items(), ("total", _total(sets.values()))]
    output.table(
        ("set", *COLUMNS),
        ((code, *(str(row[name]) for name in COLUMNS)) for code, row in rows),
        right=COLUMNS,
    )
    output.line()
    words = (
        (FAMILIES[item.partition(":")[0]], item, str(use.cards), str(use.tests)) for item, use in uses.items()
    )
    output.table(("kind", "item", "cards", "tests"), words, right=("cards", "tests"))
    untested = [item for item, use in uses.items() if not use.tests]
    output.line(f"{output.counted(len(uses), 'item')}, {len(untested)} without a test")
