"""A moment of a replay, a position from a file and the strongest board as a picture, in the terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from deckbuilder.engine import scenario_of, to_json
from deckbuilder.paper.palette import DARK
from deckbuilder.play import write_replay
from tests.helpers.board import catalogue
from tests.helpers.sessions import played
from tests.helpers.terminal import Terminal

STEPS = 20
SMALL = ("--width", "800")


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """A game of some decisions as a replay, its end as a scenario and exactly."""
    session = played(STEPS)
    while session.state.ask is None or session.legal[0].kind.name != "PASS":
        session.undo()
    return {
        "replay": write_replay(played(STEPS), catalogue()),
        "scenario": scenario_of(session.state).to_json(),
        "exact": to_json(session.state),
    }


@pytest.fixture(autouse=True)
def _cards_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckbuilder.cli.inputs.load_cards", catalogue)


@pytest.fixture
def folder(texts: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the three files are, and the commands run."""
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


# ---- replays ---------------------------------------------------------------------------------------------


def test_a_moment_of_a_game_is_drawn(deckbuilder: Terminal, folder: Path) -> None:
    answer = deckbuilder("replay", "replay", "--at", 12, "--picture", "board.png", *SMALL, "--dark")
    assert (answer.code, answer.err) == (0, "")
    assert "12 decisions" in answer.out
    image = QImage(str(folder / "board.png"))
    assert answer.out.splitlines()[-1] == f"board.png: picture, 800 x {image.height()} pixels"
    assert image.width() == 800
    assert image.pixelColor(1, image.height() // 2) == QColor(DARK.table)


def test_what_is_told_ends_at_the_moment_too(deckbuilder: Terminal, folder: Path) -> None:
    assert deckbuilder("replay", "replay", "--at", 0, "--json").data["decisions"] == 0
    assert deckbuilder("replay", "replay", "--turn", 3, "--json").data["turn"] == 3
    few, all_ = (deckbuilder("replay", "replay", "--text", *at).rows for at in (("--at", 5), ()))
    assert few[:5] == all_[:5]
    assert len(few) < len(all_)


def test_both_players_and_both_hands_are_other_pictures(deckbuilder: Terminal, folder: Path) -> None:
    wanted = ((), ("--player", "2"), ("--both-hands", "--language", "ja"))
    for at, options in enumerate(wanted):
        deckbuilder("replay", "replay", "--picture", f"{at}.png", *SMALL, *options)
    assert len({(folder / f"{at}.png").read_bytes() for at in range(len(wanted))}) == len(wanted)


def test_a_file_is_replaced_on_request_only(deckbuilder: Terminal, folder: Path) -> None:
    (folder / "board.png").write_bytes(b"mine")
    answer = deckbuilder("replay", "replay", "--picture", "board.png", *SMALL)
    assert answer.code == 2
    assert "Use --overwrite, or another name." in answer.err
    assert (folder / "board.png").read_bytes() == b"mine"
    assert deckbuilder("replay", "replay", "--picture", "board.png", *SMALL, "--overwrite").code == 0
    assert not QImage(str(folder / "board.png")).isNull()


@pytest.mark.parametrize(
    ("command", "options", "expected"),
    [
        ("replay", ("--at", "21"), "--at: there is no decision 21; expected 0 to 20"),
        ("replay", ("--turn", "99"), "--turn: there is no turn 99; expected 1 to"),
        ("replay", ("--at", "1", "--turn", "1"), "--at and --turn: one of them is enough"),
        ("replay", ("--dark",), "--dark: only of use with --picture"),
        ("replay", ("--picture", "-", "--json"), "more than one thing would go to standard output"),
        ("replay", ("--picture", "nowhere/board.png"), "its folder does not exist"),
        ("replay", ("--picture", "b.png", "--pictures", "nowhere"), "--pictures: nowhere: No such file"),
        ("scenario", ("--player", "2"), "--player: only of use with --picture"),
    ],
)
def test_wrong_use_is_explained_and_nothing_is_written(
    deckbuilder: Terminal, folder: Path, command: str, options: tuple[str, ...], expected: str
) -> None:
    answer = deckbuilder("replay" if command == "replay" else "position", command, *options)
    assert answer.code == 2
    assert expected in answer.err
    assert {path.name for path in folder.iterdir()} == {"replay", "scenario", "exact"}


# ---- positions -------------------------------------------------------------------------------------------


def test_a_position_is_the_same_picture_from_either_kind_of_file(deckbuilder: Terminal, folder: Path) -> None:
    for name in ("scenario", "exact"):
        assert deckbuilder("position", name, "--picture", f"{name}.png", *SMALL).code == 0
    assert (folder / "scenario.png").read_bytes() == (folder / "exact.png").read_bytes()


def test_a_position_is_told_in_words(deckbuilder: Terminal, folder: Path, texts: dict[str, str]) -> None:
    answer = deckbuilder("position", "scenario")
    assert answer.code == 0
    assert answer.out.startswith("Turn ")
    assert {"You", "Opponent"} <= set(answer.out.splitlines())
    assert deckbuilder("position", "exact").out.splitlines()[0] == answer.out.splitlines()[0]
    assert deckbuilder("position", "-", stdin=texts["scenario"]).out == answer.out


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"\x89PNG\r\n\x1a\n", "no JSON"),
        (b"[" * 100_000, "no JSON"),
        (b'{"cards": 3, "version": 1}', "cards: expected a list of card numbers"),
        (b'{"players": [{"monster": ["EBP99-999"]}, {"monster": ["ESD01-001"]}]}', "EBP99-999"),
    ],
    ids=["picture", "deep", "exact", "unknown"],
)
def test_a_file_that_is_no_position_is_refused(
    deckbuilder: Terminal, folder: Path, data: bytes, expected: str
) -> None:
    (folder / "bad").write_bytes(data)
    answer = deckbuilder("position", "bad", "--picture", "bad.png")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("bad: no position that can be shown")
    assert expected in answer.err
    assert len(answer.err.splitlines()) < 12
    assert not (folder / "bad.png").exists()


# ---- the strongest board ---------------------------------------------------------------------------------


def test_the_strongest_board_is_drawn(deckbuilder: Terminal, starter: Path, folder: Path) -> None:
    answer = deckbuilder("counter-power", starter, "--positions", 50, "--picture", "best.png", *SMALL)
    assert answer.code == 0
    assert answer.out.splitlines()[-1].startswith("best.png: picture, 800 x ")
    assert QImage(str(folder / "best.png")).width() == 800


# ---- without a window ------------------------------------------------------------------------------------


def test_no_display_and_no_window_is_needed(folder: Path) -> None:
    """The picture goes to standard output, what is said beside it."""
    script = (
        "import sys\n"
        "from deckbuilder.cli import run\n"
        "code = run(['replay', 'replay', '--picture', '-', '--width', '800'])\n"
        "loaded = {name.split('.')[1] for name in sys.modules if name.startswith('deckbuilder.')}\n"
        "widgets = 'PySide6.QtWidgets' in sys.modules\n"
        "print(code, 'gui' in loaded, widgets, file=sys.stderr)\n"
    )
    environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    environment.pop("QT_QPA_PLATFORM", None)
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, env=environment, check=True)
    assert QImage.fromData(answer.stdout).width() == 800
    told = answer.stderr.decode().splitlines()
    assert told[0].startswith("Seed 7, 20 decisions")
    assert told[-1] == "0 False False"
