"""Cards and rows in words, for screen readers, tips and the status bar (LOOK 9, B58)."""

from __future__ import annotations

import re
from html import escape
from textwrap import wrap

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.language import COLORS_JA, TYPES_JA, Language, card_name
from deckbuilder.decks.legality import Code, Violation
from deckbuilder.paper.card_face import shown_name

from .tr import tr

_TAG = re.compile("<[A-Za-z/!?]")
TIP_WIDTH = 72
"""Characters in a line of a tip."""


def card_in_words(card: Card, language: Language = "en") -> str:
    """``Oxygen Destroyer, EBP01-077, white strategy card, rank 4, step 1``."""
    parts = [
        called(card, language),
        card.number,
        _kind(card, language),
        tr("rank {rank}", rank=card.rank_label),
    ]
    if card.type is CardType.MONSTER:
        parts.append(tr("threat {power}", power=card.power_label))
    elif card.type is CardType.BATTLE:
        parts.append(tr("counter power {power}", power=card.power_label))
    parts.append(tr("step {step}", step=card.invasion) if card.invasion else tr("no step"))
    return tr(", ").join(parts)


def _kind(card: Card, language: Language) -> str:
    japanese = language == "ja"
    colors = tr(" and ").join(COLORS_JA[color] if japanese else color.value for color in card.colors)
    if card.is_token:
        return tr("{colors} token", colors=colors)
    if card.is_base:
        return tr("{colors} base", colors=colors)
    kind = TYPES_JA[card.type] if japanese else card.type.value
    return tr("{colors} {type} card", colors=colors, type=kind)


def called(card: Card, language: Language) -> str:
    """The name of a card in a language, as lists show it: ``Godzilla (2016) 3rd Form``."""
    return shown_name(card_name(card, language))


def tip(text: str) -> str:
    """Text for a tip: wrapped, and shown as it is, whatever mark-up a name holds (H27).

    Screen readers read tips as they are, so only a text that Qt might take for mark-up becomes mark-up.
    """
    if _TAG.search(text):
        return f"<p>{escape(text)}</p>".replace("\n", "<br>")
    if len(text) <= TIP_WIDTH:  # most are
        return text
    return "\n".join(line for part in text.split("\n") for line in wrap(part, TIP_WIDTH) or [""])


def problem_in_short(violation: Violation) -> str:
    """What is wrong with a card in two or three words, for its row."""
    match violation.code:
        case Code.RESTRICTED | Code.TOO_MANY_COPIES:
            return tr("limit {count}", count=violation.allowed)
        case Code.CHOICE_GROUP:
            return tr("not both")
        case Code.MONSTER_EXTRA:
            return tr("one a rank")
        case Code.MONSTER_DECK_TYPE:
            return tr("no monster")
        case Code.UNKNOWN_CARD:
            return tr("unknown")
        case Code.TOKEN:
            return tr("token")
        case Code.RAGE_CARD:
            return tr("rage card")
        case Code.NOT_RELEASED:
            return tr("not released")
        case Code.NOT_IN_POOL | Code.EXCLUDED:
            return tr("not in format")
        case Code.BANNED:
            return tr("not allowed")
        case Code.STEP_2_LIMIT:
            return tr("step 2")
        case Code.COLOR:
            return tr("colour")
        case Code.RESONANCE_TRAIT | Code.RESONANCE_RANK | Code.RESONANCE_COUNT:
            return tr("Resonance")
        case _:
            return tr("problem")
