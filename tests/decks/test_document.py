"""The edit gate of an open deck: whole edits, exact undo and redo, the save point, what listeners hear."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from deckbuilder.decks.deck import Deck, Entry, Section
from deckbuilder.decks.document import Changes, DeckDocument

GODZILLA = "ESD01-001"
EBIRAH = "EBP01-016"
DECK = Deck(
    "Test", monster=(Entry(GODZILLA),), main=(Entry("EBP01-020", 4), Entry(EBIRAH, 2), Entry(EBIRAH + "+"))
)


class TestEdits:
    def test_an_edit_changes_the_deck_and_can_be_taken_back_by_name(self) -> None:
        document = DeckDocument(DECK)
        document.edit("add 2 Ebirah", lambda deck: deck.add(Section.MAIN, EBIRAH, 2))
        assert document.deck.copies_of(Section.MAIN, EBIRAH) == 4
        assert (document.undo_text, document.redo_text) == ("add 2 Ebirah", "")
        document.undo()
        assert document.deck == DECK
        assert (document.undo_text, document.redo_text) == ("", "add 2 Ebirah")

    def test_a_failing_change_leaves_everything_as_it_was(self) -> None:
        document = DeckDocument(DECK)

        def half_an_edit(deck: Deck) -> Deck:
            deck.add(Section.MAIN, EBIRAH)
            raise ValueError("no such card")

        with pytest.raises(ValueError, match="no such card"):
            document.edit("add a card", half_an_edit)
        assert (document.deck, document.dirty, document.can_undo) == (DECK, False, False)
        document.edit("add 1 Ebirah", lambda deck: deck.add(Section.MAIN, EBIRAH))
        assert document.undo_text == "add 1 Ebirah"

    def test_a_change_may_not_edit_the_document_behind_its_own_back(self) -> None:
        document = DeckDocument(DECK)

        def change(deck: Deck) -> Deck:
            document.edit("inner", lambda inner: inner.add(Section.MAIN, EBIRAH))
            return deck

        with pytest.raises(RuntimeError, match="may not edit"):
            document.edit("outer", change)
        assert document.deck == DECK

    def test_an_edit_that_changes_nothing_is_no_step_and_keeps_redo(self) -> None:
        document = DeckDocument(DECK)
        document.edit("add 1 Ebirah", lambda deck: deck.add(Section.MAIN, EBIRAH))
        document.undo()
        heard: list[Changes] = []
        document.subscribe(heard.append)
        assert not document.edit("set 2 Ebirah", lambda deck: deck.set_count(Section.MAIN, EBIRAH, 2))
        assert (document.can_undo, document.redo_text, heard) == (False, "add 1 Ebirah", [])

    def test_an_edit_after_undo_forgets_what_was_undone(self) -> None:
        document = DeckDocument(DECK)
        document.edit("first", lambda deck: replace(deck, name="First"))
        document.undo()
        document.edit("second", lambda deck: replace(deck, name="Second"))
        assert not document.can_redo
        assert document.redo() is None
        assert document.deck.name == "Second"

    def test_replacing_the_whole_deck_is_one_step(self) -> None:
        """B10: import is undoable."""
        document = DeckDocument(DECK)
        document.edit("import", lambda _deck: Deck("Imported", main=(Entry("EBP99-001", 3),)))
        document.undo()
        assert document.deck == DECK

    def test_typing_a_name_letter_by_letter_is_one_step(self) -> None:
        """B04: every letter counts at once, without filling the history."""
        document = DeckDocument(DECK)
        for name in ("K", "Ka", "Kai", "Kaiju"):
            document.edit("rename", lambda deck, name=name: replace(deck, name=name), merge_key="name")
            assert document.deck.name == name
        document.undo()
        assert (document.deck.name, document.can_undo) == ("Test", False)
        document.redo()
        assert document.deck.name == "Kaiju"

    def test_typing_back_to_the_old_name_leaves_no_step(self) -> None:
        document = DeckDocument(DECK)
        for name in ("Tes", "Test"):
            document.edit("rename", lambda deck, name=name: replace(deck, name=name), merge_key="name")
        assert (document.can_undo, document.dirty) == (False, False)

    def test_a_save_between_letters_keeps_the_saved_name_reachable_by_undo(self) -> None:
        document = DeckDocument(DECK)
        document.edit("rename", lambda deck: replace(deck, name="A"), merge_key="name")
        document.mark_saved(Path("a.deck"), "hash")
        document.edit("rename", lambda deck: replace(deck, name="AB"), merge_key="name")
        document.undo()
        assert (document.deck.name, document.dirty) == ("A", False)

    def test_letters_typed_after_an_undo_start_a_step_of_their_own(self) -> None:
        document = DeckDocument(DECK)
        document.edit("rename", lambda deck: replace(deck, name="A"), merge_key="name")
        document.edit("rename", lambda deck: replace(deck, name="AB"), merge_key="name")
        document.undo()
        document.redo()
        document.edit("rename", lambda deck: replace(deck, name="ABC"), merge_key="name")
        document.undo()
        assert document.deck.name == "AB"


class TestHistory:
    def test_three_removals_come_back_with_counts_order_and_prints(self) -> None:
        """B10: remove 3 different cards, undo 3 times, redo 3 times."""
        document = DeckDocument(DECK)
        steps = [DECK]
        for number in ("EBP01-020", EBIRAH, EBIRAH + "+"):
            document.edit(f"remove {number}", lambda deck, n=number: deck.set_count(Section.MAIN, n, 0))
            steps.append(document.deck)
        for before in reversed(steps[:-1]):
            document.undo()
            assert document.deck == before
        for after in steps[1:]:
            document.redo()
            assert document.deck == after

    def test_a_thousand_steps_hold(self) -> None:
        """B10: 1,000 steps hold."""
        document = DeckDocument()
        for count in range(1, 1001):
            document.edit(f"step {count}", lambda deck: deck.add(Section.MAIN, EBIRAH))
        assert document.undo_text == "step 1000"
        while document.undo():
            pass
        assert (document.deck, document.dirty) == (Deck(), False)
        while document.redo():
            pass
        assert document.deck.copies_of(Section.MAIN, EBIRAH) == 1000

    def test_each_document_has_its_own_history(self) -> None:
        """B10: history is per deck."""
        one, two = DeckDocument(DECK), DeckDocument(DECK)
        one.edit("clear", lambda deck: deck.with_section(Section.MAIN, ()))
        assert (two.deck, two.can_undo) == (DECK, False)

    def test_undo_gives_back_the_order_the_player_sorted(self) -> None:
        """B11: sort, add 3 cards, undo: the order is the sorted one."""
        document = DeckDocument(DECK)
        document.edit(
            "sort", lambda deck: deck.with_section(Section.MAIN, sorted(deck.main, key=lambda e: e.number))
        )
        in_order = document.deck
        document.edit("add 3", lambda deck: deck.add(Section.MAIN, "EBP01-001", 3))
        document.undo()
        assert document.deck.main == in_order.main

    def test_with_nothing_to_undo_or_redo_both_answer_none(self) -> None:
        document = DeckDocument(DECK)
        assert (document.undo(), document.redo()) == (None, None)


class TestSavePoint:
    def test_undo_back_to_the_saved_deck_is_clean(self) -> None:
        document = DeckDocument(DECK)
        document.edit("add", lambda deck: deck.add(Section.MAIN, EBIRAH))
        document.mark_saved(Path("a.deck"), "hash")
        assert (document.dirty, document.path, document.content_hash) == (False, Path("a.deck"), "hash")
        document.undo()
        assert document.dirty
        document.redo()
        assert not document.dirty

    def test_an_imported_deck_is_unsaved_until_it_is_saved(self) -> None:
        document = DeckDocument(DECK, saved=False)
        assert document.dirty
        document.mark_saved(Path("a.deck"), "hash")
        assert not document.dirty

    def test_edits_made_while_a_save_ran_stay_unsaved(self) -> None:
        document = DeckDocument(DECK)
        document.edit("first", lambda deck: replace(deck, name="First"))
        written = document.deck
        document.edit("second", lambda deck: replace(deck, name="Second"))
        document.mark_saved(Path("a.deck"), "hash", written)
        assert document.dirty
        document.undo()
        assert not document.dirty

    def test_reload_shows_the_file_and_keeps_my_edits_one_undo_away(self) -> None:
        """B07: taking the other version loses nothing."""
        document = DeckDocument(DECK, path=Path("a.deck"), content_hash="old")
        document.edit("add", lambda deck: deck.add(Section.MAIN, EBIRAH))
        mine = document.deck
        changes = document.reload(Deck("Theirs"), "new")
        assert (changes.kind, document.deck.name, document.dirty) == ("load", "Theirs", False)
        document.undo()
        assert (document.deck, document.dirty, document.content_hash) == (mine, True, "new")

    def test_a_deck_whose_file_was_deleted_is_unsaved(self) -> None:
        document = DeckDocument(DECK, path=Path("a.deck"), content_hash="hash")
        document.set_path(None)
        assert (document.dirty, document.path, document.content_hash) == (True, None, "")

    def test_a_moved_file_leaves_the_deck_saved(self) -> None:
        document = DeckDocument(DECK, path=Path("a.deck"), content_hash="hash")
        document.set_path(Path("b/a.deck"))
        assert (document.dirty, document.path, document.content_hash) == (False, Path("b/a.deck"), "hash")


class TestListeners:
    def test_changes_name_prints_and_rules_cards_sections_and_fields(self) -> None:
        document = DeckDocument(DECK)
        heard: list[Changes] = []
        document.subscribe(heard.append)
        document.edit("add", lambda deck: replace(deck.add(Section.MAIN, EBIRAH + "+"), notes="two"))
        document.edit("swap lines", lambda deck: deck.with_section(Section.MAIN, deck.main[::-1]))
        document.undo()
        edit, order, back = heard
        assert edit == Changes(
            "edit",
            "add",
            frozenset({EBIRAH, EBIRAH + "+"}),
            frozenset({Section.MAIN}),
            frozenset({"notes"}),
        )
        assert (order.numbers, order.sections) == (frozenset(), {Section.MAIN})
        assert (back.kind, back.reason) == ("undo", "swap lines")

    def test_a_move_between_sections_names_both(self) -> None:
        document = DeckDocument(DECK)
        changes = document.edit("move", lambda deck: deck.move(GODZILLA, Section.MONSTER, Section.MAIN))
        assert changes.sections == {Section.MONSTER, Section.MAIN}
        assert changes.numbers == {GODZILLA}

    def test_unknown_cards_are_named_by_their_text(self) -> None:
        changes = DeckDocument().edit("add", lambda deck: deck.add(Section.MAIN, "Gojira?"))
        assert changes.numbers == {"Gojira?"}

    def test_a_save_is_heard_though_no_card_changed(self) -> None:
        document = DeckDocument(DECK)
        heard: list[str] = []
        document.subscribe(lambda changes: heard.append(changes.kind))
        document.mark_saved(Path("a.deck"), "hash")
        assert heard == ["save"]

    def test_a_listener_that_left_hears_nothing_even_within_one_announcement(self) -> None:
        document = DeckDocument(DECK)
        heard: list[str] = []
        document.subscribe(lambda _changes: leave())
        leave = document.subscribe(lambda _changes: heard.append("late"))
        document.edit("add", lambda deck: deck.add(Section.MAIN, EBIRAH))
        assert heard == []

    def test_an_edit_by_a_listener_is_told_to_all_in_order(self) -> None:
        document = DeckDocument(DECK)
        heard: list[str] = []

        def correct(changes: Changes) -> None:
            if changes.reason == "first":
                document.edit("second", lambda deck: replace(deck, notes="second"))

        document.subscribe(correct)
        document.subscribe(lambda changes: heard.append(changes.reason))
        document.edit("first", lambda deck: replace(deck, name="first"))
        assert heard == ["first", "second"]

    def test_a_failing_view_neither_stops_the_others_nor_is_hidden(self) -> None:
        document = DeckDocument(DECK)
        heard: list[str] = []
        document.subscribe(lambda changes: 1 / 0)
        document.subscribe(lambda changes: heard.append(changes.reason))
        with pytest.raises(ExceptionGroup):
            document.edit("add", lambda deck: deck.add(Section.MAIN, EBIRAH))
        assert heard == ["add"]
        assert document.undo_text == "add"

    def test_the_revision_grows_with_every_change_of_the_deck(self) -> None:
        document = DeckDocument(DECK)
        revisions = [document.revision]
        document.edit("add", lambda deck: deck.add(Section.MAIN, EBIRAH))
        revisions.append(document.revision)
        document.undo()
        revisions.append(document.revision)
        document.redo()
        revisions.append(document.revision)
        document.edit("nothing", lambda deck: deck)
        assert revisions == sorted(set(revisions))
        assert document.revision == revisions[-1]


NUMBERS = st.sampled_from([EBIRAH, EBIRAH + "+", "EBP01-020", GODZILLA, "Gojira?"])
SECTIONS = st.sampled_from(Section)


class History(RuleBasedStateMachine):
    """Any order of edits, undos, redos and saves, against a plain list of decks."""

    def __init__(self) -> None:
        super().__init__()
        self.document = DeckDocument()
        self.decks = [Deck()]
        self.at = 0
        self.saved = Deck()

    def did(self, changes: Changes) -> None:
        if changes:
            self.decks[self.at + 1 :] = [self.document.deck]
            self.at += 1

    @rule(section=SECTIONS, number=NUMBERS, count=st.integers(1, 5))
    def add(self, section: Section, number: str, count: int) -> None:
        self.did(self.document.edit("add", lambda deck: deck.add(section, number, count)))

    @rule(section=SECTIONS, number=NUMBERS, count=st.integers(0, 5))
    def set_count(self, section: Section, number: str, count: int) -> None:
        self.did(self.document.edit("set", lambda deck: deck.set_count(section, number, count)))

    @rule(name=st.text(max_size=3))
    def rename(self, name: str) -> None:
        self.did(self.document.edit("rename", lambda deck: replace(deck, name=name)))

    @rule()
    def fail(self) -> None:
        with pytest.raises(ZeroDivisionError):
            self.document.edit("fail", lambda deck: deck.add(Section.MAIN, EBIRAH, 1 // 0))

    @precondition(lambda self: self.at > 0)
    @rule()
    def undo(self) -> None:
        assert self.document.undo() is not None
        self.at -= 1

    @precondition(lambda self: self.at + 1 < len(self.decks))
    @rule()
    def redo(self) -> None:
        assert self.document.redo() is not None
        self.at += 1

    @rule()
    def save(self) -> None:
        self.document.mark_saved(Path("x.deck"), "hash")
        self.saved = self.document.deck

    @invariant()
    def shows_the_deck_of_this_step(self) -> None:
        assert self.document.deck == self.decks[self.at]
        assert self.document.dirty == (self.decks[self.at] != self.saved)
        assert self.document.can_undo == (self.at > 0)
        assert self.document.can_redo == (self.at + 1 < len(self.decks))


History.TestCase.settings = settings(max_examples=40, stateful_step_count=20)
TestAnyHistory = History.TestCase
