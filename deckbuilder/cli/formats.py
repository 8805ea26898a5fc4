"""``deckbuilder formats``: the construction formats, their lists in force, where each comes from."""

from __future__ import annotations

from collections import Counter
from datetime import date
from typing import TYPE_CHECKING, Annotated

import typer

from . import inputs, output

if TYPE_CHECKING:
    from collections.abc import Iterable

    from deckbuilder.cards.card import Card
    from deckbuilder.decks.formats import DatedList, Format


def formats(
    on: Annotated[
        str | None, typer.Option(metavar="YYYY-MM-DD", help="The day whose lists count; default: today.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the formats decks can be checked in, with the list in force and its source."""
    day = inputs.read_day(on)
    catalogue = inputs.load_cards()
    known = inputs.load_all_formats(catalogue.sets)
    if json:
        rows = [_as_data(each, day, _counts(each, catalogue, day)) for each in known.values()]
        output.as_json({"on": day.isoformat(), "formats": rows})
        return
    for place, each in enumerate(known.values()):
        if place:
            output.line()
        _say(each, day, _counts(each, catalogue, day))


def _counts(format_: Format, cards: Iterable[Card], on: date) -> dict[str, int]:
    """How many cards have each status, which no card has two of (B43)."""
    from deckbuilder.decks.formats import Status

    counts = Counter(format_.status(card, on) for card in cards)
    return {str(status): counts[status] for status in Status}


def _as_data(format_: Format, on: date, counts: dict[str, int]) -> dict[str, object]:
    in_force = format_.list_on(on)
    return {
        "id": format_.id,
        "name": format_.name,
        "region": str(format_.region),
        "cards": counts,
        "list": _list_data(in_force) if in_force else None,
        "additions": [_list_data(each) for each in format_.additions],
        "source": format_.source,
        "confidence": str(format_.confidence),
        "note": format_.note,
    }


def _list_data(dated: DatedList) -> dict[str, object]:
    return {
        "id": dated.id,
        "name": dated.name,
        "effective": dated.effective.isoformat() if dated.effective else None,
        "cards": [{"number": each.number, "count": each.count} for each in dated.cards],
        "choices": [{"numbers": list(each.numbers), "limit": each.limit} for each in dated.groups],
        "source": dated.source,
        "confidence": str(dated.confidence),
    }


def _say(format_: Format, on: date, counts: dict[str, int]) -> None:
    output.line(f"{format_.id}: {format_.describe(on, date.today())}")
    output.line("  cards: " + ", ".join(f"{count} {status}" for status, count in counts.items()))
    in_force = format_.list_on(on)
    if in_force:
        _say_list(in_force)
    for addition in format_.additions:
        output.line(f"  optional, --with-additions {addition.id}: {addition.name}")
        _say_list(addition)
    output.line(f"  source ({format_.confidence} confidence): {format_.source}")
    if format_.note:
        output.line(f"  {format_.note}")


def _say_list(dated: DatedList) -> None:
    for each in dated.cards:
        output.line(f"  {each.number}: {output.counted(each.count, 'copy', 'copies')} at most")
    for group in dated.groups:
        output.line(f"  {' or '.join(group.numbers)}: {group.limit} of these")
