"""Which groups and sections the player folded away; kept in the layout, so that a reset unfolds them."""

from __future__ import annotations

from .settings import Settings


def is_folded(settings: Settings, key: str) -> bool:
    """Whether a part is folded: ``deck/battle``, ``filters/sets``."""
    return key in settings.layout.folded


def fold(settings: Settings, key: str, on: bool) -> None:
    """Remember that a part is folded, or that it is not."""
    folded = [each for each in settings.layout.folded if each != key]
    settings.layout.folded = [*folded, key] if on else folded
