"""The library lists, finds and opens the decks of its folder, beside the window and by keys alone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QLabel

from deckbuilder.decks.deck import Deck
from deckbuilder.decks.document import DeckDocument
from deckbuilder.decks.files import backup_path
from deckbuilder.gui.deck_library.commands import Command
from deckbuilder.gui.deck_library.stock import StockTaker
from tests.helpers import decks
from tests.helpers.deck_library import Librarian
from tests.helpers.window import clipped, focusable, menu_texts, press, spoken

SAMPLES = "Starter and sample decks"


def test_decks_stand_in_their_folders_and_folders_before_decks(librarian: Librarian) -> None:
    librarian.add("Zilla", decks.red())
    librarian.add("Anguirus", decks.red(), "Spring/Finals")
    librarian.add("Baragon", decks.red(), "Spring")
    librarian.deck_library.new_folder("Old")
    librarian.show()
    mine = librarian.tree[: librarian.tree.index(SAMPLES)]
    assert mine == [
        "My decks",
        "  Old",
        "  Spring",
        "    Finals",
        "      Anguirus",
        "    Baragon",
        "  Zilla",
    ]


def test_a_row_says_name_counts_colours_format_state_and_date(librarian: Librarian) -> None:
    """LOOK 9: every colour and state has a word."""
    path = librarian.add("Red", decks.red())
    librarian.show()
    librarian.choose("Red")
    deck = librarian.node("Red").deck
    assert deck is not None
    assert deck.path == path
    assert librarian.words == [f"Red, 50 main deck cards, 4 monsters, red, Standard EN, Legal, {deck.when}"]


def test_a_deck_with_problems_says_how_many_and_the_tip_which(librarian: Librarian) -> None:
    librarian.add("Half", decks.deck("EBP01-001", "4 EBP01-016"))
    librarian.show()
    librarian.choose("Half")
    assert ", no monster of rank II, III, IV, " in librarian.words[0]
    assert ", 2 problems, " in librarian.words[0]
    tip = librarian.panel.view.currentIndex().data(3)
    assert "Main deck has 4 cards, needs 50" in tip


def test_a_name_that_looks_like_mark_up_is_shown_as_it_is(librarian: Librarian) -> None:
    """H27."""
    librarian.add("<b>Red</b>", decks.red())
    librarian.show()
    librarian.choose("<b>Red</b>")
    tip = QTextDocumentFragment.fromHtml(librarian.panel.view.currentIndex().data(3)).toPlainText()
    assert tip.splitlines()[0] == "<b>Red</b>"


def test_a_file_that_is_no_deck_is_a_row_with_its_reason(librarian: Librarian) -> None:
    librarian.add("Red", decks.red())
    (librarian.deck_library.folder / "picture.deck").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    librarian.show()
    librarian.choose("picture")
    assert "cannot be read: " in librarian.words[0]
    assert "PNG" in librarian.words[0]


def test_an_unknown_format_is_named(librarian: Librarian) -> None:
    librarian.add("Red", replace(decks.red(), format="winter-cup"))
    librarian.show()
    librarian.choose("Red")
    assert "unknown format winter-cup" in librarian.words[0]


def test_an_empty_library_says_what_to_do_and_opens_a_starter(librarian: Librarian) -> None:
    librarian.show()
    assert librarian.panel.empty.isVisible()
    librarian.panel.starter.click()
    assert [path.name for path in librarian.samples_opened] == ["ESD01.deck"]


def test_a_library_without_decks_does_not_count_to_zero_beside_the_starters(librarian: Librarian) -> None:
    librarian.show()
    assert librarian.panel.empty.isVisible()
    assert not librarian.panel.status.isVisible()
    librarian.add("Red", decks.red())
    librarian.reading(librarian.panel.refresh)
    assert librarian.panel.status.text() == "1 deck"
    assert librarian.panel.status.isVisible()


def test_a_search_without_own_decks_counts_the_starters_it_finds(librarian: Librarian) -> None:
    """It said "0 of 0" above the rows that it had found."""
    librarian.show()
    librarian.search("heisei")
    assert len([node for node in librarian.panel.view.model_.nodes if node.deck]) == 1
    (said,) = [label.text() for label in librarian.panel.search.edit.findChildren(QLabel) if label.text()]
    assert said == "1 of 5"


def test_in_a_low_window_with_large_letters_the_rows_of_an_empty_library_are_seen(
    librarian: Librarian,
) -> None:
    """B53: words and buttons of the empty library pushed them out of the window."""
    librarian.services.theme.set_size(20)
    librarian.show(430, 620)
    assert librarian.panel.height() == 620
    assert librarian.panel.view.height() > 200
    assert librarian.node("My decks")


def test_a_search_without_result_can_be_cleared_by_a_button(librarian: Librarian) -> None:
    librarian.add("Red", decks.red())
    librarian.show()
    librarian.panel.search.set_text("nothing like it")
    assert librarian.panel.nothing.isVisible()
    librarian.panel.clear.click()
    assert librarian.panel.search.text == ""
    assert librarian.panel.view.isVisible()


def test_nothing_is_created_by_looking(librarian: Librarian) -> None:
    librarian.show()
    assert not librarian.deck_library.folder.exists()


# ---- searching --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("zilla", ["Zilla"]),
        ("spring", ["Blue"]),
        ("has:EBP01-016 -zilla", ["Red"]),
        ("f:standard-jp", ["Blue"]),
        ("c:blue", ["Blue"]),
    ],
)
def test_the_search_line_finds_decks(librarian: Librarian, query: str, found: list[str]) -> None:
    librarian.add("Zilla", decks.red("4 EBP01-016"))
    librarian.add("Red", decks.red("1 EBP01-016"))
    librarian.add("Blue", replace(decks.shipped("ESD02"), format="standard-jp"), "Spring")
    librarian.show()
    librarian.search(query)
    nodes = librarian.panel.view.model_.nodes
    assert [node.title for node in nodes if node.deck and node.deck.place == "library"] == found


def test_typing_is_coalesced(librarian: Librarian, qtbot: object) -> None:
    librarian.add("Red", decks.red())
    librarian.show()
    librarian.panel.search.edit.setText("nothing like it")
    assert librarian.panel.view.isVisible()
    librarian.panel.search.flush()
    assert librarian.panel.nothing.isVisible()


def test_a_mistake_is_told_and_the_last_list_stays(librarian: Librarian) -> None:
    librarian.add("Red", decks.red())
    librarian.add("Blue", decks.shipped("ESD02"))
    librarian.show()
    librarian.search("c:red")
    librarian.search("c:purple")
    assert librarian.panel.search.message.isVisible()
    assert librarian.panel.search.message.text().startswith("purple is no colour: expected red")
    assert "  Red" in librarian.tree
    assert "  Blue" not in librarian.tree
    librarian.search("")
    assert not librarian.panel.search.message.isVisible()
    assert "  Blue" in librarian.tree


def test_a_search_opens_closed_folders_and_gives_them_back_closed(librarian: Librarian) -> None:
    librarian.add("Red", decks.red(), "Spring")
    librarian.show()
    librarian.choose("Spring")
    press("Return", librarian.panel)
    view = librarian.panel.view

    def is_open() -> bool:
        return view.isExpanded(view.model_.index_of(librarian.node("Spring")))

    assert not is_open()
    librarian.search("red")
    assert is_open()
    librarian.search("")
    assert not is_open()


def test_ctrl_f_goes_to_the_search_line_and_down_to_the_decks(librarian: Librarian) -> None:
    librarian.add("Red", decks.red())
    librarian.show()
    press("Ctrl+F", librarian.panel)
    assert librarian.panel.search.edit.hasFocus()
    press("Down", librarian.panel)
    assert librarian.panel.view.hasFocus()


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("legal:yes", ["Whole"]),
        ("legal:no", ["Part", "picture"]),
        ("tag:league", ["Part"]),
        ("note:swap", ["Part"]),
    ],
)
def test_decks_are_found_by_legality_tags_and_notes(
    librarian: Librarian, query: str, found: list[str]
) -> None:
    librarian.add("Whole", decks.shipped("ESD01"))
    librarian.add("Part", Deck(tags=("league",), notes="Swap it"))
    (librarian.deck_library.folder / "picture.deck").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    librarian.show()
    librarian.search(query)
    mine = librarian.tree[: librarian.tree.index(SAMPLES)] if SAMPLES in librarian.tree else librarian.tree
    assert [title.strip() for title in mine[1:]] == found


def test_decks_are_sorted_by_name_date_or_legality_and_the_order_is_remembered(
    librarian: Librarian,
) -> None:
    import os

    for age, (name, deck) in enumerate(
        [("B", decks.shipped("ESD01")), ("A", Deck()), ("C", decks.shipped("ESD02"))]
    ):
        path = librarian.add(name, deck)
        os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    librarian.show()

    def order(place: int) -> list[str]:
        librarian.panel.order.setCurrentIndex(place)
        return [title.strip() for title in librarian.tree[1:4]]

    assert order(0) == ["A", "B", "C"]
    assert order(1) == ["B", "A", "C"]
    assert order(2) == ["B", "C", "A"]
    assert librarian.services.settings.layout.deck_order == "legality"


def test_a_row_shows_the_four_monsters_in_their_colours_and_draws_each_once(librarian: Librarian) -> None:
    from deckbuilder.paper.face_cache import FaceCache

    faces = librarian.services.faces = FaceCache()
    librarian.add("Red", decks.shipped("ESD01"))
    librarian.show()
    librarian.panel.grab()
    drawn = len(faces)
    image = librarian.panel.view.viewport().grab().toImage()
    place = librarian.panel.view.place_of(librarian.node("Red").key)
    row = [image.pixelColor(x, place.y()) for x in range(20, 150)]
    assert sum(color.red() > 2 * color.blue() and color.red() > 100 for color in row) > 20
    red = [card for node in [librarian.node("Red")] if node.deck for card in node.deck.monsters]
    assert len({card.number for card in red if card}) == 4
    assert len(faces) == drawn


def test_a_deck_that_was_used_lately_can_be_opened_from_either_row(librarian: Librarian) -> None:
    path = librarian.add("Red", decks.red())
    librarian.recent = [path, path.with_name("gone.deck")]
    librarian.show()
    rows = [node for node in librarian.panel.view.model_.nodes if node.title == "Red"]
    assert [node.parent.title for node in rows if node.parent] == ["Recent", "My decks"]
    librarian.panel.view.choose([node.key for node in rows])
    librarian.panel.rows.do(Command.OPEN)
    assert [deck.path for deck in librarian.workspace.decks] == [path]
    librarian.search("red")
    assert "Recent" not in librarian.tree


# ---- following the disk -----------------------------------------------------------------------------------


def test_the_first_deck_is_under_the_cursor_when_the_list_arrives(librarian: Librarian) -> None:
    librarian.add("Red", decks.red())
    librarian.show()
    assert librarian.chosen == ["Red"]


def test_f5_reads_again_and_keeps_cursor_and_selection(librarian: Librarian) -> None:
    librarian.add("Red", decks.red())
    librarian.add("White", decks.red())
    librarian.show()
    librarian.choose("Red", "White")
    librarian.add("Blue", decks.shipped("ESD02"))
    librarian.press("F5")
    assert "  Blue" in librarian.tree
    assert librarian.chosen == ["Red", "White"]


def test_a_saved_deck_is_listed_at_once(librarian: Librarian) -> None:
    librarian.show()
    deck = librarian.workspace.add(DeckDocument(replace(decks.red(), name="Fresh")))
    librarian.ask.saves.append(librarian.services.paths.decks / "Fresh.deck")
    librarian.reading(lambda: librarian.workspace.save(deck))
    assert "  Fresh" in librarian.tree
    assert not librarian.panel.empty.isVisible()


def test_backups_and_other_files_are_no_decks(librarian: Librarian) -> None:
    path = librarian.add("Red", decks.red())
    backup_path(path).write_bytes(path.read_bytes())
    path.with_name("notes.txt").write_text("hello", encoding="utf-8")
    librarian.show()
    mine = librarian.tree[: librarian.tree.index(SAMPLES)]
    assert mine == ["My decks", "  Red"]


def test_hiding_gives_up_reading(librarian: Librarian) -> None:
    librarian.add("Red", decks.red())
    heard: list[None] = []
    librarian.panel.stock_shown.connect(lambda: heard.append(None))
    librarian.panel.show()
    librarian.panel.hide()
    QApplication.processEvents()
    assert heard == []


def test_a_library_that_cannot_be_read_says_so_and_can_be_tried_again(
    librarian: Librarian, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, qtbot: object
) -> None:
    librarian.add("Red", decks.red())
    librarian.show()

    def broken(*_: object) -> None:
        raise RuntimeError("out of order")

    with monkeypatch.context() as patch:
        patch.setattr(StockTaker, "take", broken)
        press("F5", librarian.panel)
        qtbot.waitUntil(lambda: bool(librarian.notices))  # type: ignore[attr-defined]
    assert librarian.notices == ["The library cannot be read"]
    assert "out of order" in caplog.text
    librarian.reading(lambda: librarian.choose_notice("The library cannot be read", "Try again"))
    assert librarian.notices == []


def test_five_hundred_decks_do_not_hold_up_the_window(librarian: Librarian) -> None:
    """The list is read in another thread; showing the panel returns at once."""
    folder = librarian.add("Red", decks.red()).parent
    text = (folder / "Red.deck").read_bytes()
    for number in range(499):
        (folder / f"deck {number:03}.deck").write_bytes(text)
    librarian.panel.resize(700, 900)
    librarian.panel.show()
    QApplication.processEvents()
    assert librarian.panel.status.text().startswith("Reading the library")
    librarian.reading(lambda: None)
    assert librarian.panel.status.text() == "500 decks"


# ---- reaching everything ----------------------------------------------------------------------------------


def test_everything_that_takes_the_focus_has_a_name(librarian: Librarian) -> None:
    librarian.add("Red", decks.red())
    librarian.show()
    assert [each for each in focusable(librarian.panel) if not spoken(each)] == []
    librarian.panel.hide()


@pytest.mark.parametrize("size", [8, 10, 20])
def test_no_label_and_no_button_is_cut(librarian: Librarian, size: float) -> None:
    librarian.add("Red", decks.red())
    librarian.services.theme.set_size(size)
    librarian.show(1000, 900)
    librarian.search("c:purple")
    assert clipped(librarian.panel) == []


def test_buttons_offer_only_what_works(librarian: Librarian) -> None:
    librarian.add("Red", decks.red())
    librarian.deck_library.delete(librarian.add("Gone", decks.red()))
    librarian.show()
    always = {Command.NEW_FOLDER, Command.SHOW_FOLDER, Command.REFRESH}
    any_deck = {Command.OPEN, Command.DUPLICATE, Command.COMPARE}
    librarian.choose("Red")
    change = {Command.RENAME, Command.MOVE, Command.DELETE, Command.TAGS, Command.VERSIONS}
    assert librarian.enabled == any_deck | change | always
    librarian.choose("Xilien Gambit")
    assert librarian.enabled == any_deck | always
    librarian.choose("Gone")
    assert librarian.enabled == {Command.RESTORE, Command.EMPTY_TRASH} | always
    librarian.choose("My decks")
    assert librarian.enabled == always


def test_the_folder_of_the_decks_is_one_click_away(librarian: Librarian) -> None:
    """B14: decks lie where the player finds them."""
    librarian.add("Red", decks.red())
    librarian.show()
    button = librarian.panel.buttons[Command.SHOW_FOLDER]
    assert button.isVisible()
    button.click()
    assert librarian.folders_shown == [librarian.services.paths.decks]


def test_the_menu_has_the_commands_of_the_row(librarian: Librarian) -> None:
    librarian.add("Red", decks.red(), "Spring & May")
    librarian.show()
    librarian.choose("Red")
    menu = librarian.panel.rows.menu()
    assert menu_texts(menu) == [
        "Open",
        "Rename…",
        "Duplicate",
        "Move to…",
        "Tags…",
        "Compare…",
        "Versions…",
        "Delete",
        "New folder…",
        "Show the folder",
        "Read again",
    ]
    assert menu_texts(librarian.panel.rows.move_menu(menu)) == ["My decks", "Spring & May", "New folder…"]


def test_an_empty_deck_has_no_colour_and_no_faces(librarian: Librarian) -> None:
    librarian.add("Nothing", Deck())
    librarian.show()
    librarian.choose("Nothing")
    assert "0 main deck cards, 0 monsters, no monster of rank I, II, III, IV, no colour" in librarian.words[0]
