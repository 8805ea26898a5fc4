"""The grammar that Japanese phrases are built from: things, statements, verb endings, numbers; no rules.

Japanese puts the verb last, so a phrase is a string that ends in its verb in dictionary form, and what the
sentence wants of it (and, may) is a change of that ending. Phrases must not end in anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from deckbuilder.cards.abilities.base import Comparison
from deckbuilder.cards.language import trait_name

_WIDE = str.maketrans("0123456789", "０１２３４５６７８９")

_GODAN = {
    "う": ("い", "って"),
    "く": ("き", "いて"),
    "す": ("し", "して"),
    "つ": ("ち", "って"),
    "ぶ": ("び", "んで"),
}
"""Endings of the verbs that change their last syllable: before a comma, before もよい."""

_STATES = {
    "ある": "あり",
    "いる": "おり",
    "ない": "なく",
    "同じ": "同じで",
    "た": "ており",
}
"""How statements go on, by their ending."""


@dataclass(frozen=True, slots=True)
class Things:
    """Cards with their number: ``noun`` を ``amount`` destroyed, once for every ``per``."""

    noun: str
    amount: str = ""
    """Stands between the noun and the verb: ``１枚まで``, ``すべて``; empty for cards meant as they are."""

    per: str = ""
    """What the number goes by, ``怪獣カード１枚につき、``; begins the phrase."""

    single: bool = False
    """True for at most one card, which may be spoken of as そのカード afterwards."""

    origin: str = ""
    """Where they come from: ``あなたの捨て札から``."""

    def done(self, verb: str) -> str:
        """The phrase with the things as the object of a verb."""
        return f"{self.per}{self.origin}{self.noun}を{self.amount}{verb}"

    def moved(self, how: str) -> str:
        """The same with more than a verb behind the object."""
        return f"{self.per}{self.origin}{self.noun}を{self.amount}{'、' if self.amount else ''}{how}"

    @property
    def whole(self) -> str:
        """The things as a noun: ``相手の交戦カードすべて``."""
        return self.noun + self.amount


@dataclass(frozen=True, slots=True)
class Statement:
    """What must hold, in a form that takes なら and 間 behind it."""

    text: str
    noun: bool = False
    """True when it ends in a noun or a number: ``このカードの怒りが２以上``."""

    def as_case(self) -> str:
        """``...なら、``."""
        return f"{self.text}なら、"

    def as_time(self) -> str:
        """``...間、``: as long as it holds; what has happened is a case for good."""
        if self.text.endswith("た"):
            return self.as_case()
        return f"{self.text}{'の' if self.noun else ''}間、"

    def going_on(self) -> str:
        """``...、`` with another statement to follow."""
        if self.noun:
            return f"{self.text}で、"
        for ending, continued in _STATES.items():
            if self.text.endswith(ending):
                return f"{self.text.removesuffix(ending)}{continued}、"
        return f"{self.text}、かつ"


def both(first: Statement, second: Statement) -> Statement:
    """Two statements as one; two kinds of cards that are there are listed."""
    owner, there = first.text.partition("の")[0] + "の", "がある"
    if all(each.text.startswith(owner) and each.text.endswith(there) for each in (first, second)):
        listed = f"{first.text.removesuffix(there)}と{second.text.removeprefix(owner)}"
        return Statement(listed)
    return Statement(first.going_on() + second.text, second.noun)


# ---- verbs -----------------------------------------------------------------------------------------------


def _forms(phrase: str) -> tuple[str, str]:
    """The phrase before a comma and before もよい."""
    if phrase.endswith("する"):
        stem = phrase.removesuffix("する")
        return f"{stem}し", f"{stem}して"
    if phrase.endswith("ない"):
        return f"{phrase.removesuffix('ない')}ず", f"{phrase.removesuffix('ない')}ないで"
    ending = _GODAN.get(phrase[-1:])
    if ending is not None:
        return phrase[:-1] + ending[0], phrase[:-1] + ending[1]
    return phrase.removesuffix("る"), f"{phrase.removesuffix('る')}て"


def going_on(phrase: str) -> str:
    """The phrase with another to follow: ``破壊する`` becomes ``破壊し``."""
    return _forms(phrase)[0]


def allowed(phrase: str) -> str:
    """What may be done: ``破壊する`` becomes ``破壊してもよい``."""
    return f"{_forms(phrase)[1]}もよい"


def in_turn(phrases: Sequence[str]) -> str:
    """Phrases one after the other, as one."""
    return "".join(f"{going_on(phrase)}、" for phrase in phrases[:-1]) + phrases[-1]


def as_sentences(phrases: Iterable[str]) -> str:
    """Phrases with full stops."""
    return "".join(phrase if phrase.endswith("。") else f"{phrase}。" for phrase in phrases)


# ---- lists, names, numbers -------------------------------------------------------------------------------


def either(parts: Sequence[str]) -> str:
    """One of several: ``赤か青``."""
    return "か".join(parts)


def together(parts: Sequence[str]) -> str:
    """All of several: ``赤と青``."""
    return "と".join(parts)


def quoted(names: Iterable[str]) -> str:
    """Card names in their brackets; within them the English names stand until the text is finished."""
    return either([f"「{name}」" for name in names])


def trait(name: str) -> str:
    """A trait in its brackets."""
    return f"《{trait_name(name, 'ja')}》"


def traits(names: Iterable[str]) -> str:
    """Traits, one of which is enough."""
    return either([trait(name) for name in names])


def number(value: int) -> str:
    """A number as cards print it: one figure wide, more of them narrow."""
    figures = str(abs(value))
    sign = "－" if value < 0 else ""
    return sign + (figures.translate(_WIDE) if len(figures) == 1 else figures)


def signed(value: int) -> str:
    """``＋3000`` or ``－３``."""
    return ("＋" if value >= 0 else "") + number(value)


def span(numbers: Sequence[int]) -> str:
    """``エリア８``, ``エリア１～５``, ``エリア１・５・８``."""
    figures = [number(zone) for zone in numbers]
    if len(numbers) > 1 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"エリア{figures[0]}～{figures[-1]}"
    return f"エリア{'・'.join(figures)}"


def threshold(cmp: Comparison, amount: int, unit: str = "") -> str:
    """``２枚以上``, ``２枚以下``, ``ちょうど２枚``, ``０枚``."""
    count = number(amount) + unit
    if cmp == "==":
        return count if amount == 0 else f"ちょうど{count}"
    return f"{count}{'以上' if cmp == '>=' else '以下'}"
