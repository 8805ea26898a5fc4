"""The columns of a table as the settings remember them: order, widths and which are hidden (B49).

By name and in ems, so that a version with other columns and a text of another size still find their way.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Protocol

from PySide6.QtWidgets import QHeaderView

from deckbuilder.decks.remembered import read

LEAST, MOST = 1.0, 80.0
"""Widths that can be used, in ems."""


class Columned(Protocol):
    """A table whose columns are remembered."""

    def columns_state(self) -> str:
        """Order, widths and hidden columns."""
        ...

    def restore_columns(self, state: str) -> None:
        """Take them from a state; what cannot be used stays as it is at first."""
        ...


@dataclass(frozen=True, slots=True)
class _State:
    order: list[str] = field(default_factory=list[str])
    hidden: list[str] = field(default_factory=list[str])
    ems: dict[str, float] = field(default_factory=dict[str, float])


def columns_state(header: QHeaderView, names: Sequence[str], em: float, *, widths: bool = True) -> str:
    """What to remember of a header whose sections have these names; widths only where they were chosen."""
    order = [names[header.logicalIndex(place)] for place in range(len(names))]
    hidden = [name for section, name in enumerate(names) if header.isSectionHidden(section)]
    ems = {
        name: round(header.sectionSize(section) / em, 2)
        for section, name in enumerate(names)
        if widths and name not in hidden
    }
    return json.dumps(asdict(_State(order, hidden, ems)))


def has_widths(text: str) -> bool:
    """Whether a state says how wide its columns are."""
    try:
        return bool(read(_State, json.loads(text)).ems)
    except (ValueError, RecursionError):
        return False


def restore_columns(header: QHeaderView, names: Sequence[str], em: float, text: str, kept: str) -> None:
    """Put the sections as they were; ``kept`` is never hidden; what cannot be read changes nothing."""
    try:
        state = read(_State, json.loads(text))
    except (ValueError, RecursionError):
        return
    known = [name for name in dict.fromkeys(state.order) if name in names]
    for place, name in enumerate(known):
        header.moveSection(header.visualIndex(names.index(name)), place)
    for section, name in enumerate(names):
        if name in known:
            header.setSectionHidden(section, name in state.hidden and name != kept)
        if LEAST <= (ems := state.ems.get(name, 0.0)) <= MOST:
            header.resizeSection(section, round(ems * em))
