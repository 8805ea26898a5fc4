"""The English rules text of a card, made from its abilities."""

from __future__ import annotations

from dataclasses import replace

from deckbuilder.cards.abilities import Ability, Gated
from deckbuilder.cards.vocabulary import items
from deckbuilder.cards.wording.paragraph import Paragraph

from . import reminders
from .abilities import paragraph


def paragraphs(abilities: tuple[Ability, ...]) -> tuple[Paragraph, ...]:
    """One paragraph an ability, in printed order; a term is explained where it stands first."""
    explained: set[str] = set()
    return tuple(_with_reminder(ability, explained) for ability in abilities)


def _with_reminder(ability: Ability, explained: set[str]) -> Paragraph:
    written = paragraph(ability)
    notes = [written.reminder] if written.reminder else []
    if isinstance(ability, Gated) and ability.awakening is not None:
        notes.append(reminders.awakening(ability.awakening))
    notes += [reminders.BY_ITEM[item] for item in sorted(items((ability,)) & reminders.BY_ITEM.keys())]
    fresh = [note for note in dict.fromkeys(notes) if note not in explained]
    explained.update(fresh)
    return replace(written, reminder="; ".join(fresh))


__all__ = ["paragraphs"]
