"""The Qt face of one game after the other: a session with bots, automatic steps and restarts."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QThreadPool, Signal

from deckbuilder.cards.language import Language
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.engine import (
    CONCEDE,
    Action,
    ByHand,
    Definition,
    GameState,
    Stops,
    legal_actions,
    why_not,
    why_not_by_hand,
    why_not_now,
)
from deckbuilder.engine.legal import moves_of
from deckbuilder.gui import beside
from deckbuilder.gui.tr import shown, tr
from deckbuilder.play import Bot, LookaheadBot, Session, Voice
from deckbuilder.play.automatic import Automation

from .start import Start
from .thinking import Thought, choice

MINE, THEIRS = 0, 1
"""The player's own deck is always the first one."""

MOST_GAMES = 20
"""Games that a restart left and that undo brings back."""

_MOST_AT_ONCE = 500
"""Automatic steps after one action; a bot's turn has far fewer."""


@dataclass(slots=True)
class _Played:
    """One game with what it began from."""

    start: Start
    seed: int
    session: Session


class Game(QObject):
    """A position that is played on, looked back on and taken back; all widgets of the window follow it.

    Undo at the beginning of a game brings back the game that a restart left.
    """

    changed = Signal()
    """The position, the question, or who sees what has changed."""

    said = Signal(str)
    """A sentence for the status line."""

    def __init__(
        self,
        start: Start,
        seed: int | None = None,
        *,
        session: Session | None = None,
        automation: Automation | None = None,
        language: Language = "en",
        parent: QObject | None = None,
    ) -> None:
        """Begin the game of a seed, a new one by default; ``session`` is one that was already played.

        Raises ``SetupError`` or ``ScenarioError`` for what no game can begin from.
        """
        super().__init__(parent)
        self.automation = automation or Automation()
        self.language: Language = language
        self.viewer = MINE
        self.cards: Mapping[CardNumber, Definition] = {}
        """Of which tokens can be made by hand."""

        self._free = False
        self._covered = False
        self._ticket = 0
        self._thinking = False
        self._task: Thought | None = None
        first = self._begun(start, seed, session)
        self._games = [first]
        self._at = 0
        if session is None:
            self._go_on()
        elif start.hot_seat:
            self._cover_for(session.state)

    # ---- the present --------------------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The game on the board; act through this object, so that everybody hears of it."""
        return self._games[self._at].session

    @property
    def start(self) -> Start:
        """What the game began from."""
        return self._games[self._at].start

    @property
    def seed(self) -> int:
        """With which the game can be had again."""
        return self._games[self._at].seed

    @property
    def state(self) -> GameState:
        """The position, to read only."""
        return self.session.state

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the viewer can do now; empty while another is asked, thinks, or hides the hands."""
        return () if self.waits_for_other or self._covered else legal_actions(self.state)

    @property
    def voice(self) -> Voice:
        """Who tells the viewer what happens."""
        theirs = shown(self.start.opponent)
        names = (tr("You"), theirs) if self.viewer == MINE else (shown(self.start.title), tr("You"))
        return Voice(self.viewer, names, self.language)

    @property
    def waits_for_other(self) -> bool:
        """Whether the question is not the viewer's."""
        ask = self.state.ask
        return ask is not None and ask.player != self.viewer

    @property
    def thinking(self) -> bool:
        """Whether a bot is choosing beside the window."""
        return self._thinking

    @property
    def paused(self) -> bool:
        """Whether the other side would move if the player went on from here: in the middle of the history."""
        return self.waits_for_other and not self._thinking and self.start.bot is not None

    @property
    def covered(self) -> bool:
        """Whether all hands are hidden until the next player at the table says so."""
        return self._covered

    # ---- playing ------------------------------------------------------------------------------------------

    def do(self, action: Action | ByHand) -> None:
        """Play on; a move that is not open is refused with its reason, and nothing changes."""
        if isinstance(action, ByHand):
            self._do_by_hand(action)
            return
        if action not in self.legal and action != CONCEDE:
            self.said.emit(self.why_not(action))
            return
        if self.session.read_only:
            self.said.emit(tr("This game is only to be looked at: it was played with other card data."))
            return
        self._forget_later_games()
        self.session.do(action)
        self._go_on()
        self.changed.emit()

    def _do_by_hand(self, deed: ByHand) -> None:
        reason = self.why_not_free() or shown(why_not_by_hand(self.state, deed, self.cards) or "")
        if reason:
            self.said.emit(reason)
            return
        self._forget_later_games()
        self.session.do_by_hand(deed, self.cards)
        self.changed.emit()

    # ---- the free table -----------------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        """Whether the rules are off: cards go anywhere by hand."""
        return self._free

    def set_free(self, free: bool) -> None:
        """Turn the rules off or on; with the rules on the game goes on from how the table lies."""
        if free == self._free:
            return
        self._free = free
        if not free and not self.session.can_redo:
            self._go_on()
        self.changed.emit()

    @property
    def by_hand(self) -> bool:
        """Whether cards can be moved by hand now."""
        return self._free and not self.why_not_free()

    def why_not_free(self) -> str:
        """Why nothing can be done by hand now, as a sentence; empty if it can."""
        if not self._free:
            return tr("The rules are on; turn the free table on to move cards by hand.")
        if self.session.read_only:
            return tr("This game is only to be looked at: it was played with other card data.")
        if self._covered:
            return tr("The hands are hidden until you say that you are ready.")
        if self._thinking:
            return tr("{name} is thinking.", name=shown(self.start.opponent))
        return shown(why_not_now(self.state) or "")

    # ---- moves --------------------------------------------------------------------------------------------

    def why_not(self, action: Action) -> str:
        """Why a move is not open, as a sentence; empty for one that is."""
        if self._covered:
            return tr("The hands are hidden until you say that you are ready.")
        if self._thinking:
            return tr("{name} is thinking.", name=shown(self.start.opponent))
        if self.waits_for_other:
            return tr("It is not your turn to choose.")
        return shown(why_not(self.state, action) or "")

    def resume(self) -> None:
        """Let the other side move from a place in the middle of the history; what was undone is forgotten."""
        if self.paused:
            self._forget_later_games()
            self._go_on()
            self.changed.emit()

    def uncover(self) -> None:
        """The player who is asked sits at the board now."""
        self._covered = False
        self.changed.emit()

    # ---- back and forth -----------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a step, or an earlier game, to go back to."""
        return self.session.can_undo or self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return self.session.can_redo or self._at + 1 < len(self._games)

    def undo(self) -> None:
        """Take back the last own step with what followed, or the restart that began this game."""
        self._stop_thinking()
        if self.session.can_undo:
            self.session.undo()
        elif self._at > 0:
            self._at -= 1
            self.session.stops = self._stops(self.start)
            self.said.emit(tr("Back in the game with seed {seed}", seed=self.seed))
        self._arrive()

    def redo(self) -> None:
        """Do again what was taken back."""
        self._stop_thinking()
        if self.session.can_redo:
            self.session.redo()
        elif self._at + 1 < len(self._games):
            self._at += 1
            self.session.stops = self._stops(self.start)
        self._arrive()

    def go_to(self, step: int) -> None:
        """Jump to the moment after so many steps; the later ones can be done again."""
        self._stop_thinking()
        self.session.go_to(step)
        self._arrive()

    def restart(self, seed: int | None = None) -> None:
        """Begin again with the same seed, or with another one; one undo brings the game back."""
        self.begin(self.start, self.seed if seed is None else seed)

    def new_seed(self) -> None:
        """Begin again with a seed that nobody chose."""
        self.begin(self.start, None)

    def begin(self, start: Start, seed: int | None = None, session: Session | None = None) -> None:
        """Begin another game; raises what the start raises, and the game on the board then stays."""
        begun = self._begun(start, seed, session)
        self._stop_thinking()
        self._forget_later_games()
        self._games = [*self._games, begun][-MOST_GAMES:]
        self._at = len(self._games) - 1
        self.viewer = MINE
        if session is None:
            self._go_on()
        self._arrive()

    def set_automation(self, automation: Automation) -> None:
        """Answer other questions for the player from now on."""
        self.automation = automation
        self.session.stops = self._stops(self.start)
        if not self.session.can_redo:
            self._go_on()
        self.changed.emit()

    def close(self) -> None:
        """No bot may answer any more."""
        self._stop_thinking()

    # ---- inside -------------------------------------------------------------------------------------------

    def _begun(self, start: Start, seed: int | None, session: Session | None) -> _Played:
        if session is None:
            seed = secrets.randbits(32) if seed is None else seed
            session = start.make(seed, self._stops(start))
        # The shared table of moves may not grow in two threads at once: a bot thinks beside the window.
        moves_of(len(session.state.table) + 400)
        if not session.read_only:
            session.stops = self._stops(start)
        return _Played(start, session.state.seed if seed is None else seed, session)

    def _stops(self, start: Start) -> Stops:
        """The steps before which the people at the table want to be asked."""
        return self.automation.stops((MINE, THEIRS) if start.hot_seat else (MINE,))

    def _forget_later_games(self) -> None:
        del self._games[self._at + 1 :]

    def _arrive(self) -> None:
        """The board shows another moment: who sees it is who is asked in it."""
        if self.start.hot_seat:
            self._cover_for(self.state)
        self.changed.emit()

    def _go_on(self) -> None:
        """Take the steps that no person takes, until a person is asked."""
        session, bot = self.session, self.start.bot
        if session.read_only:
            return
        automation = replace(self.automation, pass_alone=self.automation.pass_alone and not self._free)
        for _ in range(_MOST_AT_ONCE):
            ask = session.question
            if ask is None:
                break
            if bot is not None and ask.player == THEIRS:
                if isinstance(bot, LookaheadBot) and len(session.legal) > 1:
                    self._think(bot)
                    break
                session.do(choice(bot, session.state, session.position), answered=True)
                continue
            action = automation.answer(session.state)
            if action is None:
                break
            session.do(action, answered=True)
        if self.start.hot_seat:
            self._cover_for(session.state)

    def _cover_for(self, state: GameState) -> None:
        """Hide the hands when the other person is asked."""
        if state.ask is not None and state.ask.player != self.viewer:
            self.viewer = state.ask.player
            self._covered = True

    def _think(self, bot: Bot) -> None:
        self._ticket += 1
        self._thinking = True
        self._task = task = Thought(self._ticket, bot, self.state.clone(), self.session.position)
        task.signals.chosen.connect(self._on_chosen)
        task.signals.failed.connect(self._on_failed)
        beside.start(QThreadPool.globalInstance(), task.run)

    def _stop_thinking(self) -> None:
        self._ticket += 1
        self._thinking = False

    def _on_chosen(self, ticket: int, action: Action) -> None:
        if ticket != self._ticket:
            return  # of a position that was left meanwhile
        self._thinking = False
        self.session.do(action, answered=True)
        self._go_on()
        self.changed.emit()

    def _on_failed(self, ticket: int, reason: str) -> None:
        if ticket != self._ticket:
            return
        self._thinking = False
        self.said.emit(tr("The bot could not choose: {reason}", reason=reason))
        self.changed.emit()
