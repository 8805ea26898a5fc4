"""What goes into the built program: the data of the wheel, what is shown of Qt, what the system lends."""

import sys
from pathlib import Path, PurePath

import pytest

from tests.helpers.scripts import ROOT, load_script, tracked

contents = load_script("contents")
QT = "PySide6/Qt"


def test_every_data_file_of_the_wheel_goes_along_to_its_own_place() -> None:
    """Modules are packed apart; markers of types and sources of translations are no use to a player."""
    going = {
        (Path(folder) / PurePath(source).name).as_posix(): Path(source)
        for source, folder in contents.data_files()
    }
    data = {
        name
        for name in tracked()
        if name.startswith(("deckbuilder/", "card_data/"))
        and PurePath(name).suffix not in (".py", ".typed", ".ts")
    }
    assert len(data) > 50
    assert data - going.keys() == set()
    assert all(going[name] == ROOT / name for name in data)


def test_licences_go_along() -> None:
    names = {PurePath(source).name for source, folder in contents.data_files() if folder == "licences"}
    assert {"LICENSE", "LGPL-3.0.txt", "GPL-3.0.txt", "README.txt"} <= names


@pytest.mark.parametrize(
    "place",
    [
        f"{QT}/plugins/platforms/libqxcb.so",
        f"{QT}/plugins/platforms/libqwayland.so",
        f"{QT}/plugins/platforms/libqoffscreen.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/plugins/styles/qmodernwindowsstyle.dll",
        f"{QT}/plugins/platforms/libqcocoa.dylib",
        f"{QT}/plugins/imageformats/libqwebp.so",
        f"{QT}/plugins/printsupport/libcupsprintersupport.so",
        f"{QT}/translations/qtbase_ja.qm",
        "deckbuilder/gui/translations/ja.qm",
        "deckbuilder/gui/help/pages/ja/rules.md",
        "numpy.libs/libscipy_openblas64.so",
    ],
)
def test_goes_along(place: str) -> None:
    assert contents.is_wanted(place)


@pytest.mark.parametrize(
    "place",
    [
        f"{QT}/plugins/platforms/libqvnc.so",
        f"{QT}/plugins/tls/libqopensslbackend.so",
        f"{QT}/plugins/platformthemes/libqgtk3.so",
        f"{QT}/translations/qtbase_de.qm",
        "PySide6/opengl32sw.dll",
        "godzilla_deckbuilder-0.1.0.dist-info/direct_url.json",
    ],
)
def test_stays_behind(place: str) -> None:
    assert not contents.is_wanted(place)


def test_libraries_nothing_asks_for_any_more_stay_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    asks = {
        "/qt/libqxcb.so": ["libQt6Gui.so.6"],
        "/qt/libQt6Gui.so.6": ["/qt/libQt6Core.so.6", "libpng16.so.16"],
        "/qt/libcupsprintersupport.so": ["libcups.so.2"],
        "/lib/libcups.so.2": ["libgnutls.so.30"],
        "/qt/libQt6Network.so.6": ["libssl.so.3"],
    }
    entries = [
        (f"{QT}/plugins/platforms/libqxcb.so", "/qt/libqxcb.so", "BINARY"),
        (f"{QT}/plugins/printsupport/libcupsprintersupport.so", "/qt/libcupsprintersupport.so", "BINARY"),
        *((f"{QT}/lib/{name}", f"/qt/{name}", "BINARY") for name in ("libQt6Core.so.6", "libQt6Gui.so.6")),
        (f"{QT}/lib/libQt6Network.so.6", "/qt/libQt6Network.so.6", "BINARY"),
        *(
            (name, f"/lib/{name}", "BINARY")
            for name in ("libpng16.so.16", "libcups.so.2", "libgnutls.so.30", "libssl.so.3")
        ),
        ("libpython3.11.so.1.0", "/lib/libpython3.11.so.1.0", "BINARY"),
        ("base_library.zip", "/build/base_library.zip", "DATA"),
        ("libQt6Core.so.6", f"{QT}/lib/libQt6Core.so.6", "SYMLINK"),
        ("libQt6Network.so.6", f"{QT}/lib/libQt6Network.so.6", "SYMLINK"),
    ]
    kept = contents.needed(entries, lambda path: asks.get(path, []))
    assert sorted(place for place, _, _ in kept) == [
        f"{QT}/lib/libQt6Core.so.6",
        f"{QT}/lib/libQt6Gui.so.6",
        f"{QT}/plugins/platforms/libqxcb.so",
        f"{QT}/plugins/printsupport/libcupsprintersupport.so",
        "base_library.zip",
        "libQt6Core.so.6",
        "libpng16.so.16",
        "libpython3.11.so.1.0",
    ]


def test_on_other_systems_nothing_is_swept(monkeypatch: pytest.MonkeyPatch) -> None:
    """There only Qt's own libraries are beside it, and an app of macOS is full of links to them."""
    monkeypatch.setattr(sys, "platform", "darwin")
    entries = [("QtCore", "/qt/QtCore", "BINARY")]
    assert contents.needed(entries, lambda path: []) == entries


def test_no_module_that_is_left_out_is_one_of_ours() -> None:
    assert [name for name in contents.EXCLUDED if name.startswith(contents.PACKAGES)] == []
