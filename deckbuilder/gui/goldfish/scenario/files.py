"""Positions in files: saving a text the player chose a place for, and loading what can be read of one."""

from __future__ import annotations

from pathlib import Path

from deckbuilder.cards.messages import joined
from deckbuilder.decks.disk import NO_FILE, DeckFileError, read_file, write_file
from deckbuilder.engine import Scenario
from deckbuilder.engine.rescue import rescue
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr

SUFFIX = ".scenario.json"

MOST_TOLD = 8
"""Faults of a damaged text that are told one by one."""


def save_text(path: Path, text: str, services: Services) -> bool:
    """Write a text file the player chose; what goes wrong is told. The dialog asked before replacing one."""
    try:
        write_file(path, text.encode(), expected_hash=None if path.exists() else NO_FILE)
    except DeckFileError as error:
        services.ask.tell(tr("The file cannot be written"), shown(str(error)))
        return False
    return True


def load_scenario(path: Path, services: Services) -> tuple[Scenario, str] | None:
    """The position in a file and a report of what is lost of it; None for no position, which is told."""
    try:
        text = read_file(path).decode("utf-8-sig", errors="replace")
    except DeckFileError as error:
        services.ask.tell(tr("The position cannot be loaded"), shown(str(error)))
        return None
    scenario, faults = rescue(text)
    if scenario is None:
        services.ask.tell(tr("The position cannot be loaded"), shown(joined(faults, "\n")))
        return None
    return scenario, report_of(faults)


def report_of(faults: list[str] | tuple[str, ...]) -> str:
    """Faults as lines, the first ones and how many there are besides."""
    lines = [shown(fault) for fault in faults[:MOST_TOLD]]
    more = len(faults) - len(lines)
    if more:
        lines.append(tr("and {count} more", count=more))
    return "\n".join(lines)
