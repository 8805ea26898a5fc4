"""The picture of a position shows what one player sees, within bounds, the same every time."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage

from deckbuilder.engine import CONCEDE, GameState, apply
from deckbuilder.engine.board import ZONES
from deckbuilder.paper.board import lettering
from deckbuilder.paper.board.picture import LEAST_WIDTH, MOST_WIDTH, board_picture
from deckbuilder.paper.board.places import Place, Where
from deckbuilder.paper.board.table import Table
from deckbuilder.paper.deck_cards import FolderPictures
from deckbuilder.paper.offscreen import png
from deckbuilder.paper.palette import DARK, LIGHT
from tests.helpers.board import catalogue, position
from tests.helpers.faces import changed_area, colors_in
from tests.helpers.pictures import OWN, save_picture
from tests.helpers.sessions import played, session

pytestmark = pytest.mark.usefixtures("qapp")

MINE, THEIRS = 0, 1
BATTLE, MONSTER = "ESD01-012", "ESD01-001"


def draw(state: GameState, **wanted: Any) -> QImage:
    """The smallest picture there is."""
    return board_picture(state, catalogue(), width=LEAST_WIDTH, **wanted)


@pytest.fixture(scope="module")
def state() -> GameState:
    """A game some turns old."""
    return played(60).state


@pytest.fixture(scope="module")
def plain(qapp: Any, state: GameState) -> QImage:
    """Its picture as the first player sees it."""
    return draw(state)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts written so far, as they were before any was cut."""
    texts: list[str] = []
    write = lettering.write

    def recorded(painter: Any, look: Any, rect: Any, text: str, **how: Any) -> None:
        texts.append(text)
        write(painter, look, rect, text, **how)

    for module in ("table", "picture", "ground"):
        monkeypatch.setattr(f"deckbuilder.paper.board.{module}.write", recorded)
    return texts


def other_hand(state: GameState, player: int) -> GameState:
    """The same position but for the cards in a player's hand, exchanged for some of the deck."""
    other = state.clone()
    side = other.players[player]
    count = len(side.hand)
    assert count, "there is a hand to hide"
    side.hand, side.deck[:count] = side.deck[:count], side.hand
    return other


# ---- size ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "expected", "both_hands"),
    [(-5, LEAST_WIDTH, False), (1399, 1399, True), (10**9, MOST_WIDTH, True)],
)
def test_the_width_is_brought_within_its_bounds(width: int, expected: int, both_hands: bool) -> None:
    image = board_picture(session().state, catalogue(), width=width, both_hands=both_hands)
    assert image.width() == expected
    assert 0 < image.height() <= image.width()


def test_the_same_position_gives_the_same_bytes(state: GameState, plain: QImage) -> None:
    assert png(draw(state.clone())) == png(plain)


# ---- what may be seen ------------------------------------------------------------------------------------


def test_the_hidden_hand_and_the_decks_are_not_in_it(state: GameState, plain: QImage) -> None:
    other = other_hand(state, THEIRS)
    other.players[MINE].deck.reverse()
    other.players[THEIRS].monster_deck.reverse()
    assert draw(other) == plain


def test_both_hands_are_shown_when_asked_for(state: GameState) -> None:
    both = draw(state, both_hands=True)
    area = changed_area(both, draw(other_hand(state, THEIRS), both_hands=True))
    assert area.bottom() < 0.25, "the opponent's hand is at the top"


def test_the_own_hand_is_at_the_bottom_and_can_be_covered(state: GameState, plain: QImage) -> None:
    assert changed_area(plain, draw(other_hand(state, MINE))).top() > 0.75
    covered = draw(state, covered=True)
    assert changed_area(plain, covered).top() > 0.75
    assert draw(other_hand(state, MINE), covered=True) == covered


def test_each_player_has_an_own_view(state: GameState, plain: QImage) -> None:
    theirs = draw(state, viewer=THEIRS)
    assert theirs != plain
    assert draw(other_hand(state, MINE), viewer=THEIRS) == theirs
    assert draw(other_hand(state, THEIRS), viewer=THEIRS) != theirs


def test_cards_in_every_zone_of_both_boards_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """R2.1: the monster stands in one zone, battle cards in the seven others."""
    seen: list[Place] = []
    face = Table.face

    def recorded(self: Table, place: Place, item: Any, rect: Any) -> None:
        seen.append(place)
        face(self, place, item, rect)

    monkeypatch.setattr(Table, "face", recorded)
    sides = [
        {"monster": MONSTER, "zone": zone, "zones": {each: BATTLE for each in ZONES if each != zone}}
        for zone in (3, 8)
    ]
    draw(position(*sides))
    zones = sorted(place for place in seen if place.where is Where.ZONE)
    assert zones == sorted(Place(near, Where.ZONE, zone) for near in (True, False) for zone in ZONES)


def test_own_pictures_of_cards_are_there_at_once(state: GameState, tmp_path: Path) -> None:
    for number in {card.number for card in catalogue() if card.set_code == "ESD01"}:
        save_picture(tmp_path / f"{number}.png")
    assert OWN in colors_in(draw(state, pictures=FolderPictures(tmp_path)))


# ---- ground and words ------------------------------------------------------------------------------------


def test_it_is_light_or_dark(state: GameState, plain: QImage) -> None:
    assert QColor(LIGHT.table).name() in colors_in(plain)
    assert QColor(DARK.table).name() in colors_in(draw(state, dark=True))


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Turn 3, Main Phase", "Ken's turn", "Ken", "Mika", "Hand 0", "0 cards", "FRONT LINE"]),
        ("ja", ["ターン3、メインフェイズ", "Kenのターン", "Ken", "Mika", "手札 0", "0枚", "前線"]),
    ],
)
def test_it_says_the_moment_and_the_players(written: list[str], language: Any, expected: list[str]) -> None:
    capitals = expected.pop()
    draw(position({"monster": MONSTER}, {"monster": MONSTER}), names=("Ken", "Mika"), language=language)
    assert [text for text in expected if text not in written] == []
    assert capitals not in written, "which is written in another way"


def test_it_says_how_a_game_has_ended(written: list[str]) -> None:
    state = session().state.clone()
    apply(state, CONCEDE)
    draw(state)
    assert any("conce" in text for text in written)


def test_a_long_name_goes_into_lines_and_a_hostile_one_does_no_harm(written: list[str]) -> None:
    state = session().state
    plain = draw(state, names=("Ken", "Mika"))
    long = draw(state, names=("Fire Mountain of the Seven Seas and the Sky above", "Mika"))
    area = changed_area(plain, long)
    assert area.right() < 0.5, "the cards of the hand are not written over"
    draw(state, names=("a\n\t\x00b\u202e" * 400, "\ud800"))
    assert all(text.isprintable() for text in written)


def test_letters_grow_with_the_picture() -> None:
    """So that a small picture says as much as a large one."""
    state = session().state
    images = [board_picture(state, catalogue(), width=width) for width in (800, 1100, 1801)]
    for small, large in pairwise(images):
        scaled = large.height() * small.width() / large.width()
        assert abs(scaled - small.height()) < 12
