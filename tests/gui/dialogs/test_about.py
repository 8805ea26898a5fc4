"""The About box: what is installed, in words to read and to copy, and where it leads."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from deckbuilder import __version__
from deckbuilder.gui.dialogs.about import About
from deckbuilder.gui.installed import LIBRARIES, bug_report
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.widgets.words import Words
from tests.helpers.window import Player, activate, clipped, focusable, press, spoken

PROJECT = tomllib.loads((Path(__file__).resolve().parents[3] / "pyproject.toml").read_text("utf-8"))


@pytest.fixture
def folders() -> list[Path]:
    """Those that were shown."""
    return []


@pytest.fixture
def about(services: Services, folders: list[Path], qtbot: Any) -> About:
    services.now = lambda: datetime(2026, 11, 30, 12)

    def show(folder: Path) -> bool:
        folders.append(folder)
        return folder.is_dir()

    box = About(services, show_folder=show)
    qtbot.addWidget(box)
    box.show()
    activate(box)
    return box


def read(box: About) -> str:
    """All that stands in it."""
    return "\n".join(words.text() for words in box.findChildren(Words))


def test_versions_data_lists_and_the_unofficial_notice_are_told(about: About, services: Services) -> None:
    text = read(about)
    for part in (
        __version__,
        f"{len(services.catalogue)} cards in 12 sets",
        "Special 01 (ESC01), 2026-07-04",
        services.catalogue.data_version,
        "official Japanese list of 2026-04-01",
        "Unofficial, made by fans",
        "MIT",
        "OFL-1.1",
    ):
        assert part in text


def test_every_library_of_the_project_is_named_with_its_licence(about: About) -> None:
    wanted = {re.split(r"[<>=!~\[ ]", each)[0] for each in PROJECT["project"]["dependencies"]}
    assert wanted <= set(LIBRARIES)
    names = "\n".join(words.accessibleName() for words in about.findChildren(Words))
    for name, licence in LIBRARIES.items():
        assert re.search(rf"^{re.escape(name)}.*: {re.escape(licence)}$", names, re.MULTILINE), name


def test_what_is_copied_for_a_report_names_versions_and_no_folder(about: About, services: Services) -> None:
    about.copy.click()
    copied = QApplication.clipboard().text()
    assert copied == bug_report(services)
    assert f"Deck builder {__version__}\nCard data {services.catalogue.data_version}" in copied
    assert "offscreen" in copied
    assert str(services.paths.data.parent) not in copied
    assert "Copied" in about.said.text()


def test_the_data_folder_is_made_and_shown_or_named(
    about: About, services: Services, folders: list[Path]
) -> None:
    data = services.paths.data
    about.folder.click()
    assert folders == [data]
    assert data.is_dir()
    assert about.said.text() == ""
    data.rename(data.with_name("moved"))
    data.write_text("a file where the folder was")
    about.folder.click()
    assert "a file where a folder is needed" in about.said.text()


def test_the_menu_opens_it_and_its_button_leads_to_what_is_new(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.window.menus["about"].trigger()
    [box] = player.window.findChildren(About)
    box.news.click()
    help_ = player.window.guides.help
    assert help_ is not None
    assert help_.place == ("news", "")
    activate(box)
    press("Escape", box)
    assert player.window.findChildren(About) == []


def test_everything_in_it_has_a_name_and_nothing_is_cut_off(about: About, theme: Theme) -> None:
    for points in (8, 24):
        theme.set_size(points)
        QApplication.processEvents()
        assert clipped(about) == []
    assert [each for each in focusable(about) if not spoken(each)] == []
