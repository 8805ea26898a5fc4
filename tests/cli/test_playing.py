"""``goldfish``, ``match``, ``gauntlet``, ``replay``, ``play`` and ``benchmark`` as a player uses them."""

import csv
import io
import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import card_data
from deckbuilder.cli import batch
from deckbuilder.play import simulation as simulation
from deckbuilder.play.roster import BOTS
from deckbuilder.play.tally import Tally
from tests.helpers.terminal import Answer, Terminal

OTHER = card_data.DECKS / "ESD02.deck"
QUICK = ("--bot", "random", "--games", "8", "--seed", "5")
ILLEGAL = "[monster deck]\n1 ESD01-001\n\n[main deck]\n50 ESD01-008\n"


@pytest.fixture
def illegal(tmp_path: Path) -> Path:
    """A deck with which a game can begin, but which no format allows."""
    path = tmp_path / "illegal.deck"
    path.write_text(ILLEGAL, "utf-8")
    return path


# ---- batches ---------------------------------------------------------------------------------------------


def test_goldfish_tells_the_turn_of_the_win_and_what_the_cards_did(
    deckbuilder: Terminal, starter: Path
) -> None:
    answer = deckbuilder("goldfish", starter, *QUICK)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("Starter 01 Godzilla Minus One (random) v goldfish: zone 1, rank I,")
    assert "8 games, seeds from 5" in answer.out
    assert re.search(r"in turn [0-9.]+ on average .*median .*p10 \d+, p90 \d+", answer.out)
    assert ["turn", "wins", "share", "by then"] in answer.rows
    assert any(row[:2] == ["ESD01-008", "Shinseimaru"] for row in answer.rows)


def test_goldfish_is_as_settable_as_it_says(deckbuilder: Terminal, starter: Path) -> None:
    settings = ("--zone", "5", "--rank", "3", "--rage", "1", "--threat", "0", "--behaviour", "stands")
    answer = deckbuilder("goldfish", starter, *QUICK, *settings, "--first", "2")
    assert "goldfish: zone 5, rank III, threat 0, rage 1, stands still" in answer.out
    assert "8 by counter" in answer.out


def test_match_tells_both_sides(deckbuilder: Terminal, starter: Path) -> None:
    answer = deckbuilder("match", starter, OTHER, *QUICK, "--other-bot", "random")
    assert answer.code == 0
    assert "Starter 02 Heisei Series Godzilla won" in answer.out
    assert answer.out.count("copies a game, stuck after") == 2


@pytest.mark.parametrize("command", ["goldfish", "match"])
def test_one_process_and_two_print_the_same(deckbuilder: Terminal, starter: Path, command: str) -> None:
    decks = (starter, OTHER) if command == "match" else (starter,)
    line = (command, *decks, *QUICK, "--json")
    assert deckbuilder(*line, "--workers", "2") == deckbuilder(*line, "--workers", "1")


def test_a_report_as_json(deckbuilder: Terminal, starter: Path) -> None:
    data = deckbuilder("goldfish", starter, *QUICK, "--json").data
    assert (data["games"], data["played"], data["seed"], data["complete"]) == (8, 8, 5, True)
    assert [side["bot"] for side in data["sides"]] == ["random", "passive"]
    assert data["sides"][0]["cards"][0]["name"]


def test_a_report_as_csv(deckbuilder: Terminal, starter: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(deckbuilder("goldfish", starter, *QUICK, "--csv").out)))
    assert set(rows[0]) == {"table", "player", "deck", "key", "figure", "value"}
    [played] = [row["value"] for row in rows if (row["table"], row["figure"]) == ("batch", "played")]
    assert played == "8"


def test_gauntlet_meets_every_deck_of_a_folder(deckbuilder: Terminal, starter: Path, tmp_path: Path) -> None:
    folder = tmp_path / "decks"
    folder.mkdir()
    for name in ("ESD01", "ESD02"):
        shutil.copy(card_data.DECKS / f"{name}.deck", folder)
    line = ("gauntlet", starter, folder, "--bot", "random", "--other-bot", "random", "--games", "3")
    answer = deckbuilder(*line)
    assert answer.code == 0
    assert [row[:2] for row in answer.rows[2:]] == [
        ["Starter 01 Godzilla Minus One", "3"],
        ["Starter 02 Heisei Series Godzilla", "3"],
    ]
    data = deckbuilder(*line, "--json").data
    assert [Path(each["path"]).name for each in data["opponents"]] == ["ESD01.deck", "ESD02.deck"]
    rows = list(csv.DictReader(io.StringIO(deckbuilder(*line, "--csv").out)))
    assert len({row["opponent"] for row in rows}) == 2


def test_gauntlet_names_what_it_leaves_out(
    deckbuilder: Terminal, starter: Path, illegal: Path, tmp_path: Path
) -> None:
    shutil.copy(OTHER, tmp_path)
    (tmp_path / "noise.bin").write_bytes(bytes(range(256)))
    answer = deckbuilder("gauntlet", starter, tmp_path, "--bot", "random", "--games", "1")
    assert answer.code == 1
    assert "illegal.deck: not legal in standard-en" in answer.err
    assert "noise.bin" in answer.err
    assert len(answer.rows) == 3


def test_games_that_are_given_up_are_shown_with_their_seeds(deckbuilder: Terminal, starter: Path) -> None:
    answer = deckbuilder("goldfish", starter, *QUICK, "--game-decisions", "2")
    assert answer.code == 1
    assert "Not finished: 8\n  seed 5: too many decisions" in answer.out


def test_every_bot_can_be_asked_for(deckbuilder: Terminal, starter: Path) -> None:
    for name in BOTS:
        answer = deckbuilder("goldfish", starter, "--bot", name, "--games", "1", "--json")
        assert (answer.code, answer.data["finished"]) == (0, 1)


class Screen(io.StringIO):
    """A terminal, as far as a program asks."""

    def isatty(self) -> bool:
        return True


def test_a_person_sees_how_far_a_batch_is(
    deckbuilder: Terminal, starter: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stderr", screen)
    assert deckbuilder("goldfish", starter, *QUICK).code == 0
    assert "8/8" in screen.getvalue()


# ---- what is refused -------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["goldfish", "match", "play"])
def test_illegal_decks_are_refused_with_their_violations(
    deckbuilder: Terminal, illegal: Path, starter: Path, command: str
) -> None:
    answer = deckbuilder(command, illegal, *((starter,) if command == "match" else ()))
    assert (answer.code, answer.out) == (2, "")
    assert "R4.3 " in answer.err
    assert "--unchecked" in answer.err


def test_illegal_decks_play_unchecked(deckbuilder: Terminal, illegal: Path) -> None:
    assert deckbuilder("goldfish", illegal, *QUICK, "--unchecked").code == 0


@pytest.mark.parametrize(
    ("deck", "what"),
    [
        ("[monster deck]\n1 ESD01-001\n[main deck]\n4 EBP99-001\n", "EBP99-001"),
        ("[monster deck]\n1 ESD01-002\n[main deck]\n4 ESD01-008\n", "no rank I monster"),
    ],
    ids=["unknown card", "no rank I monster"],
)
def test_decks_with_which_no_game_can_begin_are_refused(deckbuilder: Terminal, deck: str, what: str) -> None:
    answer = deckbuilder("goldfish", "-", "--unchecked", "--games", "1", stdin=deck)
    assert (answer.code, answer.out) == (2, "")
    assert what in answer.err


def test_a_deck_with_an_own_card_that_the_program_cannot_carry_out_is_refused(
    deckbuilder: Terminal, home: Path
) -> None:
    """It ended in a traceback. A destruction cannot be replaced by choice."""
    own = home / "data" / "sets"
    own.mkdir(parents=True)
    ability = {
        "kind": "replace",
        "of": {"ev": "would_be_destroyed", "of": "self"},
        "may": True,
        "instead": [{"act": "draw", "n": 1}],
    }
    facts = {"name": "Ebirah(2077)", "type": "battle", "rank": 3, "colors": ["red"], "counter_power": 4000}
    (own / "mine.json").write_text(json.dumps([{"number": "EBP77-001", **facts, "abilities": [ability]}]))
    deck = "[monster deck]\n1 ESD01-001\n[main deck]\n4 EBP77-001\n"
    answer = deckbuilder("goldfish", "-", "--unchecked", "--games", "1", stdin=deck)
    assert (answer.code, answer.out) == (2, "")
    assert "EBP77-001 Ebirah(2077) cannot be played" in answer.err


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (("--bot", "gredy"), "Did you mean greedy?"),
        (("--zone", "9"), "zone is 9; expected 1 to 8"),
        (("--behaviour", "flies"), '"flies" is not known'),
        (("--first", "3"), "--first"),
        (("--json", "--csv"), "Choose one"),
        (("--games", "0"), "--games"),
        (("--seed", "-1"), "--seed"),
    ],
)
def test_wrong_use_is_explained(
    deckbuilder: Terminal, starter: Path, words: tuple[str, ...], what: str
) -> None:
    answer = deckbuilder("goldfish", starter, *words)
    assert (answer.code, answer.out) == (2, "")
    assert what in answer.err


@pytest.mark.parametrize("place", ["missing", "empty"])
def test_a_folder_without_decks_is_refused(
    deckbuilder: Terminal, starter: Path, tmp_path: Path, place: str
) -> None:
    (tmp_path / "empty").mkdir()
    answer = deckbuilder("gauntlet", starter, tmp_path / place, "--games", "1")
    assert answer.code == 2
    assert place in answer.err


# ---- Ctrl+C ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_is_finished(
    deckbuilder: Terminal, starter: Path, monkeypatch: pytest.MonkeyPatch, workers: str
) -> None:
    def watched(games: int, what: str) -> object:
        from contextlib import nullcontext

        return nullcontext(lambda tally: press(tally))

    def press(tally: Tally) -> None:
        if tally.games:
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(batch, "_progress", watched)
    usual = signal.getsignal(signal.SIGINT)
    answer = deckbuilder(
        "goldfish", starter, "--bot", "random", "--games", "100000", "--workers", workers, "--json"
    )
    assert answer.code == 130
    assert 0 < answer.data["played"] < 100_000
    assert answer.data["complete"] is False
    assert signal.getsignal(signal.SIGINT) is usual


# ---- play and replay -------------------------------------------------------------------------------------


def position(answer: Answer) -> str:
    found = re.findall(r"^(?:> )*Position ([0-9a-f]{12})$", answer.out, re.MULTILINE)
    assert found, answer.out
    return found[-1]


@pytest.fixture
def table(deckbuilder: Terminal, starter: Path) -> Callable[..., Answer]:
    """A game in the terminal with a fixed seed; the lines are what the player types."""

    def play(*lines: str, bot: str | None = None) -> Answer:
        options = ("--bot", bot) if bot else ()
        return deckbuilder(
            "play", starter, "--seed", "11", "--first", "1", *options, stdin="\n".join(lines) + "\n"
        )

    return play


def test_play_numbers_the_moves_and_says_what_happens(table: Callable[..., Answer]) -> None:
    answer = table("1", "q")
    assert (answer.code, answer.err) == (0, "")
    assert "  1 End the main phase" in answer.out
    assert "-- Turn 2, Player 2 --" in answer.out


def test_a_card_that_asks_shows_its_text_and_namesakes_their_numbers(
    table: Callable[..., Answer],
) -> None:
    """Cards of one name that differ stood in the list as the same words."""
    played = table(*(str(1 + 7 * turn % 4) for turn in range(120)), "q").out
    assert re.search(r"^[^\n]+ \(ESD0[0-9]-[0-9]{3}\) asks:\n    \S", played, re.MULTILINE)
    assert re.search(r"Godzilla \(2023\)[^\n]* \[ESD01-[0-9]{3}\]", played)


def test_play_undoes_to_the_start_and_redoes(table: Callable[..., Answer]) -> None:
    start, end = position(table("q")), position(table("2", "1", "1", "q"))
    assert position(table("2", "1", "1", "u", "u", "u", "q")) == start != end
    assert position(table("2", "1", "1", "u", "u", "u", "r", "r", "r", "q")) == end


def test_play_takes_the_words_for_its_letters(table: Callable[..., Answer]) -> None:
    answer = table("2", "undo", "HELP", "Quit")
    assert answer.err == ""
    assert position(answer) == position(table("q"))
    assert answer.out.count("q quit, ? this help.") == 2


def test_a_saved_game_replays_to_the_same_position(
    table: Callable[..., Answer], deckbuilder: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "game.replay"
    played = table("2", "1", "1", f"s {file}", "q")
    assert f"Saved: {file}" in played.out
    again = deckbuilder("replay", file)
    assert (again.code, again.err) == (0, "")
    assert position(again) == position(played)
    told = deckbuilder("replay", file, "--text")
    assert "Player 1 ends the main phase" in told.out
    assert deckbuilder("replay", file, "--json").data["decisions"] == 3
    assert deckbuilder("replay", "-", stdin=file.read_bytes()).out == again.out


def test_play_replaces_its_own_save_and_no_other_file(table: Callable[..., Answer], tmp_path: Path) -> None:
    mine, other = tmp_path / "mine.replay", tmp_path / "other.replay"
    other.write_text("precious", "utf-8")
    answer = table(f"s {mine}", "1", f"s {mine}", f"s {other}", "s", "q")
    assert answer.out.count("Saved: ") == 2
    assert str(other) in answer.err
    assert "Save where?" in answer.err
    assert other.read_text("utf-8") == "precious"


def test_play_against_a_bot_asks_the_player_alone(table: Callable[..., Answer]) -> None:
    answer = table("1", "1", "u", "u", "q", bot="greedy")
    assert answer.code == 0
    assert set(re.findall(r"^-- Turn \d+, (Player \d) --$", answer.out.replace("> ", ""), re.MULTILINE)) == {
        "Player 1"
    }
    assert position(answer) == position(table("q", bot="greedy"))
    assert "nothing to undo" in table("u", "q", bot="greedy").err


def test_a_bot_that_goes_first_has_played_when_the_player_is_asked(
    deckbuilder: Terminal, starter: Path
) -> None:
    answer = deckbuilder("play", starter, "--seed", "2", "--first", "2", "--bot", "greedy", stdin="q\n")
    assert "-- Turn 2, Player 1 --" in answer.out


@pytest.mark.parametrize("line", ["x", "0", "999", "9" * 5000, "²", "\x1b[2J", "1.5", "r"])
def test_play_takes_no_harm_from_nonsense(table: Callable[..., Answer], line: str) -> None:
    answer = table(line, "q")
    assert answer.code == 0
    assert answer.err
    assert "\x1b" not in answer.out + answer.err
    assert position(answer) == position(table("q"))


def test_play_ends_with_the_input(table: Callable[..., Answer]) -> None:
    assert table("1").code == 0


def test_play_can_be_conceded_and_taken_back(table: Callable[..., Answer]) -> None:
    answer = table("c", "1", "u", "?", "b", "l", "q")
    assert "Player 2 wins, the opponent concedes" in answer.out
    assert "The game is over" in answer.err
    assert position(answer) == position(table("q"))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00\xff" * 50,
        b"deckbuilder replay: 1\n",
        b"deckbuilder replay: 99\n",
        b"\xef\xbb\xbf{}",
        b"a\n" * 9,
    ],
)
def test_files_that_are_no_replay_are_refused(deckbuilder: Terminal, data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "bad.replay"
    file.write_bytes(data)
    answer = deckbuilder("replay", file)
    assert (answer.code, answer.out) == (2, "")
    assert str(file) in answer.err
    assert "Traceback" not in answer.err


def test_a_missing_replay_and_a_folder_are_refused(deckbuilder: Terminal, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none"):
        answer = deckbuilder("replay", path)
        assert (answer.code, answer.out) == (2, "")


def test_a_replay_with_an_action_that_is_not_open_is_shown_up_to_there(
    table: Callable[..., Answer], deckbuilder: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "game.replay"
    table("1", f"s {file}", "q")
    file.write_text(file.read_text("utf-8") + "monster 9999\n", "utf-8")
    answer = deckbuilder("replay", file)
    assert answer.code == 1
    assert "monster 9999" in answer.err
    assert "1 decision" in answer.out


# ---- benchmark -------------------------------------------------------------------------------------------


def test_benchmark_has_every_figure(deckbuilder: Terminal) -> None:
    figures = deckbuilder("benchmark", "--json", "--seconds", "0.02").data
    assert set(figures) == {
        "random_decisions_per_s",
        "random_games_per_s",
        "ability_decisions_per_s",
        "ability_ratio",
        "trigger_decisions_per_s",
        "clone_us",
        "greedy_goldfish_games_per_s",
        "legality_checks_per_s",
    }
    assert all(value > 0 for value in figures.values())


def test_benchmark_for_a_person(deckbuilder: Terminal) -> None:
    answer = deckbuilder("benchmark", "--seconds", "0.02")
    assert answer.rows[0] == ["figure", "value"]
    assert len(answer.rows) == 9


def test_the_window_is_measured_in_a_process_of_its_own(
    deckbuilder: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The terminal commands never load Qt."""
    lines: list[list[str]] = []

    def fake(line: list[str], **options: dict[str, str]) -> subprocess.CompletedProcess[str]:
        lines.append(line)
        assert options["env"]["QT_QPA_PLATFORM"] == "offscreen"
        return subprocess.CompletedProcess(line, len(lines) - 1, '{"window_s": 0.9}')

    monkeypatch.setattr("deckbuilder.cli.benchmark.subprocess.run", fake)
    assert deckbuilder("benchmark", "--gui", "--json").data == {"window_s": 0.9}
    assert lines[0][1:] == ["-m", "deckbuilder", "--measure-window"]
    refused = deckbuilder("benchmark", "--gui")
    assert refused.code == 2
    assert "cannot be measured" in refused.err


def test_what_goes_to_workers_is_checked_there_too(deckbuilder: Terminal, starter: Path) -> None:
    """The command names the data version; a worker with other data refuses."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simulation, "_definitions", lambda folder, region: ("other", {}))
        answer = deckbuilder("goldfish", starter, *QUICK)
    assert answer.code == 2
    assert "card data" in answer.err
