"""Reading and replacing files: the old content or the new, never less, and every failure explained."""

from __future__ import annotations

import errno
import os
import threading
from contextlib import suppress
from pathlib import Path

import pytest

from deckbuilder.decks import disk
from deckbuilder.decks.disk import (
    NO_FILE,
    AlreadyExistsError,
    ChangedOnDisk,
    DeckFileError,
    DiskFullError,
    MissingFileError,
    NoAccessError,
    NotAFileError,
    TooLargeError,
    content_hash,
    hash_on_disk,
    read_file,
    set_aside,
    write_file,
)
from tests.helpers.disk_faults import PowerCut, deny_writing_in, fail_on, names_in, no_space

OLD, NEW = b"4 EBP01-016\n", b"3 EBP01-016\n"
posix = pytest.mark.skipif(os.name != "posix", reason="pipes, links and permission bits")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.deck"
    path.write_bytes(OLD)
    return path


class TestReading:
    def test_a_file_reads_back(self, file: Path) -> None:
        assert read_file(file) == OLD

    def test_a_missing_file_says_so(self, tmp_path: Path) -> None:
        with pytest.raises(MissingFileError, match="no such file"):
            read_file(tmp_path / "gone.deck")

    def test_a_folder_is_no_file(self, tmp_path: Path) -> None:
        """H41."""
        with pytest.raises(NotAFileError, match="this is a folder"):
            read_file(tmp_path)

    @posix
    def test_a_pipe_is_refused_without_waiting_for_a_writer(self, tmp_path: Path) -> None:
        """H41."""
        pipe = tmp_path / "pipe.deck"
        os.mkfifo(pipe)
        answers: list[DeckFileError] = []

        def read() -> None:
            with pytest.raises(NotAFileError) as caught:
                read_file(pipe)
            answers.append(caught.value)

        thread = threading.Thread(target=read, daemon=True)
        thread.start()
        thread.join(5)
        assert [answer.reason for answer in answers] == ["this is a pipe or a device, not a file"]

    @posix
    def test_a_circle_of_links_is_named(self, tmp_path: Path) -> None:
        """H41."""
        loop = tmp_path / "loop.deck"
        loop.symlink_to(loop)
        with pytest.raises(NotAFileError, match="in a circle"):
            read_file(loop)

    def test_a_file_without_permission_is_named(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """H41; root reads everything, so the system's answer is played."""
        fail_on(monkeypatch, "open", PermissionError(errno.EACCES, "Permission denied"))
        with pytest.raises(NoAccessError, match="may not read it"):
            read_file(file)

    def test_a_huge_file_is_refused_without_reading_it(self, tmp_path: Path) -> None:
        huge = tmp_path / "huge.deck"
        with huge.open("wb") as file:
            file.truncate(3_000_000_000)
        with pytest.raises(TooLargeError, match="larger than 8,192 kB"):
            read_file(huge)

    def test_a_file_at_the_limit_is_read(self, tmp_path: Path) -> None:
        path = tmp_path / "a.deck"
        path.write_bytes(b"x" * 100)
        assert len(read_file(path, limit=100)) == 100
        with pytest.raises(TooLargeError):
            read_file(path, limit=99)

    def test_a_file_that_changes_while_it_is_read_is_not_half_read(
        self, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """H41."""
        fstat, seen = os.fstat, []

        def growing(handle: int) -> os.stat_result:
            seen.append(handle)
            if len(seen) == 2:
                with file.open("ab") as other:
                    other.write(b"more")
            return fstat(handle)

        monkeypatch.setattr(os, "fstat", growing)
        with pytest.raises(ChangedOnDisk, match="changed while it was read"):
            read_file(file)

    def test_a_file_that_vanishes_between_look_and_open_is_missing(
        self, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """H41."""
        really_open = os.open

        def open_late(path: Path, *args: int) -> int:
            file.unlink(missing_ok=True)
            return really_open(path, *args)

        monkeypatch.setattr(os, "open", open_late)
        with pytest.raises(MissingFileError):
            read_file(file)

    def test_a_name_no_file_can_have_is_explained(self, tmp_path: Path) -> None:
        with pytest.raises(DeckFileError, match="no file can have this name"):
            read_file(tmp_path / "a\0b.deck")

    def test_an_error_says_where_why_and_what_to_do(self, tmp_path: Path) -> None:
        with pytest.raises(DeckFileError) as caught:
            write_file(tmp_path / "gone" / "a.deck", NEW)
        error = caught.value
        assert error.path == tmp_path / "gone" / "a.deck"
        assert str(error) == (
            f"{error.path}: its folder does not exist. Save under another name or in another folder."
        )


class TestWriting:
    def test_a_new_file_has_the_bytes_and_nothing_lies_beside_it(self, tmp_path: Path) -> None:
        path = tmp_path / "new.deck"
        assert write_file(path, NEW) == content_hash(NEW) == hash_on_disk(path)
        assert (path.read_bytes(), names_in(tmp_path)) == (NEW, {"new.deck"})

    def test_the_old_content_goes_to_the_backup(self, file: Path, tmp_path: Path) -> None:
        backup = tmp_path / "a.deck~"
        write_file(file, NEW, backup=backup)
        assert (file.read_bytes(), backup.read_bytes()) == (NEW, OLD)

    def test_writing_the_same_again_keeps_the_backup_of_the_version_before(
        self, file: Path, tmp_path: Path
    ) -> None:
        backup = tmp_path / "a.deck~"
        write_file(file, NEW, backup=backup)
        write_file(file, NEW, backup=backup)
        assert backup.read_bytes() == OLD

    def test_a_backup_that_cannot_be_written_is_named_and_nothing_changes(
        self, file: Path, tmp_path: Path
    ) -> None:
        backup = tmp_path / "a.deck~"
        backup.mkdir()
        with pytest.raises(DeckFileError) as caught:
            write_file(file, NEW, backup=backup)
        assert (caught.value.path, file.read_bytes()) == (backup, OLD)
        assert names_in(tmp_path) == {"a.deck", "a.deck~"}

    @posix
    def test_permissions_stay(self, file: Path, tmp_path: Path) -> None:
        file.chmod(0o640)
        write_file(file, NEW, backup=tmp_path / "a.deck~")
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o640}

    @posix
    def test_a_link_stays_a_link_and_its_target_is_written(self, file: Path, tmp_path: Path) -> None:
        link = tmp_path / "link.deck"
        link.symlink_to(file)
        write_file(link, NEW)
        assert link.is_symlink()
        assert file.read_bytes() == NEW

    @pytest.mark.parametrize("step", ["fsync", "replace"])
    @pytest.mark.parametrize("error", [no_space(), PowerCut()], ids=["full", "crash"])
    def test_a_failure_at_any_step_leaves_the_old_file(
        self, step: str, error: BaseException, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """B62."""
        fail_on(monkeypatch, step, error)
        with pytest.raises((DiskFullError, PowerCut)):
            write_file(file, NEW, backup=tmp_path / "a.deck~")
        monkeypatch.undo()
        assert file.read_bytes() == OLD
        assert names_in(tmp_path) == {"a.deck"}

    def test_the_bytes_are_on_the_disk_before_they_take_the_name(
        self, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        order: list[str] = []
        fsync, replace = os.fsync, os.replace

        def noted_fsync(handle: int) -> None:
            order.append("fsync")
            fsync(handle)

        def noted_replace(source: Path, target: Path) -> None:
            order.append("replace")
            replace(source, target)

        monkeypatch.setattr(os, "fsync", noted_fsync)
        monkeypatch.setattr(os, "replace", noted_replace)
        write_file(file, NEW)
        assert order[:2] == ["fsync", "replace"]

    def test_a_full_disk_is_named(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """B62."""
        fail_on(monkeypatch, "fsync", no_space())
        with pytest.raises(DiskFullError, match="the disk is full"):
            write_file(file, NEW)

    def test_a_read_only_file_is_not_replaced(self, file: Path) -> None:
        """B62; the folder would allow it, and root anything."""
        file.chmod(0o444)
        with pytest.raises(NoAccessError, match="the file is read-only"):
            write_file(file, NEW)
        assert file.read_bytes() == OLD

    def test_a_read_only_folder_is_named(
        self, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """B62."""
        deny_writing_in(monkeypatch, tmp_path)
        with pytest.raises(NoAccessError, match="read-only or in use"):
            write_file(file, NEW)
        monkeypatch.undo()
        tmp_path.chmod(0o755)
        assert file.read_bytes() == OLD

    def test_a_folder_in_the_way_is_not_replaced(self, tmp_path: Path) -> None:
        (tmp_path / "a.deck").mkdir()
        with pytest.raises(NotAFileError):
            write_file(tmp_path / "a.deck", NEW)

    @posix
    def test_a_pipe_or_a_circle_of_links_is_not_replaced(self, tmp_path: Path) -> None:
        """H41."""
        os.mkfifo(tmp_path / "pipe")
        (tmp_path / "loop").symlink_to(tmp_path / "loop")
        for name in ("pipe", "loop"):
            with pytest.raises(NotAFileError):
                write_file(tmp_path / name, NEW)
        assert names_in(tmp_path) == {"pipe", "loop"}

    def test_a_name_too_long_for_the_disk_is_explained(self, tmp_path: Path) -> None:
        with pytest.raises(DeckFileError, match="name is too long"):
            write_file(tmp_path / ("x" * 300), NEW)


class TestConflicts:
    def test_a_file_changed_from_outside_is_not_overwritten(self, file: Path, tmp_path: Path) -> None:
        """B07."""
        read = content_hash(OLD)
        file.write_bytes(b"somebody else's\n")
        with pytest.raises(ChangedOnDisk, match="another program or window"):
            write_file(file, NEW, expected_hash=read, backup=tmp_path / "a.deck~")
        assert file.read_bytes() == b"somebody else's\n"
        assert names_in(tmp_path) == {"a.deck"}

    def test_the_player_may_overwrite_it_and_theirs_is_the_backup(self, file: Path, tmp_path: Path) -> None:
        """B07."""
        file.write_bytes(b"somebody else's\n")
        write_file(file, NEW, backup=tmp_path / "a.deck~")
        assert (tmp_path / "a.deck~").read_bytes() == b"somebody else's\n"

    def test_an_unchanged_file_is_replaced(self, file: Path) -> None:
        write_file(file, NEW, expected_hash=content_hash(OLD))
        assert file.read_bytes() == NEW

    @posix
    def test_of_two_saves_at_the_same_moment_none_is_lost_in_silence(self, file: Path) -> None:
        """B07."""
        file.write_bytes(b"")

        def add_lines() -> None:
            left = 15
            while left:
                with suppress(ChangedOnDisk):
                    old = read_file(file)
                    write_file(file, old + b".", expected_hash=content_hash(old))
                    left -= 1

        threads = [threading.Thread(target=add_lines) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(20)
        assert file.read_bytes() == b"." * 30

    def test_a_deleted_file_is_written_anew(self, file: Path) -> None:
        file.unlink()
        write_file(file, NEW, expected_hash=content_hash(OLD))
        assert file.read_bytes() == NEW

    def test_a_new_file_never_replaces_one_nobody_mentioned(self, file: Path) -> None:
        """B08."""
        with pytest.raises(AlreadyExistsError, match="of this name already"):
            write_file(file, NEW, expected_hash=NO_FILE)
        assert file.read_bytes() == OLD

    def test_the_hash_of_no_file_is_empty(self, tmp_path: Path) -> None:
        assert hash_on_disk(tmp_path / "gone") == NO_FILE == ""


class TestSetAside:
    def test_damaged_files_are_renamed_one_after_the_other(self, file: Path, tmp_path: Path) -> None:
        """B64."""
        assert set_aside(file).name == "a.deck.damaged1"
        file.write_bytes(NEW)
        assert set_aside(file).name == "a.deck.damaged2"
        assert names_in(tmp_path) == {"a.deck.damaged1", "a.deck.damaged2"}

    def test_a_missing_file_cannot_be_set_aside(self, tmp_path: Path) -> None:
        with pytest.raises(MissingFileError):
            set_aside(tmp_path / "gone")


def test_every_kind_of_failure_is_one_family() -> None:
    kinds = [
        value for value in vars(disk).values() if isinstance(value, type) and issubclass(value, Exception)
    ]
    assert all(issubclass(kind, DeckFileError) for kind in kinds)
