"""Pieces of an ability's text for questions about it: what it is called, what is offered, what is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from deckbuilder.cards.abilities import ability as ab
from deckbuilder.cards.abilities import control as ctl
from deckbuilder.cards.abilities import selectors as sel

from .abilities import paragraph
from .actions import instruction
from .control import sentences
from .events import would
from .selectors import described, filtered
from .words import as_sentences, capital, in_turn


def ability_name(ability: ab.Ability) -> str:
    """What an ability is called: ``Enter``, ``When invading``, ``Evolution 5 Mothra``."""
    if isinstance(ability, ab.Replace):
        return capital(f"if {would(ability.of)}")
    written = paragraph(ability)
    return written.head or written.tag


def offered(actions: Sequence[ctl.Action], *, to_opponent: bool = False) -> str:
    """Actions behind "do you": ``discard 1 card``, ``have the opponent lose 1 rage``."""
    return in_turn([_wish(action, "the opponent" if to_opponent else "you") for action in actions])


def _wish(action: ctl.Action, reader: str) -> str:
    clause = instruction(action)
    if clause.subject is None or clause.subject.text == reader:
        words = f"{clause.verb} {clause.predicate().partition(' ')[2]}".strip() if clause.subject else ""
        return words or clause.text()
    return f"have {clause.allowed('you').removeprefix('you may have ')}"


def said(actions: Sequence[ctl.Action]) -> str:
    """Actions as whole sentences."""
    return as_sentences(sentences(actions))


def one_of(what: sel.Selector | sel.CardFilter) -> str:
    """One of the cards that are chosen from, behind "1": ``enemy battle card of rank 5 or lower``."""
    if isinstance(what, sel.CardsIn | sel.CardsOf):
        return described(what, False)
    return filtered(what)
