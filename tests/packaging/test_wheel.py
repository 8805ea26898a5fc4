"""What is installed: the wheel holds the whole program and runs without the checkout; the sdist has more."""

import os
import subprocess
import sys
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from card_data import DECKS
from tests.helpers.scripts import ROOT, tracked


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the wheel of the project, as it is now, brings."""
    folder = tmp_path_factory.mktemp("wheel")
    [path] = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    with ZipFile(path) as archive:
        archive.extractall(folder / "installed")
    return folder / "installed"


@pytest.fixture(scope="module")
def wheel(installed: Path) -> set[str]:
    """The names of the files in the wheel."""
    return {path.relative_to(installed).as_posix() for path in installed.rglob("*") if path.is_file()}


def test_wheel_holds_every_file_of_both_packages(wheel: set[str]) -> None:
    """Cards, schema, sample decks, grammar, fonts and licences are data; a wheel without them is useless."""
    wanted = {name for name in tracked() if name.startswith(("deckbuilder/", "card_data/"))}
    assert wanted - wheel == set()


def test_wheel_holds_nothing_else(wheel: set[str]) -> None:
    tops = {PurePosixPath(name).parts[0] for name in wheel}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"deckbuilder", "card_data"}


def test_wheel_brings_the_command(wheel: set[str]) -> None:
    assert any(name.endswith(".dist-info/entry_points.txt") for name in wheel)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["check", str(DECKS / "ESD01.deck"), "--format", "unrestricted"], "\nLegal\n"),
        (["--measure-start", "home"], "ready\n"),
    ],
    ids=["the terminal", "the window"],
)
def test_what_the_wheel_brings_runs_elsewhere(
    installed: Path, tmp_path: Path, arguments: list[str], said: str
) -> None:
    """The rest of the environment lends only the packages it depends on."""
    code = f"import deckbuilder, sys; assert deckbuilder.__file__.startswith({str(installed)!r}); "
    code += "from deckbuilder.__main__ import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(installed), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout


def test_sdist_holds_what_the_wheel_and_its_tests_are_made_of() -> None:
    builder = SdistBuilder(str(ROOT))
    names = {Path(file.relative_path).as_posix() for file in builder.recurse_included_files()}
    left_out = set(tracked()) - names
    added_always = {"pyproject.toml", ".gitignore"}
    assert {PurePosixPath(name).parts[0] for name in left_out} - added_always <= {
        ".ci",
        ".pre-commit-config.yaml",
    }
