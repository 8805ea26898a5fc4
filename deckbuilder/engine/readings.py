"""Which open readings of the rules bear on which card: what the engine does where no answer is known.

Each says in our words how the engine plays it, from which points of the rules (R, D), of the effect language
(A, B, F), and how sure that is: M-H nearly sure, M one indirect source, L inference only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.messages import Message, say


@dataclass(frozen=True, slots=True)
class Reading:
    """One open point. It touches a card by its number, its type, or an ability of it."""

    points: str
    """Where it comes from, as the rules number it."""

    confidence: str
    """``M-H``, ``M`` or ``L``."""

    says: Message
    """How it is played here, to be shown in the player's language."""

    constant: str = ""
    """The constant of ``rulings`` with which the engine can be told otherwise, if there is one."""

    cards: tuple[str, ...] = ()
    type: CardType | None = None
    """Every card of this type; with ``ability``, those of the type only."""

    ability: Mapping[str, object] | None = None
    """Cards with an ability whose data has these entries itself; any value where it is ``...``."""

    part: Mapping[str, object] | None = None
    """Cards with an ability that has an object with these entries on any level."""

    def touches(self, card: Card) -> bool:
        """Whether it bears on a card."""
        if card.number in self.cards:
            return True
        if self.type not in (None, card.type):
            return False
        if self.ability is not None:
            return any(_has(each, self.ability) for each in card.ability_data)
        if self.part is not None:
            return any(_has(each, self.part) for each in _objects(card.ability_data))
        return self.type is not None


def readings_of(card: Card) -> tuple[Reading, ...]:
    """The open readings that bear on a card, in the order of the list."""
    return tuple(each for each in READINGS if each.touches(card))


def _has(data: Mapping[str, Any], entries: Mapping[str, object]) -> bool:
    return all(key in data and value in (..., data[key]) for key, value in entries.items())


def _objects(data: object) -> Iterator[Mapping[str, Any]]:
    if isinstance(data, Mapping):
        whole = cast("Mapping[str, Any]", data)
        yield whole
        yield from _objects(list(whole.values()))
    elif isinstance(data, list | tuple):
        for each in cast("list[object]", data):
            yield from _objects(each)


_BURST = {"kind": "keyword", "name": "burst"}

READINGS = (
    # ---- rules -------------------------------------------------------------------------------------------
    Reading(
        "R9.3, D25",
        "M-H",
        say("It cannot be played by hand into the zone of its own monster."),
        type=CardType.BATTLE,
    ),
    Reading(
        "R12.11, D12",
        "M",
        say("A Burst play needs a trait in common with the monster below, as a normal play does."),
        ability=_BURST,
    ),
    Reading(
        "R12.16, D20",
        "L",
        say("Played by Burst and covered by another monster, it stays when the end phase begins."),
        ability=_BURST,
    ),
    Reading(
        "R16.2, D21",
        "L",
        say("Its owner orders the burst discard among what else waits when the end phase begins."),
        ability=_BURST,
    ),
    Reading(
        "R16.2, D21",
        "L",
        say("Its owner orders this ability and the discard of a burst card on top freely."),
        part={"ev": "phase_start", "phase": "end", "whose": "you"},
    ),
    Reading(
        "A4, F1",
        "L",
        say("Awakening must hold when the ability triggers and again when it resolves."),
        "AWAKENING_IS_CHECKED_AGAIN",
        ability={"kind": "trigger", "awakening": ...},
    ),
    # ---- what touches many cards -------------------------------------------------------------------------
    Reading(
        "R21.9, D28, F1",
        "L",
        say('The "if" of a triggered ability is looked at when it resolves, not when it triggers.'),
        ability={"kind": "trigger", "if": ...},
    ),
    Reading(
        "R21.11, A3, F2",
        "L",
        say("Destroyed by another ability while its Enter waits, it has that Enter all the same."),
        type=CardType.BATTLE,
        ability={"kind": "trigger", "on": {"ev": "enter"}},
    ),
    Reading(
        "A6, F4", "L", say("A mode may be chosen although it would do nothing."), part={"act": "choose_mode"}
    ),
    Reading(
        "A9", "L", say("An event is replaced once at most by the same ability."), ability={"kind": "replace"}
    ),
    Reading(
        "A11",
        "L",
        say("What holds until the turn ends goes with the card when it moves and is lost when it leaves."),
        part={"duration": "turn"},
    ),
    Reading(
        "R10.5, D4",
        "M-H",
        say("Only free strategy zones limit how many strategy cards are played in a turn."),
        type=CardType.STRATEGY,
    ),
    Reading("R15.13, D27", "M-H", say("Rage stays when the monster ranks up."), type=CardType.MONSTER),
    Reading(
        "R4.14",
        "M",
        say("White cards must meet the conditions of Resonance too; strategy cards count in the main deck."),
        ability={"kind": "deck", "rule": "resonance"},
    ),
    Reading(
        "R12.17",
        "M",
        say("Played by its own text it brings one rage, as any monster played from hand."),
        ability={"kind": "play", "rule": "alt_monster"},
    ),
    Reading(
        "R20.11.5",
        "M",
        say(
            "An invasion into zones 6 to 8 destroys it whatever protects it, before other abilities resolve."
        ),
        ability={"kind": "keyword", "name": "base"},
    ),
    Reading(
        "F11",
        "L",
        say("Read from the English print alone; no Japanese text of it was found."),
        cards=("ESD03-005", "ESD03-006", "ESD03-007", "ESD03-008", "ESD04-004", "ESD05-002"),
    ),
    Reading(
        "R4.18, D15",
        "M",
        say("How many copies a deck may hold comes from dated lists, not all of them official."),
        cards=("EBP01-077", "EBP01-079", "EBP02-003", "EBP03-016", "EBP03-035"),
    ),
    # ---- single cards ------------------------------------------------------------------------------------
    Reading(
        "F6", "M", say("It works once for every zone whose step crushed something."), cards=("EBP01-007",)
    ),
    Reading(
        "B0, F16",
        "M",
        say("A step from one zone of the enemy monster's column to the other counts only by itself."),
        cards=("EBP01-011",),
    ),
    Reading("F15", "M", say("Its condition is looked at before the rage is paid."), cards=("EBP01-020",)),
    Reading(
        "A2, F7",
        "M",
        say("The invasion is told to it zone by zone; one use is all that its condition lets through."),
        cards=("EBP01-073", "EBP03-042", "EBP03-062"),
    ),
    Reading(
        "F14", "M", say("It must be done; the print leaves no choice."), cards=("EBP02-022", "EBP03-061")
    ),
    Reading(
        "A3",
        "L",
        say("Its second trigger of a two-zone invasion finds the paid card gone and does nothing."),
        cards=("EBP02-022",),
    ),
    Reading(
        "F23",
        "L",
        say("The second half happens although the first could not be done."),
        cards=("EBP02-077", "EBP02-T04", "EBP03-067"),
    ),
    Reading(
        "R24.4, D24, F3",
        "M",
        say("The icon of the milled card sets the distance; it works with an empty hand too."),
        cards=("EBP03-004",),
    ),
    Reading(
        "A15",
        "L",
        say("It never moves into the zone of its own monster."),
        cards=("EBP03-058",),
    ),
    Reading("F24", "M", say("Its parts are done in the order of the text."), cards=("EBP04-013",)),
    Reading(
        "F24",
        "M",
        say("It asks whether to do it at all, then which cards; both may be declined."),
        cards=("EBP04-024", "EBP04-059"),
    ),
    Reading(
        "F17",
        "L",
        say("Countered by this text, the monster counts as countered by the other player's card."),
        cards=("EBP04-027",),
    ),
    Reading(
        "A10, F19",
        "M",
        say("The changed rank counts for playing the card and for nothing else."),
        part={"fx": "play_rank"},
    ),
    Reading("A9", "L", say("It does not reach a card milled instead of paid."), cards=("EBP04-029",)),
    Reading(
        "F18",
        "L",
        say("It works once for an effect, however many cards that discards."),
        cards=("EBP04-052",),
    ),
    Reading(
        "R21.3, F25",
        "M",
        say("The exchange may be declined, as both prints say; an official answer calls it compulsory."),
        cards=("EBP04-053",),
    ),
    Reading(
        "A18, F21",
        "L",
        say("Its two linked cards leave one after the other; without a token the link is broken at once."),
        cards=("EBP04-067",),
    ),
    Reading("F22", "L", say("It works once for every card that goes back."), cards=("EBP04-073",)),
    Reading(
        "F20",
        "M",
        say("Numbers reached at one time wait as abilities of their own, in the order of their player."),
        cards=("EBP04-089",),
    ),
)
"""Every open reading that touches single cards; those of every game are the limits in ``rulings``."""
