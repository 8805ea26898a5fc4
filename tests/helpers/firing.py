"""Which abilities of which cards come to act in games: seen from events, questions and watched definitions.

A trigger has fired when something happened while it resolved, a static effect when it held and reached a
card or a player, a play rule when its card was played by it or kept from being played, a replacement when it
was done, a keyword or a deck rule when it was applied.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from deckbuilder.cards import Card, CardNumber, Region
from deckbuilder.cards.abilities import ability as ab
from deckbuilder.cards.abilities import statics as fx
from deckbuilder.decks import Deck
from deckbuilder.engine import (
    Action,
    Ask,
    DeckList,
    Definition,
    Event,
    GameState,
    Reason,
    Scenario,
    apply_unchecked,
    begin,
    define,
)
from deckbuilder.engine import new_game as begin_game
from deckbuilder.engine.abilities.model import Bound, Context, Do, PlayRules, RankMod, Rescue, Static, Target
from deckbuilder.engine.actions import INVADE_UNSEEN, Kind
from deckbuilder.engine.definition import BATTLE, RAGE
from deckbuilder.engine.events import Cause
from deckbuilder.engine.events import Kind as Happened
from deckbuilder.engine.legal import can_play_on, legal_actions
from tests.helpers.board import catalogue
from tests.helpers.random_decks import colors_of, parts

Key = tuple[str, int]
"""A card number and the place of one of its abilities, from 0."""

USUAL_COPIES = 4


class Firing:
    """Counts how often each ability fired in the games begun with ``new_game`` and played with ``play``.

    One game at a time.
    """

    def __init__(self) -> None:
        self.fired: Counter[Key] = Counter()
        self.began: Counter[Key] = Counter()
        """How often abilities began to resolve, whether or not anything came of it."""

        self._cards = {card.number: card for card in catalogue()}
        self._counts_monsters = {
            (card.number, place)
            for card in catalogue()
            for place, each in enumerate(card.ability_data)
            if _counts_monsters_in_discard(each)
        }
        self._resolving: list[tuple[Key, list[Event]]] = []
        self._changed_ranks: set[Key] = set()
        self.definitions = self._define_all()

    # ---- a game ------------------------------------------------------------------------------------------

    def new_game(self, decks: tuple[Deck, Deck], seed: int) -> GameState:
        """A game between two decks before its first decision; what set-up and deck rules do is counted."""
        self._resolving = []
        one, two = (self._deck_list(deck) for deck in decks)
        state = begin_game((one, two), seed)
        for player, deck in enumerate(decks):
            self._see_deck(deck)
            starter = state.table[state.players[player].monster[-1]]
            if starter.start_zone > 1 and state.players[player].zone == starter.start_zone:
                self._fire(starter, ab.StartZone)
        self._see(state, state.events)
        return state

    def open_actions(self, state: GameState) -> tuple[Action, ...]:
        """The open actions; asked for before each action, since it shows which rank changes matter."""
        self._changed_ranks.clear()
        return legal_actions(state)

    def play(self, state: GameState, action: Action) -> None:
        """Carry out an action and note what fires by it."""
        self._see_action(state, action)
        self._see(state, apply_unchecked(state, action))
        if state.outcome is not None:
            self._see_end(state)

    def go_on(self, scenario: Scenario) -> GameState:
        """The game that stands in a position; deck rules are not in it."""
        self._resolving = []
        state = begin(scenario, self.definitions)
        self._see(state, state.events)
        return state

    def _deck_list(self, deck: Deck) -> DeckList:
        monsters, main = (
            [self.definitions[CardNumber(each.number)] for each in section for _ in range(each.count)]
            for section in (deck.monster, deck.main)
        )
        return DeckList(monsters, main)

    # ---- definitions that tell when they are looked at ---------------------------------------------------

    def _define_all(self) -> Mapping[CardNumber, Definition]:
        cards = self._cards.values()
        tokens = {each.name: self._watched(each, {}) for each in cards if each.is_token}
        own = {each.number: self._watched(each, tokens) for each in cards if not each.is_token}
        return {RAGE.number: RAGE, **own, **{each.number: each for each in tokens.values()}}

    def _watched(self, card: Card, tokens: Mapping[str, Definition]) -> Definition:
        made = define(card, card.traits_in(Region.EN), abilities=True, tokens=tokens)
        compiled = made.abilities
        places = [
            place
            for place, each in enumerate(card.abilities)
            if isinstance(each, ab.Static)
            for effect in each.apply
            if not isinstance(effect, fx.CountsAs)
        ]
        statics = [
            self._watched_static((card.number, place), static)
            for place, static in zip(places, compiled.statics, strict=True)
        ]
        rules, rescue = compiled.play, compiled.rescue
        watched = replace(
            compiled,
            statics=tuple(statics),
            play=self._watched_rules(card, rules) if rules is not None else None,
            rescue=self._watched_rescue(card, rescue) if rescue is not None else None,
        )
        return replace(made, abilities=watched)

    def _watched_static(self, key: Key, static: Static) -> Static:
        holds, applies_to = static.holds, static.applies_to
        if applies_to is None:

            def held(state: GameState, context: Context) -> bool:
                return self._noted(holds(state, context), key, state, context)

            return replace(static, holds=held)

        def reached(state: GameState, context: Context, target: Target) -> bool:
            return self._noted(applies_to(state, context, target), key, state, context)

        return replace(static, applies_to=reached)

    def _watched_rules(self, card: Card, rules: PlayRules) -> PlayRules:
        places = [place for place, each in enumerate(card.abilities) if isinstance(each, ab.RankMod)]
        mods = tuple(
            self._watched_mod((card.number, place), mod)
            for place, mod in zip(places, rules.rank_mods, strict=True)
        )
        banned = rules.banned
        if banned is None:
            return replace(rules, rank_mods=mods)
        key = self._key(card, ab.CannotBePlayed)

        def forbids(state: GameState, context: Context) -> bool:
            return self._noted(banned(state, context), key, state, context)

        return replace(rules, rank_mods=mods, banned=forbids)

    def _watched_mod(self, key: Key, mod: RankMod) -> RankMod:
        def amount(state: GameState, context: Context) -> int:
            change = mod.amount(state, context)
            if change:
                self._changed_ranks.add(key)
            return change

        return replace(mod, amount=amount)

    def _watched_rescue(self, card: Card, rescue: Rescue) -> Rescue:
        key, first = self._key(card, ab.Replace), rescue.deeds[0]

        def act(state: GameState, context: Context) -> Bound:
            self.fired[key] += 1
            return first.act(state, context)

        return replace(rescue, deeds=(Do(act), *rescue.deeds[1:]))

    # ---- noting ------------------------------------------------------------------------------------------

    def _key(self, card: Card, kind: type[Any]) -> Key:
        """The ability of a card of a kind of which it has one at most."""
        return card.number, next(n for n, each in enumerate(card.abilities) if isinstance(each, kind))

    def _fire(self, definition: Definition, kind: type[Any]) -> None:
        self.fired[self._key(self._cards[definition.number], kind)] += 1

    def _noted(self, holds: bool, key: Key, state: GameState, context: Context) -> bool:
        if holds:
            self.fired[key] += 1
            self._see_count(key, state, context.owner)
        return holds

    def _see_count(self, key: Key, state: GameState, owner: int) -> None:
        """A card that counts as a monster has fired when its pile is counted."""
        if key in self._counts_monsters:
            for card in state.players[owner].discard:
                if state.table[card].abilities.counts_as_monster:
                    self._fire(state.table[card], ab.Static)

    def _see_deck(self, deck: Deck) -> None:
        for entry in (*deck.monster, *deck.main):
            card = self._cards[CardNumber(entry.number)]
            if card.any_copies and entry.count > USUAL_COPIES:
                self.fired[self._key(card, ab.AnyCopies)] += 1
            if card.resonance and entry in deck.monster and card.rank == 1 and len(colors_of(deck)) > 1:
                self.fired[self._key(card, ab.Resonance)] += 1

    def _see_action(self, state: GameState, action: Action) -> None:
        """What the action alone shows, before it is done."""
        assert state.ask is not None
        player = state.ask.player
        if action.kind is Kind.YES and state.frames:
            frame = state.frames[-1]
            ability = state.table[frame.source].abilities.triggers[frame.ability].ability
            if isinstance(ability, ab.Replace):
                self._fire(state.table[frame.source], ab.Replace)
        elif state.ask.kind is Ask.EVOLVE and action.kind is Kind.PICK:
            self._fire(state.table[state.ask.card], ab.Evolution)
        elif action == INVADE_UNSEEN:
            self._fire(state.table[state.players[player].monster[-1]], ab.Replace)
        elif action.kind in (Kind.BATTLE, Kind.STRATEGY, Kind.ON_TOP, Kind.MONSTER):
            self._see_play(state, player, action)

    def _see_play(self, state: GameState, player: int, action: Action) -> None:
        played, rules = state.table[action.card], state.table[action.card].abilities.play
        current = state.table[state.players[player].monster[-1]]
        reach = state.players[1 - player].zone if played.kind == BATTLE else state.players[player].zone
        if action.kind is Kind.MONSTER and played.burst_from == current.rank != played.rank:
            self._fire(played, ab.Burst)
        if rules is None:
            return
        if action.kind is Kind.MONSTER:
            if not can_play_on(played, current):
                self._fire(played, ab.AltMonster)
        elif action.kind is Kind.ON_TOP:
            self._fire(played, ab.OnTop)
        elif rules.zones is not None:
            self._fire(played, ab.ZoneOnly)
        elif played.rank > reach:
            for key in self._changed_ranks:
                if key[0] == played.number:
                    self.fired[key] += 1
                    self._see_count(key, state, player)

    def _see(self, state: GameState, events: Iterable[Event]) -> None:
        """What the events show: abilities with what happened between their beginning and their end."""
        for event in events:
            match event.kind:
                case Happened.ABILITY_BEGAN:
                    key = self._key_of_program(state, event)
                    self.began[key] += 1
                    self._see_count(key, state, event.player)
                    self._resolving.append((key, [event] if self._repeats(key, state, event) else []))
                case Happened.ABILITY_ENDED:
                    self._close()
                case _:
                    for _, happened in self._resolving:
                        happened.append(event)
            if event.kind is Happened.STRATEGY_DISCARDED and event.second == Cause.BASE:
                self._fire(state.table[event.card], ab.Base)
            elif event.kind is Happened.RANKED_UP:
                self._see_rank_up(state, event)

    def _key_of_program(self, state: GameState, event: Event) -> Key:
        definition = state.table[event.card]
        ability = definition.abilities.triggers[event.first].ability
        card = self._cards[definition.number]
        return card.number, next(n for n, each in enumerate(card.abilities) if each is ability)

    def _repeats(self, key: Key, state: GameState, event: Event) -> bool:
        """Whether all that the ability does is to let others wait."""
        monster = state.table[state.players[event.player].monster[-1]]
        data = self._cards[CardNumber(key[0])].ability_data[key[1]]
        repeats = any(part.get("act") == "retrigger" for part in parts(data))
        return repeats and "enter" in monster.abilities.hears

    def _close(self, *, ended_game: bool = False) -> None:
        key, happened = self._resolving.pop()
        ability = self._cards[CardNumber(key[0])].abilities[key[1]]
        asks = isinstance(ability, ab.Replace) and ability.may  # counted when the answer is yes
        if (happened or ended_game) and not asks:
            self.fired[key] += 1

    def _see_rank_up(self, state: GameState, event: Event) -> None:
        stack = state.players[event.player].monster
        if event.card in stack[1:]:
            risen, below = state.table[event.card], state.table[stack[stack.index(event.card) - 1]]
            if risen.traits.isdisjoint(below.traits):
                self._fire(risen, ab.AltMonster)

    def _see_end(self, state: GameState) -> None:
        """Abilities that ended the game did something; tokens that are gone were tokens indeed."""
        by_card = state.outcome is not None and state.outcome.reason is Reason.CARD
        while self._resolving:
            self._close(ended_game=by_card)
        left = {card for side in state.players for stack in (*side.zones, side.monster) for card in stack}
        for card, definition in enumerate(state.table):
            if definition.is_token and definition is not RAGE and card not in left:
                self._fire(definition, ab.Token)


def _counts_monsters_in_discard(data: object) -> bool:
    """Whether an ability looks at the number of monster cards in a discard pile."""
    counted = [part["of"] for part in parts(data) if "count" in (part.get("cond"), part.get("qty"))]
    return any(of.get("in") == "discard" and "monster" in str(of.get("type", "")) for of in counted)
