"""What the window can be shown without, loaded right after it in its own thread."""

from __future__ import annotations

from importlib import import_module


def load_rest() -> None:
    """Load pydantic and the engine; call it in the window's thread, before work beside it begins.

    Their parts import each other in circles: where two threads go round at once, one gets half of them.
    """
    import pydantic.dataclasses
    from pydantic import BaseModel, TypeAdapter

    _ = TypeAdapter, pydantic.dataclasses
    type("Model", (BaseModel,), {})  # making the first one loads the rest
    for name in (
        "deckbuilder.engine.readings",  # with all of the engine; the preview tells them of a card
        "deckbuilder.cards.setmodel",
        "deckbuilder.decks.formatmodel",
    ):
        import_module(name)
