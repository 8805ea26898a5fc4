"""Pieces of an ability's text for questions about it: what it is called, what is offered, what is chosen."""

from __future__ import annotations

import re
from collections.abc import Sequence

from deckbuilder.cards.abilities import ability as ab
from deckbuilder.cards.abilities import control as ctl
from deckbuilder.cards.abilities import events as ev
from deckbuilder.cards.abilities import selectors as sel

from .abilities import paragraph
from .actions import instruction
from .control import sentences
from .selectors import described, filtered
from .words import as_sentences, in_turn

_MOMENT = re.compile("[^。]*?(?:時|たび|場合)(?=、)")


def ability_name(ability: ab.Ability) -> str:
    """What an ability is called: ``出現時``; the moment it waits for where no keyword names it."""
    if isinstance(ability, ab.Trigger) and isinstance(ability.on, ev.Activate):
        return "発動時"  # the text of a strategy card begins with what it does
    written = paragraph(ability)
    moment = _MOMENT.match(written.body)
    return written.head or (moment[0] if moment else written.body.partition("、")[0].partition("。")[0])


def offered(actions: Sequence[ctl.Action], *, to_opponent: bool = False) -> str:
    """Actions as one phrase that ends in its verb."""
    del to_opponent  # the phrase names whoever acts
    return in_turn([instruction(action) for action in actions])


def said(actions: Sequence[ctl.Action]) -> str:
    """Actions as whole sentences."""
    return as_sentences(sentences(actions))


def one_of(what: sel.Selector | sel.CardFilter) -> str:
    """One of the cards that are chosen from: ``相手の等級５以下の交戦カード``."""
    if isinstance(what, sel.CardsIn | sel.CardsOf):
        return described(what)
    return filtered(what)
