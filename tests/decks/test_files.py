"""Deck files on disk: what is saved reads back, conflicts are noticed, and a refused file stays as it is."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckbuilder.cards.catalogue import Catalogue, load_catalogue
from deckbuilder.decks.deck import Deck, Entry, Section
from deckbuilder.decks.document import DeckDocument
from deckbuilder.decks.files import (
    NO_FILE,
    AlreadyExistsError,
    ChangedOnDisk,
    DeckFileError,
    DiskFullError,
    MissingFileError,
    NoAccessError,
    NotADeckError,
    backup_path,
    hash_on_disk,
    read_deck_file,
    save_deck,
)
from tests.helpers.disk_faults import deny_writing_in, fail_on, names_in, no_space

EBIRAH = "EBP01-016"
DECK = Deck(
    "Test",
    monster=(Entry("ESD01-001"),),
    main=(Entry(EBIRAH, 4), Entry(EBIRAH + "+"), Entry("Gojira?", 2)),
    notes="two\nlines",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "test.deck"


def save(document: DeckDocument, path: Path | None = None, expected: str | None = NO_FILE) -> None:
    """Save an open deck to its own file or to another and mark it saved there, as the window does."""
    target = path or document.path
    assert target is not None
    if target == document.path and expected is not None:
        expected = document.content_hash
    document.mark_saved(target, save_deck(target, document.deck, expected))


class TestOpening:
    def test_a_saved_deck_opens_equal_and_unchanged(self, path: Path, catalogue: Catalogue) -> None:
        content_hash = save_deck(path, DECK)
        opened = read_deck_file(path, catalogue)
        assert (opened.result.deck, opened.content_hash, opened.path) == (DECK, content_hash, path)
        document = opened.document()
        assert (document.dirty, document.path, document.content_hash) == (False, path, content_hash)

    def test_a_deck_without_a_name_takes_that_of_its_file(self, path: Path, catalogue: Catalogue) -> None:
        path.write_text("[main deck]\n4 EBP01-016\n")
        assert read_deck_file(path, catalogue).result.deck.name == "test"

    def test_a_damaged_deck_opens_with_its_readable_part(self, path: Path, catalogue: Catalogue) -> None:
        path.write_text("[main deck]\n4 EBP01-016\n-3 EBP01-020\n")
        deck = read_deck_file(path, catalogue).result.deck
        assert deck.copies() == {EBIRAH: 4}
        assert len(deck.unread) == 1

    @pytest.mark.parametrize(
        "content", [b"", b"\0" * 100, b"\x89PNG\r\n\x1a\n" + bytes(50)], ids=["empty", "nuls", "png"]
    )
    def test_what_is_no_deck_is_refused_with_the_reason(
        self, path: Path, content: bytes, catalogue: Catalogue
    ) -> None:
        """H28: such a file never becomes an empty deck that a save would write over it."""
        path.write_bytes(content)
        with pytest.raises(NotADeckError) as caught:
            read_deck_file(path, catalogue)
        assert caught.value.reason == caught.value.result.report.refusal != ""
        assert path.read_bytes() == content

    def test_a_missing_file_is_one_of_the_family(self, path: Path, catalogue: Catalogue) -> None:
        """H41."""
        with pytest.raises(MissingFileError):
            read_deck_file(path, catalogue)

    def test_without_any_card_data_every_card_survives_a_save(self, path: Path) -> None:
        """B05."""
        save_deck(path, DECK)
        document = read_deck_file(path, Catalogue((), {})).document()
        document.edit("note", lambda deck: replace(deck, notes="no data"))
        save_deck(path, document.deck, document.content_hash)
        assert read_deck_file(path, load_catalogue()).result.deck == replace(DECK, notes="no data")


class TestSaving:
    @pytest.mark.parametrize(
        "deck",
        [
            Deck("empty"),
            Deck("60 cards", main=(Entry(EBIRAH, 60),)),
            Deck("unknown", main=(Entry("EBP99-001", 3), Entry("Some card", 1))),
            Deck(
                "tokens and monsters", monster=(Entry("EBP02-T03"), Entry(EBIRAH)), main=(Entry("EPR-011"),)
            ),
        ],
        ids=lambda deck: deck.name,
    )
    def test_any_deck_saves_and_opens_equal(self, path: Path, deck: Deck, catalogue: Catalogue) -> None:
        """B13: building is never blocked."""
        save_deck(path, deck)
        assert read_deck_file(path, catalogue).result.deck == deck

    def test_the_version_before_stays_beside_the_deck(self, path: Path, catalogue: Catalogue) -> None:
        save_deck(path, DECK)
        save_deck(path, Deck("Later"))
        assert backup_path(path).name == "test.deck~"
        assert read_deck_file(backup_path(path), catalogue).result.deck == DECK

    @pytest.mark.parametrize("folder", ["ゴジラ デッキ", "é ß 🦖"])
    def test_names_of_any_alphabet(self, tmp_path: Path, folder: str, catalogue: Catalogue) -> None:
        """B34."""
        (tmp_path / folder).mkdir()
        path = tmp_path / folder / "デッキ é 🦖.deck"
        save_deck(path, DECK)
        assert read_deck_file(path, catalogue).result.deck == DECK
        assert names_in(tmp_path / folder) == {path.name}

    def test_names_of_any_alphabet_in_the_c_locale(self, tmp_path: Path) -> None:
        """B34: ``LANG=C``."""
        script = (
            "import sys; from pathlib import Path; from deckbuilder.decks.deck import Deck\n"
            "from deckbuilder.decks.files import save_deck; save_deck(Path(sys.argv[1]), Deck('ゴジラ'))\n"
        )
        path = tmp_path / "デッキ é ß 🦖.deck"
        environment = os.environ | {"LANG": "C", "LC_ALL": "C"}
        run = subprocess.run(
            [sys.executable, "-c", script, str(path)], env=environment, capture_output=True, text=True
        )
        assert (run.returncode, run.stderr) == (0, "")
        assert names_in(tmp_path) == {path.name}
        assert "ゴジラ" in path.read_text("utf-8")

    def test_save_as_never_writes_over_another_deck_unasked(self, path: Path) -> None:
        """B08."""
        path.write_text("[main deck]\n1 EBP01-001\n")
        with pytest.raises(AlreadyExistsError):
            save_deck(path, DECK, NO_FILE)
        assert "EBP01-001" in path.read_text()
        save_deck(path, DECK)
        assert "EBP01-001" not in path.read_text()


class TestTrouble:
    @pytest.mark.parametrize("trouble", ["read-only file", "read-only folder", "full disk", "no folder"])
    def test_a_failed_save_says_what_and_why_and_another_place_works(
        self, trouble: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """B62."""
        folder = tmp_path / "decks"
        folder.mkdir()
        saved = save_deck(folder / "test.deck", DECK)
        edited = DECK.add(Section.MAIN, EBIRAH)
        kinds: dict[str, type[DeckFileError]] = {
            "read-only file": NoAccessError,
            "read-only folder": NoAccessError,
            "full disk": DiskFullError,
            "no folder": MissingFileError,
        }
        with monkeypatch.context() as patch:
            match trouble:
                case "read-only file":
                    (folder / "test.deck").chmod(0o444)
                case "read-only folder":
                    deny_writing_in(patch, folder)
                case "full disk":
                    fail_on(patch, "fsync", no_space())
                case _:
                    (folder / "test.deck").unlink()
                    folder.rmdir()
            with pytest.raises(kinds[trouble]) as caught:
                save_deck(folder / "test.deck", edited, saved)
        assert caught.value.path == folder / "test.deck"
        assert caught.value.reason
        assert "ave" in caught.value.advice
        save_deck(tmp_path / "elsewhere.deck", edited, NO_FILE)
        assert (tmp_path / "elsewhere.deck").exists()
        if folder.exists():
            folder.chmod(0o755)


class TestConflicts:
    def test_the_second_window_does_not_write_its_old_copy_back(
        self, path: Path, catalogue: Catalogue
    ) -> None:
        """B07: reload, keep both, or overwrite; never silent."""
        save_deck(path, DECK)
        one = read_deck_file(path, catalogue).document()
        two = read_deck_file(path, catalogue).document()
        one.edit("add", lambda deck: deck.add(Section.MAIN, EBIRAH))
        save(one)
        two.edit("note", lambda deck: replace(deck, notes="mine"))
        with pytest.raises(ChangedOnDisk):
            save(two)
        assert two.dirty
        assert read_deck_file(path, catalogue).result.deck == one.deck

        save(two, path.with_name("both.deck"))  # keep both
        assert read_deck_file(path, catalogue).result.deck == one.deck
        theirs = read_deck_file(path, catalogue)
        two.set_path(path)
        two.reload(theirs.result.deck, theirs.content_hash)  # reload
        assert two.deck == one.deck
        two.undo()
        save(two)  # after the reload this is no conflict any more
        assert read_deck_file(path, catalogue).result.deck.notes == "mine"

    def test_overwriting_keeps_theirs_as_the_backup(self, path: Path, catalogue: Catalogue) -> None:
        """B07."""
        save_deck(path, DECK)
        document = read_deck_file(path, catalogue).document()
        path.write_text("[main deck]\n1 EBP01-001\n")
        document.edit("note", lambda deck: replace(deck, notes="mine"))
        save(document, expected=None)
        assert backup_path(path).read_text() == "[main deck]\n1 EBP01-001\n"

    def test_saving_twice_is_no_conflict_with_oneself(self, path: Path) -> None:
        document = DeckDocument(DECK)
        save(document, path)
        for name in ("Two", "Three"):
            document.edit("rename", lambda deck, name=name: replace(deck, name=name))
            save(document)
            assert (document.dirty, document.content_hash) == (False, hash_on_disk(path))


TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
NUMBERS = st.sampled_from([EBIRAH, EBIRAH + "+", "EBP01-020", "ESD01-001", "EBP99-001", "Some card", "4 x"])
ENTRIES = st.dictionaries(NUMBERS, st.integers(1, 60), max_size=5).map(
    lambda counts: tuple(Entry(number, count) for number, count in counts.items())
)


@settings(max_examples=60)
@given(name=TEXT.filter(str.strip), main=ENTRIES, monster=ENTRIES, player=TEXT, notes=TEXT)
def test_a_saved_file_reads_back_equal(
    tmp_path_factory: pytest.TempPathFactory,
    catalogue: Catalogue,
    name: str,
    main: tuple[Entry, ...],
    monster: tuple[Entry, ...],
    player: str,
    notes: str,
) -> None:
    path = tmp_path_factory.getbasetemp() / "property.deck"
    deck = Deck(name, main=main, monster=monster, player=player, notes=notes)
    save_deck(path, deck)
    assert read_deck_file(path, catalogue).result.deck == deck
