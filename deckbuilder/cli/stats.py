"""``deckbuilder stats``: what players look at in a deck: counts, curves, colours, traits, rank-up chain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated

import typer

from deckbuilder.cards.facts import ROMAN, CardType, Color

from . import inputs, output

if TYPE_CHECKING:
    from deckbuilder.cards.catalogue import Catalogue
    from deckbuilder.decks.deck import Deck
    from deckbuilder.decks.figures import ChainStep, ColorStack, DeckStatistics


def stats(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="Deck file; - is standard input.")],
    deck_no: Annotated[
        int | None, typer.Option("--deck", metavar="N", help="Which deck of a file that holds several.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Count a deck: types, ranks, steps, colours, traits, counter power, the rank-up chain."""
    from deckbuilder.decks.statistics import statistics

    catalogue = inputs.load_cards()
    chosen, _ = inputs.read_one_deck(deck, catalogue, deck_no)
    format_ = inputs.format_of(chosen, inputs.load_all_formats(catalogue.sets))
    found = statistics(chosen, catalogue, format_.region)
    if json:
        output.as_json(_as_data(chosen, found))
        return
    for text in _sentences(chosen, found, catalogue):
        output.line(text)
    _say_tables(found)


def _sentences(deck: Deck, found: DeckStatistics, catalogue: Catalogue) -> Iterator[str]:
    from deckbuilder.decks.deck import MAIN_DECK_SIZE, MONSTER_DECK_SIZE

    yield inputs.title(deck)
    yield f"Main deck {found.main}/{MAIN_DECK_SIZE}, monster deck {found.monster}/{MONSTER_DECK_SIZE}"
    if found.unknown:
        yield f"Unknown cards: {found.unknown}, in no other figure"
    yield "Types: " + ", ".join(f"{type_} {found.types[type_]}" for type_ in CardType)
    steps = found.steps
    yield f"Steps: {steps.two}/{steps.cap} cards with step 2, {steps.one} with step 1, {steps.none} without"
    yield f"Colours: {_colors(found)}"
    if found.off_color:
        yield f"Off colour: {', '.join(str(catalogue[number]) for number in found.off_color)}"
    power = found.counter_power
    if power.count:
        average = f", {power.average:,.0f} on average" if power.average is not None else ""
        yield f"Counter power: {power.total:,} in {power.count} battle cards{average}, best 8 {power.best:,}"
    sources = found.sources
    yield (
        f"Rage: {sources.rage_discards} monsters to discard, {sources.rage_cards} cards that give rage; "
        f"{sources.draw} cards draw, {sources.search} search"
    )
    for step in found.chain:
        yield _chain_sentence(step, catalogue)
    if found.resonance:
        state = "met" if found.resonance.met else "not met"
        yield f"Resonance of {catalogue[found.resonance.monster]}: conditions {state}"


def _colors(found: DeckStatistics) -> str:
    counts = ", ".join(f"{color} {count}" for color, count in found.colors.items() if count) or "none"
    if found.allowed_colors is None:
        return counts
    return f"{counts}; allowed {', '.join(color for color in Color if color in found.allowed_colors)}"


def _chain_sentence(step: ChainStep, catalogue: Catalogue) -> str:
    ranks = f"Rank {ROMAN[step.rank]} to {ROMAN[step.rank + 1]}"
    if step.holds is None:
        return f"{ranks}: a monster is missing or doubled"
    if step.shared:
        return f"{ranks}: share {', '.join(step.shared)}"
    if step.by_text:
        return f"{ranks}: allowed by the text of the higher card"
    other = ", ".join(str(catalogue[number]) for number in step.alternatives)
    fitting = f"; {other} would fit" if other else ""
    return f"{ranks}: share no trait, so a counter there loses the game{fitting}"


def _say_tables(found: DeckStatistics) -> None:
    output.line()
    output.table(
        ("rank", "battle", "strategy"),
        ((str(row.rank), _stack(row.battle), _stack(row.strategy)) for row in found.ranks if row.total),
    )
    output.line()
    output.table(
        ("monsters of rank", "main deck", "can follow", "with Burst"),
        ((ROMAN[row.rank], _stack(row.colors), str(row.followers), str(row.burst)) for row in found.monsters),
        right=("can follow", "with Burst"),
    )
    output.line()
    output.table(
        ("trait", "cards", "monster", "battle", "strategy"),
        (
            (row.trait, str(row.total), str(row.monsters), str(row.battle), str(row.strategy))
            for row in found.traits
        ),
        right=("cards", "monster", "battle", "strategy"),
    )


def _stack(stack: ColorStack) -> str:
    """``4 red``, ``5: 2 red, 3 green``, ``0``."""
    parts = ", ".join(f"{count} {'/'.join(colors)}" for colors, count in stack.items())
    return f"{sum(stack.values())}: {parts}" if len(stack) > 1 else parts or "0"


def _stack_data(stack: ColorStack) -> Mapping[str, int]:
    return {"/".join(colors): count for colors, count in stack.items()}


def _as_data(deck: Deck, found: DeckStatistics) -> dict[str, object]:
    power, sources = found.counter_power, found.sources
    return {
        "name": deck.name,
        "main": found.main,
        "monster": found.monster,
        "unknown": found.unknown,
        "types": {str(type_): count for type_, count in found.types.items()},
        "steps": {"1": found.steps.one, "2": found.steps.two, "none": found.steps.none},
        "colors": {str(color): count for color, count in found.colors.items()},
        "allowed_colors": (
            None if found.allowed_colors is None else [str(c) for c in Color if c in found.allowed_colors]
        ),
        "off_color": list(found.off_color),
        "ranks": [
            {"rank": row.rank, "battle": _stack_data(row.battle), "strategy": _stack_data(row.strategy)}
            for row in found.ranks
        ],
        "monsters": [
            {
                "rank": row.rank,
                "main": _stack_data(row.colors),
                "followers": row.followers,
                "burst": row.burst,
            }
            for row in found.monsters
        ],
        "traits": [
            {"trait": row.trait, "monster": row.monsters, "battle": row.battle, "strategy": row.strategy}
            for row in found.traits
        ],
        "chain": [_chain_data(step) for step in found.chain],
        "counter_power": {
            "cards": power.count,
            "total": power.total,
            "average": power.average,
            "best_8": power.best,
            "printed_x": power.unprinted,
            "spread": {str(value): count for value, count in power.spread.items()},
        },
        "sources": {
            "rage_discards": sources.rage_discards,
            "rage_cards": sources.rage_cards,
            "draw": sources.draw,
            "search": sources.search,
        },
        "resonance": None if found.resonance is None else {"met": found.resonance.met},
    }


def _chain_data(step: ChainStep) -> dict[str, object]:
    return {
        "from": step.rank,
        "to": step.rank + 1,
        "lower": step.lower,
        "upper": step.upper,
        "holds": step.holds,
        "shared": list(step.shared),
        "alternatives": list(step.alternatives),
    }
