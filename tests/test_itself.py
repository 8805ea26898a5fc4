"""The program starts itself again, from wherever it runs."""

from pathlib import Path

import pytest

from deckbuilder.itself import command


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/opt/python")
    monkeypatch.delenv("APPDIR", raising=False)
    monkeypatch.delenv("APPIMAGE", raising=False)


def test_an_installed_package_is_started_through_its_python() -> None:
    assert command("a.deck") == ["/opt/python", "-m", "deckbuilder", "a.deck"]


def test_a_built_program_is_started_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert command("a.deck") == ["/opt/python", "a.deck"]


@pytest.mark.parametrize(
    ("executable", "program"),
    [
        ("/mount/1/usr/lib/deckbuilder/deckbuilder", "/home/me/deckbuilder.AppImage"),
        ("/opt/deckbuilder/deckbuilder", "/opt/deckbuilder/deckbuilder"),
    ],
    ids=["inside the image", "started by another image"],
)
def test_what_is_inside_an_image_that_is_about_to_go_is_not_started(
    monkeypatch: pytest.MonkeyPatch, executable: str, program: str
) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", executable)
    monkeypatch.setenv("APPDIR", str(Path("/mount/1")))
    monkeypatch.setenv("APPIMAGE", "/home/me/deckbuilder.AppImage")
    assert command() == [program]
