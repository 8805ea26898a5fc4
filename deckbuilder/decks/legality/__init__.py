"""Whether a deck may be played: all violations of the construction rules at once, with rule and fix.

>>> from datetime import date
>>> from deckbuilder.cards.catalogue import load_catalogue
>>> from deckbuilder.decks.deck import Deck
>>> from deckbuilder.decks.formats import load_formats
>>> found = check(Deck(), load_catalogue(), load_formats()["standard-en"], date(2026, 11, 30))
>>> [violation.sentence for violation in found]
['Main deck has 0 cards, needs 50', 'Monster deck has 0 of 4 ranks: no monster of rank I, II, III or IV']
"""

from collections.abc import Callable, Iterable
from datetime import date

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.decks.deck import MAIN_DECK_SIZE, STEP_2_LIMIT, Deck
from deckbuilder.decks.formats import Format

from . import advice, colors, copies, counts, known, monsters, pool
from .chain import can_rank_up, can_replace, shared_traits
from .colors import allowed_colors
from .reading import Reading
from .violation import (
    Code,
    Fix,
    FixEdit,
    Move,
    Remove,
    Replace,
    Severity,
    Violation,
    is_legal,
    verdict,
    worst_first,
)

_RULES: tuple[Callable[[Reading], Iterable[Violation]], ...] = (
    counts.main_deck_size,
    monsters.monster_missing,
    monsters.monster_extra,
    monsters.monster_deck_type,
    known.unknown_card,
    known.token,
    known.rage_card,
    pool.pool,
    copies.copies,
    copies.choice_groups,
    counts.step_2_limit,
    colors.colors,
    colors.resonance,
    advice.trait_chain,
    advice.no_replacement,
)


def check(deck: Deck, catalogue: Catalogue, format_: Format, on: date) -> tuple[Violation, ...]:
    """Everything that is wrong with a deck in a format on a day, worst first; warnings come last.

    Neither the order of the lines nor the spelling of numbers changes the answer.
    """
    reading = Reading(deck, catalogue, format_, on)
    return worst_first([violation for rule in _RULES for violation in rule(reading)])


__all__ = [
    "MAIN_DECK_SIZE",
    "STEP_2_LIMIT",
    "Code",
    "Fix",
    "FixEdit",
    "Move",
    "Reading",
    "Remove",
    "Replace",
    "Severity",
    "Violation",
    "allowed_colors",
    "can_rank_up",
    "can_replace",
    "check",
    "is_legal",
    "shared_traits",
    "verdict",
]
