"""With the rules off, cards are moved by mouse, menu, keys and dialogs; each step is told and undone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from deckbuilder.engine import PASS, Ask, ByHand, Deed, PlayerState, To
from deckbuilder.gui.goldfish.free_cards import FreeCards
from deckbuilder.gui.goldfish.window import GoldfishWindow
from deckbuilder.gui.services import Services
from deckbuilder.paper.board.places import Place, Where
from deckbuilder.play import GreedyBot, read_replay, write_replay
from tests.helpers import decks
from tests.helpers.board import O, P
from tests.helpers.invariants import broken
from tests.helpers.questions import asking
from tests.helpers.window import FakeAsk, activate, clipped, focusable, press, spoken

from .conftest import alone, at, two_decks

pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support (raise|grabbing the keyboard)", extend=True
)

Make = Callable[..., GoldfishWindow]
DECK, DISCARD, MONSTERS, RAGE = (
    Place(True, where) for where in (Where.DECK, Where.DISCARD, Where.MONSTERS, Where.RAGE)
)


def zone(number: int, *, near: bool = True) -> Place:
    return Place(near, Where.ZONE, number)


def held(number: int) -> Place:
    return Place(True, Where.HAND, number)


@pytest.fixture
def table(make_board: Make) -> GoldfishWindow:
    """The own main phase of a game against a bot, the rules off."""
    window = make_board(two_decks(GreedyBot()), seed=7)
    while PASS not in window.game.legal:
        press("1")
    press("Ctrl+T")
    assert window.game.free
    return window


def drag(window: GoldfishWindow, origin: Place, to: Place | QPoint) -> None:
    """Press on a place, move on, let go."""
    board = window.board
    start = board.place_center(origin).toPoint()
    end = to if isinstance(to, QPoint) else board.place_center(to).toPoint()
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
    for point in ((start + end) / 2, end):
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(point),
            QPointF(board.mapToGlobal(point)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(board, event)
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=end)
    QApplication.processEvents()


def right_click(window: GoldfishWindow, place: Place) -> QMenu:
    """The menu that comes up."""
    board = window.board
    point = board.place_center(place).toPoint()
    QApplication.sendEvent(
        board, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, board.mapToGlobal(point))
    )
    assert window.free_table.menu is not None
    return window.free_table.menu


def choose(menu: QMenu, *path: str) -> None:
    """Take a line of a menu, through its submenus; the menu closes as it does for a click."""
    top = menu
    for text in path:
        action = next((each for each in menu.actions() if each.text() == text), None)
        assert action is not None, [each.text() for each in menu.actions()]
        inner = action.menu()
        if isinstance(inner, QMenu):
            menu = inner
        else:
            action.trigger()
    top.close()
    QApplication.processEvents()


def undo(window: GoldfishWindow) -> None:
    """Ctrl+Z in the window, which a dialog beside it may have left without the focus."""
    activate(window)
    press("Ctrl+Z", window)


def cards_dialog(window: GoldfishWindow) -> FreeCards:
    return next(each for each in window.findChildren(FreeCards) if each.isVisible())


def gone(dialog: FreeCards) -> bool:
    QApplication.processEvents()
    return not shiboken6.isValid(dialog) or not dialog.isVisible()


def log(window: GoldfishWindow) -> list[str]:
    return [row.text for row in window.log.log.rows if not row.head and not row.news]


def rank_of_kind(window: GoldfishWindow, kind: int) -> int:
    """The place in the hand, from 1, of the first card of a type."""
    state = window.game.state
    return next(at for at, card in enumerate(state.players[P].hand, 1) if state.table[card].kind == kind)


def test_a_card_is_dragged_to_any_zone_whatever_its_rank_and_back_to_the_hand(table: GoldfishWindow) -> None:
    """R9.1 would forbid it; one undo each takes it back."""
    game = table.game
    before = game.state.key()
    number = rank_of_kind(table, 1)
    card = game.state.players[P].hand[number - 1]
    drag(table, held(number), zone(8))
    assert game.state.players[P].zones[8] == (card,)
    drag(table, zone(8), zone(5))
    assert game.state.players[P].zones[5] == (card,)
    strip = table.board.layout_shown.near_strip
    drag(table, zone(5), QPoint(round(strip.right()) - 4, round(strip.center().y())))
    assert card in game.state.players[P].hand
    assert [line.startswith("By hand: ") for line in log(table)[-3:]] == [True] * 3
    for _ in range(3):
        undo(table)
    assert game.state.key() == before


def test_the_top_of_the_deck_is_dragged_into_the_hand_or_onto_the_discard_pile(table: GoldfishWindow) -> None:
    state = table.game.state
    second, first = state.players[P].deck[-2:]
    drag(table, DECK, held(1))
    drag(table, DECK, DISCARD)
    side = table.game.state.players[P]
    assert side.hand[-1] == first
    assert side.discard[-1] == second


def test_monsters_are_dragged_to_zones_of_their_own_side_only(table: GoldfishWindow) -> None:
    here = table.game.state.players[P].zone
    drag(table, zone(here), zone(7))
    assert table.game.state.players[P].zone == 7
    theirs = table.game.state.players[O].zone
    drag(table, zone(theirs, near=False), zone(3))
    assert table.game.state.players[O].zone == theirs
    drag(table, zone(theirs, near=False), zone(6, near=False))
    assert table.game.state.players[O].zone == 6


def test_a_place_that_takes_no_such_card_says_why(table: GoldfishWindow) -> None:
    before = table.game.state.key()
    number = rank_of_kind(table, 0)
    drag(table, held(number), zone(8))
    assert table.game.state.key() == before
    assert "is no battle card" in table.statusBar().currentMessage()


def test_a_place_with_several_meanings_asks_which(table: GoldfishWindow) -> None:
    game = table.game
    state = game.state
    one, two = [card for card in state.players[P].hand if state.table[card].kind == 1][:2]
    game.do(ByHand(Deed.MOVE, P, one, To.ZONE, 5))
    drag(table, held(game.state.players[P].hand.index(two) + 1), zone(5))
    menu = table.board.menu
    assert menu is not None
    assert [action.text() for action in menu.actions()] == [
        "To zone 5 in place of what lay there",
        "On top of the card in zone 5",
        "Under the card in zone 5",
    ]
    choose(menu, "On top of the card in zone 5")
    assert game.state.players[P].zones[5] == (one, two)


def test_a_card_is_moved_by_keys_alone_and_has_its_menu(table: GoldfishWindow) -> None:
    table.board.setFocus()
    number = rank_of_kind(table, 1)
    card = table.game.state.players[P].hand[number - 1]
    press(str(number))
    press("6")
    assert table.game.state.players[P].zones[6] == (card,)
    press("1")
    QApplication.sendEvent(
        table.board, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    )
    menu = table.free_table.menu
    assert menu is not None
    hand = table.game.state.players[P].hand
    assert menu.actions()[0].text() == table.game.voice.card(table.game.state.table[hand[0]])


MENU: dict[tuple[str, ...], Callable[[PlayerState, int], bool]] = {
    ("To the discard pile",): lambda side, card: side.discard[-1] == card,
    ("To the top of the deck",): lambda side, card: side.deck[-1] == card,
    ("Under the top card of the deck",): lambda side, card: side.deck[-2] == card,
    ("To the bottom of the deck",): lambda side, card: side.deck[0] == card,
    ("To a place in the deck…",): lambda side, card: side.deck[-5] == card,
    ("Under the monster",): lambda side, card: side.monster[0] == card,
    ("To a zone", "To zone 4"): lambda side, card: side.zones[4] == (card,),
}


def test_the_menu_of_a_card_puts_it_anywhere(table: GoldfishWindow, services: Services) -> None:
    assert isinstance(services.ask, FakeAsk)
    services.ask.names.append("5")
    number = rank_of_kind(table, 1)
    card = table.game.state.players[P].hand[number - 1]
    before = table.game.state.key()
    for path, is_there in MENU.items():
        choose(right_click(table, held(number)), *path)
        assert is_there(table.game.state.players[P], card), path
        assert broken(table.game.state) == []
        undo(table)
        assert table.game.state.key() == before


def test_keys_draw_mill_shuffle_and_change_rage(table: GoldfishWindow, services: Services) -> None:
    game = table.game
    hand, step, rage = len(game.state.players[P].hand), game.state.step, game.state.players[P].rage
    press("D")
    press("S")
    press("+")
    press("+")
    press("-")
    side = game.state.players[P]
    assert (len(side.hand), game.state.step, side.rage) == (hand + 1, step + 1, rage + 1)
    assert log(table)[-5:] == [
        "By hand: You draw a card",
        "By hand: You shuffle the deck",
        f"By hand: Your rage is {rage + 1} now",
        f"By hand: Your rage is {rage + 2} now",
        f"By hand: Your rage is {rage + 1} now",
    ]
    assert isinstance(services.ask, FakeAsk)
    services.ask.names += ["3", "2", "many"]
    hand, discard = len(table.game.state.players[P].hand), len(table.game.state.players[P].discard)
    press("Shift+D")
    press("M")
    side = table.game.state.players[P]
    assert (len(side.hand), len(side.discard)) == (hand + 3, discard + 2)
    press("M")
    assert "is no number" in table.statusBar().currentMessage()


def test_a_card_is_found_in_the_deck_which_is_shuffled(table: GoldfishWindow) -> None:
    """R22.8; the list is in the order of names, so that it tells nothing of the order."""
    game = table.game
    step = game.state.step
    press("F")
    dialog = cards_dialog(table)
    names = [dialog.cards.item(row).text() for row in range(dialog.cards.count())]
    assert names == sorted(names)
    wanted = names[-1]
    QTest.keyClicks(dialog.filter, wanted[:5].upper())
    chosen = dialog.cards.currentItem().text()
    press("Return", dialog.filter)
    assert game.voice.card(game.state.table[game.state.players[P].hand[-1]]) == chosen
    assert game.state.step == step + 1
    assert gone(dialog)
    assert log(table)[-1].startswith(f"By hand: You find {chosen}")


def test_the_top_is_looked_at_and_put_in_another_order_or_elsewhere(
    table: GoldfishWindow, services: Services
) -> None:
    """R22.7"""
    assert isinstance(services.ask, FakeAsk)
    services.ask.names.append("3")
    game = table.game
    first, second, third = game.state.players[P].deck[: -3 - 1 : -1]
    press("L")
    assert log(table)[-1] == "By hand: You look at the top of the deck: 3 cards"
    dialog = cards_dialog(table)
    assert dialog.order == [first, second, third]
    assert not dialog.keep.isEnabled()
    dialog.down.click()
    dialog.keep.click()
    assert game.state.players[P].deck[: -3 - 1 : -1] == [second, first, third]
    undo(table)
    assert game.state.players[P].deck[: -3 - 1 : -1] == [first, second, third]
    services.ask.names.append("3")
    first, second, third = game.state.players[P].deck[: -3 - 1 : -1]
    press("L")
    dialog = cards_dialog(table)
    dialog.discard.click()
    assert game.state.players[P].discard[-1] == first
    assert dialog.order == [second, third]
    dialog.menu.aboutToShow.emit()
    choose(dialog.menu, "To the bottom of the deck")
    assert game.state.players[P].deck[0] == second
    undo(table)
    assert gone(dialog), "the game has changed under it"


def test_a_card_under_another_and_one_of_the_discard_pile_are_fetched(table: GoldfishWindow) -> None:
    game = table.game
    state = game.state
    one, two = [card for card in state.players[P].hand if state.table[card].kind == 1][:2]
    game.do(ByHand(Deed.MOVE, P, one, To.ZONE, 5))
    game.do(ByHand(Deed.MOVE, P, two, To.ZONE, 5))
    choose(right_click(table, zone(5)), "Cards under it…")
    cards_dialog(table).take.click()
    assert game.state.players[P].zones[5] == (two,)
    assert one in game.state.players[P].hand
    game.do(ByHand(Deed.MOVE, P, one, To.DISCARD))
    QTest.mouseClick(table.board, Qt.MouseButton.LeftButton, pos=table.board.place_center(DISCARD).toPoint())
    menu = table.free_table.menu
    assert menu is not None
    choose(menu, "Look through the discard pile…")
    assert cards_dialog(table).order == [one]


def test_tokens_are_made_in_an_empty_zone_and_leave_the_game(table: GoldfishWindow) -> None:
    """R19.1, R19.3"""
    choose(right_click(table, zone(6)), "Make a token", "Tentacles")
    (token,) = table.game.state.players[P].zones[6]
    assert table.game.state.table[token].name == "Tentacles"
    choose(right_click(table, zone(6)), "Out of the game")
    assert table.game.state.players[P].zones[6] == ()


def test_the_menus_of_piles_and_of_rage(table: GoldfishWindow, services: Services) -> None:
    assert isinstance(services.ask, FakeAsk)
    services.ask.names.append("9")
    choose(right_click(table, RAGE), "Another number…")
    assert table.game.state.players[P].rage == 9
    texts = [action.text() for action in right_click(table, DECK).actions()]
    assert texts[:5] == [
        "Draw a card",
        "Draw several…",
        "Top cards into the discard pile…",
        "Look at the top…",
        "Find a card…",
    ]
    choose(right_click(table, MONSTERS), "Look through the monster deck…")
    monsters = len(table.game.state.players[P].monster_deck)
    cards_dialog(table).take.click()
    assert len(table.game.state.players[P].monster_deck) == monsters - 1
    far = [action.text() for action in right_click(table, Place(False, Where.DECK)).actions()]
    assert "Find a card…" not in far, "the other deck is nobody's to look at"


def test_a_bar_says_that_the_rules_are_off_and_turns_them_on(table: GoldfishWindow) -> None:
    bar = table._parts.free_bar
    assert bar.isVisible()
    assert bar.title.text() == "Free table: the rules are off"
    assert table.head.rules.text() == "Rules off"
    bar.buttons["free_draw"].click()
    assert log(table)[-1] == "By hand: You draw a card"
    bar.buttons["free"].click()
    assert not bar.isVisible()
    assert table.head.rules.text() == "Rules on"
    assert not table.actions_by_name["free_draw"].isEnabled()
    assert not table.actions_by_name["free"].isChecked()


def test_with_the_rules_on_again_the_game_goes_on_from_how_the_table_lies(table: GoldfishWindow) -> None:
    """R13.14, R23.1: a monster put into zone 8 by hand wins by its next invasion."""
    game = table.game
    game.do(ByHand(Deed.WALK, P, at=8))
    for stack in [*game.state.players[O].zones]:
        for card in stack:
            game.do(ByHand(Deed.MOVE, O, card, To.DISCARD))
    press("Ctrl+T")
    assert not game.free
    invades = next(action for action in game.legal if action.kind.value == "invade")
    game.do(invades)
    assert game.state.outcome is not None
    assert game.state.outcome.winner == P


def test_with_the_rules_on_keys_and_right_clicks_do_nothing(make_board: Make) -> None:
    window = make_board(alone(), seed=7)
    before = window.game.state.key()
    for key in ("D", "S", "+", "-"):
        press(key)
    point = window.board.place_center(DECK).toPoint()
    QApplication.sendEvent(
        window.board,
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, window.board.mapToGlobal(point)),
    )
    assert window.free_table.menu is None
    assert window.game.state.key() == before


def test_while_a_card_asks_the_board_answers_it_and_says_why_nothing_moves(make_board: Make) -> None:
    window = make_board(at(asking(Ask.PICK)))
    if window.game.covered:
        press("Return")
    press("Ctrl+T")
    assert not window.game.by_hand
    assert "waits for an answer" in window._parts.free_bar.about.text()
    assert not window._parts.free_bar.buttons["free_draw"].isEnabled()
    assert window.board._choices.open.hand == {}
    window.free_table.show_menu(DECK, QPoint())
    assert "waits for an answer" in window.statusBar().currentMessage()
    before = window.game.session.position
    press("1")
    assert window.game.session.position > before


def test_a_game_played_by_hand_is_saved_and_opened_again_exactly(table: GoldfishWindow) -> None:
    for key in ("D", "+", "S"):
        press(key)
    drag(table, held(rank_of_kind(table, 1)), zone(8))
    choose(right_click(table, zone(6)), "Make a token", "Crystals")
    activate(table)
    press("Ctrl+T")
    press("Space")
    session = table.game.session
    again = read_replay(write_replay(session, decks.cards()), decks.cards())
    assert again.notes == ()
    assert again.session.state.key() == session.state.key()


def test_everything_of_the_free_table_has_a_name_and_fits(table: GoldfishWindow, services: Services) -> None:
    assert isinstance(services.ask, FakeAsk)
    services.ask.names.append("3")
    press("L")
    for widget in (table, cards_dialog(table)):
        assert [each for each in focusable(widget) if not spoken(each)] == []
        assert clipped(widget) == []
