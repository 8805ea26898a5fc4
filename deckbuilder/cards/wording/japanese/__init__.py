"""The Japanese rules text of a card, made from its abilities."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from deckbuilder.cards.abilities import Ability, Gated
from deckbuilder.cards.vocabulary import items
from deckbuilder.cards.wording.paragraph import Paragraph

from . import reminders
from .abilities import paragraph

_CARD_NAME = re.compile("「([^「」]+)」")


def paragraphs(abilities: tuple[Ability, ...], names: Mapping[str, str]) -> tuple[Paragraph, ...]:
    """One paragraph an ability, in printed order; a term is explained where it stands first.

    ``names`` has the Japanese name of cards by their English one; other names stay as they are.
    """
    explained: set[str] = set()
    return tuple(_named(_with_reminder(ability, explained), names) for ability in abilities)


def _with_reminder(ability: Ability, explained: set[str]) -> Paragraph:
    written = paragraph(ability)
    notes = [written.reminder] if written.reminder else []
    if isinstance(ability, Gated) and ability.awakening is not None:
        notes.append(reminders.awakening(ability.awakening))
    notes += [reminders.BY_ITEM[item] for item in sorted(items((ability,)) & reminders.BY_ITEM.keys())]
    fresh = [note for note in dict.fromkeys(notes) if note not in explained]
    explained.update(fresh)
    return replace(written, reminder="。".join(fresh))


def _named(written: Paragraph, names: Mapping[str, str]) -> Paragraph:
    def in_japanese(found: re.Match[str]) -> str:
        return f"「{names.get(found[1], found[1])}」"

    return replace(written, body=_CARD_NAME.sub(in_japanese, written.body))


__all__ = ["paragraphs"]
