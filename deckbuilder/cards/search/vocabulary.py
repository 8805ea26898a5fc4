"""The words only the card data knows: sets, traits, rarities, formats; what is none of them is an error."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from deckbuilder.cards.catalogue import Catalogue, load_catalogue
from deckbuilder.cards.language import trait_name
from deckbuilder.cards.numbers import natural_key, normalise_spelling

from .index import compact


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """The open word lists a search text is checked against; each is equal only to itself."""

    sets: Mapping[str, str]
    """Set names by code (``EBP01``), in natural order with promos last."""

    traits: tuple[str, ...]
    rarities: tuple[str, ...]
    formats: tuple[str, ...] | None = None
    """Format ids; None when they are known only to the context of a search."""

    @classmethod
    def of(cls, catalogue: Catalogue, formats: Iterable[str] | None = None) -> Vocabulary:
        """The words of a catalogue, and the ids of the formats if they are known."""
        codes = {card.set_code for card in catalogue}
        traits = {
            trait for card in catalogue for trait in _traits(card.traits, *card.traits_by_region.values())
        }
        return cls(
            {code: catalogue.set_name(code) for code in sorted(codes, key=set_key)},
            tuple(sorted(traits, key=str.casefold)),
            tuple(sorted({card.rarity for card in catalogue if card.rarity})),
            None if formats is None else tuple(formats),
        )

    @cached_property
    def _by_trait(self) -> Mapping[str, str]:
        return {compact(trait): trait for trait in self.traits}

    def find_traits(self, text: str) -> tuple[str, ...]:
        """The trait of that name, English or Japanese, else every trait with a word that begins so.

        ``final`` is Final Wars, ``モスラ`` is Mothra.
        """
        wanted = compact(text)
        if not wanted:
            return ()
        if wanted in self._by_trait:
            return (self._by_trait[wanted],)
        in_japanese = {trait: compact(trait_name(trait, "ja")) for trait in self.traits}
        if found := tuple(trait for trait, name in in_japanese.items() if name == wanted):
            return found  # two, where prints name it differently in English
        return tuple(
            trait
            for trait in self.traits
            if in_japanese[trait].startswith(wanted)
            or any(
                compact(" ".join(trait.split()[at:])).startswith(wanted) for at in range(len(trait.split()))
            )
        )

    def find_sets(self, text: str) -> tuple[str, ...]:
        """The sets whose code begins so, with or without the E, else those with the text in their name."""
        code = normalise_spelling(text)
        found = tuple(known for known in self.sets if known.startswith((code, f"E{code}"))) if code else ()
        if found or not (name := compact(text)):
            return found
        return tuple(known for known, title in self.sets.items() if name in compact(title))


def _traits(*lists: tuple[str, ...]) -> Iterable[str]:
    for traits in lists:
        yield from traits


def set_key(code: str) -> tuple[int, str]:
    """Natural order of set codes: promos last."""
    return natural_key(f"{code}-001")[:2]


@lru_cache(maxsize=1)
def shipped_vocabulary() -> Vocabulary:
    """The words of the shipped cards, loaded when the first search needs them."""
    return Vocabulary.of(load_catalogue())
