"""The work of a judge in the terminal: a page of verdicts, and a list held against the deck presented."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from . import files, inputs, output
from .checking import Asked, CheckArguments, as_data, exit_code, note_unread
from .errors import FAULTS, FINE, WRONG, CommandError
from .qt import with_qt

if TYPE_CHECKING:
    from deckbuilder.cards.language import Language
    from deckbuilder.decks.judging import Inspection, Judged


def write_page(
    arguments: CheckArguments, target: str, event: str, language: Language, *, overwrite: bool
) -> int:
    """Check all decks and write the page of verdicts; the exit code. Raises ``CommandError``."""
    from deckbuilder.decks.judging import Unread, tally, verdict_page, worst_first

    if target == inputs.STANDARD_STREAM and arguments.json:
        raise CommandError("--html and --json: both would go to standard output", advice="Name a file.")
    asked = Asked(arguments)
    found = list(asked.verdicts())
    told: Callable[[str], str] = str
    if language != "en":
        with with_qt():
            from deckbuilder.paper.translation import told_in

            told = told_in(language, asked.judge.catalogue, *asked.formats.values())
    page = verdict_page(found, asked.judge, event=event, told=told, language=language)
    files.write(target, page.encode("utf-8", "replace"), overwrite=overwrite)
    code, answers, rows = FINE, list[dict[str, object]](), list[tuple[str, ...]]()
    for each in worst_first(found):
        if isinstance(each, Unread):
            code = WRONG
            rows.append((each.standing.words, "", "", each.file))
            note_unread(each)
        else:
            code = max(code, exit_code(each))
            rows.append((each.verdict, each.deck.player, each.deck.name, each.file))
            answers.append(as_data(each))
    if arguments.json:
        output.as_json({"decks": answers})
    elif target != inputs.STANDARD_STREAM:
        output.line(f"{target}: {tally(found)}")
        output.table(("verdict", "player", "deck", "file"), rows)
    return code


def hold_against(arguments: CheckArguments, presented: str) -> int:
    """Hold a registered list against the deck a player presents; the exit code. Raises ``CommandError``."""
    from deckbuilder.decks.judging import inspect

    if len(arguments.decks) != 1:
        raise CommandError("--against: one registered list is compared", expected="one deck before it")
    asked = Asked(arguments)
    listed, found = (_one(asked, argument) for argument in (arguments.decks[0], presented))
    inspection = inspect(listed.deck, found.deck, asked.judge.catalogue)
    code = max(exit_code(listed), exit_code(found), FINE if inspection.is_as_registered else FAULTS)
    if arguments.json:
        output.as_json(
            {
                "registered": as_data(listed),
                "presented": as_data(found),
                "as_registered": inspection.is_as_registered,
                "differences": [each.as_data() for each in inspection.differences],
            }
        )
        return code
    output.line(f"Registered: {inputs.title(listed.deck)} ({listed.place}), {listed.verdict}")
    output.line(f"Presented: {inputs.title(found.deck)} ({found.place}), {found.verdict}")
    output.line(inspection.verdict)
    if inspection.differences:
        _table(asked, inspection)
    return code


def _one(asked: Asked, argument: str) -> Judged:
    """The verdict on the only deck of an input."""
    _, result = inputs.read_one_deck(argument, asked.judge.catalogue)
    (judged,) = asked.judge.decks(result, Path(argument), argument)
    return judged


def _table(asked: Asked, inspection: Inspection) -> None:
    from deckbuilder.decks.judging.registered import prints

    cards = asked.judge.catalogue
    rows: list[tuple[str, ...]] = []
    for each in inspection.differences:
        card = cards.get(each.number)
        rows.append(
            (
                each.kind.words,
                str(each.count),
                each.number if card else "",
                card.name if card else each.number,
                each.section.label,
                prints(each.registered),
                prints(each.presented),
            )
        )
    output.table(
        ("difference", "copies", "number", "card", "where", "registered", "presented"),
        rows,
        right=("copies",),
    )
