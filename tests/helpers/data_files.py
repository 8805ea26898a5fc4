"""Files of cards and formats as a player may have them, and the folders they go into."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import card_data

NEW: dict[str, Any] = {
    "number": "EPR-901",
    "name": "Playtest Ebirah",
    "type": "battle",
    "rank": 3,
    "colors": ["red"],
    "counter_power": 4000,
}
"""A card that nobody knows yet."""


def shipped_row(number: str, **changed: Any) -> dict[str, Any]:
    """A shipped card as its set file has it, with other facts."""
    rows = json.loads((card_data.SETS / f"{number.partition('-')[0]}.json").read_text(encoding="utf-8"))
    return {**next(row for row in rows if row["number"] == number), **changed}


def set_file(path: Path, *rows: object) -> Path:
    """A file of cards."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(rows), encoding="utf-8")
    return path


def standard_en(**lists: dict[str, int]) -> dict[str, Any]:
    """Standard EN with one more list for each day, given as ``day_2026_12_15={"EBP01-016": 0}``."""
    shipped = json.loads((card_data.ROOT / "formats.json").read_text(encoding="utf-8"))["formats"]
    row = next(each for each in shipped if each["id"] == "standard-en")
    more = [_dated(name.removeprefix("day_").replace("_", "-"), counts) for name, counts in lists.items()]
    return {**row, "lists": [*row["lists"], *more]}


def format_file(path: Path, *rows: object) -> Path:
    """A file of formats."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"version": 1, "formats": rows}), encoding="utf-8")
    return path


def bytes_below(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, by its path."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def _dated(day: str, counts: dict[str, int]) -> dict[str, Any]:
    return {
        "id": f"list-{day}",
        "name": "announced list",
        "effective": day,
        "source": "the announcement",
        "confidence": "high",
        "zero": [{"number": number} for number, count in counts.items() if count == 0],
        "max": [{"number": number, "count": count} for number, count in counts.items() if count],
    }
