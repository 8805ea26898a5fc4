"""What the board shows of a position that is being set up, also of one in which no game can begin."""

from __future__ import annotations

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.engine import Scenario, Side
from deckbuilder.engine.scenario import Numbers
from deckbuilder.gui.tr import tr
from deckbuilder.paper.board.places import Place, Where
from deckbuilder.paper.board.scene import Item, Scene, Sight, read_scene

from .draft import Draft


def scene_of(draft: Draft, catalogue: Catalogue) -> Scene:
    """The scene from the first player's place; with printed figures where the engine has none."""
    if draft.state is not None:
        return read_scene(draft.state, 0, catalogue, opponent=tr("Opponent"))
    return _printed(draft.scenario, catalogue)


def _printed(scenario: Scenario, catalogue: Catalogue) -> Scene:
    items: dict[Place, Item] = {}
    for near, side in zip((True, False), scenario.players, strict=True):
        stacks = {
            Place(near, Where.ZONE, zone): cards for zone, cards in side.zones.items() if 1 <= zone <= 8
        }
        for at, placed in enumerate(side.strategies, 1):
            if placed is not None:
                stacks[Place(near, Where.STRATEGY, at)] = placed.cards
        stacks[Place(near, Where.DISCARD)] = side.discard
        if near:
            stacks |= {Place(True, Where.HAND, at): (card,) for at, card in enumerate(side.hand, 1)}
        for place, cards in stacks.items():
            _lay(items, place, cards, catalogue)
        if side.monster and 1 <= side.zone <= 8:
            _lay(items, Place(near, Where.ZONE, side.zone), side.monster, catalogue, monster=True)
    near_side, far_side = (_sight(side) for side in scenario.players)
    return Scene(0, near_side, far_side, items, tr("Opponent"))


def _lay(
    items: dict[Place, Item], place: Place, cards: Numbers, catalogue: Catalogue, *, monster: bool = False
) -> None:
    if not cards:
        return
    card = catalogue.get(cards[-1])
    power = card.power if card is not None and place.where is Where.ZONE else None
    under = 0 if place.where is Where.DISCARD else len(cards) - 1
    items[place] = Item(-1 - len(items), card, under, monster=monster, power=power)


def _sight(side: Side) -> Sight:
    return Sight(
        zone=side.zone,
        rage=max(0, side.rage),
        hand=len(side.hand),
        deck=len(side.deck_top) + len(side.deck_rest),
        discard=len(side.discard),
        monsters=len(side.monster_deck),
        strategies=min(3, max(2, len(side.strategies))),
    )
