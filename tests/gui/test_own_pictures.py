"""A player's own pictures stand above the ground band, come and go with the window open, and cost little."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from deckbuilder.gui.browser.grid import CardGrid
from deckbuilder.gui.browser.model import CardModel
from deckbuilder.gui.own_pictures import OwnPictures
from deckbuilder.gui.preview import Preview
from deckbuilder.gui.services import Services
from deckbuilder.paper.palette import LIGHT
from tests.helpers import decks
from tests.helpers.pictures import OWN, save_picture

CARD = decks.cards()["EBP01-016"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    save_picture(tmp_path / "pictures" / "EBP01-016.png", 630, 880)
    return tmp_path / "pictures"


def settle(pictures: OwnPictures) -> None:
    """Until everything asked for so far is here."""
    for _ in range(3):
        pictures.wait()
        QApplication.processEvents()


def use(services: Services, folder: Path | None) -> None:
    services.pictures.use(folder)
    settle(services.pictures)


def color_at(image: Any, x: float, y: float) -> QColor:
    return image.pixelColor(round(x * image.width()), round(y * image.height()))


def test_the_picture_stands_above_the_ground_band_only(services: Services, folder: Path, qtbot: Any) -> None:
    """LOOK 6."""
    drawn = services.faces.image(CARD, 120, scheme=LIGHT).copy()
    use(services, folder)
    services.faces.image(CARD, 120, scheme=LIGHT)
    settle(services.pictures)
    own = services.faces.image(CARD, 120, scheme=LIGHT)
    assert color_at(own, 0.5, 0.3) == QColor(OWN)
    assert color_at(drawn, 0.5, 0.3) != QColor(OWN)
    lower = own.rect().adjusted(0, round(0.56 * own.height()), 0, 0)
    assert own.copy(lower) == drawn.copy(lower), "number, footprints and name are as they were"
    badge = own.rect().adjusted(13, 13, -92, -140)
    assert own.copy(badge) == drawn.copy(badge), "and so is the rank"


def test_a_card_without_a_picture_keeps_its_drawn_art(services: Services, folder: Path, qtbot: Any) -> None:
    other = decks.cards()["EBP01-017"]
    drawn = services.faces.image(other, 120, scheme=LIGHT).copy()
    use(services, folder)
    services.faces.image(other, 120, scheme=LIGHT)
    settle(services.pictures)
    assert services.faces.image(other, 120, scheme=LIGHT) == drawn


def test_grid_and_preview_take_pictures_up_and_give_them_back(
    services: Services, folder: Path, qtbot: Any
) -> None:
    model = CardModel(services.catalogue)
    model.show_cards([CARD])
    grid, preview = CardGrid(model, services, lambda card: 4), Preview(services)
    for widget in (grid, preview):
        qtbot.addWidget(widget)
        widget.resize(400, 700)
        widget.show()
    preview.show_card(CARD)

    def all_own() -> list[bool]:
        images = [grid.viewport().grab().toImage(), preview.face.grab().toImage()]
        return [any(image.pixelColor(x, 50) == QColor(OWN) for x in range(60, 200)) for image in images]

    assert all_own() == [False, False]
    use(services, folder)
    all_own()
    settle(services.pictures)
    assert all_own() == [True, True]
    use(services, None)
    assert all_own() == [False, False]


def test_the_report_counts_pictures_and_names_what_cannot_be_read(
    services: Services, folder: Path, qtbot: Any
) -> None:
    """B65: a broken head is known at once, a broken body when the card is seen."""
    empty, cut = folder / "EBP01-017.png", save_picture(folder / "EBP01-018.png", 400, 400)
    empty.write_bytes(b"")
    cut.write_bytes(cut.read_bytes()[:200])
    use(services, folder)
    pictures = services.pictures
    assert pictures.count == 2
    assert set(pictures.unreadable) == {empty}
    assert pictures.picture("EBP01-018", 100) is None
    settle(pictures)
    assert set(pictures.unreadable) == {empty, cut}
    assert pictures.picture("EBP01-018", 100) is None


def test_a_folder_that_vanishes_leaves_every_face_drawn(services: Services, folder: Path, qtbot: Any) -> None:
    use(services, folder)
    (folder / "EBP01-016.png").unlink()
    folder.rmdir()
    assert services.pictures.picture("EBP01-016", 100) is None
    settle(services.pictures)
    assert services.pictures.picture("EBP01-016", 100) is None
    use(services, folder)
    assert services.pictures.problem
    assert services.pictures.count == 0


def test_pictures_kept_stay_within_bounds(tmp_path: Path, qtbot: Any) -> None:
    for serial in range(1, 8):
        save_picture(tmp_path / f"EBP01-{serial:03}.png", 300, 300)
    one = 128 * 128 * 4
    pictures = OwnPictures(limit=3 * one)
    pictures.use(tmp_path)
    settle(pictures)
    for serial in range(1, 8):
        pictures.picture(f"EBP01-{serial:03}", 100)
    for _ in range(8):
        settle(pictures)
    assert 0 < pictures.bytes_used <= 3 * one
    assert pictures.picture("EBP01-007", 100) or pictures.picture("EBP01-001", 100)


def test_of_many_pictures_wanted_the_last_come_and_the_first_are_asked_for_again(
    tmp_path: Path, qtbot: Any
) -> None:
    """Thousands of cards run past in one scroll; what is in sight at its end comes first."""
    path = save_picture(tmp_path / "first.png", 200, 200)
    numbers = [f"EBP{part:02}-{serial:03}" for part in range(1, 3) for serial in range(1, 91)]
    for number in numbers:
        (tmp_path / f"{number}.png").write_bytes(path.read_bytes())
    pictures = OwnPictures()
    pictures.use(tmp_path)
    settle(pictures)
    assert pictures.count == len(numbers)
    outdated: list[str] = []
    pictures.outdated.connect(outdated.append)
    for number in numbers:
        pictures.picture(number, 100)
    for _ in range(4):
        settle(pictures)
    assert set(outdated) == set(numbers), "no face is left with its drawn art for good"
    assert pictures.picture(numbers[-1], 100) is not None


def test_another_folder_takes_the_place_of_one_still_looked_through(
    services: Services, folder: Path, tmp_path: Path, qtbot: Any
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    services.pictures.use(folder)
    services.pictures.use(empty)
    settle(services.pictures)
    assert services.pictures.count == 0
