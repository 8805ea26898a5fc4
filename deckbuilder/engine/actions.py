"""What a player can do: small values that know no game, written as text that reads back.

``pass``, ``battle 12 z5`` (play battle card 12 into zone 5), ``strategy 7``, ``rage 30`` (discard a monster
for rage), ``monster 31`` (play it, by Burst or not), ``ontop 12 z5`` (play it on top of the card there),
``invade 9`` (pay with card 9; without a number, with the top of the deck), ``resolve 0`` (the waiting ability
at that place), ``pick 14``, ``zone z3``, ``mode 1``, ``yes``, ``no``, ``done`` (end a choice), ``go`` (on
to the step of the turn that waits).
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from .members import plain_members


@plain_members
class Kind(StrEnum):
    """What is done."""

    PASS = "pass"  # noqa: S105 - the end of the main phase, no secret
    BATTLE = "battle"
    STRATEGY = "strategy"
    RAGE = "rage"
    MONSTER = "monster"
    ON_TOP = "ontop"
    INVADE = "invade"
    RESOLVE = "resolve"
    PICK = "pick"
    ZONE = "zone"
    MODE = "mode"
    YES = "yes"
    NO = "no"
    DONE = "done"
    GO = "go"
    CONCEDE = "concede"


class Action(NamedTuple):
    """One decision made. Compares and sorts by kind, card and zone."""

    kind: Kind
    card: int = -1
    """The card's uid, or the place of a waiting ability or a mode; -1 for actions without one."""

    zone: int = 0
    """The zone chosen, or 0."""

    def __str__(self) -> str:
        words = self.kind.value
        if self.card >= 0:
            words += f" {self.card}"
        return f"{words} z{self.zone}" if self.zone else words


class ActionSyntaxError(ValueError):
    """A text that is no action; the message quotes it and says what was expected."""

    def __init__(self, text: str) -> None:
        kinds = ", ".join(Kind)
        super().__init__(
            f'"{text}" is no action; expected one of {kinds}, then a card number and a zone like z5'
        )
        self.text = text


_SHAPE = re.compile(r"(?P<kind>[a-z]+)(?: (?P<card>[0-9]{1,6}))?(?: z(?P<zone>[1-8]))?")


def parse_action(text: str) -> Action:
    """Read what ``str(action)`` wrote; raises ``ActionSyntaxError``."""
    match = _SHAPE.fullmatch(" ".join(text.split()))
    if match is None or match["kind"] not in Kind._value2member_map_:
        raise ActionSyntaxError(text)
    card = int(match["card"]) if match["card"] else -1
    return Action(Kind(match["kind"]), card, int(match["zone"] or 0))


PASS = Action(Kind.PASS)
DONE = Action(Kind.DONE)
YES = Action(Kind.YES)
NO = Action(Kind.NO)
GO = Action(Kind.GO)
CONCEDE = Action(Kind.CONCEDE)
INVADE_UNSEEN = Action(Kind.INVADE)
"""Pay for the invasion with the top card of the deck, as a card may allow (R24.4)."""
