"""What is pointed at, taken up, asked for or refused on the board at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF

from deckbuilder.paper.board.places import Place


@dataclass(frozen=True, slots=True)
class Tip:
    """A refusal told at the pointer."""

    title: str
    reason: str
    point: QPointF


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything the painter adds to the cards."""

    hover: Place | None = None
    focus: Place | None = None
    """Where the keyboard is, while the board has it."""

    taken: Place | None = None
    """The card of the hand that was taken up."""

    ready: frozenset[Place] = frozenset()
    """Cards of the hand that can be taken up."""

    glowing: Mapping[Place, str] = field(default_factory=dict[Place, str])
    """Where something can go or be chosen, with the key or an empty text."""

    meanings: Mapping[Place, str] = field(default_factory=dict[Place, str])
    """What going there means, where the place does not say it."""

    picked: frozenset[Place] = frozenset()
    """What was chosen already for the question that is open."""

    dragged: QPointF | None = None
    """Where the card that was taken up is carried."""

    tip: Tip | None = None
    columns: bool = True
    """Whether the column of the place pointed at is shaded."""
