"""draft."""


def stats(deck: str) -> None:
    """Draft."""
