"""The work of ``deckbuilder check``: the verdict on each deck, for a person or as JSON.

Typer is not imported here: the commonest command line comes in without it (see ``quick``).
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from . import inputs, output
from .errors import FAULTS, FINE, WRONG, UnreadableError, unknown_choice

if TYPE_CHECKING:
    from deckbuilder.decks.deck import Deck
    from deckbuilder.decks.formats import Format
    from deckbuilder.decks.judging import Judged, Unread


class CheckArguments(NamedTuple):
    """What a ``check`` command line says."""

    decks: tuple[str, ...]
    format_id: str | None = None
    """None for the format each deck names."""

    on: str | None = None
    additions: tuple[str, ...] = ()
    json: bool = False


def check_decks(arguments: CheckArguments) -> int:
    """Print the verdict on each deck; the exit code. Raises ``CommandError`` for wrong use."""
    asked = Asked(arguments)
    from deckbuilder.decks.judging.verdicts import Unread

    code, answers = FINE, list[dict[str, object]]()
    for each in asked.verdicts():
        if isinstance(each, Unread):
            code = WRONG
            note_unread(each)
            continue
        code = max(code, exit_code(each))
        if arguments.json:
            note_problems(each)
        else:
            if answers:
                output.line()
            _say(each)
        answers.append(as_data(each))
    if arguments.json:
        output.as_json({"decks": answers})
    return code


class Asked:
    """What the command line wants to know of each deck."""

    def __init__(self, arguments: CheckArguments) -> None:
        from deckbuilder.decks.judging.verdicts import Judge

        on = inputs.read_day(arguments.on)
        catalogue = inputs.load_cards()
        self.formats = inputs.load_all_formats(catalogue.sets)
        """Those a deck may name."""

        self._format = inputs.find_format(self.formats, arguments.format_id) if arguments.format_id else None
        self._arguments = arguments
        self.judge = Judge(catalogue, on, self._format_of)
        """What gives the verdicts."""

    def verdicts(self) -> Iterator[Judged | Unread]:
        """The verdict on each deck of each input, in the order of the command line; of folders, all files."""
        from deckbuilder.decks.judging.verdicts import Unread

        for argument in self._arguments.decks:
            path = Path(argument)
            if argument == inputs.STANDARD_STREAM:
                try:
                    result = inputs.read_input(argument, self.judge.catalogue)
                except UnreadableError as error:
                    yield Unread(path, "", error.what, error.advice)
                    continue
                yield from self.judge.decks(result, path, argument)
            elif path.is_dir():
                yield from self._folder(path)
            else:
                yield from self.judge.file(path, argument)

    def _folder(self, path: Path) -> Iterator[Judged | Unread]:
        from deckbuilder.decks.judging.files import files_in
        from deckbuilder.decks.judging.verdicts import Unread

        nothing = True
        for each in files_in([path]):
            nothing = False
            if isinstance(each, Unread):
                yield each
            else:
                yield from self.judge.file(each.path, str(each.path))
        if nothing:
            yield Unread(path, str(path), "there are no files in this folder")

    def _format_of(self, deck: Deck) -> tuple[Format, bool]:
        known = self._format or self.formats.find(deck.format)
        found = known or inputs.format_of(deck, self.formats, "; choose another with --format")
        return self._with_additions(found), known is None

    def _with_additions(self, format_: Format) -> Format:
        added = self._arguments.additions
        if not added:
            return format_
        known = [addition.id for addition in format_.additions]
        for addition in added:
            if addition not in known:
                raise unknown_choice(f"--with-additions: addition of {format_.id}", addition, known)
        return format_.with_additions(*format_.enabled, *added)


def note_unread(each: Unread) -> None:
    """Say which file could not be read, and why."""
    output.note("\n".join(filter(None, (": ".join(filter(None, (each.place, each.reason))), each.advice))))


def note_problems(each: Judged) -> None:
    """The lines that were not read, beside the answer."""
    for problem in inputs.problem_lines(each.report):
        output.note(f"{each.place}: {problem}")


def exit_code(each: Judged) -> int:
    """What a verdict means for the script that asked."""
    from deckbuilder.decks.legality import is_legal

    return FINE if is_legal(each.violations) and not each.report.problems else FAULTS


def as_data(each: Judged) -> dict[str, object]:
    """One item of ``decks`` of the JSON answer."""
    from deckbuilder.decks.legality import is_legal

    return {
        "path": each.place,
        "name": each.deck.name,
        "format": each.format.full_id,
        "on": each.on.isoformat(),
        "legal": is_legal(each.violations),
        "violations": [violation.as_data() for violation in each.violations],
    }


def _say(each: Judged) -> None:
    """The verdict for a person."""
    from deckbuilder.decks.deck import Section
    from deckbuilder.decks.legality import verdict

    main, monster = each.deck.count(Section.MAIN), each.deck.count(Section.MONSTER)
    output.line(f"{inputs.title(each.deck)} ({each.place})")
    output.line(each.format.describe(each.on, date.today()))
    output.line(f"Main deck {main}, monster deck {monster}")
    output.line(verdict(each.violations))
    if not each.report.is_clean:
        output.line(f"Lines of the file: {each.report.summary()}")
    for problem in inputs.problem_lines(each.report):
        output.line(problem)
    if each.violations:
        rows = [
            (str(one.severity), one.rule, one.sentence, one.rule_words, str(one.fix) if one.fix else "")
            for one in each.violations
        ]
        output.table(("severity", "rule", "what", "the rule", "fix"), rows)
