"""The rules the rank I monster makes: the deck's colours and the conditions of Resonance (R4.8 to R4.14)."""

from __future__ import annotations

from collections.abc import Iterator

from deckbuilder.cards.card import Card, Requirement
from deckbuilder.cards.facts import CardType, Color, Region
from deckbuilder.cards.language import color_word, type_word
from deckbuilder.cards.messages import say
from deckbuilder.cards.names import in_sentence
from deckbuilder.decks.words import all_of, cards, one_of, traits_of

from . import fixes
from .reading import Reading, Use
from .violation import Code, Severity, Value, Violation


def allowed_colors(reading: Reading) -> frozenset[Color] | None:
    """The colours the rank I monster allows, white among them; None without a rank I monster.

    With several rank I monsters, itself a violation, only what none of them allows is certainly wrong.
    """
    leaders = reading.monsters.get(1)
    if not leaders:
        return None
    return frozenset(color for use in leaders for color in leader_colors(use.card))


def leader_colors(leader: Card) -> frozenset[Color]:
    """The colours that one rank I monster allows, white among them (R4.8, R4.10, R4.11)."""
    return frozenset(leader.resonance.colors if leader.resonance else leader.colors) | {Color.WHITE}


def colors(reading: Reading) -> Iterator[Violation]:
    """Every card of both decks is white or has a colour of the rank I monster (R4.8 to R4.11)."""
    allowed = allowed_colors(reading)
    if allowed is None:
        return
    listed = [color for color in Color if color in allowed]
    for number, use in reading.uses.items():
        if not allowed.isdisjoint(use.card.colors):
            continue
        yield Violation(
            Code.COLOR,
            _color_rule(reading),
            Severity.ERROR,
            (number,),
            "/".join(use.card.colors),
            "/".join(listed),
            say(
                "{card} is {colors}, the rank I monster allows {allowed}",
                card=reading.label(number),
                colors=all_of(map(color_word, use.card.colors)),
                allowed=all_of(map(color_word, listed)),
            ),
            say("colours of the rank I monster"),
            fixes.remove_all(reading, number),
        )


def _color_rule(reading: Reading) -> str:
    leader = reading.monsters[1][0].card
    if leader.resonance:
        return "R4.11"
    return "R4.10" if len(leader.colors) > 1 else "R4.8"


def resonance(reading: Reading) -> Iterator[Violation]:
    """Both decks meet every condition of the rank I monster's Resonance, white cards too (R4.11 to R4.14)."""
    leaders = reading.monsters.get(1, [])
    if len(leaders) != 1 or leaders[0].card.resonance is None:
        return
    for requirement in leaders[0].card.resonance.requirements:
        yield from _requirement(reading, leaders[0].card, requirement)


def _requirement(reading: Reading, leader: Card, requirement: Requirement) -> Iterator[Violation]:
    """One condition of a Resonance (R4.13).

    White cards are not exempt from it, and only the main deck can reach a minimum (R4.14, confidence M: read
    from the wording that both decks must meet the conditions).
    """
    concerned = [use for use in reading.uses.values() if use.card.type is requirement.type]
    for use in concerned:
        if lacks_trait(use.card, requirement, reading.format.region):
            yield _wrong_trait(reading, leader, requirement, use)
        if requirement.rank_min is not None and use.card.rank < requirement.rank_min:
            yield _wrong_rank(reading, leader, requirement, use, requirement.rank_min)
    main = sum(use.main for use in concerned)
    if requirement.min_count is not None and main < requirement.min_count:
        yield _too_few(leader, requirement.type, main, requirement.min_count)


def lacks_trait(card: Card, requirement: Requirement, region: Region) -> bool:
    """Whether a card of the type concerned has none of the traits a condition asks for."""
    return bool(requirement.traits) and set(requirement.traits).isdisjoint(card.traits_in(region))


def _wrong_trait(reading: Reading, leader: Card, requirement: Requirement, use: Use) -> Violation:
    traits = use.card.traits_in(reading.format.region)
    return _misfit(
        reading,
        leader,
        use,
        Code.RESONANCE_TRAIT,
        ", ".join(traits),
        one_of(requirement.traits),
        say(
            "{card} has {traits}, every {type} card needs {needed}",
            card=reading.label(use.card.number),
            traits=traits_of(traits),
            type=type_word(requirement.type),
            needed=one_of(map(say, requirement.traits)),
        ),
    )


def _wrong_rank(
    reading: Reading, leader: Card, requirement: Requirement, use: Use, rank_min: int
) -> Violation:
    return _misfit(
        reading,
        leader,
        use,
        Code.RESONANCE_RANK,
        use.card.rank,
        rank_min,
        say(
            "{card} is rank {rank}, every {type} card needs rank {least} or higher",
            card=reading.label(use.card.number),
            rank=use.card.rank,
            type=type_word(requirement.type),
            least=rank_min,
        ),
    )


def _misfit(
    reading: Reading, leader: Card, use: Use, code: Code, actual: Value, allowed: Value, sentence: str
) -> Violation:
    number = use.card.number
    return Violation(
        code,
        "R4.13",
        Severity.ERROR,
        (number,),
        actual,
        allowed,
        sentence,
        say("Resonance of {name}", name=in_sentence(leader.name)),
        fixes.remove_all(reading, number),
    )


def _too_few(leader: Card, type_: CardType, actual: int, needed: int) -> Violation:
    return Violation(
        Code.RESONANCE_COUNT,
        "R4.13",
        Severity.ERROR,
        (leader.number,),
        actual,
        needed,
        say("Main deck has {cards}, needs at least {needed}", cards=cards(actual, type_), needed=needed),
        say("Resonance of {name}", name=in_sentence(leader.name)),
    )
