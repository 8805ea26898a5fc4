"""What pictures that leave the app say of themselves."""

from __future__ import annotations

from collections.abc import Mapping

from deckbuilder.cards.language import Language

UNOFFICIAL: Mapping[Language, str] = {
    "en": "Unofficial: cards drawn by Deck Builder for the Godzilla Card Game",
    "ja": "非公式ツールによる描画",
}
