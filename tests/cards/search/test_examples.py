"""The examples of the help page find what the help page says (B46)."""

from collections.abc import Callable, Iterable

import pytest

from deckbuilder.cards import Card, CardType, Catalogue, Color
from deckbuilder.cards.search import GENERAL_EXAMPLES, KEYS, SearchContext, parse_query
from deckbuilder.cards.search.words import GROUPS, KEYWORDS, ORDERS, STATES

RED, BLUE, GREEN = Color.RED, Color.BLUE, Color.GREEN
MONSTER, BATTLE, STRATEGY = CardType.MONSTER, CardType.BATTLE, CardType.STRATEGY
COPIES = {"EBP01-016": 3, "EBP01-029": 2}
OWNED = {"EBP01-016": 4, "EBP01-029": 1, "EBP01-038": 1}
STANDINGS = {"EBP01-077": "restricted", "EBP01-079": "banned", "EPR-004": "not in pool"}


def standing(card: Card) -> str:
    return STANDINGS.get(card.number, "legal")


CONTEXT = SearchContext(
    counts=COPIES,
    formats={"standard-en": standing, "standard-jp": standing},
    format="standard-en",
    colors=frozenset((RED, Color.WHITE)),
    owned=OWNED,
)


def named(*words: str) -> Callable[[Card], bool]:
    def test(card: Card) -> bool:
        names = [name.casefold() for name in (card.name, *card.nicknames)]
        return all(any(word in name for name in names) for word in words)

    return test


MEANINGS: dict[str, Callable[[Card], bool]] = {
    "ebirah": named("ebirah"),
    "ガイガン": lambda card: "ガイガン" in (card.name_ja or ""),
    '"king caesar"': named("king caesar"),
    "ebp02-0": lambda card: card.number.startswith("EBP02-0"),
    "king 1991": named("king", "1991"),
    "mothra, t:b": lambda card: named("mothra")(card) and card.type is BATTLE,
    "rodan OR anguirus": lambda card: named("rodan")(card) or named("anguirus")(card),
    "rodan | anguirus": lambda card: named("rodan")(card) or named("anguirus")(card),
    "(rodan OR anguirus) c:red": lambda card: (
        (named("rodan")(card) or named("anguirus")(card)) and RED in card.colors
    ),
    "godzilla -t:m": lambda card: named("godzilla")(card) and card.type is not MONSTER,
    "godzilla !t:m": lambda card: named("godzilla")(card) and card.type is not MONSTER,
    "/^god.*\\(19/": lambda card: card.name.startswith("God") and "(19" in card.name,
    "n:rodan": named("rodan"),
    'n="Godzilla(2004)"': lambda card: card.name == "Godzilla(2004)",
    "no:ebp01-0": lambda card: card.number.startswith("EBP01-0"),
    "no:bp02-003": lambda card: card.number == "EBP02-003",
    "t:battle r<=5 c:red": lambda card: card.type is BATTLE and card.rank <= 5 and RED in card.colors,
    "t:ms": lambda card: card.type is not BATTLE,
    "c:rg": lambda card: RED in card.colors or GREEN in card.colors,
    "c=rg": lambda card: set(card.colors) == {RED, GREEN},
    "c:青": lambda card: BLUE in card.colors,
    "r:3..5": lambda card: card.rank in (3, 4, 5),
    "r>=III": lambda card: card.type is MONSTER and card.rank >= 3,
    "r:(2, 7)": lambda card: card.rank in (2, 7),
    "cp>=5000": lambda card: (card.counter_power or 0) >= 5000,
    "c>=5k": lambda card: (card.counter_power or 0) >= 5000,
    "cp:x": lambda card: card.type is BATTLE and card.counter_power is None,
    "th>=35,000": lambda card: (card.threat or 0) >= 35000,
    "t>=25000 r:III": lambda card: card.type is MONSTER and card.rank == 3 and (card.threat or 0) >= 25000,
    "inv=2 c:blue": lambda card: card.invasion == 2 and BLUE in card.colors,
    'trait:"godzilla jr."': lambda card: "Godzilla Jr." in card.traits,
    "tr:final": lambda card: "Final Wars" in card.traits,
    "tr:(mech, weapon)": lambda card: bool({"Mech", "Weapon"} & set(card.traits)),
    'o:"discard pile"': lambda card: "discard pile" in card.text.casefold(),
    "o:/draw [2-9]/": lambda card: any(f"draw {number}" in card.text.casefold() for number in range(2, 10)),
    "kw:burst t:m": lambda card: card.type is MONSTER and "burst" in card.keywords,
    "kw:awakening6": lambda card: "'awakening': 6" in str(card.ability_data),
    "s:ebp01 OR s:ebp02": lambda card: card.set_code in ("EBP01", "EBP02"),
    "s:(ebp01, ebp03)": lambda card: card.set_code in ("EBP01", "EBP03"),
    "s:ebp01..ebp03": lambda card: card.set_code in ("EBP01", "EBP02", "EBP03"),
    "-s:ebp": lambda card: not card.set_code.startswith("EBP"),
    "rar:uc": lambda card: card.rarity == "UC",
    "is:unlimited": lambda card: card.any_copies,
    "-is:token t:b": lambda card: not card.is_token and card.type is BATTLE,
    "legal:standard-en": lambda card: standing(card) in ("legal", "restricted"),
    "banned:standard-jp": lambda card: standing(card) == "banned",
    "restricted:standard-jp": lambda card: standing(card) == "restricted",
    "in:deck t:s": lambda card: card.number in COPIES and card.type is STRATEGY,
    "fits:deck r:1": lambda card: card.rank == 1 and bool({RED, Color.WHITE} & set(card.colors)),
    "qty>=3": lambda card: COPIES.get(card.number, 0) >= 3,
    "owned>=1 r:4": lambda card: card.number in OWNED and card.rank == 4,
    "owned=0": lambda card: card.number not in OWNED,
    "in:deck owned<4": lambda card: card.number in COPIES and OWNED.get(card.number, 0) < 4,
    "t:b order:cp dir:desc": lambda card: card.type is BATTLE,
    "c:r group:type": lambda card: RED in card.colors,
}
EXAMPLES = [example for key in KEYS for example in key.examples] + list(GENERAL_EXAMPLES)


def test_every_example_is_checked() -> None:
    assert {example.query for example in EXAMPLES} == MEANINGS.keys()


@pytest.mark.parametrize("query", MEANINGS)
def test_an_example_finds_what_it_says(query: str, catalogue: Catalogue) -> None:
    found = set(parse_query(query).select(catalogue, CONTEXT))
    assert found == {card for card in catalogue if MEANINGS[query](card)}
    assert 0 < len(found) < len(catalogue)


def test_every_key_explains_itself() -> None:
    for key in KEYS:
        assert key.help.endswith(".")
        assert key.examples or key.name == "dir"


@pytest.mark.parametrize(
    ("key", "words"),
    [("is", STATES), ("keyword", KEYWORDS), ("order", ORDERS), ("group", GROUPS)],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_help_of_a_key_names_every_word_it_takes(key: str, words: Iterable[str]) -> None:
    """Players were told of "a special state" and left to guess which there are."""
    (help_text,) = (each.help for each in KEYS if each.name == key)
    for word in words:
        assert word in help_text
        assert parse_query(f"{key}:{word}")


@pytest.mark.parametrize("command", [*(f"order:{word}" for word in ORDERS), "dir:asc", "dir:desc"])
def test_every_order_sorts_all_cards(command: str, catalogue: Catalogue) -> None:
    found = parse_query(command).select(catalogue, CONTEXT)
    assert sorted(found, key=lambda card: card.sort_key) == list(catalogue.cards)


@pytest.mark.parametrize("group", GROUPS)
def test_every_group_is_read(group: str) -> None:
    assert parse_query(f"group:{group}").group == group
