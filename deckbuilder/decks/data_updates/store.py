"""Carries plans out: the player's own files change wholly or not at all, and each step can be undone."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from deckbuilder.cards.messages import say
from deckbuilder.decks.disk import (
    NO_FILE,
    ChangedOnDisk,
    DeckFileError,
    content_hash,
    explained,
    write_file,
)
from deckbuilder.decks.paths import AppPaths, ensure_folder

from .own_files import Place, content_of
from .plans import Plan, plan_restore, plan_undo
from .steps import Step, forget, known_steps, record_step


def carry_out(plan: Plan, when: datetime, paths: AppPaths) -> Step | None:
    """Write and delete what a plan says, after what was there is kept; raises ``DeckFileError``.

    Gives the step that can be undone; None where the plan changes nothing. At the first file that cannot be
    written, those before it are put back as they were.
    """
    if not plan.after:
        return None
    step = record_step(plan, when, paths)
    try:
        _change(plan, paths)
    except DeckFileError:
        forget(step)
        raise
    return step


def undo_plan(step: Step, paths: AppPaths) -> Plan:
    """What taking a step back would do; raises ``DeckFileError``.

    A file that somebody else changed since is not touched: ``ChangedOnDisk``. One that is as it was before
    the step, because that or an undo was cut short, stays.
    """
    after: dict[Place, bytes | None] = {}
    for place in step.after:
        now = content_of(place, paths)
        held = NO_FILE if now is None else content_hash(now)
        if held == step.after[place]:
            after[place] = step.content(place)
        elif held != step.before[place]:
            raise ChangedOnDisk(
                place.path(paths),
                say("the file was changed since, so the step cannot be undone"),
                say("Remove the file, or import the one you want."),
            )
    return plan_undo(after, paths)


def undo(step: Step, paths: AppPaths) -> None:
    """Take a step back, the newest unless nothing after it changed its files; raises as ``undo_plan``."""
    _change(undo_plan(step, paths), paths)
    forget(step)


def restore_plan(place: Place, paths: AppPaths) -> Plan | None:
    """What giving a file its last other content back would do; None if none is kept.

    Raises ``DeckFileError``.
    """
    now = content_of(place, paths)
    for step in known_steps(paths):
        if step.before.get(place, NO_FILE) != NO_FILE:
            content = step.content(place)
            if content is not None and content != now:
                return plan_restore(place, content, paths)
    return None


def has_previous(place: Place, known: tuple[Step, ...]) -> bool:
    """Whether earlier content of a file is kept in one of these steps, without reading it."""
    return any(step.before.get(place, NO_FILE) != NO_FILE for step in known)


def _change(plan: Plan, paths: AppPaths) -> None:
    done: dict[Place, bytes | None] = {}
    try:
        for place, new in plan.after.items():
            _write(place, new, plan.before[place], paths)
            done[place] = new
    except DeckFileError:
        _put_back(plan.before, done, paths)
        raise


def _write(place: Place, new: bytes | None, old: bytes | None, paths: AppPaths) -> None:
    """Give a file other content, or take it away, unless somebody was faster."""
    path = place.path(paths)
    if new is not None:
        ensure_folder(path.parent)
        write_file(path, new, expected_hash=NO_FILE if old is None else content_hash(old))
        return
    now = content_of(place, paths)
    if now is not None and now != old:
        raise ChangedOnDisk(
            path, say("the file was changed by another program or window"), say("Look at it again first.")
        )
    with explained(path, "move"):
        path.unlink(missing_ok=True)


def _put_back(
    before: Mapping[Place, bytes | None], done: Mapping[Place, bytes | None], paths: AppPaths
) -> None:
    for place, new in done.items():
        _write(place, before[place], new, paths)
