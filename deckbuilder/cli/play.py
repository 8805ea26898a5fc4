"""``deckbuilder play``: a game in the terminal, two people on one keyboard or one against a bot."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from deckbuilder.cards.language import Language, japanese_names

from . import batch, inputs, output
from .errors import CommandError
from .replay import position_mark

if TYPE_CHECKING:
    from deckbuilder.cards.catalogue import Catalogue
    from deckbuilder.engine import Action, GameState, Question
    from deckbuilder.play.bots import Bot
    from deckbuilder.play.session import Session

HELP = """A number does what stands beside it. u undo, r redo, b the board, l the story so far,
s FILE save, c concede, q quit, ? this help."""

_WORDS = {
    "undo": "u",
    "redo": "r",
    "board": "b",
    "log": "l",
    "story": "l",
    "save": "s",
    "concede": "c",
    "quit": "q",
    "exit": "q",
    "help": "?",
}
"""What players type instead of the letters."""


def play(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="Your deck file.")],
    against: Annotated[
        str | None, typer.Option("--against", metavar="DECK", help="The other deck; default: the same.")
    ] = None,
    bot: Annotated[
        str | None, typer.Option(metavar="NAME", help="Who plays the other deck; default: a person.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, max=2**63, metavar="S", help="Seed; default: a new one.")
    ] = None,
    first: batch.FirstOption = None,
    format_id: batch.FormatOption = None,
    unchecked: batch.UncheckedOption = False,
    lang: Annotated[
        str, typer.Option("--language", "--lang", metavar="en|ja", help="Language of the game and its cards.")
    ] = "en",
) -> None:
    """Play a game in the terminal.

    Open moves are numbered; every move can be undone, bots' and shuffles too. Saved games are read by
    ``deckbuilder replay``.
    """
    from deckbuilder.play.opening import Opening
    from deckbuilder.play.roster import BOTS
    from deckbuilder.play.session import Session

    language = inputs.read_language(lang)
    if deck == "-" or against == "-":
        raise CommandError("play reads your moves from standard input", expected="deck files")
    room = batch.Room(format_id, unchecked=unchecked)
    mine = room.player(deck)
    theirs = room.player(against) if against else mine
    opponent = BOTS[batch.check_bot(bot, "--bot")] if bot else None
    opening = Opening(
        (mine.cards, theirs.cards),
        secrets.randbits(32) if seed is None else seed,
        batch.read_first(first),
        mine.format.region,
    )
    session = Session(opening.begin(room.catalogue), opening)
    Table(session, room.catalogue, opponent, language).play()


class Table:
    """A game as two people, or one and a bot, sit at it."""

    def __init__(self, session: Session, catalogue: Catalogue, bot: Bot | None, language: Language) -> None:
        from deckbuilder.play.voice import Voice

        self._session, self._catalogue, self._bot = session, catalogue, bot
        self._language: Language = language
        self._voice = Voice(0 if bot else None, language=language)
        self._told = 0
        self._saved: tuple[Path, str] | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "u": lambda rest: self._undo(),  # noqa: ARG005
            "r": lambda rest: self._redo(),  # noqa: ARG005
            "b": lambda rest: self._say_board(),  # noqa: ARG005
            "l": lambda rest: self._say_story(),  # noqa: ARG005
            "s": self._save,
            "c": lambda rest: self._concede(),  # noqa: ARG005
            "?": lambda rest: output.line(HELP),  # noqa: ARG005
        }

    def play(self) -> None:
        """Ask and answer until a player quits or standard input ends."""
        seed = self._session.opening.seed if self._session.opening else 0
        output.line(f"Seed {seed}. {HELP}")
        self._let_bot_play()
        self._say_moves()
        while (line := self._ask()) is not None:
            word, _, rest = line.strip().partition(" ")
            word = _WORDS.get(word.lower(), word.lower())
            if word == "q":
                break
            if word:
                self._obey(word, rest.strip())
        output.line(f"Position {position_mark(self._session)}")

    def _ask(self) -> str | None:
        sys.stdout.write("> ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        return line or None

    def _obey(self, word: str, rest: str) -> None:
        command = self._commands.get(word)
        if command is not None:
            command(rest)
        elif self._session.outcome is not None:
            output.note("The game is over; u takes the last move back, q quits")
        elif word.isascii() and word.isdigit() and 1 <= int(word[:6]) <= len(self._session.legal):
            self._do(self._session.legal[int(word[:6]) - 1])
        else:
            count = len(self._session.legal)
            output.note(f'"{word[:40]}" is no move; expected 1 to {count}, or a letter: ? tells which')

    # ---- moves -------------------------------------------------------------------------------------------

    def _concede(self) -> None:
        from deckbuilder.engine import CONCEDE

        if self._session.outcome is None:
            self._do(CONCEDE)
        else:
            output.note("The game is over already")

    def _do(self, action: Action) -> None:
        self._session.do(action)
        self._let_bot_play()
        self._say_news()
        self._say_moves()

    def _let_bot_play(self) -> None:
        from deckbuilder.play.bots import Dice, View

        session = self._session
        while self._bot and (question := session.question) is not None and question.player == 1:
            state = session.state
            # Other dice for every decision, the same ones when the game comes to it again.
            dice = Dice.of_player(state.seed + len(session.steps), 1)
            session.do(self._bot.choose(View(state, 1), question, session.legal, dice))

    def _undo(self) -> None:
        self._go(self._session.undo, "There is nothing to undo")

    def _redo(self) -> None:
        self._go(self._session.redo, "There is nothing to redo")

    def _go(self, step: Callable[[], object], nothing: str) -> None:
        """Go back or forth to where a person decides, past the moves of the bot."""
        moved = False
        while step() is not None:
            moved = True
            question = self._session.question
            if self._bot is None or question is None or question.player == 0:
                break
        if not moved:
            output.note(nothing)
        self._let_bot_play()
        self._told = len(self._session.steps)
        self._say_moves()

    def _save(self, name: str) -> None:
        from deckbuilder.decks.disk import NO_FILE, DeckFileError, content_hash, write_file
        from deckbuilder.play.replay import write_replay

        if not name:
            output.note("Save where? s FILE")
            return
        path = Path(name)
        data = write_replay(self._session, self._catalogue).encode()
        expected = self._saved[1] if self._saved and self._saved[0] == path else NO_FILE
        try:
            write_file(path, data, expected_hash=expected)
        except DeckFileError as error:
            output.note(f"{error.path}: {error.reason}. {error.advice}")
            return
        self._saved = (path, content_hash(data))
        output.line(f"Saved: {path}")

    # ---- what is seen ------------------------------------------------------------------------------------

    def _say_news(self) -> None:
        """What has happened since it was last told."""
        steps = self._session.steps
        for step in steps[self._told :]:
            output.line(step.text(self._voice))
            for sentence in self._session.news(step, self._voice):
                output.line(f"  {sentence}")
        self._told = len(steps)

    def _say_story(self) -> None:
        for sentence in self._session.log(self._voice):
            output.line(sentence)

    def _say_board(self) -> None:
        for player in range(2):
            _say_side(self._session.state, player)

    def _say_moves(self) -> None:
        from deckbuilder.play.describe import describe_outcome
        from deckbuilder.play.prompt import label, prompt

        session = self._session
        question = session.question
        if question is None:
            end = describe_outcome(session.outcome, self._voice) if session.outcome else "The game is over"
            output.line(f"{end}. u takes the last move back, s FILE saves, q quits")
            return
        state = session.state
        output.line(f"-- Turn {state.turn}, Player {question.player + 1} --")
        self._say_board()
        self._say_question(question)
        output.line(prompt(state, self._voice))
        namesakes = _namesakes(state, session.legal)
        for number, action in enumerate(session.legal, start=1):
            which = f" [{state.table[action.card].number}]" if action.card in namesakes else ""
            output.line(f"{number:3} {label(state, action, self._voice)}{which}")

    def _say_question(self, question: Question) -> None:
        """The card whose text asks, and the text, so that nobody answers without having read it."""
        from deckbuilder.cards.wording import card_text

        if question.card < 0:
            return
        definition = self._session.state.table[question.card]
        output.line(f"{self._voice.card(definition)} ({definition.number}) asks:")
        names = japanese_names(self._catalogue)
        for line in card_text(self._catalogue[definition.number], self._language, names).splitlines():
            output.line(f"    {line}")


def _namesakes(state: GameState, actions: Iterable[Action]) -> set[int]:
    """The cards of these actions that share their name with a different one."""
    from deckbuilder.engine.actions import Kind

    places = (Kind.RESOLVE, Kind.MODE)
    cards = {action.card for action in actions if action.card >= 0 and action.kind not in places}
    numbers: dict[str, set[str]] = {}
    for card in cards:
        numbers.setdefault(state.table[card].name, set()).add(state.table[card].number)
    return {card for card in cards if len(numbers[state.table[card].name]) > 1}


def _say_side(state: GameState, player: int) -> None:
    from deckbuilder.cards.facts import ROMAN
    from deckbuilder.engine.values import threat, total_counter_power
    from deckbuilder.play.describe import card_name

    me = state.players[player]
    monster = state.table[me.monster[-1]]
    output.line(
        f"Player {player + 1}: {card_name(monster)} (rank {ROMAN.get(monster.rank, monster.rank)}) in zone "
        f"{me.zone}, threat {threat(state, player):,}, rage {me.rage}, "
        f"counter power {total_counter_power(state, player):,}"
    )
    zones = [
        f"{zone} {card_name(state.table[stack[-1]])}" for zone, stack in enumerate(me.zones) if zone and stack
    ]
    zones += [card_name(state.table[stack[-1]]) for stack in me.strategies if stack]
    output.line(f"  zones: {'; '.join(zones) or 'empty'}")
    output.line(f"  hand {len(me.hand)}, deck {len(me.deck)}, discard pile {len(me.discard)}")
