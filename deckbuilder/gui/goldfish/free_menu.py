"""The menu of a place while the rules are off: everything that can be done by hand with what lies there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtWidgets import QMenu

from deckbuilder.engine import ByHand, Deed, GameState, To, why_not_by_hand
from deckbuilder.engine.board import ZONES
from deckbuilder.gui.tr import tr
from deckbuilder.paper.board.places import Place, Where
from deckbuilder.play import Voice, label

from .game import Game


class Entry(NamedTuple):
    """A line of a menu."""

    text: str
    act: Callable[[], object] | None = None
    """What it does; None for a line that only tells, or opens ``more``."""

    more: Sequence[Entry] = ()


SEPARATOR = Entry("")


class Commands(NamedTuple):
    """What a menu needs from the window, each for a player."""

    do: Callable[[ByHand], object]
    draw: Callable[[int], object]
    mill: Callable[[int], object]
    look: Callable[[int], object]
    find: Callable[[int], object]
    ask_place: Callable[[ByHand], ByHand | None]
    """The same with another place in the deck, or None when cancelled."""

    set_rage: Callable[[int], object]
    show_cards: Callable[[Place], object]
    """Look through a pile, or what lies under a card."""

    tokens: Sequence[tuple[str, str]]
    """Number and name of the tokens there are."""


def menu_of(place: Place, game: Game, commands: Commands) -> list[Entry]:
    """The lines of the menu of a place; empty where nothing can be done."""
    return [*_Lines(place, game, commands).read()]


def fill(menu: QMenu, entries: Sequence[Entry]) -> None:
    """Put the lines into a menu."""
    for entry in entries:
        if entry == SEPARATOR:
            menu.addSeparator()
        elif entry.more:
            fill(menu.addMenu(entry.text.replace("&", "&&")), entry.more)
        else:
            action = menu.addAction(entry.text.replace("&", "&&"))
            action.setEnabled(entry.act is not None)
            if entry.act is not None:
                action.triggered.connect(lambda _=False, act=entry.act: act())


def card_lines(state: GameState, player: int, card: int, voice: Voice, commands: Commands) -> Iterator[Entry]:
    """Every place that a card can be put, nearest at hand first."""
    side = state.players[player]

    def possible(deeds: Iterator[ByHand]) -> list[Entry]:
        return [
            Entry(label(state, deed, voice), partial(commands.do, deed))
            for deed in deeds
            if why_not_by_hand(state, deed, {}) is None
        ]

    def put(*ends: tuple[To, int]) -> Iterator[ByHand]:
        yield from (ByHand(Deed.MOVE, player, card, to, at) for to, at in ends)

    if side.monster[-1] == card:
        walks = (ByHand(Deed.WALK, player, at=zone) for zone in ZONES)
        yield Entry(tr("The monster to a zone"), more=possible(walks))
    yield from possible(put((To.HAND, 0), (To.DISCARD, 0), (To.DECK, 1), (To.DECK, 2), (To.BOTTOM, 0)))
    deep = ByHand(Deed.MOVE, player, card, To.DECK, 3)
    if why_not_by_hand(state, deep, {}) is None:
        yield Entry(tr("To a place in the deck…"), lambda: _put_deep(deep, commands))
    yield from possible(put((To.MONSTERS, 0), (To.MONSTER, 0), (To.UNDER_MONSTER, 0)))
    zones = [(To.OVER, zone) if side.zones[zone] else (To.ZONE, zone) for zone in ZONES]
    on_top = [(To.ZONE, zone) for zone in ZONES if side.zones[zone]]
    under = [(To.UNDER, zone) for zone in ZONES]
    strategies = range(1, len(side.strategies) + 1)
    groups = (
        (tr("To a zone"), zones),
        (tr("On top of a battle card"), on_top),
        (tr("Under a battle card"), under),
        (tr("To a strategy zone"), [(To.STRATEGY, at) for at in strategies]),
        (tr("Under a strategy card"), [(To.UNDER_STRATEGY, at) for at in strategies]),
    )
    for title, ends in groups:
        if lines := possible(put(*ends)):
            yield Entry(title, more=lines)
    yield from possible(iter((ByHand(Deed.REMOVE, player, card),)))


def _put_deep(deed: ByHand, commands: Commands) -> None:
    chosen = commands.ask_place(deed)
    if chosen is not None:
        commands.do(chosen)


class _Lines:
    def __init__(self, place: Place, game: Game, commands: Commands) -> None:
        self.place, self.state, self.voice, self.commands = place, game.state, game.voice, commands
        self.player = place.player(game.viewer)
        self.side = self.state.players[self.player]

    def read(self) -> Iterator[Entry]:
        match self.place.where:
            case Where.DECK:
                yield from self._deck()
            case Where.DISCARD:
                yield from self._pile(tr("Look through the discard pile…"), self.side.discard[-1:])
            case Where.MONSTERS:
                if self.place.near:
                    yield from self._pile(tr("Look through the monster deck…"), self.side.monster_deck[:0])
            case Where.RAGE:
                yield from self._rage()
            case Where.HAND if not self.place.near:
                yield from self._possible(ByHand(Deed.DRAW, self.player, at=1))
            case Where.HAND:
                yield from self._card(self.side.hand[self.place.at - 1 : self.place.at])
            case Where.ZONE if self.place.at == self.side.zone:
                yield from self._card(self.side.monster)
            case Where.ZONE:
                yield from self._card(self.side.zones[self.place.at])
                if not self.side.zones[self.place.at]:
                    yield Entry(tr("Make a token"), more=[*self._tokens()])
            case Where.STRATEGY:
                yield from self._card(self.side.strategies[self.place.at - 1])

    def _card(self, stack: Sequence[int]) -> Iterator[Entry]:
        if not stack:
            return
        yield Entry(self.voice.card(self.state.table[stack[-1]]))
        yield SEPARATOR
        yield from card_lines(self.state, self.player, stack[-1], self.voice, self.commands)
        if len(stack) > 1:
            yield SEPARATOR
            yield Entry(tr("Cards under it…"), lambda: self.commands.show_cards(self.place))

    def _pile(self, text: str, top: Sequence[int]) -> Iterator[Entry]:
        count = len(self.side.discard if self.place.where is Where.DISCARD else self.side.monster_deck)
        if count:
            yield Entry(text, lambda: self.commands.show_cards(self.place))
        for card in top:
            lines = [*card_lines(self.state, self.player, card, self.voice, self.commands)]
            yield Entry(self.voice.card(self.state.table[card]), more=lines)

    def _deck(self) -> Iterator[Entry]:
        commands, player = self.commands, self.player
        yield from self._possible(ByHand(Deed.DRAW, player, at=1))
        if self.side.deck:
            yield Entry(tr("Draw several…"), lambda: commands.draw(player))
            yield Entry(tr("Top cards into the discard pile…"), lambda: commands.mill(player))
            if self.place.near:
                yield Entry(tr("Look at the top…"), lambda: commands.look(player))
                yield Entry(tr("Find a card…"), lambda: commands.find(player))
                top = [*card_lines(self.state, player, self.side.deck[-1], self.voice, commands)]
                yield Entry(tr("The top card, unseen"), more=top)
        yield from self._possible(ByHand(Deed.SHUFFLE, player))

    def _rage(self) -> Iterator[Entry]:
        yield Entry(tr("Rage {rage}", rage=self.side.rage))
        yield SEPARATOR
        for change in (1, -1):
            yield from self._possible(ByHand(Deed.RAGE, self.player, at=self.side.rage + change))
        yield Entry(tr("Another number…"), lambda: self.commands.set_rage(self.player))

    def _tokens(self) -> Iterator[Entry]:
        for number, name in self.commands.tokens:
            deed = ByHand(Deed.TOKEN, self.player, at=self.place.at, number=number)
            yield Entry(name, partial(self.commands.do, deed))

    def _possible(self, *deeds: ByHand) -> Iterator[Entry]:
        for deed in deeds:
            if why_not_by_hand(self.state, deed, {}) is None:
                yield Entry(label(self.state, deed, self.voice), partial(self.commands.do, deed))
