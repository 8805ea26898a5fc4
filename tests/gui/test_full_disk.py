"""On a disk that is full every file the app writes says so, and what was there before stays (B62)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from deckbuilder.decks import edits
from deckbuilder.decks.collection import Collection, write_stored
from deckbuilder.decks.deck import Section
from deckbuilder.decks.deck_library import Library
from deckbuilder.decks.files import read_deck_file
from deckbuilder.gui.collection.trade import export_csv
from deckbuilder.gui.compare.window import CompareWindow
from deckbuilder.gui.goldfish.scenario import save_text
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.share.dialog import ShareDialog
from tests.helpers import decks
from tests.helpers.disk_faults import FULL, fill_disk, names_in
from tests.helpers.window import Player

pytestmark = pytest.mark.skipif(not FULL.exists(), reason="only where the system has a full device")


@dataclass
class Full:
    """A window whose folders are on a disk that is full; a file of every kind was written before."""

    player: Player
    home: Path
    deck: OpenDeck
    said: list[str]
    """What the status bar was told."""

    @property
    def path(self) -> Path:
        """The file of the deck."""
        return self.home / "data" / "decks" / "Red.deck"

    def bytes(self) -> dict[str, bytes]:
        """All files of the app; a lock is nobody's work."""
        return {
            str(each.relative_to(self.home)): each.read_bytes()
            for each in sorted(self.home.rglob("*"))
            if each.is_file() and each.suffix != ".lock"
        }


@pytest.fixture
def full(make_window: Callable[..., Player], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Full:
    """A deck of the library is open and changed, autosaved and has versions when the disk fills."""
    home = tmp_path / "home"
    (home / "data").mkdir(parents=True)
    (home / "data" / "collection.csv").write_text(write_stored(Collection({"EBP01-016": 1})))
    player = make_window(folder=home, show=False)
    services, window = player.services, player.window
    path = Library(services.paths.decks, services.catalogue).add(replace(decks.red(), name="Red"))
    deck = window.workspace.open_file(path)
    assert deck is not None
    for number in ("EBP01-077", "EBP01-020"):
        deck.edit(edits.add("a card", number, Section.MAIN))
        window.workspace.save(deck)
    deck.edit(edits.add("a card", "EBP01-077", Section.MAIN))
    window.recoverer.record()
    window.keep_settings()
    said: list[str] = []
    for speaker in (window.recoverer, window.files):
        speaker.said.connect(said.append)
    fill_disk(monkeypatch, home)
    return Full(player, home, deck, said)


def added(full: Full) -> None:
    full.deck.edit(edits.add("a card", "EBP01-019", Section.MAIN))


def test_a_deck_stays_unsaved_its_file_whole_and_another_disk_takes_it(full: Full, tmp_path: Path) -> None:
    before = full.bytes()
    full.player.window.workspace.save(full.deck)
    assert full.player.ask.told == [
        f"Deck is not saved: {full.path}: the disk is full. Free some space, or save on another disk; "
        "the old file is untouched."
    ]
    assert full.deck.document.dirty
    assert full.bytes() == before, "no part of a file is left behind either"
    full.player.ask.saves = [tmp_path / "elsewhere.deck"]
    assert full.player.window.workspace.save_as(full.deck)
    saved = read_deck_file(tmp_path / "elsewhere.deck", decks.cards()).result.deck
    assert saved.main == full.deck.deck.main
    title = "The deck is saved, but its earlier version could not be kept"
    assert title not in full.player.notices, "it left the library"


def test_autosave_says_it_once_and_keeps_what_it_had(full: Full) -> None:
    before = full.bytes()
    for _ in range(3):
        added(full)
        full.player.window.recoverer.record()
    assert len(full.said) == 1
    assert "the disk is full" in full.said[0]
    assert str(full.home) in full.said[0]
    assert full.bytes() == before


def test_the_collection_is_told_once_and_saved_when_there_is_room(
    full: Full, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, keeper = full.bytes(), full.player.window.collection.keeper
    keeper.step(["EBP01-017"], 1)
    assert not keeper.save()
    assert not keeper.save()
    assert full.player.notices == ["The collection is not saved"]
    bar = full.player.window.deck_panel.notices.bars[0]
    assert "the disk is full" in bar.accessibleName()
    assert full.bytes() == before
    monkeypatch.undo()
    full.player.choose_notice("The collection is not saved", "Try again")
    assert "EBP01-017,1" in (full.home / "data" / "collection.csv").read_text()


def test_settings_are_told_once_and_the_old_ones_stay(full: Full) -> None:
    before, window = full.bytes(), full.player.window
    full.player.services.settings.searches["mine"] = "c:red"
    window.top.searches.changed.emit()
    window.keep_settings()
    assert len(full.player.ask.told) == 1
    told = full.player.ask.told[0]
    assert told.startswith("The settings are not saved: The settings cannot be saved. ")
    assert str(full.home / "config" / "settings.json") in told
    assert "the disk is full" in told
    assert full.bytes() == before


def test_recent_files_stay_as_they_were_and_the_deck_opens(full: Full, tmp_path: Path) -> None:
    other = tmp_path / "other.deck"
    other.write_bytes(full.path.read_bytes())
    before = full.bytes()
    assert full.player.window.workspace.open_file(other) is not None
    assert len(full.said) == 1
    assert full.said[0].startswith("The list of recent files cannot be stored: ")
    assert "the disk is full" in full.said[0]
    assert full.bytes() == before


def test_a_version_that_cannot_be_kept_is_told_and_the_deck_is_saved(
    full: Full, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    versions = full.player.services.history.versions(full.path)
    fill_disk(monkeypatch, versions[0].file.parent)
    kept = [each.file.read_bytes() for each in versions]
    added(full)
    assert full.player.window.workspace.save(full.deck)
    assert full.player.notices == ["The deck is saved, but its earlier version could not be kept"]
    assert "the disk is full" in full.player.window.deck_panel.notices.bars[0].accessibleName()
    stored = read_deck_file(full.path, decks.cards()).result.deck
    assert stored.main == full.deck.deck.main
    assert [each.file.read_bytes() for each in full.player.services.history.versions(full.path)] == kept


def test_what_is_done_in_the_library_fails_whole(full: Full, qtbot: Any) -> None:
    before, ask = full.bytes(), full.player.ask
    window = full.player.window
    full.player.show()
    full.player.press("Ctrl+L")
    library = window.deck_library.panel
    qtbot.waitUntil(lambda: any(node.title == "Red" for node in library.view.model_.nodes))
    node = next(node for node in library.view.model_.nodes if node.title == "Red")
    assert node.deck is not None
    library.actions_.duplicate([node.deck])
    ask.names, ask.texts = ["Blue"], ["final"]
    library.actions_.rename(node.deck)
    library.actions_.tag([node.deck])
    told = [(bar.title, bar.accessibleName()) for bar in library.notices.bars]
    assert [title for title, _ in told] == [
        "Not every deck was duplicated",
        "The deck was not renamed",
        "Not every deck got its tags",
    ]
    assert all("the disk is full" in words for _, words in told)
    assert full.bytes() == before


def test_every_export_says_it_and_leaves_an_older_file_alone(full: Full) -> None:
    """Decks, comparisons, the collection, missing cards, pictures, figures and positions."""
    player, services = full.player, full.player.services
    target = full.home / "old.txt"
    with open(target, "w") as file:  # noqa: PTH123 - the disk is full for the app alone
        file.write("older")
    before, ask = names_in(full.home), player.ask

    def a_deck() -> None:
        dialog = ShareDialog(full.deck, services, start="text")
        dialog.save.click()
        assert "Saved" not in dialog.loss.text()
        dialog.deleteLater()

    def a_comparison() -> None:
        player.window.menus["compare"].trigger()
        window = player.window.findChildren(CompareWindow)[-1]
        window.export.click()
        assert "Saved" not in window.said.text()
        window.close()

    ways: dict[str, Callable[[], object]] = {
        "File is not saved": a_deck,
        "The comparison is not exported": a_comparison,
        "Nothing is exported": lambda: export_csv(Collection({"EBP01-016": 1}), services),
        "The file cannot be written": lambda: save_text(target, "a position", services),
    }
    for title, way in ways.items():
        ask.told.clear()
        ask.saves = [target]
        way()
        assert len(ask.told) == 1, title
        assert ask.told[0].startswith(f"{title}: {target}: the disk is full."), title
        assert target.read_text() == "older"
        assert names_in(full.home) == before, "no part of a file is left behind"
