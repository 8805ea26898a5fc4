"""The app in a terminal: the ``deckbuilder`` command, over the same decks and cards as the window.

>>> from deckbuilder.cli import run
>>> run(["cards", "n:ebirah", "--lang", "ja"])  # doctest: +NORMALIZE_WHITESPACE
number     colour  type    rank  name          power  step  traits
EBP01-016  red     battle  1     エビラ(2004)  1,000  1     Ebirah, Final Wars
EBP04-049  blue    battle  5     エビラ(2004)  6,000  2     Ebirah, Final Wars
0
"""

from .app import run

__all__ = ["run"]
