"""The autosave journal: a crash loses no deck, and nothing comes back that was cleared, saved or given up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckbuilder.decks.deck import Deck, Entry, Section
from deckbuilder.decks.disk import DiskFullError, NoAccessError
from deckbuilder.decks.document import DeckDocument
from deckbuilder.decks.journal import Journal
from tests.helpers.disk_faults import crash, deny_writing_in, fail_on, names_in, no_space

EBIRAH = "EBP01-016"
NOW = datetime(2026, 5, 9, 14, 2, tzinfo=UTC)


def add_cards(document: DeckDocument, count: int = 5) -> None:
    document.edit(f"add {count}", lambda deck: deck.add(Section.MAIN, EBIRAH, count))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "state" / "journal"


class TestAfterACrash:
    def test_an_unsaved_deck_is_offered_with_its_cards_and_path(self, folder: Path) -> None:
        """B01."""
        journal = Journal(folder, now=lambda: NOW)
        document = DeckDocument(Deck("Test"), path=Path("/decks/test.deck"), content_hash="abc")
        add_cards(document)
        journal.record(document)
        crash(journal)

        (recovery,), damaged = Journal(folder).recover()
        assert damaged == []
        assert (recovery.saved_at, recovery.process_id) == (NOW, os.getpid())
        restored = recovery.document()
        assert restored.deck == document.deck
        assert restored.dirty
        assert (restored.path, restored.content_hash) == (Path("/decks/test.deck"), "abc")

    def test_a_killed_process_leaves_its_deck(self, folder: Path) -> None:
        """B01: ``kill -9``."""
        script = (
            "import os, signal, sys; from pathlib import Path\n"
            "from deckbuilder.decks.deck import Section\n"
            "from deckbuilder.decks.document import DeckDocument\n"
            "from deckbuilder.decks.journal import Journal\n"
            "document = DeckDocument(); journal = Journal(Path(sys.argv[1]))\n"
            "document.edit('add', lambda deck: deck.add(Section.MAIN, 'EBP01-016', 5))\n"
            "journal.record(document); others = Journal(Path(sys.argv[1])).recover()\n"
            "print(len(others[0]), flush=True)\n"
            "os.kill(os.getpid(), getattr(signal, 'SIGKILL', signal.SIGTERM))\n"
        )
        run = subprocess.run([sys.executable, "-c", script, str(folder)], capture_output=True, text=True)
        assert (run.stdout, run.stderr) == ("0\n", "")
        (recovery,), _ = Journal(folder).recover()
        assert recovery.deck.copies() == {EBIRAH: 5}

    def test_the_decks_of_a_running_app_are_not_offered(self, folder: Path) -> None:
        running = Journal(folder)
        document = DeckDocument()
        add_cards(document)
        running.record(document)
        assert Journal(folder).recover() == ([], [])
        assert running.recover() == ([], [])
        crash(running)
        assert len(Journal(folder).recover()[0]) == 1

    def test_restored_decks_move_to_the_journal_of_the_app_that_restored_them(self, folder: Path) -> None:
        first = Journal(folder)
        for name in ("One", "Two"):
            document = DeckDocument(Deck(name), saved=False)
            first.record(document)
        crash(first)

        second = Journal(folder)
        restored = [second.restore(recovery) for recovery in second.recover()[0]]
        assert [document.deck.name for document in restored] == ["One", "Two"]
        assert Journal(folder).recover() == ([], [])
        crash(second)
        assert len(Journal(folder).recover()[0]) == 2

    def test_a_discarded_recovery_is_not_offered_again(self, folder: Path) -> None:
        journal = Journal(folder)
        journal.record(DeckDocument(Deck("One"), saved=False))
        crash(journal)
        (recovery,), _ = Journal(folder).recover()
        recovery.discard()
        recovery.discard()
        assert Journal(folder).recover() == ([], [])
        assert names_in(folder) == set()

    def test_a_restored_deck_stays_in_the_old_file_while_the_disk_is_full(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        journal = Journal(folder)
        journal.record(DeckDocument(Deck("One"), saved=False))
        crash(journal)
        second = Journal(folder)
        (recovery,), _ = second.recover()
        fail_on(monkeypatch, "fsync", no_space())
        with pytest.raises(DiskFullError):
            second.restore(recovery)
        assert recovery.file.exists()


class TestNothingComesBackUnasked:
    def test_a_cleared_new_deck_is_not_offered(self, folder: Path) -> None:
        """B01: an emptied deck does not resurrect the one it was."""
        journal = Journal(folder)
        document = DeckDocument()
        add_cards(document)
        journal.record(document)
        document.edit("clear the deck", lambda deck: replace(deck, main=()))
        journal.record(document)
        crash(journal)
        assert Journal(folder).recover() == ([], [])

    def test_a_cleared_saved_deck_comes_back_cleared(self, folder: Path) -> None:
        """B01: never with the cards it had before."""
        journal = Journal(folder)
        document = DeckDocument(Deck("Test", main=(Entry(EBIRAH, 4),)), path=Path("/decks/test.deck"))
        add_cards(document)
        journal.record(document)
        document.edit("clear the deck", lambda deck: replace(deck, main=()))
        journal.record(document)
        crash(journal)
        (recovery,), _ = Journal(folder).recover()
        assert recovery.deck == Deck("Test")

    @pytest.mark.parametrize("end", ["save", "undo", "close the deck", "quit"])
    def test_a_deck_that_was_dealt_with_is_not_offered(self, folder: Path, end: str) -> None:
        """B01."""
        journal = Journal(folder)
        document = DeckDocument()
        add_cards(document)
        journal.record(document)
        match end:
            case "save":
                document.mark_saved(Path("/decks/test.deck"), "hash")
                journal.record(document)
            case "undo":
                document.undo()
                journal.record(document)
            case "close the deck":
                journal.forget(document)
            case _:
                journal.close()
        assert not list(folder.glob("*.json"))
        journal.close()
        assert names_in(folder) == set()

    def test_an_app_that_only_looked_leaves_nothing_behind(self, folder: Path) -> None:
        journal = Journal(folder)
        assert journal.recover() == ([], [])
        journal.record(DeckDocument())
        journal.close()
        assert not folder.exists()


class TestWriting:
    def test_a_deck_that_did_not_change_is_not_written_again(self, folder: Path) -> None:
        times = iter([NOW])
        journal = Journal(folder, now=lambda: next(times))
        document = DeckDocument()
        add_cards(document)
        journal.record(document)
        journal.record(document)

    def test_a_new_path_is_recorded_though_the_deck_is_the_same(self, folder: Path) -> None:
        journal = Journal(folder)
        document = DeckDocument(path=Path("/decks/a.deck"))
        add_cards(document)
        journal.record(document)
        document.set_path(Path("/decks/b.deck"))
        journal.record(document)
        crash(journal)
        assert Journal(folder).recover()[0][0].path == Path("/decks/b.deck")

    def test_a_full_disk_is_told_once_until_it_works_again(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """B62: autosave does not nag."""
        journal = Journal(folder)
        document, clean, recorded = DeckDocument(), DeckDocument(), DeckDocument(Deck("Safe"), saved=False)
        add_cards(document)
        journal.record(recorded)
        with monkeypatch.context() as patch:
            fail_on(patch, "fsync", no_space())
            with pytest.raises(DiskFullError):
                journal.record(document)
            for other in (clean, recorded, document):
                journal.record(other)
            assert isinstance(journal.problem, DiskFullError)
        journal.record(document)
        assert journal.problem is None
        crash(journal)
        assert len(Journal(folder).recover()[0]) == 2

    def test_a_read_only_state_folder_is_told_and_stops_nothing(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """B14."""
        deny_writing_in(monkeypatch, tmp_path)
        journal = Journal(tmp_path / "journal")
        assert journal.recover() == ([], [])
        document = DeckDocument()
        add_cards(document)
        with pytest.raises(NoAccessError):
            journal.record(document)
        journal.close()

    def test_a_crash_while_recording_keeps_the_recording_before(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        journal = Journal(folder)
        document = DeckDocument()
        add_cards(document)
        journal.record(document)
        add_cards(document)
        fail_on(monkeypatch, "replace", KeyboardInterrupt())
        with pytest.raises(KeyboardInterrupt):
            journal.record(document)
        crash(journal)
        assert Journal(folder).recover()[0][0].deck.copies() == {EBIRAH: 5}


GOOD = {
    "version": 1,
    "saved_at": NOW.isoformat(),
    "process_id": 1,
    "path": None,
    "content_hash": "",
    "deck": {"name": "Test"},
}


class TestDamage:
    @pytest.mark.parametrize(
        "content",
        [
            b"",
            b"\0" * 512,
            json.dumps(GOOD).encode()[:-20],
            b"[]",
            b"[" * 100_000,
            json.dumps(GOOD | {"deck": {"main": [{"number": EBIRAH, "count": 0}]}}).encode(),
            json.dumps(GOOD | {"path": 5}).encode(),
            b" " * 9_000_000,
        ],
        ids=["empty", "nuls", "cut", "list", "deep", "no copies", "type", "huge"],
    )
    def test_a_damaged_recovery_file_is_set_aside_and_named(self, folder: Path, content: bytes) -> None:
        """B64."""
        folder.mkdir(parents=True)
        (folder / "dead-0001.json").write_bytes(content)
        (folder / "dead-0002.json").write_text(json.dumps(GOOD))
        found, (damaged,) = Journal(folder).recover()
        assert [recovery.deck.name for recovery in found] == ["Test"]
        assert "dead-0001.json.damaged1" in str(damaged)
        assert (folder / "dead-0001.json.damaged1").read_bytes() == content
        assert Journal(folder).recover()[1] == []

    def test_the_file_of_a_newer_version_is_named_and_left_alone(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        (folder / "dead-0001.json").write_text('{"version": 2, "decks": []}')
        found, (problem,) = Journal(folder).recover()
        assert found == []
        assert "newer version" in problem.reason
        assert names_in(folder) == {"dead-0001.json"}


@settings(max_examples=40)
@given(
    name=st.text(st.characters(), max_size=20),
    notes=st.text(max_size=40),
    numbers=st.lists(st.tuples(st.text(min_size=1, max_size=8), st.integers(1, 99)), max_size=4),
    extra=st.lists(st.tuples(st.text(max_size=5), st.text(max_size=5)), max_size=2),
)
def test_any_deck_comes_back_exactly(
    tmp_path_factory: pytest.TempPathFactory,
    name: str,
    notes: str,
    numbers: list[tuple[str, int]],
    extra: list[tuple[str, str]],
) -> None:
    """B01, B34: to the letter, lines of one print apart and half characters included."""
    folder = tmp_path_factory.mktemp("journal")
    entries = tuple(Entry(number, count) for number, count in numbers)
    deck = Deck(name, monster=entries, main=entries, notes=notes, extra=tuple(extra), unread=(notes,))
    journal = Journal(folder)
    path = folder / os.fsdecode(b"\xff.deck")
    journal.record(DeckDocument(deck, path=path, saved=False))
    crash(journal)
    (recovery,), _ = Journal(folder).recover()
    assert (recovery.deck, recovery.path) == (deck, path)
