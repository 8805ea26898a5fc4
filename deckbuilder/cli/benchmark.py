"""``deckbuilder benchmark``: how fast this machine plays, with one process, or how fast the window answers.

A second is one of processor time, so that other programs at work do not count.

- ``random_decisions_per_s``, ``random_games_per_s``: two starter decks, abilities left out, both players
  choose evenly among the legal actions; set-up included, no bot, no report.
- ``ability_decisions_per_s``, ``ability_ratio``: the same with the abilities of all cards, and how that
  compares with play without them.
- ``trigger_decisions_per_s``: the same between the two legal decks with the most triggered abilities that the
  card data allow (``trigger_decks``).
- ``clone_us``: microseconds to clone a state in the middle of such a game, the mean of many.
- ``greedy_goldfish_games_per_s``: a starter deck with its abilities, played by the greedy bot against the
  usual goldfish, as ``deckbuilder goldfish`` plays it, report included.
- ``legality_checks_per_s``: full checks of a legal starter deck in Standard EN.

With ``--gui`` the window is measured instead, by ``deckbuilder.gui.benchmark`` in a process of its own: the
terminal commands never load Qt. Its docstring says what each figure is.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from json import loads
from random import Random
from typing import TYPE_CHECKING, Annotated

import typer

from deckbuilder.itself import MEASURE_WINDOW, command

from . import inputs, output
from .errors import CommandError

if TYPE_CHECKING:
    from deckbuilder.cards.catalogue import Catalogue
    from deckbuilder.decks.deck import Deck
    from deckbuilder.engine import DeckList, GameState

LABELS = {
    "random_decisions_per_s": "random decisions a second",
    "random_games_per_s": "random games a second",
    "ability_decisions_per_s": "the same with abilities",
    "ability_ratio": "with abilities to without",
    "trigger_decisions_per_s": "the same, most triggers",
    "clone_us": "microseconds to clone a state",
    "greedy_goldfish_games_per_s": "greedy goldfish games a second",
    "legality_checks_per_s": "legality checks a second",
    "window_s": "seconds to a window that takes keys",
    "key_to_list_ms": "milliseconds from a key to the list",
    "key_to_list_20k_ms": "the same with 20,000 cards",
    "edit_to_checks_ms": "milliseconds from an edit to checks and statistics",
    "plots_s": "seconds to the first plots of a deck",
    "frame_p99_ms": "milliseconds a frame when scrolling",
    "open_5000_s": "seconds to open a deck of 5,000 cards",
    "click_to_board_ms": "milliseconds from a click to the board",
    "undo_300_ms": "milliseconds to take back a step after 300",
    "idle_timers": "timers in two seconds of rest",
    "simulation_1000_s": "seconds for 1,000 games in the simulation window",
    "simulation_frame_p99_ms": "milliseconds a frame while they are played",
    "cancel_s": "seconds to cancel a batch",
    "noise": "other work on this machine, 1 for none",
}


def benchmark(
    seconds: Annotated[
        float, typer.Option(min=0.01, max=600, metavar="T", help="How long each part is measured.")
    ] = 2.0,
    gui: Annotated[bool, typer.Option("--gui", help="Measure the window, without showing it.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure how fast this machine plays, with one process, or how fast the window answers.

    Random play is between two starter decks without their abilities, then with them, then between the two
    decks with the most triggered abilities; greedy play is a starter deck with its abilities against the
    usual goldfish. The window takes a minute.
    """
    figures = measure_window() if gui else measure(seconds)
    if json:
        output.as_json(figures)
    else:
        rows = [(LABELS[key], f"{value:,.2f}") for key, value in figures.items()]
        output.table(("figure", "value"), rows, right=("value",))


def measure_window() -> dict[str, float]:
    """Every figure of the window by its key."""
    done = subprocess.run(  # noqa: S603 - this program
        command(MEASURE_WINDOW),
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CommandError("the window cannot be measured here", advice="The reason stands above.")
    figures: dict[str, float] = loads(done.stdout)
    return figures


def measure(seconds: float) -> dict[str, float]:
    """Every figure by its key, each measured for about so long."""
    catalogue = inputs.load_cards()
    decks = [_starter(number, catalogue) for number in (1, 2)]
    plain, full = (
        (_list(decks[0], catalogue, abilities=each), _list(decks[1], catalogue, abilities=each))
        for each in (False, True)
    )
    games, decisions, taken = _random_play(plain, seconds)
    _, with_abilities, longer = _random_play(full, seconds)
    _, with_triggers, longest = _random_play(_full_of_triggers(catalogue), seconds)
    return {
        "random_decisions_per_s": round(decisions / taken, 1),
        "random_games_per_s": round(games / taken, 1),
        "ability_decisions_per_s": round(with_abilities / longer, 1),
        "ability_ratio": round((with_abilities / longer) / (decisions / taken), 3),
        "trigger_decisions_per_s": round(with_triggers / longest, 1),
        "clone_us": round(1e6 / _rate(_middle(plain).clone, seconds, 1000), 3),
        "greedy_goldfish_games_per_s": round(_goldfish_rate(decks[0], catalogue, seconds), 1),
        "legality_checks_per_s": round(_check_rate(decks[0], catalogue, seconds), 1),
    }


def _starter(number: int, catalogue: Catalogue) -> Deck:
    import card_data

    return inputs.read_one_deck(str(card_data.DECKS / f"ESD0{number}.deck"), catalogue)[0]


def _full_of_triggers(catalogue: Catalogue) -> tuple[DeckList, DeckList]:
    from datetime import date

    from .trigger_decks import trigger_decks

    format_ = inputs.load_all_formats(catalogue.sets)["standard-en"]
    one, two = trigger_decks(catalogue, format_, date.today())
    return _list(one, catalogue, abilities=True), _list(two, catalogue, abilities=True)


def _list(deck: Deck, catalogue: Catalogue, *, abilities: bool) -> DeckList:
    """A deck for the engine; without ``abilities`` its cards have but their keywords."""
    from deckbuilder.engine.lists import deck_list, define_all
    from deckbuilder.play.opening import numbers_of

    numbers = numbers_of(deck)
    return deck_list(define_all(catalogue, abilities=abilities), numbers.monsters, numbers.main)


def _random_play(decks: tuple[DeckList, DeckList], seconds: float) -> tuple[int, int, float]:
    """Games played, decisions made, seconds taken."""
    from deckbuilder.engine import new_game

    games = decisions = 0
    start = now = time.process_time()
    while now - start < seconds:
        decisions += _play_randomly(new_game(decks, games), 1 << 30)
        games += 1
        now = time.process_time()
    return games, decisions, now - start


def _play_randomly(state: GameState, limit: int) -> int:
    """Play on in place to the end or so many decisions; how many were made."""
    from deckbuilder.engine import apply_unchecked, legal_actions

    chance = Random(state.seed).random  # noqa: S311 - a game, no secret
    made = 0
    while state.ask is not None and made < limit:
        legal = legal_actions(state)
        apply_unchecked(state, legal[int(chance() * len(legal))])
        made += 1
    return made


def _middle(decks: tuple[DeckList, DeckList]) -> GameState:
    from deckbuilder.engine import new_game

    state = new_game(decks, 1)
    _play_randomly(state, 20)
    return state


def _rate(work: Callable[[], object], seconds: float, at_once: int = 1) -> float:
    """How often a second a piece of work is done."""
    done = 0
    start = now = time.process_time()
    while now - start < seconds:
        for _ in range(at_once):
            work()
        done += at_once
        now = time.process_time()
    return done / (now - start)


def _goldfish_rate(deck: Deck, catalogue: Catalogue, seconds: float) -> float:
    from deckbuilder.play.goldfish import Goldfish
    from deckbuilder.play.opening import numbers_of
    from deckbuilder.play.simulation import Job, simulate

    job = Job(numbers_of(deck), Goldfish(), data_version=catalogue.data_version, user_sets=_user_sets())
    simulate(job, 1)
    games, batch = 0, 20
    start = now = time.process_time()
    while now - start < seconds:
        simulate(job, batch, games)
        games += batch
        now = time.process_time()
    return games / (now - start)


def _user_sets() -> str:
    from deckbuilder.decks.paths import app_paths

    return str(app_paths().user_sets)


def _check_rate(deck: Deck, catalogue: Catalogue, seconds: float) -> float:
    from datetime import date

    from deckbuilder.decks.legality import check

    format_ = inputs.load_all_formats(catalogue.sets)["standard-en"]
    today = date.today()
    return _rate(lambda: check(deck, catalogue, format_, today), seconds, 10)
