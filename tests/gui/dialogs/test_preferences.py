"""The preferences: effects at once, Cancel, defaults, what is remembered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from deckbuilder.gui.dialogs.preferences import Preferences
from deckbuilder.gui.restart import start_again
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import Settings, SettingsFile
from deckbuilder.gui.theme import Theme
from tests.helpers.window import Player, activate, clipped, focusable, spoken


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a picture of a card, one that is broken, and something else."""
    folder = tmp_path / "My pictures"
    folder.mkdir()
    QImage(63, 88, QImage.Format.Format_RGB32).save(str(folder / "EBP01-016.png"))
    (folder / "EBP01-001.png").write_bytes(b"no picture")
    (folder / "holiday.txt").write_text("not a card")
    return folder


@pytest.fixture
def dialog(services: Services, folder: Path, qtbot: Any) -> Preferences:
    dialog = Preferences(services, ask_folder=lambda *_: str(folder))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def choose(box: Any, text: str) -> None:
    """Choose an entry of a list as its player does."""
    box.setCurrentIndex(box.findText(text))
    assert box.currentText() == text
    box.activated.emit(box.currentIndex())


def test_colours_and_text_change_at_once_and_cancel_takes_it_all_back(
    dialog: Preferences, services: Services, theme: Theme
) -> None:
    size = theme.size
    choose(dialog.scheme, "Dark")
    assert theme.choice == "dark"
    dialog.system_size.setChecked(False)
    dialog.size_.setValue(16)
    assert theme.size == 16
    dialog.autosave.setValue(60)
    dialog.motion.setChecked(False)
    choose(dialog.format, "Standard JP")
    assert services.settings.default_format == "standard-jp"
    dialog.cancel.click()
    assert not dialog.isVisible()
    assert (theme.choice, theme.size) == ("light", size)
    assert services.settings == Settings(scheme="light")


def test_text_of_the_system_size_cannot_be_set_until_the_tick_is_taken_away(dialog: Preferences) -> None:
    assert dialog.system_size.isChecked()
    assert not dialog.size_.isEnabled()
    dialog.system_size.click()
    assert dialog.size_.isEnabled()
    assert (dialog.size_.minimum(), dialog.size_.maximum()) == (8, 24)


def test_defaults_come_back_and_can_still_be_cancelled(
    dialog: Preferences, services: Services, theme: Theme
) -> None:
    services.settings.autosave_seconds = 77
    again = Preferences(services)
    again.restore.click()
    assert (services.settings.autosave_seconds, again.autosave.value()) == (10, 10)
    assert theme.choice == "system"
    again.cancel.click()
    assert services.settings.autosave_seconds == 77
    assert theme.choice == "light"
    again.deleteLater()


def test_a_folder_of_pictures_says_what_was_found_and_what_cannot_be_read(
    dialog: Preferences, services: Services, folder: Path
) -> None:
    assert dialog.folder.whole == "None: cards are drawn"
    assert not dialog.clear.isEnabled()
    dialog.choose.click()
    services.pictures.wait()
    QApplication.processEvents()
    assert dialog.folder.accessibleName() == str(folder)
    assert dialog.pictures.text().splitlines() == [
        "1 card picture found",
        "Cannot be read: 1 file",
        "EBP01-001.png: this is no picture",
    ]
    dialog.clear.click()
    assert services.settings.picture_folder is None
    assert services.pictures.count == 0
    assert not dialog.pictures.isVisible()


def test_a_folder_that_is_gone_is_a_sentence(services: Services, tmp_path: Path, qtbot: Any) -> None:
    gone = Preferences(services, ask_folder=lambda *_: str(tmp_path / "gone"))
    qtbot.addWidget(gone)
    gone.show()
    gone.choose.click()
    services.pictures.wait()
    QApplication.processEvents()
    assert gone.pictures.text().startswith("The folder cannot be read")
    gone.cancel.click()
    assert services.settings.picture_folder is None


def test_another_language_is_taken_up_at_the_next_start_and_the_dialog_says_so(
    dialog: Preferences, services: Services
) -> None:
    assert not dialog.restart.isVisible()
    choose(dialog.language, "日本語")
    assert dialog.next_start.isVisible()
    assert dialog.restart.isVisible()
    assert services.language == "en"
    choose(dialog.language, "English")
    assert not dialog.restart.isVisible()


def test_ok_writes_the_choices_to_the_disk(make_window: Callable[..., Player], tmp_path: Path) -> None:
    player = make_window()
    player.press("Ctrl+,")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, Preferences)
    dialog.autosave.setValue(30)
    choose(dialog.format, "Standard JP")
    dialog.ok.click()
    stored = SettingsFile(tmp_path / "config" / "settings.json").load()
    assert (stored.autosave_seconds, stored.default_format) == (30, "standard-jp")
    activate(player.window)
    player.press("Ctrl+N")
    assert player.deck.format == "standard-jp"


def test_restart_asks_about_unsaved_decks_and_starts_with_the_same_files(
    make_window: Callable[..., Player], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[Path]] = []
    monkeypatch.setattr("deckbuilder.gui.guides.start_again", lambda paths: started.append(paths) or True)
    player = make_window()
    file = tmp_path / "Fire.deck"
    player.ask.saves.append(file)
    player.search("EBP01-016")
    player.press("Return", "Ctrl+S", "Return")
    player.press("Ctrl+,")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, Preferences)
    choose(dialog.language, "日本語")
    player.ask.forgiving = True
    dialog.restart.click()
    QApplication.processEvents()
    assert player.ask.asked[-1] == "leave Fire"
    assert started == [[file]]
    assert SettingsFile(tmp_path / "config" / "settings.json").load().language == "ja"


def test_the_app_is_started_with_whole_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    monkeypatch.setattr(QProcess, "startDetached", lambda *line: started.append(line) or True)
    monkeypatch.setattr("sys.executable", "/opt/python")
    monkeypatch.chdir(tmp_path)
    assert start_again([Path("a deck.deck")])
    assert started == [("/opt/python", ["-m", "deckbuilder", str(tmp_path / "a deck.deck")])]


def test_no_word_is_cut_off_and_everything_has_a_name(
    dialog: Preferences, services: Services, theme: Theme
) -> None:
    dialog.choose.click()
    choose(dialog.language, "日本語")
    services.pictures.wait()
    for points in (24, 8):
        theme.set_size(points)
        for _ in range(3):
            QApplication.processEvents()
        assert clipped(dialog) == [], points
    assert [each for each in focusable(dialog) if not spoken(each)] == []
