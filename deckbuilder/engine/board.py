"""The geometry of the boards: path, columns, neighbours, the zone behind (R2). Zones are 1 to 8."""

from __future__ import annotations

ZONES = range(1, 9)
LAST_ZONE = 8

COLUMNS: tuple[tuple[int, ...], ...] = ((1,), (2,), (3, 8), (4, 7), (5, 6))
"""The zones of one board by column A to E, home zone first (R2.5)."""

_COLUMN_OF = {zone: number for number, zones in enumerate(COLUMNS) for zone in zones}

SAME_COLUMN: tuple[tuple[int, ...], ...] = ((), *(COLUMNS[_COLUMN_OF[zone]] for zone in ZONES))
"""By zone: the zones of the same board in its column, itself among them."""

OPPOSITE: tuple[tuple[int, ...], ...] = ((), *(COLUMNS[4 - _COLUMN_OF[zone]] for zone in ZONES))
"""By zone: the opponent's zones in the same column; the boards face each other turned by half (R2.6)."""

COLUMN_SEEN: tuple[tuple[int, ...], tuple[int, ...]] = (
    (0, *(4 - _COLUMN_OF[zone] for zone in ZONES)),
    (0, *(_COLUMN_OF[zone] for zone in ZONES)),
)
"""From left to right as a player sees it, by zone: on the opponent's board, on the own (R2.4)."""

ADJACENT: tuple[tuple[int, ...], ...] = (
    (),
    (2,),
    (1, 3),
    (2, 4, 8),
    (3, 5, 7),
    (4, 6),
    (5, 7),
    (4, 6, 8),
    (3, 7),
)
"""By zone: the zones of the same board that touch it, never across the front line (R2.8, R2.10)."""

BEHIND: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 5, 4, 3)
"""By zone: where a countered monster goes; zones 1 to 5 have nothing behind them and stay (R2.11, R15.11)."""

BASE_ZONES = frozenset((6, 7, 8))
"""An invasion into one of these destroys every base (R13.13)."""


def same_column(mine: int, theirs: int) -> bool:
    """Whether a zone of one player and a zone of the other are in the same column (R2.6, R2.7)."""
    return theirs in OPPOSITE[mine]
