"""The picture of the board is seen before it is saved or copied."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QImage

from deckbuilder.engine import PASS
from deckbuilder.gui.goldfish.board_pictures import BoardPictureDialog
from deckbuilder.gui.goldfish.window import GoldfishWindow
from deckbuilder.gui.services import Services
from deckbuilder.paper.board.picture import USUAL_WIDTH
from deckbuilder.paper.palette import DARK
from tests.helpers.faces import colors_in
from tests.helpers.window import FakeAsk

Make = Callable[..., GoldfishWindow]


@pytest.fixture
def window(make_board: Make) -> GoldfishWindow:
    return make_board()


def opened(window: GoldfishWindow) -> BoardPictureDialog:
    window.actions_by_name["picture"].trigger()
    return window.findChildren(BoardPictureDialog)[-1]


def asked(services: Services) -> FakeAsk:
    assert isinstance(services.ask, FakeAsk)
    return services.ask


def test_the_picture_is_shown_and_saved_as_shown(
    window: GoldfishWindow, services: Services, tmp_path: Path
) -> None:
    dialog = opened(window)
    assert dialog.isVisible()
    assert dialog.preview.count == 1
    asked(services).saves.append(tmp_path / "board")
    dialog.save.click()
    assert QImage(str(tmp_path / "board.png")) == dialog.image
    assert dialog.noted.text() == "Saved: board.png"


def test_it_stays_that_of_its_moment_while_the_game_goes_on(window: GoldfishWindow) -> None:
    dialog = opened(window)
    image = dialog.image.copy()
    window.game.do(PASS)
    dialog.dark.setChecked(True)
    dialog.dark.setChecked(False)
    assert dialog.image == image


def test_the_ground_is_remembered(window: GoldfishWindow, services: Services) -> None:
    first = opened(window)
    first.dark.setChecked(True)
    assert QColor(DARK.table).name() in colors_in(first.image.scaledToWidth(400))
    first.close()
    assert services.settings.share.dark
    assert opened(window).dark.isChecked()


def test_it_can_be_copied_with_and_without_the_dialog(window: GoldfishWindow) -> None:
    dialog = opened(window)
    dialog.copy.click()
    assert QGuiApplication.clipboard().image() == dialog.image
    QGuiApplication.clipboard().clear()
    window.actions_by_name["copy_picture"].trigger()
    assert QGuiApplication.clipboard().image().width() == USUAL_WIDTH


def test_what_keeps_it_from_being_saved_is_told(
    window: GoldfishWindow, services: Services, tmp_path: Path
) -> None:
    asked(services).saves.append(tmp_path / "nowhere" / "board.png")
    opened(window).save.click()
    assert "its folder does not exist" in str(asked(services).told)
