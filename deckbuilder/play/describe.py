"""Actions, events and results as sentences for logs, from the place of a player or of an onlooker."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from deckbuilder.engine import Action, Ask, ByHand, Cause, Event, GameState, Outcome, Phase
from deckbuilder.engine.actions import Kind
from deckbuilder.engine.events import Kind as What
from deckbuilder.engine.outcome import Reason

from .by_hand import cards_counted, describe_by_hand, is_hidden
from .turn_steps import step_name
from .voice import ONLOOKER, Voice, card_name

__all__ = [
    "ONLOOKER",
    "Voice",
    "action_fields",
    "action_name",
    "because",
    "card_name",
    "describe_action",
    "describe_event",
    "describe_events",
    "describe_outcome",
    "resolving",
    "retells",
]


def describe_action(state: GameState, action: Action | ByHand, voice: Voice = ONLOOKER) -> str:
    """What a player does, told from the state before it: "You play Ebirah (2004) in zone 5"."""
    if isinstance(action, ByHand):
        return describe_by_hand(state, action, voice)
    player = state.ask.player if state.ask else state.active
    hidden = action.kind is Kind.PICK and not voice.sees_cards_of(player) and is_hidden(state, action.card)
    fields = action_fields(state, action, voice)
    if hidden:
        fields |= {"card": voice.part("a card"), "where": ""}
    waits = action.kind is Kind.GO and state.ask is not None and state.ask.kind is Ask.STEP
    name = f"go {step_name(state)}" if waits else action_name(action)
    told = voice.say(f"act.{name}", player, **fields)
    answers = state.ask is not None and state.ask.kind in _OF_ABILITIES and action.kind is not Kind.CONCEDE
    return because(state, told, resolving(state), voice) if answers else told


_OF_ABILITIES = frozenset({Ask.PICK, Ask.ZONE, Ask.MAY, Ask.MODE})


def action_name(action: Action) -> str:
    """The name of the templates of an action."""
    unseen = action.kind is Kind.INVADE and action.card < 0
    return f"{action.kind.value} unseen" if unseen else action.kind.value


def action_fields(state: GameState, action: Action, voice: Voice) -> dict[str, object]:
    """What the templates of an action may name."""
    card = state.table[action.card] if 0 <= action.card < len(state.table) else None
    player = state.ask.player if state.ask else state.active
    waiting = 0 <= action.card < len(state.waiting) if action.kind is Kind.RESOLVE else False
    return {
        "card": voice.card(card) if card else "",
        "step": card.step if card else 0,
        "zone": action.zone,
        "mode": action.card + 1,
        "where": voice.part("in zone", zone=action.zone) if action.zone else "",
        "burst": _by_burst(state, player, action, voice) if action.kind is Kind.MONSTER else "",
        "ability": voice.waiting(state, state.waiting[action.card]) if waiting else "",
    }


def resolving(state: GameState) -> tuple[tuple[int, int], ...]:
    """Card and program of each ability that resolves, the one on top last."""
    return tuple((frame.source, frame.ability) for frame in state.frames)


def because(state: GameState, told: str, doing: Sequence[tuple[int, int]], voice: Voice) -> str:
    """A sentence with the ability that is the reason, if there is one."""
    if not doing:
        return told
    return voice.part("because", ability=voice.ability(state, *doing[-1], "whose ability"), sentence=told)


def describe_events(
    state: GameState,
    events: Iterable[Event],
    voice: Voice = ONLOOKER,
    doing: Sequence[tuple[int, int]] = (),
) -> list[str]:
    """What happened, one sentence each; cards drawn one after the other are told together.

    ``doing`` is what resolved before the first event, as ``resolving`` has it; what an ability brings about
    is told as its doing.
    """
    return _Story(state, voice, list(doing)).tell(events)


class _Story:
    """Sentences as they come, and the abilities that resolve meanwhile."""

    def __init__(self, state: GameState, voice: Voice, doing: list[tuple[int, int]]) -> None:
        self.state, self.voice, self.doing = state, voice, doing
        self.sentences: list[str] = []
        self.drawn: list[Event] = []
        self.silent = False
        """Whether the ability on top has done nothing yet."""

    def tell(self, events: Iterable[Event]) -> list[str]:
        for event in events:
            if self.drawn and (event.kind is not What.DRAWN or event.player != self.drawn[0].player):
                self._tell_drawn()
            match event.kind:
                case What.DRAWN:
                    self.drawn.append(event)
                    self.silent = False
                case What.ABILITY_BEGAN:
                    self.doing.append((event.card, event.first))
                    self.silent = True
                case What.ABILITY_ENDED:
                    self._end()
                case _:
                    self._say(describe_event(self.state, event, self.voice, bare=bool(self.doing)))
        if self.drawn:
            self._tell_drawn()
        return self.sentences

    def _say(self, sentence: str) -> None:
        self.silent = False
        self.sentences.append(because(self.state, sentence, self.doing, self.voice))

    def _tell_drawn(self) -> None:
        drawn, self.drawn = self.drawn, []
        self._say(_tell_draw(self.state, drawn, self.voice))

    def _end(self) -> None:
        if self.silent:
            self._say(self.voice.part("event.nothing"))
        if self.doing:
            self.doing.pop()


def retells(action: Action | ByHand, event: Event) -> bool:
    """Whether an event only says again what its action said, so that a log can leave it out."""
    if isinstance(action, ByHand):
        return event.kind in _RETOLD_BY_HAND
    return event.card == action.card and event.kind in _RETOLD.get(action.kind, ())


_RETOLD_BY_HAND = (What.BY_HAND, What.RAGE_CHANGED, What.SHUFFLED)
_RETOLD: dict[Kind, tuple[What, ...]] = {
    Kind.BATTLE: (What.BATTLE_PLAYED,),
    Kind.ON_TOP: (What.BATTLE_PLAYED,),
    Kind.STRATEGY: (What.STRATEGY_PLAYED,),
    Kind.MONSTER: (What.MONSTER_PLAYED,),
    Kind.RAGE: (What.DISCARDED,),
    Kind.INVADE: (What.DISCARDED,),
}


def describe_event(state: GameState, event: Event, voice: Voice = ONLOOKER, *, bare: bool = False) -> str:
    """One change as a sentence; ``state`` is any state of the game since the card concerned exists.

    With ``bare`` the reason has been told, and that it was an effect is not said again.
    """
    if event.kind is What.DRAWN:
        return _tell_draw(state, [event], voice)
    fields: dict[str, object] = {
        "card": voice.card(state.table[event.card]) if event.card >= 0 else "",
        "first": event.first,
        "second": event.second,
    }
    name = event.kind.name.lower()
    special = _SPECIAL.get(event.kind)
    if special is not None:
        name, more = special(state, event, voice)
        fields |= more
    if event.kind in _WITH_CAUSE:
        cause = Cause(event.second)
        told = cause in _TOLD_BY_VERB.get(event.kind, ()) or (bare and cause is Cause.EFFECT)
        fields["cause"] = "" if told else voice.part(f"cause.{cause.name.lower()}")
    return voice.say(f"event.{name}", event.player, **fields)


def describe_outcome(outcome: Outcome, voice: Voice = ONLOOKER) -> str:
    """How a game ended: "You win by invasion", "Draw: turn limit"."""
    how = voice.part(f"reason.{outcome.reason.value}")
    if outcome.winner is None:
        return voice.part("end.draw", how=how)
    if outcome.reason is Reason.CONCESSION:
        return voice.say("end.concession", outcome.winner)
    return voice.say("end.win", outcome.winner, how=how)


# ---- the pieces ------------------------------------------------------------------------------------------


def _by_burst(state: GameState, player: int, action: Action, voice: Voice) -> str:
    monster = state.table[state.players[player].monster[-1]]
    return voice.part("by burst") if state.table[action.card].rank != monster.rank else ""


def _tell_draw(state: GameState, drawn: Sequence[Event], voice: Voice) -> str:
    player, count = drawn[0].player, len(drawn)
    what = cards_counted(count, voice)
    names = ""
    if voice.sees_cards_of(player):
        names = voice.part(
            "named", cards=voice.listed([voice.card(state.table[each.card]) for each in drawn])
        )
    return voice.say("event.drawn", player, drawn=what, named=names)


_WITH_CAUSE = frozenset({What.DISCARDED, What.DESTROYED, What.STRATEGY_DISCARDED})
_TOLD_BY_VERB = {What.DESTROYED: (Cause.CRUSH, Cause.OVERLOAD)}
"""Causes that the verb of the sentence says already."""

_Special = Callable[[GameState, Event, Voice], tuple[str, dict[str, object]]]
"""The name of the template, and what it names besides."""


def _rage(state: GameState, event: Event, voice: Voice) -> tuple[str, dict[str, object]]:  # noqa: ARG001
    rises = event.second > event.first
    return "rage_rises" if rises else "rage_falls", {"change": abs(event.second - event.first)}


def _counter(state: GameState, event: Event, voice: Voice) -> tuple[str, dict[str, object]]:  # noqa: ARG001
    name = "counter_enough" if event.first >= event.second else "counter_short"
    return name, {"first": f"{event.first:,}", "second": f"{event.second:,}"}


def _phase(state: GameState, event: Event, voice: Voice) -> tuple[str, dict[str, object]]:  # noqa: ARG001
    return "phase_began", {"phase": voice.part(f"phase.{Phase(event.first).name.lower()}")}


def _destroyed(state: GameState, event: Event, voice: Voice) -> tuple[str, dict[str, object]]:  # noqa: ARG001
    return "destroyed", {
        "where": voice.part("in zone", zone=event.first) if event.first else "",
        "destroyed": voice.part(f"destroyed.{Cause(event.second).name.lower()}"),
    }


def _ability(state: GameState, event: Event, voice: Voice) -> tuple[str, dict[str, object]]:
    named = voice.ability(state, event.card, event.first, "whose ability")
    return event.kind.name.lower(), {"ability": named}


def _taken(state: GameState, event: Event, voice: Voice) -> tuple[str, dict[str, object]]:
    seen = event.first or voice.sees_cards_of(event.player)
    return "taken", {"card": voice.card(state.table[event.card]) if seen else voice.part("a card")}


def _to_deck(state: GameState, event: Event, voice: Voice) -> tuple[str, dict[str, object]]:  # noqa: ARG001
    return "to_deck_top" if event.first else "to_deck_bottom", {}


def _under(state: GameState, event: Event, voice: Voice) -> tuple[str, dict[str, object]]:
    return "put_under", {"holder": voice.card(state.table[event.first])}


def _power(state: GameState, event: Event, voice: Voice) -> tuple[str, dict[str, object]]:  # noqa: ARG001
    return "power_gained", {"power": f"{event.first:+,}"}


_SPECIAL: dict[What, _Special] = {
    What.RAGE_CHANGED: _rage,
    What.COUNTER_TRIED: _counter,
    What.PHASE_BEGAN: _phase,
    What.DESTROYED: _destroyed,
    What.ABILITY_BEGAN: _ability,
    What.ABILITY_ENDED: _ability,
    What.TAKEN: _taken,
    What.TO_DECK: _to_deck,
    What.PUT_UNDER: _under,
    What.POWER_GAINED: _power,
}
"""Kinds whose sentence depends on more than the card and the two numbers."""
