"""The environment that the two commands share: what it depends on, when it is reused, how it is repaired."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.scripts import FOLDER, load_script

environment = load_script("environment")


class Workshop:
    """An environment in a temporary folder, in which nothing is really installed; `done` lists what was."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (root / "pyproject.toml").write_text("[project]\n", "utf-8")
        self.root = root
        self.environment = environment.Environment(root, root / ".venv")
        self.done: list[str] = []
        self.pip_says = ""
        self.python_works = True
        monkeypatch.setattr(environment, "run_quietly", self.run)
        monkeypatch.setattr(self.environment, "answers", lambda code: self.python_works)

    def run(self, command: list[str], each_line: object = None) -> str:
        if "venv" in command:
            self.done.append("make")
            self.environment.packages.mkdir(parents=True)
            self.python_works = True
            return ""
        self.done.append("install " + command[-1].removeprefix(str(self.root)))
        record = self.environment.packages / "thing-1.0.dist-info" / "RECORD"
        record.parent.mkdir(exist_ok=True)
        record.write_text('thing.py,sha256=x,1\n"odd, name.py",,\nthing-1.0.dist-info/RECORD,,\n', "utf-8")
        (self.environment.packages / "thing.py").touch()
        (self.environment.packages / "odd, name.py").touch()
        return self.pip_says

    def prepare(self, *extras: str) -> list[str]:
        """What was done to prepare it now."""
        self.done.clear()
        self.environment.prepare(extras)
        return self.done.copy()


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(tmp_path, monkeypatch)


def test_first_start_makes_and_installs(workshop: Workshop) -> None:
    assert workshop.prepare() == ["make", "install "]


def test_second_start_does_nothing(workshop: Workshop) -> None:
    workshop.prepare()
    assert workshop.prepare() == []


def test_changed_project_file_installs_again_into_the_same_environment(workshop: Workshop) -> None:
    workshop.prepare()
    (workshop.root / "pyproject.toml").write_text("[project]\ndependencies = []\n", "utf-8")
    assert workshop.prepare() == ["install "]


def test_tests_add_their_extra_and_the_program_keeps_it(workshop: Workshop) -> None:
    workshop.prepare()
    assert workshop.prepare("test") == ["install [test]"]
    assert workshop.prepare() == []
    (workshop.root / "pyproject.toml").write_text("[project]\ndependencies = []\n", "utf-8")
    assert workshop.prepare() == ["install [test]"]


def test_moved_checkout_is_not_taken_for_the_one_that_was_installed(workshop: Workshop) -> None:
    workshop.prepare()
    moved = workshop.root.parent / "elsewhere"
    workshop.root.rename(moved)
    assert not environment.Environment(moved, moved / ".venv").is_ready()


def test_interrupted_installation_is_finished(workshop: Workshop) -> None:
    workshop.prepare()
    workshop.environment.stamp.unlink()
    assert workshop.prepare() == ["install "]


@pytest.mark.parametrize("content", [b"", b"\0" * 64, b"\xff\xfe"], ids=["empty", "zeros", "no text"])
def test_damaged_stamp_counts_as_none(workshop: Workshop, content: bytes) -> None:
    workshop.prepare()
    workshop.environment.stamp.write_bytes(content)
    assert workshop.prepare() == ["install "]


def test_failing_installation_leaves_no_stamp(workshop: Workshop) -> None:
    workshop.pip_says = "ERROR: something else"
    with pytest.raises(environment.SetupError, match="something else"):
        workshop.prepare()
    assert not workshop.environment.is_ready()


def test_environment_whose_python_has_gone_is_made_anew(workshop: Workshop) -> None:
    workshop.prepare()
    workshop.python_works = False
    assert workshop.prepare() == ["make", "install "]


def test_environment_with_a_deleted_module_is_made_anew(workshop: Workshop) -> None:
    workshop.prepare()
    (workshop.environment.packages / "thing.py").unlink()
    assert workshop.prepare() == ["make", "install "]


def test_damaged_list_of_a_package_stops_nothing(workshop: Workshop) -> None:
    workshop.prepare()
    record = workshop.environment.packages / "thing-1.0.dist-info" / "RECORD"
    record.write_bytes(b"\n\xff\nthing.py,,\n")
    assert workshop.prepare() == []


def test_unreachable_index_is_explained(workshop: Workshop) -> None:
    workshop.pip_says = (
        "WARNING: Retrying after connection broken by 'NewConnectionError(...)'\nERROR: no hatchling\n"
    )
    with pytest.raises(environment.SetupError, match=r"could not be reached(?s:.*)NewConnectionError"):
        workshop.prepare()


def test_python_without_venv_says_what_to_install(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        environment.importlib.util, "find_spec", lambda name: None if name == "ensurepip" else name
    )
    with pytest.raises(environment.SetupError, match="sudo apt-get install python3-venv"):
        workshop.prepare()


def test_folder_that_cannot_be_written_is_explained(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(environment, "run_quietly", refuse)
    with pytest.raises(environment.SetupError, match=r"cannot be written: .*Permission denied"):
        workshop.prepare()


def test_reason_goes_to_the_reader_and_the_exit_code_is_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(self: object, extras: object) -> None:
        raise environment.SetupError("No luck.")

    monkeypatch.setattr(environment.Environment, "prepare", fail)
    with pytest.raises(SystemExit) as end:
        environment.prepared()
    assert (end.value.code, capsys.readouterr().err) == (2, "No luck.\n")


@pytest.mark.parametrize(
    ("version", "words"),
    [((3, 10), "needs Python 3.11 or newer, and this is 3.10"), ((3, 14), "3.11 to 3.13, and this is 3.14")],
    ids=["old", "new"],
)
def test_unfit_python_is_named(version: tuple[int, int], words: str) -> None:
    assert words in environment.unfit_python(*version)


@pytest.mark.parametrize("minor", [11, 12, 13])
def test_fit_python_is_taken(minor: int) -> None:
    assert environment.unfit_python(3, minor) == ""


@pytest.mark.parametrize("name", ["environment", "run", "test"])
def test_old_python_can_read_the_scripts_far_enough_to_say_it_is_old(name: str) -> None:
    ast.parse((FOLDER / f"{name}.py").read_text("utf-8"), feature_version=(3, 6))


def test_command_that_goes_well_says_nothing_and_one_that_fails_says_all() -> None:
    lines: list[str] = []
    code = "import sys; print('one'); print('two', file=sys.stderr); sys.exit({})"
    assert environment.run_quietly([sys.executable, "-c", code.format(0)], lines.append) == ""
    assert sorted(lines) == ["one\n", "two\n"]
    assert "two" in environment.run_quietly([sys.executable, "-c", code.format(3)])


def test_progress_names_what_is_fetched(capsys: pytest.CaptureFixture[str]) -> None:
    for line in (
        "Collecting lark>=1.2 (from godzilla-deckbuilder==0.1.0)\n",
        "  Downloading lark-1.3-py3-none-any.whl.metadata (2 kB)\n",
        "Downloading lark-1.3-py3-none-any.whl (111 kB)\n",
        "Installing collected packages: lark\n",
    ):
        environment.tell_progress(line)
    assert capsys.readouterr().err == "  lark-1.3-py3-none-any.whl (111 kB)\n  installing\n"


def test_scripts_start_without_the_project_or_its_packages() -> None:
    code = f"import sys; sys.path.insert(0, {str(FOLDER)!r}); import run, test; print('fine')"
    done = subprocess.run(
        [sys.executable, "-S", "-E", "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout == "fine\n"
