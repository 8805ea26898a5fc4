"""The work of ``deckbuilder check``: the verdict on each deck, for a person or as JSON.

Typer is not imported here: the commonest command line comes in without it (see ``quick``).
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, NamedTuple

from . import inputs, output
from .errors import FAULTS, FINE, WRONG, UnreadableError, unknown_choice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from deckbuilder.cards.catalogue import Catalogue
    from deckbuilder.decks.deck import Deck
    from deckbuilder.decks.formats import Format, Formats
    from deckbuilder.decks.interchange import Report
    from deckbuilder.decks.legality import Violation


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
    asked = _Asked(arguments)
    code, answers = FINE, list[dict[str, object]]()
    for argument in arguments.decks:
        try:
            for verdict in asked.verdicts(argument):
                code = max(code, verdict.code)
                answers.append(verdict.as_data())
                verdict.say_problems() if arguments.json else verdict.say(first=len(answers) == 1)
        except UnreadableError as error:
            code = WRONG
            output.note(str(error))
    if arguments.json:
        output.as_json({"decks": answers})
    return code


class _Asked:
    """What the command line wants to know of each deck."""

    def __init__(self, arguments: CheckArguments) -> None:
        self._on = inputs.read_day(arguments.on)
        self._catalogue: Catalogue = inputs.load_cards()
        self._formats: Formats = inputs.load_all_formats(self._catalogue.sets)
        self._format = inputs.find_format(self._formats, arguments.format_id) if arguments.format_id else None
        self._additions = arguments.additions

    def verdicts(self, argument: str) -> Iterator[_Verdict]:
        """The verdict on each deck of an input."""
        from deckbuilder.decks.legality import check as find_violations

        result = inputs.read_input(argument, self._catalogue)
        for number, deck in enumerate(result.decks):
            format_ = self._format_of(deck)
            violations = find_violations(deck, self._catalogue, format_, self._on)
            yield _Verdict(argument, deck, format_, self._on, violations, result.only(number).report)

    def _format_of(self, deck: Deck) -> Format:
        format_ = self._format or inputs.format_of(deck, self._formats, "; choose another with --format")
        if not self._additions:
            return format_
        known = [addition.id for addition in format_.additions]
        for addition in self._additions:
            if addition not in known:
                raise unknown_choice(f"--with-additions: addition of {format_.id}", addition, known)
        return format_.with_additions(*format_.enabled, *self._additions)


class _Verdict:
    """The answer for one deck."""

    def __init__(
        self,
        path: str,
        deck: Deck,
        format_: Format,
        on: date,
        violations: Sequence[Violation],
        report: Report,
    ) -> None:
        from deckbuilder.decks.legality import is_legal

        self._path = path
        self._deck = deck
        self._format = format_
        self._on = on
        self._violations = violations
        self._problems = tuple(inputs.problem_lines(report))
        self._reading = "" if report.is_clean else report.summary()
        self._legal = is_legal(violations)
        self.code = FINE if self._legal and not report.problems else FAULTS

    def as_data(self) -> dict[str, object]:
        """One item of ``decks`` of the JSON answer."""
        return {
            "path": self._path,
            "name": self._deck.name,
            "format": self._format.full_id,
            "on": self._on.isoformat(),
            "legal": self._legal,
            "violations": [violation.as_data() for violation in self._violations],
        }

    def say_problems(self) -> None:
        """The lines that were not read, beside the JSON answer."""
        for problem in self._problems:
            output.note(f"{self._path}: {problem}")

    def say(self, *, first: bool) -> None:
        """The verdict for a person."""
        from deckbuilder.decks.deck import Section
        from deckbuilder.decks.legality import verdict

        if not first:
            output.line()
        output.line(f"{inputs.title(self._deck)} ({self._path})")
        output.line(self._format.describe(self._on, date.today()))
        output.line(
            f"Main deck {self._deck.count(Section.MAIN)}, monster deck {self._deck.count(Section.MONSTER)}"
        )
        output.line(verdict(self._violations))
        if self._reading:
            output.line(f"Lines of the file: {self._reading}")
        for problem in self._problems:
            output.line(problem)
        if self._violations:
            self._say_violations()

    def _say_violations(self) -> None:
        rows = [
            (str(each.severity), each.rule, each.sentence, each.rule_words, str(each.fix) if each.fix else "")
            for each in self._violations
        ]
        output.table(("severity", "rule", "what", "the rule", "fix"), rows)
