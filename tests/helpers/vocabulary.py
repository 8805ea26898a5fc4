"""How many tests name a card with each item of the ability language: ``python -m tests.helpers.vocabulary``.

With ``--write`` the numbers go into ``deckbuilder/cards/tested.py``, from which ``deckbuilder data report``
tells them; a test holds the two together.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import deckbuilder.cards
from deckbuilder.cards.vocabulary import items
from tests.helpers.board import catalogue
from tests.helpers.mutations import FOLDERS, ROOT, numbers_in

_WORD = re.compile(r"[A-Za-z_]\w*")
TABLE = Path(deckbuilder.cards.__file__).with_name("tested.py")
_HEAD = '''"""In how many tests a card with an item of the ability language is named; 0 for items not listed.

Written by ``python -m tests.helpers.vocabulary --write``, held to the tests by one of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

TESTS: Mapping[str, int] = MappingProxyType(
    {
'''


def count_tests() -> Mapping[str, int]:
    """How many test functions name, themselves or by a constant of their module, a card with each item."""
    used = {card.number: items(card.abilities) for card in catalogue()}
    counts: Counter[str] = Counter(dict.fromkeys(sorted(set[str]().union(*used.values())), 0))
    for numbers in _named():
        counts.update(set[str]().union(*(used.get(number, frozenset()) for number in numbers)))
    return counts


def _named() -> Iterator[set[str]]:
    """The card numbers that each test function names."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("test_*.py")):
            yield from _named_in(path.read_text("utf-8"))


def _named_in(source: str) -> Iterator[set[str]]:
    """The numbers that each test of a module names; reading its lines is quicker than walking its tree."""
    lines, body = source.splitlines(), ast.parse(source).body
    constants: dict[str, set[str]] = {}
    for node in body:
        text = "\n".join(lines[_first_line(node) - 1 : node.end_lineno])
        own = numbers_in(text).union(*(constants[word] for word in constants.keys() & _WORD.findall(text)))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield own
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = (each for target in targets for each in ast.walk(target) if isinstance(each, ast.Name))
            constants |= dict.fromkeys((name.id for name in names), own)


def _first_line(node: ast.stmt) -> int:
    """Decorators, which hold the parameters of a test, stand before it."""
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    return min([node.lineno, *(each.lineno for each in decorators)])


def written(counts: Mapping[str, int]) -> str:
    """The table as a module."""
    rows = (f'        "{item}": {count},\n' for item, count in sorted(counts.items()))
    return f"{_HEAD}{''.join(rows)}    }}\n)\n"


def main() -> None:
    """Print every item with its cards and tests; with ``--write``, keep the numbers too."""
    cards = Counter(item for card in catalogue() for item in items(card.abilities))
    counts = count_tests()
    for item, count in counts.items():
        sys.stdout.write(f"{item:36} {cards[item]:4} cards {count:4} tests\n")
    if "--write" in sys.argv[1:]:
        TABLE.write_text(written(counts), "utf-8")


if __name__ == "__main__":
    main()
