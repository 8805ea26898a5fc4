"""``deckbuilder odds``: exact chances of seeing cards of a deck in so many draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from . import inputs, output
from .errors import CommandError
from .search import Searcher

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from deckbuilder.cards.catalogue import Catalogue
    from deckbuilder.decks.deck import Deck

    Copy = tuple[str, int]

USUAL_GROUPS = ("t:monster", "t:battle", "t:strategy", "step=2", "r:I", "r:II", "r:III", "r:IV")
"""What is shown when no group is asked for."""

UP_TO = 3
"""Without groups, the chances of at least 1 to so many cards are shown."""


def odds(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="Deck file; - is standard input.")],
    of: Annotated[
        list[str] | None,
        typer.Option("--of", metavar="QUERY", help="A group of cards, as a search; may be repeated."),
    ] = None,
    at_least: Annotated[
        list[int] | None,
        typer.Option(
            "--at-least", min=0, metavar="K", help="How many of the group, one for each --of; default 1."
        ),
    ] = None,
    draws: Annotated[int, typer.Option(min=0, metavar="N", help="Cards seen; the opening hand is 5.")] = 5,
    deck_no: Annotated[
        int | None, typer.Option("--deck", metavar="N", help="Which deck of a file that holds several.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Chances of drawing cards from the main deck, for several groups at once too.

    For example: odds my.deck --at-least 1 --of step=2 --at-least 2 --of "t:battle r<=3" --draws 7.
    """
    from deckbuilder.decks.deck import Section

    groups = tuple(of or ())
    wanted = _wanted(groups, tuple(at_least or ()))
    catalogue = inputs.load_cards()
    chosen, _ = inputs.read_one_deck(deck, catalogue, deck_no)
    searcher = Searcher(catalogue, inputs.load_all_formats(catalogue.sets), chosen)
    population = chosen.count(Section.MAIN)
    if draws > population:
        raise CommandError(f"--draws: the main deck has {population} cards", expected=f"0 to {population}")
    members = [_members(searcher, query, chosen, catalogue) for query in groups or USUAL_GROUPS]
    if groups:
        _answer(chosen, groups, wanted, members, population, draws, json=json)
    else:
        _overview(chosen, members, population, draws, json=json)


def _wanted(groups: tuple[str, ...], at_least: tuple[int, ...]) -> tuple[int, ...]:
    if not at_least:
        return (1,) * len(groups)
    if len(at_least) != len(groups):
        raise CommandError(
            f"--at-least is given {output.counted(len(at_least), 'time')}, "
            f"--of {output.counted(len(groups), 'time')}",
            expected="one --at-least for each --of, or none",
        )
    return at_least


def _members(searcher: Searcher, query: str, deck: Deck, catalogue: Catalogue) -> frozenset[Copy]:
    """The single cards of the main deck that a search keeps."""
    from deckbuilder.decks.odds import cards_of

    cards = [card for entry in deck.main if (card := catalogue.get(entry.number)) is not None]
    kept = {card.number for card in searcher.select(searcher.query(query), cards)}
    return cards_of(deck, lambda entry: entry.base in kept)


def _answer(
    deck: Deck,
    groups: Sequence[str],
    wanted: Sequence[int],
    members: Sequence[Collection[Copy]],
    population: int,
    draws: int,
    *,
    json: bool,
) -> None:
    """The chance of each group, and of all of them in one draw."""
    from deckbuilder.decks.odds import Requirement, at_least_all

    needs = [Requirement(cards, least) for cards, least in zip(members, wanted, strict=True)]
    single = [at_least_all([need], population, draws) for need in needs]
    together = at_least_all(needs, population, draws)
    if json:
        rows = [
            {"query": query, "cards": len(need.cards), "at_least": need.least, "chance": chance}
            for query, need, chance in zip(groups, needs, single, strict=True)
        ]
        output.as_json(
            {"name": deck.name, "cards": population, "draws": draws, "groups": rows, "all": together}
        )
        return
    lines = [
        (query, str(len(need.cards)), str(need.least), f"{chance:.1%}")
        for query, need, chance in zip(groups, needs, single, strict=True)
    ]
    if len(needs) > 1:
        lines.append(("all of these", "", "", f"{together:.1%}"))
    _say_draw(deck, population, draws)
    output.table(("group", "cards", "at least", "chance"), lines, right=("cards", "at least", "chance"))


def _overview(
    deck: Deck, members: Sequence[Collection[Copy]], population: int, draws: int, *, json: bool
) -> None:
    """The usual groups, each with the chances of at least 1, 2 and 3 cards."""
    from deckbuilder.decks.odds import at_least

    chances = [
        [at_least(least, len(cards), population, draws) for least in range(1, UP_TO + 1)] for cards in members
    ]
    if json:
        rows = [
            {"query": query, "cards": len(cards), "at_least": least, "chance": chance}
            for query, cards, row in zip(USUAL_GROUPS, members, chances, strict=True)
            for least, chance in enumerate(row, start=1)
        ]
        output.as_json({"name": deck.name, "cards": population, "draws": draws, "groups": rows, "all": None})
        return
    columns = [f"at least {least}" for least in range(1, UP_TO + 1)]
    lines = [
        (query, str(len(cards)), *(f"{chance:.1%}" for chance in row))
        for query, cards, row in zip(USUAL_GROUPS, members, chances, strict=True)
    ]
    _say_draw(deck, population, draws)
    output.table(("group", "cards", *columns), lines, right=("cards", *columns))


def _say_draw(deck: Deck, population: int, draws: int) -> None:
    output.line(f"{inputs.title(deck)}: {output.counted(draws, 'card')} of {population}")
