"""The deck library on disk: listed as it is, changed without loss, and every failure told."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import Color
from deckbuilder.decks.deck import Deck, Entry
from deckbuilder.decks.deck_library import Library
from deckbuilder.decks.deck_library_search import LibraryQueryError, parse_library_query
from deckbuilder.decks.disk import DeckFileError, DiskFullError, NoAccessError
from deckbuilder.decks.files import backup_path, read_deck_file, save_deck
from deckbuilder.decks.summaries import sample_decks
from tests.helpers.decks import cards
from tests.helpers.disk_faults import deny_writing_in, fail_on, names_in, no_space

EBIRAH = "EBP01-016"
LEADER = "ESD01-001"
DECK = Deck(
    "Red", monster=(Entry(LEADER),), main=(Entry(EBIRAH, 4), Entry(EBIRAH + "+"), Entry("Gojira?", 2))
)


@pytest.fixture
def library(tmp_path: Path, catalogue: Catalogue) -> Library:
    return Library(tmp_path / "decks", catalogue)


def found_in(library: Library, query: str) -> tuple[str, ...]:
    """The names of the decks that a search line finds; only the one called Prints is legal."""
    test = parse_library_query(query, cards(), lambda summary: summary.name == "Prints")
    return tuple(summary.name for summary in library.scan().decks if test(summary))


def names(library: Library) -> list[str]:
    return [f"{summary.folder}:{summary.name}" for summary in library.scan().decks]


class TestListing:
    def test_a_library_that_does_not_exist_yet_is_empty(self, library: Library) -> None:
        assert library.scan().decks == library.scan().folders == library.scan().problems == ()
        assert not library.folder.exists()

    def test_a_deck_is_listed_with_what_a_player_looks_for(
        self, library: Library, catalogue: Catalogue
    ) -> None:
        library.add(DECK, "Events/May")
        (summary,) = library.scan().decks
        assert (summary.name, summary.folder, summary.format) == ("Red", "Events/May", "standard-en")
        assert (summary.monster_count, summary.main_count) == (1, 7)
        leader = catalogue.get(LEADER)
        assert leader is not None
        assert summary.colors == leader.colors
        assert abs(datetime.now(UTC) - summary.modified) < timedelta(minutes=1)
        assert (summary.problem, summary.deck) == ("", DECK)
        assert library.scan().folders == ("Events", "Events/May")

    def test_a_scan_that_is_stopped_lists_what_it_has_read(self, library: Library) -> None:
        for _ in range(4):
            library.add(DECK)
        assert len(library.scan(lambda count: count < 2).decks) == 2
        assert len(library.scan().decks) == 4

    def test_colours_are_those_of_every_rank_one_monster_in_the_usual_order(
        self, library: Library, catalogue: Catalogue
    ) -> None:
        leaders = [card for card in catalogue if card.type == "monster" and card.rank == 1]
        some = [
            next(card for card in leaders if card.colors == (color,)) for color in (Color.BLUE, Color.RED)
        ]
        library.add(Deck("Both", monster=tuple(Entry(card.number) for card in some)))
        assert library.scan().decks[0].colors == (Color.RED, Color.BLUE)

    def test_an_unreadable_file_is_listed_with_its_problem(self, library: Library) -> None:
        library.add(DECK)
        (library.folder / "bad.deck").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(50))
        (library.folder / "dir.deck").mkdir()
        if os.name == "posix":
            os.mkfifo(library.folder / "pipe.deck")
            (library.folder / "nowhere.deck").symlink_to("gone.deck")
        problems = {summary.name: summary.problem for summary in library.scan().decks}
        assert "PNG" in problems["bad"]
        assert problems["Red"] == ""
        if os.name == "posix":
            assert "pipe" in problems["pipe"]
            assert problems["nowhere"] == "there is no such file"

    def test_backups_hidden_files_and_other_files_are_no_decks(self, library: Library) -> None:
        path = library.add(DECK)
        save_deck(path, replace(DECK, notes="saved again"))
        for name in (".hidden.deck", "notes.txt", ".deckbuilder-0.tmp"):
            (library.folder / name).write_text("")
        assert names(library) == [":Red"]

    def test_a_file_changed_from_outside_is_read_again(self, library: Library) -> None:
        path = library.add(DECK)
        assert names(library) == [":Red"]
        path.write_text("# name: Other\n[main deck]\n1 EBP01-001\n")
        assert names(library) == [":Other"]

    def test_an_unchanged_file_is_not_read_again(
        self, library: Library, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        library.add(DECK)
        before = library.scan()
        fail_on(monkeypatch, "open", PermissionError(13, "read again"))
        assert library.scan().decks == before.decks

    def test_a_folder_that_cannot_be_read_is_named(
        self, library: Library, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """B89."""
        library.add(DECK)
        closed = library.folder / library.new_folder("closed")
        scandir = os.scandir

        def guarded(path: str) -> object:
            if Path(path) == closed:
                raise PermissionError(13, "Permission denied", path)
            return scandir(path)

        monkeypatch.setattr(os, "scandir", guarded)
        listing = library.scan()
        assert [summary.name for summary in listing.decks] == ["Red"]
        assert [problem.path for problem in listing.problems] == [closed]

    def test_sample_decks_are_listed_and_readable(self, catalogue: Catalogue) -> None:
        samples = sample_decks(catalogue)
        assert len(samples) >= 5
        for sample in samples:
            assert (sample.problem, sample.monster_count, sample.main_count) == ("", 4, 50)


class TestNewDecks:
    def test_a_taken_name_gets_a_number_and_the_old_deck_stays(
        self, library: Library, catalogue: Catalogue
    ) -> None:
        """B08, B94: one file a deck, nothing overwritten."""
        first = library.add(DECK)
        second = library.add(Deck("red", main=(Entry("EBP01-001"),)))
        assert (first.name, second.name) == ("Red.deck", "red (2).deck")
        assert names(library) == [":Red", ":red (2)"]
        assert read_deck_file(first, catalogue).result.deck == DECK

    def test_names_that_make_one_file_name_coexist_and_keep_their_display(self, library: Library) -> None:
        """B88."""
        library.add(Deck("A/B"))
        library.add(Deck("A_B"))
        assert names(library) == [":A/B", ":A_B"]
        assert names_in(library.folder) == {"A_B.deck", "A_B (2).deck"}

    def test_the_same_name_may_be_used_in_two_folders(self, library: Library) -> None:
        """B88."""
        library.add(DECK)
        library.add(DECK, "Events")
        assert names(library) == [":Red", "Events:Red"]

    @pytest.mark.parametrize(
        "name", ["", "CON", "..", "x" * 300, "🦖", "\u202egniliart", "ゴジラ デッキ é ß"]
    )
    def test_any_name_makes_a_deck_that_is_listed(self, library: Library, name: str) -> None:
        """H40, B34."""
        library.add(Deck(name))
        (summary,) = library.scan().decks
        assert summary.problem == ""
        assert summary.name == (name or "Deck")

    def test_a_duplicate_is_equal_but_for_its_name(self, library: Library, catalogue: Catalogue) -> None:
        path = library.add(DECK, "Events")
        copy = library.duplicate(path)
        again = library.duplicate(copy)
        assert [p.name for p in (copy, again)] == ["Red (2).deck", "Red (3).deck"]
        assert read_deck_file(copy, catalogue).result.deck == replace(DECK, name="Red (2)")
        assert copy.parent == path.parent


class TestRename:
    def test_deck_and_file_get_the_name_and_the_backup_follows(
        self, library: Library, catalogue: Catalogue
    ) -> None:
        path = library.add(DECK)
        save_deck(path, replace(DECK, notes="second"))
        renamed = library.rename(path, "Blue")
        assert read_deck_file(renamed, catalogue).result.deck == replace(DECK, name="Blue", notes="second")
        assert names_in(library.folder) == {"Blue.deck", "Blue.deck~", ".versions"}

    def test_a_taken_file_name_is_not_overwritten(self, library: Library) -> None:
        """B08."""
        path = library.add(DECK)
        library.add(Deck("Blue"))
        assert library.rename(path, "Blue").name == "Blue (2).deck"
        assert names(library) == [":Blue", ":Blue"]

    def test_changing_only_the_case_or_the_spelling_keeps_one_file(self, library: Library) -> None:
        path = library.rename(library.add(Deck("a_b")), "A_B")
        library.rename(path, "A/B")
        assert names(library) == [":A/B"]
        assert {name for name in names_in(library.folder) if name.endswith(".deck")} == {"A_B.deck"}

    def test_a_failed_rename_changes_nothing_and_says_why(
        self, library: Library, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """B89."""
        path = library.add(DECK)
        with monkeypatch.context() as patch:
            fail_on(patch, "fsync", no_space())
            with pytest.raises(DiskFullError):
                library.rename(path, "Blue")
        assert names_in(library.folder) == {"Red.deck"}
        assert read_deck_file(path, catalogue).result.deck == DECK

    def test_a_read_only_deck_keeps_name_and_file(self, library: Library) -> None:
        path = library.add(DECK)
        path.chmod(0o444)
        with pytest.raises(NoAccessError):
            library.rename(path, "Blue")
        assert names_in(library.folder) == {"Red.deck"}

    def test_an_empty_name_is_refused(self, library: Library) -> None:
        with pytest.raises(DeckFileError, match="needs a name"):
            library.rename(library.add(DECK), "  ")


class TestFolders:
    def test_decks_move_between_folders_without_overwriting(self, library: Library) -> None:
        """B08."""
        path = library.add(DECK)
        library.add(DECK, "Events")
        moved = library.move(path, "Events")
        assert moved == library.folder / "Events" / "Red (2).deck"
        assert names(library) == ["Events:Red", "Events:Red"]
        assert library.move(moved, "Events") == moved
        assert library.move(moved, "") == library.folder / "Red (2).deck"

    def test_a_failed_move_leaves_the_deck_and_says_why(
        self, library: Library, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """B89."""
        path = library.add(DECK)
        place = library.folder / library.new_folder("Events")
        with monkeypatch.context() as patch:
            deny_writing_in(patch, place)
            with pytest.raises(NoAccessError) as caught:
                library.move(path, "Events")
        assert caught.value.reason
        assert names(library) == [":Red"]
        place.chmod(0o755)

    def test_a_folder_name_that_is_taken_gets_a_number(self, library: Library) -> None:
        assert [library.new_folder(name, "") for name in ("Events", "events", "a/b")] == [
            "Events",
            "events (2)",
            "a_b",
        ]
        assert library.new_folder("May", "Events") == "Events/May"

    @pytest.mark.parametrize("folder", ["..", "../elsewhere", "/tmp", "a/../../b", ".trash"])
    def test_no_name_leads_out_of_the_library(self, library: Library, folder: str, tmp_path: Path) -> None:
        path = library.add(DECK)
        with pytest.raises(DeckFileError, match="no folder of the library"):
            library.move(path, folder)
        assert names_in(tmp_path) == {"decks"}

    def test_only_empty_folders_are_removed(self, library: Library) -> None:
        path = library.add(DECK, "Events")
        with pytest.raises(DeckFileError, match=r"not empty: Red\.deck is in it"):
            library.remove_folder("Events")
        library.move(path, "")
        library.remove_folder("Events")
        assert library.scan().folders == ()
        with pytest.raises(DeckFileError):
            library.remove_folder("")


class TestFolderNames:
    def test_decks_and_their_versions_go_with_a_renamed_folder(self, library: Library) -> None:
        path = library.add(DECK, "Spring/May")
        library.history.save(path, replace(DECK, notes="second"))
        assert library.rename_folder("Spring", "Summer") == "Summer"
        assert names(library) == ["Summer/May:Red"]
        assert len(library.history.versions(library.scan().decks[0].path)) == 1

    def test_a_name_that_is_taken_gets_a_number_and_one_that_is_none_is_made_one(
        self, library: Library
    ) -> None:
        """B88."""
        for name in ("Spring", "Summer"):
            library.new_folder(name)
        assert library.rename_folder("Spring", "summer") == "summer (2)"
        assert library.rename_folder("summer (2)", "A/B") == "A_B"

    def test_a_folder_that_cannot_be_renamed_says_why(self, library: Library) -> None:
        """B89."""
        library.new_folder("Spring")
        with pytest.raises(DeckFileError, match="no such file or folder"):
            library.rename_folder("Gone", "Back")


class TestTrash:
    def test_a_deleted_deck_comes_back_where_it_was(self, library: Library, catalogue: Catalogue) -> None:
        path = library.add(DECK, "Events/May")
        save_deck(path, replace(DECK, notes="second"))
        library.delete(path)
        assert names(library) == []
        (trashed,) = library.trash()
        assert (trashed.name, trashed.folder) == ("Red", "Events/May")
        assert library.restore(trashed) == path
        assert read_deck_file(path, catalogue).result.deck.notes == "second"
        assert backup_path(path).exists()
        assert library.trash() == ()
        assert names_in(library.folder) == {"Events"}

    def test_it_comes_back_beside_a_deck_that_took_its_name(self, library: Library) -> None:
        """B08."""
        path = library.add(DECK, "Events")
        trashed = library.delete(path)
        library.add(DECK, "Events")
        assert library.restore(trashed).name == "Red (2).deck"

    def test_it_comes_back_though_its_folder_is_gone(self, library: Library) -> None:
        path = library.add(DECK, "Events")
        trashed = library.delete(path)
        library.remove_folder("Events")
        assert library.restore(trashed) == path

    def test_the_trash_is_listed_last_deleted_first_and_can_be_emptied(self, library: Library) -> None:
        for name in ("One", "Two", "One"):
            library.delete(library.add(Deck(name)))
        assert [trashed.name for trashed in library.trash()] == ["One", "Two", "One"]
        library.empty_trash()
        library.empty_trash()
        assert library.trash() == ()

    def test_a_failed_delete_leaves_the_deck_and_says_why(
        self, library: Library, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """B89."""
        path = library.add(DECK)
        with monkeypatch.context() as patch:
            fail_on(patch, "rename", PermissionError(13, "Permission denied"))
            with pytest.raises(NoAccessError):
                library.delete(path)
        assert (names(library), library.trash()) == ([":Red"], ())
        assert names_in(library.folder) == {"Red.deck"}

    def test_only_decks_of_the_library_are_deleted(self, library: Library, tmp_path: Path) -> None:
        other = tmp_path / "other.deck"
        save_deck(other, DECK)
        trashed = library.delete(library.add(DECK))
        for path in (other, library.folder, trashed.file):
            with pytest.raises(DeckFileError, match="not in the library"):
                library.delete(path)
        assert other.exists()


class TestSearch:
    @pytest.fixture(autouse=True)
    def _decks(self, library: Library, catalogue: Catalogue) -> None:
        library.add(DECK, "Events")
        library.add(Deck("Blau für Anfänger", format="standard-jp+zero-copies", main=(Entry("EBP01-020"),)))
        library.add(
            Deck(
                "Prints", main=(Entry(EBIRAH, 2),), tags=("league", "to try"), notes="Swap Ebirah\nfor Rodan"
            )
        )

    @pytest.mark.parametrize(
        ("query", "found"),
        [
            ("", ["Blau für Anfänger", "Prints", "Red"]),
            ("fur anf", ["Blau für Anfänger"]),
            ('"für Anf"', ["Blau für Anfänger"]),
            ("events", ["Red"]),
            ("has:EBP01-016", ["Prints", "Red"]),
            ("has:bp01-16", ["Prints", "Red"]),
            ("has:EBP01-016+", ["Red"]),
            ("has:EBP01-016 -red", ["Prints"]),
            ("has:ebirah -f:standard-jp", ["Prints", "Red"]),
            ('has:"Ebirah(2004)"', ["Prints", "Red"]),
            ("has:gojira", ["Red"]),
            ("f:standard-jp", ["Blau für Anfänger"]),
            ("f:Standard-JP+zero-copies", ["Blau für Anfänger"]),
            ("f:standard-en+zero-copies", []),
            ("has:EBP04-089", []),
            ("tag:league", ["Prints"]),
            ("tag:LEA", ["Prints"]),
            ('tag:"to try"', ["Prints"]),
            ("tag:try", []),
            ("-tag:league", ["Blau für Anfänger", "Red"]),
            ("to try", ["Prints"]),
            ("note:rodan", ["Prints"]),
            ('n:"ebirah for"', ["Prints"]),
            ("n:swap -n:mothra", ["Prints"]),
            ("legal:yes", ["Prints"]),
            ("legal:NO", ["Blau für Anfänger", "Red"]),
            ("-legal:yes", ["Blau für Anfänger", "Red"]),
            ("-", ["Blau für Anfänger", "Prints", "Red"]),
        ],
    )
    def test_decks_are_found_by_name_and_content(
        self, library: Library, query: str, found: list[str]
    ) -> None:
        assert sorted(found_in(library, query)) == found

    def test_decks_are_found_by_the_colours_of_their_leader(
        self, library: Library, catalogue: Catalogue
    ) -> None:
        leader = catalogue.get(LEADER)
        assert leader is not None
        color = leader.colors[0]
        other = next(color for color in Color if color not in leader.colors)
        assert found_in(library, f"c:{color}") == ("Red",)
        assert found_in(library, f"c:{color[0].upper()}") == ("Red",)
        assert found_in(library, f"c:{color[0]}{other[0]}") == ()

    @pytest.mark.parametrize(
        ("query", "message"),
        [
            ("c:purple", "purple is no colour: expected red, blue, green, white, or initials such as rb."),
            ("has:", "A value is missing after has: write has:EBP01-077, for example."),
            ("legal:maybe", "maybe is no answer: expected legal:yes or legal:no."),
        ],
    )
    def test_a_term_without_meaning_is_explained(self, library: Library, query: str, message: str) -> None:
        with pytest.raises(LibraryQueryError) as caught:
            found_in(library, query)
        assert str(caught.value) == message
