"""Actions and events as English sentences for logs, from the place of a player or of an onlooker."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from deckbuilder.engine import Action, Cause, Definition, Event, GameState, Outcome, Phase
from deckbuilder.engine.actions import Kind
from deckbuilder.engine.events import Kind as What
from deckbuilder.engine.outcome import Reason

_PHASES = {Phase.START: "Start", Phase.MAIN: "Main", Phase.COUNTER: "Counter", Phase.END: "End"}


@dataclass(frozen=True, slots=True)
class Voice:
    """From whose place a sentence is told."""

    viewer: int | None = None
    """The player called "you", who is not told the cards that the other draws; None tells everything."""

    names: tuple[str, str] = ("Player 1", "Player 2")

    def does(self, player: int, verb: str) -> str:
        """The start of a sentence: "You play", "Player 2 plays"."""
        return f"You {verb}" if player == self.viewer else f"{self.names[player]} {_third_person(verb)}"

    def whose(self, player: int) -> str:
        """Whose it is, to begin a sentence: "Your", "Player 2's"."""
        return "Your" if player == self.viewer else f"{self.names[player]}'s"

    def sees_cards_of(self, player: int) -> bool:
        """Whether the hidden cards of a player are told."""
        return self.viewer is None or self.viewer == player


ONLOOKER = Voice()


def card_name(definition: Definition) -> str:
    """The name as it is spoken of: "Ebirah (2004)", however tightly the card prints it."""
    return re.sub(r"(?<=\S)\((?=[A-Za-z]|[0-9]{4}\))", " (", definition.name)


def describe_action(state: GameState, action: Action, voice: Voice = ONLOOKER) -> str:
    """What a player does, told from the state before it: "You play Ebirah (2004) in zone 5"."""
    player = state.ask.player if state.ask else state.active
    name = card_name(state.table[action.card]) if 0 <= action.card < len(state.table) else ""
    zone = f" in zone {action.zone}" if action.zone else ""
    match action.kind:
        case Kind.PASS:
            return voice.does(player, "end") + " the main phase"
        case Kind.BATTLE:
            return voice.does(player, "play") + f" {name}{zone}"
        case Kind.STRATEGY:
            return voice.does(player, "play") + f" {name}"
        case Kind.RAGE:
            return voice.does(player, "discard") + f" {name} for rage"
        case Kind.MONSTER:
            return voice.does(player, "play") + f" {name} as the monster{_by_burst(state, player, action)}"
        case Kind.ON_TOP:
            return voice.does(player, "play") + f" {name} on top of the card{zone}"
        case Kind.INVADE if action.card < 0:
            return voice.does(player, "invade") + " with the top card of the deck"
        case Kind.INVADE:
            return voice.does(player, "invade") + f" with {name} (Step {state.table[action.card].step})"
        case Kind.RESOLVE:
            return voice.does(player, "resolve") + f" {_waiting_name(state, action.card)}"
        case Kind.ZONE:
            return voice.does(player, "choose") + f" zone {action.zone}"
        case Kind.MODE:
            return voice.does(player, "choose") + f" mode {action.card + 1}"
        case Kind.YES:
            return voice.does(player, "say") + " yes"
        case Kind.NO:
            return voice.does(player, "say") + " no"
        case Kind.PICK:
            hidden = not voice.sees_cards_of(player) and _is_hidden(state, action.card)
            return voice.does(player, "choose") + f" {'a card' if hidden else name}{zone}"
        case Kind.DONE:
            return voice.does(player, "end") + " the choice"
        case Kind.CONCEDE:
            return voice.does(player, "concede")


def describe_events(state: GameState, events: Iterable[Event], voice: Voice = ONLOOKER) -> list[str]:
    """What happened, one sentence each; cards drawn one after the other are told together."""
    sentences: list[str] = []
    drawn: list[Event] = []
    for event in events:
        if drawn and (event.kind is not What.DRAWN or event.player != drawn[0].player):
            sentences.append(_tell_draw(state, drawn, voice))
            drawn = []
        if event.kind is What.DRAWN:
            drawn.append(event)
        else:
            sentences.append(describe_event(state, event, voice))
    if drawn:
        sentences.append(_tell_draw(state, drawn, voice))
    return sentences


def retells(action: Action, event: Event) -> bool:
    """Whether an event only says again what its action said, so that a log can leave it out."""
    return event.card == action.card and event.kind in _RETOLD.get(action.kind, ())


_RETOLD: dict[Kind, tuple[What, ...]] = {
    Kind.BATTLE: (What.BATTLE_PLAYED,),
    Kind.ON_TOP: (What.BATTLE_PLAYED,),
    Kind.STRATEGY: (What.STRATEGY_PLAYED,),
    Kind.MONSTER: (What.MONSTER_PLAYED,),
    Kind.RAGE: (What.DISCARDED,),
    Kind.INVADE: (What.DISCARDED,),
}


def describe_event(state: GameState, event: Event, voice: Voice = ONLOOKER) -> str:
    """One change as a sentence; ``state`` is any state of the game since the card concerned exists."""
    if event.kind is What.DRAWN:
        return _tell_draw(state, [event], voice)
    name = card_name(state.table[event.card]) if event.card >= 0 else ""
    tell = _EVENTS.get(event.kind)
    if tell is None:
        return f"{voice.whose(event.player)} {name}: {event.kind.name.lower().replace('_', ' ')}"
    return tell(voice, event, name)


def describe_outcome(outcome: Outcome, voice: Voice = ONLOOKER) -> str:
    """How a game ended: "You win by invasion", "Draw: turn limit"."""
    if outcome.winner is None:
        return f"Draw: {outcome.reason}"
    if outcome.reason is Reason.CONCESSION:
        return voice.does(outcome.winner, "win") + ", the opponent concedes"
    how = "the text of a card" if outcome.reason is Reason.CARD else outcome.reason.value
    return voice.does(outcome.winner, "win") + f" by {how}"


# ---- the pieces ------------------------------------------------------------------------------------------


def _third_person(verb: str) -> str:
    if verb.endswith(("s", "ch", "sh")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def _by_burst(state: GameState, player: int, action: Action) -> str:
    monster = state.table[state.players[player].monster[-1]]
    return " by Burst" if state.table[action.card].rank != monster.rank else ""


def _waiting_name(state: GameState, place: int) -> str:
    if not 0 <= place < len(state.waiting):
        return "an ability"
    return f"the ability of {card_name(state.table[state.waiting[place].card])}"


def _is_hidden(state: GameState, card: int) -> bool:
    return any(card in each.hand or card in each.deck for each in state.players)


def _tell_draw(state: GameState, drawn: Sequence[Event], voice: Voice) -> str:
    player, count = drawn[0].player, len(drawn)
    sentence = voice.does(player, "draw") + (" a card" if count == 1 else f" {count} cards")
    if not voice.sees_cards_of(player):
        return sentence
    return sentence + ": " + ", ".join(card_name(state.table[each.card]) for each in drawn)


_CAUSES = {
    Cause.RULE: "",
    Cause.RAGE: " for rage",
    Cause.INVASION: " to invade",
    Cause.CRUSH: " by the monster's step (crush)",
    Cause.OVERLOAD: " by the card played over it (overload)",
    Cause.EFFECT: " by an effect",
    Cause.BASE: " by the invasion into zones 6 to 8",
}

_Teller = Callable[[Voice, Event, str], str]


def _of(verb: str, rest: str) -> _Teller:
    """A sentence about a player: who does it, then ``rest`` with the fields of the event."""
    return lambda voice, event, name: (
        voice.does(event.player, verb) + rest.format(name=name, first=event.first, second=event.second)
    )


def _monster(rest: str) -> _Teller:
    """A sentence about a player's monster."""
    return lambda voice, event, name: (
        f"{voice.whose(event.player)} {name} " + rest.format(first=event.first, second=event.second)
    )


def _tell_discard(voice: Voice, event: Event, name: str) -> str:
    return voice.does(event.player, "discard") + f" {name}{_CAUSES.get(Cause(event.second), '')}"


def _tell_destroyed(voice: Voice, event: Event, name: str) -> str:
    where = f" in zone {event.first}" if event.first else ""
    return f"{voice.whose(event.player)} {name}{where} is destroyed{_CAUSES.get(Cause(event.second), '')}"


def _tell_strategy_left(voice: Voice, event: Event, name: str) -> str:
    return f"{voice.whose(event.player)} {name} is discarded{_CAUSES.get(Cause(event.second), '')}"


def _tell_rage(voice: Voice, event: Event, name: str) -> str:  # noqa: ARG001
    change = "rises" if event.second > event.first else "falls"
    return f"{voice.whose(event.player)} rage {change} from {event.first} to {event.second}"


def _tell_counter(voice: Voice, event: Event, name: str) -> str:  # noqa: ARG001
    words = "against" if event.first >= event.second else "not enough against"
    who = f"{voice.whose(event.player)} counter power is {event.first:,}"
    return f"{who}, {words} a threat of {event.second:,}"


def _tell_turn(voice: Voice, event: Event, name: str) -> str:  # noqa: ARG001
    return f"Turn {event.first}: {voice.whose(event.player)} turn"


def _tell_phase(voice: Voice, event: Event, name: str) -> str:  # noqa: ARG001
    return f"{_PHASES[Phase(event.first)]} Phase"


_EVENTS: dict[What, _Teller] = {
    What.GAME_BEGAN: _of("begin", " the game"),
    What.TURN_BEGAN: _tell_turn,
    What.PHASE_BEGAN: _tell_phase,
    What.DECK_REBUILT: _of("make", " a new deck of the {first} cards of the discard pile"),
    What.SHUFFLED: _of("shuffle", " the deck"),
    What.DISCARDED: _tell_discard,
    What.BATTLE_PLAYED: _monster("comes into zone {first}"),
    What.STRATEGY_PLAYED: _monster("comes into a strategy zone"),
    What.MONSTER_PLAYED: _monster("is the monster now"),
    What.EVOLVED: _monster("comes on top in zone {first} by Evolution"),
    What.RAGE_CHANGED: _tell_rage,
    What.ADVANCED: _monster("advances to zone {first}"),
    What.BLOCKED: _monster("is blocked in zone {first}"),
    What.RETREATED: _monster("retreats to zone {first}"),
    What.DESTROYED: _tell_destroyed,
    What.STRATEGY_DISCARDED: _tell_strategy_left,
    What.BURST_ENDED: _monster("leaves, its Burst is over"),
    What.COUNTER_TRIED: _tell_counter,
    What.COUNTERED: _monster("is countered in zone {first}"),
    What.RANKED_UP: _monster("takes its place: the monster ranks up"),
    What.GAME_ENDED: lambda voice, event, name: "The game is over",  # noqa: ARG005
}
