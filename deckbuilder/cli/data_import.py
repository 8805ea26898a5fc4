"""``deckbuilder data import``, ``own``, ``remove``, ``restore``, ``undo``: the player's own data files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from . import output
from .errors import FAULTS, FINE, CommandError, unknown_choice

if TYPE_CHECKING:
    from deckbuilder.decks.data_updates import Data, Offered, Place, Plan, Preview
    from deckbuilder.decks.disk import DeckFileError
    from deckbuilder.decks.paths import AppPaths

T = TypeVar("T")

DryRun = Annotated[bool, typer.Option("--dry-run", help="Only show what would change.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON; needs --yes or --dry-run.")]


def import_(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Set files and format files.")],
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Take files of cards or formats in, after a look at what changes; official sites are never asked.

    A file of the same name is replaced and kept for `data undo`. Exit code 1: something could not be read,
    the rest was taken in; 2: nothing could, or the answer was no.
    """
    from deckbuilder.decks.data_updates import plan_import, read_offered

    work = _Work(dry_run=dry_run, yes=yes, json=json)
    offered = [read_offered(path, work.now.catalogue.sets) for path in files]
    found = work.look(plan_import(offered, work.paths), offered)
    work.carry_out(found)
    unread = [str(each.path) for each in offered if not each.is_usable]
    if len(unread) == len(offered):
        raise CommandError(
            f"nothing to import in {', '.join(unread)}",
            expected="a set file or a format file",
            advice="deckbuilder data check FILE tells every fault.",
        )
    raise typer.Exit(FAULTS if found.faults else FINE)


def own(json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """List your own files of cards and formats, and what can be undone."""
    from deckbuilder.decks.data_updates import has_previous, known_steps, own_files

    work = _Work(dry_run=True)
    known = known_steps(work.paths)
    found = own_files(work.paths, work.now.catalogue.sets)
    if json:
        rows = [
            {
                "name": each.place.name,
                "kind": str(each.place.kind),
                "count": each.count,
                "changed": each.modified.isoformat(timespec="seconds"),
                "faults": len(each.faults),
                "earlier_version": has_previous(each.place, known),
                "path": str(each.path),
            }
            for each in found
        ]
        undoable = [{"action": str(step.action), "when": step.when.isoformat()} for step in known]
        output.as_json({"files": rows, "undo": undoable})
        return
    output.table(
        ("file", "holds", "changed", "faults", "earlier version"),
        [
            (
                each.place.name,
                each.place.kind.counted(each.count),
                f"{each.modified:%Y-%m-%d %H:%M}",
                str(len(each.faults)),
                "kept" if has_previous(each.place, known) else "",
            )
            for each in found
        ],
        right=("faults",),
    )
    if known:
        output.line(f"deckbuilder data undo takes back: {_told(known[0].action.words, known[0].when)}")


def remove(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Name of the file, as `data own` lists it.")],
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Take one of your own files away; decks keep its cards as unknown ones. `data undo` brings it back."""
    from deckbuilder.decks.data_updates import plan_removal

    work = _Work(dry_run=dry_run, yes=yes, json=json)
    work.carry_out(work.look(plan_removal([work.place(name)], work.paths)))


def restore(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Name of the file, as `data own` lists it.")],
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Give one of your own files back what it held before."""
    from deckbuilder.decks.data_updates import restore_plan

    work = _Work(dry_run=dry_run, yes=yes, json=json)
    place = work.place(name)
    plan = work.tried(lambda: restore_plan(place, work.paths))
    if plan is None:
        raise CommandError(f"{place.name}: no earlier version is kept")
    work.carry_out(work.look(plan))


def undo(dry_run: DryRun = False, yes: Yes = False, json: Json = False) -> None:
    """Take back the last import, removal or return of an earlier version."""
    from deckbuilder.decks import data_updates

    work = _Work(dry_run=dry_run, yes=yes, json=json)
    known = data_updates.known_steps(work.paths)
    if not known:
        raise CommandError("there is nothing to undo")
    step = known[0]
    found = work.look(work.tried(lambda: data_updates.undo_plan(step, work.paths)))
    if not json:
        output.line(f"Takes back: {_told(step.action.words, step.when)}")
    if work.agreed(found):
        work.tried(lambda: data_updates.undo(step, work.paths))


class _Work:
    """One command: what there is now, and how the player wants to be asked."""

    def __init__(self, *, dry_run: bool = False, yes: bool = False, json: bool = False) -> None:
        from deckbuilder.decks.data_updates import load_data
        from deckbuilder.decks.paths import app_paths

        if json and not (yes or dry_run):
            raise CommandError("--json: nobody can be asked", advice="Add --yes, or --dry-run for a look.")
        self._dry_run, self._yes, self._json = dry_run, yes, json
        self.paths: AppPaths = app_paths()
        self.now: Data = load_data(self.paths)

    def place(self, name: str) -> Place:
        """The own file of a name, with or without its ending."""
        from deckbuilder.decks.data_updates import own_places

        known = {place.name: place for place in own_places(self.paths)}
        for spelling in (name, f"{name}.json"):
            if spelling in known:
                return known[spelling]
        raise unknown_choice("your own files", name, known)

    def look(self, plan: Plan, offered: Sequence[Offered] = ()) -> Preview:
        """What a plan would change, for the decks of the library too."""
        from deckbuilder.decks.data_updates import library_decks, look_ahead
        from deckbuilder.engine.lists import unsupported

        return self.tried(
            lambda: look_ahead(
                plan,
                self.now,
                self.paths,
                date.today(),
                offered=offered,
                decks=library_decks(self.paths, self.now.catalogue),
                unplayable=unsupported,
            )
        )

    def carry_out(self, found: Preview) -> None:
        """Show the preview, ask, and do it."""
        from deckbuilder.decks.data_updates import carry_out

        if self.agreed(found) and not found.is_empty:
            self.tried(lambda: carry_out(found.plan, datetime.now(UTC), self.paths))
            if not self._json:
                output.line("Done; deckbuilder data undo takes it back.")

    def agreed(self, found: Preview) -> bool:
        """Show what would change, and ask unless that was answered already; no is exit code 2."""
        from deckbuilder.decks.data_updates import lines_of, summary_of

        if self._json:
            output.as_json(_as_data(found, done=not self._dry_run and not found.is_empty))
        else:
            rows = [(each.sort.words, each.what, each.field, each.now, each.then) for each in lines_of(found)]
            if rows:
                output.table(("about", "card, format or deck", "what", "now", "then"), rows)
            output.line(str(summary_of(found)))
            for place in found.plan.replaced:
                output.line(f"{place.name}: replaces your file of this name, which is kept for an undo")
        if self._dry_run or found.is_empty:
            return False
        if not self._yes:
            _ask()
        return True

    def tried(self, act: Callable[[], T]) -> T:
        """What an act gives; a file that could not be used ends the command."""
        from deckbuilder.decks.disk import DeckFileError

        try:
            return act()
        except DeckFileError as error:
            raise _told_error(error) from error


def _ask() -> None:
    """Go on after a yes; where nobody can be asked, or after a no, the command ends."""
    if not sys.stdin.isatty():
        raise CommandError("nobody can be asked; nothing was changed", advice="Add --yes to do it.")
    if not typer.confirm("Do it?"):
        raise CommandError("nothing was changed")


def _told(words: str, when: datetime) -> str:
    return f"{words} of {when.astimezone():%Y-%m-%d %H:%M}"


def _told_error(error: DeckFileError) -> CommandError:
    return CommandError(f"{error.path}: {error.reason}", advice=error.advice)


def _as_data(found: Preview, *, done: bool) -> dict[str, object]:
    from deckbuilder.decks.data_updates import lines_of

    return {
        "done": done,
        "files": [
            {
                "name": place.name,
                "kind": str(place.kind),
                "from": str(found.plan.sources.get(place, "")),
                "replaces": place in found.plan.replaced,
                "goes": content is None,
            }
            for place, content in found.plan.after.items()
        ],
        "changes": [
            {
                "about": str(each.sort),
                "what": str.__str__(each.what),
                "field": str.__str__(each.field),
                "now": str.__str__(each.now),
                "then": str.__str__(each.then),
                "shipped": each.shipped,
            }
            for each in lines_of(found)
        ],
    }
