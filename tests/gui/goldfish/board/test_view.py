"""Playing on the board by pointer and by keyboard."""

from time import perf_counter
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from deckbuilder.engine import Action, Ask
from deckbuilder.engine.actions import Kind
from deckbuilder.gui.goldfish.board import BoardView, Place, Where, zone_key
from deckbuilder.gui.goldfish.game import Game
from deckbuilder.gui.services import Services
from tests.helpers.window import focusable

from .table import Hands, battle, crowded, game_of, hand, monster, shown, their_zone, zone

RAGE, DISCARD = Place(True, Where.RAGE), Place(True, Where.DISCARD)
UNTHINKABLE = "EBP01-029"
"""Asks for a zone of the opponent's board."""

SWAP = "EBP02-069"
"""Asks for two enemy battle cards."""


@pytest.fixture
def play(services: Services, qtbot: Any) -> Any:
    def begin(game: Game, **options: Any) -> Hands:
        return Hands(shown(services, game, qtbot, **options), game)

    return begin


def simple(**p: Any) -> Game:
    """Own monster in 1, theirs in 3; in hand rank 2, rank 5, a monster of rank I."""
    return game_of({"hand": [battle(2), battle(5), monster(1, 1)], **p}, {"zone": 3})


def asking(number: str, **o: Any) -> Game:
    """A strategy card was played and asks."""
    far = {"zone": 6, "zones": {at: battle(1) for at in (1, 2, 3, 4)}, **o}
    game = game_of({"hand": [number, battle(1)], "zone": 5, "zones": {2: battle(1)}}, far)
    game.do(next(action for action in game.legal if action.kind is Kind.STRATEGY))
    assert game.state.ask is not None
    assert game.state.ask.kind in (Ask.ZONE, Ask.PICK)
    return game


# ---- what glows ------------------------------------------------------------------------------------------


def test_cards_of_the_hand_that_can_be_played_glow(play: Any) -> None:
    hands = play(game_of({"hand": [battle(2), battle(5)], "invasion_used": True}, {"zone": 3}))
    assert hands.board.marks.ready == {hand(1)}
    assert hands.board.marks.glowing == {}


def test_a_card_that_is_taken_up_shows_where_it_can_go(play: Any) -> None:
    """R9.3: every zone but the own monster's; R13.1: or to the discard pile to invade."""
    hands = play(simple())
    hands.click(hand(1))
    assert set(hands.board.marks.glowing) == {*(zone(at) for at in range(2, 9)), DISCARD}
    assert hands.board.marks.meanings == {DISCARD: "invade 1"}


def test_a_monster_can_go_on_the_own_monster_or_to_rage(play: Any) -> None:
    """R11.2, R12.1."""
    hands = play(simple())
    hands.click(hand(3))
    glowing = hands.board.marks.meanings
    assert glowing[zone(1)] == "play"
    assert glowing[RAGE] == "rage +1"


def test_nothing_glows_while_the_other_player_is_asked(play: Any) -> None:
    game = simple()
    hands = play(game)
    game.viewer = 1
    game.changed.emit()
    assert hands.board.marks.ready == frozenset()


# ---- the pointer -----------------------------------------------------------------------------------------


def test_click_a_card_then_a_zone_plays_it(play: Any) -> None:
    hands = play(simple())
    hands.click(hand(1))
    hands.click(zone(4))
    assert [(each.kind, each.zone) for each in hands.wanted] == [(Kind.BATTLE, 4)]
    assert zone(4) in hands.board.scene.items
    assert hands.board.marks.taken is None


def test_drag_plays_a_card(play: Any) -> None:
    hands = play(simple())
    hands.drag(hand(1), zone(6))
    assert [(each.kind, each.zone) for each in hands.wanted] == [(Kind.BATTLE, 6)]


def test_a_dragged_card_follows_the_pointer_until_it_is_let_go(play: Any) -> None:
    hands = play(simple())
    hands.drag(hand(1), zone(6), drop=False)
    assert hands.board.marks.dragged == hands.board.place_center(zone(6))
    assert hands.wanted == []


def test_a_card_dropped_where_it_cannot_go_goes_back_and_says_why(play: Any) -> None:
    """R9.3."""
    hands = play(simple())
    hands.drag(hand(1), zone(1))
    assert hands.wanted == []
    assert hands.board.marks.taken is None
    assert hands.board.marks.tip.reason == "Your own monster stands in that zone"


def test_double_click_plays_a_card_with_one_meaning(play: Any) -> None:
    game = game_of({"hand": [monster(3)], "invasion_used": True})
    hands = play(game)
    hands.double_click(hand(1))
    assert [each.kind for each in hands.wanted] == [Kind.RAGE]


def test_double_click_on_a_card_with_many_meanings_only_takes_it_up(play: Any) -> None:
    hands = play(simple())
    hands.double_click(hand(1))
    assert hands.wanted == []
    assert hands.board.marks.taken == hand(1)


def test_click_beside_everything_puts_the_card_back(play: Any) -> None:
    hands = play(simple())
    hands.click(hand(1))
    hands.click(hand(1))
    assert hands.board.marks.taken is None


def test_another_card_can_be_taken_up_instead(play: Any) -> None:
    hands = play(simple())
    hands.click(hand(1))
    hands.click(hand(3))
    assert hands.board.marks.taken == hand(3)


def test_pointing_at_a_card_that_cannot_be_played_says_why(play: Any) -> None:
    """R9.1."""
    hands = play(game_of({"hand": [battle(5)], "invasion_used": True}, {"zone": 3}))
    hands.point(hand(1))
    tip = hands.board.marks.tip
    assert tip.title.endswith("cannot be played")
    assert tip.reason.endswith("has rank 5, the enemy monster is only in zone 3")


def test_pointing_at_a_zone_with_a_card_in_hand_says_why_it_cannot_go_there(play: Any) -> None:
    hands = play(simple())
    hands.click(hand(1))
    hands.point(zone(1))
    assert hands.board.marks.tip.reason == "Your own monster stands in that zone"
    hands.point(zone(2))
    assert hands.board.marks.tip is None


def test_pointing_tells_the_card(play: Any, qtbot: Any) -> None:
    game = simple()
    hands = play(game)
    hands.board.card_hovered.connect((told := []).append)
    hands.point(zone(1))
    hands.point(zone(2))
    assert told == [game.state.players[0].monster[-1], None]


def test_pointing_shades_the_column_of_both_boards(play: Any) -> None:
    """R2.4."""
    hands = play(simple())
    before = hands.board.grab().toImage()
    hands.point(zone(5))
    after = hands.board.grab().toImage()
    for place in (their_zone(1), zone(6)):
        spot = hands.board.layout_shown.places[place].topLeft().toPoint()
        spot.setX(spot.x() + 14)
        spot.setY(spot.y() + 40)
        assert before.pixelColor(spot) != after.pixelColor(spot)
    hands.board.set_columns(False)
    spot = hands.board.layout_shown.places[their_zone(1)].topLeft().toPoint()
    assert hands.board.grab().toImage().pixelColor(spot) == before.pixelColor(spot)


def test_piles_are_looked_through_by_click_and_enter(play: Any) -> None:
    hands = play(simple(discard=[battle(1)]))
    hands.board.pile_wanted.connect((wanted := []).append)
    hands.click(DISCARD)
    hands.press("Return")
    assert wanted == [DISCARD, DISCARD]


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)
def test_two_meanings_of_one_place_are_asked_for(play: Any, qtbot: Any) -> None:
    hands = play(simple())
    actions = tuple(action for action in hands.game.legal if action.card >= 0)[:2]
    hands.board._want(zone(3), actions)
    menu = hands.board.menu
    assert len(menu.actions()) == 2
    menu.actions()[1].trigger()
    menu.close()
    assert hands.wanted == [actions[1]]


# ---- targets ---------------------------------------------------------------------------------------------


def test_the_zones_asked_for_glow_on_the_right_board_and_wear_their_keys(play: Any) -> None:
    game = asking(UNTHINKABLE)
    hands = play(game)
    assert set(hands.board.marks.glowing) == {their_zone(each.zone) for each in game.legal}
    hands.board.show_targets({zone_key(1, each.zone): str(each.zone) for each in game.legal})
    assert hands.board.marks.glowing[their_zone(4)] == "4"
    assert "can be chosen, key 4" in hands.board._seats[their_zone(4)].accessibleName()


def test_a_key_chooses_its_target(play: Any) -> None:
    game = asking(UNTHINKABLE)
    hands = play(game)
    hands.board.show_targets({zone_key(1, each.zone): str(9 - each.zone) for each in game.legal})
    hands.press("7")
    assert hands.wanted == [Action(Kind.ZONE, zone=2)]


def test_a_click_chooses_a_target_card(play: Any) -> None:
    game = asking(SWAP)
    hands = play(game)
    targets = {game.state.players[1].zones[at][-1] for at in (1, 2, 3, 4)}
    assert {each.card for each in game.legal if each.kind is Kind.PICK} == targets
    hands.board.show_targets({uid: str(key) for key, uid in enumerate(sorted(targets), 1)})
    hands.click(their_zone(3))
    assert hands.wanted[0].kind is Kind.PICK
    assert hands.board.marks.picked == {their_zone(3)}


def test_pointing_at_a_card_that_is_no_target_says_why(play: Any) -> None:
    hands = play(asking(SWAP))
    hands.point(zone(2))
    assert hands.board.marks.tip.title.endswith("cannot be chosen")
    assert hands.board.marks.tip.reason


# ---- the keyboard ----------------------------------------------------------------------------------------


def test_enter_takes_up_goes_to_the_first_zone_and_plays_there(play: Any) -> None:
    hands = play(simple())
    assert hands.board.marks.focus == hand(1)
    hands.press("Return")
    assert hands.board.marks.taken == hand(1)
    assert hands.board.marks.focus == zone(2)
    hands.press("Right", "Return")
    assert [(each.kind, each.zone) for each in hands.wanted] == [(Kind.BATTLE, 3)]


def test_digits_take_up_a_card_and_choose_its_zone(play: Any) -> None:
    hands = play(simple())
    hands.press("1", "7")
    assert [(each.kind, each.zone) for each in hands.wanted] == [(Kind.BATTLE, 7)]


def test_escape_puts_the_card_back(play: Any) -> None:
    hands = play(simple())
    hands.press("3", "Escape")
    assert hands.board.marks.taken is None
    assert hands.board.marks.focus == hand(3)
    assert hands.wanted == []


def test_a_zone_that_is_refused_by_key_says_why(play: Any) -> None:
    hands = play(simple())
    hands.board.refused.connect((said := []).append)
    hands.press("1", "1")
    assert said == ["Your own monster stands in that zone"]
    assert hands.board.marks.taken == hand(1)


def test_the_keyboard_stays_on_the_hand_when_the_last_card_is_played(play: Any) -> None:
    hands = play(game_of({"hand": [battle(1), monster(3)], "invasion_used": True}, {"zone": 3}))
    hands.click(hand(2))
    hands.press("Return")
    assert [each.kind for each in hands.wanted] == [Kind.RAGE]
    assert hands.board.marks.focus == hand(1)


def test_one_place_of_the_board_is_reached_by_tab(play: Any) -> None:
    hands = play(crowded())
    assert len(focusable(hands.board)) == 1


# ---- names -----------------------------------------------------------------------------------------------


def test_every_place_is_named(play: Any) -> None:
    """LOOK 9."""
    hands = play(game_of({"zone": 5, "rage": 1, "zones": {4: [battle(1), battle(2)]}}, {"zone": 6}))
    named = {place: hands.board._seats[place].accessibleName() for place in hands.board.layout_shown.places}
    assert all(named.values())
    assert named[zone(5)].startswith("your zone 5, column of their zone 1, Godzilla")
    assert ", rank I, threat " in named[zone(5)]
    assert named[zone(1)] == "your zone 1, column of their zones 5 and 6, empty"
    assert named[zone(4)].endswith(", 1 card under it")
    assert named[their_zone(2)] == "their zone 2, column of your zones 4 and 7, empty"
    assert named[RAGE] == "your rage 1, threat +5,000"
    assert named[Place(False, Where.DECK)] == "their deck, 20 cards"


def test_a_screen_reader_can_press_a_place(play: Any) -> None:
    hands = play(simple())
    hands.board._seats[hand(1)].click()
    hands.board._seats[zone(3)].click()
    assert [(each.kind, each.zone) for each in hands.wanted] == [(Kind.BATTLE, 3)]


# ---- what is seen ----------------------------------------------------------------------------------------


def test_cards_of_the_other_hand_are_never_shown(play: Any) -> None:
    """D18: backs alone."""
    game = game_of({"hand": [battle(1)]}, {"hand": [battle(2), battle(3)]})
    hands = play(game)
    shown_cards = {item.uid for item in hands.board.scene.items.values()}
    assert shown_cards.isdisjoint(game.state.players[1].hand)
    assert len(hands.board.layout_shown.backs) == 2
    assert hands.board.scene.far.hand == 2


def test_a_changed_value_is_told(play: Any) -> None:
    """R15.7: rage is part of the threat."""
    hands = play(game_of({"rage": 2}))
    item = hands.board.scene.items[zone(1)]
    assert item.changed
    assert item.power == item.card.threat + 10_000
    assert ", printed " in hands.board._seats[zone(1)].accessibleName()


def test_a_game_is_followed_and_another_one_can_be_shown(play: Any) -> None:
    one, two = simple(), game_of({"hand": [battle(1)] * 2})
    hands = play(one)
    one.do(next(action for action in one.legal if action.kind is Kind.BATTLE))
    assert hands.board.scene.near.hand == 2
    one.undo()
    assert hands.board.scene.near.hand == 3
    hands.board.show_game(two)
    assert hands.board.scene.near.hand == 2
    one.changed.emit()
    assert hands.board.scene.near.hand == 2


@pytest.mark.parametrize(
    ("scheme", "size"), [("light", (640, 400)), ("dark", (1040, 760)), ("contrast", (1920, 1080))]
)
def test_a_crowded_board_is_drawn_in_any_room_and_scheme(
    play: Any, services: Services, scheme: Any, size: tuple[int, int]
) -> None:
    services.theme.choose(scheme)
    hands = play(crowded(), size=size)
    hands.board.set_turned(True)
    hands.point(zone(8))
    hands.drag(hand(3), zone(5), drop=False)
    image = hands.board.grab().toImage()
    assert (image.width(), image.height()) == size
    ground = services.theme.color("table")
    assert image.pixelColor(3, round(hands.board.layout_shown.places[zone(1)].top())) == ground


def test_the_amber_ring_is_round_a_target_in_every_scheme(play: Any, services: Services) -> None:
    for scheme in ("light", "dark", "contrast"):
        services.theme.choose(scheme)
        hands = play(asking(SWAP))
        card = hands.board.layout_shown.cards[their_zone(2)]
        spot = card.center().toPoint()
        spot.setY(round(card.top()) - 2)
        assert hands.board.grab().toImage().pixelColor(spot) == services.theme.color("signal")


def test_a_board_without_a_game_is_an_empty_table(services: Services, qtbot: Any) -> None:
    board = BoardView(services)
    qtbot.addWidget(board)
    board.resize(700, 500)
    assert board.grab().toImage().pixelColor(300, 200) == services.theme.color("table")


@pytest.mark.benchmark
def test_a_click_shows_the_new_board_within_50_ms(play: Any, qtbot: Any) -> None:
    """From the release of the button to the picture; the best of some, since the machine has other work."""
    hands = play(simple(hand=[battle(1 + at % 2, at // 2) for at in range(6)]))
    hands.board.repaint()
    took: list[float] = []
    for at in range(2, 7):
        hands.click(hand(1))
        start = perf_counter()
        hands.click(zone(at))
        hands.board.repaint()
        took.append(perf_counter() - start)
    QApplication.processEvents()
    assert len(hands.wanted) == 5
    assert min(took) < 0.05, took


def test_the_other_side_is_called_by_its_name(play: Any) -> None:
    assert play(simple()).board.scene.opponent == "Passive"


def test_a_refusal_while_an_ability_asks_says_what_is_asked(play: Any) -> None:
    hands = play(asking(SWAP))
    hands.point(zone(2))
    assert "enemy battle card" in hands.board.marks.tip.reason


def test_covered_hands_are_backs(play: Any) -> None:
    """Hot seat: nobody sees a hand until the next player says so."""
    game = simple()
    hands = play(game)
    game._covered = True
    game.changed.emit()
    assert hand(1) not in hands.board.scene.items
    assert hands.board.marks.ready == frozenset()
    assert hands.board._seats[hand(1)].accessibleName() == "hand card 1 of 3"


def test_faces_of_the_hand_are_drawn_ahead(play: Any, services: Services, qtbot: Any) -> None:
    """The first picture of a card costs more than all the rest of a board."""
    game = simple()
    hands = play(game)
    width = hands.board.layout_shown.cards[zone(1)].width()
    cards = [services.catalogue.get(game.state.table[uid].number) for uid in game.state.players[0].hand]
    scheme = services.theme.scheme
    qtbot.waitUntil(lambda: all(services.faces.has(card, width, scheme=scheme) for card in cards))


def test_a_refusal_is_told_in_the_language_of_the_player(play: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """B61: the reason is a sentence with parts, not a finished English text."""
    game = game_of({"hand": [battle(5)], "invasion_used": True}, {"zone": 3})
    uid = game.state.players[0].hand[0]
    words = {"{card} has rank {rank}, the enemy monster is only in zone {zone}": "{zone}:{rank}:{card}"}
    monkeypatch.setattr("deckbuilder.gui.tr._look_up", lambda template: words.get(template, template))
    assert game.why_not(Action(Kind.BATTLE, uid, 2)).startswith("3:5:")
    hands = play(game)
    hands.point(hand(1))
    assert hands.board.marks.tip is not None
    assert hands.board.marks.tip.reason.startswith("3:5:")
