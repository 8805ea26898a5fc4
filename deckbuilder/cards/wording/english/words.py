"""The grammar that English phrases are built from: nouns, clauses, lists, numbers; it knows no rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from deckbuilder.cards.abilities.base import Comparison, RefName

_SINGULAR = {"be": "is", "have": "has", "were": "was", "cannot": "cannot", "": ""}
_PLURAL = {"be": "are"}
_HISSING = ("s", "sh", "ch", "x", "z")


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun with its determiner: ``this card``, ``all enemy battle cards``."""

    text: str
    plural: bool = False
    person: bool = False
    """True for players: the pronoun is "they"."""

    ref: RefName | None = None
    """The card it stands for, if it stands for one."""

    like: str = ""
    """What it must be like to be meant at all: ``a blue battle card``."""

    @property
    def pronoun(self) -> str:
        """The pronoun as a subject."""
        if self.text == "you":
            return "you"
        return "they" if self.plural or self.person else "it"


@dataclass(frozen=True, slots=True)
class Said:
    """What pronouns stand for at this point of a text."""

    subject: Noun | None = None
    """The subject of the condition just stated; a subject behind it may be a pronoun."""

    topic: Noun | None = None
    """The one card that has just been found, chosen, named: objects and subjects may be a pronoun."""

    like: str = ""
    """What the topic has just been found to be."""


NOTHING_SAID = Said()


@dataclass(frozen=True, slots=True)
class Clause:
    """Verb (in its base form), object and the rest; without a subject an instruction to the reader."""

    verb: str
    object: Noun | None = None
    tail: str = ""
    subject: Noun | None = None

    def text(self, said: Said = NOTHING_SAID) -> str:
        """The clause, with pronouns where ``said`` makes them plain."""
        if self.subject is None:
            return spaced(self.verb, *self._rest(said))
        subject = self._subject(said)
        number_ = replace(self.subject, plural=True) if subject == "they" else self.subject
        return spaced(subject, agree(number_, self.verb), *self._rest(said))

    def predicate(self) -> str:
        """The clause without its subject."""
        return spaced(agree(self.subject or _READER, self.verb), *self._rest(NOTHING_SAID))

    def allowed(self, who: str, said: Said = NOTHING_SAID) -> str:
        """``who`` may do it, or have somebody do it."""
        if self.subject is None:
            return spaced(who, "may", self.verb, *self._rest(said))
        return spaced(who, "may have", self._subject(said), self.verb, *self._rest(said))

    def names_cards(self) -> bool:
        """True if the clause names cards besides its subject."""
        return any(word in spaced(*self._rest(NOTHING_SAID)) for word in ("card", "monster", "token"))

    def but(self, tail: str) -> Clause:
        """The same clause with more behind it."""
        return replace(self, tail=spaced(self.tail, tail))

    def _subject(self, said: Said) -> str:
        assert self.subject is not None
        known = self.subject in (said.subject, said.topic)
        return self.subject.pronoun if known else self.subject.text

    def _rest(self, said: Said) -> tuple[str, str]:
        thing = "" if self.object is None else _object(self.object, said)
        if self.subject is not None and self.subject.ref == "self":
            # A clause about this card does not name it twice.
            return with_pronouns(thing), with_pronouns(self.tail)
        return thing, self.tail


def _object(noun: Noun, said: Said) -> str:
    """The noun as an object, with what it must be like if that has not been said."""
    if said.topic is not None and replace(noun, like="") == said.topic:
        pronoun = "them" if noun.plural else "it"
        return pronoun if noun.like in ("", said.like) else f"{pronoun}, if it is {noun.like}"
    return noun.text + (f", if it is {noun.like}" if noun.like else "")


_READER = Noun("you", plural=True)


def with_pronouns(text: str) -> str:
    """The text with this card as "it"."""
    return text.replace("this card's", "its").replace("this card", "it")


def agree(subject: Noun, verb: str) -> str:
    """The present form of ``verb`` that goes with ``subject``."""
    if subject.plural:
        return _PLURAL.get(verb, verb)
    if verb in _SINGULAR:
        return _SINGULAR[verb]
    return verb + ("es" if verb.endswith(_HISSING) else "s")


def linked(clauses: Sequence[Clause], said: Said = NOTHING_SAID) -> str:
    """Clauses as one statement with "and"; what the next shares with the one before is not repeated."""
    parts: list[str] = []
    before: Clause | None = None
    for clause in clauses:
        if before is None or before.subject != clause.subject:
            parts.append(clause.text(said if before is None else NOTHING_SAID))
        elif before.verb == clause.verb:
            parts.append(
                clause.predicate().removeprefix(agree(clause.subject or _READER, clause.verb)).strip()
            )
        else:
            parts.append(clause.predicate())
        before = clause
    word = "or" if all(clause.verb == "cannot" for clause in clauses) else "and"
    return listed(parts, word)


def spaced(*parts: str) -> str:
    """The parts that are not empty, with spaces between."""
    return " ".join(part for part in parts if part)


def listed(parts: Sequence[str], word: str) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def in_turn(parts: Sequence[str]) -> str:
    """Instructions one after the other: ``a, then b``, ``a, b, then c``."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])}, then {parts[-1]}"


def capital(text: str) -> str:
    """The text with its first letter as a capital."""
    return text[:1].upper() + text[1:]


def as_sentences(parts: Iterable[str]) -> str:
    """Sentences with capitals and full stops."""
    return " ".join(capital(part) + ("" if part.endswith(".") else ".") for part in parts)


def a(noun: str) -> str:
    """``a`` or ``an`` and the noun."""
    first = noun.lstrip('"')[:1].lower()
    return f"{'an' if first in 'aeio' else 'a'} {noun}"


def plural(noun: str, many: bool = True) -> str:
    """The plural of a noun whose last word takes it, if there are many."""
    return noun + "s" if many else noun


def quoted(names: Sequence[str], word: str = "or") -> str:
    """Card names in quotation marks."""
    return listed([f'"{name}"' for name in names], word)


def number(value: int) -> str:
    """``10,000``, with a true minus sign."""
    return f"{value:,}".replace("-", "−")


def signed(value: int) -> str:
    """``+3,000`` or ``−3,000``."""
    return f"{value:+,}".replace("-", "−")


def span(numbers: Sequence[int]) -> str:
    """``zone 8``, ``zones 1 to 5``, ``zones 1, 5 and 8``."""
    if len(numbers) == 1:
        return f"zone {numbers[0]}"
    if len(numbers) > 2 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"zones {numbers[0]} to {numbers[-1]}"
    return f"zones {listed([str(zone) for zone in numbers], 'and')}"


def threshold(cmp: Comparison, amount: int) -> str:
    """``2 or more``, ``at most 2``, ``exactly 2``, ``no``."""
    if cmp == ">=":
        return f"{number(amount)} or more"
    if amount == 0:
        return "no"
    return f"{'at most' if cmp == '<=' else 'exactly'} {number(amount)}"
