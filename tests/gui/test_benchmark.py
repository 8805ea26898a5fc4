"""What makes the window quick, as facts that do not depend on the machine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer

from deckbuilder.cli.benchmark import LABELS
from deckbuilder.gui import benchmark, benchmark_board, benchmark_games
from deckbuilder.gui.services import Services
from tests.helpers import decks
from tests.helpers.window import Player


def test_starting_loads_nothing_that_is_needed_later() -> None:
    """Plots, the grammar of searches, models of files, what opens later: each costs a share of a second."""
    script = (
        "import sys, tempfile; from pathlib import Path\n"
        "from deckbuilder.gui.app import build_window\n"
        "from deckbuilder.gui.application import application\n"
        "from deckbuilder.decks.paths import AppPaths\n"
        "app = application([]); window = build_window(app, AppPaths.below(Path(tempfile.mkdtemp())))\n"
        "window.show(); app.processEvents()\n"
        "print(*sys.modules, sep='\\n')\n"
        "import linecache; print(*(f'read:{name}' for name in linecache.cache), sep='\\n')"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=os.environ
    )
    loaded = set(done.stdout.split())
    assert "deckbuilder.gui.window" in loaded
    unwanted = {
        "pyqtgraph",
        "numpy",
        "lark",
        "rich",
        "pydantic",
        "deckbuilder.cards.setmodel",
        "deckbuilder.cards.abilities",
        "deckbuilder.decks.deck_library",
        "deckbuilder.engine",
        "deckbuilder.gui.compare.sides",
        "deckbuilder.gui.deck_library.panel",
        "deckbuilder.gui.goldfish.window",
        "deckbuilder.gui.simulation.window",
    }
    assert sorted(loaded & unwanted) == []
    assert [line for line in loaded if line.startswith("read:") and "deckbuilder" in line] == [], "source"


def test_threads_load_no_library_whose_parts_import_each_other() -> None:
    """Two threads that began it at once: an ImportError from inside pydantic, in whatever was clicked."""
    script = (
        "import sys, tempfile; from pathlib import Path\n"
        "from deckbuilder.gui import beside\n"
        "from deckbuilder.gui.app import build_window\n"
        "from deckbuilder.gui.application import application\n"
        "from deckbuilder.decks.paths import AppPaths\n"
        "app = application([]); window = build_window(app, AppPaths.below(Path(tempfile.mkdtemp())))\n"
        "window.show(); works = []; beside.start = lambda pool, work, priority=0: works.append(work)\n"
        "window.start([]); before = set(sys.modules)\n"
        "for work in works: work()\n"
        "print(len(works), *sorted(m for m in set(sys.modules) - before if m.startswith('pydantic')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=os.environ
    )
    count, *loaded = done.stdout.split()
    assert int(count) > 1
    assert loaded == []


def test_nothing_ticks_while_the_player_does_nothing(make_window: Callable[..., Player]) -> None:
    make_window()
    assert benchmark.idle_timers(400) == []


def test_a_timer_that_ticks_is_noticed(make_window: Callable[..., Player]) -> None:
    player = make_window()
    timer = QTimer(player.window)
    timer.start(100)
    assert "QTimer" in benchmark.idle_timers(400)


def test_what_the_last_action_left_behind_is_not_idle_time(make_window: Callable[..., Player]) -> None:
    player = make_window()
    QTimer.singleShot(300, player.window, lambda: None)
    assert benchmark.idle_timers(400) == []


def test_so_many_cards_with_a_number_each() -> None:
    crowd = benchmark.many_cards(1000, decks.cards())
    assert len(crowd) == 1000
    assert len({card.number for card in crowd}) == 1000


@pytest.mark.parametrize(("share", "expected"), [(0.0, 1.0), (0.5, 3.0), (0.95, 5.0), (1.0, 5.0)])
def test_percentiles_are_times_that_were_measured(share: float, expected: float) -> None:
    assert benchmark.percentile([5.0, 1.0, 4.0, 2.0, 3.0], share) == expected


def test_the_board_of_a_game_is_measured(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clicks play whole turns, and the steps are taken back that were told."""
    monkeypatch.setattr(benchmark_board, "DECISIONS", 12)
    monkeypatch.setattr(benchmark_board, "STEPS", 40)
    monkeypatch.setattr(benchmark_board, "UNDOS", 3)
    done: list[float] = []

    def timed(act: Callable[[], object]) -> float:
        act()
        done.append(float(len(done)))
        return done[-1]

    figures = benchmark_board.board_figures(services, timed)
    assert figures.keys() == {"click_to_board_ms", "undo_300_ms"}
    assert figures["undo_300_ms"] == len(done) - 2
    assert figures["click_to_board_ms"] > 8
    assert figures.keys() <= LABELS.keys()


def test_a_batch_in_the_window_is_measured(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark_games, "GAMES", 4)
    monkeypatch.setattr(benchmark_games, "WORKERS", 1)
    figures = benchmark_games.game_figures(services, benchmark.percentile)
    assert figures.keys() == {"simulation_1000_s", "simulation_frame_p99_ms", "cancel_s"}
    assert all(figure > 0 for figure in figures.values())
    assert figures.keys() <= LABELS.keys()


@pytest.mark.benchmark
def test_a_thousand_games_are_played_in_the_window_without_a_stop(services: Services) -> None:
    """Two quiet cores; 60 frames a second; cancel under half a second (B76)."""
    figures = benchmark_games.game_figures(services, benchmark.percentile)
    assert figures["simulation_1000_s"] < 4
    assert figures["simulation_frame_p99_ms"] < 16
    assert figures["cancel_s"] < 0.5
