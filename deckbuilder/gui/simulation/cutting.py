"""What should I cut? The cards that stand out to the worse, and how sure what speaks against each is."""

from __future__ import annotations

from deckbuilder.cards.messages import counted
from deckbuilder.decks.deck import Section
from deckbuilder.gui.describe import called
from deckbuilder.gui.plots.figures import Table
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.play.cuts import FEWEST, Cut, cuts
from deckbuilder.play.estimates import Estimate
from deckbuilder.play.report import Report

from .plan import Entrant
from .results import interval_words, percent, signed


def cut_table(report: Report, mine: Entrant, services: Services) -> tuple[str, Table]:
    """A sentence for the head, and one row a card."""
    main = {entry.base or entry.number for entry in mine.deck.section(Section.MAIN)}
    found = cuts(report, main)
    heads = (
        tr("Card"),
        tr("Games drawn"),
        tr("Dead draws"),
        tr("Stuck at end"),
        tr("In the first hand"),
        tr("Wins then later by"),
        tr("Games won then"),
    )
    rows = tuple(_row(cut, services) for cut in found)
    games = counted(report.tally.finished, "game")
    if not found:
        sentence = tr(
            "No card is surely worse than the middle card of the deck in {games}, or it was in fewer than "
            "{fewest} first hands.",
            games=games,
            fewest=FEWEST,
        )
    else:
        sentence = tr(
            "{cards} of {kinds} are surely worse than the middle card of the deck in {games}, the surest "
            "first. The intervals hold 95 % of the time, so one card in twenty is here by chance: compare a "
            "change before you make it.",
            cards=counted(len(found), "card"),
            kinds=len(main),
            games=games,
        )
    if report.bots[1] == "passive":
        sentence = tr(
            "{sentence} Against a passive opponent only speed counts: cards that counter, defend or answer "
            "are better than they look here.",
            sentence=sentence,
        )
    # The table's numbers choose the cards in the deck.
    return sentence, Table(heads, rows, tuple(frozenset({cut.number}) for cut in found))


def _row(cut: Cut, services: Services) -> tuple[str, ...]:
    card = services.catalogue.get(cut.number)
    return (
        f"{called(card, services.language)}, {cut.number}" if card else cut.number,
        f"{cut.games:,}",
        _share(cut.unused),
        _share(cut.stuck),
        f"{cut.early:,}",
        ""
        if cut.later is None
        else tr(
            "{value} turns ({interval})",
            value=f"{cut.later.value:.2f}",
            interval=interval_words(cut.later),
        ),
        ""
        if cut.loses is None
        else tr(
            "{value} points ({low} to {high})",
            value=signed(100 * cut.loses.value, 1),
            low=signed(100 * cut.loses.low, 1),
            high=signed(100 * cut.loses.high, 1),
        ),
    )


def _share(found: Estimate | None) -> str:
    if found is None:
        return ""
    return tr("{share} ({interval})", share=percent(found.value), interval=interval_words(found, share=True))
