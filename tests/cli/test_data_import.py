"""``deckbuilder data import`` and what goes with it: taken in, listed, taken away, taken back."""

from pathlib import Path

from deckbuilder.decks.paths import app_paths
from tests.helpers.data_files import NEW, bytes_below, format_file, set_file, standard_en
from tests.helpers.terminal import Terminal


def test_a_card_is_shown_taken_in_found_and_taken_back(
    deckbuilder: Terminal, home: Path, tmp_path: Path
) -> None:
    path = set_file(tmp_path / "club.json", NEW)
    looked = deckbuilder("data", "import", path, "--dry-run")
    assert looked.code == 0
    assert looked.rows[1] == [
        "New card",
        "EPR-901 Playtest Ebirah",
        "",
        "",
        "red battle card, rank 3, counter power 4,000",
    ]
    assert looked.out.splitlines()[-1] == "1 new card"
    assert bytes_below(app_paths().data) == {}
    done = deckbuilder("data", "import", path, "--yes")
    assert done.out.splitlines()[-1] == "Done; deckbuilder data undo takes it back."
    assert "Playtest Ebirah" in deckbuilder("cards", "EPR-901").out
    assert deckbuilder("data", "own").rows[1][:2] == ["club.json", "1 card"]
    assert deckbuilder("data", "undo", "--yes").code == 0
    assert deckbuilder("data", "own", "--json").data == {"files": [], "undo": []}
    assert "EPR-901" not in deckbuilder("cards", "Ebirah").out
    assert deckbuilder("data", "undo", "--yes").err.startswith("there is nothing to undo")


def test_nothing_happens_without_a_yes(deckbuilder: Terminal, home: Path, tmp_path: Path) -> None:
    answer = deckbuilder("data", "import", set_file(tmp_path / "club.json", NEW))
    assert answer.code == 2
    assert "nothing was changed" in answer.err
    assert "--yes" in answer.err
    assert bytes_below(app_paths().data) == {}
    assert deckbuilder("data", "import", tmp_path / "club.json", "--json").code == 2


def test_a_replaced_file_is_told_and_comes_back(deckbuilder: Terminal, home: Path, tmp_path: Path) -> None:
    path = set_file(tmp_path / "club.json", NEW)
    deckbuilder("data", "import", path, "--yes")
    first = path.read_bytes()
    set_file(path, {**NEW, "rank": 5})
    done = deckbuilder("data", "import", path, "--yes")
    assert "club.json: replaces your file of this name, which is kept for an undo" in done.out
    assert ["Changed card", "EPR-901 Playtest Ebirah", "rank", "3", "5"] in done.rows
    assert deckbuilder("data", "restore", "club", "--yes").code == 0
    assert (app_paths().user_sets / "club.json").read_bytes() == first


def test_faults_are_told_and_the_rest_is_taken_in(deckbuilder: Terminal, home: Path, tmp_path: Path) -> None:
    path = set_file(tmp_path / "club.json", NEW, {**NEW, "number": "EPR-902", "rank": 0})
    answer = deckbuilder("data", "import", path, "--yes", "--json")
    assert answer.code == 1
    assert answer.data["done"] is True
    assert answer.data["changes"][0] == {
        "about": "fault",
        "what": "EPR-902, club.json",
        "field": "rank",
        "now": "",
        "then": "expected greater than or equal to 1, got 0",
        "shipped": False,
    }


def test_a_file_that_holds_nothing_of_use_is_wrong_use(
    deckbuilder: Terminal, home: Path, tmp_path: Path, starter: Path
) -> None:
    answer = deckbuilder("data", "import", starter, "--yes")
    assert answer.code == 2
    assert "nothing to import" in answer.err


def test_a_removal_names_the_deck_that_is_left_with_unknown_cards(
    deckbuilder: Terminal, home: Path, tmp_path: Path
) -> None:
    deckbuilder("data", "import", set_file(tmp_path / "club.json", NEW), "--yes")
    app_paths().decks.mkdir(parents=True)
    (app_paths().decks / "Mine.deck").write_text("Name: Mine\nMain Deck\n4 EPR-901 Playtest Ebirah\n")
    answer = deckbuilder("data", "remove", "club", "--dry-run")
    assert answer.rows[2][:3] == ["Deck", "Mine", "holds EPR-901"]
    assert deckbuilder("data", "remove", "clubs").err.startswith(
        'your own files: "clubs" is not known; expected one of club.json'
    )


def test_a_new_ban_list_is_taken_in_with_the_same_command(
    deckbuilder: Terminal, home: Path, tmp_path: Path, starter: Path
) -> None:
    path = format_file(tmp_path / "bans.json", standard_en(day_2026_06_01={"ESD01-001": 0}))
    done = deckbuilder("data", "import", path, "--yes")
    assert done.code == 0
    assert any(row[0] == "Format" and "list: announced list of 2026-06-01" in row for row in done.rows)
    checked = deckbuilder("check", starter, "--on", "2026-06-02")
    assert checked.code == 1
    assert "announced list" in checked.out
