"""The app dies with a deck unsaved; the next start offers it back as it was (B01)."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from deckbuilder.decks.deck import Section
from tests.helpers.disk_faults import fail_on, no_space
from tests.helpers.window import Player


def kill(player: Player, home: Path) -> Path:
    """What is on the disk when the app is killed now: a copy of its folders, whose locks nobody holds."""
    copy = home.with_name("after the crash")
    shutil.copytree(home, copy)
    return copy


def build(player: Player) -> None:
    """Five cards in the current deck."""
    player.search("EBP01-016")
    player.press("4")
    player.search("EBP01-001")
    player.press("Shift+Return")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


def test_an_unsaved_deck_is_offered_after_a_crash_and_restored_unsaved(
    make_window: Callable[..., Player], home: Path
) -> None:
    player = make_window(folder=home)
    build(player)
    player.window.recoverer.record()
    lost = player.deck

    again = make_window(folder=kill(player, home))
    assert again.deck.is_empty, "nothing is restored before its player says so"
    assert again.notices == ["An untitled deck was cut off"]
    again.choose_notice("An untitled deck was cut off", "Restore")
    assert again.deck == lost
    assert again.window.isWindowModified()
    assert again.tabs == ["Untitled •"], "it takes the place of the empty deck"
    assert again.notices == []


def test_a_restored_deck_keeps_its_file_and_saves_there_without_a_question(
    make_window: Callable[..., Player], home: Path, tmp_path: Path
) -> None:
    player = make_window(folder=home)
    build(player)
    path = tmp_path / "mine.deck"
    player.ask.saves = [path]
    player.press("Ctrl+S")
    player.search("EBP01-017")
    player.press("2")
    player.window.recoverer.record()

    again = make_window(folder=kill(player, home))
    assert again.notices == ["mine was cut off"]
    again.choose_notice("mine was cut off", "Restore")
    assert again.window.workspace.current.path == path
    assert again.tabs == ["mine •"]
    again.press("Ctrl+S")
    assert again.ask.asked == []
    assert "2 EBP01-017" in path.read_text()


def test_a_discarded_deck_is_not_offered_again(make_window: Callable[..., Player], home: Path) -> None:
    player = make_window(folder=home)
    build(player)
    player.window.recoverer.record()
    after = kill(player, home)
    again = make_window(folder=after)
    again.choose_notice("An untitled deck was cut off", "Discard")
    assert again.deck.is_empty
    again.end()
    assert make_window(folder=after).notices == []


def test_a_deck_left_alone_by_its_player_is_still_offered_at_the_next_start(
    make_window: Callable[..., Player], home: Path
) -> None:
    player = make_window(folder=home)
    build(player)
    player.window.recoverer.record()
    after = kill(player, home)
    make_window(folder=after).end()
    assert make_window(folder=after).notices == ["An untitled deck was cut off"]


def test_two_untitled_decks_are_both_offered(make_window: Callable[..., Player], home: Path) -> None:
    player = make_window(folder=home)
    build(player)
    player.press("Ctrl+N")
    build(player)
    player.window.recoverer.record()
    again = make_window(folder=kill(player, home))
    assert again.notices == ["An untitled deck was cut off"] * 2
    for _ in range(2):
        again.choose_notice("An untitled deck was cut off", "Restore")
    assert again.tabs == ["Untitled •"] * 2


def test_an_emptied_deck_does_not_come_back(make_window: Callable[..., Player], home: Path) -> None:
    player = make_window(folder=home)
    build(player)
    player.window.recoverer.record()
    player.window.menus["clear"].trigger()
    player.window.recoverer.record()
    assert make_window(folder=kill(player, home)).notices == []


def test_a_discarded_change_does_not_come_back_after_quitting(
    make_window: Callable[..., Player], home: Path
) -> None:
    player = make_window(folder=home)
    build(player)
    player.window.recoverer.record()
    player.end()
    assert make_window(folder=home).notices == []


def test_a_damaged_autosave_is_named_and_set_aside(make_window: Callable[..., Player], home: Path) -> None:
    """B64."""
    journal = home / "state" / "journal"
    journal.mkdir(parents=True)
    (journal / "abc-0001.json").write_bytes(b"\0" * 200)
    player = make_window(folder=home)
    assert player.notices == ["Some autosaved decks could not be read"]
    assert [path.name for path in journal.iterdir() if "damaged" in path.name]


def test_autosave_on_a_full_disk_says_so_once_and_the_deck_goes_on(
    make_window: Callable[..., Player], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B62."""
    player = make_window(folder=home)
    build(player)
    said: list[str] = []
    player.window.recoverer.said.connect(said.append)
    fail_on(monkeypatch, "fsync", no_space())
    for _ in range(3):
        player.window.recoverer.record()
    assert len(said) == 1
    assert "disk is full" in said[0]
    player.press("+")
    assert player.deck.count(Section.MAIN) == 5


def test_the_window_closes_even_if_autosave_cannot_be_tidied_up(
    make_window: Callable[..., Player], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = make_window(folder=home)
    build(player)
    player.window.recoverer.record()
    player.ask.forgiving = True
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", _denied)
        assert player.window.close()


def _denied(*_args: object, **_kwargs: object) -> None:
    raise PermissionError(13, "Permission denied")
