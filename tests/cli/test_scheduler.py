"""``--scheduler``: the same answer from a cluster, and a sentence where there is none."""

from pathlib import Path
from typing import Any

import pytest

from deckbuilder.play.cluster import PATIENCE
from tests.helpers.cluster import local_cluster
from tests.helpers.terminal import Terminal

FEW = ("--bot", "random", "--games", "6", "--seed", "40")


def test_the_answers_of_a_cluster_are_those_of_this_machine(
    deckbuilder: Terminal, starter: Path, tmp_path: Path
) -> None:
    lines: tuple[tuple[Any, ...], ...] = (
        ("goldfish", starter, *FEW, "--json"),
        ("match", starter, starter, *FEW, "--other-bot", "random", "--csv"),
    )
    here = [deckbuilder(*line) for line in lines]
    with local_cluster(tmp_path) as dask:
        there = [deckbuilder(*line, "--scheduler", dask.scheduler_address) for line in lines]
    assert [each.out for each in there] == [each.out for each in here]
    assert [each.code for each in there] == [each.code for each in here]


def test_where_there_is_no_scheduler_it_is_told(deckbuilder: Terminal, starter: Path) -> None:
    answer = deckbuilder("goldfish", starter, *FEW, "--scheduler", "nonsense")
    assert answer.code == 2
    assert "“nonsense” is no address of a scheduler" in answer.err
    assert 1 <= PATIENCE <= 30, "where nobody answers, the player is not left waiting"


@pytest.mark.parametrize("command", ["goldfish", "match", "gauntlet"])
def test_the_option_is_told_in_the_help(deckbuilder: Terminal, command: str) -> None:
    assert "--scheduler" in deckbuilder(command, "--help").out
