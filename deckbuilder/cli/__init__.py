"""The app in a terminal: the ``deckbuilder`` command, over the same decks and cards as the window.

>>> from deckbuilder.cli import run
>>> run(["cards", "n:ebirah", "--lang", "ja"])  # doctest: +NORMALIZE_WHITESPACE
番号 色 種別 等級 カード名 数値 進攻 特徴
EBP01-016 赤 交戦 1 エビラ(2004) 1,000 1 《エビラ》《FINAL WARS》
EBP04-049 青 交戦 5 エビラ(2004) 6,000 2 《エビラ》《FINAL WARS》
0
"""

from .app import run

__all__ = ["run"]
