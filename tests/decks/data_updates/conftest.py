"""What the tests of data updates share."""

from pathlib import Path

import pytest

from .world import World


@pytest.fixture
def world(tmp_path: Path) -> World:
    """A player without own cards or formats."""
    return World(tmp_path)
