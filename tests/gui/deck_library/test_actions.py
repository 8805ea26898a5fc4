"""What is done to decks in the library is done to their files; open decks follow, failures stay visible."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from deckbuilder.decks import edits
from deckbuilder.decks.deck import Deck, Section
from deckbuilder.decks.deck_library import Library
from deckbuilder.decks.disk import NoAccessError
from deckbuilder.decks.files import read_deck_file, save_deck
from deckbuilder.gui.ask import Conflict
from deckbuilder.gui.deck_library.commands import Command
from deckbuilder.gui.open_deck import OpenDeck
from tests.helpers import decks
from tests.helpers.deck_library import Librarian
from tests.helpers.window import click, press

RED = decks.red()


def on_disk(path: Path) -> Deck:
    return read_deck_file(path, decks.cards()).result.deck


def open_it(librarian: Librarian, path: Path) -> OpenDeck:
    deck = librarian.workspace.open_file(path)
    assert deck is not None
    return deck


def add_card(deck: OpenDeck) -> None:
    deck.document.edit("add", lambda old: old.add(Section.MAIN, "EBP01-077"))


class TestOpening:
    def test_enter_opens_the_deck_in_a_tab(self, librarian: Librarian) -> None:
        path = librarian.add("Red", RED)
        librarian.show()
        librarian.choose("Red")
        press("Return", librarian.panel)
        assert [deck.path for deck in librarian.workspace.decks] == [path]

    def test_a_double_click_opens_the_deck_once(self, librarian: Librarian) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        librarian.add("Red", RED)
        librarian.show()
        view = librarian.panel.view
        place = view.place_of(librarian.node("Red").key)
        click(view, place)
        assert librarian.workspace.decks == ()
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        assert [deck.title for deck in librarian.workspace.decks] == ["Red"]

    def test_several_decks_open_together(self, librarian: Librarian) -> None:
        librarian.add("Red", RED)
        librarian.add("White", RED)
        librarian.show()
        librarian.choose("Red", "White")
        librarian.panel.buttons[Command.OPEN].click()
        assert [deck.title for deck in librarian.workspace.decks] == ["Red", "White"]

    def test_a_sample_deck_opens_as_one_of_the_players_own(self, librarian: Librarian) -> None:
        librarian.show()
        librarian.choose("Xilien Gambit")
        press("Return", librarian.panel)
        assert [path.name for path in librarian.samples_opened] == ["xilien-gambit.deck"]
        assert librarian.workspace.decks == ()

    def test_an_unreadable_file_says_why_it_does_not_open(self, librarian: Librarian) -> None:
        librarian.add("Red", RED)
        (librarian.deck_library.folder / "picture.deck").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
        librarian.show()
        librarian.choose("picture")
        press("Return", librarian.panel)
        assert len(librarian.ask.told) == 1
        assert "picture.deck" in librarian.ask.told[0]


class TestRenaming:
    def test_f2_renames_deck_and_file(self, librarian: Librarian) -> None:
        path = librarian.add("Red", RED)
        librarian.show()
        librarian.ask.names.append("Redder")
        librarian.press("F2")
        assert not path.exists()
        assert on_disk(path.with_name("Redder.deck")).name == "Redder"
        assert librarian.chosen == ["Redder"]

    def test_an_open_deck_follows_and_stays_saved(self, librarian: Librarian) -> None:
        path = librarian.add("Red", RED)
        tab = open_it(librarian, path)
        librarian.show()
        librarian.ask.names.append("Redder")
        librarian.press("F2")
        assert (tab.title, tab.path) == ("Redder", path.with_name("Redder.deck"))
        assert not tab.document.dirty
        add_card(tab)
        assert librarian.workspace.save(tab)
        assert librarian.ask.asked == ["Rename the deck"]

    def test_an_open_deck_with_changes_keeps_them_unsaved(self, librarian: Librarian) -> None:
        path = librarian.add("Red", RED)
        tab = open_it(librarian, path)
        add_card(tab)
        librarian.show()
        librarian.ask.names.append("Redder")
        librarian.press("F2")
        assert tab.title == "Redder"
        assert tab.document.dirty
        assert tab.deck.count(Section.MAIN) == 51
        assert on_disk(path.with_name("Redder.deck")).count(Section.MAIN) == 50

    def test_a_change_from_outside_is_still_noticed_by_the_next_save(self, librarian: Librarian) -> None:
        """B07: renaming reads the file, and must not make the app forget what it has not seen."""
        path = librarian.add("Red", RED)
        tab = open_it(librarian, path)
        save_deck(path, replace(on_disk(path), notes="from elsewhere"))
        librarian.show()
        librarian.ask.names.append("Redder")
        librarian.press("F2")
        librarian.ask.conflicts.append(Conflict.CANCEL)
        assert not librarian.workspace.save(tab)
        assert librarian.ask.asked[-1] == "conflict Redder.deck"
        assert on_disk(path.with_name("Redder.deck")).notes == "from elsewhere"

    def test_two_names_that_make_one_file_name_coexist(self, librarian: Librarian) -> None:
        """B88."""
        librarian.add("A_B", RED)
        librarian.add("Red", RED)
        librarian.show()
        librarian.choose("Red")
        librarian.ask.names.append("A/B")
        librarian.press("F2")
        files = sorted(path.name for path in librarian.deck_library.folder.glob("*.deck"))
        assert files == ["A_B (2).deck", "A_B.deck"]
        assert [title for title in librarian.tree if "A" in title] == ["  A/B", "  A_B"]

    def test_cancel_leaves_everything(self, librarian: Librarian) -> None:
        path = librarian.add("Red", RED)
        librarian.show()
        librarian.ask.names.append(None)
        press("F2", librarian.panel)
        assert path.exists()


class TestDuplicating:
    def test_ctrl_d_makes_a_numbered_copy_and_goes_to_it(self, librarian: Librarian) -> None:
        path = librarian.add("Red", RED, "Spring")
        librarian.show()
        librarian.choose("Red")
        librarian.press("Ctrl+D")
        copy = path.with_name("Red (2).deck")
        assert on_disk(copy) == replace(on_disk(path), name="Red (2)")
        assert librarian.chosen == ["Red (2)"]

    def test_a_sample_deck_is_copied_into_my_decks(self, librarian: Librarian) -> None:
        librarian.show()
        librarian.choose("Xilien Gambit")
        librarian.press("Ctrl+D")
        assert [path.name for path in librarian.deck_library.folder.iterdir()] == ["Xilien Gambit.deck"]


class TestTags:
    def tag(self, librarian: Librarian, typed: str | None) -> None:
        """Choose Tags in the menu and type."""
        librarian.ask.texts.append(typed)
        librarian.click(Command.TAGS)

    def test_tags_are_kept_in_the_file_and_the_open_deck_follows(self, librarian: Librarian) -> None:
        path = librarian.add("Red", replace(RED, tags=("old",)))
        tab = open_it(librarian, path)
        librarian.show()
        librarian.choose("Red")
        self.tag(librarian, "league, to try")
        assert librarian.ask.asked == ["Tags of Red: old"]
        assert on_disk(path).tags == ("league", "to try")
        assert tab.deck.tags == ("league", "to try")
        assert not tab.document.dirty
        assert "tags league, to try" in librarian.words[0]

    def test_what_was_not_saved_of_an_open_deck_stays_unsaved(self, librarian: Librarian) -> None:
        path = librarian.add("Red", RED)
        tab = open_it(librarian, path)
        add_card(tab)
        librarian.show()
        librarian.choose("Red")
        self.tag(librarian, "league")
        assert tab.document.dirty
        assert (on_disk(path).tags, on_disk(path).count(Section.MAIN)) == (("league",), 50)
        assert librarian.workspace.save(tab)
        assert (on_disk(path).tags, on_disk(path).count(Section.MAIN)) == (("league",), 51)

    def test_of_several_decks_only_the_common_tags_are_changed(self, librarian: Librarian) -> None:
        one = librarian.add("One", replace(RED, tags=("league", "fun")))
        two = librarian.add("Two", replace(RED, tags=("mine", "League")))
        librarian.show()
        librarian.choose("One", "Two")
        self.tag(librarian, "May")
        assert librarian.ask.asked == ["Tags that 2 decks have in common: league"]
        assert on_disk(one).tags == ("fun", "May")
        assert on_disk(two).tags == ("mine", "May")

    def test_cancel_changes_nothing(self, librarian: Librarian) -> None:
        path = librarian.add("Red", replace(RED, tags=("old",)))
        before = path.read_bytes()
        librarian.show()
        librarian.choose("Red")
        librarian.ask.texts.append(None)
        librarian.panel.rows.do(Command.TAGS)
        assert path.read_bytes() == before


class TestFolders:
    def test_f2_renames_a_folder_and_the_tabs_of_its_decks_follow(self, librarian: Librarian) -> None:
        path = librarian.add("Red", RED, "Spring")
        tab = open_it(librarian, path)
        librarian.show()
        librarian.choose("Spring")
        librarian.ask.names.append("Summer")
        librarian.press("F2")
        assert librarian.chosen == ["Summer"]
        assert tab.path == librarian.deck_library.folder / "Summer" / "Red.deck"
        add_card(tab)
        assert librarian.workspace.save(tab)
        assert on_disk(tab.path).count(Section.MAIN) == 51

    def test_a_new_folder_goes_where_the_cursor_is(self, librarian: Librarian) -> None:
        librarian.add("Red", RED, "Spring")
        librarian.show()
        librarian.choose("Red")
        librarian.ask.names.append("Finals")
        librarian.click(Command.NEW_FOLDER)
        assert (librarian.deck_library.folder / "Spring" / "Finals").is_dir()
        assert librarian.chosen == ["Finals"]

    def test_a_deck_moves_by_menu_and_its_tab_follows(self, librarian: Librarian) -> None:
        path = librarian.add("Red", RED)
        librarian.deck_library.new_folder("Spring")
        tab = open_it(librarian, path)
        librarian.show()
        librarian.choose("Red")
        entry = next(each for each in librarian.panel.rows.move_menu().actions() if each.text() == "Spring")
        librarian.reading(entry.trigger)
        assert tab.path == librarian.deck_library.folder / "Spring" / "Red.deck"
        assert not tab.document.dirty
        assert not path.exists()
        assert librarian.chosen == ["Red"]

    def test_the_folder_a_deck_lies_in_is_no_place_to_move_it_to(self, librarian: Librarian) -> None:
        librarian.add("Red", RED, "Spring")
        librarian.show()
        librarian.choose("Red")
        offered = {each.text(): each.isEnabled() for each in librarian.panel.rows.move_menu().actions()}
        assert (offered["My decks"], offered["Spring"]) == (True, False)

    def test_decks_move_to_a_folder_made_for_them(self, librarian: Librarian) -> None:
        librarian.add("Red", RED)
        librarian.show()
        librarian.choose("Red")
        librarian.ask.names.append("Spring")
        librarian.reading(librarian.panel.rows.move_menu().actions()[-1].trigger)
        assert (librarian.deck_library.folder / "Spring" / "Red.deck").exists()

    def test_a_deck_dropped_on_a_folder_moves_there(self, librarian: Librarian) -> None:
        librarian.add("Red", RED)
        librarian.add("Red", RED, "Spring")
        librarian.show()
        dragged = librarian.deck_library.folder / "Red.deck"
        node = librarian.panel.view.model_.find(str(dragged))
        assert node is not None
        node.title = "Dragged"
        librarian.reading(lambda: librarian.drag("Dragged", "Spring"))
        files = sorted(path.name for path in (librarian.deck_library.folder / "Spring").iterdir())
        assert files == ["Red (2).deck", "Red.deck"]
        assert not dragged.exists()

    def test_the_sample_decks_take_nothing_in(self, librarian: Librarian) -> None:
        librarian.add("Red", RED)
        librarian.show()
        assert not librarian.drag("Red", "Starter and sample decks")
        assert not librarian.drag("Red", "Xilien Gambit")

    def test_an_empty_folder_can_be_deleted_a_full_one_says_why_not(self, librarian: Librarian) -> None:
        librarian.add("Red", RED, "Spring")
        librarian.deck_library.new_folder("Old")
        librarian.show()
        librarian.choose("Old")
        librarian.press("Delete")
        assert "  Old" not in librarian.tree
        librarian.choose("Spring")
        librarian.press("Delete")
        assert librarian.notices == ["The folder was not deleted"]
        assert (librarian.deck_library.folder / "Spring" / "Red.deck").exists()

    def test_the_folder_is_shown_in_the_file_manager(self, librarian: Librarian) -> None:
        librarian.add("Red", RED, "Spring")
        librarian.show()
        librarian.choose("Red")
        librarian.panel.buttons[Command.SHOW_FOLDER].click()
        assert librarian.folders_shown == [librarian.deck_library.folder / "Spring"]
        assert librarian.notices == []

    def test_without_a_file_manager_the_path_is_told(self, librarian: Librarian) -> None:
        librarian.can_show = False
        librarian.show()
        librarian.panel.buttons[Command.SHOW_FOLDER].click()
        assert librarian.notices == ["The folder cannot be shown"]
        assert str(librarian.deck_library.folder) in librarian.panel.notices.bars[0].accessibleName()


class TestTrash:
    def test_delete_asks_nothing_and_undo_brings_the_deck_back(self, librarian: Librarian) -> None:
        path = librarian.add("Red", RED, "Spring")
        before = path.read_bytes()
        librarian.show()
        librarian.choose("Red")
        librarian.press("Delete")
        assert not path.exists()
        assert librarian.ask.asked == []
        assert librarian.notices == ["Moved to the trash"]
        librarian.reading(lambda: librarian.choose_notice("Moved to the trash", "Undo"))
        assert path.read_bytes() == before
        assert librarian.chosen == ["Red"]

    def test_the_notice_stays_until_it_is_answered(self, librarian: Librarian) -> None:
        librarian.add("Red", RED)
        librarian.show()
        librarian.press("Delete")
        librarian.press("F5", "F5")
        assert librarian.notices == ["Moved to the trash"]

    def test_after_deleting_the_next_deck_is_under_the_cursor(self, librarian: Librarian) -> None:
        for name in ("A", "B", "C"):
            librarian.add(name, RED)
        librarian.show()
        librarian.choose("B")
        librarian.press("Delete")
        assert librarian.chosen == ["C"]

    def test_a_deck_with_unsaved_changes_keeps_its_tab_unsaved(self, librarian: Librarian) -> None:
        tab = open_it(librarian, librarian.add("Red", RED))
        add_card(tab)
        librarian.show()
        librarian.choose("Red")
        librarian.press("Delete")
        assert librarian.workspace.decks == (tab,)
        assert tab.path is None
        assert tab.document.dirty
        assert tab.deck.count(Section.MAIN) == 51

    def test_a_restored_deck_has_its_tab_again(self, librarian: Librarian) -> None:
        path = librarian.add("Red", RED)
        tab = open_it(librarian, path)
        librarian.show()
        librarian.choose("Red")
        librarian.press("Delete")
        assert tab.document.dirty
        librarian.reading(lambda: librarian.choose_notice("Moved to the trash", "Undo"))
        assert tab.path == path
        assert not tab.document.dirty
        add_card(tab)
        assert librarian.workspace.save(tab)

    def test_a_tab_saved_elsewhere_meanwhile_stays_with_its_new_file(self, librarian: Librarian) -> None:
        path = librarian.add("Red", RED)
        tab = open_it(librarian, path)
        librarian.show()
        librarian.choose("Red")
        librarian.press("Delete")
        other = path.with_name("Other.deck")
        librarian.ask.saves.append(other)
        librarian.reading(lambda: librarian.workspace.save(tab))
        librarian.reading(lambda: librarian.choose_notice("Moved to the trash", "Undo"))
        assert tab.path == other
        assert path.exists()

    def test_enter_on_a_deck_in_the_trash_restores_it(self, librarian: Librarian) -> None:
        path = librarian.add("Red", RED, "Spring")
        librarian.deck_library.delete(path)
        librarian.show()
        librarian.choose("Red")
        assert librarian.words[0].endswith(", was in Spring")
        librarian.press("Return")
        assert path.exists()

    def test_restoring_overwrites_nothing(self, librarian: Librarian) -> None:
        """B08."""
        librarian.deck_library.delete(librarian.add("Red", RED))
        path = librarian.add("Red", Deck(notes="the new one"))
        librarian.show()
        trashed = next(node for node in librarian.panel.view.model_.nodes if node.deck and node.deck.trashed)
        librarian.panel.view.choose([trashed.key], reveal=True)
        librarian.click(Command.RESTORE)
        assert on_disk(path).notes == "the new one"
        assert on_disk(path.with_name("Red (2).deck")).count(Section.MAIN) == 50

    def test_a_deck_dropped_on_the_trash_is_deleted(self, librarian: Librarian) -> None:
        path = librarian.add("Red", RED)
        librarian.show()
        librarian.reading(lambda: librarian.drag("Red", "Trash"))
        assert not path.exists()
        assert librarian.notices == ["Moved to the trash"]

    @pytest.mark.parametrize("sure", [True, False])
    def test_emptying_the_trash_asks_first(self, librarian: Librarian, sure: bool) -> None:
        librarian.deck_library.delete(librarian.add("Red", RED))
        librarian.show()
        librarian.choose("Trash")
        librarian.ask.confirms.append(sure)
        button = librarian.panel.buttons[Command.EMPTY_TRASH]
        if sure:
            librarian.reading(button.click)
        else:
            button.click()
        assert librarian.ask.asked == ["Empty the trash: Delete 1 deck for good? This cannot be undone."]
        assert bool(librarian.deck_library.trash()) is not sure


class TestFailures:
    def test_a_failed_move_is_told_until_it_is_closed(
        self, librarian: Librarian, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """B89."""
        path = librarian.add("Red", RED)
        librarian.deck_library.new_folder("Spring")
        tab = open_it(librarian, path)
        librarian.show()

        def deny(self: Library, path: Path, folder: str) -> Path:
            raise NoAccessError(path, "the folder is read-only", "Choose another one.")

        monkeypatch.setattr(Library, "move", deny)
        librarian.reading(lambda: librarian.drag("Red", "Spring"))
        librarian.press("F5")
        assert librarian.notices == ["Not every deck was moved"]
        assert "the folder is read-only. Choose another one." in (
            librarian.panel.notices.bars[0].accessibleName()
        )
        assert tab.path == path
        librarian.choose_notice("Not every deck was moved", "Close")
        assert librarian.notices == []

    def test_what_can_be_done_is_done_when_one_deck_fails(self, librarian: Librarian) -> None:
        librarian.add("Red", RED)
        (librarian.deck_library.folder / "picture.deck").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
        librarian.show()
        librarian.choose("Red", "picture")
        librarian.press("Ctrl+D")
        assert (librarian.deck_library.folder / "Red (2).deck").exists()
        assert librarian.notices == ["Not every deck was duplicated"]

    def test_a_deck_that_vanished_is_told(self, librarian: Librarian) -> None:
        path = librarian.add("Red", RED)
        librarian.show()
        path.unlink()
        librarian.press("Delete")
        assert librarian.notices == ["Not every deck was deleted"]
        assert "  Red" not in librarian.tree


def test_renaming_can_be_undone_in_the_tab(librarian: Librarian) -> None:
    tab = open_it(librarian, librarian.add("Red", RED))
    librarian.show()
    librarian.ask.names.append("Redder")
    librarian.press("F2")
    assert tab.document.undo_text == edits.rename("Redder").reason
    tab.document.undo()
    assert (tab.title, tab.document.dirty) == ("Red", True)
