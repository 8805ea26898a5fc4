"""Every key of the search language: spellings, operators, a sentence of help, examples that are tests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .words import GROUPS, KEYWORDS, ORDERS, STATES

EQUALITY = frozenset((":", "=", "!="))
COMPARISON = EQUALITY | {"<", "<=", ">", ">="}
PLAIN = frozenset((":", "="))


@dataclass(frozen=True, slots=True)
class Example:
    """A search text for the help page and what it finds."""

    query: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Key:
    """One key of the language."""

    name: str
    spellings: tuple[str, ...]
    """Every spelling, the usual one first."""

    help: str
    operators: frozenset[str]
    examples: tuple[Example, ...] = ()


KEYS: tuple[Key, ...] = (
    Key(
        "name",
        ("n", "name"),
        "English or Japanese name or nickname; = wants the whole name.",
        EQUALITY,
        (
            Example("n:rodan", "Rodan somewhere in the name"),
            Example('n="Godzilla(2004)"', "exactly that name"),
        ),
    ),
    Key(
        "number",
        ("no", "number"),
        "Card number, or how it begins.",
        EQUALITY,
        (
            Example("no:ebp01-0", "numbers that begin so"),
            Example("no:bp02-003", "the Japanese spelling finds EBP02-003"),
        ),
    ),
    Key(
        "type",
        ("t", "type"),
        "Type: monster, battle, strategy or m, b, s; several letters mean any of them.",
        EQUALITY,
        (
            Example("t:battle r<=5 c:red", "red battle cards of rank 5 at most"),
            Example("t:ms", "monsters and strategy cards"),
        ),
    ),
    Key(
        "color",
        ("c", "color", "colour"),
        "Colour by word, letter (r b g w) or in Japanese: c: any of them, c= exactly them, c>= all of them.",
        COMPARISON,
        (
            Example("c:rg", "red or green, perhaps with other colours"),
            Example("c=rg", "red and green and nothing else"),
            Example("c:青", "blue"),
        ),
    ),
    Key(
        "rank",
        ("r", "rank"),
        "Rank; Roman numerals mean monsters only.",
        COMPARISON,
        (
            Example("r:3..5", "rank 3, 4 or 5"),
            Example("r>=III", "monsters of rank III and IV"),
            Example("r:(2, 7)", "rank 2 or 7"),
        ),
    ),
    Key(
        "cp",
        ("cp", "counter"),
        "Counter power of a battle card; x is a printed X. Also c with a number.",
        COMPARISON,
        (
            Example("cp>=5000", "battle cards with 5,000 or more"),
            Example("c>=5k", "the same, shorter"),
            Example("cp:x", "battle cards with a printed X"),
        ),
    ),
    Key(
        "threat",
        ("th", "threat"),
        "Threat of a monster; x is a printed X. Also t with a number.",
        COMPARISON,
        (
            Example("th>=35,000", "monsters with 35,000 or more"),
            Example("t>=25000 r:III", "rank III monsters with 25,000 or more"),
        ),
    ),
    Key(
        "step",
        ("inv", "step", "invasion"),
        "Invasion step: 1, 2 or none.",
        COMPARISON,
        (Example("inv=2 c:blue", "blue cards with step 2"),),
    ),
    Key(
        "trait",
        ("tr", "trait"),
        "Trait: the one of that name, or else those with a word that begins so.",
        EQUALITY,
        (
            Example('trait:"godzilla jr."', "that trait and not plain Godzilla"),
            Example("tr:final", "Final Wars"),
            Example("tr:(mech, weapon)", "Mech or Weapon"),
        ),
    ),
    Key(
        "text",
        ("o", "text"),
        "Rules text has this word, phrase or pattern.",
        PLAIN,
        (
            Example('o:"discard pile"', "that phrase in the text"),
            Example("o:/draw [2-9]/", "draws 2 or more"),
        ),
    ),
    Key(
        "keyword",
        ("kw", "keyword"),
        f"Keyword or icon, the first three with a number if you like: {', '.join(KEYWORDS)}.",
        EQUALITY,
        (
            Example("kw:burst t:m", "monsters with Burst"),
            Example("kw:awakening6", "cards with Awakening 6"),
        ),
    ),
    Key(
        "set",
        ("s", "set", "e"),
        "Set by code, how its code begins, a range of codes, or its name.",
        EQUALITY,
        (
            Example("s:ebp01 OR s:ebp02", "Booster 01 or 02"),
            Example("s:(ebp01, ebp03)", "Booster 01 or 03"),
            Example("s:ebp01..ebp03", "Booster 01 to 03"),
            Example("-s:ebp", "everything but boosters"),
        ),
    ),
    Key(
        "rarity",
        ("rar", "rarity"),
        "Rarity, where it is known.",
        EQUALITY,
        (Example("rar:uc", "uncommon cards"),),
    ),
    Key(
        "is",
        ("is",),
        f"A state: {', '.join(f'{state} ({meaning})' for state, meaning in STATES.items())}.",
        EQUALITY,
        (
            Example("is:unlimited", "any number of copies may be in a deck"),
            Example("-is:token t:b", "battle cards without the tokens"),
        ),
    ),
    Key(
        "legal",
        ("legal",),
        "May be played in the format, perhaps with fewer copies; legal:deck is the deck's own format.",
        EQUALITY,
        (Example("legal:standard-en", "playable in the English standard format"),),
    ),
    Key(
        "banned",
        ("banned",),
        "Forbidden by the format's list.",
        EQUALITY,
        (Example("banned:standard-jp", "not allowed in the Japanese standard format"),),
    ),
    Key(
        "restricted",
        ("restricted",),
        "Limited by the format's list to fewer copies.",
        EQUALITY,
        (Example("restricted:standard-jp", "limited in the Japanese standard format"),),
    ),
    Key(
        "in",
        ("in",),
        "Only cards in the open deck.",
        EQUALITY,
        (Example("in:deck t:s", "the deck's strategy cards"),),
    ),
    Key(
        "fits",
        ("fits",),
        "Only cards whose colours the open deck may hold.",
        EQUALITY,
        (Example("fits:deck r:1", "rank 1 cards that fit the deck's colours"),),
    ),
    Key(
        "qty",
        ("qty", "copies"),
        "Copies in the open deck.",
        COMPARISON,
        (Example("qty>=3", "three or more copies in the deck"),),
    ),
    Key(
        "owned",
        ("owned", "have"),
        "Copies in your collection, all prints of the card together.",
        COMPARISON,
        (
            Example("owned>=1 r:4", "rank 4 cards that you own"),
            Example("owned=0", "cards that you do not own"),
            Example("in:deck owned<4", "the deck's cards of which you own fewer than 4"),
        ),
    ),
    Key(
        "order",
        ("order", "sort"),
        f"Sorts the list: {', '.join(ORDERS)}.",
        PLAIN,
        (Example("t:b order:cp dir:desc", "battle cards, the strongest first"),),
    ),
    Key("dir", ("dir", "direction"), "Sorts from small to large (asc) or large to small (desc).", PLAIN),
    Key(
        "group",
        ("group",),
        f"Groups the list: {', '.join(GROUPS)}.",
        PLAIN,
        (Example("c:r group:type", "red cards under their types"),),
    ),
)

VIEW_KEYS = ("order", "dir", "group")
"""These say how the list looks, not what is in it."""

BY_SPELLING: Mapping[str, Key] = {spelling: key for key in KEYS for spelling in key.spellings}

GENERAL_EXAMPLES: tuple[Example, ...] = (
    Example("ebirah", "Ebirah somewhere in the name or a nickname"),
    Example("ガイガン", "Japanese names, in any kana"),
    Example('"king caesar"', "the words together"),
    Example("ebp02-0", "a number, or how it begins"),
    Example("king 1991", "both words in the name, in any order"),
    Example("mothra, t:b", "a comma means and"),
    Example("rodan OR anguirus", "either"),
    Example("rodan | anguirus", "the same"),
    Example("(rodan OR anguirus) c:red", "brackets first"),
    Example("godzilla -t:m", "- means not"),
    Example("godzilla !t:m", "! means not"),
    Example("/^god.*\\(19/", "a pattern for the name"),
)
"""What needs no key."""
