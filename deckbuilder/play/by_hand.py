"""What is done by hand in words: for the log, and for the menus that offer it."""

from __future__ import annotations

from deckbuilder.engine import ByHand, Deed, GameState, To

from .voice import Voice


def describe_by_hand(state: GameState, deed: ByHand, voice: Voice) -> str:
    """One thing done by hand, told from the state before it: "By hand: you draw 2 cards"."""
    me = state.players[deed.player]
    fields: dict[str, object] = {"at": deed.at, "card": "", "drawn": ""}
    match deed.deed:
        case Deed.DRAW | Deed.MILL | Deed.LOOK:
            fields["drawn"] = cards_counted(deed.at, voice)
        case Deed.ORDER:
            fields["drawn"] = cards_counted(len(deed.cards), voice)
        case Deed.WALK:
            fields["card"] = voice.card(state.table[me.monster[-1]])
        case Deed.MOVE | Deed.SEARCH:
            fields |= {
                "card": _card(state, deed, voice),
                "origin": _origin(state, deed, voice),
                "place": _place(state, deed, voice),
            }
        case Deed.REMOVE:
            fields["card"] = voice.card(state.table[deed.card])
        case Deed.SHUFFLE | Deed.RAGE | Deed.TOKEN:
            pass
    return voice.say(f"hand.{deed.deed.value}", deed.player, **fields)


def label_by_hand(state: GameState, deed: ByHand, voice: Voice) -> str:
    """What a menu says for it: "To zone 5", "Draw 2 cards"."""
    match deed.deed:
        case Deed.MOVE | Deed.SEARCH:
            words = _place(state, deed, voice)
        case Deed.WALK:
            words = voice.part("to.zone", at=deed.at)
        case _:
            words = voice.part(f"do.hand {deed.deed.value}", drawn=cards_counted(deed.at, voice), at=deed.at)
    return words[:1].upper() + words[1:]


def _place(state: GameState, deed: ByHand, voice: Voice) -> str:
    """Where a card is put: "to the top of the deck"."""
    assert deed.to is not None
    named = f"to.{deed.to.value}"
    if deed.to is To.DECK and deed.at in (1, 2):
        named = f"to.deck {deed.at}"
    elif deed.to is To.ZONE and state.players[deed.player].zones[deed.at]:
        named = "to.zone taken"
    elif deed.to is To.OVER and not state.players[deed.player].zones[deed.at]:
        named = "to.zone"
    return voice.part(named, at=deed.at)


def cards_counted(count: int, voice: Voice) -> str:
    """So many cards: "a card", "3 cards"."""
    return voice.part("a card") if count == 1 else voice.part("cards drawn", count=count)


def is_hidden(state: GameState, card: int) -> bool:
    """Whether a card lies in a hand or in a deck."""
    return any(card in each.hand or card in each.deck for each in state.players)


def _card(state: GameState, deed: ByHand, voice: Voice) -> str:
    """The name, unless the card goes from one hidden place to another and the listener sees neither."""
    secret = is_hidden(state, deed.card) and deed.to in (To.HAND, To.DECK, To.BOTTOM)
    if secret and not voice.sees_cards_of(deed.player):
        return voice.part("a card")
    return voice.card(state.table[deed.card])


def _origin(state: GameState, deed: ByHand, voice: Voice) -> str:
    me, card = state.players[deed.player], deed.card
    for name, pile in (
        ("hand", me.hand),
        ("deck", me.deck),
        ("discard", me.discard),
        ("monsters", me.monster_deck),
        ("monster", me.monster),
    ):
        if card in pile:
            return voice.part(f"from.{name}")
    zone = next((at for at, stack in enumerate(me.zones) if card in stack), 0)
    return voice.part("from.zone", at=zone) if zone else voice.part("from.strategy")
