"""Every save of a deck in the library keeps what its file held before, and never fails because of that."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.decks.deck import Deck, Entry
from deckbuilder.decks.deck_library import Library
from deckbuilder.decks.disk import NO_FILE, ChangedOnDisk, DeckFileError, DiskFullError
from deckbuilder.decks.files import save_deck
from deckbuilder.decks.versions import MOST, History
from tests.helpers.disk_faults import no_space

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


@pytest.fixture
def library(tmp_path: Path, catalogue: Catalogue) -> Library:
    folder = tmp_path / "decks"
    return Library(folder, catalogue, History(folder, now=lambda: NOW))


def deck(count: int, name: str = "Red") -> Deck:
    return Deck(name, main=(Entry("EBP01-016", count),))


def first(library: Library, count: int = 1, name: str = "Red") -> Path:
    """A new deck in the library, saved a year ago."""
    path = library.add(deck(count, name))
    when = (NOW - timedelta(days=365)).timestamp()
    os.utime(path, (when, when))
    return path


def save(library: Library, path: Path, count: int, ago: timedelta = timedelta()) -> None:
    """Save the deck with so many cards, so long ago."""
    library.history.save(path, deck(count, path.stem))
    when = (NOW - ago).timestamp()
    os.utime(path, (when, when))


def counts(library: Library, path: Path, catalogue: Catalogue) -> list[int]:
    """How many cards each version has, newest first."""
    history = library.history
    return [history.read(each, catalogue).main[0].count for each in history.versions(path)]


class TestKeeping:
    def test_a_save_keeps_what_the_file_held(self, library: Library, catalogue: Catalogue) -> None:
        path = first(library)
        assert library.history.versions(path) == ()
        save(library, path, 2)
        save(library, path, 3)
        assert counts(library, path, catalogue) == [2, 1]

    def test_a_version_has_the_date_when_the_deck_was_saved_like_that(self, library: Library) -> None:
        path = first(library)
        save(library, path, 2, ago=timedelta(hours=5))
        save(library, path, 3)
        assert library.history.versions(path)[0].written == NOW - timedelta(hours=5)

    def test_what_is_saved_twice_is_kept_once_and_what_the_file_holds_is_no_version(
        self, library: Library, catalogue: Catalogue
    ) -> None:
        path = first(library)
        for count in (2, 1, 2, 1):
            save(library, path, count)
        assert counts(library, path, catalogue) == [2]
        save(library, path, 3)
        assert sorted(counts(library, path, catalogue)) == [1, 2]

    def test_a_change_of_another_program_is_kept_before_it_is_replaced(
        self, library: Library, catalogue: Catalogue
    ) -> None:
        path = first(library)
        save_deck(path, deck(9))
        save(library, path, 2)
        assert counts(library, path, catalogue) == [9]

    def test_a_save_that_is_refused_changes_nothing(self, library: Library) -> None:
        path = first(library)
        with pytest.raises(ChangedOnDisk):
            library.history.save(path, deck(2), "0" * 64)
        assert library.history.versions(path) == ()

    def test_a_deck_outside_the_library_is_saved_without_versions(
        self, library: Library, tmp_path: Path
    ) -> None:
        path = tmp_path / "elsewhere.deck"
        for count in (1, 2):
            library.history.save(path, deck(count))
        assert not library.history.covers(path)
        assert library.history.versions(path) == ()
        assert sorted(each.name for each in tmp_path.iterdir()) == ["elsewhere.deck", "elsewhere.deck~"]

    def test_with_a_place_for_them_a_deck_elsewhere_has_versions_by_where_it_is(
        self, tmp_path: Path, catalogue: Catalogue
    ) -> None:
        """Two files of one name in two folders are two decks; a link to a folder leads to the same one."""
        history = History(tmp_path / "decks", tmp_path / "versions", now=lambda: NOW)
        folders = [tmp_path / "stick", tmp_path / "desk"]
        for folder, counts in zip(folders, ((1, 2), (3, 4)), strict=True):
            folder.mkdir()
            for count in counts:
                history.save(folder / "Red.deck", deck(count))
        for folder, count in zip(folders, (1, 3), strict=True):
            (version,) = history.versions(folder / "Red.deck")
            assert history.read(version, catalogue).main[0].count == count
        link = tmp_path / "link"
        link.symlink_to(folders[0], target_is_directory=True)
        assert history.versions(link / "Red.deck") == history.versions(folders[0] / "Red.deck")

    def test_versions_of_a_deck_elsewhere_go_with_it_when_it_is_renamed(
        self, tmp_path: Path, catalogue: Catalogue
    ) -> None:
        history = History(tmp_path / "decks", tmp_path / "versions", now=lambda: NOW)
        red, blue = tmp_path / "Red.deck", tmp_path / "Blue.deck"
        for count in (1, 2):
            history.save(red, deck(count))
        red.rename(blue)
        history.follow(red, blue)
        assert [history.read(version, catalogue).main[0].count for version in history.versions(blue)] == [1]
        assert history.versions(red) == ()


class TestBounds:
    def test_all_of_the_last_day_then_one_a_day(self, library: Library, catalogue: Catalogue) -> None:
        path = first(library, 99)
        hours = [80, 79, 56, 55, 50, 26, 20, 9, 8, 1]
        for count, ago in enumerate(hours, start=1):
            save(library, path, count, timedelta(hours=ago))
        save(library, path, 90)
        kept = library.history.versions(path)
        older = [each for each in kept if NOW - each.written >= timedelta(days=1)]
        assert sum(NOW - each.written < timedelta(days=1) for each in kept) == 4
        days = [each.written.astimezone().date() for each in older]
        assert len(days) == len(set(days))
        assert {7, 8, 9, 10} <= set(counts(library, path, catalogue))

    def test_there_are_200_at_most_and_the_oldest_go(self, library: Library, catalogue: Catalogue) -> None:
        path = first(library)
        save(library, path, 2)
        folder = library.history.versions(path)[0].file.parent
        for day in range(2, 230):
            written = NOW - timedelta(days=day)
            (folder / f"{written:%Y%m%dT%H%M%S%fZ}-{day:016x}.deck").write_text("[main deck]\n", "utf-8")
        save(library, path, 3)
        kept = library.history.versions(path)
        assert len(kept) == MOST
        assert kept[-1].written > NOW - timedelta(days=230 - 28)
        assert library.history.read(kept[0], catalogue).main[0].count == 2


class TestFollowing:
    def test_versions_follow_a_deck_that_is_renamed_moved_deleted_and_brought_back(
        self, library: Library, catalogue: Catalogue
    ) -> None:
        path = first(library)
        save(library, path, 2)
        path = library.rename(path, "Redder")
        assert 1 in counts(library, path, catalogue)
        path = library.move(path, library.new_folder("Spring"))
        assert 1 in counts(library, path, catalogue)
        trashed = library.delete(path)
        assert library.history.versions(path) == ()
        library.add(deck(7, "Redder"), "Spring")
        back = library.restore(trashed)
        assert back.name == "Redder (2).deck"
        assert 1 in counts(library, back, catalogue)

    def test_emptying_the_trash_deletes_the_versions_too(self, library: Library) -> None:
        path = first(library)
        save(library, path, 2)
        library.delete(path)
        library.empty_trash()
        assert [file for file in library.folder.rglob("*") if file.is_file()] == []

    def test_a_copy_begins_without_versions(self, library: Library) -> None:
        path = first(library)
        save(library, path, 2)
        assert library.history.versions(library.duplicate(path)) == ()

    def test_versions_are_no_decks_of_the_library(self, library: Library) -> None:
        path = first(library)
        save(library, path, 2)
        listing = library.scan()
        assert [each.name for each in listing.decks] == ["Red"]
        assert listing.folders == ()

    def test_two_histories_of_one_name_are_put_together(self, library: Library, catalogue: Catalogue) -> None:
        gone = first(library)
        save(library, gone, 2)
        gone.unlink()  # by another program
        second = library.add(deck(5, "Blue"))
        save(library, second, 6)
        target = library.rename(second, "Red")
        assert {1, 5} <= set(counts(library, target, catalogue))


class TestTrouble:
    def test_a_version_that_cannot_be_kept_does_not_stop_the_save_and_is_told_once(
        self, library: Library, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = first(library)
        really = Path.open

        def full(self: Path, *args: object, **kwargs: object) -> object:
            if ".versions" in self.parts and args[:1] == ("xb",):
                raise no_space()
            return really(self, *args, **kwargs)  # type: ignore[call-overload]

        with monkeypatch.context() as patch:
            patch.setattr(Path, "open", full)
            save(library, path, 2)
            assert isinstance(library.history.trouble(), DiskFullError)
            save(library, path, 3)
            assert library.history.trouble() is None
        assert library.history.versions(path) == ()
        save(library, path, 4)
        assert counts(library, path, catalogue) == [3]
        assert library.history.trouble() is None

    def test_a_file_where_the_versions_belong_is_told(self, library: Library) -> None:
        path = first(library)
        (library.folder / ".versions").write_text("mine", "utf-8")
        save(library, path, 2)
        trouble = library.history.trouble()
        assert trouble is not None
        assert ".versions" in str(trouble)
        assert library.history.versions(path) == ()

    def test_foreign_and_damaged_files_among_the_versions_are_let_be(
        self, library: Library, catalogue: Catalogue
    ) -> None:
        path = first(library)
        save(library, path, 2)
        (good,) = library.history.versions(path)
        foreign = good.file.with_name("notes.txt")
        foreign.write_text("hello", "utf-8")
        good.file.with_name("99999999T999999999999Z-0123456789abcdef.deck").write_text("x", "utf-8")
        good.file.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
        save(library, path, 3)
        assert foreign.exists()
        damaged = library.history.versions(path)[-1]
        with pytest.raises(DeckFileError):
            library.history.read(damaged, catalogue)

    def test_a_deck_whose_file_is_gone_is_saved_anew_and_keeps_its_versions(self, library: Library) -> None:
        path = first(library)
        save(library, path, 2)
        path.unlink()
        library.history.save(path, deck(3), NO_FILE)
        assert len(library.history.versions(path)) == 1


def test_a_deck_in_a_folder_with_odd_letters_has_versions(library: Library, catalogue: Catalogue) -> None:
    path = library.add(replace(deck(1), name="ゴジラ é 🦖"), library.new_folder("デッキ ß"))
    save(library, path, 2)
    assert counts(library, path, catalogue) == [1]
