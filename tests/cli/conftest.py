"""Fixtures of the terminal tests."""

from pathlib import Path

import pytest

import card_data
from tests.helpers.terminal import Terminal


@pytest.fixture
def deckbuilder(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """The ``deckbuilder`` command."""
    return Terminal(capsys, monkeypatch)


@pytest.fixture
def starter() -> Path:
    """The file of a starter deck, which is legal."""
    return card_data.DECKS / "ESD01.deck"


@pytest.fixture
def starter_text(starter: Path) -> str:
    """Its text."""
    return starter.read_text(encoding="utf-8")
