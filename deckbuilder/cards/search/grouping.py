"""The groups a list of cards can be shown in (4.3): each with its heading, in an order players expect."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType, Color
from deckbuilder.cards.language import color_word, type_word
from deckbuilder.cards.messages import joined, say

from .context import SearchContext, Standing
from .vocabulary import set_key

_TYPES = (CardType.BATTLE, CardType.STRATEGY, CardType.MONSTER)
_COLORS = tuple(Color)
_STANDINGS = {
    Standing.LEGAL: say("legal"),
    Standing.RESTRICTED: say("restricted"),
    Standing.BANNED: say("banned"),
    Standing.OUTSIDE: say("not in pool"),
}
_NO_CONTEXT = SearchContext()


class CardGroup(NamedTuple):
    """Some cards under one heading."""

    heading: str
    cards: tuple[Card, ...]


class _Place(NamedTuple):
    """Which group a card is in: where the group stands among the others, and its heading."""

    order: Any
    """Compares with the order of every other group of the same kind."""

    heading: str


def group_cards(
    cards: Iterable[Card],
    group: str,
    context: SearchContext = _NO_CONTEXT,
    set_name: Callable[[str], str] = str,
) -> tuple[CardGroup, ...]:
    """The cards in the groups of ``Query.group``, each group in the order of the cards given.

    A card with two traits is in both groups; ``none`` gives one group without heading. ``set_name`` names the
    sets by their code.
    """
    found: dict[_Place, list[Card]] = {}
    for card in cards:
        for place in _places(card, group, context, set_name):
            found.setdefault(place, []).append(card)
    return tuple(CardGroup(place.heading, tuple(found[place])) for place in sorted(found))


def _places(
    card: Card, group: str, context: SearchContext, set_name: Callable[[str], str]
) -> Iterable[_Place]:
    match group:
        case "type":
            return (_Place(_TYPES.index(card.type), type_word(card.type)),)
        case "rank":
            is_monster = card.type is CardType.MONSTER
            return (_Place((is_monster, card.rank), say("rank {rank}", rank=card.rank_label)),)
        case "color":
            order = (len(card.colors), tuple(_COLORS.index(color) for color in card.colors))
            return (_Place(order, joined(map(color_word, card.colors), "/")),)
        case "trait":
            traits = card.traits_in(context.region)
            return [_Place((False, trait), say(trait)) for trait in traits] or (
                _Place((True, ""), say("no trait")),
            )
        case "set":
            code = card.set_code
            name = set_name(code)
            return (
                _Place(
                    set_key(code), code if name == code else say("{code} {name}", code=code, name=say(name))
                ),
            )
        case "step":
            step = card.invasion
            return (_Place(step or 99, say("step {step}", step=step) if step else say("no step")),)
        case "qty":
            count = context.counts.get(card.number, 0)
            return (_Place(-count, say("{count} in the deck", count=count)),)
        case "legal":
            return (_standing(card, context),)
        case _:
            return (_Place(0, ""),)


def _standing(card: Card, context: SearchContext) -> _Place:
    look_up = context.formats.get(context.format)
    if look_up is None:
        return _Place(0, say("no format chosen"))
    standing = Standing(look_up(card))
    return _Place(tuple(_STANDINGS).index(standing), _STANDINGS[standing])
