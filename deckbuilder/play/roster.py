"""The bots by the names that players use for them."""

from __future__ import annotations

from .bots import Bot, GreedyBot, PassiveBot, RandomBot

BOTS: dict[str, Bot] = {bot.name: bot for bot in (PassiveBot(), RandomBot(), GreedyBot())}
"""Bots keep nothing between decisions, so one of each is enough."""
