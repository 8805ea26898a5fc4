"""A collection counts prints, and a card has the copies of all its prints."""

import pytest

from deckbuilder.decks.collection import MAX_OWNED, Collection, CollectionDocument, combined, print_key


def test_other_art_is_counted_by_itself_and_adds_up_for_its_card() -> None:
    owned = Collection.of([("EBP01-016", 2), ("EBP01-016+", 1), ("EBP01-017", 1)])
    assert owned.owned("EBP01-016") == 2
    assert owned.owned("ebp01-16+") == 1
    assert owned.by_card() == {"EBP01-016": 3, "EBP01-017": 1}
    assert (owned.total, len(owned)) == (4, 3)


def test_an_unknown_number_is_kept_as_it_is_written() -> None:
    owned = Collection().with_count("  my   own\ncard ", 2)
    assert owned.counts == {"my own card": 2}
    assert owned.by_card() == {"my own card": 2}


@pytest.mark.parametrize(("asked", "kept"), [(-3, {}), (0, {}), (1, 1), (10**9, MAX_OWNED)])
def test_a_count_is_never_below_0_or_beyond_reason(asked: int, kept: object) -> None:
    counts = Collection({"EBP01-016": 4}).with_count("EBP01-016", asked).counts
    assert counts == ({"EBP01-016": kept} if kept else {})


def test_text_without_a_visible_sign_is_no_number() -> None:
    assert print_key(" \u200b\x00\n") == ""
    assert Collection().with_count(" \n", 3) == Collection()


# ---- undo -------------------------------------------------------------------------------------------------


def test_every_edit_can_be_undone_and_done_again() -> None:
    heard: list[int] = []
    document = CollectionDocument(Collection({"EBP01-016": 1}))
    document.subscribe(lambda: heard.append(document.collection.total))
    assert document.edit("add 1 Ebirah", lambda now: now.add("EBP01-016"))
    assert document.edit("import", lambda _: Collection({"EBP01-017": 5}))
    assert not document.edit("nothing", lambda now: now)
    assert document.undo_text == "import"
    assert document.undo()
    assert document.undo()
    assert not document.undo()
    assert document.collection.counts == {"EBP01-016": 1}
    assert document.redo_text == "add 1 Ebirah"
    assert document.redo()
    assert document.redo()
    assert not document.redo()
    assert document.collection.counts == {"EBP01-017": 5}
    assert heard == [2, 5, 2, 1, 2, 5]


def test_a_new_edit_ends_what_could_be_done_again() -> None:
    document = CollectionDocument()
    document.edit("one", lambda now: now.add("EBP01-016"))
    document.undo()
    document.edit("two", lambda now: now.add("EBP01-017"))
    assert (document.undo_text, document.redo_text) == ("two", "")


def test_undo_leaves_what_another_window_added_meanwhile() -> None:
    document = CollectionDocument(Collection({"EBP01-016": 1}))
    document.edit("add", lambda now: now.add("EBP01-016", 2))
    document.take_in(Collection({"EBP01-016": 3, "EBP01-017": 4}))
    document.undo()
    assert document.collection.counts == {"EBP01-016": 1, "EBP01-017": 4}


def test_changes_of_two_windows_are_both_kept() -> None:
    base = Collection({"A": 2, "B": 1})
    assert combined(base, Collection({"A": 3, "B": 1}), Collection({"A": 2, "C": 5})).counts == {
        "A": 3,
        "C": 5,
    }
    assert combined(base, Collection({"B": 1}), Collection({"A": 1, "B": 1})).counts == {"B": 1}
