"""The bots by the names that players use for them."""

from __future__ import annotations

from .bots import Bot, GreedyBot, LookaheadBot, PassiveBot, RandomBot

_ALL: tuple[Bot, ...] = (PassiveBot(), RandomBot(), GreedyBot(), LookaheadBot())

BOTS: dict[str, Bot] = {bot.name: bot for bot in _ALL}
"""Bots keep nothing between decisions, so one of each is enough."""
