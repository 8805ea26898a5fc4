"""The files of the project, and the scripts of `packaging/`, which is no package: loaded as when started."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "packaging"


def tracked() -> list[str]:
    """The files of the project as git lists them, `/` between folders; without git the test skips."""
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("the list of files comes from git")
    return [name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


def load_script(name: str) -> ModuleType:
    """The module of `packaging/<name>.py`; its neighbours are importable for it only while it loads."""
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(FOLDER))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(FOLDER))
    return module
