"""``deckbuilder replay``: play a saved game again, and tell it."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import drawing, inputs, output
from .errors import CommandError, UnreadableError

if TYPE_CHECKING:
    from deckbuilder.cards.catalogue import Catalogue
    from deckbuilder.play.replay import Replay
    from deckbuilder.play.session import Session
    from deckbuilder.play.voice import Voice

FINE, FAULTS = 0, 1


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="Replay file; - is standard input.")],
    text: Annotated[bool, typer.Option("--text", help="Tell the whole game, a sentence a line.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[
        str, typer.Option("--language", "--lang", metavar="en|ja", help="Language in which it is told.")
    ] = "en",
    at: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="Only so many decisions; default: to the end."),
    ] = None,
    turn: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Only to the beginning of a turn.")
    ] = None,
    picture: drawing.PictureOption = None,
    dark: drawing.DarkOption = False,
    width: drawing.WidthOption = None,
    player: drawing.SeatOption = None,
    both_hands: drawing.BothHandsOption = False,
    pictures: drawing.PicturesOption = None,
    overwrite: drawing.OverwriteOption = False,
) -> None:
    """Play a saved game again, to its end or some moment of it, and tell or draw where it stands.

    A picture shows what one player sees: the opponent's hand is hidden. No display is needed for it.

    Exit code 1: the card data differ from those of the game, or an action is not open any more; what could be
    played is shown.
    """
    from deckbuilder.play.voice import Voice

    wish = drawing.BoardPicture(picture, dark, width, player, both_hands, pictures, overwrite)
    wish.check(json=json)
    voice = Voice(language=inputs.read_language(lang))
    catalogue = inputs.load_cards()
    found = read(file, catalogue)
    _go_to(found.session, at, turn)
    for note in found.notes:
        output.note(f"{file}: {note}")
    with wish.answering():
        if json:
            output.as_json(_as_data(found, voice))
        else:
            if text:
                for sentence in found.session.log(voice):
                    output.line(sentence)
            _say(found, voice)
    wish.write(found.session.state, catalogue, voice.language, json=json)
    raise typer.Exit(FAULTS if found.notes else FINE)


def read(file: str, catalogue: Catalogue) -> Replay:
    """The replay of a file; raises ``CommandError`` for what is none."""
    from deckbuilder.decks.disk import DeckFileError, read_file
    from deckbuilder.play.replay import MAX_BYTES, ReplayError, read_replay

    try:
        if file == inputs.STANDARD_STREAM:
            data = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            data = read_file(Path(file), MAX_BYTES)
        return read_replay(data, catalogue)
    except DeckFileError as error:
        raise UnreadableError(f"{error.path}: {error.reason}", advice=error.advice) from error
    except ReplayError as error:
        raise CommandError(f"{file}: {error}") from error


def position_mark(session: Session) -> str:
    """A short mark of the position, the same for the same position in any process."""
    return hashlib.sha256(repr(session.state.key()).encode()).hexdigest()[:12]


def _go_to(session: Session, at: int | None, turn: int | None) -> None:
    """Look at the moment that was asked for; the last one by default."""
    if at is not None and turn is not None:
        raise CommandError("--at and --turn: one of them is enough")
    turns = session.turns
    if turn is not None:
        if turn not in turns:
            known = f"{min(turns)} to {max(turns)}"
            raise CommandError(f"--turn: there is no turn {turn}", expected=known)
        at = turns[turn]
    if at is not None:
        if not 0 <= at <= len(session):
            raise CommandError(f"--at: there is no decision {at}", expected=f"0 to {len(session)}")
        session.go_to(at)


def _say(found: Replay, voice: Voice) -> None:
    from deckbuilder.play.describe import describe_outcome

    session = found.session
    seed = session.opening.seed if session.opening else "unknown"
    output.line(f"Seed {seed}, {output.counted(len(session.steps), 'decision')}, turn {session.state.turn}")
    output.line(describe_outcome(session.outcome, voice) if session.outcome else "The game is not over")
    output.line(f"Position {position_mark(session)}")


def _as_data(found: Replay, voice: Voice) -> dict[str, object]:
    session = found.session
    end = session.outcome
    return {
        "seed": session.opening.seed if session.opening else None,
        "data": found.data,
        "app": found.app,
        "decisions": len(session.steps),
        "turn": session.state.turn,
        "outcome": None if end is None else {"winner": end.winner, "reason": str(end.reason)},
        "position": position_mark(session),
        "notes": [str(note) for note in found.notes],
        "log": session.log(voice),
    }
