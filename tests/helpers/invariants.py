"""What holds of every position between two actions (R25.1 to R25.14), as sentences about what is broken."""

from collections import Counter
from collections.abc import Iterator

from deckbuilder.engine import PASS, Ask, GameState, PlayerState, legal_actions
from deckbuilder.engine.definition import BATTLE

OWN_CARDS = 54


def broken(state: GameState, own_cards: int | None = OWN_CARDS) -> list[str]:
    """Every invariant that a state breaks; ``own_cards`` is what each player brought, None for any number."""
    return [
        *_broken_places(state, own_cards),
        *(
            f"player {player}: {fault}"
            for player, side in enumerate(state.players)
            for fault in _broken_side(state, side)
        ),
        *_broken_question(state),
    ]


def places(side: PlayerState) -> dict[str, tuple[int, ...]]:
    """Every place of a player with the cards in it."""
    return {
        "deck": tuple(side.deck),
        "hand": tuple(side.hand),
        "discard": tuple(side.discard),
        "monster deck": tuple(side.monster_deck),
        "monster": side.monster,
        **{f"zone {at}": stack for at, stack in enumerate(side.zones)},
        **{f"strategy zone {at}": stack for at, stack in enumerate(side.strategies)},
    }


def _broken_places(state: GameState, own_cards: int | None) -> Iterator[str]:
    table = state.table
    everywhere = Counter(card for side in state.players for cards in places(side).values() for card in cards)
    yield from (f"R25.5: card {card} is in {count} places" for card, count in everywhere.items() if count > 1)
    for player, side in enumerate(state.players):
        held = [card for cards in places(side).values() for card in cards if not table[card].is_token]
        if own_cards is not None and len(held) != own_cards:
            yield f"R25.5: player {player} has {len(held)} cards"


def _broken_side(state: GameState, side: PlayerState) -> Iterator[str]:
    table = state.table
    if not 1 <= side.zone <= 8:
        yield f"R25.1: the monster is in zone {side.zone}"
    if side.rage < 0:
        yield f"R25.2: rage {side.rage}"
    if side.zones[side.zone]:
        yield f"R25.3: a battle card in the monster's zone {side.zone}"
    for at, stack in enumerate(side.zones):
        if stack and table[stack[-1]].kind != BATTLE:
            yield f"R25.4: {table[stack[-1]].number} is on top in zone {at}"
    if len(side.zones) != 9 or side.zones[0]:
        yield "R25.4: there are eight zones"
    for name in ("deck", "hand", "discard"):
        if any(table[card].is_token for card in places(side)[name]):
            yield f"R25.6: a token in the {name}"
    if not side.monster:
        yield "R25.8: no monster"
    elif not 1 <= table[side.monster[-1]].rank <= 4:
        yield f"R25.8: the monster has rank {table[side.monster[-1]].rank}"
    if len(side.strategies) not in (2, 3):
        yield f"R25.9: {len(side.strategies)} strategy zones"


def _broken_question(state: GameState) -> Iterator[str]:
    before = state.key()
    actions = legal_actions(state)
    if state.key() != before:
        yield "R25.13: listing the actions changed the state"
    if (state.ask is None) == (state.outcome is None):
        yield "there is either a question or an outcome"
    if state.ask is not None and not actions:
        yield "a question without an answer"
    if state.ask is not None and state.ask.kind is Ask.MAIN and PASS not in actions:
        yield "R25.14: passing is not offered"
    if len(set(actions)) != len(actions):
        yield "an action is offered twice"


def broken_step(before: GameState, after: GameState) -> list[str]:
    """What one action broke between two positions that play without texts (R25.7, R25.8, R25.11, R25.12)."""
    return [
        f"player {player}: {fault}"
        for player in range(2)
        for fault in (*_broken_monsters(before, after, player), *_broken_turn(before, after, player))
    ]


def _broken_monsters(before: GameState, after: GameState, player: int) -> Iterator[str]:
    old, new = before.players[player], after.players[player]
    if not set(new.monster_deck) <= set(old.monster_deck):
        yield "R25.7: the monster deck grew"
    if not set(old.monster_deck) <= {*new.monster_deck, *new.monster}:
        yield "R25.7: a monster of the monster deck is lost"
    table = after.table
    fell = table[new.monster[-1]].rank < table[old.monster[-1]].rank
    if fell and old.burst < 0 and new.burst < 0:
        yield "R25.8: the rank fell without Burst"


def _broken_turn(before: GameState, after: GameState, player: int) -> Iterator[str]:
    if after.turn == before.turn or after.outcome is not None:
        return
    side = after.players[player]
    if player == before.active and len(side.hand) < 5 and (side.deck or side.discard):
        yield "R25.11: fewer than five cards after the End Phase"
    if player == after.active and side.rage:
        yield "R25.12: rage when the main phase begins"
