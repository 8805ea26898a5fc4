"""The icon as files: each system's reader finds every size in them, and all are one drawing."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QColor, QImage, QImageReader

from deckbuilder.paper.app_icon import SIZES
from tests.helpers.scripts import load_script

pytestmark = pytest.mark.usefixtures("qapp")
icon_files = load_script("icon_files")
RED = QColor("#C4391F")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icon")
    icon_files.main(folder)
    return folder


def images(path: Path) -> list[QImage]:
    reader = QImageReader(str(path))
    found = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        found.append(reader.read())
    return found


def is_the_card(image: QImage) -> bool:
    """Nothing in the corners, a red sky in the upper left of the card."""
    side = image.width()
    corners = [(0, 0), (side - 1, 0), (0, side - 1), (side - 1, side - 1)]
    sky = image.pixelColor(side * 20 // 64, side * 7 // 64)
    return all(image.pixelColor(*corner).alpha() == 0 for corner in corners) and (
        abs(sky.hue() - RED.hue()) < 8 and sky.alpha() == 255
    )


def test_every_size_is_there(folder: Path) -> None:
    found = [QImage(str(folder / f"{side}.png")) for side in SIZES]
    assert [image.width() for image in found] == list(SIZES)
    assert all(map(is_the_card, found))


def test_windows_reads_the_ico(folder: Path) -> None:
    found = images(folder / "icon.ico")
    assert [image.width() for image in found] == list(icon_files.OF_WINDOWS)
    assert all(map(is_the_card, found))
    assert found[2] == QImage(str(folder / "32.png")).convertToFormat(found[2].format())


def test_macos_reads_the_icns(folder: Path) -> None:
    found = images(folder / "icon.icns")
    assert [image.width() for image in found] == list(icon_files.OF_MACOS.values())
    assert all(map(is_the_card, found))


def test_svg_needs_no_clip_and_stays_inside_the_square(folder: Path) -> None:
    """Qt's own reader of SVG, which draws the menu of some desktops, knows no clips."""
    text = (folder / "icon.svg").read_text("utf-8")
    assert "clip" not in text.lower()
    root = ElementTree.fromstring(text)
    assert root.get("viewBox") == "0 0 512 512"
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "Deck builder"
    assert is_the_card(QImage(str(folder / "icon.svg")))
