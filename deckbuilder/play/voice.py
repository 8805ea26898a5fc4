"""Who tells a game to whom: the language, the names of the players, what the listener may know."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from deckbuilder.cards.language import Language
from deckbuilder.cards.names import spoken_name
from deckbuilder.engine import Definition, GameState
from deckbuilder.engine.state import Wait, Waiting

from .sentences import TABLES

if TYPE_CHECKING:
    from deckbuilder.cards.abilities import Ability

_FORMS = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")


@dataclass(frozen=True, slots=True)
class Voice:
    """From whose place a sentence is told, and in which language."""

    viewer: int | None = None
    """The player called "you", who is not told the cards that the other draws; None tells everything."""

    names: tuple[str, str] | None = None
    """What the players are called; None for "Player 1" and "Player 2"."""

    language: Language = "en"

    def name(self, player: int) -> str:
        """What a player is called by others."""
        return self.names[player] if self.names else self.part("player", number=player + 1)

    def part(self, key: str, **fields: object) -> str:
        """A template filled in that is about nobody."""
        return TABLES[self.language][key].format(**fields)

    def say(self, key: str, player: int, **fields: object) -> str:
        """A template filled in, about a player: ``{who}``, ``{whose}`` and the form of its verbs."""
        table, mine = TABLES[self.language], player == self.viewer
        name = self.name(player)
        who = table["you"] if mine else name
        whose = table["your"] if mine else table["possessive"].format(name=name)
        template = _FORMS.sub(lambda forms: forms[1 if mine else 2], table[key])
        if self.language == "en":
            whose += " "
            template = template.replace("{whose} ", "{whose}")
        return template.format(**{"who": who, "whose": whose, "name": name, **fields})

    def sees_cards_of(self, player: int) -> bool:
        """Whether the hidden cards of a player are told."""
        return self.viewer is None or self.viewer == player

    def card(self, definition: Definition) -> str:
        """The name of a card as it is spoken of."""
        return card_name(definition, self.language)

    def ability(self, state: GameState, card: int, program: int, key: str = "ability") -> str:
        """A card and which of its abilities: ``Ebirah (2004), Enter``; the card alone where that is all."""
        definition = state.table[card]
        triggers = definition.abilities.triggers
        ability = triggers[program].ability if 0 <= program < len(triggers) else None
        name = self._ability_name(state, ability)
        shown = self.card(definition)
        if self.language == "en" and " " in name:
            key = "ability"  # "Ginza's For each rage..." would be no English
        return self.part(key, card=shown, name=name) if name else self.part("card", card=shown)

    def waiting(self, state: GameState, entry: Waiting) -> str:
        """An ability that waits to be resolved."""
        if entry.kind is Wait.ABILITY:
            return self.ability(state, entry.card, entry.ability)
        name = self.part("evolution" if entry.kind is Wait.EVOLUTION else "burst end")
        return self.part("ability", card=self.card(state.table[entry.card]), name=name)

    def _ability_name(self, state: GameState, ability: Ability | None) -> str:
        if ability is None:
            return ""
        if self.language == "en":
            from deckbuilder.cards.wording.english.phrases import ability_name
        else:
            from deckbuilder.cards.wording.japanese.phrases import ability_name
        return self.named(state, ability_name(ability))

    def named(self, state: GameState, words: str) -> str:
        """Words of a text with the names of the game's cards in the language of the voice."""
        if self.language == "en":
            return words
        names = {each.name: each.name_ja for each in state.table if each.name_ja}
        return re.sub("「([^「」]+)」", lambda found: f"「{names.get(found[1], found[1])}」", words)

    def listed(self, parts: Sequence[str]) -> str:
        """Several things one after the other."""
        return self.part("list").join(parts)


ONLOOKER = Voice()


def card_name(definition: Definition, language: Language = "en") -> str:
    """The name as it is spoken of: "Ebirah (2004)", however tightly the card prints it."""
    japanese = definition.name_ja if language == "ja" else ""
    return spoken_name(japanese or definition.name)
