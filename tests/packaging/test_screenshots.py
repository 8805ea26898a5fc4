"""The pictures of the README: all are there, small, shown with words, and told apart from what is old."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "packaging" / "screenshots"
LARGEST, ALL = 120 * 1024, 600 * 1024


@pytest.fixture(scope="module")
def script() -> Iterator[ModuleType]:
    """The script as a module; what it changes about the process is put back."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QT_SCALE_FACTOR", "1")
        patch.setattr(sys, "path", [*sys.path])
        spec = importlib.util.spec_from_file_location("screenshots", ROOT / "packaging" / "screenshots.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        yield module


@pytest.fixture
def window() -> QImage:
    """A picture with large areas and a gradient of 400 shades."""
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(QColor("#F1EEE7"))
    painter = QPainter(image)
    painter.fillRect(0, 0, 200, 100, QColor("#C4321F"))
    for x in range(400):
        painter.fillRect(x, 280, 1, 20, QColor(x % 256, 255 - x // 2, 90))
    painter.end()
    return image


def test_every_moment_has_its_picture_and_every_picture_is_small(script: ModuleType) -> None:
    sizes = {path.stem: path.stat().st_size for path in FOLDER.glob("*")}
    assert sizes.keys() == script.SCENES.keys()
    assert {name: size for name, size in sizes.items() if size > LARGEST} == {}
    assert sum(sizes.values()) <= ALL
    assert all(not QImage(str(FOLDER / f"{name}.png")).isNull() for name in sizes)


def test_the_readme_shows_every_picture_with_words_for_those_who_do_not_see_it() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    told = dict(re.findall(r"!\[(.+?)\]\(packaging/screenshots/(\w+)\.png\)", readme))
    shown = {*told.values(), *re.findall(r'src="packaging/screenshots/(\w+)\.png"[^>]* alt="[^"]+"', readme)}
    assert shown == {path.stem for path in FOLDER.glob("*.png")}


def test_few_colours_leave_large_areas_exact(script: ModuleType, window: QImage) -> None:
    few = script.reduced(window)
    assert len(few.colorTable()) <= script.COLORS
    assert few.pixelColor(300, 50) == QColor("#F1EEE7")
    assert few.pixelColor(50, 50) == QColor("#C4321F")
    assert script.difference(window, few) == 0


def test_a_picture_is_old_when_a_part_of_it_changed(script: ModuleType, window: QImage) -> None:
    assert script.difference(window, window.scaled(200, 150)) == 1
    changed = window.copy()
    painter = QPainter(changed)
    painter.fillRect(100, 100, 80, 60, QColor("black"))
    painter.end()
    assert script.difference(window, changed) > script.CHANGED
    painter = QPainter(changed)
    painter.drawImage(0, 0, window)
    painter.fillRect(10, 200, 20, 12, QColor("black"))  # another word, such as a time
    painter.end()
    assert 0 < script.difference(window, changed) < script.CHANGED
