"""The README is true: its commands run and print what it shows, its commands and folders exist."""

import doctest
import re
import shlex
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from deckbuilder.__main__ import main
from deckbuilder.cards.catalogue import load_catalogue
from deckbuilder.decks.formats import load_formats

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")


class Example(NamedTuple):
    """A command and the lines shown below it, in columns; `...` stands for any text."""

    command: str
    shown: str


def sessions() -> list[list[Example]]:
    """The `console` blocks, each with its commands in order."""
    found: list[list[Example]] = []
    for block in re.findall(r"^```console\n(.*?)^```", README, re.MULTILINE | re.DOTALL):
        parts = [part.partition("\n") for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
        found.append([Example(command, shown.strip("\n")) for command, _, shown in parts])
    return found


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the shipped decks in it, where commands may write."""
    shutil.copytree(ROOT / "card_data" / "decks", tmp_path / "card_data" / "decks")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("qapp")  # else a command that draws makes one that no window can use
@pytest.mark.parametrize("session", sessions(), ids=lambda session: session[0].command)
def test_commands_print_what_is_shown(
    session: list[Example], checkout: Path, home: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for command, shown in session:
        program, *arguments = shlex.split(command)
        code = main(arguments)
        printed = "\n".join(line.rstrip() for line in capfd.readouterr().out.strip("\n").splitlines())
        assert (program, code in (0, 1)) == ("deckbuilder", True), f"{command}\n{printed}"
        if shown:
            options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
            assert doctest.OutputChecker().check_output(shown, printed, options), f"{command}\n{printed}"


def test_readme_shows_commands() -> None:
    assert sessions()


def test_own_cards_and_formats_are_read_as_shown(tmp_path: Path) -> None:
    cards, formats = re.findall(r"^```json\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    for name, content in (("sets", cards), ("formats", formats)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "mine.json").write_text(content, "utf-8")
    catalogue = load_catalogue(tmp_path / "sets")
    assert (catalogue.get("EPR-901") is not None, catalogue.faults) == (True, ())
    known = load_formats(tmp_path / "formats")
    assert ("club-night" in known, known.faults) == (True, ())


def test_first_screen_has_the_two_commands() -> None:
    first_screen = "\n".join(README.splitlines()[:40])
    for script in ("packaging/run.py", "packaging/test.py"):
        assert f"python3 {script}" in first_screen
        assert (ROOT / script).is_file()


def test_folders_of_the_layout_exist() -> None:
    layout = re.search(r"^```\n(card_data/.*?)^```", README, re.MULTILINE | re.DOTALL)
    assert layout
    named = [line.split()[0] for line in layout[1].splitlines() if line.strip()]
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_links_and_pictures_inside_the_project_lead_somewhere() -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)\)", README) + re.findall(r'src="([^"]+)"', README)
    assert any(target.endswith(".png") for target in targets)
    assert [target for target in targets if not (ROOT / target).exists()] == []
