"""Building for players: what is told when something is missing, how the result is laid out."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.helpers.scripts import FOLDER, ROOT, load_script

bundle = load_script("bundle")
trial = load_script("trial")
IDENTIFIER = bundle.product.IDENTIFIER
PROGRAM = """#!/bin/sh
echo "opens $1 with $(cat "$(dirname "$(readlink -f "$0")")/_internal/cards")"
"""
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the layout of Linux")


def test_help_is_told_without_an_environment(capsys: pytest.CaptureFixture[str]) -> None:
    assert bundle.main(["--help"]) == 0
    assert "python3 packaging/bundle.py --installer" in capsys.readouterr().out


def test_a_slip_of_the_pen_builds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert bundle.main(["--instaler"]) == 2
    assert capsys.readouterr().err.startswith("Unknown: --instaler\n")


def test_missing_tool_of_the_installer_is_told_before_the_long_work(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    assert bundle.main(["--installer"]) == 1
    said = capsys.readouterr().err
    assert bundle.TOOLS[bundle.SYSTEM] in said
    assert "packaging/README.md" in said


def test_every_tool_is_in_the_instructions() -> None:
    text = (FOLDER / "README.md").read_text("utf-8")
    assert [tool for tool in bundle.TOOLS.values() if f"`{tool}`" not in text] == []


def test_every_script_of_packaging_is_in_the_instructions() -> None:
    text = (FOLDER / "README.md").read_text("utf-8")
    mine = ["product", "contents", "start", "icon_files", "trial", "archives", "bundle"]
    assert [name for name in mine if f"{name}.py" not in text] == []


def test_a_step_that_fails_is_told_with_what_it_said() -> None:
    with pytest.raises(bundle.BundleError, match=r"Program:\n.*no such library"):
        bundle.run([sys.executable, "-c", "raise SystemExit('no such library')"], step="Program")


def test_nothing_built_is_nothing_to_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundle, "DIST", tmp_path)
    with pytest.raises(bundle.BundleError, match="Build it first"):
        bundle.try_out(bundle.Environment())


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("raise SystemExit('no module named x')", "failed with exit code 1:\n  no module named x"),
        ("print('Not legal')", "should say 'Legal', and said:\n  Not legal"),
        ("import sys; print('Traceback of a worker', file=sys.stderr)", "Traceback of a worker"),
    ],
    ids=["fails", "says something else", "complains beside"],
)
def test_a_program_that_does_not_work_is_no_program(code: str, complaint: str) -> None:
    with trial.tried([sys.executable, "-c", code]) as tried, pytest.raises(trial.TrialError) as fault:
        tried.expect("Legal", "check", "ESD01.deck")
    assert complaint in str(fault.value)


def test_the_trial_gets_nothing_of_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or what is missing in the built program would be taken from there."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    code = "import os; print('PYTHONPATH' in os.environ, os.getcwd(), os.listdir())"
    with trial.tried([sys.executable, "-c", code]) as tried:
        assert tried.run().output == f"False {tried.folder.resolve()} ['ESD01.deck']\n"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that holds a program of two files, and an icon, as a build leaves them."""
    archives = bundle.archives
    for name, folder in (("BUILD", "build"), ("DIST", "dist"), ("ICON", "icon")):
        monkeypatch.setattr(archives, name, tmp_path / folder)
    program = tmp_path / "dist" / "deckbuilder"
    (program / "_internal").mkdir(parents=True)
    (program / "_internal" / "cards").write_text("cards")
    (program / "deckbuilder").write_text(PROGRAM)
    (program / "deckbuilder").chmod(0o755)
    (tmp_path / "icon").mkdir()
    for name in ("16.png", "256.png", "icon.svg"):
        (tmp_path / "icon" / name).write_text("icon")
    return tmp_path


@linux
def test_archive_for_linux_can_be_unpacked_over_the_folders_of_a_user(built: Path) -> None:
    path = bundle.archives.archive()
    with tarfile.open(path) as archive:
        archive.extractall(built / "home", filter="data")
        assert {(member.uid, member.uname) for member in archive.getmembers()} == {(0, "root")}
    [folder] = (built / "home").iterdir()
    assert {each.name for each in folder.iterdir()} == {"bin", "lib", "share"}
    share = folder / "share"
    assert (share / "applications" / f"{IDENTIFIER}.desktop").is_file()
    assert (share / "metainfo" / f"{IDENTIFIER}.metainfo.xml").is_file()
    assert (share / "mime" / "packages" / f"{IDENTIFIER}.xml").is_file()
    assert (share / "icons" / "hicolor" / "16x16" / "apps" / f"{IDENTIFIER}.png").is_file()
    assert (share / "icons" / "hicolor" / "scalable" / "apps" / f"{IDENTIFIER}.svg").is_file()
    assert subprocess.check_output([folder / "bin" / "deckbuilder", "a.deck"]) == b"opens a.deck with cards\n"


@linux
def test_image_for_linux_is_made_of_a_folder_that_starts_by_itself(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARCH", "")
    ran: list[object] = []
    path = bundle.archives.installer("appimagetool", ran.append)
    folder = built / "build" / "AppDir"
    assert ran == [["appimagetool", "--no-appstream", folder, path]]
    assert os.environ["ARCH"] == bundle.archives.MACHINE
    assert subprocess.check_output([folder / "AppRun", "a b.deck"]) == b"opens a b.deck with cards\n"
    for name in (f"{IDENTIFIER}.desktop", f"{IDENTIFIER}.png", ".DirIcon"):
        assert (folder / name).read_text()
