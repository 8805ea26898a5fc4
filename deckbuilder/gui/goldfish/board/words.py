"""The places of the board in words, for screen readers (LOOK 9)."""

from __future__ import annotations

from collections.abc import Mapping

from deckbuilder.cards.language import Language
from deckbuilder.cards.messages import all_of, counted
from deckbuilder.engine.board import OPPOSITE
from deckbuilder.gui.describe import called, card_in_words
from deckbuilder.gui.tr import shown, tr
from deckbuilder.paper.board.places import Place, Where
from deckbuilder.paper.board.scene import Item, Scene
from deckbuilder.paper.board.words import bonus_of


def place_in_words(
    place: Place, scene: Scene, language: Language, *, marks: Mapping[Place, str], note: str = ""
) -> str:
    """``your zone 5, column of their zone 1, Godzilla (1954), rank II, threat 18,000``.

    ``marks`` are the places that can be chosen with their keys, ``note`` what else is to be said.
    """
    parts = [_name(place, scene)]
    item = scene.items.get(place)
    if item is not None:
        parts += _hand_card(item, language) if place.where is Where.HAND else _card(item, language)
    elif place.where in (Where.ZONE, Where.STRATEGY):
        parts.append(tr("empty"))
    if place in marks:
        key = marks[place]
        parts.append(tr("can be chosen, key {key}", key=key) if key else tr("can be chosen"))
    if note:
        parts.append(note)
    return tr(", ").join(parts)


def _name(place: Place, scene: Scene) -> str:
    side, near = scene.side(place.near), place.near
    match place.where:
        case Where.ZONE:
            column = shown(all_of(str(zone) for zone in OPPOSITE[place.at]))
            one = len(OPPOSITE[place.at]) == 1
            if near:
                return tr(
                    "your zone {zone}, column of their zone {column}"
                    if one
                    else "your zone {zone}, column of their zones {column}",
                    zone=place.at,
                    column=column,
                )
            return tr(
                "their zone {zone}, column of your zone {column}"
                if one
                else "their zone {zone}, column of your zones {column}",
                zone=place.at,
                column=column,
            )
        case Where.STRATEGY:
            return tr("your strategy zone {zone}" if near else "their strategy zone {zone}", zone=place.at)
        case Where.RAGE:
            return tr(
                "your rage {rage}, threat +{threat}" if near else "their rage {rage}, threat +{threat}",
                rage=side.rage,
                threat=f"{bonus_of(side.rage):,}",
            )
        case Where.DECK:
            return tr("your deck, {cards}" if near else "their deck, {cards}", cards=cards_of(side.deck))
        case Where.DISCARD:
            return tr(
                "your discard pile, {cards}" if near else "their discard pile, {cards}",
                cards=cards_of(side.discard),
            )
        case Where.MONSTERS:
            return tr(
                "your monster deck, {cards}" if near else "their monster deck, {cards}",
                cards=cards_of(side.monsters),
            )
        case Where.HAND:
            if near:
                return tr("hand card {number} of {count}", number=place.at, count=side.hand)
            return tr("their hand, {cards}", cards=cards_of(side.hand))


def cards_of(count: int) -> str:
    """``1 card``, ``2 cards``."""
    return shown(counted(count, "card"))


def _hand_card(item: Item, language: Language) -> list[str]:
    return [card_in_words(item.card, language)] if item.card is not None else []


def _card(item: Item, language: Language) -> list[str]:
    """Name, rank, power as they are now, and what lies under the card."""
    if item.card is None and item.monster:  # a goldfish's, which no card is
        return [tr("Goldfish"), tr("threat {power}", power=f"{item.power or 0:,}")]
    if item.card is None:
        return [tr("rage card")]
    card = item.card
    label = str(item.rank) if item.rank_changed else card.rank_label
    parts = [called(card, language)]
    if card.is_token:
        parts.append(tr("token"))
    parts.append(tr("rank {rank}", rank=label))
    if item.power is not None:
        power = f"{item.power:,}"
        parts.append(
            tr("threat {power}", power=power) if item.monster else tr("counter power {power}", power=power)
        )
        if item.changed and card.power is not None:
            parts.append(tr("printed {power}", power=card.power_label))
    if item.under:
        parts.append(tr("{cards} under it", cards=cards_of(item.under)))
    return parts
