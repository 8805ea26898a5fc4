"""What two catalogues say differently of the same cards, field by field."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from deckbuilder.cards.card import Card, CardStatus
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import CardType, Region
from deckbuilder.cards.language import color_word, type_word
from deckbuilder.cards.messages import Message, all_of, joined, say
from deckbuilder.cards.numbers import CardNumber, natural_key


@dataclass(frozen=True, slots=True)
class FieldChange:
    """One thing about a card, now and afterwards; empty for what is not printed."""

    field: Message
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class CardChange:
    """One card that comes, goes or becomes another."""

    number: CardNumber
    old: Card | None
    new: Card | None
    shipped: bool
    """The number is that of a card that comes with the program, so that this is a correction of it."""

    fields: tuple[FieldChange, ...] = ()
    """What is different; nothing for a card that comes or goes."""

    @property
    def name(self) -> str:
        """What the card is called afterwards, or was until then."""
        card = self.new or self.old
        return card.name if card else ""


def card_changes(now: Catalogue, then: Catalogue, shipped: Catalogue) -> tuple[CardChange, ...]:
    """Every card that is not the same in both, in natural order of the numbers."""
    numbers = {card.number for catalogue in (now, then) for card in catalogue}
    changes = (_change(number, now, then, shipped) for number in sorted(numbers, key=natural_key))
    return tuple(change for change in changes if change.fields or change.old is None or change.new is None)


def differences(old: Card, new: Card) -> tuple[FieldChange, ...]:
    """What is different of two cards."""
    told = (FieldChange(field, tell(old), tell(new)) for field, tell in _FIELDS.items())
    changes = [change for change in told if change.old != change.new]
    if (old.ability_data, old.manual) != (new.ability_data, new.manual):
        changes.append(_of_abilities(old, new))
    return tuple(changes)


def facts_in_words(card: Card) -> Message:
    """A card in a line: ``red and white battle card, rank 3, counter power 4,000``."""
    power = {
        CardType.MONSTER: say("threat {power}", power=card.power_label),
        CardType.BATTLE: say("counter power {power}", power=card.power_label),
    }.get(card.type)
    return joined(
        (
            say("{colors} {type} card", colors=_colors(card), type=type_word(card.type)),
            say("rank {rank}", rank=card.rank_label),
            *((power,) if power else ()),
        )
    )


def abilities_in_words(card: Card, unplayable: Mapping[CardNumber, str]) -> Message:
    """How far the abilities of a card are carried out in games."""
    if card.status is CardStatus.MANUAL:
        return say("abilities cannot be read; played by hand")
    if card.number in unplayable:
        return say("abilities are shown, but games cannot carry all of them out yet")
    return say("no abilities" if card.status is CardStatus.VANILLA else "abilities are played in full")


def _change(number: CardNumber, now: Catalogue, then: Catalogue, shipped: Catalogue) -> CardChange:
    old = now.get(number)
    new = then.get(number)
    fields = differences(old, new) if old and new else ()
    return CardChange(number, old, new, number in shipped, fields)


def _colors(card: Card) -> Message:
    return all_of(map(color_word, card.colors))


def _traits(traits: Sequence[str]) -> str:
    return joined(map(say, traits)) if traits else ""


def _power_of(type_: CardType) -> Callable[[Card], str]:
    return lambda card: card.power_label if card.type is type_ else ""


_FIELDS: Mapping[Message, Callable[[Card], str]] = {
    say("name"): lambda card: card.name,
    say("Japanese name"): lambda card: card.name_ja or "",
    say("type"): lambda card: type_word(card.type),
    say("rank"): lambda card: card.rank_label,
    say("colours"): _colors,
    say("traits"): lambda card: _traits(card.traits),
    say("traits of the English print"): lambda card: _traits(card.traits_by_region.get(Region.EN, ())),
    say("traits of the Japanese print"): lambda card: _traits(card.traits_by_region.get(Region.JP, ())),
    say("threat"): _power_of(CardType.MONSTER),
    say("counter power"): _power_of(CardType.BATTLE),
    say("invasion step"): lambda card: str(card.invasion or ""),
    say("rarity"): lambda card: card.rarity or "",
    say("nicknames"): lambda card: ", ".join(card.nicknames),
}
"""How each fact of a card is told; the abilities are told apart."""


def _of_abilities(old: Card, new: Card) -> FieldChange:
    before, after = _text(old), _text(new)
    if before == after:  # a key that says what was meant before, too
        after = say("the same in words, described in another way")
    return FieldChange(say("abilities"), before, after)


def _text(card: Card) -> str:
    if card.manual:
        return say("cannot be read; played by hand")
    return card.text.replace("\n", " ") or say("none")
