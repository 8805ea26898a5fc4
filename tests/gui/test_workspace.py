"""The open decks: every way out asks first, every save lands where it should or says why not."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.decks import edits
from deckbuilder.decks.deck import Deck, Section
from deckbuilder.decks.files import read_deck_file, save_deck
from deckbuilder.gui.ask import Conflict, Leave
from deckbuilder.gui.dialogs.import_preview import ImportChoice
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.workspace import Workspace
from tests.helpers import decks
from tests.helpers.disk_faults import deny_writing_in, fail_on, no_space
from tests.helpers.window import FakeAsk, Player

EDITED = "EBP01-016"


@pytest.fixture
def ask(services: Services) -> FakeAsk:
    assert isinstance(services.ask, FakeAsk)
    return services.ask


@pytest.fixture
def workspace(services: Services, qapp: object) -> Workspace:
    """A workspace with one empty deck, as a new window has."""
    workspace = Workspace(services)
    workspace.new()
    return workspace


def current(workspace: Workspace) -> OpenDeck:
    assert workspace.current is not None
    return workspace.current


def add_card(deck: OpenDeck, number: str = EDITED, count: int = 1) -> None:
    deck.document.edit(f"add {count} {number}", lambda old: old.add(Section.MAIN, number, count))


def stored(path: Path) -> Deck:
    """What a file holds; a deck without a name is called as its file."""
    deck = read_deck_file(path, decks.cards()).result.deck
    return replace(deck, name="") if deck.name == path.stem else deck


# ---- the gate of every way out (B02) ----------------------------------------------------------------------

GATES: dict[str, Callable[[Workspace], bool]] = {
    "close the tab": lambda workspace: workspace.close(current(workspace)),
    "leave the window": lambda workspace: workspace.may_leave(),
}


@pytest.mark.parametrize("gate", GATES.values(), ids=GATES.keys())
def test_save_discard_and_cancel_at_every_gate(
    workspace: Workspace, ask: FakeAsk, tmp_path: Path, gate: Callable[[Workspace], bool]
) -> None:
    add_card(current(workspace))
    before = current(workspace)
    ask.leaves = [Leave.CANCEL]
    assert not gate(workspace)
    ask.leaves, ask.saves = [Leave.SAVE], [None]
    assert not gate(workspace), "the save itself was cancelled"
    assert workspace.current is before
    assert before.document.dirty
    ask.leaves, ask.saves = [Leave.SAVE], [tmp_path / "kept.deck"]
    assert gate(workspace)
    assert stored(tmp_path / "kept.deck").copies()[EDITED] == 1
    add_card(current(workspace))
    ask.leaves = [Leave.DISCARD]
    assert gate(workspace)
    assert stored(tmp_path / "kept.deck").copies()[EDITED] == 1


@pytest.mark.parametrize("gate", GATES.values(), ids=GATES.keys())
def test_a_deck_without_changes_is_left_without_a_question(
    workspace: Workspace, ask: FakeAsk, tmp_path: Path, gate: Callable[[Workspace], bool]
) -> None:
    save_deck(tmp_path / "a.deck", decks.red())
    workspace.open_file(tmp_path / "a.deck")
    assert gate(workspace)
    assert ask.asked == []


def test_the_end_of_the_session_asks_too(make_window: Callable[..., Player]) -> None:
    player = make_window()
    add_card(current(player.window.workspace))
    asked_to_wait: list[str] = []

    class Session:
        def allowsInteraction(self) -> bool:  # noqa: N802 - Qt's name
            return True

        def cancel(self) -> None:
            asked_to_wait.append("cancel")

        def release(self) -> None:
            asked_to_wait.append("release")

    player.ask.leaves = [Leave.CANCEL]
    player.window.on_session_ends(Session())
    assert player.ask.asked == ["leave Untitled"]
    assert asked_to_wait == ["cancel", "release"] or asked_to_wait == ["release", "cancel"]


def test_several_changed_decks_are_one_question(workspace: Workspace, ask: FakeAsk, tmp_path: Path) -> None:
    for name in ("a", "b"):
        save_deck(tmp_path / f"{name}.deck", decks.red())
        add_card(workspace.open_file(tmp_path / f"{name}.deck"))
    ask.leaves = [Leave.SAVE]
    assert workspace.may_leave()
    assert ask.asked == ["leave a, b"]
    assert all(stored(tmp_path / f"{name}.deck").copies()[EDITED] for name in "ab")


# ---- saving -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "deck",
    [
        Deck(),
        decks.deck(main=", ".join(f"{n} EBP01-0{16 + n}" for n in range(1, 10))).add(
            Section.MAIN, "EBP01-030", 15
        ),
        decks.deck("EBP01-001", "4 EBP02-019"),
        decks.deck(main="4 EBP01-079, 4 EBP03-016"),
        decks.deck(main="3 Gojira the unknown, 1 EBP99-999"),
    ],
    ids=["empty", "60 cards", "wrong colours", "banned", "unknown"],
)
def test_an_illegal_deck_saves_and_reads_back_equal(
    workspace: Workspace, ask: FakeAsk, tmp_path: Path, deck: Deck
) -> None:
    """B13, B85."""
    opened = current(workspace)
    opened.document.edit("make it", lambda old: deck)
    ask.saves = [tmp_path / "x.deck"]
    assert workspace.save(opened)
    assert stored(tmp_path / "x.deck") == deck
    assert not opened.document.dirty


def test_the_suffix_is_added_and_never_replaces_a_file_nobody_was_asked_about(
    workspace: Workspace, ask: FakeAsk, tmp_path: Path
) -> None:
    """B08: the dialog asked about "mine", not about "mine.deck"."""
    save_deck(tmp_path / "mine.deck", decks.red())
    old = (tmp_path / "mine.deck").read_bytes()
    add_card(current(workspace))
    ask.saves = [tmp_path / "mine"]
    assert not workspace.save(current(workspace))
    assert (tmp_path / "mine.deck").read_bytes() == old
    assert "mine.deck" in ask.told[0]
    ask.saves = [tmp_path / "other"]
    assert workspace.save(current(workspace))
    assert stored(tmp_path / "other.deck").copies()[EDITED] == 1


def test_two_windows_over_one_deck_do_not_undo_each_others_work(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    """B07: a card added and saved in one window, notes in the other, which still has the old deck."""
    path = tmp_path / "shared.deck"
    save_deck(path, decks.red())
    one, other = make_window(paths=(path,)), make_window(paths=(path,))
    add_card(current(one.window.workspace), "EBP01-077")
    assert one.window.workspace.save(current(one.window.workspace))
    current(other.window.workspace).edit(edits.write_notes("swap"))
    other.ask.conflicts = [Conflict.KEEP_BOTH]
    other.ask.saves = [tmp_path / "mine.deck"]
    assert other.window.workspace.save(current(other.window.workspace))
    assert other.ask.asked[0] == "conflict shared.deck"
    assert stored(path).copies()["EBP01-077"] == 1
    assert stored(tmp_path / "mine.deck").notes == "swap"


def test_a_file_changed_elsewhere_is_never_overwritten_silently(
    workspace: Workspace, ask: FakeAsk, tmp_path: Path
) -> None:
    """B07, with each of the four answers."""
    path = tmp_path / "shared.deck"

    def conflict(answer: Conflict) -> OpenDeck:
        save_deck(path, decks.red())
        for open_deck in workspace.decks:
            if open_deck.path == path:
                ask.leaves = [Leave.DISCARD]
                workspace.close(open_deck)
        deck = workspace.open_file(path)
        add_card(deck)
        save_deck(path, decks.red().add(Section.MAIN, "EBP01-020"))
        ask.conflicts = [answer]
        return deck

    deck = conflict(Conflict.CANCEL)
    assert not workspace.save(deck)
    assert stored(path) == decks.red().add(Section.MAIN, "EBP01-020")
    assert deck.document.dirty

    deck = conflict(Conflict.OVERWRITE)
    assert workspace.save(deck)
    assert stored(path) == replace(deck.deck, name="")

    deck = conflict(Conflict.KEEP_BOTH)
    ask.saves = [tmp_path / "mine.deck"]
    assert workspace.save(deck)
    assert stored(path) == decks.red().add(Section.MAIN, "EBP01-020")
    assert deck.path == tmp_path / "mine.deck"
    assert ask.suggestions[-1].name != path.name, "the other file's name is taken"

    deck = conflict(Conflict.RELOAD)
    mine = deck.deck
    assert not workspace.save(deck)
    assert replace(deck.deck, name="") == stored(path)
    assert not deck.document.dirty
    deck.document.undo()
    assert deck.deck == mine


@pytest.mark.parametrize("trouble", ["read-only file", "read-only folder", "deleted folder", "full disk"])
def test_a_failed_save_is_one_message_and_save_as_still_works(
    workspace: Workspace, ask: FakeAsk, tmp_path: Path, trouble: str
) -> None:
    """B62."""
    with pytest.MonkeyPatch.context() as patch:
        _fail_to_save(workspace, ask, tmp_path, trouble, patch)
    if trouble == "read-only folder":
        (tmp_path / "sub").chmod(0o755)


def _fail_to_save(
    workspace: Workspace, ask: FakeAsk, tmp_path: Path, trouble: str, patch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "sub" / "x.deck"
    path.parent.mkdir()
    save_deck(path, decks.red())
    deck = workspace.open_file(path)
    add_card(deck)
    if trouble == "read-only file":
        path.chmod(0o444)
    elif trouble == "read-only folder":
        deny_writing_in(patch, path.parent)
    elif trouble == "full disk":
        fail_on(patch, "fsync", no_space())
    else:
        shutil.rmtree(path.parent)
    assert not workspace.save(deck)
    assert len(ask.told) == 1
    assert str(path) in ask.told[0]
    assert deck.document.dirty
    if trouble == "full disk":
        assert "full" in ask.told[0]
        patch.undo()  # the other place is on another disk
    ask.saves = [tmp_path / "elsewhere.deck"]
    assert workspace.save_as(deck)
    assert not deck.document.dirty
    assert stored(tmp_path / "elsewhere.deck").main == deck.deck.main


def test_names_of_other_alphabets_work_from_saving_to_the_recent_files(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    """B34."""
    player = make_window()
    folder = tmp_path / "ゴジラ デッキ" / "é ß 🦖"
    folder.mkdir(parents=True)
    add_card(current(player.window.workspace))
    player.ask.saves = [folder / "赤 é.deck"]
    player.press("Ctrl+S")
    player.end()
    again = make_window(paths=(folder / "赤 é.deck",))
    assert again.deck.copies()[EDITED] == 1
    assert again.tabs == ["赤 é"]
    assert again.window.files.recent.paths == (folder / "赤 é.deck",)


def test_a_deck_of_unknown_cards_keeps_every_card_when_the_card_data_is_missing(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    """B05."""
    path = tmp_path / "red.deck"
    save_deck(path, decks.red())
    player = make_window(catalogue=Catalogue((), {}), paths=(path,))
    assert sum(int(row.split()[0]) for row in player.rows) == 54
    assert all("unknown card" in row for row in player.rows)
    assert player.notices, "something says that the cards are not known"
    add_card(current(player.window.workspace))
    player.press("Ctrl+S")
    assert stored(path) == decks.red().add(Section.MAIN, EDITED)


def test_opening_an_open_file_shows_its_tab(workspace: Workspace, tmp_path: Path) -> None:
    save_deck(tmp_path / "a.deck", decks.red())
    first = workspace.open_file(tmp_path / "a.deck")
    workspace.new()
    assert workspace.open_file(tmp_path / "." / "a.deck") is first
    assert workspace.current is first
    assert len(workspace.decks) == 2


def test_a_file_that_is_no_deck_is_named_and_changes_nothing(
    workspace: Workspace, ask: FakeAsk, tmp_path: Path
) -> None:
    (tmp_path / "picture.deck").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(200))
    assert workspace.open_file(tmp_path / "picture.deck") is None
    assert workspace.open_file(tmp_path / "gone.deck") is None
    assert len(ask.told) == 2
    assert len(workspace.decks) == 1


def test_replacing_by_an_import_is_one_step_that_can_be_undone(make_window: Callable[..., Player]) -> None:
    from deckbuilder.decks.interchange import read_deck

    player = make_window(show=False)
    add_card(current(player.window.workspace))
    before = player.deck
    result = read_deck("[main deck]\n4 EBP01-017", decks.cards(), source="Clipboard")
    player.window.files.take_over(result, ImportChoice.REPLACE)
    assert player.deck.copies() == {"EBP01-017": 4}
    current(player.window.workspace).document.undo()
    assert player.deck == before


def test_the_status_bar_says_which_file_was_written(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    """B17."""
    player = make_window()
    add_card(current(player.window.workspace))
    player.ask.saves = [tmp_path / "mine.deck"]
    player.press("Ctrl+S")
    assert str(tmp_path / "mine.deck") in player.said


def test_a_new_name_without_enter_is_the_name_that_is_saved(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    """B04."""
    player = make_window()
    add_card(current(player.window.workspace))
    field = player.window.notes.fields["name"]
    player.window.panes.reveal(player.window.notes)
    field.setFocus()
    player.type("Ginza Rampage")
    player.window.panes.reveal(player.window.statistics)
    player.press("Ctrl+N", "Ctrl+PgUp")
    player.ask.saves = [tmp_path / "g.deck"]
    player.press("Ctrl+S")
    assert player.ask.suggestions[0].name == "Ginza Rampage.deck"
    assert stored(tmp_path / "g.deck").name == "Ginza Rampage"


def test_the_folder_of_decks_may_be_read_only(
    make_window: Callable[..., Player], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B14: one clear message, the session goes on, save as works elsewhere."""
    home = tmp_path / "home"
    home.mkdir()
    with monkeypatch.context() as patch:
        deny_writing_in(patch, home)
        player = make_window(folder=home)
        add_card(current(player.window.workspace))
        player.ask.saves = [tmp_path / "elsewhere.deck"]
        player.press("Ctrl+S")
        assert stored(tmp_path / "elsewhere.deck").copies()[EDITED] == 1
        assert not player.window.isWindowModified()
        player.end()
    home.chmod(0o755)
