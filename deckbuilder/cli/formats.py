"""``deckbuilder formats``: the construction formats, their lists in force, where each comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from . import inputs, output

if TYPE_CHECKING:
    from datetime import date

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
        output.as_json({"on": day.isoformat(), "formats": [_as_data(each, day) for each in known.values()]})
        return
    for place, each in enumerate(known.values()):
        if place:
            output.line()
        _say(each, day)


def _as_data(format_: Format, on: date) -> dict[str, object]:
    in_force = format_.list_on(on)
    return {
        "id": format_.id,
        "name": format_.name,
        "region": str(format_.region),
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


def _say(format_: Format, on: date) -> None:
    output.line(f"{format_.id}: {format_.describe(on)}")
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
        output.line(
            f"  {each.number}: {output.counted(each.count, 'copy').replace('copys', 'copies')} at most"
        )
    for group in dated.groups:
        output.line(f"  {' or '.join(group.numbers)}: {group.limit} of these")
