"""``deckbuilder shuffles``: whether the shuffler is fair, counted and told in words."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated

import typer

from . import batch, inputs, output

if TYPE_CHECKING:
    from deckbuilder.play.shuffles import Hand, Shuffles


def shuffles(
    deck: Annotated[
        str | None, typer.Argument(metavar="DECK", help="Deck file, whose first hands are shown.")
    ] = None,
    games: Annotated[
        int, typer.Option("--games", min=250, max=10_000_000, metavar="N", help="How many shuffles.")
    ] = 20_000,
    seed: Annotated[
        int | None,
        typer.Option("--seed", min=0, max=2**63, metavar="S", help="Seed of the first; default: any."),
    ] = None,
    json: batch.JsonOption = False,
    csv: batch.CsvOption = False,
) -> None:
    """Test the shuffler: how often each card of a deck lies at each place of it.

    The shuffles are those of games with the seeds S, S + 1 and so on, and the first hands are those that
    these games deal to the first deck. Without a deck there are 50 cards, named by their places in the list.
    Exit code 1: not fair.
    """
    from deckbuilder.play.shuffles import CSV_COLUMNS, DECK_SIZE, HARDLY_EVER, count_shuffles

    batch.one_shape(json=json, csv=csv)
    names = _names(deck) if deck is not None else ()
    first = secrets.randbits(32) if seed is None else seed
    found = count_shuffles(games, first, len(names) or DECK_SIZE)
    if json:
        output.as_json(found.as_data())
    elif csv:
        batch.as_csv(CSV_COLUMNS, found.csv_rows())
    else:
        _say(found, names)
    unfair = 2 * min(found.fit.chance, found.copies_fit.chance) < HARDLY_EVER
    raise typer.Exit(batch.FAULTS if unfair else batch.FINE)


def _names(deck: str) -> tuple[str, ...]:
    """The main deck card by card, in the order of the list; raises ``CommandError`` for too few."""
    from deckbuilder.play.opening import numbers_of
    from deckbuilder.play.shuffles import FEWEST_CARDS

    from .errors import CommandError

    catalogue = inputs.load_cards()
    cards = numbers_of(inputs.read_one_deck(deck, catalogue)[0]).main
    if len(cards) < FEWEST_CARDS:
        raise CommandError(
            f"{deck}: the main deck has {len(cards)} cards",
            expected=f"{FEWEST_CARDS} cards or more to shuffle",
        )
    found = (catalogue.get(number) for number in cards)
    return tuple(card.name if card else number for card, number in zip(found, cards, strict=True))


def _say(found: Shuffles, names: tuple[str, ...]) -> None:
    for sentence in found.sentences():
        output.line(sentence)
    output.line(found.verdict)
    output.line()
    output.line("Four copies of one card in the first hand of five")
    rows = [(str(each.copies), f"{each.hands:,}", f"{each.expected:,.1f}") for each in found.copies]
    output.table(("copies", "hands", "expected"), rows, right=("copies", "hands", "expected"))
    output.line()
    output.line("First hands, as the games with these seeds deal them")
    output.table(("seed", "hand"), [(str(each.seed), _hand(each, names)) for each in found.hands])


def _hand(hand: Hand, names: tuple[str, ...]) -> str:
    return ", ".join(names[card] if names else str(card + 1) for card in hand.cards)
