"""The sentences a game is told in, one table of templates a language, all under the same keys.

Keys are groups with a name: ``act.`` what a player does, ``do.`` the same as a label, ``ask.``, ``pick.`` and
``zone.`` questions, ``event.`` what happens, ``cause.`` why, ``end.`` and ``reason.`` how a game ends.
"""

from __future__ import annotations

from collections.abc import Mapping

from deckbuilder.cards.language import Language

from . import english, japanese

TABLES: Mapping[Language, Mapping[str, str]] = {"en": english.TABLE, "ja": japanese.TABLE}

__all__ = ["TABLES"]
