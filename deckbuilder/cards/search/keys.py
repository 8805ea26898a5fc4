"""Every key of the search language: spellings, operators, a sentence of help, examples that are tests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from deckbuilder.cards.messages import joined, say

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
        say("English or Japanese name or nickname; = wants the whole name."),
        EQUALITY,
        (
            Example("n:rodan", say("Rodan somewhere in the name")),
            Example('n="Godzilla(2004)"', say("exactly that name")),
        ),
    ),
    Key(
        "number",
        ("no", "number"),
        say("Card number, or how it begins."),
        EQUALITY,
        (
            Example("no:ebp01-0", say("numbers that begin so")),
            Example("no:bp02-003", say("the Japanese spelling finds EBP02-003")),
        ),
    ),
    Key(
        "type",
        ("t", "type"),
        say("Type: monster, battle, strategy or m, b, s; several letters mean any of them."),
        EQUALITY,
        (
            Example("t:battle r<=5 c:red", say("red battle cards of rank 5 at most")),
            Example("t:ms", say("monsters and strategy cards")),
        ),
    ),
    Key(
        "color",
        ("c", "color", "colour"),
        say(
            "Colour by word, letter (r b g w) or in Japanese: "
            "c: any of them, c= exactly them, c>= all of them."
        ),
        COMPARISON,
        (
            Example("c:rg", say("red or green, perhaps with other colours")),
            Example("c=rg", say("red and green and nothing else")),
            Example("c:青", say("blue")),
        ),
    ),
    Key(
        "rank",
        ("r", "rank"),
        say("Rank; Roman numerals mean monsters only."),
        COMPARISON,
        (
            Example("r:3..5", say("rank 3, 4 or 5")),
            Example("r>=III", say("monsters of rank III and IV")),
            Example("r:(2, 7)", say("rank 2 or 7")),
        ),
    ),
    Key(
        "cp",
        ("cp", "counter"),
        say("Counter power of a battle card; x is a printed X. Also c with a number."),
        COMPARISON,
        (
            Example("cp>=5000", say("battle cards with 5,000 or more")),
            Example("c>=5k", say("the same, shorter")),
            Example("cp:x", say("battle cards with a printed X")),
        ),
    ),
    Key(
        "threat",
        ("th", "threat"),
        say("Threat of a monster; x is a printed X. Also t with a number."),
        COMPARISON,
        (
            Example("th>=35,000", say("monsters with 35,000 or more")),
            Example("t>=25000 r:III", say("rank III monsters with 25,000 or more")),
        ),
    ),
    Key(
        "step",
        ("inv", "step", "invasion"),
        say("Invasion step: 1, 2 or none."),
        COMPARISON,
        (Example("inv=2 c:blue", say("blue cards with step 2")),),
    ),
    Key(
        "trait",
        ("tr", "trait"),
        say("Trait: the one of that name, or else those with a word that begins so."),
        EQUALITY,
        (
            Example('trait:"godzilla jr."', say("that trait and not plain Godzilla")),
            Example("tr:final", say("Final Wars")),
            Example("tr:(mech, weapon)", say("Mech or Weapon")),
        ),
    ),
    Key(
        "text",
        ("o", "text"),
        say("Rules text has this word, phrase or pattern."),
        PLAIN,
        (
            Example('o:"discard pile"', say("that phrase in the text")),
            Example("o:/draw [2-9]/", say("draws 2 or more")),
        ),
    ),
    Key(
        "keyword",
        ("kw", "keyword"),
        say(
            "Keyword or icon, the first three with a number if you like: {keywords}.",
            keywords=joined(KEYWORDS),
        ),
        EQUALITY,
        (
            Example("kw:burst t:m", say("monsters with Burst")),
            Example("kw:awakening6", say("cards with Awakening 6")),
        ),
    ),
    Key(
        "set",
        ("s", "set", "e"),
        say("Set by code, how its code begins, a range of codes, or its name."),
        EQUALITY,
        (
            Example("s:ebp01 OR s:ebp02", say("Booster 01 or 02")),
            Example("s:(ebp01, ebp03)", say("Booster 01 or 03")),
            Example("s:ebp01..ebp03", say("Booster 01 to 03")),
            Example("-s:ebp", say("everything but boosters")),
        ),
    ),
    Key(
        "rarity",
        ("rar", "rarity"),
        say("Rarity, where it is known."),
        EQUALITY,
        (Example("rar:uc", say("uncommon cards")),),
    ),
    Key(
        "is",
        ("is",),
        say(
            "A state: {states}.",
            states=joined(
                say("{state} ({meaning})", state=state, meaning=meaning) for state, meaning in STATES.items()
            ),
        ),
        EQUALITY,
        (
            Example("is:unlimited", say("any number of copies may be in a deck")),
            Example("-is:token t:b", say("battle cards without the tokens")),
        ),
    ),
    Key(
        "legal",
        ("legal",),
        say("May be played in the format, perhaps with fewer copies; legal:deck is the deck's own format."),
        EQUALITY,
        (Example("legal:standard-en", say("playable in the English standard format")),),
    ),
    Key(
        "banned",
        ("banned",),
        say("Forbidden by the format's list."),
        EQUALITY,
        (Example("banned:standard-jp", say("not allowed in the Japanese standard format")),),
    ),
    Key(
        "restricted",
        ("restricted",),
        say("Limited by the format's list to fewer copies."),
        EQUALITY,
        (Example("restricted:standard-jp", say("limited in the Japanese standard format")),),
    ),
    Key(
        "in",
        ("in",),
        say("Only cards in the open deck."),
        EQUALITY,
        (Example("in:deck t:s", say("the deck's strategy cards")),),
    ),
    Key(
        "fits",
        ("fits",),
        say("Only cards whose colours the open deck may hold."),
        EQUALITY,
        (Example("fits:deck r:1", say("rank 1 cards that fit the deck's colours")),),
    ),
    Key(
        "qty",
        ("qty", "copies"),
        say("Copies in the open deck."),
        COMPARISON,
        (Example("qty>=3", say("three or more copies in the deck")),),
    ),
    Key(
        "owned",
        ("owned", "have"),
        say("Copies in your collection, all prints of the card together."),
        COMPARISON,
        (
            Example("owned>=1 r:4", say("rank 4 cards that you own")),
            Example("owned=0", say("cards that you do not own")),
            Example("in:deck owned<4", say("the deck's cards of which you own fewer than 4")),
        ),
    ),
    Key(
        "order",
        ("order", "sort"),
        say("Sorts the list: {orders}.", orders=joined(ORDERS)),
        PLAIN,
        (Example("t:b order:cp dir:desc", say("battle cards, the strongest first")),),
    ),
    Key("dir", ("dir", "direction"), say("Sorts from small to large (asc) or large to small (desc)."), PLAIN),
    Key(
        "group",
        ("group",),
        say("Groups the list: {groups}.", groups=joined(GROUPS)),
        PLAIN,
        (Example("c:r group:type", say("red cards under their types")),),
    ),
)

VIEW_KEYS = ("order", "dir", "group")
"""These say how the list looks, not what is in it."""

BY_SPELLING: Mapping[str, Key] = {spelling: key for key in KEYS for spelling in key.spellings}

GENERAL_EXAMPLES: tuple[Example, ...] = (
    Example("ebirah", say("Ebirah somewhere in the name or a nickname")),
    Example("ガイガン", say("Japanese names, in any kana")),
    Example('"king caesar"', say("the words together")),
    Example("ebp02-0", say("a number, or how it begins")),
    Example("king 1991", say("both words in the name, in any order")),
    Example("mothra, t:b", say("a comma means and")),
    Example("rodan OR anguirus", say("either")),
    Example("rodan | anguirus", say("the same")),
    Example("(rodan OR anguirus) c:red", say("brackets first")),
    Example("godzilla -t:m", say("- means not")),
    Example("godzilla !t:m", say("! means not")),
    Example("/^god.*\\(19/", say("a pattern for the name")),
)
"""What needs no key."""
