"""Cards and rows in words, for screen readers, tips and the status bar (LOOK 9, B58)."""

from __future__ import annotations

from html import escape

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.decks.legality import Code, Violation
from deckbuilder.paper.card_face import name_parts


def card_in_words(card: Card) -> str:
    """``Oxygen Destroyer, EBP01-077, white strategy card, rank 4, step 1``."""
    colors = " and ".join(color.value for color in card.colors)
    kind = "base" if card.is_base else f"{card.type.value} card"
    if card.is_token:
        kind = "token"
    parts = [shown_name(card.name), card.number, f"{colors} {kind}", f"rank {card.rank_label}"]
    if card.type is not CardType.STRATEGY:
        power = "threat" if card.type is CardType.MONSTER else "counter power"
        parts.append(f"{power} {card.power_label}")
    parts.append(f"step {card.invasion}" if card.invasion else "no step")
    return ", ".join(parts)


def shown_name(name: str) -> str:
    """The name with spaces around its brackets: ``Godzilla (2016) 3rd Form``."""
    return " ".join(part for part, _ in name_parts(name))


def tip(text: str) -> str:
    """Text for a tip: wrapped, and shown as it is, whatever mark-up a name holds (H27)."""
    return f"<p>{escape(text)}</p>".replace("\n", "<br>") if text else ""


def problem_in_short(violation: Violation) -> str:
    """What is wrong with a card in two or three words, for its row."""
    match violation.code:
        case Code.RESTRICTED | Code.TOO_MANY_COPIES:
            return f"limit {violation.allowed}"
        case Code.CHOICE_GROUP:
            return "not both"
        case Code.MONSTER_EXTRA:
            return "one a rank"
        case Code.MONSTER_DECK_TYPE:
            return "no monster"
        case Code.UNKNOWN_CARD:
            return "unknown"
        case Code.TOKEN:
            return "token"
        case Code.RAGE_CARD:
            return "rage card"
        case Code.NOT_RELEASED:
            return "not released"
        case Code.NOT_IN_POOL | Code.EXCLUDED:
            return "not in format"
        case Code.BANNED:
            return "not allowed"
        case Code.STEP_2_LIMIT:
            return "step 2"
        case Code.COLOR:
            return "colour"
        case Code.RESONANCE_TRAIT | Code.RESONANCE_RANK | Code.RESONANCE_COUNT:
            return "Resonance"
        case _:
            return "problem"
