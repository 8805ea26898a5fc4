"""The picture of a position shows what its viewer sees, and nothing that waits for an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QImage

from deckbuilder.gui.goldfish.board.position_picture import SHARPNESS, SIZE, position_picture
from deckbuilder.gui.goldfish.board.scene import Scene, read_scene
from deckbuilder.gui.goldfish.window import GoldfishWindow
from deckbuilder.gui.services import Services
from tests.helpers import decks
from tests.helpers.faces import changed_area, colors_in
from tests.helpers.pictures import OWN, save_picture
from tests.helpers.sessions import session
from tests.helpers.window import FakeAsk


@pytest.fixture
def scene() -> Scene:
    return read_scene(session().state, 0, decks.cards(), opponent="Biollante Garden")


def test_it_is_as_large_and_as_sharp_as_a_board_on_any_screen(services: Services, scene: Scene) -> None:
    image = position_picture(scene, services)
    assert (image.width(), image.height()) == (SIZE.width() * SHARPNESS, SIZE.height() * SHARPNESS)


def test_it_follows_the_colours_of_the_window(services: Services, scene: Scene) -> None:
    light = position_picture(scene, services, ratio=1)
    services.theme.choose("dark")
    dark = position_picture(scene, services, ratio=1)
    assert dark != light
    assert QColor(services.theme.scheme.table).name() in colors_in(dark)


def test_the_hand_is_in_it_only_if_it_is_not_covered(services: Services, scene: Scene) -> None:
    covered = read_scene(session().state, 0, decks.cards(), covered=True, opponent="Biollante Garden")
    area = changed_area(
        position_picture(scene, services, ratio=0.5), position_picture(covered, services, ratio=0.5)
    )
    assert area.top() > 0.7


def test_own_pictures_are_there_at_once(services: Services, scene: Scene, tmp_path: Path, qtbot) -> None:
    for number in {card.number for card in decks.cards() if card.set_code == "ESD01"}:
        save_picture(tmp_path / f"{number}.png")
    with qtbot.waitSignal(services.pictures.scanned):
        services.pictures.use(tmp_path)
    assert OWN in colors_in(position_picture(scene, services, ratio=0.5))


def test_the_picture_of_the_board_is_saved(
    make_board: Callable[..., GoldfishWindow], services: Services, tmp_path: Path
) -> None:
    window = make_board()
    ask = services.ask
    assert isinstance(ask, FakeAsk)
    ask.saves.append(tmp_path / "board")
    window.actions_by_name["picture"].trigger()
    image = QImage(str(tmp_path / "board.png"))
    assert (image.width(), image.height()) == (SIZE.width() * SHARPNESS, SIZE.height() * SHARPNESS)


def test_what_keeps_the_picture_from_being_saved_is_told(
    make_board: Callable[..., GoldfishWindow], services: Services, tmp_path: Path
) -> None:
    window = make_board()
    ask = services.ask
    assert isinstance(ask, FakeAsk)
    ask.saves.append(tmp_path / "nowhere" / "board.png")
    window.actions_by_name["picture"].trigger()
    assert "its folder does not exist" in str(ask.told)


def test_the_picture_of_the_board_is_copied(make_board: Callable[..., GoldfishWindow]) -> None:
    make_board().actions_by_name["copy_picture"].trigger()
    assert QGuiApplication.clipboard().image().width() == SIZE.width() * SHARPNESS
