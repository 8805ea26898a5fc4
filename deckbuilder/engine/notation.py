"""A game at any moment as text and back, exactly: equal position, equal question, equal chance to come.

The text is JSON and names the cards by number, so whoever reads it gives the definitions. For positions that
people write there is ``scenario``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast, get_origin

from deckbuilder.cards.numbers import CardNumber

from .abilities.model import NOTHING, Happening, Step
from .board import ZONES
from .definition import Definition
from .legal import legal_actions
from .plain import Faults, FaultyTextError, Json, dump, hints, load, quoted, read_fields, write
from .setup import bare_game
from .state import Ask, Frame, GameState, PlayerState, Wait, new_player
from .tasks import STEPS, Task

VERSION = 1

_MADE_ANEW = frozenset({"table", "players", "events", "applies", "hears"})
"""Read on their own, follow from the cards, or no part of the position."""

_FIELDS = {name: kind for name, kind in hints(GameState).items() if name not in _MADE_ANEW}

_LATER = frozenset({"stops"})
"""Not said in texts from before there was such a thing; then there is none."""

_RECORDS = tuple(name for name, kind in _FIELDS.items() if get_origin(kind) is list and name != "todo")
"""The lists of what waits, resolves and lasts."""


class NotationError(FaultyTextError):
    """A text that is no state of a game; ``faults`` names everything that is wrong, one sentence each."""


def to_json(state: GameState) -> str:
    """The whole state as JSON text; ``from_json`` gives a state with an equal ``key()``."""
    words: dict[str, Json] = {
        "version": VERSION,
        "cards": [str(definition.number) for definition in state.table],
        "players": [_player_words(player) for player in state.players],
    }
    words |= {name: write(kind, getattr(state, name)) for name, kind in _FIELDS.items()}
    return dump(words) + "\n"


def _player_words(player: PlayerState) -> Json:
    return {name: write(kind, getattr(player, name)) for name, kind in hints(PlayerState).items()}


def from_json(text: str, definitions: Mapping[CardNumber, Definition]) -> GameState:
    """Read what ``to_json`` wrote; raises ``NotationError`` with every fault.

    The definitions must be those of the game, or it goes on differently; unknown cards are refused.
    """
    faults = Faults()
    words = load(text, faults)
    if isinstance(words, dict) and words.get("version") != VERSION:
        faults.add("version", f"this program reads states of version {VERSION}")
    if faults or not isinstance(words, dict):
        raise NotationError(faults or ["The text is no state of a game"])
    table = _read_cards(words.pop("cards", None), definitions, faults)
    players = _read_players(words.pop("players", None), faults)
    fields = read_fields({**_FIELDS, "version": int}, words, "", faults, optional=_LATER)
    if faults or fields is None:
        raise NotationError(faults)
    state = bare_game(table, 0)
    del fields["version"]
    for name, value in fields.items():
        setattr(state, name, value)
    state.players = cast("tuple[PlayerState, PlayerState]", tuple(players))
    _Check(state, faults).run()
    if faults:
        raise NotationError(faults)
    return state


def _read_cards(
    words: Json, definitions: Mapping[CardNumber, Definition], faults: Faults
) -> tuple[Definition, ...]:
    if not isinstance(words, list) or not all(isinstance(each, str) for each in words):
        faults.add("cards", "expected a list of card numbers")
        return ()
    found = {number: definitions.get(CardNumber(str(number))) for number in words}
    for number, definition in found.items():
        if definition is None:
            faults.add("cards", f'no card has the number "{quoted(str(number))}"')
    return tuple(each for number in words if (each := found[number]) is not None)


def _read_players(words: Json, faults: Faults) -> list[PlayerState]:
    if not isinstance(words, list) or len(words) != 2:
        faults.add("players", "expected a list of 2")
        return []
    players: list[PlayerState] = []
    for at, each in enumerate(words):
        fields = read_fields(hints(PlayerState), each, f"players[{at}]", faults)
        player = new_player()
        for name, value in (fields or {}).items():
            setattr(player, name, value)
        players.append(player)
    return players


class _Check:
    """Notes what no game can be like: such a state would break in the middle of a later action."""

    def __init__(self, state: GameState, faults: Faults) -> None:
        self.state, self.faults = state, faults
        self.cards = range(len(state.table))

    def run(self) -> None:
        self._check_moment()
        for at, player in enumerate(self.state.players):
            self._check_player(player, f"players[{at}]")
        self._check_places()
        self._check_records()
        if not self.faults:
            self._check_abilities()
        if not self.faults:
            self._check_question()

    def within(self, place: str, value: int, allowed: range) -> bool:
        """Note a number that is not in its range."""
        if value not in allowed:
            self.faults.add(place, f"expected {allowed.start} to {allowed.stop - 1}, found {value}")
        return value in allowed

    def _check_moment(self) -> None:
        state = self.state
        self.within("first", state.first, range(2))
        self.within("active", state.active, range(2))
        self.within("seed", state.seed, range(1 << 64))
        for name in ("turn", "step", "resolved"):
            value: int = getattr(state, name)
            self.within(name, value, range(1 << 32))
        if (state.ask is None) == (state.outcome is None):
            self.faults.add("ask", "a game has either an open question or an outcome")
        for at, stop in enumerate(state.stops):
            self.within(f"stops[{at}].player", stop.player, range(2))
            if stop.step not in STEPS:
                self.faults.add(f"stops[{at}].step", "is no step at which a turn can stop")
        if state.ask is not None:
            self.within("ask.player", state.ask.player, range(2))
            self.within("ask.card", state.ask.card, range(-1, len(self.cards)))
        if state.outcome is not None and state.outcome.winner is not None:
            self.within("outcome.winner", state.outcome.winner, range(2))
        if state.outcome is None and (not state.todo or state.todo[0] is not Task.BEGIN_TURN):
            self.faults.add("todo", "the next turn must be the last thing to do")

    def _check_player(self, player: PlayerState, where: str) -> None:
        self.within(f"{where}.zone", player.zone, ZONES)
        self.within(f"{where}.burst", player.burst, range(-1, len(self.cards)))
        self.within(f"{where}.invader", player.invader, range(-1, len(self.cards)))
        for name in ("rage", "invaded", "destroyed"):
            value: int = getattr(player, name)
            self.within(f"{where}.{name}", value, range(1 << 32))
        if len(player.zones) != len(ZONES) + 1 or player.zones[0]:
            self.faults.add(f"{where}.zones", "expected an empty place and the zones 1 to 8")
        if len(player.strategies) != len(player.strategy_turns) or len(player.strategies) < 2:
            self.faults.add(f"{where}.strategies", "expected two zones or more, each with its turn")
        if not player.monster:
            self.faults.add(f"{where}.monster", "a player always has a monster")

    def _check_places(self) -> None:
        """Every card of the game lies in one place at most; tokens that left the game lie nowhere."""
        seen: dict[int, str] = {}
        for place, card in self._placed():
            if card not in self.cards:
                self.faults.add(place, f"card {card} is not among the cards of the game")
            elif card in seen:
                self.faults.add(place, f"card {card} is in {seen[card]} too")
            seen[card] = place

    def _placed(self) -> Iterator[tuple[str, int]]:
        for at, player in enumerate(self.state.players):
            for name in ("deck", "hand", "discard", "monster_deck", "monster"):
                pile: list[int] = getattr(player, name)
                yield from ((f"players[{at}].{name}", card) for card in pile)
            for name in ("zones", "strategies"):
                stacks: list[tuple[int, ...]] = getattr(player, name)
                for place, stack in enumerate(stacks):
                    yield from ((f"players[{at}].{name}[{place}]", card) for card in stack)

    def _check_records(self) -> None:
        """What waits, resolves and lasts belongs to players and to cards of the game."""
        state = self.state
        for name in _RECORDS:
            records: list[object] = getattr(state, name)
            for at, record in enumerate(records):
                for part, allowed in self._parts_of(name):
                    self.within(f"{name}[{at}].{part}", getattr(record, part, 0), allowed)
                happening: Happening = getattr(record, "happening", NOTHING)
                self.within(f"{name}[{at}].happening.card", happening.card, range(-1, len(self.cards)))
                self.within(f"{name}[{at}].happening.player", happening.player, range(-1, 2))

    def _parts_of(self, name: str) -> Iterator[tuple[str, range]]:
        """What the numbers in the records of a list may be, by the name of the field."""
        yield "owner", range(-1, 2) if name == "lasting" else range(2)
        yield from ((part, self.cards) for part in ("card", "source", "other"))
        yield from ((part, range(9)) for part in ("zone", "other_zone"))

    def _check_abilities(self) -> None:
        """What waits, resolves and lasts are abilities that the cards have."""
        state = self.state
        for at, put_off in enumerate(state.delayed):
            self.within(f"delayed[{at}].ability", put_off.ability, range(self._triggers(put_off.card)))
        for at, lasting in enumerate(state.lasting):
            granted = state.table[lasting.card].abilities.granted
            self.within(f"lasting[{at}].static", lasting.static, range(-1, len(granted)))
        for at, each in enumerate(state.waiting):
            if each.kind is Wait.ABILITY:
                self.within(f"waiting[{at}].ability", each.ability, range(self._triggers(each.card)))
        for at, frame in enumerate(state.frames):
            where = f"frames[{at}]"
            if self.within(f"{where}.ability", frame.ability, range(self._triggers(frame.source))):
                self.within(f"{where}.place", frame.place, range(len(_program(state, frame)) + 1))

    def _check_question(self) -> None:
        """The open question is one that can be answered here."""
        state, ask = self.state, self.state.ask
        if ask is None:
            return
        if ask.kind is Ask.STEP:
            answered = state.todo[-1] in STEPS and ask.player == state.active
        elif ask.kind in (Ask.MAIN, Ask.ORDER, Ask.EVOLVE):
            answered = ask.kind is not Ask.EVOLVE or ask.card >= 0
        else:
            frame = state.frames[-1] if state.frames else None
            answered = frame is not None and frame.place < len(_program(state, frame))
        if not answered or not legal_actions(state):
            self.faults.add("ask", "is a question that has no answer here")

    def _triggers(self, card: int) -> int:
        return len(self.state.table[card].abilities.triggers)


def _program(state: GameState, frame: Frame) -> tuple[Step, ...]:
    """The instructions of the ability that a frame carries out."""
    return state.table[frame.source].abilities.triggers[frame.ability].program
