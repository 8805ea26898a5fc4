"""Whatever the files of the app hold, it starts, works, and names what it could not use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from deckbuilder.cards.catalogue import load_catalogue
from deckbuilder.decks import edits
from deckbuilder.decks.deck import Section
from deckbuilder.decks.deck_library import Library
from deckbuilder.gui.compare.versions import VersionsDialog
from deckbuilder.gui.settings import Settings
from tests.helpers import decks
from tests.helpers.disk_faults import deny_writing_in
from tests.helpers.window import Player

DAMAGE = {
    "NUL bytes": b"\0" * 4096,
    "wrong types": b'{"version": 1, "files": 7, "scheme": 5, "decks": "x"}',
    "huge": b'["' + b"y" * 9_000_000 + b'"]',
}


@pytest.mark.parametrize("content", DAMAGE.values(), ids=DAMAGE.keys())
def test_all_files_of_the_app_damaged_at_once_do_not_stop_it(
    make_window: Callable[..., Player], tmp_path: Path, content: bytes
) -> None:
    """B64: settings, recent files, autosave, collection, versions and the player's cards; each is named."""
    paths = make_window(show=False, start=False).services.paths
    files = [
        paths.config / "settings.json",
        paths.state / "recent.json",
        paths.journal / "dead-0001.json",
        paths.collection,
        paths.user_sets / "mine.json",
    ]
    for file in files:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    player = make_window(catalogue=load_catalogue(paths.user_sets))
    told = "\n".join(bar.accessibleName() for bar in player.window.deck_panel.notices.bars)
    for file in files:
        assert file.name in told, file.name
    for file in files[:4]:
        kept = [other for other in file.parent.iterdir() if "damaged" in other.name]
        assert content in [other.read_bytes() for other in kept], f"{file.name} is kept aside"
    player.search("EBP01-016")
    player.press("4")
    assert player.deck.copies() == {"EBP01-016": 4}
    player.end()
    again = make_window(catalogue=load_catalogue())
    assert again.notices == [], "and it is told once"


def test_damaged_versions_of_a_deck_are_no_versions(make_window: Callable[..., Player]) -> None:
    """B64."""
    player = make_window(show=False)
    services = player.services
    path = Library(services.paths.decks, decks.cards(), services.history).add(
        replace(decks.red(), name="Red")
    )
    player.window.workspace.open_file(path)
    current = player.window.workspace.current
    for number in ("EBP01-077", "EBP01-020"):
        current.edit(edits.add("a card", number, Section.MAIN, 1))
        player.window.workspace.save(current)
    versions = [each.file for each in services.history.versions(path)]
    for version, content in zip(versions, (DAMAGE["NUL bytes"], b""), strict=True):
        version.write_bytes(content)
    player.window.menus["versions"].trigger()
    QApplication.processEvents()
    dialog = player.window.findChildren(VersionsDialog)[-1]
    for row in range(dialog.model_.rowCount()):
        dialog.list.setCurrentIndex(dialog.model_.index(row, 0))
        QApplication.processEvents()
        assert not dialog.restore.isEnabled() or row == 0
    dialog.close()
    assert current.deck.copies()["EBP01-077"]


def test_no_picture_can_take_a_card_from_its_reader(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    """B65: a folder of broken, empty and huge pictures; every view shows the drawn card and stays usable."""
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    (pictures / "EBP01-016.png").write_bytes(b"")
    (pictures / "EBP01-017.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(500))
    (pictures / "EBP01-018.jpg").write_bytes(b"no picture")
    huge = QImage(20_000, 8, QImage.Format.Format_RGB32)
    huge.fill(QColor("red"))
    assert huge.save(str(pictures / "EBP01-019.png"))
    folders = (None, str(pictures), str(tmp_path / "not there"))
    player = make_window(settings=Settings(scheme="light", picture_folder=str(pictures)))
    window, services = player.window, player.services

    def seen() -> list[Any]:
        services.pictures.wait()
        QApplication.processEvents()
        return [
            each.grab().toImage()
            for each in (window.browser.view, window.preview.face, window.deck_panel.slots)
        ]

    looks = []
    for folder in folders:
        services.pictures.use(folder)
        player.search("EBP01-016 or EBP01-017 or EBP01-018")
        assert len(player.found) == 3
        player.press("Ctrl+1", "Home", "Return", "Ctrl+2", "Return", "Ctrl+1")
        looks.append(seen()[1])
        player.press("Ctrl+Z", "Ctrl+Z")
    assert looks[0] == looks[1] == looks[2], "the drawn face stands where a picture cannot be used"
    assert len(services.pictures.unreadable) in (0, 3)


def test_a_data_folder_that_cannot_be_written_is_said_and_the_day_goes_on(
    make_window: Callable[..., Player], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B14, B62: said once, with the path, when something is to be kept there; it can be saved elsewhere."""
    home = tmp_path / "home"
    home.mkdir()
    with monkeypatch.context() as patch:
        deny_writing_in(patch, home)
        player = make_window(folder=home)
        player.search("EBP01-016")
        player.press("4")
        said: list[str] = []
        player.window.recoverer.said.connect(said.append)
        for _ in range(3):
            player.window.recoverer.record()
        assert len(said) == 1, "autosave does not nag"
        assert str(home) in said[0]
        player.ask.saves = [home / "data" / "decks" / "mine.deck", tmp_path / "elsewhere.deck"]
        player.press("Ctrl+S")
        assert len(player.ask.told) == 1
        assert str(home / "data" / "decks") in player.ask.told[0]
        assert player.window.isWindowModified()
        player.press("Ctrl+S")
        assert not player.window.isWindowModified()
        assert len(player.ask.told) == 1
        player.end()
    home.chmod(0o755)
