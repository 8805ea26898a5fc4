"""Recipes of installers agree with the program and with each other, and are what their readers can read."""

import ast
import configparser
import plistlib
import re
import shutil
import subprocess
from datetime import date
from pathlib import Path, PurePath
from xml.etree import ElementTree

import pytest

from card_data import DECKS
from deckbuilder import __version__
from deckbuilder.decks.paths import APP_NAME
from deckbuilder.gui.application import IDENTIFIER
from tests.helpers.scripts import FOLDER, load_script

product = load_script("product")
archives = load_script("archives")
MIME = "application/x-godzilla-deck"
RECIPES = sorted(path for folder in ("linux", "macos", "windows") for path in (FOLDER / folder).iterdir())


def filled(name: str) -> str:
    return product.filled(FOLDER / name)


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(filled("linux/deckbuilder.desktop"))
    return parser["Desktop Entry"]


def test_version_and_identifier_are_those_of_the_program() -> None:
    assert __version__ == product.VERSION
    assert product.IDENTIFIER == IDENTIFIER


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda path: path.name)
def test_nothing_is_left_to_be_filled_in(recipe: Path) -> None:
    assert not re.search(r"@[A-Z_]+@", product.filled(recipe))


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda path: path.name)
def test_no_recipe_has_a_version_of_its_own(recipe: Path) -> None:
    assert __version__ not in recipe.read_text("utf-8")


def test_an_unknown_fact_is_no_empty_text(tmp_path: Path) -> None:
    recipe = tmp_path / "recipe"
    recipe.write_text("Name=@NAEM@")
    with pytest.raises(KeyError, match="NAEM"):
        product.filled(recipe)


def test_desktop_entry_opens_decks() -> None:
    entry = desktop_entry()
    assert entry["Type"] == "Application"
    assert entry["Exec"] == "deckbuilder %F"
    assert entry["Icon"] == IDENTIFIER
    assert entry["MimeType"] == f"{MIME};"
    assert {"Name", "Name[ja]", "Comment", "Comment[ja]", "Categories"} <= set(entry)
    assert all(entry[key].endswith(";") for key in ("Categories", "Keywords", "MimeType"))


def test_desktop_finds_the_files_under_the_name_that_windows_have() -> None:
    places = archives.linux_files()
    assert places["deckbuilder.desktop"] == f"applications/{IDENTIFIER}.desktop"
    assert set(places) | {"AppRun"} == {path.name for path in (FOLDER / "linux").iterdir()}


def test_mime_type_is_told_by_ending_and_by_the_first_line_of_our_decks() -> None:
    root = ElementTree.fromstring(filled("linux/deckbuilder.mime.xml"))
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = root.find("m:mime-type", space)
    assert kind is not None
    assert kind.get("type") == MIME
    assert [glob.get("pattern") for glob in kind.findall("m:glob", space)] == ["*.deck"]
    match = kind.find("m:magic/m:match", space)
    assert match is not None
    assert all(path.read_text("utf-8").startswith(match.get("value", "?")) for path in DECKS.glob("*.deck"))


def test_store_page_names_what_the_other_files_are_called() -> None:
    root = ElementTree.fromstring(filled("linux/deckbuilder.metainfo.xml"))
    assert root.get("type") == "desktop-application"
    assert root.findtext("id") == IDENTIFIER
    assert root.findtext("launchable") == f"{IDENTIFIER}.desktop"
    assert root.findtext("provides/mediatype") == MIME
    assert root.findtext("provides/binary") == "deckbuilder"
    assert root.findtext("project_license") == "MIT AND OFL-1.1"
    assert root.find("content_rating") is not None
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__
    assert date.fromisoformat(release.get("date", "")) == product.RELEASED
    names = [
        (name.get("{http://www.w3.org/XML/1998/namespace}lang"), name.text) for name in root.iter("name")
    ]
    entry = desktop_entry()
    assert names[:2] == [(None, entry["Name"]), ("ja", entry["Name[ja]"])]


@pytest.mark.parametrize(
    ("recipe", "validator"),
    [
        ("deckbuilder.metainfo.xml", ["appstreamcli", "validate", "--no-net"]),
        ("deckbuilder.desktop", ["desktop-file-validate"]),
    ],
    ids=["store page", "desktop entry"],
)
def test_the_tools_of_desktops_find_no_fault(tmp_path: Path, recipe: str, validator: list[str]) -> None:
    if not shutil.which(validator[0]):
        pytest.skip(f"{validator[0]} is not here")
    path = tmp_path / PurePath(archives.linux_files()[recipe]).name
    product.write_filled(FOLDER / "linux" / recipe, path)
    done = subprocess.run([*validator, path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_app_for_macos_owns_decks() -> None:
    info = plistlib.loads(filled("macos/Info.plist").encode())
    [kind] = info["UTExportedTypeDeclarations"]
    tags = kind["UTTypeTagSpecification"]
    assert tags == {"public.filename-extension": ["deck"], "public.mime-type": [MIME]}
    [document] = info["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert info["CFBundleVersion"] == __version__
    assert info["CFBundleLocalizations"] == ["en", "ja"]


def test_windows_shows_the_version() -> None:
    text = filled("windows/version_info.txt")
    tree = ast.parse(text, mode="eval")
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    said = {
        call.args[0].value: call.args[1].value  # type: ignore[attr-defined]
        for call in calls
        if getattr(call.func, "id", "") == "StringStruct"
    }
    assert said["ProductVersion"] == said["FileVersion"] == __version__
    four = ast.literal_eval(text[text.index("filevers=") + 9 :].split("\n")[0].rstrip(","))
    assert len(four) == 4
    assert ".".join(map(str, four)).startswith(__version__)


def test_installer_of_windows_has_all_its_texts_in_both_languages() -> None:
    text = filled("windows/deckbuilder.iss")
    messages = re.findall(r"^(\w\w)\.(\w+)=", text, re.MULTILINE)
    used = set(re.findall(r"\{cm:(\w+)", text)) - {"CreateDesktopIcon", "LaunchProgram"}
    assert set(messages) == {(language, key) for language in ("en", "ja") for key in used}


def test_installer_of_windows_opens_decks_with_the_window_program_for_one_user() -> None:
    text = filled("windows/deckbuilder.iss")
    assert 'ValueData: """{app}\\Deck builder.exe"" ""%1"""' in text
    assert "PrivilegesRequired=lowest" in text
    assert "ChangesAssociations=yes" in text
    assert re.search(r'Subkey: "Software\\Classes\\\.deck"; .*Tasks: open_decks', text)
    assert "Root: HKLM" not in text


def test_removing_it_on_windows_leaves_the_player_their_decks() -> None:
    """They lie in a folder of another name than that which the program is in."""
    text = filled("windows/deckbuilder.iss")
    assert f"\\{APP_NAME}" not in text
    assert "UninstallDelete" not in text
