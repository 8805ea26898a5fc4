"""The steps of the player's own data: what each file held before, kept until the step is undone.

Each step is a folder: what the files held, and ``step.json`` about them, which is written last. A folder
without it is of a step that never happened.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from pydantic import AwareDatetime, BaseModel, Field, ValidationError

from deckbuilder.decks.disk import NO_FILE, DeckFileError, content_hash, read_file, write_file
from deckbuilder.decks.paths import AppPaths, ensure_folder

from .own_files import Kind, Place
from .plans import Action, Plan

MOST = 50
"""Steps that can be undone; the oldest go first."""

VERSION = 1
_RECORD = "step.json"
_STAMP = "%Y%m%dT%H%M%S%f"


class FileRecord(BaseModel):
    """One file of a step; hashes are empty for no file."""

    kind: Kind
    name: Annotated[str, Field(pattern=r"^[^/\\]+$")]
    before: str
    after: str


class Record(BaseModel):
    """``step.json``."""

    version: int = VERSION
    action: Action
    when: AwareDatetime
    files: tuple[FileRecord, ...]


@dataclass(frozen=True)
class Step:
    """One thing that was done to the player's own files."""

    folder: Path
    action: Action
    when: datetime
    """With time zone."""

    after: Mapping[Place, str]
    """The content hash of each file afterwards; ``NO_FILE`` for one that was taken away."""

    before: Mapping[Place, str]
    """The same for the time before."""

    def content(self, place: Place) -> bytes | None:
        """What a file held before; None if it was not there. Raises ``DeckFileError``."""
        return read_file(_kept(self.folder, place)) if self.before[place] != NO_FILE else None


def record_step(plan: Plan, when: datetime, paths: AppPaths) -> Step:
    """Keep what the files of a plan hold now; raises ``DeckFileError``."""
    before = {place: content_hash(old) if old is not None else NO_FILE for place, old in plan.before.items()}
    after = {place: content_hash(new) if new is not None else NO_FILE for place, new in plan.after.items()}
    stamp = when.astimezone(UTC).strftime(_STAMP)
    number = 0
    while (folder := paths.data_steps / f"{stamp}-{number:03}").exists():
        number += 1
    for place, old in plan.before.items():
        if old is not None:
            ensure_folder(_kept(folder, place).parent)
            write_file(_kept(folder, place), old)
    files = tuple(
        FileRecord(kind=place.kind, name=place.name, before=before[place], after=after[place])
        for place in after
    )
    record = Record(action=plan.action, when=when, files=files)
    write_file(ensure_folder(folder) / _RECORD, record.model_dump_json(indent=1).encode())
    for old_step in known_steps(paths)[MOST:]:
        forget(old_step)
    return Step(folder, plan.action, when, after, before)


def known_steps(paths: AppPaths) -> tuple[Step, ...]:
    """All steps that can be undone, newest first; what cannot be read is none."""
    found: list[Step] = []
    folders: list[Path] = []
    with suppress(OSError):  # none yet, or not to be looked into
        folders = sorted(paths.data_steps.iterdir(), reverse=True)
    for folder in folders:
        with suppress(DeckFileError, ValidationError):
            record = Record.model_validate_json(read_file(folder / _RECORD))
            places = {Place(each.kind, each.name): each for each in record.files}
            if record.version == VERSION:
                found.append(
                    Step(
                        folder,
                        record.action,
                        record.when,
                        {place: each.after for place, each in places.items()},
                        {place: each.before for place, each in places.items()},
                    )
                )
    return tuple(found)


def forget(step: Step) -> None:
    """A step is undone or too long ago; what it kept goes, the record first."""
    with suppress(OSError):
        (step.folder / _RECORD).unlink()
    shutil.rmtree(step.folder, ignore_errors=True)


def _kept(folder: Path, place: Place) -> Path:
    return folder / place.kind / place.name
