"""``deckbuilder position``: a position from a file told in words, or drawn."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from . import drawing, inputs, output
from .errors import CommandError, UnreadableError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from deckbuilder.cards.catalogue import Catalogue
    from deckbuilder.cards.language import Language
    from deckbuilder.cards.numbers import CardNumber
    from deckbuilder.engine import Definition, GameState, Scenario

_MOST_TOLD = 8
"""Faults of a file that are told one by one."""

_MAX_BYTES = 4_000_000


def position(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="Position that was set up and saved, or copied as text; - is standard input.",
        ),
    ],
    picture: drawing.PictureOption = None,
    dark: drawing.DarkOption = False,
    width: drawing.WidthOption = None,
    player: drawing.SeatOption = None,
    both_hands: drawing.BothHandsOption = False,
    pictures: drawing.PicturesOption = None,
    lang: Annotated[
        str, typer.Option("--language", "--lang", metavar="en|ja", help="Language of cards and picture.")
    ] = "en",
    overwrite: drawing.OverwriteOption = False,
) -> None:
    """Tell a position place by place, or draw it.

    With --picture the board is drawn as the first player sees it, the opponent's hand hidden. No display is
    needed. Without it everything that is in the file is told.
    """
    wish = drawing.BoardPicture(picture, dark, width, player, both_hands, pictures, overwrite)
    wish.check(json=False)
    language = inputs.read_language(lang)
    catalogue = inputs.load_cards()
    found = read(file, catalogue)
    if picture is not None:
        wish.write(found.state, catalogue, language)
        return
    for line in found.in_words(catalogue, language):
        output.line(line)


class Found(NamedTuple):
    """A position that was read."""

    state: GameState
    scenario: Scenario | None
    """The same for players; None in the middle of a choice, for which a scenario has no words."""

    def in_words(self, catalogue: Catalogue, language: Language) -> list[str]:
        """Where everything lies; in the middle of a choice only what is asked."""
        if self.scenario is None:
            from deckbuilder.play.prompt import prompt
            from deckbuilder.play.voice import Voice

            moment = f"Turn {self.state.turn}, in the middle of a choice; to see the board: --picture"
            return [moment, prompt(self.state, Voice(language=language))]
        from deckbuilder.play.position_words import position_in_words

        return position_in_words(self.scenario, catalogue, language).splitlines()


def read(file: str, catalogue: Catalogue) -> Found:
    """The position of a file; raises ``CommandError`` for what is none."""
    from deckbuilder.engine.lists import define_all
    from deckbuilder.engine.plain import FaultyTextError
    from deckbuilder.play.goldfish import WithGoldfish

    text = _text(file)
    try:
        return _read(text, WithGoldfish(define_all(catalogue)))
    except FaultyTextError as error:
        told = [f"  {fault}" for fault in error.faults[:_MOST_TOLD]]
        if len(error.faults) > _MOST_TOLD:
            told.append(f"  and {len(error.faults) - _MOST_TOLD} more")
        raise CommandError("\n".join([f"{file}: no position that can be shown", *told])) from error


def _read(text: str, cards: Mapping[CardNumber, Definition]) -> Found:
    from deckbuilder.engine import ScenarioError, from_json, read_scenario, scenario_of
    from deckbuilder.engine.scenario import lay_out

    if not _is_exact(text):
        scenario = read_scenario(text)
        return Found(lay_out(scenario, cards), scenario)
    state = from_json(text, cards)
    try:
        return Found(state, scenario_of(state))
    except ScenarioError:
        return Found(state, None)


def _text(file: str) -> str:
    from deckbuilder.decks.disk import DeckFileError, read_file

    try:
        if file == inputs.STANDARD_STREAM:
            data = sys.stdin.buffer.read(_MAX_BYTES + 1)
        else:
            data = read_file(Path(file), _MAX_BYTES)
    except DeckFileError as error:
        raise UnreadableError(f"{error.path}: {error.reason}", advice=error.advice) from error
    return data.decode("utf-8-sig", errors="replace")


def _is_exact(text: str) -> bool:
    """Whether it is a game at any moment, which lists its cards; a position that was set up does not."""
    try:
        words = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(words, dict) and "cards" in words
