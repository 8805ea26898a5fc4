"""Random games in which every card takes part: ``python -m tests.helpers.every_card [--pairs 2000]``.

First whole games, each deck around the card that has been in the fewest, until every card has been in 200.
What has not fired by then is played from random positions in the middle of a game, full boards and piles, in
which its card lies about with those that go with it. ``--pairs`` plays random legal decks of any two sets.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random

from deckbuilder.cards import Card, CardNumber
from deckbuilder.decks import Deck, Entry
from deckbuilder.decks.legality import is_legal
from deckbuilder.engine import Action, GameState, Reason, apply_unchecked, legal_actions, new_game
from deckbuilder.engine.lists import deck_list
from tests.helpers.board import catalogue
from tests.helpers.decks import found
from tests.helpers.firing import Firing, Key
from tests.helpers.games import definitions
from tests.helpers.invariants import broken
from tests.helpers.random_decks import FORMAT, legal_deck
from tests.helpers.random_positions import random_position

MOST_ACTIONS = 5000
MOST_POSITIONS = 2000
"""Positions tried for an ability before it counts as never fired."""


@dataclass
class Played:
    """What came of the games."""

    firing: Firing = field(default_factory=Firing)
    games: Counter[str] = field(default_factory=Counter[str])
    """In how many whole games each card took part; a token when the deck can create it."""

    whole: int = 0
    positions: int = 0
    ends: Counter[str] = field(default_factory=Counter[str])
    faults: list[str] = field(default_factory=list[str])
    in_games: frozenset[Key] = frozenset()
    """The abilities that fired in whole games."""

    def silent(self) -> list[Key]:
        """The abilities that have not fired."""
        return [key for key in abilities() if not self.firing.fired[key]]


def abilities() -> Iterator[Key]:
    """Every ability of every card."""
    return ((card.number, place) for card in catalogue() for place in range(len(card.ability_data)))


# ---- one game --------------------------------------------------------------------------------------------


def finish(
    state: GameState,
    random: Random,
    *,
    options: Callable[[GameState], Sequence[Action]] = legal_actions,
    play: Callable[[GameState, Action], object] = apply_unchecked,
    look: bool = False,
) -> str:
    """Play to the end at random; the reason it ended by. Raises ``AssertionError`` for what must not be."""
    for _ in range(MOST_ACTIONS):
        if state.outcome is not None:
            assert state.outcome.reason is not Reason.LOOP, "too many abilities in a turn"
            return str(state.outcome.reason)
        if look and (wrong := broken(state)):
            raise AssertionError("; ".join(wrong))
        play(state, random.choice(options(state)))
    raise AssertionError(f"no end after {MOST_ACTIONS} actions")


def _watched(
    played: Played, begin: Callable[[], GameState], random: Random, name: str, *, look: bool
) -> None:
    """One game that is looked at by ``played.firing``; what goes wrong becomes a fault under its name."""
    firing = played.firing
    try:
        end = finish(begin(), random, options=firing.open_actions, play=firing.play, look=look)
        played.ends[end] += 1
    except Exception as error:
        played.faults.append(f"{name}: {type(error).__name__} {error}")


# ---- many games ------------------------------------------------------------------------------------------


def play_every_card(least: int, look_every: int = 10, seed: int = 0, most: int | None = None) -> Played:
    """Whole games until each card was in ``least`` of them; every so many are looked at after each action.

    ``most`` ends it after so many games.
    """
    played = Played()
    while min(played.games[card.number] for card in catalogue()) < least and played.whole != most:
        number = seed + played.whole
        random = Random(f"every card {number}")
        one, two = sorted(catalogue(), key=lambda card: (played.games[card.number], random.random()))[:2]
        decks = legal_deck(random, one), legal_deck(random, two)
        played.games.update(
            {str(each.number) for deck in decks for each in (*deck.monster, *deck.main)}
            | {card.number for card in (one, two) if card.is_token}
        )
        begin = partial(played.firing.new_game, decks, number)
        _watched(played, begin, random, f"game {number}", look=played.whole % look_every == 0)
        played.whole += 1
    played.in_games = frozenset(key for key in abilities() if played.firing.fired[key])
    return played


def play_what_is_silent(played: Played, look_every: int = 10, seed: int = 0, most: int | None = None) -> None:
    """Games from positions that favour what has not fired, one of each in turn until all has.

    ``most`` ends it after so many games.
    """
    for turn in range(MOST_POSITIONS):
        silent = played.silent()
        for key in silent:
            if played.positions == most:
                return
            number = f"{seed + turn} of {key[0]} #{key[1] + 1}"
            random = Random(f"position {number}")
            star, other = (catalogue()[CardNumber(each)] for each in (key[0], random.choice(silent)[0]))
            decks = legal_deck(random, star), legal_deck(random, other)
            begin = _beginning(played.firing, random, decks, (star, other), key)
            look = played.positions % look_every == 0
            _watched(played, begin, random, f"position {number}", look=look)
            played.positions += 1


def _beginning(
    firing: Firing, random: Random, decks: tuple[Deck, Deck], stars: tuple[Card, Card], key: Key
) -> Callable[[], GameState]:
    """A position in the middle of a game, or the beginning of one for what only works there."""
    if stars[0].ability_data[key[1]]["kind"] == "deck":
        return lambda: firing.new_game(decks, random.randrange(1 << 32))
    return lambda: firing.go_on(random_position(random, decks, stars))


def play_pairs(count: int, seed: int = 0) -> tuple[Counter[str], list[str]]:
    """How games of two random legal decks of any two sets ended, and what went wrong."""
    ends, faults = Counter[str](), list[str]()
    table = definitions(abilities=True)
    codes = sorted({card.set_code for card in catalogue()})
    for number in range(seed, seed + count):
        random = Random(f"pair {number}")
        sets = random.choice(codes), random.choice(codes)
        decks = tuple(legal_deck(random, sets={code}) for code in sets)
        try:
            for deck in decks:
                assert is_legal(found(deck, FORMAT)), "an illegal deck"
            lists = [deck_list(table, _spread(deck.monster), _spread(deck.main)) for deck in decks]
            ends[finish(new_game((lists[0], lists[1]), number), random, look=number % 20 == 0)] += 1
        except Exception as error:
            faults.append(f"pair {number} ({' v '.join(sets)}): {type(error).__name__} {error}")
    return ends, faults


# ---- telling ---------------------------------------------------------------------------------------------


def table(played: Played) -> Iterator[str]:
    """The coverage: a line a set, the total, then every ability that never fired and why."""
    yield "set    cards  games of each  abilities  fired in games  in positions too  never"
    cards = list(catalogue())
    for code in (*dict.fromkeys(card.set_code for card in cards), "total"):
        yield _row(played, code, [card for card in cards if code in (card.set_code, "total")])
    for key in played.silent():
        began = played.firing.began[key]
        why = f"began {began} times, nothing came of it" if began else "its moment never came"
        kind = catalogue()[CardNumber(key[0])].ability_data[key[1]]["kind"]
        yield f"never fired: {key[0]} #{key[1] + 1} {kind}: {why}"


def _row(played: Played, code: str, cards: Sequence[Card]) -> str:
    keys = [key for key in abilities() if any(card.number == key[0] for card in cards)]
    fired = sum(played.firing.fired[key] > 0 for key in keys)
    in_games = sum(key in played.in_games for key in keys)
    games = min(played.games[card.number] for card in cards)
    return (
        f"{code:6} {len(cards):5} {f'>= {games}':>14} {len(keys):10} {in_games:15} "
        f"{fired - in_games:17} {len(keys) - fired:6}"
    )


def _spread(entries: Iterable[Entry]) -> list[str]:
    return [entry.number for entry in entries for _ in range(entry.count)]


def _say(lines: Iterable[str]) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def main(words: Sequence[str]) -> int:
    """0 if every ability fired and nothing went wrong."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=200, help="whole games of each card at least")
    reader.add_argument("--look", type=int, default=10, help="every so many games are looked at throughout")
    reader.add_argument("--pairs", type=int, help="instead: so many games of two legal decks of any two sets")
    reader.add_argument("--seed", type=int, default=0)
    asked = reader.parse_args(words)
    began = time.perf_counter()
    silent: list[Key] = []
    if asked.pairs is not None:
        ends, faults = play_pairs(asked.pairs, asked.seed)
        games = f"{asked.pairs} pairs of legal decks"
    else:
        played = play_every_card(asked.games, asked.look, asked.seed)
        play_what_is_silent(played, asked.look, asked.seed)
        _say(table(played))
        ends, faults, silent = played.ends, played.faults, played.silent()
        games = f"{played.whole} games, {played.positions} more from positions"
    took = time.perf_counter() - began
    _say([f"{games}: {dict(ends)}, {len(faults)} faults, {took:.0f} s", *faults])
    return int(bool(faults or silent))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
