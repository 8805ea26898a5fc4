"""What a player is asked, as a sentence that names the card and its ability, and what each answer says."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from deckbuilder.cards.abilities import Ability
from deckbuilder.cards.abilities import actions as act
from deckbuilder.cards.abilities import control as ctl
from deckbuilder.cards.abilities import selectors as sel
from deckbuilder.cards.abilities.ability import Trigger
from deckbuilder.engine import Action, Ask, ByHand, GameState
from deckbuilder.engine.abilities.model import Context, May, Modes, Pick, PickZone, Step
from deckbuilder.engine.abilities.program import MANY
from deckbuilder.engine.actions import Kind
from deckbuilder.engine.state import Frame, Question

from .by_hand import label_by_hand
from .describe import action_fields, action_name
from .turn_steps import step_asked, step_label
from .voice import ONLOOKER, Voice


def prompt(state: GameState, voice: Voice = ONLOOKER) -> str:
    """The open question as one sentence; empty when the game is over.

    A viewer who is not the one asked is told whose turn it is to choose, and for which ability.
    """
    ask = state.ask
    if ask is None:
        return ""
    if voice.viewer is not None and voice.viewer != ask.player:
        return _told_to_the_other(state, ask, voice)
    match ask.kind:
        case Ask.MAIN:
            return voice.part("ask.main")
        case Ask.ORDER:
            return voice.part("ask.order")
        case Ask.EVOLVE:
            return voice.part("ask.evolve", ability=_evolving(state, ask, voice))
        case Ask.STEP:
            return step_asked(state, voice)
        case _:
            return _Asking(state, ask, voice).sentence()


def label(state: GameState, action: Action | ByHand, voice: Voice = ONLOOKER) -> str:
    """What a button or a numbered line says for an answer to the open question, or for a deed by hand."""
    if isinstance(action, ByHand):
        return label_by_hand(state, action, voice)
    ask = state.ask
    fields = action_fields(state, action, voice)
    name = action_name(action)
    match action.kind:
        case Kind.PICK:
            return _card_label(state, action.card, voice)
        case Kind.ZONE:
            stack = state.players[board_asked(state)].zones[action.zone]
            fields["card"] = voice.card(state.table[stack[-1]]) if stack else ""
            name = "zone taken" if stack else "zone"
        case Kind.MODE if ask is not None and ask.kind is Ask.MODE:
            return _Asking(state, ask, voice).mode(action.card)
        case Kind.GO if ask is not None and ask.kind is Ask.STEP:
            return step_label(state, voice)
        case Kind.DONE:
            picked = state.frames[-1].picked if state.frames and ask and ask.kind is Ask.PICK else ()
            name = "done" if picked else "none"
        case _:
            pass
    return voice.part(f"do.{name}", **{"words": "", **fields})


def _told_to_the_other(state: GameState, ask: Question, voice: Voice) -> str:
    if ask.kind in (Ask.MAIN, Ask.ORDER, Ask.STEP):
        return voice.say("ask.waits plain", ask.player)
    if ask.kind is Ask.EVOLVE:
        return voice.say("ask.waits", ask.player, ability=_evolving(state, ask, voice))
    frame = state.frames[-1]
    return voice.say("ask.waits", ask.player, ability=voice.ability(state, frame.source, frame.ability))


def _evolving(state: GameState, ask: Question, voice: Voice) -> str:
    return voice.part("ability", card=voice.card(state.table[ask.card]), name=voice.part("evolution"))


def _card_label(state: GameState, card: int, voice: Voice) -> str:
    """The card, and where it lies if it is on a board."""
    asked = state.ask.player if state.ask else state.active
    name = voice.card(state.table[card])
    for player, side in enumerate(state.players):
        zone = next((at for at, stack in enumerate(side.zones) if stack and stack[-1] == card), 0)
        if zone or any(stack[-1:] == (card,) for stack in (*side.strategies, side.monster)):
            where = voice.part("in zone", zone=zone) if zone else ""
            return voice.part("do.pick" if player == asked else "do.pick enemy", card=name, where=where)
    return voice.part("do.pick", card=name, where="")


def board_asked(state: GameState) -> int:
    """Whose board an open question for a zone is about, 0 or 1."""
    frame = state.frames[-1]
    instruction = _instruction(state, frame)
    owner = frame.owner
    if isinstance(instruction, PickZone):
        if isinstance(instruction.action, act.ChooseZone) and instruction.action.of == "opp":
            owner = 1 - owner
        if instruction.cards is not None:
            targets = instruction.cards(state, _context(frame))
            owner = targets[0].owner if targets and targets[0].owner >= 0 else owner
    return owner


def _instruction(state: GameState, frame: Frame) -> Step:
    return state.table[frame.source].abilities.triggers[frame.ability].program[frame.place]


def _context(frame: Frame) -> Context:
    return Context(frame.owner, frame.source, frame.happening, frame.bound)


class _Asking:
    """A question of the ability that resolves."""

    def __init__(self, state: GameState, ask: Question, voice: Voice) -> None:
        self.state, self.ask, self.voice = state, ask, voice
        self.frame = state.frames[-1]
        self.instruction = _instruction(state, self.frame)
        self.ability = voice.ability(state, self.frame.source, self.frame.ability)
        self.words = _phrases(voice)

    def sentence(self) -> str:
        """The question."""
        match self.instruction:
            case Pick():
                return self._pick(self.instruction)
            case PickZone():
                return self._zone(self.instruction)
            case Modes(action=ctl.ChooseMode(modes=modes)):
                told = self.voice.part("between modes").join(self.mode(at) for at in range(len(modes)))
                return self.voice.part("ask.mode", ability=self.ability, modes=told)
            case May():
                return self._may(self.instruction)
            case _:
                return self.ability

    def mode(self, place: int) -> str:
        """One of the modes with its number."""
        words = ""
        match self.instruction:
            case Modes(action=ctl.ChooseMode(modes=modes)):
                words = self._say(self.words.said(modes[place].do))
            case _:
                pass
        return self.voice.part("mode", number=place + 1, words=words)

    # ---- cards and zones ---------------------------------------------------------------------------------

    def _pick(self, pick: Pick) -> str:
        action = pick.action
        hosts = isinstance(action, act.PutUnder) and pick.name == "host"
        key = f"pick.{action.act}{' host' if hosts else ''}" if action is not None else "pick.choose"
        noun = self._say(self.words.one_of(_chosen_from(action, hosts=hosts)))
        return self.voice.part(key, ability=self.ability, noun=noun, limits=self._limits(pick))

    def _limits(self, pick: Pick) -> str:
        """How many there are to choose in all; nothing for exactly one."""
        context, count = _context(self.frame), len(self.frame.picked)
        least, most = pick.least(self.state, context), pick.most(self.state, context)
        if least == most == 1:
            return ""
        key = "any number" if most >= MANY else "up to" if least == 0 else "in all"
        if key == "in all" and least != most:
            key = "at least"
        return self.voice.part(key, least=least, most=most, count=count)

    def _zone(self, pick: PickZone) -> str:
        key = f"zone.{pick.action.act}" if pick.action is not None else "zone.choose_zone"
        cards = pick.cards(self.state, _context(self.frame)) if pick.cards is not None else []
        at = len(self.frame.picked)
        name = self.voice.card(self.state.table[cards[at].card]) if at < len(cards) else ""
        return self.voice.part(key, ability=self.ability, card=name)

    # ---- yes or no ---------------------------------------------------------------------------------------

    def _may(self, may: May) -> str:
        action, to_opponent = may.action, not may.asks_owner
        if isinstance(action, ctl.May):
            question = self._offer(action.cost, action.then, to_opponent=to_opponent)
            if action.otherwise:
                otherwise = self._say(self.words.said(action.otherwise))
                question = self.voice.part("ask.may not", question=question, otherwise=otherwise)
            return question
        if action is not None:
            return self._offer((action,), (), to_opponent=to_opponent)
        return self._may_all(_ability(self.state, self.frame))

    def _offer(
        self, cost: Sequence[ctl.Action], then: Sequence[ctl.Action], *, to_opponent: bool = False
    ) -> str:
        wish = self._say(self.words.offered(cost, to_opponent=to_opponent))
        if not then:
            return self.voice.part("ask.may", ability=self.ability, wish=wish)
        told = self._say(self.words.said(then))
        return self.voice.part("ask.may then", ability=self.ability, wish=wish, then=told)

    def _may_all(self, ability: Ability | None) -> str:
        """All that an ability does, or the cost and the rest of a replacement."""
        cost: Sequence[ctl.Action] = getattr(ability, "cost", ())
        instead: Sequence[ctl.Action] = getattr(ability, "instead", ())
        if cost or instead:
            return self._offer(cost or instead, instead if cost else ())
        deeds = ability.do if isinstance(ability, Trigger) else ()
        if all(not isinstance(each, ctl.If | ctl.May | ctl.ChooseMode | ctl.Delayed) for each in deeds):
            return self._offer(deeds, ()) if deeds else self.ability
        return self.voice.part("ask.may all", ability=self.ability, words=self._say(self.words.said(deeds)))

    def _say(self, words: str) -> str:
        return self.voice.named(self.state, words)


def _phrases(voice: Voice) -> ModuleType:
    from deckbuilder.cards.wording.english import phrases as english
    from deckbuilder.cards.wording.japanese import phrases as japanese

    return english if voice.language == "en" else japanese


def _ability(state: GameState, frame: Frame) -> Ability | None:
    return state.table[frame.source].abilities.triggers[frame.ability].ability


def _chosen_from(action: ctl.Action | None, *, hosts: bool) -> sel.Selector | sel.CardFilter:
    """What the cards to choose are like, as the data say it; any card where it says nothing."""
    match action:
        case act.Discard(filter=wanted) if wanted is not None:
            return wanted
        case act.PutUnder(target=holder) if hosts and not isinstance(holder, str):
            return holder
        case act.EachChooses(what=sel.CardsIn() as both):
            return both.model_copy(update={"of": "you"})
        case act.Modify(target=target):
            return target
        case act.Link(b=other):
            return other
        case act.Destroy() if isinstance(action.what, tuple):
            return action.what[0]
        case _:
            what: object = getattr(action, "what", None)
            return what if isinstance(what, sel.CardsIn | sel.CardsOf) else sel.CardFilter()
